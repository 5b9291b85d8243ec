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

## Moje partie

games-unfinished = Rozohrané
games-finished = Dohrané
games-more = Zobraziť ďalšie
games-won = Výhra { $scores }
games-lost = Prehra { $scores }
games-shared = Delená výhra { $scores }
games-place = { $place }. miesto z { $count }
games-none = Zatiaľ tu nič nie je. Zahraj si partiu: tu ju potom môžeš dohrať, znova si ju pustiť a poučiť sa z nej.
games-choose = Vybrať hru
replays-file = Otvoriť partiu zo súboru
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
fair-told = Všetci použili náhodu, ku ktorej sa zaviazali skôr, než toto zariadenie prezradilo svoju.
fair-told-bad = Niekto použil inú náhodu, než ku ktorej sa zaviazal skôr, než toto zariadenie prezradilo svoju.
fair-salts = Náhoda každého hráča zodpovedá tomu, k čomu sa zaviazal.
fair-salts-bad = Náhoda niektorého hráča nezodpovedá tomu, k čomu sa zaviazal.
fair-influence-nobody = Podľa tohto záznamu si toto rozdanie nikto nemohol vybrať: server aj všetci hráči sa k svojej náhode zaviazali skôr, než bola prezradená ktorákoľvek jej časť. Mohli by to len všetci spolu.
fair-influence-alone = Podľa tohto záznamu pridal náhodu jeden hráč. Server si rozdanie nemohol vybrať bez neho a on bez servera tiež nie.
fair-influence-last = V tomto staršom zázname sa hráči k svojej náhode nezaviazali: kto si sadol posledný, mohol si spolu so serverom rozdanie vybrať.
fair-influence-server = Žiadny hráč náhodu nepridal: kto partiu prevádzkoval, mohol si rozdanie vybrať.
fair-device = Táto partia bola uložená na zariadení, takže zamiešania sú jeho vlastné. Kontrola nájde chybu, pre ostatných však nie je dôkazom: kto má zariadenie v ruke, mohol tajomstvo poznať už pred rozdaním.
fair-reopened = Náhoda sa losovala znova kvôli: { $names }. Kto to robí naschvál, môže spolu so serverom odmietnuť rozdanie, ktoré sa mu nepáči.
fair-moves = Táto stránka kontroluje len miešanie. Príkaz nižšie prehrá podľa pravidiel aj každý ťah.
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
