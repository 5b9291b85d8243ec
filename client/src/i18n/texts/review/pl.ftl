### Odtwarzanie i analizy.

## Odtwarzanie

replay-position = Krok { $step } z { $total }
replay-slider = Krok partii
replay-back = O krok wstecz
replay-on = O krok dalej
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-speed = Tempo
replay-slow = wolno
replay-usual = średnio
replay-fast = szybko
replay-eyes = Czyimi oczami
replay-spectator = widz
replay-share = Kopiuj link do tej chwili
replay-keys = Strzałki idą wstecz i dalej, Home i End do pierwszego i ostatniego kroku, spacja odtwarza i zatrzymuje.

## Analiza

review-title = Analiza: { $game }
review-thinking = Przemyślano: { $done } z { $total } decyzji
review-done = Cała partia jest przemyślana.
review-percent = { $value }%
review-course = Przebieg partii
review-course-text = Każde wzgórze to szansa jednego gracza na wygraną, oceniona według tego, co wtedy wiedział: u stóp żadna, przy kropkowanej linii pewność. Liczby oznaczają najdroższe ruchy.
review-hill = { $name }: na początku { $start }, na końcu { $end }
review-numbers = To samo w liczbach
review-move = Ruch
review-chance-best = Szansa z najlepszym ruchem
review-chance = Szansa z zagranym ruchem
review-whose = Czyje ruchy
review-everybody = wszystkich
review-decision = Ruch { $number }: { $name }
review-played = Zagrano
review-better = Lepiej
review-better-too = Też lepiej
review-cost = oddano { $share }
review-cost-sure = oddano { $share }, z dokładnością { $error }
review-chance-then = Szansa: { $share }
review-true = Jak było naprawdę: wszystkie ręce
review-hands = Wszystkie ręce w tej chwili
review-no-cards = brak kart
review-from-here = Odtwórz stąd
review-summary = Własna gra i cała reszta
review-best-of = { $found } z { $count }

## Powtórki

replays-mine = Moje partie
replays-more = Pokaż więcej
replays-none = Żadna twoja partia jeszcze się nie skończyła.
replays-file = Z pliku
replays-file-text = Zapis to jeden plik tekstowy: pobrany tutaj po partii albo zachowany przez terminal. Zostanie odtworzony według zasad, a nic z niego nie jest przechowywane.
replays-choose = Wybierz zapis …
replays-refused = Tego zapisu nie da się odtworzyć: { $detail }

## Uczciwe tasowanie

fair-intro = Twoja własna przeglądarka rozdaje wszystko z zapisu jeszcze raz i porównuje; serwerowi wierzyć nie musi.
fair-verdict = Wszystko się zgadza.
fair-verdict-bad = Coś się nie zgadza.
fair-record-bad = To nie jest pełny zapis partii.
fair-sum = Zapis jest taki, jak został zapisany: jego suma kontrolna się zgadza.
fair-sum-bad = Zapis został zmieniony: jego suma kontrolna się nie zgadza.
fair-commitment = Sekret pasuje do ogłoszonego odcisku.
fair-commitment-bad = Sekret nie pasuje do odcisku.
fair-noted = To odcisk, który to urządzenie zanotowało przed pierwszą kartą.
fair-noted-bad = To inny odcisk niż ten, który to urządzenie zanotowało przed pierwszą kartą.
fair-noted-late = To odcisk, który to urządzenie zanotowało, gdy przyszło do stołu.
fair-noted-late-bad = To inny odcisk niż ten, który to urządzenie zanotowało, gdy przyszło do stołu.
fair-not-noted = Tego urządzenia nie było przy stole, więc nie zanotowało wcześniej żadnego odcisku.
fair-salt = { $others ->
    [0] Tasowano z sekretu i z losu, który dodało to urządzenie, i z niczego innego.
    [one] Tasowano z sekretu, z losu, który dodało to urządzenie, i z losu jednego innego.
    [few] Tasowano z sekretu, z losu, który dodało to urządzenie, i z losu { $others } innych.
    [many] Tasowano z sekretu, z losu, który dodało to urządzenie, i z losu { $others } innych.
   *[other] Tasowano z sekretu, z losu, który dodało to urządzenie, i z losu { $others } innych.
 }
fair-salt-bad = Losu, który dodało to urządzenie, brakuje.
fair-first-seat = To, kto zaczyna, wylosowano z sekretu.
fair-first-seat-bad = Według sekretu zacząłby ktoś inny.
fair-shuffles = { $count ->
    [one] Tasowanie jest takie, jakie wynika z sekretu.
    [few] Każde z { $count } tasowań jest takie, jakie wynika z sekretu.
    [many] Każde z { $count } tasowań jest takie, jakie wynika z sekretu.
   *[other] Każde z { $count } tasowań jest takie, jakie wynika z sekretu.
 }
fair-shuffles-bad = Tasowanie w wierszu { $line } nie jest takie, jakie wynika z sekretu.
fair-stated = { $count ->
    [one] Jedno tasowanie ustawiono celowo i nie można go sprawdzić.
    [few] { $count } tasowania ustawiono celowo i nie można ich sprawdzić.
    [many] { $count } tasowań ustawiono celowo i nie można ich sprawdzić.
   *[other] { $count } tasowania ustawiono celowo i nie można ich sprawdzić.
 }
fair-own-deck = Grano własnymi kartami: jakie są i jak są ponumerowane, mówi tylko zapis.
fair-by-hand = Sprawdź bez nas
fair-by-hand-text = Po partii sekret został ujawniony. Z tych wierszy każdy może obliczyć każde tasowanie; docs/records.md mówi jak, a to polecenie to robi i odtwarza każdy ruch według zasad:
