### Ami minden játékban közös.

language-name = magyar
hidden-card = egy rejtett lap
number = { $value }
player-number = { $number }. játékos
name-bot = { $number }. bot
name-guest = Vendég
name-guest-number = { $number }. vendég
players-range = { $fewest }–{ $most } játékos

## Lépések és elutasítások

move-take-back = a választás visszavonása
refused-not-your-turn = Most nem te következel.
refused-match-is-over = A játszma véget ért.
refused-already-chosen = Már választottál.
written-already-chosen = Ha újra választanál, írd be: back.
refused-nothing-to-take-back = Most nincs visszavonható választás.
refused-card-not-in-hand = Ez a lap nincs a kezedben.
refused-not-a-move = Ez nem lépés ebben a játékban.
refused-nothing-to-undo = Nincs visszavonható lépés.
refused-no-such-point-in-the-log = A játszmának nincs ilyen pontja.

## Szavak minden asztalnál

label-you = te
label-player = Játékos
label-hand = Kézben
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
label-ruling = Értelmezés

value-true = igen
value-false = nem
value-random = sorsolással

## Játék

prompt-move = { $name }, te lépsz (h: súgó):
play-opponents = Az ellenfeleid: { $names }.
play-enter = Nyomj Entert, és ezt léped.
play-many = Írj be egy számot vagy lépést; az eleje felsorolja, mi illik, „moves” mindet.
play-earlier = { $count ->
    [one] … { $count } korábbi sor (írd be: log)
   *[other] … { $count } korábbi sor (írd be: log)
  }
play-unknown = „{ $text }” itt nem lépés. Írj be egy számot a listából, egy lépést, például: { $example }, vagy a súgóhoz a h betűt.
play-pass = Add tovább a képernyőt: { $name } következik.
play-ready = Már csak { $name } látja a képernyőt? Akkor nyomj Entert.
play-record = Jegyzőkönyv: { $path }
play-resume = Folytatás később: { $command }
play-record-failed = A jegyzőkönyvet nem sikerült kiírni. A következő lépésnél újra megpróbáljuk.
play-help =
    Egy szám vagy egy rövid jelöléssel leírt lépés beírásával lépsz. Egy lépés eleje felsorolja az így kezdődő lépéseket.
    ?       az éppen érvényes szabály
    ??      a szabályok egy oldalon
    table   az asztal megmutatása újra
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
level-shared = semmi, az eredmény döntetlen

## A menü

menu-prompt = Mit választasz?
menu-page = Az oldal megnyitása a böngészőben
menu-page-offers = képek, leckék, és barátok linkkel
menu-page-opens = Az oldal megnyílik a böngésződben. Itt a Ctrl+C-vel zárhatod be.
menu-page-not-kept = A { $folder } mappába nem lehet írni, ezért ezek a játszmák a bezáráskor elvesznek.
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
form-defaults = alapértelmezés
form-rules = A szabályok elolvasása
form-return = Nyomj Entert a folytatáshoz.
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
verify-game = { $game }, { $players } játékos: a jegyzőkönyv teljes és ellentmondásmentes.
verify-commitment = A titok megfelel az előre rögzített ujjlenyomatnak: { $commitment }.
verify-drawn = { $count ->
    [one] { $count } keverés megismételve a titokból: lapról lapra azonos.
   *[other] { $count } keverés megismételve a titokból: lapról lapra azonos.
  }
verify-stated = { $count ->
    [one] { $count } keverés előre be volt állítva, ezért nem ellenőrizhető.
   *[other] { $count } keverés előre be volt állítva, ezért nem ellenőrizhető.
  }
verify-salts = Minden játékos véletlene megfelel annak, ami mellett elkötelezte magát.
verify-influence-nobody = A jegyzőkönyv szerint ezt az osztást senki sem választhatta meg: a szerver és minden játékos elkötelezte magát a saját véletlene mellett, mielőtt bármelyiket felfedték volna. Erre csak mindannyian együtt lettek volna képesek.
verify-influence-alone = A jegyzőkönyv szerint egy játékos adott hozzá véletlent. A szerver az ő segítsége nélkül nem választhatta meg az osztást, és ő sem a szerveré nélkül.
verify-influence-last = Ebben a régebbi jegyzőkönyvben a játékosok nem kötelezték el magukat: aki utoljára ült le, a szerverrel együtt megválaszthatta volna az osztást.
verify-influence-server = Egyetlen játékos sem adott hozzá véletlent: aki a játszmát futtatta, megválaszthatta volna az osztást.
verify-reopened = A véletlent újra kellett húzni miattuk: { $names }. Aki ezt szándékosan teszi, a szerverrel együtt visszautasíthat egy neki nem tetsző osztást.
verify-moves = { $count ->
    [one] { $count } lépés újrajátszva: szabályos.
   *[other] { $count } lépés újrajátszva: mind szabályos.
  }
