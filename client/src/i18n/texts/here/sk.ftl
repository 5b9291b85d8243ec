### Jedno zariadenie putuje dookola, a stránka na tomto zariadení.

here-intro = Podávajte si jednu obrazovku: každý vidí len svoje karty. Hrať môžu aj boti.
here-unfinished = Nedohrané partie
here-go-on = Pokračovať
here-forget = Zmazať partiu ({ $names })
here-gone = Táto partia už na tomto zariadení uložená nie je. Začnite novú:

here-who = Miesto { $number }: kto hrá
here-person = Človek
here-bot = Bot: { $level }
here-name = Meno hráča { $number }
here-remove = Odobrať hráča { $number }
here-add-person = Pridať človeka
here-add-bot = Pridať bota
here-nobody = Hrať musí aspoň jeden človek.

here-pass = Odovzdaj zariadenie, na rade je { $name }
here-show = Ukázať moje karty
here-look-away = Ostatní sa teraz, prosím, nepozerajte.
here-hide = Skryť moje karty

here-new-version = Nová verzia Lunasolu je pripravená.
here-use-it = Aktualizovať
here-later = Neskôr
