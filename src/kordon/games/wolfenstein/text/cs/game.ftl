### Wolfenstein: co říká stůl.

game = Wolfenstein
    .about = Čtyři hrdinové společně pronikají do ocelového hradu a od poplachu je vždy dělí jediný výstřel. Jeden až čtyři hráči na jedné straně.

seat-0 = Hráč 1
seat-1 = Hráč 2
seat-2 = Hráč 3
seat-3 = Hráč 4

## Možnosti

option-mission = Mise
    .how = Deset misí tvoří kampaň; každou lze hrát samostatně. Začněte první.
option-level = Obtížnost
    .how = Od nejlehčí po nejtěžší: od nekonečného střeliva po nepřátele, kteří vás slyší myslet.
option-heroes = Hrdinové
    .how = Čtyři, kteří se k misi hodí, kdokoli ze šesti, nebo veteráni: kdokoli ze šesti a jedna získaná karta jde s nimi do další mise.
option-ties = Volby nepřátel
    .how = Když pravidla nepřátel připouštějí dva tahy, rozhodne hráč, nebo náhoda.
level-daddy = Tati, můžu si hrát?
level-hurt = Neubližuj mi
level-bring = Jen ať přijdou!
level-death = Jsem vtělená smrt
heroes-suggested = Čtveřice doporučená pro misi
heroes-any = Kdokoli ze šesti
heroes-veterans = Veteráni: kdokoli ze šesti a jedna získaná karta
ties-controller = Rozhodne hráč
ties-seed = Rozhodne náhoda

## Místa a věci

door = Dveře { $number }
bars = Mříž { $number }
objective = Cíl { $letter }
event-token = Událost
chest-token = Bedna
flag = Vlajka: tady je družina potřeba
noise-token = Hluk ({ $place })
numbered = { $name } { $number }
bot-of = Bot ({ $hero })
legend-door = zavřené dveře
legend-opened = otevřené dveře
legend-bars = mříž
legend-burned = propálená mříž
legend-noise = je tu hluk
legend-shot = poslední útok
ammunition-light = lehké střelivo
ammunition-heavy = těžké střelivo
ammunition-special = zvláštní střelivo
ammunition-any = libovolné střelivo
ammunition-none = bez střeliva
kind-armour = Pancíř: jednou nasazený zůstává
kind-attachment = Doplněk zbraně
kind-booster = Posílení: jednou nasazené zůstává
kind-consumable = Jednorázová věc
kind-outfit = Oděv
kind-other = Ostatní výbava
target-none = na hrdinu
target-enemy-next = na nepřítele vedle
target-enemy-in-sight = na nepřítele na dohled
target-hero-next = na hrdinu vedle
target-bleeding-next = na krvácejícího hrdinu vedle
target-area = na místnost nebo chodbu
target-square = na pole na dohled
deck-weapon = zbraně
deck-equipment = výbava
deck-event = události
deck-chest = bedny

## Hrdinové

hero-card = { $hero }
hero-stats = akční body { $ap }, přesnost { $accuracy }
hero-played-by = Hraje: { $who }
hero-in-zone = { $hero } · { $who }
fists = Holé pěsti: dosah 1, kostky { $dice } + přesnost, akční body { $ap }
skill-always = { $skill } (vždy): { $what }
skill-paid = { $skill } (sláva { $glory }): { $what }
state-active = právě jedná
state-acted = v tomto kole už po tahu
state-fatigued = únava: v příštím tahu polovina akčních bodů
state-stunned = omráčení: v tomto tahu bez akcí
state-sabotaged = sabotáž: v tomto tahu bez útoku
state-pinned = v sevření: nepřítel vedle zakazuje manévr
state-bleeding = krvácí: bez pomoci na začátku svého příštího tahu zemře
state-dead = po smrti
state-hushed = přítomnost nedělá hluk
state-unseen = zdálky není vidět
state-reload = potřebuje přebít
state-ready = aktivní zbraň
state-worn = nasazeno
state-attached = na zbrani
state-task = úkol: odměna na startu
state-done = splněno
state-stunned-enemy = omráčení: ve fázi nepřátel bez akcí
state-sabotaged-enemy = sabotáž: ve fázi nepřátel bez útoku
state-first = první hráč
state-controller = správce nepřátel: rozhoduje za ně
state-suggested = doporučeno pro tuto misi
life = životy { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $of }
armour = pancíř { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $of }
glory = sláva { $n }
shared-lives = sdílený život
held = { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    }
hero-badge = { $hero } (životy { $life }, pancíř { $armour })
leads = Hraje: { $heroes }

