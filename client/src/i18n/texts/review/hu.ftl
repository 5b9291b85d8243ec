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

## Visszajátszások

replays-mine = Játszmáim
replays-more = Továbbiak
replays-none = Még egyik játszmád sem ért véget.
replays-file = Fájlból
replays-file-text = A jegyzőkönyv egyetlen szövegfájl: itt töltötted le egy játszma után, vagy a terminál őrizte meg. A szabályok szerint játsszuk újra, és semmit sem tárolunk belőle.
replays-choose = Jegyzőkönyv kiválasztása …
replays-refused = Ez a jegyzőkönyv nem játszható vissza: { $detail }

## Tisztességes keverés

fair-intro = A saját böngésződ oszt ki mindent újra a jegyzőkönyvből, és összehasonlítja; a szervernek nem kell hinnie.
fair-verdict = Minden egyezik.
fair-verdict-bad = Valami nem egyezik.
fair-record-bad = Ez nem egy játszma teljes jegyzőkönyve.
fair-sum = A jegyzőkönyv változatlan: az ellenőrző összege egyezik.
fair-sum-bad = A jegyzőkönyvet megváltoztatták: az ellenőrző összege nem egyezik.
fair-commitment = A titok megfelel a közzétett ujjlenyomatnak.
fair-commitment-bad = A titok nem felel meg az ujjlenyomatnak.
fair-noted = Ez az az ujjlenyomat, amelyet ez az eszköz az első lap előtt feljegyzett.
fair-noted-bad = Ez más ujjlenyomat, mint amelyet ez az eszköz az első lap előtt feljegyzett.
fair-noted-late = Ez az az ujjlenyomat, amelyet ez az eszköz feljegyzett, amikor az asztalhoz ért.
fair-noted-late-bad = Ez más ujjlenyomat, mint amelyet ez az eszköz feljegyzett, amikor az asztalhoz ért.
fair-not-noted = Ez az eszköz nem volt az asztalnál, ezért előre nem jegyzett fel ujjlenyomatot.
fair-salt = { $others ->
    [0] A keverések a titokból és az ezen az eszközön hozzáadott véletlenből erednek, semmi másból.
    [one] A keverések a titokból, az ezen az eszközön hozzáadott véletlenből és egy másik eszközéből erednek.
   *[other] A keverések a titokból, az ezen az eszközön hozzáadott véletlenből és { $others } másik eszközéből erednek.
 }
fair-salt-bad = A véletlen, amelyet ez az eszköz adott hozzá, hiányzik.
fair-first-seat = Azt, hogy ki kezdett, a titok döntötte el.
fair-first-seat-bad = A titok szerint más kezdett volna.
fair-shuffles = { $count ->
    [one] A keverés olyan, amilyennek a titok szerint lennie kell.
   *[other] Minden keverés olyan, amilyennek a titok szerint lennie kell (összesen { $count }).
 }
fair-shuffles-bad = A keverés nem olyan, amilyennek a titok szerint lennie kellene. A sor száma: { $line }.
fair-stated = { $count ->
    [one] Egy keverést szándékosan állítottak be, így nem ellenőrizhető.
   *[other] { $count } keverést szándékosan állítottak be, így nem ellenőrizhetők.
 }
fair-own-deck = A pakli a tulajdonosé: hogy milyenek a lapjai és hogyan vannak számozva, azt csak a jegyzőkönyv mondja meg.
fair-by-hand = Ellenőrzés nélkülünk
fair-by-hand-text = A játszma után a titok kiderült. Ezekből a sorokból bárki kiszámíthat minden keverést; a docs/records.md leírja, hogyan, ez a parancs pedig megteszi, és minden lépést újrajátszik a szabályok szerint:
