### Hogyan játsszuk itt ezt a játékot (Gra roku), és miért. A Lunasol számára írva, a nyomtatott szabály mondatai nélkül.

## A lapok és a kezdés

ruling-GR-01 = Minden jelkép egyszer szerepel minden pontszámmal 0 és 5 között: 12 × 6 = 72 lap. Helyette saját paklifájl is használható.
ruling-GR-01-why = A szabálykönyv csak azt mondja meg, hány lap jut egy évszakra. Hogy ki tesz le elsőként, azt a pont, az évszak és a jelkép dönti el, más nem: ez csak akkor elég, ha nincs két lap, amely mindháromban egyezik.

ruling-GR-02 = Ketten, hárman vagy négyen játszhatják.
ruling-GR-02-why = A létszám nincs leírva. De egy sorban négy lap van, és mindenki elvesz egyet, négynél kevesebb játékosnál maradékról esik szó, és van kétszemélyes változat is.

ruling-GR-03 = A négy kezdőlapot sorsolás dönti el, évszakonként egyet. Beállítható, hogy a kezdő játékos nyíltan válassza ki őket, tavasztól télig; őt sorsolás vagy beállítás jelöli ki.
ruling-GR-03-why = A szabálykönyv szerint a legfiatalabb választja ki őket, mielőtt bárkinek lapja lenne, de nem derül ki, hogy látja-e a képüket. Csak a nyitás függ tőle.

ruling-GR-04 = A kezdőlapok az átlóban fekszenek: a tavasz az 1. sor 1. oszlopában, és így tovább a télig, amely a 4. sor 4. oszlopában van.
ruling-GR-04-why = Az elrendezés képe nem maradt ránk. Csak az jelöli ki az egész négyzetet, ha minden sorban és oszlopban egy-egy lap fekszik, és az alapjátékban minden ilyen elrendezés egyenértékű.

ruling-GR-05 = A lapok az asztal közepére kerülnek, húzni pedig a húzópakli tetejéről kell.
ruling-GR-05-why = A szabálykönyv két helyen mást ír, aminek nincs értelme; ezeket sajtóhibának vesszük.

## Lerakás

ruling-GR-06 = Amit le lehet tenni, azt le kell tenni.
ruling-GR-06-why = A szabálykönyv csak olyan lap félretevését engedi, amelynek nincs üres mezője.

ruling-GR-07 = Az is húz, akinek félre kellett tennie a lapját, így újra négy lap van a kezében.
ruling-GR-07-why = A szabálykönyvben a húzás mindkét eset után áll, a lerakás és a félretevés után is.

ruling-GR-08 = Előbb mindenki vesz a betelt sorból, és a sor újrakezdődik; aztán húz az, aki a negyedik lapot letette, és a következő játékos tesz le. Beállítható, hogy a húzás megelőzze az elvételt.
ruling-GR-08-why = A szabálykönyv azonnal megszakítja a lerakást, és ott nem említi a húzást. Csak akkor számít, ha fogy a húzópakli, és annyiban, hogy a játékos mit tud az elvételkor.

ruling-GR-09 = Aki még nem tette le a felfordított lapját, az elvétel után teszi le, ugyanabban a fordulóban és sorrendben. Így egy fordulóban több sor is sorra kerülhet.
ruling-GR-09-why = A szabálykönyv megszakítja a lerakást, majd folytatja.

## Elvétel

ruling-GR-10 = A betelt sorból mindenkinek el kell vennie egy lapot, akkor is, ha egy pont levonással jár.
ruling-GR-10-why = A szabálykönyv mindenkinek ad egy lapot, és nem szól kihagyásról; négyen játszva az utolsónak amúgy sincs választása.

ruling-GR-11 = Ha a jelkép már megvan, és az új lap kevesebbet ér, az új kerül félre.
ruling-GR-11-why = Cserélni csak több pontért lehet; ezekkel a lapokkal egyenlő pont nem fordulhat elő.

