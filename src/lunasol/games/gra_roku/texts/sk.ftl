### Gra roku. Napísané pre Lunasol, bez viet z tlačených pravidiel.

name = Gra roku
tagline = Pozbieraj celý rok, každý symbol len raz
credits = Gra roku („Hra roka“), kartová hra Reinera Kniziu, vydala Nasza Księgarnia (2023).

## Karty

card = { $symbol ->
    [stork] bocian
    [flower] kvet
    [bee] včela
    [sun] slnko
    [ball] lopta
    [ice-cream] zmrzlina
    [pumpkin] tekvica
    [squirrel] veverička
    [leaf] list
    [tree] vianočný stromček
    [snowman] snehuliak
   *[snowflake] vločka
  } { $points }

## Na čo sa teraz pýtame a podľa akého pravidla

phase-choose-start = Vyber začiatočnú kartu ďalšieho ročného obdobia.
phase-choose = Vyber z ruky kartu lícom dolu.
phase-place = Polož svoju kartu doprostred stola.
phase-take = Vezmi si kartu z plného radu.
phase-file = Tento symbol už máš: vymeň karty alebo odlož tú novú.
phase-bonus = Ročné obdobie je úplné: využi bonusovú kartu.
phase-refill = Polož kartu, ktorou sa rad začne znova.
phase-over = Partia sa skončila.

rule-choose-start = Prvý hráč vyberie po jednej karte z každého ročného obdobia, od jari do zimy; ležia na uhlopriečke (GR-03, GR-04). Potom sa zamieša zvyšných 68 kariet.
rule-choose = Každý si tajne vyberie kartu z ruky a všetky sa otočia naraz. Začína karta s najväčším počtom bodov (pri zhode neskoršie ročné obdobie, potom väčší symbol); ostatní nasledujú v smere hodinových ručičiek (GR-30). Kým si nevybral posledný hráč, môžeš svoju voľbu vziať späť.
rule-place = Karta patrí na prázdne pole v stĺpci svojho ročného obdobia. V ťažšom variante je stĺpec ľubovoľný, ale karta musí ľavou alebo pravou stranou susediť s inou a obdobia musia ísť za sebou (GR-24, GR-26). Čo sa položiť dá, položiť sa musí (GR-06); čo sa nedá, ide nabok a stojí bod. V oboch prípadoch si potom potiahneš kartu (GR-07).
rule-take = Štvrtá karta v rade preruší kladenie (GR-09). Kto ju položil, berie si z radu prvý, potom ostatní v smere hodinových ručičiek; vziať si musí každý, či chce, alebo nie (GR-10). Symbol, ktorý ešte nemáš, ide do tvojho roka.
rule-file = V tvojom roku leží každý symbol len raz. Ak má nová karta viac bodov, môžeš ju vymeniť za starú; tá potom ide nabok (GR-11, GR-12). Inak ide nabok nová. Každá odložená karta stojí na konci bod (GR-21).
rule-bonus = Tretí symbol ročného obdobia hneď prinesie vrchnú kartu balíčka (GR-15). Pridaj ju, ak je jej symbol nový, vymeň ju, ak má viac bodov, alebo ju daj do škatule; do škatule ide aj takto vymenená karta a nestojí nič (GR-12). Ak bonus doplní ďalšie obdobie, dostaneš ďalší, pokiaľ sa nehrá inak (GR-14).
rule-refill = Kto si vzal poslednú kartu, položí vrchnú kartu balíčka na ľubovoľné pole vyprázdneného radu (ťažší variant; GR-D6).
rule-over = Počítajú sa len úplné rady od jari do zimy s najlepšími kartami každého obdobia (GR-20); každá odložená karta stojí bod. Vyhráva najviac bodov, potom menej odložených kariet, inak sa o víťazstvo delia.

## Ťahy

