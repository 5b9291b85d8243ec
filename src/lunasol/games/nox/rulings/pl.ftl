### Rozstrzygnięcia do gry NOX: co obowiązuje i dlaczego. Napisane dla Lunasola.

ruling-NX-01 = W talii każda wartość od 1 do 15 należy tylko do jednego koloru i występuje sześć razy: niebieskie 1, 4, 9, 11, 15; zielone 2, 5, 7, 12, 14; pomarańczowe 3, 6, 8, 10, 13. Opcjonalnie każda wartość występuje dwa razy w każdym kolorze albo karty pochodzą z pliku.
ruling-NX-01-why = Instrukcja podaje tylko liczbę kart w każdym kolorze. Lista pochodzi z recenzji, które zgadzają się ze sobą i ze wszystkimi kartami w przykładach instrukcji; jedna różni się co do 10 i 11, jedna co do liczby sztuk.

ruling-NX-02 = Grać może od dwóch do sześciu osób.
ruling-NX-02-why = Tak mówi instrukcja. Według jednej recenzji w niemieckiej ulotce jest od trzech do sześciu, ale na pudełku od dwóch do sześciu.

ruling-NX-03 = Osobę rozpoczynającą się losuje albo wskazuje w opcjach.
ruling-NX-03-why = Wersje językowe są sprzeczne: po czesku i słowacku zaczyna najmłodszy, po polsku ten, kto ostatnio widział szkielet.

ruling-NX-04 = Pomarańczowy szkielet ma na imię Antonio.
ruling-NX-04-why = Po czesku i słowacku to Alfons, po niemiecku Alphonse, po polsku Antonio. Jeśli nasz język ma własne wydanie, używamy imienia z niego.

ruling-NX-05 = Już w swojej pierwszej turze możesz otworzyć stos w dowolnej puli, dowolną kartą.
ruling-NX-05-why = Czeska i słowacka instrukcja mówią to wprost.

ruling-NX-06 = Pierwszy stos w pustej puli można otworzyć w każdej chwili. Opcjonalnie tylko w swojej pierwszej turze rundy.
ruling-NX-06-why = Jedno zdanie mówi o nowym stosie obok istniejącego, inne o zagrywaniu przed siebie lub przed kogoś innego. To drugie jest zasadą ogólną.

ruling-NX-07 = Także jedyny stos w puli można przykryć jak każdy inny.
ruling-NX-07-why = Polska instrukcja wydaje się wymagać do tego więcej niż jednej karty, inne nie. Uznajemy to za błąd tłumaczenia.

ruling-NX-08 = Karta przykrywa stos w swoim kolorze, niezależnie od tego, czy jej wartość jest wyższa, niższa, czy równa.
ruling-NX-08-why = Według instrukcji stosy można i podwyższać, i obniżać; zgadzać się musi tylko kolor.

ruling-NX-09 = Otwierać i przykrywać stosy wolno w swojej puli i we wszystkich pozostałych.
ruling-NX-09-why = Instrukcja pozwala na jedno i drugie, a o to w tej grze chodzi.

ruling-NX-10 = Nowy stos może mieć wartość, którą pula już pokazuje. Oba od razu się łączą, więc liczba stosów się nie zmienia.
ruling-NX-10-why = Nic tego nie zabrania; jedna z recenzji opisuje to jako dołożenie do równej karty, co wychodzi na to samo.

ruling-NX-11 = Stosy łączą się, gdy mają równą wartość; kolor nie ma znaczenia.
ruling-NX-11-why = Wszystkie języki mówią o równej wartości lub liczbie. W drukowanej talii równe wartości i tak mają ten sam kolor.

ruling-NX-12 = Po połączeniu na wierzchu leży stos, który się właśnie zmienił. Opcjonalnie wybiera właściciel puli, jeśli obie karty różnią się kolorem.
ruling-NX-12-why = Instrukcja o tym milczy. W drukowanej talii obie karty są jednakowe; ma to znaczenie tylko wtedy, gdy każda wartość występuje dwa razy w każdym kolorze.

ruling-NX-13 = Łączenie jest obowiązkowe i następuje od razu.
ruling-NX-13-why = Według instrukcji stosy trzeba natychmiast złożyć razem; nikt o tym nie decyduje.

