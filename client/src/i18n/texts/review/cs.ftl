### Přehrávání a rozbory.

## Přehrávání

replay-position = Krok { $step } z { $total }
replay-slider = Krok partie
replay-back = O krok zpět
replay-on = O krok dál
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
replay-slow = pomalu
replay-usual = středně
replay-fast = rychle
replay-eyes = Číma očima
replay-spectator = divák
replay-share = Kopírovat odkaz na tento okamžik
replay-keys = Šipky jdou zpět a dál, Home a End na první a poslední krok, mezerník přehrává a zastavuje.

## Rozbor

review-title = Rozbor: { $game }
review-thinking = Promyšleno: { $done } z { $total } rozhodnutí
review-done = Celá partie je promyšlena.
review-percent = { $value } %
review-course = Průběh partie
review-course-text = Každý kopec je naděje jednoho hráče na výhru, posouzená podle toho, co tehdy věděl: u paty žádná, u tečkované čáry jistota. Čísla označují nejdražší tahy.
review-hill = { $name }: na začátku { $start }, na konci { $end }
review-numbers = Totéž v číslech
review-move = Tah
review-chance-best = Naděje s nejlepším tahem
review-chance = Naděje s hraným tahem
review-whose = Čí tahy
review-everybody = všechny
review-decision = Tah { $number }: { $name }
review-played = Hráno
review-better = Lepší
review-better-too = Také lepší
review-cost = darováno { $share }
review-cost-sure = darováno { $share }, s přesností { $error }
review-chance-then = Naděje: { $share }
review-true = Jak to bylo doopravdy: všechny ruce
review-hands = Všechny ruce v tu chvíli
review-no-cards = žádné karty
review-from-here = Přehrát odtud
review-summary = Vlastní hra a všechno ostatní
review-best-of = { $found } z { $count }

## Záznamy

replays-mine = Moje partie
replays-more = Zobrazit další
replays-none = Žádná tvoje partie zatím neskončila.
replays-file = Ze souboru
replays-file-text = Záznam je jediný textový soubor: stažený zde po partii, nebo uložený terminálem. Přehraje se podle pravidel a nic z něj se neukládá.
replays-choose = Vybrat záznam …
replays-refused = Tento záznam nelze přehrát: { $detail }

## Poctivé míchání

fair-intro = Tvůj vlastní prohlížeč vše ze záznamu rozdá znovu a porovná; serveru věřit nemusí.
fair-verdict = Všechno souhlasí.
fair-verdict-bad = Něco nesouhlasí.
fair-record-bad = Toto není úplný záznam partie.
fair-sum = Záznam je takový, jak byl zapsán: jeho kontrolní součet souhlasí.
fair-sum-bad = Záznam byl změněn: jeho kontrolní součet nesouhlasí.
fair-commitment = Tajemství odpovídá zveřejněnému otisku.
fair-commitment-bad = Tajemství otisku neodpovídá.
fair-noted = Je to otisk, který si toto zařízení poznamenalo před první kartou.
fair-noted-bad = Je to jiný otisk než ten, který si toto zařízení poznamenalo před první kartou.
fair-noted-late = Je to otisk, který si toto zařízení poznamenalo, když přišlo ke stolu.
fair-noted-late-bad = Je to jiný otisk než ten, který si toto zařízení poznamenalo, když přišlo ke stolu.
fair-not-noted = Toto zařízení u stolu nebylo, a tak si předem žádný otisk nepoznamenalo.
fair-salt = { $others ->
    [0] Míchalo se z tajemství a z náhody, kterou přidalo toto zařízení, a z ničeho jiného.
    [one] Míchalo se z tajemství, z náhody, kterou přidalo toto zařízení, a z náhody jednoho dalšího.
    [few] Míchalo se z tajemství, z náhody, kterou přidalo toto zařízení, a z náhody { $others } dalších.
   *[other] Míchalo se z tajemství, z náhody, kterou přidalo toto zařízení, a z náhody { $others } dalších.
 }
fair-salt-bad = Náhoda, kterou přidalo toto zařízení, chybí.
fair-first-seat = Kdo začínal, bylo vylosováno z tajemství.
fair-first-seat-bad = Podle tajemství by začínal někdo jiný.
fair-shuffles = { $count ->
    [one] Zamíchání je takové, jaké určuje tajemství.
    [few] Každé z { $count } zamíchání je takové, jaké určuje tajemství.
   *[other] Každé z { $count } zamíchání je takové, jaké určuje tajemství.
 }
fair-shuffles-bad = Zamíchání na řádku { $line } není takové, jaké určuje tajemství.
fair-stated = { $count ->
    [one] Jedno zamíchání bylo připraveno úmyslně a nelze je ověřit.
    [few] { $count } zamíchání byla připravena úmyslně a nelze je ověřit.
   *[other] { $count } zamíchání bylo připraveno úmyslně a nelze je ověřit.
 }
fair-own-deck = Hrálo se s vlastními kartami: jaké jsou a jak jsou očíslované, říká jen záznam.
fair-by-hand = Ověřit bez nás
fair-by-hand-text = Po partii bylo tajemství prozrazeno. Z těchto řádků může každý spočítat každé zamíchání; docs/records.md říká jak a tento příkaz to udělá a přehraje každý tah podle pravidel:
