### Jak gra się tu w Słońce i Księżyc i dlaczego. Napisane dla Lunasol, bez słów drukowanej instrukcji.

## Karty i gracze

ruling-SM-01 = Nasze zwierzęta są na 3, 7, 11, 15, 19, 23 i 27 obu rodzajów. To domysł; kto ma drukowane karty, może użyć własnego pliku.
ruling-SM-01-why = Ani instrukcja, ani żadne publiczne źródło nie mówi, na których kartach jest zwierzę. Nasz wybór jest symetryczny i obejmuje około jednej czwartej liczb.

ruling-SM-02 = Poza tym, co wydrukowano, niczego o zwierzętach nie zakładamy.
ruling-SM-02-why = W znanym nam egzemplarzu instrukcji zasada o zwierzętach odsyła do przypisu, który zaginął.

ruling-SM-03 = Można grać także we troje, każdy dla siebie z dwoma rzędami.
ruling-SM-03-why = Instrukcja podaje od dwóch do czterech osób. Jedno źródło wątpi w grę we troje, inne ją opisują.

## Rzędy i zaćmienia

ruling-SM-04 = Kartą z liczbą można zacząć brakujący rząd przed kimkolwiek. Opcjonalnie tylko przed sobą.
ruling-SM-04-why = Instrukcja pozwala korzystać z cudzych rzędów i zostawia otwarte, czy można je też zaczynać. Dwa inne opisy gry na to pozwalają.

ruling-SM-05 = Liczba może przykryć zaćmienie, jeśli widoczne liczby nadal rosną od lewej do prawej; to, jaka liczba leży pod zaćmieniem, nie ma znaczenia.
ruling-SM-05-why = Instrukcja wymaga tylko odpowiedniej karty; według innych opisów liczby muszą nadal rosnąć.

ruling-SM-06 = Z kilku zaćmień obok siebie można przykryć tylko to, które sąsiaduje z widoczną kartą z liczbą. Liczba nie musi zostawiać miejsca dla pozostałych.
ruling-SM-06-why = Instrukcja podaje tę kolejność i niczego więcej nie wymaga.

ruling-SM-07 = Jeśli w rzędzie widać tylko zaćmienia, dowolne z nich można przykryć dowolną liczbą tego rodzaju; na końce nic się nie dokłada.
ruling-SM-07-why = Nie ma liczby, z którą można by porównać. Inaczej nikt nigdy nie mógłby już użyć tego rzędu.

ruling-SM-08 = Za zaćmieniem na końcu rzędu można dokładać; porównuje się z najbliższą widoczną liczbą. Opcjonalnie zaćmienie zamyka ten koniec.
ruling-SM-08-why = Instrukcja mówi o dłuższych rzędach, które przerywa zaćmienie, i niczego tu nie zabrania.

ruling-SM-09 = Zaćmienie przykrywa widoczną kartę z liczbą; nigdy nie leży na innym zaćmieniu ani na osobnym miejscu.
ruling-SM-09-why = Według instrukcji zaćmienie Słońca kładzie się tylko na słońce, a zaćmienie Księżyca tylko na księżyc.

ruling-SM-10 = Zaćmienie może przykryć także kartę z liczbą, która sama przykrywa zaćmienie.
ruling-SM-10-why = Liczy się widoczna karta, a jest nią słońce lub księżyc jak każde inne.

ruling-SM-11 = Zaćmienie Słońca przykrywa tylko słońca, zaćmienie Księżyca tylko księżyce.
ruling-SM-11-why = Tak mówi instrukcja.

ruling-SM-12 = Zaćmienie możesz położyć też we własnym rzędzie, na przykład na 1 w rzędzie 1–20–25–29, aby znów go otworzyć.
ruling-SM-12-why = Instrukcja wymienia własne rzędy obok cudzych.

## Zbieranie

ruling-SM-13 = Co najmniej pięć znaczy pięć widocznych kart z liczbami obok siebie; przykryte karty się do tego nie liczą.
ruling-SM-13-why = Instrukcja po prostu liczy karty. Jedna z recenzji wyjaśnia, że chodzi o liczby leżące bezpośrednio obok siebie.

ruling-SM-14 = Przykryte karty zebranego odcinka idą razem z nim: każde słońce i każdy księżyc to punkt, zaćmienia nic nie dają. Opcjonalnie przykryte karty się nie liczą.
ruling-SM-14-why = Instrukcja daje punkt za każde zabrane słońce i każdy księżyc i nie wyłącza przykrytych.

