### Čo majú všetky hry spoločné.

language-name = slovenčina
hidden-card = skrytá karta
number = { $value }
player-number = Hráč { $number }
name-bot = Bot { $number }
name-guest = Hosť
name-guest-number = Hosť { $number }
players-range = { $fewest }–{ $most } hráčov

## Ťahy a odmietnutia

move-take-back = vziať voľbu späť
refused-not-your-turn = Nie si na ťahu.
refused-match-is-over = Partia sa skončila.
refused-already-chosen = Už máš vybrané.
written-already-chosen = Ak chceš vybrať znova, napíš back.
refused-nothing-to-take-back = Teraz nie je žiadna voľba, ktorú možno vziať späť.
refused-card-not-in-hand = Túto kartu v ruke nemáš.
refused-not-a-move = Taký ťah v tejto hre nie je.
refused-nothing-to-undo = Nie je čo vrátiť.
refused-no-such-point-in-the-log = Taký okamih v tejto partii nie je.

## Slová pri každom stole

label-you = ty
label-player = Hráč
label-hand = Ruka
label-played = Zahrané
label-pile = Balíček
label-discard = Odhodené
label-round = Kolo
label-last-round = posledné kolo
label-score = Body
label-seat = Miesto
label-hidden = skryté: { $count }
label-option = Možnosť
label-values = Hodnoty (prvá je predvolená)
label-ruling = Výklad

value-true = áno
value-false = nie
value-random = žrebom

## Hra

prompt-move = { $name }, si na ťahu (h: pomocník):
play-opponents = Tvoji súperi: { $names }.
play-enter = Stlač Enter a zahráš tento ťah.
play-many = Napíš číslo alebo ťah; začiatok ťahu vypíše ťahy, ktoré sa tak začínajú, moves vypíše všetky.
play-earlier = { $count ->
    [one] … { $count } skorší riadok (napíš log)
    [few] … { $count } skoršie riadky (napíš log)
    [many] … { $count } skoršieho riadka (napíš log)
   *[other] … { $count } skorších riadkov (napíš log)
  }
play-unknown = „{ $text }“ tu nie je ťah. Napíš číslo zo zoznamu, ťah ako { $example } alebo h pre pomocníka.
play-pass = Odovzdaj obrazovku. Teraz hrá { $name }.
play-ready = Pozerá sa už len { $name }? Potom stlač Enter.
play-record = Záznam: { $path }
play-resume = Pokračovať neskôr: { $command }
play-record-failed = Záznam sa nepodarilo zapísať. Pri ďalšom ťahu sa to skúsi znova.
play-help =
    Napíš číslo alebo ťah v zápise a zahráš ho. Začiatok ťahu vypíše všetky ťahy, ktoré sa tak začínajú.
    ?       pravidlo, ktoré teraz platí
    ??      pravidlá na jednej strane
    table   znova ukázať stôl
    moves   všetky ťahy slovami
    log     čo sa zatiaľ stalo
    hint    čo by hral bot a prečo (s --hints)
    undo    vrátiť svoj posledný ťah
    back    vybrať znova, kým ostatní ešte vyberajú (na spoločnej obrazovke)
    quit    odísť; záznam zostane

## Koniec

result-title = Partia sa skončila
result-winners = { $count ->
    [one] Víťazí { $names }.
   *[other] O víťazstvo sa delia: { $names }.
  }
result-partners = Spoločne víťazia: { $names }.
result-decided = Rozhoduje: { $level }.
level-shared = nič, je to remíza

## Ponuka

menu-prompt = Tvoja voľba:
menu-page = Otvoriť stránku v prehliadači
menu-page-offers = obrázky, lekcie a priatelia cez odkaz
menu-page-opens = Stránka sa otvorí v prehliadači. Ukončíš ju tu pomocou Ctrl+C.
menu-page-not-kept = Do { $folder } sa nedá zapisovať, takže tieto partie po ukončení zmiznú.
menu-continue = Pokračovať v poslednej partii
menu-language = Jazyk
menu-quit = Ukončiť
menu-return = Stlač Enter a vrátiš sa do ponuky.
pick-prompt = Číslo (Enter nič nezmení):
form-prompt = Enter: hrať, číslo: zmeniť, b: späť:
form-players = Počet hráčov
form-people = Ľudia pri tejto obrazovke
form-names = Mená
form-name = Meno
form-options = Možnosti
form-defaults = predvolené
form-rules = Prečítať pravidlá
form-return = Pokračuj klávesom Enter.
form-number = Celé číslo od 1 do { $limit }:
form-file = iná sada kariet zo súboru
form-path = Cesta k súboru so sadou kariet:

## Pravidlá na jednej strane

heading-goal = Cieľ hry
heading-cards = Karty
heading-setup = Príprava
heading-play = Priebeh hry
heading-end = Koniec hry
heading-variants = Varianty

## Záznamy

replay-prompt = Enter: ďalej, b: späť, číslo: prejsť tam, q: odísť
replay-shuffle = Miešanie
replay-unfinished = Tu sa záznam končí; partia nie je dohraná.
verify-game = { $game }, počet hráčov { $players }: záznam je úplný a bez rozporov.
verify-commitment = Tajomstvo zodpovedá odtlačku { $commitment }.
verify-drawn = { $count ->
    [one] { $count } zamiešanie zopakované z tajomstva: súhlasí kartu po karte.
    [few] { $count } zamiešania zopakované z tajomstva: súhlasia kartu po karte.
    [many] { $count } zamiešania zopakované z tajomstva: súhlasí kartu po karte.
   *[other] { $count } zamiešaní zopakovaných z tajomstva: súhlasia kartu po karte.
  }
verify-stated = { $count ->
    [one] { $count } zamiešanie bolo pripravené vopred a nedá sa overiť.
    [few] { $count } zamiešania boli pripravené vopred a nedajú sa overiť.
    [many] { $count } zamiešania bolo pripravené vopred a nedá sa overiť.
   *[other] { $count } zamiešaní bolo pripravených vopred a nedajú sa overiť.
  }
verify-salts = Náhoda každého hráča zodpovedá tomu, k čomu sa zaviazal.
verify-influence-nobody = Podľa tohto záznamu si toto rozdanie nikto nemohol vybrať: server aj všetci hráči sa k svojej náhode zaviazali skôr, než bola prezradená ktorákoľvek jej časť. Mohli by to len všetci spolu.
verify-influence-alone = Podľa tohto záznamu pridal náhodu jeden hráč. Server si rozdanie nemohol vybrať bez neho a on bez servera tiež nie.
verify-influence-last = V tomto staršom zázname sa hráči k svojej náhode nezaviazali: kto si sadol posledný, mohol si spolu so serverom rozdanie vybrať.
verify-influence-server = Žiadny hráč náhodu nepridal: kto partiu prevádzkoval, mohol si rozdanie vybrať.
verify-reopened = Náhoda sa losovala znova kvôli: { $names }. Kto to robí naschvál, môže spolu so serverom odmietnuť rozdanie, ktoré sa mu nepáči.
verify-moves = { $count ->
    [one] { $count } ťah prehraný: je dovolený.
    [few] { $count } ťahy prehrané: všetky sú dovolené.
    [many] { $count } ťahu prehraného: všetko je dovolené.
   *[other] { $count } ťahov prehraných: všetky sú dovolené.
  }
verify-result = Výsledok zodpovedá ťahom.
verify-unfinished = Partia nie je dohraná: niet výsledku, ktorý by sa dal overiť.
verify-names = Komu mená patria, nemôže nikto overiť.
verify-deck = Karty sú z vlastnej sady uvedenej v zázname; či sú tak aj vytlačené, nemôže nikto overiť.
verify-unsigned = Záznam nie je podpísaný: niekto mohol s rovnakým tajomstvom zapísať inú platnú partiu. Porovnaj odtlačok s tým, ktorý máš zapísaný z času pred rozdaním.

## Simulácia

simulate-title = { $game }, náhodní hráči: { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
  }
simulate-score = Priemer bodov (95 %)
simulate-wins = Podiel výhier (95 %)
simulate-length = Rozhodnutia v partii: priemerne { $mean }, od { $shortest } do { $longest }.
simulate-speed = { $seconds } s: partie za sekundu: { $games }, rozhodnutia za sekundu: { $decisions }, { $engine ->
    [compiled] skompilované
   *[uncompiled] bez kompilácie
  }.

