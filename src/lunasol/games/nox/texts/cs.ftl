### NOX. Psáno pro Lunasol; slova tištěných pravidel se nepoužívají.

name = NOX
tagline = Naplň si truhlu, zkaz ji ostatním a udrž všechny tři barvy
credits = NOX, karetní hra Steffena Brücknera s ilustracemi Oliviera a Sandry Freudenreichových, vydalo HUCH! & friends (2012), u nás MINDOK.

## Karty

card = { $colour ->
    [blue] modrá
    [green] zelená
    [turquoise] tyrkysová
   *[orange] oranžová
  } { $value }

## Co je teď na řadě a podle kterého pravidla

phase-play = Zahraj kartu do kterékoli truhly.
phase-choose-top = Dvě tvé hromádky se slučují: vyber kartu, která bude navrchu.
phase-over = Partie skončila.

rule-play = Zahraj jednu kartu z ruky do své nebo do cizí truhly (NX-09). Buď založí novou hromádku, nebo překryje hromádku své barvy, bez ohledu na hodnoty (NX-08). Ukazují-li dvě hromádky v jedné truhle stejnou hodnotu, hned se sloučí (NX-13). Potom si dobereš kartu. Šest hromádek v jedné truhle okamžitě ukončí kolo (NX-15); pasovat nelze (NX-25).
rule-choose-top = Dvě hromádky ve tvé truhle ukazují stejnou hodnotu v různých barvách. Slučují se a v této partii určuje majitel truhly, která z obou karet bude navrchu (NX-12).
rule-over = Vyhrává nejvyšší součet, i když cíle dosáhlo víc hráčů (NX-21). Při shodě je vítězství společné, pokud není domluveno kolo navíc (NX-22).

## Tahy

move-extend = { $card } jako nová hromádka, truhla: { $seat }
move-extend-you = { $card } jako nová hromádka v tvé truhle
move-cover = { $card } na { $pile }. hromádku, truhla: { $seat }
move-cover-you = { $card } na { $pile }. hromádku v tvé truhle
move-top = { $card } navrch

## Co se stalo

event-round = { $round }. kolo: všechny karty se míchají, začíná { $seat }.
event-round-you = { $round }. kolo: všechny karty se míchají, začínáš ty.
event-dealt = { $seat } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }.
event-dealt-own = { $seat } dostává karty: { $cards }.
event-dealt-own-you = Dostáváš karty: { $cards }.
event-extended = { $whose ->
    [own] { $seat } vykládá: { $card }.
   *[other] { $seat } vykládá do cizí truhly ({ $seat_chest }): { $card }.
  }
event-extended-you = { $whose ->
    [own] Vykládáš: { $card }.
   *[other] Vykládáš do cizí truhly ({ $seat_chest }): { $card }.
  }
event-extended-yours = { $seat } vykládá do tvé truhly: { $card }.
event-covered = { $whose ->
    [own] { $seat } překrývá: { $card_below } → { $card }.
   *[other] { $seat } překrývá v cizí truhle ({ $seat_chest }): { $card_below } → { $card }.
  }
event-covered-you = { $whose ->
    [own] Překrýváš: { $card_below } → { $card }.
   *[other] Překrýváš v cizí truhle ({ $seat_chest }): { $card_below } → { $card }.
  }
event-covered-yours = { $seat } překrývá v tvé truhle: { $card_below } → { $card }.
event-top-asked = { $seat } vybírá, která karta bude navrchu.
event-top-asked-you = Vybíráš, která karta bude navrchu.
event-top-chosen = { $seat } dává navrch: { $card }.
event-top-chosen-you = Dáváš navrch: { $card }.
event-merged = Dvě hromádky s hodnotou { $value } se slučují ({ $seat_chest }), { $piles ->
    [one] zbývá { $piles } hromádka
    [few] zbývají { $piles } hromádky
    [many] zbývá { $piles } hromádky
   *[other] zbývá { $piles } hromádek
  }. Navrchu: { $card }.
event-merged-yours = Dvě hromádky s hodnotou { $value } v tvé truhle se slučují, { $piles ->
    [one] zbývá { $piles } hromádka
    [few] zbývají { $piles } hromádky
    [many] zbývá { $piles } hromádky
   *[other] zbývá { $piles } hromádek
  }. Navrchu: { $card }.
event-six-piles = V truhle je šest hromádek ({ $seat_chest }): kolo končí.
event-six-piles-yours = V tvé truhle je šest hromádek: kolo končí.
event-drew = { $seat } si dobírá kartu.
event-drew-own = { $seat } si dobírá kartu: { $card }.
event-drew-own-you = Dobíráš si kartu: { $card }.
event-pile-empty = Dobírací balíček je prázdný: hraje se dál bez dobírání.
event-cards-used-up = Všechny karty jsou zahrané: kolo končí.
event-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }, celkem { $total }.
event-scored-you = Získáváš { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }, celkem { $total }.
event-outscored = { $seat }: truhla má hodnotu { $worth }, ale počítá se jen nejlepší výsledek kola. Zůstává { $total }.
event-outscored-you = Tvá truhla má hodnotu { $worth }, ale počítá se jen nejlepší výsledek kola. Zůstává { $total }.
event-colours-missing = { $colours ->
    [0] { $seat }: truhla je prázdná
    [1] { $seat }: truhla ukazuje jen jednu barvu
   *[2] { $seat }: truhla ukazuje jen dvě barvy
  }, žádné body. Zůstává { $total }.
event-colours-missing-you = { $colours ->
    [0] Tvá truhla je prázdná
    [1] Tvá truhla ukazuje jen jednu barvu
   *[2] Tvá truhla ukazuje jen dvě barvy
  }, žádné body. Zůstává { $total }.
event-extra-round = Cíle je dosaženo, ale v čele je shoda: rozhodne další kolo.
event-ended = { $reason ->
    [bound] Domluvený počet kol je odehrán: partie končí.
   *[target-reached] Cíle je dosaženo: partie končí.
  }

## Proč je tah dobrý

why-wins-match = Ukončí kolo a vyhraješ partii s celkovým součtem { $total }.
why-ends-ahead = Ukončí kolo, dokud nikdo nezíská tolik co ty: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-ends-round = { $points ->
    [0] Ukončí kolo bez bodů pro tebe.
    [one] Ukončí kolo a přinese ti ještě { $points } bod.
    [few] Ukončí kolo a přinese ti ještě { $points } body.
    [many] Ukončí kolo a přinese ti ještě { $points } bodu.
   *[other] Ukončí kolo a přinese ti ještě { $points } bodů.
  }
why-all-colours = Teď ukazuješ všechny tři barvy a tvá truhla má hodnotu: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-new-colour = { $colours ->
    [1] První barva ve tvé truhle.
   *[2] Druhá barva ve tvé truhle.
  }
