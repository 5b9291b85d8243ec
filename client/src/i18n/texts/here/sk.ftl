### Jedno zariadenie putuje dookola, a stránka na tomto zariadení.

here-intro = Podávajte si jednu obrazovku: každý vidí len svoje karty. Hrať môžu aj boti.
here-unfinished = Ešte sa neskončilo
here-go-on = Hrať ďalej
here-forget = Zabudnúť partiu ({ $names })
here-gone = Táto partia už na tomto zariadení uložená nie je. Začnite novú:

here-who = Miesto { $number }: kto hrá
here-person = Človek
here-bot = Bot: { $level }
here-name = Meno hráča { $number }
here-remove = Bez hráča { $number }
here-add-person = Pridať človeka
here-add-bot = Pridať bota
here-nobody = Hrať musí aspoň jeden človek.

here-pass = Odovzdaj zariadenie, na rade je { $name }
here-show = Ukázať moje karty
here-look-away = Ostatní sa teraz nepozerajú.
here-hide = Skryť moje karty

here-new-version = Nová verzia Lunasolu je pripravená.
here-use-it = Použiť hneď
here-later = Neskôr
