### Wie Gra roku hier gespielt wird und warum. Für Lunasol geschrieben, ohne Worte der gedruckten Anleitung.

## Die Karten und der Anfang

ruling-GR-01 = Jedes Symbol gibt es mit 0 bis 5 Punkten je einmal: 12 × 6 = 72 Karten. Stattdessen lässt sich eine eigene Kartendatei verwenden.
ruling-GR-01-why = Die Anleitung nennt nur die Zahl der Karten je Jahreszeit. Wer zuerst legt, entscheiden Punkte, Jahreszeit und Symbol und danach nichts mehr: Das reicht nur, wenn keine zwei Karten in allen dreien gleich sind.

ruling-GR-02 = Es spielen zwei bis vier.
ruling-GR-02-why = Die Zahl steht nicht im Text. Aber eine Reihe hat vier Karten und alle nehmen eine, für weniger als vier ist von übrigen Karten die Rede, und es gibt eine Variante für zwei.

ruling-GR-03 = Die vier Startkarten werden ausgelost, eine aus jeder Jahreszeit. Als Option wählt der Startspieler sie offen aus, vom Frühling bis zum Winter; er wird ausgelost oder festgelegt.
ruling-GR-03-why = Nach der Anleitung sucht sie die jüngste Person aus, bevor jemand Karten hat; ob sie dabei zu sehen sind, bleibt offen. Davon hängt nur die Eröffnung ab.

ruling-GR-04 = Die Startkarten liegen auf der Diagonale: der Frühling in Reihe 1 und Spalte 1 und so weiter bis zum Winter in Reihe 4 und Spalte 4.
ruling-GR-04-why = Das Bild dazu ist uns nicht überliefert. Nur je eine Karte in jeder Reihe und jeder Spalte steckt das ganze Quadrat ab, und im Grundspiel sind alle solchen Anordnungen gleichwertig.

ruling-GR-05 = Gelegt wird in die Tischmitte, gezogen wird oben vom Stapel.
ruling-GR-05-why = An zwei Stellen nennt die Anleitung etwas anderes, das keinen Sinn ergibt; wir halten diese Wörter für Druckfehler.

## Legen

ruling-GR-06 = Was gelegt werden kann, muss gelegt werden.
ruling-GR-06-why = Beiseite kommt nach der Anleitung nur eine Karte, für die kein Feld frei ist.

ruling-GR-07 = Auch wer die Karte beiseitelegen musste, zieht nach und hat wieder vier auf der Hand.
ruling-GR-07-why = In der Anleitung folgt das Nachziehen auf beide Fälle, das Legen und das Beiseitelegen.

ruling-GR-08 = Eine volle Reihe wird zuerst genommen und neu begonnen; dann zieht nach, wer die vierte Karte gelegt hat, und das Legen geht weiter. Als Option wird vor dem Nehmen nachgezogen.
ruling-GR-08-why = Die Anleitung unterbricht das Legen sofort und erwähnt dort das Nachziehen nicht. Es zählt nur, wenn der Stapel zu Ende geht, und für das, was man beim Nehmen weiß.

ruling-GR-09 = Wer noch nicht gelegt hat, legt die aufgedeckte Karte nach dem Nehmen, in derselben Runde und Reihenfolge. So können in einer Runde mehrere Reihen genommen werden.
ruling-GR-09-why = Die Anleitung unterbricht das Legen und lässt es danach weitergehen.

## Nehmen

ruling-GR-10 = Alle nehmen eine Karte der vollen Reihe, auch wenn sie einen Punkt kostet.
ruling-GR-10-why = Die Anleitung gibt allen eine Karte und spricht nicht vom Verzichten; zu viert hat der Letzte ohnehin keine Wahl.

ruling-GR-11 = Hast du das Symbol schon und die neue Karte weniger Punkte, kommt die neue beiseite.
ruling-GR-11-why = Getauscht wird nur gegen mehr Punkte; gleich viele kann es mit diesen Karten nicht geben.

ruling-GR-12 = Tauschst du eine Karte aus einer Reihe ein, kommt die alte beiseite und kostet einen Punkt. Tauschst du eine Bonuskarte ein, kommt die alte in die Schachtel und kostet nichts.
ruling-GR-12-why = So steht es in der Anleitung, aber an zwei verschiedenen Stellen; deshalb ist es leicht zu übersehen.

