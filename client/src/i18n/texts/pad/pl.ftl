### Notes punktów do drukowanych kart.

pad-intro = Gracie drukowanymi kartami? Zapisujcie punkty tutaj, a my je zsumujemy. Arkusze zostają na tym urządzeniu i działają też bez sieci.
pad-new = Nowy arkusz
pad-kept = Zachowane arkusze
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
pad-brave = Dla twardzieli: punkty zapisują tylko najlepsi w rundzie
pad-partners = Partnerzy: { $one } i { $other }
pad-begin = Zacznij arkusz

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
pad-check = { $row }, { $name }: na pewno { $value }? Z kart nie może tyle wyjść.
pad-undo = Cofnij
pad-finish = To wszystko: podlicz
pad-names = Zmień imiona
pad-keep = Zachowaj

## What it comes to

pad-standing = Stan gry
pad-nothing = Nic jeszcze nie zapisano.
pad-leads = { $count ->
    [one] Prowadzi { $names }.
    [few] Na czele równo: { $names }.
    [many] Na czele równo: { $names }.
   *[other] Na czele równo: { $names }.
  }
pad-pair-wins = Wygrywają { $one } i { $other }.
pad-pair-leads = Prowadzą { $one } i { $other }.
pad-goes-to = { $points ->
    [one] Gramy do { $points } punktu.
    [few] Gramy do { $points } punktów.
    [many] Gramy do { $points } punktów.
   *[other] Gramy do { $points } punktów.
  }
pad-needs-cards = Na czele jest tyle samo gwiazdek: wpiszcie liczbę zebranych kart, wygrywa więcej kart.

pad-help-day_and_night = Policzcie gwiazdki na zebranych kartach. Przy remisie wygrywa, kto zebrał więcej kart.
pad-help-gra_roku = Zsumujcie punkty każdego pełnego rzędu od wiosny do zimy; wcześniej zamieńcie karty w obrębie pory roku, aby najlepsze stały w pełnych rzędach. Każda odłożona karta kosztuje punkt.
pad-help-sun_and_moon = Punkt za każdą zebraną kartę słońca i księżyca, minus punkt za każdą, która została w rzędach, także przykrytą. Zaćmienia się nie liczą. We czworo gracze siedzący naprzeciwko są partnerami i dodają swoje punkty.
pad-help-nox = Po każdej rundzie: suma wierzchnich kart puli, jeśli widać na nich wszystkie trzy kolory, w przeciwnym razie 0.
