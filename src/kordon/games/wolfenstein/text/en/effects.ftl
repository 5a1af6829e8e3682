### Wolfenstein: what cards do, a sentence for each record of the vocabularies.

## Effects: what happens at once

no-effect = nothing happens
effect-glory = { $to ->
        [self] glory +{ $n }
        [target] the chosen hero: glory +{ $n }
        [others] each other hero: glory +{ $n }
       *[team] every hero: glory +{ $n }
    }
effect-equipment = { $to ->
        [self] equipment cards: { $n }
        [target] the chosen hero: equipment cards: { $n }
        [others] each other hero: equipment cards: { $n }
       *[team] every hero: equipment cards: { $n }
    }
effect-weapon = { $to ->
        [self] weapon cards: { $n }
        [target] the chosen hero: weapon cards: { $n }
        [others] each other hero: weapon cards: { $n }
       *[team] every hero: weapon cards: { $n }
    }
effect-ammunition = { $to ->
        [self] { "" }
        [target] the chosen hero:{ " " }
        [others] each other hero:{ " " }
       *[team] every hero:{ " " }
    }{ $kind ->
        [light] light ammunition
        [heavy] heavy ammunition
        [special] special ammunition
       *[any] ammunition of choice
    } +{ $n }
effect-heal = { $to ->
        [self] life +{ $n }
        [target] the chosen hero: life +{ $n }
        [others] each other hero: life +{ $n }
       *[team] every hero: life +{ $n }
    }
effect-repair = { $to ->
        [self] armour +{ $n }
        [target] the chosen hero: armour +{ $n }
        [others] each other hero: armour +{ $n }
       *[team] every hero: armour +{ $n }
    }
effect-raise = for good: { $life ->
        [0] { "" }
       *[other] life +{ $life }
    }{ $armour ->
        [0] { "" }
       *[other] { $life ->
                [0] armour +{ $armour }
               *[other] , armour +{ $armour }
            }
    }
effect-action-points = action points this turn: +{ $n }
effect-extra-attack = one more attack this turn
effect-next-attack = dice for the next attack of this turn: +{ $dice }
effect-clear-reload = { $to ->
        [self] own weapons: all reload tokens go
        [target] the chosen hero’s weapons: all reload tokens go
       *[neighbours] weapons of all heroes next to you: all reload tokens go
    }
effect-help = the bleeding hero is back with full life and armour; no shared-life token is needed
effect-fatigue = { $to ->
        [self] a fatigue token
        [target] the chosen hero: a fatigue token
        [others] each other hero: a fatigue token
       *[team] every hero: a fatigue token
    }
effect-rest = { $to ->
        [self] the fatigue token goes
        [target] the chosen hero: the fatigue token goes
        [others] each other hero: the fatigue token goes
       *[team] every hero: the fatigue token goes
    }
effect-hurt = { $to ->
        [self] damage { $n }, armour first
        [target] the chosen hero: damage { $n }, armour first
        [others] each other hero: damage { $n }, armour first
       *[team] every hero: damage { $n }, armour first
    }
effect-lose-glory = { $to ->
        [self] glory −{ $n }
        [target] the chosen hero: glory −{ $n }
        [others] each other hero: glory −{ $n }
       *[team] every hero: glory −{ $n }
    }
effect-lose-ammunition = { $to ->
        [self] ammunition −{ $n }
        [target] the chosen hero: ammunition −{ $n }
        [others] each other hero: ammunition −{ $n }
       *[team] every hero: ammunition −{ $n }
    }
effect-disarm = { $to ->
        [self] the active weapon is lost
        [target] the chosen hero: the active weapon is lost
        [others] each other hero: the active weapon is lost
       *[team] every hero: the active weapon is lost
    }
effect-daze = { $to ->
        [self] stunned
        [target] the chosen hero: stunned
        [others] each other hero: stunned
       *[team] every hero: stunned
    }
effect-unseen = until your next turn enemies more than { $beyond ->
        [one] { $beyond } square
       *[other] { $beyond } squares
    } away don’t see you
effect-hush = until your next turn your presence makes no noise
effect-damage = { $to ->
        [target] the chosen enemy: damage { $n }, armour first
        [neighbours] every enemy next to the hero: damage { $n }, armour first
        [in-sight] every enemy in sight: damage { $n }, armour first
       *[around] every enemy there and around: damage { $n }, armour first
    }
effect-stun = { $to ->
        [target] the chosen enemy: stunned
        [neighbours] every enemy next to the hero: stunned
        [in-sight] every enemy in sight: stunned
       *[around] every enemy there and around: stunned
    }
