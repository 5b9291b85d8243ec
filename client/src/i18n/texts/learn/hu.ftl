### Szabályok, döntések és leckék.

learn-title = A szabályok
learn-choose = Melyik játékot szeretnéd megismerni?
learn-lessons-title = Tanulj játszva
learn-choose-lesson = Egy lecke néhány perc, és az első laptól kezdve te is játszol.

## Egy játék szabályai

learn-contents = Ezen az oldalon
learn-print = Nyomtatás
learn-in-short = A szabályok röviden
learn-moments = Mikor mi érvényes
learn-rulings = Szabályértelmezések
learn-rulings-text = Ahol a szabálykönyv nyitva hagy valamit, vagy a nyelvi változatai eltérnek, döntenünk kellett. Minden értelmezésnek van száma és indoklása, és ahol másképp is lehet játszani, a beállítás neve is ott áll.
learn-search = Keresés az értelmezések között szavakra vagy számra
learn-found = { $count } / { $all }
learn-none-found = Nincs találat. Próbáld kevesebb vagy más szóval.
learn-link-to = Hivatkozás: { $ruling }
learn-why = Miért:
learn-options = Beállítások
learn-options-text = Amiben az első lap előtt megegyezhettek. Elöl áll az alapértelmezés.
learn-usual = alapértelmezés
learn-number = egy szám 1 és { $limit } között, alapértelmezés: { $usual }

## A lapok

learn-deck = Az összes lap
learn-deck-text = { $count } lap, közülük { $looks } különböző.
learn-copies = { $count ->
    [one] { $count } példány
   *[other] { $count } példány
  }
learn-sources = Honnan tudjuk
source-rulebook = A nyomtatott szabálykönyvből
source-web = Ismertetőkből és más nyilvános oldalakról
source-derived = A szabályokból következik
source-reconstructed = A mi rekonstrukciónk: a nyomtatott lapjaid eltérhetnek
fact-cards = hány lap van, és milyen fajták
fact-values = milyen számok vannak
fact-colour_of_value = melyik szám milyen színű
fact-characters = a szereplők neve
fact-character_colours = a szereplők színe
fact-colours = a négy szín
fact-symbol_or_stars = hogy egy lapon vagy csillagok vannak, vagy az időszimbólum
fact-copies = melyik lapból hány példány van
fact-time_cards = melyik lapokon van időszimbólum
fact-stars = melyik lapon hány csillag van
fact-symbols = a tizenkét jelkép
fact-points = a pontok 0-tól 5-ig
fact-animals = melyik lapokon van állat
learn-own-deck = Ha megvan neked a nyomtatott játék, leírhatod a lapjait egy paklifájlba, és a terminálban játszhatsz vele.

## Leckék

learn-step = { $step }/{ $all }. lépés
learn-next = Tovább
learn-back = Vissza
learn-leave = Kilépés
learn-show-me = Mutasd meg
learn-press-next = Előbb olvass tovább: nyomd meg a Tovább gombot.
learn-other = Ez is szabályos lenne, de most próbáljunk ki mást.
learn-end-title = Szép munka!
learn-end-text = Kész a lecke ({ $game }), és csillagot érdemelsz érte. Luna büszke rád!
learn-play-beginners = Játék kezdő ellen
learn-again = A lecke újrakezdése
