### Slova stránky, která terminál nepotřebuje.

game-day_and_night = Day & Night
game-gra_roku = Gra roku
game-sun_and_moon = Slunce a Měsíc
game-nox = NOX
tagline-day_and_night = Uhodni vítěznou barvu, než zapadne slunce
tagline-gra_roku = Posbírej celý rok, každý symbol jen jednou
tagline-sun_and_moon = Dvě řady, po pěti zatměních a pasiáns, který kazí ostatní
tagline-nox = Naplň si truhlu, zkaz ji ostatním a udrž všechny tři barvy

## Všude

page-home = Úvod
page-loading = Chvilku…
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
no-no-connection = Server není dostupný. Zkus to za chvíli znovu.

## Úvod

page-lead = Čtyři tištěné karetní hry v prohlížeči: proti botům nebo s přáteli, zdarma a bez registrace.
page-play = Hrát
page-learn = Naučit se
page-learned = Lekce splněna
page-more = Více
page-continue = Pokračovat
page-continue-others = { $count ->
    [one] a { $count } další
    [few] a { $count } další
    [many] a { $count } další
   *[other] a { $count } dalších
  }
page-others-turn = Na tahu je někdo jiný
page-not-begun = Ještě nezačala
page-with-friends = S přáteli
page-at-this-device = Na jednom zařízení
page-lesson = Učit se hrou
page-rules = Pravidla
page-watch = Otevřené stoly
page-my-games = Moje partie
page-pad = Zápis bodů
page-minutes = { $minutes ->
    [one] asi { $minutes } minuta
    [few] asi { $minutes } minuty
    [many] asi { $minutes } minuty
   *[other] asi { $minutes } minut
  }
page-your-turn = Jsi na tahu
page-given-up = vzdáno
page-remove-table = Odebrat ze seznamu
page-give-up-and-remove = Vzdát a odebrat
page-replay = Přehrát
page-review = Rozbor

## Nový stůl

page-new-table = Stůl pro přátele
page-game = Hra
page-pace = Časový limit
pace-none = žádný
pace-quick = rychlý: 20 sekund na tah, navíc 2 minuty v záloze
pace-calm = klidný: 1 minuta na tah, navíc 10 minut v záloze
pace-long = pomalý: 5 minut na tah, navíc 30 minut v záloze
pace-days = 2 dny na tah
page-public = Veřejný stůl (bude mezi otevřenými stoly)
page-allow-hints = Povolit nápovědu
page-allow-watch = Povolit diváky
page-watch-delay = Zpoždění pro diváky
page-delay-0 = žádné
page-delay-30 = 30 sekund
page-delay-120 = 2 minuty
page-delay-600 = 10 minut
page-partners = Ve čtyřech hrají dvě dvojice: parťák sedí naproti tobě.
page-house-rules = Domácí pravidla
page-house-rules-text = Tištěná pravidla nechávají některé otázky otevřené. Nechte to tak, nebo se domluvte jinak.
page-make-table = Vytvořit stůl
page-open-tables = Stoly s volným místem
page-running-tables = Partie ke sledování
page-none-open = U žádného veřejného stolu teď není volné místo.
page-none-running = Teď neběží žádná veřejná partie.

## Před první kartou

page-seats = Místa
page-sit = Posadit se
page-rise = Vstát
page-close-table = Zavřít stůl
page-seat-kept = vyhrazeno pro někoho z minulé partie
page-kick = Uvolnit místo
page-give-host = Předat roli hostitele
page-bot-here = Přidat bota
page-fill = Obsadit volná místa boty
page-begin = Začít
page-shuffling = Karty se míchají: čeká se na { $names }.
page-host-begins = Hostitel začne partii, až budou všechna místa obsazená.
page-free-chat = Volný chat (jinak jen připravené věty)
page-invite = Pozvat přátele
page-link = Odkaz na tento stůl
page-copy = Kopírovat odkaz
page-copied = Zkopírováno
page-qr = QR kód s odkazem na tento stůl
page-fair = Poctivé míchání
page-fair-text = Než se kdokoli posadil, server vylosoval tajemství pro všechna míchání a zveřejnil jeho otisk. Zařízení každého hráče přidá vlastní náhodu: všechna se k ní zaváží dřív, než se cokoli prozradí, takže si rozdání nikdo nevybere. Po partii se tajemství prozradí a kdokoli může každé zamíchání ověřit. Otisk:
page-no-table = Tento stůl není dostupný. Odkaz je možná chybný, nebo server neběží. Zkoušíme to znovu…
page-move-kept = Tvůj tah se neztratil: { $move }. Odešle se, jakmile se server ozve.

## U stolu

page-menu = Menu
page-see-again = Ukázat ještě jednou
page-log = Co se stalo
page-log-fold = Sbalit
page-chat = Chat
page-unheard = nová zpráva
page-say = Napiš zprávu
page-say-preset = Říct…
page-moves = Všechny tahy
page-write-move = Napiš nebo vyhledej tah
page-nothing-to-play = Teď nemáš co hrát.
page-help = Pravidlo a klávesy
page-rule = Pravidlo, které teď platí
page-all-rules = Všechna pravidla
page-hint = Nápověda
page-thinking = Přemýšlí…
page-play-hint = Zahrát tento tah
page-take-back = Vybrat znovu
page-resign = Vzdát se
page-resign-title = Vzdát tuto partii?
page-resign-text = Partie tím skončí a zůstane bez výsledku.
page-leave-match = Odejít
page-leave-title = Odejít z této partie?
page-leave-text = Dál za tebe bude hrát bot. Vrátit se můžeš kdykoli.
page-play-on = Hrát dál
page-undo = Vrátit tah
page-confirm = Zahrát tento tah?
page-you-chose = Čeká se na: { $names }. Pořád můžeš vybrat jinou kartu.
page-goes-on = Chvilku…
page-now-place = Teď klepni na svítící místo.
page-sending = Odesílá se…
page-pending = Čeká se na server…
page-go-on = Pokračuj klepnutím
page-to-play = Na tahu: { $names }
page-you = Ty
page-you-inline = ty
page-acts = je na tahu
page-has-chosen = má vybráno
page-cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
  }
page-you-watch = Sleduješ partii
page-watchers = { $count ->
    [one] Dívá se { $count } divák
    [few] Dívají se { $count } diváci
    [many] Dívá se { $count } diváka
   *[other] Dívá se { $count } diváků
  }
page-away = pryč
page-bot-keeps = hraje bot
page-bot-keeps-yours = Hraje za tebe bot.
page-back = Převzít hru
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
refused-card-not-now = Tuto kartu teď zahrát nemůžeš.
refused-not-yet = Ještě chvilku, stůl na tvůj tah není připravený.
page-keys = Klávesové zkratky
page-keys-text =
    Tab přechází mezi oblastmi, šipky se pohybují uvnitř, Enter kartu vezme a zahraje, Escape ji vrátí.
    L řekne, co se stalo naposledy.
    S řekne stav bodů.
    C řekne tvůj čas.
    H přejde k ruce, T ke stolu.
    M ukáže všechny tahy.
    A ukáže ještě jednou, co se právě stalo; mezerník nebo Enter pokračuje.
    U vrátí tvůj poslední tah (jen proti botům).
    ? nebo R ukáže pravidlo, které teď platí, a tyto zkratky.

## Kdo jsou boti

cast-who = Kdo je { $name }?
cast-level = Úroveň: { $level }
cast-pip = Čerstvě z hnízda, hraje všechno, co se třpytí.
cast-misty = Pluje si nad stolem a omylem ti zaprší do plánů.
cast-bruna = V klidu si hledí svých řad, dokud je med.
cast-timo = Přihopká k tobě, jen aby viděl, co to udělá.
cast-sol = Září nad vším, co postaví, a počítá pro jistotu dvakrát.
cast-rufus = Zdvořile se usmívá a pokukuje po tvé nejlepší kartě.
cast-luna = Zachová klid, počká si na svou chvíli a málokdy ji propásne.
cast-kasimir = Pichlavý, sečtělý a vždycky najde tvé slabé místo.
cast-stella = Zná konec dřív, než si srovnáš karty v ruce.
cast-orion = Tři kola tě pozoruje a pak ví, co zahraješ.