why-new-pile = Další hromádka ve tvé truhle: navíc { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-raises-own = Zvýší hodnotu tvé truhly: navíc { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-waits = Nezmění nic, na čem záleží.
why-takes-colour = Připraví cizí truhlu o barvu ({ $seat }): bez všech tří nevynese nic.
why-holds-below-target = Co ukazuje { $seat }, už na dosažení cíle nestačí.
why-merges-other = Ze dvou hromádek v cizí truhle bude jedna ({ $seat }): minus { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-spoils-leader = Zkazí nejcennější truhlu ({ $seat }): minus { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-spoils = Zkazí cizí truhlu ({ $seat }): minus { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-keeps-colour = Zůstane vidět barva, o kterou by tvá truhla jinak přišla.
why-looks-best = Na první pohled to nejlepší, co teď můžeš udělat.
why-looks-worse = Na první pohled vypadá jiný tah lépe.

## Proč tah neprošel

refused-play-a-card-now = Teď se vrchní karta nevybírá: zahraj kartu, například G14>2 nebo G14>2.3.
refused-choose-the-top-now = Dvě hromádky se slučují: nejdřív vyber kartu, která bude navrchu.
written-choose-the-top-now = Napiš top a kartu, například top G14.
refused-no-such-chest = Tam nikdo nesedí.
refused-no-such-pile = Taková hromádka v té truhle není.
refused-other-colour = Karta smí překrýt jen hromádku své barvy.
refused-empty-chest-too-late = V této partii lze prázdnou truhlu začít plnit jen ve svém prvním tahu kola.

## Konec

reason-target-reached = Cíle je dosaženo.
reason-bound = Domluvený počet kol je odehrán.
level-points = body

## Volby

option-deck = Sada karet
option-deck-six_per_value = tištěná: každá hodnota šestkrát, v jedné barvě
option-deck-two_per_colour = každá hodnota dvakrát v každé barvě
option-first_seat = Kdo začíná
option-variant = Varianta
option-variant-standard = běžná: body si píší všichni
option-variant-brave = pro odvážné: body si píší jen nejlepší v kole
option-target = Kolik bodů ukončí partii
option-target-auto = 150, pro odvážné 100
option-empty_chest_only_first_turn = Prázdnou truhlu lze začít plnit jen ve svém prvním tahu kola
option-merge_top = Navrchu sloučených hromádek
option-merge_top-played = právě zahraná karta
option-merge_top-owner_choice = vybírá majitel truhly
option-extra_round = Při shodě v čele rozhodnou další kola
option-max_rounds = Nejvyšší počet kol

## Slova u stolu

label-chest = Truhla
label-worth = Hodnota
label-total = Celkem
label-target = Cíl
label-begins = Začíná

## Pravidla na jedné stránce

rules-goal = Během několika kol dosáhni 150 bodů a měj jich víc než kdokoli jiný. Kolo vynáší hodnoty vrchních karet ve tvé truhle, ale jen když ukazují všechny tři barvy.
rules-cards = 90 karet: 30 modrých (Ramon), 30 zelených (Jack) a 30 oranžových (Alfons). Každá hodnota od 1 do 15 patří k jedné barvě a je v balíčku šestkrát: modrá 1, 4, 9, 11, 15; zelená 2, 5, 7, 12, 14; oranžová 3, 6, 8, 10, 13. Pravidla hodnoty nevypisují; známe je z recenzí (NX-01).
rules-setup = Pro dva až šest hráčů. V každém kole zamíchejte všechny karty. Každý dostane tři, zbytek je dobírací balíček. Truhly, tedy místa před hráči, jsou prázdné. Začínající hráč se kolo od kola posouvá po směru hodinových ručiček.
rules-play =
    1. Zahraj jednu kartu do kterékoli truhly, vlastní či cizí. Založ s ní novou hromádku, nebo překryj vrchní kartu hromádky stejné barvy; hodnota může být vyšší i nižší.
    2. Ukazují-li teď dvě hromádky v té truhle stejnou hodnotu, hned se sloučí v jednu.
    3. Má-li truhla potom šest hromádek, kolo okamžitě končí, ať ji naplnil kdokoli.
    4. Jinak si dober kartu a hraje další. Když dobírací balíček dojde, hraje se bez dobírání, dokud nejsou zahrané všechny karty.
rules-end = Na konci kola získá každý, jehož vrchní karty ukazují všechny tři barvy, jejich součet; ostatní nic. Jakmile má někdo 150 bodů nebo víc, vyhrává nejvyšší součet; při shodě je vítězství společné.
rules-variants = Pro odvážné: zapisuje se jen nejlepší výsledek kola (při shodě všem nejlepším) a cíl je 100. Volitelně: cíl 100, 150 nebo 200, jiná sada karet, prázdné truhly jen ve svém prvním tahu, vrchní kartu sloučených hromádek určuje majitel truhly, další kola při shodě a nejvyšší počet kol.

## U stolu na stránce

page-nox-chests = Truhly
page-nox-then = Truhla pak bude mít hodnotu { $worth }
page-nox-merges = Dvě hromádky se sloučí
page-nox-ends = Tím kolo skončí
page-nox-sixth = konec kola
page-nox-colours = Viditelné barvy
page-nox-blue = { $there ->
    [yes] Modrá, Ramon
   *[no] Modrá, Ramon: chybí
  }
page-nox-green = { $there ->
    [yes] Zelená, Jack
   *[no] Zelená, Jack: chybí
  }
page-nox-green-clear = { $there ->
    [yes] Tyrkysová, Jack
   *[no] Tyrkysová, Jack: chybí
  }
page-nox-orange = { $there ->
    [yes] Oranžová, Alfons
   *[no] Oranžová, Alfons: chybí
  }
page-nox-colour = { $colour ->
    [blue] modrá
    [green] zelená
    [turquoise] tyrkysová
   *[orange] oranžová
  }
page-nox-needs = chybí { $colours }
page-nox-needs-all = chybí všechny tři barvy
page-nox-lost = { $colour ->
    [blue] modrá je pryč
    [green] zelená je pryč
    [turquoise] tyrkysová je pryč
   *[orange] oranžová je pryč
  }
page-nox-piles = Truhla: hromádek { $count } ze 6
page-nox-buried = { $count ->
    [one] { $count } překrytá karta
    [few] { $count } překryté karty
    [many] { $count } překryté karty
   *[other] { $count } překrytých karet
  }
page-nox-below = Překryté karty
page-nox-middle = Mezi truhlami
page-nox-left = { $count ->
    [one] Dobírací balíček: { $count } karta
    [few] Dobírací balíček: { $count } karty
    [many] Dobírací balíček: { $count } karty
   *[other] Dobírací balíček: { $count } karet
  }
page-nox-round = { $round }. kolo
page-nox-starts = Začíná { $seat }
page-nox-starts-you = Začínáš ty
page-nox-score = { $total } ze { $target }
page-nox-sheet = Zápis bodů
page-nox-no-round = Zatím neskončilo žádné kolo.
page-nox-over = { $round }. kolo skončilo
page-nox-no-points = žádné body
page-nox-outscored = někdo má víc