ruling-GR-12 = Ha sorból elvett lapra cserélsz, a régit félre kell tenned, és egy pont levonással jár. Ha jutalomlapra cserélsz, a régi a dobozba kerül, levonás nélkül.
ruling-GR-12-why = A szabálykönyv mindkettőt kimondja, de két külön helyen, ezért könnyű elsiklani fölötte.

ruling-GR-13 = Egy évszakért mindenki csak egyszer kap jutalmat, vagyis legfeljebb négyet. A teljes évszakban végzett cseréért nem jár.
ruling-GR-13-why = A jutalom azért jár, hogy egy évszak teljessé válik, és ez egyszer történik meg.

ruling-GR-14 = Ha egy jutalomlap újabb évszakot tesz teljessé, azért is jár jutalom. Beállítható, hogy ne járjon.
ruling-GR-14-why = A jutalom szabálya nem kérdezi, honnan jött a harmadik lap.

ruling-GR-15 = A jutalomlapot azonnal fel kell húzni és fel kell használni, mielőtt a következő játékos elvesz egy lapot.
ruling-GR-15-why = A szabálykönyv nem nevez meg más időpontot, és a jutalom épp ezért a lapért jár.

ruling-GR-16 = Ha a tizenkettedik lap évszakot tesz teljessé, a jutalma még jár, és csak utána ér véget a játszma; hasznot csak csere hozhat. Beállítható, hogy ez a jutalom elmaradjon.
ruling-GR-16-why = A szabálykönyv a további lehetőségeket csak a többiektől veszi el, attól nem, aki a játszmát befejezi.

## A vége

ruling-GR-17 = A tizenkettedik lap azonnal véget vet a játszmának: a többiek már nem vesznek el, és a sor sem kezdődik újra. Beállítható, hogy a többiek még elvegyenek egyet.
ruling-GR-17-why = A szabálykönyv szerint a többiek elvesztik a lehetőségüket, amint egy év betelt.

ruling-GR-18 = A játszma azonnal véget ér, ha bármilyen lapot húzni kellene, és a húzópakli üres: kézbe, jutalomként, egy sorba vagy semleges lapként. Beállítható, hogy csak a kézbe húzás vessen véget neki; a többi húzás ekkor elmarad.
ruling-GR-18-why = A szabálykönyv akkor fejezi be a játszmát, ha nem lehet lapot húzni, és nem mondja meg, melyik húzásra érti.

ruling-GR-19 = A játszma nem akkor ér véget, amikor az utolsó lapot felhúzzák, hanem amikor már hiányzik egy.
ruling-GR-19-why = A szabálykönyv olyan lapról beszél, amelyet nem lehet felhúzni, nem a húzópakli kiürüléséről.

ruling-GR-20 = Számolás előtt a lapok helyet cserélhetnek az évszakukon belül, hogy a legjobbak teljes sorokban álljanak. Ezt az asztal magától elvégzi, a lehető legjobban.
ruling-GR-20-why = A szabálykönyv példájában is így cserélnek, és csak egy évszakon belül.

ruling-GR-21 = Minden félretett lap egy pont levonással jár, bármi áll rajta.
ruling-GR-21-why = Ez áll a szabálykönyvben.

## Változatok

ruling-GR-22 = Ketten játszva minden fordulóban egy semleges lap érkezik, mielőtt a két játékos választana.
ruling-GR-22-why = A szabálykönyv érthetne játékosonként egyet is; de mindketten egyszerre választanak, ezért csak egy jön.

ruling-GR-23 = A semleges lap az évszaka oszlopának legfelső olyan üres mezőjére kerül, ahol nem negyedik a sorban; ha nincs ilyen, a dobozba kerül. A nehezebb változatban a sorokat felülről, mindegyiket balról jobbra kell végignézni.
ruling-GR-23-why = A szabálykönyv felülről az első szabályos mezőt kéri. Szabad oszlopoknál nem mond sorrendet a soron belül, ezért úgy haladunk, ahogy olvasunk.

ruling-GR-24 = A nehezebb változatban jobbra mindig a következő évszak áll, és a tél után a tavasz jön. Beállítható, hogy a tél jobb oldalán ne lehessen tavasz.
ruling-GR-24-why = Minden lap mindkét oldalán vannak pöttyök, és az oszlopok szabadok. A tél és a tavasz kapcsolata nélkül egy sort csak úgy lehetne megtölteni, hogy a bal szélén tavasz, a jobb szélén tél áll, és a szabad oszlopoknak nem lenne értelmük.

ruling-GR-25 = A nehezebb változatban két lap közé csak olyan lap kerülhetne, amely mindkettőhöz illik.
ruling-GR-25-why = Ilyen nem fordul elő: minden sor egy lappal kezdődik, és oldalirányban nő.

ruling-GR-26 = A nehezebb változatban a lapnak bal vagy jobb oldalával egy másikhoz kell érnie. A fölötte és alatta fekvő lapok nem számítanak.
ruling-GR-26-why = A szabálykönyv egyik példája megmutatja, hogy a felülről vagy alulról érintkezés nem elég; arról nem szól, hogy az ilyen szomszédoknak illeniük kellene.

ruling-GR-27 = A nehezebb változatban a négyzet szélei nem érnek össze: a jobb szélső mezőnek nincs jobb oldali szomszédja.
ruling-GR-27-why = A szabálykönyv nem említi, és az asztalon az ilyen lapok nem érnek egymáshoz.

ruling-GR-28 = A nehezebb változatban is félre kell tenni azt a lapot, amelyik sehová sem illik, és egy pont levonással jár.
ruling-GR-28-why = Erre az esetre a változat az alapszabályokra utal.

ruling-GR-29 = Ketten is játszható a nehezebb változat; a semleges lapot a GR-23 szerint kell letenni.
ruling-GR-29-why = A szabálykönyv nem zárja ki.

## Fordulók és pontok

ruling-GR-30 = Minden fordulóban újra a felfordított lapok döntik el, ki tesz le elsőként.
ruling-GR-30-why = A szabálykönyv ezt minden forduló lépéseként írja le, és nem ismer állandó kezdő játékost.

ruling-GR-31 = A végeredmény nulla alatt is lehet.
ruling-GR-31-why = A szabálykönyv nem nevez meg alsó határt.

## Döntések

ruling-GR-D1 = Mindenki egyszerre választ egy lapot a kezéből, képpel lefelé. Mindenki látja, hogy választottál, de azt nem, hogy mit; visszavonhatod a választásodat, amíg nem választott mindenki.
ruling-GR-D1-why = A szabálykönyv szerint a lapokat egyszerre fordítják fel, ezért a választás sorrendje nem számíthat.

ruling-GR-D2 = A lap az évszaka oszlopának bármelyik üres mezőjére kerülhet; a nehezebb változatban bármelyik mezőre, ahol egy másik mellé illik.
ruling-GR-D2-why = A szabálykönyv az oszlopot köti meg, a sort a játékosra bízza; a változat az oszlopot is szabadon hagyja.

ruling-GR-D3 = Bármelyik lapot elveheted, amely még a betelt sorban van: elsőként az, aki a negyediket letette, aztán a többiek az óramutató járása szerint.
ruling-GR-D3-why = A szabálykönyv a sorrendet adja meg, a választást szabadon hagyja.

ruling-GR-D4 = Ha a jelkép már megvan, vagy becseréled az új lapot, ha többet ér, vagy félreteszed. A kettő közül az egyik mindenképp félrekerül.
ruling-GR-D4-why = Egy évben minden jelkép csak egyszer lehet, és a szabálykönyv ezt a két utat kínálja.

ruling-GR-D5 = A jutalomlap az évedbe kerülhet, ha új a jelképe, becserélhető, ha többet ér, vagy mehet a dobozba.
ruling-GR-D5-why = A jutalom ajándék: a szabálykönyv senkit sem kötelez arra, hogy felhasználja.

ruling-GR-D6 = A nehezebb változatban a húzópakli felső lapját fel kell fordítani, és aki utolsóként vett el lapot, a kiürült sor bármelyik mezőjére teszi.
ruling-GR-D6-why = Az alapjátékban az évszak dönti el a mezőt. Szabad oszlopoknál a szabálykönyv arra bízza, aki utolsóként vett el.
