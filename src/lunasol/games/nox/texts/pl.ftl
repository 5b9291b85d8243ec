### NOX. Napisane dla Lunasola; słowa drukowanej instrukcji nie są używane.

name = NOX
tagline = Zapełnij swoją pulę, popsuj cudze i zachowaj wszystkie trzy kolory
credits = NOX, gra karciana Steffena Brücknera z ilustracjami Oliviera i Sandry Freudenreichów, wydana przez HUCH! & friends (2012), w Polsce przez Bard.

## Karty

card = { $colour ->
    [blue] niebieska
    [green] zielona
    [turquoise] turkusowa
   *[orange] pomarańczowa
  } { $value }

## Co teraz trzeba zrobić i według której zasady

phase-play = Zagraj kartę do dowolnej puli.
phase-choose-top = Dwa twoje stosy się łączą: wybierz kartę, która będzie na wierzchu.
phase-over = Koniec partii.

rule-play = Zagraj jedną kartę z ręki do swojej albo cudzej puli (NX-09). Karta otwiera nowy stos albo przykrywa stos w swoim kolorze, bez względu na wartości (NX-08). Jeśli dwa stosy w jednej puli pokazują tę samą wartość, natychmiast się łączą (NX-13). Potem dobierasz kartę. Sześć stosów w jednej puli od razu kończy rundę (NX-15); pasować nie wolno (NX-25).
rule-choose-top = Dwa stosy w twojej puli pokazują tę samą wartość w różnych kolorach. Łączą się, a w tej partii właściciel puli decyduje, która z dwóch kart będzie na wierzchu (NX-12).
rule-over = Wygrywa najwyższa suma punktów, nawet jeśli cel osiągnęło kilka osób (NX-21). Przy remisie zwycięstwo jest wspólne, chyba że umówiono się na dodatkową rundę (NX-22).

## Ruchy

move-extend = { $card } jako nowy stos, pula: { $seat }
move-extend-you = { $card } jako nowy stos w twojej puli
move-cover = { $card } na stos nr { $pile }, pula: { $seat }
move-cover-you = { $card } na stos nr { $pile } w twojej puli
move-top = { $card } na wierzch

## Co się wydarzyło

event-round = Runda { $round }: wszystkie karty są tasowane, zaczyna { $seat }.
event-round-you = Runda { $round }: wszystkie karty są tasowane, zaczynasz ty.
event-dealt = { $seat } dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
event-dealt-own = { $seat } dostaje karty: { $cards }.
event-dealt-own-you = Dostajesz karty: { $cards }.
event-extended = { $whose ->
    [own] { $seat } wykłada: { $card }.
   *[other] { $seat } wykłada do cudzej puli ({ $seat_chest }): { $card }.
  }
event-extended-you = { $whose ->
    [own] Wykładasz: { $card }.
   *[other] Wykładasz do cudzej puli ({ $seat_chest }): { $card }.
  }
event-extended-yours = { $seat } wykłada do twojej puli: { $card }.
event-covered = { $whose ->
    [own] { $seat } przykrywa: { $card_below } → { $card }.
   *[other] { $seat } przykrywa w cudzej puli ({ $seat_chest }): { $card_below } → { $card }.
  }
event-covered-you = { $whose ->
    [own] Przykrywasz: { $card_below } → { $card }.
   *[other] Przykrywasz w cudzej puli ({ $seat_chest }): { $card_below } → { $card }.
  }
event-covered-yours = { $seat } przykrywa w twojej puli: { $card_below } → { $card }.
event-top-asked = { $seat } wybiera, która karta będzie na wierzchu.
event-top-asked-you = Wybierasz, która karta będzie na wierzchu.
event-top-chosen = { $seat } kładzie na wierzch: { $card }.
event-top-chosen-you = Kładziesz na wierzch: { $card }.
event-merged = Dwa stosy o wartości { $value } łączą się ({ $seat_chest }), { $piles ->
    [one] zostaje { $piles } stos
    [few] zostają { $piles } stosy
    [many] zostaje { $piles } stosów
   *[other] zostaje { $piles } stosu
  }. Na wierzchu: { $card }.
event-merged-yours = Dwa stosy o wartości { $value } w twojej puli łączą się, { $piles ->
    [one] zostaje { $piles } stos
    [few] zostają { $piles } stosy
    [many] zostaje { $piles } stosów
   *[other] zostaje { $piles } stosu
  }. Na wierzchu: { $card }.
