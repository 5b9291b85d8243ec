### A NOX döntései: mi érvényes, és miért. A Lunasol számára írva.

ruling-NX-01 = A pakliban az 1 és 15 közötti értékek mindegyike egyetlen színhez tartozik, és hatszor fordul elő: kék 1, 4, 9, 11, 15; zöld 2, 5, 7, 12, 14; narancs 3, 6, 8, 10, 13. Beállítással minden érték minden színben kétszer szerepel, vagy a lapok fájlból jönnek.
ruling-NX-01-why = A szabálykönyv csak azt mondja meg, melyik színből hány lap van. A lista ismertetőkből származik, amelyek egymással és a szabálykönyv példáinak minden lapjával egyeznek; az egyik a 10-esben és a 11-esben tér el, egy másik a példányszámban.

ruling-NX-02 = Kettő–hat játékos játszhatja.
ruling-NX-02-why = Ez áll a szabálykönyvben. Egy ismertető szerint a német szabálylapon három–hat áll, a dobozon viszont kettő–hat.

ruling-NX-03 = A kezdő játékost sorsolás vagy beállítás dönti el.
ruling-NX-03-why = A nyelvek ellentmondanak egymásnak: csehül és szlovákul a legfiatalabb kezd, lengyelül az, aki utoljára látott csontvázat.

ruling-NX-04 = A narancsszínű csontvázat Alphonse-nak hívják.
ruling-NX-04-why = A cseh és a szlovák szabályban Alfons, a németben Alphonse, a lengyelben Antonio a neve. Ahol a nyelvünknek saját kiadása van, annak a nevét használjuk; magyarul a német nevet vettük át.

ruling-NX-05 = Már a legelső lépésedben bárki ládájában nyithatsz kupacot, bármelyik lappal.
ruling-NX-05-why = A cseh és a szlovák szabály ezt kifejezetten kimondja.

ruling-NX-06 = Üres ládát bármikor meg lehet nyitni. Beállítással csak a fordulóbeli első lépéseddel.
ruling-NX-06-why = Az egyik mondat egy meglévő kupac melletti új kupacról beszél, a másik arról, hogy magunk elé vagy más elé játszunk. Az utóbbi az általános szabály.

ruling-NX-07 = Egy láda egyetlen kupacát is le szabad takarni.
ruling-NX-07-why = A lengyel szabály ehhez mintha egynél több lapot kívánna, a többi nem. Ezt fordítási hibának tartjuk.

ruling-NX-08 = Egy lap bármelyik azonos színű kupacot letakarhatja, akár nagyobb, akár kisebb, akár egyenlő az értéke.
ruling-NX-08-why = A szabálykönyv szerint a kupacok értéke nőhet és csökkenhet is; csak a színnek kell egyeznie.

ruling-NX-09 = Kupacot nyitni és letakarni a saját ládádban és mindenki máséban is szabad.
ruling-NX-09-why = A szabálykönyv mindkettőt megengedi, és a játék ettől él.

ruling-NX-10 = Új kupac nyitható olyan értékkel is, amelyet a láda már mutat. A kettő azonnal egyesül, így a kupacok száma nem változik.
ruling-NX-10-why = Semmi sem tiltja; egy ismertető úgy írja le, hogy a lap a vele egyenlőre kerül, ami ugyanaz.

ruling-NX-11 = A kupacok akkor egyesülnek, ha az értékük egyenlő; a szín nem számít.
ruling-NX-11-why = Minden nyelv egyenlő értékről vagy számról beszél. A nyomtatott pakliban az egyenlő értékek színe amúgy is azonos.

ruling-NX-12 = Egyesülés után az a kupac van felül, amelyik éppen megváltozott. Beállítással a láda gazdája választ, ha a két lap színe különbözik.
ruling-NX-12-why = A szabálykönyv nem szól róla. A nyomtatott pakliban a két lap egyforma; csak akkor számít, ha minden érték minden színben kétszer szerepel.

ruling-NX-13 = Az egyesülés kötelező, és azonnal megtörténik.
ruling-NX-13-why = A szabálykönyv szerint a kupacokat rögtön össze kell rakni; erről senki sem dönt.

