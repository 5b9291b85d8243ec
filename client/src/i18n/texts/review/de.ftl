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

## Meine Partien

games-unfinished = Noch nicht zu Ende
games-finished = Zu Ende gespielt
games-more = Mehr anzeigen
games-won = Du hast { $scores } gewonnen
games-lost = Du hast { $scores } verloren
games-shared = Ihr teilt euch den Sieg, { $scores }
games-place = Du bist Nummer { $place } von { $count } geworden
games-none = Noch ist hier nichts. Spiel eine Partie: Dann kannst du sie hier fortsetzen, noch einmal ansehen und aus ihr lernen.
games-choose = Ein Spiel aussuchen
replays-file = Partie aus einer Datei öffnen
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
fair-told = Alle haben den Zufall benutzt, auf den sie sich festgelegt hatten, bevor dieses Gerät seinen verraten hat.
fair-told-bad = Jemand hat anderen Zufall benutzt als den, auf den er sich festgelegt hatte, bevor dieses Gerät seinen verraten hat.
fair-salts = Der Zufall jedes Spielers passt zu dem, worauf er sich festgelegt hatte.
fair-salts-bad = Der Zufall eines Spielers passt nicht zu dem, worauf er sich festgelegt hatte.
fair-influence-nobody = Laut dieser Aufzeichnung konnte sich niemand diese Karten aussuchen: Der Server und alle Spieler hatten sich auf ihren Zufall festgelegt, bevor einer davon verraten wurde. Das hätten nur alle zusammen gekonnt.
fair-influence-alone = Laut dieser Aufzeichnung hat ein Spieler Zufall beigetragen. Der Server konnte sich die Karten nicht ohne diesen Spieler aussuchen und der Spieler nicht ohne den Server.
fair-influence-last = In dieser älteren Aufzeichnung hatten sich die Spieler nicht auf ihren Zufall festgelegt: Wer sich zuletzt gesetzt hat, hätte sich zusammen mit dem Server die Karten aussuchen können.
fair-influence-server = Kein Spieler hat Zufall beigetragen: Wer die Partie betrieben hat, hätte sich die Karten aussuchen können.
fair-device = Diese Partie lag auf einem Gerät, ihre Mischungen sind also die des Geräts selbst. Die Prüfung findet Fehler, ist für andere aber kein Beweis: Wer das Gerät hat, konnte das Geheimnis schon vor dem Geben kennen.
fair-reopened = Der Zufall wurde neu gezogen, wegen: { $names }. Wer das absichtlich tut, kann zusammen mit dem Server Karten ablehnen, die ihm nicht gefallen.
fair-moves = Diese Seite prüft nur das Mischen. Der Befehl unten spielt auch jeden Zug nach den Regeln nach.
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
