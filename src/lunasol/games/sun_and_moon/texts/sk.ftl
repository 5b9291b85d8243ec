### Slnko a Mesiac. Napísané pre Lunasol, bez slov tlačených pravidiel.

name = Slnko a Mesiac
tagline = Dva rady, po päť zatmení a pasians, ktorý kazia ostatní
credits = Slnko a Mesiac (Sonne und Mond), kartová hra Jacquesa Zeimeta s obrázkami Johanna Rüttingera, vydalo Drei Hasen in der Abendsonne (2012).

## Cards

card = { $value ->
    [0] { $kind ->
        [sun] zatmenie Slnka
       *[moon] zatmenie Mesiaca
      }
   *[other] { $kind ->
        [sun] slnko
       *[moon] mesiac
      } { $value }{ $animal ->
        [1] { " " }(zviera)
       *[0] { "" }
      }
  }

## What is asked now, and the rule behind it

phase-act = Prilož kartu alebo odober aspoň päť kariet z jedného radu.
phase-follow = Na karte bolo zviera: prilož ešte jednu.
phase-last-turn = Už sa neťahá: prilož kartu alebo odober.
phase-over = Partia sa skončila.

rule-act = Prilož jednu kartu do ktoréhokoľvek radu, svojho alebo cudzieho (SM-39); alebo odober jeden či viac vlastných úsekov aspoň piatich číselných kariet vedľa seba, z jedného radu alebo z oboch (SM-13, SM-17). Nikdy oboje v jednom ťahu. Nižšie číslo patrí na ľavý koniec, vyššie na pravý, alebo na zatmenie, ak viditeľné čísla ďalej stúpajú (SM-05). Zatmenie sa kladie na ktorúkoľvek viditeľnú číselnú kartu svojho druhu (SM-09). Číselná karta môže aj založiť chýbajúci rad, hoci pred niekým iným (SM-04). Kto nemôže ani jedno, toho čaká sebazničenie: karty z ruky aj vlastné rady idú na odhadzovaciu kôpku (SM-20).
rule-follow = Po zvierati musíš v tom istom ťahu priložiť ďalšiu kartu, a po ďalšom zvierati znova (SM-23). Ak máš prázdnu ruku, najprv ťaháš. Ak žiadna karta nesedí, čaká ťa sebazničenie, aj keď by sa dalo odoberať (SM-22); len keď už nie je čo ťahať, ťah sa končí bez ujmy (SM-24).
rule-last-turn = Balíček aj odhadzovacia kôpka sa minuli a nikto už neťahá. Všetci okrem hráča, ktorý nemal čo ťahať, pokračujú v poradí, kým niekto môže niečo urobiť (SM-31): priložiť, odobrať, alebo keď nejde ani jedno, sebazničenie. Na odobratie netreba kartu v ruke (SM-32).
rule-over = Za každú odobratú slnečnú a mesačnú kartu je bod, za každú, ktorá zostala v tvojich radoch, mínusový bod, aj za prekrytú; zatmenia sa nepočítajú (SM-34). Partneri body sčítajú. Najviac bodov vyhráva, pri zhode je víťazstvo spoločné (SM-35).

## Moves

move-place = { $end ->
    [start] { $card } zakladá rad, leží u: { $seat }
    [left] { $card } na ľavý koniec, rad: { $seat }
   *[right] { $card } na pravý koniec, rad: { $seat }
  }
move-place-you = { $end ->
    [start] { $card } zakladá tvoj rad
    [left] { $card } na ľavý koniec tvojho radu
   *[right] { $card } na pravý koniec tvojho radu
  }
move-cover = { $card } na { $place }. miesto, rad: { $seat }
move-cover-you = { $card } na { $place }. miesto v tvojom rade
move-clear = odobrať miesta { $parts } (S rad sĺnk, M rad mesiacov)
move-destruct = sebazničenie: prídeš o karty v ruke aj vlastné rady

## What happened

