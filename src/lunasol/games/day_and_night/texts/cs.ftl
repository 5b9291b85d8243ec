### Day & Night. Napsáno pro Lunasol, bez vět z tištěných pravidel.

name = Day & Night
tagline = Uhodni vítěznou barvu, než zapadne slunce
credits = Day & Night, karetní hra, autor Andrea Mezzotero, vydal Piatnik (2021).

## Karty

card = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  } { $value }{ $stars ->
    [0] { " " }☾☀
    [1] { " " }★
    [2] { " " }★★
    [3] { " " }★★★
   *[4] { " " }★★★★
  }

## Co se teď žádá a podle kterého pravidla

phase-choose-first = Vyber si první kartu, lícem dolů.
phase-choose-second = Vyber si druhou kartu, lícem dolů.
phase-take = Vezmi si jednu kartu ze stolu.
phase-over = Partie skončila.

rule-choose-first = Každý si tajně vybere kartu z ruky a všechny se otočí najednou. Každý symbol času na nich jednou otočí časovou kartu, dva se tedy navzájem zruší (DN-08). Dokud nevybral poslední hráč, můžeš svou volbu vzít zpět.
rule-choose-second = Každý přidá druhou kartu a zná už přitom všechny první karty i denní dobu, kterou přinesly (DN-09). Ve dne vítězí barva s nejvyšším součtem na stole, v noci s nejnižším; barvy, které na stole neleží, nesoutěží (DN-11; volitelně platí v noci za nulu).
rule-take = Kdo zahrál vítěznou barvu, vezme si jednu kartu, kteroukoli z vyložených (DN-16; volitelně jen této barvy). Ve dne začíná nejvyšší vlastní součet v této barvě, v noci nejnižší (DN-18). Při shodě má přednost ten, kdo má méně hvězd; je-li i to stejné, tito hráči si neberou nic (DN-21; volitelně nikdo s tímto součtem). Vzít kartu je povinné, i bez hvězd (DN-17).
rule-over = Vyhrává nejvíce hvězd, pak nejvíce nasbíraných karet, jinak se o vítězství dělí (DN-26).

## Tahy

move-choose = zahrát: { $card }
move-take = vzít: { $card }

## Co se stalo

event-removed = { $count ->
    [one] { $count } karta se naslepo vrací do krabice.
    [few] { $count } karty se naslepo vracejí do krabice.
    [many] { $count } karty se naslepo vrací do krabice.
   *[other] { $count } karet se naslepo vrací do krabice.
  }
event-dealt = { $seat } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }.
event-dealt-own = { $seat } dostává: { $cards }.
event-dealt-own-you = Dostáváš: { $cards }.
event-round = { $last ->
    [yes] { $round }. kolo, poslední.
   *[no] { $round }. kolo.
  }
event-middle = Uprostřed: { $card }.
event-time = { $symbols ->
    [one] Časová karta se otáčí
   *[other] Časová karta se otáčí { $symbols }krát
  }: je { $time ->
    [day] den
   *[night] noc
  }.
event-chosen = { $seat } má vybráno.
event-chosen-own = { $seat } má vybráno: { $card }.
event-chosen-own-you = Máš vybráno: { $card }.
event-taken-back = { $seat } bere svou volbu zpět.
event-taken-back-you = Bereš svou volbu zpět.
event-played = { $seat } hraje: { $card }.
event-played-you = Hraješ: { $card }.
event-colour = { $time ->
    [day] Ve dne vítězí nejvyšší součet
   *[night] V noci vítězí nejnižší součet
  }: { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }, { $sum }.
event-no-colour = { $time ->
    [day] Nejvyšší součet má více barev
   *[night] Nejnižší součet má více barev
  }: kartu si nebere nikdo.
event-cancelled = Kvůli shodě si kartu neberou: { $seats }.
event-takers = Pořadí braní: { $seats }.
event-nobody = Kartu si nebere nikdo.
event-took = { $seat } si bere: { $card }. Teď má { $stars ->
    [one] { $stars } hvězdu
    [few] { $stars } hvězdy
    [many] { $stars } hvězdy
   *[other] { $stars } hvězd
  }.
event-took-you = Bereš si: { $card }. Teď máš { $stars ->
    [one] { $stars } hvězdu
    [few] { $stars } hvězdy
    [many] { $stars } hvězdy
   *[other] { $stars } hvězd
  }.
