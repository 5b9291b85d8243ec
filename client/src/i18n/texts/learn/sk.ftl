### Pravidlá, výklady a lekcie.

learn-title = Pravidlá
learn-choose = Ktorú hru sa chceš naučiť?
learn-lessons-title = Učiť sa hrou
learn-choose-lesson = Každá lekcia trvá pár minút a hráš v nej od prvej karty.

## Pravidlá hry

learn-contents = Na tejto stránke
learn-print = Vytlačiť
learn-in-short = Pravidlá stručne
learn-moments = Čo kedy platí
learn-rulings = Výklady
learn-rulings-text = Kde tlačené pravidlá nechávajú niečo otvorené alebo sa ich jazykové verzie líšia, museli sme rozhodnúť. Každý výklad má číslo a zdôvodnenie, a ak sa dá hrať aj inak, aj názov príslušnej možnosti.
learn-search = Hľadať vo výkladoch podľa slov alebo čísla
learn-found = { $count } z { $all }
learn-none-found = Nič sa nenašlo. Skús menej slov alebo iné.
learn-link-to = Odkaz na { $ruling }
learn-why = Prečo:
learn-options = Možnosti
learn-options-text = Na čom sa môžete dohodnúť pred prvou kartou. Predvolená hodnota je prvá.
learn-usual = predvolené
learn-number = číslo od 1 do { $limit }, predvolené je { $usual }

## Karty

learn-deck = Všetky karty
learn-deck-text = Počet kariet: { $count }, z toho rôznych: { $looks }.
learn-copies = { $count ->
    [one] { $count } kus
    [few] { $count } kusy
    [many] { $count } kusa
   *[other] { $count } kusov
  }
learn-sources = Odkiaľ to vieme
source-rulebook = Z tlačených pravidiel
source-web = Z recenzií a iných verejných stránok
source-derived = Vyplýva z pravidiel
source-reconstructed = Naša rekonštrukcia: tvoje tlačené karty sa môžu líšiť
fact-cards = koľko je kariet a akého druhu
fact-values = aké sú na nich čísla
fact-colour_of_value = ktoré číslo má ktorú farbu
fact-characters = mená postáv
fact-character_colours = farby postáv
fact-colours = štyri farby
fact-symbol_or_stars = že na karte sú buď hviezdy, alebo symbol času
fact-copies = koľkokrát je ktorá karta v sade
fact-time_cards = ktoré karty majú symbol času
fact-stars = koľko hviezd má ktorá karta
fact-symbols = dvanásť symbolov
fact-points = body od 0 do 5
fact-animals = na ktorých kartách je zviera
learn-own-deck = Ak máš tlačenú hru, môžeš jej karty zapísať do súboru a hrať s nimi v termináli.

## Lekcie

learn-step = Krok { $step } z { $all }
learn-next = Ďalej
learn-back = Späť
learn-leave = Odísť
learn-show-me = Ukáž mi to
learn-press-next = Najprv čítaj ďalej: stlač Ďalej.
learn-other = Aj to by bolo dovolené, ale teraz skúsime niečo iné.
learn-end-title = Výborne!
learn-end-text = Lekcia { $game } je za tebou a máš za ňu hviezdu. Luna je na teba pyšná!
learn-play-beginners = Zahrať si so začiatočníkom
learn-again = Začať lekciu znova
