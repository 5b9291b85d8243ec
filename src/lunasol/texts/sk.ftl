### Čo majú všetky hry spoločné.

language-name = slovenčina
hidden-card = skrytá karta
number = { $value }
player-number = Hráč { $number }
players-range = { $fewest }–{ $most } hráčov

## Ťahy a odmietnutia

move-take-back = vziať voľbu späť
refused-not-your-turn = Nie si na ťahu.
refused-match-is-over = Partia sa skončila.
refused-already-chosen = Voľbu už máš.
written-already-chosen = Ak ju chceš zmeniť, napíš back.
refused-nothing-to-take-back = Teraz nie je žiadna voľba, ktorú by sa dalo vziať späť.
refused-card-not-in-hand = Túto kartu v ruke nemáš.
refused-not-a-move = To nie je ťah tejto hry.
refused-nothing-to-undo = Nie je žiadny ťah, ktorý by sa dal vrátiť.
refused-no-such-point-in-the-log = Také miesto v partii nie je.

## Slová pri každom stole

label-you = ty
label-player = Hráč
label-hand = Ruka
label-played = Vyložené
label-pile = Balíček
label-discard = Odhodené
label-round = Kolo
label-last-round = posledné kolo
label-score = Body
label-seat = Miesto
label-hidden = skryté: { $count }
label-option = Voľba
label-values = Hodnoty (prvá je predvolená)
label-ruling = Výklad

value-true = áno
value-false = nie
value-random = žrebom

## Hra

prompt-move = { $name }, si na ťahu (h: pomoc):
play-enter = Enter zahrá tento ťah.
play-many = Napíš číslo alebo ťah; jeho začiatok ho ukáže slovami, moves ukáže všetky.
play-earlier = { $count ->
    [one] … { $count } skorší riadok: log
    [few] … { $count } skoršie riadky: log
    [many] … { $count } skoršieho riadka: log
   *[other] … { $count } skorších riadkov: log
  }
play-unknown = „{ $text }“ tu nie je žiadny ťah. Napíš číslo zo zoznamu, ťah ako { $example } alebo h pre pomoc.
play-pass = Odovzdaj obrazovku. Teraz hrá { $name }.
play-ready = Pozerá sa už len { $name }? Potom stlač Enter.
play-record = Záznam: { $path }
play-resume = Pokračovať neskôr: { $command }
play-record-failed = Záznam sa nepodarilo zapísať; ďalší ťah to skúsi znova.
play-help =
    Číslo alebo zapísaný ťah sa zahrá. Začiatok ťahu ukáže všetky ťahy, ktoré sa tak začínajú.
    ?       pravidlo, ktoré teraz platí
    ??      pravidlá na jednej strane
    table   ešte raz stôl
    moves   všetky ťahy slovami
    log     čo sa zatiaľ stalo
    hint    čo by hral bot a prečo (s --hints)
    undo    vrátiť svoj posledný ťah
    back    voliť znova, kým ostatní ešte volia (na spoločnej obrazovke)
    quit    odísť; záznam zostane

## Koniec

result-title = Partia sa skončila
result-winners = { $count ->
    [one] Víťazí { $names }.
   *[other] O víťazstvo sa delia: { $names }.
  }
result-partners = Spoločne víťazia: { $names }.
result-decided = Rozhoduje: { $level }.
level-shared = nič, všetci sú na tom rovnako

## Ponuka

menu-prompt = Tvoja voľba:
menu-continue = Pokračovať v poslednej partii
menu-language = Jazyk
menu-quit = Koniec
menu-return = Enter sa vráti do ponuky.
pick-prompt = Číslo (Enter nič nezmení):
form-prompt = Enter hrá, číslo mení, b sa vracia:
form-players = Počet hráčov
form-people = Ľudia pri tejto obrazovke
form-names = Mená
form-name = Meno
form-options = Voľby
form-defaults = ako zvyčajne
form-rules = Prečítať pravidlá
form-return = Stlač Enter.
form-number = Celé číslo od 1 do { $limit }:
form-file = iný balíček zo súboru
form-path = Cesta k súboru s balíčkom:

## Pravidlá na jednej strane

heading-goal = Cieľ hry
heading-cards = Karty
heading-setup = Príprava
heading-play = Priebeh hry
heading-end = Koniec hry
heading-variants = Varianty

## Záznamy

replay-prompt = Enter: ďalej, b: späť, číslo: prejsť tam, q: koniec
replay-shuffle = Miešanie
replay-unfinished = Tu sa záznam končí; partia nie je dohraná.
verify-game = { $game }, počet hráčov { $players }: záznam je úplný a nezmenený.
verify-commitment = Tajomstvo zodpovedá záväzku { $commitment }.
verify-drawn = { $count ->
    [0] Žiadne miešanie nebolo treba opakovať.
    [one] { $count } miešanie zopakované z tajomstva, karta po karte rovnaké.
    [few] { $count } miešania zopakované z tajomstva, karta po karte rovnaké.
    [many] { $count } miešania zopakované z tajomstva, karta po karte rovnaké.
   *[other] { $count } miešaní zopakovaných z tajomstva, karta po karte rovnakých.
  }
verify-stated = { $count ->
    [one] { $count } miešanie bolo vopred zadané: to nikto neoverí.
    [few] { $count } miešania boli vopred zadané: tie nikto neoverí.
    [many] { $count } miešania bolo vopred zadané: to nikto neoverí.
   *[other] { $count } miešaní bolo vopred zadaných: tie nikto neoverí.
  }
verify-moves = { $count ->
    [one] { $count } ťah prehraný, je povolený.
    [few] { $count } ťahy prehrané, všetky povolené.
    [many] { $count } ťahu prehrané, všetko povolené.
   *[other] { $count } ťahov prehraných, všetky povolené.
  }
verify-result = Výsledok zodpovedá ťahom.
verify-unfinished = Partia nie je dohraná: nie je výsledok, ktorý by sa dal overiť.

## Simulácia

simulate-title = { $game }, náhodní hráči: { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
  }
simulate-score = Priemer bodov (95 %)
simulate-wins = Podiel výhier (95 %)
simulate-length = Rozhodnutia v partii: { $mean }, najmenej { $shortest }, najviac { $longest }.
simulate-speed = { $seconds } s: partie za sekundu: { $games }, rozhodnutia za sekundu: { $decisions }, { $engine ->
    [compiled] skompilované
   *[uncompiled] bez kompilácie
  }.

## Bots

bot-beginner = začiatočník
bot-casual = príležitostný hráč
bot-skilled = skúsený
bot-strong = silný
bot-expert = majster
form-bots = Súperi
form-hints = Rady
hint-move = Dobrý ťah: { $move }
hint-share = Vyhrá asi { $share } % partií, ktoré zodpovedajú tomu, čo vieš (predstavených: { $count }).
hint-others = Do úvahy prišlo aj:
hint-off = Pri tomto stole rady nie sú; spusti ho s --hints.

## Tournaments

tournament-title = { $game }, hráči: { $players }, { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partie
   *[other] { $matches } partií
  }
tournament-bot = Bot
tournament-matches = Partie
tournament-wins = Podiel výhier (95 %)
tournament-score = Priemer bodov (95 %)
tournament-rating = Hodnotenie
tournament-par = Medzi rovnými by každý vyhral { $par } %.
tournament-kept = Hotové rozdania zostávajú v { $path }; ten istý príkaz odtiaľ pokračuje.

## Review of a match

analyze-title = Rozbor: { $game }, premyslel bot { $bot }
analyze-player = Hráč
analyze-decisions = Rozhodnutia
analyze-best = Najlepší ťah
analyze-loss = Darované
analyze-start = Nádej na začiatku
analyze-rest = Karty a ostatní
analyze-end = Výsledok
analyze-explained = Darované: podiel výhry stratený vlastnými ťahmi, posúdený podľa toho, čo sa vtedy dalo vedieť. Karty a ostatní: všetko, čo sa dialo medzitým; šťastie a hru ostatných nemožno oddeliť, kým nie je vidno všetky ruky. Všetko v percentách partie.
analyze-costly = Najdrahšie ťahy
analyze-none = Žiadny ťah nestál viac, než taký odhad dokáže rozoznať.
analyze-move = { $number }. { $name } hrá { $move }: { $share } %, s presnosťou { $error }.
analyze-better = Lepšie: { $move } ({ $share } %).
analyze-knew = Čo { $name } v tej chvíli vie:
analyze-unfinished = Partia nie je dohraná; rozobrané sú doterajšie ťahy.

