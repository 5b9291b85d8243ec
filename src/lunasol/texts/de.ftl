### Was alle Spiele gemeinsam haben.

language-name = Deutsch
hidden-card = eine verdeckte Karte
number = { $value }
player-number = Spieler { $number }
name-bot = Bot { $number }
name-guest = Gast
name-guest-number = Gast { $number }
players-range = { $fewest }–{ $most } Spieler

## Züge und Ablehnungen

move-take-back = die Wahl zurücknehmen
refused-not-your-turn = Du bist nicht am Zug.
refused-match-is-over = Die Partie ist zu Ende.
refused-already-chosen = Du hast schon gewählt.
written-already-chosen = Gib back ein, um neu zu wählen.
refused-nothing-to-take-back = Es gibt gerade keine Wahl, die du zurücknehmen könntest.
refused-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-not-a-move = Das ist kein Zug in diesem Spiel.
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
label-values = Werte (Standard zuerst)
label-ruling = Regelung

value-true = ja
value-false = nein
value-random = zufällig

## Spielen

prompt-move = { $name }, dein Zug (h für Hilfe):
play-opponents = Du spielst gegen { $names }.
play-enter = Mit Enter spielst du diesen Zug.
play-many = Nummer oder Zug eingeben; der Anfang zeigt, was passt, „moves“ zeigt alle.
play-earlier = { $count ->
    [one] … { $count } frühere Zeile (log eingeben)
   *[other] … { $count } frühere Zeilen (log eingeben)
  }
play-unknown = „{ $text }“ ist hier kein Zug. Gib eine Nummer aus der Liste ein, einen Zug wie { $example } oder h für Hilfe.
play-pass = Gib den Bildschirm an { $name } weiter.
play-ready = Schaut nur noch { $name } hin? Dann drücke Enter.
play-record = Aufzeichnung: { $path }
play-resume = Später weiterspielen: { $command }
play-record-failed = Die Aufzeichnung konnte nicht geschrieben werden. Beim nächsten Zug wird es wieder versucht.
play-help =
    Gib eine Nummer oder einen Zug in Kurzschrift ein, um ihn zu spielen. Der Anfang eines Zuges zeigt alle, die so beginnen.
    ?       die Regel, die gerade gilt
    ??      die Regeln auf einer Seite
    table   den Tisch noch einmal zeigen
    moves   alle Züge in Worten
    log     was bisher geschah
    hint    was ein Bot spielen würde und warum (mit --hints)
    undo    deinen letzten Zug zurücknehmen
    back    neu wählen, solange andere noch wählen (am geteilten Bildschirm)
    quit    aufhören; die Aufzeichnung bleibt erhalten

## Das Ende

result-title = Die Partie ist zu Ende
result-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] Geteilter Sieg: { $names }.
  }
result-partners = { $names } gewinnen gemeinsam.
result-decided = Entschieden durch: { $level }.
level-shared = nichts, es herrscht Gleichstand

## Das Menü

menu-prompt = Deine Wahl:
menu-page = Die Seite im Browser öffnen
menu-page-offers = mit Bildern, Lektionen und Freunden per Link
menu-page-opens = Die Seite öffnet sich im Browser. Mit Strg+C beendest du sie hier.
menu-page-not-kept = In { $folder } lässt sich nichts speichern; diese Partien sind weg, sobald du beendest.
menu-continue = Die letzte Partie fortsetzen
menu-language = Sprache
menu-quit = Beenden
menu-return = Mit Enter geht es zurück ins Menü.
pick-prompt = Nummer (Enter lässt alles, wie es ist):
form-prompt = Enter zum Spielen, eine Nummer zum Ändern, b für zurück:
form-players = Spieler insgesamt
form-people = Menschen an diesem Bildschirm
form-names = Namen
form-name = Name
form-options = Optionen
form-defaults = Standard
form-rules = Die Regeln lesen
form-return = Weiter mit Enter.
form-number = Eine ganze Zahl von 1 bis { $limit }:
form-file = ein anderer Kartensatz aus einer Datei
form-path = Pfad der Kartendatei:

## Die Regeln auf einer Seite

heading-goal = Ziel
heading-cards = Die Karten
heading-setup = Vorbereitung
heading-play = Spielablauf
heading-end = Ende
heading-variants = Varianten

## Aufzeichnungen

replay-prompt = Enter: weiter, b: zurück, eine Zahl: dorthin springen, q: beenden
replay-shuffle = Mischen
replay-unfinished = Hier endet die Aufzeichnung; die Partie ist noch nicht zu Ende.
verify-game = { $game }, { $players } Spieler: Die Aufzeichnung ist vollständig und stimmig.
verify-commitment = Das Geheimnis passt zur Festlegung { $commitment }.
verify-drawn = { $count ->
    [one] { $count } Mischung aus dem Geheimnis wiederholt: Karte für Karte gleich.
   *[other] { $count } Mischungen aus dem Geheimnis wiederholt: Karte für Karte gleich.
  }
verify-stated = { $count ->
    [one] { $count } Mischung war vorgegeben und lässt sich nicht prüfen.
   *[other] { $count } Mischungen waren vorgegeben und lassen sich nicht prüfen.
  }
verify-salts = Der Zufall jedes Spielers passt zu dem, worauf er sich festgelegt hatte.
verify-influence-nobody = Laut dieser Aufzeichnung konnte sich niemand diese Karten aussuchen: Der Server und alle Spieler hatten sich auf ihren Zufall festgelegt, bevor einer davon verraten wurde. Das hätten nur alle zusammen gekonnt.
verify-influence-alone = Laut dieser Aufzeichnung hat ein Spieler Zufall beigetragen. Der Server konnte sich die Karten nicht ohne diesen Spieler aussuchen und der Spieler nicht ohne den Server.
verify-influence-last = In dieser älteren Aufzeichnung hatten sich die Spieler nicht auf ihren Zufall festgelegt: Wer sich zuletzt gesetzt hat, hätte sich zusammen mit dem Server die Karten aussuchen können.
verify-influence-server = Kein Spieler hat Zufall beigetragen: Wer die Partie betrieben hat, hätte sich die Karten aussuchen können.
verify-reopened = Der Zufall wurde neu gezogen, wegen: { $names }. Wer das absichtlich tut, kann zusammen mit dem Server Karten ablehnen, die ihm nicht gefallen.
verify-moves = { $count ->
    [one] { $count } Zug nachgespielt: erlaubt.
   *[other] { $count } Züge nachgespielt: alle erlaubt.
  }
verify-result = Das Ergebnis ergibt sich aus den Zügen.
verify-unfinished = Die Partie ist noch nicht zu Ende: Es gibt kein Ergebnis zu prüfen.
verify-names = Wem die Namen gehören, kann niemand prüfen.
verify-deck = Die Karten stammen aus einem eigenen Kartensatz in der Aufzeichnung; ob sie so gedruckt sind, kann niemand prüfen.
verify-unsigned = Die Aufzeichnung ist nicht signiert: Jemand könnte mit demselben Geheimnis eine andere gültige Partie aufgeschrieben haben. Vergleiche die Festlegung mit der, die du vor dem Geben notiert hast.

## Simulation

simulate-title = { $game }, { $players } Zufallsspieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
simulate-score = Punkte im Mittel (95 %)
simulate-wins = Anteil der Siege (95 %)
simulate-length = Entscheidungen je Partie: im Mittel { $mean }, von { $shortest } bis { $longest }.
simulate-speed = { $seconds } s: { $games } Partien und { $decisions } Entscheidungen je Sekunde, { $engine ->
    [compiled] kompiliert
   *[uncompiled] nicht kompiliert
  }.

## Bots

bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-skilled = Fortgeschrittener
bot-strong = Könner
bot-expert = Experte
form-bots = Gegner
form-hints = Tipps
hint-move = Bester Zug: { $move }
hint-share = Damit wurden etwa { $share } % von { $count } Probepartien gewonnen.
hint-others = Auch erwogen:
hint-off = An diesem Tisch sind Tipps ausgeschaltet; starte ihn mit --hints.

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
tournament-par = Gleich starke Spieler würden je { $par } % gewinnen.
tournament-kept = Fertige Kartenverteilungen sind in { $path } gespeichert; derselbe Befehl macht dort weiter.

## Review of a match

analyze-title = Analyse: { $game } (Bot: { $bot })
analyze-player = Spieler
analyze-decisions = Entscheidungen
analyze-best = Besten Zug gefunden
analyze-loss = Verschenkt
analyze-start = Anfangs erwartet
analyze-rest = Glück und Gegner
analyze-end = Ergebnis
analyze-explained = Verschenkt: Siegchancen, die durch eigene Züge verloren gingen, beurteilt nach dem, was man zu diesem Zeitpunkt wusste. Glück und Gegner: alles andere; ohne alle Hände zu sehen, lässt sich Glück nicht vom Spiel der anderen trennen. Alle Zahlen sind Siegchancen in Prozent.
analyze-costly = Die teuersten Züge
analyze-none = Kein Fehler ist größer als die Unsicherheit der Schätzung.
analyze-move = { $number }. { $name } spielte { $move }: Siegchance { $share } %, plus/minus { $error }.
analyze-better = Besser: { $move } ({ $share } %).
analyze-knew = Was { $name } da wusste:
analyze-unfinished = Die Partie ist noch nicht zu Ende; analysiert sind die Züge bis hierher.

## Der Tisch im Netz

online-title = { $game }: Online-Tisch
online-link = Teile diesen Link: { $link }
online-hosting = Warten auf Spieler. Gib bot STUFE ein, um freie Plätze zu füllen, start zum Beginnen, say TEXT zum Chatten (h für Hilfe).
online-full = Alle Plätze sind besetzt: Mit start geht es los.
online-room = Warten, bis der Gastgeber beginnt. Gib say TEXT ein, um zu chatten, quit, um zu gehen (h für Hilfe).
online-free = frei
online-host = Gastgeber
online-not-here = nicht verbunden
online-waiting = Warten auf { $names }.
online-over = Die Partie ist zu Ende. Gib rematch ein, um mit gewechselten Plätzen noch einmal zu spielen, quit, um zu gehen.
online-record = Aufzeichnung: { $url } (herunterladen und mit lunasol verify prüfen)
online-ended = Die Partie wurde vorzeitig abgebrochen.
online-resigned = Die Partie wurde aufgegeben.
online-left = Die Partie wurde vorzeitig abgebrochen. Wer gegangen ist: { $names }.
online-closed = Der Gastgeber hat diesen Tisch geschlossen.
online-next = Eine Revanche steht bereit: Gib rematch ein, um mitzuspielen.
online-risen = Du hast hier keinen Platz mehr, kannst aber zuschauen.
online-reopened = { $why ->
    [withheld] Der Anteil von { $name } am Mischen kam nicht an: Der Platz ist wieder frei, und alle ziehen einen neuen.
   *[other] Der Platz von { $name } hat sich geändert: Alle ziehen einen neuen Anteil am Mischen.
}
online-lost = Verbindung verloren. Sie wird wieder aufgebaut …
online-found = Die Verbindung steht wieder.
online-not-connected = Gerade besteht keine Verbindung. Versuche es gleich noch einmal.
online-gone = { $name } ist nicht mehr verbunden.
online-grace = { $seconds ->
    [one] { $name } hat die Verbindung verloren; in { $seconds } Sekunde übernimmt ein Bot.
   *[other] { $name } hat die Verbindung verloren; in { $seconds } Sekunden übernimmt ein Bot.
  }
online-here = { $name } ist wieder verbunden.
online-held = { $why ->
    [away] { $name } ist abwesend; bis zur Rückkehr spielt ein Bot.
    [clock] Für { $name } ist die Zeit abgelaufen; bis zur Rückkehr spielt ein Bot.
   *[left] { $name } ist gegangen; bis zur Rückkehr spielt ein Bot.
  }
online-held-own = Ein Bot spielt für dich. Gib back ein oder spiele einen Zug, um wieder zu übernehmen.
online-back = { $name } spielt wieder selbst.
online-vote = { $choice ->
    [wait] { $name } möchte warten.
   *[end] { $name } möchte die Partie abbrechen.
  }
