### Ako sa tu hrá Slnko a Mesiac a prečo. Napísané pre Lunasol, bez slov tlačených pravidiel.

## Karty a hráči

ruling-SM-01 = Naše zvieratá sú na 3, 7, 11, 15, 19, 23 a 27 oboch druhov. Je to odhad; kto má tlačené karty, môže použiť vlastný súbor.
ruling-SM-01-why = Pravidlá ani žiadny verejný zdroj nehovoria, na ktorých kartách je zviera. Náš výber je súmerný a tvorí asi štvrtinu čísel.

ruling-SM-02 = Okrem vytlačeného o zvieratách nič nepredpokladáme.
ruling-SM-02-why = V znení pravidiel, ktoré poznáme, odkazuje pravidlo o zvieratách na poznámku, ktorá sa stratila.

ruling-SM-03 = Hrať možno aj v trojici, každý za seba s dvoma radmi.
ruling-SM-03-why = Pravidlá uvádzajú dvoch až štyroch hráčov. Jeden zdroj o trojici pochybuje, iné takú hru opisujú.

## Rady a zatmenia

ruling-SM-04 = Číselnou kartou možno založiť chýbajúci rad pred kýmkoľvek. Voliteľne len pred sebou.
ruling-SM-04-why = Pravidlá dovoľujú cudzie rady a nechávajú otvorené, či ich možno aj zakladať. Dva iné opisy hry to dovoľujú.

ruling-SM-05 = Číslo smie prekryť zatmenie, ak viditeľné čísla ďalej stúpajú zľava doprava; aké číslo leží pod zatmením, je jedno.
ruling-SM-05-why = Pravidlá žiadajú len vhodnú kartu; podľa iných opisov musia čísla ďalej stúpať.

ruling-SM-06 = Z viacerých zatmení vedľa seba možno prekryť len to, ktoré susedí s viditeľnou číselnou kartou. Číslo nemusí nechať miesto pre ostatné.
ruling-SM-06-why = Pravidlá určujú toto poradie a viac nežiadajú.

ruling-SM-07 = Ak v rade vidno len zatmenia, možno ktorékoľvek z nich prekryť ktorýmkoľvek číslom daného druhu; na konce sa nič neprikladá.
ruling-SM-07-why = Nie je číslo, s ktorým by sa dalo porovnávať. Inak by rad už nikdy nikto nevyužil.

ruling-SM-08 = Za zatmenie na konci radu sa smie prikladať; porovnáva sa s najbližším viditeľným číslom. Voliteľne zatmenie tento koniec uzatvára.
ruling-SM-08-why = Pravidlá hovoria o dlhších radoch, ktoré prerušuje zatmenie, a nič tu nezakazujú.

ruling-SM-09 = Zatmenie prekrýva viditeľnú číselnú kartu; nikdy neleží na inom zatmení ani na vlastnom mieste.
ruling-SM-09-why = Podľa pravidiel patrí zatmenie Slnka len na slnká a zatmenie Mesiaca len na mesiace.

ruling-SM-10 = Zatmenie smie prekryť aj číselnú kartu, ktorá sama prekrýva zatmenie.
ruling-SM-10-why = Počíta sa viditeľná karta a tá je slnko alebo mesiac ako každá iná.

ruling-SM-11 = Zatmenie Slnka prekrýva len slnká, zatmenie Mesiaca len mesiace.
ruling-SM-11-why = Tak to stojí v pravidlách.

ruling-SM-12 = Zatmenie smieš položiť aj do vlastného radu, napríklad na 1 v rade 1–20–25–29, aby sa znova otvoril.
ruling-SM-12-why = Pravidlá menujú vlastné rady popri cudzích.

## Odoberanie

ruling-SM-13 = Aspoň päť znamená päť viditeľných číselných kariet vedľa seba; prekryté karty sa do toho nepočítajú.
ruling-SM-13-why = Pravidlá jednoducho počítajú karty. Jedna recenzia objasňuje, že ide o čísla priamo vedľa seba.

ruling-SM-14 = Prekryté karty odobratého úseku idú s ním: každé slnko a každý mesiac je bod, zatmenia nič. Voliteľne sa prekryté karty nepočítajú.
ruling-SM-14-why = Pravidlá dávajú bod za každé odobraté slnko a mesiac a prekryté nevynímajú.

