### Lekce hry NOX: jedno kolo proti Luně.

lesson-chest = Ahoj, já jsem Luna! Tohle je tvoje truhla: body jsou její vrchní karty.
lesson-colours = Počítají se ale jen tehdy, když ukazuješ modrou, zelenou i oranžovou.
lesson-open = Klepni na modrou 11 a pak na prázdné místo ve své truhle.
lesson-open-other = To můžeš později. Nejdřív zahraj modrou 11 do vlastní truhly.
lesson-second = Taky mám hromádku. Založ svou druhou: zelená 12.
lesson-second-other = Potřebuješ druhou barvu: založ hromádku se zelenou 12.
lesson-third = Ještě ti chybí oranžová. Založ třetí hromádku s oranžovou 8.
lesson-third-other = S oranžovou 8 budeš mít všechny tři barvy. Založ s ní hromádku.
lesson-three = Všechny tři barvy! 11 + 12 + 8 = 31 bodů.
lesson-spoiled = Ouha! Překryla jsem ti 8. Karta smí překrýt svou barvu v každé truhle.
lesson-repair = Udělej to taky: překryj 3 svou oranžovou 13.
lesson-repair-other = Radši polož oranžovou 13 na oranžovou 3 ve své truhle.
lesson-merge = Teď škoď ty: polož modrou 4 na mou modrou 15.
lesson-merge-other = Jde to i zlomyslněji: polož modrou 4 na mou modrou 15.
lesson-merged = Stejné hodnoty se sloučí: přišla jsem o 15 bodů a hromádku.
lesson-fourth = Založ čtvrtou hromádku se zelenou 14. Barva se smí opakovat.
lesson-fourth-other = Zelená 14 vynese nejvíc jako nová hromádka ve tvé truhle.
lesson-luna-merges = Pomsta! Moje 12 překryla tvou 14 a sloučila se s tvou 12.
lesson-again = Nevadí: založ další hromádku s oranžovou 10.
lesson-again-other = Oranžová 10 se hodí tobě: založ s ní novou hromádku.
lesson-sixth = Šestá hromádka v kterékoli truhle ukončí kolo. Já mám čtyři.
lesson-fifth = Založ u mě pátou hromádku: malou zelenou 2.
lesson-fifth-other = Polož zelenou 2 do mé truhly: přiblíží konec kola.
lesson-lacks = Nemám oranžovou! Kdyby kolo teď skončilo, nedostanu nic.
lesson-end = Tak ho ukonči: založ mou šestou hromádku modrou 1!
lesson-end-other = Polož modrou 1 na mé šesté místo: tím kolo končí.
lesson-scored = 46 bodů pro tebe, pro mě nic. Pěkně zahráno!
lesson-match = Pak přijdou další kola. Se 150 body se dá vyhrát.
