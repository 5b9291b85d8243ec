### Gra roku. Napisane dla Lunasol, bez zdań z drukowanej instrukcji.

name = Gra roku
tagline = Zbierz cały rok, każdy symbol tylko raz
credits = Gra roku, gra karciana Reinera Knizii, wydana przez Naszą Księgarnię (2023).

## Karty

card = { $symbol ->
    [stork] bocian
    [flower] kwiat
    [bee] pszczoła
    [sun] słońce
    [ball] piłka
    [ice-cream] lody
    [pumpkin] dynia
    [squirrel] wiewiórka
    [leaf] liść
    [tree] choinka
    [snowman] bałwan
   *[snowflake] płatek śniegu
  } { $points }

## O co teraz chodzi i dlaczego

phase-choose-start = Wybierz kartę startową następnej pory roku.
phase-choose = Wybierz kartę z ręki i połóż ją zakrytą.
phase-place = Połóż swoją kartę na środku stołu.
phase-take = Weź kartę z pełnego rzędu.
phase-file = Masz już ten symbol: zamień karty albo odłóż nową.
phase-bonus = Pora roku jest kompletna: wykorzystaj kartę premiową.
phase-refill = Połóż kartę, od której rząd zacznie się na nowo.
phase-over = Koniec partii.

rule-choose-start = Pierwsza osoba wybiera po jednej karcie z każdej pory roku, od wiosny do zimy; karty leżą na przekątnej (GR-03, GR-04). Potem tasuje się pozostałe 68 kart.
rule-choose = Każdy w tajemnicy wybiera kartę z ręki, po czym wszystkie odkrywa się naraz. Zaczyna karta z największą liczbą punktów (przy remisie późniejsza pora roku, potem większy symbol); dalej zgodnie z ruchem wskazówek zegara (GR-30). Dopóki nie wybrał ostatni gracz, możesz cofnąć swój wybór.
rule-place = Karta trafia na puste pole w kolumnie swojej pory roku. W trudniejszym wariancie kolumna jest dowolna, ale karta musi stykać się z inną lewym lub prawym bokiem, a pory roku muszą następować po sobie (GR-24, GR-26). Kartę, którą da się położyć, trzeba położyć (GR-06); inną odkładasz i tracisz punkt. W obu przypadkach dobierasz potem kartę (GR-07).
rule-take = Czwarta karta w rzędzie przerywa dokładanie (GR-09). Kto ją położył, pierwszy bierze kartę z tego rzędu, potem pozostali zgodnie z ruchem wskazówek zegara; brać musi każdy, chce czy nie chce (GR-10). Symbol, którego jeszcze nie masz, trafia do twojego roku.
rule-file = W twoim roku każdy symbol leży tylko raz. Jeśli nowa karta ma więcej punktów, możesz ją zamienić ze starą; stara idzie wtedy na bok (GR-11, GR-12). W przeciwnym razie na bok idzie nowa. Każda odłożona karta to na koniec punkt mniej (GR-21).
rule-bonus = Trzeci symbol pory roku daje od razu kartę z wierzchu talii (GR-15). Dołóż ją, jeśli jej symbol jest nowy, zamień, jeśli ma więcej punktów, albo odłóż do pudełka; karta wymieniona w ten sposób też idzie do pudełka i nic nie kosztuje (GR-12). Jeśli premia dopełni kolejną porę roku, dostajesz następną, chyba że w tej partii ustalono inaczej (GR-14).
rule-refill = Kto wziął kartę jako ostatni, kładzie kartę z wierzchu talii na dowolnym polu opróżnionego rzędu (trudniejszy wariant; GR-D6).
rule-over = Liczą się tylko pełne rzędy od wiosny do zimy, z najlepszymi kartami każdej pory roku (GR-20); każda odłożona karta to punkt mniej. Wygrywa najwięcej punktów, potem mniej odłożonych kart, a jeśli i to jest równe, zwycięstwo jest wspólne.

## Ruchy

