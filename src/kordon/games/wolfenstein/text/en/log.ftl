### Wolfenstein: the log.

dice-faces = hearts { $heart }, shields { $shield }, reloads { $reload }, blanks { $blank }
missed-faces = no hit (reloads { $reload }, blanks { $blank })
picked = { $who } takes { $hero }.
first-rolled = The dice say that { $who } begins.
entrusted = { $hero } keeps the shared-life token.
round-began = Round { $round }.
led = { $who } begins the round.
wished = { $who } wants { $first } to begin.
wished-self = { $who } wants to begin.
activated = { $who } at { $place }: { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }.
turn-ended = { $who } is done.
missed = { $who } can do nothing this turn.
tidied = It is quiet again: { $places }.
moved = { $who }: { $origin } → { $to }.
travelled = { $who } takes the secret passage: { $origin } → { $to }.
door-opened = { $who } opens { $door }.
bars-burned = { $who } burns away { $bars }.
event-found = { $who } searches { $place }: { $event }.
event-none = { $who } searches { $place } and finds nothing.
event-chosen = { $hero } decides: { $option }. { $told }
chest-opened = { $who } opens the chest at { $place }: { $chest }.
chest-none = { $who } opens the chest at { $place }. It is empty.
worked = { $who } gets it done at { $place }.
exhausted = { $hero } goes all out: { $ap ->
        [one] { $ap } more action point
       *[other] { $ap } more action points
    } and a second attack.
tired = { $hero } is tired.
rested = { $hero } has rested.
reloaded = { $hero } reloads: { $weapon }.
reload-stuck = { $hero } can’t get it to reload: { $weapon }.
skill-used = { $hero }: { $skill }.
gear-used = { $hero } uses: { $card }.
readied = { $hero } takes in hand: { $weapon }.
readied-fists = { $hero } raises bare fists.
wore = { $hero } equips: { $card }.
attached = { $hero } attaches: { $card } ({ $weapon }).
gave = { $hero } gives { $to }: { $what }.
helped = { $hero } brings { $other } back{ $token ->
        [0] .
       *[other] , for a shared-life token.
    }
    .story = { $hero } goes back for { $other }.
attacked = { $who } attacks { $enemy } ({ $weapon }): { $faces }{ $rerolled ->
        [0] .
       *[other] , rerolled { $rerolled }.
    }
attacked-mode = { $who } attacks { $enemy } ({ $weapon }, { $mode }): { $faces }{ $rerolled ->
        [0] .
       *[other] , rerolled { $rerolled }.
    }
attacked-bare = { $who } attacks { $enemy }: { $faces }{ $rerolled ->
        [0] .
       *[other] , rerolled { $rerolled }.
    }
attacked-silently = { $hero } attacks { $enemy } silently ({ $card }): { $faces }.
enemy-attacked = { $enemy } attacks { $who }: { $faces }.
hurt = { $who }: { $life ->
        [0] armour −{ $armour }
       *[other] { $armour ->
                [0] life −{ $life }
               *[other] life −{ $life }, armour −{ $armour }
            }
    }.
killed = { $who } kills { $enemy }.
    .story = { $who } takes { $enemy } out.
killed-by-nobody = { $enemy } is dead.
jammed = Reload needed: { $weapon }.
was-stunned = { $who } is stunned.
was-sabotaged = { $who } is sabotaged.
pushed = { $enemy } is pushed: { $origin } → { $to }.
got-glory = { $hero }: glory +{ $n }.
lost-glory = { $hero }: glory −{ $n }.
got-ammunition = { $hero }: { $kind } +{ $n }.
lost-ammunition = { $hero }: { $kind } −{ $n }.
got-card = { $hero } gets: { $card }.
lost-card = { $hero } loses: { $card }.
deck-empty = No card is left ({ $deck }).
mended = { $hero }: { $life ->
        [0] armour +{ $armour }
       *[other] { $armour ->
                [0] life +{ $life }
               *[other] life +{ $life }, armour +{ $armour }
            }
    }.