ruling-SM-15 = Úsek sa odoberá celý. Voliteľne možno odobrať aj časť aspoň piatich susedných kariet.
ruling-SM-15-why = V pravidlách delí dlhší rad len zatmenie.

ruling-SM-16 = Čo po odobratí zostane, sa prisunie k sebe a zostane jedným radom, aj so svojimi zatmeniami.
ruling-SM-16-why = Pravidlá odstraňujú len odobraté karty.

ruling-SM-17 = V jednom ťahu smieš odobrať viac úsekov, z jedného radu alebo z oboch.
ruling-SM-17-why = Pravidlá hovoria o jednom alebo viacerých radoch.

ruling-SM-18 = Čo je pripravené na začiatku tvojho ťahu, smieš odobrať, nech to doplnil ktokoľvek.
ruling-SM-18-why = Podľa pravidiel sa odoberá o ťah neskôr. Keďže v jednom ťahu nemožno prikladať aj odoberať, vyplynie to samo.

ruling-SM-19 = Kým možno priložiť kartu, nikto odoberať nemusí.
ruling-SM-19-why = Pravidlá to označujú za dobrovoľné; musí len ten, kto nemôže priložiť (SM-21).

## Sebazničenie a zvieratá

ruling-SM-20 = Sebazničenie nastane len vtedy, keď nemôžeš priložiť ani odobrať alebo keď po zvierati žiadna karta nesedí. Voliteľne ho smieš použiť aj dobrovoľne: v ktoromkoľvek svojom ťahu, kým máš v ruke kartu, alebo len vo svojich ťahoch záverečnej fázy, aj s prázdnou rukou. Kto to v záverečnej fáze urobí, už nie je na ťahu.
ruling-SM-20-why = Hlavné pravidlo ho žiada len vtedy a väčšina zdrojov súhlasí. Poznámka v pravidlách ho chváli ako spôsob, ako sa vyhnúť mínusovým bodom, a pri záverečnej fáze je jednou z troch možností, preto tá voľba.

ruling-SM-21 = Kto nemôže priložiť, ale môže odobrať, odobrať musí.
ruling-SM-21-why = Ťah možno vykonať, takže na sebazničenie nie je dôvod.

ruling-SM-22 = Ak po zvierati žiadna karta nesedí, čaká ťa sebazničenie, aj keď by sa dalo odoberať.
ruling-SM-22-why = Úplný je ťah len s ďalšou kartou a v jednom ťahu nikto nesmie prikladať aj odoberať.

ruling-SM-23 = Po zvierati smie prísť ďalšie zviera, zviera smie prekryť zatmenie a ďalšou kartou smie byť zatmenie.
ruling-SM-23-why = Pravidlo platí vždy, keď je na práve priloženej karte zviera, bez výnimky.

ruling-SM-24 = Ak bolo zviera tvojou poslednou kartou a nie je čo ťahať, ťah sa končí bez ujmy a od tej chvíle už nikto neťahá. Voliteľne nastane sebazničenie.
ruling-SM-24-why = Pravidlá o tomto prípade nehovoria. Nechýba vhodná karta, chýba balíček.

## Ťahanie

ruling-SM-25 = Ťahá sa len na začiatku vlastného ťahu a len s prázdnou rukou, najviac päť kariet; po zvierati hneď.
ruling-SM-25-why = Pravidlá to hovoria dvakrát.

ruling-SM-26 = Ak má balíček menej než päť kariet, berieš len tie; potom sa odhodené karty zamiešajú do nového balíčka. Voliteľne ťaháš ďalej z nového.
ruling-SM-26-why = Pravidlá hovoria oboje: berie sa len zvyšok a vyčerpaný balíček sa obnoví z odhodených kariet.

ruling-SM-27 = Koniec sa začína až vtedy, keď má niekto ťahať a balíček aj odhodené karty sa minuli.
ruling-SM-27-why = Jedna veta pravidiel balíček obnovuje, iná s ním partiu končí. Len takto platia obe.

ruling-SM-28 = Medzi odhodenými sú len karty zo sebazničenia.
ruling-SM-28-why = Odobraté karty sú body a zostávajú svojmu majiteľovi a iné karty stôl neopúšťajú.

