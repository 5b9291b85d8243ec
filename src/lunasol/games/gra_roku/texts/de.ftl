### Gra roku. Für Lunasol geschrieben, ohne Worte der gedruckten Anleitung.

name = Gra roku
tagline = Sammle ein ganzes Jahr, von jedem Symbol eine Karte
credits = Gra roku („Spiel des Jahres“), ein Kartenspiel von Reiner Knizia, erschienen bei Nasza Księgarnia (2023).

## Karten

card = { $symbol ->
    [stork] Storch
    [flower] Blume
    [bee] Biene
    [sun] Sonne
    [ball] Ball
    [ice-cream] Eis
    [pumpkin] Kürbis
    [squirrel] Eichhörnchen
    [leaf] Blatt
    [tree] Weihnachtsbaum
    [snowman] Schneemann
   *[snowflake] Schneeflocke
  } { $points }

## Was jetzt gefragt ist und die Regel dazu

phase-choose-start = Wähle die Startkarte der nächsten Jahreszeit.
phase-choose = Wähle verdeckt eine Handkarte.
phase-place = Lege deine Karte in die Tischmitte.
phase-take = Nimm eine Karte aus der vollen Reihe.
phase-file = Dieses Symbol hast du schon: Tausche die Karten oder lege die neue beiseite.
phase-bonus = Eine Jahreszeit ist komplett: Nutze deine Bonuskarte.
phase-refill = Lege die Karte, mit der die Reihe neu beginnt.
phase-over = Die Partie ist zu Ende.

rule-choose-start = Der Startspieler wählt aus jeder Jahreszeit eine Karte, vom Frühling bis zum Winter; sie liegen auf der Diagonale des Tisches (GR-03, GR-04). Dann werden die übrigen 68 Karten gemischt.
rule-choose = Alle wählen geheim eine Handkarte und decken gleichzeitig auf. Die Karte mit den meisten Punkten wird zuerst gelegt (bei Gleichstand die spätere Jahreszeit, dann das größere Symbol); die anderen folgen im Uhrzeigersinn (GR-30). Du darfst deine Wahl zurücknehmen, bis alle gewählt haben.
rule-place = Die Karte kommt auf ein freies Feld in der Spalte ihrer Jahreszeit. In der schwierigeren Variante darf sie in jede Spalte, muss aber links oder rechts an eine Karte grenzen, und die Jahreszeiten müssen aufeinanderfolgen (GR-24, GR-26). Was gelegt werden kann, muss gelegt werden (GR-06); was nicht passt, kommt beiseite und kostet einen Punkt. In beiden Fällen ziehst du danach eine Karte nach (GR-07).
rule-take = Die vierte Karte einer Reihe unterbricht das Legen (GR-09). Wer sie gelegt hat, nimmt zuerst eine Karte der Reihe, dann die anderen im Uhrzeigersinn; alle müssen eine nehmen, ob sie wollen oder nicht (GR-10). Ein Symbol, das du noch nicht hast, kommt in dein Jahr.
rule-file = In deinem Jahr liegt jedes Symbol nur einmal. Hat die neue Karte mehr Punkte, darfst du sie eintauschen; dann kommt die alte beiseite (GR-11, GR-12). Sonst kommt die neue beiseite. Jede beiseitegelegte Karte kostet am Ende einen Punkt (GR-21).
rule-bonus = Das dritte Symbol einer Jahreszeit bringt sofort die oberste Karte vom Stapel (GR-15). Lege sie in dein Jahr, wenn ihr Symbol neu ist, tausche sie ein, wenn sie mehr Punkte hat, oder lege sie in die Schachtel; eine hier ausgetauschte Karte kommt in die Schachtel und kostet nichts (GR-12). Macht ein Bonus eine weitere Jahreszeit komplett, gibt es noch einen, sofern die Partie nichts anderes vorsieht (GR-14).
rule-refill = Wer die letzte Karte genommen hat, legt die oberste Karte vom Stapel auf ein beliebiges Feld der geleerten Reihe (schwierigere Variante; GR-D6).
rule-over = Es zählen nur vollständige Reihen vom Frühling bis zum Winter, mit den besten Karten jeder Jahreszeit darin (GR-20); jede beiseitegelegte Karte kostet einen Punkt. Die meisten Punkte gewinnen, bei Gleichstand die wenigsten beiseitegelegten Karten, sonst wird der Sieg geteilt.

## Züge

move-start = mit { $card } beginnen
move-choose = { $card } spielen
move-place = { $card } in Reihe { $row }, Spalte { $column }
move-take = { $card } nehmen
move-swap = die Karten tauschen
move-aside = beiseitelegen
move-add = ins Jahr legen
move-box = in die Schachtel legen
move-refill = in Reihe { $row }, Spalte { $column }

## Was geschehen ist

event-start-chosen = { $seat } wählt als Startkarte: { $card }.
event-start-chosen-you = Du wählst als Startkarte: { $card }.
event-start-cards = Von Anfang an auf dem Tisch: { $cards }.
event-dealt = { $seat } bekommt { $count } Karten.
event-dealt-own = { $seat } bekommt { $cards }.
event-dealt-own-you = Du bekommst { $cards }.
event-round = Runde { $round }. { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch { $count } Karte.
   *[other] Im Stapel sind noch { $count } Karten.
  }
event-neutral = Neutrale Karte: { $card } kommt in Reihe { $row }, Spalte { $column }.
event-neutral-boxed = Neutrale Karte: { $card } passt nirgends und kommt in die Schachtel.
event-neutral-missing = Der Stapel ist leer: diesmal keine neutrale Karte.
event-chosen = { $seat } hat gewählt.
event-chosen-own = { $seat } hat { $card } gewählt.
event-chosen-own-you = Du hast { $card } gewählt.
event-taken-back = { $seat } nimmt die Wahl zurück.
event-taken-back-you = Du nimmst deine Wahl zurück.
event-revealed = Aufgedeckt: { $cards }.
event-starter = { $seat } legt zuerst, mit { $card }.
event-starter-you = Du legst zuerst, mit { $card }.
event-placed = { $seat } legt { $card } in Reihe { $row }, Spalte { $column }.
event-placed-you = Du legst { $card } in Reihe { $row }, Spalte { $column }.
event-set-aside = { $seat } kann { $card } nicht legen und legt die Karte beiseite.
event-set-aside-you = Du kannst { $card } nicht legen und legst die Karte beiseite.
event-drew = { $seat } zieht eine Karte.
event-drew-own = { $seat } zieht { $card }.
event-drew-own-you = Du ziehst { $card }.
event-row-full = Reihe { $row } ist voll: Alle nehmen eine Karte.
event-took = { $seat } nimmt { $card }.
event-took-you = Du nimmst { $card }.
event-added = { $seat } legt { $card } ins Jahr.
event-added-you = Du legst { $card } in dein Jahr.
event-swapped = { $seat } tauscht { $card } ein; { $card_old } kommt beiseite.
event-swapped-you = Du tauschst { $card } ein; { $card_old } kommt beiseite.
event-put-aside = { $seat } legt { $card } beiseite.
event-put-aside-you = Du legst { $card } beiseite.
event-season = { $seat } hat eine Jahreszeit komplett: { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
  }.
event-season-you = Du hast eine Jahreszeit komplett: { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
  }.
event-twelfth = { $seat } hat ein ganzes Jahr: zwölf Karten.
event-twelfth-you = Du hast ein ganzes Jahr: zwölf Karten.
event-bonus = Bonuskarte für { $seat }: { $card }.
event-bonus-you = Bonuskarte für dich: { $card }.
event-bonus-swapped = { $seat } tauscht { $card } ein; { $card_old } kommt in die Schachtel.
event-bonus-swapped-you = Du tauschst { $card } ein; { $card_old } kommt in die Schachtel.
event-bonus-boxed = { $seat } legt die Bonuskarte in die Schachtel: { $card }.
event-bonus-boxed-you = Du legst die Bonuskarte in die Schachtel: { $card }.
event-bonus-missing = Der Stapel ist leer: keine Bonuskarte.
event-row-boxed = Übrig, in die Schachtel: { $cards }.
event-refill-drawn = { $seat } deckt für die leere Reihe auf: { $card }.
event-refill-drawn-you = Du deckst für die leere Reihe auf: { $card }.
event-refilled = Die Reihe beginnt neu: { $card } in Reihe { $row }, Spalte { $column }.
event-refill-missing = Der Stapel ist leer: Die Reihe bleibt leer.
event-pile-used-up = Es müsste eine Karte gezogen werden, aber der Stapel ist leer: Die Partie endet.
event-scored = { $seat }: { $points } für vollständige Reihen ({ $rows }), minus { $aside } für beiseitegelegte Karten, zusammen { $score }.
event-scored-you = Du bekommst { $points } für vollständige Reihen ({ $rows }), minus { $aside } für beiseitegelegte Karten, zusammen { $score }.

## Warum ein Zug abgelehnt wurde

refused-choose-a-start-card-now = Wähle jetzt eine Startkarte.
written-choose-a-start-card-now = Gib start und die Karte ein.
refused-another-season-now = Die Startkarten werden der Reihe nach gewählt: Frühling, Sommer, Herbst, Winter.
refused-choose-a-card-now = Wähle jetzt eine Karte aus deiner Hand.
written-choose-a-card-now = Gib nur die Karte ein.
refused-place-your-card-now = Lege jetzt deine Karte.
written-place-your-card-now = Gib die Karte, @, Reihe und Spalte ein.
refused-not-the-card-you-turned-up = Das ist nicht die Karte, die du aufgedeckt hast.
refused-cell-is-taken = Auf diesem Feld liegt schon eine Karte.
refused-wrong-column = Jede Jahreszeit hat ihre eigene Spalte: Frühling 1, Sommer 2, Herbst 3, Winter 4.
refused-no-card-beside-it = Die Karte muss links oder rechts an eine andere grenzen.
refused-does-not-fit = Diese Jahreszeit passt dort nicht: Von links nach rechts müssen die Jahreszeiten aufeinanderfolgen.
refused-take-a-card-now = Nimm jetzt eine Karte aus der vollen Reihe.
written-take-a-card-now = Gib + und die Karte ein.
refused-card-not-in-the-row = Diese Karte liegt nicht in der vollen Reihe.
refused-swap-or-aside-now = Dieses Symbol hast du schon: Tausche die Karten oder lege die neue beiseite.
written-swap-or-aside-now = Gib swap oder aside ein.
refused-swap-needs-more-points = Tauschen darfst du nur gegen eine Karte mit mehr Punkten.
refused-symbol-is-owned = Dieses Symbol liegt schon in deinem Jahr.
refused-no-card-to-swap = Du hast keine Karte mit diesem Symbol zum Tauschen.
refused-use-your-bonus-now = Nutze jetzt deine Bonuskarte.
written-use-your-bonus-now = Gib add, swap oder box ein.
refused-refill-the-row-now = Lege jetzt die Karte, mit der die Reihe neu beginnt.
written-refill-the-row-now = Gib @, Reihe und Spalte ein.
refused-only-the-empty-row = Die Karte muss in die Reihe, die gerade geleert wurde.

## Warum ein Zug gut ist

why-ends-ahead = Die zwölfte Karte deines Jahres, und du liegst vorn.
why-completes-row = Macht Reihe { $rows } deines Jahres vollständig.
why-completes-season = Macht in deinem Jahr eine Jahreszeit komplett.
why-rarest-season = Von dieser Jahreszeit liegen am wenigsten Karten in deinem Jahr.
why-new-symbol = Ein neues Symbol für dein Jahr.
why-denies = Von den Karten dieser Reihe könnte { $seat } diese am besten brauchen.
why-least-harm = Alle diese Symbole hast du schon; eine der Karten musst du nehmen.
why-more-points = Mehr Punkte für ein Symbol, das du schon hast.
why-not-needed = Dieses Symbol hast du schon mit mehr Punkten.
why-box = In der Schachtel kostet die Karte nichts.
why-fills-row = Füllt die Reihe: Du nimmst zuerst.
why-safe-now = Nach dir kann in dieser Runde niemand die Reihe füllen.
why-far-from-full = Die Reihe ist noch lange nicht voll.
why-can-fill = Kann eine Reihe füllen, und dann nimmst du zuerst.
why-few-points = Bringt wenig Punkte auf den Tisch.
why-no-simple-reason = Für diesen Zug gibt es keinen einfachen Grund.

