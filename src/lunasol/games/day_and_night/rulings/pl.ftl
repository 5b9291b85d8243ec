### Rozstrzygnięcia do gry Day & Night: co obowiązuje i dlaczego. Napisane dla Lunasola.

ruling-DN-01 = Gra od trzech do pięciu osób. Opcjonalnie także dwie: wtedy do pudełka wracają 54 karty.
ruling-DN-01-why = W czeskim i słowackim nagłówku jest od dwóch do pięciu, w pozostałych od trzech do pięciu, a żaden język nie podaje, ile kart odkłada dwóch graczy. Liczba 54 wynika z liczb dla trzech, czterech i pięciu graczy.

ruling-DN-02 = Gramy rekonstrukcją R1: w każdym kolorze dwie karty każdej wartości i trzecia 7; skrajne wartości mają najwięcej gwiazdek, po jednej karcie od 4 do 10 ma symbol czasu. Opcjonalnie R2, gdzie symbol mają wszystkie 6, 7 i 8, albo plik z twoimi własnymi kartami.
ruling-DN-02-why = Instrukcja podaje cztery kolory po 27 kart i wartości od 1 do 13. Która karta ma ile gwiazdek, było widać tylko na obrazkach, których nie mamy.

ruling-DN-03 = Karta ma albo od jednej do czterech gwiazdek, albo symbol czasu, nigdy jedno i drugie.
ruling-DN-03-why = Według instrukcji niektóre karty mają symbol, a pozostałe gwiazdki; potwierdza to opis z Japonii.

ruling-DN-04 = Celem jest zebranie największej liczby gwiazdek.
ruling-DN-04-why = Węgierski tekst brzmi tak, jakby gwiazdki zbierało się po to, by odgadnąć kolor; to błąd tłumaczenia.

ruling-DN-05 = Najpierw część kart wraca do pudełka, potem z reszty rozdaje się karty na rękę.
ruling-DN-05-why = Wersje językowe różnie opisują kolejność. Nie zmienia to prawdopodobieństwa.

ruling-DN-06 = Nikt nie zaczyna: wszyscy wybierają jednocześnie. Kto odkrywa kartę na środku, o niczym nie decyduje.
ruling-DN-06-why = Według instrukcji odkrywa ją któryś z graczy; miejsca liczą się tylko przy rozdawaniu.

ruling-DN-07 = Symbol czasu na karcie na środku odwraca Kartę Czasu od razu, zanim ktokolwiek wybierze.
ruling-DN-07-why = Trzy języki mówią, że od razu, dwa to pomijają. Wybierając, powinno się wiedzieć, czy jest dzień.

ruling-DN-08 = Każdy odkryty symbol czasu odwraca Kartę Czasu jeden raz. Dwa naraz wzajemnie się znoszą, trzy działają jak jeden.
ruling-DN-08-why = Po niemiecku, węgiersku i polsku jest: tyle razy, ile symboli; czeski i słowacki są nieprecyzyjne. Jedna z recenzji potwierdza, że dwa się znoszą.

ruling-DN-09 = Symbole czasu z pierwszych kart działają, zanim wybierze się drugie.
ruling-DN-09-why = Instrukcja powtarza dla drugiej karty całą czynność, a odwracanie Karty Czasu jest jej częścią.

ruling-DN-10 = Na środku leży dokładnie jedna karta.
ruling-DN-10-why = Tekst czeski i słowacki raz mówi o kilku; w pierwszym kroku każdy język odkrywa jedną.

ruling-DN-11 = Kolor, z którego żadna karta nie leży na stole, w nocy się nie liczy. Opcjonalnie ma sumę zero: wtedy jeden brakujący kolor wygrywa i nikt nie bierze, a kilka oznacza remis.
ruling-DN-11-why = Instrukcja o tym milczy. Najniższa suma wartości wymaga jakichś wartości, a gdyby liczyć brakujące kolory, w nocy bardzo często nikt by nic nie brał.

ruling-DN-12 = Jeśli dwa lub więcej kolorów mają tę samą zwycięską sumę, żaden nie wygrywa i nikt nie bierze karty.
ruling-DN-12-why = Polski tekst wymienia tylko dwa kolory; pozostałe mają na myśli każdy remis.

ruling-DN-13 = Remisy kolorów, które i tak by nie wygrały, niczego nie zmieniają.
ruling-DN-13-why = W dzień liczy się tylko najwyższa suma, w nocy tylko najniższa.

ruling-DN-14 = Jeśli na stole jest tylko jeden kolor, wygrywa, i w dzień, i w nocy.
ruling-DN-14-why = Ma naraz najwyższą i najniższą sumę i nie ma z czym remisować.

ruling-DN-15 = Jeśli zwycięski kolor pokazuje tylko karta na środku, nikt nie bierze karty.
ruling-DN-15-why = Kartę biorą tylko gracze, którzy sami zagrali zwycięski kolor.

ruling-DN-16 = Możesz wziąć dowolną kartę, która leży odkryta na stole, bez względu na kolor i na to, kto ją zagrał, także tę ze środka, ale nie to, co zebrali już inni. Opcjonalnie tylko karty w zwycięskim kolorze.
ruling-DN-16-why = Instrukcja mówi o dowolnej odkrytej karcie. Relacja o japońskim wydaniu mówi tylko o zwycięskim kolorze.

ruling-DN-17 = Jeśli możesz wziąć kartę, musisz ją wziąć, nawet bez gwiazdek.
ruling-DN-17-why = W głównym tekście jest może, w uwadze w każdym języku musi.

ruling-DN-18 = Kolejność brania zależy od sumy twoich kart w zwycięskim kolorze. W nocy gracz z dwiema niskimi kartami może więc brać po graczu z jedną.
ruling-DN-18-why = Główny tekst mówi o najwyższej karcie, uwaga obok sumuje obie; uwaga jest dokładniejsza.

ruling-DN-19 = Gdy talii nie wystarcza na całą rundę, czyli na kartę na środek i po dwie dla każdego, runda, która się zaczyna, jest ostatnia; po niej nikt nie dobiera. Opcjonalnie po ostatniej karcie gra się jeszcze jedną rundę albo gra się bez kart na środku, aż talia się skończy.
ruling-DN-19-why = Według instrukcji gra się do wyczerpania talii, a potem jeszcze jedną, ostatnią rundę, ale jej liczby nie dzielą się bez reszty. W naszym rozumieniu wszyscy mają tyle samo kart i wychodzi osiem lub siedem rund, jak liczy jedna z recenzji.

ruling-DN-20 = Jeśli dwie osoby mają tę samą sumę, pierwsza bierze ta, która ma mniej gwiazdek. Liczą się gwiazdki z chwili, zanim ktokolwiek wziął kartę w tej rundzie.
ruling-DN-20-why = Instrukcja porównuje to, co gracze mają w tej chwili, a jeszcze nic nie wzięli.

ruling-DN-21 = Jeśli i gwiazdek jest tyle samo, ci gracze nie biorą nic; innych z tą samą sumą to nie dotyczy. Opcjonalnie nikt z taką sumą nic nie bierze.
ruling-DN-21-why = Instrukcja mówi o dwóch graczach, między którymi nadal jest remis, i nie rozstrzyga, co z trzema.

ruling-DN-22 = W nocy kolejność biegnie od najniższej sumy do najwyższej.
ruling-DN-22-why = Słowacki tekst pomija drugą najniższą; pozostałe cztery języki są pełne.

ruling-DN-23 = Przy sprzątaniu stołu zebrane karty zostają u właścicieli.
ruling-DN-23-why = Czytane dosłownie dwa języki odrzucałyby wszystko, co leży odkryte. Polski tekst mówi: karty, których nikt nie wziął.

ruling-DN-24 = Zebrane karty leżą odkryte, a liczbę gwiazdek może znać każdy.
ruling-DN-24-why = Według instrukcji gracze kładą je odkryte przed sobą, a inaczej nie dałoby się rozstrzygać remisów.

ruling-DN-25 = Odrzucone karty nie wracają.
ruling-DN-25-why = Instrukcja nie wspomina o ponownym tasowaniu; gra kończy się wraz z talią.

ruling-DN-26 = Wygrywa najwięcej gwiazdek, potem więcej zebranych kart, także tych bez gwiazdek; a jeśli i to jest równe, zwycięstwo jest wspólne.
ruling-DN-26-why = Tak mówi instrukcja.

ruling-DN-27 = Pora dnia przechodzi z rundy na rundę. W dzień zaczyna się tylko partia.
ruling-DN-27-why = Tak mówi instrukcja.

ruling-DN-D1 = Każdy w tajemnicy wybiera pierwszą kartę z ręki. Dopóki nie wybrał ostatni gracz, możesz cofnąć swój wybór.
ruling-DN-D1-why = Wszyscy wybierają jednocześnie. Każdy widzi, że masz już wybraną kartę, ale nie jaką; nikt więc niczego się nie dowie, gdy zmienisz zdanie.

ruling-DN-D2 = Każdy w tajemnicy wybiera drugą kartę, znając już wszystkie pierwsze karty i porę dnia. Dopóki nie wybrał ostatni gracz, możesz cofnąć swój wybór.
ruling-DN-D2-why = Przy drugim wyborze obowiązuje to samo co przy pierwszym.

ruling-DN-D3 = Gracze, którzy mogą wziąć kartę, wybierają jawnie jeden po drugim, każdy z tego, co zostało.
ruling-DN-D3-why = Kolejność wyznaczają sumy w zwycięskim kolorze: w dzień od najwyższej, w nocy od najniższej.
