### Regelungen für Day & Night: was gilt, und warum. Für Lunasol geschrieben.

ruling-DN-01 = Drei bis fünf können mitspielen. Als Option auch zwei: Dann kommen 54 Karten zurück in die Schachtel.
ruling-DN-01-why = Auf Tschechisch und Slowakisch steht oben zwei bis fünf, in den anderen Sprachen drei bis fünf, und keine sagt, wie viele Karten zwei Spieler weglegen. Die 54 ergeben sich aus den Zahlen für drei, vier und fünf.

ruling-DN-02 = Wir spielen mit einer Rekonstruktion, R1: in jeder Farbe zwei Karten von jedem Wert und eine dritte 7; die äußersten Werte haben die meisten Sterne, je eine Karte von 4 bis 10 hat das Zeitsymbol. Als Option R2, wo alle 6, 7 und 8 das Symbol haben, oder eine Datei mit deinen eigenen Karten.
ruling-DN-02-why = Die Anleitung nennt vier Farben mit je 27 Karten und Werte von 1 bis 13. Welche Karte wie viele Sterne hat, war nur auf Bildern zu sehen, die wir nicht haben.

ruling-DN-03 = Eine Karte hat entweder ein bis vier Sterne oder das Zeitsymbol, nie beides.
ruling-DN-03-why = Laut Anleitung zeigen einige Karten das Symbol und die übrigen Sterne; eine Beschreibung aus Japan bestätigt es.

ruling-DN-04 = Ziel ist es, die meisten Sterne zu haben.
ruling-DN-04-why = Der ungarische Text klingt, als sammle man Sterne, um die Farbe zu erraten; das ist ein Übersetzungsfehler.

ruling-DN-05 = Zuerst kommen Karten zurück in die Schachtel, dann werden die Handkarten vom Rest ausgeteilt.
ruling-DN-05-why = Die Sprachen beschreiben die Reihenfolge verschieden. Für die Chancen macht es keinen Unterschied.

ruling-DN-06 = Niemand beginnt: Alle wählen gleichzeitig. Wer die Karte in der Mitte aufdeckt, entscheidet nichts.
ruling-DN-06-why = Laut Anleitung deckt irgendjemand sie auf; die Plätze spielen nur beim Austeilen eine Rolle.

ruling-DN-07 = Ein Zeitsymbol auf der Karte in der Mitte dreht die Zeitkarte sofort um, bevor jemand wählt.
ruling-DN-07-why = Drei Sprachen sagen sofort, zwei lassen es weg. Beim Wählen sollst du wissen, ob es Tag ist.

ruling-DN-08 = Jedes aufgedeckte Zeitsymbol dreht die Zeitkarte einmal um. Zwei zugleich heben sich auf, drei wirken wie eines.
ruling-DN-08-why = Auf Deutsch, Ungarisch und Polnisch heißt es: so oft, wie Symbole da sind; Tschechisch und Slowakisch bleiben ungenau. Eine Besprechung bestätigt, dass zwei sich aufheben.

ruling-DN-09 = Die Zeitsymbole der ersten Karten wirken, bevor die zweiten gewählt werden.
ruling-DN-09-why = Die Anleitung wiederholt für die zweite Karte die ganze Aktion, und dazu gehört das Umdrehen der Zeitkarte.

ruling-DN-10 = In der Mitte liegt genau eine Karte.
ruling-DN-10-why = Der tschechische und der slowakische Text sprechen einmal von mehreren; im ersten Schritt deckt jede Sprache eine auf.

ruling-DN-11 = Eine Farbe, von der keine Karte auf dem Tisch liegt, zählt bei Nacht nicht mit. Als Option zählt sie als null: Dann gewinnt eine fehlende Farbe und niemand nimmt, und mehrere sind ein Gleichstand.
ruling-DN-11-why = Die Anleitung sagt nichts dazu. Zur niedrigsten Summe von Werten gehören Werte, und würden fehlende Farben mitzählen, nähme in sehr vielen Nächten niemand eine Karte.

ruling-DN-12 = Sind zwei oder mehr Farben bei der gewinnenden Summe gleichauf, gewinnt keine Farbe, und niemand nimmt eine Karte.
ruling-DN-12-why = Der polnische Text nennt nur zwei Farben; die anderen meinen jeden Gleichstand.

ruling-DN-13 = Gleichstände von Farben, die ohnehin nicht gewinnen, ändern nichts.
ruling-DN-13-why = Bei Tag kommt es nur auf die höchste Summe an, bei Nacht nur auf die niedrigste.

ruling-DN-14 = Liegt nur eine Farbe auf dem Tisch, gewinnt sie, bei Tag wie bei Nacht.
ruling-DN-14-why = Sie hat zugleich die höchste und die niedrigste Summe, und nichts ist mit ihr gleichauf.

ruling-DN-15 = Zeigt nur die Karte in der Mitte die Gewinnerfarbe, nimmt niemand eine Karte.
ruling-DN-15-why = Eine Karte nimmt nur, wer die Gewinnerfarbe selbst gespielt hat.