verify-result = Az eredmény következik a lépésekből.
verify-unfinished = A játszma befejezetlen: nincs ellenőrizhető eredmény.
verify-names = Hogy kiket takarnak a nevek, azt senki sem tudja ellenőrizni.
verify-deck = A lapok a jegyzőkönyvben megadott saját pakliból valók; hogy így nyomtatták-e őket, azt senki sem tudja ellenőrizni.
verify-unsigned = A jegyzőkönyv nincs aláírva: ugyanazzal a titokkal más szabályos játszmát is leírhatott valaki. Vesd össze az ujjlenyomatot azzal, amelyet az osztás előtt feljegyeztél.

## Szimuláció

simulate-title = { $game }, { $players } véletlenszerű játékos, { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
  }
simulate-score = Átlagpont (95%)
simulate-wins = Győzelmi arány (95%)
simulate-length = Döntések játszmánként: átlagosan { $mean }, legkevesebb { $shortest }, legtöbb { $longest }.
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
hint-move = Legjobb lépés: { $move }
hint-share = Kipróbáltuk { $count } játszmában, és ezek mintegy { $share }%-ában nyert.
hint-others = Szóba jött még:
hint-off = Ennél az asztalnál ki vannak kapcsolva a tippek; indítsd a --hints kapcsolóval.

## Tournaments

tournament-title = { $game }, { $players } játékos, { $matches ->
    [one] { $matches } játszma
   *[other] { $matches } játszma
  }
tournament-bot = Bot
tournament-matches = Játszmák
tournament-wins = Győzelmi arány (95%)
tournament-score = Átlagpont (95%)
tournament-rating = Értékszám
tournament-par = Egyforma erejű játékosok egyenként { $par }%-ot nyernének.
tournament-kept = A kész osztások mentve vannak itt: { $path }; ugyanaz a parancs innen folytatja.

## Review of a match

analyze-title = Elemzés: { $game } (bot: { $bot })
analyze-player = Játékos
analyze-decisions = Döntések
analyze-best = Legjobb lépés
analyze-loss = Elajándékozva
analyze-start = Kezdeti esély
analyze-rest = Szerencse és ellenfelek
analyze-end = Eredmény
analyze-explained = Elajándékozva: a saját lépésekkel elvesztett győzelmi esély, az akkori tudás szerint megítélve. Szerencse és ellenfelek: minden más; az összes kéz ismerete nélkül a szerencse nem választható el a többiek játékától. Minden szám győzelmi esély, százalékban.
analyze-costly = A legdrágább lépések
analyze-none = Egyik hiba sem nagyobb a becslés bizonytalanságánál.
analyze-move = { $number }. { $name } lépése: { $move }; győzelmi esély { $share }%, hibahatár { $error }.
analyze-better = Jobb: { $move } ({ $share }%).
analyze-knew = Amit { $name } ekkor tudott:
analyze-unfinished = A játszma nincs befejezve; az elemzés az eddigi lépésekről szól.

## Az online asztal

online-title = { $game }: online asztal
online-link = Oszd meg ezt a linket: { $link }
online-hosting = Várjuk a játékosokat. Írd be: bot SZINT (botok a szabad helyekre), start (kezdés), say SZÖVEG (csevegés), h (súgó).
online-full = Minden hely foglalt: a kezdéshez írd be, hogy start.
online-room = Várunk, hogy a házigazda elkezdje. Írd be: say SZÖVEG (csevegés), quit (kilépés), h (súgó).
online-free = szabad
online-host = házigazda
online-not-here = nincs csatlakozva
online-waiting = Most következik: { $names }.
online-over = A játszma véget ért. Írd be: rematch (visszavágó új ülésrenddel) vagy quit (kilépés).
online-record = Jegyzőkönyv: { $url } (töltsd le, és ellenőrizd: lunasol verify)
online-ended = A játszma idő előtt befejeződött.
online-resigned = A játszmát feladták.
online-left = { $names } elment, ezért a játszma idő előtt befejeződött.
online-closed = A házigazda bezárta ezt az asztalt.
online-next = Készen áll a visszavágó: írd be, hogy rematch, és csatlakozz.
online-risen = Már nincs itt helyed, de nézheted a játszmát.
online-reopened = { $why ->
    [withheld] { $name } nem küldte el a részét a keveréshez, ezért a helye újra szabad, és mindenki új részt húz.
   *[other] { $name } helye megváltozott, ezért mindenki új részt húz a keveréshez.
}
online-lost = Megszakadt a kapcsolat. Újracsatlakozás…
online-found = Helyreállt a kapcsolat.
online-not-connected = Most nincs kapcsolat. Próbáld újra egy pillanat múlva.
online-gone = { $name } kapcsolata megszakadt.
online-grace = { $seconds ->
    [one] { $name } kapcsolata megszakadt; { $seconds } másodperc múlva bot veszi át a helyét.
   *[other] { $name } kapcsolata megszakadt; { $seconds } másodperc múlva bot veszi át a helyét.
  }
