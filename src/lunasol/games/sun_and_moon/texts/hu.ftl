### Nap és Hold. A Lunasol számára írva, a nyomtatott szabály szavai nélkül.

name = Nap és Hold
tagline = Két sor, öt-öt fogyatkozás és egy pasziánsz, amelyet a többiek megzavarnak
credits = Nap és Hold (Sonne und Mond), Jacques Zeimet kártyajátéka, Johann Rüttinger képeivel; kiadó: Drei Hasen in der Abendsonne (2012).

## Cards

card = { $value ->
    [0] { $kind ->
        [sun] napfogyatkozás
       *[moon] holdfogyatkozás
      }
   *[other] { $kind ->
        [sun] nap
       *[moon] hold
      } { $value }{ $animal ->
        [1] { " " }(állat)
       *[0] { "" }
      }
  }

## What is asked now, and the rule behind it

phase-act = Tegyél le egy lapot, vagy vegyél le legalább öt lapot egy sorodból.
phase-follow = Állatot tettél le: tegyél le még egy lapot.
phase-last-turn = Már senki sem húz: tegyél le egy lapot, vagy vegyél le egy szakaszt.
phase-over = A játszma véget ért.

rule-act = Tegyél le egy lapot bármelyik sorba, a sajátodba vagy máséba (SM-39); vagy vedd le egy vagy több saját szakaszodat, amelyben legalább öt számkártya fekszik egymás mellett, az egyik vagy mindkét sorodból (SM-13, SM-17). Egy körben sosem mindkettőt. A kisebb szám a bal szélre, a nagyobb a jobb szélre kerül, vagy egy fogyatkozásra, ha a látható számok növekvők maradnak (SM-05). A fogyatkozás a saját fajtája bármelyik látható számkártyájára tehető (SM-09). Számkártyával hiányzó sort is kezdhetsz, akár más előtt (SM-04). Ha egyiket sem tudod megtenni, megsemmisíted magad: a kezedben lévő lapok és a saját soraid a dobópakliba kerülnek (SM-20).
rule-follow = Állat után ugyanabban a körben még egy lapot le kell tenned, újabb állat után megint (SM-23). Ha üres a kezed, előbb húzol. Ha egyetlen lap sem illik, megsemmisíted magad, akkor is, ha le tudnál venni egy szakaszt (SM-22); csak ha már nincs mit húzni, ér véget a köröd baj nélkül (SM-24).
rule-last-turn = A húzópakli és a dobópakli is elfogyott, és már senki sem húz. Aki nem tudott húzni, már nem játszik; a többiek sorban folytatják, amíg bárki tud lépni (SM-31): letesznek, levesznek, vagy ha egyik sem megy, megsemmisítik magukat. A levételhez nem kell kézben lévő lap (SM-32).
rule-over = Minden levett nap- és holdkártya egy pont, minden, ami a soraidban maradt, egy mínuszpont, a letakart is; a fogyatkozás nem számít (SM-34). A partnerek pontjai összeadódnak. A legtöbb pont nyer, egyenlőségnél közös a győzelem (SM-35).

## Moves

move-place = { $end ->
    [start] { $card }: új sor { $seat } előtt
    [left] { $card } balra, { $seat } sorába
   *[right] { $card } jobbra, { $seat } sorába
  }
move-place-you = { $end ->
    [start] { $card }: új sor magad előtt
    [left] { $card } balra, a sorodba
   *[right] { $card } jobbra, a sorodba
  }
move-cover = { $card }: { $place }. hely, { $seat } sora
move-cover-you = { $card }: { $place }. hely a sorodban
move-clear = levétel: { $parts } (S: napsor, M: holdsor, helyek szerint)
move-destruct = önmegsemmisítés: a kezedben lévő lapok és a saját soraid elvesznek

## What happened

event-dealt = { $seat } { $count } lapot kap.
event-dealt-own = { $seat } lapjai: { $cards }.
event-dealt-own-you = A lapjaid: { $cards }.
event-turn = { $turn }. kör: { $seat }.
event-turn-you = { $turn }. kör: te jössz.
event-drew = { $seat } { $count } lapot húz.
event-drew-own = { $seat } húzott lapjai: { $cards }.
event-drew-own-you = A húzott lapjaid: { $cards }.
event-shuffled = A húzópakli kiürült: a dobópakli megkeverve új húzópaklit ad, { $count } lappal.
event-placed = { $whose ->
    [own] { $end ->
        [start] { $seat } sort kezd maga előtt: { $card }.
        [left] { $seat } a saját sora bal szélére teszi: { $card }.
       *[right] { $seat } a saját sora jobb szélére teszi: { $card }.
      }
   *[other] { $end ->
        [start] { $seat } sort kezd { $seat_row } előtt: { $card }.
        [left] { $seat } a bal szélre teszi { $seat_row } sorában: { $card }.
       *[right] { $seat } a jobb szélre teszi { $seat_row } sorában: { $card }.
      }
  }
event-placed-you = { $whose ->
    [own] { $end ->
        [start] Sort kezdesz magad előtt: { $card }.
        [left] A saját sorod bal szélére teszed: { $card }.
       *[right] A saját sorod jobb szélére teszed: { $card }.
      }
   *[other] { $end ->
        [start] Sort kezdesz { $seat_row } előtt: { $card }.
        [left] A bal szélre teszed { $seat_row } sorában: { $card }.
       *[right] A jobb szélre teszed { $seat_row } sorában: { $card }.
      }
  }
event-placed-yours = { $end ->
    [start] { $seat } sort kezd előtted: { $card }.
    [left] { $seat } a sorod bal szélére teszi: { $card }.
   *[right] { $seat } a sorod jobb szélére teszi: { $card }.
  }
event-covered = { $whose ->
    [own] { $seat } letakar egy lapot a saját sorában: { $card_under } → { $card }.
   *[other] { $seat } letakar egy lapot { $seat_row } sorában: { $card_under } → { $card }.
  }
event-covered-you = { $whose ->
    [own] Letakarsz egy lapot a saját sorodban: { $card_under } → { $card }.
   *[other] Letakarsz egy lapot { $seat_row } sorában: { $card_under } → { $card }.
  }
event-covered-yours = { $seat } letakar egy lapot a sorodban: { $card_under } → { $card }.
event-animal = Állat: { $seat } még egy lapot tesz le.
event-animal-you = Állat: még egy lapot teszel le.
event-animal-forgiven = Az állat { $seat } utolsó lapja volt, és nincs mit húzni: a kör baj nélkül véget ér.
event-animal-forgiven-you = Az állat volt az utolsó lapod, és nincs mit húzni: a kör baj nélkül véget ér.
event-cleared = { $seat } levesz a { $kind ->
    [sun] napsorából
   *[moon] holdsorából
  }: { $cards }.
event-cleared-you = Leveszel a { $kind ->
    [sun] napsorodból
   *[moon] holdsorodból
  }: { $cards }.
event-destructed = { $count ->
    [0] { $seat } megsemmisíti magát, de nincs mit veszítenie.
   *[other] { $seat } megsemmisíti magát, és elveszti: { $cards }.
  }
event-destructed-you = { $count ->
    [0] Megsemmisíted magad, de nincs mit veszítened.
   *[other] Megsemmisíted magad, és elveszíted: { $cards }.
  }
event-end-phase = { $seat } nem tud húzni: mostantól senki sem húz, a többiek kijátsszák a lapjaikat.
event-end-phase-you = Nem tudsz húzni: mostantól senki sem húz, a többiek kijátsszák a lapjaikat.
event-ended = { $reason ->
    [bound] A megbeszélt számú kör lement: a játszma véget ért.
   *[played-out] Senkinek sincs több köre: a játszma véget ért.
  }
event-scored = { $seat }: { $cleared } levett lap, { $left } a sorokban maradt, összesen { $points } pont.
event-scored-you = { $cleared } lapot levettél, { $left } a sorokban maradt, összesen { $points } pont.

## Why a move was refused

refused-something-is-possible = Csak akkor semmisítheted meg magad, ha semmi más nem lehetséges: tegyél le egy lapot, vagy vegyél le egy szakaszt.
refused-place-another-card = Állat után még egy lapot le kell tenned; most nem vehetsz le.
refused-no-segment-there = Csak saját számkártyákat vehetsz le, legalább ötöt egymás mellől.
refused-whole-segments-only = Egy szakaszt csak egészben, az egyik végétől a másikig lehet levenni.
refused-row-is-there = Ez a sor már megvan: tegyél a széleire, vagy takarj le egy fogyatkozást.
written-row-is-there = Írj L vagy R betűt a szélekhez, # jelet és számot egy helyhez.
refused-row-is-not-there = Ez a sor még nincs meg: előbb kezdd el.
written-row-is-not-there = Írj * jelet, hogy elkezdd.
refused-start-your-own-row = Ebben a játszmában csak magad előtt kezdhetsz sort.
refused-team-has-that-row = Egy csapatnak fajtánként csak egy sora van, és ez a fajta a másik partneré.
refused-eclipse-covers-numbers = A fogyatkozásnak a saját fajtája egyik látható számkártyáját kell letakarnia.
refused-only-eclipses-are-covered = Számkártya csak fogyatkozást takarhat le.
refused-cover-from-the-side = Több egymás melletti fogyatkozás közül csak olyat lehet letakarni, amelyik számkártyával szomszédos.
refused-number-does-not-fit = Ez a szám oda nem illik: a látható számoknak balról jobbra növekedniük kell.
refused-only-eclipses-show = Ebben a sorban csak fogyatkozás látszik: a széleire semmit sem tehetsz, de bármelyik fogyatkozást letakarhatod.
refused-eclipse-blocks-end = Ebben a játszmában a sor szélén fekvő fogyatkozáson túlra semmit sem tehetsz.
refused-no-such-place = Ebben a sorban nincs ilyen hely.
refused-no-sun-open = Most nincs látható napkártya, amit letakarhatnál.
refused-no-moon-open = Most nincs látható holdkártya, amit letakarhatnál.
refused-number-fits-nowhere = Ez a szám most sehová sem illik: sem egy sor szélére, sem egy fogyatkozásra.

## Why a move is a good one

why-clears = Biztosan hoz neked { $points } pontot.
why-five = { $count } szám egymás mellett: ha senki sem zavar meg, a következő körödben leveheted őket.
why-five-partner = { $count } szám egymás mellett, ezeket { $seat } leveheti.
why-another-card = Az állat miatt ugyanebben a körben még egy lapot letehetsz.
why-starts-own = Olyan sort kezd, amelybe még { $room } játékban lévő szám illene.
why-lengthens-own = A sorod leghosszabb szakaszában most { $count } szám van egymás mellett.
why-repairs = Letakar egy fogyatkozást a sorodban: { $count } szám egymás mellett.
why-reopens = Megnyit egy sort a te oldaladon: még { $room } játékban lévő szám illene bele.
why-helps-partner = { $seat } sorába kerül, amely a te oldaladnak is számít.
why-breaks-five = Megtöri azt az ötöst, amelyet { $seat } levehetett volna.
why-eclipses-rival = Megszakítja { $seat } sorát.
why-closes-row = { $seat } sorába illő szám már senki másnál sem lehet, és húzni sem lehet ilyet.
why-narrows = { $seat } sorába mások már legfeljebb { $room } számot tehetnek.
why-burdens = { $seat } már semmit sem vehet le: ott ez a lap mínuszpont.
why-forced = Semmi más nem lehetséges.
why-gets-rid = Megszabadulsz a kezedben lévő lapoktól és az előtted fekvő { $count } mínuszponttól.

## The end

reason-played-out = Már nem volt mit húzni, és senkinek sincs több köre.
reason-bound = A megbeszélt számú kör lement.
level-points = pontok

## Options

option-deck = Pakli
option-deck-standard = nyomtatott számok, rekonstruált állatok
option-first_seat = Ki kezd
option-start_foreign_row = Más előtt is lehet sort kezdeni
option-eclipse_blocks_end = A sor szélén fekvő fogyatkozáson túlra semmi sem tehető
option-covered_score = A levett szakasz letakart lapjai is pontot érnek
option-partial_clear = Egy szakasz része is levehető
option-voluntary_self_destruct = Önkéntes önmegsemmisítés
option-voluntary_self_destruct-never = soha
option-voluntary_self_destruct-end_phase = a záró szakaszban
option-voluntary_self_destruct-always = bármelyik körben
option-animal_without_pile = Állat utolsó lapként, ha nincs mit húzni
option-animal_without_pile-end_turn = baj nélkül véget vet a körnek
option-animal_without_pile-self_destruct = önmegsemmisítést jelent
option-refill_across_shuffle = Ha a húzópakliban kevés a lap, az újból kell továbbhúzni
option-turn_cap = Legfeljebb ennyi kör
option-trigger_may_clear = Aki nem tudott húzni, még levehet
option-end_phase = Ha már nincs mit húzni
option-end_phase-play_out = a többiek addig játszanak, amíg bárki tud lépni
option-end_phase-one_round = a többieknek még egy-egy köre van
option-minus_visible_only = A sorokban maradt letakart lapok nem mínuszpontok
option-fixed_after_first = A partnerek sorfajtája az egész játszmára rögzül
option-team_clear = A partner sora is levehető

## Words at the table

label-turn = Kör
label-sun = Nap
label-moon = Hold
label-cleared = Levett
label-in-play = A sorokban
label-partner = partner: { $seat }
label-no-drawing = már senki sem húz

## The rules on one page

rules-goal = Vegyél le minél több nap- és holdkártyát az előtted fekvő sorokból, és a végén minél kevesebb maradjon ott.
rules-cards = 68 lap: napok 1-től 29-ig, holdak 1-től 29-ig, öt nap- és öt holdfogyatkozás szám nélkül. Egyes napokon és holdakon állat látható. Hogy melyiken, az a szabálykönyvből nem derül ki: nálunk mindkét fajtában a 3, 7, 11, 15, 19, 23 és 27; akinek megvannak a nyomtatott lapok, saját paklifájlt használhat helyette (SM-01).
rules-setup = Keverjetek össze minden lapot, mindenki ötöt kap; a többi a húzópakli. Ketten és hárman mindenki magáért játszik. Négyen a szemben ülők partnerek: kettejüknek együtt csak egy napsora és egy holdsora lehet.
rules-play =
    1. Ha a köröd elején üres a kezed, öt lapot húzol, vagy annyit, amennyi a húzópakliban maradt. Ha a húzópakli üres, a dobópakli megkeverve újat ad.
    2. Ezután vagy leteszel egy lapot, vagy leveszel; sosem mindkettő.
    3. A számok balról jobbra nőnek, hézag lehet. Lapot a sor szélére tehetsz, a lapok közé soha. Saját és mások sorait is használhatod, és hiányzó sort bárki előtt kezdhetsz.
    4. A fogyatkozás a saját fajtája egy számkártyáját takarja le, és megszakítja a sort. Fogyatkozásra olyan szám tehető, amely a látható számok közé illik; több egymás melletti közül csak olyanra, amelyik számkártyával szomszédos.
    5. Állat után ugyanabban a körben még egy lapot le kell tenned. Ha az volt az utolsó lapod, előbb húzz ötöt.
    6. Egy vagy több saját szakaszt vehetsz le, amelyben legalább öt számkártya van fogyatkozás nélkül. Minden ott fekvő lap, a letakart is, a pontpaklidba kerül; a maradék összezár.
    7. Ha sem letenni, sem levenni nem tudsz, vagy állat után nincs illő lapod, megsemmisíted magad: a kezedben lévő lapok és a saját soraid a dobópakliba kerülnek.