ruling-SM-15 = Odcinek zbiera się w całości. Opcjonalnie można zebrać też część z co najmniej pięciu sąsiednich kart.
ruling-SM-15-why = W instrukcji dłuższy rząd dzieli tylko zaćmienie.

ruling-SM-16 = To, co zostaje po zebraniu, zsuwa się i pozostaje jednym rzędem, razem z zaćmieniami.
ruling-SM-16-why = Instrukcja usuwa tylko zebrane karty.

ruling-SM-17 = W jednej turze możesz zebrać kilka odcinków, z jednego rzędu lub z obu.
ruling-SM-17-why = Instrukcja mówi o jednym lub kilku rzędach.

ruling-SM-18 = To, co jest gotowe na początku twojej tury, możesz zebrać, ktokolwiek to dopełnił.
ruling-SM-18-why = Według instrukcji zbiera się turę później. Ponieważ w jednej turze nie można i dokładać, i zbierać, wynika to samo z siebie.

ruling-SM-19 = Dopóki można dołożyć kartę, nikt nie musi zbierać.
ruling-SM-19-why = Instrukcja nazywa to dobrowolnym; musi tylko ten, kto nie może dołożyć (SM-21).

## Samozniszczenie i zwierzęta

ruling-SM-20 = Ulegasz samozniszczeniu tylko wtedy, gdy nie możesz ani dołożyć, ani zebrać albo gdy po zwierzęciu żadna karta nie pasuje. Opcjonalnie można to zrobić także z wyboru: w każdej swojej turze, dopóki masz kartę na ręce, albo tylko w swoich turach w fazie końcowej, także z pustą ręką. Kto zrobi to w fazie końcowej, nie ma już kolejnej tury.
ruling-SM-20-why = Główna zasada wymaga tego tylko wtedy i większość źródeł się zgadza. Uwaga w instrukcji chwali to jako sposób na uniknięcie punktów ujemnych, a w fazie końcowej jest to jedna z trzech możliwości, stąd opcje.

ruling-SM-21 = Kto nie może dołożyć, ale może zebrać, musi zebrać.
ruling-SM-21-why = Turę da się rozegrać, więc nie ma powodu do samozniszczenia.

ruling-SM-22 = Jeśli po zwierzęciu żadna karta nie pasuje, ulegasz samozniszczeniu, nawet gdy możesz zbierać.
ruling-SM-22-why = Tura jest pełna dopiero z następną kartą, a w jednej turze nikt nie może dokładać i zbierać.

ruling-SM-23 = Po zwierzęciu może przyjść kolejne zwierzę, zwierzę może przykryć zaćmienie, a następną kartą może być zaćmienie.
ruling-SM-23-why = Zasada obowiązuje zawsze, gdy na właśnie położonej karcie jest zwierzę, bez wyjątku.

ruling-SM-24 = Jeśli zwierzę było twoją ostatnią kartą i nie ma czego dobrać, tura kończy się bez szkody i odtąd nikt już nie dobiera. Opcjonalnie ulegasz samozniszczeniu.
ruling-SM-24-why = Instrukcja nie mówi o tym przypadku. Nie brakuje pasującej karty, brakuje talii.

## Dobieranie

ruling-SM-25 = Dobiera się tylko na początku własnej tury i tylko z pustą ręką, do pięciu kart; po zwierzęciu od razu.
ruling-SM-25-why = Instrukcja mówi to dwa razy.

ruling-SM-26 = Jeśli talia ma mniej niż pięć kart, bierzesz tylko te; potem karty odrzucone tasuje się w nową talię. Opcjonalnie dobierasz dalej z nowej.
ruling-SM-26-why = Instrukcja mówi jedno i drugie: bierze się tylko resztę, a wyczerpaną talię odnawia się z kart odrzuconych.

ruling-SM-27 = Koniec zaczyna się dopiero wtedy, gdy ktoś ma dobierać, a talia i karty odrzucone się wyczerpały.
ruling-SM-27-why = Jedno zdanie instrukcji odnawia talię, inne kończy z nią partię. Tylko tak oba są prawdziwe.

ruling-SM-28 = Wśród odrzuconych są tylko karty z samozniszczenia.
ruling-SM-28-why = Zebrane karty to punkty i zostają u swojego właściciela, a inne karty nie opuszczają stołu.

ruling-SM-29 = Po 1000 tur partia się kończy i liczy się punkty według aktualnego stanu; jeśli samozniszczenie z wyboru jest dozwolone w każdej turze, po 5000. Liczbę można ustawić.
ruling-SM-29-why = Karty odrzucone wracają, więc partia, w której nikt nie zbiera, mogłaby się nigdy nie skończyć. Instrukcja tego nie przewiduje; zwykła partia nie ma nawet 200 tur.

## Koniec

ruling-SM-30 = Kto nie miał czego dobrać, nic już nie robi. Opcjonalnie może jeszcze zbierać, po pozostałych.
ruling-SM-30-why = Instrukcja pozwala dograć karty tylko pozostałym.

ruling-SM-31 = Gdy nikt już nie dobiera, pozostali grają po kolei, dopóki ktoś może coś zrobić. Opcjonalnie mają jeszcze po jednej turze.
ruling-SM-31-why = Instrukcja pozwala im dograć karty i nie mówi, jak długo.

ruling-SM-32 = W tej ostatniej części można zbierać bez karty na ręce; z pustą ręką i odcinkiem z pięciu kart trzeba.
ruling-SM-32-why = Do zbierania nie trzeba karty, a instrukcja wymienia je wśród tego, co można jeszcze na koniec zrobić.

ruling-SM-33 = Nawet jeśli na koniec przez samozniszczenie pojawią się karty odrzucone, nikt już nie dobiera.
ruling-SM-33-why = Instrukcja kończy dobieranie raz na zawsze.

ruling-SM-34 = Każda karta słońca i księżyca w twoich rzędach to na koniec punkt ujemny, także przykryta; karty na ręce się nie liczą. Opcjonalnie liczą się tylko widoczne karty.
ruling-SM-34-why = Instrukcja liczy to, co zostało w grze, i nie wyłącza przykrytych kart. O ręce nie wspomina i mało kiedy coś na niej zostaje.

ruling-SM-35 = Przy remisie zwycięstwo jest wspólne.
ruling-SM-35-why = O remisie instrukcja nie mówi.

ruling-SM-36 = Kto ma same zaćmienia, a nie ma czego przykryć, nie może dołożyć i ulega samozniszczeniu.
ruling-SM-36-why = Wynika to z zasad; może się zdarzyć na samym początku, przy pustym stole.

## We czworo

ruling-SM-37 = Rząd należy do tego z partnerów, przed którym powstał. Dopóki leży, drugi partner nie może mieć rzędu tego rodzaju, nawet przez kartę przeciwnika; gdy zniknie, znów decyduje następna pierwsza karta. Opcjonalnie każdy zachowuje swój rodzaj przez całą partię.
ruling-SM-37-why = Instrukcja mówi o rzędzie, który właśnie leży, a nie o całej partii.

ruling-SM-38 = Zbierać możesz tylko z rzędów przed sobą. Opcjonalnie także z rzędu partnera.
ruling-SM-38-why = Instrukcja mówi o własnych rzędach także we czworo.

ruling-SM-39 = Karty możesz dokładać do dowolnego rzędu, także do rzędu partnera.
ruling-SM-39-why = Instrukcja otwiera wszystkie rzędy dla wszystkich, a jedna z relacji wspomina o takiej pomocy.

ruling-SM-40 = Partnerzy nie rozmawiają o kartach na ręce.
ruling-SM-40-why = Instrukcja nic o tym nie mówi, a ręka jest zakryta także przed partnerem.

ruling-SM-41 = Kto zaczyna, rozstrzyga los albo ustawienie.
ruling-SM-41-why = Według instrukcji zaczyna najmłodsza osoba; nasz stół nikogo nie pyta o wiek.

## Decyzje

ruling-SM-D1 = W swojej turze albo dokładasz kartę, albo zbierasz. Tylko gdy nie da się ani tego, ani tego, ulegasz samozniszczeniu.
ruling-SM-D1-why = Instrukcja daje te dwie drogi i wyklucza obie w jednej turze.

ruling-SM-D2 = Wybierasz kartę i jej miejsce: koniec rzędu, zaćmienie do przykrycia, dla zaćmienia widoczną kartę z liczbą albo brakujący rząd. Po zwierzęciu wybierasz znowu.
ruling-SM-D2-why = Instrukcja otwiera każdy rząd dla wszystkich, o ile liczby rosną.

ruling-SM-D3 = Wybierasz, które ze swoich odcinków z pięciu lub więcej kart zbierasz, jeden albo kilka.
ruling-SM-D3-why = Instrukcja pozwala na jeden lub więcej i nie narzuca które.