event-six-piles = W puli jest sześć stosów ({ $seat_chest }): koniec rundy.
event-six-piles-yours = W twojej puli jest sześć stosów: koniec rundy.
event-drew = { $seat } dobiera kartę.
event-drew-own = { $seat } dobiera kartę: { $card }.
event-drew-own-you = Dobierasz kartę: { $card }.
event-pile-empty = Talia jest pusta: gra toczy się dalej bez dobierania.
event-cards-used-up = Wszystkie karty są zagrane: koniec rundy.
event-scored = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, razem { $total }.
event-scored-you = Zdobywasz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, razem { $total }.
event-outscored = { $seat }: pula warta { $worth }, ale liczy się tylko najlepszy wynik rundy. Zostaje { $total }.
event-outscored-you = Twoja pula jest warta { $worth }, ale liczy się tylko najlepszy wynik rundy. Zostaje { $total }.
event-colours-missing = { $colours ->
    [0] { $seat }: pula jest pusta
    [1] { $seat }: w puli widać tylko jeden kolor
   *[2] { $seat }: w puli widać tylko dwa kolory
  }, bez punktów. Zostaje { $total }.
event-colours-missing-you = { $colours ->
    [0] Twoja pula jest pusta
    [1] W twojej puli widać tylko jeden kolor
   *[2] W twojej puli widać tylko dwa kolory
  }, bez punktów. Zostaje { $total }.
event-extra-round = Cel osiągnięty, ale na czele jest remis: rozstrzygnie kolejna runda.
event-ended = { $reason ->
    [bound] Rozegrano umówioną liczbę rund: koniec partii.
   *[target-reached] Cel osiągnięty: koniec partii.
  }

## Dlaczego ruch jest dobry

why-wins-match = Kończy rundę i wygrywasz partię z łącznym wynikiem { $total }.
why-ends-ahead = Kończy rundę, dopóki nikt nie zdobywa tyle co ty: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
why-ends-round = { $points ->
    [0] Kończy rundę bez punktów dla ciebie.
    [one] Kończy rundę i daje ci jeszcze { $points } punkt.
    [few] Kończy rundę i daje ci jeszcze { $points } punkty.
    [many] Kończy rundę i daje ci jeszcze { $points } punktów.
   *[other] Kończy rundę i daje ci jeszcze { $points } punktu.
  }
