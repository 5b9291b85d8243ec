### Ako sa tu hrá Gra roku a prečo. Napísané pre Lunasol, bez viet z tlačených pravidiel.

## Karty a začiatok

ruling-GR-01 = Každý symbol je v hre raz s každým počtom bodov od 0 do 5: 12 × 6 = 72 kariet. Namiesto nich možno použiť vlastný súbor s kartami.
ruling-GR-01-why = Pravidlá uvádzajú len počet kariet každého obdobia. O tom, kto kladie prvý, rozhodujú body, obdobie a symbol a ďalej už nič: to stačí, len keď sa žiadne dve karty nezhodujú vo všetkých troch.

ruling-GR-02 = Hrajú dvaja až štyria.
ruling-GR-02-why = Počet v texte nie je. Rad má však štyri karty a každý si jednu berie, pri menej než štyroch hráčoch sa hovorí o zvyšných kartách a existuje variant pre dvoch.

ruling-GR-03 = Štyri začiatočné karty sa žrebujú, po jednej z každého obdobia. Voliteľne ich otvorene vyberá prvý hráč, od jari do zimy; kto to je, určí žreb alebo nastavenie.
ruling-GR-03-why = Podľa pravidiel ich vyberá najmladší hráč skôr, než má ktokoľvek karty; či ich pritom vidí, zostáva otvorené. Závisí od toho len otvorenie hry.

ruling-GR-04 = Začiatočné karty ležia na uhlopriečke: jar v rade 1 a stĺpci 1 a tak ďalej až po zimu v rade 4 a stĺpci 4.
ruling-GR-04-why = Obrázok rozloženia sa nezachoval. Celý štvorec vymedzí len jedna karta v každom rade a každom stĺpci a v základnej hre sú všetky také rozloženia rovnocenné.

ruling-GR-05 = Karty sa kladú doprostred stola a ťahajú zvrchu z balíčka.
ruling-GR-05-why = Na dvoch miestach pravidlá uvádzajú niečo iné, čo nedáva zmysel; tie slová považujeme za tlačové chyby.

## Kladenie

ruling-GR-06 = Kartu, ktorá sa položiť dá, treba položiť.
ruling-GR-06-why = Nabok ide podľa pravidiel len karta, pre ktorú nie je voľné pole.

ruling-GR-07 = Aj keď svoju kartu musíš odložiť, jednu si potiahneš, takže máš v ruke zase štyri.
ruling-GR-07-why = V pravidlách nasleduje ťahanie po oboch prípadoch, po položení aj po odložení.

ruling-GR-08 = Plný rad sa najprv rozoberie a začne znova; potom si potiahne ten, kto položil štvrtú kartu, a kladie ďalší hráč. Voliteľne sa ťahá pred rozobratím.
ruling-GR-08-why = Pravidlá kladenie hneď prerušia a o ťahaní tam nehovoria. Záleží na tom len vtedy, keď dochádza balíček, a pre to, čo hráč pri braní vie.

ruling-GR-09 = Kto ešte nepoložil otočenú kartu, položí ju po rozobratí radu, v tom istom kole a poradí. V jednom kole sa tak môže rozobrať viac radov.
ruling-GR-09-why = Pravidlá kladenie prerušia a potom v ňom pokračujú.

## Branie

ruling-GR-10 = Kartu z plného radu si musí vziať každý, aj keď stojí bod.
ruling-GR-10-why = Pravidlá dávajú kartu každému a o pasovaní nehovoria; vo štvorici posledný aj tak nemá na výber.

ruling-GR-11 = Ak už ten symbol máš a nová karta má menej bodov, ide nabok nová.
ruling-GR-11-why = Vymeniť možno len za viac bodov; rovnaký počet sa pri týchto kartách vyskytnúť nemôže.

ruling-GR-12 = Ak vymeníš kartu za kartu z radu, stará ide nabok a stojí bod. Ak ju vymeníš za bonusovú kartu, stará ide do škatule a nestojí nič.
ruling-GR-12-why = Pravidlá to hovoria, ale na dvoch rôznych miestach, a ľahko sa to prehliadne.

ruling-GR-13 = Za každé obdobie dostane každý bonus len raz, teda najviac štyri. Výmena v úplnom období bonus neprináša.
ruling-GR-13-why = Bonus je za to, že sa obdobie doplní, a to sa stane raz.

ruling-GR-14 = Ak bonusová karta doplní ďalšie obdobie, príde ďalší bonus. Voliteľne nepríde.
ruling-GR-14-why = Pravidlo o bonuse sa nepýta, ako sa tretia karta do roka dostala.

ruling-GR-15 = Bonus sa potiahne a využije hneď, skôr než si berie ďalší hráč.
ruling-GR-15-why = Pravidlá iný okamih neuvádzajú a bonus je odmenou práve za túto kartu.

ruling-GR-16 = Ak obdobie doplní dvanásta karta, jej bonus sa ešte potiahne a využije, potom sa partia končí; užitočná môže byť len výmena. Voliteľne tento bonus odpadá.
ruling-GR-16-why = Ďalšie príležitosti berú pravidlá len ostatným, nie tomu, kto partiu končí.

## Koniec

ruling-GR-17 = Dvanásta karta ukončí partiu hneď: ostatní si už neberú a rad sa nezačína znova. Voliteľne si ostatní ešte berú.
ruling-GR-17-why = Podľa pravidiel ostatní o príležitosť prídu, len čo je niektorý rok plný.

ruling-GR-18 = Partia sa končí hneď, keď treba potiahnuť akúkoľvek kartu a balíček je prázdny: do ruky, ako bonus, do radu alebo ako neutrálnu kartu. Voliteľne ju ukončí len ťahanie do ruky; ostatné ťahanie sa vynechá.
ruling-GR-18-why = Pravidlá končia partiu, keď sa z balíčka nedá ťahať, a nehovoria, pri ktorom z týchto ťahaní.

