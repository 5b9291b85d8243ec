### Sonne und Mond. Für Lunasol geschrieben, ohne Worte der gedruckten Anleitung.

name = Sonne und Mond
tagline = Zwei Reihen, je fünf Finsternisse und eine Patience, bei der andere stören
credits = Sonne und Mond, ein Kartenspiel von Jacques Zeimet mit Bildern von Johann Rüttinger, erschienen bei Drei Hasen in der Abendsonne (2012).

## Cards

card = { $value ->
    [0] { $kind ->
        [sun] Sonnenfinsternis
       *[moon] Mondfinsternis
      }
   *[other] { $kind ->
        [sun] Sonne
       *[moon] Mond
      } { $value }{ $animal ->
        [1] { " " }(Tier)
       *[0] { "" }
      }
  }

## What is asked now, and the rule behind it

phase-act = Lege eine Karte an oder räume mindestens fünf Karten einer Reihe ab.
phase-follow = Du hast ein Tier gelegt: Lege noch eine Karte.
phase-last-turn = Niemand zieht mehr nach: Lege eine Karte an oder räume ab.
phase-over = Die Partie ist zu Ende.

rule-act = Lege eine Karte in eine beliebige Reihe, deine oder eine fremde (SM-39); oder räume einen oder mehrere eigene Abschnitte aus mindestens fünf Zahlenkarten nebeneinander ab, in einer Reihe oder in beiden (SM-13, SM-17). Nie beides in einem Zug. Eine Zahl kommt ans linke Ende, wenn sie kleiner ist, ans rechte, wenn sie größer ist, oder auf eine Finsternis, wenn die sichtbaren Zahlen weiter aufsteigen (SM-05). Eine Finsternis kommt auf eine beliebige sichtbare Zahlenkarte ihrer Art (SM-09). Mit einer Zahlenkarte darfst du auch eine fehlende Reihe beginnen, selbst bei anderen (SM-04). Kannst du beides nicht, zerstörst du dich selbst: Hand und eigene Reihen kommen auf die Ablage (SM-20).
rule-follow = Nach einem Tier musst du im selben Zug noch eine Karte legen, nach einem weiteren Tier wieder (SM-23). Ist deine Hand leer, ziehst du vorher nach. Passt keine Karte, zerstörst du dich selbst, auch wenn du abräumen könntest (SM-22); nur wenn es nichts mehr zu ziehen gibt, endet der Zug ohne Schaden (SM-24).
rule-last-turn = Stapel und Ablage waren aufgebraucht, und niemand zieht mehr nach. Alle außer dem Spieler, der nichts mehr ziehen konnte, spielen reihum weiter, bis niemand mehr etwas tun kann (SM-31): anlegen, abräumen oder, wenn beides nicht geht, sich selbst zerstören. Zum Abräumen braucht man keine Handkarte (SM-32).
rule-over = Jede abgeräumte Sonnen- und Mondkarte ist ein Punkt, jede in deinen Reihen verbliebene ein Minuspunkt, auch bedeckte; Finsternisse zählen nichts (SM-34). Partner zählen ihre Punkte zusammen. Die meisten Punkte gewinnen, bei Gleichstand wird der Sieg geteilt (SM-35).

## Moves

move-place = { $end ->
    [start] Reihe bei { $seat } mit { $card } beginnen
    [left] { $card } ans linke Ende bei { $seat }
   *[right] { $card } ans rechte Ende bei { $seat }
  }
move-place-you = { $end ->
    [start] eigene Reihe mit { $card } beginnen
    [left] { $card } ans linke Ende bei dir
   *[right] { $card } ans rechte Ende bei dir
  }
move-cover = { $card } auf Platz { $place } bei { $seat }
move-cover-you = { $card } auf Platz { $place } bei dir
move-clear = Plätze { $parts } abräumen (S: Sonnenreihe, M: Mondreihe)
move-destruct = sich selbst zerstören: Hand und eigene Reihen verlieren

## What happened

event-dealt = { $seat } bekommt { $count } Karten.
event-dealt-own = { $seat } bekommt { $cards }.
event-dealt-own-you = Du bekommst { $cards }.
event-turn = Zug { $turn }: { $seat }.
event-turn-you = Zug { $turn }: Du bist dran.
event-drew = { $seat } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
event-drew-own = { $seat } zieht { $cards }.
event-drew-own-you = Du ziehst { $cards }.
event-shuffled = Der Stapel ist leer: Die Ablage wird gemischt und bildet einen neuen Stapel aus { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
event-placed = { $whose ->
    [own] { $end ->
        [start] { $seat } beginnt eine eigene Reihe mit { $card }.
        [left] { $seat } legt { $card } ans linke Ende der eigenen Reihe.
       *[right] { $seat } legt { $card } ans rechte Ende der eigenen Reihe.
      }
   *[other] { $end ->
        [start] { $seat } beginnt bei { $seat_row } eine Reihe mit { $card }.
        [left] { $seat } legt { $card } bei { $seat_row } ans linke Ende.
       *[right] { $seat } legt { $card } bei { $seat_row } ans rechte Ende.
      }
  }
event-placed-you = { $whose ->
    [own] { $end ->
        [start] Du beginnst eine eigene Reihe mit { $card }.
        [left] Du legst { $card } ans linke Ende deiner Reihe.
       *[right] Du legst { $card } ans rechte Ende deiner Reihe.
      }
   *[other] { $end ->
        [start] Du beginnst bei { $seat_row } eine Reihe mit { $card }.
        [left] Du legst { $card } bei { $seat_row } ans linke Ende.
       *[right] Du legst { $card } bei { $seat_row } ans rechte Ende.
      }
  }
event-placed-yours = { $end ->
    [start] { $seat } beginnt bei dir eine Reihe mit { $card }.
    [left] { $seat } legt { $card } bei dir ans linke Ende.
   *[right] { $seat } legt { $card } bei dir ans rechte Ende.
  }
event-covered = { $whose ->
    [own] { $seat } legt { $card } auf { $card_under } in der eigenen Reihe.
   *[other] { $seat } legt { $card } auf { $card_under } bei { $seat_row }.
  }
event-covered-you = { $whose ->
    [own] Du legst { $card } auf { $card_under } in deiner Reihe.
   *[other] Du legst { $card } auf { $card_under } bei { $seat_row }.
  }
event-covered-yours = { $seat } legt { $card } bei dir auf { $card_under }.
event-animal = Ein Tier: { $seat } legt noch eine Karte.
event-animal-you = Ein Tier: Du legst noch eine Karte.
event-animal-forgiven = Das Tier war die letzte Karte von { $seat }, und es gibt nichts zu ziehen: Der Zug endet ohne Schaden.
event-animal-forgiven-you = Das Tier war deine letzte Karte, und es gibt nichts zu ziehen: Der Zug endet ohne Schaden.
event-cleared = { $seat } räumt aus der { $kind ->
    [sun] Sonnenreihe
   *[moon] Mondreihe
  } ab: { $cards }.
event-cleared-you = Du räumst aus deiner { $kind ->
    [sun] Sonnenreihe
   *[moon] Mondreihe
  } ab: { $cards }.
event-destructed = { $count ->
    [0] { $seat } zerstört sich selbst und hat nichts zu verlieren.
   *[other] { $seat } zerstört sich selbst und verliert { $cards }.
  }
event-destructed-you = { $count ->
    [0] Du zerstörst dich selbst und hast nichts zu verlieren.
   *[other] Du zerstörst dich selbst und verlierst { $cards }.
  }
event-end-phase = { $seat } kann nichts mehr ziehen: Ab jetzt zieht niemand mehr nach, die anderen spielen ihre Karten aus.
event-end-phase-you = Du kannst nichts mehr ziehen: Ab jetzt zieht niemand mehr nach, die anderen spielen ihre Karten aus.
event-ended = { $reason ->
    [bound] Die vereinbarte Zahl von Zügen ist gespielt: Die Partie ist zu Ende.
   *[played-out] Niemand hat noch einen Zug: Die Partie ist zu Ende.
  }
event-scored = { $seat }: { $cleared } abgeräumt, { $left } in den Reihen verblieben, macht { $points }.
event-scored-you = Du hast { $cleared } abgeräumt, { $left } sind in den Reihen geblieben, macht { $points }.

## Why a move was refused

refused-something-is-possible = Dich selbst zerstören darfst du nur, wenn nichts anderes möglich ist: Lege eine Karte an oder räume ab.
refused-place-another-card = Nach einem Tier musst du noch eine Karte legen; abräumen kannst du jetzt nicht.
refused-no-segment-there = Abräumen darfst du nur eigene Zahlenkarten, mindestens fünf nebeneinander.
refused-whole-segments-only = Einen Abschnitt musst du ganz abräumen, von einem Ende zum anderen.
refused-row-is-there = Diese Reihe gibt es schon: Lege an ihren Enden an oder bedecke eine Finsternis.
written-row-is-there = Gib L oder R für ein Ende ein, # und eine Zahl für einen Platz.
refused-row-is-not-there = Diese Reihe gibt es noch nicht: Beginne sie zuerst.
written-row-is-not-there = Gib * ein, um sie zu beginnen.
refused-start-your-own-row = In dieser Partie darfst du nur Reihen vor dir selbst beginnen.
refused-team-has-that-row = Ein Team hat nur eine Reihe jeder Art, und diese Art gehört dem anderen Partner.
refused-eclipse-covers-numbers = Eine Finsternis muss eine sichtbare Zahlenkarte ihrer Art bedecken.
refused-only-eclipses-are-covered = Eine Zahlenkarte darf nur eine Finsternis bedecken.
refused-cover-from-the-side = Von mehreren Finsternissen nebeneinander darfst du nur eine bedecken, die an eine Zahlenkarte grenzt.
refused-number-does-not-fit = Die Zahl passt dort nicht: Die sichtbaren Zahlen müssen von links nach rechts aufsteigen.
refused-only-eclipses-show = Diese Reihe zeigt nur Finsternisse: An den Enden kannst du nicht anlegen, aber jede Finsternis darfst du bedecken.
refused-eclipse-blocks-end = In dieser Partie kannst du hinter einer Finsternis am Ende der Reihe nicht anlegen.
refused-no-such-place = Diesen Platz gibt es in der Reihe nicht.
refused-no-sun-open = Es liegt keine Sonne offen, die du bedecken könntest.
refused-no-moon-open = Es liegt kein Mond offen, den du bedecken könntest.
refused-number-fits-nowhere = Diese Zahl passt gerade nirgends: weder ans Ende einer Reihe noch auf eine Finsternis.

## Why a move is a good one

why-clears = Bringt dir sicher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
why-five = { $count } nebeneinander: Wenn niemand stört, kannst du sie im nächsten Zug abräumen.
why-five-partner = { $count } nebeneinander, die { $seat } abräumen kann.
why-another-card = Das Tier lässt dich im selben Zug noch eine Karte legen.
why-starts-own = Beginnt eine Reihe, in die { $room ->
    [one] noch { $room } Zahl im Spiel passen würde
   *[other] noch { $room } Zahlen im Spiel passen würden
  }.
why-lengthens-own = Der längste Abschnitt in deiner Reihe hat jetzt { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
  } nebeneinander.
why-repairs = Bedeckt eine Finsternis in deiner Reihe: { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
  } nebeneinander.
why-reopens = Öffnet eine Reihe deiner Seite: { $room ->
    [one] { $room } Zahl im Spiel würde
   *[other] { $room } Zahlen im Spiel würden
  } noch passen.
why-helps-partner = Kommt in die Reihe von { $seat }, die auch für deine Seite zählt.
why-breaks-five = Zerteilt die fünf, die { $seat } hätte abräumen können.
why-eclipses-rival = Unterbricht die Reihe von { $seat }.
why-closes-row = Niemand sonst kann eine Zahl haben oder ziehen, die in die Reihe von { $seat } passt.
why-narrows = In die Reihe von { $seat } { $room ->
    [one] passt höchstens noch { $room } Zahl
   *[other] passen höchstens noch { $room } Zahlen
  } von anderen.
why-burdens = { $seat } kann nichts mehr abräumen: Dort ist die Karte ein Minuspunkt.
why-forced = Etwas anderes ist nicht möglich.
why-gets-rid = Du wirst deine Hand und { $count ->
    [one] { $count } Minuspunkt
   *[other] { $count } Minuspunkte
  } vor dir los.

## The end

reason-played-out = Es gab nichts mehr zu ziehen, und niemand hat noch einen Zug.
reason-bound = Die vereinbarte Zahl von Zügen ist gespielt.
level-points = Punkte

## Options

option-deck = Kartensatz
option-deck-standard = gedruckte Zahlen, Tiere rekonstruiert
option-first_seat = Wer beginnt
option-start_foreign_row = Reihen dürfen auch bei anderen begonnen werden
option-eclipse_blocks_end = Hinter einer Finsternis am Ende der Reihe wird nicht angelegt
option-covered_score = Bedeckte Karten eines abgeräumten Abschnitts zählen mit
option-partial_clear = Teile eines Abschnitts dürfen abgeräumt werden
option-voluntary_self_destruct = Freiwillige Selbstzerstörung
option-voluntary_self_destruct-never = nie
option-voluntary_self_destruct-end_phase = in der Schlussphase
option-voluntary_self_destruct-always = in jedem Zug
option-animal_without_pile = Tier als letzte Karte, wenn nichts zu ziehen ist
option-animal_without_pile-end_turn = beendet den Zug ohne Schaden
option-animal_without_pile-self_destruct = bedeutet Selbstzerstörung
option-refill_across_shuffle = Reicht der Stapel nicht, wird vom neuen weitergezogen
option-turn_cap = Höchstzahl der Züge
option-trigger_may_clear = Wer nichts mehr ziehen konnte, darf noch abräumen
option-end_phase = Wenn nichts mehr zu ziehen ist
option-end_phase-play_out = spielen die anderen, bis niemand mehr kann
option-end_phase-one_round = haben die anderen noch je einen Zug
option-minus_visible_only = Bedeckte Karten in den Reihen sind keine Minuspunkte
option-fixed_after_first = Partner behalten ihre Art von Reihe für die ganze Partie
option-team_clear = Partner dürfen die Reihe des anderen abräumen

## Words at the table

label-turn = Zug
label-sun = Sonne
label-moon = Mond
label-cleared = Abgeräumt
label-in-play = In den Reihen
label-partner = mit { $seat }
label-no-drawing = niemand zieht mehr nach

## The rules on one page

rules-goal = Räume so viele Sonnen- und Mondkarten wie möglich aus den Reihen vor dir ab, und lass am Ende wenige liegen.
rules-cards = 68 Karten: Sonnen von 1 bis 29, Monde von 1 bis 29, fünf Sonnen- und fünf Mondfinsternisse ohne Zahl. Manche Sonnen und Monde zeigen ein Tier. Welche, verrät die Anleitung nicht: Bei uns sind es 3, 7, 11, 15, 19, 23 und 27 beider Arten; wer die gedruckten Karten hat, kann stattdessen eine eigene Kartendatei verwenden (SM-01).
rules-setup = Mischt alle Karten und gebt jedem fünf; der Rest ist der Nachziehstapel. Zu zweit und zu dritt spielt jeder für sich. Zu viert sind Gegenübersitzende Partner: Sie haben zusammen nur eine Sonnen- und eine Mondreihe.
rules-play =
    1. Ist deine Hand zu Beginn deines Zuges leer, ziehst du fünf Karten oder so viele, wie der Stapel noch hat. Ist der Stapel leer, wird die Ablage zu einem neuen gemischt.
    2. Dann legst du entweder eine Karte an oder du räumst ab; nie beides.
    3. Die Zahlen steigen von links nach rechts, Lücken sind erlaubt. Angelegt wird an den Enden einer Reihe, nie dazwischen. Du darfst eigene und fremde Reihen nutzen und überall eine fehlende Reihe beginnen.
    4. Eine Finsternis bedeckt eine Zahlenkarte ihrer Art und unterbricht die Reihe. Eine Zahl, die zwischen die sichtbaren Zahlen passt, darf eine Finsternis bedecken; von mehreren nebeneinander nur eine, die an eine Zahlenkarte grenzt.
    5. Nach einem Tier musst du im selben Zug noch eine Karte legen. War es deine letzte, ziehst du vorher fünf.
    6. Abgeräumt werden ein oder mehrere eigene Abschnitte aus mindestens fünf Zahlenkarten ohne Finsternis dazwischen. Alle Karten dort, auch bedeckte, kommen auf deinen Punktestapel; der Rest rückt zusammen.
    7. Kannst du weder anlegen noch abräumen oder hast du nach einem Tier keine passende Karte, zerstörst du dich selbst: Hand und eigene Reihen kommen auf die Ablage.
rules-end = Wenn jemand ziehen muss und weder Stapel noch Ablage eine Karte haben, zieht niemand mehr nach. Die anderen spielen reihum weiter, bis niemand mehr etwas tun kann. Jede abgeräumte Sonnen- und Mondkarte ist ein Punkt, jede in den eigenen Reihen verbliebene ein Minuspunkt, Finsternisse zählen nichts. Partner zählen ihre Punkte zusammen. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
rules-variants = Als Option: nur eigene Reihen beginnen, Finsternisse als Sperre am Reihenende, Abräumen von Teilen, freiwillige Selbstzerstörung, andere Zählung bedeckter Karten, anderes Nachziehen und anderes Ende, feste Arten von Reihen für Partner und Abräumen beim Partner.

## At the page’s table

page-all-rows = Die Reihen aller Spieler
page-row = { $seat }: { $kind ->
    [sun] Sonnenreihe
   *[moon] Mondreihe
  }
page-row-you = Deine { $kind ->
    [sun] Sonnenreihe
   *[moon] Mondreihe
  }
page-no-row = { $seat }: { $kind ->
    [sun] noch keine Sonnenreihe
   *[moon] noch keine Mondreihe
  }
page-no-row-you = { $kind ->
    [sun] Du hast noch keine Sonnenreihe
   *[moon] Du hast noch keine Mondreihe
  }
page-start = Reihe beginnen
page-start-at = vor { $seat }
page-start-at-you = vor dir
page-would-minus = gäbe { $seat } einen Minuspunkt
page-would-five = brächte { $seat } { $count } nebeneinander
page-would-break = würde bei { $seat } { $count } Karten nebeneinander trennen
page-would-interrupt = würde die Reihe von { $seat } unterbrechen
page-animal-again = Tier: Danach legst du noch eine Karte
page-under = Darunter: { $cards }.
page-fits = Hier passt: { $cards }.
page-fits-none = Von deinen Karten passt hier jetzt keine.
page-score = abgeräumt { $cleared } · in Reihen { $minus ->
    [0] 0
   *[other] −{ $minus }
  }
page-totals = Punkte, wenn die Partie jetzt zu Ende wäre
page-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
page-tied = { $kind ->
    [sun] nur Sonnenreihen
   *[moon] nur Mondreihen
  }
page-follows = legt noch eine Karte
page-trigger = konnte nichts mehr ziehen
page-actions = Ohne Handkarte
page-part = { $kind ->
    [sun] Sonnen
   *[moon] Monde
  } { $first }–{ $last }
page-clear = { $parts } abräumen ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  })
page-clear-more = { $count ->
    [one] { $count } weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
  }
page-clear-part = Nur einen Teil abräumen: { $part }
page-run = { $seat }: { $count } { $kind ->
    [sun] Sonnen
   *[moon] Monde
  } nebeneinander werden abgeräumt!
page-run-you = Du räumst { $count } { $kind ->
    [sun] Sonnen
   *[moon] Monde
  } nebeneinander ab!
page-gained = { $seat }: +{ $count }
page-gained-you = Du: +{ $count }
page-must-destruct = Keine deiner Karten passt irgendwohin.
page-destruct = Sich selbst zerstören: Hand und eigene Reihen verlieren
page-destruct-nothing = { $seat }: Keine Karte passt irgendwohin.
page-destruct-nothing-you = Keine deiner Karten passt irgendwohin.
page-destruct-animal = { $seat }: Nach dem Tier passt keine weitere Karte.
page-destruct-animal-you = Nach dem Tier passt keine deiner Karten mehr.
page-loses = Selbstzerstörung, { $seat }: { $count ->
    [one] { $count } Karte kommt
   *[other] { $count } Karten kommen
  } auf die Ablage.
page-loses-you = Du zerstörst dich selbst: { $count ->
    [one] { $count } Karte kommt
   *[other] { $count } Karten kommen
  } auf die Ablage.
