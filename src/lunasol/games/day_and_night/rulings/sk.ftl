### Výklady pravidiel Day & Night: čo platí a prečo. Napísané pre Lunasol.

ruling-DN-01 = Hrajú traja až piati hráči. Voliteľne aj dvaja: vtedy sa do škatule vracia 54 kariet.
ruling-DN-01-why = V českom a slovenskom záhlaví stojí dvaja až piati, v ostatných traja až piati a žiadny jazyk nehovorí, koľko kariet odložia dvaja hráči. Počet 54 vyplýva z čísel pre troch, štyroch a piatich hráčov.

ruling-DN-02 = Hráme s rekonštrukciou R1: v každej farbe dve karty z každej hodnoty a tretia 7; krajné hodnoty majú najviac hviezd, po jednej karte od 4 do 10 má symbol času. Voliteľne R2, kde majú symbol všetky 6, 7 a 8, alebo súbor s tvojimi vlastnými kartami.
ruling-DN-02-why = Pravidlá uvádzajú štyri farby po 27 kariet a hodnoty od 1 do 13. Ktorá karta má koľko hviezd, bolo vidieť len na obrázkoch, ktoré nemáme.

ruling-DN-03 = Karta má buď jednu až štyri hviezdy, alebo symbol času, nikdy oboje.
ruling-DN-03-why = Podľa pravidiel majú niektoré karty symbol a ostatné hviezdy; opis z Japonska to potvrdzuje.

ruling-DN-04 = Cieľom je mať najviac hviezd.
ruling-DN-04-why = Maďarský text znie, akoby sa hviezdy zbierali preto, aby sa uhádla farba; to je chyba prekladu.

ruling-DN-05 = Najprv sa niektoré karty vrátia do škatule, potom sa zo zvyšku rozdá.
ruling-DN-05-why = Jazyky opisujú poradie rôzne. Na pravdepodobnosti to nič nemení.

ruling-DN-06 = Nikto nezačína: všetci vyberajú naraz. Kto otočí kartu v strede, nič nerozhoduje.
ruling-DN-06-why = Podľa pravidiel ju otočí niektorý hráč; na miestach záleží len pri rozdávaní.

ruling-DN-07 = Symbol času na karte v strede otočí časovú kartu ihneď, skôr než ktokoľvek vyberie.
ruling-DN-07-why = Tri jazyky hovoria ihneď, dva to vynechávajú. Pri výbere máš vedieť, či je deň.

ruling-DN-08 = Každý otočený symbol času otočí časovú kartu raz. Dva naraz sa navzájom zrušia, tri pôsobia ako jeden.
ruling-DN-08-why = Nemecky, maďarsky a poľsky sa píše toľkokrát, koľko je symbolov; čeština a slovenčina sú neurčité. Jedna recenzia potvrdzuje, že dva sa zrušia.

ruling-DN-09 = Symboly času na prvých kartách pôsobia skôr, než sa vyberajú druhé.
ruling-DN-09-why = Pravidlá pre druhú kartu opakujú celú akciu a k nej patrí aj otočenie časovej karty.

ruling-DN-10 = V strede leží práve jedna karta.
ruling-DN-10-why = Český a slovenský text raz hovorí o viacerých kartách; v prvom kroku každý jazyk otáča jednu.

ruling-DN-11 = Farba, z ktorej na stole nie je žiadna karta, v noci nesúťaží. Voliteľne platí za nulu: vtedy jediná chýbajúca farba víťazí a nikto neberie, viac ich znamená zhodu.
ruling-DN-11-why = Pravidlá o tom mlčia. Najnižší súčet hodnôt potrebuje nejaké hodnoty, a keby sa počítali chýbajúce farby, veľmi často by si v noci nikto nič nevzal.

ruling-DN-12 = Ak majú dve alebo viac farieb rovnaký víťazný súčet, nevíťazí žiadna a nikto si neberie kartu.
ruling-DN-12-why = Poľský text menuje len dve farby; ostatné majú na mysli každú zhodu.

ruling-DN-13 = Zhody farieb, ktoré by aj tak nevyhrali, nič nemenia.
ruling-DN-13-why = Cez deň záleží len na najvyššom súčte, v noci len na najnižšom.

ruling-DN-14 = Ak je na stole len jedna farba, víťazí, cez deň aj v noci.
ruling-DN-14-why = Má zároveň najvyšší aj najnižší súčet a nemá sa s čím zhodovať.

ruling-DN-15 = Ak víťaznú farbu ukazuje len karta v strede, nikto si neberie kartu.
ruling-DN-15-why = Kartu si berú len hráči, ktorí víťaznú farbu sami zahrali.

