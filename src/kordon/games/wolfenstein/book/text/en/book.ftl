### Wolfenstein: the rules as a book.

## What it is about

book-start = What it is about
book-about = One to four of you lead four heroes together, against a castle full of enemies who follow fixed rules.
book-win = You win when all goals of the mission are complete. You lose when the rounds run out, when everybody is dead, or when something else happens that the mission warns of.
book-scene-table = The first mission at its start, from above. Grey figures are asleep.
book-scene-table-1 = A hero. The dots are life and [armour](armour).
book-scene-table-2 = An enemy, here a Soldat. This one has not noticed anybody yet.
book-scene-table-3 = An officer: his death is a goal of this mission. Noise does not wake him.
book-scene-table-4 = A closed door: nobody sees or walks through it. Opened once, it stays open.
book-scene-table-5 = A chest: search it from a neighbouring square.
book-scene-table-6 = An event: a card with a choice. Not with an enemy in the room.
book-scene-table-7 = An objective marker of the mission, to be reached from a neighbouring square.
book-scene-table-8 = The hero start: you come in here, and usually have to get out here.
book-scene-table-9 = A support marker: the [alarm](alarm) brings enemies here.

## A round

book-round = A round in six lines
book-turn-1 = Every hero has one turn, with about six [action points](ap).
book-turn-2 = Walk, open, search, attack: in any order, as long as the points last. One attack per turn.
book-turn-3 = Shots make [noise](noise), and so do two figures in one room. Noise wakes the room and its neighbours.
book-turn-4 = Then all enemies that are awake act: they come closer and shoot at the nearest hero.
book-turn-5 = Every loud kill raises the [threat](threat). At the limit the alarm sounds, and more of them come.
book-turn-6 = The round counter moves on. After the last round the mission is lost.
book-first-game = Six things worth knowing in your first mission:
book-tip-1 = Enemies who neither see nor hear you never move. Take one room at a time.
book-tip-2 = Doors never close again. Open them last, and with points to spare.
book-tip-3 = A Soldat rolls three dice beside you, and one from three squares on. Keep your distance.
book-tip-4 = Stay close enough to help: a bleeding friend has one round.
book-tip-5 = Kill the last officer just before the threat is full: it falls back to 0.
book-tip-6 = Out of ammunition, or the weapon needs a reload? Changing weapons is free.

## Actions

book-actions = What a hero can do
book-costs = Actions and what they cost
    .what = Action
    .cost = Points
    .how = How
book-costs-move = Move
    .cost = 1
    .how = One square, straight or diagonally. Past friends, not past enemies. WO-305
book-costs-difficult = Onto rubble
    .cost = 2
    .how = Difficult terrain.
book-costs-door = Open a door
    .cost = 1
    .how = From a square that touches it. WO-308
book-costs-bars = Remove bars
    .cost = 1
    .how = With a weapon that burns metal. WO-309
book-costs-search = Search
    .cost = 1
    .how = A chest or an event on a neighbouring square. WO-311
book-costs-passage = Secret passage
    .cost = 1
    .how = From letter to the same letter. It tires: a [fatigue](fatigue) token. WO-310
book-costs-attack = Attack
    .cost = card
    .how = Once per turn, for what the weapon costs. WO-401
book-costs-reload = Reload
    .cost = 2
    .how = Takes the [reload](reload) token off, instead of an attack. WO-404
book-costs-gear = Change or hand over gear
    .cost = 0
    .how = In your own turn, to a hero on a neighbouring square. WO-453
book-costs-exhaust = Exhaust yourself
    .cost = 0
    .how = Half your points again and a second attack; next turn you have only half. WO-303
book-costs-help = Help a bleeding hero
    .cost = 0
    .how = From a neighbouring square, for your [shared life](shared) token. WO-702
book-scene-step = Where B.J. can step from F8. The diagonal step through the open door works because F9, beside it, is free. WO-305
book-signs = What squares can be

## Attack

book-attack = An attack, step by step
book-attacking-1 = You need a target in sight and in [range](range), the points, and one token of the right ammunition. The token is kept.
book-attacking-2 = Roll the dice of the weapon and of the hero’s [accuracy](accuracy), and those of a [special mode](mode) if you pay for one.
book-attacking-3 = Hearts take life, shields take armour first. At 0 life the enemy is gone, and you get its [loot](loot).
book-attacking-4 = There is noise now where you stand and where the target stood.
book-die = The twelve-sided die
    .face = Face
    .does = What it does
book-die-heart = Heart (4)
    .does = 1 life, regardless of armour
book-die-shield = Shield (4)
    .does = 1 armour; 1 life once there is no armour
book-die-reload = Reload (2)
    .does = The weapon needs a reload. For enemies nothing.
book-die-blank = Blank (2)
    .does = Nothing
book-scene-aim = B.J. aims from C9 at a Soldat in F9: three squares, and his Sturmgewehr reaches five. Two of its dice and his accuracy of 2 are four dice.
book-scene-aim-1 = B.J., 6 points; the shot costs 3.
book-scene-aim-2 = Life 1, armour 3. Two clear lines from corner to corner: in sight.
book-scene-hit = Shield, shield, heart, blank. Two armour gone, and the heart goes straight through: the Soldat is dead. The threat is 1, and the cellar is full of noise.

## Sight

