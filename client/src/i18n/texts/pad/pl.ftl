### Notes punktów do drukowanych kart.

pad-intro = Gracie drukowanymi kartami? Zapisujcie punkty tutaj, a my je zsumujemy. Arkusze zostają na tym urządzeniu i działają też bez internetu.
pad-new = Nowy arkusz
pad-kept = Zapisane arkusze
pad-remove = Usuń arkusz ({ $names })

## Before the first line

pad-name = Imię gracza { $number }
pad-target = Gramy do
pad-points = { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktów
  }
pad-brave = Dla twardzieli: liczy się tylko najlepszy wynik rundy
pad-partners = Partnerzy: { $one } i { $other }
pad-begin = Załóż arkusz

## The sheet

pad-round = Runda { $number }
pad-field-stars = Gwiazdki
pad-field-cards = Karty
pad-field-row-1 = Rząd 1
pad-field-row-2 = Rząd 2
pad-field-row-3 = Rząd 3
pad-field-aside = Odłożone (po −1)
pad-field-cleared = Zebrane
pad-field-left = Zostały (po −1)
pad-total = Razem
pad-together = Łącznie
pad-cell = { $row }, { $name }
pad-void = nie liczy się
pad-check = { $row }, { $name }: na pewno { $value }? Przy tych kartach to niemożliwe.
pad-undo = Cofnij
pad-finish = Zakończ i podlicz
pad-names = Zmień imiona
pad-keep = Zapisz

## What it comes to

pad-standing = Stan gry
pad-nothing = Nie zapisano jeszcze żadnych punktów.
pad-leads = { $count ->
    [one] Prowadzi { $names }.
    [few] Remis na czele: { $names }.
    [many] Remis na czele: { $names }.
   *[other] Remis na czele: { $names }.
  }
pad-pair-wins = Wygrywają { $one } i { $other }.
pad-pair-leads = Prowadzą { $one } i { $other }.
pad-goes-to = { $points ->
    [one] Gramy do { $points } punktu.
    [few] Gramy do { $points } punktów.
    [many] Gramy do { $points } punktów.
   *[other] Gramy do { $points } punktów.
  }
pad-needs-cards = Na czele jest remis w gwiazdkach: wpiszcie, ile kart kto zebrał. Wygrywa więcej kart.

pad-help-day_and_night = Policzcie gwiazdki na zebranych kartach. Przy remisie wygrywa, kto zebrał więcej kart.
pad-help-gra_roku = Zsumujcie punkty każdego pełnego rzędu od wiosny do zimy; wcześniej zamieńcie karty w obrębie pory roku, aby najlepsze stały w pełnych rzędach. Każda odłożona karta kosztuje punkt.
pad-help-sun_and_moon = Punkt za każdą zebraną kartę słońca i księżyca, minus punkt za każdą, która została w rzędach, także przykrytą. Zaćmienia się nie liczą. We czworo osoby siedzące naprzeciw siebie są partnerami i sumują swoje punkty.
pad-help-nox = Po każdej rundzie: suma wierzchnich kart puli, jeśli widać na nich wszystkie trzy kolory, w przeciwnym razie 0.
