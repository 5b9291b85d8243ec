### Az oldal szavai, amelyekre a terminálnak nincs szüksége.

game-day_and_night = Day & Night
game-gra_roku = Gra roku
game-sun_and_moon = Nap és Hold
game-nox = NOX
tagline-day_and_night = Találd el az ütőszínt, mielőtt lemegy a nap
tagline-gra_roku = Gyűjts össze egy egész évet, minden jelképből egyet
tagline-sun_and_moon = Két sor, öt-öt fogyatkozás és egy pasziánsz, amelyet a többiek megzavarnak
tagline-nox = Töltsd meg a ládádat, rontsd el a többiekét, és tartsd meg mindhárom színt

## Mindenütt

page-home = Kezdőlap
page-loading = Egy pillanat…
page-offline = A szerver most nem érhető el. Ami már betöltődött, továbbra is működik.
page-reload = Újrapróbálás
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
no-no-connection = A szerver nem érhető el. Próbáld újra egy pillanat múlva.

## Kezdőlap

page-lead = Négy nyomtatott kártyajáték a böngésződben: botok ellen vagy barátokkal, ingyen, regisztráció nélkül.
page-play = Játék
page-learn = Tanulás
page-learned = Lecke teljesítve
page-more = Továbbiak
page-continue = Folytatás
page-continue-others = { $count ->
    [one] és még { $count }
   *[other] és még { $count }
  }
page-others-turn = Most más jön
page-not-begun = Még nem kezdődött el
page-with-friends = Barátokkal
page-at-this-device = Közös eszközön
page-lesson = Tanulj játszva
page-rules = Szabályok
page-watch = Nyitott asztalok
page-my-games = Játszmáim
page-pad = Pontozólap
page-minutes = kb. { $minutes } perc
page-your-turn = Te jössz
page-given-up = feladva
page-remove-table = Törlés a listáról
page-give-up-and-remove = Feladom és törlöm
page-replay = Visszajátszás
page-review = Elemzés

## Új asztal

page-new-table = Asztal barátoknak
page-game = Játék
page-pace = Gondolkodási idő
pace-none = korlátlan
pace-quick = gyors: lépésenként 20 másodperc, 2 perc tartalék
pace-calm = nyugodt: lépésenként 1 perc, 10 perc tartalék
pace-long = lassú: lépésenként 5 perc, 30 perc tartalék
pace-days = lépésenként 2 nap
page-public = Nyilvános asztal (látszik a nyitott asztalok között)
page-allow-hints = Tippek engedélyezése
page-allow-watch = Nézők engedélyezése
page-watch-delay = Késleltetés a nézőknek
page-delay-0 = nincs
page-delay-30 = 30 másodperc
page-delay-120 = 2 perc
page-delay-600 = 10 perc
page-partners = Négyen két párban játszanak: a társad veled szemben ül.
page-house-rules = Házi szabályok
page-house-rules-text = A nyomtatott szabályok néhány kérdést nyitva hagynak. Maradhat minden így, vagy megegyezhettek másban.
page-make-table = Asztal nyitása
page-open-tables = Asztalok szabad hellyel
page-running-tables = Nézhető játszmák
page-none-open = Most egyetlen nyilvános asztalnál sincs szabad hely.
page-none-running = Most nem folyik nyilvános játszma.

## Az első lap előtt

page-seats = Helyek
page-sit = Ide ülök
page-rise = Felállok
page-close-table = Asztal bezárása
page-seat-kept = fenntartva valakinek az előző játszmából
page-kick = Eltávolítás
page-give-host = Legyen ő a házigazda
page-bot-here = Bot hozzáadása
page-fill = Szabad helyek feltöltése botokkal
page-begin = Kezdés
page-shuffling = Keverjük a lapokat: várunk rájuk: { $names }.
page-host-begins = Ha minden hely foglalt, a házigazda elindítja a játszmát.
page-free-chat = Szabad csevegés (kikapcsolva: csak kész mondatok)
page-invite = Barátok meghívása
page-link = Az asztal linkje
page-copy = Link másolása
page-copied = Másolva
page-qr = QR-kód az asztal linkjével
page-fair = Tisztességes keverés
page-fair-text = Mielőtt bárki leült volna, a szerver titkot sorsolt minden keveréshez, és közzétette az ujjlenyomatát. Minden játékos eszköze hozzáadja a saját véletlenjét: mind elkötelezik magukat mellette, mielőtt bármelyik kiderülne, így senki sem választhatja meg az osztást. A játszma után a titok nyilvánossá válik, és bárki ellenőrizhet minden keverést. Ujjlenyomat:
page-no-table = Ez az asztal nem érhető el. Talán hibás a link, vagy nem működik a szerver. Újrapróbálkozás…
page-move-kept = Megjegyeztük a lépésedet: { $move }. Elküldjük, amint a szerver válaszol.

