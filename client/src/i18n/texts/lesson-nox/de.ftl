### Die Lektion zu NOX: eine Runde gegen Luna.

lesson-chest = Hallo, ich bin Luna! Das ist deine Auslage: Ihre obersten Karten sind Punkte.
lesson-colours = Sie zählen aber nur, wenn du Blau, Grün und Orange zeigst.
lesson-open = Tippe auf Blau 11 und dann auf den leeren Platz in deiner Auslage.
lesson-open-other = Das kannst du später tun. Spiele zuerst Blau 11 in deine eigene Auslage.
lesson-second = Ich habe auch einen Stapel eröffnet. Eröffne deinen zweiten: Grün 12.
lesson-second-other = Du brauchst eine zweite Farbe: Eröffne einen Stapel mit Grün 12.
lesson-third = Dir fehlt noch Orange. Eröffne mit Orange 8 einen dritten Stapel.
lesson-third-other = Mit Orange 8 hast du alle drei Farben. Eröffne damit einen Stapel.
lesson-three = Alle drei Farben! 11 + 12 + 8 = 31 Punkte.
lesson-spoiled = Oh! Ich habe deine 8 bedeckt. Karten bedecken ihre Farbe, in jeder Auslage.
lesson-repair = Mach es auch so: Bedecke die 3 mit deiner Orange 13.
lesson-repair-other = Lege lieber Orange 13 auf die Orange 3 in deiner Auslage.
lesson-merge = Jetzt sei gemein: Lege deine Blau 4 auf meine Blau 15.
lesson-merge-other = Es geht noch gemeiner: Lege Blau 4 auf meine Blau 15.
lesson-merged = Gleiche Werte verschmelzen: Ich habe 15 Punkte und einen Stapel verloren.
lesson-fourth = Eröffne mit Grün 14 einen vierten Stapel. Eine Farbe darf mehrmals vorkommen.
lesson-fourth-other = Grün 14 bringt am meisten als neuer Stapel in deiner Auslage.
lesson-luna-merges = Rache! Meine 12 liegt auf deiner 14 und ist mit deiner 12 verschmolzen.
lesson-again = Macht nichts: Eröffne mit Orange 10 noch einen Stapel.
lesson-again-other = Orange 10 ist gut für dich: Eröffne damit einen Stapel.
lesson-sixth = Der sechste Stapel in einer Auslage beendet die Runde. Ich habe vier.
lesson-fifth = Eröffne einen fünften Stapel bei mir: die kleine Grün 2.
lesson-fifth-other = Lege Grün 2 in meine Auslage: Dann ist die Runde bald zu Ende.
lesson-lacks = Ich habe kein Orange! Wäre jetzt Schluss, bekäme ich nichts.
lesson-end = Mach also Schluss: Eröffne meinen sechsten Stapel mit Blau 1!
lesson-end-other = Lege Blau 1 auf meinen sechsten Platz: Das beendet die Runde.
lesson-scored = 46 Punkte für dich, keiner für mich. Gut gespielt!
lesson-match = So geht es Runde für Runde. Mit 150 Punkten kann man gewinnen.
