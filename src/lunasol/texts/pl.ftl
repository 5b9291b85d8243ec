### To, co wspólne wszystkim grom.

language-name = polski
hidden-card = zakryta karta
number = { $value }
player-number = Gracz { $number }
name-bot = Bot { $number }
name-guest = Gość
name-guest-number = Gość { $number }
players-range = { $fewest }–{ $most } graczy

## Ruchy i odmowy

move-take-back = cofnij wybór
refused-not-your-turn = To nie twoja kolej.
refused-match-is-over = Partia już się skończyła.
refused-already-chosen = Karta jest już wybrana.
written-already-chosen = Aby wybrać ponownie, wpisz back.
refused-nothing-to-take-back = Nie ma teraz wyboru, który można by cofnąć.
refused-card-not-in-hand = Nie masz tej karty na ręce.
refused-not-a-move = W tej grze nie ma takiego ruchu.
refused-nothing-to-undo = Nie ma ruchu, który można by cofnąć.
refused-no-such-point-in-the-log = W tej partii nie ma takiego momentu.

## Słowa przy każdym stole

label-you = ty
label-player = Gracz
label-hand = Ręka
label-played = Zagrane
label-pile = Talia
label-discard = Odrzucone
label-round = Runda
label-last-round = ostatnia runda
label-score = Punkty
label-seat = Miejsce
label-hidden = zakryte: { $count }
label-option = Opcja
label-values = Wartości (pierwsza domyślna)
label-ruling = Rozstrzygnięcie

value-true = tak
value-false = nie
value-random = losowo

## Gra

prompt-move = { $name }, twój ruch (h: pomoc):
play-opponents = Twoi przeciwnicy: { $names }.
play-enter = Naciśnij Enter, aby wykonać ten ruch.
play-many = Wpisz numer lub ruch; początek ruchu wypisze pasujące ruchy, moves – wszystkie.
play-earlier = { $count ->
    [one] … { $count } wcześniejszy wiersz (wpisz log)
    [few] … { $count } wcześniejsze wiersze (wpisz log)
    [many] … { $count } wcześniejszych wierszy (wpisz log)
   *[other] … { $count } wcześniejszego wiersza (wpisz log)
  }
play-unknown = „{ $text }” nie jest tu ruchem. Wpisz numer z listy, ruch taki jak { $example } albo h, aby zobaczyć pomoc.
play-pass = Przekaż ekran. Teraz gra { $name }.
play-ready = Patrzy już tylko { $name }? Naciśnij Enter.
play-record = Zapis: { $path }
play-resume = Aby kontynuować później: { $command }
play-record-failed = Nie udało się zapisać partii. Następna próba przy kolejnym ruchu.
play-help =
    Wpisz numer albo ruch w notacji, aby go wykonać. Początek ruchu wypisuje ruchy, które tak się zaczynają.
    ?       zasada, która teraz obowiązuje
    ??      zasady na jednej stronie
    table   pokaż stół jeszcze raz
    moves   wszystkie ruchy słownie
    log     co się dotąd wydarzyło
    hint    co zagrałby bot i dlaczego (z --hints)
    undo    cofnij swój ostatni ruch
    back    wybierz ponownie, dopóki inni jeszcze wybierają (na wspólnym ekranie)
    quit    wyjdź; zapis zostaje

## Koniec

result-title = Koniec partii
result-winners = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
  }
result-partners = Wspólnie wygrywają: { $names }.
result-decided = O wyniku decyduje: { $level }.
level-shared = nic, jest remis

## Menu

menu-prompt = Twój wybór:
menu-page = Otwórz stronę w przeglądarce
menu-page-offers = obrazki, lekcje i znajomi przez link
menu-page-opens = Strona otworzy się w przeglądarce. Zakończysz ją tutaj przez Ctrl+C.
menu-page-not-kept = W { $folder } nie można nic zapisać, więc te partie znikną po zakończeniu.
menu-continue = Kontynuuj ostatnią partię
menu-language = Język
menu-quit = Wyjdź
menu-return = Naciśnij Enter, aby wrócić do menu.
pick-prompt = Numer (Enter niczego nie zmienia):
form-prompt = Enter: graj, numer: zmień, b: wróć:
form-players = Liczba graczy
form-people = Osoby przy tym ekranie
form-names = Imiona
form-name = Imię
form-options = Opcje
form-defaults = domyślne
form-rules = Przeczytaj zasady
form-return = Naciśnij Enter, aby przejść dalej.
form-number = Liczba całkowita od 1 do { $limit }:
form-file = inny zestaw kart z pliku
form-path = Ścieżka do pliku z zestawem kart:

## Zasady na jednej stronie

heading-goal = Cel gry
heading-cards = Karty
heading-setup = Przygotowanie
heading-play = Przebieg gry
heading-end = Koniec gry
heading-variants = Warianty

## Zapisy

replay-prompt = Enter: dalej, b: wstecz, numer: przejdź tam, q: wyjdź
replay-shuffle = Tasowanie
replay-unfinished = Tu zapis się kończy; partia nie jest dokończona.
verify-game = { $game }, liczba graczy { $players }: zapis jest kompletny i spójny.
verify-commitment = Sekret pasuje do odcisku { $commitment }.
verify-drawn = { $count ->
    [one] { $count } tasowanie powtórzone z sekretu: zgadza się co do karty.
    [few] { $count } tasowania powtórzone z sekretu: zgadzają się co do karty.
    [many] { $count } tasowań powtórzonych z sekretu: zgadzają się co do karty.
   *[other] { $count } tasowania powtórzonego z sekretu: zgadza się co do karty.
  }
verify-stated = { $count ->
    [one] { $count } tasowanie ustawiono z góry i nie można go sprawdzić.
    [few] { $count } tasowania ustawiono z góry i nie można ich sprawdzić.
    [many] { $count } tasowań ustawiono z góry i nie można ich sprawdzić.
   *[other] { $count } tasowania ustawiono z góry i nie można ich sprawdzić.
  }
verify-salts = Losowość każdego gracza zgadza się z tym, do czego się zobowiązał.
verify-influence-nobody = Według tego zapisu nikt nie mógł wybrać tego rozdania: serwer i wszyscy gracze zobowiązali się do swojej losowości, zanim jakakolwiek została ujawniona. Mogliby to zrobić tylko wszyscy razem.
verify-influence-alone = Według tego zapisu losowość dodał jeden gracz. Serwer nie mógł wybrać rozdania bez niego ani on bez serwera.
verify-influence-last = W tym starszym zapisie gracze nie zobowiązali się do swojej losowości: kto usiadł ostatni, mógł razem z serwerem wybrać rozdanie.
verify-influence-server = Żaden gracz nie dodał losowości: kto prowadził partię, mógł wybrać rozdanie.
verify-reopened = Losowość dobierano ponownie z powodu: { $names }. Kto robi to celowo, może razem z serwerem odrzucić rozdanie, które mu się nie podoba.
verify-moves = { $count ->
    [one] { $count } ruch odtworzony: dozwolony.
    [few] { $count } ruchy odtworzone: wszystkie dozwolone.
    [many] { $count } ruchów odtworzonych: wszystkie dozwolone.
   *[other] { $count } ruchu odtworzonego: wszystko dozwolone.
  }
verify-result = Wynik zgadza się z ruchami.
verify-unfinished = Partia nie jest dokończona: nie ma wyniku do sprawdzenia.
verify-names = Nikt nie może sprawdzić, kto kryje się za tymi imionami.
verify-deck = Karty pochodzą z własnego zestawu podanego w zapisie; nikt nie może sprawdzić, czy tak je wydrukowano.
verify-unsigned = Zapis nie jest podpisany: ktoś mógł z tym samym sekretem zapisać inną poprawną partię. Porównaj odcisk z tym, który masz zanotowany sprzed rozdania.

## Symulacja

simulate-title = { $game }, gracze losowi: { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }
simulate-score = Średni wynik (95%)
simulate-wins = Odsetek wygranych (95%)
simulate-length = Decyzje w partii: średnio { $mean }, od { $shortest } do { $longest }.
simulate-speed = { $seconds } s: partie na sekundę: { $games }, decyzje na sekundę: { $decisions }, { $engine ->
    [compiled] skompilowane
   *[uncompiled] bez kompilacji
  }.

## Bots

bot-beginner = nowicjusz
bot-casual = amator
bot-skilled = znawca
bot-strong = zawodowiec
bot-expert = mistrz
form-bots = Przeciwnicy
form-hints = Podpowiedzi
hint-move = Najlepszy ruch: { $move }
hint-share = Ten ruch dał wygraną w około { $share }% z { $count } próbnych partii.
hint-others = Inne rozważane ruchy:
hint-off = Podpowiedzi są przy tym stole wyłączone; uruchom go z --hints.

## Tournaments

tournament-title = { $game }, gracze: { $players }, { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
  }
tournament-bot = Bot
tournament-matches = Partie
tournament-wins = Odsetek wygranych (95%)
tournament-score = Średni wynik (95%)
tournament-rating = Ranking
tournament-par = Równie silni gracze wygrywaliby po { $par }% partii.
tournament-kept = Ukończone rozdania są zapisane w { $path }; aby kontynuować, uruchom to samo polecenie.

## Review of a match

analyze-title = Analiza: { $game } (bot: { $bot })
analyze-player = Gracz
analyze-decisions = Decyzje
analyze-best = Najlepszy ruch znaleziony
analyze-loss = Strata
analyze-start = Szansa na początku
analyze-rest = Szczęście i przeciwnicy
analyze-end = Wynik
analyze-explained = Strata: o ile gracz własnymi ruchami zmniejszył swoją szansę na wygraną, oceniając według tego, co wtedy wiedział. Szczęście i przeciwnicy: cała reszta; nie widząc kart wszystkich graczy, nie da się odróżnić szczęścia od gry przeciwników. Wszystkie liczby to szanse na wygraną w procentach.
analyze-costly = Najkosztowniejsze ruchy
analyze-none = Żaden błąd nie wykracza poza dokładność oszacowania.
analyze-move = { $number }. { $name } – { $move }: szansa na wygraną { $share }%, plus minus { $error }.
analyze-better = Lepiej: { $move } ({ $share }%).
analyze-knew = Co { $name } wtedy wie:
analyze-unfinished = Partia nie jest dokończona; analiza obejmuje dotychczasowe ruchy.

## Stół w sieci

online-title = { $game }: stół online
online-link = Udostępnij ten link: { $link }
online-hosting = Czekamy na graczy. Wpisz bot POZIOM, aby obsadzić wolne miejsca, start, aby zacząć, say TEKST, aby coś napisać (h: pomoc).
online-full = Wszystkie miejsca są zajęte: wpisz start, aby zacząć.
online-room = Czekamy, aż gospodarz zacznie. Wpisz say TEKST, aby coś napisać, quit, aby wyjść (h: pomoc).
online-free = wolne
online-host = gospodarz
online-not-here = brak połączenia
online-waiting = Czekamy na ruch: { $names }.
online-over = Koniec partii. Wpisz rematch, aby zagrać rewanż z przesuniętymi miejscami, quit, aby wyjść.
online-record = Zapis: { $url } (pobierz go i sprawdź poleceniem lunasol verify)
online-ended = Partię przerwano przed końcem.
online-resigned = Partię poddano.
online-left = Partię przerwano przed końcem. Kto odszedł: { $names }.
online-closed = Gospodarz zamknął ten stół.
online-next = Rewanż jest gotowy: wpisz rematch, aby dołączyć.
online-risen = Nie masz tu już miejsca, ale możesz oglądać.
online-reopened = { $why ->
    [withheld] Udział gracza { $name } w tasowaniu nie dotarł, więc miejsce jest znów wolne i wszyscy losują nowy.
   *[other] Miejsce gracza { $name } się zmieniło, więc wszyscy losują nowy udział w tasowaniu.
}
online-lost = Połączenie przerwane. Próba wznowienia…
online-found = Połączenie wróciło.
online-not-connected = Teraz nie ma połączenia. Spróbuj za chwilę.
online-gone = { $name } traci połączenie.
online-grace = { $seconds ->
    [one] { $name } nie ma połączenia; za { $seconds } sekundę grę przejmie bot.
    [few] { $name } nie ma połączenia; za { $seconds } sekundy grę przejmie bot.
    [many] { $name } nie ma połączenia; za { $seconds } sekund grę przejmie bot.
   *[other] { $name } nie ma połączenia; za { $seconds } sekundy grę przejmie bot.
  }
online-here = { $name } ma znowu połączenie.
online-held = { $why ->
    [away] { $name } jest poza stołem; do powrotu gra bot.
    [clock] { $name }: czas minął; do powrotu gra bot.
   *[left] { $name } odchodzi; do powrotu gra bot.
  }
online-held-own = Gra za ciebie bot. Wpisz back albo wykonaj dowolny ruch, aby przejąć grę.
online-back = { $name } znowu gra.
online-vote = { $choice ->
    [wait] { $name } chce poczekać.
   *[end] { $name } chce zakończyć partię.
  }
online-clock = Pozostały czas: { $time }
online-presets = Gotowe zwroty: { $presets }
online-levels = Wpisz bot POZIOM, bot IMIĘ albo bot POZIOM MIEJSCE; poziomy to { $levels }, imiona to { $names }.
online-which-seat = Wpisz kick i numer miejsca.
online-return = Powrót: { $command }
online-only-watching = Partia już się zaczęła; dodaj --watch, aby ją oglądać.
online-forbidden = Serwer odrzucił połączenie: jest ich za dużo z twojego adresu albo stołu już nie ma.
online-misunderstood = Serwer nie zrozumiał tego programu i zamknął połączenie.
online-no-server = Pod adresem { $address } nie odpowiada żaden serwer.
online-not-ours = Pod adresem { $address } nie ma serwera Lunasol albo działa on w innej wersji.
online-no-link = „{ $link }” nie jest linkiem do stołu; powinien wyglądać jak http://…/t/…
online-no-address = „{ $address }” nie jest adresem serwera; powinien wyglądać jak http://…
online-refused = Serwer tego odmówił: { $key }.
online-room-help =
    ??            zasady na jednej stronie
    table         kto gdzie siedzi
    say TEKST     napisz coś; say : wypisuje gotowe zwroty
    bot POZIOM    gospodarz: obsadź wolne miejsca botami; bot POZIOM MIEJSCE: tylko to
    kick MIEJSCE  gospodarz: zwolnij miejsce
    start         gospodarz: zacznij partię
    resign        gospodarz: zamknij stół; inni: zwolnij miejsce
    quit          wyjdź; miejsce pozostaje twoje
online-help =
    Wpisz numer albo ruch w notacji, aby go wykonać. Początek ruchu wypisuje ruchy, które tak się zaczynają.
    Tajny wybór możesz zmienić, dopóki inni jeszcze wybierają.
    ?           zasada, która teraz obowiązuje
    ??          zasady na jednej stronie
    table       pokaż stół jeszcze raz
    moves       wszystkie ruchy słownie
    log         co się dotąd wydarzyło
    hint        co zagrałby bot i dlaczego
    say TEKST   napisz coś; say : wypisuje gotowe zwroty
    wait, end   kogoś nie ma: głosuj za czekaniem albo za zakończeniem partii
    back        przejmij grę od bota, który gra za ciebie
    undo        tylko z botami: cofnij swój ostatni ruch
    resign      poddaj się; jeśli grają inni ludzie, dalej gra za ciebie bot
    rematch     po końcu: zagraj jeszcze raz
    decline     odmów rewanżu
    quit        wyjdź; miejsce pozostaje twoje

## Czego serwer odmawia

