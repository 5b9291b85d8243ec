### Lístky úvodní obrazovky: proti komu hrát a co je tu ještě.

start-partners = 2 proti 2
start-level = Jak dobře hrají
start-level-beginner = Teprve se učí. Vhodné na první partie.
start-level-casual = Hraje pro zábavu a leccos přehlédne.
start-level-skilled = Hru zná dobře, jen občas udělá chybu.
start-level-strong = Přemýšlí dopředu a chybuje zřídka.
start-level-expert = To nejlepší, co máme. Těžko se poráží.
start-begin = Začít

start-friends = Hra po síti: pošli jim odkaz
start-here = Jedno zařízení, které si podáváte
start-rules = Vše ve zkratce, se všemi kartami
start-pad = Počítá body, když hrajete se skutečnými kartami
