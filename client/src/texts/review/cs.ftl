### Přehrávání a rozbory.

## Přehrávání

replay-position = Krok { $step } z { $total }
replay-slider = Krok partie
replay-back = O krok zpět
replay-on = O krok dál
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
replay-slow = pomalu
replay-usual = středně
replay-fast = rychle
replay-eyes = Číma očima
replay-spectator = divák
replay-share = Kopírovat odkaz na tento okamžik
replay-keys = Šipky jdou zpět a dál, Home a End na první a poslední krok, mezerník přehrává a zastavuje.

## Rozbor

review-title = Rozbor: { $game }
review-thinking = Promyšleno: { $done } z { $total } rozhodnutí
review-done = Celá partie je promyšlena.
review-percent = { $value } %
review-course = Průběh partie
review-course-text = Každý kopec je naděje jednoho hráče na výhru, posouzená podle toho, co tehdy věděl: u paty žádná, u tečkované čáry jistota. Čísla označují nejdražší tahy.
review-hill = { $name }: na začátku { $start }, na konci { $end }
review-numbers = Totéž v číslech
review-move = Tah
review-chance-best = Naděje s nejlepším tahem
review-chance = Naděje s hraným tahem
review-whose = Čí tahy
review-everybody = všechny
review-decision = Tah { $number }: { $name }
review-played = Hráno
review-better = Lepší
review-better-too = Také lepší
review-cost = darováno { $share }
review-cost-sure = darováno { $share }, s přesností { $error }
review-chance-then = Naděje: { $share }
review-true = Jak to bylo doopravdy: všechny ruce
review-hands = Všechny ruce v tu chvíli
review-no-cards = žádné karty
review-from-here = Přehrát odtud
review-summary = Vlastní hra a všechno ostatní
review-best-of = { $found } z { $count }