ruling-GR-13 = Jede Jahreszeit bringt dir nur einmal einen Bonus, also höchstens vier. Ein Tausch in einer kompletten Jahreszeit bringt keinen.
ruling-GR-13-why = Den Bonus gibt es dafür, dass eine Jahreszeit komplett wird, und das geschieht einmal.

ruling-GR-14 = Macht eine Bonuskarte eine weitere Jahreszeit komplett, gibt es noch einen Bonus. Als Option nicht.
ruling-GR-14-why = Die Regel zum Bonus fragt nicht, wie die dritte Karte ins Jahr kam.

ruling-GR-15 = Der Bonus wird sofort gezogen und genutzt, bevor der Nächste nimmt.
ruling-GR-15-why = Die Anleitung nennt keinen anderen Zeitpunkt, und der Bonus ist der Lohn für genau diese Karte.

ruling-GR-16 = Macht die zwölfte Karte eine Jahreszeit komplett, wird ihr Bonus noch gezogen und genutzt, dann endet die Partie; lohnen kann sich nur ein Tausch. Als Option entfällt dieser Bonus.
ruling-GR-16-why = Weitere Gelegenheiten nimmt die Anleitung nur den anderen, nicht der Person, die die Partie beendet.

## Das Ende

ruling-GR-17 = Die zwölfte Karte beendet die Partie sofort: Die anderen nehmen nicht mehr, und die Reihe beginnt nicht neu. Als Option nehmen die anderen noch.
ruling-GR-17-why = Nach der Anleitung verlieren die anderen ihre Gelegenheit, sobald ein Jahr voll ist.

ruling-GR-18 = Die Partie endet sofort, wenn irgendeine Karte zu ziehen wäre und der Stapel leer ist: für die Hand, als Bonus, für eine Reihe oder als neutrale Karte. Als Option beendet sie nur das Nachziehen auf die Hand; anderes Ziehen entfällt dann.
ruling-GR-18-why = Die Anleitung beendet die Partie, wenn vom Stapel nicht gezogen werden kann, und sagt nicht, bei welchem dieser Anlässe.

ruling-GR-19 = Die Partie endet nicht, wenn die letzte Karte den Stapel verlässt, sondern erst, wenn eine fehlt.
ruling-GR-19-why = Die Anleitung spricht von einer Karte, die nicht gezogen werden kann, nicht davon, dass der Stapel leer wird.

ruling-GR-20 = Vor dem Zählen dürfen Karten innerhalb ihrer Jahreszeit die Plätze tauschen, damit die besten in vollständigen Reihen stehen. Das erledigt der Tisch von selbst, und zwar bestmöglich.
ruling-GR-20-why = Im Beispiel der Anleitung wird so getauscht, und nur innerhalb einer Jahreszeit.

ruling-GR-21 = Jede beiseitegelegte Karte kostet einen Punkt, egal was sie zeigt.
ruling-GR-21-why = So steht es in der Anleitung.

## Varianten

ruling-GR-22 = Zu zweit kommt in jeder Runde eine neutrale Karte, bevor beide wählen.
ruling-GR-22-why = Die Anleitung könnte auch eine je Person meinen; doch beide wählen gleichzeitig, also kommt sie einmal.

ruling-GR-23 = Die neutrale Karte kommt auf das oberste freie Feld in der Spalte ihrer Jahreszeit, auf dem sie nicht die vierte einer Reihe ist; gibt es keines, kommt sie in die Schachtel. In der schwierigeren Variante werden die Reihen von oben abgesucht, jede von links nach rechts.
ruling-GR-23-why = Die Anleitung verlangt das erste erlaubte Feld von oben. Für freie Spalten nennt sie keine Reihenfolge innerhalb der Reihe; wir gehen von links nach rechts vor, wie beim Lesen.

ruling-GR-24 = In der schwierigeren Variante liegt rechts stets die nächste Jahreszeit, und nach dem Winter kommt der Frühling. Als Option darf der Frühling nicht rechts vom Winter liegen.
ruling-GR-24-why = Jede Karte hat Farbpunkte an beiden Seiten, und die Spalten sind frei. Ohne den Schritt vom Winter zum Frühling ließe sich eine Reihe nur vom Frühling links bis zum Winter rechts füllen, und freie Spalten hätten keinen Sinn.