move-start = zacznij kartą: { $card }
move-choose = zagraj: { $card }
move-place = { $card } – rząd { $row }, kolumna { $column }
move-take = weź: { $card }
move-swap = zamień karty
move-aside = odłóż na bok
move-add = dołóż do swojego roku
move-box = odłóż do pudełka
move-refill = rząd { $row }, kolumna { $column }

## Co się stało

event-start-chosen = { $seat } wybiera kartę startową: { $card }.
event-start-chosen-you = Wybierasz kartę startową: { $card }.
event-start-cards = Na stole od początku: { $cards }.
event-dealt = { $seat } dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
event-dealt-own = { $seat } dostaje: { $cards }.
event-dealt-own-you = Dostajesz: { $cards }.
event-round = Runda { $round }. { $count ->
    [0] Talia jest pusta.
    [one] W talii została { $count } karta.
    [few] W talii zostały { $count } karty.
    [many] W talii zostało { $count } kart.
   *[other] W talii zostało { $count } karty.
  }
event-neutral = Karta neutralna: { $card } – rząd { $row }, kolumna { $column }.
event-neutral-boxed = Karta neutralna: { $card } nigdzie nie pasuje, idzie do pudełka.
event-neutral-missing = Talia jest pusta: tym razem bez karty neutralnej.
event-chosen = { $seat } ma już wybraną kartę.
event-chosen-own = { $seat } ma już wybraną kartę: { $card }.
event-chosen-own-you = Masz już wybraną kartę: { $card }.
event-taken-back = { $seat } cofa swój wybór.
event-taken-back-you = Cofasz swój wybór.
event-revealed = Odkryte: { $cards }.
event-starter = Zaczyna { $seat }: { $card }.
event-starter-you = Zaczynasz ty: { $card }.
event-placed = { $seat } kładzie: { $card } – rząd { $row }, kolumna { $column }.
event-placed-you = Kładziesz: { $card } – rząd { $row }, kolumna { $column }.
event-set-aside = { $seat } nie może położyć karty i odkłada: { $card }.
event-set-aside-you = Nie możesz położyć karty i odkładasz: { $card }.
event-drew = { $seat } dobiera kartę.
event-drew-own = { $seat } dobiera: { $card }.
event-drew-own-you = Dobierasz: { $card }.
event-row-full = Rząd { $row } jest pełny: każdy bierze kartę.
event-took = { $seat } bierze: { $card }.
event-took-you = Bierzesz: { $card }.
event-added = { $seat } dokłada do swojego roku: { $card }.
event-added-you = Dokładasz do swojego roku: { $card }.
event-swapped = { $seat } zamienia karty: do roku { $card }, na bok { $card_old }.
event-swapped-you = Zamieniasz karty: do roku { $card }, na bok { $card_old }.
event-put-aside = { $seat } odkłada na bok: { $card }.
event-put-aside-you = Odkładasz na bok: { $card }.
event-season = { $seat } ma komplet: { $season ->
    [spring] wiosna
    [summer] lato
    [autumn] jesień
   *[winter] zima
  }.
event-season-you = Masz komplet: { $season ->
    [spring] wiosna
    [summer] lato
    [autumn] jesień
   *[winter] zima
  }.
