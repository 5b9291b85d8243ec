### Ein Wertungsblock für die gedruckten Karten.

pad-intro = Spielt ihr mit den gedruckten Karten? Tragt hier eure Punkte ein, wir zählen sie zusammen. Die Blätter bleiben auf diesem Gerät und funktionieren auch ohne Netz.
pad-new = Neues Blatt
pad-kept = Gespeicherte Blätter
pad-remove = Das Blatt von { $names } löschen

## Before the first line

pad-name = Name von Spieler { $number }
pad-target = Gespielt wird bis
pad-points = { $points } Punkte
pad-brave = Für harte Knochen: Nur das beste Ergebnis jeder Runde zählt
pad-partners = Partner: { $one } und { $other }
pad-begin = Blatt beginnen

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
pad-check = { $row }, { $name }: Stimmt { $value }? Mit diesen Karten ist das nicht möglich.
pad-undo = Rückgängig
pad-finish = Abschließen und auswerten
pad-names = Namen ändern
pad-keep = Speichern

## What it comes to

pad-standing = Stand
pad-nothing = Noch sind keine Punkte eingetragen.
pad-leads = { $count ->
    [one] { $names } führt.
   *[other] Gleichauf vorn: { $names }.
  }
pad-pair-wins = { $one } und { $other } gewinnen.
pad-pair-leads = { $one } und { $other } führen.
pad-goes-to = Gespielt wird bis { $points } Punkte.
pad-needs-cards = Um Platz eins herrscht Gleichstand bei den Sternen: Tragt ein, wie viele Karten jeder gesammelt hat. Mehr Karten gewinnen.

pad-help-day_and_night = Zählt die Sterne auf den gesammelten Karten. Bei Gleichstand gewinnt, wer mehr Karten gesammelt hat.
pad-help-gra_roku = Zählt die Punkte jeder vollständigen Reihe von Frühling bis Winter zusammen; tauscht vorher innerhalb einer Jahreszeit, damit die besten Karten in vollständigen Reihen liegen. Jede beiseitegelegte Karte kostet einen Punkt.
pad-help-sun_and_moon = Ein Punkt für jede abgeräumte Sonnen- und Mondkarte, ein Minuspunkt für jede, die noch in euren Reihen liegt, auch bedeckte. Finsternisse zählen nichts. Zu viert sind Gegenübersitzende Partner und zählen ihre Punkte zusammen.
pad-help-nox = Nach jeder Runde: die Summe der obersten Karten der Auslage, wenn sie alle drei Farben zeigen, sonst 0.
