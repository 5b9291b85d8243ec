### Hratelná lekce hry Gra roku.

lesson-goal = Vítej v roce! Sbíráš dvanáct symbolů, tři pro každé roční období. Počítat se budou jen úplné řady od jara do zimy.
lesson-middle = Uprostřed leží čtverec, který společně zaplňujete: čtyři řady a sloupec pro každé období. Ve dvou hraje i balíček a každé kolo přiloží jednu kartu, teď zmrzlinu.
lesson-choose = Každé kolo si oba tajně vyberete kartu. Vezmi dýni 1 a polož ji lícem dolů.
lesson-turned-up = Obě karty se otočí. Víc bodů má přednost: první pokládá Luna sněhuláka 2, potom ty dýni 1.
lesson-luna-places = Luna pokládá sněhuláka do řady 1, do sloupce zimy. Tam teď chybí už jen podzim.
lesson-fill = Karta patří vždy do sloupce svého období. Polož dýni do řady 1: řada bude plná!
lesson-take = Čtvrtá karta všechno přeruší: každý si z této řady vezme kartu, první ten, kdo ji zaplnil. Vezmi si do roku sněhuláka.
lesson-luna-takes = Luna si bere včelu. Zbytek jde do krabice, řadu 1 otevře nová karta a balíček přiloží svou kartu pro další kolo.
lesson-strong = Silné karty mají přednost; při stejných bodech pozdější období, pak větší symbol. Vyber vánoční stromek 5.
lesson-first = Tvoje 5 je víc než Lunin čáp 3: pokládáš jako první.
lesson-careful = Pozor: v řadě 1 už leží dvě karty. S třetí by ji Luna mohla zaplnit a brát jako první. Bezpečnější je řada 3.
lesson-luna-waits = Luna pokládá čápa do řady 1 a balíček na začátku kola přidává zmrzlinu do řady 3. Jeho karta nikdy řadu nezaplní.
lesson-two-rows = V řadě 1 teď chybí zima a v řadě 3 jaro. Pro řadu 1 máš správnou kartu: vyber vločku 4.
lesson-first-again = Luna otáčí včelu 3. Se 4 body máš zase přednost ty.
lesson-fill-again = Zaplň řadu 1 vločkou.
lesson-take-again = Bereš jako první. Vločka má nejvíc bodů a je to tvůj druhý zimní symbol: vezmi si ji.
lesson-luna-stork = Luna si bere čápa a řada 1 začíná znovu. Teď pokládá kartu, kterou otočila.
lesson-luna-fills = Včela zaplní řadu 3 a tentokrát bere první Luna.
lesson-luna-owns = Bere si včelu 3. Jenže v roce leží každý symbol jen jednou a včelu už má.
lesson-luna-swaps = Smí vyměnit, protože 3 body jsou víc než 2. Stará včela jde stranou a každá odložená karta stojí na konci bod.
lesson-third = Teď ty: vezmi si vánoční stromek. Je to třetí symbol tvé zimy!
lesson-bonus = Úplné období hned přinese bonusovou kartu z balíčku: sněhulák 5! Vyměň ho za svého sněhuláka 2; u bonusu to nestojí nic.
lesson-rows = Nádherná zima, ale zatím se nepočítá: řada potřebuje všechna čtyři období. Po jedné kartě jara, léta a podzimu, a tvoje první řada bude úplná.
lesson-end = Partie končí, jakmile má někdo všech dvanáct symbolů nebo dojde balíček. Pak se počítají body úplných řad a každá odložená karta bod stojí.
lesson-done = To je celá hra. Zaplňuj řady, ať bereš první, sbírej všechna období stejnoměrně a dej pozor na symboly, které už máš. Dobrý rok!

lesson-other-choose = I to by šlo. V této lekci ale prosím vyber kartu, o které je řeč.
lesson-other-fill = To pole je dovolené. V řadě 1 je ale tvoje karta čtvrtá a bereš první: polož ji tam.
lesson-other-take = I tu by šlo vzít. V této lekci si ale prosím vezmi kartu, o které je řeč.
lesson-other-careful = To pole je dovolené, ale lekce pokračuje v řadě 3: polož stromek tam.
lesson-other-third = I to by byl nový symbol. Jen vánoční stromek ale doplní tvou zimu.
lesson-other-bonus = V krabici karta nic nestojí, ale také nic nepřinese. Vyměň: 5 bodů je lepší než 2.
