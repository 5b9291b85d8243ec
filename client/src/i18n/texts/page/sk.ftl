### Slová stránky, ktoré terminál nepotrebuje.

game-day_and_night = Day & Night
game-gra_roku = Gra roku
game-sun_and_moon = Slnko a Mesiac
game-nox = NOX
tagline-day_and_night = Uhádni víťaznú farbu, kým nezapadne slnko
tagline-gra_roku = Pozbieraj celý rok, každý symbol len raz
tagline-sun_and_moon = Dva rady, po päť zatmení a pasians, ktorý kazia ostatní
tagline-nox = Naplň si truhlicu, pokaz ju ostatným a udrž všetky tri farby

## Všade

page-home = Úvod
page-loading = Chvíľku…
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
no-no-connection = Server nie je dostupný. Skús to o chvíľu znova.

## Úvod

page-lead = Štyri tlačené kartové hry v prehliadači: proti botom alebo s priateľmi, zadarmo a bez registrácie.
page-play = Hrať
page-learn = Naučiť sa
page-learned = Lekcia splnená
page-more = Viac
page-continue = Pokračovať
page-continue-others = { $count ->
    [one] a { $count } ďalšia
    [few] a { $count } ďalšie
    [many] a { $count } ďalšej
   *[other] a { $count } ďalších
  }
page-others-turn = Na ťahu je niekto iný
page-not-begun = Ešte sa nezačala
page-with-friends = S priateľmi
page-at-this-device = Na jednom zariadení
page-lesson = Učiť sa hrou
page-rules = Pravidlá
page-watch = Otvorené stoly
page-my-games = Moje partie
page-pad = Zápis bodov
page-minutes = { $minutes ->
    [one] asi { $minutes } minúta
    [few] asi { $minutes } minúty
    [many] asi { $minutes } minúty
   *[other] asi { $minutes } minút
  }
page-your-turn = Si na ťahu
page-given-up = vzdané
page-remove-table = Odstrániť zo zoznamu
page-give-up-and-remove = Vzdať a odstrániť
page-replay = Prehrať
page-review = Rozbor

## Nový stôl

page-new-table = Stôl pre priateľov
page-game = Hra
page-pace = Časový limit
pace-none = žiadny
pace-quick = rýchly: 20 sekúnd na ťah, navyše 2 minúty v zálohe
pace-calm = pokojný: 1 minúta na ťah, navyše 10 minút v zálohe
pace-long = pomalý: 5 minút na ťah, navyše 30 minút v zálohe
pace-days = 2 dni na ťah
page-public = Verejný stôl (bude medzi otvorenými stolmi)
page-allow-hints = Povoliť nápovedu
page-allow-watch = Povoliť divákov
page-watch-delay = Oneskorenie pre divákov
page-delay-0 = žiadne
page-delay-30 = 30 sekúnd
page-delay-120 = 2 minúty
page-delay-600 = 10 minút
page-partners = Vo štvorici hrajú dve dvojice: parťák sedí oproti tebe.
page-house-rules = Domáce pravidlá
page-house-rules-text = Tlačené pravidlá nechávajú niektoré otázky otvorené. Nechajte to tak, alebo sa dohodnite inak.
page-make-table = Vytvoriť stôl
page-open-tables = Stoly s voľným miestom
page-running-tables = Partie na sledovanie
page-none-open = Pri žiadnom verejnom stole teraz nie je voľné miesto.
page-none-running = Teraz neprebieha žiadna verejná partia.

## Pred prvou kartou

page-seats = Miesta
page-sit = Sadnúť si
page-rise = Vstať
page-close-table = Zavrieť stôl
page-seat-kept = vyhradené pre niekoho z minulej partie
page-kick = Uvoľniť miesto
page-give-host = Odovzdať rolu hostiteľa
page-bot-here = Pridať bota
page-fill = Obsadiť voľné miesta botmi
page-begin = Začať
page-shuffling = Karty sa miešajú: čaká sa na { $names }.
page-host-begins = Hostiteľ začne partiu, keď budú všetky miesta obsadené.
page-free-chat = Voľný chat (inak len pripravené vety)
page-invite = Pozvať priateľov
page-link = Odkaz na tento stôl
page-copy = Kopírovať odkaz
page-copied = Skopírované
page-qr = QR kód s odkazom na tento stôl
page-fair = Poctivé miešanie
page-fair-text = Skôr než si ktokoľvek sadol, server vyžreboval tajomstvo pre všetky miešania a zverejnil jeho odtlačok. Zariadenie každého hráča pridá vlastnú náhodu: všetky sa k nej zaviažu skôr, než sa čokoľvek prezradí, takže si rozdanie nikto nevyberie. Po partii sa tajomstvo prezradí a ktokoľvek môže každé zamiešanie overiť. Odtlačok:
page-no-table = Tento stôl nie je dostupný. Odkaz je možno chybný alebo server nebeží. Skúšame to znova…
page-move-kept = Tvoj ťah sa nestratil: { $move }. Odošle sa, len čo sa server ozve.

## Pri stole

page-menu = Menu
page-see-again = Ukázať ešte raz
page-log = Čo sa stalo
page-log-fold = Zbaliť
page-chat = Chat
page-unheard = nová správa
page-say = Napíš správu
page-say-preset = Povedať…
page-moves = Všetky ťahy
page-write-move = Napíš alebo vyhľadaj ťah
page-nothing-to-play = Teraz nemáš čo hrať.
page-help = Pravidlo a klávesy
page-rule = Pravidlo, ktoré teraz platí
page-all-rules = Všetky pravidlá
page-hint = Nápoveda
page-thinking = Premýšľa…
page-play-hint = Zahrať tento ťah
page-take-back = Vybrať znova
page-resign = Vzdať sa
page-resign-title = Vzdať túto partiu?
page-resign-text = Partia sa tým skončí a zostane bez výsledku.
page-leave-match = Odísť
page-leave-title = Odísť z tejto partie?
page-leave-text = Ďalej bude za teba hrať bot. Vrátiť sa môžeš kedykoľvek.
page-play-on = Hrať ďalej
page-undo = Vrátiť ťah
page-confirm = Zahrať tento ťah?
page-you-chose = Čaká sa na: { $names }. Stále môžeš vybrať inú kartu.
page-goes-on = Chvíľku…
page-now-place = Teraz ťukni na svietiace miesto.
page-sending = Odosiela sa…
page-pending = Čaká sa na server…
page-go-on = Pokračuj ťuknutím
page-to-play = Na ťahu: { $names }
page-you = Ty
page-you-inline = ty
page-acts = je na ťahu
page-has-chosen = má vybrané
page-cards-in-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
  }
page-you-watch = Sleduješ partiu
page-watchers = { $count ->
    [one] Pozerá sa { $count } divák
    [few] Pozerajú sa { $count } diváci
    [many] Pozerá sa { $count } diváka
   *[other] Pozerá sa { $count } divákov
  }
page-away = preč
page-bot-keeps = hrá bot
page-bot-keeps-yours = Hrá za teba bot.
page-back = Prevziať hru
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
refused-card-not-now = Túto kartu teraz zahrať nemôžeš.
refused-not-yet = Ešte chvíľku, stôl na tvoj ťah nie je pripravený.
page-keys = Klávesové skratky
page-keys-text =
    Tab prechádza medzi oblasťami, šípky sa pohybujú vnútri, Enter kartu vezme a zahrá, Escape ju vráti.
    L povie, čo sa stalo naposledy.
    S povie stav bodov.
    C povie tvoj čas.
    H prejde k ruke, T k stolu.
    M ukáže všetky ťahy.
    A ukáže ešte raz, čo sa práve stalo; medzerník alebo Enter pokračuje.
    U vráti tvoj posledný ťah (len proti botom).
    ? alebo R ukáže pravidlo, ktoré teraz platí, a tieto skratky.

## Kto sú boti

cast-who = Kto je { $name }?
cast-level = Úroveň: { $level }
cast-pip = Čerstvo z hniezda, hrá všetko, čo sa ligoce.
cast-misty = Pláva si ponad stôl a omylom ti zaprší do plánov.
cast-bruna = V pokoji si hľadí svojich radov, kým je med.
cast-timo = Prihopká k tebe, len aby videl, čo to urobí.
cast-sol = Žiari nad všetkým, čo postaví, a pre istotu počíta dvakrát.
cast-rufus = Zdvorilo sa usmieva a poškuľuje po tvojej najlepšej karte.
cast-luna = Zachová pokoj, počká si na svoju chvíľu a málokedy ju premešká.
cast-kasimir = Pichľavý, sčítaný a vždy nájde tvoje slabé miesto.
cast-stella = Pozná koniec skôr, než si usporiadaš karty v ruke.
cast-orion = Tri kolá ťa pozoruje a potom vie, čo zahráš.

## Koniec

page-rematch = Ešte raz
page-next-match = Prejsť na ďalšiu partiu
page-asked-again = Ostatní hrajú ešte raz. Pridáš sa?
page-accept = Pridať sa
page-decline = Nie, vďaka
page-record = Stiahnuť záznam
page-verify = Overiť miešanie
ending-you = Vyhrávaš!
ending-you-team = { $names } vyhrávate!
ending-you-share = { $names } sa delíte o víťazstvo.
ending-wins = Víťazí { $names }, { $scores }
ending-team = Spoločne víťazia { $names }, { $scores }
ending-share = O víťazstvo sa delia { $names }, { $scores }
ending-tie-break = Na čele je zhoda. Rozhoduje: { $level }.
ending-level-up = Ísť o úroveň vyššie: { $level }
ending-level-down = Ísť o úroveň nižšie: { $level }
ending-open = Ukázať výsledok
ending-close = Späť k stolu
ending-picture = Zdieľať obrázok
ending-no-picture = Obrázok sa nepodarilo vytvoriť.
ending-more = Ďalšie možnosti
ending-find-turn = Nájsť zlomový okamih
ending-turn = Zlomový okamih, { $unit ->
    [turn] { $number }. ťah
   *[round] { $number }. kolo
  }: { $what }
ending-no-turn = Žiadny ťah sám osebe túto partiu nerozhodol.

## Nastavenia

settings-theme = Deň alebo noc
settings-theme-system = podľa systému
settings-theme-day = deň
settings-theme-night = noc
settings-motion = Animácie
settings-motion-system = podľa systému
settings-motion-full = plné
settings-motion-reduced = obmedzené
settings-speed = Tempo pri stole
settings-speed-slow = pomalé
settings-speed-normal = bežné
settings-speed-fast = rýchle
settings-speed-at-once = bez čakania
settings-cards = Veľkosť kariet
settings-cards-small = malé
settings-cards-medium = stredné
settings-cards-large = veľké
settings-palette = Farby
settings-palette-usual = pôvodné
settings-palette-clear = ľahko rozlíšiteľné, aj pri farbosleposti
settings-confirm = Pred každým ťahom sa opýtať
settings-keys = Klávesové skratky (pri stole stlač ?)
settings-sums = Day & Night: vždy ukazovať súčty farieb
settings-clockWarning = Upozorniť, keď mi dochádza čas
settings-sound = Zvuky
settings-volume = Hlasitosť
settings-data = Moje údaje
settings-data-text = Žiadny účet tu nie je. V súbore cookie je náhodné číslo, podľa ktorého ťa server spozná; tvoje meno a ťahy sú uložené pri stoloch, pri ktorých hráš.
settings-export = Stiahnuť všetko, čo je o mne uložené
settings-forget = Zmazať moje údaje
settings-forget-sure = Áno, zmazať moje mená a správy
settings-forgotten = Tvoje mená a správy sú zmazané.

## O Lunasole

about-text = Lunasol je stôl pre štyri tlačené kartové hry, od ľudí, ktorí ich majú radi. Texty, obrázky a zvuky sú naše vlastné; hry patria svojim autorom a vydavateľom. Ak sa ti niektorá páči, kúp si ju: skutočné karty sa v ruke držia lepšie.
about-compiled = Lunasol { $version }. Herné jadro je skompilované, takže silní boti rozmýšľajú rýchlo.
about-uncompiled = Lunasol { $version }. Herné jadro nie je skompilované: všetko funguje, len silní boti rozmýšľajú dlhšie.
about-shuffles = Každá partia sa rozdáva z tajomstva, ktorého odtlačok sa zverejní skôr, než si ktokoľvek sadne; prehliadač každého hráča k nemu pridá náhodu. Po partii sa tajomstvo prezradí a tvoj vlastný prehliadač môže všetko rozdať znova a porovnať. Zo stiahnutého záznamu to vie aj tento príkaz:
about-access = Pre všetkých
about-access-text = Každú hru možno celú hrať klávesnicou, dotykom aj s čítačkou obrazovky, pri akejkoľvek veľkosti písma a bez spoliehania sa na farby alebo pohyb. Ak ti niečo prekáža, daj nám, prosím, vedieť.
