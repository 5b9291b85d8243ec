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
refused-already-chosen = Volbu už máš.
written-already-chosen = Chceš-li ji změnit, napiš back.
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
result-partners = Společně vítězí: { $names }.
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

## Stůl na síti

online-title = { $game }: stůl na síti
online-link = Pošli tento odkaz: { $link }
online-hosting = Čeká se na hráče. bot ÚROVEŇ obsadí volná místa, start začne, say TEXT něco řekne (h: nápověda).
online-full = Všechna místa jsou obsazena: napiš start a začne se.
online-room = Čeká se, až hostitel začne. say TEXT něco řekne, quit odejde (h: nápověda).
online-free = volné
online-host = hostitel
online-not-here = bez spojení
online-waiting = Na tahu: { $names }.
online-over = Partie skončila. rematch: odveta s posunutými místy, quit: odejít.
online-record = Záznam: { $url } (po stažení ho ověří lunasol verify)
online-ended = Partie byla předčasně ukončena.
online-next = Odveta je připravena: napiš rematch a přidej se.
online-risen = Už tu nemáš místo; můžeš se dívat.
online-lost = Spojení se přerušilo; pokouším se ho obnovit.
online-found = Spojení je obnoveno.
online-not-connected = Teď není spojení; zkus to za chvíli znovu.
online-gone = Bez spojení: { $name }.
online-grace = { $seconds ->
    [one] Bez spojení: { $name }. Za { $seconds } sekundu převezme místo bot.
    [few] Bez spojení: { $name }. Za { $seconds } sekundy převezme místo bot.
    [many] Bez spojení: { $name }. Za { $seconds } sekundy převezme místo bot.
   *[other] Bez spojení: { $name }. Za { $seconds } sekund převezme místo bot.
  }
online-here = Opět ve spojení: { $name }.
online-held = { $why ->
    [away] { $name } se nevrací; místo drží bot.
    [clock] { $name }: čas vypršel; místo drží bot.
   *[left] { $name } odchází; místo drží bot.
  }
online-held-own = Tvé místo drží bot; slovem back nebo kterýmkoli tahem si ho vezmeš zpět.
online-back = { $name } opět hraje.
online-vote = { $choice ->
    [wait] { $name } chce počkat.
   *[end] { $name } chce partii ukončit.
  }
online-clock = Zbývající čas: { $time }
online-presets = Hotové věty: { $presets }
online-levels = Napiš bot ÚROVEŇ nebo bot ÚROVEŇ MÍSTO; úrovně jsou { $levels }.
online-which-seat = Napiš kick a číslo místa.
online-return = Návrat: { $command }
online-only-watching = Partie už začala; s --watch se můžeš dívat.
online-forbidden = Server toto spojení nepustí dál: odsud jich je příliš mnoho, nebo stůl už neexistuje.
online-misunderstood = Server nám nerozuměl a spojení uzavřel.
online-no-server = Na adrese { $address } neodpovídá žádný server.
online-not-ours = Na adrese { $address } není server Lunasol, nebo má jinou verzi.
online-no-link = „{ $link }“ není odkaz na stůl; ten vypadá jako http://…/t/…
online-no-address = „{ $address }“ není adresa serveru; ta vypadá jako http://…
online-refused = Server to odmítá: { $key }.
online-room-help =
    ??          pravidla na jedné stránce
    table       kdo kde sedí
    say TEXT    něco říct; say : ukáže hotové věty
    bot ÚROVEŇ  hostitel: boti na všechna volná místa; bot ÚROVEŇ MÍSTO: jen na toto
    kick MÍSTO  hostitel: uvolnit místo
    start       hostitel: začít partii
    quit        odejít; místo ti zůstane
online-help =
    Číslo nebo zapsaný tah se zahraje. Začátek tahu ukáže všechny tahy, které tak začínají.
    Tajnou volbu lze nahradit jinou, dokud ostatní ještě volí.
    ?           pravidlo, které teď platí
    ??          pravidla na jedné stránce
    table       ještě jednou stůl
    moves       všechny tahy slovy
    log         co se zatím stalo
    hint        co by hrál bot a proč
    say TEXT    něco říct; say : ukáže hotové věty
    wait, end   někdo chybí: hlasovat pro čekání, nebo pro ukončení
    back        vzít si své místo zpět od bota
    rematch     po konci: hrát znovu
    quit        odejít; místo ti zůstane

## Co server odmítá

no-already-away = Tvé místo už drží bot.
no-already-started = Partie už začala.
no-bad-name = Jméno je jeden řádek čitelných znaků.
no-bad-pace = Toto tempo nenechává čas na přemýšlení.
no-bad-request = To server neumí: { $detail }
no-bad-text = Jsou v tom znaky, které nelze zobrazit.
no-chat-is-off = U tohoto stolu lze říkat jen hotové věty.
no-client-too-new = Tvůj program je novější než tento server. Načti stránku znovu nebo aktualizuj server.
no-client-too-old = Tvůj program je pro tento server příliš starý. Načti stránku znovu nebo aktualizuj program.
no-hello-first = Spojení začíná pozdravem.
no-host-only = To může jen hostitel.
no-malformed = Server tomu nerozuměl.
no-name-taken = Toto jméno už u stolu někdo má; zvol si jiné.
no-no-hints = U tohoto stolu nejsou rady.
no-no-such-seat = Takové místo tu není.
no-no-such-table = Takový stůl neexistuje.
no-no-token = Bez průkazu se nikdo nemůže posadit.
no-no-watching = U tohoto stolu se nelze dívat.
no-nobody-is-away = Nikdo nechybí.
no-not-a-move = To není tah této hry.
no-not-a-person = Tam nesedí člověk.
no-not-allowed = To na této adrese nejde.
no-not-found = Na této adrese nic není.
no-not-over = Partie ještě neskončila.
no-not-possible = To tu nejde.
no-not-running = Žádná partie neběží.
no-not-seated = U tohoto stolu nemáš místo.
no-not-stored = Server to nemohl uložit; zkus to znovu.
no-not-your-turn = Nejsi na tahu.
no-not-yours-to-vote = Hlasovat mohou jen ti, kdo zůstali.
no-nothing-said = Řekni buď vlastní slova, nebo jednu hotovou větu.
no-only-local = Na to se lze ptát jen přímo na serveru.
no-other-origin = Server odpovídá jen své vlastní stránce.
no-program-stays = Program zůstává na místě, které dostal.
no-seat-is-free = Tam nikdo nesedí.
no-seat-reserved = Toto místo je pro někoho vyhrazeno.
no-seat-taken = Toto místo je obsazeno.
no-seats-are-free = Některá místa jsou ještě volná.
no-server-full = Na serveru není místo pro další stůl.
no-table-full = Všechna místa jsou obsazena.
no-too-fast = To bylo příliš rychle; chvíli počkej.
no-too-large = To je příliš mnoho najednou.
no-too-many-connections = K tomuto stolu máš už příliš mnoho spojení.
no-too-many-hints = Tolik rad se nedává; chvíli počkej.
no-too-many-tables = Máš příliš mnoho nedohraných stolů.
no-too-much-chat = Mluvíš hodně; chvíli počkej.

## Hotové věty

say-hello = Ahoj!
say-good-luck = Hodně štěstí!
say-thanks = Díky!
say-well-played = Dobře zahráno!
say-oops = Jejda!
say-hurry = Budeš hrát?
say-one-moment = Moment, prosím.
say-good-game = To byla pěkná partie.
say-rematch = Ještě jednu?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
