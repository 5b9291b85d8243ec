### Zápis bodov pre tlačené karty.

pad-intro = Hráte s tlačenými kartami? Zapisujte body sem a my ich spočítame. Listy zostávajú na tomto zariadení a fungujú aj bez pripojenia.
pad-new = Nový list
pad-kept = Uložené listy
pad-remove = Zmazať list ({ $names })

## Before the first line

pad-name = Meno hráča { $number }
pad-target = Hrá sa do
pad-points = { $points ->
    [one] { $points } bodu
    [few] { $points } bodov
    [many] { $points } bodov
   *[other] { $points } bodov
  }
pad-brave = Pre odvážnych: počíta sa len najlepší výsledok kola
pad-partners = Partneri: { $one } a { $other }
pad-begin = Založiť list

## The sheet

pad-round = { $number }. kolo
pad-field-stars = Hviezdy
pad-field-cards = Karty
pad-field-row-1 = 1. rad
pad-field-row-2 = 2. rad
pad-field-row-3 = 3. rad
pad-field-aside = Odložené (po −1)
pad-field-cleared = Odobraté
pad-field-left = Zostalo (po −1)
pad-total = Spolu
pad-together = Dokopy
pad-cell = { $row }, { $name }
pad-void = nepočíta sa
pad-check = { $row }, { $name }: naozaj { $value }? S týmito kartami to nie je možné.
pad-undo = Späť
pad-finish = Dokončiť a spočítať
pad-names = Zmeniť mená
pad-keep = Uložiť

## What it comes to

pad-standing = Poradie
pad-nothing = Zatiaľ nie sú zapísané žiadne body.
pad-leads = { $count ->
    [one] Vedie { $names }.
    [few] O vedenie sa delia: { $names }.
    [many] O vedenie sa delia: { $names }.
   *[other] O vedenie sa delia: { $names }.
  }
pad-pair-wins = Vyhrávajú { $one } a { $other }.
pad-pair-leads = Vedú { $one } a { $other }.
pad-goes-to = { $points ->
    [one] Hrá sa do { $points } bodu.
    [few] Hrá sa do { $points } bodov.
    [many] Hrá sa do { $points } bodov.
   *[other] Hrá sa do { $points } bodov.
  }
pad-needs-cards = Na čele je zhoda v počte hviezd: zapíšte, koľko kariet kto nazbieral. Vyhráva viac kariet.

pad-help-day_and_night = Spočítajte hviezdy na nazbieraných kartách. Pri zhode vyhráva, kto nazbieral viac kariet.
pad-help-gra_roku = Spočítajte body každého úplného radu od jari do zimy; predtým si karty v rámci ročného obdobia vymeňte tak, aby tie najlepšie boli v úplných radoch. Každá odložená karta stojí bod.
pad-help-sun_and_moon = Bod za každú odobratú kartu slnka a mesiaca, mínus bod za každú, ktorá zostala v radoch, aj prekrytú. Zatmenia sa nepočítajú. Vo štvorici sú partnermi tí, čo sedia oproti sebe, a svoje body si sčítajú.
pad-help-nox = Po každom kole: súčet vrchných kariet truhlice, ak sú na nich všetky tri farby, inak 0.
