### Slova stránky, která terminál nepotřebuje.

game-day_and_night = Day & Night
game-gra_roku = Hra roku
game-sun_and_moon = Slunce a Měsíc
game-nox = NOX

## Všude

page-home = Úvod
page-loading = Okamžik…
page-offline = Server teď není dostupný. Co se už načetlo, funguje dál.
page-reload = Zkusit znovu
page-close = Zavřít
page-notices = Oznámení
page-dismiss = Skrýt
page-language = Jazyk
page-to-night = Přepnout na noc
page-to-day = Přepnout na den
page-settings = Nastavení
page-about = O Lunasolu
page-yes = Ano
page-no = Ne
page-remove-sure = Ano, smazat
page-guest = Host
no-no-connection = Server není dostupný; zkus to za chvíli znovu.

## Úvod

page-play-now = Hrát hned
page-with-friends = S přáteli
page-at-this-device = Na tomto zařízení
page-lesson = Učit se hrou
page-rules = Pravidla
page-watch = Otevřené stoly
page-replays = Odehrané partie
page-pad = Zápis bodů
page-minutes = { $minutes ->
    [one] asi { $minutes } minuta
    [few] asi { $minutes } minuty
    [many] asi { $minutes } minuty
   *[other] asi { $minutes } minut
  }
page-my-tables = Moje stoly
page-your-turn = Jsi na tahu
page-replay = Přehrávání
page-review = Rozbor

## Nový stůl

page-new-table = Stůl pro přátele
page-game = Hra
page-pace = Tempo
pace-none = bez hodin
pace-quick = rychlé: 20 sekund na tah, 2 minuty v záloze
pace-calm = klidné: minuta na tah, 10 minut v záloze
pace-long = dlouhé: 5 minut na tah, 30 minut v záloze
pace-days = dva dny na tah
page-public = Přidat se může kdokoli: ukázat mezi otevřenými stoly
page-allow-hints = Lze žádat o rady
page-allow-watch = Ostatní se mohou dívat
page-watch-delay = Kdo se dívá, vidí hru
page-seconds = { $seconds ->
    [0] hned
    [one] o { $seconds } sekundu později
    [few] o { $seconds } sekundy později
    [many] o { $seconds } sekundy později
   *[other] o { $seconds } sekund později
  }
page-make-table = Otevřít stůl
page-open-tables = Stoly s volným místem
page-running-tables = Partie k dívání
page-none-open = U žádného veřejného stolu teď není volné místo.
page-none-running = Teď neběží žádná veřejná partie.

## Před první kartou

page-seats = Místa
page-sit = Posadit se
page-rise = Vstát
page-kick = Uvolnit místo
page-give-host = Předat roli hostitele
page-bot-here = Sem bota
page-fill = Boti na všechna volná místa
page-begin = Začít
page-host-begins = Až budou všechna místa obsazena, hostitel začne.
page-free-chat = Každý může psát, co chce
page-invite = Pozvat přátele
page-link = Odkaz na tento stůl
page-copy = Kopírovat odkaz
page-copied = Zkopírováno
page-qr = QR kód s odkazem na tento stůl
page-fair = Poctivé míchání
page-fair-text = Než se kdokoli posadil, server vylosoval tajemství pro všechna míchání a zveřejnil jeho otisk. Tvůj prohlížeč přidá vlastní náhodu. Po partii se tajemství ukáže a kdokoli může každé míchání ověřit. Otisk:
page-no-table = Tento stůl není dostupný: možná je chybný odkaz, nebo server odpočívá. Zkoušíme to dál.

## U stolu

page-log = Co se stalo
page-chat = Chat
page-unheard = přišla nová zpráva
page-say = Něco říct
page-say-preset = Říct…
page-moves = Všechny tahy
page-write-move = Napiš nebo vyhledej tah
page-nothing-to-play = Teď nemáš co hrát.
page-rule = Pravidlo, které teď platí
page-all-rules = Všechna pravidla
page-hint = Rada
page-thinking = Přemýšlí …
page-play-hint = Zahrát tento tah
page-take-back = Vybrat znovu
page-confirm = Zahrát tento tah?
page-you-chose = Máš vybráno; dokud nevyberou všichni, můžeš volbu změnit. Ještě vybírá: { $names }.
page-goes-on = Hra pokračuje…
page-to-play = Na tahu: { $names }
page-acts = je na tahu
page-has-chosen = má vybráno
page-cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
  }
page-away = pryč
page-bot-keeps = místo drží bot
page-bot-keeps-yours = Tvé místo drží bot.
page-back = Hrát dál
page-vote-wait = Ještě počkat
page-vote-end = Ukončit partii
page-time-short = { $seconds ->
    [one] Zbývá { $seconds } sekunda.
    [few] Zbývají { $seconds } sekundy.
    [many] Zbývá { $seconds } sekundy.
   *[other] Zbývá { $seconds } sekund.
  }
page-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
  }
page-clock-of = Tvůj čas: { $time }
refused-card-not-now = Tuto kartu teď nelze zahrát.
page-keys = Klávesy
page-keys-text =
    Tab přechází mezi oblastmi, šipky se pohybují uvnitř, Enter vybírá a hraje, Escape vrátí kartu.
    L řekne, co se stalo naposledy.
    S řekne stav bodů.
    C řekne tvůj čas.
    H přejde k ruce, T ke stolu.
    M ukáže všechny tahy.
    R ukáže pravidlo, které teď platí.
    ? ukáže tyto klávesy.

## Konec

page-rematch = Ještě jedna partie
page-next-match = K další partii
page-record = Stáhnout záznam
page-verify = Ověřit míchání

## Nastavení

settings-theme = Den nebo noc
settings-theme-system = podle systému
settings-theme-day = den
settings-theme-night = noc
settings-motion = Pohyb
settings-motion-system = podle systému
settings-motion-full = karty létají
settings-motion-reduced = co nejméně
settings-cards = Velikost karet
settings-cards-small = malé
settings-cards-medium = střední
settings-cards-large = velké
settings-palette = Barvy
settings-palette-usual = jak jsou namalované
settings-palette-clear = snadno rozlišitelné, i při barvosleposti
settings-confirm = Před každým tahem se zeptat
settings-keys = Jednotlivé klávesy, třeba L: co se stalo naposledy
settings-sums = Day & Night: vždy ukazovat součty barev
settings-clockWarning = Upozornit, když mi dochází čas
settings-sound = Zvuky
settings-volume = Hlasitost
settings-data = Moje data
settings-data-text = Není tu žádný účet. Soubor cookie obsahuje číslo, podle kterého tě znovu poznáme; jméno a tahy jsou uloženy u stolů, kde hraješ.
settings-export = Stáhnout vše, co je o mně uloženo
settings-forget = Zapomenout na mě
settings-forget-sure = Ano, odstranit má jména a slova
settings-forgotten = Tvá data jsou zapomenuta.

## O Lunasolu

about-text = Lunasol je stůl pro čtyři tištěné karetní hry, od lidí, kteří je mají rádi. Texty pravidel, obrázky a zvuky jsou naše vlastní; hry patří svým autorům a vydavatelům. Líbí-li se ti některá, kup si ji: v ruce jsou karty příjemnější.
about-shuffles = Každá partie se rozdává z tajemství, jehož otisk se zveřejní dřív, než se kdokoli posadí; prohlížeč každého hráče k němu přidá náhodu. Po partii se tajemství prozradí a tvůj vlastní prohlížeč může vše rozdat znovu a porovnat. Ze staženého záznamu to umí i tento příkaz:
about-access = Pro všechny
about-access-text = Každou hru lze celou hrát klávesnicí, dotykem i se čtečkou obrazovky, při jakékoli velikosti písma a bez spoléhání na barvy nebo pohyb. Pokud ti něco stojí v cestě, rádi se o tom dozvíme.
