### Ein Wertungsblock für die gedruckten Karten.

pad-intro = Spielt ihr mit den gedruckten Karten? Schreibt hier eure Punkte auf, wir zählen zusammen. Die Blätter bleiben auf diesem Gerät und gehen auch ohne Netz.
pad-new = Neues Blatt
pad-kept = Aufgehobene Blätter
pad-remove = Das Blatt von { $names } löschen

## Before the first line

pad-name = Name von Spieler { $number }
pad-target = Gespielt wird bis
pad-points = { $points } Punkte
pad-brave = Für harte Knochen: nur die Besten einer Runde schreiben Punkte auf
pad-partners = Partner: { $one } und { $other }
pad-begin = Blatt anfangen

## The sheet

pad-round = Runde { $number }
pad-field-stars = Sterne
pad-field-cards = Karten
pad-field-row-1 = Reihe 1
pad-field-row-2 = Reihe 2
pad-field-row-3 = Reihe 3
pad-field-aside = Beiseite (je −1)
pad-field-cleared = Abgeräumt
pad-field-left = Übrig (je −1)
pad-total = Summe
pad-together = Zusammen
pad-cell = { $row }, { $name }
pad-void = zählt nicht
pad-check = { $row }, { $name }: Stimmt { $value }? Die Karten geben das nicht her.
pad-undo = Rückgängig
pad-finish = Das ist alles: auswerten
pad-names = Namen ändern
pad-keep = Übernehmen

## What it comes to

pad-standing = Der Stand
pad-nothing = Noch steht nichts auf dem Blatt.
pad-leads = { $count ->
    [one] { $names } führt.
   *[other] Gleichauf vorn: { $names }.
  }
pad-pair-wins = { $one } und { $other } gewinnen.
pad-pair-leads = { $one } und { $other } führen.
pad-goes-to = Gespielt wird bis { $points } Punkte.
pad-needs-cards = Vorn herrscht Gleichstand bei den Sternen: Tragt die Zahl der gesammelten Karten ein, mehr Karten gewinnen.

pad-help-day_and_night = Zählt die Sterne auf den gesammelten Karten. Bei Gleichstand gewinnt, wer mehr Karten gesammelt hat.
pad-help-gra_roku = Zählt die Punkte jeder vollständigen Reihe von Frühling bis Winter; tauscht vorher innerhalb einer Jahreszeit, damit die besten Karten in vollständigen Reihen liegen. Jede Karte beiseite kostet einen Punkt.
pad-help-sun_and_moon = Ein Punkt für jede abgeräumte Sonnen- und Mondkarte, ein Minuspunkt für jede, die noch in euren Reihen liegt, auch verdeckte. Finsternisse zählen nichts. Zu viert spielen die Gegenübersitzenden als Partner und zählen ihre Punkte zusammen.
pad-help-nox = Nach jeder Runde: die Summe der obersten Karten der Auslage, wenn sie alle drei Farben zeigen, sonst 0.
