### Výklady pravidel NOX: co platí a proč. Psáno pro Lunasol.

ruling-NX-01 = V balíčku patří každá hodnota od 1 do 15 jen k jedné barvě a je tam šestkrát: modrá 1, 4, 9, 11, 15; zelená 2, 5, 7, 12, 14; oranžová 3, 6, 8, 10, 13. Volitelně je každá hodnota dvakrát v každé barvě, nebo se karty berou ze souboru.
ruling-NX-01-why = Pravidla uvádějí jen počet karet v každé barvě. Seznam pochází z recenzí, které se shodují mezi sebou i se všemi kartami v příkladech pravidel; jedna se liší u 10 a 11, jedna v počtu kusů.

ruling-NX-02 = Hrát mohou dva až šest hráčů.
ruling-NX-02-why = Tak to stojí v pravidlech. Jedna recenze uvádí, že v německém letáku stojí tři až šest, na krabici však dva až šest.

ruling-NX-03 = Začínajícího hráče určí los, nebo nastavení.
ruling-NX-03-why = Jazyky si odporují: v češtině a slovenštině začíná nejmladší, v polštině ten, kdo naposledy viděl kostlivce.

ruling-NX-04 = Oranžový kostlivec se jmenuje Alfons.
ruling-NX-04-why = Česká a slovenská pravidla mu říkají Alfons, německá Alphonse, polská Antonio. Má-li náš jazyk vlastní vydání, používáme jeho jméno.

ruling-NX-05 = Už ve svém úplně prvním tahu smíš založit hromádku v kterékoli truhle, a to jakoukoli kartou.
ruling-NX-05-why = Česká a slovenská pravidla to říkají výslovně.

ruling-NX-06 = Prázdnou truhlu lze začít plnit kdykoli. Volitelně jen ve svém prvním tahu kola.
ruling-NX-06-why = Jedna věta mluví o nové hromádce vedle stávající, jiná o hraní před sebe nebo před jiného hráče. Ta druhá je obecné pravidlo.

ruling-NX-07 = I jediná hromádka v truhle se smí překrýt jako každá jiná.
ruling-NX-07-why = Polská pravidla k tomu zřejmě žádají více než jednu kartu, ostatní ne. Pokládáme to za chybu překladu.

ruling-NX-08 = Karta překrývá hromádku své barvy, ať má hodnotu vyšší, nižší, nebo stejnou.
ruling-NX-08-why = Podle pravidel se hromádky zvyšují i snižují; souhlasit musí jen barva.

ruling-NX-09 = Zakládat a překrývat hromádky smíš ve své truhle i ve všech ostatních.
ruling-NX-09-why = Pravidla dovolují obojí a o to v té hře jde.

ruling-NX-10 = Nová hromádka smí mít hodnotu, kterou už truhla ukazuje. Obě se hned sloučí, takže počet hromádek zůstane stejný.
ruling-NX-10-why = Nic to nezakazuje; jedna recenze to popisuje jako přiložení na stejnou kartu, což vyjde nastejno.

ruling-NX-11 = Hromádky se slučují, když mají stejnou hodnotu; na barvě nezáleží.
ruling-NX-11-why = Všechny jazyky mluví o stejné hodnotě nebo čísle. V tištěném balíčku mají stejné hodnoty stejně jednu barvu.

ruling-NX-12 = Po sloučení je navrchu hromádka, která se právě změnila. Volitelně vybírá majitel truhly, liší-li se obě karty barvou.
ruling-NX-12-why = Pravidla o tom mlčí. V tištěném balíčku jsou obě karty stejné; záleží na tom jen tehdy, když je každá hodnota dvakrát v každé barvě.

ruling-NX-13 = Sloučení je povinné a děje se hned.
ruling-NX-13-why = Podle pravidel se hromádky musí ihned sloučit; nikdo o tom nerozhoduje.

