### Jak se tu hraje Slunce a Měsíc a proč. Napsáno pro Lunasol, bez slov tištěných pravidel.

## Karty a hráči

ruling-SM-01 = Naše zvířata jsou na 3, 7, 11, 15, 19, 23 a 27 obou druhů. Je to odhad; kdo má tištěné karty, může použít vlastní soubor.
ruling-SM-01-why = Pravidla ani žádný veřejný zdroj neříkají, na kterých kartách je zvíře. Náš výběr je souměrný a tvoří asi čtvrtinu čísel.

ruling-SM-02 = Kromě vytištěného o zvířatech nic nepředpokládáme.
ruling-SM-02-why = Ve znění pravidel, které známe, odkazuje pravidlo o zvířatech na poznámku, jež se ztratila.

ruling-SM-03 = Hrát lze i ve třech, každý za sebe se dvěma řadami.
ruling-SM-03-why = Pravidla uvádějí dva až čtyři hráče. Jeden zdroj o třech pochybuje, jiné takovou hru popisují.

## Řady a zatmění

ruling-SM-04 = Číselnou kartou lze založit chybějící řadu před kýmkoli. Volitelně jen před sebou.
ruling-SM-04-why = Pravidla dovolují cizí řady a nechávají otevřené, zda je lze i zakládat. Dva jiné popisy hry to dovolují.

ruling-SM-05 = Číslo smí překrýt zatmění, pokud viditelná čísla dál stoupají zleva doprava; jaké číslo leží pod zatměním, je jedno.
ruling-SM-05-why = Pravidla žádají jen vhodnou kartu; podle jiných popisů musí čísla dál stoupat.

ruling-SM-06 = Z několika zatmění vedle sebe lze překrýt jen to, které sousedí s viditelnou číselnou kartou. Číslo nemusí nechat místo pro ostatní.
ruling-SM-06-why = Pravidla určují toto pořadí a víc nežádají.

ruling-SM-07 = Jsou-li v řadě vidět jen zatmění, lze kterékoli z nich překrýt kterýmkoli číslem daného druhu; na konce se nic nepřikládá.
ruling-SM-07-why = Není číslo, s nímž by se dalo srovnávat. Jinak by řadu už nikdy nikdo nevyužil.

ruling-SM-08 = Za zatmění na konci řady se smí přikládat; srovnává se s nejbližším viditelným číslem. Volitelně zatmění tento konec uzavírá.
ruling-SM-08-why = Pravidla mluví o delších řadách, které přerušuje zatmění, a nic tu nezakazují.

ruling-SM-09 = Zatmění překrývá viditelnou číselnou kartu; nikdy neleží na jiném zatmění ani na vlastním místě.
ruling-SM-09-why = Podle pravidel patří zatmění Slunce jen na slunce a zatmění Měsíce jen na měsíce.

ruling-SM-10 = Zatmění smí překrýt i číselnou kartu, která sama překrývá zatmění.
ruling-SM-10-why = Počítá se viditelná karta a ta je slunce nebo měsíc jako každá jiná.

ruling-SM-11 = Zatmění Slunce překrývá jen slunce, zatmění Měsíce jen měsíce.
ruling-SM-11-why = Tak to stojí v pravidlech.

ruling-SM-12 = Zatmění smíš položit i do vlastní řady, třeba na 1 v řadě 1–20–25–29, aby se znovu otevřela.
ruling-SM-12-why = Pravidla jmenují vlastní řady vedle cizích.

## Odebírání

ruling-SM-13 = Aspoň pět znamená pět viditelných číselných karet vedle sebe; překryté karty se do toho nepočítají.
ruling-SM-13-why = Pravidla prostě počítají karty. Jedna recenze objasňuje, že jde o čísla přímo vedle sebe.

ruling-SM-14 = Překryté karty odebraného úseku jdou s ním: každé slunce a každý měsíc je bod, zatmění nic. Volitelně se překryté karty nepočítají.
ruling-SM-14-why = Pravidla dávají bod za každé odebrané slunce a měsíc a překryté nevyjímají.

