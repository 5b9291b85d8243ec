### Słońce i Księżyc. Napisane dla Lunasol, bez słów drukowanej instrukcji.

name = Słońce i Księżyc
tagline = Dwa rzędy, po pięć zaćmień i pasjans, który psują inni
credits = Słońce i Księżyc (Sonne und Mond), gra karciana Jacques’a Zeimeta z ilustracjami Johanna Rüttingera, wydana przez Drei Hasen in der Abendsonne (2012), po polsku przez Grannę (2014).

## Cards

card = { $value ->
    [0] { $kind ->
        [sun] zaćmienie Słońca
       *[moon] zaćmienie Księżyca
      }
   *[other] { $kind ->
        [sun] słońce
       *[moon] księżyc
      } { $value }{ $animal ->
        [1] { " " }(zwierzę)
       *[0] { "" }
      }
  }

## What is asked now, and the rule behind it

phase-act = Dołóż kartę albo zbierz co najmniej pięć kart z jednego rzędu.
phase-follow = Na karcie było zwierzę: dołóż jeszcze jedną.
phase-last-turn = Nikt już nie dobiera: dołóż kartę albo zbierz.
phase-over = Koniec partii.

rule-act = Dołóż jedną kartę do dowolnego rzędu, swojego lub cudzego (SM-39); albo zbierz jeden lub więcej własnych odcinków z co najmniej pięciu kart z liczbami leżących obok siebie, z jednego rzędu lub z obu (SM-13, SM-17). Nigdy jedno i drugie w tej samej turze. Niższa liczba trafia na lewy koniec, wyższa na prawy, albo na zaćmienie, jeśli widoczne liczby nadal rosną (SM-05). Zaćmienie kładzie się na dowolną widoczną kartę z liczbą swojego rodzaju (SM-09). Kartą z liczbą można też zacząć brakujący rząd, nawet przed kimś innym (SM-04). Kto nie może ani jednego, ani drugiego, ulega samozniszczeniu: karty z ręki i własne rzędy trafiają na stos kart odrzuconych (SM-20).
rule-follow = Po zwierzęciu musisz w tej samej turze dołożyć następną kartę, a po kolejnym zwierzęciu znowu (SM-23). Jeśli masz pustą rękę, najpierw dobierasz. Jeśli żadna karta nie pasuje, ulegasz samozniszczeniu, nawet gdy możesz zbierać (SM-22); tylko gdy nie ma już czego dobrać, tura kończy się bez szkody (SM-24).
rule-last-turn = Talia i stos kart odrzuconych się wyczerpały i nikt już nie dobiera. Wszyscy oprócz gracza, który nie miał czego dobrać, grają po kolei, dopóki ktoś może coś zrobić (SM-31): dołożyć, zebrać albo, gdy nie da się ani tego, ani tego, ulec samozniszczeniu. Do zbierania nie trzeba karty na ręce (SM-32).
rule-over = Za każdą zebraną kartę słońca i księżyca jest punkt, za każdą, która została w twoich rzędach, punkt ujemny, także za przykrytą; zaćmienia się nie liczą (SM-34). Partnerzy dodają swoje punkty. Wygrywa najwięcej punktów, przy remisie zwycięstwo jest wspólne (SM-35).

## Moves

move-place = { $end ->
    [start] { $card } zaczyna rząd, leży przed: { $seat }
    [left] { $card } na lewy koniec, rząd: { $seat }
   *[right] { $card } na prawy koniec, rząd: { $seat }
  }
move-place-you = { $end ->
    [start] { $card } zaczyna twój rząd
    [left] { $card } na lewy koniec twojego rzędu
   *[right] { $card } na prawy koniec twojego rzędu
  }
move-cover = { $card } na miejsce nr { $place }, rząd: { $seat }
move-cover-you = { $card } na miejsce nr { $place } w twoim rzędzie
move-clear = zbierz miejsca { $parts } (S rząd słońc, M rząd księżyców)
move-destruct = samozniszczenie: tracisz karty z ręki i własne rzędy

## What happened

event-dealt = { $seat } dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
event-dealt-own = { $seat } dostaje karty: { $cards }.
event-dealt-own-you = Dostajesz karty: { $cards }.
event-turn = Tura { $turn }: { $seat }.
event-turn-you = Tura { $turn }: twój ruch.
event-drew = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
event-drew-own = { $seat } dobiera: { $cards }.
event-drew-own-you = Dobierasz: { $cards }.
event-shuffled = Talia jest pusta: karty odrzucone są tasowane, nowa talia ma { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
event-placed = { $whose ->
    [own] { $end ->
        [start] { $seat } zaczyna własny rząd: { $card }.
        [left] { $seat } dokłada na lewy koniec własnego rzędu: { $card }.
       *[right] { $seat } dokłada na prawy koniec własnego rzędu: { $card }.
      }
   *[other] { $end ->
        [start] { $seat } zaczyna cudzy rząd ({ $seat_row }): { $card }.
        [left] { $seat } dokłada na lewy koniec cudzego rzędu ({ $seat_row }): { $card }.
       *[right] { $seat } dokłada na prawy koniec cudzego rzędu ({ $seat_row }): { $card }.
      }
  }
event-placed-you = { $whose ->
    [own] { $end ->
        [start] Zaczynasz własny rząd: { $card }.
        [left] Dokładasz na lewy koniec własnego rzędu: { $card }.
       *[right] Dokładasz na prawy koniec własnego rzędu: { $card }.
      }
   *[other] { $end ->
        [start] Zaczynasz cudzy rząd ({ $seat_row }): { $card }.
        [left] Dokładasz na lewy koniec cudzego rzędu ({ $seat_row }): { $card }.
       *[right] Dokładasz na prawy koniec cudzego rzędu ({ $seat_row }): { $card }.
      }
  }
event-placed-yours = { $end ->
    [start] { $seat } zaczyna twój rząd: { $card }.
    [left] { $seat } dokłada na lewy koniec twojego rzędu: { $card }.
   *[right] { $seat } dokłada na prawy koniec twojego rzędu: { $card }.
  }
event-covered = { $whose ->
    [own] { $seat } przykrywa kartę we własnym rzędzie: { $card_under } → { $card }.
   *[other] { $seat } przykrywa kartę w cudzym rzędzie ({ $seat_row }): { $card_under } → { $card }.
  }
event-covered-you = { $whose ->
    [own] Przykrywasz kartę we własnym rzędzie: { $card_under } → { $card }.
   *[other] Przykrywasz kartę w cudzym rzędzie ({ $seat_row }): { $card_under } → { $card }.
  }
event-covered-yours = { $seat } przykrywa kartę w twoim rzędzie: { $card_under } → { $card }.
event-animal = Zwierzę: { $seat } dokłada jeszcze jedną kartę.
event-animal-you = Zwierzę: dokładasz jeszcze jedną kartę.
event-animal-forgiven = Zwierzę to ostatnia karta na ręce i nie ma czego dobrać ({ $seat }): tura kończy się bez szkody.
event-animal-forgiven-you = Zwierzę to twoja ostatnia karta i nie ma czego dobrać: tura kończy się bez szkody.
event-cleared = { $seat } zbiera z rzędu { $kind ->
    [sun] słońc
   *[moon] księżyców
  }: { $cards }.
event-cleared-you = Zbierasz z rzędu { $kind ->
    [sun] słońc
   *[moon] księżyców
  }: { $cards }.
event-destructed = { $count ->
    [0] { $seat } ulega samozniszczeniu i nie ma nic do stracenia.
   *[other] { $seat } ulega samozniszczeniu i traci: { $cards }.
  }
event-destructed-you = { $count ->
    [0] Ulegasz samozniszczeniu i nie masz nic do stracenia.
   *[other] Ulegasz samozniszczeniu i tracisz: { $cards }.
  }
event-end-phase = { $seat } nie ma czego dobrać: odtąd nikt już nie dobiera, pozostali dogrywają swoje karty.
event-end-phase-you = Nie masz czego dobrać: odtąd nikt już nie dobiera, pozostali dogrywają swoje karty.
event-ended = { $reason ->
    [bound] Rozegrano umówioną liczbę tur: koniec partii.
   *[played-out] Nikt nie ma już ruchu: koniec partii.
  }
event-scored = { $seat }: zebrane { $cleared }, w rzędach zostało { $left }, razem { $points }.
event-scored-you = Masz zebrane { $cleared }, w rzędach zostało { $left }, razem { $points }.

## Why a move was refused

refused-something-is-possible = Samozniszczenie jest możliwe tylko wtedy, gdy nie da się zrobić nic innego: dołóż kartę albo zbierz.
refused-place-another-card = Po zwierzęciu musisz dołożyć następną kartę; teraz nie możesz zbierać.
refused-no-segment-there = Zbierać można tylko własne karty z liczbami, co najmniej pięć obok siebie.
refused-whole-segments-only = Odcinek zbiera się w całości, od końca do końca.
refused-row-is-there = Ten rząd już istnieje: dołóż na jego koniec albo przykryj zaćmienie.
written-row-is-there = Wpisz L lub R dla końca, # i numer dla miejsca.
refused-row-is-not-there = Ten rząd jeszcze nie istnieje: najpierw go zacznij.
written-row-is-not-there = Wpisz *, aby go zacząć.
refused-start-your-own-row = W tej partii możesz zaczynać rzędy tylko przed sobą.
refused-team-has-that-row = Drużyna ma tylko jeden rząd każdego rodzaju, a ten rodzaj należy do drugiego partnera.
refused-eclipse-covers-numbers = Zaćmienie musi przykryć widoczną kartę z liczbą swojego rodzaju.
refused-only-eclipses-are-covered = Kartą z liczbą można przykryć tylko zaćmienie.
refused-cover-from-the-side = Z kilku zaćmień obok siebie można przykryć tylko to, które sąsiaduje z kartą z liczbą.
refused-number-does-not-fit = Ta liczba tam nie pasuje: widoczne liczby muszą rosnąć od lewej do prawej.
refused-only-eclipses-show = W tym rzędzie widać tylko zaćmienia: na końce nic się nie dokłada, ale przykryć można dowolne.
refused-eclipse-blocks-end = W tej partii nie dokłada się kart za zaćmieniem na końcu rzędu.
refused-no-such-place = W tym rzędzie nie ma takiego miejsca.
refused-no-sun-open = Nie ma odkrytego słońca, które można by przykryć.
refused-no-moon-open = Nie ma odkrytego księżyca, który można by przykryć.
refused-number-fits-nowhere = Ta liczba teraz nigdzie nie pasuje: ani na koniec rzędu, ani na zaćmienie.

## Why a move is a good one

why-clears = Na pewno daje ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
why-five = Liczb obok siebie: { $count }. Jeśli nikt nie przeszkodzi, zbierzesz je w następnej turze.
why-five-partner = Liczb obok siebie: { $count }. { $seat } może je zebrać.
why-another-card = Dzięki zwierzęciu dokładasz w tej samej turze jeszcze jedną kartę.
why-starts-own = Zaczyna rząd, do którego { $room ->
    [one] pasuje jeszcze { $room } liczba
    [few] pasują jeszcze { $room } liczby
    [many] pasuje jeszcze { $room } liczb
   *[other] pasuje jeszcze { $room } liczby
  } z gry.
why-lengthens-own = Najdłuższy odcinek w twoim rzędzie ma teraz obok siebie { $count ->
    [one] { $count } liczbę
    [few] { $count } liczby
    [many] { $count } liczb
   *[other] { $count } liczby
  }.
why-repairs = Przykrywa zaćmienie w twoim rzędzie; liczb obok siebie: { $count }.
why-reopens = Otwiera rząd po twojej stronie: { $room ->
    [one] pasuje tam { $room } liczba
    [few] pasują tam { $room } liczby
    [many] pasuje tam { $room } liczb
   *[other] pasuje tam { $room } liczby
  } z gry.
why-helps-partner = Trafia do rzędu, który liczy się też twojej stronie ({ $seat }).
why-breaks-five = Rozbija piątkę gotową do zebrania ({ $seat }).
why-eclipses-rival = Przerywa cudzy rząd ({ $seat }).
why-closes-row = Nikt inny nie może już mieć ani dobrać liczby, która pasuje do tego rzędu ({ $seat }).
why-narrows = Inni mogą dołożyć do tego rzędu ({ $seat }) już najwyżej { $room ->
    [one] { $room } liczbę
    [few] { $room } liczby
    [many] { $room } liczb
   *[other] { $room } liczby
  }.
why-burdens = { $seat } nic już nie zbierze: ta karta to tam punkt ujemny.
why-forced = Nic innego nie jest możliwe.
why-gets-rid = Pozbywasz się kart z ręki i { $count ->
    [one] { $count } punktu ujemnego
    [few] { $count } punktów ujemnych
    [many] { $count } punktów ujemnych
   *[other] { $count } punktu ujemnego
  } przed sobą.

## The end

reason-played-out = Nie było już czego dobrać i nikt nie ma już ruchu.
reason-bound = Rozegrano umówioną liczbę tur.
level-points = punkty

## Options

option-deck = Zestaw kart
option-deck-standard = drukowane liczby, zwierzęta zrekonstruowane
option-first_seat = Kto zaczyna
option-start_foreign_row = Rzędy można zaczynać także przed innymi
option-eclipse_blocks_end = Za zaćmieniem na końcu rzędu nie dokłada się kart
option-covered_score = Przykryte karty zebranego odcinka też się liczą
option-partial_clear = Można zebrać część odcinka
option-voluntary_self_destruct = Samozniszczenie z wyboru
option-voluntary_self_destruct-never = nigdy
option-voluntary_self_destruct-end_phase = w fazie końcowej
option-voluntary_self_destruct-always = w każdej turze
option-animal_without_pile = Zwierzę jako ostatnia karta, gdy nie ma czego dobrać
option-animal_without_pile-end_turn = kończy turę bez szkody
option-animal_without_pile-self_destruct = oznacza samozniszczenie
option-refill_across_shuffle = Gdy talia nie wystarcza, dobiera się dalej z nowej
option-turn_cap = Największa liczba tur
option-trigger_may_clear = Kto nie miał czego dobrać, może jeszcze zbierać
option-end_phase = Gdy nie ma już czego dobrać
option-end_phase-play_out = pozostali grają, dopóki ktoś może coś zrobić
option-end_phase-one_round = pozostali mają jeszcze po jednej turze
option-minus_visible_only = Przykryte karty w rzędach nie są punktami ujemnymi
option-fixed_after_first = Partnerzy zachowują swój rodzaj rzędu przez całą partię
option-team_clear = Można zbierać także z rzędu partnera

## Words at the table

label-turn = Tura
label-sun = Słońce
label-moon = Księżyc
label-cleared = Zebrane
label-in-play = W rzędach
label-partner = drużyna: { $seat }
label-no-drawing = nikt już nie dobiera

## The rules on one page

rules-goal = Zbierz z rzędów przed sobą jak najwięcej kart słońca i księżyca, a na koniec zostaw ich tam jak najmniej.
rules-cards = 68 kart: słońca od 1 do 29, księżyce od 1 do 29, pięć zaćmień Słońca i pięć zaćmień Księżyca bez liczby. Na niektórych słońcach i księżycach jest zwierzę. Na których, tego instrukcja nie mówi: u nas to 3, 7, 11, 15, 19, 23 i 27 obu rodzajów; kto ma drukowane karty, może użyć własnego pliku (SM-01).
rules-setup = Potasujcie wszystkie karty i rozdajcie każdemu pięć; reszta to talia. We dwoje i we troje każdy gra dla siebie. We czworo partnerami są osoby siedzące naprzeciw siebie: mają razem tylko jeden rząd słońc i jeden rząd księżyców.
rules-play =
    1. Jeśli na początku tury masz pustą rękę, dobierz pięć kart albo tyle, ile zostało w talii. Pustą talię odnawia się z potasowanych kart odrzuconych.
    2. Potem albo dołóż jedną kartę, albo zbieraj; nigdy jedno i drugie.
    3. Liczby rosną od lewej do prawej, luki nie przeszkadzają. Kartę dokłada się na koniec rzędu, nigdy do środka. Możesz korzystać z rzędów własnych i cudzych i wszędzie zacząć rząd, którego brakuje.
    4. Zaćmienie przykrywa kartę z liczbą swojego rodzaju i przerywa rząd. Zaćmienie można przykryć liczbą, która pasuje między widoczne liczby; z kilku obok siebie tylko to, które sąsiaduje z kartą z liczbą.
    5. Po zwierzęciu musisz w tej samej turze dołożyć następną kartę. Jeśli to była twoja ostatnia, najpierw dobierz pięć.
    6. Zbiera się jeden lub więcej własnych odcinków z co najmniej pięciu kart z liczbami, bez zaćmienia między nimi. Wszystkie karty stamtąd, także przykryte, trafiają na twój stos punktów; reszta się zsuwa.
    7. Kto nie może ani dołożyć, ani zebrać albo nie ma czego dołożyć po zwierzęciu, ulega samozniszczeniu: karty z ręki i własne rzędy trafiają na stos kart odrzuconych.
rules-end = Gdy ktoś ma dobierać, a ani w talii, ani wśród odrzuconych nie ma karty, nikt już nie dobiera. Pozostali grają po kolei, dopóki ktoś może coś zrobić. Każda zebrana karta słońca i księżyca to punkt, każda, która została we własnych rzędach, to punkt ujemny, zaćmienia się nie liczą. Partnerzy dodają swoje punkty. Wygrywa najwięcej punktów; przy remisie zwycięstwo jest wspólne.
rules-variants = Opcjonalnie: zaczynanie tylko własnych rzędów, zaćmienie jako zapora na końcu rzędu, zbieranie części odcinka, samozniszczenie z wyboru, inne liczenie przykrytych kart, inne dobieranie i inny koniec, stałe rodzaje rzędów dla partnerów i zbieranie z rzędu partnera.

## At the page’s table

page-all-rows = Rzędy wszystkich graczy
page-row = { $seat }: { $kind ->
    [sun] rząd słońc
   *[moon] rząd księżyców
  }
page-row-you = Twój { $kind ->
    [sun] rząd słońc
   *[moon] rząd księżyców
  }
page-no-row = { $seat }: { $kind ->
    [sun] jeszcze nie ma rzędu słońc
   *[moon] jeszcze nie ma rzędu księżyców
  }
page-no-row-you = { $kind ->
    [sun] Nie masz jeszcze rzędu słońc
   *[moon] Nie masz jeszcze rzędu księżyców
  }
page-start = zacznij rząd
page-start-at = gracz: { $seat }
page-start-at-you = przed tobą
page-would-minus = da punkt ujemny ({ $seat })
page-would-five = da { $count } obok siebie ({ $seat })
page-would-break = rozbije { $count } obok siebie ({ $seat })
page-would-interrupt = przerwie rząd ({ $seat })
page-animal-again = Zwierzę: po nim dokładasz jeszcze jedną kartę
page-under = Pod spodem: { $cards }.
page-fits = Pasuje tu: { $cards }.
page-fits-none = Żadna z twoich kart teraz tu nie pasuje.
page-score = zebrane { $cleared } · w rzędach { $minus ->
    [0] 0
   *[other] −{ $minus }
  }
page-totals = Punkty, gdyby partia skończyła się teraz
page-total = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
page-tied = { $kind ->
    [sun] tylko rząd słońc
   *[moon] tylko rząd księżyców
  }
page-follows = dokłada jeszcze jedną kartę
page-trigger = nie ma czego dobrać
page-actions = Bez karty z ręki
page-part = { $kind ->
    [sun] słońca
   *[moon] księżyce
  } { $first }–{ $last }
page-clear = Zbierz { $parts } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  })
page-clear-more = { $count ->
    [one] Jeszcze { $count } sposób zebrania
    [few] Jeszcze { $count } sposoby zebrania
    [many] Jeszcze { $count } sposobów zebrania
   *[other] Jeszcze { $count } sposobu zebrania
  }
