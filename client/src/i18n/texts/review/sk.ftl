### Prehrávanie a rozbory.

## Prehrávanie

replay-position = Krok { $step } z { $total }
replay-slider = Krok partie
replay-back = O krok späť
replay-on = O krok ďalej
replay-play = Prehrať
replay-pause = Zastaviť
replay-speed = Rýchlosť
replay-slow = pomaly
replay-usual = stredne
replay-fast = rýchlo
replay-eyes = Koho očami
replay-spectator = divák
replay-share = Kopírovať odkaz na tento okamih
replay-keys = Šípky idú späť a ďalej, Home a End na prvý a posledný krok, medzerník prehráva a zastavuje.

## Rozbor

review-title = Rozbor: { $game }
review-thinking = Premyslené: { $done } z { $total } rozhodnutí
review-done = Celá partia je premyslená.
review-percent = { $value } %
review-course = Priebeh partie
review-course-text = Každý kopec je nádej jedného hráča na výhru, posúdená podľa toho, čo vtedy vedel: pri päte žiadna, pri bodkovanej čiare istota. Čísla označujú najdrahšie ťahy.
review-hill = { $name }: na začiatku { $start }, na konci { $end }
review-numbers = To isté v číslach
review-move = Ťah
review-chance-best = Nádej s najlepším ťahom
review-chance = Nádej s hraným ťahom
review-whose = Čie ťahy
review-everybody = všetky
review-decision = Ťah { $number }: { $name }
review-played = Hrané
review-better = Lepšie
review-better-too = Tiež lepšie
review-cost = darované { $share }
review-cost-sure = darované { $share }, s presnosťou { $error }
review-chance-then = Nádej: { $share }
review-true = Ako to bolo naozaj: všetky ruky
review-hands = Všetky ruky v tej chvíli
review-no-cards = žiadne karty
review-from-here = Prehrať odtiaľto
review-summary = Vlastná hra a všetko ostatné
review-best-of = { $found } z { $count }

## Záznamy

replays-mine = Moje partie
replays-more = Zobraziť ďalšie
replays-none = Žiadna tvoja partia sa zatiaľ neskončila.
replays-file = Zo súboru
replays-file-text = Záznam je jediný textový súbor: stiahnutý tu po partii alebo uložený terminálom. Prehrá sa podľa pravidiel a nič z neho sa neukladá.
replays-choose = Vybrať záznam …
replays-refused = Tento záznam sa nedá prehrať: { $detail }

## Poctivé miešanie

fair-intro = Tvoj vlastný prehliadač všetko zo záznamu rozdá znova a porovná; serveru veriť nemusí.
fair-verdict = Všetko súhlasí.
fair-verdict-bad = Niečo nesúhlasí.
fair-record-bad = Toto nie je úplný záznam partie.
fair-sum = Záznam je taký, ako bol zapísaný: jeho kontrolný súčet súhlasí.
fair-sum-bad = Záznam bol zmenený: jeho kontrolný súčet nesúhlasí.
fair-commitment = Tajomstvo zodpovedá zverejnenému odtlačku.
fair-commitment-bad = Tajomstvo odtlačku nezodpovedá.
fair-noted = Je to odtlačok, ktorý si toto zariadenie poznačilo pred prvou kartou.
fair-noted-bad = Je to iný odtlačok než ten, ktorý si toto zariadenie poznačilo pred prvou kartou.
fair-noted-late = Je to odtlačok, ktorý si toto zariadenie poznačilo, keď prišlo k stolu.
fair-noted-late-bad = Je to iný odtlačok než ten, ktorý si toto zariadenie poznačilo, keď prišlo k stolu.
fair-not-noted = Toto zariadenie pri stole nebolo, a tak si vopred žiadny odtlačok nepoznačilo.
fair-salt = { $others ->
    [0] Miešalo sa z tajomstva a z náhody, ktorú pridalo toto zariadenie, a z ničoho iného.
    [one] Miešalo sa z tajomstva, z náhody, ktorú pridalo toto zariadenie, a z náhody jedného ďalšieho.
    [few] Miešalo sa z tajomstva, z náhody, ktorú pridalo toto zariadenie, a z náhody { $others } ďalších.
   *[other] Miešalo sa z tajomstva, z náhody, ktorú pridalo toto zariadenie, a z náhody { $others } ďalších.
 }
fair-salt-bad = Náhoda, ktorú pridalo toto zariadenie, chýba.
fair-first-seat = Kto začínal, bolo vyžrebované z tajomstva.
fair-first-seat-bad = Podľa tajomstva by začínal niekto iný.
fair-shuffles = { $count ->
    [one] Zamiešanie je také, aké určuje tajomstvo.
    [few] Každé z { $count } zamiešaní je také, aké určuje tajomstvo.
   *[other] Každé z { $count } zamiešaní je také, aké určuje tajomstvo.
 }
fair-shuffles-bad = Zamiešanie v riadku { $line } nie je také, aké určuje tajomstvo.
fair-stated = { $count ->
    [one] Jedno zamiešanie bolo pripravené úmyselne a nedá sa overiť.
    [few] { $count } zamiešania boli pripravené úmyselne a nedajú sa overiť.
   *[other] { $count } zamiešaní bolo pripravených úmyselne a nedajú sa overiť.
 }
fair-own-deck = Hralo sa s vlastnými kartami: aké sú a ako sú očíslované, hovorí len záznam.
fair-by-hand = Overiť bez nás
fair-by-hand-text = Po partii bolo tajomstvo prezradené. Z týchto riadkov môže každý vypočítať každé zamiešanie; docs/records.md hovorí ako a tento príkaz to urobí a prehrá každý ťah podľa pravidiel:
