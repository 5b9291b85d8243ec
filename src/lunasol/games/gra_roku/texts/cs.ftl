### Gra roku. Napsáno pro Lunasol, bez vět z tištěných pravidel.

name = Gra roku
tagline = Posbírej celý rok, každý symbol jen jednou
credits = Gra roku („Hra roku“), karetní hra Reinera Knizii, vydala Nasza Księgarnia (2023).

## Karty

card = { $symbol ->
    [stork] čáp
    [flower] květina
    [bee] včela
    [sun] slunce
    [ball] míč
    [ice-cream] zmrzlina
    [pumpkin] dýně
    [squirrel] veverka
    [leaf] list
    [tree] vánoční stromek
    [snowman] sněhulák
   *[snowflake] vločka
  } { $points }

## Na co se teď ptáme a podle jakého pravidla

phase-choose-start = Vyber počáteční kartu dalšího ročního období.
phase-choose = Vyber z ruky kartu lícem dolů.
phase-place = Polož svou kartu doprostřed stolu.
phase-take = Vezmi si kartu z plné řady.
phase-file = Tento symbol už máš: vyměň karty, nebo odlož tu novou.
phase-bonus = Roční období je úplné: využij bonusovou kartu.
phase-refill = Polož kartu, kterou řada začne znovu.
phase-over = Partie skončila.

rule-choose-start = První hráč vybere po jedné kartě z každého ročního období, od jara do zimy; leží na úhlopříčce (GR-03, GR-04). Pak se zamíchá zbylých 68 karet.
rule-choose = Každý si tajně vybere kartu z ruky a všechny se otočí najednou. Začíná karta s nejvíce body (při shodě pozdější roční období, pak větší symbol); ostatní následují po směru hodinových ručiček (GR-30). Dokud nevybral poslední hráč, můžeš svou volbu vzít zpět.
rule-place = Karta patří na prázdné pole ve sloupci svého ročního období. V těžší variantě je sloupec libovolný, ale karta musí levou nebo pravou stranou sousedit s jinou a období musí jít za sebou (GR-24, GR-26). Co položit jde, položit se musí (GR-06); co nejde, jde stranou a stojí bod. V obou případech si pak dobereš kartu (GR-07).
rule-take = Čtvrtá karta v řadě přeruší pokládání (GR-09). Kdo ji položil, bere si z řady první, pak ostatní po směru hodinových ručiček; vzít si musí každý, ať chce, nebo ne (GR-10). Symbol, který ještě nemáš, jde do tvého roku.
rule-file = V tvém roce leží každý symbol jen jednou. Má-li nová karta víc bodů, můžeš ji vyměnit za starou; ta pak jde stranou (GR-11, GR-12). Jinak jde stranou nová. Každá odložená karta stojí na konci bod (GR-21).
rule-bonus = Třetí symbol ročního období hned přinese vrchní kartu balíčku (GR-15). Přidej ji, je-li její symbol nový, vyměň ji, má-li víc bodů, nebo ji dej do krabice; do krabice jde i takto vyměněná karta a nestojí nic (GR-12). Doplní-li bonus další období, dostaneš další, pokud se nehraje jinak (GR-14).
rule-refill = Kdo si vzal poslední kartu, položí vrchní kartu balíčku na libovolné pole vyprázdněné řady (těžší varianta; GR-D6).
rule-over = Počítají se jen úplné řady od jara do zimy s nejlepšími kartami každého období (GR-20); každá odložená karta stojí bod. Vyhrává nejvíc bodů, pak méně odložených karet, jinak se o vítězství dělí.

## Tahy

move-start = začít kartou: { $card }
move-choose = zahrát: { $card }
move-place = { $card } – řada { $row }, sloupec { $column }
move-take = vzít si: { $card }
move-swap = vyměnit karty
move-aside = odložit stranou
move-add = přidat do svého roku
move-box = dát do krabice
move-refill = řada { $row }, sloupec { $column }

## Co se stalo

event-start-chosen = { $seat } vybírá počáteční kartu: { $card }.
event-start-chosen-you = Vybíráš počáteční kartu: { $card }.
event-start-cards = Na stole od začátku: { $cards }.
event-dealt = { $seat } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }.
event-dealt-own = { $seat } dostává: { $cards }.
event-dealt-own-you = Dostáváš: { $cards }.
event-round = { $round }. kolo. { $count ->
    [0] Balíček je prázdný.
    [one] V balíčku zbývá { $count } karta.
    [few] V balíčku zbývají { $count } karty.
    [many] V balíčku zbývá { $count } karty.
   *[other] V balíčku zbývá { $count } karet.
  }