ruling-SM-15 = Úsek se odebírá celý. Volitelně lze odebrat i část aspoň pěti sousedních karet.
ruling-SM-15-why = V pravidlech dělí delší řadu jen zatmění.

ruling-SM-16 = Co po odebrání zbude, se přisune k sobě a zůstane jednou řadou, i se svými zatměními.
ruling-SM-16-why = Pravidla odstraňují jen odebrané karty.

ruling-SM-17 = V jednom tahu smíš odebrat více úseků, z jedné řady nebo z obou.
ruling-SM-17-why = Pravidla mluví o jedné nebo více řadách.

ruling-SM-18 = Co je připraveno na začátku tvého tahu, smíš odebrat, ať to doplnil kdokoli.
ruling-SM-18-why = Podle pravidel se odebírá o tah později. Protože v jednom tahu nelze přikládat i odebírat, vyplyne to samo.

ruling-SM-19 = Dokud lze přiložit kartu, nikdo odebírat nemusí.
ruling-SM-19-why = Pravidla to označují za dobrovolné; musí jen ten, kdo nemůže přiložit (SM-21).

## Sebezničení a zvířata

ruling-SM-20 = Sebezničení nastane jen tehdy, když nemůžeš přiložit ani odebrat nebo když po zvířeti žádná karta nesedí. Volitelně ho smíš použít i dobrovolně: v kterémkoli svém tahu, dokud máš v ruce kartu, nebo jen ve svých tazích závěrečné fáze, i s prázdnou rukou. Kdo to v závěrečné fázi udělá, už není na tahu.
ruling-SM-20-why = Hlavní pravidlo ho žádá jen tehdy a většina zdrojů souhlasí. Poznámka v pravidlech ho chválí jako způsob, jak se vyhnout minusovým bodům, a u závěrečné fáze je jednou ze tří možností, proto ta volba.

ruling-SM-21 = Kdo nemůže přiložit, ale může odebrat, odebrat musí.
ruling-SM-21-why = Tah lze provést, takže k sebezničení není důvod.

ruling-SM-22 = Nesedí-li po zvířeti žádná karta, čeká tě sebezničení, i když by bylo možné odebírat.
ruling-SM-22-why = Úplný je tah jen s další kartou a v jednom tahu nikdo nesmí přikládat i odebírat.

ruling-SM-23 = Po zvířeti smí přijít další zvíře, zvíře smí překrýt zatmění a další kartou smí být zatmění.
ruling-SM-23-why = Pravidlo platí vždy, když je na právě přiložené kartě zvíře, bez výjimky.

ruling-SM-24 = Bylo-li zvíře tvou poslední kartou a není co dobrat, tah končí bez úhony a od té chvíle už nikdo nedobírá. Volitelně nastane sebezničení.
ruling-SM-24-why = Pravidla o tomto případu nemluví. Nechybí vhodná karta, chybí balíček.

## Dobírání

ruling-SM-25 = Dobírá se jen na začátku vlastního tahu a jen s prázdnou rukou, až pět karet; po zvířeti hned.
ruling-SM-25-why = Pravidla to říkají dvakrát.

ruling-SM-26 = Má-li balíček méně než pět karet, bereš jen ty; pak se odhozené karty zamíchají do nového balíčku. Volitelně dobíráš dál z nového.
ruling-SM-26-why = Pravidla říkají obojí: bere se jen zbytek a vyčerpaný balíček se obnoví z odhozených karet.

ruling-SM-27 = Konec začíná teprve tehdy, když má někdo dobírat a balíček i odhozené karty došly.
ruling-SM-27-why = Jedna věta pravidel balíček obnovuje, jiná s ním partii končí. Jen takto platí obě.

ruling-SM-28 = Mezi odhozenými jsou jen karty ze sebezničení.
ruling-SM-28-why = Odebrané karty jsou body a zůstávají svému majiteli a jiné karty stůl neopouštějí.

ruling-SM-29 = Po 1000 tazích partie končí a body se sečtou tak, jak jsou; je-li dobrovolné sebezničení možné v kterémkoli tahu, až po 5000. Počet lze nastavit.
ruling-SM-29-why = Odhozené karty se vracejí, takže partie, v níž nikdo neodebírá, by nemusela skončit. Na to pravidla nemyslí; běžná partie nemá ani 200 tahů.

## Konec

ruling-SM-30 = Kdo neměl co dobrat, už nic nedělá. Volitelně smí po ostatních ještě odebírat.
ruling-SM-30-why = Pravidla nechávají dohrát karty jen ostatní.

ruling-SM-31 = Když se už nedobírá, hrají ostatní po řadě, dokud někdo může něco udělat. Volitelně mají ještě po jednom tahu.
ruling-SM-31-why = Pravidla je nechávají dohrát karty a neříkají, jak dlouho.

ruling-SM-32 = V této poslední části lze odebírat i bez karty v ruce; s prázdnou rukou a úsekem pěti karet je to povinné.
ruling-SM-32-why = K odebrání není třeba karta a pravidla ho uvádějí mezi tím, co lze nakonec ještě udělat.

ruling-SM-33 = I když se na konci sebezničením zaplní odhazovací hromádka, už nikdo nedobírá.
ruling-SM-33-why = Pravidla dobírání ukončují jednou provždy.

ruling-SM-34 = Každá sluneční a měsíční karta ve tvých řadách je na konci minusový bod, i překrytá; karty v ruce se nepočítají. Volitelně se počítají jen viditelné karty.
ruling-SM-34-why = Pravidla počítají, co zůstalo ve hře, a překryté karty nevyjímají. O ruce nemluví a sotvakdy v ní nějaká karta zbude.

ruling-SM-35 = Při shodě je vítězství společné.
ruling-SM-35-why = O shodě pravidla nemluví.

ruling-SM-36 = Kdo má jen zatmění a není co překrýt, nemůže přiložit a čeká ho sebezničení.
ruling-SM-36-why = Plyne to z pravidel; může se to stát hned na začátku, u prázdného stolu.

## Ve čtyřech

ruling-SM-37 = Řada patří partnerovi, před kterým vznikla. Dokud leží, nemůže mít druhý partner řadu téhož druhu, ani kartou soupeře; když zmizí, rozhodne znovu další první karta. Volitelně zůstává každému jeho druh celou partii.
ruling-SM-37-why = Pravidla mluví o řadě, která právě leží, ne o celé partii.

ruling-SM-38 = Odebírat smíš jen z řad před sebou. Volitelně i z řady partnera.
ruling-SM-38-why = Pravidla mluví o vlastních řadách i ve čtyřech.

ruling-SM-39 = Karty smíš přikládat do kterékoli řady, i do partnerovy.
ruling-SM-39-why = Pravidla otevírají všechny řady všem a jedna zpráva z partie takovou pomoc zmiňuje.

ruling-SM-40 = Partneři o kartách v ruce nemluví.
ruling-SM-40-why = Pravidla o tom nic neříkají a ruka je skrytá i před partnerem.

ruling-SM-41 = Kdo začíná, určí los nebo nastavení.
ruling-SM-41-why = Podle pravidel začíná nejmladší; náš stůl se nikoho na věk neptá.

## Rozhodnutí

ruling-SM-D1 = Ve svém tahu buď přiložíš kartu, nebo odebíráš. Jen když nejde ani jedno, nastane sebezničení.
ruling-SM-D1-why = Pravidla nabízejí tyto dvě cesty a obojí v jednom tahu vylučují.

ruling-SM-D2 = Vybíráš kartu a její místo: konec řady, zatmění k překrytí, pro zatmění viditelnou číselnou kartu, nebo chybějící řadu. Po zvířeti vybíráš znovu.
ruling-SM-D2-why = Pravidla otevírají každou řadu všem, pokud čísla stoupají.

ruling-SM-D3 = Vybíráš, které ze svých úseků pěti a více karet odebereš, jeden nebo několik.
ruling-SM-D3-why = Pravidla dovolují jeden nebo více a neurčují které.