## Konec

page-rematch = Ještě jednou
page-next-match = Přejít k další partii
page-asked-again = Ostatní hrají ještě jednou. Přidáš se?
page-accept = Přidat se
page-decline = Ne, díky
page-record = Stáhnout záznam
page-verify = Ověřit míchání
ending-you = Vyhráváš!
ending-you-team = { $names } vyhráváte!
ending-you-share = { $names } se dělíte o vítězství.
ending-wins = Vítězí { $names }, { $scores }
ending-team = Společně vítězí { $names }, { $scores }
ending-share = O vítězství se dělí { $names }, { $scores }
ending-tie-break = V čele je shoda. Rozhoduje: { $level }.
ending-level-up = Jít o úroveň výš: { $level }
ending-level-down = Jít o úroveň níž: { $level }
ending-open = Ukázat výsledek
ending-close = Zpět ke stolu
ending-picture = Sdílet obrázek
ending-no-picture = Obrázek se nepodařilo vytvořit.
ending-more = Další možnosti
ending-find-turn = Najít zlomový okamžik
ending-turn = Zlomový okamžik, { $unit ->
    [turn] { $number }. tah
   *[round] { $number }. kolo
  }: { $what }
ending-no-turn = Žádný tah sám o sobě tuto partii nerozhodl.

## Nastavení

settings-theme = Den nebo noc
settings-theme-system = podle systému
settings-theme-day = den
settings-theme-night = noc
settings-motion = Animace
settings-motion-system = podle systému
settings-motion-full = plné
settings-motion-reduced = omezené
settings-speed = Tempo u stolu
settings-speed-slow = pomalé
settings-speed-normal = běžné
settings-speed-fast = rychlé
settings-speed-at-once = bez čekání
settings-cards = Velikost karet
settings-cards-small = malé
settings-cards-medium = střední
settings-cards-large = velké
settings-palette = Barvy
settings-palette-usual = původní
settings-palette-clear = snadno rozlišitelné, i při barvosleposti
settings-confirm = Před každým tahem se zeptat
settings-keys = Klávesové zkratky (u stolu stiskni ?)
settings-sums = Day & Night: vždy ukazovat součty barev
settings-clockWarning = Upozornit, když mi dochází čas
settings-sound = Zvuky
settings-volume = Hlasitost
settings-data = Moje data
settings-data-text = Žádný účet tu není. V souboru cookie je náhodné číslo, podle kterého tě server pozná; tvé jméno a tahy jsou uloženy u stolů, u kterých hraješ.
settings-export = Stáhnout vše, co je o mně uloženo
settings-forget = Smazat moje data
settings-forget-sure = Ano, smazat má jména a zprávy
settings-forgotten = Tvá jména a zprávy jsou smazány.

## O Lunasolu

about-text = Lunasol je stůl pro čtyři tištěné karetní hry, od lidí, kteří je mají rádi. Texty, obrázky a zvuky jsou naše vlastní; hry patří svým autorům a vydavatelům. Líbí-li se ti některá, kup si ji: skutečné karty se drží v ruce lépe.
about-compiled = Lunasol { $version }. Herní jádro je zkompilované, takže silní boti přemýšlejí rychle.
about-uncompiled = Lunasol { $version }. Herní jádro není zkompilované: všechno funguje, jen silní boti přemýšlejí déle.
about-shuffles = Každá partie se rozdává z tajemství, jehož otisk se zveřejní dřív, než se kdokoli posadí; prohlížeč každého hráče k němu přidá náhodu. Po partii se tajemství prozradí a tvůj vlastní prohlížeč může vše rozdat znovu a porovnat. Ze staženého záznamu to umí i tento příkaz:
about-access = Pro všechny
about-access-text = Každou hru lze celou hrát klávesnicí, dotykem i se čtečkou obrazovky, při jakékoli velikosti písma a bez spoléhání na barvy nebo pohyb. Pokud ti něco překáží, dej nám prosím vědět.
