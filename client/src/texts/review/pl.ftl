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