event-dealt = { $seat } dostáva { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }.
event-dealt-own = { $seat } dostáva karty: { $cards }.
event-dealt-own-you = Dostávaš karty: { $cards }.
event-turn = { $turn }. ťah: { $seat }.
event-turn-you = { $turn }. ťah je tvoj.
event-drew = { $seat } si ťahá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }.
event-drew-own = { $seat } si ťahá: { $cards }.
event-drew-own-you = Ťaháš si: { $cards }.
event-shuffled = Balíček je prázdny: odhodené karty sa miešajú, nový balíček má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }.
event-placed = { $whose ->
    [own] { $end ->
        [start] { $seat } zakladá vlastný rad: { $card }.
        [left] { $seat } prikladá na ľavý koniec vlastného radu: { $card }.
       *[right] { $seat } prikladá na pravý koniec vlastného radu: { $card }.
      }
   *[other] { $end ->
        [start] { $seat } zakladá cudzí rad ({ $seat_row }): { $card }.
        [left] { $seat } prikladá na ľavý koniec cudzieho radu ({ $seat_row }): { $card }.
       *[right] { $seat } prikladá na pravý koniec cudzieho radu ({ $seat_row }): { $card }.
      }
  }
event-placed-you = { $whose ->
    [own] { $end ->
        [start] Zakladáš vlastný rad: { $card }.
        [left] Prikladáš na ľavý koniec vlastného radu: { $card }.
       *[right] Prikladáš na pravý koniec vlastného radu: { $card }.
      }
   *[other] { $end ->
        [start] Zakladáš cudzí rad ({ $seat_row }): { $card }.
        [left] Prikladáš na ľavý koniec cudzieho radu ({ $seat_row }): { $card }.
       *[right] Prikladáš na pravý koniec cudzieho radu ({ $seat_row }): { $card }.
      }
  }
event-placed-yours = { $end ->
    [start] { $seat } zakladá tvoj rad: { $card }.
    [left] { $seat } prikladá na ľavý koniec tvojho radu: { $card }.
   *[right] { $seat } prikladá na pravý koniec tvojho radu: { $card }.
  }
event-covered = { $whose ->
    [own] { $seat } prekrýva kartu vo vlastnom rade: { $card_under } → { $card }.
   *[other] { $seat } prekrýva kartu v cudzom rade ({ $seat_row }): { $card_under } → { $card }.
  }
event-covered-you = { $whose ->
    [own] Prekrývaš kartu vo vlastnom rade: { $card_under } → { $card }.
   *[other] Prekrývaš kartu v cudzom rade ({ $seat_row }): { $card_under } → { $card }.
  }
event-covered-yours = { $seat } prekrýva kartu v tvojom rade: { $card_under } → { $card }.
event-animal = Zviera: { $seat } prikladá ešte jednu kartu.
event-animal-you = Zviera: prikladáš ešte jednu kartu.
event-animal-forgiven = Zviera bola posledná karta v ruke a nie je čo ťahať ({ $seat }): ťah sa končí bez ujmy.
event-animal-forgiven-you = Zviera bola tvoja posledná karta a nie je čo ťahať: ťah sa končí bez ujmy.
event-cleared = { $seat } odoberá z radu { $kind ->
    [sun] sĺnk
   *[moon] mesiacov
  }: { $cards }.
event-cleared-you = Odoberáš z radu { $kind ->
    [sun] sĺnk
   *[moon] mesiacov
  }: { $cards }.
event-destructed = { $count ->
    [0] Sebazničenie: { $seat } nemá čo stratiť.
   *[other] Sebazničenie: { $seat } stráca { $cards }.
  }
event-destructed-you = { $count ->
    [0] Sebazničenie: nemáš čo stratiť.
   *[other] Sebazničenie: strácaš { $cards }.
  }
event-end-phase = { $seat } nemá čo ťahať: odteraz už nikto neťahá, ostatní dohrávajú svoje karty.
event-end-phase-you = Nemáš čo ťahať: odteraz už nikto neťahá, ostatní dohrávajú svoje karty.
event-ended = { $reason ->
    [bound] Dohodnutý počet ťahov je odohraný: partia sa končí.
   *[played-out] Nikomu už nezostáva ťah: partia sa končí.
  }
event-scored = { $seat }: odobraté { $cleared }, v radoch zostalo { $left }, spolu { $points }.
event-scored-you = Máš odobraté { $cleared }, v radoch zostalo { $left }, spolu { $points }.

## Why a move was refused

