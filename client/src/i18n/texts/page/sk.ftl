### Slová stránky, ktoré terminál nepotrebuje.

game-day_and_night = Day & Night
game-gra_roku = Hra roka
game-sun_and_moon = Slnko a Mesiac
game-nox = NOX

## Všade

page-home = Úvod
page-loading = Okamih…
page-offline = Server teraz nie je dostupný. Čo sa už načítalo, funguje ďalej.
page-reload = Skúsiť znova
page-close = Zavrieť
page-notices = Oznámenia
page-dismiss = Skryť
page-language = Jazyk
page-to-night = Prepnúť na noc
page-to-day = Prepnúť na deň
page-settings = Nastavenia
page-about = O Lunasole
page-yes = Áno
page-no = Nie
page-remove-sure = Áno, zmazať
page-guest = Hosť
no-no-connection = Server nie je dostupný; skús to o chvíľu znova.

## Úvod

page-play-now = Hrať hneď
page-with-friends = S priateľmi
page-at-this-device = Na tomto zariadení
page-lesson = Učiť sa hrou
page-rules = Pravidlá
page-watch = Otvorené stoly
page-replays = Odohrané partie
page-pad = Zápis bodov
page-minutes = { $minutes ->
    [one] asi { $minutes } minúta
    [few] asi { $minutes } minúty
    [many] asi { $minutes } minúty
   *[other] asi { $minutes } minút
  }
page-my-tables = Moje stoly
page-your-turn = Si na ťahu
page-replay = Prehrávanie
page-review = Rozbor

## Nový stôl

page-new-table = Stôl pre priateľov
page-game = Hra
page-pace = Tempo
pace-none = bez hodín
pace-quick = rýchle: 20 sekúnd na ťah, 2 minúty v zálohe
pace-calm = pokojné: minúta na ťah, 10 minút v zálohe
pace-long = dlhé: 5 minút na ťah, 30 minút v zálohe
pace-days = dva dni na ťah
page-public = Pridať sa môže ktokoľvek: ukázať medzi otvorenými stolmi
page-allow-hints = Možno žiadať o rady
page-allow-watch = Ostatní sa môžu pozerať
page-watch-delay = Kto sa pozerá, vidí hru
page-seconds = { $seconds ->
    [0] hneď
    [one] o { $seconds } sekundu neskôr
    [few] o { $seconds } sekundy neskôr
    [many] o { $seconds } sekundy neskôr
   *[other] o { $seconds } sekúnd neskôr
  }
page-make-table = Otvoriť stôl
page-open-tables = Stoly s voľným miestom
page-running-tables = Partie na pozeranie
page-none-open = Pri žiadnom verejnom stole teraz nie je voľné miesto.
page-none-running = Teraz neprebieha žiadna verejná partia.

## Pred prvou kartou

page-seats = Miesta
page-sit = Sadnúť si
page-rise = Vstať
page-kick = Uvoľniť miesto
page-give-host = Odovzdať rolu hostiteľa
page-bot-here = Sem bota
page-fill = Boti na všetky voľné miesta
page-begin = Začať
page-host-begins = Keď budú všetky miesta obsadené, hostiteľ začne.
page-free-chat = Každý môže písať, čo chce
page-invite = Pozvať priateľov
page-link = Odkaz na tento stôl
page-copy = Kopírovať odkaz
page-copied = Skopírované
page-qr = QR kód s odkazom na tento stôl
page-fair = Poctivé miešanie
page-fair-text = Skôr než si ktokoľvek sadol, server vylosoval tajomstvo pre všetky miešania a zverejnil jeho odtlačok. Tvoj prehliadač pridá vlastnú náhodu. Po partii sa tajomstvo ukáže a ktokoľvek môže každé miešanie overiť. Odtlačok:
page-no-table = Tento stôl nie je dostupný: možno je chybný odkaz alebo server oddychuje. Skúšame to ďalej.

## Pri stole

