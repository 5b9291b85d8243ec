### Wörter der Seite, die das Terminal nicht braucht.

game-day_and_night = Day & Night
game-gra_roku = Gra roku
game-sun_and_moon = Sonne und Mond
game-nox = NOX
tagline-day_and_night = Errate die Gewinnerfarbe, bevor die Sonne untergeht
tagline-gra_roku = Sammle ein ganzes Jahr, von jedem Symbol eine Karte
tagline-sun_and_moon = Zwei Reihen, je fünf Finsternisse und eine Patience, bei der andere stören
tagline-nox = Fülle deine Auslage, verdirb die der anderen und behalte alle drei Farben

## Überall

page-home = Startseite
page-loading = Einen Moment …
page-offline = Der Server ist gerade nicht erreichbar. Was schon geladen ist, funktioniert weiterhin.
page-reload = Erneut versuchen
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
no-no-connection = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.

## Startseite

page-lead = Vier gedruckte Kartenspiele im Browser: gegen Bots oder mit Freunden, kostenlos und ohne Anmeldung.
page-play = Spielen
page-learn = Lernen
page-learned = Lektion geschafft
page-more = Mehr
page-continue = Weiterspielen
page-continue-others = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
  }
page-others-turn = Andere sind am Zug
page-not-begun = Noch nicht begonnen
page-with-friends = Mit Freunden
page-at-this-device = An einem Gerät
page-lesson = Spielend lernen
page-rules = Regeln
page-watch = Offene Tische
page-my-games = Meine Partien
page-pad = Wertungsblock
page-minutes = etwa { $minutes } Minuten
page-your-turn = Du bist am Zug
page-given-up = aufgegeben
page-remove-table = Aus der Liste entfernen
page-give-up-and-remove = Aufgeben und entfernen
page-replay = Wiedergabe
page-review = Analyse

## Ein neuer Tisch

page-new-table = Ein Tisch für Freunde
page-game = Spiel
page-pace = Bedenkzeit
pace-none = unbegrenzt
pace-quick = schnell: 20 Sekunden je Zug, dazu 2 Minuten Reserve
pace-calm = entspannt: 1 Minute je Zug, dazu 10 Minuten Reserve
pace-long = langsam: 5 Minuten je Zug, dazu 30 Minuten Reserve
pace-days = 2 Tage je Zug
page-public = Öffentlicher Tisch (unter „Offene Tische“ zu sehen)
page-allow-hints = Tipps erlauben
page-allow-watch = Zuschauer erlauben
page-watch-delay = Verzögerung für Zuschauer
page-delay-0 = keine
page-delay-30 = 30 Sekunden
page-delay-120 = 2 Minuten
page-delay-600 = 10 Minuten
page-partners = Zu viert spielen zwei Paare: Dein Partner sitzt dir gegenüber.
page-house-rules = Hausregeln
page-house-rules-text = Die gedruckten Regeln lassen manche Fragen offen. Lasst alles, wie es ist, oder einigt euch auf eigene Antworten.
page-make-table = Tisch eröffnen
page-open-tables = Tische mit freiem Platz
page-running-tables = Partien zum Zuschauen
page-none-open = An keinem öffentlichen Tisch ist gerade ein Platz frei.
page-none-running = Gerade läuft keine öffentliche Partie.

## Vor der ersten Karte

page-seats = Plätze
page-sit = Hinsetzen
page-rise = Aufstehen
page-close-table = Tisch schließen
page-seat-kept = für jemanden aus der letzten Partie freigehalten
page-kick = Entfernen
page-give-host = Zum Gastgeber machen
page-bot-here = Bot hinzufügen
page-fill = Freie Plätze mit Bots füllen
page-begin = Beginnen
page-shuffling = Die Karten werden gemischt: warten auf { $names }.
page-host-begins = Sobald alle Plätze besetzt sind, beginnt der Gastgeber die Partie.
page-free-chat = Freier Chat (aus: nur fertige Sätze)
page-invite = Freunde einladen
page-link = Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Kopiert
page-qr = QR-Code mit dem Link zu diesem Tisch
page-fair = Faires Mischen
page-fair-text = Bevor sich jemand gesetzt hat, hat der Server ein Geheimnis für alle Mischungen gezogen und dessen Fingerabdruck veröffentlicht. Jedes Gerät steuert eigenen Zufall bei: Alle legen sich darauf fest, bevor er verraten wird, also kann sich niemand die Karten aussuchen. Nach der Partie wird das Geheimnis aufgedeckt, und jeder kann jede Mischung prüfen. Fingerabdruck:
page-no-table = Dieser Tisch ist nicht erreichbar. Vielleicht stimmt der Link nicht, oder der Server läuft gerade nicht. Neuer Versuch …
page-move-kept = Dein Zug ist vorgemerkt: { $move }. Er wird gesendet, sobald der Server antwortet.