event-discarded = { $count ->
    [one] Odhazuje se { $count } karta.
    [few] Odhazují se { $count } karty.
    [many] Odhazuje se { $count } karty.
   *[other] Odhazuje se { $count } karet.
  }
event-drew = { $seat } si dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }.
event-drew-own = { $seat } si dobírá: { $cards }.
event-drew-own-you = Dobíráš si: { $cards }.
event-over = Balíček nestačí na další kolo: partie skončila.

## Proč byl tah odmítnut

refused-take-a-card-now = Teď si vezmi kartu ze stolu.
written-take-a-card-now = Napiš + a kartu.
refused-choose-a-card-now = Teď si kartu vzít nemůžeš: vyber kartu z ruky.
refused-card-not-on-the-table = Tato karta neleží na stole lícem nahoru.
refused-only-the-winning-colour = V této partii si smíš vzít jen kartu vítězné barvy.

## Proč je tah dobrý

why-most-stars = Žádná karta, kterou si můžeš vzít, nemá víc hvězd.
why-before-others = Bere nejvíc hvězd dřív, než si vybere { $seat }.
why-takes-lead = Dostane tě do čela před všechny ostatní: { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
    [many] { $stars } hvězdy
   *[other] { $stars } hvězd
  }.
why-stars = Přináší ti { $stars ->
    [one] { $stars } hvězdu
    [few] { $stars } hvězdy
    [many] { $stars } hvězdy
   *[other] { $stars } hvězd
  }.
why-only-a-card = Hvězdy nepřináší, ale o jednu nasbíranou kartu víc může na konci rozhodnout shodu.
why-highest-sum = Za současného stavu má pak nejvyšší součet { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  } a ten ve dne vítězí.
why-lowest-sum = Za současného stavu má pak nejnižší součet { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  } a ten v noci vítězí.
why-day-and-night = Za současného stavu máš pak nejvyšší součet pro den i nejnižší pro noc.
why-turns-time = Mění { $time ->
    [day] noc v den
   *[night] den v noc
  } a to tvým barvám svědčí.
why-alone = Z ostatních ještě nikdo nezahrál { $colour ->
    [orange] oranžovou
    [blue] modrou
    [pink] růžovou
    [gold] zlatou
    [turquoise] tyrkysovou
    [maroon] vínovou
   *[purple] fialovou
  }.
why-spoils = Bez této karty by za současného stavu zvítězila { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  } a brali by jen ostatní.
why-keeps-better = Stojí málo: silnější karty ti zůstávají v ruce na další kola.
why-nothing-to-save = Je poslední kolo, karty už není nač šetřit.
why-chance = Dává ti šanci, pokud zvítězí { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }.
why-choose-again = Můžeš si tak vybrat znovu.

## Konec

reason-pile-used-up = Balíček už nestačil na další kolo.
level-stars = hvězdy
level-collected-cards = počet nasbíraných karet

## Nastavení

option-allow_two_players = Smějí hrát i dva (tištěná pravidla neříkají jak)
option-deck = Sada karet
option-deck-R1 = naše rekonstrukce, v každé barvě 52 hvězd
option-deck-R2 = naše rekonstrukce, v každé barvě 48 hvězd
option-first_seat = Kdo otáčí kartu uprostřed (nic neovlivní)
option-absent_colour = Barva, která v noci neleží na stole
option-absent_colour-ignored = nesoutěží
option-absent_colour-zero = platí za nulu
option-take_from = Které karty se smějí brát
option-take_from-any = kterákoli vyložená karta
option-take_from-winning_colour = jen vítězná barva
option-end_rule = Konec partie
option-end_rule-complete_round = když balíček nestačí na celé další kolo
option-end_rule-literal_extra = ještě jedno kolo po poslední kartě
option-end_rule-no_reveal = bez karet uprostřed, dokud balíček nedojde
option-strict_tie = Shoda mezi hráči
option-strict_tie-off = naprázdno vyjdou jen hráči, kteří mají i stejně hvězd
option-strict_tie-all_equal_keys_cancel = dva takoví hráči vyřadí všechny se stejným součtem

## Slova u stolu

