### NOX. A Lunasol számára írva; a nyomtatott szabály szavait nem használja.

name = NOX
tagline = Töltsd meg a ládádat, rontsd el a többiekét, és tartsd meg mindhárom színt
credits = NOX, Steffen Brückner kártyajátéka Olivier és Sandra Freudenreich rajzaival, kiadta a HUCH! & friends (2012).

## Lapok

card = { $colour ->
    [blue] kék
    [green] zöld
    [turquoise] türkiz
   *[orange] narancs
  } { $value }

## Mi a teendő most, és melyik szabály szerint

phase-play = Játssz ki egy lapot bármelyik ládába.
phase-choose-top = Két kupacod egyesül: válaszd ki, melyik lap kerüljön felülre.
phase-over = A játszma véget ért.

rule-play = Játssz ki egy lapot a kezedből a saját vagy bárki más ládájába (NX-09). Vagy új kupacot nyitsz vele, vagy egy azonos színű kupacra teszed, bármilyen értékű is (NX-08). Ha egy ládában két kupac ugyanazt az értéket mutatja, azonnal egyesülnek (NX-13). Ezután húzol egy lapot. Ha egy ládában hat kupac van, a forduló rögtön véget ér (NX-15); passzolni nem lehet (NX-25).
rule-choose-top = A ládádban két kupac ugyanazt az értéket mutatja különböző színben. Egyesülnek, és ebben a játszmában a láda gazdája dönti el, melyik lap legyen felül (NX-12).
rule-over = A legmagasabb összpontszám nyer, akkor is, ha többen elérték a célt (NX-21). Egyenlőségnél közös a győzelem, hacsak nem egyeztetek meg ráadásfordulóban (NX-22).

## Lépések

move-extend = { $card }: új kupac, { $seat } ládája
move-extend-you = { $card }: új kupac a ládádban
move-cover = { $card }: { $pile }. kupac, { $seat } ládája
move-cover-you = { $card }: { $pile }. kupac a ládádban
move-top = { $card } felülre

## Mi történt

event-round = { $round }. forduló: minden lapot újrakeverünk, { $seat } kezd.
event-round-you = { $round }. forduló: minden lapot újrakeverünk, te kezdesz.
event-dealt = { $seat } { $count } lapot kap.
event-dealt-own = { $seat } lapjai: { $cards }.
event-dealt-own-you = A lapjaid: { $cards }.
event-extended = { $whose ->
    [own] { $seat } letesz egy lapot: { $card }.
   *[other] { $seat } letesz egy lapot { $seat_chest } ládájába: { $card }.
  }
event-extended-you = { $whose ->
    [own] Leteszel egy lapot: { $card }.
   *[other] Leteszel egy lapot { $seat_chest } ládájába: { $card }.
  }
event-extended-yours = { $seat } letesz egy lapot a ládádba: { $card }.
event-covered = { $whose ->
    [own] { $seat } letakar egy lapot: { $card_below } → { $card }.
   *[other] { $seat } letakar egy lapot { $seat_chest } ládájában: { $card_below } → { $card }.
  }
event-covered-you = { $whose ->
    [own] Letakarsz egy lapot: { $card_below } → { $card }.
   *[other] Letakarsz egy lapot { $seat_chest } ládájában: { $card_below } → { $card }.
  }
event-covered-yours = { $seat } letakar egy lapot a ládádban: { $card_below } → { $card }.
event-top-asked = { $seat } dönti el, melyik lap legyen felül.
event-top-asked-you = Te döntöd el, melyik lap legyen felül.
event-top-chosen = { $seat } ezt teszi felülre: { $card }.
event-top-chosen-you = Ezt teszed felülre: { $card }.
event-merged = { $seat_chest } ládájában két azonos értékű kupac egyesül ({ $value }), { $piles } kupac marad. Felül: { $card }.
event-merged-yours = A ládádban két azonos értékű kupac egyesül ({ $value }), { $piles } kupac marad. Felül: { $card }.
event-six-piles = { $seat_chest } ládájában hat kupac van: a forduló véget ért.
event-six-piles-yours = A ládádban hat kupac van: a forduló véget ért.
event-drew = { $seat } húz egy lapot.
event-drew-own = { $seat } húzott lapja: { $card }.
event-drew-own-you = A húzott lapod: { $card }.
event-pile-empty = A húzópakli elfogyott: húzás nélkül megy tovább a játék.
event-cards-used-up = Minden lapot kijátszottatok: a forduló véget ért.
event-scored = { $seat } { $points } pontot kap, így összesen { $total } pontja van.
event-scored-you = { $points } pontot kapsz, így összesen { $total } pontod van.
event-outscored = { $seat } ládája { $worth } pontot ér, de csak a forduló legjobb eredménye számít: marad { $total } pont.
event-outscored-you = A ládád { $worth } pontot ér, de csak a forduló legjobb eredménye számít: marad { $total } pont.
event-colours-missing = { $colours ->
    [0] { $seat } ládája üres
    [1] { $seat } ládája csak egy színt mutat
   *[2] { $seat } ládája csak két színt mutat
  }: nem jár pont, marad { $total }.
event-colours-missing-you = { $colours ->
    [0] A ládád üres
    [1] A ládád csak egy színt mutat
   *[2] A ládád csak két színt mutat
  }: nem jár pont, marad { $total }.
event-extra-round = A cél megvan, de az élen egyenlőség van: újabb forduló dönt.
event-ended = { $reason ->
    [bound] A megbeszélt számú forduló lement: a játszma véget ért.
   *[target-reached] Valaki elérte a célt: a játszma véget ért.
  }

## Miért jó egy lépés

why-wins-match = Lezárja a fordulót, és megnyered vele a játszmát, összesen { $total } ponttal.
why-ends-ahead = Lezárja a fordulót, amikor senki sem kap annyit, mint te: { $points } pont.
why-ends-round = { $points ->
    [0] Lezárja a fordulót, de neked nem hoz pontot.
   *[other] Lezárja a fordulót, és neked is hoz valamit: { $points } pont.
  }
why-all-colours = Most már mindhárom szín látszik: a ládád { $points } pontot ér.
why-new-colour = { $colours ->
    [1] Ez az első szín a ládádban.
   *[2] Ez a második szín a ládádban.
  }
why-new-pile = Még egy kupac a ládádban: plusz { $points } pont.
why-raises-own = Növeli a ládád értékét: plusz { $points } pont.
why-waits = Semmi olyat nem változtat, ami számít.
why-takes-colour = { $seat } elveszít egy színt: mindhárom nélkül a láda nem ér semmit.
why-holds-below-target = Amit { $seat } ládája mutat, már nem elég a célhoz.
why-merges-other = { $seat } ládájában két kupacból egy lesz: mínusz { $points } pont.
why-spoils-leader = Rontja a legértékesebb ládát ({ $seat }): mínusz { $points } pont.
why-spoils = Rontja { $seat } ládáját: mínusz { $points } pont.
why-keeps-colour = Látható marad egy szín, amely különben eltűnne a ládádból.
why-looks-best = Első látásra ez a legjobb, amit most tehetsz.
why-looks-worse = Első látásra egy másik lépés jobbnak tűnik.

## Miért nem lehetett ezt lépni

refused-play-a-card-now = Most nem kell felső lapot választani: játssz ki egy lapot, például így: G14>2 vagy G14>2.3.
refused-choose-the-top-now = Két kupac egyesül: előbb válaszd ki, melyik lap kerüljön felülre.
written-choose-the-top-now = Írd be a top szót és a lapot, például így: top G14.
refused-no-such-chest = Ott nem ül senki.
refused-no-such-pile = Abban a ládában nincs ilyen kupac.
refused-other-colour = Egy lap csak azonos színű kupacot takarhat le.
refused-empty-chest-too-late = Ebben a játszmában üres ládát csak a fordulóbeli első lépéseddel nyithatsz meg.

## A játszma vége

reason-target-reached = Valaki elérte a célt.
reason-bound = A megbeszélt számú forduló lement.
level-points = pontszám

## Beállítások

option-deck = Pakli
option-deck-six_per_value = nyomtatott pakli: minden érték hatszor, egy színben
option-deck-two_per_colour = minden érték kétszer minden színben
option-first_seat = Ki kezd
option-variant = Változat
option-variant-standard = alap: mindenki pontot ír
option-variant-brave = bátraknak: fordulónként csak a legjobbak írnak pontot
option-target = Ennyi pontig tart a játszma
option-target-auto = 150, bátraknak 100
option-empty_chest_only_first_turn = Üres ládát csak a fordulóbeli első lépéssel lehet megnyitni
option-merge_top = Mi kerül az egyesült kupac tetejére
option-merge_top-played = az éppen kijátszott lap
option-merge_top-owner_choice = a láda gazdája választ
option-extra_round = Ráadásforduló, ha az élen egyenlőség van
option-max_rounds = Legfeljebb ennyi forduló

## Szavak az asztalnál

