### Die Blätter der Startseite: gegen wen man spielt, und was es sonst gibt.

start-partners = 2 gegen 2
start-level = Wie gut sie spielen
start-level-beginner = Lernt selbst noch. Gut für die ersten Partien.
start-level-casual = Spielt zum Spaß und übersieht manches.
start-level-skilled = Kennt das Spiel gut und patzt nur ab und zu.
start-level-strong = Denkt voraus und macht selten Fehler.
start-level-expert = Das Beste, was wir haben. Schwer zu schlagen.
start-begin = Los geht’s

start-friends = Online spielen: Schick ihnen einen Link
start-here = Ein Gerät, das ihr herumreicht
start-rules = Alles kurz erklärt, mit allen Karten
start-pad = Zählt die Punkte, wenn ihr mit echten Karten spielt