## Stôl na sieti

online-title = { $game }: stôl na sieti
online-link = Pošli tento odkaz: { $link }
online-hosting = Čaká sa na hráčov. bot ÚROVEŇ obsadí voľné miesta, start začne, say TEXT niečo povie (h: pomoc).
online-full = Všetky miesta sú obsadené: napíš start a začne sa.
online-room = Čaká sa, kým hostiteľ začne. say TEXT niečo povie, quit odíde (h: pomoc).
online-free = voľné
online-host = hostiteľ
online-not-here = bez spojenia
online-waiting = Na ťahu: { $names }.
online-over = Partia sa skončila. rematch: odveta s posunutými miestami, quit: odísť.
online-record = Záznam: { $url } (po stiahnutí ho overí lunasol verify)
online-ended = Partia bola predčasne ukončená.
online-next = Odveta je pripravená: napíš rematch a pridaj sa.
online-risen = Už tu nemáš miesto; môžeš sa pozerať.
online-lost = Spojenie sa prerušilo; pokúšam sa ho obnoviť.
online-found = Spojenie je obnovené.
online-not-connected = Teraz nie je spojenie; skús to o chvíľu znova.
online-gone = Bez spojenia: { $name }.
online-grace = { $seconds ->
    [one] Bez spojenia: { $name }. O { $seconds } sekundu prevezme miesto bot.
    [few] Bez spojenia: { $name }. O { $seconds } sekundy prevezme miesto bot.
    [many] Bez spojenia: { $name }. O { $seconds } sekundy prevezme miesto bot.
   *[other] Bez spojenia: { $name }. O { $seconds } sekúnd prevezme miesto bot.
  }
online-here = Opäť v spojení: { $name }.
online-held = { $why ->
    [away] { $name } sa nevracia; miesto drží bot.
    [clock] { $name }: čas vypršal; miesto drží bot.
   *[left] { $name } odchádza; miesto drží bot.
  }
online-held-own = Tvoje miesto drží bot; slovom back alebo ktorýmkoľvek ťahom si ho vezmeš späť.
online-back = { $name } opäť hrá.
online-vote = { $choice ->
    [wait] { $name } chce počkať.
   *[end] { $name } chce partiu ukončiť.
  }
online-clock = Zostávajúci čas: { $time }
online-presets = Hotové vety: { $presets }
online-levels = Napíš bot ÚROVEŇ alebo bot ÚROVEŇ MIESTO; úrovne sú { $levels }.
online-which-seat = Napíš kick a číslo miesta.
online-return = Návrat: { $command }
online-only-watching = Partia sa už začala; s --watch sa môžeš pozerať.
online-forbidden = Server toto spojenie nepustí ďalej: odtiaľto ich je priveľa alebo stôl už neexistuje.
online-misunderstood = Server nám nerozumel a spojenie zavrel.
online-no-server = Na adrese { $address } neodpovedá žiadny server.
online-not-ours = Na adrese { $address } nie je server Lunasol alebo má inú verziu.
online-no-link = „{ $link }“ nie je odkaz na stôl; ten vyzerá ako http://…/t/…
online-no-address = „{ $address }“ nie je adresa servera; tá vyzerá ako http://…
online-refused = Server to odmieta: { $key }.
online-room-help =
    ??           pravidlá na jednej strane
    table        kto kde sedí
    say TEXT     niečo povedať; say : ukáže hotové vety
    bot ÚROVEŇ   hostiteľ: boti na všetky voľné miesta; bot ÚROVEŇ MIESTO: len na toto
    kick MIESTO  hostiteľ: uvoľniť miesto
    start        hostiteľ: začať partiu
    quit         odísť; miesto ti zostane
