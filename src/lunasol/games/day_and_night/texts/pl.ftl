### Day & Night. Napisane dla Lunasola, bez zdań z drukowanej instrukcji.

name = Day & Night
tagline = Zgadnij zwycięski kolor, zanim zajdzie słońce
credits = Day & Night, gra karciana, autor Andrea Mezzotero, wydawca Piatnik (2021).

## Karty

card = { $colour ->
    [orange] pomarańczowa
    [blue] niebieska
    [pink] różowa
    [gold] złota
    [turquoise] turkusowa
    [maroon] bordowa
   *[purple] fioletowa
  } { $value }{ $stars ->
    [0] { " " }☾☀
    [1] { " " }★
    [2] { " " }★★
    [3] { " " }★★★
   *[4] { " " }★★★★
  }

## O co teraz chodzi i jaka zasada za tym stoi

phase-choose-first = Wybierz swoją pierwszą kartę, zakrytą.
phase-choose-second = Wybierz swoją drugą kartę, zakrytą.
phase-take = Weź jedną kartę ze stołu.
phase-over = Koniec partii.

rule-choose-first = Każdy w tajemnicy wybiera kartę z ręki, po czym wszystkie odkrywa się naraz. Każdy symbol czasu na nich odwraca Kartę Czasu jeden raz, dwa więc wzajemnie się znoszą (DN-08). Dopóki nie wybrał ostatni gracz, możesz cofnąć swój wybór.
rule-choose-second = Każdy dokłada drugą kartę, znając już wszystkie pierwsze karty i porę dnia, do której doprowadziły (DN-09). W dzień wygrywa kolor o najwyższej sumie na stole, w nocy o najniższej; kolory, których nie ma na stole, nie liczą się (DN-11; opcjonalnie mają w nocy sumę zero).
rule-take = Kto zagrał zwycięski kolor, bierze jedną kartę, dowolną z odkrytych (DN-16; opcjonalnie tylko w tym kolorze). W dzień zaczyna najwyższa własna suma w tym kolorze, w nocy najniższa (DN-18). Przy remisie pierwszeństwo ma ten, kto ma mniej gwiazdek; jeśli i to jest równe, ci gracze nie biorą nic (DN-21; opcjonalnie nikt z taką sumą). Kartę trzeba wziąć, nawet bez gwiazdek (DN-17).
rule-over = Wygrywa najwięcej gwiazdek, potem najwięcej zebranych kart, a jeśli i to jest równe, zwycięstwo jest wspólne (DN-26).

## Ruchy

move-choose = zagraj: { $card }
move-take = weź: { $card }

## Co się stało

event-removed = { $count ->
    [one] { $count } karta wraca bez oglądania do pudełka.
    [few] { $count } karty wracają bez oglądania do pudełka.
    [many] { $count } kart wraca bez oglądania do pudełka.
   *[other] { $count } karty wraca bez oglądania do pudełka.
  }
event-dealt = { $seat } dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
event-dealt-own = { $seat } dostaje: { $cards }.
event-dealt-own-you = Dostajesz: { $cards }.
event-round = { $last ->
    [yes] Runda { $round }, ostatnia.
   *[no] Runda { $round }.
  }
event-middle = Na środku: { $card }.
event-time = { $symbols ->
    [one] Karta Czasu się odwraca
   *[other] Karta Czasu odwraca się { $symbols } razy
  }: jest { $time ->
    [day] dzień
   *[night] noc
  }.
event-chosen = { $seat } ma już wybraną kartę.
event-chosen-own = { $seat } ma już wybraną kartę: { $card }.
event-chosen-own-you = Masz już wybraną kartę: { $card }.
event-taken-back = { $seat } cofa swój wybór.
event-taken-back-you = Cofasz swój wybór.
event-played = { $seat } zagrywa: { $card }.
event-played-you = Zagrywasz: { $card }.
event-colour = { $time ->
    [day] W dzień wygrywa najwyższa suma
   *[night] W nocy wygrywa najniższa suma
  }: { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }, { $sum }.
event-no-colour = { $time ->
    [day] Najwyższą sumę ma kilka kolorów
   *[night] Najniższą sumę ma kilka kolorów
  }: nikt nie bierze karty.
event-cancelled = Z powodu remisu nie biorą karty: { $seats }.
event-takers = Kolejność brania: { $seats }.
event-nobody = Nikt nie bierze karty.
event-took = { $seat } bierze: { $card }. Ma teraz { $stars ->
    [one] { $stars } gwiazdkę
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
  }.
