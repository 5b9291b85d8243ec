### Day & Night. Napísané pre Lunasol, bez viet z tlačených pravidiel.

name = Day & Night
tagline = Uhádni víťaznú farbu, kým nezapadne slnko
credits = Day & Night, kartová hra, autor Andrea Mezzotero, vydal Piatnik (2021).

## Karty

card = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
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

## Čo sa teraz žiada a podľa ktorého pravidla

phase-choose-first = Vyber si prvú kartu, lícom dolu.
phase-choose-second = Vyber si druhú kartu, lícom dolu.
phase-take = Vezmi si jednu kartu zo stola.
phase-over = Partia sa skončila.

rule-choose-first = Každý si tajne vyberie kartu z ruky a všetky sa otočia naraz. Každý symbol času na nich raz otočí časovú kartu, dva sa teda navzájom zrušia (DN-08). Kým si nevybral posledný hráč, môžeš svoju voľbu vziať späť.
rule-choose-second = Každý pridá druhú kartu a pozná už pritom všetky prvé karty aj dennú dobu, ktorú priniesli (DN-09). Cez deň víťazí farba s najvyšším súčtom na stole, v noci s najnižším; farby, ktoré na stole neležia, nesúťažia (DN-11; voliteľne platia v noci za nulu).
rule-take = Kto zahral víťaznú farbu, vezme si jednu kartu, ktorúkoľvek z vyložených (DN-16; voliteľne len tejto farby). Cez deň začína najvyšší vlastný súčet v tejto farbe, v noci najnižší (DN-18). Pri zhode má prednosť ten, kto má menej hviezd; ak je aj to rovnaké, títo hráči si neberú nič (DN-21; voliteľne nikto s týmto súčtom). Vziať kartu je povinné, aj bez hviezd (DN-17).
rule-over = Vyhráva najviac hviezd, potom najviac nazbieraných kariet, inak sa o víťazstvo delia (DN-26).

## Ťahy

move-choose = zahrať: { $card }
move-take = vziať: { $card }

## Čo sa stalo

event-removed = { $count ->
    [one] { $count } karta sa naslepo vracia do škatule.
    [few] { $count } karty sa naslepo vracajú do škatule.
    [many] { $count } karty sa naslepo vracia do škatule.
   *[other] { $count } kariet sa naslepo vracia do škatule.
  }
event-dealt = { $seat } dostáva { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }.
event-dealt-own = { $seat } dostáva: { $cards }.
event-dealt-own-you = Dostávaš: { $cards }.
event-round = { $last ->
    [yes] { $round }. kolo, posledné.
   *[no] { $round }. kolo.
  }
event-middle = V strede: { $card }.
event-time = { $symbols ->
    [one] Časová karta sa otáča
   *[other] Časová karta sa otáča { $symbols }-krát
  }: je { $time ->
    [day] deň
   *[night] noc
  }.
event-chosen = { $seat } má vybrané.
event-chosen-own = { $seat } má vybrané: { $card }.
event-chosen-own-you = Máš vybrané: { $card }.
event-taken-back = { $seat } berie svoju voľbu späť.
event-taken-back-you = Berieš svoju voľbu späť.
event-played = { $seat } hrá: { $card }.
event-played-you = Hráš: { $card }.
event-colour = { $time ->
    [day] Cez deň víťazí najvyšší súčet
   *[night] V noci víťazí najnižší súčet
  }: { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }, { $sum }.
event-no-colour = { $time ->
    [day] Najvyšší súčet má viac farieb
   *[night] Najnižší súčet má viac farieb
  }: kartu si neberie nikto.
event-cancelled = Pre zhodu si kartu neberú: { $seats }.
event-takers = Poradie brania: { $seats }.
event-nobody = Kartu si neberie nikto.
event-took = { $seat } si berie: { $card }. Teraz má { $stars ->
    [one] { $stars } hviezdu
    [few] { $stars } hviezdy
    [many] { $stars } hviezdy
   *[other] { $stars } hviezd
  }.
event-took-you = Berieš si: { $card }. Teraz máš { $stars ->
    [one] { $stars } hviezdu
    [few] { $stars } hviezdy
    [many] { $stars } hviezdy
   *[other] { $stars } hviezd
  }.
event-discarded = { $count ->
    [one] Odhadzuje sa { $count } karta.
    [few] Odhadzujú sa { $count } karty.
    [many] Odhadzuje sa { $count } karty.
   *[other] Odhadzuje sa { $count } kariet.
  }
event-drew = { $seat } si ťahá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }.
event-drew-own = { $seat } si ťahá: { $cards }.
event-drew-own-you = Ťaháš si: { $cards }.
event-over = Balíček nestačí na ďalšie kolo: partia sa skončila.

## Prečo bol ťah odmietnutý

refused-take-a-card-now = Teraz si vezmi kartu zo stola.
written-take-a-card-now = Napíš + a kartu.
refused-choose-a-card-now = Teraz si kartu vziať nemôžeš: vyber kartu z ruky.
refused-card-not-on-the-table = Táto karta neleží na stole lícom hore.
refused-only-the-winning-colour = V tejto partii si smieš vziať len kartu víťaznej farby.

## Prečo je ťah dobrý

why-most-stars = Žiadna karta, ktorú si môžeš vziať, nemá viac hviezd.
why-before-others = Berie najviac hviezd skôr, než si vyberie { $seat }.
why-takes-lead = Dostane ťa na čelo pred všetkých ostatných: { $stars ->
    [one] { $stars } hviezda
    [few] { $stars } hviezdy
    [many] { $stars } hviezdy
   *[other] { $stars } hviezd
  }.
why-stars = Prináša ti { $stars ->
    [one] { $stars } hviezdu
    [few] { $stars } hviezdy
    [many] { $stars } hviezdy
   *[other] { $stars } hviezd
  }.
why-only-a-card = Hviezdy neprináša, ale o jednu nazbieranú kartu viac môže na konci rozhodnúť zhodu.
why-highest-sum = Za súčasného stavu má potom najvyšší súčet { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  } a ten cez deň víťazí.
why-lowest-sum = Za súčasného stavu má potom najnižší súčet { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  } a ten v noci víťazí.
why-day-and-night = Za súčasného stavu máš potom najvyšší súčet pre deň aj najnižší pre noc.
why-turns-time = Mení { $time ->
    [day] noc na deň
   *[night] deň na noc
  } a to tvojim farbám vyhovuje.
why-alone = Z ostatných ešte nikto nezahral { $colour ->
    [orange] oranžovú
    [blue] modrú
    [pink] ružovú
    [gold] zlatú
    [turquoise] tyrkysovú
    [maroon] vínovú
   *[purple] fialovú
  }.
why-spoils = Bez tejto karty by za súčasného stavu zvíťazila { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  } a brali by len ostatní.
why-keeps-better = Stojí málo: silnejšie karty ti zostávajú v ruke na ďalšie kolá.
why-nothing-to-save = Je posledné kolo, karty už nie je na čo šetriť.
why-chance = Dáva ti šancu, ak zvíťazí { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }.
why-choose-again = Môžeš si tak vybrať znova.

## Koniec

reason-pile-used-up = Balíček už nestačil na ďalšie kolo.
level-stars = hviezdy
level-collected-cards = počet nazbieraných kariet

## Nastavenia

option-allow_two_players = Smú hrať aj dvaja (tlačené pravidlá nehovoria ako)
option-deck = Sada kariet
option-deck-R1 = naša rekonštrukcia, v každej farbe 52 hviezd
option-deck-R2 = naša rekonštrukcia, v každej farbe 48 hviezd
option-first_seat = Kto otáča kartu v strede (nič neovplyvní)
option-absent_colour = Farba, ktorá v noci neleží na stole
option-absent_colour-ignored = nesúťaží
option-absent_colour-zero = platí za nulu
option-take_from = Ktoré karty sa smú brať
option-take_from-any = ktorákoľvek vyložená karta
option-take_from-winning_colour = len víťazná farba
option-end_rule = Koniec partie
option-end_rule-complete_round = keď balíček nestačí na celé ďalšie kolo
option-end_rule-literal_extra = ešte jedno kolo po poslednej karte
option-end_rule-no_reveal = bez kariet v strede, kým sa balíček neminie
option-strict_tie = Zhoda medzi hráčmi
option-strict_tie-off = naprázdno vyjdú len hráči, ktorí majú aj rovnako hviezd
option-strict_tie-all_equal_keys_cancel = dvaja takí hráči vyradia všetkých s rovnakým súčtom

## Slová pri stole

label-time-day = Deň
label-time-night = Noc
label-middle = V strede
label-collected = Nazbierané
label-stars = Hviezdy
label-removed = V škatuli

## Pravidlá na jednej strane

rules-goal = Nazbieraj najviac hviezd. V každom kole víťazí jedna farba: cez deň tá s najvyšším súčtom na stole, v noci tá s najnižším. Kto ju zahral, berie si karty, a na kartách sú hviezdy.
rules-cards = 108 kariet, oranžové, modré, ružové a fialové, z každej farby 27, s hodnotami 1 až 13. Na karte sú buď jedna až štyri hviezdy, alebo symbol času. Čo je na ktorej karte, pravidlá nehovoria: naša sada je rekonštrukcia, a ak máš tlačené karty, môžeš namiesto nej použiť vlastný súbor (DN-02).
rules-setup = Pre troch až piatich hráčov, voliteľne pre dvoch. Je deň. Zamiešajte karty a 33, 16 alebo 3 z nich (pre troch, štyroch alebo piatich hráčov; pre dvoch 54) vráťte naslepo do škatule. Každý dostane sedem kariet; zvyšok je ťahací balíček.
rules-play =
    1. Otočte vrchnú kartu balíčka. Ak je na nej symbol času, mení sa ihneď deň na noc alebo noc na deň.
    2. Každý si tajne vyberie kartu a všetky sa otočia naraz; každý symbol času raz otočí časovú kartu. Potom to isté ešte raz s druhou kartou.
    3. Sčítajte hodnoty každej farby na stole, aj s kartou v strede. Cez deň víťazí najvyšší súčet, v noci najnižší; farby, ktoré na stole neležia, nesúťažia. Ak ho majú dve alebo viac farieb rovnaký, nikto si nič neberie.
    4. Kto zahral víťaznú farbu, vezme si jednu vyloženú kartu ľubovoľnej farby, hoci aj tú v strede. Cez deň začína najvyšší súčet vlastných kariet v tejto farbe, v noci najnižší. Pri zhode má prednosť ten, kto má menej hviezd; ak je aj to rovnaké, títo hráči si neberú nič.
    5. Zvyšok odhoďte. Každý si potiahne dve karty. Denná doba zostáva.
rules-end = Keď balíček nestačí na celé kolo (karta do stredu a dve každému), začínajúce kolo je posledné; po ňom si už nikto neťahá. To je osem kôl pre troch alebo štyroch hráčov a sedem pre piatich. Vyhráva najviac hviezd, potom najviac nazbieraných kariet, inak sa o víťazstvo delia.
rules-variants = Voliteľne: dvaja hráči, iná sada kariet, farby, ktoré na stole neležia a v noci platia za nulu, branie len víťaznej farby, dva iné výklady konca a prísnejšie pravidlo pre zhody.

## Pri stole na stránke

page-dn-day = Víťazí najvyšší súčet
page-dn-night = Víťazí najnižší súčet
page-dn-symbol = prepína deň a noc
page-dn-round = { $round }. kolo { $rounds ->
    [7] zo
   *[other] z
  } { $rounds }
page-dn-last-round = { $round }. kolo, posledné
page-dn-pile = Balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }
page-dn-discard = Odhodené: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }
page-dn-box = V škatuli: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }
page-dn-top = Navrchu: { $card }
page-dn-middle = Karta otočená v strede
page-dn-sums = Súčty farieb
page-dn-colour = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }
page-dn-sum = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }: { $sum }
page-dn-sum-leads = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }: { $sum }, zatiaľ vedie
page-dn-sum-wins = { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }: { $sum }, víťazí
page-dn-nobody-played = Nikto nezahral { $colour ->
    [orange] oranžovú
    [blue] modrú
    [pink] ružovú
    [gold] zlatú
    [turquoise] tyrkysovú
    [maroon] vínovú
   *[purple] fialovú
  }, takže si kartu nikto neberie.
page-dn-takers = Víťazí { $colour ->
    [orange] oranžová
    [blue] modrá
    [pink] ružová
    [gold] zlatá
    [turquoise] tyrkysová
    [maroon] vínová
   *[purple] fialová
  }. Karty si berú: { $names }
page-dn-order = Berie si kartu ako { $place }. v poradí
page-dn-collected = { $name }, nazbierané: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }
page-dn-face-down = Vybraná karta, lícom dolu
page-dn-hand-left = Zostalo v ruke
page-dn-my-choice = Tvoja voľba, lícom dolu: { $card }
page-dn-lay = Položiť sem lícom dolu: { $card }
