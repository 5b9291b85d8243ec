### Gra roku. A Lunasol számára írva, a nyomtatott szabály mondatai nélkül.

name = Gra roku
tagline = Gyűjts össze egy egész évet, minden jelképből egyet
credits = Gra roku („Az év játéka”), Reiner Knizia kártyajátéka, kiadta a Nasza Księgarnia (2023).

## Lapok

card = { $symbol ->
    [stork] gólya
    [flower] virág
    [bee] méhecske
    [sun] nap
    [ball] labda
    [ice-cream] fagylalt
    [pumpkin] sütőtök
    [squirrel] mókus
    [leaf] falevél
    [tree] karácsonyfa
    [snowman] hóember
   *[snowflake] hópehely
  } { $points }

## Mi a kérdés most, és melyik szabály szerint

phase-choose-start = Válaszd ki a következő évszak kezdőlapját.
phase-choose = Válassz a kezedből egy lapot, képpel lefelé.
phase-place = Tedd le a lapodat az asztal közepére.
phase-take = Vegyél el egy lapot a betelt sorból.
phase-file = Ez a jelkép már megvan neked: cserélj, vagy tedd félre az új lapot.
phase-bonus = Egy évszak teljes: használd fel a jutalomlapodat.
phase-refill = Tedd le a lapot, amellyel a sor újrakezdődik.
phase-over = A játszma véget ért.

rule-choose-start = A kezdő játékos minden évszakból választ egy lapot, tavasztól télig; ezek az asztal átlójában fekszenek (GR-03, GR-04). Ezután megkeveritek a többi 68 lapot.
rule-choose = Mindenki titokban választ egy lapot a kezéből, aztán egyszerre felfordítjátok őket. A legtöbb pontot érő lap kezd (egyenlőségnél a későbbi évszak, majd a nagyobb jelkép); a többiek az óramutató járása szerint következnek (GR-30). Visszavonhatod a választásodat, amíg nem választott mindenki.
rule-place = A lap az évszaka oszlopának egyik üres mezőjére kerül. A nehezebb változatban bármelyik oszlopba kerülhet, de bal vagy jobb oldalával egy másik laphoz kell érnie, és az évszakoknak követniük kell egymást (GR-24, GR-26). Amit le lehet tenni, azt le kell tenni (GR-06); amit nem, azt félre kell tenni, és egy pont levonással jár. Utána mindkét esetben húzol egy lapot (GR-07).
rule-take = A sor negyedik lapja megszakítja a lerakást (GR-09). Aki letette, elsőként vesz el egy lapot a sorból, aztán a többiek az óramutató járása szerint; mindenkinek el kell vennie egyet, akár akarja, akár nem (GR-10). Az a jelkép, amely még nincs meg neked, az évedbe kerül.
rule-file = Az évedben minden jelkép csak egyszer lehet. Ha az új lap többet ér, kicserélheted vele a régit; ekkor a régi kerül félre (GR-11, GR-12). Különben az újat teszed félre. A végén minden félretett lap egy pont levonással jár (GR-21).
rule-bonus = Egy évszak harmadik jelképéért azonnal megkapod a húzópakli felső lapját (GR-15). Tedd az évedbe, ha új a jelképe, cseréld be, ha többet ér, vagy tedd a dobozba; az itt kicserélt lap a dobozba kerül, levonás nélkül (GR-12). Ha a jutalom egy újabb évszakot tesz teljessé, azért is jár jutalom, hacsak a játszma beállítása mást nem mond (GR-14).
rule-refill = Aki utolsóként vett el lapot, a húzópakli felső lapját a kiürült sor bármelyik mezőjére teszi (nehezebb változat; GR-D6).
rule-over = Csak a tavasztól télig teljes sorok számítanak, bennük minden évszak legjobb lapjaival (GR-20); minden félretett lap egy pont levonással jár. A legtöbb pont nyer, egyenlőségnél a kevesebb félretett lap, különben közös a győzelem.

## Lépések