event-neutral = Neutrální karta: { $card } – řada { $row }, sloupec { $column }.
event-neutral-boxed = Neutrální karta: { $card } se nikam nehodí a jde do krabice.
event-neutral-missing = Balíček je prázdný: tentokrát bez neutrální karty.
event-chosen = { $seat } má vybráno.
event-chosen-own = { $seat } má vybráno: { $card }.
event-chosen-own-you = Máš vybráno: { $card }.
event-taken-back = { $seat } bere svou volbu zpět.
event-taken-back-you = Bereš svou volbu zpět.
event-revealed = Otočeno: { $cards }.
event-starter = První pokládá { $seat }: { $card }.
event-starter-you = První pokládáš ty: { $card }.
event-placed = { $seat } pokládá: { $card } – řada { $row }, sloupec { $column }.
event-placed-you = Pokládáš: { $card } – řada { $row }, sloupec { $column }.
event-set-aside = { $seat } nemůže kartu položit a odkládá ji: { $card }.
event-set-aside-you = Kartu nemůžeš položit a odkládáš ji: { $card }.
event-drew = { $seat } si dobírá kartu.
event-drew-own = { $seat } si dobírá: { $card }.
event-drew-own-you = Dobíráš si: { $card }.
event-row-full = Řada { $row } je plná: každý si bere kartu.
event-took = { $seat } si bere: { $card }.
event-took-you = Bereš si: { $card }.
event-added = { $seat } přidává do svého roku: { $card }.
event-added-you = Přidáváš do svého roku: { $card }.
event-swapped = { $seat } vyměňuje karty: do roku { $card }, stranou { $card_old }.
event-swapped-you = Vyměňuješ karty: do roku { $card }, stranou { $card_old }.
event-put-aside = { $seat } odkládá stranou: { $card }.
event-put-aside-you = Odkládáš stranou: { $card }.
event-season = { $seat } má úplné roční období: { $season ->
    [spring] jaro
    [summer] léto
    [autumn] podzim
   *[winter] zima
  }.
event-season-you = Máš úplné roční období: { $season ->
    [spring] jaro
    [summer] léto
    [autumn] podzim
   *[winter] zima
  }.
event-twelfth = { $seat } má celý rok: dvanáct karet.
event-twelfth-you = Máš celý rok: dvanáct karet.
event-bonus = { $seat } dostává bonusovou kartu: { $card }.
event-bonus-you = Dostáváš bonusovou kartu: { $card }.
event-bonus-swapped = { $seat } vyměňuje karty: do roku { $card }, do krabice { $card_old }.
event-bonus-swapped-you = Vyměňuješ karty: do roku { $card }, do krabice { $card_old }.
event-bonus-boxed = { $seat } dává bonusovou kartu do krabice: { $card }.
event-bonus-boxed-you = Dáváš bonusovou kartu do krabice: { $card }.
event-bonus-missing = Balíček je prázdný: bez bonusové karty.
event-row-boxed = Zbytek řady jde do krabice: { $cards }.
event-refill-drawn = { $seat } otáčí kartu pro prázdnou řadu: { $card }.
event-refill-drawn-you = Otáčíš kartu pro prázdnou řadu: { $card }.
event-refilled = Řada začíná znovu: { $card } – řada { $row }, sloupec { $column }.
event-refill-missing = Balíček je prázdný: řada zůstává prázdná.
event-pile-used-up = Má se dobrat karta, ale balíček je prázdný: partie končí.
event-scored = { $seat }: { $points } za úplné řady ({ $rows }), minus { $aside } za odložené karty, celkem { $score }.
event-scored-you = Máš { $points } za úplné řady ({ $rows }), minus { $aside } za odložené karty, celkem { $score }.

## Proč byl tah odmítnut