## Am Tisch

page-menu = Tischmenü
page-see-again = Noch einmal zeigen
page-log = Spielverlauf
page-log-fold = Einklappen
page-chat = Chat
page-unheard = neue Nachricht
page-say = Nachricht schreiben
page-say-preset = Sagen …
page-moves = Alle Züge
page-write-move = Zug eingeben oder suchen
page-nothing-to-play = Für dich gibt es gerade nichts zu spielen.
page-help = Regel und Tasten
page-rule = Die Regel, die gerade gilt
page-all-rules = Alle Regeln
page-hint = Tipp
page-thinking = Denkt nach …
page-play-hint = Diesen Zug spielen
page-take-back = Neu wählen
page-resign = Aufgeben
page-resign-title = Diese Partie aufgeben?
page-resign-text = Die Partie endet dann sofort, ohne Ergebnis.
page-leave-match = Verlassen
page-leave-title = Diese Partie verlassen?
page-leave-text = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
page-play-on = Weiterspielen
page-undo = Zurücknehmen
page-confirm = Diesen Zug spielen?
page-you-chose = Warten auf { $names }. Du kannst noch eine andere Karte wählen.
page-goes-on = Einen Moment …
page-now-place = Tippe jetzt auf einen leuchtenden Platz.
page-sending = Wird gesendet …
page-pending = Warten auf den Server …
page-go-on = Zum Weitermachen tippen
page-to-play = Am Zug: { $names }
page-you = Du
page-you-inline = du
page-acts = ist am Zug
page-has-chosen = hat gewählt
page-cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
page-you-watch = Du schaust zu
page-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
  }
page-away = abwesend
page-bot-keeps = ein Bot spielt
page-bot-keeps-yours = Ein Bot spielt für dich.
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
refused-card-not-now = Diese Karte kannst du jetzt nicht spielen.
refused-not-yet = Einen Augenblick: Der Tisch ist noch nicht bereit für deinen Zug.
page-keys = Tastenkürzel
page-keys-text =
    Tab geht von Bereich zu Bereich, die Pfeiltasten bewegen sich darin, Enter nimmt eine Karte auf und spielt sie, Escape legt sie zurück.
    L sagt, was zuletzt geschah.
    S sagt den Punktestand.
    C sagt deine Zeit.
    H springt zu deiner Hand, T zum Tisch.
    M zeigt alle Züge.
    A zeigt noch einmal, was zuletzt geschah; mit Leertaste oder Enter geht es weiter.
    U nimmt deinen letzten Zug zurück (nur gegen Bots).
    ? oder R zeigt die Regel, die gerade gilt, und diese Tastenkürzel.

## Wer die Bots sind

cast-who = Wer ist { $name }?
cast-level = Spielstärke: { $level }
cast-pip = Frisch aus dem Nest und spielt, was am schönsten glitzert.
cast-misty = Schwebt herum und regnet dir ganz aus Versehen in die Pläne.
cast-bruna = Pflegt in Ruhe ihre eigenen Reihen, solange der Honig reicht.
cast-timo = Hoppelt gern zu dir herüber, nur um zu sehen, was passiert.
cast-sol = Strahlt über alles, was er baut, und rechnet zweimal nach.
cast-rufus = Lächelt höflich und schielt dabei nach deiner besten Karte.
cast-luna = Bleibt ruhig, wartet auf ihre Stunde und verpasst sie selten.
cast-kasimir = Stachelig, belesen, und er findet immer deinen wunden Punkt.
cast-stella = Kennt das Ende schon, während du noch deine Karten sortierst.
cast-orion = Beobachtet dich drei Runden lang und ahnt dann jeden Zug.

