### Výklady pravidel Day & Night: co platí a proč. Psáno pro Lunasol.

ruling-DN-01 = Hrají tři až pět hráčů. Volitelně i dva: pak se do krabice vrací 54 karet.
ruling-DN-01-why = V českém a slovenském záhlaví stojí dva až pět, v ostatních tři až pět a žádný jazyk neříká, kolik karet odloží dva hráči. Počet 54 plyne z čísel pro tři, čtyři a pět hráčů.

ruling-DN-02 = Hrajeme s rekonstrukcí R1: v každé barvě dvě karty od každé hodnoty a třetí 7; krajní hodnoty mají nejvíce hvězd, po jedné kartě od 4 do 10 má symbol času. Volitelně R2, kde mají symbol všechny 6, 7 a 8, nebo soubor s tvými vlastními kartami.
ruling-DN-02-why = Pravidla uvádějí čtyři barvy po 27 kartách a hodnoty od 1 do 13. Která karta má kolik hvězd, bylo vidět jen na obrázcích, které nemáme.

ruling-DN-03 = Karta má buď jednu až čtyři hvězdy, nebo symbol času, nikdy obojí.
ruling-DN-03-why = Podle pravidel mají některé karty symbol a ostatní hvězdy; popis z Japonska to potvrzuje.

ruling-DN-04 = Cílem je mít nejvíce hvězd.
ruling-DN-04-why = Maďarský text zní, jako by se hvězdy sbíraly proto, aby se uhodla barva; to je chyba překladu.

ruling-DN-05 = Nejdřív se některé karty vrátí do krabice, pak se ze zbytku rozdá.
ruling-DN-05-why = Jazyky popisují pořadí různě. Na pravděpodobnosti to nic nemění.

ruling-DN-06 = Nikdo nezačíná: všichni vybírají zároveň. Kdo otočí kartu uprostřed, nic nerozhoduje.
ruling-DN-06-why = Podle pravidel ji otočí některý hráč; na místech záleží jen při rozdávání.

ruling-DN-07 = Symbol času na kartě uprostřed otočí časovou kartu ihned, dřív než kdokoli vybere.
ruling-DN-07-why = Tři jazyky říkají ihned, dva to vynechávají. Při výběru máš vědět, zda je den.

ruling-DN-08 = Každý otočený symbol času otočí časovou kartu jednou. Dva zároveň se navzájem zruší, tři působí jako jeden.
ruling-DN-08-why = Německy, maďarsky a polsky se píše tolikrát, kolik je symbolů; čeština a slovenština jsou neurčité. Jedna recenze potvrzuje, že dva se zruší.

ruling-DN-09 = Symboly času na prvních kartách působí dřív, než se vybírají druhé.
ruling-DN-09-why = Pravidla pro druhou kartu opakují celou akci a k ní patří i otočení časové karty.

ruling-DN-10 = Uprostřed leží právě jedna karta.
ruling-DN-10-why = Český a slovenský text jednou mluví o více kartách; v prvním kroku každý jazyk otáčí jednu.

ruling-DN-11 = Barva, z níž na stole není žádná karta, v noci nesoutěží. Volitelně platí za nulu: pak jediná chybějící barva vítězí a nikdo nebere, více jich znamená shodu.
ruling-DN-11-why = Pravidla o tom mlčí. Nejnižší součet hodnot potřebuje nějaké hodnoty, a kdyby se počítaly chybějící barvy, velmi často by si v noci nikdo nic nevzal.

ruling-DN-12 = Mají-li dvě nebo více barev stejný vítězný součet, nevítězí žádná a nikdo si nebere kartu.
ruling-DN-12-why = Polský text jmenuje jen dvě barvy; ostatní myslí každou shodu.

ruling-DN-13 = Shody barev, které by stejně nevyhrály, nic nemění.
ruling-DN-13-why = Ve dne záleží jen na nejvyšším součtu, v noci jen na nejnižším.

ruling-DN-14 = Je-li na stole jen jedna barva, vítězí, ve dne i v noci.
ruling-DN-14-why = Má zároveň nejvyšší i nejnižší součet a nemá se s čím shodovat.

ruling-DN-15 = Ukazuje-li vítěznou barvu jen karta uprostřed, nikdo si nebere kartu.
ruling-DN-15-why = Kartu si berou jen hráči, kteří vítěznou barvu sami zahráli.

ruling-DN-16 = Smíš si vzít kteroukoli kartu vyloženou na stole, bez ohledu na barvu a na to, kdo ji zahrál, i tu uprostřed; ne však to, co už nasbírali jiní. Volitelně jen karty vítězné barvy.
ruling-DN-16-why = Pravidla říkají kteroukoli vyloženou kartu. Zpráva o japonském vydání mluví jen o vítězné barvě.

ruling-DN-17 = Smíš-li si vzít kartu, musíš si ji vzít, i kdyby byla bez hvězd.
ruling-DN-17-why = V hlavním textu stojí smí, v poznámce v každém jazyce musí.

ruling-DN-18 = Pořadí braní se řídí součtem tvých karet ve vítězné barvě. V noci tedy může hráč se dvěma nízkými kartami přijít na řadu až po hráči s jedinou.
ruling-DN-18-why = Hlavní text mluví o nejvyšší kartě, poznámka vedle obě sčítá; poznámka je přesnější.

ruling-DN-19 = Když balíček nestačí na celé kolo, tedy na kartu doprostřed a dvě každému, je začínající kolo poslední; po něm už si nikdo nedobírá. Volitelně se po poslední kartě hraje ještě jedno kolo, nebo se hraje bez karet uprostřed, dokud balíček nedojde.
ruling-DN-19-why = Podle pravidel se hraje, dokud balíček nedojde, a pak ještě jedno poslední kolo, ale jejich čísla nevycházejí beze zbytku. Při našem výkladu mají všichni stejně karet a vyjde osm nebo sedm kol, jak je počítá jedna recenze.

ruling-DN-20 = Mají-li dva hráči stejný součet, bere dřív ten, kdo má méně hvězd. Platí počet hvězd předtím, než si v tomto kole kdokoli vzal kartu.
ruling-DN-20-why = Pravidla srovnávají, co hráči v té chvíli mají, a ti si ještě nic nevzali.

ruling-DN-21 = Jsou-li i hvězdy stejné, tito hráči si neberou nic; jiných s týmž součtem se to netýká. Volitelně nebere nic celá skupina s tímto součtem.
ruling-DN-21-why = Pravidla mluví o dvou hráčích, mezi nimiž je stále shoda, a nechávají otevřené, co platí pro tři.

ruling-DN-22 = V noci jde pořadí od nejnižšího součtu k nejvyššímu.
ruling-DN-22-why = Slovenský text vynechává druhý nejnižší; ostatní čtyři jazyky jsou úplné.

ruling-DN-23 = Při uklízení stolu zůstávají nasbírané karty svým majitelům.
ruling-DN-23-why = Vzato doslova by dva jazyky odhodily vše, co je vyložené. Polský text říká: karty, které si nikdo nevzal.

ruling-DN-24 = Nasbírané karty leží lícem nahoru a počet hvězd smí znát každý.
ruling-DN-24-why = Podle pravidel je hráči kladou před sebe lícem nahoru a jinak by se shody nedaly rozhodnout.

ruling-DN-25 = Odhozené karty se nevracejí.
ruling-DN-25-why = Pravidla se o novém míchání nezmiňují; hra končí s balíčkem.

ruling-DN-26 = Vyhrává nejvíce hvězd, pak více nasbíraných karet, i těch bez hvězd; jinak se o vítězství dělí.
ruling-DN-26-why = Tak to stojí v pravidlech.

ruling-DN-27 = Denní doba zůstává z kola na kolo. Jen partie začíná ve dne.
ruling-DN-27-why = Tak to stojí v pravidlech.

ruling-DN-D1 = Každý si tajně vybere první kartu z ruky. Dokud nevybral poslední hráč, můžeš svou volbu vzít zpět.
ruling-DN-D1-why = Všichni vybírají zároveň. Každý vidí, že máš vybráno, ale ne co; nikdo se tedy nic nedozví, když si to rozmyslíš.

ruling-DN-D2 = Každý si tajně vybere druhou kartu a zná už všechny první karty i denní dobu. Dokud nevybral poslední hráč, můžeš svou volbu vzít zpět.
ruling-DN-D2-why = Pro druhý výběr platí totéž co pro první.

ruling-DN-D3 = Hráči, kteří si smějí vzít kartu, vybírají veřejně jeden po druhém, každý z toho, co zbývá.
ruling-DN-D3-why = Pořadí určují součty ve vítězné barvě: ve dne od nejvyššího, v noci od nejnižšího.
