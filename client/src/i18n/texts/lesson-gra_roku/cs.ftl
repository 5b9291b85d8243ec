### Hratelná lekce hry Gra roku.

lesson-goal = Vítej v roce! Sbíráš dvanáct symbolů, tři pro každé roční období. Počítat se budou jen úplné řady od jara do zimy.
lesson-middle = Uprostřed leží čtverec, který společně zaplňujete: čtyři řady a sloupec pro každé období. Ve dvou hraje i balíček a každé kolo přiloží jednu kartu, teď zmrzlinu.
lesson-choose = Ty i Luna si každé kolo tajně vyberete kartu. Vezmi dýni 1 a polož ji lícem dolů.
lesson-turned-up = Obě karty se otočí. Přednost má karta s více body: Luna tedy pokládá sněhuláka 2 dřív než ty dýni 1.
lesson-luna-places = Luna pokládá sněhuláka do řady 1, do sloupce zimy. Tam teď chybí už jen podzim.
lesson-fill = Karta patří vždy do sloupce svého období. Polož dýni do řady 1: řada bude plná!
lesson-take = Čtvrtá karta všechno přeruší: každý si z této řady vezme kartu, první ten, kdo ji zaplnil. Vezmi si do roku sněhuláka.
lesson-luna-takes = Luna si bere včelu. Zbytek jde do krabice, řadu 1 otevře nová karta a balíček přiloží svou kartu pro další kolo.
lesson-strong = Začíná nejsilnější karta, pak se hraje po směru hodinových ručiček. Při stejných bodech je silnější pozdější období, pak větší symbol. Vyber vánoční stromek 5.
lesson-first = Tvá 5 je víc než Lunin čáp 3: pokládáš před ní.
lesson-careful = Pozor: v řadě 1 už leží dvě karty. S třetí by ji Luna mohla zaplnit a brát jako první. Bezpečnější je řada 3.
lesson-luna-waits = Luna pokládá čápa do řady 1 a balíček na začátku kola přidává zmrzlinu do řady 3. Jeho karta nikdy řadu nezaplní.
lesson-two-rows = V řadě 1 teď chybí zima a v řadě 3 jaro. Pro řadu 1 máš správnou kartu: vyber vločku 4.
lesson-first-again = Luna otáčí včelu 3. Se 4 body máš zase přednost ty.
lesson-fill-again = Zaplň řadu 1 vločkou.
lesson-take-again = Bereš jako první. Vločka má nejvíc bodů a je to tvůj druhý zimní symbol: vezmi si ji.
lesson-luna-stork = Luna si bere čápa a řada 1 začíná znovu. Teď pokládá kartu, kterou otočila.
lesson-luna-fills = Včela zaplní řadu 3 a tentokrát bere první Luna.
lesson-luna-owns = Bere si včelu 3. Jenže v roce smí být každý symbol jen jednou a včelu už má.
lesson-luna-swaps = Smí vyměnit, protože 3 body jsou víc než 2. Stará včela jde stranou a každá odložená karta stojí na konci bod.
lesson-third = Teď ty: vezmi si vánoční stromek. Je to třetí symbol tvé zimy!
lesson-bonus = Úplné období hned přinese bonusovou kartu z balíčku: sněhulák 5! Vyměň ho za svého sněhuláka 2; výměna za bonusovou kartu nic nestojí.
lesson-rows = Nádherná zima, ale zatím se nepočítá: řada potřebuje všechna čtyři období. Po jedné kartě jara, léta a podzimu, a tvoje první řada bude úplná.
lesson-end = Partie končí, jakmile má někdo všech dvanáct symbolů, nebo když se má dobrat karta a balíček je prázdný. Pak se počítají body úplných řad a každá odložená karta stojí bod.
lesson-done = To je celá hra. Zaplňuj řady, ať bereš dřív než ostatní, sbírej všechna období rovnoměrně a dej pozor na symboly, které už máš. Ať se ti rok vydaří!

lesson-other-choose = I to by šlo. V této lekci ale prosím vyber kartu uvedenou výše.
lesson-other-fill = To pole je dovolené. V řadě 1 ale bude tvoje karta čtvrtá a bereš dřív než Luna: polož ji tam.
lesson-other-take = I tu by šlo vzít. V této lekci si ale prosím vezmi kartu uvedenou výše.
lesson-other-careful = To pole je dovolené, ale lekce pokračuje v řadě 3: polož stromek tam.
lesson-other-third = I to by byl nový symbol. Jen vánoční stromek ale doplní tvou zimu.
lesson-other-bonus = V krabici karta nic nestojí, ale také nic nepřinese. Vyměň: 5 bodů je lepší než 2.
