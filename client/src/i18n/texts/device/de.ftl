### Tische, die ohne Server auf diesem Gerät liegen.

## Vorbereiten

device-loading = Was dieses Gerät zum Spielen ohne Server braucht, wird geladen: { $loaded } von { $size } MB
device-starting = Der Tisch auf diesem Gerät wird gedeckt …
device-not-kept = Dein Browser speichert für diese Seite nichts: Diese Partie endet, wenn du sie schließt.

## Einstellungen

device-title = Ohne Verbindung spielen
device-text = Spiele überall gegen Bots oder reihum an einem Gerät, auch ganz ohne Netz. Geladen werden etwa { $size } Megabyte.
device-get = Jetzt laden
device-getting = Etwa { $size } Megabyte werden geladen …
device-stored = Bereit: Dieses Gerät kann ohne Verbindung spielen.
device-remove = Vom Gerät löschen
device-removed = Der Download ist gelöscht. Deine Partien sind noch da.
device-insecure = Dein Browser bewahrt Downloads nur für Seiten mit sicherer Adresse (https://) auf. Deshalb kann dieses Gerät nicht ohne Verbindung spielen.

## Am Tisch

device-slow = Auf dieser Stufe brauchen die Bots auf diesem Gerät etwa { $seconds } Sekunden für einen Zug.
device-lower = Neue Partie, Stufe: { $level }

## Was nicht geht

no-device-no-space = Auf diesem Gerät ist kein Platz mehr. Gib etwas Speicher frei und versuche es noch einmal.
no-device-not-built = Dieses Lunasol kann nicht ohne Server spielen: Der Teil dafür wurde nicht mitgebaut.
no-device-not-reached = Der Server ist nicht zu erreichen, und was dieses Gerät zum Spielen braucht, ist noch nicht geladen. Sobald du online bist, findest du es in den Einstellungen.
no-device-broken = Der Tisch auf diesem Gerät ließ sich nicht decken. Bitte lade die Seite neu.
no-device-not-stored = Dieses Gerät konnte das nicht speichern. Vielleicht ist es voll: Gib etwas Platz frei und versuche es noch einmal.
no-device-no-record = Der Server mit dieser Partie ist nicht zu erreichen, und ihre Aufzeichnung liegt nicht auf diesem Gerät.

## Eine Seite ohne Server

device-no-server = Diese Seite hat keinen Server: Du spielst gegen Bots oder reihum an einem Gerät.
device-go-there = Mit Freunden spielst du hier.
