### Prehrávanie a rozbory.

## Prehrávanie

replay-position = Krok { $step } z { $total }
replay-slider = Krok partie
replay-back = O krok späť
replay-on = O krok ďalej
replay-play = Prehrať
replay-pause = Pozastaviť
replay-speed = Rýchlosť
replay-slow = pomaly
replay-usual = normálne
replay-fast = rýchlo
replay-eyes = Pohľad
replay-spectator = divák
replay-share = Kopírovať odkaz na tento okamih
replay-keys = Šípky idú späť a ďalej, Home a End na prvý a posledný krok, medzerník prehráva a zastavuje.

## Rozbor

review-title = Rozbor: { $game }
review-thinking = Rozobraté: { $done } z { $total } ťahov
review-done = Rozbor je hotový.
review-percent = { $value } %
review-course = Priebeh partie
review-course-text = Každý kopec ukazuje šancu jedného hráča na výhru, posúdenú podľa toho, čo vtedy vedel: úpätie je 0 %, bodkovaná čiara 100 %. Čísla označujú najdrahšie ťahy.
review-hill = { $name }: na začiatku { $start }, na konci { $end }
review-numbers = To isté v číslach
review-move = Ťah
review-chance-best = Šanca s najlepším ťahom
review-chance = Šanca so zahraným ťahom
review-whose = Čie ťahy
review-everybody = všetky
review-decision = Ťah { $number }: { $name }
review-played = Zahrané
review-better = Lepšie
review-better-too = Tiež lepšie
review-cost = strata { $share }
review-cost-sure = strata { $share }, plus mínus { $error }
review-chance-then = Šanca: { $share }
review-true = Ukázať karty všetkých hráčov
review-hands = Karty všetkých hráčov v tej chvíli
review-no-cards = žiadne karty
review-from-here = Prehrať odtiaľto
review-summary = Umenie a šťastie
review-best-of = { $found } z { $count }

## Záznamy

replays-mine = Dohrané partie
replays-none = Zatiaľ nemáš žiadnu dohranú partiu.
replays-more = Zobraziť ďalšie
replays-file = Zo súboru
replays-file-text = Záznam je textový súbor, ktorý si tu po partii môžeš stiahnuť alebo ktorý ukladá terminál. Prehrá sa podľa pravidiel a nič z neho sa neukladá.
replays-choose = Vybrať záznam…
replays-refused = Tento záznam sa nedá prehrať: { $detail }

## Poctivé miešanie

fair-intro = Tvoj vlastný prehliadač všetko zo záznamu rozdá znova a porovná. Serveru pritom veriť nemusí.
fair-verdict = Všetko súhlasí.
fair-verdict-bad = Niečo nesúhlasí.
fair-record-bad = Toto nie je úplný záznam partie.
fair-sum = Kontrolný súčet záznamu súhlasí.
fair-sum-bad = Záznam bol zmenený: jeho kontrolný súčet nesúhlasí.
fair-commitment = Tajomstvo zodpovedá zverejnenému odtlačku.
fair-commitment-bad = Tajomstvo nezodpovedá zverejnenému odtlačku.
fair-noted = Je to ten istý odtlačok, ktorý si toto zariadenie poznačilo pred rozdaním prvej karty.
fair-noted-bad = Nie je to odtlačok, ktorý si toto zariadenie poznačilo pred rozdaním prvej karty.
fair-noted-late = Je to ten istý odtlačok, ktorý si toto zariadenie poznačilo pri príchode k stolu.
fair-noted-late-bad = Nie je to odtlačok, ktorý si toto zariadenie poznačilo pri príchode k stolu.
fair-not-noted = Toto zariadenie pri stole nebolo, a tak nemá odtlačok, s ktorým by porovnávalo.
fair-salt = { $others ->
    [0] Miešalo sa z tajomstva a z náhody, ktorú pridalo toto zariadenie, a z ničoho iného.
    [one] Miešalo sa z tajomstva, z náhody, ktorú pridalo toto zariadenie, a z náhody jedného ďalšieho zariadenia.
    [few] Miešalo sa z tajomstva, z náhody, ktorú pridalo toto zariadenie, a z náhody { $others } ďalších zariadení.
   *[other] Miešalo sa z tajomstva, z náhody, ktorú pridalo toto zariadenie, a z náhody { $others } ďalších zariadení.
 }
fair-salt-bad = Náhoda, ktorú pridalo toto zariadenie, chýba.
fair-first-seat = Začínajúci hráč zodpovedá tajomstvu.
fair-first-seat-bad = Začínajúci hráč nezodpovedá tajomstvu.
fair-shuffles = { $count ->
    [one] Zamiešanie zodpovedá tajomstvu.
    [few] Všetky { $count } zamiešania zodpovedajú tajomstvu.
   *[other] Všetkých { $count } zamiešaní zodpovedá tajomstvu.
 }
fair-shuffles-bad = Zamiešanie v riadku { $line } nezodpovedá tajomstvu.
fair-stated = { $count ->
    [one] Jedno zamiešanie bolo pripravené vopred a nedá sa overiť.
    [few] { $count } zamiešania boli pripravené vopred a nedajú sa overiť.
   *[other] { $count } zamiešaní bolo pripravených vopred a nedajú sa overiť.
 }
fair-own-deck = V tejto partii sa hralo s vlastnou sadou kariet: aké karty to sú a ako sú očíslované, hovorí len záznam.
fair-by-hand = Overiť bez nás
fair-by-hand-text = Po partii bolo tajomstvo prezradené. Z týchto riadkov môže ktokoľvek vypočítať každé zamiešanie; ako na to, vysvetľuje docs/records.md. Tento príkaz to urobí tiež a prehrá každý ťah podľa pravidiel:
