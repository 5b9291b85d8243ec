### Regeln, Regelungen und Lektionen.

learn-title = Die Regeln
learn-choose = Welches Spiel möchtest du kennenlernen?
learn-lessons-title = Spielend lernen
learn-choose-lesson = Jede Lektion dauert ein paar Minuten, und du spielst von der ersten Karte an mit.

## Die Regeln eines Spiels

learn-contents = Auf dieser Seite
learn-print = Drucken
learn-in-short = Die Regeln in Kürze
learn-moments = Was wann gilt
learn-rulings = Regelungen
learn-rulings-text = Wo die Anleitung etwas offenlässt oder ihre Sprachfassungen sich widersprechen, mussten wir entscheiden. Jede Regelung hat eine Nummer, eine Begründung und, wo man auch anders spielen kann, den Namen der Option.
learn-search = Regelungen durchsuchen, nach Wörtern oder Nummer
learn-found = { $count } von { $all }
learn-none-found = Nichts gefunden. Versuche es mit weniger oder anderen Wörtern.
learn-link-to = Link zu { $ruling }
learn-why = Warum:
learn-options = Optionen
learn-options-text = Was ihr vor der ersten Karte vereinbaren könnt. Der Standard steht zuerst.
learn-usual = Standard
learn-number = eine Zahl von 1 bis { $limit }, Standard { $usual }

## Die Karten

learn-deck = Alle Karten
learn-deck-text = { $count } Karten, davon { $looks } verschiedene.
learn-copies = { $count ->
    [one] { $count }-mal vorhanden
   *[other] { $count }-mal vorhanden
  }
learn-sources = Woher wir das wissen
source-rulebook = Aus der gedruckten Anleitung
source-web = Aus Besprechungen und anderen öffentlichen Seiten
source-derived = Folgt aus den Regeln
source-reconstructed = Unsere Rekonstruktion: Deine gedruckten Karten können abweichen
fact-cards = wie viele Karten es gibt und von welcher Art
fact-values = welche Zahlen es gibt
fact-colour_of_value = welche Zahl welche Farbe hat
fact-characters = die Namen der Figuren
fact-character_colours = die Farben der Figuren
fact-colours = die vier Farben
fact-symbol_or_stars = dass eine Karte entweder Sterne oder das Zeitsymbol trägt
fact-copies = wie oft jede Karte vorkommt
fact-time_cards = welche Karten das Zeitsymbol tragen
fact-stars = wie viele Sterne jede Karte hat
fact-symbols = die zwölf Symbole
fact-points = die Punkte von 0 bis 5
fact-animals = welche Karten ein Tier zeigen
learn-own-deck = Wenn du das gedruckte Spiel besitzt, kannst du seine Karten in eine Kartendatei schreiben und im Terminal damit spielen.

## Lektionen

learn-step = Schritt { $step } von { $all }
learn-next = Weiter
learn-back = Zurück
learn-leave = Verlassen
learn-show-me = Zeig es mir
learn-press-next = Lies erst weiter: Drücke auf „Weiter“.
learn-other = Das wäre auch erlaubt, aber hier probieren wir etwas anderes.
learn-end-title = Gut gemacht!
learn-end-text = Du kannst jetzt { $game } spielen und hast einen Stern verdient. Luna ist stolz auf dich!
learn-play-beginners = Jetzt gegen Anfänger spielen
learn-again = Lektion neu beginnen
