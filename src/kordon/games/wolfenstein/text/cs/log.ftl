### Wolfenstein: záznam.

dice-faces = srdce { $heart }, štíty { $shield }, přebití { $reload }, prázdné strany { $blank }
missed-faces = bez zásahu (přebití { $reload }, prázdné strany { $blank })
picked = { $who } si bere: { $hero }.
first-rolled = Kostky rozhodly, začíná { $who }.
entrusted = Žeton sdíleného života má { $hero }.
round-began = Kolo { $round }.
led = Kolo začíná { $who }.
wished = { $who }: ať začíná { $first }.
wished-self = { $who } chce začít.
activated = { $who }, pole { $place }: { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }.
turn-ended = { $who } končí tah.
missed = { $who } v tomto tahu nic nezmůže.
tidied = Zase ticho: { $places }.
moved = { $who }: { $origin } → { $to }.
travelled = { $who }, tajná chodba: { $origin } → { $to }.
door-opened = { $who } otevírá: { $door }.
bars-burned = { $who } propaluje: { $bars }.
event-found = { $who } prohledává pole { $place }: { $event }.
event-none = { $who } prohledává pole { $place } a nic nenachází.
event-chosen = { $hero } volí: { $option }. { $told }
chest-opened = { $who } otevírá bednu na poli { $place }: { $chest }.
chest-none = { $who } otevírá bednu na poli { $place }. Je prázdná.
worked = { $who } má na poli { $place } hotovo.
exhausted = { $hero } dává do toho všechno: { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    } navíc a druhý útok.
tired = { $hero } dostává žeton únavy.
rested = { $hero } se zbavuje únavy.
reloaded = { $hero } přebíjí: { $weapon }.
reload-stuck = { $hero }, přebití se nedaří: { $weapon }.
skill-used = { $hero }: { $skill }.
gear-used = { $hero } používá: { $card }.
readied = { $hero } bere do ruky: { $weapon }.
readied-fists = { $hero }: holé pěsti vzhůru.
wore = { $hero } nasazuje: { $card }.
attached = { $hero } připevňuje: { $card } ({ $weapon }).
gave = { $hero } předává: { $what }. Bere { $to }.
helped = { $hero } pomáhá a { $other } vstává{ $token ->
        [0] .
       *[other] , za žeton sdíleného života.
    }
    .story = { $hero } nenechá nikoho ležet ({ $other }).
attacked = { $who } útočí, cíl { $enemy } ({ $weapon }): { $faces }{ $rerolled ->
        [0] .
       *[other] , přehozeno { $rerolled }.
    }
attacked-mode = { $who } útočí, cíl { $enemy } ({ $weapon }, { $mode }): { $faces }{ $rerolled ->
        [0] .
       *[other] , přehozeno { $rerolled }.
    }
attacked-bare = { $who } útočí, cíl { $enemy }: { $faces }{ $rerolled ->
        [0] .
       *[other] , přehozeno { $rerolled }.
    }
attacked-silently = { $hero } útočí potichu, cíl { $enemy } ({ $card }): { $faces }.
enemy-attacked = { $enemy } útočí, cíl { $who }: { $faces }.
hurt = { $who }: { $life ->
        [0] pancíř −{ $armour }
       *[other] { $armour ->
                [0] životy −{ $life }
               *[other] životy −{ $life }, pancíř −{ $armour }
            }
    }.
killed = { $enemy } padá ({ $who }).
    .story = { $who } likviduje nepřítele ({ $enemy }).
killed-by-nobody = { $enemy } padá.
jammed = Je třeba přebít: { $weapon }.
was-stunned = { $who }: omráčení.
was-sabotaged = { $who }: sabotáž.
pushed = { $enemy }, odstrčení: { $origin } → { $to }.
got-glory = { $hero }: sláva +{ $n }.
lost-glory = { $hero }: sláva −{ $n }.
got-ammunition = { $hero }: { $kind } +{ $n }.
lost-ammunition = { $hero }: { $kind } −{ $n }.
got-card = { $hero } dostává: { $card }.
lost-card = { $hero } ztrácí: { $card }.
deck-empty = Karty došly ({ $deck }).
mended = { $hero }: { $life ->
        [0] pancíř +{ $armour }
       *[other] { $armour ->
                [0] životy +{ $life }
               *[other] životy +{ $life }, pancíř +{ $armour }
            }
    }.
cleared = { $hero }: všechny zbraně přebity.
is-unseen = { $hero } mizí z očí nepřátelům vzdáleným víc než { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pole
       *[other] { $beyond } polí
    }.