refused-something-is-possible = Sebazničenie je možné len vtedy, keď nejde nič iné: prilož kartu alebo odober.
refused-place-another-card = Po zvierati musíš priložiť ďalšiu kartu; teraz odoberať nemôžeš.
refused-no-segment-there = Odoberať smieš len vlastné číselné karty, aspoň päť vedľa seba.
refused-whole-segments-only = Úsek sa odoberá celý, od jedného konca po druhý.
refused-row-is-there = Ten rad už existuje: prilož na jeho koniec alebo prekry zatmenie.
written-row-is-there = Napíš L alebo R pre koniec, # a číslo pre miesto.
refused-row-is-not-there = Ten rad ešte neexistuje: najprv ho založ.
written-row-is-not-there = Napíš * a založíš ho.
refused-start-your-own-row = V tejto partii smieš zakladať rady len pred sebou.
refused-team-has-that-row = Tím má z každého druhu len jeden rad a tento druh patrí druhému partnerovi.
refused-eclipse-covers-numbers = Zatmenie musí prekryť viditeľnú číselnú kartu svojho druhu.
refused-only-eclipses-are-covered = Číselná karta smie prekryť len zatmenie.
refused-cover-from-the-side = Z viacerých zatmení vedľa seba možno prekryť len to, ktoré susedí s číselnou kartou.
refused-number-does-not-fit = To číslo tam nesedí: viditeľné čísla musia zľava doprava stúpať.
refused-only-eclipses-show = V tom rade vidno len zatmenia: na konce sa nič neprikladá, ale prekryť možno ktorékoľvek.
refused-eclipse-blocks-end = V tejto partii sa za zatmenie na konci radu neprikladá.
refused-no-such-place = Také miesto v tom rade nie je.
refused-no-sun-open = Nevidno žiadne slnko, ktoré by sa dalo prekryť.
refused-no-moon-open = Nevidno žiadny mesiac, ktorý by sa dal prekryť.
refused-number-fits-nowhere = Toto číslo sa teraz nikam nehodí: na žiadny koniec radu ani na zatmenie.

## Why a move is a good one

why-clears = Prinesie ti isto { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }.
why-five = Čísel vedľa seba: { $count }. Ak nikto nezasiahne, v ďalšom ťahu ich môžeš odobrať.
why-five-partner = Čísel vedľa seba: { $count }. { $seat } ich môže odobrať.
why-another-card = Vďaka zvieraťu priložíš v tom istom ťahu ešte jednu kartu.
why-starts-own = Zakladá rad, do ktorého sa ešte { $room ->
    [one] hodí { $room } číslo
    [few] hodia { $room } čísla
    [many] hodí { $room } čísla
   *[other] hodí { $room } čísel
  } z hry.
why-lengthens-own = Najdlhší úsek v tvojom rade má teraz vedľa seba { $count ->
    [one] { $count } číslo
    [few] { $count } čísla
    [many] { $count } čísla
   *[other] { $count } čísel
  }.
why-repairs = Prekryje zatmenie v tvojom rade; čísel vedľa seba: { $count }.
why-reopens = Otvorí rad na tvojej strane: { $room ->
    [one] hodí sa tam { $room } číslo
    [few] hodia sa tam { $room } čísla
    [many] hodí sa tam { $room } čísla
   *[other] hodí sa tam { $room } čísel
  } z hry.
why-helps-partner = Ide do radu, ktorý sa počíta aj tvojej strane ({ $seat }).
why-breaks-five = Rozbije päticu pripravenú na odobratie ({ $seat }).
why-eclipses-rival = Preruší cudzí rad ({ $seat }).
why-closes-row = Nikto iný už nemôže mať ani potiahnuť číslo, ktoré sa do toho radu hodí ({ $seat }).
why-narrows = Ostatní môžu do toho radu ({ $seat }) pridať už najviac { $room ->
    [one] { $room } číslo
    [few] { $room } čísla
    [many] { $room } čísla
   *[other] { $room } čísel
  }.
why-burdens = { $seat } už nič neodoberie: tam je tá karta mínusový bod.
why-forced = Nič iné nie je možné.
why-gets-rid = Zbavíš sa kariet v ruke a pred tebou { $count ->
    [one] ubudne { $count } mínusový bod
    [few] ubudnú { $count } mínusové body
    [many] ubudne { $count } mínusového bodu
   *[other] ubudne { $count } mínusových bodov
  }.

## The end

