### Wolfenstein: what everything on the table means, and what is asked step by step.

## Step by step

ask-enemy = How do you attack?
ask-second = And whom with the second attack?
ask-help = Whom do you help?
ask-weapon = Take it in hand, or hand it to whom?
ask-gear = What about this card?
ask-use-enemy = On which enemy?
ask-use-hero = On which hero?
ask-use-square = On which square?
ask-use-area = On which room or corridor?
ask-ammunition = To whom does one token go?
ask-enter = Where does the hero enter?

## Signs on pieces and beside names

sign-life = At 0 an enemy is dead; a hero bleeds and needs help.
sign-armour = Shields on the dice take it first. It does not grow back.
sign-glory = Pays the hero’s skills, one a turn.
sign-shared = Brings a bleeding neighbour back to full strength.
sign-fatigued = Half the action points next turn, and no exhausting.
sign-stunned = Does nothing in the next turn.
sign-sabotaged = Does not attack in the next turn.
sign-bleeding = Help from a neighbour, or death at the start of the next turn.
sign-dead = Out of this mission.
sign-hushed = Its presence makes no noise.
sign-unseen = Enemies far away don’t see this hero.
sign-reload = No attack with this weapon before it is reloaded.
sign-noise = Wakes enemies in this room or corridor and the neighbouring ones.
sign-chest = Search it from a neighbouring square: 1 action point.
sign-event = Search it from a neighbouring square, with no enemy in the room: 1 action point.
sign-objective = A goal of the mission; reached from a neighbouring square.
sign-awake = Would act in the enemy phase, as things stand.
sign-range = How far it reaches, in squares.
sign-dice = Dice of this weapon; the hero’s accuracy is added.
sign-ap = Action points.
sign-turn = It is this hero’s turn.
sign-acted = This hero’s turn of the round is over.
sign-ready = The weapon that attacks are made with.
sign-worn = Works while it is here.
sign-attached = Works with its weapon.
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
sign-goal = All goals together win the mission.
sign-hero = A hero of this player; the number is life.
sign-count = So many of them.

## Grounds

ground-difficult = Difficult ground: 2 action points.
ground-start = Hero start: heroes enter here, and tasks pay here. Nobody stops on it.
ground-support = Support marker: the alarm brings enemies here. Nobody stops on it.
ground-passage = Secret passage to the same letter: 1 action point and a fatigue token.
ground-room = Room.
ground-corridor = Corridor.
look-support = where the alarm brings enemies
look-passage = a secret passage
