### A Day & Night döntései: mi érvényes, és miért. A Lunasol számára írva.

ruling-DN-01 = Három–öt játékos játszhatja. Beállítással ketten is: ekkor 54 lap kerül vissza a dobozba.
ruling-DN-01-why = A cseh és a szlovák fejlécben kettő–öt áll, a többiben három–öt, és egyik nyelv sem mondja meg, hány lapot tegyen vissza két játékos. Az 54 a három, négy és öt játékosra megadott számokból következik.

ruling-DN-02 = Rekonstrukcióval játszunk, ez az R1: színenként minden értékből két lap és egy harmadik 7-es; a szélső értékeken van a legtöbb csillag, a 4-től 10-ig terjedő értékek egy-egy lapján időszimbólum. Beállítással R2, ahol minden 6-os, 7-es és 8-as lapon szimbólum van, vagy egy fájl a saját lapjaiddal.
ruling-DN-02-why = A szabálykönyv négy színt ad meg, színenként 27 lappal, 1-től 13-ig terjedő értékekkel. Hogy melyik lapon hány csillag van, csak olyan képeken látszott, amelyek nincsenek meg nekünk.

ruling-DN-03 = Egy lapon vagy egy–négy csillag van, vagy az időszimbólum, sosem mindkettő.
ruling-DN-03-why = A szabálykönyv szerint egyes lapokon a szimbólum van, a többin csillagok; egy japán leírás is megerősíti.

ruling-DN-04 = A cél: legyen a legtöbb csillagod.
ruling-DN-04-why = A magyar szöveg úgy hangzik, mintha a szín kitalálásához gyűjtenénk csillagokat; ez fordítási hiba.

ruling-DN-05 = Először néhány lap visszakerül a dobozba, aztán a maradékból kell osztani.
ruling-DN-05-why = A nyelvek másképp írják le a sorrendet. Az esélyek szempontjából mindegy.

ruling-DN-06 = Senki sem kezd: mindenki egyszerre választ. Hogy ki fordítja fel a középső lapot, semmit sem dönt el.
ruling-DN-06-why = A szabálykönyv szerint valaki felfordítja; az ülésrend csak az osztásnál számít.

ruling-DN-07 = A középső lapon lévő időszimbólum azonnal átfordítja az időkártyát, mielőtt bárki választana.
ruling-DN-07-why = Három nyelv mondja, hogy azonnal, kettő elhagyja. Választáskor tudnod kell, hogy nappal van-e.

ruling-DN-08 = Minden felfordított időszimbólum egyszer átfordítja az időkártyát. Két egyidejű kioltja egymást, három annyi, mint egy.
ruling-DN-08-why = A német, a magyar és a lengyel szöveg szerint annyiszor, ahány szimbólum van; a cseh és a szlovák pontatlan. Egy ismertető megerősíti, hogy kettő kioltja egymást.

ruling-DN-09 = Az első lapok időszimbólumai még a második lapok kiválasztása előtt hatnak.
ruling-DN-09-why = A szabálykönyv a második laphoz az egész műveletet megismétli, és az időkártya átfordítása is része.

ruling-DN-10 = Középen pontosan egy lap fekszik.
ruling-DN-10-why = A cseh és a szlovák szöveg egyszer több lapról beszél; az első lépésben minden nyelv egyet fordít fel.

ruling-DN-11 = Az a szín, amelyből nincs lap az asztalon, éjjel nem versenyez. Beállítással nullát ér: ekkor egyetlen hiányzó szín nyer, és senki sem vesz el lapot, több hiányzó szín pedig döntetlen.
ruling-DN-11-why = A szabálykönyv nem szól róla. Az értékek legkisebb összegéhez értékek kellenek, és a hiányzó színekkel rengeteg éjjelen senki sem venne el lapot.

ruling-DN-12 = Ha két vagy több szín egyforma a nyerő összegben, egyik szín sem nyer, és senki sem vesz el lapot.
ruling-DN-12-why = A lengyel szöveg csak két színt említ; a többi minden egyenlőségre érti.

ruling-DN-13 = Azoknak a színeknek az egyenlősége, amelyek amúgy sem nyernek, semmit sem változtat.
ruling-DN-13-why = Nappal csak a legnagyobb összeg számít, éjjel csak a legkisebb.

ruling-DN-14 = Ha csak egy szín van az asztalon, az nyer, nappal és éjjel is.
ruling-DN-14-why = Övé egyszerre a legnagyobb és a legkisebb összeg, és nincs mivel egyenlőnek lennie.

ruling-DN-15 = Ha az ütőszínt csak a középső lap mutatja, senki sem vesz el lapot.
ruling-DN-15-why = Csak az vesz el lapot, aki maga is játszott ki az ütőszínből.

ruling-DN-16 = Bármelyik lapot elveheted, amely felfordítva fekszik az asztalon, bármilyen színű, és bárki játszotta is ki, a középsőt is, de azt nem, amit mások már összegyűjtöttek. Beállítással csak ütőszínű lapot.
ruling-DN-16-why = A szabálykönyv szerint bármely felfordított lapot. A japán kiadásról szóló beszámoló csak az ütőszínről beszél.

ruling-DN-17 = Aki elvehet egy lapot, annak el is kell vennie egyet, akár csillag nélkülit is.
ruling-DN-17-why = A fő szöveg szerint szabad, a megjegyzés szerint minden nyelven kötelező.

ruling-DN-18 = Az elvétel sorrendje az ütőszínű lapjaid összegétől függ. Éjjel tehát két alacsony lap is kerülhet egyetlen lap mögé.
ruling-DN-18-why = A fő szöveg a legmagasabb lapról beszél, a mellette álló megjegyzés a kettőt összeadja; a megjegyzés a pontosabb.

ruling-DN-19 = Ha a pakli már nem elég egy teljes fordulóra, vagyis egy középső lapra és fejenként két lapra, a most kezdődő forduló az utolsó; utána senki sem húz. Beállítással az utolsó lap után még egy forduló jön, vagy középső lapok nélkül megy a játék, amíg a pakli el nem fogy.
ruling-DN-19-why = A szabálykönyvben az is áll, hogy a játék a pakli elfogyásáig tart, és az is, hogy utána még egy utolsó forduló következik, de a számai nem jönnek ki egyenlően. A mi olvasatunkban minden kéz egyforma marad, és kijön az a nyolc vagy hét forduló, amennyit egy ismertető számol.

ruling-DN-20 = Ha két játékosnak ugyanannyi az összege, az vesz el előbb, akinek kevesebb csillaga van. A csillagok úgy számítanak, ahogy ebben a fordulóban az első elvétel előtt voltak.
ruling-DN-20-why = A szabálykönyv azt hasonlítja össze, amijük az egyenlő játékosoknak éppen van, és még nem vettek el semmit.

ruling-DN-21 = Ha a csillagok is egyformák, ezek a játékosok nem vesznek el lapot; a többi ugyanilyen összegűt ez nem érinti. Beállítással az egész ilyen összegű csoport kimarad.
ruling-DN-21-why = A szabálykönyv két játékosról beszél, akik még mindig egyenlők, és nyitva hagyja, mi történik háromnál.

ruling-DN-22 = Éjjel a sorrend a legkisebb összegtől a legnagyobbig tart.
ruling-DN-22-why = A szlovák szöveg kihagyja a második legkisebbet; a másik négy nyelv teljes.

ruling-DN-23 = Az asztal leszedésekor az összegyűjtött lapok a gazdájuknál maradnak.
ruling-DN-23-why = Szó szerint véve két nyelv mindent eldobatna, ami felfordítva fekszik. A lengyel szöveg szerint azokat a lapokat, amelyeket senki sem vett el.

ruling-DN-24 = Az összegyűjtött lapok felfordítva fekszenek, és a csillagok számát mindenki tudhatja.
ruling-DN-24-why = A szabálykönyv szerint felfordítva tesszük magunk elé őket, és másképp az egyenlőségeket nem is lehetne eldönteni.

ruling-DN-25 = Az eldobott lapok nem kerülnek vissza.
ruling-DN-25-why = A szabálykönyv nem említi az újrakeverést; a játék a paklival együtt ér véget.

ruling-DN-26 = A legtöbb csillag nyer, aztán a több összegyűjtött lap, a csillag nélküliek is; különben közös a győzelem.
ruling-DN-26-why = Ez áll a szabálykönyvben.

ruling-DN-27 = A napszak fordulóról fordulóra marad. Csak a játszma kezdődik nappal.
ruling-DN-27-why = Ez áll a szabálykönyvben.

ruling-DN-D1 = Mindenki titokban kiválaszt egy első lapot a kezéből. Visszavonhatod a választásodat, amíg nem választott mindenki.
ruling-DN-D1-why = Mindenki egyszerre választ. Mindenki látja, hogy választottál, de azt nem, hogy mit; így senki sem tud meg semmit, ha meggondolod magad.

ruling-DN-D2 = Mindenki titokban kiválaszt egy második lapot, az összes első lap és a napszak ismeretében. Visszavonhatod a választásodat, amíg nem választott mindenki.
ruling-DN-D2-why = A második választásra ugyanaz érvényes, mint az elsőre.

ruling-DN-D3 = Akik lapot vehetnek el, egymás után, nyíltan választanak abból, ami még megvan.
ruling-DN-D3-why = A sorrendet az ütőszínbeli összegek szabják meg: nappal a legnagyobbtól, éjjel a legkisebbtől.
