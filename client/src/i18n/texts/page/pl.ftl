### Słowa strony, których terminal nie potrzebuje.

game-day_and_night = Day & Night
game-gra_roku = Gra roku
game-sun_and_moon = Słońce i Księżyc
game-nox = NOX

## Wszędzie

page-home = Strona główna
page-loading = Chwileczkę…
page-offline = Serwer jest teraz nieosiągalny. To, co się wczytało, nadal działa.
page-reload = Spróbuj ponownie
page-close = Zamknij
page-notices = Powiadomienia
page-dismiss = Ukryj
page-language = Język
page-to-night = Przełącz na noc
page-to-day = Przełącz na dzień
page-settings = Ustawienia
page-about = O Lunasolu
page-yes = Tak
page-no = Nie
page-remove-sure = Tak, usuń
page-guest = Gość
no-no-connection = Serwer jest nieosiągalny; spróbuj za chwilę.

## Strona główna

page-play-now = Zagraj teraz
page-with-friends = Ze znajomymi
page-at-this-device = Na tym urządzeniu
page-lesson = Nauka przez grę
page-rules = Zasady
page-watch = Otwarte stoły
page-replays = Rozegrane partie
page-pad = Notes punktów
page-minutes = { $minutes ->
    [one] około { $minutes } minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
  }
page-my-tables = Moje stoły
page-your-turn = Twoja kolej
page-replay = Odtwarzanie
page-review = Analiza

## Nowy stół

page-new-table = Stół dla znajomych
page-game = Gra
page-pace = Tempo
pace-none = bez zegara
pace-quick = szybkie: 20 sekund na ruch, 2 minuty w zapasie
pace-calm = spokojne: minuta na ruch, 10 minut w zapasie
pace-long = długie: 5 minut na ruch, 30 minut w zapasie
pace-days = dwa dni na ruch
page-public = Każdy może dołączyć: pokaż wśród otwartych stołów
page-allow-hints = Można prosić o podpowiedzi
page-allow-watch = Inni mogą się przyglądać
page-watch-delay = Kto się przygląda, widzi grę
page-seconds = { $seconds ->
    [0] od razu
    [one] { $seconds } sekundę później
    [few] { $seconds } sekundy później
    [many] { $seconds } sekund później
   *[other] { $seconds } sekundy później
  }
page-make-table = Otwórz stół
page-open-tables = Stoły z wolnym miejscem
page-running-tables = Partie do oglądania
page-none-open = Przy żadnym publicznym stole nie ma teraz wolnego miejsca.
page-none-running = Nie trwa teraz żadna publiczna partia.

## Przed pierwszą kartą

page-seats = Miejsca
page-sit = Usiądź
page-rise = Wstań
page-kick = Zwolnij miejsce
page-give-host = Przekaż rolę gospodarza
page-bot-here = Bot tutaj
page-fill = Boty na wszystkie wolne miejsca
page-begin = Zacznij
page-host-begins = Gdy wszystkie miejsca będą zajęte, gospodarz zacznie partię.
page-free-chat = Każdy może pisać, co chce
page-invite = Zaproś znajomych
page-link = Link do tego stołu
page-copy = Kopiuj link
page-copied = Skopiowano
page-qr = Kod QR z linkiem do tego stołu
page-fair = Uczciwe tasowanie
page-fair-text = Zanim ktokolwiek usiadł, serwer wylosował sekret dla wszystkich tasowań i ogłosił jego odcisk. Twoja przeglądarka dokłada własny los. Po partii sekret zostaje ujawniony i każdy może sprawdzić każde tasowanie. Odcisk:
page-no-table = Ten stół jest nieosiągalny: może link jest błędny albo serwer odpoczywa. Próbujemy dalej.

## Przy stole

