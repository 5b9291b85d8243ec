### Visszajátszások és elemzések.

## Visszajátszás

replay-position = { $step }/{ $total }. lépés
replay-slider = A játszma lépése
replay-back = Egy lépéssel vissza
replay-on = Egy lépéssel tovább
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-slow = lassú
replay-usual = normál
replay-fast = gyors
replay-eyes = Kinek a szemével
replay-spectator = néző
replay-share = A pillanat linkjének másolása
replay-keys = A nyilak vissza és tovább lépnek, a Home és az End az első és az utolsó lépésre ugrik, a szóköz elindítja és megállítja.

## Elemzés

review-title = Elemzés: { $game }
review-thinking = { $done }/{ $total } lépés elemezve
review-done = Az elemzés kész.
review-percent = { $value }%
review-course = A játszma menete
review-course-text = Minden domb egy játékos győzelmi esélyét mutatja, az akkori tudása szerint: az alja 0%, a pontozott vonal 100%. A számok a legdrágább lépéseket jelölik.
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
review-true = Minden kéz megmutatása
review-hands = Minden kéz ebben a pillanatban
review-no-cards = nincs lap
review-from-here = Visszajátszás innen
review-summary = Tudás és szerencse
review-best-of = { $found } / { $count }

## Játszmáim

games-unfinished = Befejezetlen
games-finished = Befejezett
games-more = Továbbiak
games-won = Nyertél: { $scores }
games-lost = Vesztettél: { $scores }
games-shared = Osztozol a győzelmen: { $scores }
games-place = { $place }. lettél { $count } közül
games-none = Itt még nincs semmi. Játssz egyet: itt folytathatod, visszanézheted és tanulhatsz belőle.
games-choose = Játék választása
replays-file = Játszma megnyitása fájlból
replays-file-text = A jegyzőkönyv szövegfájl, amelyet egy játszma után itt letölthetsz, vagy amelyet a terminál elment. A szabályok szerint játsszuk vissza, és semmit sem tárolunk belőle.
replays-choose = Jegyzőkönyv kiválasztása…
replays-refused = Ez a jegyzőkönyv nem játszható vissza: { $detail }

## Tisztességes keverés

fair-intro = A saját böngésződ a jegyzőkönyvből mindent újra kioszt és összehasonlít. Nem kell megbíznia a szerverben.
fair-verdict = Minden egyezik.
fair-verdict-bad = Valami nem egyezik.
fair-record-bad = Ez nem egy játszma teljes jegyzőkönyve.
fair-sum = A jegyzőkönyv ellenőrző összege egyezik.
fair-sum-bad = A jegyzőkönyvet megváltoztatták: az ellenőrző összege nem egyezik.
fair-commitment = A titok megfelel a közzétett ujjlenyomatnak.
fair-commitment-bad = A titok nem felel meg a közzétett ujjlenyomatnak.
fair-noted = Ez ugyanaz az ujjlenyomat, amelyet ez az eszköz az első lap kiosztása előtt feljegyzett.
fair-noted-bad = Ez nem az az ujjlenyomat, amelyet ez az eszköz az első lap kiosztása előtt feljegyzett.
fair-noted-late = Ez ugyanaz az ujjlenyomat, amelyet ez az eszköz feljegyzett, amikor az asztalhoz csatlakozott.
fair-noted-late-bad = Ez nem az az ujjlenyomat, amelyet ez az eszköz feljegyzett, amikor az asztalhoz csatlakozott.
fair-not-noted = Ez az eszköz nem volt az asztalnál, ezért nincs összehasonlítható ujjlenyomata.
fair-salt = { $others ->
    [0] A keverések a titokból és az ezen az eszközön hozzáadott véletlenből erednek, semmi másból.
    [one] A keverések a titokból, az ezen az eszközön hozzáadott véletlenből és egy másik eszközéből erednek.
   *[other] A keverések a titokból, az ezen az eszközön hozzáadott véletlenből és { $others } másik eszközéből erednek.
 }
fair-salt-bad = A véletlen, amelyet ez az eszköz adott hozzá, hiányzik.
fair-told = Mindenki azt a véletlent használta, amely mellett elkötelezte magát, mielőtt ez az eszköz a sajátját felfedte.
fair-told-bad = Valaki más véletlent használt, mint amely mellett elkötelezte magát, mielőtt ez az eszköz a sajátját felfedte.
fair-salts = Minden játékos véletlene megfelel annak, ami mellett elkötelezte magát.
fair-salts-bad = Az egyik játékos véletlene nem felel meg annak, ami mellett elkötelezte magát.
fair-influence-nobody = A jegyzőkönyv szerint ezt az osztást senki sem választhatta meg: a szerver és minden játékos elkötelezte magát a saját véletlene mellett, mielőtt bármelyiket felfedték volna. Erre csak mindannyian együtt lettek volna képesek.
fair-influence-alone = A jegyzőkönyv szerint egy játékos adott hozzá véletlent. A szerver az ő segítsége nélkül nem választhatta meg az osztást, és ő sem a szerveré nélkül.
fair-influence-last = Ebben a régebbi jegyzőkönyvben a játékosok nem kötelezték el magukat: aki utoljára ült le, a szerverrel együtt megválaszthatta volna az osztást.
fair-influence-server = Egyetlen játékos sem adott hozzá véletlent: aki a játszmát futtatta, megválaszthatta volna az osztást.
fair-device = Ez a játszma egy eszközön volt, így a keverések az eszköz sajátjai. Az ellenőrzés megtalálja a hibát, de másnak nem bizonyíték: akié az eszköz, az osztás előtt is ismerhette a titkot.
fair-reopened = A véletlent újra kellett húzni miattuk: { $names }. Aki ezt szándékosan teszi, a szerverrel együtt visszautasíthat egy neki nem tetsző osztást.
fair-moves = Ez az oldal csak a keverést ellenőrzi. Az alábbi parancs minden lépést is újrajátszik a szabályok szerint.
fair-first-seat = A kezdő játékos megfelel a titoknak.
fair-first-seat-bad = A kezdő játékos nem felel meg a titoknak.
fair-shuffles = { $count ->
    [one] A keverés megfelel a titoknak.
   *[other] Minden keverés megfelel a titoknak (összesen { $count }).
 }
fair-shuffles-bad = A keverés nem felel meg a titoknak. A sor száma: { $line }.
fair-stated = { $count ->
    [one] Egy keverés előre be volt állítva, ezért nem ellenőrizhető.
   *[other] { $count } keverés előre be volt állítva, ezért nem ellenőrizhető.
 }
fair-own-deck = Ebben a játszmában a tulajdonos saját pakliját használták: hogy milyenek a lapjai, és hogyan vannak számozva, azt csak a jegyzőkönyv mondja meg.
fair-by-hand = Ellenőrzés nélkülünk
fair-by-hand-text = A játszma végén a titok nyilvánossá vált. Ezekből a sorokból bárki kiszámíthat minden keverést; a docs/records.md elmagyarázza, hogyan. Ez a parancs is megteszi, és minden lépést újrajátszik a szabályok szerint:
