### Výklady pravidiel NOX: čo platí a prečo. Napísané pre Lunasol.

ruling-NX-01 = V balíčku patrí každá hodnota od 1 do 15 len k jednej farbe a je tam šesťkrát: modrá 1, 4, 9, 11, 15; zelená 2, 5, 7, 12, 14; oranžová 3, 6, 8, 10, 13. Voliteľne je každá hodnota dvakrát v každej farbe, alebo sa karty berú zo súboru.
ruling-NX-01-why = Pravidlá uvádzajú len počet kariet v každej farbe. Zoznam pochádza z recenzií, ktoré sa zhodujú medzi sebou aj so všetkými kartami v príkladoch pravidiel; jedna sa líši pri 10 a 11, jedna v počte kusov.

ruling-NX-02 = Hrať môžu dvaja až šiesti hráči.
ruling-NX-02-why = Tak to stojí v pravidlách. Jedna recenzia uvádza, že v nemeckom letáku stojí traja až šiesti, na škatuli však dvaja až šiesti.

ruling-NX-03 = Začínajúceho hráča určí žreb alebo nastavenie.
ruling-NX-03-why = Jazyky si odporujú: v češtine a slovenčine začína najmladší, v poľštine ten, kto naposledy videl kostlivca.

ruling-NX-04 = Oranžový kostlivec sa volá Alfons.
ruling-NX-04-why = České a slovenské pravidlá mu hovoria Alfons, nemecké Alphonse, poľské Antonio. Ak má náš jazyk vlastné vydanie, používame jeho meno.

ruling-NX-05 = Už vo svojom úplne prvom ťahu smieš založiť kôpku v ktorejkoľvek truhlici, a to akoukoľvek kartou.
ruling-NX-05-why = České a slovenské pravidlá to hovoria výslovne.

ruling-NX-06 = Prázdnu truhlicu možno začať plniť kedykoľvek. Voliteľne len vo svojom prvom ťahu kola.
ruling-NX-06-why = Jedna veta hovorí o novej kôpke vedľa existujúcej, iná o hraní pred seba alebo pred iného hráča. Tá druhá je všeobecné pravidlo.

ruling-NX-07 = Aj jediná kôpka v truhlici sa smie prekryť ako každá iná.
ruling-NX-07-why = Poľské pravidlá na to zrejme žiadajú viac než jednu kartu, ostatné nie. Pokladáme to za chybu prekladu.

ruling-NX-08 = Karta prekrýva kôpku svojej farby, či má hodnotu vyššiu, nižšiu, alebo rovnakú.
ruling-NX-08-why = Podľa pravidiel sa kôpky zvyšujú aj znižujú; zhodovať sa musí len farba.

ruling-NX-09 = Zakladať a prekrývať kôpky smieš vo svojej truhlici aj vo všetkých ostatných.
ruling-NX-09-why = Pravidlá dovoľujú oboje a o to v tej hre ide.

ruling-NX-10 = Nová kôpka smie mať hodnotu, ktorú už truhlica ukazuje. Obe sa hneď spoja, takže počet kôpok zostane rovnaký.
ruling-NX-10-why = Nič to nezakazuje; jedna recenzia to opisuje ako priloženie na rovnakú kartu, čo je v podstate to isté.

ruling-NX-11 = Kôpky sa spájajú, keď majú rovnakú hodnotu; na farbe nezáleží.
ruling-NX-11-why = Všetky jazyky hovoria o rovnakej hodnote alebo čísle. V tlačenom balíčku majú rovnaké hodnoty aj tak jednu farbu.

ruling-NX-12 = Po spojení je navrchu kôpka, ktorá sa práve zmenila. Voliteľne vyberá majiteľ truhlice, ak sa obe karty líšia farbou.
ruling-NX-12-why = Pravidlá o tom mlčia. V tlačenom balíčku sú obe karty rovnaké; záleží na tom len vtedy, keď je každá hodnota dvakrát v každej farbe.

ruling-NX-13 = Spojenie je povinné a deje sa hneď.
ruling-NX-13-why = Podľa pravidiel sa kôpky musia ihneď spojiť; nikto o tom nerozhoduje.

