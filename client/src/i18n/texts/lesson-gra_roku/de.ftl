### Die spielbare Lektion von Gra roku.

lesson-goal = Willkommen im Jahr! Du sammelst zwölf Symbole, drei für jede Jahreszeit. Am Ende zählen nur vollständige Reihen vom Frühling bis zum Winter.
lesson-middle = In der Mitte liegt ein Quadrat, das ihr gemeinsam füllt: vier Reihen und für jede Jahreszeit eine Spalte. Zu zweit spielt der Stapel mit und legt jede Runde eine Karte dazu, hier das Eis.
lesson-choose = Jede Runde wählt ihr beide geheim eine Karte. Nimm den Kürbis 1 und lege ihn verdeckt hin.
lesson-turned-up = Beide Karten werden aufgedeckt. Die Karte mit mehr Punkten kommt zuerst: Luna legt ihren Schneemann 2 vor deinem Kürbis 1.
lesson-luna-places = Luna legt den Schneemann in Reihe 1, in die Spalte des Winters. Dort fehlt jetzt nur noch der Herbst.
lesson-fill = Eine Karte kommt immer in die Spalte ihrer Jahreszeit. Lege den Kürbis in Reihe 1: Er füllt die Reihe!
lesson-take = Die vierte Karte unterbricht alles: Alle nehmen eine Karte aus dieser Reihe, und wer sie gefüllt hat, nimmt zuerst. Nimm den Schneemann für dein Jahr.
lesson-luna-takes = Luna nimmt die Biene. Der Rest kommt in die Schachtel, eine neue Karte eröffnet Reihe 1, und der Stapel legt seine Karte für die nächste Runde dazu.
lesson-strong = Die stärkste Karte kommt zuerst, dann geht es im Uhrzeigersinn weiter. Bei gleichen Punkten ist die spätere Jahreszeit stärker, dann das größere Symbol. Wähle den Weihnachtsbaum 5.
lesson-first = Deine 5 schlägt Lunas Storch 3: Du legst zuerst.
lesson-careful = Vorsicht: In Reihe 1 liegen schon zwei Karten. Kommt eine dritte dazu, könnte Luna die Reihe füllen und zuerst nehmen. Sicherer ist Reihe 3.
lesson-luna-waits = Luna legt den Storch in Reihe 1, und zur neuen Runde legt der Stapel ein Eis in Reihe 3. Diese Karte füllt nie eine Reihe.
lesson-two-rows = Nun fehlt in Reihe 1 der Winter und in Reihe 3 der Frühling. Für Reihe 1 hast du die richtige Karte: Wähle die Schneeflocke 4.
lesson-first-again = Luna deckt eine Biene 3 auf. Mit 4 Punkten bist du wieder zuerst dran.
lesson-fill-again = Fülle Reihe 1 mit der Schneeflocke.
lesson-take-again = Du nimmst zuerst. Die Schneeflocke bringt die meisten Punkte und ist dein zweites Wintersymbol: Nimm sie.
lesson-luna-stork = Luna nimmt den Storch, und Reihe 1 beginnt neu. Jetzt legt sie die Karte, die sie aufgedeckt hat.
lesson-luna-fills = Die Biene füllt Reihe 3, und diesmal nimmt Luna zuerst.
lesson-luna-owns = Sie nimmt die Biene 3. Aber in einem Jahr liegt jedes Symbol nur einmal, und eine Biene hat sie schon.
lesson-luna-swaps = Sie darf tauschen, weil 3 Punkte mehr sind als 2. Die alte Biene kommt beiseite, und jede beiseitegelegte Karte kostet am Ende einen Punkt.
lesson-third = Jetzt du: Nimm den Weihnachtsbaum. Er ist das dritte Symbol deines Winters!
lesson-bonus = Eine komplette Jahreszeit bringt sofort eine Bonuskarte vom Stapel: Schneemann 5! Tausche sie gegen deinen Schneemann 2; eine Bonuskarte einzutauschen kostet nichts.
lesson-rows = Ein prächtiger Winter, aber noch zählt er nicht: Eine Reihe braucht alle vier Jahreszeiten. Je eine Karte aus Frühling, Sommer und Herbst, und deine erste Reihe ist vollständig.
lesson-end = Die Partie endet, sobald jemand alle zwölf Symbole hat oder wenn eine Karte gezogen werden müsste und der Stapel leer ist. Dann zählen die Punkte der vollständigen Reihen, und jede beiseitegelegte Karte kostet einen.
lesson-done = Das ist das ganze Spiel. Fülle Reihen, um zuerst zu nehmen, sammle alle Jahreszeiten gleichmäßig und hüte dich vor Symbolen, die du schon hast. Ein gutes Jahr!

lesson-other-choose = Auch die könntest du spielen. Wähle in dieser Lektion bitte die genannte Karte.
lesson-other-fill = Das Feld ist erlaubt. Aber in Reihe 1 wäre deine Karte die vierte, und du dürftest zuerst nehmen: Lege sie dorthin.
lesson-other-take = Auch die könntest du nehmen. Nimm in dieser Lektion bitte die genannte Karte.
lesson-other-careful = Das Feld ist erlaubt, aber die Lektion geht in Reihe 3 weiter: Lege den Baum dorthin.
lesson-other-third = Auch das wäre ein neues Symbol. Aber nur der Weihnachtsbaum macht deinen Winter komplett.
lesson-other-bonus = In der Schachtel kostet die Karte nichts, bringt aber auch nichts. Tausche: 5 Punkte sind besser als 2.
