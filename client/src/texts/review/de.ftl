### Wiedergaben und Rückschauen.

## Wiedergabe

replay-position = Schritt { $step } von { $total }
replay-slider = Schritt der Partie
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-slow = langsam
replay-usual = mittel
replay-fast = schnell
replay-eyes = Sicht
replay-spectator = Publikum
replay-share = Link zu diesem Augenblick kopieren
replay-keys = Pfeiltasten gehen zurück und weiter, Pos1 und Ende zum ersten und letzten Schritt, die Leertaste spielt ab und hält an.

## Rückschau

review-title = Rückschau: { $game }
review-thinking = Durchdacht: { $done } von { $total } Entscheidungen
review-done = Die ganze Partie ist durchdacht.
review-percent = { $value } %
review-course = Der Verlauf der Partie
review-course-text = Jeder Hügel ist die Siegchance eines Spielers, beurteilt nach dem, was er da wusste: am Fuß keine, an der gepunkteten Linie Gewissheit. Zahlen bezeichnen die teuersten Züge.
review-hill = { $name }: anfangs { $start }, am Ende { $end }
review-numbers = Dasselbe in Zahlen
review-move = Zug
review-chance-best = Chance mit dem besten Zug
review-chance = Chance mit dem gespielten Zug
review-whose = Wessen Züge
review-everybody = alle
review-decision = Zug { $number }: { $name }
review-played = Gespielt
review-better = Besser
review-better-too = Auch besser
review-cost = { $share } verschenkt
review-cost-sure = { $share } verschenkt, auf { $error } genau
review-chance-then = Chance: { $share }
review-true = Was wirklich war: alle Hände
review-hands = Alle Hände in diesem Augenblick
review-no-cards = keine Karten
review-from-here = Wiedergabe ab hier
review-summary = Das eigene Spiel und alles andere
review-best-of = { $found } von { $count }
