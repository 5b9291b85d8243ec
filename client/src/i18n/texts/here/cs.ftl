### Jedno zařízení putuje dokola, a stránka na tomto zařízení.

here-intro = Podávejte si jednu obrazovku: každý vidí jen své karty. Hrát mohou i boti.
here-unfinished = Ještě neskončilo
here-go-on = Hrát dál
here-forget = Zapomenout partii ({ $names })
here-gone = Tato partie už na tomto zařízení uložena není. Začněte novou:

here-who = Místo { $number }: kdo hraje
here-person = Člověk
here-bot = Bot: { $level }
here-name = Jméno hráče { $number }
here-remove = Bez hráče { $number }
here-add-person = Přidat člověka
here-add-bot = Přidat bota
here-nobody = Hrát musí aspoň jeden člověk.

here-pass = Předej zařízení, na řadě je { $name }
here-show = Ukázat mé karty
here-look-away = Ostatní se teď nedívají.
here-hide = Skrýt mé karty

here-new-version = Nová verze Lunasolu je připravena.
here-use-it = Použít hned
here-later = Později
