### Pravidla, výklady a lekce.

learn-title = Pravidla
learn-choose = Kterou hru se chceš naučit?
learn-lessons-title = Učit se hrou
learn-choose-lesson = Každá lekce trvá pár minut a hraješ v ní od první karty.

## Pravidla hry

learn-contents = Na této stránce
learn-print = Vytisknout
learn-in-short = Pravidla stručně
learn-moments = Co kdy platí
learn-rulings = Výklady
learn-rulings-text = Kde tištěná pravidla nechávají něco otevřené nebo se jejich jazykové verze liší, museli jsme rozhodnout. Každý výklad má číslo a zdůvodnění, a dá-li se hrát i jinak, také název příslušné možnosti.
learn-search = Hledat ve výkladech podle slov nebo čísla
learn-found = { $count } z { $all }
learn-none-found = Nic se nenašlo. Zkus méně slov nebo jiná.
learn-link-to = Odkaz na { $ruling }
learn-why = Proč:
learn-options = Možnosti
learn-options-text = Na čem se můžete domluvit před první kartou. Výchozí hodnota je první.
learn-usual = výchozí
learn-number = číslo od 1 do { $limit }, výchozí je { $usual }

## Karty

learn-deck = Všechny karty
learn-deck-text = Počet karet: { $count }, z toho různých: { $looks }.
learn-copies = { $count ->
    [one] { $count } kus
    [few] { $count } kusy
    [many] { $count } kusu
   *[other] { $count } kusů
  }
learn-sources = Odkud to víme
source-rulebook = Z tištěných pravidel
source-web = Z recenzí a jiných veřejných stránek
source-derived = Plyne z pravidel
source-reconstructed = Naše rekonstrukce: tvoje tištěné karty se mohou lišit
fact-cards = kolik je karet a jakého druhu
fact-values = jaká jsou na nich čísla
fact-colour_of_value = které číslo má kterou barvu
fact-characters = jména postav
fact-character_colours = barvy postav
fact-colours = čtyři barvy
fact-symbol_or_stars = že na kartě jsou buď hvězdy, nebo symbol času
fact-copies = kolikrát je která karta v sadě
fact-time_cards = které karty mají symbol času
fact-stars = kolik hvězd má která karta
fact-symbols = dvanáct symbolů
fact-points = body od 0 do 5
fact-animals = na kterých kartách je zvíře
learn-own-deck = Máš-li tištěnou hru, můžeš její karty zapsat do souboru a hrát s nimi v terminálu.

## Lekce

learn-step = Krok { $step } z { $all }
learn-next = Dál
learn-back = Zpět
learn-leave = Odejít
learn-show-me = Ukaž mi to
learn-press-next = Nejdřív čti dál: stiskni Dál.
learn-other = I to by bylo povolené, ale teď zkusíme něco jiného.
learn-end-title = Výborně!
learn-end-text = Lekce { $game } je za tebou a máš za ni hvězdu. Luna je na tebe pyšná!
learn-play-beginners = Zahrát si se začátečníkem
learn-again = Začít lekci znovu
