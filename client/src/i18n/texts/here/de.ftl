### Ein Gerät wandert herum, und die Seite auf diesem Gerät.

here-intro = Reicht einen Bildschirm herum: Alle sehen nur die eigenen Karten. Bots können mitspielen.
here-unfinished = Angefangene Partien
here-go-on = Weiterspielen
here-forget = Die Partie von { $names } löschen
here-gone = Diese Partie ist auf diesem Gerät nicht mehr gespeichert. Beginne eine neue:

here-who = Wer auf Platz { $number } spielt
here-person = Mensch
here-bot = Bot: { $level }
here-name = Name von Spieler { $number }
here-remove = Spieler { $number } entfernen
here-add-person = Mensch hinzufügen
here-add-bot = Bot hinzufügen
here-nobody = Mindestens ein Mensch muss mitspielen.

here-pass = Gib das Gerät an { $name } weiter
here-show = Meine Karten zeigen
here-look-away = Alle anderen schauen jetzt bitte weg.
here-hide = Meine Karten verdecken

here-new-version = Eine neue Version von Lunasol ist bereit.
here-use-it = Jetzt aktualisieren
here-later = Später
