### Co mají všechny hry společné.

language-name = čeština
hidden-card = skrytá karta
number = { $value }
player-number = Hráč { $number }
name-bot = Bot { $number }
name-guest = Host
name-guest-number = Host { $number }
players-range = { $fewest }–{ $most } hráčů

## Tahy a odmítnutí

move-take-back = vzít volbu zpět
refused-not-your-turn = Nejsi na tahu.
refused-match-is-over = Partie skončila.
refused-already-chosen = Už máš vybráno.
written-already-chosen = Chceš-li vybrat znovu, napiš back.
refused-nothing-to-take-back = Teď není žádná volba, kterou lze vzít zpět.
refused-card-not-in-hand = Tuto kartu v ruce nemáš.
refused-not-a-move = Takový tah v této hře není.
refused-nothing-to-undo = Není co vrátit.
refused-no-such-point-in-the-log = Takový okamžik v této partii není.

## Slova u každého stolu

label-you = ty
label-player = Hráč
label-hand = Ruka
label-played = Zahráno
label-pile = Balíček
label-discard = Odhoz
label-round = Kolo
label-last-round = poslední kolo
label-score = Body
label-seat = Místo
label-hidden = skryté: { $count }
label-option = Možnost
label-values = Hodnoty (první je výchozí)
label-ruling = Výklad

value-true = ano
value-false = ne
value-random = losem

## Hra

prompt-move = { $name }, jsi na tahu (h: pomoc):
play-opponents = Tvoji soupeři: { $names }.
play-enter = Stiskni Enter a zahraješ tento tah.
play-many = Napiš číslo nebo tah; začátek tahu vypíše tahy, které tak začínají, moves vypíše všechny.
play-earlier = { $count ->
    [one] … { $count } dřívější řádek (napiš log)
    [few] … { $count } dřívější řádky (napiš log)
    [many] … { $count } dřívějšího řádku (napiš log)
   *[other] … { $count } dřívějších řádků (napiš log)
  }
play-unknown = „{ $text }“ tu není tah. Napiš číslo ze seznamu, tah jako { $example }, nebo h pro pomoc.
play-pass = Předej obrazovku. Teď hraje { $name }.
play-ready = Dívá se už jen { $name }? Pak stiskni Enter.
play-record = Záznam: { $path }
play-resume = Pokračovat později: { $command }
play-record-failed = Záznam se nepodařilo zapsat. Při dalším tahu se to zkusí znovu.
play-help =
    Napiš číslo nebo tah v zápisu a zahraješ ho. Začátek tahu vypíše všechny tahy, které tak začínají.
    ?       pravidlo, které teď platí
    ??      pravidla na jedné stránce
    table   znovu ukázat stůl
    moves   všechny tahy slovy
    log     co se zatím stalo
    hint    co by hrál bot a proč (s --hints)
    undo    vrátit svůj poslední tah
    back    vybrat znovu, dokud ostatní ještě vybírají (na společné obrazovce)
    quit    odejít; záznam zůstane

## Konec

result-title = Partie skončila
result-winners = { $count ->
    [one] Vítězí { $names }.
   *[other] O vítězství se dělí: { $names }.
  }
result-partners = Společně vítězí: { $names }.
result-decided = Rozhoduje: { $level }.
level-shared = nic, je to remíza

## Nabídka

menu-prompt = Tvá volba:
menu-page = Otevřít stránku v prohlížeči
menu-page-offers = obrázky, lekce a přátelé přes odkaz
menu-page-opens = Stránka se otevře v prohlížeči. Ukončíš ji tady pomocí Ctrl+C.
menu-page-not-kept = Do { $folder } nelze zapisovat, takže tyto partie po ukončení zmizí.
menu-continue = Pokračovat v poslední partii
menu-language = Jazyk
menu-quit = Ukončit
menu-return = Stiskni Enter a vrátíš se do nabídky.
pick-prompt = Číslo (Enter nic nezmění):
form-prompt = Enter: hrát, číslo: změnit, b: zpět:
form-players = Počet hráčů
form-people = Lidé u této obrazovky
form-names = Jména
form-name = Jméno
form-options = Možnosti
form-defaults = výchozí
form-rules = Přečíst pravidla
form-return = Pokračuj klávesou Enter.
form-number = Celé číslo od 1 do { $limit }:
form-file = jiná sada karet ze souboru
form-path = Cesta k souboru se sadou karet:

## Pravidla na jedné stránce

heading-goal = Cíl hry
heading-cards = Karty
heading-setup = Příprava
heading-play = Průběh hry
heading-end = Konec hry
heading-variants = Varianty

## Záznamy

replay-prompt = Enter: dál, b: zpět, číslo: přejít tam, q: odejít
replay-shuffle = Míchání
replay-unfinished = Tady záznam končí; partie není dohraná.
verify-game = { $game }, počet hráčů { $players }: záznam je úplný a bez rozporů.
verify-commitment = Tajemství odpovídá otisku { $commitment }.
verify-drawn = { $count ->
    [one] { $count } zamíchání zopakováno z tajemství: souhlasí kartu po kartě.
    [few] { $count } zamíchání zopakována z tajemství: souhlasí kartu po kartě.
    [many] { $count } zamíchání zopakováno z tajemství: souhlasí kartu po kartě.
   *[other] { $count } zamíchání zopakováno z tajemství: souhlasí kartu po kartě.
  }
verify-stated = { $count ->
    [one] { $count } zamíchání bylo připraveno předem a nelze je ověřit.
    [few] { $count } zamíchání byla připravena předem a nelze je ověřit.
    [many] { $count } zamíchání bylo připraveno předem a nelze je ověřit.
   *[other] { $count } zamíchání bylo připraveno předem a nelze je ověřit.
  }
verify-salts = Náhoda každého hráče odpovídá tomu, k čemu se zavázal.
verify-influence-nobody = Podle tohoto záznamu si toto rozdání nikdo nemohl vybrat: server i všichni hráči se ke své náhodě zavázali dřív, než byla prozrazena jakákoli její část. Mohli by to jen všichni společně.
verify-influence-alone = Podle tohoto záznamu přidal náhodu jeden hráč. Server si rozdání nemohl vybrat bez něj a on bez serveru také ne.
verify-influence-last = V tomto starším záznamu se hráči ke své náhodě nezavázali: kdo si sedl poslední, mohl si spolu se serverem rozdání vybrat.
verify-influence-server = Žádný hráč náhodu nepřidal: kdo partii provozoval, mohl si rozdání vybrat.
verify-reopened = Náhoda se losovala znovu kvůli: { $names }. Kdo to dělá schválně, může spolu se serverem odmítnout rozdání, které se mu nelíbí.
verify-moves = { $count ->
    [one] { $count } tah přehrán: je dovolený.
    [few] { $count } tahy přehrány: všechny jsou dovolené.
    [many] { $count } tahu přehráno: vše je dovolené.
   *[other] { $count } tahů přehráno: všechny jsou dovolené.
  }
verify-result = Výsledek odpovídá tahům.
verify-unfinished = Partie není dohraná: žádný výsledek k ověření.
verify-names = Komu jména patří, nemůže nikdo ověřit.
verify-deck = Karty jsou z vlastní sady uvedené v záznamu; jestli jsou tak i vytištěné, nemůže nikdo ověřit.
verify-unsigned = Záznam není podepsaný: někdo mohl se stejným tajemstvím zapsat jinou platnou partii. Porovnej otisk s tím, který máš zapsaný z doby před rozdáním.

## Simulace

simulate-title = { $game }, náhodní hráči: { $players }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
  }
simulate-score = Průměr bodů (95 %)
simulate-wins = Podíl výher (95 %)
simulate-length = Rozhodnutí v partii: průměrně { $mean }, od { $shortest } do { $longest }.
simulate-speed = { $seconds } s: partie za sekundu: { $games }, rozhodnutí za sekundu: { $decisions }, { $engine ->
    [compiled] zkompilováno
   *[uncompiled] bez kompilace
  }.

