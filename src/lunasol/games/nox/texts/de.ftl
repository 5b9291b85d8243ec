### NOX. Für Lunasol geschrieben; die Worte der gedruckten Anleitung kommen nicht vor.

name = NOX
tagline = Fülle deine Auslage, verdirb die der anderen und behalte alle drei Farben
credits = NOX, ein Kartenspiel von Steffen Brückner mit Bildern von Olivier und Sandra Freudenreich, erschienen bei HUCH! & friends (2012).

## Karten

card = { $colour ->
    [blue] Blau
    [green] Grün
    [turquoise] Türkis
   *[orange] Orange
  } { $value }

## Was jetzt zu tun ist, und die Regel dahinter

phase-play = Spiele eine Karte in eine beliebige Auslage.
phase-choose-top = Zwei deiner Stapel verschmelzen: Wähle die Karte, die oben liegt.
phase-over = Die Partie ist zu Ende.

rule-play = Spiele eine Handkarte in deine eigene oder in eine fremde Auslage (NX-09). Sie eröffnet dort einen neuen Stapel oder kommt auf einen Stapel ihrer Farbe, egal mit welchem Wert (NX-08). Zeigen zwei Stapel einer Auslage denselben Wert, verschmelzen sie sofort (NX-13). Danach ziehst du eine Karte. Sechs Stapel in einer Auslage beenden die Runde auf der Stelle (NX-15); passen darfst du nicht (NX-25).
rule-choose-top = Zwei Stapel deiner Auslage zeigen denselben Wert in verschiedenen Farben. Sie verschmelzen, und in dieser Partie bestimmt der Besitzer der Auslage, welche der beiden Karten oben liegt (NX-12).
rule-over = Die höchste Gesamtpunktzahl gewinnt, auch wenn mehrere das Ziel erreicht haben (NX-21). Bei Gleichstand wird der Sieg geteilt, sofern keine Zusatzrunde vereinbart ist (NX-22).

## Züge

move-extend = { $card } als neuer Stapel bei { $seat }
move-extend-you = { $card } als neuer Stapel bei dir
move-cover = { $card } auf Stapel { $pile } bei { $seat }
move-cover-you = { $card } auf Stapel { $pile } bei dir
move-top = { $card } nach oben

## Was geschehen ist

event-round = Runde { $round }: Alle Karten werden gemischt, { $seat } beginnt.
event-round-you = Runde { $round }: Alle Karten werden gemischt, du beginnst.
event-dealt = { $seat } bekommt { $count } Karten.
event-dealt-own = { $seat } bekommt { $cards }.
event-dealt-own-you = Du bekommst { $cards }.
event-extended = { $whose ->
    [own] { $seat } legt { $card } aus.
   *[other] { $seat } legt { $card } bei { $seat_chest } aus.
  }
event-extended-you = { $whose ->
    [own] Du legst { $card } aus.
   *[other] Du legst { $card } bei { $seat_chest } aus.
  }
event-extended-yours = { $seat } legt { $card } bei dir aus.
event-covered = { $whose ->
    [own] { $seat } legt { $card } auf { $card_below }.
   *[other] { $seat } legt { $card } bei { $seat_chest } auf { $card_below }.
  }
event-covered-you = { $whose ->
    [own] Du legst { $card } auf { $card_below }.
   *[other] Du legst { $card } bei { $seat_chest } auf { $card_below }.
  }
event-covered-yours = { $seat } legt { $card } bei dir auf { $card_below }.
event-top-asked = { $seat } bestimmt, welche Karte oben liegt.
event-top-asked-you = Du bestimmst, welche Karte oben liegt.
event-top-chosen = { $seat } legt { $card } nach oben.
event-top-chosen-you = Du legst { $card } nach oben.
event-merged = Zwei Stapel mit dem Wert { $value } bei { $seat_chest } verschmelzen, { $piles ->
    [one] es bleibt { $piles } Stapel
   *[other] es bleiben { $piles } Stapel
  }. Oben liegt { $card }.
event-merged-yours = Zwei Stapel mit dem Wert { $value } bei dir verschmelzen, { $piles ->
    [one] es bleibt { $piles } Stapel
   *[other] es bleiben { $piles } Stapel
  }. Oben liegt { $card }.
event-six-piles = Sechs Stapel bei { $seat_chest }: Die Runde ist zu Ende.
event-six-piles-yours = Sechs Stapel bei dir: Die Runde ist zu Ende.
event-drew = { $seat } zieht eine Karte.
event-drew-own = { $seat } zieht { $card }.
event-drew-own-you = Du ziehst { $card }.
event-pile-empty = Der Nachziehstapel ist leer: Es geht ohne Ziehen weiter.
event-cards-used-up = Alle Karten sind gespielt: Die Runde ist zu Ende.
event-scored = { $points ->
    [one] { $seat } bekommt { $points } Punkt und hat jetzt { $total }.
   *[other] { $seat } bekommt { $points } Punkte und hat jetzt { $total }.
  }
