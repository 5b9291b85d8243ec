### Slunce a Měsíc. Napsáno pro Lunasol, bez slov tištěných pravidel.

name = Slunce a Měsíc
tagline = Dvě řady, po pěti zatměních a pasiáns, který kazí ostatní
credits = Slunce a Měsíc (Sonne und Mond), karetní hra Jacquese Zeimeta s obrázky Johanna Rüttingera, vydalo Drei Hasen in der Abendsonne (2012).

## Cards

card = { $value ->
    [0] { $kind ->
        [sun] zatmění Slunce
       *[moon] zatmění Měsíce
      }
   *[other] { $kind ->
        [sun] slunce
       *[moon] měsíc
      } { $value }{ $animal ->
        [1] { " " }(zvíře)
       *[0] { "" }
      }
  }

## What is asked now, and the rule behind it

phase-act = Přilož kartu, nebo odeber aspoň pět karet z jedné řady.
phase-follow = Na kartě bylo zvíře: přilož ještě jednu.
phase-last-turn = Už se nedobírá: přilož kartu, nebo odeber.
phase-over = Partie skončila.

rule-act = Přilož jednu kartu do kterékoli řady, své nebo cizí (SM-39); nebo odeber jeden či více vlastních úseků aspoň pěti číselných karet vedle sebe, z jedné řady nebo z obou (SM-13, SM-17). Nikdy obojí v jednom tahu. Nižší číslo patří na levý konec, vyšší na pravý, nebo na zatmění, pokud viditelná čísla dál stoupají (SM-05). Zatmění se klade na kteroukoli viditelnou číselnou kartu svého druhu (SM-09). Číselná karta může i založit chybějící řadu, třeba před někým jiným (SM-04). Kdo nemůže ani jedno, toho čeká sebezničení: karty z ruky i vlastní řady jdou na odhazovací hromádku (SM-20).
rule-follow = Po zvířeti musíš v témže tahu přiložit další kartu, a po dalším zvířeti znovu (SM-23). Máš-li prázdnou ruku, nejdřív dobíráš. Pokud žádná karta nesedí, čeká tě sebezničení, i když by bylo možné odebírat (SM-22); jen když už není co dobrat, tah končí bez úhony (SM-24).
rule-last-turn = Balíček i odhazovací hromádka došly a nikdo už nedobírá. Všichni kromě hráče, který neměl co dobrat, pokračují po řadě, dokud někdo může něco udělat (SM-31): přiložit, odebrat, nebo když nejde ani jedno, sebezničení. K odebrání není třeba karta v ruce (SM-32).
rule-over = Za každou odebranou sluneční a měsíční kartu je bod, za každou, která zůstala v tvých řadách, minusový bod, i za překrytou; zatmění se nepočítají (SM-34). Partneři body sčítají. Nejvíc bodů vyhrává, při shodě je vítězství společné (SM-35).

## Moves

move-place = { $end ->
    [start] { $card } zakládá řadu, leží u: { $seat }
    [left] { $card } na levý konec, řada: { $seat }
   *[right] { $card } na pravý konec, řada: { $seat }
  }
move-place-you = { $end ->
    [start] { $card } zakládá tvou řadu
    [left] { $card } na levý konec tvé řady
   *[right] { $card } na pravý konec tvé řady
  }
move-cover = { $card } na { $place }. místo, řada: { $seat }
move-cover-you = { $card } na { $place }. místo v tvé řadě
move-clear = odebrat místa { $parts } (S řada sluncí, M řada měsíců)
move-destruct = sebezničení: přijdeš o karty v ruce i vlastní řady

## What happened

