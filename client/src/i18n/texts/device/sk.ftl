### Stoly, ktoré sú bez servera na tomto zariadení.

## Príprava

device-loading = Sťahuje sa, čo toto zariadenie potrebuje na hru bez servera: { $loaded } z { $size } MB
device-starting = Stôl na tomto zariadení sa pripravuje …
device-not-kept = Tvoj prehliadač si pre túto stránku nič neukladá, takže partia sa skončí, keď ju zavrieš.

## Nastavenia

device-title = Hrať bez pripojenia
device-text = Hraj proti botom alebo si zariadenie podávajte, kdekoľvek ste, aj celkom bez siete. Stiahne sa asi { $size } MB.
device-get = Stiahnuť teraz
device-getting = Sťahuje sa asi { $size } MB …
device-stored = Hotovo: na tomto zariadení sa dá hrať bez pripojenia.
device-remove = Vymazať stiahnuté
device-removed = Stiahnuté súbory sú vymazané. Tvoje partie tu zostali.
device-insecure = Tvoj prehliadač uchováva súbory iba pre stránky so zabezpečenou adresou (https://), preto sa na tomto zariadení bez pripojenia hrať nedá.

## Pri stole

device-slow = Na tejto úrovni potrebujú boti na tomto zariadení na ťah asi { $seconds } s.
device-lower = Nová partia, úroveň: { $level }

## Odmietnutia

no-device-no-space = Na tomto zariadení už nie je miesto. Uvoľni nejaké a skús to znova.
no-device-not-built = Tento Lunasol nevie hrať bez servera, lebo bol zostavený bez tejto časti.
no-device-not-reached = Server je nedostupný a to, čo toto zariadenie potrebuje na samostatnú hru, ešte nie je stiahnuté. Keď budeš online, nájdeš to v nastaveniach.
no-device-broken = Stôl na tomto zariadení sa nepodarilo pripraviť. Načítaj, prosím, stránku znova.
no-device-not-stored = Toto zariadenie to nedokázalo uložiť. Možno je plné: uvoľni miesto a skús to znova.
no-device-no-record = Server s touto partiou je nedostupný a jej záznam na tomto zariadení nie je.

## Stránka bez servera

device-no-server = Táto stránka nemá server: hráš proti botom alebo si zariadenie podávate.
device-go-there = S priateľmi si zahráš tu.
