### Wiedergaben und Analysen.

## Wiedergabe

replay-position = Schritt { $step } von { $total }
replay-slider = Schritt der Partie
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-slow = langsam
replay-usual = normal
replay-fast = schnell
replay-eyes = Ansicht als
replay-spectator = Zuschauer
replay-share = Link zu diesem Moment kopieren
replay-keys = Die Pfeiltasten gehen zurück und weiter, Pos1 und Ende springen zum ersten und letzten Schritt, die Leertaste spielt ab und hält an.

## Analyse

review-title = Analyse: { $game }
review-thinking = { $done } von { $total } Zügen analysiert
review-done = Analyse abgeschlossen.
review-percent = { $value } %
review-course = Der Verlauf der Partie
review-course-text = Jeder Hügel zeigt die Siegchance eines Spielers, beurteilt nach dem, was er da wusste: Der Boden ist 0 %, die gepunktete Linie 100 %. Die Zahlen bezeichnen die teuersten Züge.
review-hill = { $name }: anfangs { $start }, am Ende { $end }
review-numbers = Dasselbe in Zahlen
review-move = Zug
review-chance-best = Chance mit dem besten Zug
review-chance = Chance mit dem gespielten Zug
review-whose = Züge von
review-everybody = allen
review-decision = Zug { $number }: { $name }
review-played = Gespielt
review-better = Besser
review-better-too = Auch besser
review-cost = { $share } verschenkt
review-cost-sure = { $share } verschenkt, plus/minus { $error }
review-chance-then = Chance: { $share }
review-true = Alle Hände zeigen
review-hands = Alle Hände in diesem Moment
review-no-cards = keine Karten
review-from-here = Wiedergabe ab hier
review-summary = Können und Glück
review-best-of = { $found } von { $count }

## Gespielte Partien

replays-mine = Beendete Partien
replays-none = Du hast noch keine Partie beendet.
replays-more = Mehr anzeigen
replays-file = Aus einer Datei
replays-file-text = Eine Aufzeichnung ist eine Textdatei, die du hier nach einer Partie herunterladen kannst oder die das Terminal speichert. Sie wird nach den Regeln nachgespielt, und nichts davon wird gespeichert.
replays-choose = Aufzeichnung wählen …
replays-refused = Diese Aufzeichnung lässt sich nicht nachspielen: { $detail }

## Faires Mischen

fair-intro = Dein eigener Browser teilt alles aus der Aufzeichnung noch einmal aus und vergleicht. Dem Server muss er nicht vertrauen.
fair-verdict = Alles stimmt.
fair-verdict-bad = Etwas stimmt nicht.
fair-record-bad = Das ist keine vollständige Aufzeichnung einer Partie.
fair-sum = Die Prüfsumme der Aufzeichnung stimmt.
fair-sum-bad = Die Aufzeichnung wurde verändert: Ihre Prüfsumme stimmt nicht.
fair-commitment = Das Geheimnis passt zum veröffentlichten Fingerabdruck.
fair-commitment-bad = Das Geheimnis passt nicht zum veröffentlichten Fingerabdruck.
fair-noted = Es ist derselbe Fingerabdruck, den dieses Gerät vor dem Austeilen der ersten Karte notiert hat.
fair-noted-bad = Es ist nicht der Fingerabdruck, den dieses Gerät vor dem Austeilen der ersten Karte notiert hat.
fair-noted-late = Es ist derselbe Fingerabdruck, den dieses Gerät notiert hat, als es an den Tisch kam.
fair-noted-late-bad = Es ist nicht der Fingerabdruck, den dieses Gerät notiert hat, als es an den Tisch kam.
fair-not-noted = Dieses Gerät war nicht am Tisch und hat deshalb keinen Fingerabdruck zum Vergleichen.
fair-salt = { $others ->
    [0] Gemischt wurde aus dem Geheimnis und dem Zufall, den dieses Gerät beigetragen hat, und aus nichts anderem.
    [one] Gemischt wurde aus dem Geheimnis, dem Zufall, den dieses Gerät beigetragen hat, und dem eines anderen Geräts.
   *[other] Gemischt wurde aus dem Geheimnis, dem Zufall, den dieses Gerät beigetragen hat, und dem von { $others } anderen Geräten.
 }
fair-salt-bad = Der Zufall, den dieses Gerät beigetragen hat, fehlt.
fair-first-seat = Der Startspieler passt zum Geheimnis.
fair-first-seat-bad = Der Startspieler passt nicht zum Geheimnis.
fair-shuffles = { $count ->
    [one] Die Mischung passt zum Geheimnis.
   *[other] Alle { $count } Mischungen passen zum Geheimnis.
 }
fair-shuffles-bad = Die Mischung in Zeile { $line } passt nicht zum Geheimnis.
fair-stated = { $count ->
    [one] Eine Mischung war vorgegeben und lässt sich nicht prüfen.
   *[other] { $count } Mischungen waren vorgegeben und lassen sich nicht prüfen.
 }
fair-own-deck = Gespielt wurde mit einem eigenen Kartensatz: Welche Karten er enthält und wie sie nummeriert sind, sagt nur die Aufzeichnung.
fair-by-hand = Ohne uns prüfen
fair-by-hand-text = Nach dem Ende der Partie wurde das Geheimnis aufgedeckt. Aus diesen Zeilen kann jeder jede Mischung selbst berechnen; docs/records.md erklärt, wie. Auch dieser Befehl tut es und spielt jeden Zug nach den Regeln nach:
