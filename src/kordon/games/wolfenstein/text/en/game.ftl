### Wolfenstein: what the table says.

game = Wolfenstein
    .about = Four heroes break into a castle of steel together, and the alarm is always one shot away. One to four players on the same side.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

## Options

option-mission = Mission
    .how = Ten missions make a campaign; each can be played on its own. Begin with the first.
option-level = Difficulty
    .how = From the easiest to the hardest: from endless ammunition to enemies who can hear you think.
option-heroes = Heroes
    .how = Four that suit the mission, any of the six, or veterans: any of the six, and one card they have earned comes along to the next mission.
option-ties = Enemies’ choices
    .how = Where the enemies’ rules allow two moves, a player decides, or chance does.
level-daddy = Can I play, Daddy?
level-hurt = Don’t hurt me
level-bring = Bring ’em on!
level-death = I am death incarnate
heroes-suggested = The four suggested for the mission
heroes-any = Any of the six
heroes-veterans = Veterans: any of the six, with one earned card
ties-controller = A player decides
ties-seed = Chance decides

## Places and things

door = Door { $number }
bars = Bars { $number }
objective = Objective { $letter }
event-token = Event
chest-token = Chest
flag = Flag: where the team is needed
noise-token = Noise ({ $place })
numbered = { $name } { $number }
bot-of = { $hero }’s bot
legend-door = a closed door
legend-opened = an open door
legend-bars = bars
legend-burned = bars burned away
legend-noise = there is noise here
legend-shot = the last attack
ammunition-light = light ammunition
ammunition-heavy = heavy ammunition
ammunition-special = special ammunition
ammunition-any = any ammunition
ammunition-none = no ammunition
kind-armour = Armour: once put on, it stays
kind-attachment = Attachment for a weapon
kind-booster = Booster: once put on, it stays
kind-consumable = Consumable
kind-outfit = Outfit
kind-other = Other equipment
target-none = on the hero
target-enemy-next = on a neighbouring enemy
target-enemy-in-sight = on an enemy in sight
target-hero-next = on a neighbouring hero
target-bleeding-next = on a bleeding hero next to this one
target-area = on a room or corridor
target-square = on a square in sight
deck-weapon = weapons
deck-equipment = equipment
deck-event = events
deck-chest = chests

## Heroes

hero-card = { $hero }
hero-stats = { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}, accuracy { $accuracy }
hero-played-by = Played by: { $who }
hero-in-zone = { $hero } · { $who }
fists = Bare fists: range 1, dice { $dice } + accuracy, { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}
skill-always = { $skill } (always): { $what }
skill-paid = { $skill } ({ $glory } glory): { $what }
state-active = acting now
state-acted = has acted this round
state-fatigued = tired: half the action points next turn
state-stunned = stunned: no actions this turn
state-sabotaged = sabotaged: no attack this turn
state-pinned = pinned: an enemy next to the hero forbids a manoeuvre
state-bleeding = bleeding: without help, dies at the start of the next turn
state-dead = dead
state-hushed = presence makes no noise
state-unseen = not seen from afar
state-reload = needs a reload
state-ready = active weapon
state-worn = in use
state-attached = attached
state-task = a task: rewarded at a hero start
state-done = done
state-stunned-enemy = stunned: no actions in the enemy phase
state-sabotaged-enemy = sabotaged: no attack in the enemy phase
state-first = first player
state-controller = decides for the enemies
state-suggested = suggested for this mission
life = life { $n } of { $of }
armour = armour { $n } of { $of }
glory = glory { $n }
shared-lives = shared life
held = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
hero-badge = { $hero } (life { $life }, armour { $armour })
leads = Plays: { $heroes }

## Enemies and cards

enemy-stats = { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}, initiative { $initiative }
enemy-weapon = Weapon: range { $range }, dice { $dice }, { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}
loot = Hero’s loot: { $what }
team-loot = Team’s loot: { $what }
weapon-stats = Range { $range }, dice { $dice } + accuracy, { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}; { $ammunition }
range = range { $n }
dice = dice { $n }
points = action points { $n }
always = Always: { $what }
mode = { $mode } ({ $tokens ->
        [one] { $tokens } ammunition token
       *[other] { $tokens } ammunition tokens
    }): { $what }
mode-button = { $mode } ({ $tokens } ammunition){ $enemies ->
        [one] { "" }
       *[other] { ": choose the second enemy" }
    }
modes = { $n ->
        [one] { $n } special mode
       *[other] { $n } special modes
    }
use = Use { $target } ({ $ap } AP): { $what }
when-worn = When put on: { $what }
use-range = range { $n }
use-tires = costs a fatigue token
used-once = It is discarded after use
used-each-turn = It can be used once per turn
silent = Silent kill on an adjacent enemy: dice { $dice }, { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}; the card is discarded
chance-of = { $n } ({ $chance }%)
hearts = Hearts on the dice: { $chances }
shields = Shields on the dice: { $chances }
threatens = Attacks { $who } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: hit { $hit }%, out of the fight { $bleed }%

## What enemies would do

would-wake-sight = would act: it sees a hero
would-wake-noise = would act: it hears noise
would-wake-attacked = would act: it was attacked
would-wake-alarm = would act: it came with the alarm
would-go-for = Goes for { $who } ({ $rule })
would-go-to = Goes towards { $place } ({ $rule })
would-wait = Waits ({ $rule })
would-reach = Reaches somebody and attacks
end-wakes = { $n ->
        [0] No enemy would act.
        [one] { $n } enemy would act.
       *[other] { $n } enemies would act.
    }

