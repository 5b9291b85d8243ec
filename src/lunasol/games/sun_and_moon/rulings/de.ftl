### Wie Sonne und Mond hier gespielt wird und warum. Für Lunasol geschrieben, ohne Worte der gedruckten Anleitung.

## Karten und Mitspieler

ruling-SM-01 = Unsere Tiere sind auf 3, 7, 11, 15, 19, 23 und 27 beider Arten. Das ist geraten; wer die gedruckten Karten hat, kann eine eigene Kartendatei verwenden.
ruling-SM-01-why = Weder die Anleitung noch eine öffentliche Quelle sagt, welche Karten ein Tier zeigen. Unsere Auswahl ist symmetrisch und umfasst etwa ein Viertel der Zahlen.

ruling-SM-02 = Über das Gedruckte hinaus nehmen wir zu den Tieren nichts an.
ruling-SM-02-why = In der Fassung der Anleitung, die wir kennen, verweist die Tierregel auf eine Fußnote, die verloren ist.

ruling-SM-03 = Man kann auch zu dritt spielen, jeder für sich mit zwei Reihen.
ruling-SM-03-why = Die Anleitung sagt zwei bis vier. Eine Quelle bezweifelt, dass es zu dritt geht, andere beschreiben es.

## Reihen und Finsternisse

ruling-SM-04 = Mit einer Zahlenkarte darfst du eine fehlende Reihe bei jedem beginnen. Als Option nur vor dir selbst.
ruling-SM-04-why = Die Anleitung erlaubt fremde Reihen und lässt offen, ob man dort eine beginnen darf. Zwei andere Beschreibungen des Spiels erlauben es.

ruling-SM-05 = Eine Zahl darf eine Finsternis bedecken, wenn die sichtbaren Zahlen weiter von links nach rechts aufsteigen; welche Zahl unter der Finsternis liegt, ist egal.
ruling-SM-05-why = Die Anleitung verlangt nur eine passende Karte; nach anderen Beschreibungen müssen die Zahlen weiter aufsteigen.

ruling-SM-06 = Von mehreren Finsternissen nebeneinander lässt sich nur eine bedecken, die an eine sichtbare Zahlenkarte grenzt. Die Zahl muss für die übrigen keinen Platz lassen.
ruling-SM-06-why = Die Anleitung gibt diese Reihenfolge vor und verlangt nicht mehr.

ruling-SM-07 = Zeigt eine Reihe nur Finsternisse, darf jede von ihnen mit jeder Zahl der Art bedeckt werden; an den Enden wird nichts angelegt.
ruling-SM-07-why = Es gibt keine Zahl zum Vergleichen. Sonst könnte niemand die Reihe je wieder nutzen.

ruling-SM-08 = Hinter einer Finsternis am Ende der Reihe darf angelegt werden; verglichen wird mit der nächsten sichtbaren Zahl. Als Option sperrt die Finsternis dieses Ende.
ruling-SM-08-why = Die Anleitung spricht von längeren Reihen, die eine Finsternis unterbricht, und verbietet hier nichts.

ruling-SM-09 = Eine Finsternis bedeckt eine sichtbare Zahlenkarte; sie liegt nie auf einer anderen Finsternis und nie auf einem eigenen Platz.
ruling-SM-09-why = Nach der Anleitung kommen Sonnenfinsternisse nur auf Sonnen und Mondfinsternisse nur auf Monde.

ruling-SM-10 = Eine Finsternis darf auch eine Zahlenkarte bedecken, die selbst eine Finsternis bedeckt.
ruling-SM-10-why = Es zählt die sichtbare Karte, und die ist eine Sonne oder ein Mond wie jede andere.

ruling-SM-11 = Eine Sonnenfinsternis bedeckt nur Sonnen, eine Mondfinsternis nur Monde.
ruling-SM-11-why = So steht es in der Anleitung.

ruling-SM-12 = Du darfst eine Finsternis in eine eigene Reihe legen, etwa auf die 1 von 1–20–25–29, um die Reihe wieder zu öffnen.
ruling-SM-12-why = Die Anleitung nennt eigene Reihen ebenso wie fremde.

## Abräumen

ruling-SM-13 = Mindestens fünf heißt: fünf sichtbare Zahlenkarten nebeneinander; bedeckte Karten zählen dabei nicht.
ruling-SM-13-why = Die Anleitung zählt einfach Karten. Eine Besprechung macht klar, dass Zahlen unmittelbar nebeneinander gemeint sind.

ruling-SM-14 = Bedeckte Karten eines abgeräumten Abschnitts kommen mit: Jede Sonne und jeder Mond ist ein Punkt, Finsternisse zählen nichts. Als Option zählen bedeckte Karten nicht.
ruling-SM-14-why = Die Anleitung gibt für jede entfernte Sonne und jeden Mond einen Punkt und nimmt bedeckte nicht aus.

ruling-SM-15 = Ein Abschnitt wird ganz abgeräumt. Als Option darf auch ein Teil aus mindestens fünf benachbarten Karten abgeräumt werden.
ruling-SM-15-why = In der Anleitung teilt nur eine Finsternis eine längere Reihe.

ruling-SM-16 = Was nach dem Abräumen bleibt, rückt zusammen und bleibt eine Reihe, mit ihren Finsternissen.
ruling-SM-16-why = Die Anleitung entfernt nur die abgeräumten Karten.

ruling-SM-17 = In einem Zug darfst du mehrere Abschnitte abräumen, in einer Reihe oder in beiden.
ruling-SM-17-why = Die Anleitung spricht von einer oder mehreren Reihen.

ruling-SM-18 = Was zu Beginn deines Zuges bereitliegt, darfst du abräumen, egal wer es vollendet hat.
ruling-SM-18-why = Nach der Anleitung räumt man einen Zug später ab. Da niemand im selben Zug anlegen und abräumen darf, ergibt sich das von selbst.

ruling-SM-19 = Niemand muss abräumen, solange eine Karte angelegt werden kann.
ruling-SM-19-why = Die Anleitung nennt es freiwillig; nur wer nicht anlegen kann, muss abräumen (SM-21).

## Selbstzerstörung und Tiere

ruling-SM-20 = Du zerstörst dich nur dann selbst, wenn du weder anlegen noch abräumen kannst oder nach einem Tier keine Karte passt. Als Option auch freiwillig: in jedem Zug, solange du eine Handkarte hast, oder nur in deinen Zügen der Schlussphase, dann auch mit leerer Hand. Wer das in der Schlussphase tut, kommt nicht mehr an die Reihe.
ruling-SM-20-why = Die Hauptregel verlangt es nur dann, und die meisten Quellen stimmen zu. Eine Anmerkung der Anleitung lobt es als Mittel gegen Minuspunkte, und für die Schlussphase nennt sie es als eine von drei Möglichkeiten, daher die Optionen.

ruling-SM-21 = Wer nicht anlegen, aber abräumen kann, muss abräumen.
ruling-SM-21-why = Der Zug lässt sich ausführen, also gibt es keinen Grund zur Selbstzerstörung.

ruling-SM-22 = Passt nach einem Tier keine Karte, zerstörst du dich selbst, auch wenn du abräumen könntest.
ruling-SM-22-why = Vollständig ist der Zug nur mit einer weiteren Karte, und niemand darf im selben Zug anlegen und abräumen.

ruling-SM-23 = Auf ein Tier darf ein Tier folgen, ein Tier darf eine Finsternis bedecken, und die nächste Karte darf eine Finsternis sein.
ruling-SM-23-why = Die Regel der Anleitung gilt immer, wenn die eben gelegte Karte ein Tier zeigt, ohne Ausnahme.

ruling-SM-24 = War das Tier deine letzte Karte und ist nichts zu ziehen, endet dein Zug ohne Schaden, und von da an zieht niemand mehr nach. Als Option zerstörst du dich selbst.
ruling-SM-24-why = Die Anleitung erwähnt diesen Fall nicht. Es fehlt keine passende Karte, es fehlt der Stapel.

## Nachziehen

ruling-SM-25 = Gezogen wird nur zu Beginn des eigenen Zuges und nur mit leerer Hand, bis zu fünf Karten; nach einem Tier sofort.
ruling-SM-25-why = So steht es zweimal in der Anleitung.

ruling-SM-26 = Hat der Stapel weniger als fünf Karten, nimmst du nur diese; dann wird die Ablage zum neuen Stapel gemischt. Als Option ziehst du vom neuen weiter.
ruling-SM-26-why = Die Anleitung sagt beides: Man nimmt nur den Rest, und ein aufgebrauchter Stapel wird aus der Ablage neu gebildet.

ruling-SM-27 = Das Ende beginnt erst, wenn jemand ziehen muss und Stapel und Ablage beide leer sind.
ruling-SM-27-why = Ein Satz der Anleitung bildet den Stapel neu, ein anderer lässt mit ihm die Partie enden. Nur so stimmen beide.

ruling-SM-28 = In der Ablage liegen nur Karten aus Selbstzerstörungen.
ruling-SM-28-why = Abgeräumte Karten sind Punkte und bleiben auf dem Punktestapel; andere Karten verlassen den Tisch nicht.

