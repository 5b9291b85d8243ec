### Die Lektion zu NOX: eine Runde gegen Luna.

lesson-welcome = Willkommen auf dem Friedhof! Du und Luna habt je eine Auslage mit sechs Plätzen und drei Karten auf der Hand.
lesson-goal = Am Ende bringt deine Auslage die Summe ihrer obersten Karten, aber nur, wenn alle drei Farben zu sehen sind: Blau mit Ramon, Grün mit Jack und Orange mit Alphonse.
lesson-open = Wenn du am Zug bist, spielst du eine Karte. Tippe auf Blau 11 und dann auf den leuchtenden leeren Platz in deiner Auslage: So eröffnest du einen Stapel.
lesson-open-other = Das kannst du später tun. Spiele zuerst Blau 11 in deine eigene Auslage.
lesson-drawn = Du hast eine neue Karte gezogen, und Luna hat in ihrer Auslage einen Stapel eröffnet: Grün 14.
lesson-second = Eine Farbe reicht nicht. Eröffne mit Grün 12 einen zweiten Stapel in deiner Auslage.
lesson-second-other = Das ginge, aber du brauchst eine zweite Farbe: Spiele Grün 12 als neuen Stapel in deine Auslage.
lesson-luna-second = Luna zeigt neben Grün 14 nun Blau 15. Euch beiden fehlt nur noch Orange.
lesson-third = Vorn an deiner Auslage siehst du, welche Farbe fehlt. Eröffne mit Orange 8 einen dritten Stapel.
lesson-third-other = Mit Orange 8 hast du alle drei Farben. Eröffne damit einen neuen Stapel in deiner Auslage.
lesson-three = Alle drei Farben! Jetzt zählen deine obersten Karten: 11 + 12 + 8 = 31.
lesson-spoiled = Oh! Alle dürfen in jede Auslage spielen. Luna hat deine Orange 8 mit Orange 3 bedeckt; nun zählt nur noch die 3.
lesson-repair = Eine Karte darf einen Stapel ihrer Farbe bedecken, ob sie höher oder niedriger ist. Bedecke die 3 mit deiner Orange 13.
lesson-repair-other = Lege lieber Orange 13 auf die Orange 3 in deiner Auslage: Das sind zehn Punkte mehr.
lesson-luna-three = Luna hat auch alle drei Farben: 14 + 15 + 6 = 35.
lesson-spoil = Jetzt darfst du gemein sein: Bedecke Lunas Blau 15 mit deiner Blau 1.
lesson-spoil-other = Es geht noch gemeiner: Lege Blau 1 auf Lunas Blau 15.
lesson-luna-nine = Vierzehn Punkte weniger! Luna gleicht es mit einem neuen Stapel aus: Blau 9.
lesson-merge = Du hast noch eine Blau 1 gezogen. Zeigen zwei Stapel einer Auslage denselben Wert, verschmelzen sie. Lege sie auf Lunas Blau 9.
lesson-merge-other = Probiere das Verschmelzen aus: Lege Blau 1 auf Lunas Blau 9.
lesson-merged = Zwei Einsen nebeneinander: Aus beiden Stapeln wird einer. Luna hat ihre neun Punkte und einen Stapel verloren.
lesson-luna-five = Luna eröffnet einen Stapel mit Grün 5. Eine Auslage darf mehrere Stapel einer Farbe haben.
lesson-fourth = Das kannst du auch: Eröffne mit Grün 14 einen vierten Stapel in deiner Auslage.
lesson-fourth-other = Grün 14 bringt am meisten als neuer Stapel in deiner eigenen Auslage.
lesson-fifty = Deine Auslage ist jetzt 50 wert. Aber Luna lächelt …
lesson-luna-merges = … sie hat deine 14 mit Grün 12 bedeckt. Eine 12 hattest du schon: Die Stapel verschmelzen, und 14 Punkte sind weg.
lesson-again = Macht nichts. Eröffne mit Orange 10 noch einen Stapel in deiner Auslage.
lesson-again-other = Orange 10 ist gut für dich: Spiele sie als neuen Stapel in deine eigene Auslage.
lesson-five = Luna hat jetzt fünf Stapel. Sobald eine Auslage sechs hat, ist die Runde auf der Stelle zu Ende, egal wer den sechsten gelegt hat.
lesson-end = Deine Auslage ist 46 wert, die von Luna 41. Beende die Runde, solange du vorn liegst: Eröffne mit der kleinen Grün 2 den sechsten Stapel bei Luna.
lesson-end-other = Vorsicht, eine hohe Karte würde Luna helfen. Lege Grün 2 auf den sechsten Platz ihrer Auslage.
lesson-scored = Die Runde ist zu Ende: 46 Punkte für dich, 43 für Luna. Wem am Ende eine Farbe fehlt, der bekommt gar nichts.
lesson-match = In einer richtigen Partie werden Runde für Runde alle Karten neu gemischt. Hat jemand 150 Punkte, gewinnt die höchste Gesamtpunktzahl. Viel Spaß!
