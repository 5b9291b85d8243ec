### A kezdőlap lapjai: ki ellen játszol, és mi van még.

start-partners = 2 a 2 ellen
start-level = Mennyire játszanak jól
start-level-beginner = Még maga is tanul. Jó az első játszmákhoz.
start-level-casual = Kedvtelésből játszik, és sok mindent nem vesz észre.
start-level-skilled = Jól ismeri a játékot, de néha hibázik.
start-level-strong = Előre gondolkodik, és ritkán hibázik.
start-level-expert = A legjobb, amink van. Nehéz legyőzni.
start-begin = Kezdjük!

start-friends = Játék az interneten: küldj nekik egy linket
start-here = Egyetlen eszköz, amelyet körbeadtok
start-rules = Minden röviden, az összes lappal
start-pad = Számolja a pontokat, ha igazi lapokkal játszotok