## Beside the board

heroes-to-pick = Heroes
cards-to-keep = Keep one
cards-to-bring = Earned in the previous mission: bring one
mission-zone = Mission
round-track = Round
threat-track = Threat
points-track = Action points
track-round = If a goal is unfinished after the last round, the mission is lost.
track-threat = It rises with every kill that is not silent, and falls to 0 when the last officer dies.
track-points = Every action costs some; points left at the end of the turn are lost.
track-alarmed = The alarm has sounded, and it sounds only once: threat brings nobody any more.
alarm-brings = It rises with every kill that is not silent, and falls to 0 when the last officer dies. At the limit the alarm brings { $enemies }{ $repeats ->
        [0] .
       *[other] , every time.
    }

## Status and prompts

status-set-up = { $mission } · { $level }
status-players = { $mission } · { $level } · round { $round }
status-enemies = { $mission } · { $level } · round { $round }: the enemies
status-lead = { $mission } · { $level } · round { $round } is over
status-over = { $mission } · { $level } · over
goal-line = To win: { $goals } – within { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
prompt-pick = { $story } Choose a hero.
    .short = Choose a hero.
prompt-entrust = Only one hero gets a shared-life token. Who?
prompt-activate = { $count ->
        [one] { "" }
       *[other] You play { $heroes }.{ " " }
    }Whose turn is it? Choose a hero.
prompt-turn = { $hero }: { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }, { $attacks ->
        [0] no attack left
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }. What now?
prompt-leave = { $hero }: walk off the entrance, into the castle ({ $ap } AP).
prompt-sabotaged = { $hero } is sabotaged and can’t attack this turn: { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }. What now?
prompt-go-on = { $hero } can’t stop here: go on ({ $ap } AP).
prompt-bot = { $hero }’s bot: { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }, { $attacks ->
        [0] no attack left
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }. What now?
prompt-ammunition = { $hero } gets ammunition. Which kind?
prompt-event = { $event }. { $text } What does { $hero } do?
prompt-card = { $hero } keeps one of these cards.
prompt-spoil = You earned these cards in the previous mission. { $hero } brings one along. Which?
prompt-tie-order = Tie: which enemy acts next?
prompt-tie-target = Tie: which hero does it go for?
prompt-tie-area = Tie: which noise does it follow?
prompt-tie-square = Tie: where does it stop?
lost-story = { $how } { $story }
prompt-tie-of = { $enemy }. { $what }
prompt-lead = Who begins the next round?
prompt-first = Who begins? If you all say the same, that is settled; otherwise the dice decide.
prompt-wait = Waiting for { $who }.
won = Mission accomplished! { $story }
lost-rounds = The mission has failed: the last round is over.
lost-heroes = The mission has failed: all heroes are dead.
lost-hero = The mission has failed: a hero has died, and this mission allows no loss.

## Buttons

act-attack = Attack
    .how = One attack with the weapon in your hand.
act-travel = Take the secret passage
    .how = 1 action point and a fatigue token; you come out at the other end.
act-exhaust = Exhaust
    .how = Half your action points once more and a second attack now; tired until the end of your next turn.
act-help = Help
    .how = Your shared-life token brings back a bleeding hero beside you; you are tired afterwards.
act-use = Use
    .how = Does what the card says.
act-wear = Equip
    .how = Free; what was worn there before is carried.
act-ready = Take in hand
    .how = Free; it becomes the weapon you attack with.
act-fists = Bare fists
    .how = Put the weapon away and fight with bare fists; changing costs nothing.
act-end = End the turn
    .how = Unused action points are lost.
act-end-bot = End the bot’s turn
    .how = Unused action points are lost.
reload = Reload: { $weapon }
blade = Silent kill: { $card }
skill-button = { $skill } ({ $glory } glory)
first-player = { $who } begins

## What is known before

odds = kills { $kill }% · hits { $hit }%
    .more = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } · reload afterwards { $reload }%
odds-lives = kills { $kill }% · hits { $hit }%
    .more = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } · reload afterwards { $reload }% · life lost { $lives }
odds-of-both = 1. { $first } 2. { $second }
odds-of-each = on each: { $odds }
hits-friends = also hits { $friends }: damage { $n }
walk = walk there: { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }
costs = { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }; a card is drawn
costs-for = { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }: { $what }
for-weapons = for your { $weapons }
exhaustion = +{ $ap } AP and an attack now; half your AP next turn
reloading = { $ap } AP{ $attacks ->
        [0] { "" }
       *[other] { " " }and your attack
    }
reaches-start = reaches the hero start
noise-ahead = makes noise: { $place } ({ $why })
noise-of-attack = makes noise: { $places }
noise-of-fall = a kill makes noise: { $places }

## After the end

sheet = The heroes
sheet-hero = Hero
sheet-player = Played by
sheet-life = Life
sheet-glory = Glory

## Medals

medal-quiet = Quiet
    .how = The alarm never sounded.
medal-unscathed = Safe and sound
    .how = No hero ever bled.
medal-in-time = In time
    .how = Won with at least two rounds to spare.
