### Słowa strony, których terminal nie potrzebuje.

game-day_and_night = Day & Night
game-gra_roku = Gra roku
game-sun_and_moon = Słońce i Księżyc
game-nox = NOX
tagline-day_and_night = Zgadnij zwycięski kolor, zanim zajdzie słońce
tagline-gra_roku = Zbierz cały rok, każdy symbol tylko raz
tagline-sun_and_moon = Dwa rzędy, po pięć zaćmień i pasjans, który psują inni
tagline-nox = Zapełnij swoją pulę, popsuj cudze i zachowaj wszystkie trzy kolory

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

page-lead = Cztery drukowane gry karciane w przeglądarce: z botami lub ze znajomymi, za darmo i bez konta.
page-play = Graj
page-learn = Naucz się
page-learned = Lekcja ukończona
page-more = Więcej
page-continue = Graj dalej
page-continue-others = { $count ->
    [one] i jeszcze { $count }
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
  }
page-others-turn = Kolej kogoś innego
page-not-begun = Jeszcze się nie zaczęła
page-with-friends = Ze znajomymi
page-at-this-device = Na jednym urządzeniu
page-lesson = Ucz się, grając
page-rules = Zasady
page-watch = Otwarte stoły
page-my-games = Moje partie
page-pad = Notes punktacji
page-minutes = { $minutes ->
    [one] około { $minutes } minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
  }
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
page-delay-0 = brak
page-delay-30 = 30 sekund
page-delay-120 = 2 minuty
page-delay-600 = 10 minut
page-partners = We czworo grają dwie pary: twój partner siedzi naprzeciwko.
page-house-rules = Zasady domowe
page-house-rules-text = Drukowane zasady zostawiają kilka pytań bez odpowiedzi. Zostawcie wszystko, jak jest, albo umówcie się inaczej.
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
page-shuffling = Karty są tasowane: czekamy na { $names }.
page-host-begins = Gospodarz zacznie partię, gdy wszystkie miejsca będą zajęte.
page-free-chat = Dowolny czat (inaczej tylko gotowe zwroty)
page-invite = Zaproś znajomych
page-link = Link do tego stołu
page-copy = Kopiuj link
page-copied = Skopiowano
page-qr = Kod QR z linkiem do tego stołu
page-fair = Uczciwe tasowanie
page-fair-text = Zanim ktokolwiek usiadł, serwer wylosował sekret dla wszystkich tasowań i opublikował jego odcisk. Urządzenie każdego gracza dodaje własną losowość: wszystkie zobowiązują się do niej, zanim cokolwiek zostanie ujawnione, więc nikt nie wybierze rozdania. Po partii sekret zostaje ujawniony i każdy może sprawdzić każde tasowanie. Odcisk:
page-no-table = Ten stół jest niedostępny. Może link jest błędny albo serwer nie działa. Próbujemy dalej…
page-move-kept = Twój ruch nie przepadł: { $move }. Zostanie wysłany, gdy tylko serwer odpowie.

## Przy stole

page-menu = Menu stołu
page-see-again = Pokaż jeszcze raz
page-log = Co się wydarzyło
page-log-fold = Zwiń
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
page-you = Ty
page-you-inline = ty
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

## Kim są boty

cast-who = Kim jest { $name }?
cast-level = Poziom: { $level }
cast-pip = Prosto z gniazda, zagrywa wszystko, co błyszczy.
cast-misty = Płynie nad stołem i niechcący pada na twoje plany.
cast-bruna = Spokojnie dba o swoje rzędy, póki starcza miodu.
cast-timo = Wskakuje na twoją stronę tylko po to, żeby zobaczyć skutki.
cast-sol = Promienieje przy każdej budowie i zawsze liczy dwa razy.
cast-rufus = Uśmiecha się grzecznie i zerka na twoją najlepszą kartę.
cast-luna = Zachowuje spokój, czeka na swoją chwilę i rzadko ją przegapia.
cast-kasimir = Kolczasty, oczytany i zawsze znajdzie twój słaby punkt.
cast-stella = Zna zakończenie, zanim ułożysz karty w ręce.
cast-orion = Przez trzy rundy cię obserwuje, a potem odgaduje każdy ruch.

## Koniec

page-rematch = Jeszcze raz
page-next-match = Przejdź do następnej partii
page-asked-again = Gramy jeszcze raz. Dołączysz?
page-accept = Dołącz
page-decline = Nie, dzięki
page-record = Pobierz zapis
page-verify = Sprawdź tasowania
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
about-compiled = Lunasol { $version }. Silnik gry jest skompilowany, więc silne boty myślą szybko.
about-uncompiled = Lunasol { $version }. Silnik gry nie jest skompilowany: wszystko działa, tylko silne boty myślą dłużej.
about-shuffles = Każda partia jest rozdawana z sekretu, którego odcisk publikujemy, zanim ktokolwiek usiądzie; przeglądarka każdego gracza dodaje do niego losowość. Po partii sekret zostaje ujawniony, a twoja własna przeglądarka może rozdać wszystko jeszcze raz i porównać. Z pobranego zapisu potrafi to też to polecenie:
about-access = Dla wszystkich
about-access-text = W każdą grę można w całości grać klawiaturą, dotykiem i z czytnikiem ekranu, przy dowolnej wielkości tekstu, nie polegając na kolorach ani ruchu. Jeśli coś ci przeszkadza, daj nam znać.
