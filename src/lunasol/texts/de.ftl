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
refused-already-chosen = Du hast schon gewählt.
written-already-chosen = Schreib back, um neu zu wählen.
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
result-partners = { $names } gewinnen gemeinsam.
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

## Der Tisch im Netz

online-title = { $game }: Tisch im Netz
online-link = Diesen Link weitergeben: { $link }
online-hosting = Es fehlen noch Spieler. bot STUFE füllt die freien Plätze, start beginnt, say TEXT sagt etwas (h für Hilfe).
online-full = Alle Plätze sind besetzt: Mit start geht es los.
online-room = Gleich beginnt der Gastgeber. say TEXT sagt etwas, quit geht (h für Hilfe).
online-free = frei
online-host = Gastgeber
online-not-here = nicht verbunden
online-waiting = Am Zug: { $names }.
online-over = Die Partie ist zu Ende. rematch spielt mit vertauschten Plätzen noch einmal, quit geht.
online-record = Aufzeichnung: { $url } (heruntergeladen lässt sie sich mit lunasol verify prüfen)
online-ended = Die Partie wurde vor ihrem Ende abgebrochen.
online-next = Eine Revanche steht bereit: Schreib rematch, um mitzuspielen.
online-risen = Du hast hier keinen Platz mehr; du kannst zuschauen.
online-lost = Die Verbindung ist weg; sie wird wieder aufgebaut.
online-found = Die Verbindung steht wieder.
online-not-connected = Gerade besteht keine Verbindung; versuch es gleich noch einmal.
online-gone = { $name } ist nicht mehr verbunden.
online-grace = { $seconds ->
    [one] { $name } hat die Verbindung verloren; in { $seconds } Sekunde übernimmt ein Bot.
   *[other] { $name } hat die Verbindung verloren; in { $seconds } Sekunden übernimmt ein Bot.
  }
online-here = { $name } ist wieder verbunden.
online-held = { $why ->
    [away] { $name } bleibt weg; ein Bot hält den Platz.
    [clock] Für { $name } ist die Zeit um; ein Bot hält den Platz.
   *[left] { $name } ist gegangen; ein Bot hält den Platz.
  }
online-held-own = Ein Bot hält deinen Platz; mit back oder einem Zug nimmst du ihn wieder ein.
online-back = { $name } spielt wieder mit.
online-vote = { $choice ->
    [wait] { $name } möchte warten.
   *[end] { $name } möchte die Partie abbrechen.
  }
online-clock = Zeit übrig: { $time }
online-presets = Fertige Sätze: { $presets }
online-levels = Schreib bot STUFE oder bot STUFE PLATZ; die Stufen sind { $levels }.
online-which-seat = Schreib kick und die Nummer des Platzes.
online-return = Zurückkommen: { $command }
online-only-watching = Die Partie hat schon begonnen; mit --watch kannst du zuschauen.
online-forbidden = Der Server lässt diese Verbindung nicht zu: Es sind zu viele von hier, oder den Tisch gibt es nicht mehr.
online-misunderstood = Der Server hat uns nicht verstanden und die Verbindung geschlossen.
online-no-server = Unter { $address } antwortet kein Server.
online-not-ours = Unter { $address } ist kein Lunasol-Server oder einer in anderer Version.
online-no-link = „{ $link }“ ist kein Link zu einem Tisch; so einer sieht aus wie http://…/t/…
online-no-address = „{ $address }“ ist keine Adresse eines Servers; so eine sieht aus wie http://…
online-refused = Der Server lehnt das ab: { $key }.
online-room-help =
    ??          die Regeln auf einer Seite
    table       wer wo sitzt
    say TEXT    etwas sagen; say : zeigt fertige Sätze
    bot STUFE   Gastgeber: Bots auf alle freien Plätze; bot STUFE PLATZ: nur auf diesen
    kick PLATZ  Gastgeber: einen Platz frei machen
    start       Gastgeber: die Partie beginnen
    quit        gehen; dein Platz bleibt deiner
