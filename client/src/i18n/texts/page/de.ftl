### Wörter der Seite, die das Terminal nicht braucht.

game-day_and_night = Day & Night
game-gra_roku = Spiel des Jahres
game-sun_and_moon = Sonne und Mond
game-nox = NOX

## Überall

page-home = Startseite
page-loading = Einen Moment …
page-offline = Der Server ist gerade nicht erreichbar. Was schon geladen ist, geht weiterhin.
page-reload = Noch einmal versuchen
page-close = Schließen
page-notices = Hinweise
page-dismiss = Ausblenden
page-language = Sprache
page-to-night = Auf Nacht umstellen
page-to-day = Auf Tag umstellen
page-settings = Einstellungen
page-about = Über Lunasol
page-yes = Ja
page-no = Nein
page-remove-sure = Ja, löschen
page-guest = Gast
no-no-connection = Der Server ist nicht erreichbar; versuch es gleich noch einmal.

## Startseite

page-play-now = Sofort spielen
page-with-friends = Mit Freunden
page-at-this-device = An diesem Gerät
page-lesson = Spielend lernen
page-rules = Regeln
page-watch = Offene Tische
page-replays = Gespielte Partien
page-pad = Wertungsblock
page-minutes = etwa { $minutes } Minuten
page-my-tables = Meine Tische
page-your-turn = Du bist am Zug
page-replay = Wiedergabe
page-review = Rückschau

## Ein neuer Tisch

page-new-table = Ein Tisch für Freunde
page-game = Spiel
page-pace = Tempo
pace-none = ohne Uhr
pace-quick = schnell: 20 Sekunden je Zug, dazu 2 Minuten
pace-calm = ruhig: 1 Minute je Zug, dazu 10 Minuten
pace-long = lang: 5 Minuten je Zug, dazu 30 Minuten
pace-days = zwei Tage je Zug
page-public = Alle dürfen mitspielen: unter den offenen Tischen zeigen
page-allow-hints = Tipps sind erlaubt
page-allow-watch = Andere dürfen zuschauen
page-watch-delay = Wer zuschaut, sieht alles
page-seconds = { $seconds ->
    [0] sofort
    [one] { $seconds } Sekunde später
   *[other] { $seconds } Sekunden später
  }
page-make-table = Tisch eröffnen
page-open-tables = Tische mit freiem Platz
page-running-tables = Partien zum Zuschauen
page-none-open = An keinem öffentlichen Tisch ist gerade ein Platz frei.
page-none-running = Gerade läuft keine öffentliche Partie.

## Vor der ersten Karte

page-seats = Plätze
page-sit = Hinsetzen
page-rise = Aufstehen
page-kick = Platz frei machen
page-give-host = Zum Gastgeber machen
page-bot-here = Bot hierher
page-fill = Bots auf alle freien Plätze
page-begin = Beginnen
page-host-begins = Sobald alle Plätze besetzt sind, beginnt der Gastgeber.
page-free-chat = Alle dürfen schreiben, was sie möchten
page-invite = Freunde einladen
page-link = Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Kopiert
page-qr = QR-Code mit dem Link zu diesem Tisch
page-fair = Ehrlich gemischt
page-fair-text = Bevor sich jemand gesetzt hat, hat der Server ein Geheimnis für alles Mischen gezogen und dessen Fingerabdruck veröffentlicht. Dein Browser gibt eigenen Zufall dazu. Nach der Partie wird das Geheimnis gezeigt, und jeder kann jedes Mischen nachprüfen. Fingerabdruck:
page-no-table = Dieser Tisch ist nicht erreichbar: Vielleicht stimmt der Link nicht, oder der Server macht Pause. Wir versuchen es weiter.

## Am Tisch

page-log = Was geschah
page-chat = Chat
page-unheard = etwas Neues wurde gesagt
page-say = Etwas sagen
page-say-preset = Sag …
page-moves = Alle Züge
page-write-move = Einen Zug schreiben oder suchen
page-nothing-to-play = Für dich gibt es gerade nichts zu spielen.
page-rule = Die Regel, die gerade gilt
page-all-rules = Alle Regeln
page-hint = Tipp
page-thinking = Denkt nach …
page-play-hint = Diesen Zug spielen
page-take-back = Neu wählen
page-confirm = Diesen Zug spielen?
page-you-chose = Du hast gewählt; bis alle gewählt haben, kannst du es ändern. Wir warten auf { $names }.
page-goes-on = Es geht weiter …
page-to-play = Am Zug: { $names }
page-acts = ist am Zug
page-has-chosen = hat gewählt
page-cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
page-away = abwesend
page-bot-keeps = ein Bot hält den Platz
page-bot-keeps-yours = Ein Bot hält deinen Platz.
page-back = Selbst weiterspielen
page-vote-wait = Länger warten
page-vote-end = Partie abbrechen
page-time-short = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
page-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }
page-clock-of = Deine Zeit: { $time }
refused-card-not-now = Diese Karte kann jetzt nicht gespielt werden.
page-keys = Tasten
page-keys-text =
    Tab geht von Bereich zu Bereich, die Pfeile bewegen sich darin, Enter wählt und spielt, Escape legt zurück.
    L sagt, was zuletzt geschah.
    S sagt den Punktestand.
    C sagt deine Zeit.
    H geht zu deiner Hand, T zum Tisch.
    M zeigt alle Züge.
    R zeigt die Regel, die gerade gilt.
    ? zeigt diese Tasten.

## Das Ende

page-rematch = Noch eine Partie
page-next-match = Weiter zur nächsten Partie
page-record = Aufzeichnung herunterladen
page-verify = Das Mischen prüfen

## Einstellungen

settings-theme = Tag oder Nacht
settings-theme-system = wie das System
settings-theme-day = Tag
settings-theme-night = Nacht
settings-motion = Bewegung
settings-motion-system = wie das System
settings-motion-full = Karten fliegen
settings-motion-reduced = so wenig wie möglich
settings-cards = Größe der Karten
settings-cards-small = klein
settings-cards-medium = mittel
settings-cards-large = groß
settings-palette = Farben
settings-palette-usual = wie gemalt
settings-palette-clear = gut zu unterscheiden, auch farbenblind
settings-confirm = Vor jedem Zug nachfragen
settings-keys = Einzelne Tasten wie L für das, was zuletzt geschah
settings-sums = Day & Night: die Summen der Farben immer zeigen
settings-clockWarning = Warnen, wenn meine Zeit knapp wird
settings-sound = Töne
settings-volume = Lautstärke
settings-data = Meine Daten
settings-data-text = Es gibt kein Konto. Ein Cookie enthält eine Nummer, an der wir dich wiedererkennen; dein Name und deine Züge sind bei den Tischen gespeichert, an denen du gespielt hast.
settings-export = Alles herunterladen, was über mich gespeichert ist
settings-forget = Mich vergessen
settings-forget-sure = Ja, meine Namen und Worte entfernen
settings-forgotten = Deine Daten sind vergessen.

## Über Lunasol

about-text = Lunasol ist ein Tisch für vier gedruckte Kartenspiele, gemacht von Leuten, die sie mögen. Regeltexte, Bilder und Töne sind unsere eigenen; die Spiele gehören ihren Autoren und Verlagen. Wenn dir eines gefällt, kauf es: In der Hand fühlen sich Karten besser an.
about-shuffles = Jede Partie wird aus einem Geheimnis gemischt, dessen Fingerabdruck veröffentlicht wird, bevor sich jemand setzt; der Browser jedes Spielers gibt Zufall dazu. Ist die Partie zu Ende, wird das Geheimnis verraten, und dein eigener Browser kann alles noch einmal austeilen und vergleichen. Mit der heruntergeladenen Aufzeichnung kann es auch dieser Befehl:
about-access = Für alle
about-access-text = Jedes Spiel lässt sich ganz mit der Tastatur, durch Berühren und mit einem Screenreader spielen, in jeder Schriftgröße und ohne auf Farben oder Bewegung angewiesen zu sein. Wenn dir etwas im Weg steht, möchten wir es wissen.