book-seeing = Who sees whom
book-seeing-how = You see somebody if two straight lines are clear, from two corners of your square to two corners of theirs. Walls, closed doors and figures are in the way; tokens and bars are not. Sight is always mutual. WO-408
book-scene-clear = Clear: two lines through an empty room.
book-scene-figure = A figure blocks: B.J. sees the first Soldat, not the one behind him.
book-scene-figure-1 = In sight.
book-scene-figure-2 = Hidden behind the other.
book-scene-doorway = From F7 through the open door: only the green squares of the corridor are in sight. Two heroes at the side of a door are safer than one in front of it.
book-scene-wall = Blocked: from F8 every pair of lines to K5 meets the wall.

## Noise

book-noise = Noise and threat
book-noise-how = Noise comes from attacks, and from a hero who shares a room or corridor with anybody. It wakes enemies in that [area](area) and in the [neighbouring](neighbour) ones, through doors and walls. Officers and bosses don’t listen: they must see you or be attacked. WO-601
book-scene-awake = There is noise in the cellar, and all doors are closed.
book-scene-awake-1 = In the corridor next to it: wakes up.
book-scene-awake-2 = Two rooms away: sleeps on.
book-scene-awake-3 = The officer would sleep on even next door.
book-threat-how = Each enemy killed raises the [threat](threat) by 1, except by a [silent kill](silent) or with a silencer. At the mission’s limit the alarm brings new enemies. When the last officer on the map dies, the threat is 0 again. WO-503

## Enemies

book-enemies = The enemies’ turn
book-enemy-1 = Who acts: every enemy with a hero in sight, or with noise in or next to its room. That is checked once, at the start.
book-enemy-2 = In which order: higher [initiative](initiative) first, then who is nearer.
book-enemy-3 = Each attacks the nearest hero in range and sight, once. If it can’t yet, it walks until it can.
book-enemy-4 = Two heroes equally near: the one with less life and armour.
book-enemy-5 = It rolls its dice, one fewer for every square that separates it from you, but always at least one. WO-410
book-enemy-6 = Then it comes closer with the points it has left, until it stands next to somebody.
book-worked = An example, the door to the corridor stands open:
book-scene-phase-before = B.J. ends his turn in C9. There was noise in the cellar.
book-scene-phase-before-1 = Sees B.J.: acts first, being nearer.
book-scene-phase-before-2 = Sees him, too, along the corridor.
book-scene-phase-before-3 = Neither sees nor hears anything.
book-scene-phase-before-4 = Hears nothing, on principle.
book-scene-phase-after = The first walks three squares to be within four, and fires. Three dice less three squares leave none, but one is always rolled: a shield, 1 armour. The second comes up beside him and has no points left to shoot.
book-enemies-table = Who is who

## Life

book-life = Life and death
book-life-1 = A hero with 0 life bleeds, and dies without help before their next turn. WO-701
book-life-2 = Help comes from a hero on a neighbouring square, who spends their own shared-life token and gets tired. The rescued hero is back with full life and armour. WO-702
book-life-3 = Armour does not come back by itself. WO-416
book-life-4 = A dead hero is gone with all gear. The others can still win. WO-703

## Heroes and gear

book-heroes = Heroes and gear
book-heroes-table = The heroes
book-hero = Hero
book-life-head = Life
book-armour = Armour
book-ap = Points
book-accuracy = Accuracy
book-skills = Gear and skills
book-enemy = Enemy
book-initiative = Initiative
book-range = Range
book-dice = Dice
book-special = Special
book-weapons = Weapons
book-weapon = Weapon
book-copies = Copies
book-effect = What it does
book-equipment = Equipment
book-card = Card

## Missions

book-campaign = Missions and difficulty
book-missions = Ten missions make a campaign
book-mission = Mission
book-rounds = Rounds
book-limit = Alarm at
book-goals = Goals
book-level-names = Four levels
book-level = Level
book-level-line = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, alarm at { $threat }, { $enemies ->
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
}
book-levels = What the levels change

## Words

book-words = Words of the game
book-rulings = Rulings by number

book-term-ap = Action points
    .means = What a hero can spend in a turn. What is left over is lost.
book-term-armour = Armour
    .means = Takes shields on the dice before life does. It is not restored.
book-term-accuracy = Accuracy
    .means = Dice that a hero adds to every weapon.
book-term-area = Room or corridor
    .means = One tile of the map.
book-term-neighbour = Neighbouring
    .means = Tiles that share an edge, even with a door or a wall between them.
book-term-sight = Sight
    .means = Two clear lines from corners to corners.
book-term-range = Range
    .means = How many squares a weapon reaches, diagonals included.
book-term-noise = Noise
    .means = A token in a room or corridor. It wakes enemies there and next door.
book-term-threat = Threat
    .means = Counts kills. At the mission’s limit the alarm sounds.
book-term-alarm = Alarm
    .means = Brings the enemies that the mission names to the support markers.
book-term-fatigue = Fatigue
    .means = Half the points in your next turn, and no exhausting.
book-term-reload = Reload
    .means = A token on a weapon: no attack with it until it is reloaded.
book-term-mode = Special mode
    .means = What a weapon can do once per turn for tokens of its ammunition.
book-term-glory = Glory
    .means = Points that pay for a hero’s skills.
book-term-loot = Loot
    .means = What an enemy leaves to the hero who killed it.
book-term-bleeding = Bleeding
    .means = 0 life: enemies leave this hero alone, but help has to come before the hero’s next turn.
book-term-shared = Shared life
    .means = A token that brings a bleeding friend beside you back.
book-term-initiative = Initiative
    .means = The higher it is, the earlier an enemy acts.
book-term-silent = Silent kill
    .means = With a knife, an axe or a pipe on a neighbouring square: nobody hears it.
