### Jedno urządzenie krąży wokół stołu, i strona na tym urządzeniu.

here-intro = Podawajcie sobie jeden ekran: każdy widzi tylko swoje karty. Mogą też grać boty.
here-unfinished = Niedokończone partie
here-go-on = Kontynuuj
here-forget = Usuń partię ({ $names })
here-gone = Tej partii nie ma już na tym urządzeniu. Zacznijcie nową:

here-who = Miejsce { $number }: kto gra
here-person = Człowiek
here-bot = Bot: { $level }
here-name = Imię gracza { $number }
here-remove = Usuń gracza { $number }
here-add-person = Dodaj człowieka
here-add-bot = Dodaj bota
here-nobody = Musi grać co najmniej jeden człowiek.

here-pass = Przekaż urządzenie, teraz gra { $name }
here-show = Pokaż moje karty
here-look-away = Pozostałych prosimy teraz nie patrzeć.
here-hide = Zakryj moje karty

here-new-version = Nowa wersja Lunasolu jest gotowa.
here-use-it = Zaktualizuj
here-later = Później
