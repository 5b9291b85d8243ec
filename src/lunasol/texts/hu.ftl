### Ami minden játékban közös.

language-name = magyar
hidden-card = egy rejtett lap
number = { $value }
player-number = { $number }. játékos
players-range = { $fewest }–{ $most } játékos

## Lépések és elutasítások

move-take-back = a választás visszavonása
refused-not-your-turn = Most nem te következel.
refused-match-is-over = A játszma véget ért.
refused-already-chosen = Már választottál.
written-already-chosen = Ha mást szeretnél, írd be: back.
refused-nothing-to-take-back = Most nincs visszavonható választás.
refused-card-not-in-hand = Ez a lap nincs a kezedben.
refused-not-a-move = Ez nem lépés ebben a játékban.
refused-nothing-to-undo = Nincs visszavonható lépés.
refused-no-such-point-in-the-log = A játszmának nincs ilyen pontja.

## Szavak minden asztalnál

label-you = te
label-player = Játékos
label-hand = Kéz
label-played = Kijátszva
label-pile = Húzópakli
label-discard = Dobópakli
label-round = Forduló
label-last-round = utolsó forduló
label-score = Pont
label-seat = Hely
label-hidden = { $count } rejtett
label-option = Beállítás
label-values = Értékek (elöl az alapértelmezés)
label-ruling = Döntés

value-true = igen
value-false = nem
value-random = sorsolással

## Játék

prompt-move = { $name }, te lépsz (h: súgó):
play-enter = Enterrel ezt lépheted meg.
play-many = Írj számot vagy lépést; az eleje szavakban is megmutatja, moves: mindet.
play-earlier = { $count ->
    [one] … { $count } korábbi sor: log
   *[other] … { $count } korábbi sor: log
  }
play-unknown = „{ $text }” itt nem lépés. Írj be egy számot a listából, egy lépést, például: { $example }, vagy h betűt a súgóhoz.
play-pass = Add át a képernyőt. Most { $name } következik.
play-ready = Már csak { $name } látja a képernyőt? Akkor nyomj Entert.
play-record = Jegyzőkönyv: { $path }
play-resume = Folytatás később: { $command }
play-record-failed = A jegyzőkönyvet nem sikerült kiírni; a következő lépés után újra megpróbálom.
play-help =
    Egy szám vagy egy leírt lépés megteszi a lépést. Egy lépés eleje megmutatja az így kezdődő lépéseket.
    ?       az éppen érvényes szabály
    ??      a szabályok egy oldalon
    table   az asztal még egyszer
    moves   minden lépés szavakban
    log     ami eddig történt
    hint    mit lépne egy bot, és miért (a --hints kapcsolóval)
    undo    az utolsó lépésed visszavonása
    back    új választás, amíg a többiek még választanak (közös képernyőnél)
    quit    kilépés; a jegyzőkönyv megmarad

## A vége

result-title = A játszma véget ért
result-winners = { $count ->
    [one] A győztes: { $names }.
   *[other] Megosztott győzelem: { $names }.
  }
result-partners = { $names } együtt nyer.
result-decided = Ami döntött: { $level }.
level-shared = semmi, mindenki egyformán áll

## A menü

menu-prompt = Mit választasz?
menu-continue = Az utolsó játszma folytatása
menu-language = Nyelv
menu-quit = Kilépés
menu-return = Enterrel visszatérsz a menübe.
pick-prompt = Szám (Enter: marad, ahogy van):
form-prompt = Enter: játék, szám: módosítás, b: vissza:
form-players = Játékosok száma
form-people = Emberek ennél a képernyőnél
form-names = Nevek
form-name = Név
form-options = Beállítások
form-defaults = a szokásosak
form-rules = A szabályok elolvasása
form-return = Nyomj Entert.
form-number = Egész szám 1 és { $limit } között:
form-file = másik pakli fájlból
form-path = A paklifájl elérési útja:

## A szabályok egy oldalon

