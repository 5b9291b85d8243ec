### NOX. Napísané pre Lunasol; slová tlačených pravidiel sa nepoužívajú.

name = NOX
tagline = Naplň si truhlicu, pokaz ju ostatným a udrž všetky tri farby
credits = NOX, kartová hra Steffena Brücknera s ilustráciami Oliviera a Sandry Freudenreichovcov, vydalo HUCH! & friends (2012), u nás MINDOK.

## Karty

card = { $colour ->
    [blue] modrá
    [green] zelená
    [turquoise] tyrkysová
   *[orange] oranžová
  } { $value }

## Čo je teraz na rade a podľa ktorého pravidla

phase-play = Zahraj kartu do ktorejkoľvek truhlice.
phase-choose-top = Dve tvoje kôpky sa spájajú: vyber kartu, ktorá bude navrchu.
phase-over = Partia sa skončila.

rule-play = Zahraj jednu kartu z ruky do svojej alebo do cudzej truhlice (NX-09). Buď založí novú kôpku, alebo prekryje kôpku svojej farby, bez ohľadu na hodnoty (NX-08). Ak dve kôpky v jednej truhlici ukazujú rovnakú hodnotu, hneď sa spoja (NX-13). Potom si potiahneš kartu. Šesť kôpok v jednej truhlici okamžite ukončí kolo (NX-15); pasovať sa nedá (NX-25).
rule-choose-top = Dve kôpky v tvojej truhlici ukazujú rovnakú hodnotu v rôznych farbách. Spájajú sa a v tejto partii určuje majiteľ truhlice, ktorá z oboch kariet bude navrchu (NX-12).
rule-over = Vyhráva najvyšší súčet, aj keď cieľ dosiahlo viac hráčov (NX-21). Pri zhode je víťazstvo spoločné, ak nie je dohodnuté kolo navyše (NX-22).

## Ťahy

move-extend = { $card } ako nová kôpka, truhlica: { $seat }
move-extend-you = { $card } ako nová kôpka v tvojej truhlici
move-cover = { $card } na { $pile }. kôpku, truhlica: { $seat }
move-cover-you = { $card } na { $pile }. kôpku v tvojej truhlici
move-top = { $card } navrch

## Čo sa stalo

event-round = { $round }. kolo: všetky karty sa miešajú, začína { $seat }.
event-round-you = { $round }. kolo: všetky karty sa miešajú, začínaš ty.
event-dealt = { $seat } dostáva { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }.
event-dealt-own = { $seat } dostáva karty: { $cards }.
event-dealt-own-you = Dostávaš karty: { $cards }.
event-extended = { $whose ->
    [own] { $seat } vykladá: { $card }.
   *[other] { $seat } vykladá do cudzej truhlice ({ $seat_chest }): { $card }.
  }
event-extended-you = { $whose ->
    [own] Vykladáš: { $card }.
   *[other] Vykladáš do cudzej truhlice ({ $seat_chest }): { $card }.
  }
event-extended-yours = { $seat } vykladá do tvojej truhlice: { $card }.
event-covered = { $whose ->
    [own] { $seat } prekrýva: { $card_below } → { $card }.
   *[other] { $seat } prekrýva v cudzej truhlici ({ $seat_chest }): { $card_below } → { $card }.
  }
event-covered-you = { $whose ->
    [own] Prekrývaš: { $card_below } → { $card }.
   *[other] Prekrývaš v cudzej truhlici ({ $seat_chest }): { $card_below } → { $card }.
  }
event-covered-yours = { $seat } prekrýva v tvojej truhlici: { $card_below } → { $card }.
event-top-asked = { $seat } vyberá, ktorá karta bude navrchu.
event-top-asked-you = Vyberáš, ktorá karta bude navrchu.
event-top-chosen = { $seat } dáva navrch: { $card }.
event-top-chosen-you = Dávaš navrch: { $card }.
event-merged = Dve kôpky s hodnotou { $value } sa spájajú ({ $seat_chest }), { $piles ->
    [one] zostáva { $piles } kôpka
    [few] zostávajú { $piles } kôpky
    [many] zostáva { $piles } kôpky
   *[other] zostáva { $piles } kôpok
  }. Navrchu: { $card }.
event-merged-yours = Dve kôpky s hodnotou { $value } v tvojej truhlici sa spájajú, { $piles ->
    [one] zostáva { $piles } kôpka
    [few] zostávajú { $piles } kôpky
    [many] zostáva { $piles } kôpky
   *[other] zostáva { $piles } kôpok
  }. Navrchu: { $card }.
