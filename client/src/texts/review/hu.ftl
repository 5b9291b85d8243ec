### Visszajátszások és elemzések.

## Visszajátszás

replay-position = { $step }. lépés, összesen { $total }
replay-slider = A játszma lépése
replay-back = Egy lépéssel vissza
replay-on = Egy lépéssel tovább
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-slow = lassú
replay-usual = közepes
replay-fast = gyors
replay-eyes = Kinek a szemével
replay-spectator = néző
replay-share = A pillanat linkjének másolása
replay-keys = A nyilak vissza és tovább lépnek, a Home és az End az első és az utolsó lépésre ugrik, a szóköz elindítja és megállítja.

## Elemzés

review-title = Elemzés: { $game }
review-thinking = Átgondolt döntések: { $done }, összesen { $total }
review-done = Az egész játszma át van gondolva.
review-percent = { $value }%
review-course = A játszma menete
review-course-text = Minden domb egy játékos győzelmi esélye, aszerint megítélve, amit ő akkor tudott: a tövénél semmi, a pontozott vonalnál bizonyosság. A számok a legdrágább lépéseket jelölik.
review-hill = { $name }: kezdetben { $start }, a végén { $end }
review-numbers = Ugyanez számokban
review-move = Lépés
review-chance-best = Esély a legjobb lépéssel
review-chance = Esély a megtett lépéssel
review-whose = Kinek a lépései
review-everybody = mindenki
review-decision = { $number }. lépés: { $name }
review-played = Megtett lépés
review-better = Jobb lett volna
review-better-too = Ez is jobb lett volna
review-cost = elajándékozva { $share }
review-cost-sure = elajándékozva { $share }, hibahatár { $error }
review-chance-then = Esély: { $share }
review-true = Ami igaz volt: minden kéz
review-hands = Minden kéz ebben a pillanatban
review-no-cards = nincs lap
review-from-here = Visszajátszás innen
review-summary = A saját játék és minden más
review-best-of = { $found } / { $count }
