### Arkusze strony głównej: z kim grać i co jeszcze tu jest.

start-partners = 2 na 2
start-level = Jak dobrze grają
start-level-beginner = Dopiero się uczy. W sam raz na pierwsze partie.
start-level-casual = Gra dla zabawy i sporo przeocza.
start-level-skilled = Dobrze zna grę, czasem się myli.
start-level-strong = Myśli naprzód i rzadko się myli.
start-level-expert = Nic lepszego nie mamy. Trudno wygrać.
start-begin = Zaczynamy

start-friends = Gra przez internet: wyślij im link
start-here = Jedno urządzenie, które sobie podajecie
start-rules = Wszystko w skrócie, ze wszystkimi kartami
start-pad = Liczy punkty, gdy gracie prawdziwymi kartami