move-start = kezdőlap: { $card }
move-choose = { $card } kijátszása
move-place = { $card } – { $row }. sor, { $column }. oszlop
move-take = { $card } elvétele
move-swap = csere
move-aside = félretétel
move-add = az évbe
move-box = a dobozba
move-refill = { $row }. sor, { $column }. oszlop

## Mi történt

event-start-chosen = { $seat } kezdőlapot választ: { $card }.
event-start-chosen-you = Kezdőlapot választasz: { $card }.
event-start-cards = Kezdettől az asztalon: { $cards }.
event-dealt = { $seat } { $count } lapot kap.
event-dealt-own = { $seat } ezeket kapja: { $cards }.
event-dealt-own-you = Ezeket kapod: { $cards }.
event-round = { $round }. forduló. { $count ->
    [0] A húzópakli üres.
   *[other] A húzópakliban még { $count } lap van.
  }
event-neutral = Semleges lap: { $card } – { $row }. sor, { $column }. oszlop.
event-neutral-boxed = Semleges lap: { $card } – sehová sem illik, a dobozba kerül.
event-neutral-missing = A húzópakli üres: most nincs semleges lap.
event-chosen = { $seat } választott.
event-chosen-own = { $seat } ezt választotta: { $card }.
event-chosen-own-you = Ezt választottad: { $card }.
event-taken-back = { $seat } visszavonja a választását.
event-taken-back-you = Visszavonod a választásodat.
event-revealed = Felfordítva: { $cards }.
event-starter = { $seat } tesz le elsőként: { $card }.
event-starter-you = Te teszel le elsőként: { $card }.
event-placed = { $seat } leteszi: { $card } – { $row }. sor, { $column }. oszlop.
event-placed-you = Leteszed: { $card } – { $row }. sor, { $column }. oszlop.
event-set-aside = { $seat } nem tudja letenni, ezért félreteszi: { $card }.
event-set-aside-you = Nem tudod letenni, ezért félreteszed: { $card }.
event-drew = { $seat } húz egy lapot.
event-drew-own = { $seat } ezt húzza: { $card }.
event-drew-own-you = Ezt húzod: { $card }.
event-row-full = { $row }. sor: betelt. Mindenki elvesz egy lapot.
event-took = { $seat } elveszi: { $card }.
event-took-you = Elveszed: { $card }.
event-added = { $seat } az évébe teszi: { $card }.
event-added-you = Az évedbe teszed: { $card }.
event-swapped = { $seat } cserél: az évbe { $card }, félre { $card_old }.
event-swapped-you = Cserélsz: az évbe { $card }, félre { $card_old }.
event-put-aside = { $seat } félreteszi: { $card }.
event-put-aside-you = Félreteszed: { $card }.
event-season = { $seat } évszaka teljes: { $season ->
    [spring] tavasz
    [summer] nyár
    [autumn] ősz
   *[winter] tél
  }.
event-season-you = Teljes egy évszakod: { $season ->
    [spring] tavasz
    [summer] nyár
    [autumn] ősz
   *[winter] tél
  }.
event-twelfth = { $seat } éve teljes: tizenkét lap.
event-twelfth-you = Teljes az éved: tizenkét lap.
event-bonus = { $seat } jutalomlapja: { $card }.
event-bonus-you = A jutalomlapod: { $card }.
event-bonus-swapped = { $seat } cserél: az évbe { $card }, a dobozba { $card_old }.
event-bonus-swapped-you = Cserélsz: az évbe { $card }, a dobozba { $card_old }.
event-bonus-boxed = { $seat } a dobozba teszi a jutalomlapot: { $card }.
event-bonus-boxed-you = A dobozba teszed a jutalomlapot: { $card }.
event-bonus-missing = A húzópakli üres: nincs jutalomlap.
event-row-boxed = A sor maradéka a dobozba kerül: { $cards }.
event-refill-drawn = { $seat } lapot fordít fel az üres sorhoz: { $card }.
event-refill-drawn-you = Lapot fordítasz fel az üres sorhoz: { $card }.
event-refilled = A sor újrakezdődik: { $card } – { $row }. sor, { $column }. oszlop.
event-refill-missing = A húzópakli üres: a sor üresen marad.
event-pile-used-up = Lapot kellene húzni, de a húzópakli üres: a játszma véget ér.
event-scored = { $seat }: { $points } pont a teljes sorokért ({ $rows }), mínusz { $aside } a félretett lapokért, összesen { $score }.
event-scored-you = A te pontjaid: { $points } a teljes sorokért ({ $rows }), mínusz { $aside } a félretett lapokért, összesen { $score }.

## Miért nem szabad a lépés

refused-choose-a-start-card-now = Most kezdőlapot kell választanod.
written-choose-a-start-card-now = Írd be, hogy start, és utána a lapot.
refused-another-season-now = A kezdőlapokat sorrendben kell kiválasztani: tavasz, nyár, ősz, tél.
refused-choose-a-card-now = Most a kezedből kell lapot választanod.
written-choose-a-card-now = Csak a lapot írd be.
refused-place-your-card-now = Most a lapodat kell letenned.
written-place-your-card-now = Írd be a lapot, a @ jelet, a sort és az oszlopot.
refused-not-the-card-you-turned-up = Nem ezt a lapot fordítottad fel.
refused-cell-is-taken = Azon a mezőn már fekszik egy lap.
refused-wrong-column = Minden évszaknak saját oszlopa van: tavasz 1, nyár 2, ősz 3, tél 4.
refused-no-card-beside-it = A lapnak bal vagy jobb oldalával egy másikhoz kell érnie.
refused-does-not-fit = Ez az évszak oda nem illik: az évszakoknak balról jobbra követniük kell egymást.
refused-take-a-card-now = Most a betelt sorból kell elvenned egy lapot.
written-take-a-card-now = Írj egy + jelet és a lapot.
refused-card-not-in-the-row = Ez a lap nincs a betelt sorban.
refused-swap-or-aside-now = Ez a jelkép már megvan neked: cseréld ki a lapokat, vagy tedd félre az újat.
written-swap-or-aside-now = Írd be: swap vagy aside.
refused-swap-needs-more-points = Cserélni csak több pontot érő lapra lehet.
refused-symbol-is-owned = Ez a jelkép már benne van az évedben.
refused-no-card-to-swap = Nincs ilyen jelképű lapod, amit kicserélhetnél.
refused-use-your-bonus-now = Most a jutalomlapodat kell felhasználnod.
written-use-your-bonus-now = Írd be: add, swap vagy box.
refused-refill-the-row-now = Most a sort kell újrakezdened.
written-refill-the-row-now = Írj egy @ jelet, a sort és az oszlopot.
refused-only-the-empty-row = A lapnak abba a sorba kell kerülnie, amelyik az imént kiürült.

## Miért jó egy lépés

why-ends-ahead = Ez az éved tizenkettedik lapja, és te vezetsz.
why-completes-row = Teljessé teszi az éved { $rows }. sorát.
why-completes-season = Teljessé tesz egy évszakot az évedben.
why-rarest-season = Ebből az évszakból van a legkevesebb lap az évedben.
why-new-symbol = Új jelkép az évedbe.
why-denies = A sor lapjai közül ezt tudná a legjobban használni { $seat }.
why-least-harm = Mindegyik jelkép megvan már, de az egyik lapot el kell venned.
why-more-points = Több pont egy jelképért, amely már megvan.
why-not-needed = Ez a jelkép már több ponttal megvan neked.
why-box = A dobozban a lap semmibe sem kerül.
why-fills-row = Megtölti a sort: te veszel el lapot elsőként.
why-safe-now = Utánad ebben a fordulóban senki sem töltheti meg ezt a sort.
why-far-from-full = A sor még messze van attól, hogy beteljen.
why-can-fill = Megtölthet egy sort, és akkor te veszel el lapot elsőként.
why-few-points = Kevés pontot visz az asztalra.
why-no-simple-reason = Ennek a lépésnek nincs egyszerű oka.

## A vége

reason-twelfth-card = Valakinek tizenkét lap van az évében.
reason-pile-used-up = Lapot kellett volna húzni, de a húzópakli üres volt.
level-points = pontok
level-fewer-aside = kevesebb félretett lap

## Beállítások

option-deck = Pakli
option-deck-standard = a nyomtatott lapok
option-first_seat = Ki rakja ki a kezdőlapokat
option-start_cards = Kezdőlapok
option-start_cards-choose = a kezdő játékos választja
option-harder = Nehezebb változat: szabad oszlopok, illeszkedő szomszédok
option-cyclic = Nehezebb változat: a tél jobb oldalán tavasz is lehet
option-draw_before_take = Húzás a betelt sor lapjainak elvétele előtt
option-bonus_chain = Jutalomlapért is járhat újabb jutalom
option-final_bonus = A tizenkettedik lapért is járhat jutalom
option-finish_take = A tizenkettedik lap után a többiek még elvesznek egyet
option-end_on = Az üres húzópakli véget vet a játszmának
option-end_on-any_draw = bármilyen húzásnál
option-end_on-hand_draw_only = csak ha egy játékos kézbe húz

## Szavak az asztalnál

label-spring = Tavasz
label-summer = Nyár
label-autumn = Ősz
label-winter = Tél
label-revealed = Felfordítva
label-on-its-way = Most
label-aside = Félretéve
label-points = Pontok
label-box = A dobozban

## A szabályok egy oldalon

rules-goal = Állítsd össze a legjobb évet: legfeljebb tizenkét lapot, mindegyiket más jelképpel. A lapokat azokból a sorokból veszed el, amelyeket közösen töltötök meg az asztal közepén. Az évedben csak a tavasztól télig teljes sorok számítanak, és minden lap, amelyet nem tudsz használni, egy pont levonással jár.
rules-cards = 72 lap, évszakonként 18. Minden évszaknak három jelképe van, itt a legnagyobbtól a legkisebbig: gólya, virág, méhecske; nap, labda, fagylalt; sütőtök, mókus, falevél; karácsonyfa, hóember, hópehely. Minden jelkép egyszer szerepel minden pontszámmal 0 és 5 között (GR-01).
rules-setup = Kettő–négy játékosnak. Évszakonként egy lap jelöli ki a négy sorból és négy oszlopból álló négyzetet: a tavasz bal felül, a tél jobb alul fekszik. A többi lapot keverjétek meg, és osszatok mindenkinek négyet; a maradék a húzópakli.
rules-play =
    1. Mindenki titokban választ egy lapot, és egyszerre felfordítjátok őket. A legtöbb pontot érő lap kezd (egyenlőségnél a későbbi évszak, majd a nagyobb jelkép); a többiek az óramutató járása szerint következnek.
    2. Ebben a sorrendben mindenki leteszi a lapját az évszaka oszlopának egy üres mezőjére. Ha ott nincs üres mező, félre kell tennie. Utána mindkét esetben húz egy új lapot.
    3. Amint egy sorban négy lap fekszik, mindenki elvesz egyet közülük, elsőként az, aki a negyediket letette, aztán a többiek az óramutató járása szerint. A maradék a dobozba kerül, a húzópakli felső lapja pedig újrakezdi a sort az évszaka oszlopában. Aztán folytatódik a lerakás.
    4. Az elvett lap az évedbe kerül, ha a jelképe új. Ha a jelkép már megvan, a két lap egyikét félre kell tenned: a régit csak akkor, ha az új többet ér.
    5. Egy évszak harmadik jelképéért jutalomlap jár a húzópakliból: tedd az évedbe, cseréld be egy kevesebbet érő azonos jelképű lapért, vagy tedd a dobozba.
rules-end = A játszma azonnal véget ér, ha valakinek tizenkét lap van az évében (az utolsóért járó jutalom után), vagy ha lapot kellene húzni, de a húzópakli üres. Adjátok össze a teljes sorok pontjait, bennük minden évszak legjobb lapjaival, és minden félretett lapért vonjatok le egyet. A legtöbb pont nyer, egyenlőségnél a kevesebb félretett lap, különben közös a győzelem.
rules-variants = Ketten játszva minden választás előtt egy semleges lap kerül a húzópakliból az első szabályos mezőre felülről, de sosem egy sor negyedik lapjaként. Nehezebb változat: az oszlopok szabadok, de a lapnak bal vagy jobb oldalával egy másikhoz kell érnie, és jobbra mindig a következő évszak áll (a tél után a tavasz); aki utolsóként vett el lapot, bármelyik mezőn újrakezdi a sort. Beállítható még: választott kezdőlapok, húzás az elvétel előtt, a jutalomlap nem hoz újabb jutalmat, a tizenkettedik lapért nem jár jutalom, a tizenkettedik lap után a többiek még elvesznek egyet, és az üres húzópakli csak kézbe húzásnál vet véget a játszmának.

## Az oldal asztalánál

page-square = Az asztal közepe
page-stack = { $name }: { $count } lap
page-begins = { $why ->
    [points] Ez a lap éri a legtöbb pontot.
    [season] Ugyanannyi pont, de későbbi évszak.
   *[symbol] Ugyanannyi pont, ugyanaz az évszak, de nagyobb jelkép.
  } { $way ->
    [clockwise] Utána az óramutató járása szerint megy tovább.
   *[across] { "" }
  }
page-take-order = Elsőként { $seat } vesz el lapot{ $way ->
    [clockwise] , aztán a többiek az óramutató járása szerint
   *[across] { "" }
  }.
page-take-order-you = Elsőként te veszel el lapot{ $way ->
    [clockwise] , aztán a többiek az óramutató járása szerint
   *[across] { "" }
  }.
page-no-place = { $season ->
    [spring] A tavasz oszlopa betelt.
    [summer] A nyár oszlopa betelt.
    [autumn] Az ősz oszlopa betelt.
    [winter] A tél oszlopa betelt.
   *[any] Egyetlen illő lap mellett sincs szabad mező.
  }
page-row-done = { $seat }: teljes az év { $row }. sora, +{ $points } pont
page-row-done-you = Teljes az éved { $row }. sora, +{ $points } pont
page-year-of = { $seat } éve
page-year-of-you = A te éved
page-open-year = { $seat } éve nagyobban
page-missing = hiányzik: { $symbol ->
    [stork] gólya
    [flower] virág
    [bee] méhecske
    [sun] nap
    [ball] labda
    [ice-cream] fagylalt
    [pumpkin] sütőtök
    [squirrel] mókus
    [leaf] falevél
    [tree] karácsonyfa
    [snowman] hóember
   *[snowflake] hópehely
  }
page-row-sum = Az év { $row }. sora teljes, pontjai: { $points }
page-points = { $points } pont
page-progress = { $count } a 12-ből
page-season-progress = { $season ->
    [spring] tavasz
    [summer] nyár
    [autumn] ősz
   *[winter] tél
  }: { $count } a 3-ból
page-round = { $round }. forduló
page-rows = Sorok: { $rows }
page-aside = Félretéve: { $count }
page-aside-costs = Félretéve: { $count } (laponként egy pont levonás)
page-takes-number = { $number }. a lapelvétel sorrendjében
page-placed-as = { $number }. a sorban: { $card }
page-clockwise = az óramutató járása szerint
page-face-down = Képpel lefelé
page-out-of-play = A dobozban
page-lay-down = Letétel képpel lefelé: { $card }
page-lies = Képpel lefelé: { $card }
page-new-card = Új
page-in-year = Az évedben
page-note-file = A kettő közül az egyiket félreteszed, és ez egy pont levonással jár.
page-note-bonus = Amit nem tartasz meg, a dobozba kerül, levonás nélkül.