event-dealt = { $seat } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }.
event-dealt-own = { $seat } dostává karty: { $cards }.
event-dealt-own-you = Dostáváš karty: { $cards }.
event-turn = { $turn }. tah: { $seat }.
event-turn-you = { $turn }. tah je tvůj.
event-drew = { $seat } si dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }.
event-drew-own = { $seat } si dobírá: { $cards }.
event-drew-own-you = Dobíráš si: { $cards }.
event-shuffled = Balíček je prázdný: odhozené karty se míchají, nový balíček má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }.
event-placed = { $whose ->
    [own] { $end ->
        [start] { $seat } zakládá vlastní řadu: { $card }.
        [left] { $seat } přikládá na levý konec vlastní řady: { $card }.
       *[right] { $seat } přikládá na pravý konec vlastní řady: { $card }.
      }
   *[other] { $end ->
        [start] { $seat } zakládá cizí řadu ({ $seat_row }): { $card }.
        [left] { $seat } přikládá na levý konec cizí řady ({ $seat_row }): { $card }.
       *[right] { $seat } přikládá na pravý konec cizí řady ({ $seat_row }): { $card }.
      }
  }
event-placed-you = { $whose ->
    [own] { $end ->
        [start] Zakládáš vlastní řadu: { $card }.
        [left] Přikládáš na levý konec vlastní řady: { $card }.
       *[right] Přikládáš na pravý konec vlastní řady: { $card }.
      }
   *[other] { $end ->
        [start] Zakládáš cizí řadu ({ $seat_row }): { $card }.
        [left] Přikládáš na levý konec cizí řady ({ $seat_row }): { $card }.
       *[right] Přikládáš na pravý konec cizí řady ({ $seat_row }): { $card }.
      }
  }
event-placed-yours = { $end ->
    [start] { $seat } zakládá tvou řadu: { $card }.
    [left] { $seat } přikládá na levý konec tvé řady: { $card }.
   *[right] { $seat } přikládá na pravý konec tvé řady: { $card }.
  }
event-covered = { $whose ->
    [own] { $seat } překrývá kartu ve vlastní řadě: { $card_under } → { $card }.
   *[other] { $seat } překrývá kartu v cizí řadě ({ $seat_row }): { $card_under } → { $card }.
  }
event-covered-you = { $whose ->
    [own] Překrýváš kartu ve vlastní řadě: { $card_under } → { $card }.
   *[other] Překrýváš kartu v cizí řadě ({ $seat_row }): { $card_under } → { $card }.
  }
event-covered-yours = { $seat } překrývá kartu v tvé řadě: { $card_under } → { $card }.
event-animal = Zvíře: { $seat } přikládá ještě jednu kartu.
event-animal-you = Zvíře: přikládáš ještě jednu kartu.
event-animal-forgiven = Zvíře byla poslední karta v ruce a není co dobrat ({ $seat }): tah končí bez úhony.
event-animal-forgiven-you = Zvíře byla tvá poslední karta a není co dobrat: tah končí bez úhony.
event-cleared = { $seat } odebírá z řady { $kind ->
    [sun] sluncí
   *[moon] měsíců
  }: { $cards }.
event-cleared-you = Odebíráš z řady { $kind ->
    [sun] sluncí
   *[moon] měsíců
  }: { $cards }.
event-destructed = { $count ->
    [0] Sebezničení: { $seat } nemá co ztratit.
   *[other] Sebezničení: { $seat } ztrácí { $cards }.
  }
event-destructed-you = { $count ->
    [0] Sebezničení: nemáš co ztratit.
   *[other] Sebezničení: ztrácíš { $cards }.
  }
event-end-phase = { $seat } nemá co dobrat: od teď už nikdo nedobírá, ostatní dohrávají své karty.
event-end-phase-you = Nemáš co dobrat: od teď už nikdo nedobírá, ostatní dohrávají své karty.
event-ended = { $reason ->
    [bound] Domluvený počet tahů je odehrán: partie končí.
   *[played-out] Nikomu už nezbývá tah: partie končí.
  }
event-scored = { $seat }: odebráno { $cleared }, v řadách zbylo { $left }, celkem { $points }.
event-scored-you = Máš odebráno { $cleared }, v řadách zbylo { $left }, celkem { $points }.

## Why a move was refused

