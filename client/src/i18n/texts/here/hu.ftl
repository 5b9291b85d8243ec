### Egy eszköz jár körbe, és az oldal ezen az eszközön.

here-intro = Adjátok körbe ezt a képernyőt: mindenki csak a saját lapjait látja. Botok is játszhatnak.
here-unfinished = Még nem ért véget
here-go-on = Folytatás
here-forget = A játszma elfelejtése ({ $names })
here-gone = Ez a játszma már nincs meg ezen az eszközön. Kezdj újat:

here-who = { $number }. hely: ki játszik
here-person = Ember
here-bot = Bot: { $level }
here-name = A(z) { $number }. játékos neve
here-remove = { $number }. játékos eltávolítása
here-add-person = Még egy ember
here-add-bot = Még egy bot
here-nobody = Legalább egy embernek játszania kell.

here-pass = Add tovább az eszközt, most { $name } következik
here-show = Mutasd a lapjaimat
here-look-away = A többiek most ne nézzenek ide.
here-hide = Lapjaim elrejtése

here-new-version = Elkészült a Lunasol új változata.
here-use-it = Használat most
here-later = Később
