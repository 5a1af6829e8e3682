### Wolfenstein: what cards do, a sentence for each record of the vocabularies.

## Effects: what happens at once

no-effect = nothing happens
effect-glory = glory +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-equipment = { $n ->
        [one] { $n } equipment card
       *[other] { $n } equipment cards
    }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-weapon = { $n ->
        [one] { $n } weapon card
       *[other] { $n } weapon cards
    }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-ammunition = { $kind ->
        [light] light ammunition
        [heavy] heavy ammunition
        [special] special ammunition
       *[any] ammunition of choice
    } +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-heal = life +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-repair = armour +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-raise = { $life ->
        [0] armour +{ $armour } for good
       *[other] life +{ $life }{ $armour ->
                [0] { "" }
               *[other] , armour +{ $armour }
            } for good
    }
effect-action-points = action points this turn +{ $n }
effect-extra-attack = one more attack this turn
effect-next-attack = dice for the next attack of this turn +{ $dice }
effect-clear-reload = { $to ->
        [self] all reload tokens removed from the hero’s weapons
        [target] all reload tokens removed from the chosen hero’s weapons
       *[neighbours] all reload tokens removed from the weapons of every hero next to this one
    }
effect-help = the bleeding hero is back with full life and armour, without a shared-life token
effect-fatigue = a fatigue token{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-rest = fatigue token removed{ $to ->
        [self] { "" }
        [target] { " " }(the chosen hero)
        [others] { " " }(each other hero)
       *[team] { " " }(every hero)
    }
effect-hurt = damage { $n }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }, armour first
effect-lose-glory = glory −{ $n }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-lose-ammunition = ammunition −{ $n }{ $to ->
        [self] { "" }
        [target] { " " }for the chosen hero
        [others] { " " }for each other hero
       *[team] { " " }for every hero
    }
effect-disarm = active weapon lost{ $to ->
        [self] { "" }
        [target] { " " }(the chosen hero)
        [others] { " " }(each other hero)
       *[team] { " " }(every hero)
    }
effect-daze = stunned{ $to ->
        [self] { "" }
        [target] { " " }(the chosen hero)
        [others] { " " }(each other hero)
       *[team] { " " }(every hero)
    }
effect-unseen = until the hero’s next turn, enemies more than { $beyond ->
        [one] { $beyond } square
       *[other] { $beyond } squares
    } away don’t see the hero
effect-hush = until the hero’s next turn, the hero’s presence makes no noise
effect-damage = { $to ->
        [target] damage { $n } to the chosen enemy, armour first
        [neighbours] damage { $n } to every enemy next to the hero, armour first
       *[around] damage { $n } to everybody on that square and around it, friends too, armour first
    }
effect-stun = { $to ->
        [target] the chosen enemy is stunned
        [neighbours] every enemy next to the hero is stunned
       *[around] every enemy on that square and around it is stunned
    }
effect-sabotage = { $to ->
        [target] the chosen enemy is sabotaged
        [neighbours] every enemy next to the hero is sabotaged
       *[around] every enemy on that square and around it is sabotaged
    }
effect-push = the chosen enemy is pushed up to { $n ->
        [one] { $n } square
       *[other] { $n } squares
    } straight away from the hero
effect-noise = { $at ->
        [here] noise here
        [target] noise in the chosen room or corridor
       *[target-square] noise at that place
    }
effect-silence = { $at ->
        [here] the noise here is removed
       *[target] the noise in the chosen room or corridor is removed
    }
effect-threat = threat { $n ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }
effect-spawn = brings { $enemies } here
effect-bot = a bot joins the hero ({ $enemy })
effect-task = the hero keeps this card for a reward at a hero start ({ $pay })
effect-roll = success roll with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $needed ->
        [one] { $needed } success needed
       *[other] { $needed } successes needed
    }. Success: { $success }. Failure: { $failure }

## Traits: what always holds

trait-dice = dice +{ $n }{ $at_least ->
        [0] { "" }
       *[other] { " " }at distance { $at_least } or more
    }{ $at_most ->
        [0] { "" }
       *[other] { " " }at distance { $at_most } or less
    }