page-clear-part = Zbierz tylko część: { $part }
page-run = { $seat } zbiera { $kind ->
    [sun] słońca
   *[moon] księżyce
  } leżące obok siebie: { $count }!
page-run-you = Zbierasz { $kind ->
    [sun] słońca
   *[moon] księżyce
  } leżące obok siebie: { $count }!
page-gained = { $seat }: +{ $count }
page-gained-you = Ty: +{ $count }
page-must-destruct = Żadna z twoich kart nigdzie nie pasuje.
page-destruct = Samozniszczenie: tracisz karty z ręki i własne rzędy
page-destruct-nothing = { $seat }: żadna karta nigdzie nie pasuje.
page-destruct-nothing-you = Żadna twoja karta nigdzie nie pasuje.
page-destruct-animal = { $seat }: po zwierzęciu nie pasuje już żadna karta.
page-destruct-animal-you = Po zwierzęciu nie pasuje już żadna twoja karta.
page-loses = Samozniszczenie ({ $seat }): na stos kart odrzuconych { $count ->
    [one] trafia { $count } karta
    [few] trafiają { $count } karty
    [many] trafia { $count } kart
   *[other] trafia { $count } karty
  }.
page-loses-you = Twoje samozniszczenie: na stos kart odrzuconych { $count ->
    [one] trafia { $count } karta
    [few] trafiają { $count } karty
    [many] trafia { $count } kart
   *[other] trafia { $count } karty
  }.