ruling-SM-29 = Nach 1000 Zügen endet die Partie und wird so gewertet, wie sie steht; ist freiwillige Selbstzerstörung in jedem Zug erlaubt, nach 5000. Die Zahl lässt sich einstellen.
ruling-SM-29-why = Karten kommen aus der Ablage zurück; eine Partie, in der niemand abräumt, könnte endlos dauern. Die Anleitung geht darauf nicht ein; gewöhnliche Partien haben keine 200 Züge.

## Das Ende

ruling-SM-30 = Wer nichts mehr ziehen konnte, tut nichts mehr. Als Option darf diese Person nach den anderen noch abräumen.
ruling-SM-30-why = Die Anleitung lässt nur die anderen ihre Karten ausspielen.

ruling-SM-31 = Wenn niemand mehr nachzieht, spielen die anderen reihum, bis niemand mehr etwas tun kann. Als Option haben sie noch je einen Zug.
ruling-SM-31-why = Die Anleitung lässt sie ihre Karten ausspielen und sagt nicht, wie lange.

ruling-SM-32 = In dieser letzten Phase kann man ohne Handkarte abräumen; mit leerer Hand und einem Abschnitt aus fünf muss man es.
ruling-SM-32-why = Zum Abräumen braucht man keine Karte, und die Anleitung nennt es unter dem, was zuletzt noch möglich ist.

ruling-SM-33 = Auch wenn in der letzten Phase durch eine Selbstzerstörung Karten in die Ablage kommen, zieht niemand mehr.
ruling-SM-33-why = Die Anleitung beendet das Nachziehen ein für alle Mal.

ruling-SM-34 = Jede Sonnen- und Mondkarte in deinen Reihen ist am Ende ein Minuspunkt, auch eine bedeckte; Handkarten zählen nicht. Als Option zählen nur sichtbare Karten.
ruling-SM-34-why = Die Anleitung zählt, was im Spiel bleibt, und nimmt bedeckte Karten nicht aus. Handkarten erwähnt sie nicht, und es bleibt kaum je eine übrig.

ruling-SM-35 = Bei Gleichstand wird der Sieg geteilt.
ruling-SM-35-why = Von Gleichstand spricht die Anleitung nicht.

ruling-SM-36 = Wer nur Finsternisse hat, während nichts zu bedecken ist, kann nicht anlegen und zerstört sich selbst.
ruling-SM-36-why = Das folgt aus den Regeln; es kann gleich zu Beginn geschehen, am leeren Tisch.

## Zu viert

ruling-SM-37 = Eine Reihe gehört dem Partner, vor dem sie begonnen wurde. Solange sie liegt, kann der andere keine dieser Art haben, auch nicht durch eine gegnerische Karte; ist sie weg, entscheidet die nächste erste Karte neu. Als Option behält jeder Partner seine Art die ganze Partie.
ruling-SM-37-why = Die Anleitung spricht von der Reihe, die gerade liegt, nicht von der ganzen Partie.

ruling-SM-38 = Abräumen darfst du nur Reihen vor dir. Als Option auch die Reihe des Partners.
ruling-SM-38-why = Die Anleitung spricht von den eigenen Reihen, auch zu viert.

ruling-SM-39 = Karten darfst du in jede Reihe legen, auch in die des Partners.
ruling-SM-39-why = Die Anleitung öffnet alle Reihen für alle, und ein Spielbericht erzählt von solcher Hilfe.

ruling-SM-40 = Partner sprechen nicht über ihre Handkarten.
ruling-SM-40-why = Die Anleitung sagt nichts dazu, und die Hand ist auch vor dem Partner verborgen.

ruling-SM-41 = Der Startspieler wird ausgelost oder festgelegt.
ruling-SM-41-why = Nach der Anleitung beginnt die jüngste Person; unser Tisch fragt niemanden nach dem Alter.

## Entscheidungen

ruling-SM-D1 = In deinem Zug legst du entweder eine Karte an oder räumst ab. Nur wenn beides nicht geht, zerstörst du dich selbst.
ruling-SM-D1-why = Die Anleitung bietet diese zwei Wege und schließt beides im selben Zug aus.

ruling-SM-D2 = Du wählst die Karte und ihren Platz: ein Reihenende, eine Finsternis, die sie bedeckt, für eine Finsternis eine sichtbare Zahlenkarte, oder eine fehlende Reihe. Nach einem Tier wählst du noch einmal.
ruling-SM-D2-why = Die Anleitung öffnet jede Reihe für alle, solange die Zahlen aufsteigen.

ruling-SM-D3 = Du wählst, welche deiner Abschnitte aus fünf oder mehr du abräumst, einen oder mehrere.
ruling-SM-D3-why = Die Anleitung erlaubt einen oder mehrere und schreibt nicht vor, welche.