## Az asztalnál

page-menu = Menü
page-see-again = Mutasd újra
page-log = Események
page-log-fold = Összecsukás
page-chat = Csevegés
page-unheard = új üzenet
page-say = Írj üzenetet
page-say-preset = Üzenet…
page-moves = Minden lépés
page-write-move = Írj be vagy keress egy lépést
page-nothing-to-play = Most nincs mit lépned.
page-help = Szabály és billentyűk
page-rule = Az éppen érvényes szabály
page-all-rules = Minden szabály
page-hint = Tipp
page-thinking = Gondolkodik…
page-play-hint = Ezt lépem
page-take-back = Mást választok
page-resign = Feladom
page-resign-title = Feladod a játszmát?
page-resign-text = A játszma ezzel véget ér, eredmény nélkül.
page-leave-match = Kilépek
page-leave-title = Kilépsz a játszmából?
page-leave-text = Egy bot játszik tovább helyetted. Bármikor visszajöhetsz.
page-play-on = Játszom tovább
page-undo = Visszavonás
page-confirm = Ezt léped?
page-you-chose = Még választ: { $names }. Addig másik lapot is választhatsz.
page-goes-on = Egy pillanat…
page-now-place = Most koppints egy világító helyre.
page-sending = Küldés…
page-pending = Várunk a szerverre…
page-go-on = Koppints a folytatáshoz
page-to-play = Következik: { $names }
page-you = Te
page-you-inline = te
page-acts = következik
page-has-chosen = választott
page-cards-in-hand = { $count ->
    [one] { $count } lap kézben
   *[other] { $count } lap kézben
  }
page-you-watch = Nézed a játszmát
page-watchers = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
  }
page-away = távol van
page-bot-keeps = bot játszik
page-bot-keeps-yours = Bot játszik helyetted.
page-back = Én játszom tovább
page-vote-wait = Várjunk még
page-vote-end = Fejezzük be
page-time-short = { $seconds ->
    [one] Még { $seconds } másodperc.
   *[other] Még { $seconds } másodperc.
  }
page-days = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
  }
page-clock-of = A te időd: { $time }
refused-card-not-now = Ezt a lapot most nem játszhatod ki.
refused-not-yet = Egy pillanat, még nem léphetsz.
page-keys = Gyorsbillentyűk
page-keys-text =
    A Tab területről területre visz, a nyilak azon belül mozognak, az Enter felveszi és kijátssza a lapot, az Escape visszateszi.
    L: mi történt utoljára.
    S: a pontok állása.
    C: a te időd.
    H: a kezedhez visz, T: az asztalhoz.
    M: minden lépés.
    A: az utolsó jelenet még egyszer; szóköz vagy Enter: tovább.
    U: az utolsó lépésed visszavonása (csak botok ellen).
    ? vagy R: az éppen érvényes szabály és ezek a gyorsbillentyűk.

## Kik a botok

cast-who = Ki is { $name }?
cast-level = Szint: { $level }
cast-pip = Most pottyant ki a fészekből, és mindent kijátszik, ami csillog.
cast-misty = Arra sodródik, amerre akar, és belezuhog a terveidbe.
cast-bruna = Békésen építgeti a saját sorait, amíg tart a méz.
cast-timo = Átugrik hozzád, csak hogy lássa, mi lesz belőle.
cast-sol = Ragyog, ha épül valami, és mindig kétszer számol.
cast-rufus = Udvariasan mosolyog, közben a legjobb lapodat lesi.
cast-luna = Nyugodt, kivárja az óráját, és ritkán marad le róla.
cast-kasimir = Szúrós, olvasott, és mindig megtalálja a gyenge pontodat.
cast-stella = Már tudja a végét, mire te rendezed a lapjaidat.
cast-orion = Három fordulón át figyel, aztán kitalálja a következő lépésedet.

## A vége

page-rematch = Még egyet!
page-next-match = Tovább a következő játszmához
page-asked-again = Lesz még egy játszma. Beszállsz?
page-accept = Beszállok
page-decline = Köszi, most nem
page-record = Jegyzőkönyv letöltése
page-verify = A keverések ellenőrzése
ending-you = Nyertél!
ending-you-team = { $names } nyertetek!
ending-you-share = { $names } osztoztok a győzelmen.
ending-wins = { $names } nyert, { $scores }
ending-team = { $names } nyert, { $scores }
ending-share = { $names } osztozik a győzelmen, { $scores }
ending-tie-break = Holtverseny az élen, ez döntött: { $level }.
ending-level-up = Egy szinttel feljebb: { $level }
ending-level-down = Egy szinttel lejjebb: { $level }
ending-open = Lássuk az eredményt
ending-close = Vissza az asztalhoz
ending-picture = Kép megosztása
ending-no-picture = A képet nem sikerült elkészíteni.
ending-more = Továbbiak
ending-find-turn = Hol dőlt el a játszma?
ending-turn = Itt dőlt el ({ $unit ->
    [turn] { $number }. kör
   *[round] { $number }. forduló
  }): { $what }
ending-no-turn = Ezt a játszmát nem egyetlen lépés döntötte el.

## Beállítások

settings-theme = Nappal vagy éjszaka
settings-theme-system = a rendszer szerint
settings-theme-day = nappal
settings-theme-night = éjszaka
settings-motion = Mozgás
settings-motion-system = a rendszer szerint
settings-motion-full = teljes
settings-motion-reduced = csökkentett
settings-speed = Az asztal tempója
settings-speed-slow = lassú
settings-speed-normal = normál
settings-speed-fast = gyors
settings-speed-at-once = azonnali
settings-cards = A lapok mérete
settings-cards-small = kicsi
settings-cards-medium = közepes
settings-cards-large = nagy
settings-palette = Színek
settings-palette-usual = eredeti
settings-palette-clear = könnyen megkülönböztethető, színtévesztőknek is
settings-confirm = Kérdezzen rá minden lépés előtt
settings-keys = Gyorsbillentyűk (az asztalnál nyomj ? jelet)
settings-sums = Day & Night: a színek összege mindig látszik
settings-clockWarning = Figyelmeztessen, ha fogy az időm
settings-sound = Hangok
settings-volume = Hangerő
settings-data = Adataim
settings-data-text = Nincs fiók. Egy süti véletlenszerű azonosítót tárol, amelyről a szerver felismer; a nevedet és a lépéseidet azoknál az asztaloknál tároljuk, ahol játszottál.
settings-export = Minden rólam tárolt adat letöltése
settings-forget = Adataim törlése
settings-forget-sure = Igen, törlöm a neveimet és az üzeneteimet
settings-forgotten = A neveidet és az üzeneteidet töröltük.

## A Lunasolról

about-text = A Lunasol négy nyomtatott kártyajáték asztala, olyanoktól, akik szeretik ezeket a játékokat. A szövegek, a képek és a hangok a mieink; a játékok a szerzőiké és a kiadóiké. Ha valamelyik tetszik, vedd meg: kézben jobb érzés az igazi kártya.
about-compiled = Lunasol { $version }. A motor gépi kódra van fordítva, ezért az erős botok gyorsan gondolkodnak.
about-uncompiled = Lunasol { $version }. A motor nincs gépi kódra fordítva: minden működik, csak az erős botok tovább gondolkodnak.
about-shuffles = Minden játszma keverése egy titokból ered, amelynek ujjlenyomatát közzétesszük, mielőtt bárki leülne, és amelyhez minden játékos böngészője hozzáadja a maga véletlenjét. A játszma végén a titok nyilvánossá válik, és a saját böngésződ mindent újra kioszthat és összehasonlíthat. A letöltött jegyzőkönyvből ez a parancs is megteszi:
about-access = Mindenkinek
about-access-text = Minden játék végig játszható billentyűzettel, érintéssel és képernyőolvasóval, bármekkora betűmérettel, anélkül, hogy a színekre vagy a mozgásra kellene hagyatkozni. Ha valami az utadban áll, kérjük, szólj nekünk.
