### Egy eszköz jár körbe, és az oldal ezen az eszközön.

here-intro = Adjátok körbe ezt a képernyőt: mindenki csak a saját lapjait látja. Botok is játszhatnak.
here-unfinished = Befejezetlen játszmák
here-go-on = Folytatás
here-forget = A játszma törlése ({ $names })
here-gone = Ez a játszma már nincs meg ezen az eszközön. Kezdj újat:

here-who = { $number }. hely: ki játszik
here-person = Ember
here-bot = Bot: { $level }
here-name = { $number }. játékos neve
here-remove = { $number }. játékos eltávolítása
here-add-person = Ember hozzáadása
here-add-bot = Bot hozzáadása
here-nobody = Legalább egy embernek játszania kell.

here-pass = Add tovább az eszközt: { $name } következik
here-show = Mutasd a lapjaimat
here-look-away = A többiek most ne nézzenek ide.
here-hide = Lapjaim elrejtése

here-new-version = Elkészült a Lunasol új változata.
here-use-it = Frissítés most
here-later = Később