refused-choose-a-start-card-now = Teď vyber počáteční kartu.
written-choose-a-start-card-now = Napiš start a kartu.
refused-another-season-now = Počáteční karty se vybírají popořadě: jaro, léto, podzim, zima.
refused-choose-a-card-now = Teď vyber kartu z ruky.
written-choose-a-card-now = Napiš jen kartu.
refused-place-your-card-now = Teď polož svou kartu.
written-place-your-card-now = Napiš kartu, @, řadu a sloupec.
refused-not-the-card-you-turned-up = To není tvoje otočená karta.
refused-cell-is-taken = Na tom poli už karta leží.
refused-wrong-column = Každé období má svůj sloupec: jaro 1, léto 2, podzim 3, zima 4.
refused-no-card-beside-it = Karta musí levou nebo pravou stranou sousedit s jinou.
refused-does-not-fit = To období se tam nehodí: zleva doprava musí období jít za sebou.
refused-take-a-card-now = Teď si vezmi kartu z plné řady.
written-take-a-card-now = Napiš + a kartu.
refused-card-not-in-the-row = Tato karta v plné řadě neleží.
refused-swap-or-aside-now = Tento symbol už máš: vyměň karty, nebo odlož tu novou.
written-swap-or-aside-now = Napiš swap, nebo aside.
refused-swap-needs-more-points = Vyměnit můžeš jen za kartu s více body.
refused-symbol-is-owned = Tento symbol už ve svém roce máš.
refused-no-card-to-swap = Nemáš kartu s tímto symbolem, není co vyměnit.
refused-use-your-bonus-now = Teď využij bonusovou kartu.
written-use-your-bonus-now = Napiš add, swap, nebo box.
refused-refill-the-row-now = Teď polož kartu, kterou řada začne znovu.
written-refill-the-row-now = Napiš @, řadu a sloupec.
refused-only-the-empty-row = Karta musí přijít do řady, která se právě vyprázdnila.

## Proč je tah dobrý

why-ends-ahead = Dvanáctá karta tvého roku, a přitom vedeš.
why-completes-row = Doplní řadu { $rows } tvého roku.
why-completes-season = Doplní roční období v tvém roce.
why-rarest-season = Z tohoto ročního období máš v roce nejméně karet.
why-new-symbol = Nový symbol do tvého roku.
why-denies = Z karet v této řadě by se tato nejvíc hodila soupeři: { $seat }.
why-least-harm = Všechny tyto symboly už máš; jednu z karet si musíš vzít.
why-more-points = Víc bodů za symbol, který už máš.
why-not-needed = Tento symbol už máš s více body.
why-box = V krabici karta nestojí nic.
why-fills-row = Zaplní řadu: bereš dřív než ostatní.
why-safe-now = Po tobě už v tomto kole nikdo tuto řadu nezaplní.
why-far-from-full = Řada má k zaplnění ještě daleko.
why-can-fill = Může zaplnit řadu, a pak bereš dřív než ostatní.
why-few-points = Přináší na stůl málo bodů.
why-no-simple-reason = Tento tah nemá jednoduchý důvod.

## Konec

reason-twelfth-card = Někdo má v roce dvanáct karet.
reason-pile-used-up = Měla se dobrat karta, ale balíček byl prázdný.
level-points = body
level-fewer-aside = méně odložených karet

## Volby

option-deck = Sada karet
option-deck-standard = tištěné karty
option-first_seat = Kdo vykládá počáteční karty
option-start_cards = Počáteční karty
option-start_cards-choose = vybírá první hráč
option-harder = Těžší varianta: volné sloupce, navazující sousedé
option-cyclic = Těžší varianta: jaro smí ležet vpravo od zimy
option-draw_before_take = Dobrat kartu dřív, než se rozebere plná řada
option-bonus_chain = Bonusová karta může přinést další bonus
option-final_bonus = I dvanáctá karta může přinést bonus
option-finish_take = Po dvanácté kartě si ostatní ještě berou
option-end_on = Prázdný balíček ukončí partii
option-end_on-any_draw = při každém dobírání
option-end_on-hand_draw_only = jen při dobírání do ruky

## Slova u stolu

label-spring = Jaro
label-summer = Léto
label-autumn = Podzim
label-winter = Zima
label-revealed = Otočeno
label-on-its-way = Teď
label-aside = Odloženo
label-points = Body
label-box = V krabici

## Pravidla na jedné stránce

rules-goal = Sestav nejlepší rok: až dvanáct karet, každou s jiným symbolem. Karty si bereš z řad, které všichni společně zaplňují uprostřed stolu. V tvém roce se počítají jen úplné řady od jara do zimy a každá karta, kterou nevyužiješ, stojí bod.
rules-cards = 72 karet, po 18 z každého ročního období. Každé období má tři symboly, tady od největšího po nejmenší: čáp, květina, včela; slunce, míč, zmrzlina; dýně, veverka, list; vánoční stromek, sněhulák, vločka. Každý symbol je ve hře jednou s každým počtem bodů od 0 do 5 (GR-01).
rules-setup = Pro dva až čtyři hráče. Po jedné kartě z každého období vymezí čtverec o čtyřech řadách a čtyřech sloupcích: jaro vlevo nahoře, zima vpravo dole. Ostatní karty zamíchejte a každému rozdejte čtyři; zbytek je dobírací balíček.
rules-play =
    1. Každý si tajně vybere kartu a všechny se otočí najednou. Začíná karta s nejvíce body (při shodě pozdější roční období, pak větší symbol); ostatní následují po směru hodinových ručiček.
    2. V tomto pořadí každý položí kartu na prázdné pole ve sloupci jejího období. Není-li tam prázdné pole, jde karta stranou. V obou případech si dobere novou.
    3. Jakmile v řadě leží čtyři karty, každý si jednu z nich vezme, první ten, kdo položil čtvrtou, pak ostatní po směru hodinových ručiček. Zbytek jde do krabice a vrchní karta balíčku začne řadu znovu, ve sloupci svého období. Pak pokládání pokračuje.
    4. Vzatá karta s novým symbolem jde do tvého roku. Máš-li už tento symbol, jde jedna z obou karet stranou: ta stará jen tehdy, má-li nová víc bodů.
    5. Třetí symbol období přinese bonusovou kartu z balíčku: přidej ji do roku, vyměň ji za slabší kartu téhož symbolu, nebo ji dej do krabice.