event-six-piles = V truhlici je šesť kôpok ({ $seat_chest }): kolo sa končí.
event-six-piles-yours = V tvojej truhlici je šesť kôpok: kolo sa končí.
event-drew = { $seat } si ťahá kartu.
event-drew-own = { $seat } si ťahá kartu: { $card }.
event-drew-own-you = Ťaháš si kartu: { $card }.
event-pile-empty = Ťahací balíček je prázdny: hrá sa ďalej bez ťahania.
event-cards-used-up = Všetky karty sú zahrané: kolo sa končí.
event-scored = { $seat } získava { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }, spolu { $total }.
event-scored-you = Získavaš { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }, spolu { $total }.
event-outscored = { $seat }: truhlica má hodnotu { $worth }, ale počíta sa len najlepší výsledok kola. Zostáva { $total }.
event-outscored-you = Tvoja truhlica má hodnotu { $worth }, ale počíta sa len najlepší výsledok kola. Zostáva { $total }.
event-colours-missing = { $colours ->
    [0] { $seat }: truhlica je prázdna
    [1] { $seat }: truhlica ukazuje len jednu farbu
   *[2] { $seat }: truhlica ukazuje len dve farby
  }, žiadne body. Zostáva { $total }.
event-colours-missing-you = { $colours ->
    [0] Tvoja truhlica je prázdna
    [1] Tvoja truhlica ukazuje len jednu farbu
   *[2] Tvoja truhlica ukazuje len dve farby
  }, žiadne body. Zostáva { $total }.
event-extra-round = Cieľ je dosiahnutý, ale na čele je zhoda: rozhodne ďalšie kolo.
event-ended = { $reason ->
    [bound] Dohodnutý počet kôl je odohraný: partia sa končí.
   *[target-reached] Cieľ je dosiahnutý: partia sa končí.
  }

## Prečo je ťah dobrý

why-wins-match = Ukončí kolo a vyhráš partiu s celkovým súčtom { $total }.
why-ends-ahead = Ukončí kolo, kým nikto nezíska toľko čo ty: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }.
why-ends-round = { $points ->
    [0] Ukončí kolo bez bodov pre teba.
    [one] Ukončí kolo a prinesie ti ešte { $points } bod.
    [few] Ukončí kolo a prinesie ti ešte { $points } body.
    [many] Ukončí kolo a prinesie ti ešte { $points } bodu.
   *[other] Ukončí kolo a prinesie ti ešte { $points } bodov.
  }
why-all-colours = Teraz ukazuješ všetky tri farby a tvoja truhlica má hodnotu: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }.
why-new-colour = { $colours ->
    [1] Prvá farba v tvojej truhlici.
   *[2] Druhá farba v tvojej truhlici.
  }
why-new-pile = Ďalšia kôpka v tvojej truhlici: navyše { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }.
why-raises-own = Zvýši hodnotu tvojej truhlice: navyše { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }.
why-waits = Nezmení nič, na čom záleží.
why-takes-colour = Pripraví cudziu truhlicu o farbu ({ $seat }): bez všetkých troch nevynesie nič.
why-holds-below-target = Čo ukazuje { $seat }, už na dosiahnutie cieľa nestačí.
why-merges-other = Z dvoch kôpok v cudzej truhlici bude jedna ({ $seat }): mínus { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }.
why-spoils-leader = Pokazí najcennejšiu truhlicu ({ $seat }): mínus { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }.
why-spoils = Pokazí cudziu truhlicu ({ $seat }): mínus { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }.
why-keeps-colour = Zostane viditeľná farba, o ktorú by tvoja truhlica inak prišla.
why-looks-best = Na prvý pohľad to najlepšie, čo teraz môžeš urobiť.
why-looks-worse = Na prvý pohľad vyzerá iný ťah lepšie.

## Prečo ťah neprešiel

refused-play-a-card-now = Teraz sa vrchná karta nevyberá: zahraj kartu, napríklad G14>2 alebo G14>2.3.
refused-choose-the-top-now = Dve kôpky sa spájajú: najprv vyber kartu, ktorá bude navrchu.
written-choose-the-top-now = Napíš top a kartu, napríklad top G14.
refused-no-such-chest = Tam nikto nesedí.
refused-no-such-pile = Taká kôpka v tej truhlici nie je.
refused-other-colour = Karta smie prekryť len kôpku svojej farby.
refused-empty-chest-too-late = V tejto partii možno prázdnu truhlicu začať plniť len vo svojom prvom ťahu kola.

## Koniec

reason-target-reached = Cieľ je dosiahnutý.
reason-bound = Dohodnutý počet kôl je odohraný.
level-points = body

## Voľby

option-deck = Sada kariet
option-deck-six_per_value = tlačená: každá hodnota šesťkrát, v jednej farbe
option-deck-two_per_colour = každá hodnota dvakrát v každej farbe
option-first_seat = Kto začína
option-variant = Variant
option-variant-standard = bežný: body si píšu všetci
option-variant-brave = pre odvážnych: body si píšu len najlepší v kole
option-target = Koľko bodov ukončí partiu
option-target-auto = 150, pre odvážnych 100
option-empty_chest_only_first_turn = Prázdnu truhlicu možno začať plniť len vo svojom prvom ťahu kola
option-merge_top = Navrchu spojených kôpok
option-merge_top-played = práve zahraná karta
option-merge_top-owner_choice = vyberá majiteľ truhlice
option-extra_round = Pri zhode na čele rozhodnú ďalšie kolá
option-max_rounds = Najvyšší počet kôl

