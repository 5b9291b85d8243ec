### Lekcja gry NOX: jedna runda przeciwko Lunie.

lesson-chest = Cześć, jestem Luna! To twoja pula: jej wierzchnie karty to punkty.
lesson-colours = Liczą się jednak tylko wtedy, gdy pokazujesz niebieski, zielony i pomarańczowy.
lesson-open = Dotknij niebieskiej 11, a potem pustego miejsca w swojej puli.
lesson-open-other = To możesz zrobić później. Najpierw zagraj niebieską 11 do własnej puli.
lesson-second = Ja też mam stos. Otwórz swój drugi: zielona 12.
lesson-second-other = Potrzebujesz drugiego koloru: otwórz stos zieloną 12.
lesson-third = Brakuje ci jeszcze pomarańczowego. Otwórz trzeci stos pomarańczową 8.
lesson-third-other = Z pomarańczową 8 będziesz mieć wszystkie trzy kolory. Otwórz nią stos.
lesson-three = Wszystkie trzy kolory! 11 + 12 + 8 = 31 punktów.
lesson-spoiled = Ojej! Twoja 8 jest przykryta. Karta może przykryć swój kolor w każdej puli.
lesson-repair = Zrób to samo: przykryj 3 swoją pomarańczową 13.
lesson-repair-other = Lepiej połóż pomarańczową 13 na pomarańczowej 3 w swojej puli.
lesson-merge = Teraz ty napsoć: połóż niebieską 4 na mojej niebieskiej 15.
lesson-merge-other = Można złośliwiej: połóż niebieską 4 na mojej niebieskiej 15.
lesson-merged = Równe wartości się łączą: straciłam 15 punktów i stos.
lesson-fourth = Otwórz czwarty stos zieloną 14. Kolor może się powtarzać.
lesson-fourth-other = Zielona 14 da najwięcej jako nowy stos w twojej puli.
lesson-luna-merges = Zemsta! Moja 12 przykryła twoją 14 i połączyła się z twoją 12.
lesson-again = Nic nie szkodzi: otwórz kolejny stos pomarańczową 10.
lesson-again-other = Pomarańczowa 10 przyda się tobie: otwórz nią nowy stos.
lesson-sixth = Szósty stos w dowolnej puli kończy rundę. Ja mam cztery.
lesson-fifth = Otwórz u mnie piąty stos: małą zieloną 2.
lesson-fifth-other = Połóż zieloną 2 w mojej puli: przybliży koniec rundy.
lesson-lacks = Nie mam pomarańczowego! Gdyby runda skończyła się teraz, nie dostanę nic.
lesson-end = Więc ją zakończ: otwórz mój szósty stos niebieską 1!
lesson-end-other = Połóż niebieską 1 na moim szóstym miejscu: to kończy rundę.
lesson-scored = 46 punktów dla ciebie, dla mnie nic. Dobra gra!
lesson-match = Potem są kolejne rundy. Mając 150 punktów, można wygrać.
