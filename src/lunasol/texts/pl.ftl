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
refused-already-chosen = Twój wybór już zapadł; aby wybrać ponownie, wpisz back.
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