## Bots

bot-beginner = začiatočník
bot-casual = príležitostný
bot-skilled = skúsený
bot-strong = silný
bot-expert = majster
form-bots = Súperi
form-hints = Nápoveda
hint-move = Najlepší ťah: { $move }
hint-share = Tento ťah vyhral asi { $share } % skúšobných partií (spolu { $count }).
hint-others = Ďalšie zvažované ťahy:
hint-off = Nápoveda je pri tomto stole vypnutá; zapneš ju voľbou --hints.

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
tournament-rating = Rating
tournament-par = Rovnako silní hráči by vyhrali každý { $par } % partií.
tournament-kept = Hotové rozdania sú uložené v { $path }; rovnaký príkaz v nich bude pokračovať.

## Review of a match

analyze-title = Rozbor: { $game } (bot: { $bot })
analyze-player = Hráč
analyze-decisions = Rozhodnutia
analyze-best = Najlepší ťah nájdený
analyze-loss = Strata
analyze-start = Šanca na začiatku
analyze-rest = Šťastie a súperi
analyze-end = Výsledok
analyze-explained = Strata: o koľko hráč vlastnými ťahmi znížil svoju šancu na výhru, posúdené podľa toho, čo v tej chvíli vedel. Šťastie a súperi: všetko ostatné; bez pohľadu do všetkých rúk sa šťastie nedá odlíšiť od hry súperov. Všetky čísla sú šance na výhru v percentách.
analyze-costly = Najdrahšie ťahy
analyze-none = Žiadna chyba neprevyšuje presnosť odhadu.
analyze-move = { $number }. { $name } – { $move }: šanca na výhru { $share } %, plus mínus { $error }.
analyze-better = Lepšie: { $move } ({ $share } %).
analyze-knew = Čo { $name } v tej chvíli vie:
analyze-unfinished = Partia nie je dohraná; rozbor zahŕňa doterajšie ťahy.

## Stôl na sieti

online-title = { $game }: online stôl
online-link = Pošli tento odkaz: { $link }
online-hosting = Čaká sa na hráčov. Napíš bot ÚROVEŇ na obsadenie voľných miest, start na začiatok, say TEXT na správu (h: pomocník).
online-full = Všetky miesta sú obsadené: napíš start a začne sa.
online-room = Čaká sa, kým hostiteľ začne. Napíš say TEXT na správu, quit na odchod (h: pomocník).
online-free = voľné
online-host = hostiteľ
online-not-here = bez spojenia
online-waiting = Čaká sa na: { $names }.
online-over = Partia sa skončila. Napíš rematch na odvetu s posunutými miestami, quit na odchod.
online-record = Záznam: { $url } (stiahni ho a over príkazom lunasol verify)
online-ended = Partia bola predčasne ukončená.
online-resigned = Partia sa skončila vzdaním.
online-left = Partia bola predčasne ukončená. Kto odišiel: { $names }.
online-closed = Hostiteľ tento stôl zavrel.
online-next = Odveta je pripravená: napíš rematch a pridaj sa.
online-risen = Už tu nemáš miesto, ale môžeš sa pozerať.
online-reopened = { $why ->
    [withheld] Podiel na miešaní od hráča { $name } neprišiel, preto je miesto znova voľné a všetci losujú nový.
   *[other] Miesto hráča { $name } sa zmenilo, preto všetci losujú nový podiel na miešaní.
}
online-lost = Spojenie sa prerušilo, obnovuje sa…
online-found = Spojenie je obnovené.
online-not-connected = Teraz nie je spojenie. Skús to o chvíľu znova.
online-gone = { $name } sa odpája.
online-grace = { $seconds ->
    [one] { $name } nemá spojenie; o { $seconds } sekundu prevezme hru bot.
    [few] { $name } nemá spojenie; o { $seconds } sekundy prevezme hru bot.
    [many] { $name } nemá spojenie; o { $seconds } sekundy prevezme hru bot.
   *[other] { $name } nemá spojenie; o { $seconds } sekúnd prevezme hru bot.
  }
