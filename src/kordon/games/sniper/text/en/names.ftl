### Sniper Elite: the names of things.

## Sides and units

sniper = Sniper
squad-yellow = Yellow squad
squad-red = Red squad
squad-black = Black squad
officer-yellow = Yellow officer
officer-red = Red officer
officer-black = Black officer
soldier-yellow-1 = Yellow soldier 1
soldier-yellow-2 = Yellow soldier 2
soldier-red-1 = Red soldier 1
soldier-red-2 = Red soldier 2
soldier-black-1 = Black soldier 1
soldier-black-2 = Black soldier 2

## Sectors

sector-yellow = Yellow sector
sector-red = Red sector
sector-black = Black sector
sector-white = White sector

## Loadout cards

loadout-masking = Sound masking
    .how = A move of 2 or 3 spaces this turn alerts no unit. Dogs still catch the scent.
loadout-mine = S-mine
    .how = Mine the space you are in. The next unit to end a move there is killed.
loadout-silenced = Silenced ammo
    .how = In this turn’s shooting noise counts as recoil: no reveal, but 5 or more still misfire.
loadout-distraction = Distraction
    .how = Move one unit 1 or 2 spaces, to a free space in your sight.
loadout-tommy = Tommy gun
    .how = Shoot twice this turn. Announce both numbers first; the first shot’s tokens stay out of the bag, and noise is judged after the second.
loadout-trench = Trench gun
    .how = Draw nothing: you are revealed, and every unit in your space and in matching-adjacent spaces is killed. Nothing is added to the bag.

## Specialists

specialist-medic = Medic
    .how = When a shot hits a soldier of this squad, he stays on the board. No help against mines.
specialist-radio = Radio operator
    .how = Deploy a soldier of any squad beside this officer, on a free space of the same type, at no cost. The officer must not have moved yet this turn.
specialist-sniper = Specialist sniper
    .how = The officer’s attack is a shot at a space in his sight, with up to 7 tokens from the sniper’s bag. The officer must not have moved yet this turn.
specialist-kennel = Kennel master
    .how = Put a dog on the officer’s space or one matching-adjacent to it. It tells you whenever the sniper enters, leaves or passes its space.
specialist-jaeger = Jäger
    .how = The officer’s attack this turn may target an adjacent space of any type.
specialist-scout = Scout
    .how = Send a soldier of this squad to any free space of the same type in the officer’s current sector. He takes no unit action this turn.

## Shot tokens

token-aim = Aim
token-recoil = Recoil
token-noise = Noise
token-suppression = Suppression

## Actions

act-move = Move
act-shoot = Shoot
act-loot = Loot
act-complete = Complete an objective
act-attack = Attack
act-spot = Spot
act-sweep = Sweep
act-intel = Gather intel
act-deploy = Deploy
act-dismiss = Dismiss
act-pass = Pass

## Order cards

order-converge = Converge
    .how = Units close in on the sniper figure or on the last known sector.
order-sweep = Sweep
    .how = Units sweep the last known sector.
order-spot = Spot
    .how = Units spot the spaces around the sniper figure.
order-patrol = Patrol
    .how = Units patrol between the objectives.
order-reinforce = Reinforce
    .how = Units off the board come back.
order-lockdown = Lockdown
    .how = Units close off doorways and ladders.

## Maps

map-launch = Launch Facility
map-pens = Submarine Pens