ruling-NX-14 = Keď sa spojí šiesta kôpka, je ich zase päť a kolo pokračuje.
ruling-NX-14-why = Rovnaké kôpky sa spájajú vždy a hneď, teda skôr, než ich niekto spočíta. Jedna recenzia potvrdzuje, že sa tým koniec odďaľuje.

ruling-NX-15 = Šiesta kôpka ukončí kolo na mieste: nikto si neťahá kartu, nikto už nehrá.
ruling-NX-15-why = Pravidlá ukončujú kolo vo chvíli, keď má truhlica šesť kôpok.

ruling-NX-16 = Šiestu kôpku smieš zahrať aj do cudzej truhlice, a ukončiť tak kolo.
ruling-NX-16-why = Presne to sa deje v príklade bodovania v pravidlách.

ruling-NX-17 = Keď sa ťahací balíček minie, hrá sa ďalej bez ťahania, kým sa všetkým neminú karty v ruke.
ruling-NX-17-why = Tak to stojí v pravidlách; niektoré recenzie to skracujú na koniec balíčka.

ruling-NX-18 = Počítajú sa len vrchné karty: pre tri farby aj pre body.
ruling-NX-18-why = Slovenské pravidlá to hovoria výslovne; ostatné jazyky to nechávajú otvorené.

ruling-NX-19 = Truhlica so všetkými tromi farbami boduje, nech má kôpok akokoľvek málo; stačia tri.
ruling-NX-19-why = Pravidlá žiadajú farby, nie šesť kôpok.

ruling-NX-20 = Partia sa končí po kole, v ktorom niekto dosiahne cieľ: 150 bodov, pre odvážnych 100. Voliteľne je cieľ 100, 150 alebo 200.
ruling-NX-20-why = Podľa pravidiel treba cieľ dosiahnuť, podľa jednej recenzie prekročiť. České a slovenské pravidlá uvádzajú aj krátku a dlhú partiu.

ruling-NX-21 = Ak cieľ dosiahne viac hráčov, vyhráva najvyšší súčet.
ruling-NX-21-why = Tak to stojí v pravidlách.

ruling-NX-22 = Pri zhode na čele je víťazstvo spoločné. Voliteľne hrajú všetci ďalšie kolá, kým niekto nevedie sám.
ruling-NX-22-why = Pravidlá o tom nič nehovoria.

ruling-NX-23 = Pre odvážnych, variant na výber: zapisuje sa len najlepší výsledok kola. Ak nikto neukazuje tri farby, nikto neboduje.
ruling-NX-23-why = Variant je v pravidlách; že najlepší výsledok nula nič nevynesie, z neho vyplýva.

ruling-NX-24 = Pre odvážnych: ak má najlepší výsledok kola viac hráčov, zapíšu si ho všetci.
ruling-NX-24-why = České a slovenské pravidlá to hovoria; poľské mlčia.

ruling-NX-25 = Pasovať sa nedá.
ruling-NX-25-why = Podľa pravidiel sa vždy hrá karta a vždy to ide: novú kôpku možno založiť kdekoľvek.

ruling-NX-26 = Viac než šesť kôpok truhlica nikdy nemá.
ruling-NX-26-why = Šiestou kôpkou sa kolo končí.

ruling-NX-27 = V príklade z pravidiel je dovolené každé prekrytie, ktoré vymenúva český a slovenský text.
ruling-NX-27-why = Poľský text vynecháva, čo sa dá robiť s modrou 9. Je neúplný, ale ostatným neodporuje.

ruling-NX-28 = Po 100 kolách sa partia končí a vyhráva najvyšší súčet. Voliteľne po inom počte kôl.
ruling-NX-28-why = Pravidlá hranicu nepotrebujú; bez nej by hráči, ktorí si navzájom len kazia truhlice, nikdy neskončili.

ruling-NX-D1 = Keď si na ťahu, vyberieš kartu z ruky a kam pôjde: ako nová kôpka do ktorejkoľvek truhlice alebo na kôpku svojej farby. Ostatní čakajú a čo je zahrané, to platí.
ruling-NX-D1-why = Je to jediné rozhodnutie v hre; všetko ostatné z neho vyplýva samo.