event-twelfth = { $seat } ma cały rok: dwanaście kart.
event-twelfth-you = Masz cały rok: dwanaście kart.
event-bonus = { $seat } dostaje kartę premiową: { $card }.
event-bonus-you = Dostajesz kartę premiową: { $card }.
event-bonus-swapped = { $seat } zamienia karty: do roku { $card }, do pudełka { $card_old }.
event-bonus-swapped-you = Zamieniasz karty: do roku { $card }, do pudełka { $card_old }.
event-bonus-boxed = { $seat } odkłada kartę premiową do pudełka: { $card }.
event-bonus-boxed-you = Odkładasz kartę premiową do pudełka: { $card }.
event-bonus-missing = Talia jest pusta: nie ma karty premiowej.
event-row-boxed = Reszta rzędu, do pudełka: { $cards }.
event-refill-drawn = { $seat } odkrywa kartę dla pustego rzędu: { $card }.
event-refill-drawn-you = Odkrywasz kartę dla pustego rzędu: { $card }.
event-refilled = Rząd zaczyna się na nowo: { $card } – rząd { $row }, kolumna { $column }.
event-refill-missing = Talia jest pusta: rząd zostaje pusty.
event-pile-used-up = Trzeba dobrać kartę, a talia jest pusta: koniec partii.
event-scored = { $seat }: { $points } za pełne rzędy ({ $rows }), minus { $aside } za odłożone karty, razem { $score }.
event-scored-you = Masz { $points } za pełne rzędy ({ $rows }), minus { $aside } za odłożone karty, razem { $score }.

## Dlaczego odmówiono ruchu

refused-choose-a-start-card-now = Teraz wybierz kartę startową.
written-choose-a-start-card-now = Wpisz start i kartę.
refused-another-season-now = Karty startowe wybiera się po kolei: wiosna, lato, jesień, zima.
refused-choose-a-card-now = Teraz wybierz kartę z ręki.
written-choose-a-card-now = Wpisz samą kartę.
refused-place-your-card-now = Teraz połóż swoją kartę.
written-place-your-card-now = Wpisz kartę, @, rząd i kolumnę.
refused-not-the-card-you-turned-up = To nie jest twoja odkryta karta.
refused-cell-is-taken = Na tym polu już leży karta.
refused-wrong-column = Każda pora roku ma swoją kolumnę: wiosna 1, lato 2, jesień 3, zima 4.
refused-no-card-beside-it = Karta musi stykać się z inną lewym lub prawym bokiem.
refused-does-not-fit = Ta pora roku tam nie pasuje: od lewej do prawej pory roku muszą następować po sobie.
refused-take-a-card-now = Teraz weź kartę z pełnego rzędu.
written-take-a-card-now = Wpisz + i kartę.
refused-card-not-in-the-row = Ta karta nie leży w pełnym rzędzie.
refused-swap-or-aside-now = Masz już ten symbol: zamień karty albo odłóż nową.
written-swap-or-aside-now = Wpisz swap albo aside.
refused-swap-needs-more-points = Zamienić można tylko na kartę z większą liczbą punktów.
refused-symbol-is-owned = Ten symbol jest już w twoim roku.
refused-no-card-to-swap = Nie masz karty z tym symbolem, więc nie ma czego zamienić.
refused-use-your-bonus-now = Teraz wykorzystaj kartę premiową.
written-use-your-bonus-now = Wpisz add, swap albo box.
refused-refill-the-row-now = Teraz połóż kartę, od której rząd zacznie się na nowo.
written-refill-the-row-now = Wpisz @, rząd i kolumnę.
refused-only-the-empty-row = Karta musi trafić do rzędu, który właśnie opróżniono.

## Dlaczego ruch jest dobry

why-ends-ahead = Dwunasta karta twojego roku, a przy tym prowadzisz.
why-completes-row = Dopełnia rząd { $rows } twojego roku.
why-completes-season = Dopełnia porę roku w twoim roku.
why-rarest-season = Z tej pory roku masz najmniej kart.
why-new-symbol = Nowy symbol do twojego roku.
why-denies = Z kart w tym rzędzie ta najbardziej przydałaby się komuś innemu: { $seat }.
why-least-harm = Wszystkie te symbole już masz; jedną z kart musisz wziąć.
why-more-points = Więcej punktów za symbol, który już masz.
why-not-needed = Ten symbol masz już z większą liczbą punktów.
why-box = W pudełku karta nic nie kosztuje.
why-fills-row = Zapełnia rząd: bierzesz przed innymi.
why-safe-now = Po tobie nikt w tej rundzie nie zapełni tego rzędu.
why-far-from-full = Rządowi jeszcze daleko do zapełnienia.
why-can-fill = Może zapełnić rząd, a wtedy bierzesz przed innymi.
why-few-points = Wnosi na stół mało punktów.
why-no-simple-reason = Ten ruch nie ma prostego uzasadnienia.

## Koniec

reason-twelfth-card = Ktoś ma w swoim roku dwanaście kart.
reason-pile-used-up = Trzeba było dobrać kartę, a talia była pusta.
level-points = punkty
level-fewer-aside = mniej odłożonych kart

## Opcje

option-deck = Zestaw kart
option-deck-standard = drukowane karty
option-first_seat = Kto wykłada karty startowe
option-start_cards = Karty startowe
option-start_cards-choose = wybiera pierwsza osoba
option-harder = Trudniejszy wariant: dowolne kolumny, pasujące sąsiedztwo
option-cyclic = Trudniejszy wariant: wiosna może leżeć na prawo od zimy
option-draw_before_take = Dobieranie przed braniem kart z pełnego rzędu
option-bonus_chain = Karta premiowa może dać następną premię
option-final_bonus = Dwunasta karta też może dać premię
option-finish_take = Po dwunastej karcie pozostali jeszcze biorą
option-end_on = Pusta talia kończy partię
option-end_on-any_draw = przy każdym dobieraniu
option-end_on-hand_draw_only = tylko przy dobieraniu na rękę

## Słowa przy stole

label-spring = Wiosna
label-summer = Lato
label-autumn = Jesień
label-winter = Zima
label-revealed = Odkryte
label-on-its-way = Teraz
label-aside = Odłożone
label-points = Punkty
label-box = W pudełku

## Zasady na jednej stronie

rules-goal = Ułóż najlepszy rok: do dwunastu kart, każda z innym symbolem. Karty bierzesz z rzędów, które wszyscy razem zapełniają na środku stołu. W twoim roku liczą się tylko pełne rzędy od wiosny do zimy, a każda karta, której nie możesz wykorzystać, kosztuje punkt.
rules-cards = 72 karty, po 18 z każdej pory roku. Każda pora ma trzy symbole, tu od największego do najmniejszego: bocian, kwiat, pszczoła; słońce, piłka, lody; dynia, wiewiórka, liść; choinka, bałwan, płatek śniegu. Każdy symbol występuje raz z każdą liczbą punktów od 0 do 5 (GR-01).
rules-setup = Dla dwóch do czterech graczy. Po jednej karcie z każdej pory roku wyznacza kwadrat o czterech rzędach i czterech kolumnach: wiosna w lewym górnym rogu, zima w prawym dolnym. Pozostałe karty potasujcie i rozdajcie po cztery; reszta to talia.
rules-play =
    1. Każdy w tajemnicy wybiera kartę i wszystkie odkrywa się naraz. Zaczyna karta z największą liczbą punktów (przy remisie późniejsza pora roku, potem większy symbol); dalej zgodnie z ruchem wskazówek zegara.
    2. W tej kolejności każdy kładzie kartę na pustym polu w kolumnie jej pory roku. Gdy nie ma tam pustego pola, karta idzie na bok. W obu przypadkach dobiera nową.
    3. Gdy tylko w rzędzie leżą cztery karty, każdy bierze jedną z nich, najpierw ten, kto położył czwartą, potem pozostali zgodnie z ruchem wskazówek zegara. Reszta idzie do pudełka, a karta z wierzchu talii zaczyna rząd na nowo, w kolumnie swojej pory roku. Potem dokładanie trwa dalej.
    4. Wzięta karta z nowym symbolem trafia do twojego roku. Jeśli masz już ten symbol, jedna z dwóch kart idzie na bok: stara tylko wtedy, gdy nowa ma więcej punktów.
    5. Trzeci symbol pory roku daje kartę premiową z talii: dołóż ją do roku, zamień na nią słabszą kartę z tym samym symbolem albo odłóż ją do pudełka.
rules-end = Partia kończy się natychmiast, gdy ktoś ma w roku dwanaście kart (po premii za ostatnią) albo gdy trzeba dobrać kartę, a talia jest pusta. Policzcie punkty w pełnych rzędach, z najlepszymi kartami każdej pory roku, i odejmijcie po jednym za każdą odłożoną kartę. Wygrywa najwięcej punktów, potem mniej odłożonych kart, a jeśli i to jest równe, zwycięstwo jest wspólne.
rules-variants = We dwoje: przed każdym wyborem karta neutralna z talii trafia na pierwsze dozwolone pole od góry, nigdy jako czwarta w rzędzie. Trudniejszy wariant: kolumny są dowolne, ale karta musi stykać się z inną lewym lub prawym bokiem, a na prawo leży zawsze następna pora roku (po zimie wiosna); kto wziął ostatni, zaczyna rząd na nowo na dowolnym polu. Opcjonalnie: wybierane karty startowe, dobieranie przed braniem, premie bez łańcucha, brak premii za dwunastą kartę, dokończenie brania po dwunastej karcie oraz talia, która kończy partię tylko przy dobieraniu na rękę.

## Przy stole na stronie

page-square = Środek stołu
page-stack = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
page-begins = { $why ->
    [points] Ta karta ma najwięcej punktów.
    [season] Tyle samo punktów, ale późniejsza pora roku.
   *[symbol] Tyle samo punktów i ta sama pora roku, ale większy symbol.
  } { $way ->
    [clockwise] Dalej zgodnie z ruchem wskazówek zegara.
   *[across] { "" }
  }
page-take-order = Najpierw bierze { $seat }{ $way ->
    [clockwise] , dalej zgodnie z ruchem wskazówek zegara
   *[across] { "" }
  }.
page-take-order-you = Najpierw bierzesz ty{ $way ->
    [clockwise] , dalej zgodnie z ruchem wskazówek zegara
   *[across] { "" }
  }.
page-no-place = { $season ->
    [spring] Kolumna wiosny jest pełna.
    [summer] Kolumna lata jest pełna.
    [autumn] Kolumna jesieni jest pełna.
    [winter] Kolumna zimy jest pełna.
   *[any] Obok żadnej pasującej karty nie ma wolnego pola.
  }
page-row-done = { $seat }: rząd nr { $row } w roku jest pełny, +{ $points }
page-row-done-you = Rząd nr { $row } w twoim roku jest pełny, +{ $points }
page-year-of = Rok: { $seat }
page-year-of-you = Twój rok
page-open-year = Rok: { $seat }; powiększ
page-missing = brakuje: { $symbol ->
    [stork] bocian
    [flower] kwiat
    [bee] pszczoła
    [sun] słońce
    [ball] piłka
    [ice-cream] lody
    [pumpkin] dynia
    [squirrel] wiewiórka
    [leaf] liść
    [tree] choinka
    [snowman] bałwan
   *[snowflake] płatek śniegu
  }
page-row-sum = Rząd nr { $row } w roku jest pełny, punkty: { $points }
page-points = { $points } pkt
page-progress = { $count } z 12
page-season-progress = { $season ->
    [spring] wiosna
    [summer] lato
    [autumn] jesień
   *[winter] zima
  } { $count } z 3
page-round = Runda { $round }
page-rows = Rzędy: { $rows }
page-aside = Odłożone: { $count }
page-aside-costs = Odłożone: { $count }; każda karta kosztuje punkt
page-takes-number = w kolejce do brania numer { $number }
page-placed-as = Numer { $number }: { $card }
page-clockwise = zgodnie z ruchem wskazówek zegara
page-face-down = Zakryte
page-out-of-play = Poza grą
page-lay-down = Połóż zakrytą: { $card }
page-lies = Zakryta: { $card }
page-new-card = Nowa
page-in-year = W twoim roku
page-note-file = Jedna z dwóch kart idzie na bok i kosztuje punkt.
page-note-bonus = Czego nie zatrzymasz, idzie do pudełka i nic nie kosztuje.