ruling-NX-14 = Ha a hatodik kupac egyesül, megint öt van, és a forduló folytatódik.
ruling-NX-14-why = Az egyenlő kupacok mindig és azonnal egyesülnek, tehát még a számolás előtt. Egy ismertető megerősíti, hogy az egyesülés késlelteti a forduló végét.

ruling-NX-15 = A hatodik kupac azonnal véget vet a fordulónak: senki sem húz, és senki sem lép többet.
ruling-NX-15-why = A szabálykönyv szerint a forduló abban a pillanatban ér véget, amikor egy ládában hat kupac van.

ruling-NX-16 = A hatodik kupacot más ládájába is játszhatod, és ezzel véget vethetsz a fordulónak.
ruling-NX-16-why = A szabálykönyv pontozási példájában éppen ez történik.

ruling-NX-17 = Ha a húzópakli elfogyott, húzás nélkül megy tovább a játék, amíg minden kéz ki nem ürül.
ruling-NX-17-why = Ez áll a szabálykönyvben; egyes ismertetők szerint a húzópakli végéig tart.

ruling-NX-18 = Csak a felső lapok számítanak: a három színhez és a pontokhoz is.
ruling-NX-18-why = A szlovák szabály ezt kifejezetten kimondja; a többi nyelv nyitva hagyja.

ruling-NX-19 = Az a láda, amelyik mindhárom színt mutatja, akármilyen kevés kupaccal is pontot ér; három elég.
ruling-NX-19-why = A szabálykönyv a színeket kívánja meg, nem a hat kupacot.

ruling-NX-20 = A játszma annak a fordulónak a végén ér véget, amelyikben valaki eléri a célt: 150 pontot, bátraknak 100-at. Beállítással a cél 100, 150 vagy 200.
ruling-NX-20-why = A szabálykönyv szerint a célt el kell érni, egy ismertető szerint túl kell lépni. A cseh és a szlovák szabály rövid és hosszú játszmát is említ.

ruling-NX-21 = Ha többen is elérték a célt, a legmagasabb összpontszám nyer.
ruling-NX-21-why = Ez áll a szabálykönyvben.

ruling-NX-22 = Ha az élen egyenlőség van, közös a győzelem. Beállítással mindenki tovább játszik, amíg valaki egyedül nem vezet.
ruling-NX-22-why = A szabálykönyv nem szól róla.

ruling-NX-23 = Bátraknak, beállítható változat: fordulónként csak a legjobb eredményt kell felírni. Ha senki sem mutat három színt, senki sem kap pontot.
ruling-NX-23-why = A változat benne van a szabálykönyvben; hogy a nullás legjobb eredmény nem ér semmit, ebből következik.

ruling-NX-24 = Bátraknak: ha többeknek is a legjobb az eredménye a fordulóban, mindannyian felírják.
ruling-NX-24-why = A cseh és a szlovák szabály ezt mondja; a lengyel hallgat róla.

ruling-NX-25 = Passzolni nem lehet.
ruling-NX-25-why = A szabálykönyv szerint mindig ki kell játszani egy lapot, és ez mindig lehetséges is: új kupacot bárhol lehet nyitni.

ruling-NX-26 = Egy ládában sosincs hatnál több kupac.
ruling-NX-26-why = A hatodikkal véget ér a forduló.

ruling-NX-27 = A szabálykönyv példájában minden letakarás szabályos, amelyet a cseh és a szlovák szöveg felsorol.
ruling-NX-27-why = A lengyel szöveg kihagyja, mi tehető a kék 9-essel. Hiányos, de nem mond ellent a többinek.

ruling-NX-28 = 100 forduló után a játszma véget ér, és a legmagasabb összpontszám nyer. Beállítással más számú forduló után.
ruling-NX-28-why = A szabálykönyvnek nincs szüksége korlátra; nélküle viszont sosem végeznének azok, akik csak egymás ládáját rontják.

ruling-NX-D1 = Amikor te jössz, választasz egy lapot a kezedből, és azt, hová kerül: új kupacként bármelyik ládába, vagy egy azonos színű kupacra. A többiek várnak, és ami ki van játszva, az ott marad.
ruling-NX-D1-why = Ez a játék egyetlen döntése; minden más magától következik belőle.
