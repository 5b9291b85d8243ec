### Regelungen für NOX: was gilt, und warum. Für Lunasol geschrieben.

ruling-NX-01 = Im Kartensatz gehört jeder Wert von 1 bis 15 zu nur einer Farbe und kommt sechsmal vor: Blau 1, 4, 9, 11, 15; Grün 2, 5, 7, 12, 14; Orange 3, 6, 8, 10, 13. Als Option gibt es jeden Wert zweimal in jeder Farbe, oder die Karten kommen aus einer Datei.
ruling-NX-01-why = Die Anleitung nennt nur, wie viele Karten jede Farbe hat. Die Liste stammt aus Besprechungen, die untereinander und mit allen Karten in den Beispielen der Anleitung übereinstimmen; eine weicht bei 10 und 11 ab, eine bei der Zahl der Exemplare.

ruling-NX-02 = Zwei bis sechs können mitspielen.
ruling-NX-02-why = So steht es in der Anleitung. Laut einer Besprechung steht im deutschen Regelblatt drei bis sechs, auf der Schachtel aber zwei bis sechs.

ruling-NX-03 = Der Startspieler wird ausgelost oder als Option festgelegt.
ruling-NX-03-why = Die Sprachen widersprechen sich: Auf Tschechisch und Slowakisch beginnt der Jüngste, auf Polnisch, wer zuletzt ein Skelett gesehen hat.

ruling-NX-04 = Das orange Skelett heißt Alphonse.
ruling-NX-04-why = Auf Tschechisch und Slowakisch heißt es Alfons, auf Deutsch Alphonse, auf Polnisch Antonio. Wo es in unserer Sprache eine eigene Ausgabe gibt, nehmen wir deren Namen.

ruling-NX-05 = Schon in deinem allerersten Zug darfst du in jeder Auslage einen Stapel eröffnen, mit jeder Karte.
ruling-NX-05-why = Die tschechische und die slowakische Anleitung sagen das ausdrücklich.

ruling-NX-06 = Eine leere Auslage darf jederzeit eröffnet werden. Als Option nur im ersten eigenen Zug der Runde.
ruling-NX-06-why = Ein Satz spricht von einem neuen Stapel neben einem vorhandenen, ein anderer vom Ablegen vor sich selbst oder vor anderen. Der zweite ist die allgemeine Regel.

ruling-NX-07 = Auch der einzige Stapel einer Auslage darf bedeckt werden.
ruling-NX-07-why = Die polnische Anleitung scheint dafür mehr als eine Karte zu verlangen, die anderen nicht. Wir halten das für einen Übersetzungsfehler.

ruling-NX-08 = Eine Karte darf jeden Stapel ihrer Farbe bedecken, ob ihr Wert höher, niedriger oder gleich ist.
ruling-NX-08-why = Laut Anleitung darf man Stapel erhöhen und verringern; nur die Farbe muss passen.

ruling-NX-09 = Stapel eröffnen und bedecken darfst du in der eigenen Auslage und in allen anderen.
ruling-NX-09-why = Die Anleitung erlaubt beides, und das Spiel lebt davon.

ruling-NX-10 = Ein neuer Stapel darf einen Wert haben, den die Auslage schon zeigt. Beide verschmelzen sofort, die Zahl der Stapel bleibt also gleich.
ruling-NX-10-why = Nichts verbietet es; eine Besprechung beschreibt es als Ablegen auf der gleichen Karte, was auf dasselbe hinausläuft.

ruling-NX-11 = Stapel verschmelzen, wenn ihre Werte gleich sind; die Farbe spielt keine Rolle.
ruling-NX-11-why = Alle Sprachen reden von gleichen Werten oder Zahlen. Im gedruckten Kartensatz haben gleiche Werte ohnehin dieselbe Farbe.

ruling-NX-12 = Nach dem Verschmelzen liegt der Stapel oben, der sich gerade geändert hat. Als Option wählt der Besitzer der Auslage, sofern die beiden Karten verschiedene Farben haben.
ruling-NX-12-why = Die Anleitung sagt nichts dazu. Im gedruckten Kartensatz sind beide Karten gleich; wichtig wird es nur, wenn es jeden Wert zweimal in jeder Farbe gibt.

ruling-NX-13 = Verschmelzen ist Pflicht und geschieht sofort.
ruling-NX-13-why = Laut Anleitung müssen die Stapel auf der Stelle zusammengelegt werden; niemand entscheidet darüber.