heading-goal = A játék célja
heading-cards = A lapok
heading-setup = Előkészületek
heading-play = A játék menete
heading-end = A játék vége
heading-variants = Változatok

## Jegyzőkönyvek

replay-prompt = Enter: tovább, b: vissza, szám: ugrás oda, q: kilépés
replay-shuffle = Keverés
replay-unfinished = A jegyzőkönyv itt véget ér; a játszma nincs befejezve.
verify-game = { $game }, { $players } játékos: a jegyzőkönyv teljes és változatlan.
verify-commitment = A titok megfelel az előzetes kötelezvénynek: { $commitment }.
verify-drawn = { $count ->
    [0] Nem volt újra elvégzendő keverés.
    [one] { $count } keverés a titokból megismételve, lapról lapra azonos.
   *[other] { $count } keverés a titokból megismételve, lapról lapra azonos.
  }
verify-stated = { $count ->
    [one] { $count } keverés előre meg volt adva: ezt senki sem ellenőrizheti.
   *[other] { $count } keverés előre meg volt adva: ezeket senki sem ellenőrizheti.
  }
verify-moves = { $count ->
    [one] { $count } lépés újrajátszva, szabályos.
   *[other] { $count } lépés újrajátszva, mind szabályos.
  }
verify-result = Az eredmény következik a lépésekből.
verify-unfinished = A játszma befejezetlen: nincs ellenőrizhető eredmény.

## Szimuláció

simulate-title = { $game }, { $players } véletlenszerű játékos, { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
  }
simulate-score = Átlagpont (95 %)
simulate-wins = Győzelmi arány (95 %)
simulate-length = Döntések egy játszmában: { $mean }, legkevesebb { $shortest }, legtöbb { $longest }.
simulate-speed = { $seconds } s: másodpercenként { $games } játszma és { $decisions } döntés, { $engine ->
    [compiled] lefordított
   *[uncompiled] fordítás nélküli
  } motor.

## Bots

bot-beginner = kezdő
bot-casual = alkalmi
bot-skilled = gyakorlott
bot-strong = erős
bot-expert = mester
form-bots = Ellenfelek
form-hints = Tippek
hint-move = Jó lépés: { $move }
hint-share = A tudásodhoz illő játszmák mintegy { $share } %-át megnyeri ({ $count } elképzelve).
hint-others = Szóba jött még:
hint-off = Ennél az asztalnál nincs tipp; a --hints kapcsolóval indítsd.

## Tournaments

tournament-title = { $game }, { $players } játékos, { $matches ->
    [one] { $matches } játszma
   *[other] { $matches } játszma
  }
tournament-bot = Bot
tournament-matches = Játszmák
tournament-wins = Győzelmi arány (95 %)
tournament-score = Átlagpont (95 %)
tournament-rating = Értékszám
tournament-par = Egyenlők között mindenki { $par } %-ot nyerne.
tournament-kept = A kész osztások megmaradnak itt: { $path }; ugyanaz a parancs onnan folytatja.

## Review of a match

analyze-title = Elemzés: { $game }, átgondolta: { $bot }
analyze-player = Játékos
analyze-decisions = Döntések
analyze-best = Legjobb lépés
analyze-loss = Elajándékozva
analyze-start = Kezdeti esély
analyze-rest = Lapok és mások
analyze-end = Eredmény
analyze-explained = Elajándékozva: amennyi győzelmi esélyt a saját lépések elvesztettek, az akkori tudás szerint. Lapok és mások: minden, ami közben történt; a szerencse és a többiek játéka nem választható szét az összes kéz ismerete nélkül. Minden szám egy játszma százaléka.
analyze-costly = A legdrágább lépések
analyze-none = Egyik lépés sem veszített többet, mint amennyit egy ilyen becslés ki tud mutatni.
analyze-move = { $number }. { $name } lépése: { $move }: { $share } %, hibahatár { $error }.
analyze-better = Jobb: { $move } ({ $share } %).
analyze-knew = { $name } ezt tudta ekkor:
analyze-unfinished = A játszma nincs befejezve; az eddigi lépések elemzése.