rules-end = Ha valakinek húznia kellene, de sem a húzópakliban, sem a dobópakliban nincs lap, onnantól senki sem húz. A többiek sorban folytatják, amíg bárki tud lépni. Minden levett nap- és holdkártya egy pont, minden, ami a saját sorokban maradt, egy mínuszpont, a fogyatkozás nem számít. A partnerek pontjai összeadódnak. A legtöbb pont nyer; egyenlőségnél közös a győzelem.
rules-variants = Beállítható: csak saját sor kezdhető, a fogyatkozás lezárja a sor szélét, szakasz részének levétele, önkéntes önmegsemmisítés, a letakart lapok másféle számítása, másféle húzás és befejezés, rögzített sorfajták a partnereknek és a partner sorának levétele.

## At the page’s table

page-all-rows = Minden játékos sorai
page-row = { $seat }: { $kind ->
    [sun] napsor
   *[moon] holdsor
  }
page-row-you = A te { $kind ->
    [sun] napsorod
   *[moon] holdsorod
  }
page-no-row = { $seat }: { $kind ->
    [sun] még nincs napsor
   *[moon] még nincs holdsor
  }
page-no-row-you = { $kind ->
    [sun] Még nincs napsorod
   *[moon] Még nincs holdsorod
  }
page-start = új sor
page-start-at = { $seat } elé
page-start-at-you = magad elé
page-would-minus = { $seat } mínuszpontot kapna
page-would-five = { $seat } sorában { $count } lenne egymás mellett
page-would-break = szétszakítana { $count } egymás melletti lapot { $seat } sorában
page-would-interrupt = megszakítaná { $seat } sorát
page-animal-again = Állat: utána még egy lapot teszel le
page-under = Alatta: { $cards }.
page-fits = Ide illik: { $cards }.
page-fits-none = Most egyik lapod sem illik ide.
page-score = levett { $cleared } · sorokban { $minus ->
    [0] 0
   *[other] −{ $minus }
  }
page-totals = Pontok, ha most lenne vége
page-total = { $points } pont
page-tied = { $kind ->
    [sun] csak napsor
   *[moon] csak holdsor
  }
page-follows = még egy lapot tesz le
page-trigger = nem tudott húzni
page-actions = Lap nélkül
page-part = { $kind ->
    [sun] napok
   *[moon] holdak
  } { $first }–{ $last }
page-clear = Levétel: { $parts } ({ $count } lap)
page-clear-more = Még { $count } lehetőség
page-clear-part = Csak egy rész ebből: { $part }
page-run = { $seat } levesz { $count } egymás melletti { $kind ->
    [sun] napot
   *[moon] holdat
  }!
page-run-you = Leveszel { $count } egymás melletti { $kind ->
    [sun] napot
   *[moon] holdat
  }!
page-gained = { $seat }: +{ $count }
page-gained-you = Te: +{ $count }
page-must-destruct = Egyik lapod sem illik sehová.
page-destruct = Önmegsemmisítés: a kezedben lévő lapok és a saját soraid elvesznek
page-destruct-nothing = { $seat } egyik lapja sem illik sehová.
page-destruct-nothing-you = Egyik lapod sem illik sehová.
page-destruct-animal = { $seat } az állat után nem tud másik lapot letenni.
page-destruct-animal-you = Az állat után nem tudsz másik lapot letenni.
page-loses = { $seat } megsemmisíti magát: { $count } lap a dobópakliba kerül.
page-loses-you = Megsemmisíted magad: { $count } lap a dobópakliba kerül.