ruling-DN-16 = Smieš si vziať ktorúkoľvek kartu vyloženú na stole, bez ohľadu na farbu a na to, kto ju zahral, aj tú v strede; nie však to, čo už nazbierali iní. Voliteľne len karty víťaznej farby.
ruling-DN-16-why = Pravidlá hovoria ktorúkoľvek vyloženú kartu. Správa o japonskom vydaní hovorí len o víťaznej farbe.

ruling-DN-17 = Ak si smieš vziať kartu, musíš si ju vziať, aj keby bola bez hviezd.
ruling-DN-17-why = V hlavnom texte stojí smie, v poznámke v každom jazyku musí.

ruling-DN-18 = Poradie brania sa riadi súčtom tvojich kariet vo víťaznej farbe. V noci teda môže hráč s dvoma nízkymi kartami prísť na rad až po hráčovi s jedinou.
ruling-DN-18-why = Hlavný text hovorí o najvyššej karte, poznámka vedľa obe sčítava; poznámka je presnejšia.

ruling-DN-19 = Keď balíček nestačí na celé kolo, teda na kartu do stredu a dve každému, začínajúce kolo je posledné; po ňom si už nikto neťahá. Voliteľne sa po poslednej karte hrá ešte jedno kolo alebo sa hrá bez kariet v strede, kým sa balíček neminie.
ruling-DN-19-why = Podľa pravidiel sa hrá, kým sa balíček neminie, a potom ešte jedno posledné kolo, ale ich čísla nevychádzajú bezo zvyšku. Pri našom výklade majú všetci rovnako kariet a vyjde osem alebo sedem kôl, ako ich počíta jedna recenzia.

ruling-DN-20 = Ak majú dvaja hráči rovnaký súčet, berie skôr ten, kto má menej hviezd. Platí počet hviezd predtým, než si v tomto kole ktokoľvek vzal kartu.
ruling-DN-20-why = Pravidlá porovnávajú, čo hráči v tej chvíli majú, a tí si ešte nič nevzali.

ruling-DN-21 = Ak sú aj hviezdy rovnaké, títo hráči si neberú nič; iných s tým istým súčtom sa to netýka. Voliteľne neberie nič celá skupina s týmto súčtom.
ruling-DN-21-why = Pravidlá hovoria o dvoch hráčoch, medzi ktorými je stále zhoda, a nechávajú otvorené, čo platí pre troch.

ruling-DN-22 = V noci ide poradie od najnižšieho súčtu k najvyššiemu.
ruling-DN-22-why = Slovenský text vynecháva druhý najnižší; ostatné štyri jazyky sú úplné.

ruling-DN-23 = Pri upratovaní stola zostávajú nazbierané karty svojim majiteľom.
ruling-DN-23-why = Doslova vzaté by dva jazyky odhodili všetko, čo je vyložené. Poľský text hovorí: karty, ktoré si nikto nevzal.

ruling-DN-24 = Nazbierané karty ležia lícom hore a počet hviezd smie poznať každý.
ruling-DN-24-why = Podľa pravidiel ich hráči kladú pred seba lícom hore a inak by sa zhody nedali rozhodnúť.

ruling-DN-25 = Odhodené karty sa nevracajú.
ruling-DN-25-why = Pravidlá sa o novom miešaní nezmieňujú; hra sa končí s balíčkom.

ruling-DN-26 = Vyhráva najviac hviezd, potom viac nazbieraných kariet, aj tých bez hviezd; inak sa o víťazstvo delia.
ruling-DN-26-why = Tak to stojí v pravidlách.

ruling-DN-27 = Denná doba zostáva z kola na kolo. Len partia sa začína cez deň.
ruling-DN-27-why = Tak to stojí v pravidlách.

ruling-DN-D1 = Každý si tajne vyberie prvú kartu z ruky. Kým si nevybral posledný hráč, môžeš svoju voľbu vziať späť.
ruling-DN-D1-why = Všetci vyberajú naraz. Každý vidí, že máš vybrané, ale nie čo; nikto sa teda nič nedozvie, keď si to rozmyslíš.

ruling-DN-D2 = Každý si tajne vyberie druhú kartu a pozná už všetky prvé karty aj dennú dobu. Kým si nevybral posledný hráč, môžeš svoju voľbu vziať späť.
ruling-DN-D2-why = Pre druhý výber platí to isté čo pre prvý.

ruling-DN-D3 = Hráči, ktorí si smú vziať kartu, vyberajú verejne jeden po druhom, každý z toho, čo zostáva.
ruling-DN-D3-why = Poradie určujú súčty vo víťaznej farbe: cez deň od najvyššieho, v noci od najnižšieho.
