### Krtek: co říká stůl.

game = Krtek
    .about = Krtek se tajně hrabe ke třem ze šesti cílů a lovec se dvěma agenty jde po něm. Pro dva hráče.

seat-0 = Krtek
seat-1 = Lovec

option-rounds = Kola
    .how = Kolik kol má krtek na tři návštěvy.

## Jak hra stojí

status =
    { $round ->
        [0] Krtek se schovává
       *[other] Kolo { $round } z { $rounds }, navštívené cíle: { $visits }
    }
prompt-hide = Vyberte pole, kde začnete.
prompt-burrow = Prohrabte se na sousední pole.
prompt-hunt = Přesuňte agenty a pak prohledejte pole, nebo odpočívejte.
prompt-wait = Na tahu je { $who }.
prompt-over = Vyhrává { $who }. { $why }

## Věci

target-square = Cíl { $square }
agent-0 = První agent
agent-1 = Druhý agent
mole = Krtek
searched-here = Naposledy prohledané
visited-here = Tady krtek byl
search = Prohledat pole
rest = Odpočívat
round = Kolo
visits = Navštívené cíle
result = Výsledek
result-winner = Vítěz
result-why = Proč
why-MO-303 = Krtek byl chycen.
why-MO-401 = Tři cíle byly navštíveny.
why-MO-402 = Kola skončila.

## Záznam

burrowed = Krtek hrabe dál.
burrowed-to = Prohrabáváte se na { $place }.
sent = { $agent } jde na { $place }.
searched = Lovec prohledává { $place }: nic.
found = Lovec prohledává { $place } a nachází krtka!
rested = Lovec odpočívá.
visited = O tah dřív krtek navštívil { $place }.
