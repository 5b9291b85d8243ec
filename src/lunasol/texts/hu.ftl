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
refused-already-chosen = Már választottál; ha mást szeretnél, írd be: back.
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
