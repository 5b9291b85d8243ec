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
refused-already-chosen = Voľbu už máš; ak ju chceš zmeniť, napíš back.
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