ruling-GR-19 = Partia sa nekončí poslednou kartou balíčka, ale až keď nejaká chýba.
ruling-GR-19-why = Pravidlá hovoria o karte, ktorú nemožno potiahnuť, nie o tom, že sa balíček vyprázdni.

ruling-GR-20 = Pred počítaním si karty môžu vnútri svojho obdobia vymeniť miesta, aby tie najlepšie stáli v úplných radoch. Stôl to urobí sám, a to čo najlepšie.
ruling-GR-20-why = V príklade v pravidlách sa karty vymieňajú práve takto, a len vnútri obdobia.

ruling-GR-21 = Každá odložená karta stojí jeden bod, nech ukazuje čokoľvek.
ruling-GR-21-why = Tak to stojí v pravidlách.

## Varianty

ruling-GR-22 = Vo dvojici príde v každom kole jedna neutrálna karta, skôr než obaja vyberú.
ruling-GR-22-why = Pravidlá by mohli znamenať aj jednu na hráča; obaja však vyberajú súčasne, a tak príde raz.

ruling-GR-23 = Neutrálna karta ide na najvyššie prázdne pole v stĺpci svojho obdobia, kde nie je štvrtá v rade; ak také nie je, ide do škatule. V ťažšom variante sa rady prechádzajú zhora, každý zľava doprava.
ruling-GR-23-why = Pravidlá žiadajú prvé dovolené pole zhora. Pre voľné stĺpce neuvádzajú poradie vnútri radu, postupujeme teda zľava doprava ako pri čítaní.

ruling-GR-24 = V ťažšom variante leží vpravo vždy nasledujúce obdobie a po zime prichádza jar. Voliteľne jar vpravo od zimy ležať nesmie.
ruling-GR-24-why = Každá karta má bodky po oboch stranách a stĺpce sú voľné. Bez kroku od zimy k jari by sa rad dal zaplniť len od jari vľavo po zimu vpravo a voľné stĺpce by nemali zmysel.

ruling-GR-25 = V ťažšom variante by karta medzi dvoma inými musela nadväzovať na obe.
ruling-GR-25-why = To nenastane: každý rad sa začína jednou kartou a rastie do strán.

ruling-GR-26 = V ťažšom variante musí karta ľavou alebo pravou stranou susediť s inou. Karty nad ňou a pod ňou nezavážia.
ruling-GR-26-why = Príklad v pravidlách ukazuje, že dotyk zhora alebo zdola nestačí; že by takí susedia museli nadväzovať, nikde sa neuvádza.

ruling-GR-27 = V ťažšom variante okraje štvorca na seba nenadväzujú: pole celkom vpravo nemá pravého suseda.
ruling-GR-27-why = Pravidlá o tom nehovoria a na stole sa také karty nedotýkajú.

ruling-GR-28 = Aj v ťažšom variante ide karta, ktorá sa nikam nehodí, nabok a stojí bod.
ruling-GR-28-why = Pre tento prípad odkazuje variant na základné pravidlá.

ruling-GR-29 = Ťažší variant možno hrať aj vo dvojici; neutrálna karta ide tam, kam hovorí GR-23.
ruling-GR-29-why = Pravidlá to nevylučujú.

## Kolá a body

ruling-GR-30 = V každom kole znova rozhodujú otočené karty, kto kladie prvý.
ruling-GR-30-why = Pravidlá to opisujú ako krok každého kola a stáleho začínajúceho hráča nepoznajú.

ruling-GR-31 = Výsledok môže byť aj pod nulou.
ruling-GR-31-why = Pravidlá dolnú hranicu neuvádzajú.

## Rozhodnutia

ruling-GR-D1 = Všetci vyberajú súčasne jednu kartu z ruky, lícom dolu. Každý vidí, že máš vybrané, ale nie ktorú kartu; kým si nevybral posledný hráč, môžeš svoju voľbu vziať späť.
ruling-GR-D1-why = Podľa pravidiel sa karty otáčajú naraz, na poradí výberu teda nesmie záležať.

ruling-GR-D2 = Karta ide na ktorékoľvek prázdne pole v stĺpci svojho obdobia; v ťažšom variante na ktorékoľvek pole, kde nadviaže na inú.
ruling-GR-D2-why = Pravidlá určujú stĺpec a rad nechávajú na hráča; variant uvoľňuje aj stĺpec.

ruling-GR-D3 = Vezmeš si ktorúkoľvek kartu, ktorá v plnom rade ešte leží: prvý ten, kto položil štvrtú, potom ostatní v smere hodinových ručičiek.
ruling-GR-D3-why = Pravidlá určujú poradie a výber nechávajú voľný.

ruling-GR-D4 = Ak už symbol máš, buď novú kartu vymeň za starú, ak má viac bodov, alebo ju odlož. Jedna z oboch ide nabok tak či tak.
ruling-GR-D4-why = V roku leží každý symbol raz a pravidlá ponúkajú tieto dve cesty.

ruling-GR-D5 = Bonusovú kartu možno pridať, ak je jej symbol nový, vymeniť za starú, ak má viac bodov, alebo dať do škatule.
ruling-GR-D5-why = Bonus je darček: pravidlá nikoho nenútia ho využiť.

ruling-GR-D6 = V ťažšom variante sa otočí vrchná karta balíčka a kto si vzal posledný, položí ju na ľubovoľné pole vyprázdneného radu.
ruling-GR-D6-why = V základnej hre určuje pole ročné obdobie. Pri voľných stĺpcoch ho pravidlá nechávajú na toho, kto si vzal posledný.