ruling-DN-16 = Du darfst jede Karte nehmen, die offen auf dem Tisch liegt, egal welche Farbe sie hat und wer sie gespielt hat, auch die in der Mitte, nicht aber, was andere gesammelt haben. Als Option nur Karten der Gewinnerfarbe.
ruling-DN-16-why = Die Anleitung sagt: irgendeine offene Karte. Ein Bericht über die japanische Ausgabe spricht nur von der Gewinnerfarbe.

ruling-DN-17 = Wer eine Karte nehmen darf, muss eine nehmen, auch eine ohne Sterne.
ruling-DN-17-why = Im Haupttext steht dürfen, in einem Hinweis in jeder Sprache müssen.

ruling-DN-18 = Die Reihenfolge beim Nehmen richtet sich nach der Summe deiner Karten in der Gewinnerfarbe. Bei Nacht können zwei niedrige Karten also nach einer einzelnen kommen.
ruling-DN-18-why = Der Haupttext spricht von der höchsten Karte, der Hinweis daneben zählt beide zusammen; der Hinweis ist genauer.

ruling-DN-19 = Reicht der Stapel nicht mehr für eine ganze Runde, also eine Karte für die Mitte und zwei für jeden, ist die Runde, die nun beginnt, die letzte; danach zieht niemand. Als Option folgt nach der letzten Karte noch eine Runde, oder man spielt ohne Karten in der Mitte, bis der Stapel leer ist.
ruling-DN-19-why = In der Anleitung steht sowohl, dass gespielt wird, bis der Stapel aufgebraucht ist, als auch, dass dann noch eine letzte Runde folgt; aber ihre Zahlen gehen nicht auf. Unsere Lesart hält alle Hände gleich groß und ergibt die acht oder sieben Runden, die eine Besprechung zählt.

ruling-DN-20 = Haben zwei Spieler dieselbe Summe, nimmt zuerst, wer weniger Sterne hat. Es zählen die Sterne, bevor in dieser Runde jemand eine Karte genommen hat.
ruling-DN-20-why = Die Anleitung vergleicht, was die beiden in diesem Moment haben, und genommen haben sie noch nicht.

ruling-DN-21 = Sind auch die Sterne gleich, gehen diese Spieler leer aus; andere mit derselben Summe sind nicht betroffen. Als Option geht die ganze Gruppe mit dieser Summe leer aus.
ruling-DN-21-why = Die Anleitung spricht von zwei Spielern, die immer noch gleichauf sind, und lässt offen, was bei dreien geschieht.

ruling-DN-22 = Bei Nacht geht die Reihenfolge von der niedrigsten Summe zur höchsten.
ruling-DN-22-why = Der slowakische Text lässt die zweitniedrigste aus; die anderen vier Sprachen sind vollständig.

ruling-DN-23 = Wird der Tisch abgeräumt, bleiben gesammelte Karten bei ihren Besitzern.
ruling-DN-23-why = Wörtlich genommen würde in zwei Sprachen alles abgelegt, was offen liegt. Der polnische Text sagt: Karten, die niemand genommen hat.

ruling-DN-24 = Gesammelte Karten liegen offen, und die Zahl der Sterne dürfen alle wissen.
ruling-DN-24-why = Laut Anleitung legt man sie offen vor sich hin, und anders ließen sich Gleichstände nicht auflösen.

ruling-DN-25 = Abgelegte Karten kommen nicht zurück.
ruling-DN-25-why = In der Anleitung steht nichts davon, dass sie neu gemischt werden; das Spiel endet mit dem Stapel.

ruling-DN-26 = Die meisten Sterne gewinnen, dann die meisten gesammelten Karten, auch solche ohne Sterne; sonst wird der Sieg geteilt.
ruling-DN-26-why = So steht es in der Anleitung.

ruling-DN-27 = Die Tageszeit bleibt von Runde zu Runde, wie sie ist. Nur die Partie beginnt bei Tag.
ruling-DN-27-why = So steht es in der Anleitung.

ruling-DN-D1 = Alle wählen geheim eine erste Karte aus ihrer Hand. Du darfst deine Wahl zurücknehmen, bis alle gewählt haben.
ruling-DN-D1-why = Alle wählen gleichzeitig. Alle sehen, dass du gewählt hast, aber nicht, was; so erfährt niemand etwas, wenn du es dir anders überlegst.

ruling-DN-D2 = Alle wählen geheim eine zweite Karte und kennen dabei alle ersten Karten und die Tageszeit. Du darfst deine Wahl zurücknehmen, bis alle gewählt haben.
ruling-DN-D2-why = Für die zweite Wahl gilt dasselbe wie für die erste.

ruling-DN-D3 = Wer eine Karte nehmen darf, wählt der Reihe nach und offen aus dem, was noch da ist.
ruling-DN-D3-why = Die Reihenfolge steht durch die Summen in der Gewinnerfarbe fest: bei Tag von der höchsten an, bei Nacht von der niedrigsten.