is-hushed = { $hero } se pohybuje bez hluku.
got-points = { $hero }: { $ap ->
        [0] { "" }
       *[other] akční body +{ $ap }{ $attacks ->
        [0] { $dice ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
    }{ $attacks ->
        [0] { "" }
       *[other] útoky +{ $attacks }{ $dice ->
        [0] { "" }
       *[other] { ", " }
    }
    }{ $dice ->
        [0] { "" }
       *[other] kostky v příštím útoku +{ $dice }
    }.
success-roll = { $hero } hází: { $faces }. { $success ->
        [0] Nevyšlo to.
       *[other] Vyšlo to.
    }
task-kept = { $hero } má úkol: { $event }.
task-paid = { $hero } plní úkol: { $event }.
    .story = { $hero } drží slovo ({ $event }).
bot-joined = { $enemy } se přidává na poli { $place }; vede ho { $hero }.
    .story = { $hero } získává spojence, kterého nikdo nečekal ({ $enemy }).
noise-made = Hluk: { $place } ({ $why }).
noise-why-together = dva hrdinové na jednom místě
noise-why-enemy = hrdina na jednom místě s nepřítelem
noise-why-attack = zvuk útoku
noise-why-crash = rachot pádu
noise-why-effect = karta nebo schopnost
noise-gone = Zase ticho: { $place }.
threat-is = Ohrožení: { $threat } ({ $why }).
threat-why-kill = padl nepřítel
threat-why-shout = nepřítel vidí hrdinu a křičí
threat-why-effect = karta nebo schopnost
threat-why-officers = nemá kdo velet
threat-why-alarm = po poplachu se počítá znovu
officers-gone = Není už důstojník, který by dával rozkazy.
alarm-sounded = Poplach!
    .story = O výstřel víc, než mělo být: hrad se probouzí.
appeared = Na poli { $place } se objevuje { $enemy }.
enemy-phase = Fáze nepřátel. Při shodě rozhoduje { $who }.
woke = { $enemy } jedná: { $why }.
why-sight = vidí hrdinu
why-noise = slyší hluk
why-attacked = byl napaden
why-alarm = poplach
enemy-after = { $enemy } si vybírá cíl: { $who } ({ $rule }).
enemy-towards = { $enemy } vyráží, směr { $place } ({ $rule }).
enemy-stays = { $enemy } zůstává na místě ({ $rule }).
enemy-moved = { $enemy }: { $origin } → { $to }.
enemy-opened = { $enemy } otevírá: { $door }.
enemy-waits = { $enemy } čeká: { $why } ({ $rule }).
waits-stunned = omráčení
waits-sabotaged = sabotáž
waits-blocked = cesta je zablokovaná
waits-obstacle = překážka
waits-idle = nemá ke komu jít
waits-near = někdo stojí hned vedle
waits-spent = víc už neudělá
directed = { $who } rozhoduje: { $what }.
directed-by-chance = Rozhoduje náhoda: { $what }.
bled = { $hero } padá a krvácí!
    .story = { $hero } padá a na chvíli nikdo nepočítá nepřátele.
hero-died = { $hero } umírá.
    .story = { $hero } se nevrací.
bot-lost = Bot je ztracen ({ $hero }).
goal-reached = Cíl splněn: { $goal }.
    .story = Hotovo: { $goal }.
ended-won = Mise je vyhraná!

## Co k sobě patří, na jednom řádku

group-enemies = Nepřátelé
group-enemies-moved = { $count ->
        [one] { $count } se blíží
        [few] { $count } se blíží
       *[other] { $count } se jich blíží
    }
group-enemies-attacked = { $count ->
        [one] { $count } útočí
        [few] { $count } útočí
       *[other] { $count } jich útočí
    }
group-enemies-hit = { $count ->
        [one] zásah dostává { $count } z vás
        [few] zásah dostávají { $count } z vás
       *[other] zásah dostává { $count } z vás
    }
group-enemies-stopped = { $count ->
        [one] { $count } z vás přijde o útok nebo tah
        [few] { $count } z vás přijdou o útok nebo tah
       *[other] { $count } z vás přijde o útok nebo tah
    }
group-enemies-down = { $count ->
        [one] { $count } z vás krvácí
        [few] { $count } z vás krvácejí
       *[other] { $count } z vás krvácí
    }
group-enemies-waited = { $count ->
        [one] { $count } čeká
        [few] { $count } čekají
       *[other] { $count } jich čeká
    }
group-turn-attacked = { $count ->
        [one] { $count } napadený nepřítel
        [few] { $count } napadení nepřátelé
       *[other] { $count } napadených nepřátel
    }
group-turn-killed = { $count ->
        [one] { $count } zabitý
        [few] { $count } zabití
       *[other] { $count } zabitých
    }
