### A Gra roku játszható leckéje.

lesson-goal = Köszönt az év! Tizenkét jelképet gyűjtesz, minden évszakból hármat. A végén csak a tavasztól télig teljes sorok számítanak.
lesson-middle = Középen egy négyzet fekszik, amelyet közösen töltötök meg: négy sor, és minden évszaknak egy oszlop. Kettesben a húzópakli is játszik: minden fordulóban letesz egy lapot, most a fagylaltot.
lesson-choose = Minden fordulóban mindketten titokban választotok egy lapot. Vedd fel az egyes sütőtököt, és tedd le képpel lefelé.
lesson-turned-up = Mindkét lapot felfordítjátok. A több pontot érő lap kezd, ezért Luna kettes hóembere megelőzi a te egyes sütőtöködet.
lesson-luna-places = Luna az 1. sorba teszi a hóembert, a tél oszlopába. Ott már csak az ősz hiányzik.
lesson-fill = Minden lap a saját évszaka oszlopába kerül. Tedd a sütőtököt az 1. sorba: betelik a sor!
lesson-take = A negyedik lap mindent megszakít: mindenki elvesz egy lapot ebből a sorból, elsőként az, aki megtöltötte. Vedd el a hóembert az évedbe.
lesson-luna-takes = Luna elveszi a méhecskét. A maradék a dobozba kerül, új lap nyitja meg az 1. sort, a húzópakli pedig leteszi a lapját a következő fordulóhoz.
lesson-strong = A legerősebb lap kezd, aztán az óramutató járása szerint haladtok. Egyenlő pontnál a későbbi évszak az erősebb, aztán a nagyobb jelkép. Válaszd az ötös karácsonyfát.
lesson-first = Az ötösöd erősebb, mint Luna hármas gólyája: te teszel le elsőként.
lesson-careful = Vigyázz: az 1. sorban már két lap fekszik. Ha harmadikat teszel oda, Luna megtöltheti a sort, és ő vesz el elsőként. A 3. sor biztonságosabb.
lesson-luna-waits = Luna az 1. sorba teszi a gólyát, az új fordulóhoz pedig a húzópakli egy fagylaltot tesz a 3. sorba. Ez a lap sosem tölt meg sort.
lesson-two-rows = Most az 1. sorból a tél hiányzik, a 3. sorból a tavasz. Az 1. sorhoz van jó lapod: válaszd a négyes hópelyhet.
lesson-first-again = Luna egy hármas méhecskét fordít fel. A 4 ponttal megint te kezdesz.
lesson-fill-again = Töltsd meg az 1. sort a hópehellyel.
lesson-take-again = Te veszel el elsőként. A hópehely éri a legtöbbet, és ez a második téli jelképed: vedd el.
lesson-luna-stork = Luna elveszi a gólyát, és az 1. sor újrakezdődik. Most ő teszi le a felfordított lapját.
lesson-luna-fills = A méhecske megtölti a 3. sort, így most Luna vesz el elsőként.
lesson-luna-owns = A hármas méhecskét veszi el. Egy évben azonban minden jelkép csak egyszer lehet, és méhecskéje már van.
lesson-luna-swaps = Cserélhet, mert a 3 pont több, mint a 2. A régi méhecskét félreteszi, és a végén minden félretett lap egy pont levonással jár.
lesson-third = Te jössz: vedd el a karácsonyfát. Ez a teled harmadik jelképe!
lesson-bonus = A teljes évszakért azonnal jutalomlap jár a húzópakliból: ötös hóember! Cseréld be a kettes hóemberedért; jutalomlapnál a csere nem kerül semmibe.
lesson-rows = Pompás tél, de még nem számít: egy sorhoz mind a négy évszak kell. Egy-egy tavaszi, nyári és őszi lap, és teljes az első sorod.
lesson-end = A játszma akkor ér véget, ha valakinek megvan mind a tizenkét jelkép, vagy ha lapot kellene húzni, de a húzópakli üres. Ekkor a teljes sorok pontjai számítanak, és minden félretett lap egy pont levonással jár.
lesson-done = Ennyi az egész játék. Tölts meg sorokat, hogy elsőként vehess el lapot, gyűjtsd egyenletesen az évszakokat, és óvakodj a jelképektől, amelyek már megvannak. Jó évet!

lesson-other-choose = Azt is kijátszhatnád. Ebben a leckében válaszd a fent megnevezett lapot.
lesson-other-fill = Az a mező is szabályos. De az 1. sorban ez lenne a negyedik lap, és te vennél el elsőként: tedd oda.
lesson-other-take = Azt is elvehetnéd. Ebben a leckében a fent megnevezett lapot vedd el.
lesson-other-careful = Az a mező is szabályos, de a lecke a 3. sorban folytatódik: oda tedd a karácsonyfát.
lesson-other-third = Az is új jelkép volna. De csak a karácsonyfával lesz teljes a teled.
lesson-other-bonus = A dobozban a lap nem kerül semmibe, de nem is ér semmit. Cserélj: 5 pont jobb, mint 2.
