### Odtwarzanie i analizy.

## Odtwarzanie

replay-position = Krok { $step } z { $total }
replay-slider = Krok partii
replay-back = O krok wstecz
replay-on = O krok dalej
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-slow = wolno
replay-usual = normalnie
replay-fast = szybko
replay-eyes = Widok
replay-spectator = widz
replay-share = Kopiuj link do tego momentu
replay-keys = Strzałki idą wstecz i dalej, Home i End do pierwszego i ostatniego kroku, spacja odtwarza i zatrzymuje.

## Analiza

review-title = Analiza: { $game }
review-thinking = Przeanalizowano { $done } z { $total } ruchów
review-done = Analiza gotowa.
review-percent = { $value }%
review-course = Przebieg partii
review-course-text = Każde wzgórze pokazuje szansę jednego gracza na wygraną, ocenioną według tego, co wtedy wiedział: podnóże to 0%, kropkowana linia 100%. Liczby oznaczają najkosztowniejsze ruchy.
review-hill = { $name }: na początku { $start }, na końcu { $end }
review-numbers = To samo w liczbach
review-move = Ruch
review-chance-best = Szansa z najlepszym ruchem
review-chance = Szansa z zagranym ruchem
review-whose = Czyje ruchy
review-everybody = wszystkich
review-decision = Ruch { $number }: { $name }
review-played = Zagrano
review-better = Lepiej
review-better-too = Też lepiej
review-cost = strata { $share }
review-cost-sure = strata { $share }, plus minus { $error }
review-chance-then = Szansa: { $share }
review-true = Pokaż karty wszystkich graczy
review-hands = Karty wszystkich graczy w tym momencie
review-no-cards = brak kart
review-from-here = Odtwórz stąd
review-summary = Umiejętności i szczęście
review-best-of = { $found } z { $count }

## Moje partie

games-unfinished = Niedokończone
games-finished = Zakończone
games-more = Pokaż więcej
games-won = Wygrana { $scores }
games-lost = Przegrana { $scores }
games-shared = Wspólna wygrana { $scores }
games-place = { $place }. miejsce z { $count }
games-none = Jeszcze nic tu nie ma. Zagraj partię: tutaj ją dokończysz, obejrzysz jeszcze raz i czegoś się z niej nauczysz.
games-choose = Wybierz grę
replays-file = Otwórz partię z pliku
replays-file-text = Zapis to plik tekstowy, który można tu pobrać po partii albo który zapisuje terminal. Zostanie odtworzony według zasad, a nic z niego nie jest przechowywane.
replays-choose = Wybierz zapis…
replays-refused = Tego zapisu nie da się odtworzyć: { $detail }

## Uczciwe tasowanie

fair-intro = Twoja własna przeglądarka rozdaje wszystko z zapisu jeszcze raz i porównuje. Nie musi ufać serwerowi.
fair-verdict = Wszystko się zgadza.
fair-verdict-bad = Coś się nie zgadza.
fair-record-bad = To nie jest pełny zapis partii.
fair-sum = Suma kontrolna zapisu się zgadza.
fair-sum-bad = Zapis został zmieniony: jego suma kontrolna się nie zgadza.
fair-commitment = Sekret pasuje do opublikowanego odcisku.
fair-commitment-bad = Sekret nie pasuje do opublikowanego odcisku.
fair-noted = To ten sam odcisk, który to urządzenie zanotowało przed rozdaniem pierwszej karty.
fair-noted-bad = To nie ten odcisk, który to urządzenie zanotowało przed rozdaniem pierwszej karty.
fair-noted-late = To ten sam odcisk, który to urządzenie zanotowało, dołączając do stołu.
fair-noted-late-bad = To nie ten odcisk, który to urządzenie zanotowało, dołączając do stołu.
fair-not-noted = Tego urządzenia nie było przy stole, więc nie ma odcisku do porównania.
fair-salt = { $others ->
    [0] Tasowano z sekretu i z losowości, którą dodało to urządzenie, i z niczego więcej.
    [one] Tasowano z sekretu, z losowości, którą dodało to urządzenie, i z losowości jednego innego urządzenia.
    [few] Tasowano z sekretu, z losowości, którą dodało to urządzenie, i z losowości { $others } innych urządzeń.
    [many] Tasowano z sekretu, z losowości, którą dodało to urządzenie, i z losowości { $others } innych urządzeń.
   *[other] Tasowano z sekretu, z losowości, którą dodało to urządzenie, i z losowości { $others } innych urządzeń.
 }
fair-salt-bad = Brakuje losowości, którą dodało to urządzenie.
fair-told = Wszyscy użyli losowości, do której zobowiązali się, zanim to urządzenie ujawniło swoją.
fair-told-bad = Ktoś użył innej losowości niż ta, do której zobowiązał się, zanim to urządzenie ujawniło swoją.
fair-salts = Losowość każdego gracza zgadza się z tym, do czego się zobowiązał.
fair-salts-bad = Losowość któregoś gracza nie zgadza się z tym, do czego się zobowiązał.
fair-influence-nobody = Według tego zapisu nikt nie mógł wybrać tego rozdania: serwer i wszyscy gracze zobowiązali się do swojej losowości, zanim jakakolwiek została ujawniona. Mogliby to zrobić tylko wszyscy razem.
fair-influence-alone = Według tego zapisu losowość dodał jeden gracz. Serwer nie mógł wybrać rozdania bez niego ani on bez serwera.
fair-influence-last = W tym starszym zapisie gracze nie zobowiązali się do swojej losowości: kto usiadł ostatni, mógł razem z serwerem wybrać rozdanie.
fair-influence-server = Żaden gracz nie dodał losowości: kto prowadził partię, mógł wybrać rozdanie.
fair-device = Ta partia była na urządzeniu, więc tasowania są jego własne. Sprawdzenie znajdzie błąd, ale dla innych nie jest dowodem: kto ma urządzenie, mógł znać sekret jeszcze przed rozdaniem.
fair-reopened = Losowość dobierano ponownie z powodu: { $names }. Kto robi to celowo, może razem z serwerem odrzucić rozdanie, które mu się nie podoba.
fair-moves = Ta strona sprawdza tylko tasowanie. Polecenie poniżej odtwarza też każdy ruch według zasad.
fair-first-seat = Osoba rozpoczynająca zgadza się z sekretem.
fair-first-seat-bad = Osoba rozpoczynająca nie zgadza się z sekretem.
fair-shuffles = { $count ->
    [one] Tasowanie zgadza się z sekretem.
    [few] Wszystkie { $count } tasowania zgadzają się z sekretem.
    [many] Wszystkie tasowania ({ $count }) zgadzają się z sekretem.
   *[other] Wszystkie tasowania ({ $count }) zgadzają się z sekretem.
 }
fair-shuffles-bad = Tasowanie w wierszu { $line } nie zgadza się z sekretem.
fair-stated = { $count ->
    [one] Jedno tasowanie ustawiono z góry i nie można go sprawdzić.
    [few] { $count } tasowania ustawiono z góry i nie można ich sprawdzić.
    [many] { $count } tasowań ustawiono z góry i nie można ich sprawdzić.
   *[other] { $count } tasowania ustawiono z góry i nie można ich sprawdzić.
 }
fair-own-deck = W tej partii grano własnym zestawem kart: jakie to karty i jak są ponumerowane, mówi tylko zapis.
fair-by-hand = Sprawdź bez nas
fair-by-hand-text = Po partii sekret został ujawniony. Z tych wierszy każdy może obliczyć każde tasowanie; jak to zrobić, wyjaśnia docs/records.md. To polecenie też to robi i odtwarza każdy ruch według zasad:
