### Grywalna lekcja gry Gra roku.

lesson-goal = Witaj w roku! Zbierasz dwanaście symboli, po trzy z każdej pory roku. Liczyć się będą tylko pełne rzędy od wiosny do zimy.
lesson-middle = Na środku leży kwadrat, który zapełniacie wspólnie: cztery rzędy i po jednej kolumnie dla każdej pory roku. We dwoje gra też talia: co rundę dokłada jedną kartę, teraz lody.
lesson-choose = W każdej rundzie ty i Luna w tajemnicy wybieracie kartę. Weź dynię 1 i połóż ją zakrytą.
lesson-turned-up = Obie karty zostają odkryte. Pierwszeństwo ma karta z większą liczbą punktów: Luna kładzie więc bałwana 2 przed twoją dynią 1.
lesson-luna-places = Luna kładzie bałwana w rzędzie 1, w kolumnie zimy. Brakuje tam już tylko jesieni.
lesson-fill = Karta trafia zawsze do kolumny swojej pory roku. Połóż dynię w rzędzie 1: to zapełni rząd!
lesson-take = Czwarta karta przerywa wszystko: każdy bierze kartę z tego rzędu, najpierw ten, kto go zapełnił. Weź do swojego roku bałwana.
lesson-luna-takes = Luna bierze pszczołę. Reszta idzie do pudełka, nowa karta otwiera rząd 1, a talia dokłada swoją kartę na następną rundę.
lesson-strong = Zaczyna najmocniejsza karta, potem gra się zgodnie z ruchem wskazówek zegara. Przy równych punktach mocniejsza jest późniejsza pora roku, potem większy symbol. Wybierz choinkę 5.
lesson-first = Twoje 5 to więcej niż bocian 3 Luny: kładziesz przed nią.
lesson-careful = Ostrożnie: w rzędzie 1 leżą już dwie karty. Gdy dojdzie trzecia, Luna może zapełnić rząd i brać pierwsza. Bezpieczniejszy jest rząd 3.
lesson-luna-waits = Luna kładzie bociana w rzędzie 1, a na początku rundy talia dokłada lody do rzędu 3. Karta z talii nigdy nie zapełnia rzędu.
lesson-two-rows = W rzędzie 1 brakuje teraz zimy, a w rzędzie 3 wiosny. Do rzędu 1 masz dobrą kartę: wybierz płatek śniegu 4.
lesson-first-again = Luna odkrywa pszczołę 3. Z 4 punktami znów masz pierwszeństwo.
lesson-fill-again = Zapełnij rząd 1 płatkiem śniegu.
lesson-take-again = Bierzesz przed Luną. Płatek śniegu ma najwięcej punktów i jest twoim drugim symbolem zimy: weź go.
lesson-luna-stork = Luna bierze bociana, a rząd 1 zaczyna się na nowo. Teraz kładzie kartę, którą odkryła.
lesson-luna-fills = Pszczoła zapełnia rząd 3 i tym razem Luna bierze pierwsza.
lesson-luna-owns = Bierze pszczołę 3. W roku każdy symbol może być jednak tylko raz, a pszczołę już ma.
lesson-luna-swaps = Może ją zamienić, bo 3 punkty to więcej niż 2. Stara pszczoła idzie na bok, a każda odłożona karta kosztuje na koniec punkt.
lesson-third = Teraz ty: weź choinkę. To trzeci symbol twojej zimy!
lesson-bonus = Kompletna pora roku od razu daje kartę premiową z talii: bałwan 5! Zamień na niego swojego bałwana 2; zamiana na kartę premiową nic nie kosztuje.
lesson-rows = Wspaniała zima, ale jeszcze się nie liczy: rząd potrzebuje wszystkich czterech pór roku. Po jednej karcie wiosny, lata i jesieni, a twój pierwszy rząd będzie pełny.
lesson-end = Partia kończy się, gdy ktoś ma wszystkie dwanaście symboli albo gdy trzeba dobrać kartę, a talia jest pusta. Liczą się wtedy punkty z pełnych rzędów, a każda odłożona karta to punkt mniej.
lesson-done = To cała gra. Zapełniaj rzędy, żeby brać przed innymi, zbieraj pory roku równomiernie i uważaj na symbole, które już masz. Dobrego roku!

lesson-other-choose = To też byłoby możliwe. W tej lekcji wybierz jednak kartę wskazaną powyżej.
lesson-other-fill = To pole jest dozwolone. W rzędzie 1 twoja karta będzie jednak czwarta i weźmiesz przed Luną: połóż ją tam.
lesson-other-take = Tę też można by wziąć. W tej lekcji weź jednak kartę wskazaną powyżej.
lesson-other-careful = To pole jest dozwolone, ale lekcja toczy się dalej w rzędzie 3: połóż tam choinkę.
lesson-other-third = To też byłby nowy symbol. Tylko choinka dopełni jednak twoją zimę.
lesson-other-bonus = W pudełku karta nic nie kosztuje, ale też nic nie daje. Zamień: 5 punktów to więcej niż 2.