## Das Ende

page-rematch = Noch einmal
page-next-match = Weiter zur nächsten Partie
page-asked-again = Die anderen spielen noch eine Partie. Bist du dabei?
page-accept = Mitspielen
page-decline = Nein, danke
page-record = Aufzeichnung herunterladen
page-verify = Mischungen prüfen
ending-you = Du gewinnst!
ending-you-team = { $names }, ihr gewinnt!
ending-you-share = { $names }, ihr teilt euch den Sieg.
ending-wins = { $names } gewinnt, { $scores }
ending-team = { $names } gewinnen, { $scores }
ending-share = { $names } teilen sich den Sieg, { $scores }
ending-tie-break = Gleichstand an der Spitze, entschieden durch: { $level }.
ending-level-up = Eine Stufe schwerer: { $level }
ending-level-down = Eine Stufe leichter: { $level }
ending-open = Ergebnis zeigen
ending-close = Tisch ansehen
ending-picture = Bild teilen
ending-no-picture = Das Bild konnte nicht erstellt werden.
ending-more = Mehr
ending-find-turn = Wendepunkt suchen
ending-turn = Der Wendepunkt in { $unit ->
    [turn] Zug { $number }
   *[round] Runde { $number }
  }: { $what }
ending-no-turn = Kein einzelner Zug hat diese Partie entschieden.

## Einstellungen

settings-theme = Tag oder Nacht
settings-theme-system = wie das System
settings-theme-day = Tag
settings-theme-night = Nacht
settings-motion = Bewegung
settings-motion-system = wie das System
settings-motion-full = normal
settings-motion-reduced = reduziert
settings-speed = Tempo am Tisch
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-at-once = sofort
settings-cards = Größe der Karten
settings-cards-small = klein
settings-cards-medium = mittel
settings-cards-large = groß
settings-palette = Farben
settings-palette-usual = wie im Original
settings-palette-clear = gut zu unterscheiden, auch bei Farbenblindheit
settings-confirm = Vor jedem Zug nachfragen
settings-keys = Tastenkürzel (am Tisch ? drücken)
settings-sums = Day & Night: Farbsummen immer zeigen
settings-clockWarning = Warnen, wenn meine Zeit knapp wird
settings-sound = Töne
settings-volume = Lautstärke
settings-data = Meine Daten
settings-data-text = Es gibt kein Konto. Ein Cookie enthält eine zufällige Kennung, an der dich der Server wiedererkennt; dein Name und deine Züge sind bei den Tischen gespeichert, an denen du gespielt hast.
settings-export = Alles herunterladen, was über mich gespeichert ist
settings-forget = Meine Daten löschen
settings-forget-sure = Ja, meine Namen und Nachrichten löschen
settings-forgotten = Deine Namen und Nachrichten sind gelöscht.

## Über Lunasol

about-text = Lunasol ist ein Tisch für vier gedruckte Kartenspiele, gemacht von Leuten, die sie lieben. Texte, Bilder und Töne sind unsere eigenen; die Spiele gehören ihren Autoren und Verlagen. Wenn dir eines gefällt, kaufe es: Echte Karten fühlen sich in der Hand besser an.
about-compiled = Lunasol { $version }. Die Engine ist kompiliert, also denken starke Bots schnell.
about-uncompiled = Lunasol { $version }. Die Engine ist nicht kompiliert: Alles funktioniert, nur denken starke Bots länger.
about-shuffles = Jede Partie wird aus einem Geheimnis gemischt, dessen Fingerabdruck veröffentlicht wird, bevor sich jemand setzt; der Browser jedes Spielers gibt Zufall dazu. Ist die Partie zu Ende, wird das Geheimnis aufgedeckt, und dein eigener Browser kann alles noch einmal austeilen und vergleichen. Mit der heruntergeladenen Aufzeichnung kann es auch dieser Befehl:
about-access = Für alle
about-access-text = Jedes Spiel lässt sich vollständig mit der Tastatur, per Touch und mit einem Screenreader spielen, in jeder Schriftgröße und ohne auf Farben oder Bewegung angewiesen zu sein. Wenn dir etwas im Weg steht, sag es uns bitte.