## Az online asztal

online-title = { $game }: online asztal
online-link = Oszd meg ezt a linket: { $link }
online-hosting = Várjuk a játékosokat. bot SZINT: botok a szabad helyekre, start: kezdés, say SZÖVEG: üzenet (h: súgó).
online-full = Minden hely foglalt: a start szóval kezdhetitek.
online-room = Várunk, hogy a házigazda elindítsa a játszmát. say SZÖVEG: üzenet, quit: kilépés (h: súgó).
online-free = szabad
online-host = házigazda
online-not-here = nincs kapcsolatban
online-waiting = Most következik: { $names }.
online-over = A játszma véget ért. rematch: visszavágó felcserélt helyekkel, quit: kilépés.
online-record = Jegyzőkönyv: { $url } (letöltés után a lunasol verify ellenőrzi)
online-ended = A játszma idő előtt megszakadt.
online-next = Készen áll a visszavágó: írd be, hogy rematch, és játssz te is.
online-risen = Már nincs itt helyed; nézőként maradhatsz.
online-lost = Megszakadt a kapcsolat; megpróbálom helyreállítani.
online-found = Helyreállt a kapcsolat.
online-not-connected = Most nincs kapcsolat; próbáld újra egy pillanat múlva.
online-gone = Már nincs kapcsolatban: { $name }.
online-grace = { $seconds ->
    [one] Megszakadt a kapcsolata: { $name }. { $seconds } másodperc múlva bot veszi át a helyét.
   *[other] Megszakadt a kapcsolata: { $name }. { $seconds } másodperc múlva bot veszi át a helyét.
  }
online-here = Újra kapcsolatban van: { $name }.
online-held = { $why ->
    [away] { $name } távol maradt; a helyét bot tartja.
    [clock] { $name } kifutott az időből; a helyét bot tartja.
   *[left] { $name } elment; a helyét bot tartja.
  }
online-held-own = A helyedet bot tartja; a back szóval vagy bármelyik lépéseddel visszaveszed.
online-back = { $name } újra játszik.
online-vote = { $choice ->
    [wait] { $name } várni szeretne.
   *[end] { $name } befejezné a játszmát.
  }
online-clock = Hátralévő idő: { $time }
online-presets = Kész mondatok: { $presets }
online-levels = Írd így: bot SZINT vagy bot SZINT HELY; a szintek: { $levels }.
online-which-seat = Írd be, hogy kick, és utána a hely számát.
online-return = Visszatérés: { $command }
online-only-watching = A játszma már elkezdődött; a --watch kapcsolóval nézheted.
online-forbidden = A szerver nem engedi be ezt a kapcsolatot: túl sok van innen, vagy az asztal már nincs meg.
online-misunderstood = A szerver nem értett minket, és lezárta a kapcsolatot.
online-no-server = Ezen a címen nem válaszol szerver: { $address }.
online-not-ours = Ezen a címen nincs Lunasol-szerver, vagy más a változata: { $address }.
online-no-link = „{ $link }” nem egy asztal linkje; az ilyen: http://…/t/…
online-no-address = „{ $address }” nem egy szerver címe; az ilyen: http://…
online-refused = A szerver ezt visszautasítja: { $key }.
online-room-help =
    ??          a szabályok egy oldalon
    table       ki hol ül
    say SZÖVEG  üzenet; a say : felsorolja a kész mondatokat
    bot SZINT   házigazda: botok minden szabad helyre; bot SZINT HELY: csak erre
    kick HELY   házigazda: egy hely felszabadítása
    start       házigazda: a játszma kezdése
    quit        kilépés; a helyed megmarad
