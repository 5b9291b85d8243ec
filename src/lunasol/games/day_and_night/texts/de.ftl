### Day & Night. Für Lunasol geschrieben, ohne die Sätze der gedruckten Anleitung.

name = Day & Night
tagline = Errate die Gewinnerfarbe, bevor die Sonne untergeht
credits = Day & Night, ein Kartenspiel von Andrea Mezzotero, erschienen bei Piatnik (2021).

## Karten

card = { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } { $value }{ $stars ->
    [0] { " " }☾☀
    [1] { " " }★
    [2] { " " }★★
    [3] { " " }★★★
   *[4] { " " }★★★★
  }

## Was jetzt gefragt ist, und die Regel dazu

phase-choose-first = Wähle deine erste Karte, verdeckt.
phase-choose-second = Wähle deine zweite Karte, verdeckt.
phase-take = Nimm eine Karte vom Tisch.
phase-over = Die Partie ist zu Ende.

rule-choose-first = Alle wählen geheim eine Handkarte und decken sie gemeinsam auf. Jedes Zeitsymbol darunter dreht die Zeitkarte einmal um, zwei heben sich also auf (DN-08). Du darfst deine Wahl zurücknehmen, bis alle gewählt haben.
rule-choose-second = Alle legen eine zweite Karte dazu und kennen dabei schon alle ersten Karten und die Tageszeit, die sie gebracht haben (DN-09). Bei Tag gewinnt die Farbe mit der höchsten Summe auf dem Tisch, bei Nacht die mit der niedrigsten; Farben, die nicht auf dem Tisch liegen, zählen nicht mit (DN-11; als Option zählen sie bei Nacht als null).
rule-take = Wer die Gewinnerfarbe gespielt hat, nimmt eine Karte, und zwar irgendeine, die offen liegt (DN-16; als Option nur Karten dieser Farbe). Bei Tag beginnt die höchste eigene Summe in dieser Farbe, bei Nacht die niedrigste (DN-18). Bei Gleichstand kommt zuerst, wer weniger Sterne hat; ist auch das gleich, gehen diese Spieler leer aus (DN-21; als Option alle mit dieser Summe). Du musst eine Karte nehmen, auch eine ohne Sterne (DN-17).
rule-over = Die meisten Sterne gewinnen, dann die meisten gesammelten Karten, sonst wird der Sieg geteilt (DN-26).

## Züge

move-choose = { $card } spielen
move-take = { $card } nehmen

## Was geschehen ist

event-removed = { $count ->
    [one] { $count } Karte kommt ungesehen zurück in die Schachtel.
   *[other] { $count } Karten kommen ungesehen zurück in die Schachtel.
  }
event-dealt = { $seat } bekommt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
event-dealt-own = { $seat } bekommt { $cards }.
event-dealt-own-you = Du bekommst { $cards }.
event-round = { $last ->
    [yes] Runde { $round }, die letzte.
   *[no] Runde { $round }.
  }
event-middle = In der Mitte: { $card }.
event-time = { $symbols ->
    [one] Die Zeitkarte wird umgedreht
   *[other] Die Zeitkarte wird { $symbols }-mal umgedreht
  }: Es ist { $time ->
    [day] Tag
   *[night] Nacht
  }.
event-chosen = { $seat } hat gewählt.
event-chosen-own = { $seat } hat { $card } gewählt.
event-chosen-own-you = Du hast { $card } gewählt.
event-taken-back = { $seat } nimmt die Wahl zurück.
event-taken-back-you = Du nimmst deine Wahl zurück.
event-played = { $seat } spielt { $card }.
event-played-you = Du spielst { $card }.
event-colour = { $time ->
    [day] Bei Tag gewinnt die höchste Summe
   *[night] Bei Nacht gewinnt die niedrigste Summe
  }: { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } mit { $sum }.
event-no-colour = { $time ->
    [day] Gleichstand bei der höchsten Summe
   *[night] Gleichstand bei der niedrigsten Summe
  }: Niemand nimmt eine Karte.
event-cancelled = Wegen Gleichstands gehen leer aus: { $seats }.
event-takers = Es nehmen eine Karte, in dieser Reihenfolge: { $seats }.
event-nobody = Niemand nimmt eine Karte.
event-took = { $seat } nimmt { $card } und hat jetzt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }.
event-took-you = Du nimmst { $card } und hast jetzt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }.
event-discarded = { $count ->
    [one] { $count } Karte kommt auf die Ablage.
   *[other] { $count } Karten kommen auf die Ablage.
  }
event-drew = { $seat } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
event-drew-own = { $seat } zieht { $cards }.
event-drew-own-you = Du ziehst { $cards }.
event-over = Der Stapel reicht für keine weitere Runde: Die Partie ist zu Ende.

## Warum ein Zug abgelehnt wurde

refused-take-a-card-now = Nimm jetzt eine Karte vom Tisch.
written-take-a-card-now = Gib + und die Karte ein.
refused-choose-a-card-now = Du kannst jetzt keine Karte nehmen: Wähle eine Karte aus deiner Hand.
refused-card-not-on-the-table = Diese Karte liegt nicht offen auf dem Tisch.
refused-only-the-winning-colour = In dieser Partie darfst du nur Karten der Gewinnerfarbe nehmen.

## Warum ein Zug gut ist

why-most-stars = Keine Karte, die du nehmen könntest, hat mehr Sterne.
why-before-others = Nimmt die meisten Sterne weg, bevor { $seat } wählen kann.
why-takes-lead = Bringt dich allein in Führung: { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
  }.
why-stars = Bringt dir { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }.
why-only-a-card = Bringt keine Sterne, aber eine gesammelte Karte mehr kann am Ende einen Gleichstand entscheiden.
why-highest-sum = So, wie es jetzt liegt, hat { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } damit die höchste Summe, und die gewinnt bei Tag.
why-lowest-sum = So, wie es jetzt liegt, hat { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } damit die niedrigste Summe, und die gewinnt bei Nacht.
why-day-and-night = So, wie es jetzt liegt, hast du damit die höchste Summe für den Tag und die niedrigste für die Nacht.
why-turns-time = Macht { $time ->
    [day] aus Nacht Tag
   *[night] aus Tag Nacht
  }, und das passt zu deinen Farben.
why-alone = Von den anderen hat noch niemand { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } gespielt.
why-spoils = So, wie es jetzt liegt, würde ohne diese Karte { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } gewinnen, und nur andere würden Karten nehmen.
why-keeps-better = Kostet dich wenig: Stärkere Karten bleiben für spätere Runden auf deiner Hand.
why-nothing-to-save = Es ist die letzte Runde, es gibt also nichts mehr aufzuheben.
why-chance = Gibt dir eine Chance, falls { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } gewinnt.
why-choose-again = So kannst du noch einmal wählen.

## Das Ende

reason-pile-used-up = Der Nachziehstapel reichte für keine weitere Runde.
level-stars = Sterne
level-collected-cards = Zahl der gesammelten Karten

## Optionen

option-allow_two_players = Auch zu zweit spielen (die gedruckten Regeln sagen nicht, wie)
option-deck = Kartensatz
option-deck-R1 = unsere Rekonstruktion mit 52 Sternen je Farbe
option-deck-R2 = unsere Rekonstruktion mit 48 Sternen je Farbe
option-first_seat = Wer die Karte in der Mitte aufdeckt (ohne Folgen)
option-absent_colour = Bei Nacht eine Farbe, die nicht auf dem Tisch liegt
option-absent_colour-ignored = zählt nicht mit
option-absent_colour-zero = zählt als null
option-take_from = Welche Karten genommen werden dürfen
option-take_from-any = jede offene Karte
option-take_from-winning_colour = nur die Gewinnerfarbe
option-end_rule = Ende der Partie
option-end_rule-complete_round = wenn der Stapel für keine weitere ganze Runde reicht
option-end_rule-literal_extra = noch eine Runde nach der letzten Karte
option-end_rule-no_reveal = ohne Karten in der Mitte, bis der Stapel leer ist
option-strict_tie = Gleichstand unter Spielern
option-strict_tie-off = nur wer auch bei den Sternen gleichauf ist, geht leer aus
option-strict_tie-all_equal_keys_cancel = wegen zweier solcher Spieler gehen alle mit derselben Summe leer aus

## Wörter am Tisch

label-time-day = Tag
label-time-night = Nacht
label-middle = Mitte
label-collected = Gesammelt
label-stars = Sterne
label-removed = In der Schachtel

## Die Regeln auf einer Seite

rules-goal = Sammle die meisten Sterne. In jeder Runde gewinnt eine Farbe: bei Tag die mit der höchsten Summe auf dem Tisch, bei Nacht die mit der niedrigsten. Wer sie gespielt hat, nimmt eine Karte, und auf den Karten sind Sterne.
rules-cards = 108 Karten in Orange, Blau, Rosa und Lila, je 27, mit den Werten 1 bis 13. Auf einer Karte sind entweder ein bis vier Sterne oder das Zeitsymbol. Welche Karte was zeigt, verrät die Anleitung nicht: Unser Kartensatz ist eine Rekonstruktion, und wer die gedruckten Karten hat, kann stattdessen eine eigene Kartendatei verwenden (DN-02).
rules-setup = Für drei bis fünf Spieler, als Option zwei. Es ist Tag. Mischt und legt zu dritt 33, zu viert 16, zu fünft 3 Karten (zu zweit 54) ungesehen zurück in die Schachtel. Alle bekommen sieben Karten; der Rest ist der Nachziehstapel.
rules-play =
    1. Deckt die oberste Karte des Stapels auf. Zeigt sie das Zeitsymbol, wird sofort aus Tag Nacht oder aus Nacht Tag.
    2. Alle wählen geheim eine Karte und decken gemeinsam auf; jedes Zeitsymbol dreht die Zeitkarte einmal um. Dann dasselbe mit einer zweiten Karte.
    3. Zählt für jede Farbe die Werte auf dem Tisch zusammen, die Karte in der Mitte eingeschlossen. Bei Tag gewinnt die höchste Summe, bei Nacht die niedrigste; Farben, die nicht auf dem Tisch liegen, zählen nicht mit. Sind zwei oder mehr Farben dabei gleichauf, nimmt niemand etwas.
    4. Wer die Gewinnerfarbe gespielt hat, nimmt eine offene Karte beliebiger Farbe, auch die aus der Mitte. Bei Tag beginnt die höchste Summe eigener Karten in dieser Farbe, bei Nacht die niedrigste. Bei Gleichstand kommt zuerst, wer weniger Sterne hat; ist auch das gleich, gehen diese Spieler leer aus.
    5. Der Rest wird abgelegt. Alle ziehen zwei Karten. Die Tageszeit bleibt, wie sie ist.
rules-end = Reicht der Stapel nicht mehr für eine ganze Runde (eine Karte in die Mitte und zwei für jeden), ist die Runde, die nun beginnt, die letzte; danach zieht niemand mehr. Das sind acht Runden zu dritt oder zu viert und sieben zu fünft. Die meisten Sterne gewinnen, dann die meisten gesammelten Karten, sonst wird der Sieg geteilt.
rules-variants = Als Option: zwei Spieler, ein anderer Kartensatz, fehlende Farben, die bei Nacht als null zählen, nur die Gewinnerfarbe nehmen, zwei andere Lesarten des Endes und eine strengere Regel für Gleichstände.

## Am Tisch der Seite

page-dn-day = Die höchste Summe gewinnt
page-dn-night = Die niedrigste Summe gewinnt
page-dn-symbol = tauscht Tag und Nacht
page-dn-round = Runde { $round } von { $rounds }
page-dn-last-round = Runde { $round }, die letzte
page-dn-pile = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-dn-discard = Ablage: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-dn-box = In der Schachtel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-dn-top = Obenauf: { $card }
page-dn-middle = Die aufgedeckte Karte in der Mitte
page-dn-sums = Summen der Farben
page-dn-colour = { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  }
page-dn-sum = { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  }: { $sum }
page-dn-sum-leads = { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  }: { $sum }, liegt zurzeit vorn
page-dn-sum-wins = { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  }: { $sum }, gewinnt
page-dn-nobody-played = Niemand hat { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } gespielt, also nimmt niemand eine Karte.
page-dn-takers = { $colour ->
    [orange] Orange
    [blue] Blau
    [pink] Rosa
    [gold] Gold
    [turquoise] Türkis
    [maroon] Weinrot
   *[purple] Lila
  } gewinnt. Es nehmen eine Karte: { $names }
page-dn-order = Beim Nehmen Nummer { $place }
page-dn-collected = { $name }, gesammelt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-dn-face-down = Eine gewählte Karte, verdeckt
page-dn-hand-left = Noch auf der Hand
page-dn-my-choice = Deine Wahl, verdeckt: { $card }
page-dn-lay = Hier verdeckt hinlegen: { $card }