why-all-colours = Masz już wszystkie trzy kolory, a twoja pula jest warta { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
why-new-colour = { $colours ->
    [1] Pierwszy kolor w twojej puli.
   *[2] Drugi kolor w twojej puli.
  }
why-new-pile = Kolejny stos w twojej puli: plus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
why-raises-own = Podnosi wartość twojej puli: plus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
why-waits = Nie zmienia niczego, co się liczy.
why-takes-colour = Zabiera kolor z cudzej puli ({ $seat }): bez wszystkich trzech nie da ona nic.
why-holds-below-target = To, co pokazuje { $seat }, już nie wystarcza do celu.
why-merges-other = Z dwóch stosów w cudzej puli robi się jeden ({ $seat }): minus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
why-spoils-leader = Psuje najcenniejszą pulę ({ $seat }): minus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
why-spoils = Psuje cudzą pulę ({ $seat }): minus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
why-keeps-colour = Widoczny zostaje kolor, który inaczej zniknąłby z twojej puli.
why-looks-best = Na pierwszy rzut oka to najlepsze, co możesz teraz zrobić.
why-looks-worse = Na pierwszy rzut oka inny ruch wygląda lepiej.

## Dlaczego ruch został odrzucony

refused-play-a-card-now = Teraz nie wybiera się karty na wierzch: zagraj kartę, na przykład G14>2 albo G14>2.3.
refused-choose-the-top-now = Dwa stosy się łączą: najpierw wybierz kartę na wierzch.
written-choose-the-top-now = Wpisz top i kartę, na przykład top G14.
refused-no-such-chest = Nikt tam nie siedzi.
refused-no-such-pile = W tej puli nie ma takiego stosu.
refused-other-colour = Karta może przykryć tylko stos w swoim kolorze.
refused-empty-chest-too-late = W tej partii pierwszy stos w pustej puli można otworzyć tylko w swojej pierwszej turze rundy.

## Koniec

reason-target-reached = Cel został osiągnięty.
reason-bound = Rozegrano umówioną liczbę rund.
level-points = punkty

## Opcje

option-deck = Zestaw kart
option-deck-six_per_value = drukowany: każda wartość sześć razy, w jednym kolorze
option-deck-two_per_colour = każda wartość dwa razy w każdym kolorze
option-first_seat = Kto zaczyna
option-variant = Wariant
option-variant-standard = podstawowy: punkty zapisują wszyscy
option-variant-brave = dla twardzieli: punkty zapisują tylko najlepsi w rundzie
option-target = Ile punktów kończy partię
option-target-auto = 150, dla twardzieli 100
option-empty_chest_only_first_turn = Pierwszy stos w pustej puli można otworzyć tylko w swojej pierwszej turze rundy
option-merge_top = Na wierzchu połączonych stosów
option-merge_top-played = właśnie zagrana karta
option-merge_top-owner_choice = wybiera właściciel puli
option-extra_round = Przy remisie na czele rozstrzygają dodatkowe rundy
option-max_rounds = Największa liczba rund

## Słowa przy stole

label-chest = Pula
label-worth = Wartość
label-total = Razem
label-target = Cel
label-begins = Zaczyna

## Zasady na jednej stronie

rules-goal = W ciągu kilku rund zdobądź 150 punktów, i to więcej niż ktokolwiek inny. Runda daje wartości wierzchnich kart twojej puli, ale tylko wtedy, gdy widać wszystkie trzy kolory.
rules-cards = 90 kart: 30 niebieskich (Ramon), 30 zielonych (Jack) i 30 pomarańczowych (Antonio). Każda wartość od 1 do 15 należy do jednego koloru i występuje sześć razy: niebieskie 1, 4, 9, 11, 15; zielone 2, 5, 7, 12, 14; pomarańczowe 3, 6, 8, 10, 13. Instrukcja nie wymienia wartości; znamy je z recenzji (NX-01).
rules-setup = Dla dwóch do sześciu graczy. W każdej rundzie potasujcie wszystkie karty. Każdy dostaje trzy, reszta to talia. Pule, czyli miejsca przed graczami, są puste. Osoba rozpoczynająca zmienia się z rundy na rundę zgodnie z ruchem wskazówek zegara.
rules-play =
    1. Zagraj jedną kartę do dowolnej puli, własnej lub cudzej. Otwórz nią nowy stos albo przykryj wierzchnią kartę stosu w tym samym kolorze; wartość może być wyższa lub niższa.
    2. Jeśli teraz dwa stosy w tej puli pokazują tę samą wartość, natychmiast połącz je w jeden.
    3. Jeśli pula ma potem sześć stosów, runda od razu się kończy, bez względu na to, kto ją zapełnił.
    4. W przeciwnym razie dobierz kartę i gra następna osoba. Gdy talia się skończy, gra toczy się bez dobierania, aż wszystkie karty zostaną zagrane.
rules-end = Na koniec rundy każdy, czyje wierzchnie karty pokazują wszystkie trzy kolory, zdobywa ich sumę; pozostali nic. Gdy ktoś ma 150 punktów lub więcej, wygrywa najwyższa suma; przy remisie zwycięstwo jest wspólne.
rules-variants = Dla twardzieli: zapisuje się tylko najlepszy wynik rundy (przy remisie wszystkim najlepszym), a cel to 100. Opcjonalnie: cel 100, 150 lub 200, inny zestaw kart, puste pule tylko w swojej pierwszej turze, kartę na wierzch połączonych stosów wybiera właściciel puli, dodatkowe rundy przy remisie i limit rund.

## Przy stole na stronie

page-nox-chests = Pule
page-nox-then = Pula będzie wtedy warta { $worth }
page-nox-merges = Dwa stosy się połączą
page-nox-ends = To zakończy rundę
page-nox-sixth = koniec rundy
page-nox-colours = Widoczne kolory
page-nox-blue = { $there ->
    [yes] Niebieski, Ramon
   *[no] Niebieski, Ramon: brak
  }
page-nox-green = { $there ->
    [yes] Zielony, Jack
   *[no] Zielony, Jack: brak
  }
page-nox-green-clear = { $there ->
    [yes] Turkusowy, Jack
   *[no] Turkusowy, Jack: brak
  }
page-nox-orange = { $there ->
    [yes] Pomarańczowy, Antonio
   *[no] Pomarańczowy, Antonio: brak
  }
page-nox-colour = { $colour ->
    [blue] niebieski
    [green] zielony
    [turquoise] turkusowy
   *[orange] pomarańczowy
  }
page-nox-needs = brakuje: { $colours }
page-nox-needs-all = brakuje wszystkich trzech kolorów
page-nox-lost = { $colour ->
    [blue] znika niebieski
    [green] znika zielony
    [turquoise] znika turkusowy
   *[orange] znika pomarańczowy
  }
page-nox-piles = Pula: stosów { $count } z 6
page-nox-buried = { $count ->
    [one] { $count } przykryta karta
    [few] { $count } przykryte karty
    [many] { $count } przykrytych kart
   *[other] { $count } przykrytej karty
  }
page-nox-below = Przykryte karty
page-nox-middle = Między pulami
page-nox-left = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
    [many] Talia: { $count } kart
   *[other] Talia: { $count } karty
  }
page-nox-round = Runda { $round }
page-nox-starts = Zaczyna { $seat }
page-nox-starts-you = Zaczynasz ty
page-nox-score = { $target ->
    [200] { $total } z { $target }
   *[other] { $total } ze { $target }
  }
page-nox-sheet = Arkusz punktów
page-nox-no-round = Żadna runda jeszcze się nie skończyła.
page-nox-over = Runda { $round } się skończyła
page-nox-no-points = bez punktów
page-nox-outscored = przebite
