### Wolfenstein: what everything on the table means, and what is asked step by step.

## Step by step

ask-enemy = How do you attack?
ask-second = Who is the target of the second attack?
ask-help = Help this hero?
ask-weapon = Take it in hand, or give it to somebody?
ask-gear = What about this card?
ask-use-enemy = On which enemy?
ask-use-hero = On which hero?
ask-use-square = On which square?
ask-use-area = In which room or corridor?
ask-ammunition = Who gets one token?
ask-enter = Where does the hero enter?

## Signs on pieces and beside names

sign-life = At 0 an enemy is dead; a hero bleeds and needs help.
sign-armour = Shields on the dice take it first. It is not restored.
sign-glory = Pays for the hero’s skills, one per turn.
sign-shared = Brings a bleeding hero on a neighbouring square back to full strength.
sign-fatigued = Half the action points next turn, and no exhausting.
sign-stunned = No actions in the next turn.
sign-sabotaged = No attack in the next turn.
sign-pinned = An enemy next to this hero forbids exhausting or reloading; its card says which.
sign-modes = How many special modes the weapon has.
sign-bleeding = Help from a neighbouring hero, or death at the start of the next turn.
sign-dead = Out of this mission.
sign-hushed = This hero’s presence makes no noise.
sign-unseen = Enemies far away don’t see this hero.
sign-reload = No attack with this weapon before it is reloaded.
sign-noise = Wakes enemies in this room or corridor and the neighbouring ones.
sign-chest = Search it from a neighbouring square: 1 action point.
sign-event = Search it from a neighbouring square, with no enemy in the room: 1 action point.
sign-objective = A goal of the mission; reached from a neighbouring square.
sign-awake = Would act in the enemy phase, as things stand.
sign-asleep = Does nothing as things stand: it neither sees nor hears you.
sign-range = How far it reaches, in squares.
sign-dice = Dice of this weapon; the hero’s accuracy is added.
sign-ap = They pay for steps, attacks and searches.
sign-turn = It is this hero’s turn.
sign-acted = This hero’s turn of the round is over.
sign-ready = The weapon that attacks are made with.
sign-worn = Works while it is here.
sign-attached = Works with the weapon it lies on.
sign-bot = On our side; acts right after its hero.
sign-officer = Noise does not wake officers. When the last one dies the threat falls to 0.
sign-boss = Noise does not wake bosses: they must see a hero or be attacked.
sign-large = Fills four squares.
sign-light = Light ammunition: pistols and sub-machine guns.
sign-heavy = Heavy ammunition: rifles and shotguns.
sign-special = Special ammunition: energy, fuel and rockets.
sign-first = Begins this round.
sign-controller = Decides where the enemies’ rules leave a choice.
sign-task = Reach a hero start with this card.
sign-suggested = One of the four that suit this mission best.
sign-goal = Complete all goals to win the mission.
sign-hero = A hero of this player, and the life that is left.
sign-count = How many there are.

## Grounds

ground-difficult = Difficult terrain: 2 action points.
ground-start = Hero start: heroes enter here, and tasks are rewarded here. Nobody can stop on it.
ground-support = Support marker: the alarm brings enemies here. Nobody can stop on it.
ground-passage = Secret passage to the same letter: 1 action point and a fatigue token.
look-support = where the alarm brings enemies
look-passage = a secret passage

## Advice: what speaks for a move

advice-attack = { $chance }% chance to kill { $enemy }
advice-silent = { $chance }% chance to kill { $enemy }, and nobody hears it
advice-help = brings { $hero } back while there is time
advice-give = { $hero } needs it more
advice-first =
    { $points ->
        [one] { $hero } is { $points } action point away from what has to be done
       *[other] { $hero } is { $points } action points away from what has to be done
    }
advice-enter = { $hero } goes in with { $life } life
advice-last = { $hero } is bleeding: the others should go first and help
advice-work = is what the mission asks for
advice-open = the way leads through this door
advice-burn = without the bars the way is shorter
advice-passage = the way leads through the secret passage
advice-search = there may be something useful in it
advice-reload = makes the weapon ready again
advice-exhaust = a second attack and more points are worth the fatigue
advice-end = nothing else helps this turn
advice-leave = leaves that for the players to do
advice-ready = the better weapon for this turn
advice-wear = costs nothing and helps at once
advice-attach = makes the weapon in hand better
advice-ammunition = fits the weapon in hand
advice-option = gives at least as much as it takes
advice-card = useful in any mission
advice-to-attack = to a square from which an attack pays
advice-to-work = to what the mission asks for
advice-to-help = to a bleeding friend
advice-to-search = to something worth searching
advice-to-door = to the door that the way leads through
advice-to-passage = to the secret passage
advice-to-safety = to where there is less danger
advice-to-place = to a better place for the next turn
advice-to-home = towards the hero start: everybody has to get there
advice-to-goal = nearer to what the mission asks for
advice-to-hunt = nearer to enemies and chests
advice-to-flag = nearer to where a player has put the flag
advice-bot = brings the bot to where it is needed
advice-heal = heals somebody who is badly hurt
advice-dice = more dice for the attack that follows
advice-again = one more attack in this turn
advice-rescue = brings somebody back at once
advice-blast = hits where it hurts most
advice-stun = keeps dangerous enemies from acting
advice-unseen = fewer enemies will see the hero
advice-rest = takes the fatigue away
advice-use = costs little and may help
advice-entrust = the toughest will still be there to use it
advice-lead = bleeding heroes come last, so that others can help first
advice-bears-it = can take it best
advice-no-matter = makes little difference
advice-nothing = there is no reason for it right now

## What bots say to their team

intent-flag = { $hero }: I see your flag. On my way.
intent-goal = { $hero }: I’m heading for the objective.
intent-work = { $hero }: I’ll do what we came for.
intent-home = { $hero }: Back to the start, everybody.
intent-carry = { $hero }: I’ve got what we came for. Back to the start.
intent-escort = { $hero }: I’ll cover the way back.
intent-passage = { $hero }: I’m going through the passage.
intent-leave = { $hero }: That one is yours. I’ll cover you.
intent-door = { $hero }: I’ll take the door at { $place }.
intent-search = { $hero }: I’ll see what is at { $place }.
intent-help = { $hero }: Hold on, { $friends }, I’m coming.