ruling-SM-29 = Po 1000 ťahoch sa partia končí a body sa spočítajú tak, ako sú; ak je dobrovoľné sebazničenie možné v ktoromkoľvek ťahu, až po 5000. Počet možno nastaviť.
ruling-SM-29-why = Odhodené karty sa vracajú, takže partia, v ktorej nikto neodoberá, by sa nemusela skončiť. Na to pravidlá nemyslia; bežná partia nemá ani 200 ťahov.

## Koniec

ruling-SM-30 = Kto nemal čo ťahať, už nič nerobí. Voliteľne smie po ostatných ešte odoberať.
ruling-SM-30-why = Pravidlá nechávajú dohrať karty len ostatných.

ruling-SM-31 = Keď sa už neťahá, hrajú ostatní v poradí, kým niekto môže niečo urobiť. Voliteľne majú ešte po jednom ťahu.
ruling-SM-31-why = Pravidlá ich nechávajú dohrať karty a nehovoria, ako dlho.

ruling-SM-32 = V tejto poslednej časti možno odoberať aj bez karty v ruke; s prázdnou rukou a úsekom piatich kariet je to povinné.
ruling-SM-32-why = Na odobratie netreba kartu a pravidlá ho uvádzajú medzi tým, čo možno nakoniec ešte urobiť.

ruling-SM-33 = Aj keď sa na konci sebazničením zaplní odhadzovacia kôpka, už nikto neťahá.
ruling-SM-33-why = Pravidlá ťahanie ukončujú raz a navždy.

ruling-SM-34 = Každá slnečná a mesačná karta v tvojich radoch je na konci mínusový bod, aj prekrytá; karty v ruke sa nepočítajú. Voliteľne sa počítajú len viditeľné karty.
ruling-SM-34-why = Pravidlá počítajú, čo zostalo v hre, a prekryté karty nevynímajú. O ruke nehovoria a sotvakedy v nej nejaká karta zostane.

ruling-SM-35 = Pri zhode je víťazstvo spoločné.
ruling-SM-35-why = O zhode pravidlá nehovoria.

ruling-SM-36 = Kto má len zatmenia a nie je čo prekryť, nemôže priložiť a čaká ho sebazničenie.
ruling-SM-36-why = Vyplýva to z pravidiel; môže sa to stať hneď na začiatku, pri prázdnom stole.

## Vo štvorici

ruling-SM-37 = Rad patrí partnerovi, pred ktorým vznikol. Kým leží, nemôže mať druhý partner rad toho istého druhu, ani kartou súpera; keď zmizne, rozhodne znova ďalšia prvá karta. Voliteľne zostáva každému jeho druh celú partiu.
ruling-SM-37-why = Pravidlá hovoria o rade, ktorý práve leží, nie o celej partii.

ruling-SM-38 = Odoberať smieš len z radov pred sebou. Voliteľne aj z radu partnera.
ruling-SM-38-why = Pravidlá hovoria o vlastných radoch aj vo štvorici.

ruling-SM-39 = Karty smieš prikladať do ktoréhokoľvek radu, aj do partnerovho.
ruling-SM-39-why = Pravidlá otvárajú všetky rady všetkým a jedna správa z partie takú pomoc spomína.

ruling-SM-40 = Partneri o kartách v ruke nehovoria.
ruling-SM-40-why = Pravidlá o tom nič nehovoria a ruka je skrytá aj pred partnerom.

ruling-SM-41 = Kto začína, určí žreb alebo nastavenie.
ruling-SM-41-why = Podľa pravidiel začína najmladší; náš stôl sa nikoho na vek nepýta.

## Rozhodnutia

ruling-SM-D1 = Vo svojom ťahu buď priložíš kartu, alebo odoberáš. Len keď nejde ani jedno, nastane sebazničenie.
ruling-SM-D1-why = Pravidlá ponúkajú tieto dve cesty a oboje v jednom ťahu vylučujú.

ruling-SM-D2 = Vyberáš kartu a jej miesto: koniec radu, zatmenie na prekrytie, pre zatmenie viditeľnú číselnú kartu, alebo chýbajúci rad. Po zvierati vyberáš znova.
ruling-SM-D2-why = Pravidlá otvárajú každý rad všetkým, ak čísla stúpajú.

ruling-SM-D3 = Vyberáš, ktoré zo svojich úsekov piatich a viac kariet odoberieš, jeden alebo niekoľko.
ruling-SM-D3-why = Pravidlá dovoľujú jeden alebo viac a neurčujú ktoré.