event-took-you = Bierzesz: { $card }. Masz teraz { $stars ->
    [one] { $stars } gwiazdkę
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
  }.
event-discarded = { $count ->
    [one] { $count } karta zostaje odrzucona.
    [few] { $count } karty zostają odrzucone.
    [many] { $count } kart zostaje odrzuconych.
   *[other] { $count } karty zostaje odrzucone.
  }
event-drew = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
event-drew-own = { $seat } dobiera: { $cards }.
event-drew-own-you = Dobierasz: { $cards }.
event-over = Talii nie wystarcza na następną rundę: koniec partii.

## Dlaczego ruch odrzucono

refused-take-a-card-now = Teraz weź kartę ze stołu.
written-take-a-card-now = Wpisz + i kartę.
refused-choose-a-card-now = Teraz nie możesz wziąć karty: wybierz kartę z ręki.
refused-card-not-on-the-table = Ta karta nie leży odkryta na stole.
refused-only-the-winning-colour = W tej partii możesz brać tylko karty w zwycięskim kolorze.

## Dlaczego ruch jest dobry

why-most-stars = Żadna karta, którą możesz wziąć, nie ma więcej gwiazdek.
why-before-others = Zabiera najwięcej gwiazdek, zanim wybierze { $seat }.
why-takes-lead = Daje ci samodzielne prowadzenie: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
  }.
why-stars = Przynosi ci { $stars ->
    [one] { $stars } gwiazdkę
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
  }.
why-only-a-card = Nie przynosi gwiazdek, ale jedna zebrana karta więcej może na końcu rozstrzygnąć remis.
why-highest-sum = Przy obecnym układzie najwyższą sumę ma wtedy kolor { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }, a ona wygrywa w dzień.
why-lowest-sum = Przy obecnym układzie najniższą sumę ma wtedy kolor { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }, a ona wygrywa w nocy.
why-day-and-night = Przy obecnym układzie masz wtedy najwyższą sumę na dzień i najniższą na noc.
why-turns-time = Zmienia { $time ->
    [day] noc w dzień
   *[night] dzień w noc
  }, a to sprzyja twoim kolorom.
why-alone = Nikt inny jeszcze nie zagrał tego koloru: { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }.
why-spoils = Bez tej karty przy obecnym układzie wygrałby kolor { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  } i braliby tylko inni.
why-keeps-better = Kosztuje niewiele: mocniejsze karty zostają ci na ręce na późniejsze rundy.
why-nothing-to-save = To ostatnia runda, nie ma już na co oszczędzać kart.
why-chance = Daje ci szansę, jeśli wygra kolor { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }.
why-choose-again = Możesz dzięki temu wybrać jeszcze raz.

## Koniec

reason-pile-used-up = Talii nie wystarczyło na następną rundę.
level-stars = gwiazdki
level-collected-cards = liczba zebranych kart

## Opcje

option-allow_two_players = Można grać także we dwoje (drukowane zasady nie mówią jak)
option-deck = Zestaw kart
option-deck-R1 = nasza rekonstrukcja, 52 gwiazdki w każdym kolorze
option-deck-R2 = nasza rekonstrukcja, 48 gwiazdek w każdym kolorze
option-first_seat = Kto odkrywa kartę na środku (bez znaczenia)
option-absent_colour = Kolor, którego w nocy nie ma na stole
option-absent_colour-ignored = nie liczy się
option-absent_colour-zero = ma sumę zero
option-take_from = Które karty wolno brać
option-take_from-any = dowolną odkrytą kartę
option-take_from-winning_colour = tylko zwycięski kolor
option-end_rule = Koniec partii
option-end_rule-complete_round = gdy talii nie wystarcza na całą następną rundę
option-end_rule-literal_extra = jeszcze jedna runda po ostatniej karcie
option-end_rule-no_reveal = bez kart na środku, aż talia się skończy
option-strict_tie = Remis między graczami
option-strict_tie-off = nic nie biorą tylko gracze, którzy mają też tyle samo gwiazdek
option-strict_tie-all_equal_keys_cancel = przez dwóch takich graczy nic nie bierze nikt z taką sumą

## Słowa przy stole

label-time-day = Dzień
label-time-night = Noc
label-middle = Na środku
label-collected = Zebrane
label-stars = Gwiazdki
label-removed = W pudełku

## Zasady na jednej stronie

