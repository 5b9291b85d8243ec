### Asztalok, amelyek szerver nélkül, ezen az eszközön vannak.

## Előkészítés

device-loading = Letöltjük, ami a szerver nélküli játékhoz kell: { $loaded } / { $size } MB
device-starting = Megterítjük az asztalt ezen az eszközön …
device-not-kept = A böngésződ semmit sem tárol ehhez az oldalhoz, így ez a játszma véget ér, ha bezárod.

## Beállítások

device-title = Játék kapcsolat nélkül
device-text = Játssz botok ellen, vagy egymásnak adva az eszközt, akárhol vagy, akár hálózat nélkül is. A letöltés nagyjából { $size } megabájt.
device-get = Letöltés most
device-getting = Nagyjából { $size } megabájt letöltése …
device-stored = Kész: ez az eszköz kapcsolat nélkül is tud játszani.
device-remove = A letöltés törlése
device-removed = A letöltést töröltük. A játszmáid megmaradtak.
device-insecure = A böngésződ csak biztonságos címről (https://) őriz meg letöltéseket, ezért ez az eszköz nem tud kapcsolat nélkül játszani.

## Az asztalnál

device-slow = Ezen a szinten a botoknak ezen az eszközön nagyjából { $seconds } másodperc kell egy lépéshez.
device-lower = Új játszma, szint: { $level }

## Elutasítások

no-device-no-space = Nincs több hely ezen az eszközön. Szabadíts fel egy kicsit, és próbáld újra.
no-device-not-built = Ez a Lunasol nem tud szerver nélkül játszani, mert az a része nem került bele.
no-device-not-reached = A szerver nem érhető el, és ami az önálló játékhoz kell, még nincs letöltve erre az eszközre. Ha újra van kapcsolatod, a beállításoknál megtalálod.
no-device-broken = Nem sikerült megteríteni az asztalt ezen az eszközön. Töltsd újra az oldalt.
no-device-not-stored = Ez az eszköz nem tudta ezt elmenteni. Lehet, hogy megtelt: szabadíts fel helyet, és próbáld újra.
no-device-no-record = A játszmát őrző szerver nem érhető el, és a jegyzőkönyve nincs ezen az eszközön.

## Oldal szerver nélkül

device-no-server = Ennek az oldalnak nincs szervere: botok ellen játszhatsz, vagy egymásnak adva az eszközt.
device-go-there = A barátaiddal itt játszhatsz.
