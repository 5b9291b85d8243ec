### Az oldal szavai, amelyekre a terminálnak nincs szüksége.

game-day_and_night = Day & Night
game-gra_roku = Az év játéka
game-sun_and_moon = Nap és Hold
game-nox = NOX

## Mindenütt

page-home = Kezdőlap
page-loading = Egy pillanat…
page-offline = A szerver most nem érhető el. Ami már betöltődött, továbbra is működik.
page-reload = Próbáld újra
page-close = Bezárás
page-notices = Értesítések
page-dismiss = Elrejtés
page-language = Nyelv
page-to-night = Váltás éjszakára
page-to-day = Váltás nappalra
page-settings = Beállítások
page-about = A Lunasolról
page-yes = Igen
page-no = Nem
page-remove-sure = Igen, törlés
page-guest = Vendég
no-no-connection = A szerver nem érhető el; próbáld újra egy pillanat múlva.

## Kezdőlap

page-play-now = Játék most
page-with-friends = Barátokkal
page-at-this-device = Ezen az eszközön
page-lesson = Tanulás játszva
page-rules = Szabályok
page-watch = Nyitott asztalok
page-replays = Visszajátszások
page-pad = Pontozólap
page-minutes = kb. { $minutes } perc
page-my-tables = Asztalaim
page-your-turn = Te jössz
page-replay = Visszajátszás
page-review = Elemzés

## Új asztal

page-new-table = Asztal barátoknak
page-game = Játék
page-pace = Tempó
pace-none = óra nélkül
pace-quick = gyors: lépésenként 20 másodperc, 2 perc tartalék
pace-calm = nyugodt: lépésenként 1 perc, 10 perc tartalék
pace-long = hosszú: lépésenként 5 perc, 30 perc tartalék
pace-days = lépésenként két nap
page-public = Bárki csatlakozhat: látszódjon a nyitott asztalok között
page-allow-hints = Lehet tippet kérni
page-allow-watch = Mások is nézhetik
page-watch-delay = A nézők mikor látják
page-seconds = { $seconds ->
    [0] azonnal
    [one] { $seconds } másodperccel később
   *[other] { $seconds } másodperccel később
  }
page-make-table = Asztal nyitása
page-open-tables = Asztalok szabad hellyel
page-running-tables = Nézhető játszmák
page-none-open = Most egyetlen nyilvános asztalnál sincs szabad hely.
page-none-running = Most nem folyik nyilvános játszma.

## Az első lap előtt

page-seats = Helyek
page-sit = Ide ülök
page-rise = Felállok
page-kick = Hely felszabadítása
page-give-host = Legyen ő a házigazda
page-bot-here = Ide egy botot
page-fill = Botok minden szabad helyre
page-begin = Kezdés
page-host-begins = Ha minden hely foglalt, a házigazda elindítja a játszmát.
page-free-chat = Mindenki azt írhat, amit szeretne
page-invite = Barátok meghívása
page-link = Az asztal linkje
page-copy = Link másolása
page-copied = Kimásolva
page-qr = QR-kód az asztal linkjével
page-fair = Tisztességes keverés
page-fair-text = Mielőtt bárki leült volna, a szerver titkot sorsolt minden keveréshez, és közzétette az ujjlenyomatát. A böngésződ a saját véletlenjét is hozzáadja. A játszma után a titok láthatóvá válik, és bárki ellenőrizhet minden keverést. Ujjlenyomat:
page-no-table = Ez az asztal nem érhető el: talán hibás a link, vagy pihen a szerver. Tovább próbálkozunk.

## Az asztalnál