online-here = { $name } má opäť spojenie.
online-held = { $why ->
    [away] { $name } je preč; až do návratu hrá bot.
    [clock] { $name }: čas vypršal; až do návratu hrá bot.
   *[left] { $name } odchádza; až do návratu hrá bot.
  }
online-held-own = Hrá za teba bot. Napíš back alebo zahraj ktorýkoľvek ťah a prevezmeš hru späť.
online-back = { $name } opäť hrá.
online-vote = { $choice ->
    [wait] { $name } chce počkať.
   *[end] { $name } chce partiu ukončiť.
  }
online-clock = Zostávajúci čas: { $time }
online-presets = Pripravené vety: { $presets }
online-levels = Napíš bot ÚROVEŇ, bot MENO alebo bot ÚROVEŇ MIESTO; úrovne sú { $levels }, mená { $names }.
online-which-seat = Napíš kick a číslo miesta.
online-return = Návrat: { $command }
online-only-watching = Partia sa už začala; pridaj --watch a môžeš sa pozerať.
online-forbidden = Server spojenie odmietol: z tvojej adresy ich je priveľa alebo stôl už neexistuje.
online-misunderstood = Server tomuto programu nerozumel a spojenie ukončil.
online-no-server = Na adrese { $address } neodpovedá žiadny server.
online-not-ours = Na adrese { $address } nie je server Lunasol alebo beží v inej verzii.
online-no-link = „{ $link }“ nie je odkaz na stôl; má vyzerať ako http://…/t/…
online-no-address = „{ $address }“ nie je adresa servera; má vyzerať ako http://…
online-refused = Server to odmietol: { $key }.
online-room-help =
    ??           pravidlá na jednej strane
    table        kto kde sedí
    say TEXT     poslať správu; say : vypíše pripravené vety
    bot ÚROVEŇ   hostiteľ: obsadiť voľné miesta botmi; bot ÚROVEŇ MIESTO: len toto
    kick MIESTO  hostiteľ: uvoľniť miesto
    start        hostiteľ: začať partiu
    resign       hostiteľ: zavrieť stôl; ostatní: uvoľniť miesto
    quit         odísť; miesto ti zostane
online-help =
    Napíš číslo alebo ťah v zápise a zahráš ho. Začiatok ťahu vypíše všetky ťahy, ktoré sa tak začínajú.
    Tajnú voľbu môžeš zmeniť, kým ostatní ešte vyberajú.
    ?           pravidlo, ktoré teraz platí
    ??          pravidlá na jednej strane
    table       znova ukázať stôl
    moves       všetky ťahy slovami
    log         čo sa zatiaľ stalo
    hint        čo by hral bot a prečo
    say TEXT    poslať správu; say : vypíše pripravené vety
    wait, end   niekto je preč: hlasovať za čakanie alebo za ukončenie partie
    back        prevziať hru späť od bota, ktorý hrá za teba
    undo        len proti botom: vrátiť svoj posledný ťah
    resign      vzdať sa; ak hrajú aj iní ľudia, hrá za teba ďalej bot
    rematch     po konci: hrať znova
    decline     odmietnuť odvetu
    quit        odísť; miesto ti zostane

## Čo server odmieta

no-already-away = Bot už za teba hrá.
no-already-revealed = Od tvojho posledného ťahu sa už ukázalo niečo nové, takže ho nemôžeš vrátiť.
no-already-closed = Neskoro: karty sa už miešajú.
no-already-started = Neskoro: partia sa už začala.
no-bad-name = Zadaj meno z bežných viditeľných písmen jednej abecedy.
no-bad-pace = Tento časový limit nenecháva čas na rozmýšľanie; pridaj čas na ťah.
no-bad-request = To server nemôže urobiť: { $detail }
no-bad-text = Správa obsahuje znaky, ktoré sa nedajú zobraziť. Vynechaj ich, prosím.
no-chat-is-off = Pri tomto stole možno posielať len pripravené vety.
no-choice-stands = Túto voľbu už nemožno znova zmeniť. Teraz platí.
no-client-too-new = Tvoj program je novší ako tento server. Načítaj stránku znova alebo aktualizuj server.
no-client-too-old = Tvoj program je pre tento server príliš starý. Načítaj stránku znova alebo aktualizuj program.
no-grace-not-over = Najprv počkaj, či sa nevráti. Ukončiť partiu môžete, keď zaňho bude hrať bot.
no-hello-first = Spojenie sa musí začať správou hello.
no-host-only = To môže urobiť len hostiteľ.
no-malformed = Server tomu nerozumel.
no-name-taken = Toto alebo na nerozoznanie podobné meno už pri stole niekto má; vyber si iné.
no-no-hints = Nápoveda je pri tomto stole vypnutá.
no-no-such-seat = Také miesto tu nie je.
no-no-such-table = Taký stôl neexistuje. Skontroluj odkaz.
no-no-token = Bez identifikátora si nemožno sadnúť; v prehliadači povoľ cookies.
no-no-watching = Pri tomto stole nie sú diváci povolení.
no-nobody-is-away = Nikto nie je preč. Nie je o čom hlasovať.
no-not-a-move = Taký ťah v tejto hre nie je.
no-not-a-person = Hostiteľom môže byť len človek.
no-not-allowed = Táto adresa to nedovoľuje.
no-not-alone = Ťahy môžeš vracať, len keď okrem teba hrajú samí boti.
no-not-asked = Na ďalšiu partiu sa ťa teraz nikto nepýta.
no-not-found = Na tejto adrese nič nie je.
no-not-over = Partia sa ešte neskončila.
no-not-possible = To tu nejde.
no-not-running = Teraz neprebieha žiadna partia.
no-not-seated = Pri tomto stole nemáš miesto.
no-not-stored = Server to nemohol uložiť. Skús to znova.
no-not-your-turn = Nie si na ťahu.
no-not-yours-to-vote = Hlasovať môžu len hráči, ktorí sú ešte pri stole.
no-nothing-said = Pošli buď vlastnú správu, alebo jednu pripravenú vetu.
no-nothing-to-reveal = Teraz nie je čo odhaliť.
no-nothing-to-undo = Nie je čo vrátiť.
no-only-local = To je dostupné len priamo na počítači servera.
no-other-origin = Server prijíma požiadavky len zo svojej vlastnej stránky.
no-program-replaced = Miesto tohto programu sa uvoľnilo alebo ho dostal iný program, jeho identifikátor už preto neplatí.
no-program-stays = Program nemôže meniť miesto.
no-salts-missing = Niečie zariadenie ešte neposlalo svoj podiel na miešaní. Skús to o chvíľku, alebo to miesto uvoľni.
no-seat-is-free = To miesto je už voľné.
no-seat-reserved = Toto miesto je vyhradené niekomu inému. Vyber si iné.
no-seat-taken = Toto miesto je obsadené. Vyber si iné.
no-seats-are-free = Niektoré miesta sú ešte voľné. Počkaj na hráčov alebo ich obsaď botmi.
no-server-full = Na serveri nie je miesto pre ďalší stôl. Skús to neskôr.
no-table-full = Všetky miesta sú obsadené.
no-too-fast = To bolo príliš rýchlo. Chvíľu počkaj.
no-too-large = To je pre server priveľké.
no-too-many-changes = Priveľa zmien naraz. Chvíľu počkaj.
no-too-many-connections = K tomuto stolu máš už priveľa spojení.
no-too-many-hints = Priveľa žiadostí o nápovedu. Chvíľu počkaj.
no-too-many-tables = Máš priveľa nedohraných partií. Najprv niektorú dohraj alebo odstráň zo zoznamu.
no-too-much-chat = Priveľa správ. Chvíľu počkaj.
no-too-often = Pri tomto stole sa to stalo už priveľakrát. Ak potrebuješ viac, otvor nový stôl.

## Pripravené vety

say-hello = Ahoj!
say-good-luck = Veľa šťastia!
say-thanks = Vďaka!
say-well-played = Dobre zahrané!
say-oops = Ojoj!
say-hurry = Si na ťahu!
say-one-moment = Moment, prosím.
say-good-game = Pekná partia!
say-rematch = Ešte jednu?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
