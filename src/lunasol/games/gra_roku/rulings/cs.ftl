### Jak se tu hraje Gra roku a proč. Napsáno pro Lunasol, bez vět z tištěných pravidel.

## Karty a začátek

ruling-GR-01 = Každý symbol je ve hře jednou s každým počtem bodů od 0 do 5: 12 × 6 = 72 karet. Místo nich lze použít vlastní soubor s kartami.
ruling-GR-01-why = Pravidla uvádějí jen počet karet každého období. O tom, kdo pokládá první, rozhodují body, období a symbol a dál už nic: to stačí, jen když se žádné dvě karty neshodují ve všech třech.

ruling-GR-02 = Hrají dva až čtyři.
ruling-GR-02-why = Počet v textu není. Řada má ale čtyři karty a každý si jednu bere, pro méně než čtyři hráče se mluví o zbylých kartách a existuje varianta pro dva.

ruling-GR-03 = Čtyři počáteční karty se losují, po jedné z každého období. Volitelně je otevřeně vybírá první hráč, od jara do zimy; kdo to je, určí los nebo nastavení.
ruling-GR-03-why = Podle pravidel je vybírá nejmladší hráč dřív, než má kdokoli karty; zda je přitom vidí, zůstává otevřené. Závisí na tom jen zahájení.

ruling-GR-04 = Počáteční karty leží na úhlopříčce: jaro v řadě 1 a sloupci 1 a tak dál až po zimu v řadě 4 a sloupci 4.
ruling-GR-04-why = Obrázek rozložení se nedochoval. Celý čtverec vymezí jen jedna karta v každé řadě a každém sloupci a v základní hře jsou všechna taková rozložení rovnocenná.

ruling-GR-05 = Karty se kladou doprostřed stolu a dobírají shora z balíčku.
ruling-GR-05-why = Na dvou místech pravidla uvádějí něco jiného, co nedává smysl; ta slova považujeme za tiskové chyby.

## Pokládání

ruling-GR-06 = Kartu, kterou položit jde, je nutné položit.
ruling-GR-06-why = Stranou jde podle pravidel jen karta, pro kterou není volné pole.

ruling-GR-07 = I když svou kartu musíš odložit, jednu si dobereš, takže máš v ruce zase čtyři.
ruling-GR-07-why = V pravidlech následuje dobírání po obou případech, po položení i po odložení.

ruling-GR-08 = Plná řada se nejdřív rozebere a začne znovu; pak si dobere ten, kdo položil čtvrtou kartu, a pokládá další hráč. Volitelně se dobírá před rozebráním.
ruling-GR-08-why = Pravidla pokládání ihned přeruší a o dobírání tam nemluví. Záleží na tom jen tehdy, když dochází balíček, a pro to, co hráč při braní ví.

ruling-GR-09 = Kdo ještě nepoložil otočenou kartu, položí ji po rozebrání řady, ve stejném kole a pořadí. V jednom kole se tak může rozebrat více řad.
ruling-GR-09-why = Pravidla pokládání přeruší a potom v něm pokračují.

## Braní

ruling-GR-10 = Kartu z plné řady si musí vzít každý, i když stojí bod.
ruling-GR-10-why = Pravidla dávají kartu každému a o pasování nemluví; ve čtyřech poslední stejně nemá na výběr.

ruling-GR-11 = Máš-li už ten symbol a nová karta má méně bodů, jde stranou nová.
ruling-GR-11-why = Vyměnit lze jen za více bodů; stejný počet se u těchto karet vyskytnout nemůže.

ruling-GR-12 = Vyměníš-li kartu za kartu z řady, stará jde stranou a stojí bod. Vyměníš-li ji za bonusovou kartu, stará jde do krabice a nestojí nic.
ruling-GR-12-why = Pravidla to říkají, ale na dvou různých místech, a snadno se to přehlédne.

ruling-GR-13 = Za každé období dostane každý bonus jen jednou, tedy nejvýše čtyři. Výměna v úplném období bonus nepřináší.
ruling-GR-13-why = Bonus je za to, že se období doplní, a to se stane jednou.

ruling-GR-14 = Doplní-li bonusová karta další období, přijde další bonus. Volitelně nepřijde.
ruling-GR-14-why = Pravidlo o bonusu se neptá, jak se třetí karta do roku dostala.

ruling-GR-15 = Bonus se dobere a využije ihned, než si bere další hráč.
ruling-GR-15-why = Pravidla jiný okamžik neuvádějí a bonus je odměnou právě za tuto kartu.

ruling-GR-16 = Doplní-li období dvanáctá karta, její bonus se ještě dobere a využije, pak partie končí; užitečná může být jen výměna. Volitelně tento bonus odpadá.
ruling-GR-16-why = Další příležitosti berou pravidla jen ostatním, ne tomu, kdo partii končí.

## Konec

ruling-GR-17 = Dvanáctá karta ukončí partii ihned: ostatní si už neberou a řada nezačíná znovu. Volitelně si ostatní ještě berou.
ruling-GR-17-why = Podle pravidel ostatní o příležitost přijdou, jakmile je některý rok plný.

ruling-GR-18 = Partie končí ihned, když se má dobrat jakákoli karta a balíček je prázdný: do ruky, jako bonus, do řady nebo jako neutrální karta. Volitelně ji ukončí jen dobírání do ruky; ostatní dobírání se vynechá.
ruling-GR-18-why = Pravidla končí partii, když z balíčku nelze dobrat, a neříkají, při kterém z těchto dobírání.

