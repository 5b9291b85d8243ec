### Lekcja gry NOX: jedna runda przeciwko Lunie.

lesson-welcome = Witaj na cmentarzu! Ty i Luna macie po jednej puli z sześcioma miejscami i po trzy karty na ręce.
lesson-goal = Na koniec pula daje sumę swoich wierzchnich kart, ale tylko wtedy, gdy widać wszystkie trzy kolory: niebieskiego Ramona, zielonego Jacka i pomarańczowego Antonia.
lesson-open = W swojej turze zagrywasz jedną kartę. Dotknij niebieskiej 11, a potem świecącego pustego miejsca w swojej puli: tak otwierasz stos.
lesson-open-other = To możesz zrobić później. Najpierw zagraj niebieską 11 do własnej puli.
lesson-drawn = Masz już nową kartę z talii, a Luna otworzyła stos w swojej puli: zielona 14.
lesson-second = Jeden kolor nie wystarczy. Otwórz w swojej puli drugi stos zieloną 12.
lesson-second-other = Wolno, ale potrzebujesz drugiego koloru: zagraj zieloną 12 jako nowy stos w swojej puli.
lesson-luna-second = Luna ma obok zielonej 14 niebieską 15. W obu pulach brakuje już tylko pomarańczowego.
lesson-third = Z przodu puli widać, którego koloru ci brakuje. Otwórz trzeci stos pomarańczową 8.
lesson-third-other = Z pomarańczową 8 będziesz mieć wszystkie trzy kolory. Otwórz nią nowy stos w swojej puli.
lesson-three = Wszystkie trzy kolory! Teraz twoje wierzchnie karty się liczą: 11 + 12 + 8 = 31.
lesson-spoiled = Ojej! Każdy może grać do każdej puli. Luna przykryła twoją pomarańczową 8 pomarańczową 3; teraz liczy się tylko trójka.
lesson-repair = Karta może przykryć stos w swoim kolorze, wyższa czy niższa. Przykryj trójkę swoją pomarańczową 13.
lesson-repair-other = Lepiej połóż pomarańczową 13 na pomarańczowej 3 w swojej puli: to o dziesięć punktów więcej.
lesson-luna-three = Luna też ma wszystkie trzy kolory: 14 + 15 + 6 = 35.
lesson-spoil = Teraz ty możesz napsocić: przykryj niebieską 15 Luny swoją niebieską 1.
lesson-spoil-other = Można złośliwiej: połóż niebieską 1 na niebieskiej 15 Luny.
lesson-luna-nine = O czternaście punktów mniej! Luna nadrabia nowym stosem: niebieska 9.
lesson-merge = Z talii przyszła kolejna niebieska 1. Jeśli dwa stosy w jednej puli pokazują tę samą wartość, łączą się. Połóż ją na niebieskiej 9 Luny.
lesson-merge-other = Wypróbuj łączenie: połóż niebieską 1 na niebieskiej 9 Luny.
lesson-merged = Dwie jedynki obok siebie: z obu stosów robi się jeden. Luna straciła dziewięć punktów i stos.
lesson-luna-five = Luna otwiera stos zieloną 5. W puli może być kilka stosów w jednym kolorze.
lesson-fourth = Ty też tak możesz: otwórz w swojej puli czwarty stos zieloną 14.
lesson-fourth-other = Zielona 14 da najwięcej jako nowy stos w twojej puli.
lesson-fifty = Twoja pula jest teraz warta 50. Ale Luna się uśmiecha…
lesson-luna-merges = … przykryła twoją 14 zieloną 12. Dwunastkę już masz: stosy się łączą i 14 punktów przepada.
lesson-again = Nic nie szkodzi. Otwórz w swojej puli kolejny stos pomarańczową 10.
lesson-again-other = Pomarańczowa 10 przyda się tobie: zagraj ją jako nowy stos w swojej puli.
lesson-five = Luna ma już pięć stosów. Gdy w puli jest sześć, runda od razu się kończy i nieważne, kto położył szósty.
lesson-end = Twoja pula jest warta 46, pula Luny 41. Zakończ rundę, póki prowadzisz: otwórz w puli Luny szósty stos małą zieloną 2.
lesson-end-other = Uwaga, wysoka karta pomogłaby Lunie. Połóż zieloną 2 na szóstym miejscu w jej puli.
lesson-scored = Runda skończona: 46 punktów dla ciebie, 43 dla Luny. Komu na koniec brakuje koloru, ten nie dostaje nic.
lesson-match = W prawdziwej partii wszystkie karty tasuje się przed każdą rundą od nowa. Gdy ktoś ma 150 punktów, wygrywa najwyższa łączna suma. Dobrej zabawy!
