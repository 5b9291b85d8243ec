### Zasady, orzeczenia i lekcje.

learn-title = Zasady
learn-choose = Której gry chcesz się nauczyć?
learn-lessons-title = Ucz się, grając
learn-choose-lesson = Każda lekcja trwa kilka minut i grasz w niej od pierwszej karty.

## Zasady gry

learn-contents = Na tej stronie
learn-print = Drukuj
learn-in-short = Zasady w skrócie
learn-moments = Co kiedy obowiązuje
learn-rulings = Rozstrzygnięcia
learn-rulings-text = Tam, gdzie instrukcja coś pomija albo jej wersje językowe się różnią, musieliśmy zdecydować. Każde rozstrzygnięcie ma numer i uzasadnienie, a jeśli można grać też inaczej, także nazwę odpowiedniej opcji.
learn-search = Szukaj w rozstrzygnięciach według słów lub numeru
learn-found = { $count } z { $all }
learn-none-found = Nic nie znaleziono. Spróbuj mniejszej liczby słów albo innych.
learn-link-to = Link do { $ruling }
learn-why = Dlaczego:
learn-options = Opcje
learn-options-text = Na co możecie się umówić przed pierwszą kartą. Wartość domyślna jest pierwsza.
learn-usual = domyślnie
learn-number = liczba od 1 do { $limit }, domyślnie { $usual }

## Karty

learn-deck = Wszystkie karty
learn-deck-text = Liczba kart: { $count }, w tym różnych: { $looks }.
learn-copies = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuki
  }
learn-sources = Skąd to wiemy
source-rulebook = Z drukowanej instrukcji
source-web = Z recenzji i innych publicznych stron
source-derived = Wynika z zasad
source-reconstructed = Nasza rekonstrukcja: twoje drukowane karty mogą być inne
fact-cards = ile jest kart i jakiego rodzaju
fact-values = jakie są na nich liczby
fact-colour_of_value = która liczba ma który kolor
fact-characters = imiona postaci
fact-character_colours = kolory postaci
fact-colours = cztery kolory
fact-symbol_or_stars = że na karcie są albo gwiazdki, albo symbol czasu
fact-copies = ile jest sztuk każdej karty
fact-time_cards = które karty mają symbol czasu
fact-stars = ile gwiazdek ma która karta
fact-symbols = dwanaście symboli
fact-points = punkty od 0 do 5
fact-animals = na których kartach jest zwierzę
learn-own-deck = Jeśli masz drukowaną grę, możesz zapisać jej karty w pliku i grać nimi w terminalu.

## Lekcje

learn-step = Krok { $step } z { $all }
learn-next = Dalej
learn-back = Wstecz
learn-leave = Wyjdź
learn-show-me = Pokaż mi
learn-press-next = Najpierw czytaj dalej: naciśnij Dalej.
learn-other = To też byłoby dozwolone, ale tutaj spróbujmy czegoś innego.
learn-end-title = Brawo!
learn-end-text = Znasz już grę { $game } i masz za to gwiazdkę. Luna jest z ciebie dumna!
learn-play-beginners = Zagraj z początkującym
learn-again = Zacznij lekcję od nowa