rules-end = Partie končí hned, když má někdo v roce dvanáct karet (po bonusu za poslední), nebo když se má dobrat karta a balíček je prázdný. Sečtěte body úplných řad s nejlepšími kartami každého období a za každou odloženou kartu bod odečtěte. Vyhrává nejvíc bodů, pak méně odložených karet, jinak se o vítězství dělí.
rules-variants = Ve dvou přijde před každým výběrem z balíčku neutrální karta: na první dovolené pole odshora, nikdy jako čtvrtá v řadě. Těžší varianta: sloupce jsou volné, ale karta musí levou nebo pravou stranou sousedit s jinou a vpravo leží vždy následující období (po zimě jaro); kdo si vzal poslední, začne řadu znovu na libovolném poli. Volitelně: vybrané počáteční karty, dobírání před rozebráním řady, bonusy bez řetězení, žádný bonus za dvanáctou kartu, dokončené rozebrání řady po dvanácté kartě a balíček, který ukončí partii jen při dobírání do ruky.

## U stolu na stránce

page-square = Střed stolu
page-stack = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
page-begins = { $why ->
    [points] Ta karta má nejvíc bodů.
    [season] Stejný počet bodů, ale pozdější období.
   *[symbol] Stejné body i období, ale větší symbol.
  } { $way ->
    [clockwise] Dál se hraje po směru hodinových ručiček.
   *[across] { "" }
  }
page-take-order = První si bere { $seat }{ $way ->
    [clockwise] , pak ostatní po směru hodinových ručiček
   *[across] { "" }
  }.
page-take-order-you = První si bereš ty{ $way ->
    [clockwise] , pak ostatní po směru hodinových ručiček
   *[across] { "" }
  }.
page-no-place = { $season ->
    [spring] Jarní sloupec je plný.
    [summer] Letní sloupec je plný.
    [autumn] Podzimní sloupec je plný.
    [winter] Zimní sloupec je plný.
   *[any] Vedle žádné vhodné karty není volné pole.
  }
page-row-done = { $seat }: { $row }. řada roku je úplná, +{ $points }
page-row-done-you = { $row }. řada tvého roku je úplná, +{ $points }
page-year-of = Rok: { $seat }
page-year-of-you = Tvůj rok
page-open-year = Rok: { $seat }; zvětšit
page-missing = chybí: { $symbol ->
    [stork] čáp
    [flower] květina
    [bee] včela
    [sun] slunce
    [ball] míč
    [ice-cream] zmrzlina
    [pumpkin] dýně
    [squirrel] veverka
    [leaf] list
    [tree] vánoční stromek
    [snowman] sněhulák
   *[snowflake] vločka
  }
page-row-sum = Řada { $row } roku je úplná, body: { $points }
page-points = { $points } b.
page-progress = { $count } z 12
page-season-progress = { $season ->
    [spring] jaro
    [summer] léto
    [autumn] podzim
   *[winter] zima
  } { $count } ze 3
page-round = { $round }. kolo
page-rows = Řady: { $rows }
page-aside = Odloženo: { $count }
page-aside-costs = Odloženo: { $count }; každá karta stojí bod
page-takes-number = bere si jako { $number }. v pořadí
page-placed-as = { $number }. v pořadí: { $card }
page-clockwise = po směru hodinových ručiček
page-face-down = Lícem dolů
page-out-of-play = Mimo hru
page-lay-down = Položit lícem dolů: { $card }
page-lies = Lícem dolů: { $card }
page-new-card = Nová
page-in-year = V tvém roce
page-note-file = Jedna z obou karet jde stranou a stojí bod.
page-note-bonus = Co si nenecháš, jde do krabice a nestojí nic.