page-log = Co się stało
page-chat = Czat
page-unheard = jest nowa wiadomość
page-say = Powiedz coś
page-say-preset = Powiedz…
page-moves = Wszystkie ruchy
page-write-move = Wpisz ruch albo go poszukaj
page-nothing-to-play = Nie masz teraz nic do zagrania.
page-rule = Zasada, która teraz obowiązuje
page-all-rules = Wszystkie zasady
page-hint = Podpowiedź
page-thinking = Myśli …
page-play-hint = Zagraj to
page-take-back = Wybierz ponownie
page-confirm = Zagrać to?
page-you-chose = Twój wybór zapadł; dopóki nie wybrali wszyscy, możesz go zmienić. Wybiera jeszcze: { $names }.
page-goes-on = Gra toczy się dalej…
page-to-play = Kolej na ruch: { $names }
page-acts = ma teraz ruch
page-has-chosen = wybór gotowy
page-cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
  }
page-away = poza stołem
page-bot-keeps = miejsce trzyma bot
page-bot-keeps-yours = Twoje miejsce trzyma bot.
page-back = Gram dalej
page-vote-wait = Poczekajmy
page-vote-end = Zakończ partię
page-time-short = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
    [many] Zostało { $seconds } sekund.
   *[other] Zostało { $seconds } sekundy.
  }
page-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
page-clock-of = Twój czas: { $time }
refused-card-not-now = Tej karty nie można teraz zagrać.
page-keys = Klawisze
page-keys-text =
    Tab przechodzi między obszarami, strzałki poruszają się wewnątrz, Enter wybiera i zagrywa, Escape odkłada kartę.
    L mówi, co się ostatnio stało.
    S mówi, jaki jest stan punktów.
    C mówi, ile masz czasu.
    H przechodzi do ręki, T do stołu.
    M pokazuje wszystkie ruchy.
    R pokazuje zasadę, która teraz obowiązuje.
    ? pokazuje te klawisze.

## Koniec

page-rematch = Jeszcze jedna partia
page-next-match = Do następnej partii
page-record = Pobierz zapis
page-verify = Sprawdź tasowania

## Ustawienia

settings-theme = Dzień czy noc
settings-theme-system = jak w systemie
settings-theme-day = dzień
settings-theme-night = noc
settings-motion = Ruch na ekranie
settings-motion-system = jak w systemie
settings-motion-full = karty latają
settings-motion-reduced = jak najmniej
settings-cards = Wielkość kart
settings-cards-small = małe
settings-cards-medium = średnie
settings-cards-large = duże
settings-palette = Kolory
settings-palette-usual = jak namalowane
settings-palette-clear = łatwe do odróżnienia, także dla daltonistów
settings-confirm = Pytaj przed każdym ruchem
settings-keys = Pojedyncze klawisze, na przykład L: co się ostatnio stało
settings-sums = Day & Night: zawsze pokazuj sumy kolorów
settings-clockWarning = Ostrzegaj, gdy kończy mi się czas
settings-sound = Dźwięki
settings-volume = Głośność
settings-data = Moje dane
settings-data-text = Nie ma tu konta. Plik cookie zawiera numer, po którym cię rozpoznajemy; imię i ruchy są zapisane przy stołach, przy których grasz.
settings-export = Pobierz wszystko, co o mnie zapisano
settings-forget = Zapomnij o mnie
settings-forget-sure = Tak, usuń moje imiona i słowa
settings-forgotten = Twoje dane zostały zapomniane.

## O Lunasolu

about-text = Lunasol to stół do czterech drukowanych gier karcianych, od ludzi, którzy je lubią. Teksty zasad, obrazy i dźwięki są nasze; gry należą do swoich autorów i wydawców. Jeśli któraś ci się podoba, kup ją: w ręce karty są przyjemniejsze.
about-shuffles = Każda partia jest rozdawana z sekretu, którego odcisk ogłaszamy, zanim ktokolwiek usiądzie; przeglądarka każdego gracza dokłada do niego los. Po partii sekret zostaje ujawniony, a twoja własna przeglądarka może rozdać wszystko jeszcze raz i porównać. Z pobranego zapisu potrafi to też to polecenie:
about-access = Dla wszystkich
about-access-text = W każdą grę można w całości grać klawiaturą, dotykiem i z czytnikiem ekranu, przy dowolnej wielkości tekstu, nie polegając na kolorach ani ruchu. Jeśli coś ci przeszkadza, chcemy o tym wiedzieć.