## Nepřátelé a karty

enemy-stats = akční body { $ap }, iniciativa { $initiative }
enemy-weapon = Zbraň: dosah { $range }, kostky { $dice }, akční body { $ap }
loot = Kořist hrdiny: { $what }
team-loot = Kořist družiny: { $what }
when-worn = Po nasazení: { $what }
weapon-stats = Dosah { $range }, kostky { $dice } + přesnost, akční body { $ap }; { $ammunition }
range = dosah { $n }
dice = kostky { $n }
points = akční body { $n }
always = Vždy: { $what }
mode = { $mode } ({ $tokens ->
        [one] { $tokens } žeton střeliva
        [few] { $tokens } žetony střeliva
       *[other] { $tokens } žetonů střeliva
    }): { $what }
mode-button = { $mode } (střelivo: { $tokens }){ $enemies ->
        [one] { "" }
       *[other] { ": vyberte druhého nepřítele" }
    }
modes = { $n ->
        [one] { $n } zvláštní režim
        [few] { $n } zvláštní režimy
       *[other] { $n } zvláštních režimů
    }
use = Použití { $target } ({ $ap } AB): { $what }
use-range = dosah { $n }
use-tires = stojí žeton únavy
used-once = Po použití se karta odhodí
used-each-turn = Lze použít jednou za tah
silent = Tichá likvidace nepřítele na sousedním poli: kostky { $dice }, akční body { $ap }; karta se odhodí
chance-of = { $n } ({ $chance } %)
hearts = Srdce na kostkách: { $chances }
shields = Štíty na kostkách: { $chances }
threatens = Útok, cíl { $who }, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }: zásah { $hit } %, vyřazení z boje { $bleed } %

## Co by udělali nepřátelé

would-wake-sight = bude jednat: vidí hrdinu
would-wake-noise = bude jednat: slyší hluk
would-wake-attacked = bude jednat: byl napaden
would-wake-alarm = bude jednat: přišel s poplachem
would-go-for = Jeho cíl: { $who } ({ $rule })
would-go-to = Směr: { $place } ({ $rule })
would-wait = Bude čekat ({ $rule })
would-reach = Dojde k někomu a zaútočí
end-wakes = { $n ->
        [0] Nebude jednat žádný nepřítel.
        [one] Bude jednat { $n } nepřítel.
        [few] Budou jednat { $n } nepřátelé.
       *[other] Bude jednat { $n } nepřátel.
    }

## Vedle plánu

heroes-to-pick = Hrdinové
cards-to-keep = Jednu si nechte
cards-to-bring = Získáno v předchozí misi: vezměte si jednu
mission-zone = Mise
round-track = Kolo
threat-track = Ohrožení
points-track = Akční body
track-round = Je-li po posledním kole některý cíl nesplněný, mise je prohraná.
track-threat = Stoupá s každým zabitým nepřítelem (kromě tichých likvidací), po smrti posledního důstojníka klesne na 0.
track-points = Každá akce něco stojí; body nevyužité do konce tahu propadají.
track-alarmed = Poplach už zazněl a zní jen jednou: ohrožení už nikoho nepřivolá.
alarm-brings = Stoupá s každým zabitým nepřítelem (kromě tichých likvidací), po smrti posledního důstojníka klesne na 0. Jakmile dosáhne hranice, přivolá poplach { $enemies }{ $repeats ->
        [0] .
       *[other] , a to pokaždé.
    }

## Stav a otázky

status-set-up = { $mission } · { $level }
status-players = { $mission } · { $level } · kolo { $round }
status-enemies = { $mission } · { $level } · kolo { $round }: nepřátelé
status-lead = { $mission } · { $level } · konec { $round }. kola
status-over = { $mission } · { $level } · konec
goal-line = K výhře: { $goals } – máte na to { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }
prompt-pick = { $story } Vyberte hrdinu.
    .short = Vyberte hrdinu.
prompt-entrust = Žeton sdíleného života dostane jen jeden hrdina. Kdo?
prompt-activate = { $count ->
        [one] { "" }
       *[other] Vaši hrdinové: { $heroes }.{ " " }
    }Kdo je teď na tahu? Vyberte hrdinu.
prompt-turn = { $hero }: { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }, { $attacks ->
        [0] bez útoku
        [one] { $attacks } útok
        [few] { $attacks } útoky
       *[other] { $attacks } útoků
    }. Co teď?
prompt-leave = { $hero }: vykročte od vchodu do hradu ({ $ap } AB).
prompt-sabotaged = { $hero }: sabotáž, v tomto tahu bez útoku; { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }. Co teď?
prompt-go-on = { $hero }: tady se zastavit nedá, je třeba jít dál ({ $ap } AB).
prompt-bot = Bot ({ $hero }): { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }, { $attacks ->
        [0] bez útoku
        [one] { $attacks } útok
        [few] { $attacks } útoky
       *[other] { $attacks } útoků
    }. Co teď?
prompt-ammunition = { $hero } dostává střelivo. Jaké?
prompt-event = { $event }. { $text } Co udělá { $hero }?
prompt-card = { $hero } si nechá jednu z těchto karet.
prompt-spoil = Tyto karty jste získali v předchozí misi. { $hero } si jednu vezme s sebou. Kterou?
prompt-tie-order = Shoda: který nepřítel jedná teď?
prompt-tie-target = Shoda: po kterém hrdinovi jde?
prompt-tie-area = Shoda: za kterým hlukem jde?
prompt-tie-square = Shoda: na kterém poli skončí?
lost-story = { $how } { $story }
prompt-tie-of = { $enemy }. { $what }
prompt-lead = Kdo začíná příští kolo?
prompt-first = Kdo začíná? Když všichni řeknou totéž, je rozhodnuto; jinak rozhodnou kostky.
prompt-wait = Teď rozhoduje { $who }.
won = Mise splněna! { $story }
lost-rounds = Mise se nezdařila: poslední kolo skončilo.
lost-heroes = Mise se nezdařila: všichni hrdinové jsou mrtví.
lost-hero = Mise se nezdařila: padl hrdina, a v této misi nesmí padnout nikdo.

## Tlačítka

act-attack = Útok
    .how = Jeden útok zbraní, kterou držíte.
act-travel = Tajná chodba
    .how = 1 akční bod a žeton únavy; vyjdete na druhém konci.
act-exhaust = Vyčerpání
    .how = Teď ještě půlka akčních bodů a druhý útok; únava trvá do konce příštího tahu.
act-help = Pomoci
    .how = Váš žeton sdíleného života zachrání krvácejícího vedle vás; pak přijde únava.
act-use = Použít
    .how = Udělá, co říká karta.
act-wear = Nasadit
    .how = Zdarma; co tam bylo předtím, nesete dál.
act-ready = Vzít do ruky
    .how = Zdarma; touto zbraní pak útočíte.
act-fists = Holé pěsti
    .how = Odložit zbraň a bojovat holýma rukama; změna nic nestojí.
act-end = Ukončit tah
    .how = Nevyužité akční body propadají.
act-end-bot = Ukončit tah bota
    .how = Nevyužité akční body propadají.
reload = Přebít: { $weapon }
blade = Tichá likvidace: { $card }
skill-button = { $skill } (sláva { $glory })
first-player = Začíná { $who }

## Co se ví předem

odds = zabití { $kill } % · zásah { $hit } %
    .more = { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } · pak přebít { $reload } %
odds-lives = zabití { $kill } % · zásah { $hit } %
    .more = { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } · pak přebít { $reload } % · ztráta životů { $lives }
odds-of-both = 1. { $first } 2. { $second }
odds-of-each = na každý cíl: { $odds }
hits-friends = zasáhne i vlastní ({ $friends }): zranění { $n }
walk = dojít na to pole: { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }
costs = { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }; lízne se karta
costs-for = { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }: { $what }
for-weapons = hodí se: { $weapons }
exhaustion = teď +{ $ap } AB a útok; v příštím tahu polovina AB
reloading = { $ap } AB{ $attacks ->
        [0] { "" }
       *[other] { " " }a útok
    }
reaches-start = dosáhne startu
noise-ahead = hluk: { $place } ({ $why })
noise-of-attack = nadělá hluk: { $places }
noise-of-fall = zabití nadělá hluk: { $places }

## Po konci

sheet = Hrdinové
sheet-hero = Hrdina
sheet-player = Hraje
sheet-life = Životy
sheet-glory = Sláva

## Medaile

medal-quiet = V tichosti
    .how = Poplach ani jednou nezazněl.
medal-unscathed = Živí a zdraví
    .how = Žádný hrdina nekrvácel.
medal-in-time = V předstihu
    .how = Výhra nejméně dvě kola před koncem.
