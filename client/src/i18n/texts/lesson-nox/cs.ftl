### Lekce hry NOX: jedno kolo proti Luně.

lesson-welcome = Vítej na hřbitově! Ty i Luna máte po jedné truhle se šesti místy a po třech kartách v ruce.
lesson-goal = Na konci vynese truhla součet svých vrchních karet, ale jen když ukazují všechny tři barvy: modrého Ramona, zeleného Jacka a oranžového Alfonse.
lesson-open = Ve svém tahu zahraješ jednu kartu. Klepni na modrou 11 a pak na svítící prázdné místo ve své truhle: tím založíš hromádku.
lesson-open-other = To můžeš později. Nejdřív zahraj modrou 11 do vlastní truhly.
lesson-drawn = Máš novou kartu z balíčku a Luna založila hromádku ve své truhle: zelená 14.
lesson-second = Jedna barva nestačí. Založ ve své truhle druhou hromádku se zelenou 12.
lesson-second-other = Smí se to, ale potřebuješ druhou barvu: zahraj zelenou 12 jako novou hromádku ve své truhle.
lesson-luna-second = Luna má vedle zelené 14 modrou 15. Oběma vám chybí už jen oranžová.
lesson-third = Vpředu na truhle vidíš, která barva ti chybí. Založ třetí hromádku s oranžovou 8.
lesson-third-other = S oranžovou 8 budeš mít všechny tři barvy. Založ s ní novou hromádku ve své truhle.
lesson-three = Všechny tři barvy! Teď se tvé vrchní karty počítají: 11 + 12 + 8 = 31.
lesson-spoiled = Ouha! Každý smí hrát do každé truhly. Luna překryla tvou oranžovou 8 oranžovou 3; teď platí jen ta trojka.
lesson-repair = Karta smí překrýt hromádku své barvy, ať je vyšší, nebo nižší. Překryj trojku svou oranžovou 13.
lesson-repair-other = Radši polož oranžovou 13 na oranžovou 3 ve své truhle: to je o deset bodů víc.
lesson-luna-three = Luna má také všechny tři barvy: 14 + 15 + 6 = 35.
lesson-spoil = Teď můžeš škodit ty: překryj Luně modrou 15 svou modrou 1.
lesson-spoil-other = Jde to i zlomyslněji: polož modrou 1 na Luninu modrou 15.
lesson-luna-nine = O čtrnáct bodů méně! Luna to dohání novou hromádkou: modrá 9.
lesson-merge = Z balíčku přišla další modrá 1. Ukazují-li dvě hromádky v jedné truhle stejnou hodnotu, sloučí se. Polož ji na Luninu modrou 9.
lesson-merge-other = Zkus sloučení: polož modrou 1 na Luninu modrou 9.
lesson-merged = Dvě jedničky vedle sebe: z obou hromádek je jedna. Luna přišla o devět bodů i o hromádku.
lesson-luna-five = Luna zakládá hromádku se zelenou 5. V truhle může být i víc hromádek jedné barvy.
lesson-fourth = To můžeš taky: založ ve své truhle čtvrtou hromádku se zelenou 14.
lesson-fourth-other = Zelená 14 vynese nejvíc jako nová hromádka ve tvé truhle.
lesson-fifty = Tvá truhla má teď hodnotu 50. Ale Luna se usmívá…
lesson-luna-merges = … překryla tvou 14 zelenou 12. Dvanáctku už ale máš: hromádky se sloučí a 14 bodů je pryč.
lesson-again = Nevadí. Založ ve své truhle další hromádku s oranžovou 10.
lesson-again-other = Oranžová 10 se hodí tobě: zahraj ji jako novou hromádku ve své truhle.
lesson-five = Luna má už pět hromádek. Jakmile jich má truhla šest, kolo okamžitě končí a nezáleží na tom, kdo položil šestou.
lesson-end = Tvá truhla má hodnotu 46, Lunina 41. Ukonči kolo, dokud vedeš: založ v Lunině truhle šestou hromádku s malou zelenou 2.
lesson-end-other = Pozor, vysoká karta by Luně pomohla. Polož zelenou 2 na šesté místo v její truhle.
lesson-scored = Kolo skončilo: 46 bodů pro tebe, 43 pro Lunu. Komu na konci chybí barva, nedostane vůbec nic.
lesson-match = V opravdové partii se všechny karty před každým kolem znovu zamíchají. Jakmile má někdo 150 bodů, vyhrává nejvyšší celkový součet. Příjemnou zábavu!
