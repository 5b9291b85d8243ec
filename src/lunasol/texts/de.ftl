### Was alle Spiele gemeinsam haben.

language-name = Deutsch
hidden-card = eine verdeckte Karte
number = { $value }
player-number = Spieler { $number }
players-range = { $fewest }–{ $most } Spieler

## Züge und Ablehnungen

move-take-back = die Wahl zurücknehmen
refused-not-your-turn = Du bist nicht am Zug.
refused-match-is-over = Die Partie ist zu Ende.
refused-already-chosen = Du hast schon gewählt; schreib back, um neu zu wählen.
refused-nothing-to-take-back = Es gibt gerade keine Wahl zurückzunehmen.
refused-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-not-a-move = Das ist kein Zug dieses Spiels.
refused-nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen könntest.
refused-no-such-point-in-the-log = Diese Stelle gibt es in der Partie nicht.

## Wörter an jedem Tisch

label-you = du
label-player = Spieler
label-hand = Hand
label-played = Gespielt
label-pile = Stapel
label-discard = Ablage
label-round = Runde
label-last-round = letzte Runde
label-score = Punkte
label-seat = Platz
label-hidden = { $count } verdeckt
label-option = Option
label-values = Werte (Vorgabe zuerst)
label-ruling = Regelung

value-true = ja
value-false = nein
value-random = wird ausgelost

## Spielen

prompt-move = { $name }, dein Zug (h für Hilfe):
play-enter = Enter spielt diesen Zug.
play-many = Schreib Nummer oder Zug; sein Anfang zeigt ihn in Worten, moves zeigt alle.
play-earlier = { $count ->
    [one] … { $count } frühere Zeile: log
   *[other] … { $count } frühere Zeilen: log
  }
play-unknown = „{ $text }“ ist hier kein Zug. Schreib eine Nummer aus der Liste, einen Zug wie { $example } oder h für Hilfe.
play-pass = Gib den Bildschirm an { $name } weiter.
play-ready = Sieht nur noch { $name } hin? Dann drück Enter.
play-record = Aufzeichnung: { $path }
play-resume = Später weiterspielen: { $command }
play-record-failed = Die Aufzeichnung ließ sich nicht schreiben; der nächste Zug versucht es wieder.
play-help =
    Eine Nummer oder ein Zug in Kurzschrift spielt ihn. Der Anfang eines Zuges zeigt alle, die so beginnen.
    ?       die Regel, die gerade gilt
    ??      die Regeln auf einer Seite
    table   den Tisch noch einmal zeigen
    moves   alle Züge in Worten
    log     was bisher geschah
    hint    was ein Bot spielen würde und warum (mit --hints)
    undo    deinen letzten Zug zurücknehmen
    back    neu wählen, solange andere noch wählen (am geteilten Bildschirm)
    quit    aufhören; die Aufzeichnung bleibt

## Das Ende

result-title = Die Partie ist zu Ende
result-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] Geteilter Sieg: { $names }.
  }
result-decided = Entschieden durch: { $level }.
level-shared = nichts, alle liegen gleichauf

## Das Menü

menu-prompt = Deine Wahl:
menu-continue = Die letzte Partie fortsetzen
menu-language = Sprache
menu-quit = Beenden
menu-return = Enter führt zurück ins Menü.
pick-prompt = Nummer (Enter lässt alles, wie es ist):
form-prompt = Enter spielt, eine Nummer ändert, b geht zurück:
form-players = Mitspieler insgesamt
form-people = Menschen an diesem Bildschirm
form-names = Namen
form-name = Name
form-options = Optionen
form-defaults = wie üblich
form-rules = Die Regeln lesen
form-return = Drück Enter.
form-number = Eine ganze Zahl von 1 bis { $limit }:
form-file = ein anderes Kartendeck aus einer Datei
form-path = Pfad der Deckdatei:

## Die Regeln auf einer Seite