refused-something-is-possible = Sebezničení je možné jen tehdy, když nejde nic jiného: přilož kartu, nebo odeber.
refused-place-another-card = Po zvířeti musíš přiložit další kartu; teď odebírat nemůžeš.
refused-no-segment-there = Odebírat smíš jen vlastní číselné karty, aspoň pět vedle sebe.
refused-whole-segments-only = Úsek se odebírá celý, od jednoho konce ke druhému.
refused-row-is-there = Ta řada už existuje: přilož na její konec, nebo překryj zatmění.
written-row-is-there = Napiš L nebo R pro konec, # a číslo pro místo.
refused-row-is-not-there = Ta řada ještě neexistuje: nejdřív ji založ.
written-row-is-not-there = Napiš * a založíš ji.
refused-start-your-own-row = V této partii smíš zakládat řady jen před sebou.
refused-team-has-that-row = Tým má od každého druhu jen jednu řadu a tento druh patří druhému partnerovi.
refused-eclipse-covers-numbers = Zatmění musí překrýt viditelnou číselnou kartu svého druhu.
refused-only-eclipses-are-covered = Číselná karta smí překrýt jen zatmění.
refused-cover-from-the-side = Z několika zatmění vedle sebe lze překrýt jen to, které sousedí s číselnou kartou.
refused-number-does-not-fit = To číslo tam nesedí: viditelná čísla musí zleva doprava stoupat.
refused-only-eclipses-show = V té řadě jsou vidět jen zatmění: na konce se nic nepřikládá, ale překrýt lze kterékoli.
refused-eclipse-blocks-end = V této partii se za zatmění na konci řady nepřikládá.
refused-no-such-place = Takové místo v té řadě není.
refused-no-sun-open = Není vidět žádné slunce, které by šlo překrýt.
refused-no-moon-open = Není vidět žádný měsíc, který by šlo překrýt.
refused-number-fits-nowhere = Tohle číslo se teď nikam nehodí: na žádný konec řady ani na zatmění.

## Why a move is a good one

why-clears = Přinese ti jistě { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
why-five = Čísel vedle sebe: { $count }. Když nikdo nezasáhne, v příštím tahu je můžeš odebrat.
why-five-partner = Čísel vedle sebe: { $count }. { $seat } je může odebrat.
why-another-card = Díky zvířeti přiložíš v témže tahu ještě jednu kartu.
why-starts-own = Zakládá řadu, do které se ještě { $room ->
    [one] hodí { $room } číslo
    [few] hodí { $room } čísla
    [many] hodí { $room } čísla
   *[other] hodí { $room } čísel
  } ze hry.
why-lengthens-own = Nejdelší úsek v tvé řadě má teď vedle sebe { $count ->
    [one] { $count } číslo
    [few] { $count } čísla
    [many] { $count } čísla
   *[other] { $count } čísel
  }.
why-repairs = Překryje zatmění ve tvé řadě; čísel vedle sebe: { $count }.
why-reopens = Otevře řadu na tvé straně: { $room ->
    [one] hodí se tam { $room } číslo
    [few] hodí se tam { $room } čísla
    [many] hodí se tam { $room } čísla
   *[other] hodí se tam { $room } čísel
  } ze hry.
why-helps-partner = Jde do řady, která se počítá i tvé straně ({ $seat }).
why-breaks-five = Rozbije pětici připravenou k odebrání ({ $seat }).
why-eclipses-rival = Přeruší cizí řadu ({ $seat }).
why-closes-row = Nikdo jiný už nemůže mít ani dobrat číslo, které se do té řady hodí ({ $seat }).
why-narrows = Ostatní mohou do té řady ({ $seat }) přidat už nejvýš { $room ->
    [one] { $room } číslo
    [few] { $room } čísla
    [many] { $room } čísla
   *[other] { $room } čísel
  }.
why-burdens = { $seat } už nic neodebere: tam je ta karta minusový bod.
why-forced = Nic jiného není možné.
why-gets-rid = Zbavíš se karet v ruce a před tebou { $count ->
    [one] ubude { $count } minusový bod
    [few] ubudou { $count } minusové body
    [many] ubude { $count } minusového bodu
   *[other] ubude { $count } minusových bodů
  }.

## The end

reason-played-out = Nebylo už co dobrat a nikomu nezbývá tah.
reason-bound = Domluvený počet tahů je odehrán.
level-points = body

## Options

option-deck = Sada karet
option-deck-standard = tištěná čísla, zvířata rekonstruována
option-first_seat = Kdo začíná
option-start_foreign_row = Řady lze zakládat i před ostatními
option-eclipse_blocks_end = Za zatmění na konci řady se nepřikládá
option-covered_score = Překryté karty odebraného úseku se počítají
option-partial_clear = Lze odebrat i část úseku
option-voluntary_self_destruct = Dobrovolné sebezničení
option-voluntary_self_destruct-never = nikdy
option-voluntary_self_destruct-end_phase = jen v závěrečné fázi
option-voluntary_self_destruct-always = v kterémkoli tahu
option-animal_without_pile = Zvíře jako poslední karta, když není co dobrat
option-animal_without_pile-end_turn = tah končí bez úhony
option-animal_without_pile-self_destruct = nastane sebezničení
option-refill_across_shuffle = Když balíček nestačí, dobírá se dál z nového
option-turn_cap = Nejvyšší počet tahů
option-trigger_may_clear = Kdo neměl co dobrat, smí ještě odebírat
option-end_phase = Když už není co dobrat
option-end_phase-play_out = ostatní hrají, dokud někdo může něco udělat
option-end_phase-one_round = ostatní mají ještě po jednom tahu
option-minus_visible_only = Překryté karty v řadách nejsou minusové body
option-fixed_after_first = Partnerům zůstává jejich druh řady celou partii
option-team_clear = Lze odebírat i z řady partnera

## Words at the table

label-turn = Tah
label-sun = Slunce
label-moon = Měsíc
label-cleared = Odebráno
label-in-play = V řadách
label-partner = tým: { $seat }
label-no-drawing = už se nedobírá

## The rules on one page

rules-goal = Odeber z řad před sebou co nejvíc slunečních a měsíčních karet a na konci jich tam nech co nejméně.
rules-cards = 68 karet: slunce od 1 do 29, měsíce od 1 do 29, pět zatmění Slunce a pět zatmění Měsíce bez čísla. Na některých sluncích a měsících je zvíře. Na kterých, z pravidel nevíme: u nás jsou to 3, 7, 11, 15, 19, 23 a 27 obou druhů; kdo má tištěné karty, může použít vlastní soubor (SM-01).
rules-setup = Zamíchejte všechny karty a každému rozdejte pět; zbytek je dobírací balíček. Ve dvou a ve třech hraje každý za sebe. Ve čtyřech jsou partnery ti, kdo sedí naproti sobě: mají dohromady jen jednu řadu sluncí a jednu řadu měsíců.
rules-play =
    1. Máš-li na začátku tahu prázdnou ruku, dober si pět karet, nebo kolik jich v balíčku zbývá. Prázdný balíček se obnoví ze zamíchaných odhozených karet.
    2. Potom buď přilož jednu kartu, nebo odebírej; nikdy obojí.
    3. Čísla stoupají zleva doprava, mezery nevadí. Přikládá se na konce řady, nikdy doprostřed. Smíš využít vlastní i cizí řady a kdekoli založit řadu, která chybí.
    4. Zatmění překrývá číselnou kartu svého druhu a přerušuje řadu. Zatmění lze překrýt číslem, které se hodí mezi viditelná čísla; z několika vedle sebe jen to, které sousedí s číselnou kartou.
    5. Po zvířeti musíš v témže tahu přiložit další kartu. Byla-li to tvá poslední, nejdřív si dober pět.
    6. Odebírá se jeden nebo více vlastních úseků aspoň pěti číselných karet bez zatmění mezi nimi. Všechny karty odtud, i překryté, jdou na tvou bodovou hromádku; zbytek se přisune k sobě.
    7. Kdo nemůže ani přiložit, ani odebrat, nebo nemá co přiložit po zvířeti, toho čeká sebezničení: karty z ruky i vlastní řady jdou na odhazovací hromádku.
rules-end = Když má někdo dobírat a v balíčku ani mezi odhozenými není žádná karta, už nikdo nedobírá. Ostatní hrají po řadě dál, dokud někdo může něco udělat. Každá odebraná sluneční a měsíční karta je bod, každá, která zůstala ve vlastních řadách, minusový bod, zatmění se nepočítají. Partneři body sčítají. Nejvíc bodů vyhrává; při shodě je vítězství společné.
rules-variants = Volitelně: zakládání jen vlastních řad, zatmění jako zábrana na konci řady, odebírání části úseku, dobrovolné sebezničení, jiné počítání překrytých karet, jiné dobírání a jiný konec, stálé druhy řad pro partnery a odebírání z řady partnera.

## At the page’s table

page-all-rows = Řady všech hráčů
page-row = { $seat }: { $kind ->
    [sun] řada sluncí
   *[moon] řada měsíců
  }
page-row-you = Tvá { $kind ->
    [sun] řada sluncí
   *[moon] řada měsíců
  }
page-no-row = { $seat }: { $kind ->
    [sun] zatím žádná řada sluncí
   *[moon] zatím žádná řada měsíců
  }
page-no-row-you = { $kind ->
    [sun] Zatím nemáš řadu sluncí
   *[moon] Zatím nemáš řadu měsíců
  }
page-start = založit řadu
page-start-at = nová řada: { $seat }
page-start-at-you = nová řada u tebe
page-would-minus = minusový bod ({ $seat })
page-would-five = { $count } vedle sebe ({ $seat })
page-would-break = rozbije { $count } vedle sebe ({ $seat })
page-would-interrupt = přeruší řadu ({ $seat })
page-animal-again = Zvíře: po něm přiložíš další kartu
page-under = Pod kartou: { $cards }.
page-fits = Hodí se sem: { $cards }.
page-fits-none = Teď se sem žádná z tvých karet nehodí.
page-score = odebráno { $cleared } · v řadách { $minus ->
    [0] 0
   *[other] −{ $minus }
  }
page-totals = Body, kdyby partie teď skončila
page-total = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
page-tied = { $kind ->
    [sun] jen řada sluncí
   *[moon] jen řada měsíců
  }
page-follows = přikládá další kartu
page-trigger = už nemá co dobrat
page-actions = Bez karty z ruky
page-part = { $kind ->
    [sun] slunce
   *[moon] měsíce
  } { $first }–{ $last }
page-clear = Odebrat { $parts } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  })
page-clear-more = { $count ->
    [one] Ještě { $count } možnost odebrání
    [few] Ještě { $count } možnosti odebrání
    [many] Ještě { $count } možnosti odebrání
   *[other] Ještě { $count } možností odebrání
  }
page-clear-part = Jen část: { $part }
page-run = { $seat } odebírá { $count } { $kind ->
    [sun] sluncí
   *[moon] měsíců
  } vedle sebe!
page-run-you = Odebíráš { $count } { $kind ->
    [sun] sluncí
   *[moon] měsíců
  } vedle sebe!
page-gained = { $seat }: +{ $count }
page-gained-you = Ty: +{ $count }
page-must-destruct = Žádná tvá karta se nikam nehodí.
page-destruct = Sebezničení: přijdeš o karty v ruce i vlastní řady
page-destruct-nothing = { $seat }: žádná karta se nikam nehodí.
page-destruct-nothing-you = Žádná tvá karta se nikam nehodí.
page-destruct-animal = { $seat }: po zvířeti se už nikam nehodí žádná karta.
page-destruct-animal-you = Po zvířeti se už nehodí žádná tvá karta.
page-loses = Sebezničení ({ $seat }): na odhazovací hromádku { $count ->
    [one] jde { $count } karta
    [few] jdou { $count } karty
    [many] jde { $count } karty
   *[other] jde { $count } karet
  }.
page-loses-you = Tvé sebezničení: na odhazovací hromádku { $count ->
    [one] jde { $count } karta
    [few] jdou { $count } karty
    [many] jde { $count } karty
   *[other] jde { $count } karet
  }.