no-already-away = Bot już za ciebie gra.
no-already-revealed = Po twoim ostatnim ruchu odkryło się coś nowego, więc nie można go już cofnąć.
no-already-closed = Za późno: karty są już tasowane.
no-already-started = Za późno: partia już się zaczęła.
no-bad-name = Podaj imię ze zwykłych, widocznych liter jednego alfabetu.
no-bad-pace = Ten limit czasu nie zostawia czasu na myślenie; daj więcej na ruch.
no-bad-request = Serwer nie może tego zrobić: { $detail }
no-bad-text = Wiadomość zawiera znaki, których nie można pokazać. Usuń je.
no-chat-is-off = Przy tym stole można wysyłać tylko gotowe zwroty.
no-choice-stands = Tego wyboru nie można już zmienić. Teraz obowiązuje.
no-client-too-new = Twój program jest nowszy niż ten serwer. Odśwież stronę albo zaktualizuj serwer.
no-client-too-old = Twój program jest za stary dla tego serwera. Odśwież stronę albo zaktualizuj program.
no-grace-not-over = Najpierw daj czas na powrót. Partię można zakończyć, gdy za nieobecną osobę gra już bot.
no-hello-first = Połączenie musi się zacząć od wiadomości hello.
no-host-only = To może zrobić tylko gospodarz.
no-malformed = Serwer tego nie zrozumiał.
no-name-taken = Ktoś przy stole ma już to imię albo łudząco podobne; wybierz inne.
no-no-hints = Podpowiedzi są przy tym stole wyłączone.
no-no-such-seat = Nie ma takiego miejsca.
no-no-such-table = Nie ma takiego stołu. Sprawdź link.
no-no-token = Bez identyfikatora nie można usiąść; w przeglądarce zezwól na pliki cookie.
no-no-watching = Przy tym stole widzowie są niedozwoleni.
no-nobody-is-away = Nikogo nie brakuje. Nie ma nad czym głosować.
no-not-a-move = W tej grze nie ma takiego ruchu.
no-not-a-person = Gospodarzem może być tylko człowiek.
no-not-allowed = Ten adres na to nie pozwala.
no-not-alone = Ruchy można cofać tylko wtedy, gdy grasz wyłącznie z botami.
no-not-asked = Nikt nie czeka na twoją odpowiedź w sprawie kolejnej partii.
no-not-found = Pod tym adresem nic nie ma.
no-not-over = Partia jeszcze się nie skończyła.
no-not-possible = Tutaj nie jest to możliwe.
no-not-running = Teraz nie trwa żadna partia.
no-not-seated = Nie masz miejsca przy tym stole.
no-not-stored = Serwer nie mógł tego zapisać. Spróbuj jeszcze raz.
no-not-your-turn = To nie twoja kolej.
no-not-yours-to-vote = Głosować mogą tylko gracze, którzy są jeszcze przy stole.
no-nothing-said = Wyślij własną wiadomość albo jeden gotowy zwrot.
no-nothing-to-reveal = Teraz nie ma czego ujawniać.
no-nothing-to-undo = Nie ma ruchu, który można by cofnąć.
no-only-local = To jest dostępne tylko na komputerze serwera.
no-other-origin = Serwer przyjmuje żądania tylko z własnej strony.
no-program-replaced = Miejsce tego programu zwolniono lub oddano innemu programowi, więc jego identyfikator już nie działa.
no-program-stays = Program nie może zmieniać miejsca.
no-salts-missing = Czyjeś urządzenie nie przysłało jeszcze swojego udziału w tasowaniu. Spróbuj za chwilę albo zwolnij to miejsce.
no-seat-is-free = To miejsce jest już wolne.
no-seat-reserved = To miejsce jest zarezerwowane dla kogoś innego. Wybierz inne.
no-seat-taken = To miejsce jest zajęte. Wybierz inne.
no-seats-are-free = Są jeszcze wolne miejsca. Poczekaj na graczy albo obsadź je botami.
no-server-full = Na serwerze nie ma miejsca na kolejny stół. Spróbuj później.
no-table-full = Wszystkie miejsca są zajęte.
no-too-fast = To było za szybko. Poczekaj chwilę.
no-too-large = To jest dla serwera za duże.
no-too-many-changes = Za dużo zmian naraz. Poczekaj chwilę.
no-too-many-connections = Masz już za dużo połączeń z tym stołem.
no-too-many-hints = Za dużo próśb o podpowiedź. Poczekaj chwilę.
no-too-many-tables = Masz za dużo niedokończonych partii. Najpierw dokończ lub usuń którąś z nich.
no-too-much-chat = Za dużo wiadomości. Poczekaj chwilę.
no-too-often = Przy tym stole zdarzyło się to już zbyt wiele razy. Jeśli potrzebujesz więcej, otwórz nowy stół.

## Gotowe zwroty

say-hello = Cześć!
say-good-luck = Powodzenia!
say-thanks = Dzięki!
say-well-played = Dobrze zagrane!
say-oops = Ojej!
say-hurry = Twój ruch!
say-one-moment = Chwileczkę, proszę.
say-good-game = Dobra partia!
say-rematch = Jeszcze jedna partia?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
