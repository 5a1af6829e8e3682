### Sniper Elite: the names of things.

## Squads and units

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

look-objective = an objective
look-entrance = an entrance
token-aim = Aim
token-recoil = Recoil
token-noise = Noise
token-suppression = Suppression

## Order cards

order-converge = Converge
    .how = Every unit on the board moves up to 2 spaces towards the sniper figure. If there is none, it moves towards the last known sector or, if it is in that sector together with you, towards you. A unit that ends in your space attacks.
order-sweep = Sweep
    .how = Units outside the last known sector move up to 2 spaces towards it. Each unit that is then in it sweeps its own space and up to two matching-adjacent ones, those with the lowest numbers. If one finds you, your sector becomes the last known one, and the rest of its squad moves 1 space towards you at once. A unit that ends in your space attacks.
order-spot = Spot
    .how = Units move up to 2 spaces to get into or next to the sniper figure’s space or, if there is no figure, into the last known sector. Then each spots one adjacent space of that area without a unit in it: the figure’s if it can, otherwise the lowest-numbered. A unit that ends in your space attacks instead.
order-patrol = Patrol
    .how = Every unit on the board moves up to 2 spaces towards an objective of its own; one that stands on it goes on to the next number. A unit that ends in your space attacks.
order-reinforce = Reinforce
    .how = Units off the board are deployed where the rules allow it. On the board officers move up to 2 spaces towards their own sector, soldiers towards the sniper figure or, if there is none, the last known sector. A unit that ends in your space attacks.
order-lockdown = Lockdown
    .how = Units move up to 2 spaces towards free spaces at the doorways and ladders of the last known sector; one that stands at such a space stays. If all are taken, they move towards the sniper figure or, if there is none, that sector. A unit that ends in your space attacks.

## Units where there is no room for their names

badge-officer-yellow = Y★
badge-soldier-yellow-1 = Y1
badge-soldier-yellow-2 = Y2
badge-officer-red = R★
badge-soldier-red-1 = R1
badge-soldier-red-2 = R2
badge-officer-black = B★
badge-soldier-black-1 = B1
badge-soldier-black-2 = B2