ruling-GR-19 = Partie nekončí s poslední kartou balíčku, ale teprve když nějaká chybí.
ruling-GR-19-why = Pravidla mluví o kartě, kterou nelze dobrat, ne o tom, že se balíček vyprázdní.

ruling-GR-20 = Před počítáním si karty mohou uvnitř svého období vyměnit místa, aby ty nejlepší stály v úplných řadách. Stůl to udělá sám, a to co nejlépe.
ruling-GR-20-why = V příkladu v pravidlech se karty vyměňují právě takto, a jen uvnitř období.

ruling-GR-21 = Každá odložená karta stojí jeden bod, ať ukazuje cokoli.
ruling-GR-21-why = Tak to stojí v pravidlech.

## Varianty

ruling-GR-22 = Ve dvou přijde v každém kole jedna neutrální karta, dřív než oba vyberou.
ruling-GR-22-why = Pravidla by mohla myslet i jednu na hráče; oba ale vybírají současně, a tak přijde jednou.

ruling-GR-23 = Neutrální karta jde na nejvyšší prázdné pole ve sloupci svého období, kde není čtvrtá v řadě; není-li takové, jde do krabice. V těžší variantě se řady procházejí shora, každá zleva doprava.
ruling-GR-23-why = Pravidla žádají první dovolené pole shora. Pro volné sloupce neuvádějí pořadí uvnitř řady, postupujeme tedy zleva doprava jako při čtení.

ruling-GR-24 = V těžší variantě leží vpravo vždy následující období a po zimě přichází jaro. Volitelně jaro vpravo od zimy ležet nesmí.
ruling-GR-24-why = Každá karta má tečky po obou stranách a sloupce jsou volné. Bez kroku od zimy k jaru by se řada dala zaplnit jen od jara vlevo po zimu vpravo a volné sloupce by neměly smysl.

ruling-GR-25 = V těžší variantě by karta mezi dvěma jinými musela navazovat na obě.
ruling-GR-25-why = To nenastane: každá řada začíná jednou kartou a roste do stran.

ruling-GR-26 = V těžší variantě musí karta levou nebo pravou stranou sousedit s jinou. Karty nad ní a pod ní nehrají roli.
ruling-GR-26-why = Příklad v pravidlech ukazuje, že dotyk shora nebo zdola nestačí; že by takoví sousedé museli navazovat, nikde se nepíše.

ruling-GR-27 = V těžší variantě okraje čtverce na sebe nenavazují: pole zcela vpravo nemá pravého souseda.
ruling-GR-27-why = Pravidla o tom nemluví a na stole se takové karty nedotýkají.

ruling-GR-28 = I v těžší variantě jde karta, která se nikam nehodí, stranou a stojí bod.
ruling-GR-28-why = Pro tento případ odkazuje varianta na základní pravidla.

ruling-GR-29 = Těžší variantu lze hrát i ve dvou; neutrální karta jde tam, kam říká GR-23.
ruling-GR-29-why = Pravidla to nevylučují.

## Kola a body

ruling-GR-30 = V každém kole znovu rozhodují otočené karty, kdo pokládá první.
ruling-GR-30-why = Pravidla to popisují jako krok každého kola a stálého začínajícího hráče neznají.

ruling-GR-31 = Výsledek může být i pod nulou.
ruling-GR-31-why = Pravidla dolní mez neuvádějí.

## Rozhodnutí

ruling-GR-D1 = Všichni vybírají současně jednu kartu z ruky, lícem dolů. Každý vidí, že máš vybráno, ale ne kterou kartu; dokud nevybral poslední hráč, můžeš svou volbu vzít zpět.
ruling-GR-D1-why = Podle pravidel se karty otáčejí najednou, na pořadí výběru tedy nesmí záležet.

ruling-GR-D2 = Karta jde na kterékoli prázdné pole ve sloupci svého období; v těžší variantě na kterékoli pole, kde naváže na jinou.
ruling-GR-D2-why = Pravidla určují sloupec a řadu nechávají na hráči; varianta uvolňuje i sloupec.

ruling-GR-D3 = Vezmeš si kteroukoli kartu, která v plné řadě ještě leží: první ten, kdo položil čtvrtou, pak ostatní po směru hodinových ručiček.
ruling-GR-D3-why = Pravidla určují pořadí a výběr nechávají volný.

ruling-GR-D4 = Máš-li už symbol, buď novou kartu vyměň za starou, má-li víc bodů, nebo ji odlož. Jedna z obou jde stranou tak jako tak.
ruling-GR-D4-why = V roce leží každý symbol jednou a pravidla nabízejí tyto dvě cesty.

ruling-GR-D5 = Bonusovou kartu lze přidat, je-li její symbol nový, vyměnit za starou, má-li víc bodů, nebo dát do krabice.
ruling-GR-D5-why = Bonus je dárek: pravidla nikoho nenutí ho využít.

ruling-GR-D6 = V těžší variantě se otočí vrchní karta balíčku a kdo si vzal poslední, položí ji na libovolné pole vyprázdněné řady.
ruling-GR-D6-why = V základní hře určuje pole roční období. Při volných sloupcích ho pravidla nechávají na tom, kdo si vzal poslední.
