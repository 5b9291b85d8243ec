### Stoły, które są na tym urządzeniu, bez serwera.

## Przygotowanie

device-loading = Pobieranie tego, czego to urządzenie potrzebuje do gry bez serwera: { $loaded } z { $size } MB
device-starting = Przygotowujemy stół na tym urządzeniu …
device-not-kept = Twoja przeglądarka niczego nie zapisuje dla tej strony, więc partia skończy się, gdy ją zamkniesz.

## Ustawienia

device-title = Gra bez połączenia
device-text = Graj z botami albo podawajcie sobie urządzenie, gdziekolwiek jesteście, nawet zupełnie bez sieci. Do pobrania jest około { $size } MB.
device-get = Pobierz teraz
device-getting = Pobieranie około { $size } MB …
device-stored = Gotowe: na tym urządzeniu można grać bez połączenia.
device-remove = Usuń pobrane pliki
device-removed = Pobrane pliki usunięto. Twoje partie zostały.
device-insecure = Twoja przeglądarka przechowuje pliki tylko ze stron o bezpiecznym adresie (https://), dlatego na tym urządzeniu nie da się grać bez połączenia.

## Przy stole

device-slow = Na tym poziomie boty potrzebują na tym urządzeniu około { $seconds } s na ruch.
device-lower = Nowa partia, poziom: { $level }

## Odmowy

no-device-no-space = Na tym urządzeniu nie ma już miejsca. Zwolnij trochę i spróbuj ponownie.
no-device-not-built = Ten Lunasol nie umie grać bez serwera, bo zbudowano go bez tej części.
no-device-not-reached = Serwer jest nieosiągalny, a tego, czego to urządzenie potrzebuje do samodzielnej gry, jeszcze nie pobrano. Gdy będziesz online, znajdziesz to w ustawieniach.
no-device-broken = Nie udało się przygotować stołu na tym urządzeniu. Odśwież stronę.
no-device-not-stored = To urządzenie nie mogło tego zapisać. Może jest pełne: zwolnij miejsce i spróbuj ponownie.
no-device-no-record = Serwer z tą partią jest nieosiągalny, a jej zapisu nie ma na tym urządzeniu.

## Strona bez serwera

device-no-server = Ta strona nie ma serwera: grasz z botami albo podajecie sobie urządzenie.
device-go-there = Ze znajomymi zagrasz tutaj.