## Das Ende

reason-twelfth-card = Jemand hat zwölf Karten im Jahr.
reason-pile-used-up = Es hätte eine Karte gezogen werden müssen, aber der Stapel war leer.
level-points = Punkte
level-fewer-aside = weniger beiseitegelegte Karten

## Optionen

option-deck = Kartensatz
option-deck-standard = die gedruckten Karten
option-first_seat = Wer die Startkarten auslegt
option-start_cards = Startkarten
option-start_cards-choose = wählt der Startspieler
option-harder = Schwierigere Variante: freie Spalten, passende Nachbarn
option-cyclic = Schwierigere Variante: Frühling darf rechts vom Winter liegen
option-draw_before_take = Nachziehen, bevor die volle Reihe genommen wird
option-bonus_chain = Eine Bonuskarte kann einen weiteren Bonus bringen
option-final_bonus = Auch die zwölfte Karte kann einen Bonus bringen
option-finish_take = Nach der zwölften Karte nehmen die anderen noch
option-end_on = Der leere Stapel beendet die Partie
option-end_on-any_draw = bei jedem Ziehen
option-end_on-hand_draw_only = nur beim Nachziehen auf die Hand

## Wörter am Tisch

label-spring = Frühling
label-summer = Sommer
label-autumn = Herbst
label-winter = Winter
label-revealed = Aufgedeckt
label-on-its-way = Jetzt
label-aside = Beiseite
label-points = Punkte
label-box = In der Schachtel

## Die Regeln auf einer Seite

rules-goal = Baue das beste Jahr: bis zu zwölf Karten, jede mit einem anderen Symbol. Du nimmst Karten aus den Reihen, die alle gemeinsam in der Tischmitte füllen. In deinem Jahr zählen nur vollständige Reihen vom Frühling bis zum Winter, und jede Karte, die du nicht gebrauchen kannst, kostet einen Punkt.
rules-cards = 72 Karten, 18 von jeder Jahreszeit. Jede Jahreszeit hat drei Symbole, hier vom größten zum kleinsten: Storch, Blume, Biene; Sonne, Ball, Eis; Kürbis, Eichhörnchen, Blatt; Weihnachtsbaum, Schneemann, Schneeflocke. Jedes Symbol gibt es mit 0 bis 5 Punkten je einmal (GR-01).
rules-setup = Für zwei bis vier Spieler. Je eine Karte der vier Jahreszeiten steckt ein Quadrat aus vier Reihen und vier Spalten ab: Frühling oben links, Winter unten rechts. Die übrigen werden gemischt; alle bekommen vier Karten, der Rest ist der Nachziehstapel.
rules-play =
    1. Alle wählen geheim eine Karte und decken gleichzeitig auf. Die Karte mit den meisten Punkten wird zuerst gelegt (bei Gleichstand die spätere Jahreszeit, dann das größere Symbol); die anderen folgen im Uhrzeigersinn.
    2. In dieser Reihenfolge legen alle ihre Karte auf ein freies Feld in der Spalte ihrer Jahreszeit. Ist dort kein Feld frei, kommt die Karte beiseite. In beiden Fällen wird eine Karte nachgezogen.
    3. Sobald in einer Reihe vier Karten liegen, nehmen alle je eine davon, zuerst, wer die vierte gelegt hat, dann die anderen im Uhrzeigersinn. Übrige Karten kommen in die Schachtel, und die oberste Karte vom Stapel beginnt die Reihe neu, in der Spalte ihrer Jahreszeit. Dann geht das Legen weiter.
    4. Eine genommene Karte mit neuem Symbol kommt in dein Jahr. Hast du das Symbol schon, kommt eine der beiden Karten beiseite: die alte nur, wenn die neue mehr Punkte hat.
    5. Das dritte Symbol einer Jahreszeit bringt eine Bonuskarte vom Stapel: Lege sie ins Jahr, tausche sie gegen weniger Punkte desselben Symbols ein oder lege sie in die Schachtel.
rules-end = Die Partie endet sofort, wenn jemand zwölf Karten im Jahr hat (nach dem Bonus dafür) oder wenn eine Karte gezogen werden müsste und der Stapel leer ist. Zähle die Punkte der vollständigen Reihen, mit den besten Karten jeder Jahreszeit darin, und ziehe für jede beiseitegelegte Karte einen ab. Die meisten Punkte gewinnen, bei Gleichstand die wenigsten beiseitegelegten Karten, sonst wird der Sieg geteilt.
rules-variants = Zu zweit kommt vor jeder Wahl eine neutrale Karte vom Stapel in die Tischmitte: auf das erste erlaubte Feld von oben, nie als vierte einer Reihe. Schwierigere Variante: Die Spalten sind frei, aber eine Karte muss links oder rechts an eine andere grenzen, und rechts liegt stets die nächste Jahreszeit (nach dem Winter der Frühling); wer zuletzt genommen hat, beginnt die Reihe auf einem beliebigen Feld neu. Als Option: gewählte Startkarten, Nachziehen vor dem Nehmen, keine Bonusketten, kein Bonus für die zwölfte Karte, nach der zwölften Karte nehmen die anderen noch, und der Stapel beendet die Partie nur beim Nachziehen auf die Hand.

## Am Tisch der Seite

page-square = Tischmitte
page-stack = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-begins = { $why ->
    [points] Diese Karte hat die meisten Punkte.
    [season] Gleich viele Punkte, aber die spätere Jahreszeit.
   *[symbol] Gleich viele Punkte und dieselbe Jahreszeit, aber das größere Symbol.
  } { $way ->
    [clockwise] Dann geht es im Uhrzeigersinn weiter.
   *[across] { "" }
  }
page-take-order = { $seat } nimmt zuerst{ $way ->
    [clockwise] , dann geht es im Uhrzeigersinn weiter
   *[across] { "" }
  }.
page-take-order-you = Du nimmst zuerst{ $way ->
    [clockwise] , dann geht es im Uhrzeigersinn weiter
   *[across] { "" }
  }.
page-no-place = { $season ->
    [spring] Die Frühlingsspalte ist voll.
    [summer] Die Sommerspalte ist voll.
    [autumn] Die Herbstspalte ist voll.
    [winter] Die Winterspalte ist voll.
   *[any] Neben keiner passenden Karte ist ein Feld frei.
  }
page-row-done = { $seat }: Reihe { $row } des Jahres ist vollständig, +{ $points }
page-row-done-you = Reihe { $row } deines Jahres ist vollständig, +{ $points }
page-year-of = Jahr von { $seat }
page-year-of-you = Dein Jahr
page-open-year = Jahr von { $seat }: größer zeigen
page-missing = fehlt: { $symbol ->
    [stork] Storch
    [flower] Blume
    [bee] Biene
    [sun] Sonne
    [ball] Ball
    [ice-cream] Eis
    [pumpkin] Kürbis
    [squirrel] Eichhörnchen
    [leaf] Blatt
    [tree] Weihnachtsbaum
    [snowman] Schneemann
   *[snowflake] Schneeflocke
  }
page-row-sum = Reihe { $row } des Jahres ist vollständig, Punkte: { $points }
page-points = { $points } Pkt.
page-progress = { $count } von 12
page-season-progress = { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
  } { $count } von 3
page-round = Runde { $round }
page-rows = Reihen: { $rows }
page-aside = Beiseite: { $count }
page-aside-costs = Beiseite: { $count }; jede Karte kostet einen Punkt
page-takes-number = beim Nehmen Nummer { $number }
page-placed-as = Nummer { $number }: { $card }
page-clockwise = im Uhrzeigersinn
page-face-down = Verdeckt
page-out-of-play = Aus dem Spiel
page-lay-down = Verdeckt hinlegen: { $card }
page-lies = Verdeckt: { $card }
page-new-card = Neu
page-in-year = In deinem Jahr
page-note-file = Eine der beiden kommt beiseite und kostet einen Punkt.
page-note-bonus = Was du nicht behältst, kommt in die Schachtel und kostet nichts.