online-here = { $name } újra csatlakozott.
online-held = { $why ->
    [away] { $name } távol van; amíg vissza nem tér, bot játszik helyette.
    [clock] { $name } kifutott az időből; amíg vissza nem tér, bot játszik helyette.
   *[left] { $name } elment; amíg vissza nem tér, bot játszik helyette.
  }
online-held-own = Bot játszik helyetted. Írd be, hogy back, vagy lépj bármit, és újra te játszol.
online-back = { $name } újra maga játszik.
online-vote = { $choice ->
    [wait] { $name } várni szeretne.
   *[end] { $name } be szeretné fejezni a játszmát.
  }
online-clock = Hátralévő idő: { $time }
online-presets = Kész mondatok: { $presets }
online-levels = Írd be: bot SZINT, bot NÉV vagy bot SZINT HELY; a szintek: { $levels }, a nevek: { $names }.
online-which-seat = Írd be, hogy kick, és utána a hely számát.
online-return = Visszatérés: { $command }
online-only-watching = A játszma már elkezdődött; a --watch kapcsolóval nézheted.
online-forbidden = A szerver elutasította a kapcsolatot: túl sok van a te címedről, vagy az asztal már nem létezik.
online-misunderstood = A szerver nem értette ezt a programot, és lezárta a kapcsolatot.
online-no-server = Ezen a címen nem válaszol szerver: { $address }.
online-not-ours = Ezen a címen nincs Lunasol-szerver, vagy más a verziója: { $address }.
online-no-link = „{ $link }” nem egy asztal linkje; így kellene kinéznie: http://…/t/…
online-no-address = „{ $address }” nem egy szerver címe; így kellene kinéznie: http://…
online-refused = A szerver ezt elutasította: { $key }.
online-room-help =
    ??          a szabályok egy oldalon
    table       ki hol ül
    say SZÖVEG  csevegés; a say : felsorolja a kész mondatokat
    bot SZINT   házigazda: minden szabad hely feltöltése botokkal; bot SZINT HELY: csak ezé
    kick HELY   házigazda: egy hely felszabadítása
    start       házigazda: a játszma kezdése
    resign      házigazda: az asztal bezárása; a többiek: a helyed felszabadítása
    quit        kilépés; a helyed megmarad
online-help =
    Egy szám vagy egy rövid jelöléssel leírt lépés beírásával lépsz. Egy lépés eleje felsorolja az így kezdődő lépéseket.
    A titkos választásodat módosíthatod, amíg a többiek még választanak.
    ?           az éppen érvényes szabály
    ??          a szabályok egy oldalon
    table       az asztal megmutatása újra
    moves       minden lépés szavakban
    log         ami eddig történt
    hint        mit lépne egy bot, és miért
    say SZÖVEG  csevegés; a say : felsorolja a kész mondatokat
    wait, end   valaki távol van: szavazat a várakozásra vagy a befejezésre
    back        újra te játszol a bot helyett
    undo        ha csak botok ellen játszol: az utolsó lépésed visszavonása
    resign      feladás; ha mások is játszanak, bot játszik tovább helyetted
    rematch     a vége után: visszavágó
    decline     nem kérsz visszavágót
    quit        kilépés; a helyed megmarad

## Amit a szerver visszautasít