## Bots

bot-beginner = začátečník
bot-casual = příležitostný
bot-skilled = zkušený
bot-strong = silný
bot-expert = mistr
form-bots = Soupeři
form-hints = Nápověda
hint-move = Nejlepší tah: { $move }
hint-share = Tento tah vyhrál asi { $share } % zkušebních partií (celkem { $count }).
hint-others = Další zvažované tahy:
hint-off = Nápověda je u tohoto stolu vypnutá; zapneš ji volbou --hints.

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
tournament-rating = Rating
tournament-par = Stejně silní hráči by vyhráli každý { $par } % partií.
tournament-kept = Hotová rozdání jsou uložena v { $path }; stejný příkaz v nich bude pokračovat.

## Review of a match

analyze-title = Rozbor: { $game } (bot: { $bot })
analyze-player = Hráč
analyze-decisions = Rozhodnutí
analyze-best = Nejlepší tah nalezen
analyze-loss = Ztráta
analyze-start = Šance na začátku
analyze-rest = Štěstí a soupeři
analyze-end = Výsledek
analyze-explained = Ztráta: o kolik hráč vlastními tahy snížil svou šanci na výhru, posouzeno podle toho, co v té chvíli věděl. Štěstí a soupeři: všechno ostatní; bez pohledu do všech rukou nelze štěstí odlišit od hry soupeřů. Všechna čísla jsou šance na výhru v procentech.
analyze-costly = Nejdražší tahy
analyze-none = Žádná chyba nepřesahuje přesnost odhadu.
analyze-move = { $number }. { $name } – { $move }: šance na výhru { $share } %, plus minus { $error }.
analyze-better = Lepší: { $move } ({ $share } %).
analyze-knew = Co { $name } v té chvíli ví:
analyze-unfinished = Partie není dohraná; rozbor zahrnuje dosavadní tahy.

## Stůl na síti

online-title = { $game }: online stůl
online-link = Pošli tento odkaz: { $link }
online-hosting = Čeká se na hráče. Napiš bot ÚROVEŇ pro obsazení volných míst, start pro začátek, say TEXT pro zprávu (h: pomoc).
online-full = Všechna místa jsou obsazená: napiš start a začne se.
online-room = Čeká se, až hostitel začne. Napiš say TEXT pro zprávu, quit pro odchod (h: pomoc).
online-free = volné
online-host = hostitel
online-not-here = bez spojení
online-waiting = Čeká se na: { $names }.
online-over = Partie skončila. Napiš rematch pro odvetu s posunutými místy, quit pro odchod.
online-record = Záznam: { $url } (stáhni ho a ověř příkazem lunasol verify)
online-ended = Partie byla předčasně ukončena.
online-resigned = Partie skončila vzdáním.
online-left = Partie byla předčasně ukončena. Kdo odešel: { $names }.
online-closed = Hostitel tento stůl zavřel.
online-next = Odveta je připravena: napiš rematch a přidej se.
online-risen = Už tu nemáš místo, ale můžeš se dívat.
online-reopened = { $why ->
    [withheld] Podíl na míchání od hráče { $name } nedorazil, proto je místo zase volné a všichni losují nový.
   *[other] Místo hráče { $name } se změnilo, proto všichni losují nový podíl na míchání.
}
online-lost = Spojení se přerušilo, obnovuje se…
online-found = Spojení je obnoveno.
online-not-connected = Teď není spojení. Zkus to za chvíli znovu.
online-gone = { $name } se odpojuje.
online-grace = { $seconds ->
    [one] { $name } nemá spojení; za { $seconds } sekundu převezme hru bot.
    [few] { $name } nemá spojení; za { $seconds } sekundy převezme hru bot.
    [many] { $name } nemá spojení; za { $seconds } sekundy převezme hru bot.
   *[other] { $name } nemá spojení; za { $seconds } sekund převezme hru bot.
  }
