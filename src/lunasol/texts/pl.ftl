### To, co wspólne wszystkim grom.

language-name = polski
hidden-card = zakryta karta
number = { $value }
player-number = Gracz { $number }
players-range = { $fewest }–{ $most } graczy

## Ruchy i odmowy

move-take-back = cofnij wybór
refused-not-your-turn = To nie twoja kolej.
refused-match-is-over = Partia jest skończona.
refused-already-chosen = Twój wybór już zapadł.
written-already-chosen = Aby wybrać ponownie, wpisz back.
refused-nothing-to-take-back = Nie ma teraz wyboru, który można cofnąć.
refused-card-not-in-hand = Nie masz tej karty na ręce.
refused-not-a-move = To nie jest ruch w tej grze.
refused-nothing-to-undo = Nie ma ruchu, który można cofnąć.
refused-no-such-point-in-the-log = Partia nie ma takiego miejsca.

## Słowa przy każdym stole

label-you = ty
label-player = Gracz
label-hand = Ręka
label-played = Zagrane
label-pile = Stos
label-discard = Odrzucone
label-round = Runda
label-last-round = ostatnia runda
label-score = Punkty
label-seat = Miejsce
label-hidden = zakryte: { $count }
label-option = Opcja
label-values = Wartości (pierwsza domyślna)
label-ruling = Orzeczenie

value-true = tak
value-false = nie
value-random = losowo

## Gra

prompt-move = { $name }, twój ruch (h: pomoc):
play-enter = Enter wykonuje ten ruch.
play-many = Wpisz numer lub ruch; jego początek pokaże go słownie, moves – wszystkie.
play-earlier = { $count ->
    [one] … { $count } wcześniejszy wiersz: log
    [few] … { $count } wcześniejsze wiersze: log
    [many] … { $count } wcześniejszych wierszy: log
   *[other] … { $count } wcześniejszego wiersza: log
  }
play-unknown = „{ $text }” nie jest tu ruchem. Wpisz numer z listy, ruch taki jak { $example } albo h, aby zobaczyć pomoc.
play-pass = Przekaż ekran. Teraz gra { $name }.
play-ready = Patrzy już tylko { $name }? Naciśnij Enter.
play-record = Zapis: { $path }
play-resume = Aby grać dalej później: { $command }
play-record-failed = Nie udało się zapisać partii; następny ruch spróbuje ponownie.
play-help =
    Numer albo ruch w notacji wykonuje go. Początek ruchu pokazuje ruchy, które tak się zaczynają.
    ?       zasada, która teraz obowiązuje
    ??      zasady na jednej stronie
    table   stół jeszcze raz
    moves   wszystkie ruchy w słowach
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
level-shared = nic, wszyscy są równi

## Menu

menu-prompt = Twój wybór:
menu-continue = Kontynuuj ostatnią partię
menu-language = Język
menu-quit = Wyjście
menu-return = Enter wraca do menu.
pick-prompt = Numer (Enter niczego nie zmienia):
form-prompt = Enter: gramy, numer: zmiana, b: powrót:
form-players = Liczba graczy
form-people = Osoby przy tym ekranie
form-names = Imiona
form-name = Imię
form-options = Opcje
form-defaults = jak zwykle
form-rules = Przeczytaj zasady
form-return = Naciśnij Enter.
form-number = Liczba całkowita od 1 do { $limit }:
form-file = inna talia z pliku
form-path = Ścieżka pliku z talią:

## Zasady na jednej stronie

heading-goal = Cel gry
heading-cards = Karty
heading-setup = Przygotowanie
heading-play = Przebieg gry
heading-end = Koniec gry
heading-variants = Warianty

## Zapisy

replay-prompt = Enter: dalej, b: wstecz, numer: przejdź tam, q: wyjście
replay-shuffle = Tasowanie
replay-unfinished = Tu zapis się kończy; partia nie jest dokończona.
verify-game = { $game }, liczba graczy { $players }: zapis jest pełny i niezmieniony.
verify-commitment = Sekret pasuje do zobowiązania { $commitment }.
verify-drawn = { $count ->
    [0] Nie trzeba było powtarzać żadnego tasowania.
    [one] { $count } tasowanie powtórzone z sekretu, karta po karcie takie samo.
    [few] { $count } tasowania powtórzone z sekretu, karta po karcie takie same.
    [many] { $count } tasowań powtórzonych z sekretu, karta po karcie takich samych.
   *[other] { $count } tasowania powtórzonego z sekretu, karta po karcie takiego samego.
  }
verify-stated = { $count ->
    [one] { $count } tasowanie było podane z góry: nikt go nie sprawdzi.
    [few] { $count } tasowania były podane z góry: nikt ich nie sprawdzi.
    [many] { $count } tasowań było podanych z góry: nikt ich nie sprawdzi.
   *[other] { $count } tasowania było podane z góry: nikt go nie sprawdzi.
  }
verify-moves = { $count ->
    [one] { $count } ruch powtórzony, dozwolony.
    [few] { $count } ruchy powtórzone, wszystkie dozwolone.
    [many] { $count } ruchów powtórzonych, wszystkie dozwolone.
   *[other] { $count } ruchu powtórzonego, wszystko dozwolone.
  }
verify-result = Wynik zgadza się z ruchami.
verify-unfinished = Partia nie jest dokończona: nie ma wyniku do sprawdzenia.

## Symulacja

simulate-title = { $game }, gracze losowi: { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }
simulate-score = Średni wynik (95 %)
simulate-wins = Udział wygranych (95 %)
simulate-length = Decyzje w partii: { $mean }, najmniej { $shortest }, najwięcej { $longest }.
simulate-speed = { $seconds } s: partie na sekundę: { $games }, decyzje na sekundę: { $decisions }, { $engine ->
    [compiled] skompilowane
   *[uncompiled] bez kompilacji
  }.

## Bots

bot-beginner = nowicjusz
bot-casual = gracz okazjonalny
bot-skilled = wprawny
bot-strong = silny
bot-expert = mistrz
form-bots = Przeciwnicy
form-hints = Podpowiedzi
hint-move = Dobry ruch: { $move }
hint-share = Wygrywa około { $share } % partii zgodnych z tym, co wiesz (wyobrażonych: { $count }).
hint-others = Rozważane także:
hint-off = Przy tym stole nie ma podpowiedzi; uruchom go z --hints.

## Tournaments

tournament-title = { $game }, gracze: { $players }, { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
  }
tournament-bot = Bot
tournament-matches = Partie
tournament-wins = Udział wygranych (95 %)
tournament-score = Średni wynik (95 %)
tournament-rating = Ranking
tournament-par = Wśród równych każdy wygrywałby { $par } %.
tournament-kept = Ukończone rozdania są w { $path }; to samo polecenie kontynuuje stamtąd.

## Review of a match

analyze-title = Analiza: { $game }, przemyślał bot { $bot }
analyze-player = Gracz
analyze-decisions = Decyzje
analyze-best = Najlepszy ruch
analyze-loss = Oddane
analyze-start = Szansa na początku
analyze-rest = Karty i inni
analyze-end = Wynik
analyze-explained = Oddane: udział wygranej stracony własnymi ruchami, oceniony według tego, co było wtedy wiadomo. Karty i inni: wszystko, co działo się pomiędzy; szczęścia i gry innych nie da się rozdzielić, nie widząc wszystkich rąk. Wszystko w procentach partii.
analyze-costly = Najdroższe ruchy
analyze-none = Żaden ruch nie kosztował więcej, niż takie oszacowanie potrafi wykazać.
analyze-move = { $number }. { $name } gra { $move }: { $share } %, z dokładnością { $error }.
analyze-better = Lepiej: { $move } ({ $share } %).
analyze-knew = Co { $name } wtedy wie:
analyze-unfinished = Partia nie jest skończona; analiza obejmuje dotychczasowe ruchy.

## Stół w sieci

online-title = { $game }: stół w sieci
online-link = Udostępnij ten link: { $link }
online-hosting = Czekamy na graczy. bot POZIOM zajmuje wolne miejsca, start zaczyna, say TEKST coś mówi (h: pomoc).
online-full = Wszystkie miejsca są zajęte: wpisz start, aby zacząć.
online-room = Czekamy, aż gospodarz zacznie. say TEKST coś mówi, quit wychodzi (h: pomoc).
online-free = wolne
online-host = gospodarz
online-not-here = brak połączenia
online-waiting = Teraz kolej na: { $names }.
online-over = Koniec partii. rematch: rewanż z przesuniętymi miejscami, quit: wyjście.
online-record = Zapis: { $url } (po pobraniu sprawdzi go lunasol verify)
online-ended = Partię przerwano przed końcem.
online-next = Rewanż jest gotowy: wpisz rematch, aby dołączyć.
online-risen = Nie masz tu już miejsca; możesz się przyglądać.
online-lost = Połączenie zostało przerwane; próbuję je odzyskać.
online-found = Połączenie wróciło.
online-not-connected = Teraz nie ma połączenia; spróbuj za chwilę.
online-gone = Brak połączenia: { $name }.
online-grace = { $seconds ->
    [one] Brak połączenia: { $name }. Za { $seconds } sekundę miejsce przejmie bot.
    [few] Brak połączenia: { $name }. Za { $seconds } sekundy miejsce przejmie bot.
    [many] Brak połączenia: { $name }. Za { $seconds } sekund miejsce przejmie bot.
   *[other] Brak połączenia: { $name }. Za { $seconds } sekundy miejsce przejmie bot.
  }
online-here = Znowu z nami: { $name }.
online-held = { $why ->
    [away] { $name } nie wraca; miejsce trzyma bot.
    [clock] { $name }: czas minął; miejsce trzyma bot.
   *[left] { $name } odchodzi; miejsce trzyma bot.
  }
online-held-own = Twoje miejsce trzyma bot; odzyskasz je słowem back albo dowolnym ruchem.
online-back = { $name } znowu gra.
online-vote = { $choice ->
    [wait] { $name } chce poczekać.
   *[end] { $name } chce zakończyć partię.
  }
online-clock = Pozostały czas: { $time }
online-presets = Gotowe zdania: { $presets }
online-levels = Wpisz bot POZIOM albo bot POZIOM MIEJSCE; poziomy to { $levels }.
online-which-seat = Wpisz kick i numer miejsca.
online-return = Powrót: { $command }
online-only-watching = Partia już się zaczęła; z --watch możesz się przyglądać.
online-forbidden = Serwer nie wpuszcza tego połączenia: jest ich stąd za dużo albo stołu już nie ma.
online-misunderstood = Serwer nas nie zrozumiał i zamknął połączenie.
online-no-server = Pod adresem { $address } nie odpowiada żaden serwer.
online-not-ours = Pod adresem { $address } nie ma serwera Lunasol albo ma on inną wersję.
online-no-link = „{ $link }” nie jest linkiem do stołu; taki wygląda jak http://…/t/…
online-no-address = „{ $address }” nie jest adresem serwera; taki wygląda jak http://…
online-refused = Serwer tego odmawia: { $key }.
online-room-help =
    ??            zasady na jednej stronie
    table         kto gdzie siedzi
    say TEKST     powiedz coś; say : pokazuje gotowe zdania
    bot POZIOM    gospodarz: boty na wszystkie wolne miejsca; bot POZIOM MIEJSCE: tylko na to
    kick MIEJSCE  gospodarz: zwolnij miejsce
    start         gospodarz: zacznij partię
    quit          wyjdź; miejsce pozostaje twoje
online-help =
    Numer albo ruch w notacji wykonuje go. Początek ruchu pokazuje ruchy, które tak się zaczynają.
    Tajny wybór można zastąpić innym, dopóki inni jeszcze wybierają.
    ?           zasada, która teraz obowiązuje
    ??          zasady na jednej stronie
    table       stół jeszcze raz
    moves       wszystkie ruchy w słowach
    log         co się dotąd wydarzyło
    hint        co zagrałby bot i dlaczego
    say TEKST   powiedz coś; say : pokazuje gotowe zdania
    wait, end   kogoś nie ma: głos za czekaniem albo za zakończeniem
    back        odbierz botowi swoje miejsce
    rematch     po końcu: zagraj jeszcze raz
    quit        wyjdź; miejsce pozostaje twoje

## Czego serwer odmawia

no-already-away = Twoje miejsce już trzyma bot.
no-already-started = Partia już się zaczęła.
no-bad-name = Imię to jeden wiersz czytelnych znaków.
no-bad-pace = To tempo nie zostawia czasu na myślenie.
no-bad-request = Serwer nie może tego zrobić: { $detail }
no-bad-text = Są w tym znaki, których nie można pokazać.
no-chat-is-off = Przy tym stole można mówić tylko gotowymi zdaniami.
no-client-too-new = Twój program jest nowszy niż ten serwer. Odśwież stronę albo zaktualizuj serwer.
no-client-too-old = Twój program jest za stary dla tego serwera. Odśwież stronę albo zaktualizuj program.
no-hello-first = Połączenie zaczyna się od powitania.
no-host-only = To może zrobić tylko gospodarz.
no-malformed = Serwer tego nie zrozumiał.
no-name-taken = Ktoś przy stole ma już to imię; wybierz inne.
no-no-hints = Przy tym stole nie ma podpowiedzi.
no-no-such-seat = Nie ma takiego miejsca.
no-no-such-table = Nie ma takiego stołu.
no-no-token = Bez identyfikatora nikt nie może usiąść.
no-no-watching = Temu stołowi nie można się przyglądać.
no-nobody-is-away = Nikogo nie brakuje.
no-not-a-move = To nie jest ruch w tej grze.
no-not-a-person = Tam nie siedzi człowiek.
no-not-allowed = Pod tym adresem nie można tego zrobić.
no-not-found = Pod tym adresem nic nie ma.
no-not-over = Partia jeszcze się nie skończyła.
no-not-possible = Tutaj nie jest to możliwe.
no-not-running = Nie trwa żadna partia.
no-not-seated = Nie masz miejsca przy tym stole.
no-not-stored = Serwer nie mógł tego zapisać; spróbuj jeszcze raz.
no-not-your-turn = To nie twoja kolej.
no-not-yours-to-vote = Głosować mogą tylko ci, którzy zostali.
no-nothing-said = Napisz coś od siebie albo wybierz jedno gotowe zdanie.
no-only-local = O to można zapytać tylko na samym serwerze.
no-other-origin = Serwer odpowiada tylko własnej stronie.
no-program-stays = Program zostaje na miejscu, które dostał.
no-seat-is-free = Tam nikt nie siedzi.
no-seat-reserved = To miejsce jest dla kogoś zarezerwowane.
no-seat-taken = To miejsce jest zajęte.
no-seats-are-free = Są jeszcze wolne miejsca.
no-server-full = Na serwerze nie ma miejsca na kolejny stół.
no-table-full = Wszystkie miejsca są zajęte.
no-too-fast = To było za szybko; poczekaj chwilę.
no-too-large = To za dużo naraz.
no-too-many-connections = Masz już za dużo połączeń z tym stołem.
no-too-many-hints = Tylu podpowiedzi nie ma; poczekaj chwilę.
no-too-many-tables = Masz za dużo stołów z niedokończoną grą.
no-too-much-chat = Dużo mówisz; poczekaj chwilę.

## Gotowe zdania

say-hello = Cześć!
say-good-luck = Powodzenia!
say-thanks = Dzięki!
say-well-played = Dobrze zagrane!
say-oops = Ojej!
say-hurry = Zagrasz?
say-one-moment = Chwileczkę, proszę.
say-good-game = To była dobra partia.
say-rematch = Jeszcze jedna partia?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