trait-range = range +{ $n }
trait-cheaper = an attack costs { $n ->
        [one] { $n } action point
       *[other] { $n } action points
    } less (minimum 1)
trait-piercing = piercing (shields count as hearts)
trait-reroll = { $face ->
        [reload] reroll reloads
        [blank] reroll blanks
       *[miss] reroll reloads or blanks
    }{ $most ->
        [0] { "" }
       *[other] { " " }({ $most } at most)
    }
trait-no-reload = a reload on the dice counts as a blank
trait-second-target = a second enemy in sight and range is attacked too, with a roll of its own
trait-share-dice = the dice are shared out between two enemies
trait-blast = explosion, damage { $n } to everybody next to the target, friends too
trait-stun-on-hit = { $life ->
        [0] a target that is hit and survives is stunned
        [1] Stunning blow: a hero who loses life and stays standing is stunned
       *[other] Stunning blow: a hero who loses { $life } life or more at once and stays standing is stunned
    }
trait-sabotage-on-hit = { $life ->
        [0] a target that is hit and survives is sabotaged
        [1] Jamming pulse: a hero who loses life and stays standing is sabotaged
       *[other] Jamming pulse: a hero who loses { $life } life or more at once and stays standing is sabotaged
    }
trait-silent = silent (no noise, and kills don’t raise the threat)
trait-burns-metal = burns metal (removes bars)
trait-sure-footed = difficult terrain costs 1
trait-first-kill = action points +{ $ap } for the first kill of a turn
trait-fresh-helper = helping gives no fatigue
trait-picky = draw one extra equipment card and keep one
trait-bulwark = at equal distance enemies choose this hero
trait-absorb = each enemy attack loses { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
trait-cover = enemies roll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } fewer (minimum 1)
trait-disguise = enemies more than { $beyond ->
        [one] { $beyond } square
       *[other] { $beyond } squares
    } away don’t see the hero
trait-soft-steps = the hero’s presence makes no noise
trait-swift = action points each turn +{ $n }
trait-sharp-eye = accuracy +{ $n }
trait-large = Large: it fills 2 × 2 squares
trait-alert = Loud voice: threat +{ $threat } if it sees a hero but can’t attack
trait-noisy-death = Falls with a crash: its death makes noise
trait-command = Orders: dice +{ $dice } for { $where ->
        [area] other enemies in its room or corridor
       *[map] all other enemies
    }
trait-no-fall-off = Guided shot: it loses no dice to distance
trait-sweep = Wide jaws: it attacks every hero next to it
trait-immune = { $to ->
        [stun] Numb: it can’t be stunned
        [sabotage] Sealed: it can’t be sabotaged
        [silent-kill] Eyes in the back of its head: it can’t be killed silently
       *[piercing] Mighty armour: piercing doesn’t work
    }
trait-attacks = Relentless: { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
} per phase
trait-summon = Puppet master: every { $every ->
        [1] activation
        [2] 2nd activation
        [3] 3rd activation
       *[other] { $every }th activation
    } it calls { $enemy } ({ $easy } on the easiest level)
trait-void = I am the Führer: cancels a heart for { $faces ->
        [reload] each reload
        [blank] each blank
       *[reload-blank] each reload and for each blank
    } in an attack{ $easy ->
        [reload] { " " }(on the easier levels for reloads only)
       *[other] { "" }
    }
trait-becomes = Not the end: when it falls, { $enemy } steps out
trait-forbid = { $what ->
        [exhaust] Iron grip: a hero next to it can’t exhaust, unless it is stunned
       *[reload] Snapping jaws: a hero next to it can’t reload, unless it is stunned
    }

## Goals

goal-kill = kill { $enemy }
goal-take = take objective { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } AP)
    }
goal-destroy = destroy objective { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } AP)
    }
goal-carry = take objective { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } AP)
    } and carry it to a hero start
goal-leave = { $heroes ->
        [1] get one hero beside a hero start (last)
        [2] get two heroes beside a hero start (last)
       *[other] get all who live beside a hero start (last)
    }
goal-task = complete an event’s task
goal-done = ✓ { $goal }
goal-lose-none = lose no hero
list = { $first }, { $rest }
and = { $first } and { $rest }
then = { $first }; { $rest }
