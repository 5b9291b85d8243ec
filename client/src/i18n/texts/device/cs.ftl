### Stoly, které jsou bez serveru na tomto zařízení.

## Příprava

device-loading = Stahuje se, co toto zařízení potřebuje ke hře bez serveru: { $loaded } z { $size } MB
device-starting = Stůl na tomto zařízení se připravuje …
device-not-kept = Tvůj prohlížeč si pro tuto stránku nic neukládá, takže partie skončí, až ji zavřeš.

## Nastavení

device-title = Hrát bez připojení
device-text = Hraj proti botům nebo si zařízení předávejte, ať jste kdekoli, i úplně bez sítě. Stáhne se asi { $size } MB.
device-get = Stáhnout teď
device-getting = Stahuje se asi { $size } MB …
device-stored = Hotovo: na tomto zařízení se dá hrát bez připojení.
device-remove = Smazat stažené
device-removed = Stažené soubory jsou smazané. Tvoje partie tu zůstaly.
device-insecure = Tvůj prohlížeč uchovává soubory jen pro stránky se zabezpečenou adresou (https://), proto se na tomto zařízení bez připojení hrát nedá.

## U stolu

device-slow = Na této úrovni potřebují boti na tomto zařízení na tah asi { $seconds } s.
device-lower = Nová partie, úroveň: { $level }

## Odmítnutí

no-device-no-space = Na tomto zařízení už není místo. Uvolni nějaké a zkus to znovu.
no-device-not-built = Tento Lunasol neumí hrát bez serveru, protože byl sestaven bez této části.
no-device-not-reached = Server není dostupný a to, co toto zařízení potřebuje k samostatné hře, ještě není stažené. Až budeš online, najdeš to v nastavení.
no-device-broken = Stůl na tomto zařízení se nepodařilo připravit. Načti prosím stránku znovu.
no-device-not-stored = Toto zařízení to nedokázalo uložit. Možná je plné: uvolni místo a zkus to znovu.
no-device-no-record = Server s touto partií není dostupný a její záznam na tomto zařízení není.

## Stránka bez serveru

device-no-server = Tato stránka nemá server: hraješ proti botům nebo si zařízení předáváte.
device-go-there = S přáteli si zahraješ tady.