page-log = Čo sa stalo
page-chat = Chat
page-unheard = prišla nová správa
page-say = Niečo povedať
page-say-preset = Povedať…
page-moves = Všetky ťahy
page-write-move = Napíš alebo vyhľadaj ťah
page-nothing-to-play = Teraz nemáš čo hrať.
page-rule = Pravidlo, ktoré teraz platí
page-all-rules = Všetky pravidlá
page-hint = Rada
page-thinking = Premýšľa …
page-play-hint = Zahrať tento ťah
page-take-back = Vybrať znova
page-confirm = Zahrať tento ťah?
page-you-chose = Máš vybrané; kým nevyberú všetci, môžeš voľbu zmeniť. Ešte vyberá: { $names }.
page-goes-on = Hra pokračuje…
page-to-play = Na ťahu: { $names }
page-acts = je na ťahu
page-has-chosen = má vybrané
page-cards-in-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
  }
page-away = preč
page-bot-keeps = miesto drží bot
page-bot-keeps-yours = Tvoje miesto drží bot.
page-back = Hrať ďalej
page-vote-wait = Ešte počkať
page-vote-end = Ukončiť partiu
page-time-short = { $seconds ->
    [one] Zostáva { $seconds } sekunda.
    [few] Zostávajú { $seconds } sekundy.
    [many] Zostáva { $seconds } sekundy.
   *[other] Zostáva { $seconds } sekúnd.
  }
page-days = { $days ->
    [one] { $days } deň
    [few] { $days } dni
    [many] { $days } dňa
   *[other] { $days } dní
  }
page-clock-of = Tvoj čas: { $time }
refused-card-not-now = Túto kartu teraz nemožno zahrať.
page-keys = Klávesy
page-keys-text =
    Tab prechádza medzi oblasťami, šípky sa pohybujú vnútri, Enter vyberá a hrá, Escape vráti kartu.
    L povie, čo sa stalo naposledy.
    S povie stav bodov.
    C povie tvoj čas.
    H prejde k ruke, T k stolu.
    M ukáže všetky ťahy.
    R ukáže pravidlo, ktoré teraz platí.
    ? ukáže tieto klávesy.

## Koniec

page-rematch = Ešte jedna partia
page-next-match = K ďalšej partii
page-record = Stiahnuť záznam
page-verify = Overiť miešanie

## Nastavenia

settings-theme = Deň alebo noc
settings-theme-system = podľa systému
settings-theme-day = deň
settings-theme-night = noc
settings-motion = Pohyb
settings-motion-system = podľa systému
settings-motion-full = karty lietajú
settings-motion-reduced = čo najmenej
settings-cards = Veľkosť kariet
settings-cards-small = malé
settings-cards-medium = stredné
settings-cards-large = veľké
settings-palette = Farby
settings-palette-usual = ako sú namaľované
settings-palette-clear = ľahko rozlíšiteľné, aj pri farbosleposti
settings-confirm = Pred každým ťahom sa opýtať
settings-keys = Jednotlivé klávesy, napríklad L: čo sa stalo naposledy
settings-sums = Day & Night: vždy ukazovať súčty farieb
settings-clockWarning = Upozorniť, keď mi dochádza čas
settings-sound = Zvuky
settings-volume = Hlasitosť
settings-data = Moje údaje
settings-data-text = Nie je tu žiadny účet. Súbor cookie obsahuje číslo, podľa ktorého ťa znova spoznáme; meno a ťahy sú uložené pri stoloch, kde hráš.
settings-export = Stiahnuť všetko, čo je o mne uložené
settings-forget = Zabudnúť na mňa
settings-forget-sure = Áno, odstrániť moje mená a slová
settings-forgotten = Tvoje údaje sú zabudnuté.

## O Lunasole

about-text = Lunasol je stôl pre štyri tlačené kartové hry, od ľudí, ktorí ich majú radi. Texty pravidiel, obrázky a zvuky sú naše vlastné; hry patria svojim autorom a vydavateľom. Ak sa ti niektorá páči, kúp si ju: v ruke sú karty príjemnejšie.
about-shuffles = Každá partia sa rozdáva z tajomstva, ktorého odtlačok sa zverejní skôr, než si ktokoľvek sadne; prehliadač každého hráča k nemu pridá náhodu. Po partii sa tajomstvo prezradí a tvoj vlastný prehliadač môže všetko rozdať znova a porovnať. Zo stiahnutého záznamu to vie aj tento príkaz:
about-access = Pre všetkých
about-access-text = Každú hru možno celú hrať klávesnicou, dotykom aj s čítačkou obrazovky, pri akejkoľvek veľkosti písma a bez spoliehania sa na farby alebo pohyb. Ak ti niečo stojí v ceste, radi sa o tom dozvieme.