heading-goal = Ziel
heading-cards = Die Karten
heading-setup = Vorbereitung
heading-play = Spielablauf
heading-end = Ende
heading-variants = Varianten

## Aufzeichnungen

replay-prompt = Enter: weiter, b: zurück, eine Zahl: dorthin, q: beenden
replay-shuffle = Mischen
replay-unfinished = Hier endet die Aufzeichnung; die Partie ist noch nicht zu Ende.
verify-game = { $game }, { $players } Spieler: Die Aufzeichnung ist vollständig und unverändert.
verify-commitment = Das Geheimnis passt zur Festlegung { $commitment }.
verify-drawn = { $count ->
    [0] Es musste kein Mischen wiederholt werden.
    [one] { $count }-mal aus dem Geheimnis neu gemischt, Karte für Karte gleich.
   *[other] { $count }-mal aus dem Geheimnis neu gemischt, Karte für Karte gleich.
  }
verify-stated = { $count ->
    [one] { $count } Kartenfolge war vorgegeben: Die kann niemand nachprüfen.
   *[other] { $count } Kartenfolgen waren vorgegeben: Die kann niemand nachprüfen.
  }
verify-moves = { $count ->
    [one] { $count } Zug nachgespielt, erlaubt.
   *[other] { $count } Züge nachgespielt, alle erlaubt.
  }
verify-result = Das Ergebnis folgt aus den Zügen.
verify-unfinished = Die Partie ist nicht zu Ende: Es gibt kein Ergebnis zu prüfen.

## Simulation

simulate-title = { $game }, { $players } Zufallsspieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
simulate-score = Punkte im Mittel (95 %)
simulate-wins = Anteil der Siege (95 %)
simulate-length = Entscheidungen je Partie: { $mean }, von { $shortest } bis { $longest }.
simulate-speed = { $seconds } s: { $games } Partien und { $decisions } Entscheidungen je Sekunde, { $engine ->
    [compiled] kompiliert
   *[uncompiled] nicht kompiliert
  }.

## Bots

bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-skilled = geübt
bot-strong = stark
bot-expert = Experte
form-bots = Gegner
form-hints = Tipps
hint-move = Ein guter Zug: { $move }
hint-share = Er gewinnt etwa { $share } % der Partien, die zu dem passen, was du weißt ({ $count } vorgestellt).
hint-others = Auch erwogen:
hint-off = An diesem Tisch gibt es keine Tipps; starte ihn mit --hints.

## Tournaments

tournament-title = { $game }, { $players } Spieler, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  }
tournament-bot = Bot
tournament-matches = Partien
tournament-wins = Anteil der Siege (95 %)
tournament-score = Punkte im Mittel (95 %)
tournament-rating = Wertung
tournament-par = Unter Gleichen gewänne jeder { $par } %.
tournament-kept = Fertige Verteilungen sind in { $path } aufgehoben; derselbe Befehl macht dort weiter.

## Review of a match

analyze-title = Rückschau: { $game }, durchdacht von { $bot }
analyze-player = Spieler
analyze-decisions = Entscheidungen
analyze-best = Besten Zug gefunden
analyze-loss = Verschenkt
analyze-start = Anfangs erwartet
analyze-rest = Karten und andere
analyze-end = Ergebnis
analyze-explained = Verschenkt: der Sieganteil, den eigene Züge gekostet haben, beurteilt nach dem, was man da wusste. Karten und andere: alles, was dazwischen geschah; Glück und das Spiel der anderen lassen sich nicht trennen, ohne alle Hände zu sehen. Alles in Prozent einer Partie.
analyze-costly = Die teuersten Züge
analyze-none = Kein Zug hat mehr verschenkt, als eine solche Schätzung erkennen kann.
analyze-move = { $number }. { $name } spielte { $move }: { $share } %, auf { $error } genau.
analyze-better = Besser: { $move } ({ $share } %).
analyze-knew = Das wusste { $name } da:
analyze-unfinished = Die Partie ist nicht zu Ende; betrachtet sind die Züge bis hierher.
