### Sniper Elite: the rules as a book.

## What it is about

book-start = What it is about
book-about = One player is the sniper, alone and unseen in a German base; the others lead three squads of defenders who know the place, but not where the sniper is.
book-win = The sniper wins by completing two secret objectives. The defenders win with two hits on the sniper, or by holding out until the [countdown](countdown) has run down.
book-scene-table = The base from above, as the sniper sees it. The defenders see the same map without number 1.
book-scene-table-1 = The sniper. Only you see this figure: the others must find out.
book-scene-table-2 = An officer. His squad needs him to gather intel and to bring soldiers back.
book-scene-table-3 = A soldier. A [squad](squad) is one officer and two soldiers.
book-scene-table-4 = A numbered space. Two of the nine are the sniper’s objectives; at the others there is something to [loot](loot).
book-scene-table-5 = A space: one step, whatever its size. Its colour is its [sector](sector).
book-scene-table-6 = A building. Walls stop everybody, doorways let them through.
book-scene-table-7 = Difficult terrain: a move that enters it is one space shorter.
book-scene-table-8 = Water: nobody goes in, everybody sees across.

## A round

book-round = A round in six lines
book-turn-1 = The sniper may move up to three spaces, play one card and take one action, in any order. Where it happens stays secret.
book-turn-2 = One space is silent. Two or three are heard by every defender next to the path.
book-turn-3 = The action is to shoot, to loot or to complete an objective.
book-turn-4 = Then each squad has two actions: walk, attack, spot, sweep. Or its officer asks: are you in my sector?
book-turn-5 = The sniper answers every question truthfully, and says no more than that.
book-turn-6 = The countdown falls by one. It starts at ten and goes back to the start once, with the first objective.
book-first-game = Five things people wish they had known in their first game:
book-tip-1 = A loud shot puts your figure on the map. Shoot first, then move away in the same turn.
book-tip-2 = Slow is safe, but ten turns are short. Plan where you will have to run.
book-tip-3 = Draw more tokens than the distance: a few spare ones hide how far away you are.
book-tip-4 = Defenders: a unit in a doorway stops the sniper completely. Block first, search second.
book-tip-5 = Defenders: a “no” is worth as much as a “yes”. Put a cube on every space that is ruled out.

## The sniper

book-sniper = The sniper’s turn
book-sniper-actions = What the sniper can do
    .what = What
    .how = How
    .told = What the defenders learn
book-sniper-actions-move = Move
    .how = 0 to 3 spaces in one go, no space twice. SE-304
    .told = Nothing, or after 2 or 3 spaces which [units](unit) heard it. SE-305
book-sniper-actions-card = Play a card
    .how = One loadout card before or after a move or an action. SE-401
    .told = That a card was played. Some are shown.
book-sniper-actions-shoot = Shoot
    .how = At a unit in [sight](sight): draw tokens, at least as many as the distance. SE-352
    .told = How many tokens, and which. With two noise, where you are.
book-sniper-actions-loot = Loot
    .how = On a numbered space that is not your objective: look at three cards, keep one. SE-371
    .told = That you are on some numbered space.
book-sniper-actions-complete = Complete an objective
    .how = On its space. The second one wins at once. SE-372
    .told = Where you are; and one noise token goes into your bag.
book-quiet = You never enter a space with a defender in it. A defender may walk onto yours and notice nothing; you just walk on.
book-scene-creep = One space: from 40 to 36. Nobody hears it, not even with defenders all around.
book-scene-run = Two spaces: 40, 36, 28. Every defender [adjacent](adjacent) to one of the three hears it, through walls as well.
book-scene-run-1 = Next to 28: hears it.
book-scene-run-2 = Next to 28: hears it, too. They learn who heard it, not where you went.
book-scene-run-3 = Next to none of the three: hears nothing.

## Shooting

book-shooting = A shot, step by step
book-shot-1 = Choose a unit in sight, in secret. Count the distance: spaces to the target, its own included.
book-shot-2 = Say how many tokens you draw, at least the distance. Draw them, show them.
book-shot-3 = Recoil and noise together five or more: [misfire](misfire), a miss.
book-shot-4 = Otherwise: as many aim as the distance, and the unit is off the board.
book-shot-5 = Two or more noise: you are [revealed](reveal), hit or not. Each suppression hides one noise.
book-shot-6 = All tokens go back. A dead soldier adds one aim, an officer his squad’s suppression.
book-tokens = The tokens
book-token = Token
book-at-start = In the bag at the start
book-in-box = In the box
book-effect = What it does
book-scene-shot-quiet = From 54 at the soldier in 57: distance 3. Five tokens are drawn: three aim, one recoil, one noise. Three aim at distance 3 hit; one noise gives nothing away.
book-scene-shot-quiet-1 = One …
book-scene-shot-quiet-2 = … two …
book-scene-shot-quiet-3 = … three: the target’s own space counts, yours does not.
book-scene-shot-loud = The same shot, with different luck: three aim and two noise. The soldier is gone, but everybody saw the muzzle flash.
book-scene-shot-loud-1 = Your figure stands here until your next turn. Move on, now.
book-odds = The chances, with the bag as it starts
book-drawn = Tokens drawn
book-at-distance = Hit at { $n }
book-percent = { $n }%
book-revealed = Revealed

