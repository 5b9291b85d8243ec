### Pontozólap a nyomtatott kártyákhoz.

pad-intro = A nyomtatott kártyákkal játszotok? Írjátok ide a pontjaitokat, mi összeadjuk. A pontozólapok ezen az eszközön maradnak, és internet nélkül is működnek.
pad-new = Új pontozólap
pad-kept = Mentett pontozólapok
pad-remove = A pontozólap törlése ({ $names })

## Before the first line

pad-name = { $number }. játékos neve
pad-target = Eddig játszunk
pad-points = { $points } pont
pad-brave = Bátraknak: fordulónként csak a legjobb eredmény számít
pad-partners = Partnerek: { $one } és { $other }
pad-begin = Pontozólap megkezdése

## The sheet

pad-round = { $number }. forduló
pad-field-stars = Csillag
pad-field-cards = Lapok
pad-field-row-1 = 1. sor
pad-field-row-2 = 2. sor
pad-field-row-3 = 3. sor
pad-field-aside = Félretett (−1/lap)
pad-field-cleared = Levett
pad-field-left = Maradt (−1/lap)
pad-total = Összesen
pad-together = Együtt
pad-cell = { $row }, { $name }
pad-void = nem számít
pad-check = { $row }, { $name }: biztosan { $value }? Ezekkel a lapokkal ez nem lehetséges.
pad-undo = Visszavonás
pad-finish = Lezárás és értékelés
pad-names = Nevek módosítása
pad-keep = Mentés

## What it comes to

pad-standing = Állás
pad-nothing = Még nincs beírt pont.
pad-leads = { $count ->
    [one] { $names } vezet.
   *[other] Holtverseny az élen: { $names }.
  }
pad-pair-wins = A győztesek: { $one } és { $other }.
pad-pair-leads = { $one } és { $other } vezet.
pad-goes-to = A játszma { $points } pontig tart.
pad-needs-cards = Az élen egyenlő a csillagok száma: írjátok be, ki hány lapot gyűjtött. A több lap nyer.

pad-help-day_and_night = Számoljátok meg a csillagokat az összegyűjtött lapokon. Egyenlőségnél az nyer, aki több lapot gyűjtött.
pad-help-gra_roku = Adjátok össze minden teljes, tavasztól télig érő sor pontjait; előtte egy évszakon belül cseréljetek, hogy a legjobb lapok teljes sorokban álljanak. Minden félretett lap egy pont levonással jár.
pad-help-sun_and_moon = Minden levett nap- és holdkártya egy pont, minden a sorokban maradt mínusz egy, a letakart is. A fogyatkozások nem számítanak. Négyen a szemben ülők partnerek, és összeadják a pontjaikat.
pad-help-nox = Minden forduló után: a ládád felső lapjainak összege, ha mindhárom szín látszik, különben 0.
