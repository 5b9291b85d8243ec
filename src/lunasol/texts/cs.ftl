### Co mají všechny hry společné.

language-name = čeština
hidden-card = skrytá karta
number = { $value }
player-number = Hráč { $number }
players-range = { $fewest }–{ $most } hráčů

## Tahy a odmítnutí

move-take-back = vzít volbu zpět
refused-not-your-turn = Nejsi na tahu.
refused-match-is-over = Partie skončila.
refused-already-chosen = Volbu už máš; chceš-li ji změnit, napiš back.
refused-nothing-to-take-back = Teď není žádná volba, kterou by šlo vzít zpět.
refused-card-not-in-hand = Tuto kartu v ruce nemáš.
refused-not-a-move = To není tah této hry.
refused-nothing-to-undo = Není žádný tah, který by šlo vrátit.
refused-no-such-point-in-the-log = Takové místo v partii není.

## Slova u každého stolu

label-you = ty
label-player = Hráč
label-hand = Ruka
label-played = Vyloženo
label-pile = Balíček
label-discard = Odhoz
label-round = Kolo
label-last-round = poslední kolo
label-score = Body
label-seat = Místo
label-hidden = skryté: { $count }
label-option = Volba
label-values = Hodnoty (první je výchozí)
label-ruling = Výklad

value-true = ano
value-false = ne
value-random = losem

## Hra

prompt-move = { $name }, jsi na tahu (h: nápověda):
play-enter = Enter zahraje tento tah.
play-many = Napiš číslo nebo tah; jeho začátek ho ukáže slovy, moves ukáže všechny.
play-earlier = { $count ->
    [one] … { $count } dřívější řádek: log
    [few] … { $count } dřívější řádky: log
    [many] … { $count } dřívějšího řádku: log
   *[other] … { $count } dřívějších řádků: log
  }
play-unknown = „{ $text }“ tu není žádný tah. Napiš číslo ze seznamu, tah jako { $example } nebo h pro nápovědu.
play-pass = Předej obrazovku. Teď hraje { $name }.
play-ready = Dívá se už jen { $name }? Pak stiskni Enter.
play-record = Záznam: { $path }
play-resume = Pokračovat později: { $command }
play-record-failed = Záznam se nepodařilo zapsat; další tah to zkusí znovu.
play-help =
    Číslo nebo zapsaný tah se zahraje. Začátek tahu ukáže všechny tahy, které tak začínají.
    ?       pravidlo, které teď platí
    ??      pravidla na jedné stránce
    table   ještě jednou stůl
    moves   všechny tahy slovy
    log     co se zatím stalo
    hint    co by hrál bot a proč (s --hints)
    undo    vrátit svůj poslední tah
    back    volit znovu, dokud ostatní ještě volí (na společné obrazovce)
    quit    odejít; záznam zůstane

## Konec

result-title = Partie skončila
result-winners = { $count ->
    [one] Vítězí { $names }.
   *[other] O vítězství se dělí: { $names }.
  }
result-decided = Rozhoduje: { $level }.
level-shared = nic, všichni jsou na tom stejně

## Nabídka

menu-prompt = Tvá volba:
menu-continue = Pokračovat v poslední partii
menu-language = Jazyk
menu-quit = Konec
menu-return = Enter se vrátí do nabídky.
pick-prompt = Číslo (Enter nic nezmění):
form-prompt = Enter hraje, číslo mění, b se vrací:
form-players = Počet hráčů
form-people = Lidé u této obrazovky
form-names = Jména
form-name = Jméno
form-options = Volby
form-defaults = jako obvykle
form-rules = Přečíst pravidla
form-return = Stiskni Enter.
form-number = Celé číslo od 1 do { $limit }:
form-file = jiný balíček ze souboru
form-path = Cesta k souboru s balíčkem:

## Pravidla na jedné stránce

heading-goal = Cíl hry
heading-cards = Karty
heading-setup = Příprava
heading-play = Průběh hry
heading-end = Konec hry
heading-variants = Varianty

## Záznamy

replay-prompt = Enter: dál, b: zpět, číslo: přejít tam, q: konec
replay-shuffle = Míchání
replay-unfinished = Tady záznam končí; partie není dohraná.
verify-game = { $game }, počet hráčů { $players }: záznam je úplný a nezměněný.
verify-commitment = Tajemství odpovídá závazku { $commitment }.
verify-drawn = { $count ->
    [0] Žádné míchání nebylo třeba opakovat.
    [one] { $count } míchání zopakováno z tajemství, karta po kartě stejné.
    [few] { $count } míchání zopakována z tajemství, karta po kartě stejná.
    [many] { $count } míchání zopakováno z tajemství, karta po kartě stejné.
   *[other] { $count } míchání zopakováno z tajemství, karta po kartě stejných.
  }
verify-stated = { $count ->
    [one] { $count } míchání bylo předem zadáno: to nikdo neověří.
    [few] { $count } míchání byla předem zadána: ta nikdo neověří.
    [many] { $count } míchání bylo předem zadáno: to nikdo neověří.
   *[other] { $count } míchání bylo předem zadáno: ta nikdo neověří.
  }
verify-moves = { $count ->
    [one] { $count } tah přehrán, je povolený.
    [few] { $count } tahy přehrány, všechny povolené.
    [many] { $count } tahu přehráno, vše povoleno.
   *[other] { $count } tahů přehráno, všechny povolené.
  }
verify-result = Výsledek odpovídá tahům.
verify-unfinished = Partie není dohraná: není výsledek, který by šlo ověřit.

## Simulace

simulate-title = { $game }, náhodní hráči: { $players }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
  }
simulate-score = Průměr bodů (95 %)
simulate-wins = Podíl výher (95 %)
simulate-length = Rozhodnutí v partii: { $mean }, nejméně { $shortest }, nejvíce { $longest }.
simulate-speed = { $seconds } s: partie za sekundu: { $games }, rozhodnutí za sekundu: { $decisions }, { $engine ->
    [compiled] zkompilováno
   *[uncompiled] bez kompilace
  }.

## Bots

bot-beginner = začátečník
bot-casual = příležitostný hráč
bot-skilled = zkušený
bot-strong = silný
bot-expert = mistr
form-bots = Soupeři
form-hints = Rady
hint-move = Dobrý tah: { $move }
hint-share = Vyhraje asi { $share } % partií, které odpovídají tomu, co víš (představeno: { $count }).
hint-others = V úvahu přišlo také:
hint-off = U tohoto stolu rady nejsou; spusť ho s --hints.

## Tournaments

tournament-title = { $game }, hráči: { $players }, { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
    [many] { $matches } partie
   *[other] { $matches } partií
  }
tournament-bot = Bot
tournament-matches = Partie
tournament-wins = Podíl výher (95 %)
tournament-score = Průměr bodů (95 %)
tournament-rating = Hodnocení
tournament-par = Mezi rovnými by každý vyhrál { $par } %.
tournament-kept = Hotová rozdání zůstávají v { $path }; týž příkaz odtud pokračuje.

## Review of a match

analyze-title = Rozbor: { $game }, promyslel bot { $bot }
analyze-player = Hráč
analyze-decisions = Rozhodnutí
analyze-best = Nejlepší tah
analyze-loss = Darováno
analyze-start = Naděje na začátku
analyze-rest = Karty a ostatní
analyze-end = Výsledek
analyze-explained = Darováno: podíl výhry ztracený vlastními tahy, posouzený podle toho, co se tehdy dalo vědět. Karty a ostatní: vše, co se dělo mezitím; štěstí a hru ostatních nelze oddělit, dokud nejsou vidět všechny ruce. Vše v procentech partie.
analyze-costly = Nejdražší tahy
analyze-none = Žádný tah nestál víc, než takový odhad dokáže poznat.
analyze-move = { $number }. { $name } hraje { $move }: { $share } %, s přesností { $error }.
analyze-better = Lepší: { $move } ({ $share } %).
analyze-knew = Co { $name } v té chvíli ví:
analyze-unfinished = Partie není dohraná; rozebrány jsou dosavadní tahy.