move-start = začať kartou: { $card }
move-choose = zahrať: { $card }
move-place = { $card } – rad { $row }, stĺpec { $column }
move-take = vziať si: { $card }
move-swap = vymeniť karty
move-aside = odložiť nabok
move-add = pridať do svojho roka
move-box = dať do škatule
move-refill = rad { $row }, stĺpec { $column }

## Čo sa stalo

event-start-chosen = { $seat } vyberá začiatočnú kartu: { $card }.
event-start-chosen-you = Vyberáš začiatočnú kartu: { $card }.
event-start-cards = Na stole od začiatku: { $cards }.
event-dealt = { $seat } dostáva { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }.
event-dealt-own = { $seat } dostáva: { $cards }.
event-dealt-own-you = Dostávaš: { $cards }.
event-round = { $round }. kolo. { $count ->
    [0] Balíček je prázdny.
    [one] V balíčku zostáva { $count } karta.
    [few] V balíčku zostávajú { $count } karty.
    [many] V balíčku zostáva { $count } karty.
   *[other] V balíčku zostáva { $count } kariet.
  }
event-neutral = Neutrálna karta: { $card } – rad { $row }, stĺpec { $column }.
event-neutral-boxed = Neutrálna karta: { $card } sa nikam nehodí a ide do škatule.
event-neutral-missing = Balíček je prázdny: tentoraz bez neutrálnej karty.
event-chosen = { $seat } má vybrané.
event-chosen-own = { $seat } má vybrané: { $card }.
event-chosen-own-you = Máš vybrané: { $card }.
event-taken-back = { $seat } berie svoju voľbu späť.
event-taken-back-you = Berieš svoju voľbu späť.
event-revealed = Otočené: { $cards }.
event-starter = Začína { $seat }: { $card }.
event-starter-you = Začínaš ty: { $card }.
event-placed = { $seat } kladie: { $card } – rad { $row }, stĺpec { $column }.
event-placed-you = Kladieš: { $card } – rad { $row }, stĺpec { $column }.
event-set-aside = { $seat } nemôže kartu položiť a odkladá ju: { $card }.
event-set-aside-you = Kartu nemôžeš položiť a odkladáš ju: { $card }.
event-drew = { $seat } si ťahá kartu.
event-drew-own = { $seat } si ťahá: { $card }.
event-drew-own-you = Ťaháš si: { $card }.
event-row-full = Rad { $row } je plný: každý si berie kartu.
event-took = { $seat } si berie: { $card }.
event-took-you = Berieš si: { $card }.
event-added = { $seat } pridáva do svojho roka: { $card }.
event-added-you = Pridávaš do svojho roka: { $card }.
event-swapped = { $seat } vymieňa karty: do roka { $card }, nabok { $card_old }.
event-swapped-you = Vymieňaš karty: do roka { $card }, nabok { $card_old }.
event-put-aside = { $seat } odkladá nabok: { $card }.
event-put-aside-you = Odkladáš nabok: { $card }.
event-season = { $seat } má úplné ročné obdobie: { $season ->
    [spring] jar
    [summer] leto
    [autumn] jeseň
   *[winter] zima
  }.
event-season-you = Máš úplné ročné obdobie: { $season ->
    [spring] jar
    [summer] leto
    [autumn] jeseň
   *[winter] zima
  }.
