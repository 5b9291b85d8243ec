### Hogyan játsszuk itt ezt a játékot (Nap és Hold), és miért. A Lunasol számára írva, a nyomtatott szabály szavai nélkül.

## Lapok és játékosok

ruling-SM-01 = Nálunk mindkét fajtában a 3, 7, 11, 15, 19, 23 és 27 számú lapon van állat. Ez csak feltevés; akinek megvannak a nyomtatott lapok, saját paklifájlt használhat helyette.
ruling-SM-01-why = Sem a szabálykönyv, sem más nyilvános forrás nem árulja el, melyik lapon van állat. A mi választásunk szimmetrikus, és a számok körülbelül negyedét adja.

ruling-SM-02 = Az állatokról a nyomtatotton túl semmit sem tételezünk fel.
ruling-SM-02-why = A szabálykönyv általunk ismert példányában az állatokról szóló rész egy elveszett lábjegyzetre utal.

ruling-SM-03 = Hárman is lehet játszani, mindenki magáért, két sorral.
ruling-SM-03-why = A szabálykönyv kettőtől négyig ír. Egy forrás kétli, hogy hárman lehet, mások le is írják.

## Sorok és fogyatkozások

ruling-SM-04 = Számkártyával bárki előtt elkezdhető egy hiányzó sor. Beállítható, hogy csak magad előtt kezdhess.
ruling-SM-04-why = A szabálykönyv engedi mások sorainak használatát, de nyitva hagyja, hogy kezdeni is szabad-e. A játék két másik leírása megengedi.

ruling-SM-05 = Egy szám akkor takarhat le fogyatkozást, ha a látható számok balról jobbra továbbra is nőnek; hogy milyen szám van a fogyatkozás alatt, nem számít.
ruling-SM-05-why = A szabálykönyv csak megfelelő lapot kér; más leírások szerint a számoknak növekvőnek kell maradniuk.

ruling-SM-06 = Több egymás melletti fogyatkozás közül csak olyat lehet letakarni, amelyik látható számkártyával szomszédos. A számnak nem kell helyet hagynia a többinek.
ruling-SM-06-why = A szabálykönyv ezt a sorrendet adja meg, és többet nem kér.

ruling-SM-07 = Ha egy sorban csak fogyatkozás látszik, bármelyik letakarható a fajta bármelyik számával; a széleire semmi sem tehető.
ruling-SM-07-why = Nincs szám, amellyel össze lehetne vetni. Különben a sort soha többé nem használhatná senki.

ruling-SM-08 = A sor szélén fekvő fogyatkozáson túlra is tehető lap; a legközelebbi látható számmal kell összevetni. Beállítható, hogy a fogyatkozás lezárja a sor szélét.
ruling-SM-08-why = A szabálykönyv olyan hosszabb sorokról beszél, amelyeket fogyatkozás szakít meg, és itt semmit sem tilt.

ruling-SM-09 = A fogyatkozás látható számkártyát takar le; sosem kerül másik fogyatkozásra vagy külön helyre.
ruling-SM-09-why = A szabálykönyv szerint napfogyatkozás csak napra, holdfogyatkozás csak holdra kerülhet.

ruling-SM-10 = A fogyatkozás olyan számkártyát is letakarhat, amely maga is fogyatkozást takar.
ruling-SM-10-why = A látható lap számít, és az ugyanolyan nap vagy hold, mint a többi.

ruling-SM-11 = A napfogyatkozás csak napot, a holdfogyatkozás csak holdat takarhat le.
ruling-SM-11-why = Ez áll a szabálykönyvben.

ruling-SM-12 = Saját sorodba is tehetsz fogyatkozást, például az 1–20–25–29 sorban az 1-re, hogy a sor újra megnyíljon.
ruling-SM-12-why = A szabálykönyv a saját sorokat is megnevezi a másokéi mellett.

## Levétel

ruling-SM-13 = A legalább öt azt jelenti: öt látható számkártya egymás mellett; a letakart lapok ebbe nem számítanak bele.
ruling-SM-13-why = A szabálykönyv egyszerűen lapokat számol. Egy ismertető világossá teszi, hogy közvetlenül egymás melletti számokról van szó.

ruling-SM-14 = A levett szakasz letakart lapjai is vele mennek: minden nap és hold egy pontot ér, a fogyatkozás semmit. Beállítható, hogy a letakart lapok ne érjenek pontot.
ruling-SM-14-why = A szabálykönyv minden levett napért és holdért egy pontot ad, és nem tesz kivételt a letakartakkal.

ruling-SM-15 = Egy szakaszt csak egészben lehet levenni. Beállítható, hogy legalább öt szomszédos lapból álló része is levehető legyen.
ruling-SM-15-why = A szabálykönyvben csak fogyatkozás osztja részekre a hosszabb sort.

ruling-SM-16 = Ami a levétel után marad, összezár, és egy sor marad a fogyatkozásaival együtt.
ruling-SM-16-why = A szabálykönyv csak a levett lapokat távolítja el.

ruling-SM-17 = Egy körben több szakaszt is levehetsz, az egyik vagy mindkét sorodból.
ruling-SM-17-why = A szabálykönyv egy vagy több sorról beszél.

ruling-SM-18 = Ami a köröd elején készen áll, azt leveheted, bárki tette teljessé.
ruling-SM-18-why = A szabálykönyv szerint egy körrel később lehet levenni. Mivel egy körben nem lehet letenni és levenni is, ez magától adódik.

ruling-SM-19 = Amíg van letehető lap, senkinek sem kell levennie.
ruling-SM-19-why = A szabálykönyv önkéntesnek mondja; csak annak kell levennie, aki nem tud letenni (SM-21).

## Megsemmisülés és állatok

ruling-SM-20 = Csak akkor semmisíted meg magad, ha sem letenni, sem levenni nem tudsz, vagy állat után nincs illő lapod. Beállítható, hogy önként is lehessen: bármelyik körödben, amíg van lap a kezedben, vagy csak a záró szakaszban, akár üres kézzel is. Aki a záró szakaszban él vele, annak már nincs több köre.
ruling-SM-20-why = A fő szabály csak ekkor írja elő, és a legtöbb forrás egyetért. A szabálykönyv egyik megjegyzése a mínuszpontok ellen ajánlja, a záró szakasznál pedig a három lehetőség egyikeként említi, ezért beállítható.

ruling-SM-21 = Aki letenni nem tud, de levenni igen, annak le kell vennie.
ruling-SM-21-why = A kör végrehajtható, ezért nincs ok az önmegsemmisítésre.

ruling-SM-22 = Ha állat után egyetlen lap sem illik, megsemmisíted magad, akkor is, ha le tudnál venni.
ruling-SM-22-why = A kör csak még egy lappal teljes, és ugyanabban a körben nem lehet letenni és levenni is.

ruling-SM-23 = Állat után jöhet újabb állat, állat letakarhat fogyatkozást, és a következő lap lehet fogyatkozás is.
ruling-SM-23-why = A szabálykönyv szabálya kivétel nélkül mindig érvényes, ha az imént letett lapon állat van.

ruling-SM-24 = Ha az állat az utolsó lapod volt, és nincs mit húzni, a köröd baj nélkül véget ér, és onnantól senki sem húz. Beállítható, hogy ekkor megsemmisítsd magad.
ruling-SM-24-why = A szabálykönyv nem szól erről az esetről. Nem illő lap hiányzik, hanem a húzópakli.

## Húzás

ruling-SM-25 = Húzni csak a saját kör elején és csak üres kézzel lehet, öt lapig; állat után azonnal.
ruling-SM-25-why = Kétszer is ez áll a szabálykönyvben.

ruling-SM-26 = Ha a húzópakliban ötnél kevesebb lap van, csak azokat veszed el; utána a dobópakli megkeverve új húzópaklit ad. Beállítható, hogy az új pakliból továbbhúzz.
ruling-SM-26-why = A szabálykönyv mindkettőt mondja: csak a maradékot kell elvenni, és az elfogyott húzópakli a megkevert dobópakliból újul meg.

ruling-SM-27 = A befejezés csak akkor kezdődik, ha valakinek húznia kell, és a húzópakli is, a dobópakli is üres.
ruling-SM-27-why = A szabálykönyv egyik mondata megújítja a paklit, egy másik a kiürülésével befejezi a játszmát. A kettő csak így fér össze.

ruling-SM-28 = A dobópakliban csak önmegsemmisítésből származó lapok vannak.
ruling-SM-28-why = A levett lapok pontok, és a gazdájuknál maradnak; más lap nem kerül le az asztalról.

ruling-SM-29 = A játszma 1000 kör után véget ér, és úgy értékeljük, ahogy áll; bármelyik körben választható önmegsemmisítésnél 5000 után. A szám beállítható.
ruling-SM-29-why = A dobópakli lapjai visszatérnek, ezért ha senki sem vesz le, a játszma talán sosem érne véget. A szabálykönyv erre nem tér ki; egy szokásos játszma 200 körnél rövidebb.

## A vége

ruling-SM-30 = Aki nem tudott húzni, már semmit sem tesz. Beállítható, hogy a többiek után még levehessen.
ruling-SM-30-why = A szabálykönyv csak a többieknek engedi, hogy kijátsszák a lapjaikat.

ruling-SM-31 = Ha már senki sem húz, a többiek sorban folytatják, amíg bárki tud lépni. Beállítható, hogy csak egy-egy körük legyen.
ruling-SM-31-why = A szabálykönyv szerint kijátszhatják a lapjaikat, de nem mondja meg, meddig.

ruling-SM-32 = Ilyenkor, a játszma végén, kézben lévő lap nélkül is le lehet venni; üres kézzel és legalább ötös szakasszal kötelező.
ruling-SM-32-why = A levételhez nem kell lap, és a szabálykönyv az utolsó teendők között említi.

ruling-SM-33 = Ha a végén egy önmegsemmisítés miatt újra van lap a dobópakliban, akkor sem húz már senki.
ruling-SM-33-why = A szabálykönyv végleg lezárja a húzást.

ruling-SM-34 = Minden nap- és holdkártya, amely a soraidban maradt, egy mínuszpont, a letakart is; a kézben lévő lapok nem számítanak. Beállítható, hogy csak a látható lapok számítsanak.
ruling-SM-34-why = A szabálykönyv azt számolja, ami játékban maradt, és nem tesz kivételt a letakart lapokkal. A kezet nem említi, és szinte sosem marad benne lap.

ruling-SM-35 = Egyenlőségnél közös a győzelem.
ruling-SM-35-why = A szabálykönyv nem szól az egyenlőségről.

ruling-SM-36 = Akinek csak fogyatkozása van, és nincs mit letakarni, az nem tud letenni, és megsemmisíti magát.
ruling-SM-36-why = Ez a szabályokból következik; rögtön az elején, az üres asztalnál is megtörténhet.

## Négyen

ruling-SM-37 = Egy sor azé a partneré, aki előtt elkezdték. Amíg ott fekszik, a másiknak nem lehet ilyen fajtájú sora, ellenfél lapja révén sem; ha eltűnt, a következő első lap dönt újra. Beállítható, hogy a partnerek sorfajtája az egész játszmára rögzüljön.
ruling-SM-37-why = A szabálykönyv az éppen fekvő sorról beszél, nem az egész játszmáról.

ruling-SM-38 = Csak a magad előtt fekvő sorokból vehetsz le. Beállítható, hogy a partner sorából is lehessen.
ruling-SM-38-why = A szabálykönyv négyen játszva is a saját sorokról beszél.

ruling-SM-39 = Bármelyik sorba tehetsz lapot, a partneredébe is.
ruling-SM-39-why = A szabálykönyv minden sort megnyit mindenkinek, és egy beszámoló is említ ilyen segítséget.

ruling-SM-40 = A partnerek nem beszélnek a kezükben lévő lapokról.
ruling-SM-40-why = A szabálykönyv nem szól erről, és a kéz a partner elől is rejtve van.

ruling-SM-41 = A kezdő játékost sorsolás vagy beállítás dönti el.
ruling-SM-41-why = A szabálykönyv szerint a legfiatalabb kezd; a mi asztalunk senkinek sem kérdezi a korát.

## Döntések

ruling-SM-D1 = A körödben vagy leteszel egy lapot, vagy leveszel. Csak ha egyik sem lehetséges, semmisíted meg magad.
ruling-SM-D1-why = A szabálykönyv ezt a két utat kínálja, és kizárja, hogy egy körben mindkettő megtörténjen.

ruling-SM-D2 = Te választod ki a lapot és a helyét: egy sor szélét, egy letakarandó fogyatkozást, fogyatkozásnak egy látható számkártyát, vagy egy hiányzó sort. Állat után újra választasz.
ruling-SM-D2-why = A szabálykönyv minden sort megnyit mindenkinek, amíg a számok nőnek.

ruling-SM-D3 = Te választod ki, melyik legalább ötlapos szakaszodat veszed le, egyet vagy többet.
ruling-SM-D3-why = A szabálykönyv egyet vagy többet enged, és nem írja elő, melyiket.
