### Přehrávání a rozbory.

## Přehrávání

replay-position = Krok { $step } z { $total }
replay-slider = Krok partie
replay-back = O krok zpět
replay-on = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost
replay-slow = pomalu
replay-usual = normálně
replay-fast = rychle
replay-eyes = Pohled
replay-spectator = divák
replay-share = Kopírovat odkaz na tento okamžik
replay-keys = Šipky jdou zpět a dál, Home a End na první a poslední krok, mezerník přehrává a zastavuje.

## Rozbor

review-title = Rozbor: { $game }
review-thinking = Rozebráno: { $done } z { $total } tahů
review-done = Rozbor je hotový.
review-percent = { $value } %
review-course = Průběh partie
review-course-text = Každý kopec ukazuje šanci jednoho hráče na výhru, posouzenou podle toho, co tehdy věděl: úpatí je 0 %, tečkovaná čára 100 %. Čísla označují nejdražší tahy.
review-hill = { $name }: na začátku { $start }, na konci { $end }
review-numbers = Totéž v číslech
review-move = Tah
review-chance-best = Šance s nejlepším tahem
review-chance = Šance se zahraným tahem
review-whose = Čí tahy
review-everybody = všechny
review-decision = Tah { $number }: { $name }
review-played = Zahráno
review-better = Lepší
review-better-too = Také lepší
review-cost = ztráta { $share }
review-cost-sure = ztráta { $share }, plus minus { $error }
review-chance-then = Šance: { $share }
review-true = Ukázat karty všech hráčů
review-hands = Karty všech hráčů v tu chvíli
review-no-cards = žádné karty
review-from-here = Přehrát odtud
review-summary = Umění a štěstí
review-best-of = { $found } z { $count }

## Moje partie

games-unfinished = Rozehrané
games-finished = Dohrané
games-more = Zobrazit další
games-won = Výhra { $scores }
games-lost = Prohra { $scores }
games-shared = Dělená výhra { $scores }
games-place = { $place }. místo z { $count }
games-none = Zatím tu nic není. Zahraj si partii: tady ji pak můžeš dohrát, znovu si ji pustit a poučit se z ní.
games-choose = Vybrat hru
replays-file = Otevřít partii ze souboru
replays-file-text = Záznam je textový soubor, který si tu po partii můžeš stáhnout nebo který ukládá terminál. Přehraje se podle pravidel a nic z něj se neukládá.
replays-choose = Vybrat záznam…
replays-refused = Tento záznam nelze přehrát: { $detail }

## Poctivé míchání

fair-intro = Tvůj vlastní prohlížeč vše ze záznamu rozdá znovu a porovná. Serveru přitom věřit nemusí.
fair-verdict = Všechno souhlasí.
fair-verdict-bad = Něco nesouhlasí.
fair-record-bad = Toto není úplný záznam partie.
fair-sum = Kontrolní součet záznamu souhlasí.
fair-sum-bad = Záznam byl změněn: jeho kontrolní součet nesouhlasí.
fair-commitment = Tajemství odpovídá zveřejněnému otisku.
fair-commitment-bad = Tajemství neodpovídá zveřejněnému otisku.
fair-noted = Je to týž otisk, který si toto zařízení poznamenalo před rozdáním první karty.
fair-noted-bad = Není to otisk, který si toto zařízení poznamenalo před rozdáním první karty.
fair-noted-late = Je to týž otisk, který si toto zařízení poznamenalo při příchodu ke stolu.
fair-noted-late-bad = Není to otisk, který si toto zařízení poznamenalo při příchodu ke stolu.
fair-not-noted = Toto zařízení u stolu nebylo, a tak nemá otisk, s nímž by porovnávalo.
fair-salt = { $others ->
    [0] Míchalo se z tajemství a z náhody, kterou přidalo toto zařízení, a z ničeho jiného.
    [one] Míchalo se z tajemství, z náhody, kterou přidalo toto zařízení, a z náhody jednoho dalšího zařízení.
    [few] Míchalo se z tajemství, z náhody, kterou přidalo toto zařízení, a z náhody { $others } dalších zařízení.
   *[other] Míchalo se z tajemství, z náhody, kterou přidalo toto zařízení, a z náhody { $others } dalších zařízení.
 }
fair-salt-bad = Náhoda, kterou přidalo toto zařízení, chybí.
fair-told = Všichni použili náhodu, ke které se zavázali dřív, než toto zařízení prozradilo svou.
fair-told-bad = Někdo použil jinou náhodu, než ke které se zavázal dřív, než toto zařízení prozradilo svou.
fair-salts = Náhoda každého hráče odpovídá tomu, k čemu se zavázal.
fair-salts-bad = Náhoda některého hráče neodpovídá tomu, k čemu se zavázal.
fair-influence-nobody = Podle tohoto záznamu si toto rozdání nikdo nemohl vybrat: server i všichni hráči se ke své náhodě zavázali dřív, než byla prozrazena jakákoli její část. Mohli by to jen všichni společně.
fair-influence-alone = Podle tohoto záznamu přidal náhodu jeden hráč. Server si rozdání nemohl vybrat bez něj a on bez serveru také ne.
fair-influence-last = V tomto starším záznamu se hráči ke své náhodě nezavázali: kdo si sedl poslední, mohl si spolu se serverem rozdání vybrat.
fair-influence-server = Žádný hráč náhodu nepřidal: kdo partii provozoval, mohl si rozdání vybrat.
fair-device = Tato partie byla uložena na zařízení, takže zamíchání jsou jeho vlastní. Kontrola najde chybu, pro ostatní ale není důkazem: kdo má zařízení v ruce, mohl tajemství znát už před rozdáním.
fair-reopened = Náhoda se losovala znovu kvůli: { $names }. Kdo to dělá schválně, může spolu se serverem odmítnout rozdání, které se mu nelíbí.
fair-moves = Tato stránka kontroluje jen míchání. Příkaz níže přehraje podle pravidel i každý tah.
fair-first-seat = Začínající hráč odpovídá tajemství.
fair-first-seat-bad = Začínající hráč neodpovídá tajemství.
fair-shuffles = { $count ->
    [one] Zamíchání odpovídá tajemství.
    [few] Všechna { $count } zamíchání odpovídají tajemství.
   *[other] Všech { $count } zamíchání odpovídá tajemství.
 }
fair-shuffles-bad = Zamíchání na řádku { $line } neodpovídá tajemství.
fair-stated = { $count ->
    [one] Jedno zamíchání bylo připraveno předem a nelze je ověřit.
    [few] { $count } zamíchání byla připravena předem a nelze je ověřit.
   *[other] { $count } zamíchání bylo připraveno předem a nelze je ověřit.
 }
fair-own-deck = V této partii se hrálo s vlastní sadou karet: jaké karty to jsou a jak jsou očíslované, říká jen záznam.
fair-by-hand = Ověřit bez nás
fair-by-hand-text = Po partii bylo tajemství prozrazeno. Z těchto řádků může kdokoli spočítat každé zamíchání; jak na to, vysvětluje docs/records.md. Tento příkaz to udělá také a přehraje každý tah podle pravidel:
