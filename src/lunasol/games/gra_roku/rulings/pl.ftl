### Jak gra się tu w Grę roku i dlaczego. Napisane dla Lunasol, bez słów drukowanej instrukcji.

## Karty i początek

ruling-GR-01 = Każdy symbol występuje raz z każdą liczbą punktów od 0 do 5: 12 × 6 = 72 karty. Zamiast nich można użyć własnego pliku z kartami.
ruling-GR-01-why = Instrukcja podaje tylko liczbę kart każdej pory roku. O tym, kto kładzie pierwszy, decydują punkty, pora roku i symbol, a potem już nic: to wystarcza tylko wtedy, gdy żadne dwie karty nie są zgodne we wszystkich trzech.

ruling-GR-02 = Grają od dwóch do czterech osób.
ruling-GR-02-why = Liczby osób w tekście nie ma. Rząd ma jednak cztery karty i każdy bierze jedną, przy mniej niż czterech osobach mowa jest o kartach, które zostają, a ponadto istnieje wariant dla dwojga.

ruling-GR-03 = Cztery karty startowe są losowane, po jednej z każdej pory roku. Opcjonalnie wybiera je jawnie pierwsza osoba, od wiosny do zimy; kto to jest, rozstrzyga los albo ustawienie.
ruling-GR-03-why = Według instrukcji wybiera je najmłodsza osoba, zanim ktokolwiek ma karty; czy widzi przy tym ich awers, nie wiadomo. Zależy od tego tylko otwarcie.

ruling-GR-04 = Karty startowe leżą na przekątnej: wiosna w rzędzie 1 i kolumnie 1, i tak dalej aż do zimy w rzędzie 4 i kolumnie 4.
ruling-GR-04-why = Rysunek układu zaginął. Cały kwadrat wyznacza tylko po jednej karcie w każdym rzędzie i każdej kolumnie, a w grze podstawowej wszystkie takie układy są równoważne.

ruling-GR-05 = Karty kładzie się na środku stołu, a dobiera z wierzchu talii.
ruling-GR-05-why = W dwóch miejscach instrukcja podaje coś innego, co nie ma sensu; uważamy te słowa za błędy drukarskie.

## Dokładanie

ruling-GR-06 = Kartę, którą da się położyć, trzeba położyć.
ruling-GR-06-why = Na bok idzie według instrukcji tylko karta, dla której nie ma pustego pola.

ruling-GR-07 = Jeśli musisz odłożyć swoją kartę, też dobierasz, więc znów masz cztery na ręce.
ruling-GR-07-why = W instrukcji dobieranie następuje po obu przypadkach, po położeniu i po odłożeniu.

ruling-GR-08 = Z pełnego rzędu najpierw bierze się karty i zaczyna się go na nowo; potem dobiera osoba, która położyła czwartą kartę, i kładzie następna. Opcjonalnie dobiera się przed braniem.
ruling-GR-08-why = Instrukcja od razu przerywa dokładanie i nie wspomina tam o dobieraniu. Ma to znaczenie tylko wtedy, gdy kończy się talia, oraz dla tego, co się wie przy braniu.

ruling-GR-09 = Kto jeszcze nie położył odkrytej karty, kładzie ją po braniu, w tej samej rundzie i kolejności. W jednej rundzie można więc brać z kilku rzędów.
ruling-GR-09-why = Instrukcja przerywa dokładanie, a potem je wznawia.

## Branie

ruling-GR-10 = Kartę z pełnego rzędu musi wziąć każdy, nawet jeśli kosztuje punkt.
ruling-GR-10-why = Instrukcja daje kartę każdemu i nie mówi o pasowaniu; we czworo ostatnia osoba i tak nie ma wyboru.

ruling-GR-11 = Jeśli masz już ten symbol, a nowa karta ma mniej punktów, na bok idzie nowa.
ruling-GR-11-why = Zamienić można tylko na więcej punktów; tyle samo przy tych kartach się nie zdarzy.

ruling-GR-12 = Jeśli zamieniasz kartę na wziętą z rzędu, stara idzie na bok i kosztuje punkt. Jeśli zamieniasz ją na kartę premiową, stara idzie do pudełka i nic nie kosztuje.
ruling-GR-12-why = Instrukcja to mówi, ale w dwóch różnych miejscach i łatwo to przeoczyć.

ruling-GR-13 = Za każdą porę roku każdy dostaje premię tylko raz, czyli najwyżej cztery. Zamiana w kompletnej porze roku premii nie daje.
ruling-GR-13-why = Premia jest za skompletowanie pory roku, a to zdarza się raz.

ruling-GR-14 = Jeśli karta premiowa dopełni kolejną porę roku, należy się następna premia. Opcjonalnie się nie należy.
ruling-GR-14-why = Zasada o premii nie pyta, skąd wzięła się trzecia karta.

ruling-GR-15 = Premię dobiera się i wykorzystuje od razu, zanim weźmie następna osoba.
ruling-GR-15-why = Instrukcja nie podaje innej chwili, a premia jest nagrodą właśnie za tę kartę.

ruling-GR-16 = Jeśli porę roku dopełni dwunasta karta, jej premię jeszcze się dobiera i wykorzystuje, a potem partia się kończy; zyskać można tylko na zamianie. Opcjonalnie tej premii nie ma.
ruling-GR-16-why = Dalsze szanse instrukcja odbiera tylko pozostałym, a nie osobie, która kończy partię.

## Koniec

ruling-GR-17 = Dwunasta karta kończy partię od razu: pozostali już nie biorą, a rząd nie zaczyna się na nowo. Opcjonalnie pozostali jeszcze biorą.
ruling-GR-17-why = Według instrukcji pozostali tracą szansę, gdy tylko czyjś rok jest pełny.

ruling-GR-18 = Partia kończy się od razu, gdy trzeba dobrać jakąkolwiek kartę, a talia jest pusta: na rękę, jako premię, do rzędu albo jako kartę neutralną. Opcjonalnie kończy ją tylko dobieranie na rękę; inne dobieranie się pomija.
ruling-GR-18-why = Instrukcja kończy partię, gdy nie można dobrać z talii, i nie mówi, o które dobieranie chodzi.

ruling-GR-19 = Partia nie kończy się wraz z ostatnią kartą talii, lecz dopiero wtedy, gdy którejś zabraknie.
ruling-GR-19-why = Instrukcja mówi o karcie, której nie można dobrać, a nie o tym, że talia staje się pusta.

ruling-GR-20 = Przed liczeniem karty mogą zamieniać się miejscami w swojej porze roku, aby najlepsze stały w pełnych rzędach. Stół robi to sam, najlepiej jak można.
ruling-GR-20-why = W przykładzie z instrukcji zamienia się karty właśnie tak i tylko w jednej porze roku.

ruling-GR-21 = Każda odłożona karta to punkt mniej, cokolwiek na niej widać.
ruling-GR-21-why = Tak mówi instrukcja.

## Warianty

ruling-GR-22 = We dwoje w każdej rundzie pojawia się jedna karta neutralna, zanim oboje wybiorą.
ruling-GR-22-why = Instrukcja mogłaby oznaczać też jedną na osobę; oboje wybierają jednak jednocześnie, więc pojawia się raz.

ruling-GR-23 = Karta neutralna trafia na najwyższe puste pole w kolumnie swojej pory roku, na którym nie jest czwarta w rzędzie; jeśli takiego nie ma, idzie do pudełka. W trudniejszym wariancie przegląda się rzędy od góry, każdy od lewej do prawej.
ruling-GR-23-why = Instrukcja każe wziąć pierwsze dozwolone pole od góry. Dla dowolnych kolumn nie podaje kolejności w rzędzie, więc idziemy od lewej do prawej, jak przy czytaniu.