effect-sabotage = { $to ->
        [target] the chosen enemy: sabotaged
        [neighbours] every enemy next to the hero: sabotaged
        [in-sight] every enemy in sight: sabotaged
       *[around] every enemy there and around: sabotaged
    }
effect-push = the chosen enemy is pushed up to { $n ->
        [one] { $n } square
       *[other] { $n } squares
    } straight away from you
effect-noise = { $at ->
        [here] noise here
        [target] noise in the chosen room or corridor
       *[target-square] noise at that place
    }
effect-silence = { $at ->
        [here] the noise here goes
       *[target] the noise in the chosen room or corridor goes
    }
effect-threat = threat { $n ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }
effect-spawn = appearing here: { $enemies }
effect-bot = a bot joins you: { $enemy }
effect-task = keep this card; at a hero start it pays: { $pay }
effect-roll = success roll, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $needed ->
        [one] { $needed } success needed
       *[other] { $needed } successes needed
    }. Success: { $success }. Failure: { $failure }

## Traits: what always holds

trait-dice = dice +{ $n }{ $at_least ->
        [0] { "" }
       *[other] , at distance { $at_least } or more
    }{ $at_most ->
        [0] { "" }
       *[other] , at distance { $at_most } or less
    }
trait-range = range +{ $n }
trait-cheaper = an attack costs { $n ->
        [one] { $n } action point
       *[other] { $n } action points
    } less, at least 1
trait-piercing = piercing: shields count as hearts
trait-reroll = { $face ->
        [reload] reloads are rolled again
        [blank] blanks are rolled again
       *[miss] a reload or blank is rolled again
    }{ $most ->
        [0] { "" }
       *[other] , { $most } at most
    }
trait-no-reload = a reload on the dice is a blank
trait-second-target = a second enemy in sight and range is attacked too
trait-share-dice = the dice are shared out between two enemies
trait-blast = damage { $n } to all next to the target
trait-stun-on-hit = a target that is hit and survives is stunned
trait-silent = silent: no noise, and kills don’t raise the threat
trait-burns-metal = burns metal: removes bars
trait-sure-footed = difficult ground costs 1
trait-first-kill = the first kill of a turn: action points +{ $ap }
trait-fresh-helper = helping gives no fatigue
trait-picky = equipment: draw one card more, keep one
trait-bulwark = at the same distance enemies go for this hero
trait-absorb = each enemy attack loses { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
trait-cover = enemies roll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } less, at least 1
trait-disguise = enemies more than { $beyond ->
        [one] { $beyond } square
       *[other] { $beyond } squares
    } away don’t see the hero
trait-soft-steps = the hero’s presence makes no noise
trait-swift = action points each turn: +{ $n }
trait-sharp-eye = accuracy +{ $n }
trait-large = large: fills 2 × 2 squares
trait-alert = sees a hero and could not attack: threat +{ $threat }
trait-noisy-death = its death makes noise
trait-command = { $where ->
        [area] other enemies in its room or corridor
       *[map] all other enemies
    }: dice +{ $dice }
trait-no-fall-off = its dice don’t shrink with the distance
trait-sweep = its attack hits every hero next to it
trait-immune = { $to ->
        [stun] can’t be stunned
        [sabotage] can’t be sabotaged
        [silent-kill] no silent kill
       *[piercing] mighty armour: piercing doesn’t work
    }
trait-attacks = attacks in a phase: { $n }
trait-summon = calls for help in every activation no. { $every }: { $enemy } ({ $easy } on the easiest level)
trait-void = voids a heart for each { $faces ->
        [reload] reload
        [blank] blank
       *[reload-blank] reload and blank
    } of the attack{ $easy ->
        [reload] { " " }(easier levels: reloads only)
       *[other] { "" }
    }
trait-becomes = when it falls, this one steps out: { $enemy }
trait-wakeful = noise does not wake it, attacks do

## Goals

goal-kill = { $count ->
        [0] kill all: { $enemy }
        [1] kill: { $enemy }
       *[other] kill { $count }: { $enemy }
    }
goal-take = take objective { $objective } ({ $cost } AP)
goal-destroy = destroy objective { $objective } ({ $cost } AP)
goal-carry = take objective { $objective } ({ $cost } AP) and carry it to a hero start
goal-leave = then all to a hero start
goal-task = fulfil an event’s task
goal-done = ✓ { $goal }
goal-lose-none = lose no hero
list = { $first }, { $rest }
then = { $first }; { $rest }