cleared = { $hero }: all weapons are reloaded.
is-unseen = { $hero } is not seen from more than { $beyond ->
        [one] { $beyond } square
       *[other] { $beyond } squares
    } away.
is-hushed = { $hero } moves without a sound.
got-points = { $hero }: { $ap ->
        [0] { "" }
       *[other] action points +{ $ap }{ $attacks ->
        [0] { $dice ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
    }{ $attacks ->
        [0] { "" }
       *[other] attacks +{ $attacks }{ $dice ->
        [0] { "" }
       *[other] { ", " }
    }
    }{ $dice ->
        [0] { "" }
       *[other] dice for the next attack +{ $dice }
    }.
success-roll = { $hero } rolls: { $faces }. { $success ->
        [0] It does not work.
       *[other] It works.
    }
task-kept = { $hero } keeps the task: { $event }.
task-paid = { $hero } has completed the task: { $event }.
    .story = { $hero } keeps a promise ({ $event }).
bot-joined = { $enemy } joins { $hero } at { $place }.
    .story = { $hero } finds an ally nobody expected ({ $enemy }).
noise-made = Noise: { $place } ({ $why }).
noise-why-together = two heroes in one place
noise-why-enemy = a hero in one place with an enemy
noise-why-attack = an attack
noise-why-crash = a loud fall
noise-why-effect = a card or a skill
noise-gone = Quiet again: { $place }.
threat-is = Threat: { $threat } ({ $why }).
threat-why-kill = an enemy was killed
threat-why-shout = an enemy saw a hero and shouted
threat-why-effect = a card or a skill
threat-why-officers = nobody gives orders any more
threat-why-alarm = it starts again after the alarm
officers-gone = No officer is left to give orders.
alarm-sounded = The alarm!
    .story = One shot too many: the castle wakes.
appeared = { $enemy } appears at { $place }.
enemy-phase = Enemy phase. { $who } breaks ties.
woke = { $enemy } acts: { $why }.
why-sight = it sees a hero
why-noise = it hears noise
why-attacked = it was attacked
why-alarm = the alarm
enemy-after = { $enemy } goes for { $who } ({ $rule }).
enemy-towards = { $enemy } goes towards { $place } ({ $rule }).
enemy-stays = { $enemy } stays ({ $rule }).
enemy-moved = { $enemy }: { $origin } → { $to }.
enemy-opened = { $enemy } opens { $door }.
enemy-waits = { $enemy } waits: { $why } ({ $rule }).
waits-stunned = stunned
waits-sabotaged = sabotaged
waits-blocked = the way is blocked
waits-obstacle = an obstacle
waits-idle = nobody to go for
waits-near = somebody is right beside it
waits-spent = nothing left to do
directed = { $who } decides: { $what }.
directed-by-chance = Chance decides: { $what }.
bled = { $hero } is down and bleeding!
    .story = { $hero } goes down, and for a moment nobody counts enemies.
hero-died = { $hero } dies.
    .story = { $hero } does not come back.
bot-lost = { $hero }’s bot is lost.
goal-reached = Goal reached: { $goal }.
    .story = Done: { $goal }.
ended-won = The mission is won!

## What belongs together, in a line

group-enemies = The enemies
group-enemies-moved = { $count ->
        [one] { $count } closes in
       *[other] { $count } close in
    }
group-enemies-attacked = { $count ->
        [one] { $count } attacks
       *[other] { $count } attack
    }
group-enemies-hit = { $count ->
        [one] { $count } of you is hit
       *[other] { $count } of you are hit
    }
group-enemies-stopped = { $count ->
        [one] { $count } of you is stunned or sabotaged
       *[other] { $count } of you are stunned or sabotaged
    }
group-enemies-down = { $count ->
        [one] { $count } of you is bleeding
       *[other] { $count } of you are bleeding
    }
group-enemies-waited = { $count ->
        [one] { $count } waits
       *[other] { $count } wait
    }
group-turn-attacked = { $count ->
        [one] { $count } enemy attacked
       *[other] { $count } enemies attacked
    }
group-turn-killed = { $count ->
        [one] { $count } killed
       *[other] { $count } killed
    }
