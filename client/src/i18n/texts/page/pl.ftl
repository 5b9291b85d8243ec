### Słowa strony, których terminal nie potrzebuje.

game-day_and_night = Day & Night
game-gra_roku = Gra roku
game-sun_and_moon = Słońce i Księżyc
game-nox = NOX

## Wszędzie

page-home = Strona główna
page-loading = Chwileczkę…
page-offline = Serwer jest teraz niedostępny. To, co się wczytało, nadal działa.
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
no-no-connection = Serwer jest niedostępny. Spróbuj za chwilę.

## Strona główna

page-play-now = Zagraj teraz
page-with-friends = Ze znajomymi
page-at-this-device = Na jednym urządzeniu
page-lesson = Ucz się, grając
page-rules = Zasady
page-watch = Otwarte stoły
page-replays = Moje partie
page-pad = Notes punktacji
page-minutes = { $minutes ->
    [one] około { $minutes } minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
  }
page-my-tables = Moje stoły
page-your-turn = Twoja kolej
page-given-up = poddana
page-remove-table = Usuń z listy
page-give-up-and-remove = Poddaj partię i usuń
page-replay = Odtwórz
page-review = Analiza

## Nowy stół

page-new-table = Stół dla znajomych
page-game = Gra
page-pace = Limit czasu
pace-none = brak
pace-quick = szybki: 20 sekund na ruch i 2 minuty w zapasie
pace-calm = spokojny: 1 minuta na ruch i 10 minut w zapasie
pace-long = wolny: 5 minut na ruch i 30 minut w zapasie
pace-days = 2 dni na ruch
page-public = Stół publiczny (widoczny wśród otwartych stołów)
page-allow-hints = Zezwól na podpowiedzi
page-allow-watch = Wpuszczaj widzów
page-watch-delay = Opóźnienie dla widzów
page-seconds = { $seconds ->
    [0] brak
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  }
page-make-table = Utwórz stół
page-open-tables = Stoły z wolnym miejscem
page-running-tables = Partie do oglądania
page-none-open = Przy żadnym publicznym stole nie ma teraz wolnego miejsca.
page-none-running = Nie trwa teraz żadna publiczna partia.

## Przed pierwszą kartą

page-seats = Miejsca
page-sit = Usiądź
page-rise = Wstań
page-close-table = Zamknij stół
page-seat-kept = zarezerwowane dla kogoś z poprzedniej partii
page-kick = Zwolnij miejsce
page-give-host = Przekaż rolę gospodarza
page-bot-here = Dodaj bota
page-fill = Obsadź wolne miejsca botami
page-begin = Zacznij
page-host-begins = Gospodarz zacznie partię, gdy wszystkie miejsca będą zajęte.
page-free-chat = Dowolny czat (inaczej tylko gotowe zwroty)
page-invite = Zaproś znajomych
page-link = Link do tego stołu
page-copy = Kopiuj link
page-copied = Skopiowano
page-qr = Kod QR z linkiem do tego stołu
page-fair = Uczciwe tasowanie
page-fair-text = Zanim ktokolwiek usiadł, serwer wylosował sekret dla wszystkich tasowań i opublikował jego odcisk. Twoja przeglądarka dodaje własną losowość. Po partii sekret zostaje ujawniony i każdy może sprawdzić każde tasowanie. Odcisk:
page-no-table = Ten stół jest niedostępny. Może link jest błędny albo serwer nie działa. Próbujemy dalej…
page-move-kept = Twój ruch nie przepadł: { $move }. Zostanie wysłany, gdy tylko serwer odpowie.

## Przy stole

page-menu = Menu stołu
page-see-again = Pokaż jeszcze raz
page-log = Co się wydarzyło
page-chat = Czat
page-unheard = nowa wiadomość
page-say = Napisz wiadomość
page-say-preset = Powiedz…
page-moves = Wszystkie ruchy
page-write-move = Wpisz ruch albo go poszukaj
page-nothing-to-play = Nie masz teraz nic do zagrania.
page-help = Zasada i skróty
page-rule = Zasada, która teraz obowiązuje
page-all-rules = Wszystkie zasady
page-hint = Podpowiedź
page-thinking = Myśli…
page-play-hint = Wykonaj ten ruch
page-take-back = Wybierz ponownie
page-resign = Poddaj się
page-resign-title = Poddać tę partię?
page-resign-text = Partia skończy się od razu, bez wyniku.
page-leave-match = Opuść partię
page-leave-title = Opuścić tę partię?
page-leave-text = Dalej zagra za ciebie bot. Możesz wrócić w każdej chwili.
page-play-on = Graj dalej
page-undo = Cofnij
page-confirm = Wykonać ten ruch?
page-you-chose = Czekamy na wybór: { $names }. Możesz jeszcze wybrać inną kartę.
page-goes-on = Chwileczkę…
page-now-place = Teraz dotknij podświetlonego miejsca.
page-sending = Wysyłanie…
page-pending = Czekamy na serwer…
page-go-on = Dotknij, aby przejść dalej
page-to-play = Ruch ma: { $names }
page-acts = ma ruch
page-has-chosen = wybór gotowy
page-cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
  }