rules-goal = Zbierz najwięcej gwiazdek. W każdej rundzie wygrywa jeden kolor: w dzień ten o najwyższej sumie na stole, w nocy ten o najniższej. Kto go zagrał, bierze karty, a na kartach są gwiazdki.
rules-cards = 108 kart: pomarańczowe, niebieskie, różowe i fioletowe, po 27, o wartościach od 1 do 13. Na karcie jest albo od jednej do czterech gwiazdek, albo symbol czasu. Instrukcja nie mówi, co jest na której karcie: nasz zestaw jest rekonstrukcją, a jeśli masz drukowane karty, możesz zamiast niego użyć własnego pliku (DN-02).
rules-setup = Dla trzech do pięciu graczy, opcjonalnie dla dwóch. Jest dzień. Potasujcie karty i odłóżcie 33, 16 lub 3 z nich (dla trzech, czterech lub pięciu graczy; dla dwóch 54) bez oglądania do pudełka. Każdy dostaje siedem kart; reszta to talia.
rules-play =
    1. Odkryjcie wierzchnią kartę talii. Jeśli jest na niej symbol czasu, dzień od razu zmienia się w noc albo noc w dzień.
    2. Każdy w tajemnicy wybiera kartę i wszystkie odkrywa się naraz; każdy symbol czasu odwraca Kartę Czasu jeden raz. Potem to samo z drugą kartą.
    3. Zsumujcie wartości każdego koloru na stole, razem z kartą na środku. W dzień wygrywa najwyższa suma, w nocy najniższa; kolory, których nie ma na stole, nie liczą się. Jeśli mają ją dwa kolory lub więcej, nikt niczego nie bierze.
    4. Kto zagrał zwycięski kolor, bierze jedną odkrytą kartę dowolnego koloru, choćby tę ze środka. W dzień zaczyna najwyższa suma własnych kart w tym kolorze, w nocy najniższa. Przy remisie pierwszeństwo ma ten, kto ma mniej gwiazdek; jeśli i to jest równe, ci gracze nie biorą nic.
    5. Resztę się odrzuca. Każdy dobiera dwie karty. Pora dnia się nie zmienia.
rules-end = Gdy talii nie wystarcza na całą rundę (karta na środek i po dwie dla każdego), runda, która się zaczyna, jest ostatnia; po niej nikt już nie dobiera. To osiem rund przy trzech lub czterech graczach i siedem przy pięciu. Wygrywa najwięcej gwiazdek, potem najwięcej zebranych kart, a jeśli i to jest równe, zwycięstwo jest wspólne.
rules-variants = Opcjonalnie: dwóch graczy, inny zestaw kart, kolory, których nie ma na stole, z sumą zero w nocy, branie tylko zwycięskiego koloru, dwie inne zasady końca i ostrzejsza zasada remisów.

## Przy stole na stronie

page-dn-day = Wygrywa najwyższa suma
page-dn-night = Wygrywa najniższa suma
page-dn-symbol = zmienia dzień w noc i noc w dzień
page-dn-round = Runda { $round } z { $rounds }
page-dn-last-round = Runda { $round }, ostatnia
page-dn-pile = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
page-dn-discard = Odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
page-dn-box = W pudełku: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
page-dn-top = Na wierzchu: { $card }
page-dn-middle = Odkryta karta na środku
page-dn-sums = Sumy kolorów
page-dn-colour = { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }
page-dn-sum = { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }: { $sum }
page-dn-sum-leads = { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }: { $sum }, na razie prowadzi
page-dn-sum-wins = { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }: { $sum }, wygrywa
page-dn-nobody-played = Nikt nie zagrał { $colour ->
    [orange] pomarańczowej
    [blue] niebieskiej
    [pink] różowej
    [gold] złotej
    [turquoise] turkusowej
    [maroon] bordowej
   *[purple] fioletowej
  } karty, więc nikt nic nie bierze.
page-dn-takers = Wygrywa { $colour ->
    [orange] pomarańczowy
    [blue] niebieski
    [pink] różowy
    [gold] złoty
    [turquoise] turkusowy
    [maroon] bordowy
   *[purple] fioletowy
  }. Karty biorą: { $names }
page-dn-order = W kolejce do brania numer { $place }
page-dn-collected = { $name }, zebrane: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
page-dn-face-down = Wybrana karta, zakryta
page-dn-hand-left = Zostało na ręce
page-dn-my-choice = Twój wybór, zakryty: { $card }
page-dn-lay = Połóż tutaj zakrytą: { $card }