ruling-NX-14 = Jeśli szósty stos się połączy, znów jest ich pięć i runda trwa dalej.
ruling-NX-14-why = Równe stosy łączą się zawsze i natychmiast, a więc zanim ktoś je policzy. Jedna z recenzji potwierdza, że to opóźnia koniec.

ruling-NX-15 = Szósty stos kończy rundę na miejscu: nikt nie dobiera, nikt już nie gra.
ruling-NX-15-why = Instrukcja kończy rundę w chwili, gdy pula ma sześć stosów.

ruling-NX-16 = Szósty stos możesz zagrać także do cudzej puli i tak zakończyć rundę.
ruling-NX-16-why = Dokładnie to dzieje się w przykładzie punktacji w instrukcji.

ruling-NX-17 = Gdy talia się skończy, gra toczy się bez dobierania, aż wszystkim skończą się karty na ręce.
ruling-NX-17-why = Tak mówi instrukcja; niektóre recenzje skracają to do końca talii.

ruling-NX-18 = Liczą się tylko wierzchnie karty: i do trzech kolorów, i do punktów.
ruling-NX-18-why = Słowacka instrukcja mówi to wprost; pozostałe języki zostawiają to otwarte.

ruling-NX-19 = Pula ze wszystkimi trzema kolorami punktuje, choćby miała mało stosów; wystarczą trzy.
ruling-NX-19-why = Instrukcja wymaga kolorów, a nie sześciu stosów.

ruling-NX-20 = Partia kończy się po rundzie, w której ktoś osiągnie cel: 150 punktów, dla twardzieli 100. Opcjonalnie cel to 100, 150 lub 200.
ruling-NX-20-why = Według instrukcji cel trzeba osiągnąć, według jednej z recenzji przekroczyć. Czeska i słowacka instrukcja wymieniają też krótką i długą partię.

ruling-NX-21 = Jeśli cel osiągnęło kilka osób, wygrywa najwyższa suma.
ruling-NX-21-why = Tak mówi instrukcja.

ruling-NX-22 = Przy remisie na czele zwycięstwo jest wspólne. Opcjonalnie wszyscy grają kolejne rundy, aż ktoś prowadzi samodzielnie.
ruling-NX-22-why = Instrukcja nic o tym nie mówi.

ruling-NX-23 = Dla twardzieli, wariant do wyboru: zapisuje się tylko najlepszy wynik rundy. Jeśli nikt nie pokazuje trzech kolorów, nikt nie dostaje punktów.
ruling-NX-23-why = Wariant jest w instrukcji; że najlepszy wynik zero nic nie daje, wynika z niego.

ruling-NX-24 = Dla twardzieli: jeśli najlepszy wynik rundy ma kilka osób, zapisują go wszystkie.
ruling-NX-24-why = Mówi to czeska i słowacka instrukcja; polska milczy.

ruling-NX-25 = Pasować nie wolno.
ruling-NX-25-why = Według instrukcji zawsze zagrywa się kartę i zawsze jest to możliwe: nowy stos można otworzyć wszędzie.

ruling-NX-26 = Pula nigdy nie ma więcej niż sześciu stosów.
ruling-NX-26-why = Szósty stos kończy rundę.

ruling-NX-27 = W przykładzie z instrukcji dozwolone jest każde przykrycie, które wymienia tekst czeski i słowacki.
ruling-NX-27-why = Polski tekst pomija to, co można zrobić z niebieską 9. Jest niepełny, ale nie przeczy pozostałym.

ruling-NX-28 = Po 100 rundach partia się kończy i wygrywa najwyższa suma. Opcjonalnie po innej liczbie rund.
ruling-NX-28-why = Instrukcja nie potrzebuje limitu; bez niego gracze, którzy tylko psują sobie nawzajem pule, nigdy by nie skończyli.

ruling-NX-D1 = W swojej turze wybierasz kartę z ręki i jej miejsce: jako nowy stos w dowolnej puli albo na stosie w jej kolorze. Pozostali czekają, a zagrana karta zostaje.
ruling-NX-D1-why = To jedyna decyzja w grze; wszystko inne samo z niej wynika.
