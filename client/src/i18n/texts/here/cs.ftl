### Jedno zařízení putuje dokola, a stránka na tomto zařízení.

here-intro = Podávejte si jednu obrazovku: každý vidí jen své karty. Hrát mohou i boti.
here-unfinished = Nedohrané partie
here-go-on = Pokračovat
here-forget = Smazat partii ({ $names })
here-gone = Tato partie už na tomto zařízení uložena není. Začněte novou:

here-who = Místo { $number }: kdo hraje
here-person = Člověk
here-bot = Bot: { $level }
here-name = Jméno hráče { $number }
here-remove = Odebrat hráče { $number }
here-add-person = Přidat člověka
here-add-bot = Přidat bota
here-nobody = Hrát musí aspoň jeden člověk.

here-pass = Předej zařízení, na řadě je { $name }
here-show = Ukázat mé karty
here-look-away = Ostatní se teď prosím nedívejte.
here-hide = Skrýt mé karty

here-new-version = Nová verze Lunasolu je připravena.
here-use-it = Aktualizovat
here-later = Později