event-twelfth = { $seat } má celý rok: dvanásť kariet.
event-twelfth-you = Máš celý rok: dvanásť kariet.
event-bonus = { $seat } dostáva bonusovú kartu: { $card }.
event-bonus-you = Dostávaš bonusovú kartu: { $card }.
event-bonus-swapped = { $seat } vymieňa karty: do roka { $card }, do škatule { $card_old }.
event-bonus-swapped-you = Vymieňaš karty: do roka { $card }, do škatule { $card_old }.
event-bonus-boxed = { $seat } dáva bonusovú kartu do škatule: { $card }.
event-bonus-boxed-you = Dávaš bonusovú kartu do škatule: { $card }.
event-bonus-missing = Balíček je prázdny: bez bonusovej karty.
event-row-boxed = Zvyšok radu ide do škatule: { $cards }.
event-refill-drawn = { $seat } otáča kartu pre prázdny rad: { $card }.
event-refill-drawn-you = Otáčaš kartu pre prázdny rad: { $card }.
event-refilled = Rad sa začína znova: { $card } – rad { $row }, stĺpec { $column }.
event-refill-missing = Balíček je prázdny: rad zostáva prázdny.
event-pile-used-up = Treba potiahnuť kartu, ale balíček je prázdny: partia sa končí.
event-scored = { $seat }: { $points } za úplné rady ({ $rows }), mínus { $aside } za odložené karty, spolu { $score }.
event-scored-you = Máš { $points } za úplné rady ({ $rows }), mínus { $aside } za odložené karty, spolu { $score }.

## Prečo bol ťah odmietnutý

refused-choose-a-start-card-now = Teraz vyber začiatočnú kartu.
written-choose-a-start-card-now = Napíš start a kartu.
refused-another-season-now = Začiatočné karty sa vyberajú v poradí: jar, leto, jeseň, zima.
refused-choose-a-card-now = Teraz vyber kartu z ruky.
written-choose-a-card-now = Napíš len kartu.
refused-place-your-card-now = Teraz polož svoju kartu.
written-place-your-card-now = Napíš kartu, @, rad a stĺpec.
refused-not-the-card-you-turned-up = To nie je tvoja otočená karta.
refused-cell-is-taken = Na tom poli už karta leží.
refused-wrong-column = Každé obdobie má svoj stĺpec: jar 1, leto 2, jeseň 3, zima 4.
refused-no-card-beside-it = Karta musí ľavou alebo pravou stranou susediť s inou.
refused-does-not-fit = To obdobie sa tam nehodí: zľava doprava musia obdobia ísť za sebou.
refused-take-a-card-now = Teraz si vezmi kartu z plného radu.
written-take-a-card-now = Napíš + a kartu.
refused-card-not-in-the-row = Táto karta v plnom rade neleží.
refused-swap-or-aside-now = Tento symbol už máš: vymeň karty alebo odlož tú novú.
written-swap-or-aside-now = Napíš swap alebo aside.
refused-swap-needs-more-points = Vymeniť môžeš len za kartu s väčším počtom bodov.
refused-symbol-is-owned = Tento symbol už vo svojom roku máš.
refused-no-card-to-swap = Nemáš kartu s týmto symbolom, nie je čo vymeniť.
refused-use-your-bonus-now = Teraz využi bonusovú kartu.
written-use-your-bonus-now = Napíš add, swap alebo box.
refused-refill-the-row-now = Teraz polož kartu, ktorou sa rad začne znova.
written-refill-the-row-now = Napíš @, rad a stĺpec.
refused-only-the-empty-row = Karta musí prísť do radu, ktorý sa práve vyprázdnil.

## Prečo je ťah dobrý

why-ends-ahead = Dvanásta karta tvojho roka, a pritom vedieš.
why-completes-row = Doplní rad { $rows } tvojho roka.
why-completes-season = Doplní ročné obdobie v tvojom roku.
why-rarest-season = Z tohto ročného obdobia máš v roku najmenej kariet.
why-new-symbol = Nový symbol do tvojho roka.
why-denies = Z kariet v tomto rade by sa táto najviac hodila súperovi: { $seat }.
why-least-harm = Všetky tieto symboly už máš; jednu z kariet si musíš vziať.
why-more-points = Viac bodov za symbol, ktorý už máš.
why-not-needed = Tento symbol už máš s väčším počtom bodov.
why-box = V škatuli karta nestojí nič.
why-fills-row = Zaplní rad: berieš skôr než ostatní.
why-safe-now = Po tebe už v tomto kole nikto tento rad nezaplní.
why-far-from-full = Rad má do zaplnenia ešte ďaleko.
why-can-fill = Môže zaplniť rad, a potom berieš skôr než ostatní.
why-few-points = Prináša na stôl málo bodov.
why-no-simple-reason = Tento ťah nemá jednoduchý dôvod.

## Koniec

reason-twelfth-card = Niekto má v roku dvanásť kariet.
reason-pile-used-up = Bolo treba potiahnuť kartu, ale balíček bol prázdny.
level-points = body
level-fewer-aside = menej odložených kariet

## Voľby

option-deck = Sada kariet
option-deck-standard = tlačené karty
option-first_seat = Kto vykladá začiatočné karty
option-start_cards = Začiatočné karty
option-start_cards-choose = vyberá prvý hráč
option-harder = Ťažší variant: voľné stĺpce, nadväzujúci susedia
option-cyclic = Ťažší variant: jar smie ležať vpravo od zimy
option-draw_before_take = Potiahnuť kartu skôr, než sa rozoberie plný rad
option-bonus_chain = Bonusová karta môže priniesť ďalší bonus
option-final_bonus = Aj dvanásta karta môže priniesť bonus
option-finish_take = Po dvanástej karte si ostatní ešte berú
option-end_on = Prázdny balíček ukončí partiu
option-end_on-any_draw = pri každom ťahaní karty
option-end_on-hand_draw_only = len pri ťahaní karty do ruky

## Slová pri stole

label-spring = Jar
label-summer = Leto
label-autumn = Jeseň
label-winter = Zima
label-revealed = Otočené
label-on-its-way = Teraz
label-aside = Odložené
label-points = Body
label-box = V škatuli

## Pravidlá na jednej strane

rules-goal = Zostav najlepší rok: až dvanásť kariet, každú s iným symbolom. Karty si berieš z radov, ktoré všetci spoločne zapĺňajú uprostred stola. V tvojom roku sa počítajú len úplné rady od jari do zimy a každá karta, ktorú nevyužiješ, stojí bod.
rules-cards = 72 kariet, po 18 z každého ročného obdobia. Každé obdobie má tri symboly, tu od najväčšieho po najmenší: bocian, kvet, včela; slnko, lopta, zmrzlina; tekvica, veverička, list; vianočný stromček, snehuliak, vločka. Každý symbol je v hre raz s každým počtom bodov od 0 do 5 (GR-01).
rules-setup = Pre dvoch až štyroch hráčov. Po jednej karte z každého obdobia vymedzí štvorec so štyrmi radmi a štyrmi stĺpcami: jar vľavo hore, zima vpravo dole. Ostatné karty zamiešajte a každému rozdajte štyri; zvyšok je ťahací balíček.
rules-play =
    1. Každý si tajne vyberie kartu a všetky sa otočia naraz. Začína karta s najväčším počtom bodov (pri zhode neskoršie ročné obdobie, potom väčší symbol); ostatní nasledujú v smere hodinových ručičiek.
    2. V tomto poradí každý položí kartu na prázdne pole v stĺpci jej obdobia. Ak tam nie je prázdne pole, ide karta nabok. V oboch prípadoch si potiahne novú.
    3. Len čo v rade ležia štyri karty, každý si jednu z nich vezme, prvý ten, kto položil štvrtú, potom ostatní v smere hodinových ručičiek. Zvyšok ide do škatule a vrchná karta balíčka začne rad znova, v stĺpci svojho obdobia. Potom kladenie pokračuje.
    4. Vzatá karta s novým symbolom ide do tvojho roka. Ak už tento symbol máš, ide jedna z oboch kariet nabok: stará len vtedy, ak má nová viac bodov.
    5. Tretí symbol obdobia prinesie bonusovú kartu z balíčka: pridaj ju do roka, vymeň ju za slabšiu kartu toho istého symbolu alebo ju daj do škatule.
rules-end = Partia sa končí hneď, keď má niekto v roku dvanásť kariet (po bonuse za poslednú) alebo keď treba potiahnuť kartu a balíček je prázdny. Spočítajte body úplných radov s najlepšími kartami každého obdobia a za každú odloženú kartu bod odpočítajte. Vyhráva najviac bodov, potom menej odložených kariet, inak sa o víťazstvo delia.
rules-variants = Vo dvojici príde pred každým výberom z balíčka neutrálna karta: na prvé dovolené pole zhora, nikdy ako štvrtá v rade. Ťažší variant: stĺpce sú voľné, ale karta musí ľavou alebo pravou stranou susediť s inou a vpravo leží vždy nasledujúce obdobie (po zime jar); kto si vzal posledný, začne rad znova na ľubovoľnom poli. Voliteľne: vybrané začiatočné karty, ťahanie pred rozobratím radu, bonusy bez reťazenia, žiadny bonus za dvanástu kartu, dokončené rozobratie radu po dvanástej karte a balíček, ktorý ukončí partiu len pri ťahaní karty do ruky.

## Pri stole na stránke

page-square = Stred stola
page-stack = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
  }
page-begins = { $why ->
    [points] Tá karta má najviac bodov.
    [season] Rovnaký počet bodov, ale neskoršie obdobie.
   *[symbol] Rovnaké body aj obdobie, ale väčší symbol.
  } { $way ->
    [clockwise] Ďalej sa hrá v smere hodinových ručičiek.
   *[across] { "" }
  }
page-take-order = Brať začína { $seat }{ $way ->
    [clockwise] , potom ostatní v smere hodinových ručičiek
   *[across] { "" }
  }.
page-take-order-you = Brať začínaš ty{ $way ->
    [clockwise] , potom ostatní v smere hodinových ručičiek
   *[across] { "" }
  }.
page-no-place = { $season ->
    [spring] Jarný stĺpec je plný.
    [summer] Letný stĺpec je plný.
    [autumn] Jesenný stĺpec je plný.
    [winter] Zimný stĺpec je plný.
   *[any] Vedľa žiadnej vhodnej karty nie je voľné pole.
  }
page-row-done = { $seat }: { $row }. rad roka je úplný, +{ $points }
page-row-done-you = { $row }. rad tvojho roka je úplný, +{ $points }
page-year-of = Rok: { $seat }
page-year-of-you = Tvoj rok
page-open-year = Rok: { $seat }; zväčšiť
page-missing = chýba: { $symbol ->
    [stork] bocian
    [flower] kvet
    [bee] včela
    [sun] slnko
    [ball] lopta
    [ice-cream] zmrzlina
    [pumpkin] tekvica
    [squirrel] veverička
    [leaf] list
    [tree] vianočný stromček
    [snowman] snehuliak
   *[snowflake] vločka
  }
page-row-sum = Rad { $row } roka je úplný, body: { $points }
page-points = { $points } b.
page-progress = { $count } z 12
page-season-progress = { $season ->
    [spring] jar
    [summer] leto
    [autumn] jeseň
   *[winter] zima
  } { $count } z 3
page-round = { $round }. kolo
page-rows = Rady: { $rows }
page-aside = Odložené: { $count }
page-aside-costs = Odložené: { $count }; každá karta stojí bod
page-takes-number = berie si ako { $number }. v poradí
page-placed-as = { $number }. v poradí: { $card }
page-clockwise = v smere hodinových ručičiek
page-face-down = Lícom dolu
page-out-of-play = Mimo hry
page-lay-down = Položiť lícom dolu: { $card }
page-lies = Lícom dolu: { $card }
page-new-card = Nová
page-in-year = V tvojom roku
page-note-file = Jedna z oboch kariet ide nabok a stojí bod.
page-note-bonus = Čo si nenecháš, ide do škatule a nestojí nič.
