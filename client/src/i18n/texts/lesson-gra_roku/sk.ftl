### Hrateľná lekcia hry Gra roku.

lesson-goal = Vitaj v roku! Zbieraš dvanásť symbolov, tri pre každé ročné obdobie. Počítať sa budú len úplné rady od jari do zimy.
lesson-middle = Uprostred leží štvorec, ktorý spoločne zapĺňate: štyri rady a stĺpec pre každé obdobie. Vo dvojici hrá aj balíček a každé kolo priloží jednu kartu, teraz zmrzlinu.
lesson-choose = Ty aj Luna si každé kolo tajne vyberiete kartu. Vezmi tekvicu 1 a polož ju lícom dolu.
lesson-turned-up = Obe karty sa otočia. Prednosť má karta s vyšším počtom bodov: Luna teda kladie snehuliaka 2 skôr než ty tekvicu 1.
lesson-luna-places = Luna kladie snehuliaka do radu 1, do stĺpca zimy. Tam teraz chýba už len jeseň.
lesson-fill = Karta patrí vždy do stĺpca svojho obdobia. Polož tekvicu do radu 1: rad bude plný!
lesson-take = Štvrtá karta všetko preruší: každý si z tohto radu vezme kartu, prvý ten, kto ho zaplnil. Vezmi si do roka snehuliaka.
lesson-luna-takes = Luna si berie včelu. Zvyšok ide do škatule, rad 1 otvorí nová karta a balíček priloží svoju kartu pre ďalšie kolo.
lesson-strong = Začína najsilnejšia karta, potom sa hrá v smere hodinových ručičiek. Pri rovnakých bodoch je silnejšie neskoršie obdobie, potom väčší symbol. Vyber vianočný stromček 5.
lesson-first = Tvoja 5 je viac než Lunin bocian 3: kladieš skôr než ona.
lesson-careful = Pozor: v rade 1 už ležia dve karty. S treťou by ho Luna mohla zaplniť a brať prvá. Bezpečnejší je rad 3.
lesson-luna-waits = Luna kladie bociana do radu 1 a balíček na začiatku kola pridáva zmrzlinu do radu 3. Jeho karta nikdy rad nezaplní.
lesson-two-rows = V rade 1 teraz chýba zima a v rade 3 jar. Pre rad 1 máš správnu kartu: vyber vločku 4.
lesson-first-again = Luna otáča včelu 3. So 4 bodmi máš znova prednosť ty.
lesson-fill-again = Zaplň rad 1 vločkou.
lesson-take-again = Berieš skôr než Luna. Vločka má najviac bodov a je to tvoj druhý zimný symbol: vezmi si ju.
lesson-luna-stork = Luna si berie bociana a rad 1 sa začína znova. Teraz kladie kartu, ktorú otočila.
lesson-luna-fills = Včela zaplní rad 3 a tentoraz berie prvá Luna.
lesson-luna-owns = Berie si včelu 3. Lenže v roku smie byť každý symbol len raz a včelu už má.
lesson-luna-swaps = Smie vymeniť, lebo 3 body sú viac než 2. Stará včela ide nabok a každá odložená karta stojí na konci bod.
lesson-third = Teraz ty: vezmi si vianočný stromček. Je to tretí symbol tvojej zimy!
lesson-bonus = Úplné obdobie hneď prinesie bonusovú kartu z balíčka: snehuliak 5! Vymeň ho za svojho snehuliaka 2; výmena za bonusovú kartu nič nestojí.
lesson-rows = Nádherná zima, ale zatiaľ sa nepočíta: rad potrebuje všetky štyri obdobia. Po jednej karte jari, leta a jesene, a tvoj prvý rad bude úplný.
lesson-end = Partia sa končí, len čo má niekto všetkých dvanásť symbolov alebo keď treba potiahnuť kartu a balíček je prázdny. Potom sa počítajú body úplných radov a každá odložená karta stojí bod.
lesson-done = To je celá hra. Zapĺňaj rady, nech berieš skôr než ostatní, zbieraj všetky obdobia rovnomerne a daj pozor na symboly, ktoré už máš. Nech sa ti rok vydarí!

lesson-other-choose = Aj to by šlo. V tejto lekcii však, prosím, vyber kartu uvedenú vyššie.
lesson-other-fill = To pole je dovolené. V rade 1 však bude tvoja karta štvrtá a berieš skôr než Luna: polož ju tam.
lesson-other-take = Aj tú by šlo vziať. V tejto lekcii si však, prosím, vezmi kartu uvedenú vyššie.
lesson-other-careful = To pole je dovolené, ale lekcia pokračuje v rade 3: polož stromček tam.
lesson-other-third = Aj to by bol nový symbol. Len vianočný stromček však doplní tvoju zimu.
lesson-other-bonus = V škatuli karta nič nestojí, ale ani nič neprinesie. Vymeň: 5 bodov je lepších ako 2.