online-help =
    Eine Nummer oder ein Zug in Kurzschrift spielt ihn. Der Anfang eines Zuges zeigt alle, die so beginnen.
    Eine geheime Wahl lässt sich durch eine andere ersetzen, solange andere noch wählen.
    ?           die Regel, die gerade gilt
    ??          die Regeln auf einer Seite
    table       den Tisch noch einmal zeigen
    moves       alle Züge in Worten
    log         was bisher geschah
    hint        was ein Bot spielen würde und warum
    say TEXT    etwas sagen; say : zeigt fertige Sätze
    wait, end   jemand fehlt: fürs Warten oder fürs Abbrechen stimmen
    back        den eigenen Platz vom Bot zurücknehmen
    rematch     nach dem Ende: noch einmal spielen
    quit        gehen; dein Platz bleibt deiner

## Was ein Server ablehnt

no-already-away = Ein Bot hält deinen Platz schon.
no-already-started = Die Partie hat schon begonnen.
no-bad-name = Ein Name ist eine Zeile aus lesbaren Zeichen.
no-bad-pace = Dieses Tempo lässt keine Zeit zum Nachdenken.
no-bad-request = Das kann der Server nicht: { $detail }
no-bad-text = Darin sind Zeichen, die sich nicht zeigen lassen.
no-chat-is-off = An diesem Tisch kann man nur fertige Sätze sagen.
no-client-too-new = Dein Programm ist neuer als dieser Server. Lade die Seite neu oder aktualisiere den Server.
no-client-too-old = Dein Programm ist zu alt für diesen Server. Lade die Seite neu oder aktualisiere das Programm.
no-hello-first = Eine Verbindung beginnt mit einem Gruß.
no-host-only = Das kann nur der Gastgeber.
no-malformed = Das hat der Server nicht verstanden.
no-name-taken = So heißt schon jemand am Tisch; wähl einen anderen Namen.
no-no-hints = An diesem Tisch gibt es keine Tipps.
no-no-such-seat = Diesen Platz gibt es nicht.
no-no-such-table = Diesen Tisch gibt es nicht.
no-no-token = Ohne Ausweis kann sich niemand setzen.
no-no-watching = Diesem Tisch kann man nicht zuschauen.
no-nobody-is-away = Es fehlt niemand.
no-not-a-move = Das ist kein Zug dieses Spiels.
no-not-a-person = Dort sitzt kein Mensch.
no-not-allowed = Das geht unter dieser Adresse nicht.
no-not-found = Unter dieser Adresse ist nichts.
no-not-over = Die Partie ist noch nicht zu Ende.
no-not-possible = Das geht hier nicht.
no-not-running = Es läuft keine Partie.
no-not-seated = Du hast an diesem Tisch keinen Platz.
no-not-stored = Der Server konnte das nicht speichern; versuch es noch einmal.
no-not-your-turn = Du bist nicht am Zug.
no-not-yours-to-vote = Abstimmen kann nur, wer dabei ist.
no-nothing-said = Sag entweder eigene Worte oder einen fertigen Satz.
no-only-local = Das lässt sich nur auf dem Server selbst abfragen.
no-other-origin = Der Server antwortet nur seiner eigenen Seite.
no-program-stays = Ein Programm behält den Platz, den es bekommen hat.
no-seat-is-free = Dort sitzt niemand.
no-seat-reserved = Dieser Platz wird für jemanden frei gehalten.
no-seat-taken = Dieser Platz ist besetzt.
no-seats-are-free = Es sind noch Plätze frei.
no-server-full = Auf dem Server ist kein Platz für einen weiteren Tisch.
no-table-full = Alle Plätze sind besetzt.
no-too-fast = Das ging zu schnell; warte einen Moment.
no-too-large = Das ist zu viel auf einmal.
no-too-many-connections = Du bist mit diesem Tisch schon zu oft verbunden.
no-too-many-hints = So viele Tipps gibt es nicht; warte einen Moment.
no-too-many-tables = Du hast zu viele Tische, an denen noch nicht zu Ende gespielt ist.
no-too-much-chat = Du sagst viel; warte einen Moment.

## Fertige Sätze

say-hello = Hallo!
say-good-luck = Viel Glück!
say-thanks = Danke!
say-well-played = Gut gespielt!
say-oops = Hoppla!
say-hurry = Machst du deinen Zug?
say-one-moment = Einen Moment, bitte.
say-good-game = Das war eine schöne Partie.
say-rematch = Noch eine Partie?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