ruling-NX-14 = Verschmilzt ein sechster Stapel, sind es wieder fünf, und die Runde geht weiter.
ruling-NX-14-why = Gleiche Stapel verschmelzen immer und sofort, also bevor jemand zählt. Eine Besprechung bestätigt, dass sich das Ende so hinauszögern lässt.

ruling-NX-15 = Der sechste Stapel beendet die Runde auf der Stelle: Niemand zieht, niemand ist noch einmal am Zug.
ruling-NX-15-why = Die Anleitung beendet die Runde in dem Moment, in dem eine Auslage sechs Stapel hat.

ruling-NX-16 = Du darfst den sechsten Stapel in eine fremde Auslage spielen und so die Runde beenden.
ruling-NX-16-why = Genau das geschieht im Wertungsbeispiel der Anleitung.

ruling-NX-17 = Ist der Nachziehstapel leer, geht es ohne Ziehen weiter, bis niemand mehr Karten hat.
ruling-NX-17-why = So steht es in der Anleitung; manche Besprechungen verkürzen es zum Ende des Nachziehstapels.

ruling-NX-18 = Nur die obersten Karten zählen: für die drei Farben wie für die Punkte.
ruling-NX-18-why = Die slowakische Anleitung sagt das ausdrücklich; die anderen Sprachen lassen es offen.

ruling-NX-19 = Eine Auslage mit allen drei Farben zählt, egal wie wenige Stapel sie hat; drei genügen.
ruling-NX-19-why = Die Anleitung verlangt die Farben, nicht sechs Stapel.

ruling-NX-20 = Die Partie endet nach der Runde, in der jemand das Ziel erreicht: 150 Punkte, für harte Knochen 100. Als Option ist das Ziel 100, 150 oder 200.
ruling-NX-20-why = Laut Anleitung muss das Ziel erreicht werden, laut einer Besprechung überschritten. Die tschechische und die slowakische Anleitung nennen auch eine kurze und eine lange Partie.

ruling-NX-21 = Haben mehrere das Ziel erreicht, gewinnt die höchste Gesamtpunktzahl.
ruling-NX-21-why = So steht es in der Anleitung.

ruling-NX-22 = Bei Gleichstand an der Spitze wird der Sieg geteilt. Als Option spielen alle weiter, bis jemand allein führt.
ruling-NX-22-why = Die Anleitung sagt nichts dazu.

ruling-NX-23 = Für harte Knochen, eine Variante als Option: Nur das beste Ergebnis der Runde wird aufgeschrieben. Zeigt niemand drei Farben, gibt es keine Punkte.
ruling-NX-23-why = Die Variante steht in der Anleitung; dass ein bestes Ergebnis von null nichts bringt, folgt daraus.

ruling-NX-24 = Für harte Knochen: Haben mehrere das beste Ergebnis der Runde, schreiben es alle auf.
ruling-NX-24-why = Die tschechische und die slowakische Anleitung sagen das; die polnische schweigt.

ruling-NX-25 = Passen ist nicht erlaubt.
ruling-NX-25-why = Laut Anleitung spielt man immer eine Karte, und es geht auch immer: Ein neuer Stapel lässt sich überall eröffnen.

ruling-NX-26 = Mehr als sechs Stapel hat eine Auslage nie.
ruling-NX-26-why = Mit dem sechsten endet die Runde.

ruling-NX-27 = Im Beispiel der Anleitung darf alles bedeckt werden, was die tschechische und die slowakische Fassung aufzählen.
ruling-NX-27-why = Die polnische lässt weg, was mit der blauen 9 möglich ist. Sie ist unvollständig, widerspricht den anderen aber nicht.

ruling-NX-28 = Nach 100 Runden endet die Partie, und die höchste Gesamtpunktzahl gewinnt. Als Option nach einer anderen Zahl von Runden.
ruling-NX-28-why = Die Anleitung braucht keine Grenze; ohne sie kämen Spieler, die sich nur gegenseitig die Auslagen verderben, nie ans Ende.

ruling-NX-D1 = Wenn du am Zug bist, wählst du eine Handkarte und wohin sie kommt: als neuer Stapel in irgendeine Auslage oder auf einen Stapel ihrer Farbe. Die anderen warten, und was gespielt ist, bleibt liegen.
ruling-NX-D1-why = Es ist die einzige Entscheidung im Spiel; alles andere folgt von selbst daraus.
