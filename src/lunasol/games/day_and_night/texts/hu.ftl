### Day & Night. A Lunasol számára írva, a nyomtatott szabály mondatai nélkül.

name = Day & Night
tagline = Találd el az ütőszínt, mielőtt lemegy a nap
credits = Day & Night, Andrea Mezzotero kártyajátéka, kiadta a Piatnik (2021).

## Lapok

card = { $colour ->
    [orange] narancs
    [blue] kék
    [pink] rózsaszín
    [gold] arany
    [turquoise] türkiz
    [maroon] bordó
   *[purple] lila
  } { $value }{ $stars ->
    [0] { " " }☾☀
    [1] { " " }★
    [2] { " " }★★
    [3] { " " }★★★
   *[4] { " " }★★★★
  }

## Mi a teendő most, és melyik szabály szerint

phase-choose-first = Válaszd ki az első lapodat, képpel lefelé.
phase-choose-second = Válaszd ki a második lapodat, képpel lefelé.
phase-take = Vegyél el egy lapot az asztalról.
phase-over = A játszma véget ért.

rule-choose-first = Mindenki titokban választ egy lapot a kezéből, aztán egyszerre felfordítjátok őket. Minden időszimbólum egyszer átfordítja az időkártyát, így kettő kioltja egymást (DN-08). Visszavonhatod a választásodat, amíg nem választott mindenki.
rule-choose-second = Mindenki letesz egy második lapot is, immár minden első lap és a belőlük adódó napszak ismeretében (DN-09). Nappal a legnagyobb összegű szín nyer az asztalon, éjjel a legkisebb összegű; az a szín, amely nincs az asztalon, nem versenyez (DN-11; beállítással éjjel nullát ér).
rule-take = Aki játszott ki lapot az ütőszínből, elvesz egy lapot, bármelyiket, amely felfordítva fekszik (DN-16; beállítással csak ütőszínűt). Nappal az kezd, akinek a legnagyobb az összege ebben a színben, éjjel az, akinek a legkisebb (DN-18). Egyenlőségnél az jön előbb, akinek kevesebb csillaga van; ha ez is egyforma, ezek a játékosok nem vesznek el lapot (DN-21; beállítással senki, akinek ugyanennyi az összege). Lapot elvenni kötelező, csillag nélkülit is (DN-17).
rule-over = A legtöbb csillag nyer, aztán a több összegyűjtött lap, különben közös a győzelem (DN-26).

## Lépések

move-choose = { $card } kijátszása
move-take = { $card } elvétele

## Mi történt

event-removed = { $count } lap látatlanul visszakerül a dobozba.
event-dealt = { $seat } { $count } lapot kap.
event-dealt-own = { $seat } lapjai: { $cards }.
event-dealt-own-you = A lapjaid: { $cards }.
event-round = { $last ->
    [yes] { $round }. forduló, ez az utolsó.
   *[no] { $round }. forduló.
  }
event-middle = Középen: { $card }.
event-time = { $symbols ->
    [one] Az időkártya átfordul
   *[other] Az időkártya { $symbols } alkalommal átfordul
  }: { $time ->
    [day] nappal
   *[night] éjjel
  } van.
event-chosen = { $seat } választott.
event-chosen-own = { $seat } választása: { $card }.
event-chosen-own-you = A választásod: { $card }.
event-taken-back = { $seat } visszavonja a választását.
event-taken-back-you = Visszavonod a választásodat.
event-played = { $seat } kijátszik egy lapot: { $card }.
event-played-you = Kijátszol egy lapot: { $card }.
event-colour = { $time ->
    [day] Nappal a legnagyobb összeg nyer
   *[night] Éjjel a legkisebb összeg nyer
  }. Az ütőszín { $colour ->
    [orange] a narancs
    [blue] a kék
    [pink] a rózsaszín
    [gold] az arany
    [turquoise] a türkiz
    [maroon] a bordó
   *[purple] a lila
  }, összege { $sum }.
event-no-colour = { $time ->
    [day] A legnagyobb összegben egyenlőség van
   *[night] A legkisebb összegben egyenlőség van
  }: senki sem vesz el lapot.
event-cancelled = Egyenlőség miatt nem vesz el lapot: { $seats }.
event-takers = Lapot vesz el, ebben a sorrendben: { $seats }.
event-nobody = Senki sem vesz el lapot.
event-took = { $seat } elvesz egy lapot: { $card }. Most { $stars } csillaga van.
event-took-you = Elveszel egy lapot: { $card }. Most { $stars } csillagod van.
event-discarded = { $count } lap a dobópakliba kerül.
event-drew = { $seat } { $count } lapot húz.
event-drew-own = { $seat } húzott lapjai: { $cards }.
event-drew-own-you = A húzott lapjaid: { $cards }.
event-over = A húzópakli nem elég még egy fordulóra: a játszma véget ért.

## Miért nem szabad ezt lépni

refused-take-a-card-now = Most el kell venned egy lapot az asztalról.
written-take-a-card-now = Írj egy + jelet és a lapot.
refused-choose-a-card-now = Most nem vehetsz el lapot: válassz egyet a kezedből.
refused-card-not-on-the-table = Ez a lap nem fekszik felfordítva az asztalon.
refused-only-the-winning-colour = Ebben a játszmában csak ütőszínű lapot vehetsz el.

## Miért jó egy lépés

why-most-stars = Az elvehető lapok közül egyiken sincs több csillag.
why-before-others = Elviszi a legtöbb csillagot, mielőtt { $seat } választhatna.
why-takes-lead = Ezzel egyedül vezetsz: { $stars } csillag.
why-stars = { $stars } csillagot hoz.
why-only-a-card = Csillagot nem hoz, de eggyel több összegyűjtött lap a végén egyenlőséget dönthet el.
why-highest-sum = A mostani állás szerint így { $colour ->
    [orange] a narancs
    [blue] a kék
    [pink] a rózsaszín
    [gold] az arany
    [turquoise] a türkiz
    [maroon] a bordó
   *[purple] a lila
  } összege a legnagyobb, és nappal az nyer.
why-lowest-sum = A mostani állás szerint így { $colour ->
    [orange] a narancs
    [blue] a kék
    [pink] a rózsaszín
    [gold] az arany
    [turquoise] a türkiz
    [maroon] a bordó
   *[purple] a lila
  } összege a legkisebb, és éjjel az nyer.
why-day-and-night = A mostani állás szerint így nappalra a legnagyobb, éjjelre a legkisebb összegben is benne vagy.
why-turns-time = { $time ->
    [day] Nappalra
   *[night] Éjjelre
  } fordítja az időt, és ez jó a színeidnek.
why-alone = A többiek közül még senki sem játszotta ki ezt a színt: { $colour ->
    [orange] narancs
    [blue] kék
    [pink] rózsaszín
    [gold] arany
    [turquoise] türkiz
    [maroon] bordó
   *[purple] lila
  }.
why-spoils = A mostani állás szerint e nélkül a lap nélkül { $colour ->
    [orange] a narancs
    [blue] a kék
    [pink] a rózsaszín
    [gold] az arany
    [turquoise] a türkiz
    [maroon] a bordó
   *[purple] a lila
  } nyerne, és csak mások vennének el lapot.
why-keeps-better = Kevésbe kerül: az erősebb lapjaid a kezedben maradnak a későbbi fordulókra.
why-nothing-to-save = Ez az utolsó forduló, már nincs mire tartogatni a lapokat.
why-chance = Esélyt ad, ha { $colour ->
    [orange] a narancs
    [blue] a kék
    [pink] a rózsaszín
    [gold] az arany
    [turquoise] a türkiz
    [maroon] a bordó
   *[purple] a lila
  } nyer.
why-choose-again = Így újra választhatsz.

## A vége

reason-pile-used-up = A húzópakli nem volt elég még egy fordulóra.
level-stars = csillagok
level-collected-cards = összegyűjtött lapok száma

## Beállítások

option-allow_two_players = Ketten is játszhatnak (a nyomtatott szabály nem mondja meg, hogyan)
option-deck = Pakli
option-deck-R1 = a mi rekonstrukciónk, színenként 52 csillaggal
option-deck-R2 = a mi rekonstrukciónk, színenként 48 csillaggal
option-first_seat = Ki fordítja fel a középső lapot (nincs jelentősége)
option-absent_colour = Éjjel az a szín, amely nincs az asztalon
option-absent_colour-ignored = nem versenyez
option-absent_colour-zero = nullát ér
option-take_from = Mely lapokat szabad elvenni
option-take_from-any = bármely felfordított lapot
option-take_from-winning_colour = csak az ütőszínt
option-end_rule = A játszma vége
option-end_rule-complete_round = ha a pakli nem elég még egy teljes fordulóra
option-end_rule-literal_extra = az utolsó lap után még egy forduló
option-end_rule-no_reveal = középső lapok nélkül, amíg a pakli el nem fogy
option-strict_tie = Egyenlőség a játékosok között
option-strict_tie-off = csak az marad ki, aki csillagban is egyenlő
option-strict_tie-all_equal_keys_cancel = két ilyen játékos miatt mindenki kimarad, akinek ugyanannyi az összege

## Szavak az asztalnál

label-time-day = Nappal
label-time-night = Éjjel
label-middle = Középen
label-collected = Összegyűjtve
label-stars = Csillag
label-removed = A dobozban

## A szabályok egy oldalon

rules-goal = Gyűjtsd össze a legtöbb csillagot. Minden fordulóban egy szín nyer: nappal az, amelyiknek a legnagyobb az összege az asztalon, éjjel az, amelyiknek a legkisebb. Aki ilyen színt játszott ki, lapot vesz el, a lapokon pedig csillagok vannak.
rules-cards = 108 lap narancs, kék, rózsaszín és lila színben, mindegyikből 27, 1-től 13-ig terjedő értékekkel. Egy lapon vagy egy–négy csillag van, vagy az időszimbólum. Hogy melyiken mi, az a szabálykönyvből nem derül ki: a mi paklink rekonstrukció, és akinek megvannak a nyomtatott lapok, saját paklifájlt használhat helyette (DN-02).
rules-setup = Három–öt játékosnak, beállítással kettőnek is. Nappal van. Keverjetek, és három játékosnál 33, négynél 16, ötnél 3 lapot (kettőnél 54-et) tegyetek vissza látatlanul a dobozba. Mindenki hét lapot kap; a többi a húzópakli.
rules-play =
    1. Fordítsátok fel a húzópakli legfelső lapját. Ha időszimbólum van rajta, a nappal azonnal éjjelre, az éjjel nappalra vált.
    2. Mindenki titokban választ egy lapot, és egyszerre felfordítjátok őket; minden időszimbólum egyszer átfordítja az időkártyát. Aztán ugyanez még egyszer, egy második lappal.
    3. Adjátok össze színenként az asztalon fekvő értékeket, a középső lapot is beleszámítva. Nappal a legnagyobb összeg nyer, éjjel a legkisebb; az a szín, amely nincs az asztalon, nem versenyez. Ha ebben két vagy több szín egyforma, senki sem vesz el semmit.
    4. Aki játszott ki lapot az ütőszínből, elvesz egy tetszőleges színű felfordított lapot, akár a középsőt. Nappal az kezd, akinek a saját lapjai ebben a színben a legnagyobb összeget adják, éjjel az, akinek a legkisebbet. Egyenlőségnél az jön előbb, akinek kevesebb csillaga van; ha ez is egyforma, ezek a játékosok nem vesznek el lapot.
    5. A többi lap a dobópakliba kerül. Mindenki két lapot húz. A napszak marad, ami volt.
rules-end = Ha a pakli már nem elég egy teljes fordulóra (egy középső lapra és fejenként két lapra), a most kezdődő forduló az utolsó; utána már senki sem húz. Ez három vagy négy játékossal nyolc, öttel hét forduló. A legtöbb csillag nyer, aztán a több összegyűjtött lap, különben közös a győzelem.
rules-variants = Beállítható: két játékos, másik pakli, a hiányzó színek éjjel nullát érnek, csak az ütőszín vehető el, a befejezés két másik olvasata, és szigorúbb szabály az egyenlőségekre.

## A weboldal asztalánál

page-dn-day = A legnagyobb összeg nyer
page-dn-night = A legkisebb összeg nyer
page-dn-symbol = nappal és éjjel között vált
page-dn-round = { $round }/{ $rounds }. forduló
page-dn-last-round = { $round }. forduló, az utolsó
page-dn-pile = Húzópakli: { $count } lap
page-dn-discard = Dobópakli: { $count } lap
page-dn-box = A dobozban: { $count } lap
page-dn-top = Legfelül: { $card }
page-dn-middle = A középen felfordított lap
page-dn-sums = A színek összege
page-dn-colour = { $colour ->
    [orange] narancs
    [blue] kék
    [pink] rózsaszín
    [gold] arany
    [turquoise] türkiz
    [maroon] bordó
   *[purple] lila
  }
page-dn-sum = { $colour ->
    [orange] narancs
    [blue] kék
    [pink] rózsaszín
    [gold] arany
    [turquoise] türkiz
    [maroon] bordó
   *[purple] lila
  }: { $sum }
page-dn-sum-leads = { $colour ->
    [orange] narancs
    [blue] kék
    [pink] rózsaszín
    [gold] arany
    [turquoise] türkiz
    [maroon] bordó
   *[purple] lila
  }: { $sum }, most ez vezet
page-dn-sum-wins = { $colour ->
    [orange] narancs
    [blue] kék
    [pink] rózsaszín
    [gold] arany
    [turquoise] türkiz
    [maroon] bordó
   *[purple] lila
  }: { $sum }, ez nyer
page-dn-nobody-played = Senki sem játszott ki { $colour ->
    [orange] narancs
    [blue] kék
    [pink] rózsaszín
    [gold] arany
    [turquoise] türkiz
    [maroon] bordó
   *[purple] lila
  } lapot, ezért senki sem vesz el semmit.
page-dn-takers = Az ütőszín: { $colour ->
    [orange] narancs
    [blue] kék
    [pink] rózsaszín
    [gold] arany
    [turquoise] türkiz
    [maroon] bordó
   *[purple] lila
  }. Lapot vesz el: { $names }
page-dn-order = { $place }. a lapelvétel sorrendjében
page-dn-collected = { $name }, összegyűjtve: { $count } lap
page-dn-face-down = Egy kiválasztott lap, képpel lefelé
page-dn-hand-left = Kézben maradt
page-dn-my-choice = A választásod, képpel lefelé: { $card }
page-dn-lay = Letétel ide, képpel lefelé: { $card }