page-you-watch = Oglądasz partię
page-watchers = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
  }
page-away = poza stołem
page-bot-keeps = gra bot
page-bot-keeps-yours = Gra za ciebie bot.
page-back = Przejmij grę
page-vote-wait = Poczekaj jeszcze
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
refused-not-yet = Chwileczkę: stół nie jest jeszcze gotowy na twój ruch.
page-keys = Skróty klawiszowe
page-keys-text =
    Tab przechodzi między obszarami, strzałki poruszają się wewnątrz, Enter bierze kartę i ją zagrywa, Escape ją odkłada.
    L mówi, co się ostatnio wydarzyło.
    S mówi, jaki jest stan punktów.
    C mówi, ile masz czasu.
    H przechodzi do ręki, T do stołu.
    M pokazuje wszystkie ruchy.
    A pokazuje jeszcze raz, co się właśnie stało; spacja lub Enter przechodzi dalej.
    U cofa twój ostatni ruch (tylko w grze z botami).
    ? lub R pokazuje zasadę, która teraz obowiązuje, i te skróty.

## Koniec

page-rematch = Jeszcze raz
page-next-match = Przejdź do następnej partii
page-asked-again = Gramy jeszcze raz. Dołączysz?
page-accept = Dołącz
page-decline = Nie, dzięki
page-record = Pobierz zapis
page-verify = Sprawdź tasowania
ending-me = Ty
ending-you = Wygrywasz!
ending-you-team = { $names } wygrywacie!
ending-you-share = { $names } wygrywacie ex aequo.
ending-wins = Wygrywa { $names }, { $scores }
ending-team = Wygrywają { $names }, { $scores }
ending-share = Ex aequo wygrywają { $names }, { $scores }
ending-tie-break = Remis na czele. O zwycięstwie decyduje: { $level }.
ending-level-up = Poziom wyżej: { $level }
ending-level-down = Poziom niżej: { $level }
ending-open = Pokaż wynik
ending-close = Obejrzyj stół
ending-picture = Udostępnij obrazek
ending-no-picture = Nie udało się utworzyć obrazka.
ending-more = Więcej
ending-find-turn = Znajdź punkt zwrotny
ending-turn = Punkt zwrotny, { $unit ->
    [turn] tura { $number }
   *[round] runda { $number }
  }: { $what }
ending-no-turn = Tej partii nie rozstrzygnął żaden pojedynczy ruch.

## Ustawienia

settings-theme = Dzień czy noc
settings-theme-system = jak w systemie
settings-theme-day = dzień
settings-theme-night = noc
settings-motion = Animacje
settings-motion-system = jak w systemie
settings-motion-full = pełne
settings-motion-reduced = ograniczone
settings-speed = Tempo przy stole
settings-speed-slow = wolne
settings-speed-normal = zwykłe
settings-speed-fast = szybkie
settings-speed-at-once = natychmiastowe
settings-cards = Wielkość kart
settings-cards-small = małe
settings-cards-medium = średnie
settings-cards-large = duże
settings-palette = Kolory
settings-palette-usual = oryginalne
settings-palette-clear = łatwe do odróżnienia, także dla daltonistów
settings-confirm = Pytaj przed każdym ruchem
settings-keys = Skróty klawiszowe (przy stole naciśnij ?)
settings-sums = Day & Night: zawsze pokazuj sumy kolorów
settings-clockWarning = Ostrzegaj, gdy kończy mi się czas
settings-sound = Dźwięki
settings-volume = Głośność
settings-data = Moje dane
settings-data-text = Nie ma tu konta. Plik cookie zawiera losowy numer, po którym serwer cię rozpoznaje; twoje imię i ruchy są zapisane przy stołach, przy których grasz.
settings-export = Pobierz wszystko, co o mnie zapisano
settings-forget = Usuń moje dane
settings-forget-sure = Tak, usuń moje imię i wiadomości
settings-forgotten = Twoje imię i wiadomości zostały usunięte.

## O Lunasolu

about-text = Lunasol to stół do czterech drukowanych gier karcianych, zrobiony przez ludzi, którzy je lubią. Teksty, obrazki i dźwięki są nasze; gry należą do swoich autorów i wydawców. Jeśli któraś ci się podoba, kup ją: prawdziwe karty lepiej leżą w dłoni.
about-shuffles = Każda partia jest rozdawana z sekretu, którego odcisk publikujemy, zanim ktokolwiek usiądzie; przeglądarka każdego gracza dodaje do niego losowość. Po partii sekret zostaje ujawniony, a twoja własna przeglądarka może rozdać wszystko jeszcze raz i porównać. Z pobranego zapisu potrafi to też to polecenie:
about-access = Dla wszystkich
about-access-text = W każdą grę można w całości grać klawiaturą, dotykiem i z czytnikiem ekranu, przy dowolnej wielkości tekstu, nie polegając na kolorach ani ruchu. Jeśli coś ci przeszkadza, daj nam znać.
