### Wolfenstein: záznam.

dice-faces = srdce { $heart }, štíty { $shield }, přebití { $reload }, prázdné { $blank }
picked = { $who } si bere: { $hero }.
first-rolled = Kostky rozhodly, začíná { $who }.
entrusted = Žeton společného života má { $hero }.
round-began = Kolo { $round }. Začíná { $who }.
led = Příští kolo začíná { $who }.
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
event-found = { $who } prohledává { $place }: { $event }.
event-none = { $who } prohledává { $place } a nic nenachází.
event-chosen = { $hero } volí: { $option }
chest-opened = { $who } otevírá truhlu na { $place }: { $chest }.
chest-none = { $who } otevírá truhlu na { $place }. Je prázdná.
worked = { $who } má cíl z { $place }.
exhausted = { $hero } jde na krev: { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    } navíc a druhý útok.
tired = { $hero }: únava.
rested = { $hero }: konec únavy.
reloaded = { $hero } přebíjí: { $weapon }.
reload-stuck = { $hero }, přebití se nedaří: { $weapon }.
skill-used = { $hero }: { $skill }.
gear-used = { $hero } používá: { $card }.
readied = { $hero } bere do ruky: { $weapon }.
wore = { $hero } si nasazuje: { $card }.
attached = { $hero } připevňuje: { $card } ({ $weapon }).
gave = { $hero } předává: { $what }. Dostává { $to }.
helped = { $hero } staví na nohy: { $other }{ $token ->
        [0] .
       *[other] , za žeton společného života.
    }
attacked = { $who } útočí, cíl { $enemy } ({ $weapon }): { $faces }{ $rerolled ->
        [0] .
       *[other] , přehozeno { $rerolled }.
    }
attacked-mode = { $who } útočí, cíl { $enemy } ({ $weapon }, zvláštní režim): { $faces }{ $rerolled ->
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
        [0] brnění −{ $armour }
       *[other] { $armour ->
                [0] životy −{ $life }
               *[other] životy −{ $life }, brnění −{ $armour }
            }
    }.
killed = { $enemy } umírá ({ $who }).
killed-by-nobody = { $enemy } umírá.
jammed = Je třeba přebít: { $weapon }.
was-stunned = { $who }: omráčení.
was-sabotaged = { $enemy }: sabotáž.
pushed = { $enemy }, odstrčení: { $origin } → { $to }.
got-glory = { $hero }: sláva +{ $n }.
lost-glory = { $hero }: sláva −{ $n }.
got-ammunition = { $hero }: { $kind } +{ $n }.
lost-ammunition = { $hero }: { $kind } −{ $n }.
got-card = { $hero } dostává: { $card }.
lost-card = { $hero } ztrácí: { $card }.
deck-empty = Karty došly ({ $deck }).
mended = { $hero }: { $life ->
        [0] brnění +{ $armour }
       *[other] { $armour ->
                [0] životy +{ $life }
               *[other] životy +{ $life }, brnění +{ $armour }
            }
    }.
cleared = { $hero }: všechny zbraně přebity.
is-unseen = { $hero }: na vzdálenost větší než { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pole
       *[other] { $beyond } polí
    } tohoto hrdinu nikdo nevidí.
is-hushed = { $hero } nedělá hluk.
got-points = { $hero }: { $ap ->
        [0] { "" }
       *[other] akční body +{ $ap }
    }{ $attacks ->
        [0] { "" }
       *[other] útoky +{ $attacks }
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
bot-joined = { $enemy } se přidává na { $place }; vede ho { $hero }.
noise-made = Hluk: { $place }.
noise-gone = Zase ticho: { $place }.
threat-is = Ohrožení: { $threat }.
officers-gone = Není už důstojník, který by dával rozkazy.
alarm-sounded = Poplach!
appeared = Na { $place } se objevuje { $enemy }.
enemy-phase = Nepřátelé. Kde jejich pravidla nechávají volbu, rozhoduje { $who }.
woke = { $enemy } se probouzí: { $why }.
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
hero-died = { $hero } je po smrti.
bot-lost = Bot je ztracen ({ $hero }).
goal-reached = Cíl splněn: { $goal }.
ended-won = Mise je vyhraná!