online-clock = Verbleibende Zeit: { $time }
online-presets = Fertige Sätze: { $presets }
online-levels = Gib bot STUFE, bot NAME oder bot STUFE PLATZ ein; die Stufen sind { $levels }, die Namen { $names }.
online-which-seat = Gib kick und die Nummer des Platzes ein.
online-return = Zurückkommen: { $command }
online-only-watching = Die Partie hat schon begonnen; mit --watch kannst du zuschauen.
online-forbidden = Der Server hat die Verbindung abgelehnt: Es gibt zu viele von deiner Adresse, oder der Tisch existiert nicht mehr.
online-misunderstood = Der Server hat dieses Programm nicht verstanden und die Verbindung geschlossen.
online-no-server = Unter { $address } antwortet kein Server.
online-not-ours = Unter { $address } läuft kein Lunasol-Server, oder er hat eine andere Version.
online-no-link = „{ $link }“ ist kein Link zu einem Tisch; er sollte aussehen wie http://…/t/…
online-no-address = „{ $address }“ ist keine Serveradresse; sie sollte aussehen wie http://…
online-refused = Der Server hat das abgelehnt: { $key }.
online-room-help =
    ??          die Regeln auf einer Seite
    table       wer wo sitzt
    say TEXT    chatten; say : zeigt fertige Sätze
    bot STUFE   Gastgeber: alle freien Plätze mit Bots füllen; bot STUFE PLATZ: nur diesen
    kick PLATZ  Gastgeber: einen Platz frei machen
    start       Gastgeber: die Partie beginnen
    resign      Gastgeber: den Tisch schließen; andere: den Platz freigeben
    quit        gehen; dein Platz bleibt deiner
online-help =
    Gib eine Nummer oder einen Zug in Kurzschrift ein, um ihn zu spielen. Der Anfang eines Zuges zeigt alle, die so beginnen.
    Eine geheime Wahl kannst du ändern, solange andere noch wählen.
    ?           die Regel, die gerade gilt
    ??          die Regeln auf einer Seite
    table       den Tisch noch einmal zeigen
    moves       alle Züge in Worten
    log         was bisher geschah
    hint        was ein Bot spielen würde und warum
    say TEXT    chatten; say : zeigt fertige Sätze
    wait, end   jemand fehlt: fürs Warten oder fürs Abbrechen stimmen
    back        wieder selbst spielen statt des Bots
    undo        allein gegen Bots: den letzten Zug zurücknehmen
    resign      aufgeben; spielen andere Menschen mit, übernimmt ein Bot für dich
    rematch     nach dem Ende: noch einmal spielen
    decline     eine Revanche ablehnen
    quit        gehen; dein Platz bleibt deiner

## Was ein Server ablehnt