ruling-GR-25 = In der schwierigeren Variante müsste eine Karte zwischen zwei anderen zu beiden passen.
ruling-GR-25-why = Das kommt nicht vor: Jede Reihe beginnt mit einer Karte und wächst an den Seiten.

ruling-GR-26 = In der schwierigeren Variante muss eine Karte links oder rechts an eine andere grenzen. Karten darüber und darunter spielen keine Rolle.
ruling-GR-26-why = Ein Beispiel der Anleitung zeigt, dass Berühren von oben oder unten nicht genügt; dass solche Nachbarn passen müssten, steht nirgends.

ruling-GR-27 = In der schwierigeren Variante hängen die Ränder des Quadrats nicht zusammen: Ein Feld ganz rechts hat rechts keinen Nachbarn.
ruling-GR-27-why = Die Anleitung erwähnt es nicht, und auf einem Tisch berühren sich solche Karten nicht.

ruling-GR-28 = Auch in der schwierigeren Variante kommt eine Karte, die nirgends passt, beiseite und kostet einen Punkt.
ruling-GR-28-why = Für diesen Fall verweist die Variante auf die Grundregeln.

ruling-GR-29 = Auch zu zweit darf die schwierigere Variante gespielt werden; die neutrale Karte wird nach GR-23 gelegt.
ruling-GR-29-why = Die Anleitung schließt es nicht aus.

## Runden und Punkte

ruling-GR-30 = In jeder Runde entscheiden die aufgedeckten Karten neu, wer zuerst legt.
ruling-GR-30-why = Die Anleitung beschreibt das als Schritt jeder Runde und kennt keinen festen Startspieler.

ruling-GR-31 = Das Endergebnis darf unter null liegen.
ruling-GR-31-why = Die Anleitung nennt keine Untergrenze.

## Entscheidungen

ruling-GR-D1 = Alle wählen gleichzeitig und verdeckt eine Handkarte. Alle sehen, dass du gewählt hast, aber nicht, welche Karte; du darfst deine Wahl zurücknehmen, bis alle gewählt haben.
ruling-GR-D1-why = Nach der Anleitung wird gemeinsam aufgedeckt; also darf die Reihenfolge des Wählens keine Rolle spielen.

ruling-GR-D2 = Die Karte kommt auf ein beliebiges freies Feld in der Spalte ihrer Jahreszeit; in der schwierigeren Variante auf ein beliebiges Feld, auf dem sie neben eine andere passt.
ruling-GR-D2-why = Die Anleitung legt die Spalte fest und lässt die Reihe frei; die Variante gibt auch die Spalte frei.

ruling-GR-D3 = Du nimmst eine beliebige Karte, die noch in der vollen Reihe liegt: zuerst, wer die vierte gelegt hat, dann die anderen im Uhrzeigersinn.
ruling-GR-D3-why = Die Anleitung gibt die Reihenfolge vor und lässt die Wahl frei.

ruling-GR-D4 = Hast du das Symbol schon, tausche die neue Karte ein, falls sie mehr Punkte hat, oder lege sie beiseite. Eine der beiden kommt auf jeden Fall beiseite.
ruling-GR-D4-why = In einem Jahr liegt jedes Symbol einmal, und die Anleitung bietet diese zwei Wege.

ruling-GR-D5 = Eine Bonuskarte kommt ins Jahr, wenn ihr Symbol neu ist, sie wird eingetauscht, wenn sie mehr Punkte hat, oder sie kommt in die Schachtel.
ruling-GR-D5-why = Der Bonus ist ein Geschenk: Die Anleitung verpflichtet niemanden, ihn zu nutzen.

ruling-GR-D6 = In der schwierigeren Variante wird die oberste Karte vom Stapel aufgedeckt, und wer zuletzt genommen hat, legt sie auf ein beliebiges Feld der geleerten Reihe.
ruling-GR-D6-why = Im Grundspiel bestimmt die Jahreszeit das Feld. Bei freien Spalten überlässt es die Anleitung der Person, die zuletzt genommen hat.
