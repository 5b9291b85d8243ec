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

## Gespielte Partien

replays-mine = Meine Partien
replays-more = Mehr anzeigen
replays-none = Noch ist keine deiner Partien zu Ende.
replays-file = Aus einer Datei
replays-file-text = Eine Aufzeichnung ist eine einzige Textdatei: hier nach einer Partie heruntergeladen oder vom Terminal aufgehoben. Sie wird nach den Regeln nachgespielt, und nichts davon wird gespeichert.
replays-choose = Aufzeichnung wählen …
replays-refused = Diese Aufzeichnung lässt sich nicht nachspielen: { $detail }

## Faires Mischen

fair-intro = Dein eigener Browser teilt alles aus der Aufzeichnung noch einmal aus und vergleicht; dem Server muss er nicht glauben.
fair-verdict = Alles passt.
fair-verdict-bad = Etwas passt nicht.
fair-record-bad = Das ist keine vollständige Aufzeichnung einer Partie.
fair-sum = Die Aufzeichnung ist so, wie sie geschrieben wurde: Ihre Prüfsumme passt.
fair-sum-bad = Die Aufzeichnung wurde verändert: Ihre Prüfsumme passt nicht.
fair-commitment = Das Geheimnis passt zum veröffentlichten Fingerabdruck.
fair-commitment-bad = Das Geheimnis passt nicht zum Fingerabdruck.
fair-noted = Es ist der Fingerabdruck, den dieses Gerät vor der ersten Karte notiert hat.
fair-noted-bad = Es ist ein anderer Fingerabdruck als der, den dieses Gerät vor der ersten Karte notiert hat.
fair-noted-late = Es ist der Fingerabdruck, den dieses Gerät notiert hat, als es an den Tisch kam.
fair-noted-late-bad = Es ist ein anderer Fingerabdruck als der, den dieses Gerät notiert hat, als es an den Tisch kam.
fair-not-noted = Dieses Gerät war nicht am Tisch und hat deshalb vorher keinen Fingerabdruck notiert.
fair-salt = { $others ->
    [0] Gemischt wurde aus dem Geheimnis und dem Zufall, den dieses Gerät beigetragen hat, und aus nichts anderem.
    [one] Gemischt wurde aus dem Geheimnis, dem Zufall, den dieses Gerät beigetragen hat, und dem eines anderen Geräts.
   *[other] Gemischt wurde aus dem Geheimnis, dem Zufall, den dieses Gerät beigetragen hat, und dem von { $others } anderen.
 }
fair-salt-bad = Der Zufall, den dieses Gerät beigetragen hat, fehlt.
fair-first-seat = Wer begonnen hat, wurde aus dem Geheimnis gezogen.
fair-first-seat-bad = Nach dem Geheimnis hätte jemand anders begonnen.
fair-shuffles = { $count ->
    [one] Gemischt wurde so, wie das Geheimnis es bestimmt.
   *[other] Alle { $count } Male wurde so gemischt, wie das Geheimnis es bestimmt.
 }
fair-shuffles-bad = In Zeile { $line } wurde anders gemischt, als das Geheimnis es bestimmt.
fair-stated = { $count ->
    [one] Eine Mischung wurde absichtlich vorgegeben und lässt sich nicht prüfen.
   *[other] { $count } Mischungen wurden absichtlich vorgegeben und lassen sich nicht prüfen.
 }
fair-own-deck = Gespielt wurde mit eigenen Karten: Welche es sind und wie sie nummeriert sind, sagt nur die Aufzeichnung.
fair-by-hand = Ohne uns prüfen
fair-by-hand-text = Nach der Partie wurde das Geheimnis verraten. Aus diesen Zeilen kann jeder jede Mischung selbst berechnen; docs/records.md sagt wie, und dieser Befehl tut es und spielt jeden Zug nach den Regeln nach:
