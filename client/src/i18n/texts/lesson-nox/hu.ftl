### A NOX leckéje: egy forduló Luna ellen.

lesson-chest = Szia, Luna vagyok! Ez a ládád: a felső lapjai pontot érnek.
lesson-colours = De csak akkor, ha kék, zöld és narancs is látszik.
lesson-open = Koppints a kék 11-re, aztán a ládád üres helyére.
lesson-open-other = Ezt később megteheted. Előbb a kék 11-et tedd a saját ládádba.
lesson-second = Én is nyitottam egy kupacot. Nyisd meg a másodikat: zöld 12.
lesson-second-other = Kell egy második szín: nyiss kupacot a zöld 12-vel.
lesson-third = Még hiányzik a narancs. Nyiss harmadik kupacot a narancs 8-cal.
lesson-third-other = A narancs 8-cal meglesz mindhárom színed. Nyiss vele új kupacot.
lesson-three = Mindhárom szín megvan! 11 + 12 + 8 = 31 pont.
lesson-spoiled = Jaj! Letakartam a 8-asodat. Minden lap a saját színét takarhatja, bármelyik ládában.
lesson-repair = Csináld te is: takard le a 3-ast a narancs 13-mal.
lesson-repair-other = Inkább a narancs 13-at tedd a ládádban lévő narancs 3-ra.
lesson-merge = Most légy gonosz: tedd a kék 4-est az én kék 15-ösömre.
lesson-merge-other = Van ennél gonoszabb is: tedd a kék 4-est az én kék 15-ösömre.
lesson-merged = Az egyforma értékek egyesülnek: elvesztettem 15 pontot és egy kupacot.
lesson-fourth = Nyiss negyedik kupacot a zöld 14-gyel. Egy szín többször is lehet.
lesson-fourth-other = A zöld 14 új kupacként a saját ládádban hozza a legtöbbet.
lesson-luna-merges = Bosszú! A 12-esem letakarta a 14-esedet, és egyesült a 12-eseddel.
lesson-again = Semmi baj: nyiss új kupacot a narancs 10-zel.
lesson-again-other = A narancs 10 neked jó: nyiss vele új kupacot a ládádban.
lesson-sixth = A hatodik kupac bármelyik ládában befejezi a fordulót. Nekem négy van.
lesson-fifth = Nyiss nálam ötödik kupacot a kis zöld 2-vel.
lesson-fifth-other = A zöld 2-est tedd az én ládámba: így közelebb a vég.
lesson-lacks = Nincs narancsom! Ha most vége lenne, semmit sem kapnék.
lesson-end = Fejezd hát be: nyisd meg nálam a hatodikat a kék 1-gyel!
lesson-end-other = A kék 1-est tedd a hatodik helyemre: azzal vége a fordulónak.
lesson-scored = 46 pont neked, nekem semmi. Szép játék!
lesson-match = Aztán új forduló jön. 150 ponttal már nyerni lehet.
