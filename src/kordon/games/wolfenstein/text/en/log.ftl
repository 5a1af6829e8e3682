### Wolfenstein: the log.

dice-faces = hearts { $heart }, shields { $shield }, reloads { $reload }, blanks { $blank }
picked = { $who } takes { $hero }.
first-rolled = The dice say that { $who } begins.
entrusted = { $hero } keeps the shared-life token.
round-began = Round { $round }. { $who } begins.
led = { $who } begins the next round.
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
event-chosen = { $hero } decides: { $option }
chest-opened = { $who } opens the chest at { $place }: { $chest }.
chest-none = { $who } opens the chest at { $place }. It is empty.
worked = { $who } has the objective at { $place }.
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
wore = { $hero } puts on: { $card }.
attached = { $hero } attaches: { $card } ({ $weapon }).
gave = { $hero } gives { $to }: { $what }.
helped = { $hero } brings { $other } back{ $token ->
        [0] .
       *[other] , for a shared-life token.
    }
attacked = { $who } attacks { $enemy } ({ $weapon }): { $faces }{ $rerolled ->
        [0] .
       *[other] , rerolled { $rerolled }.
    }
attacked-mode = { $who } attacks { $enemy } ({ $weapon }, special mode): { $faces }{ $rerolled ->
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
killed = { $enemy } is dead ({ $who }).
killed-by-nobody = { $enemy } is dead.
jammed = Reload needed: { $weapon }.
was-stunned = { $who } is stunned.
was-sabotaged = { $enemy } is sabotaged.
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
is-hushed = { $hero } makes no noise.
got-points = { $hero }: { $ap ->
        [0] { "" }
       *[other] action points +{ $ap }
    }{ $attacks ->
        [0] { "" }
       *[other] attacks +{ $attacks }
    }{ $dice ->
        [0] { "" }
       *[other] dice for the next attack +{ $dice }
    }.
success-roll = { $hero } rolls: { $faces }. { $success ->
        [0] It fails.
       *[other] It works.
    }
task-kept = { $hero } keeps the task: { $event }.
task-paid = { $hero } has fulfilled the task: { $event }.
bot-joined = { $enemy } joins { $hero } at { $place }.
noise-made = Noise: { $place }.
noise-gone = Quiet again: { $place }.
threat-is = Threat: { $threat }.
officers-gone = No officer is left to give orders.
alarm-sounded = The alarm!
appeared = { $enemy } appears at { $place }.
enemy-phase = The enemies. { $who } decides where their rules don’t.
woke = { $enemy } wakes: { $why }.
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
waits-idle = nothing to go for
waits-near = somebody is right beside it
waits-spent = nothing left to do
directed = { $who } decides: { $what }.
directed-by-chance = Chance decides: { $what }.
bled = { $hero } is down and bleeding!
hero-died = { $hero } has died.
bot-lost = The bot of { $hero } is lost.
goal-reached = Goal reached: { $goal }.
ended-won = The mission is won!