event-scored-you = { $points ->
    [one] Du bekommst { $points } Punkt und hast jetzt { $total }.
   *[other] Du bekommst { $points } Punkte und hast jetzt { $total }.
  }
event-outscored = { $seat } zeigt { $worth }, aber nur das beste Ergebnis der Runde zählt: Es bleibt bei { $total }.
event-outscored-you = Du zeigst { $worth }, aber nur das beste Ergebnis der Runde zählt: Es bleibt bei { $total }.
event-colours-missing = { $colours ->
    [0] Die Auslage von { $seat } ist leer
    [1] { $seat } zeigt nur eine Farbe
   *[2] { $seat } zeigt nur zwei Farben
  }: keine Punkte, weiterhin { $total }.
event-colours-missing-you = { $colours ->
    [0] Deine Auslage ist leer
    [1] Du zeigst nur eine Farbe
   *[2] Du zeigst nur zwei Farben
  }: keine Punkte, weiterhin { $total }.
event-extra-round = Das Ziel ist erreicht, aber an der Spitze herrscht Gleichstand: Eine weitere Runde entscheidet.
event-ended = { $reason ->
    [bound] Die vereinbarte Zahl von Runden ist gespielt: Die Partie ist zu Ende.
   *[target-reached] Das Ziel ist erreicht: Die Partie ist zu Ende.
  }

## Warum ein Zug gut ist

why-wins-match = Beendet die Runde, und du gewinnst die Partie mit insgesamt { $total }.
why-ends-ahead = Beendet die Runde, solange niemand so viel bekommt wie du: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
why-ends-round = { $points ->
    [0] Beendet die Runde, ohne Punkte für dich.
    [one] Beendet die Runde und bringt dir noch { $points } Punkt.
   *[other] Beendet die Runde und bringt dir noch { $points } Punkte.
  }
why-all-colours = Jetzt zeigst du alle drei Farben: Deine Auslage ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } wert.
why-new-colour = { $colours ->
    [1] Die erste Farbe für deine Auslage.
   *[2] Die zweite Farbe für deine Auslage.
  }
why-new-pile = Ein weiterer Stapel in deiner Auslage: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr.
why-raises-own = Erhöht den Wert deiner Auslage: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr.
why-waits = Ändert nichts, was zählt.
why-takes-colour = Nimmt { $seat } eine Farbe: Ohne alle drei bringt die Auslage nichts.
why-holds-below-target = Was { $seat } zeigt, reicht nun nicht mehr für das Ziel.
why-merges-other = Macht bei { $seat } aus zwei Stapeln einen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } weniger.
why-spoils-leader = Verdirbt die wertvollste Auslage, die von { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } weniger.
why-spoils = Verdirbt die Auslage von { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } weniger.
why-keeps-colour = So bleibt eine Farbe sichtbar, die deiner Auslage sonst fehlen würde.
why-looks-best = Auf den ersten Blick das Beste, was du jetzt tun kannst.
why-looks-worse = Auf den ersten Blick sieht ein anderer Zug besser aus.

## Warum ein Zug abgelehnt wurde

refused-play-a-card-now = Jetzt ist keine oberste Karte zu wählen: Spiele eine Karte, etwa G14>2 oder G14>2.3.
refused-choose-the-top-now = Zwei Stapel verschmelzen: Wähle zuerst, welche Karte oben liegen soll.
written-choose-the-top-now = Gib top und die Karte ein, etwa top G14.
refused-no-such-chest = Dort sitzt niemand.
refused-no-such-pile = Diesen Stapel gibt es in der Auslage nicht.
refused-other-colour = Eine Karte darf nur einen Stapel ihrer eigenen Farbe bedecken.
refused-empty-chest-too-late = In dieser Partie darfst du eine leere Auslage nur in deinem ersten Zug der Runde eröffnen.

## Das Ende

reason-target-reached = Das Ziel ist erreicht.
reason-bound = Die vereinbarte Zahl von Runden ist gespielt.
level-points = Punkte

## Optionen

option-deck = Kartensatz
option-deck-six_per_value = gedruckter Kartensatz: jeder Wert sechsmal, in einer Farbe
option-deck-two_per_colour = jeder Wert zweimal in jeder Farbe
option-first_seat = Wer beginnt
option-variant = Variante
option-variant-standard = normal: alle schreiben Punkte auf
option-variant-brave = für harte Knochen: nur die Besten der Runde schreiben auf
option-target = Punkte, mit denen die Partie endet
option-target-auto = 150, für harte Knochen 100
option-empty_chest_only_first_turn = Leere Auslagen darf man nur im ersten eigenen Zug der Runde eröffnen
option-merge_top = Oben auf verschmolzenen Stapeln
option-merge_top-played = die gerade gespielte Karte
option-merge_top-owner_choice = wählt der Besitzer der Auslage
option-extra_round = Zusatzrunden bei Gleichstand an der Spitze
option-max_rounds = Höchstzahl der Runden