online-help =
    Číslo alebo zapísaný ťah sa zahrá. Začiatok ťahu ukáže všetky ťahy, ktoré sa tak začínajú.
    Tajnú voľbu možno nahradiť inou, kým ostatní ešte volia.
    ?           pravidlo, ktoré teraz platí
    ??          pravidlá na jednej strane
    table       ešte raz stôl
    moves       všetky ťahy slovami
    log         čo sa zatiaľ stalo
    hint        čo by hral bot a prečo
    say TEXT    niečo povedať; say : ukáže hotové vety
    wait, end   niekto chýba: hlasovať za čakanie alebo za ukončenie
    back        vziať si svoje miesto späť od bota
    rematch     po konci: hrať znova
    quit        odísť; miesto ti zostane

## Čo server odmieta

no-already-away = Tvoje miesto už drží bot.
no-already-started = Partia sa už začala.
no-bad-name = Meno je jeden riadok čitateľných znakov.
no-bad-pace = Toto tempo nenecháva čas na rozmýšľanie.
no-bad-request = To server nevie: { $detail }
no-bad-text = Sú v tom znaky, ktoré sa nedajú zobraziť.
no-chat-is-off = Pri tomto stole možno hovoriť len hotové vety.
no-client-too-new = Tvoj program je novší ako tento server. Načítaj stránku znova alebo aktualizuj server.
no-client-too-old = Tvoj program je pre tento server príliš starý. Načítaj stránku znova alebo aktualizuj program.
no-hello-first = Spojenie sa začína pozdravom.
no-host-only = To môže len hostiteľ.
no-malformed = Server tomu nerozumel.
no-name-taken = Toto meno už pri stole niekto má; zvoľ si iné.
no-no-hints = Pri tomto stole nie sú rady.
no-no-such-seat = Také miesto tu nie je.
no-no-such-table = Taký stôl neexistuje.
no-no-token = Bez preukazu si nikto nemôže sadnúť.
no-no-watching = Pri tomto stole sa nedá pozerať.
no-nobody-is-away = Nikto nechýba.
no-not-a-move = To nie je ťah tejto hry.
no-not-a-person = Tam nesedí človek.
no-not-allowed = To na tejto adrese nejde.
no-not-found = Na tejto adrese nič nie je.
no-not-over = Partia sa ešte neskončila.
no-not-possible = To tu nejde.
no-not-running = Neprebieha žiadna partia.
no-not-seated = Pri tomto stole nemáš miesto.
no-not-stored = Server to nemohol uložiť; skús to znova.
no-not-your-turn = Nie si na ťahu.
no-not-yours-to-vote = Hlasovať môžu len tí, čo zostali.
no-nothing-said = Povedz buď vlastné slová, alebo jednu hotovú vetu.
no-only-local = Na to sa dá pýtať len priamo na serveri.
no-other-origin = Server odpovedá len svojej vlastnej stránke.
no-program-stays = Program zostáva na mieste, ktoré dostal.
no-seat-is-free = Tam nikto nesedí.
no-seat-reserved = Toto miesto je pre niekoho vyhradené.
no-seat-taken = Toto miesto je obsadené.
no-seats-are-free = Niektoré miesta sú ešte voľné.
no-server-full = Na serveri nie je miesto pre ďalší stôl.
no-table-full = Všetky miesta sú obsadené.
no-too-fast = To bolo príliš rýchlo; chvíľu počkaj.
no-too-large = To je priveľa naraz.
no-too-many-connections = K tomuto stolu máš už priveľa spojení.
no-too-many-hints = Toľko rád sa nedáva; chvíľu počkaj.
no-too-many-tables = Máš priveľa nedohraných stolov.
no-too-much-chat = Hovoríš veľa; chvíľu počkaj.

## Hotové vety

say-hello = Ahoj!
say-good-luck = Veľa šťastia!
say-thanks = Vďaka!
say-well-played = Dobre zahrané!
say-oops = Ojoj!
say-hurry = Budeš hrať?
say-one-moment = Moment, prosím.
say-good-game = To bola pekná partia.
say-rematch = Ešte jednu?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