online-here = { $name } je zpět ve spojení.
online-held = { $why ->
    [away] { $name } je pryč; až do návratu hraje bot.
    [clock] { $name }: čas vypršel; až do návratu hraje bot.
   *[left] { $name } odchází; až do návratu hraje bot.
  }
online-held-own = Hraje za tebe bot. Napiš back nebo zahraj kterýkoli tah a převezmeš hru zpět.
online-back = { $name } opět hraje.
online-vote = { $choice ->
    [wait] { $name } chce počkat.
   *[end] { $name } chce partii ukončit.
  }
online-clock = Zbývající čas: { $time }
online-presets = Připravené věty: { $presets }
online-levels = Napiš bot ÚROVEŇ, bot JMÉNO nebo bot ÚROVEŇ MÍSTO; úrovně jsou { $levels }, jména { $names }.
online-which-seat = Napiš kick a číslo místa.
online-return = Návrat: { $command }
online-only-watching = Partie už začala; přidej --watch a můžeš se dívat.
online-forbidden = Server spojení odmítl: z tvé adresy jich je příliš mnoho, nebo stůl už neexistuje.
online-misunderstood = Server tomuto programu nerozuměl a spojení ukončil.
online-no-server = Na adrese { $address } neodpovídá žádný server.
online-not-ours = Na adrese { $address } není server Lunasol, nebo běží v jiné verzi.
online-no-link = „{ $link }“ není odkaz na stůl; má vypadat jako http://…/t/…
online-no-address = „{ $address }“ není adresa serveru; má vypadat jako http://…
online-refused = Server to odmítl: { $key }.
online-room-help =
    ??          pravidla na jedné stránce
    table       kdo kde sedí
    say TEXT    poslat zprávu; say : vypíše připravené věty
    bot ÚROVEŇ  hostitel: obsadit volná místa boty; bot ÚROVEŇ MÍSTO: jen toto
    kick MÍSTO  hostitel: uvolnit místo
    start       hostitel: začít partii
    resign      hostitel: zavřít stůl; ostatní: uvolnit místo
    quit        odejít; místo ti zůstane
online-help =
    Napiš číslo nebo tah v zápisu a zahraješ ho. Začátek tahu vypíše všechny tahy, které tak začínají.
    Tajnou volbu můžeš změnit, dokud ostatní ještě vybírají.
    ?           pravidlo, které teď platí
    ??          pravidla na jedné stránce
    table       znovu ukázat stůl
    moves       všechny tahy slovy
    log         co se zatím stalo
    hint        co by hrál bot a proč
    say TEXT    poslat zprávu; say : vypíše připravené věty
    wait, end   někdo je pryč: hlasovat pro čekání, nebo pro ukončení partie
    back        převzít hru zpět od bota, který hraje za tebe
    undo        jen proti botům: vrátit svůj poslední tah
    resign      vzdát se; hrají-li i jiní lidé, hraje za tebe dál bot
    rematch     po konci: hrát znovu
    decline     odmítnout odvetu
    quit        odejít; místo ti zůstane

## Co server odmítá