## Wörter am Tisch

label-chest = Auslage
label-worth = Wert
label-total = Gesamt
label-target = Ziel
label-begins = Startspieler

## Die Regeln auf einer Seite

rules-goal = Sammle über mehrere Runden 150 Punkte, und mehr als alle anderen. Eine Runde bringt dir die Werte der obersten Karten deiner Auslage, aber nur, wenn sie alle drei Farben zeigen.
rules-cards = 90 Karten: 30 blaue (Ramon), 30 grüne (Jack) und 30 orange (Alphonse). Jeder Wert von 1 bis 15 gehört zu einer Farbe und kommt sechsmal vor: Blau 1, 4, 9, 11, 15; Grün 2, 5, 7, 12, 14; Orange 3, 6, 8, 10, 13. Die Anleitung zählt die Werte nicht auf; sie stammen aus Besprechungen (NX-01).
rules-setup = Für zwei bis sechs Spieler. Mischt in jeder Runde alle Karten. Alle bekommen drei, der Rest ist der Nachziehstapel. Die Auslagen, also die Plätze vor den Spielern, sind leer. Der Startspieler wechselt von Runde zu Runde im Uhrzeigersinn.
rules-play =
    1. Spiele eine deiner Karten in irgendeine Auslage, deine eigene oder eine fremde. Eröffne damit einen neuen Stapel, oder lege sie auf die oberste Karte eines Stapels derselben Farbe; ihr Wert darf höher oder niedriger sein.
    2. Zeigen jetzt zwei Stapel dieser Auslage denselben Wert, verschmelzen sie sofort zu einem Stapel.
    3. Hat eine Auslage danach sechs Stapel, ist die Runde auf der Stelle zu Ende, egal wer sie gefüllt hat.
    4. Sonst ziehe eine Karte, und der Nächste ist am Zug. Ist der Nachziehstapel leer, geht es ohne Ziehen weiter, bis alle Karten gespielt sind.
rules-end = Am Ende einer Runde bekommt jeder, dessen oberste Karten alle drei Farben zeigen, ihre Summe als Punkte; die anderen gehen leer aus. Sobald jemand 150 Punkte oder mehr hat, gewinnt die höchste Gesamtpunktzahl; bei Gleichstand wird der Sieg geteilt.
rules-variants = Für harte Knochen: Nur das beste Ergebnis jeder Runde wird aufgeschrieben (bei Gleichstand von allen, die es haben), und das Ziel ist 100. Als Option: ein Ziel von 100, 150 oder 200, ein anderer Kartensatz, leere Auslagen nur im ersten eigenen Zug eröffnen, der Besitzer wählt beim Verschmelzen die oberste Karte, Zusatzrunden bei Gleichstand und eine Höchstzahl von Runden.

## Am Tisch der Seite

page-nox-chests = Auslagen
page-nox-then = Die Auslage ist dann { $worth } wert
page-nox-merges = Zwei Stapel verschmelzen
page-nox-ends = Damit endet die Runde
page-nox-sixth = Runden­ende
page-nox-colours = Sichtbare Farben
page-nox-blue = { $there ->
    [yes] Blau, Ramon
   *[no] Blau, Ramon: fehlt
  }
page-nox-green = { $there ->
    [yes] Grün, Jack
   *[no] Grün, Jack: fehlt
  }
page-nox-green-clear = { $there ->
    [yes] Türkis, Jack
   *[no] Türkis, Jack: fehlt
  }
page-nox-orange = { $there ->
    [yes] Orange, Alphonse
   *[no] Orange, Alphonse: fehlt
  }
page-nox-colour = { $colour ->
    [blue] Blau
    [green] Grün
    [turquoise] Türkis
   *[orange] Orange
  }
page-nox-needs = fehlt: { $colours }
page-nox-needs-all = alle drei Farben fehlen
page-nox-lost = { $colour ->
    [blue] Blau verloren
    [green] Grün verloren
    [turquoise] Türkis verloren
   *[orange] Orange verloren
  }
page-nox-piles = Auslage: { $count } von 6 Stapeln
page-nox-buried = { $count ->
    [one] { $count } bedeckte Karte
   *[other] { $count } bedeckte Karten
  }
page-nox-below = Bedeckte Karten
page-nox-middle = Zwischen den Auslagen
page-nox-left = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
  }
page-nox-round = Runde { $round }
page-nox-starts = { $seat } beginnt
page-nox-starts-you = Du beginnst
page-nox-score = { $total } von { $target }
page-nox-sheet = Punktezettel
page-nox-no-round = Noch ist keine Runde zu Ende.
page-nox-over = Runde { $round } ist zu Ende
page-nox-no-points = keine Punkte
page-nox-outscored = überboten