page-log = Mi történt
page-chat = Csevegés
page-unheard = új üzenet érkezett
page-say = Mondj valamit
page-say-preset = Mondd, hogy…
page-moves = Minden lépés
page-write-move = Írj be vagy keress egy lépést
page-nothing-to-play = Most nincs mit lépned.
page-rule = Az éppen érvényes szabály
page-all-rules = Minden szabály
page-hint = Tipp
page-thinking = Gondolkodik …
page-play-hint = Ezt lépem
page-take-back = Újra választok
page-confirm = Ezt léped?
page-you-chose = Választottál; amíg nem választott mindenki, módosíthatod. Még választ: { $names }.
page-goes-on = Folytatódik a játék…
page-to-play = Soron van: { $names }
page-acts = következik
page-has-chosen = választott
page-cards-in-hand = { $count ->
    [one] { $count } lap kézben
   *[other] { $count } lap kézben
  }
page-away = távol van
page-bot-keeps = a helyét bot tartja
page-bot-keeps-yours = A helyedet bot tartja.
page-back = Én játszom tovább
page-vote-wait = Várjunk még
page-vote-end = A játszma befejezése
page-time-short = { $seconds ->
    [one] Még { $seconds } másodperc.
   *[other] Még { $seconds } másodperc.
  }
page-days = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
  }
page-clock-of = A te időd: { $time }
refused-card-not-now = Ez a lap most nem játszható ki.
page-keys = Billentyűk
page-keys-text =
    A Tab területről területre visz, a nyilak azon belül mozognak, az Enter választ és lép, az Escape visszateszi a lapot.
    L: mi történt utoljára.
    S: a pontok állása.
    C: a te időd.
    H: a kezedhez visz, T: az asztalhoz.
    M: minden lépés.
    R: az éppen érvényes szabály.
    ?: ezek a billentyűk.

## A vége

page-rematch = Visszavágó
page-next-match = Tovább a következő játszmához
page-record = Jegyzőkönyv letöltése
page-verify = A keverések ellenőrzése

## Beállítások

settings-theme = Nappal vagy éjszaka
settings-theme-system = ahogy a rendszer
settings-theme-day = nappal
settings-theme-night = éjszaka
settings-motion = Mozgás
settings-motion-system = ahogy a rendszer
settings-motion-full = repülnek a lapok
settings-motion-reduced = a lehető legkevesebb
settings-cards = A lapok mérete
settings-cards-small = kicsi
settings-cards-medium = közepes
settings-cards-large = nagy
settings-palette = Színek
settings-palette-usual = ahogy festettük
settings-palette-clear = könnyen megkülönböztethető, színtévesztőknek is
settings-confirm = Kérdezzen rá minden lépés előtt
settings-keys = Egybetűs gyorsbillentyűk, például L: mi történt utoljára
settings-sums = Day & Night: a színek összege mindig látszik
settings-clockWarning = Figyelmeztessen, ha fogy az időm
settings-sound = Hangok
settings-volume = Hangerő
settings-data = Adataim
settings-data-text = Nincs fiók. Egy süti őriz egy számot, amelyről felismerünk; a neved és a lépéseid azoknál az asztaloknál vannak tárolva, ahol játszottál.
settings-export = Minden rólam tárolt adat letöltése
settings-forget = Felejtsetek el
settings-forget-sure = Igen, törlöm a neveimet és a szavaimat
settings-forgotten = Az adataidat elfelejtettük.

## A Lunasolról

about-text = A Lunasol négy nyomtatott kártyajáték asztala, a játékok kedvelőitől. A szabályszövegek, a képek és a hangok a mieink; a játékok a szerzőiké és a kiadóiké. Ha valamelyik tetszik, vedd meg: kézben jobb érzés a kártya.
about-shuffles = Minden játszma keverése egy titokból ered, amelynek ujjlenyomatát közzétesszük, mielőtt bárki leülne, és amelyhez minden játékos böngészője hozzáadja a maga véletlenjét. A játszma végén a titok kiderül, és a saját böngésződ mindent újra kioszthat és összehasonlíthat. A letöltött jegyzőkönyvből ez a parancs is megteszi:
about-access = Mindenkinek
about-access-text = Minden játék végig játszható billentyűzettel, érintéssel és képernyőolvasóval, bármekkora betűmérettel, a színekre és a mozgásra hagyatkozás nélkül. Ha valami az utadban áll, szeretnénk tudni róla.
