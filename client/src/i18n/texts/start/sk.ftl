### Lístky úvodnej obrazovky: proti komu hrať a čo je tu ešte.

start-partners = 2 proti 2
start-level = Ako dobre hrajú
start-level-beginner = Ešte sa len učí. Vhodné na prvé partie.
start-level-casual = Hrá pre zábavu a všeličo prehliadne.
start-level-skilled = Hru pozná dobre, len občas urobí chybu.
start-level-strong = Premýšľa dopredu a chybuje zriedka.
start-level-expert = To najlepšie, čo máme. Ťažko sa poráža.
start-begin = Začať

start-friends = Hra po sieti: pošli im odkaz
start-here = Jedno zariadenie, ktoré si podávate
start-rules = Všetko v skratke, so všetkými kartami
start-pad = Počíta body, keď hráte so skutočnými kartami
