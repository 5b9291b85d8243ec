### Lekcia hry NOX: jedno kolo proti Lune.

lesson-welcome = Vitaj na cintoríne! Ty aj Luna máte po jednej truhlici so šiestimi miestami a po tri karty v ruke.
lesson-goal = Na konci vynesie truhlica súčet svojich vrchných kariet, ale len keď ukazujú všetky tri farby: modrého Ramona, zeleného Jacka a oranžového Alfonsa.
lesson-open = Vo svojom ťahu zahráš jednu kartu. Ťukni na modrú 11 a potom na svietiace prázdne miesto vo svojej truhlici: tým založíš kôpku.
lesson-open-other = To môžeš neskôr. Najprv zahraj modrú 11 do vlastnej truhlice.
lesson-drawn = Máš novú kartu z balíčka a Luna založila kôpku vo svojej truhlici: zelená 14.
lesson-second = Jedna farba nestačí. Založ vo svojej truhlici druhú kôpku so zelenou 12.
lesson-second-other = Smie sa to, ale potrebuješ druhú farbu: zahraj zelenú 12 ako novú kôpku vo svojej truhlici.
lesson-luna-second = Luna má vedľa zelenej 14 modrú 15. Obom vám chýba už len oranžová.
lesson-third = Vpredu na truhlici vidíš, ktorá farba ti chýba. Založ tretiu kôpku s oranžovou 8.
lesson-third-other = S oranžovou 8 budeš mať všetky tri farby. Založ s ňou novú kôpku vo svojej truhlici.
lesson-three = Všetky tri farby! Teraz sa tvoje vrchné karty počítajú: 11 + 12 + 8 = 31.
lesson-spoiled = Ojoj! Každý smie hrať do každej truhlice. Luna prekryla tvoju oranžovú 8 oranžovou 3; teraz platí len tá trojka.
lesson-repair = Karta smie prekryť kôpku svojej farby, či je vyššia, alebo nižšia. Prekry trojku svojou oranžovou 13.
lesson-repair-other = Radšej polož oranžovú 13 na oranžovú 3 vo svojej truhlici: to je o desať bodov viac.
lesson-luna-three = Luna má tiež všetky tri farby: 14 + 15 + 6 = 35.
lesson-spoil = Teraz môžeš škodiť ty: prekry Lune modrú 15 svojou modrou 1.
lesson-spoil-other = Dá sa to aj zlomyseľnejšie: polož modrú 1 na Luninu modrú 15.
lesson-luna-nine = O štrnásť bodov menej! Luna to doháňa novou kôpkou: modrá 9.
lesson-merge = Z balíčka prišla ďalšia modrá 1. Ak dve kôpky v jednej truhlici ukazujú rovnakú hodnotu, spoja sa. Polož ju na Luninu modrú 9.
lesson-merge-other = Skús spojenie: polož modrú 1 na Luninu modrú 9.
lesson-merged = Dve jednotky vedľa seba: z oboch kôpok je jedna. Luna prišla o deväť bodov aj o kôpku.
lesson-luna-five = Luna zakladá kôpku so zelenou 5. V truhlici môže byť aj viac kôpok jednej farby.
lesson-fourth = To môžeš aj ty: založ vo svojej truhlici štvrtú kôpku so zelenou 14.
lesson-fourth-other = Zelená 14 vynesie najviac ako nová kôpka v tvojej truhlici.
lesson-fifty = Tvoja truhlica má teraz hodnotu 50. Ale Luna sa usmieva…
lesson-luna-merges = … prekryla tvoju 14 zelenou 12. Dvanástku však už máš: kôpky sa spoja a 14 bodov je preč.
lesson-again = Nevadí. Založ vo svojej truhlici ďalšiu kôpku s oranžovou 10.
lesson-again-other = Oranžová 10 sa hodí tebe: zahraj ju ako novú kôpku vo svojej truhlici.
lesson-five = Luna má už päť kôpok. Len čo ich má truhlica šesť, kolo sa okamžite končí a nezáleží na tom, kto položil šiestu.
lesson-end = Tvoja truhlica má hodnotu 46, Lunina 41. Ukonči kolo, kým vedieš: založ v Luninej truhlici šiestu kôpku s malou zelenou 2.
lesson-end-other = Pozor, vysoká karta by Lune pomohla. Polož zelenú 2 na šieste miesto v jej truhlici.
lesson-scored = Kolo sa skončilo: 46 bodov pre teba, 43 pre Lunu. Komu na konci chýba farba, nedostane vôbec nič.
lesson-match = V skutočnej partii sa všetky karty pred každým kolom znova zamiešajú. Len čo má niekto 150 bodov, vyhráva najvyšší celkový súčet. Príjemnú zábavu!