online-help =
    Egy szám vagy egy leírt lépés megteszi a lépést. Egy lépés eleje megmutatja az így kezdődő lépéseket.
    A titkos választás lecserélhető, amíg a többiek még választanak.
    ?           az éppen érvényes szabály
    ??          a szabályok egy oldalon
    table       az asztal még egyszer
    moves       minden lépés szavakban
    log         ami eddig történt
    hint        mit lépne egy bot, és miért
    say SZÖVEG  üzenet; a say : felsorolja a kész mondatokat
    wait, end   valaki távol van: szavazat a várakozásra vagy a befejezésre
    back        a helyed visszavétele a bottól
    rematch     a vége után: visszavágó
    quit        kilépés; a helyed megmarad

## Amit a szerver visszautasít

no-already-away = A helyedet már bot tartja.
no-already-started = A játszma már elkezdődött.
no-bad-name = A név egy sor, olvasható karakterekből.
no-bad-pace = Ez a tempó nem hagy időt gondolkodni.
no-bad-request = A szerver ezt nem tudja megtenni: { $detail }
no-bad-text = Ebben nem megjeleníthető karakterek vannak.
no-chat-is-off = Ennél az asztalnál csak kész mondatokat lehet mondani.
no-client-too-new = A programod újabb, mint ez a szerver. Töltsd újra az oldalt, vagy frissítsd a szervert.
no-client-too-old = A programod túl régi ehhez a szerverhez. Töltsd újra az oldalt, vagy frissítsd a programot.
no-hello-first = A kapcsolat köszönéssel kezdődik.
no-host-only = Ezt csak a házigazda teheti meg.
no-malformed = A szerver ezt nem értette.
no-name-taken = Ilyen nevű játékos már ül az asztalnál; válassz másik nevet.
no-no-hints = Ennél az asztalnál nincsenek tippek.
no-no-such-seat = Nincs ilyen hely.
no-no-such-table = Nincs ilyen asztal.
no-no-token = Azonosító nélkül senki sem ülhet le.
no-no-watching = Ezt az asztalt nem lehet nézni.
no-nobody-is-away = Senki sincs távol.
no-not-a-move = Ez nem lépés ebben a játékban.
no-not-a-person = Ott nem ember ül.
no-not-allowed = Ezen a címen ezt nem lehet.
no-not-found = Ezen a címen nincs semmi.
no-not-over = A játszma még nem ért véget.
no-not-possible = Ez itt nem lehetséges.
no-not-running = Nem folyik játszma.
no-not-seated = Nincs helyed ennél az asztalnál.
no-not-stored = A szerver ezt nem tudta elmenteni; próbáld újra.
no-not-your-turn = Nem te következel.
no-not-yours-to-vote = Csak az szavazhat, aki itt van.
no-nothing-said = Vagy saját szöveget írj, vagy egy kész mondatot.
no-only-local = Ezt csak magán a szerveren lehet lekérdezni.
no-other-origin = A szerver csak a saját oldalának válaszol.
no-program-stays = A program azon a helyen marad, amelyet kapott.
no-seat-is-free = Ott nem ül senki.
no-seat-reserved = Ez a hely valakinek fenn van tartva.
no-seat-taken = Ez a hely foglalt.
no-seats-are-free = Még vannak szabad helyek.
no-server-full = A szerveren nem fér el több asztal.
no-table-full = Minden hely foglalt.
no-too-fast = Ez túl gyors volt; várj egy pillanatot.
no-too-large = Ez egyszerre túl sok.
no-too-many-connections = Már túl sokszor kapcsolódtál ehhez az asztalhoz.
no-too-many-hints = Ennyi tipp nem jár; várj egy pillanatot.
no-too-many-tables = Túl sok befejezetlen asztalod van.
no-too-much-chat = Sokat beszélsz; várj egy pillanatot.

## Kész mondatok

say-hello = Sziasztok!
say-good-luck = Sok szerencsét!
say-thanks = Köszönöm!
say-well-played = Szép játék volt!
say-oops = Hoppá!
say-hurry = Lépsz?
say-one-moment = Egy pillanat!
say-good-game = Jó játszma volt.
say-rematch = Jöhet egy visszavágó?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
