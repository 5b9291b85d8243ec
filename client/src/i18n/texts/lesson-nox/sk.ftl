### Lekcia hry NOX: jedno kolo proti Lune.

lesson-chest = Ahoj, ja som Luna! Toto je tvoja truhlica: body sú jej vrchné karty.
lesson-colours = Počítajú sa však len vtedy, keď ukazuješ modrú, zelenú aj oranžovú.
lesson-open = Ťukni na modrú 11 a potom na prázdne miesto vo svojej truhlici.
lesson-open-other = To môžeš neskôr. Najprv zahraj modrú 11 do vlastnej truhlice.
lesson-second = Aj ja mám kôpku. Založ svoju druhú: zelená 12.
lesson-second-other = Potrebuješ druhú farbu: založ kôpku so zelenou 12.
lesson-third = Ešte ti chýba oranžová. Založ tretiu kôpku s oranžovou 8.
lesson-third-other = S oranžovou 8 budeš mať všetky tri farby. Založ s ňou kôpku.
lesson-three = Všetky tri farby! 11 + 12 + 8 = 31 bodov.
lesson-spoiled = Ojoj! Prekryla som ti 8. Karta smie prekryť svoju farbu v každej truhlici.
lesson-repair = Urob to aj ty: prekry 3 svojou oranžovou 13.
lesson-repair-other = Radšej polož oranžovú 13 na oranžovú 3 vo svojej truhlici.
lesson-merge = Teraz škoď ty: polož modrú 4 na moju modrú 15.
lesson-merge-other = Dá sa to aj zlomyseľnejšie: polož modrú 4 na moju modrú 15.
lesson-merged = Rovnaké hodnoty sa spoja: prišla som o 15 bodov a kôpku.
lesson-fourth = Založ štvrtú kôpku so zelenou 14. Farba sa smie opakovať.
lesson-fourth-other = Zelená 14 vynesie najviac ako nová kôpka v tvojej truhlici.
lesson-luna-merges = Pomsta! Moja 12 prekryla tvoju 14 a spojila sa s tvojou 12.
lesson-again = Nevadí: založ ďalšiu kôpku s oranžovou 10.
lesson-again-other = Oranžová 10 sa hodí tebe: založ s ňou novú kôpku.
lesson-sixth = Šiesta kôpka v ktorejkoľvek truhlici ukončí kolo. Ja mám štyri.
lesson-fifth = Založ u mňa piatu kôpku: malú zelenú 2.
lesson-fifth-other = Polož zelenú 2 do mojej truhlice: priblíži koniec kola.
lesson-lacks = Nemám oranžovú! Keby sa kolo teraz skončilo, nedostanem nič.
lesson-end = Tak ho ukonči: založ moju šiestu kôpku modrou 1!
lesson-end-other = Polož modrú 1 na moje šieste miesto: tým sa kolo končí.
lesson-scored = 46 bodov pre teba, pre mňa nič. Pekne zahrané!
lesson-match = Potom prídu ďalšie kolá. So 150 bodmi sa dá vyhrať.