no-already-away = Ein Bot spielt schon für dich.
no-already-revealed = Seit deinem letzten Zug hast du etwas Neues gesehen. Deshalb lässt er sich nicht mehr zurücknehmen.
no-already-closed = Zu spät: Die Karten werden gerade gemischt.
no-already-started = Zu spät: Die Partie hat schon begonnen.
no-bad-name = Bitte gib einen Namen aus gewöhnlichen, sichtbaren Buchstaben eines einzigen Alphabets ein.
no-bad-pace = Diese Bedenkzeit ist zu kurz zum Nachdenken; gib mehr Zeit je Zug.
no-bad-request = Das kann der Server nicht: { $detail }
no-bad-text = Deine Nachricht enthält Zeichen, die sich nicht darstellen lassen. Bitte lass sie weg.
no-chat-is-off = An diesem Tisch sind nur fertige Sätze erlaubt.
no-choice-stands = Diese Wahl hast du zu oft geändert. Jetzt gilt sie.
no-client-too-new = Dein Programm ist neuer als dieser Server. Lade die Seite neu oder aktualisiere den Server.
no-client-too-old = Dein Programm ist zu alt für diesen Server. Lade die Seite neu oder aktualisiere das Programm.
no-grace-not-over = Gib ihnen erst Zeit zurückzukommen. Sobald ein Bot für sie spielt, könnt ihr die Partie abbrechen.
no-hello-first = Eine Verbindung muss mit hello beginnen.
no-host-only = Das kann nur der Gastgeber.
no-malformed = Das hat der Server nicht verstanden.
no-name-taken = So oder zum Verwechseln ähnlich heißt schon jemand am Tisch; wähle einen anderen Namen.
no-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
no-no-such-seat = Diesen Platz gibt es nicht.
no-no-such-table = Diesen Tisch gibt es nicht. Bitte prüfe den Link.
no-no-token = Zum Hinsetzen brauchst du ein Token; im Browser musst du dafür Cookies erlauben.
no-no-watching = An diesem Tisch sind keine Zuschauer erlaubt.
no-nobody-is-away = Es fehlt niemand. Es gibt nichts abzustimmen.
no-not-a-move = Das ist kein Zug in diesem Spiel.
no-not-a-person = Nur ein Mensch kann Gastgeber sein.
no-not-allowed = Das ist unter dieser Adresse nicht erlaubt.
no-not-alone = Züge lassen sich nur zurücknehmen, wenn du allein gegen Bots spielst.
no-not-asked = Niemand wartet auf deine Antwort zu einer weiteren Partie.
no-not-found = Unter dieser Adresse ist nichts.
no-not-over = Die Partie ist noch nicht zu Ende.
no-not-possible = Das geht hier nicht.
no-not-running = Es läuft keine Partie.
no-not-seated = Du hast an diesem Tisch keinen Platz.
no-not-stored = Der Server konnte das nicht speichern. Bitte versuche es noch einmal.
no-not-your-turn = Du bist nicht am Zug.
no-not-yours-to-vote = Abstimmen kann nur, wer noch da ist.
no-nothing-said = Sende entweder eine eigene Nachricht oder einen fertigen Satz.
no-nothing-to-reveal = Im Moment gibt es nichts aufzudecken.
no-nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen könntest.
no-only-local = Das geht nur auf dem Rechner des Servers selbst.
no-other-origin = Der Server nimmt nur Anfragen von seiner eigenen Webseite an.
no-program-replaced = Der Platz dieses Programms wurde frei oder an ein anderes Programm vergeben; sein Token gilt nicht mehr.
no-program-stays = Ein Programm kann seinen Platz nicht wechseln.
no-salts-missing = Ein Gerät hat seinen Anteil am Mischen noch nicht geschickt. Versuch es gleich noch einmal oder gib den Platz frei.
no-seat-is-free = Dieser Platz ist schon frei.
no-seat-reserved = Dieser Platz ist für jemand anderen reserviert. Wähle einen anderen.
no-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
no-seats-are-free = Es sind noch Plätze frei. Warte auf Spieler oder fülle sie mit Bots.
no-server-full = Auf dem Server ist kein Platz für einen weiteren Tisch. Bitte versuche es später noch einmal.
no-table-full = Alle Plätze sind besetzt.
no-too-fast = Das ging zu schnell. Bitte warte einen Moment.
no-too-large = Das ist zu groß für den Server.
no-too-many-changes = Zu viele Änderungen auf einmal. Bitte warte einen Moment.
no-too-many-connections = Du hast schon zu viele Verbindungen zu diesem Tisch.
no-too-many-hints = Das waren zu viele Tipps auf einmal. Bitte warte einen Moment.
no-too-many-tables = Du hast zu viele angefangene Partien. Beende oder entferne zuerst eine davon.
no-too-much-chat = Zu viele Nachrichten. Bitte warte einen Moment.
no-too-often = Das ist an diesem Tisch schon zu oft geschehen. Eröffne einen neuen, wenn du mehr brauchst.

## Fertige Sätze

say-hello = Hallo!
say-good-luck = Viel Glück!
say-thanks = Danke!
say-well-played = Gut gespielt!
say-oops = Hoppla!
say-hurry = Du bist am Zug!
say-one-moment = Einen Moment, bitte.
say-good-game = Schöne Partie!
say-rematch = Noch eine Partie?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
