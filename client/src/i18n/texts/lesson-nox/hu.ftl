### A NOX leckéje: egy forduló Luna ellen.

lesson-welcome = Üdv a temetőben! Te is, Luna is kaptok egy hatrekeszes ládát, és három-három lap van a kezetekben.
lesson-goal = A végén a ládád annyi pontot ér, amennyi a felső lapok összege, de csak akkor, ha mindhárom szín látszik: a kék Ramon, a zöld Jack és a narancs Alphonse.
lesson-open = Amikor te jössz, kijátszol egy lapot. Koppints a kék 11-re, majd a saját ládád világító üres helyére: ezzel kupacot nyitsz.
lesson-open-other = Ezt később megteheted. Most előbb a kék 11-et tedd a saját ládádba.
lesson-drawn = Húztál egy új lapot, Luna pedig kupacot nyitott a ládájában: zöld 14.
lesson-second = Egy szín nem elég. Nyiss második kupacot a ládádban a zöld 12-vel.
lesson-second-other = Szabad, de kell egy második szín: tedd a zöld 12-t új kupacként a ládádba.
lesson-luna-second = Luna a zöld 14 mellé letette a kék 15-öt. Már csak a narancs hiányzik, neki is, neked is.
lesson-third = A ládád elején látod, melyik szín hiányzik. Nyiss harmadik kupacot a narancs 8-cal.
lesson-third-other = A narancs 8-cal meglesz mindhárom színed. Nyiss vele új kupacot a ládádban.
lesson-three = Mindhárom szín megvan! Mostantól számítanak a felső lapjaid: 11 + 12 + 8 = 31.
lesson-spoiled = Jaj! Mindenki bármelyik ládába játszhat. Luna letakarta a narancs 8-asodat egy narancs 3-mal; most már csak a 3 számít.
lesson-repair = Egy lapot azonos színű kupacra is tehetsz, akár nagyobb, akár kisebb. Takard le a 3-at a narancs 13-mal.
lesson-repair-other = Inkább a narancs 13-at tedd a ládádban lévő narancs 3-ra: ez tíz ponttal több.
lesson-luna-three = Lunának is megvan mindhárom színe: 14 + 15 + 6 = 35.
lesson-spoil = Most te légy gonosz: takard le Luna kék 15-ösét a kék 1-gyel.
lesson-spoil-other = Van ennél gonoszabb is: tedd a kék 1-et Luna kék 15-ösére.
lesson-luna-nine = Tizennégy ponttal kevesebb! Luna új kupaccal pótolja: kék 9.
lesson-merge = Húztál még egy kék 1-et. Ha egy ládában két kupac ugyanazt az értéket mutatja, egyesülnek. Tedd Luna kék 9-esére.
lesson-merge-other = Próbáld ki az egyesítést: tedd a kék 1-et Luna kék 9-esére.
lesson-merged = Két egyes látszik, ezért a két kupacból egy lett. Luna elvesztette a kilenc pontját és egy kupacát.
lesson-luna-five = Luna kupacot nyit a zöld 5-tel. Egy ládában egy színből több kupac is lehet.
lesson-fourth = Ezt te is megteheted: nyiss negyedik kupacot a ládádban a zöld 14-gyel.
lesson-fourth-other = A zöld 14 új kupacként a saját ládádban hozza a legtöbbet.
lesson-fifty = A ládád most 50-et ér. De Luna mosolyog…
lesson-luna-merges = …letakarta a 14-esedet egy zöld 12-vel. 12-esed már volt: a kupacok egyesülnek, és oda a 14 pont.
lesson-again = Semmi baj. Nyiss még egy kupacot a ládádban a narancs 10-zel.
lesson-again-other = A narancs 10 neked jó: tedd új kupacként a saját ládádba.
lesson-five = Lunának már öt kupaca van. Amint egy ládában hat lesz, a forduló rögtön véget ér, mindegy, ki tette le a hatodikat.
lesson-end = A te ládád 46-ot ér, Lunáé 41-et. Fejezd be a fordulót, amíg vezetsz: nyisd meg a hatodik kupacot Luna ládájában a kis zöld 2-vel.
lesson-end-other = Vigyázz, egy nagy lap Lunának segítene. A zöld 2-t tedd a ládája hatodik helyére.
lesson-scored = A forduló véget ért: 46 pont neked, 43 Lunának. Akinek a végén hiányzik egy színe, egyetlen pontot sem kap.
lesson-match = Az igazi játszmában fordulóról fordulóra újra megkeveritek az összes lapot. Ha valakinek megvan a 150 pontja, a legmagasabb összpontszám nyer. Jó szórakozást!
