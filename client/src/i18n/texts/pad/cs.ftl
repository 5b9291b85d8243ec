### Zápis bodů pro tištěné karty.

pad-intro = Hrajete s tištěnými kartami? Zapisujte body sem a my je sečteme. Listy zůstávají na tomto zařízení a fungují i bez připojení.
pad-new = Nový list
pad-kept = Uložené listy
pad-remove = Smazat list ({ $names })

## Before the first line

pad-name = Jméno hráče { $number }
pad-target = Hraje se do
pad-points = { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
    [many] { $points } bodů
   *[other] { $points } bodů
  }
pad-brave = Pro odvážné: počítá se jen nejlepší výsledek kola
pad-partners = Partneři: { $one } a { $other }
pad-begin = Založit list

## The sheet

pad-round = { $number }. kolo
pad-field-stars = Hvězdy
pad-field-cards = Karty
pad-field-row-1 = 1. řada
pad-field-row-2 = 2. řada
pad-field-row-3 = 3. řada
pad-field-aside = Odloženo (po −1)
pad-field-cleared = Odebráno
pad-field-left = Zbylo (po −1)
pad-total = Celkem
pad-together = Dohromady
pad-cell = { $row }, { $name }
pad-void = nepočítá se
pad-check = { $row }, { $name }: opravdu { $value }? S těmito kartami to není možné.
pad-undo = Zpět
pad-finish = Dokončit a sečíst
pad-names = Změnit jména
pad-keep = Uložit

## What it comes to

pad-standing = Pořadí
pad-nothing = Zatím nejsou zapsány žádné body.
pad-leads = { $count ->
    [one] Vede { $names }.
    [few] O vedení se dělí: { $names }.
    [many] O vedení se dělí: { $names }.
   *[other] O vedení se dělí: { $names }.
  }
pad-pair-wins = Vyhrávají { $one } a { $other }.
pad-pair-leads = Vedou { $one } a { $other }.
pad-goes-to = { $points ->
    [one] Hraje se do { $points } bodu.
    [few] Hraje se do { $points } bodů.
    [many] Hraje se do { $points } bodů.
   *[other] Hraje se do { $points } bodů.
  }
pad-needs-cards = V čele je shoda v počtu hvězd: zapište, kolik karet kdo nasbíral. Vyhrává víc karet.

pad-help-day_and_night = Sečtěte hvězdy na nasbíraných kartách. Při shodě vyhrává, kdo nasbíral víc karet.
pad-help-gra_roku = Sečtěte body každé úplné řady od jara do zimy; předtím si karty v rámci ročního období vyměňte tak, aby ty nejlepší byly v úplných řadách. Každá odložená karta stojí bod.
pad-help-sun_and_moon = Bod za každou odebranou kartu slunce a měsíce, minus bod za každou, která zůstala v řadách, i překrytou. Zatmění se nepočítají. Ve čtyřech jsou partnery ti, kdo sedí naproti sobě, a své body sčítají.
pad-help-nox = Po každém kole: součet vrchních karet truhly, jsou-li na nich všechny tři barvy, jinak 0.