## Spaces

book-spaces = Spaces and doors
book-scene-adjacent = Six spaces touch the officer’s. All six are [adjacent](adjacent), walls or not. Only the three green ones are [matching-adjacent](matching): adjacent and of the same kind, here open ground.
book-scene-doorway = Where one can go from here. Spare Parts has a doorway on this side; East Barracks and Tool Store have none, so their walls stop everybody. SE-105
book-grounds = Kinds of ground

## Sight

book-seeing = Who sees whom
book-seeing-how = You see a space if some straight line from your space’s edge to its edge is clear. Buildings, walkways and obstructions in between block it; open ground and water never do. SE-851
book-scene-clear = Clear: between 54 and 57 there is nothing but road.
book-scene-blocked = Blocked: the warehouse lies between 20 and 50, and every line goes through it.
book-scene-along = Clear, just: the line runs along the warehouse’s wall from corner to corner. Along an edge is not through. Distance 2.
book-high-1 = Inside one building everybody sees everybody. SE-853
book-high-2 = From walkway to walkway only obstructions block. SE-854
book-high-3 = Between a walkway and a room there must be open space or a ladder on the line. SE-856

## Defenders

book-defenders = The defenders’ turn
book-defending = Each squad gathers [intel](intel) or takes two actions. One unit may do both, but not the same thing twice. Squads may take turns in any order.
book-defender-actions = What a defender can do
    .what = What
    .how = How
book-defender-actions-move = Move
    .how = Up to two spaces; past other defenders, but never ending in the same space as one. SE-504
book-defender-actions-attack = Attack
    .how = The unit’s own space. If the sniper is there, it is a wound. SE-505
book-defender-actions-spot = Spot
    .how = Asks about one adjacent space. If the sniper is there, the figure goes there and one noise into the bag. SE-506
book-defender-actions-sweep = Sweep
    .how = Asks about three spaces at once: the unit’s own and two [matching-adjacent](matching). The answer is only “one of these” or “none”. SE-507
book-defender-actions-officer = Deploy an officer
    .how = Back onto his start space, if no defender stands there. SE-508
book-defender-actions-soldier = Deploy a soldier
    .how = Beside the officer, on the same kind of ground, while he is in his own sector. SE-509
book-defender-actions-dismiss = Dismiss
    .how = A unit leaves the board, to be deployed where it is needed in a later turn. SE-510
book-defender-actions-intel = Gather intel
    .how = Costs both actions; the officer is in his own sector. The sniper says whether they are in it. SE-503
book-scene-ask = Two ways to ask from the Flagpole. A sweep asks about the green spaces together. A spot asks about one adjacent space of any kind, here Spare Parts, and finds the sniper outright.

## Cards

book-cards = Cards and specialists
book-loadout = The sniper’s loadout: three of these ten
book-card = Card
book-copies = Copies
book-specialists = Specialists: three of these six, one per squad, two uses each
book-specialist = Specialist

## Variants

book-variants = Difficulty and solo
book-difficulty = To even out the sides; each can be chosen on its own
book-option = Choice
book-solo = Alone you are the sniper. Order cards move the defenders: two lie open, one is hidden, and a die chooses. When the deck runs out, you have lost. SE-903
book-orders = The order cards

## Words

book-words = Words of the game
book-rulings = Rulings by number

book-term-unit = Unit
    .means = An officer or a soldier of the defenders.
book-term-squad = Squad
    .means = An officer and two soldiers of one colour.
book-term-sector = Sector
    .means = A part of the map in one colour: yellow, red and black are a squad’s home, white is nobody’s.
book-term-adjacent = Adjacent
    .means = Sharing an edge, not just a corner. Walls make no difference.
book-term-matching = Matching-adjacent
    .means = Adjacent and of the same type: open, enclosed or elevated.
book-term-sight = Sight
    .means = A straight line from edge to edge that nothing blocks.
book-term-distance = Distance
    .means = Spaces along the line of sight, the target’s own included.
book-term-bag = Bag
    .means = Where the sniper’s shot tokens are drawn from, unseen.
book-term-misfire = Misfire
    .means = Five or more recoil and noise in one shot: it misses.
book-term-reveal = Revealed
    .means = The figure is put where the sniper is, for all to see. It stays until the sniper’s next turn begins.
book-term-alert = Alerted
    .means = A defender next to the path, who heard the sniper run.
book-term-loot = Loot
    .means = Look at three cards of the deck and keep one.
book-term-intel = Intel
    .means = The officer asks whether the sniper is in his own sector.
book-term-countdown = Countdown
    .means = How many turns the sniper has left. At the end of the last one the defenders win.