no-already-away = Bot už za tebe hraje.
no-already-revealed = Od tvého posledního tahu se už ukázalo něco nového, takže ho nemůžeš vrátit.
no-already-closed = Pozdě: karty se už míchají.
no-already-started = Pozdě: partie už začala.
no-bad-name = Zadej jméno z běžných viditelných písmen jedné abecedy.
no-bad-pace = Tento časový limit nenechává čas na přemýšlení; přidej čas na tah.
no-bad-request = To server nemůže udělat: { $detail }
no-bad-text = Zpráva obsahuje znaky, které nelze zobrazit. Vynech je, prosím.
no-chat-is-off = U tohoto stolu lze posílat jen připravené věty.
no-choice-stands = Tuto volbu už nelze znovu změnit. Teď platí.
no-client-too-new = Tvůj program je novější než tento server. Načti stránku znovu nebo aktualizuj server.
no-client-too-old = Tvůj program je pro tento server příliš starý. Načti stránku znovu nebo aktualizuj program.
no-grace-not-over = Nejdřív počkej, jestli se nevrátí. Ukončit partii můžete, až za něj bude hrát bot.
no-hello-first = Spojení musí začít zprávou hello.
no-host-only = To může udělat jen hostitel.
no-malformed = Server tomu nerozuměl.
no-name-taken = Toto nebo k nerozeznání podobné jméno už u stolu někdo má; vyber si jiné.
no-no-hints = Nápověda je u tohoto stolu vypnutá.
no-no-such-seat = Takové místo tu není.
no-no-such-table = Takový stůl neexistuje. Zkontroluj odkaz.
no-no-token = Bez identifikátoru se nelze posadit; v prohlížeči povol cookies.
no-no-watching = U tohoto stolu nejsou diváci povoleni.
no-nobody-is-away = Nikdo není pryč. Není o čem hlasovat.
no-not-a-move = Takový tah v této hře není.
no-not-a-person = Hostitelem může být jen člověk.
no-not-allowed = Tato adresa to nedovoluje.
no-not-alone = Tahy můžeš vracet, jen když kromě tebe hrají samí boti.
no-not-asked = Na další partii se tě teď nikdo neptá.
no-not-found = Na této adrese nic není.
no-not-over = Partie ještě neskončila.
no-not-possible = To tady nejde.
no-not-running = Teď neběží žádná partie.
no-not-seated = U tohoto stolu nemáš místo.
no-not-stored = Server to nemohl uložit. Zkus to znovu.
no-not-your-turn = Nejsi na tahu.
no-not-yours-to-vote = Hlasovat mohou jen hráči, kteří jsou ještě u stolu.
no-nothing-said = Pošli buď vlastní zprávu, nebo jednu připravenou větu.
no-nothing-to-reveal = Teď není co odhalit.
no-nothing-to-undo = Není co vrátit.
no-only-local = To je dostupné jen přímo na počítači serveru.
no-other-origin = Server přijímá požadavky jen ze své vlastní stránky.
no-program-replaced = Místo tohoto programu se uvolnilo nebo ho dostal jiný program, jeho identifikátor už proto neplatí.
no-program-stays = Program nemůže měnit místo.
no-salts-missing = Něčí zařízení ještě neposlalo svůj podíl na míchání. Zkus to za chvilku, nebo to místo uvolni.
no-seat-is-free = To místo už je volné.
no-seat-reserved = Toto místo je vyhrazené někomu jinému. Vyber si jiné.
no-seat-taken = Toto místo je obsazené. Vyber si jiné.
no-seats-are-free = Některá místa jsou ještě volná. Počkej na hráče, nebo je obsaď boty.
no-server-full = Na serveru není místo pro další stůl. Zkus to později.
no-table-full = Všechna místa jsou obsazená.
no-too-fast = To bylo příliš rychle. Chvíli počkej.
no-too-large = To je pro server příliš velké.
no-too-many-changes = Příliš mnoho změn najednou. Chvíli počkej.
no-too-many-connections = K tomuto stolu máš už příliš mnoho spojení.
no-too-many-hints = Příliš mnoho žádostí o nápovědu. Chvíli počkej.
no-too-many-tables = Máš příliš mnoho nedohraných partií. Nejdřív některou dohraj nebo odeber ze seznamu.
no-too-much-chat = Příliš mnoho zpráv. Chvíli počkej.
no-too-often = U tohoto stolu se to stalo už příliš mnohokrát. Když potřebuješ víc, otevři nový stůl.

## Připravené věty

say-hello = Ahoj!
say-good-luck = Hodně štěstí!
say-thanks = Díky!
say-well-played = Dobře zahráno!
say-oops = Jejda!
say-hurry = Jsi na tahu!
say-one-moment = Moment, prosím.
say-good-game = Pěkná partie!
say-rematch = Ještě jednu?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
