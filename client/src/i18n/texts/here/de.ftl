### Ein Gerät wandert herum, und die Seite auf diesem Gerät.

here-intro = Reicht einen Bildschirm herum: Alle sehen nur die eigenen Karten. Bots können mitspielen.
here-unfinished = Noch nicht zu Ende
here-go-on = Weiterspielen
here-forget = Die Partie von { $names } vergessen
here-gone = Diese Partie ist auf diesem Gerät nicht mehr gespeichert. Fang eine neue an:

here-who = Platz { $number }: wer spielt
here-person = Mensch
here-bot = Bot: { $level }
here-name = Name von Spieler { $number }
here-remove = Ohne Spieler { $number }
here-add-person = Noch ein Mensch
here-add-bot = Noch ein Bot
here-nobody = Mindestens ein Mensch muss mitspielen.

here-pass = Gib das Gerät an { $name } weiter
here-show = Meine Karten zeigen
here-look-away = Alle anderen schauen jetzt weg.
here-hide = Karten verdecken

here-new-version = Eine neue Version von Lunasol ist bereit.
here-use-it = Jetzt verwenden
here-later = Später