reason-played-out = Nebolo už čo ťahať a nikomu nezostáva ťah.
reason-bound = Dohodnutý počet ťahov je odohraný.
level-points = body

## Options

option-deck = Sada kariet
option-deck-standard = tlačené čísla, zvieratá rekonštruované
option-first_seat = Kto začína
option-start_foreign_row = Rady možno zakladať aj pred ostatnými
option-eclipse_blocks_end = Za zatmenie na konci radu sa neprikladá
option-covered_score = Prekryté karty odobratého úseku sa počítajú
option-partial_clear = Možno odobrať aj časť úseku
option-voluntary_self_destruct = Dobrovoľné sebazničenie
option-voluntary_self_destruct-never = nikdy
option-voluntary_self_destruct-end_phase = len v záverečnej fáze
option-voluntary_self_destruct-always = v ktoromkoľvek ťahu
option-animal_without_pile = Zviera ako posledná karta, keď nie je čo ťahať
option-animal_without_pile-end_turn = ťah sa končí bez ujmy
option-animal_without_pile-self_destruct = nastane sebazničenie
option-refill_across_shuffle = Keď balíček nestačí, ťahá sa ďalej z nového
option-turn_cap = Najvyšší počet ťahov
option-trigger_may_clear = Kto nemal čo ťahať, smie ešte odoberať
option-end_phase = Keď už nie je čo ťahať
option-end_phase-play_out = ostatní hrajú, kým niekto môže niečo urobiť
option-end_phase-one_round = ostatní majú ešte po jednom ťahu
option-minus_visible_only = Prekryté karty v radoch nie sú mínusové body
option-fixed_after_first = Partnerom zostáva ich druh radu celú partiu
option-team_clear = Možno odoberať aj z radu partnera

## Words at the table

label-turn = Ťah
label-sun = Slnko
label-moon = Mesiac
label-cleared = Odobraté
label-in-play = V radoch
label-partner = tím: { $seat }
label-no-drawing = už sa neťahá

## The rules on one page

rules-goal = Odober z radov pred sebou čo najviac slnečných a mesačných kariet a na konci ich tam nechaj čo najmenej.
rules-cards = 68 kariet: slnká od 1 do 29, mesiace od 1 do 29, päť zatmení Slnka a päť zatmení Mesiaca bez čísla. Na niektorých slnkách a mesiacoch je zviera. Na ktorých, z pravidiel nevieme: u nás sú to 3, 7, 11, 15, 19, 23 a 27 oboch druhov; kto má tlačené karty, môže použiť vlastný súbor (SM-01).
rules-setup = Zamiešajte všetky karty a každému rozdajte päť; zvyšok je ťahací balíček. Vo dvojici a v trojici hrá každý za seba. Vo štvorici sú partnermi tí, čo sedia oproti sebe: majú spolu len jeden rad sĺnk a jeden rad mesiacov.
rules-play =
    1. Ak máš na začiatku ťahu prázdnu ruku, potiahni si päť kariet alebo koľko ich v balíčku zostáva. Prázdny balíček sa obnoví zo zamiešaných odhodených kariet.
    2. Potom buď prilož jednu kartu, alebo odoberaj; nikdy oboje.
    3. Čísla stúpajú zľava doprava, medzery nevadia. Prikladá sa na konce radu, nikdy doprostred. Smieš využiť vlastné aj cudzie rady a kdekoľvek založiť rad, ktorý chýba.
    4. Zatmenie prekrýva číselnú kartu svojho druhu a prerušuje rad. Zatmenie možno prekryť číslom, ktoré sa hodí medzi viditeľné čísla; z viacerých vedľa seba len to, ktoré susedí s číselnou kartou.
    5. Po zvierati musíš v tom istom ťahu priložiť ďalšiu kartu. Ak bola tvoja posledná, najprv si potiahni päť.
    6. Odoberá sa jeden alebo viac vlastných úsekov aspoň piatich číselných kariet bez zatmenia medzi nimi. Všetky karty odtiaľ, aj prekryté, idú na tvoju bodovú kôpku; zvyšok sa prisunie k sebe.
    7. Kto nemôže ani priložiť, ani odobrať, alebo nemá čo priložiť po zvierati, toho čaká sebazničenie: karty z ruky aj vlastné rady idú na odhadzovaciu kôpku.
rules-end = Keď má niekto ťahať a v balíčku ani medzi odhodenými nie je žiadna karta, už nikto neťahá. Ostatní hrajú v poradí ďalej, kým niekto môže niečo urobiť. Každá odobratá slnečná a mesačná karta je bod, každá, ktorá zostala vo vlastných radoch, mínusový bod, zatmenia sa nepočítajú. Partneri body sčítajú. Najviac bodov vyhráva; pri zhode je víťazstvo spoločné.
rules-variants = Voliteľne: zakladanie len vlastných radov, zatmenie ako zábrana na konci radu, odoberanie časti úseku, dobrovoľné sebazničenie, iné počítanie prekrytých kariet, iné ťahanie a iný koniec, stále druhy radov pre partnerov a odoberanie z radu partnera.

## At the page’s table

page-all-rows = Rady všetkých hráčov
page-row = { $seat }: { $kind ->
    [sun] rad sĺnk
   *[moon] rad mesiacov
  }
page-row-you = Tvoj { $kind ->
    [sun] rad sĺnk
   *[moon] rad mesiacov
  }
page-no-row = { $seat }: { $kind ->
    [sun] zatiaľ žiadny rad sĺnk
   *[moon] zatiaľ žiadny rad mesiacov
  }
page-no-row-you = { $kind ->
    [sun] Zatiaľ nemáš rad sĺnk
   *[moon] Zatiaľ nemáš rad mesiacov
  }
page-start = založiť rad
page-start-at = nový rad: { $seat }
page-start-at-you = nový rad u teba
page-would-minus = mínusový bod ({ $seat })
page-would-five = { $count } vedľa seba ({ $seat })
page-would-break = rozbije { $count } vedľa seba ({ $seat })
page-would-interrupt = preruší rad ({ $seat })
page-animal-again = Zviera: po ňom priložíš ďalšiu kartu
page-under = Pod kartou: { $cards }.
page-fits = Hodí sa sem: { $cards }.
page-fits-none = Teraz sa sem žiadna z tvojich kariet nehodí.
page-score = odobraté { $cleared } · v radoch { $minus ->
    [0] 0
   *[other] −{ $minus }
  }
page-totals = Body, keby sa partia skončila teraz
page-total = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }
page-tied = { $kind ->
    [sun] len rad sĺnk
   *[moon] len rad mesiacov
  }
page-follows = prikladá ďalšiu kartu
page-trigger = už nemá čo ťahať
page-actions = Bez karty z ruky
page-part = { $kind ->
    [sun] slnká
   *[moon] mesiace
  } { $first }–{ $last }
page-clear = Odobrať { $parts } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  })
page-clear-more = { $count ->
    [one] Ešte { $count } možnosť odobratia
    [few] Ešte { $count } možnosti odobratia
    [many] Ešte { $count } možnosti odobratia
   *[other] Ešte { $count } možností odobratia
  }
page-clear-part = Len časť: { $part }
page-run = { $seat } odoberá { $count } { $kind ->
    [sun] sĺnk
   *[moon] mesiacov
  } vedľa seba!
page-run-you = Odoberáš { $count } { $kind ->
    [sun] sĺnk
   *[moon] mesiacov
  } vedľa seba!
page-gained = { $seat }: +{ $count }
page-gained-you = Ty: +{ $count }
page-must-destruct = Žiadna tvoja karta sa nikam nehodí.
page-destruct = Sebazničenie: prídeš o karty v ruke aj vlastné rady
page-destruct-nothing = { $seat }: žiadna karta sa nikam nehodí.
page-destruct-nothing-you = Žiadna tvoja karta sa nikam nehodí.
page-destruct-animal = { $seat }: po zvierati sa už nikam nehodí žiadna karta.
page-destruct-animal-you = Po zvierati sa už nehodí žiadna tvoja karta.
page-loses = Sebazničenie ({ $seat }): na odhadzovaciu kôpku { $count ->
    [one] ide { $count } karta
    [few] idú { $count } karty
    [many] ide { $count } karty
   *[other] ide { $count } kariet
  }.
page-loses-you = Tvoje sebazničenie: na odhadzovaciu kôpku { $count ->
    [one] ide { $count } karta
    [few] idú { $count } karty
    [many] ide { $count } karty
   *[other] ide { $count } kariet
  }.
