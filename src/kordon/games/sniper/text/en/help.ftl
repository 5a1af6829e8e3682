### Sniper Elite: what everything on the table means, and what is asked step by step.

## What one plays for

goal-sniper = You win by completing both objectives before the countdown runs out. Two wounds, and you lose.
goal-defenders = You win when the sniper has two wounds, or runs out of time before both objectives are completed.
goal-solo = You win by completing both objectives before the order cards run out. Two wounds, and you lose.
goal-all = The sniper has two objectives to complete; the defenders win with two wounds, or when the time is up.

## Step by step

ask-walk = Walk on, or stop here?
ask-shoot = Who do you shoot at?
ask-tokens = How many tokens do you draw?
ask-tokens-first = How many tokens for the first shot?
ask-tokens-second = How many tokens for the second shot?
ask-distract = Who do you lure away?
ask-swap = Swap it with which card?
ask-unit = What should it do?
ask-move = Where to?
ask-spot = Which space does it watch?
ask-sweep = Which space does it sweep?
ask-sweep-second = And which one next?
ask-deploy = Where does it come onto the board?
ask-specialist = Choose a unit or a space for this.

## Numbers and players

track-countdown = How many turns the sniper has left. It falls by 1 each defenders’ turn; the first objective sets it back to its start.
track-orders = Your clock: when the order cards run out, you lose.
track-objectives = With the second one the sniper wins.
track-wounds = With the second one the defenders win.
sniper-panel = Moves in secret.
defender-panel = Leads: { $squads }

## Signs on pieces and beside names

sign-wound = Hit: off the board, unless the medic helps.
sign-copies = How many of these cards there are; each works once.
sign-count = How many there are.
sign-uses = Uses left in this game, one per turn.
sign-token-sup = Goes into the sniper’s bag when the officer of this squad is killed.
sign-used = Was used this turn.
sign-completed = The sniper has completed it.
sign-objective-number = The objective’s number, as on the map.
sign-out = Not one of the sniper’s objectives.
sign-hand = Cards that the sniper can still play, one per turn.
sign-sector = Where the sniper was last noticed.
sign-squad = The number shows its actions left this turn.
sign-done = Does nothing more this turn.
sign-dog = Warns when the sniper enters, leaves or crosses its space.
sign-sniper = The sniper was seen here, and may be elsewhere by now.
sign-self = Where the sniper really is.
sign-mine = Kills the first unit that ends a move here.
sign-flag = The sector in which the sniper was last noticed.
sign-target = The specialist sniper aims at this space.
sign-looted = Looted already; a second time is not possible.
sign-officer = His squad needs him for intel, for deploying soldiers and for its specialist.
sign-soldier = Moves, attacks, spots or sweeps. A squad has two actions per turn.
sign-aim = A shot hits with at least as many of these as the distance.
sign-recoil = 5 or more recoil and noise together: misfire.
sign-noise = Two or more reveal the sniper. 5 or more recoil and noise together: misfire.
sign-suppression = Lets one more noise pass unheard.

## Grounds

ground-entrance = Entrance: here the sniper can come onto the board.
ground-difficult = Difficult terrain: a move through it is 1 space shorter.
ground-objective = A numbered space: an objective for some, loot for others.
ground-officer = An officer starts here, and comes back here.
ground-soldier = A soldier starts here.
ground-open = Open ground.
ground-enclosed = Enclosed: in and out through doorways only.
ground-elevated = Elevated: up and down by ladders only.
ground-water = Water: nobody goes in, everybody sees across.
ground-obstruction = Obstruction: nobody goes in, nobody sees through.
ground-tunnel = A tunnel runs below.
ground-sector-yellow = Yellow sector.
ground-sector-red = Red sector.
ground-sector-black = Black sector.
ground-sector-white = White sector.

## Advice: what speaks for a move

advice-complete = completes an objective
advice-win = completes your second objective, and with it the game
advice-reach = takes you to your objective: { $place }
advice-unreachable = no squad can get there at once
advice-hidden =
    { $places ->
        [one] they will know where you are, but there is nothing better
       *[other] they will have { $places } spaces to choose from
    }
advice-shoot = { $chance }% chance to hit
advice-loot = one more card in your hand
advice-card = the right moment for this card
advice-pick = useful on this map and in most games
advice-ask = { $chance }% chance of a “yes”, and either answer helps
advice-strike = { $chance }% chance that the sniper is there
advice-close-in = closes in: { $chance }% chance that the sniper is there or next to it
advice-reinforce = one more unit on the board
advice-guard = guards the way to what the sniper may still want
advice-dog = the dog will smell a sniper who passes there
advice-done = nothing else helps now