no-already-away = Már bot játszik helyetted.
no-already-revealed = Az utolsó lépésed óta már láttál valami újat, ezért nem vonhatod vissza.
no-already-closed = Elkéstél: már keverjük a lapokat.
no-already-started = Elkéstél: a játszma már elkezdődött.
no-bad-name = Közönséges, látható betűkből álló nevet adj meg, egyetlen ábécéből.
no-bad-pace = Ennyi idő alatt nem lehet gondolkodni; adj több időt egy lépésre.
no-bad-request = A szerver ezt nem tudja megtenni: { $detail }
no-bad-text = Az üzenetedben nem megjeleníthető karakterek vannak. Hagyd ki őket.
no-chat-is-off = Ennél az asztalnál csak kész mondatokat lehet küldeni.
no-choice-stands = Ezt a választást túl sokszor módosítottad. Most már ez marad.
no-client-too-new = A programod újabb, mint ez a szerver. Töltsd újra az oldalt, vagy frissítsd a szervert.
no-client-too-old = A programod túl régi ehhez a szerverhez. Töltsd újra az oldalt, vagy frissítsd a programot.
no-grace-not-over = Előbb hagyj időt a visszatérésre. Ha már bot játszik a távollévő helyett, befejezhetitek a játszmát.
no-hello-first = A kapcsolatnak hello üzenettel kell kezdődnie.
no-host-only = Ezt csak a házigazda teheti meg.
no-malformed = A szerver ezt nem értette.
no-name-taken = Ilyen vagy megtévesztően hasonló nevű játékos már ül az asztalnál; válassz másik nevet.
no-no-hints = Ennél az asztalnál ki vannak kapcsolva a tippek.
no-no-such-seat = Nincs ilyen hely.
no-no-such-table = Nincs ilyen asztal. Ellenőrizd a linket.
no-no-token = A leüléshez token kell; a böngészőben engedélyezd a sütiket.
no-no-watching = Ennél az asztalnál nem lehetnek nézők.
no-nobody-is-away = Senki sincs távol. Nincs miről szavazni.
no-not-a-move = Ez nem lépés ebben a játékban.
no-not-a-person = Csak ember lehet házigazda.
no-not-allowed = Ezen a címen ez nem megengedett.
no-not-alone = Lépést csak akkor vonhatsz vissza, ha egyedül játszol botok ellen.
no-not-asked = Most senki sem kérdezi, hogy játszol-e még egyet.
no-not-found = Ezen a címen nincs semmi.
no-not-over = A játszma még nem ért véget.
no-not-possible = Ez itt nem lehetséges.
no-not-running = Nem folyik játszma.
no-not-seated = Nincs helyed ennél az asztalnál.
no-not-stored = A szerver ezt nem tudta elmenteni. Próbáld újra.
no-not-your-turn = Most nem te következel.
no-not-yours-to-vote = Csak az szavazhat, aki még itt van.
no-nothing-said = Vagy saját üzenetet küldj, vagy egy kész mondatot.
no-nothing-to-reveal = Most nincs mit felfedni.
no-nothing-to-undo = Nincs visszavonható lépés.
no-only-local = Ez csak a szerver saját gépén érhető el.
no-other-origin = A szerver csak a saját weboldalától fogad kéréseket.
no-program-replaced = Ennek a programnak a helye felszabadult, vagy másik programé lett, ezért a tokenje már nem érvényes.
no-program-stays = Egy program nem válthat helyet.
no-salts-missing = Valakinek az eszköze még nem küldte el a részét a keveréshez. Próbáld meg kicsit később, vagy szabadítsd fel a helyét.
no-seat-is-free = Ez a hely már szabad.
no-seat-reserved = Ez a hely másnak van fenntartva. Válassz másikat.
no-seat-taken = Ez a hely foglalt. Válassz másikat.
no-seats-are-free = Még vannak szabad helyek. Várj játékosokra, vagy töltsd fel őket botokkal.
no-server-full = A szerveren nem fér el több asztal. Próbáld újra később.
no-table-full = Minden hely foglalt.
no-too-fast = Ez túl gyors volt. Várj egy pillanatot.
no-too-large = Ez túl nagy a szervernek.
no-too-many-changes = Túl sok módosítás egyszerre. Várj egy pillanatot.
no-too-many-connections = Már túl sok kapcsolatod van ehhez az asztalhoz.
no-too-many-hints = Túl sok tippet kértél. Várj egy pillanatot.
no-too-many-tables = Túl sok befejezetlen játszmád van. Előbb fejezz be vagy törölj egyet.
no-too-much-chat = Túl sok üzenet. Várj egy pillanatot.
no-too-often = Ez már túl sokszor történt meg ennél az asztalnál. Ha többre van szükséged, nyiss új asztalt.

## Kész mondatok

say-hello = Sziasztok!
say-good-luck = Sok szerencsét!
say-thanks = Köszönöm!
say-well-played = Szép játék volt!
say-oops = Hoppá!
say-hurry = Te jössz!
say-one-moment = Egy pillanat!
say-good-game = Jó játszma volt!
say-rematch = Jöhet egy visszavágó?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