ruling-GR-24 = W trudniejszym wariancie na prawo leży zawsze następna pora roku, a po zimie przychodzi wiosna. Opcjonalnie wiosna nie może leżeć na prawo od zimy.
ruling-GR-24-why = Każda karta ma kropki po obu stronach, a kolumny są dowolne. Bez kroku od zimy do wiosny rząd dałoby się zapełnić tylko od wiosny po lewej do zimy po prawej i dowolne kolumny nie miałyby sensu.

ruling-GR-25 = W trudniejszym wariancie karta między dwiema innymi musiałaby pasować do obu.
ruling-GR-25-why = To się nie zdarza: każdy rząd zaczyna się od jednej karty i rośnie na boki.

ruling-GR-26 = W trudniejszym wariancie karta musi stykać się z inną lewym lub prawym bokiem. Karty nad nią i pod nią nie mają znaczenia.
ruling-GR-26-why = Przykład w instrukcji pokazuje, że styk od góry lub od dołu nie wystarcza; że tacy sąsiedzi mieliby pasować, nigdzie nie napisano.

ruling-GR-27 = W trudniejszym wariancie brzegi kwadratu się nie łączą: skrajne pole po prawej nie ma prawego sąsiada.
ruling-GR-27-why = Instrukcja o tym nie wspomina, a na stole takie karty się nie stykają.

ruling-GR-28 = Także w trudniejszym wariancie karta, która nigdzie nie pasuje, idzie na bok i kosztuje punkt.
ruling-GR-28-why = W tym przypadku wariant odsyła do zasad podstawowych.

ruling-GR-29 = W trudniejszy wariant można grać także we dwoje; karta neutralna trafia tam, gdzie mówi GR-23.
ruling-GR-29-why = Instrukcja tego nie wyklucza.

## Rundy i punkty

ruling-GR-30 = W każdej rundzie odkryte karty od nowa decydują, kto kładzie pierwszy.
ruling-GR-30-why = Instrukcja opisuje to jako krok każdej rundy i nie zna stałej osoby rozpoczynającej.

ruling-GR-31 = Wynik może być ujemny.
ruling-GR-31-why = Instrukcja nie podaje dolnej granicy.

## Decyzje

ruling-GR-D1 = Wszyscy jednocześnie wybierają po jednej karcie z ręki i kładą ją zakrytą. Każdy widzi, że masz już wybraną kartę, ale nie jaką; dopóki nie wybrał ostatni gracz, możesz cofnąć swój wybór.
ruling-GR-D1-why = Według instrukcji karty odkrywa się razem, więc kolejność wybierania nie może mieć znaczenia.

ruling-GR-D2 = Karta trafia na dowolne puste pole w kolumnie swojej pory roku; w trudniejszym wariancie na dowolne pole, na którym pasuje obok innej.
ruling-GR-D2-why = Instrukcja wyznacza kolumnę, a wybór rzędu zostawia graczowi; wariant uwalnia też kolumnę.

ruling-GR-D3 = Bierzesz dowolną kartę, która jeszcze leży w pełnym rzędzie: najpierw ten, kto położył czwartą, potem pozostali zgodnie z ruchem wskazówek zegara.
ruling-GR-D3-why = Instrukcja podaje kolejność, a wybór zostawia wolny.

ruling-GR-D4 = Jeśli masz już ten symbol, zamień starą kartę na nową, gdy nowa ma więcej punktów, albo odłóż nową. Jedna z dwóch i tak idzie na bok.
ruling-GR-D4-why = W roku każdy symbol leży raz, a instrukcja daje te dwie drogi.

ruling-GR-D5 = Kartę premiową można dołożyć, jeśli jej symbol jest nowy, zamienić na nią starą, jeśli ma więcej punktów, albo odłożyć do pudełka.
ruling-GR-D5-why = Premia to prezent: instrukcja nikogo nie zmusza, by z niej skorzystał.

ruling-GR-D6 = W trudniejszym wariancie odkrywa się kartę z wierzchu talii, a kto wziął ostatni, kładzie ją na dowolnym polu opróżnionego rzędu.
ruling-GR-D6-why = W grze podstawowej pole wyznacza pora roku. Przy dowolnych kolumnach instrukcja zostawia to osobie, która wzięła ostatnia.