label-chest = Láda
label-worth = Érték
label-total = Összesen
label-target = Cél
label-begins = Kezdő

## A szabályok egy oldalon

rules-goal = Több forduló alatt érj el 150 pontot, és legyen több pontod, mint bárki másnak. Egy forduló a ládád felső lapjainak értékét hozza, de csak akkor, ha mindhárom szín látszik.
rules-cards = 90 lap: 30 kék (Ramon), 30 zöld (Jack) és 30 narancs (Alphonse). Az 1 és 15 közötti értékek mindegyike egyetlen színhez tartozik, és hatszor fordul elő: kék 1, 4, 9, 11, 15; zöld 2, 5, 7, 12, 14; narancs 3, 6, 8, 10, 13. A szabálykönyv nem sorolja fel az értékeket; ismertetőkből származnak (NX-01).
rules-setup = Kettő–hat játékosnak. Minden fordulóban keverjetek meg minden lapot. Mindenki hármat kap, a többi a húzópakli. A ládák, vagyis a játékosok előtti helyek, üresek. A kezdő fordulóról fordulóra az óramutató járása szerint változik.
rules-play =
    1. Játssz ki egy lapot bármelyik ládába, a sajátodba vagy máséba. Nyiss vele új kupacot, vagy tedd egy azonos színű kupac felső lapjára; az értéke nagyobb vagy kisebb is lehet.
    2. Ha ekkor abban a ládában két kupac ugyanazt az értéket mutatja, azonnal egy kupaccá egyesülnek.
    3. Ha egy ládában ezután hat kupac van, a forduló rögtön véget ér, bárki töltötte is meg.
    4. Egyébként húzz egy lapot, és a következő játékos jön. Ha a húzópakli elfogyott, húzás nélkül játsszatok tovább, amíg minden lap el nem fogy.
rules-end = A forduló végén az kap pontot, akinek a felső lapjai mindhárom színt mutatják: annyit, amennyi ezek összege. A többiek semmit sem kapnak. Amint valakinek legalább 150 pontja van, a legmagasabb összpontszám nyer; egyenlőségnél közös a győzelem.
rules-variants = Bátraknak: fordulónként csak a legjobb eredményt írjátok fel (egyenlőségnél mindenki, akié a legjobb), és a cél 100 pont. Beállítható: 100, 150 vagy 200 pontos cél, másik pakli, üres láda csak az első saját lépéssel nyitható, egyesüléskor a láda gazdája választja a felső lapot, ráadásforduló egyenlőségnél és a fordulók legnagyobb száma.

## Az oldal asztalánál

page-nox-chests = Ládák
page-nox-then = A láda értéke ezután: { $worth }
page-nox-merges = Két kupac egyesül
page-nox-ends = Ezzel véget ér a forduló
page-nox-sixth = forduló vége
page-nox-colours = Látható színek
page-nox-blue = { $there ->
    [yes] Kék, Ramon
   *[no] Kék, Ramon: hiányzik
  }
page-nox-green = { $there ->
    [yes] Zöld, Jack
   *[no] Zöld, Jack: hiányzik
  }
page-nox-green-clear = { $there ->
    [yes] Türkiz, Jack
   *[no] Türkiz, Jack: hiányzik
  }
page-nox-orange = { $there ->
    [yes] Narancs, Alphonse
   *[no] Narancs, Alphonse: hiányzik
  }
page-nox-colour = { $colour ->
    [blue] kék
    [green] zöld
    [turquoise] türkiz
   *[orange] narancs
  }
page-nox-needs = kell még: { $colours }
page-nox-needs-all = még mindhárom szín kell
page-nox-lost = { $colour ->
    [blue] eltűnt a kék
    [green] eltűnt a zöld
    [turquoise] eltűnt a türkiz
   *[orange] eltűnt a narancs
  }
page-nox-piles = Láda: { $count } kupac a 6-ból
page-nox-buried = { $count ->
    [one] { $count } letakart lap
   *[other] { $count } letakart lap
  }
page-nox-below = Letakart lapok
page-nox-middle = A ládák között
page-nox-left = { $count ->
    [one] Húzópakli: { $count } lap
   *[other] Húzópakli: { $count } lap
  }
page-nox-round = { $round }. forduló
page-nox-starts = { $seat } kezd
page-nox-starts-you = Te kezdesz
page-nox-score = { $total } / { $target } pont
page-nox-sheet = Pontozólap
page-nox-no-round = Még egyetlen forduló sem ért véget.
page-nox-over = { $round }. forduló vége
page-nox-no-points = nem jár pont
page-nox-outscored = másé a legtöbb