## Slová pri stole

label-chest = Truhlica
label-worth = Hodnota
label-total = Spolu
label-target = Cieľ
label-begins = Začína

## Pravidlá na jednej strane

rules-goal = Počas niekoľkých kôl dosiahni 150 bodov a maj ich viac než ktokoľvek iný. Kolo vynáša hodnoty vrchných kariet v tvojej truhlici, ale len keď ukazujú všetky tri farby.
rules-cards = 90 kariet: 30 modrých (Ramon), 30 zelených (Jack) a 30 oranžových (Alfons). Každá hodnota od 1 do 15 patrí k jednej farbe a je v balíčku šesťkrát: modrá 1, 4, 9, 11, 15; zelená 2, 5, 7, 12, 14; oranžová 3, 6, 8, 10, 13. Pravidlá hodnoty nevypisujú; poznáme ich z recenzií (NX-01).
rules-setup = Pre dvoch až šiestich hráčov. V každom kole zamiešajte všetky karty. Každý dostane tri, zvyšok je ťahací balíček. Truhlice, teda miesta pred hráčmi, sú prázdne. Začínajúci hráč sa z kola na kolo posúva v smere hodinových ručičiek.
rules-play =
    1. Zahraj jednu kartu do ktorejkoľvek truhlice, vlastnej či cudzej. Založ ňou novú kôpku, alebo prekry vrchnú kartu kôpky rovnakej farby; hodnota môže byť vyššia aj nižšia.
    2. Ak teraz dve kôpky v tej truhlici ukazujú rovnakú hodnotu, hneď sa spoja do jednej.
    3. Ak má truhlica potom šesť kôpok, kolo sa okamžite končí, nech ju naplnil ktokoľvek.
    4. Inak si potiahni kartu a hrá ďalší. Keď sa ťahací balíček minie, hrá sa bez ťahania, kým nie sú zahrané všetky karty.
rules-end = Na konci kola získa každý, komu vrchné karty ukazujú všetky tri farby, ich súčet; ostatní nič. Len čo má niekto 150 bodov alebo viac, vyhráva najvyšší súčet; pri zhode je víťazstvo spoločné.
rules-variants = Pre odvážnych: zapisuje sa len najlepší výsledok kola (pri zhode všetkým najlepším) a cieľ je 100. Voliteľne: cieľ 100, 150 alebo 200, iná sada kariet, prázdne truhlice len vo svojom prvom ťahu, vrchnú kartu spojených kôpok určuje majiteľ truhlice, ďalšie kolá pri zhode a najvyšší počet kôl.

## Pri stole na stránke

page-nox-chests = Truhlice
page-nox-then = Truhlica potom bude mať hodnotu { $worth }
page-nox-merges = Dve kôpky sa spoja
page-nox-ends = Tým sa kolo skončí
page-nox-sixth = koniec kola
page-nox-colours = Viditeľné farby
page-nox-blue = { $there ->
    [yes] Modrá, Ramon
   *[no] Modrá, Ramon: chýba
  }
page-nox-green = { $there ->
    [yes] Zelená, Jack
   *[no] Zelená, Jack: chýba
  }
page-nox-green-clear = { $there ->
    [yes] Tyrkysová, Jack
   *[no] Tyrkysová, Jack: chýba
  }
page-nox-orange = { $there ->
    [yes] Oranžová, Alfons
   *[no] Oranžová, Alfons: chýba
  }
page-nox-colour = { $colour ->
    [blue] modrá
    [green] zelená
    [turquoise] tyrkysová
   *[orange] oranžová
  }
page-nox-needs = chýba: { $colours }
page-nox-needs-all = chýbajú všetky tri farby
page-nox-lost = { $colour ->
    [blue] modrá je preč
    [green] zelená je preč
    [turquoise] tyrkysová je preč
   *[orange] oranžová je preč
  }
page-nox-piles = Truhlica: kôpok { $count } zo 6
page-nox-buried = { $count ->
    [one] { $count } prekrytá karta
    [few] { $count } prekryté karty
    [many] { $count } prekrytej karty
   *[other] { $count } prekrytých kariet
  }
page-nox-below = Prekryté karty
page-nox-middle = Medzi truhlicami
page-nox-left = { $count ->
    [one] Ťahací balíček: { $count } karta
    [few] Ťahací balíček: { $count } karty
    [many] Ťahací balíček: { $count } karty
   *[other] Ťahací balíček: { $count } kariet
  }
page-nox-round = { $round }. kolo
page-nox-starts = Začína { $seat }
page-nox-starts-you = Začínaš ty
page-nox-score = { $target ->
    [200] { $total } z { $target }
   *[other] { $total } zo { $target }
  }
page-nox-sheet = Zápis bodov
page-nox-no-round = Zatiaľ sa neskončilo žiadne kolo.
page-nox-over = { $round }. kolo sa skončilo
page-nox-no-points = žiadne body
page-nox-outscored = niekto má viac