label-time-day = Den
label-time-night = Noc
label-middle = Uprostřed
label-collected = Nasbíráno
label-stars = Hvězdy
label-removed = V krabici

## Pravidla na jedné stránce

rules-goal = Nasbírej nejvíce hvězd. V každém kole vítězí jedna barva: ve dne ta s nejvyšším součtem na stole, v noci ta s nejnižším. Kdo ji zahrál, bere si karty, a na kartách jsou hvězdy.
rules-cards = 108 karet, oranžové, modré, růžové a fialové, od každé barvy 27, s hodnotami 1 až 13. Na kartě jsou buď jedna až čtyři hvězdy, nebo symbol času. Co je na které kartě, pravidla neříkají: naše sada je rekonstrukce, a máš-li tištěné karty, můžeš místo ní použít vlastní soubor (DN-02).
rules-setup = Pro tři až pět hráčů, volitelně pro dva. Je den. Zamíchejte karty a 33, 16 nebo 3 z nich (pro tři, čtyři nebo pět hráčů; pro dva 54) vraťte naslepo do krabice. Každý dostane sedm karet; zbytek je dobírací balíček.
rules-play =
    1. Otočte vrchní kartu balíčku. Je-li na ní symbol času, mění se ihned den v noc nebo noc v den.
    2. Každý si tajně vybere kartu a všechny se otočí najednou; každý symbol času jednou otočí časovou kartu. Pak totéž ještě jednou s druhou kartou.
    3. Sečtěte hodnoty každé barvy na stole, i s kartou uprostřed. Ve dne vítězí nejvyšší součet, v noci nejnižší; barvy, které na stole neleží, nesoutěží. Mají-li ho dvě nebo více barev stejný, nikdo si nic nebere.
    4. Kdo zahrál vítěznou barvu, vezme si jednu vyloženou kartu libovolné barvy, třeba i tu uprostřed. Ve dne začíná nejvyšší součet vlastních karet v této barvě, v noci nejnižší. Při shodě má přednost ten, kdo má méně hvězd; je-li i to stejné, tito hráči si neberou nic.
    5. Zbytek odhoďte. Každý si dobere dvě karty. Denní doba zůstává.
rules-end = Když balíček nestačí na celé kolo (karta doprostřed a dvě každému), je začínající kolo poslední; po něm už si nikdo nedobírá. To je osm kol pro tři nebo čtyři hráče a sedm pro pět. Vyhrává nejvíce hvězd, pak nejvíce nasbíraných karet, jinak se o vítězství dělí.
rules-variants = Volitelně: dva hráči, jiná sada karet, barvy, které na stole neleží a v noci platí za nulu, braní jen vítězné barvy, dva jiné výklady konce a přísnější pravidlo pro shody.

## U stolu na stránce

page-dn-day = Vítězí nejvyšší součet
page-dn-night = Vítězí nejnižší součet
page-dn-symbol = přepíná den a noc
page-dn-round = { $round }. kolo { $rounds ->
    [7] ze
   *[other] z
  } { $rounds }
page-dn-last-round = { $round }. kolo, poslední
page-dn-pile = Balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
page-dn-discard = Odhoz: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
page-dn-box = V krabici: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
page-dn-top = Navrchu: { $card }
page-dn-middle = Karta otočená uprostřed
page-dn-sums = Součty barev
page-dn-colour = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }
page-dn-sum = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }: { $sum }
page-dn-sum-leads = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }: { $sum }, zatím vede
page-dn-sum-wins = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }: { $sum }, vítězí
page-dn-nobody-played = Nikdo nezahrál { $colour ->
    [orange] oranžovou
    [blue] modrou
    [pink] růžovou
    [gold] zlatou
    [turquoise] tyrkysovou
    [maroon] vínovou
   *[purple] fialovou
  }, takže si kartu nikdo nebere.
page-dn-takers = Vítězí { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] růžová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }. Karty si berou: { $names }
page-dn-order = Bere si kartu jako { $place }. v pořadí
page-dn-collected = { $name }, nasbíráno: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
page-dn-face-down = Vybraná karta, lícem dolů
page-dn-hand-left = Zbylo v ruce
page-dn-my-choice = Tvá volba, lícem dolů: { $card }
page-dn-lay = Položit sem lícem dolů: { $card }