ruling-NX-14 = Když se sloučí šestá hromádka, je jich zase pět a kolo pokračuje.
ruling-NX-14-why = Stejné hromádky se slučují vždy a hned, tedy dřív, než je kdo spočítá. Jedna recenze potvrzuje, že se tím konec oddaluje.

ruling-NX-15 = Šestá hromádka ukončí kolo na místě: nikdo nedobírá, nikdo už nehraje.
ruling-NX-15-why = Pravidla ukončují kolo ve chvíli, kdy má truhla šest hromádek.

ruling-NX-16 = Šestou hromádku smíš zahrát i do cizí truhly, a ukončit tak kolo.
ruling-NX-16-why = Přesně to se děje v příkladu bodování v pravidlech.

ruling-NX-17 = Když dobírací balíček dojde, hraje se dál bez dobírání, dokud všem nedojdou karty v ruce.
ruling-NX-17-why = Tak to stojí v pravidlech; některé recenze to zkracují na konec balíčku.

ruling-NX-18 = Počítají se jen vrchní karty: pro tři barvy i pro body.
ruling-NX-18-why = Slovenská pravidla to říkají výslovně; ostatní jazyky to nechávají otevřené.

ruling-NX-19 = Truhla se všemi třemi barvami boduje, ať má hromádek jakkoli málo; stačí tři.
ruling-NX-19-why = Pravidla žádají barvy, ne šest hromádek.

ruling-NX-20 = Partie končí po kole, v němž někdo dosáhne cíle: 150 bodů, pro odvážné 100. Volitelně je cíl 100, 150 nebo 200.
ruling-NX-20-why = Podle pravidel je třeba cíle dosáhnout, podle jedné recenze ho překročit. Česká a slovenská pravidla uvádějí i krátkou a dlouhou partii.

ruling-NX-21 = Dosáhne-li cíle víc hráčů, vyhrává nejvyšší součet.
ruling-NX-21-why = Tak to stojí v pravidlech.

ruling-NX-22 = Při shodě v čele je vítězství společné. Volitelně hrají všichni další kola, dokud někdo nevede sám.
ruling-NX-22-why = Pravidla o tom nic neříkají.

ruling-NX-23 = Pro odvážné, varianta na výběr: zapisuje se jen nejlepší výsledek kola. Neukazuje-li nikdo tři barvy, nikdo neboduje.
ruling-NX-23-why = Varianta je v pravidlech; že nejlepší výsledek nula nic nevynese, z ní plyne.

ruling-NX-24 = Pro odvážné: má-li nejlepší výsledek kola víc hráčů, zapíší si ho všichni.
ruling-NX-24-why = Česká a slovenská pravidla to říkají; polská mlčí.

ruling-NX-25 = Pasovat nelze.
ruling-NX-25-why = Podle pravidel se vždy hraje karta a vždy to jde: novou hromádku lze založit kdekoli.

ruling-NX-26 = Víc než šest hromádek truhla nikdy nemá.
ruling-NX-26-why = Šestou kolo končí.

ruling-NX-27 = V příkladu z pravidel je dovoleno každé překrytí, které vypočítává český a slovenský text.
ruling-NX-27-why = Polský text vynechává, co se dá dělat s modrou 9. Je neúplný, ale ostatním neodporuje.

ruling-NX-28 = Po 100 kolech partie končí a vyhrává nejvyšší součet. Volitelně po jiném počtu kol.
ruling-NX-28-why = Pravidla hranici nepotřebují; bez ní by hráči, kteří si navzájem jen kazí truhly, nikdy neskončili.

ruling-NX-D1 = Když jsi na tahu, vybereš kartu z ruky a kam půjde: jako nová hromádka do kterékoli truhly, nebo na hromádku své barvy. Ostatní čekají a co je zahráno, to platí.
ruling-NX-D1-why = Je to jediné rozhodnutí ve hře; všechno ostatní z něj plyne samo.
