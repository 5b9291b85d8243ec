### Zasady, orzeczenia i lekcje.

learn-title = Zasady
learn-choose = Którą grę chcesz poznać?
learn-lessons-title = Nauka przez grę
learn-choose-lesson = Każda lekcja trwa kilka minut i grasz w niej od pierwszej karty.

## Zasady gry

learn-contents = Na tej stronie
learn-print = Drukuj
learn-in-short = Zasady w skrócie
learn-moments = Co kiedy obowiązuje
learn-rulings = Orzeczenia
learn-rulings-text = Tam, gdzie instrukcja coś pomija albo jej wersje językowe się różnią, musieliśmy rozstrzygnąć. Każde rozstrzygnięcie ma numer i uzasadnienie, a jeśli można grać też inaczej, podajemy odpowiednią opcję.
learn-search = Szukaj w orzeczeniach według słów lub numeru
learn-found = { $count } z { $all }
learn-none-found = Nic nie znaleziono. Spróbuj użyć mniej słów albo innych.
learn-link-to = Odnośnik do { $ruling }
learn-why = Dlaczego:
learn-options = Opcje
learn-options-text = Na co można się umówić przed pierwszą kartą. Zwykły wybór stoi na początku.
learn-usual = zwykle
learn-number = liczba od 1 do { $limit }, zwykle { $usual }

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
fact-colours = cztery kolory
fact-symbol_or_stars = że na karcie są albo gwiazdki, albo symbol czasu
fact-copies = ile jest sztuk każdej karty
fact-time_cards = które karty mają symbol czasu
fact-stars = ile gwiazdek ma która karta
fact-symbols = dwanaście symboli
fact-points = punkty od 0 do 5
fact-animals = na których kartach jest zwierzę
learn-own-deck = Kto ma drukowaną grę, może zapisać jej karty w pliku i grać nim w terminalu.

## Lekcje

learn-step = Krok { $step } z { $all }
learn-next = Dalej
learn-back = Wstecz
learn-leave = Wyjdź
learn-your-move = Twój ruch: { $move }
learn-show-me = Pokaż mi
learn-press-next = Najpierw czytaj dalej: naciśnij Dalej.
learn-other = To też byłoby dozwolone, ale tutaj spróbujmy czegoś innego.
learn-end-title = To była lekcja
learn-end-text = Wiesz już dość, żeby grać. Resztę pokaże pierwsza partia.
learn-play-beginners = Zagraj teraz z nowicjuszami
learn-again = Jeszcze raz od początku
