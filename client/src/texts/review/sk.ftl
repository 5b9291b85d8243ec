### Prehrávanie a rozbory.

## Prehrávanie

replay-position = Krok { $step } z { $total }
replay-slider = Krok partie
replay-back = O krok späť
replay-on = O krok ďalej
replay-play = Prehrať
replay-pause = Zastaviť
replay-speed = Rýchlosť
replay-slow = pomaly
replay-usual = stredne
replay-fast = rýchlo
replay-eyes = Koho očami
replay-spectator = divák
replay-share = Kopírovať odkaz na tento okamih
replay-keys = Šípky idú späť a ďalej, Home a End na prvý a posledný krok, medzerník prehráva a zastavuje.

## Rozbor

review-title = Rozbor: { $game }
review-thinking = Premyslené: { $done } z { $total } rozhodnutí
review-done = Celá partia je premyslená.
review-percent = { $value } %
review-course = Priebeh partie
review-course-text = Každý kopec je nádej jedného hráča na výhru, posúdená podľa toho, čo vtedy vedel: pri päte žiadna, pri bodkovanej čiare istota. Čísla označujú najdrahšie ťahy.
review-hill = { $name }: na začiatku { $start }, na konci { $end }
review-numbers = To isté v číslach
review-move = Ťah
review-chance-best = Nádej s najlepším ťahom
review-chance = Nádej s hraným ťahom
review-whose = Čie ťahy
review-everybody = všetky
review-decision = Ťah { $number }: { $name }
review-played = Hrané
review-better = Lepšie
review-better-too = Tiež lepšie
review-cost = darované { $share }
review-cost-sure = darované { $share }, s presnosťou { $error }
review-chance-then = Nádej: { $share }
review-true = Ako to bolo naozaj: všetky ruky
review-hands = Všetky ruky v tej chvíli
review-no-cards = žiadne karty
review-from-here = Prehrať odtiaľto
review-summary = Vlastná hra a všetko ostatné
review-best-of = { $found } z { $count }
