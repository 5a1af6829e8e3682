### Sniper Elite: what the table says.

game = Sniper Elite
    .about = One sniper slips unseen through a guarded base; up to three players hunt with three squads. Two to four players, or one alone.

seat-0 = Sniper
seat-1 = Defender 1
seat-2 = Defender 2
seat-3 = Defender 3

## Options

option-map = Map
    .how = Launch Facility is the one to begin with; Submarine Pens adds walkways, ladders and a tunnel.
option-two_random_cards = Two random loadout cards
    .how = Harder for the sniper: two loadout cards drawn at random instead of three chosen ones.
option-fewer_aim = Less aim
    .how = Harder for the sniper: the bag starts with 5 aim tokens instead of 6.
option-objective_shown = One objective ruled out
    .how = Harder for the sniper: the defenders are shown one objective card that is not the sniper’s.
option-short_countdown = Short countdown
    .how = Harder for the sniper: the countdown starts on 7, and goes back to 7.
option-extra_card = One more loadout card
    .how = Harder for the defenders: the sniper picks one more loadout card.
option-single_use_specialists = Specialists once
    .how = Harder for the defenders: each specialist can be used only once.
option-late_intel = Late intel
    .how = Harder for the defenders: no squad gathers intel in the first two turns.
option-single_intel = One intel per turn
    .how = Harder for the defenders: only one squad per turn gathers intel.

## Places and things

space = { $number } { $name }
space-with-objective = { $number } { $name } (objective { $objective }: { $thing })
objective = { $number } { $name }
objective-place = { $space }; { $sector }
objective-done = completed
objective-not-here = not in this game
you = You (hidden)
sniper-here = Sniper
figure = Sniper figure
dog = Dog { $number }
cube = Tracking cube
mine-here = S-mine (hidden)
looted-here = Looted (only you know)
looted-openly = Looted
aimed-at = Aimed at
hit = hit
card-back = Face-down loadout card
played-in = Played in round { $round }
copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
token-count = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
uses-left = { $count ->
        [one] { $count } use left
       *[other] { $count } uses left
    }
used-now = used this turn
suppression-here = suppression token
order-back = face down
order-none = empty
order-squads = { $times ->
        [1] In this order
        [2] Twice, in this order
        [3] Three times, in this order
       *[other] { $times } times, in this order
    }: { $squads }
order-patrol-from = { $unit }: objective { $objective }; each following unit heads for the next number
slot = { $number }. { $order }
path = The sniper’s path, turn { $turn }
did-moved = has moved this turn
did-attacked = has attacked this turn
did-spotted = has spotted this turn
did-swept = has swept this turn
did-deployed = was deployed this turn
did-dismissed = was dismissed this turn
did-scouted = was sent by the scout and can’t act this turn

## Beside the board

bag = Shot bag
drawn-zone = Drawn
earned-zone = Goes into the bag after the shot
hand = Your loadout cards
hand-of-sniper = The sniper’s loadout cards
box = Loadout cards to choose from
finds = Cards you look at
deck = Loadout deck
played = Loadout cards played
objectives = Objectives
specialists = Specialists to choose from
orders = Order cards
countdown = Countdown
orders-left = Order cards in the deck
wounds = Wounds
completed-count = Objectives completed
cards-in-hand = { $count ->
        [one] { $count } loadout card
       *[other] { $count } loadout cards
    }
actions-left = { $squad }: { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
intel-gathered = { $squad }: intel gathered
is-done = done
last-sector = last known: { $sector }
last-sector-flag = The sniper was last noticed here ({ $sector })

## Status and prompts

status-set-up = { $map }: set-up
status-sniper = { $map }, round { $round }: the sniper’s turn
status-defenders = { $map }, round { $round }: the defenders’ turn
status-over = { $map }: the game is over
prompt-bury = Both objectives are in one sector. Which one do you give up? You draw another.
prompt-show = Choose an objective card that is not yours. The defenders will see it.
prompt-pick = { $count ->
    [one] Choose { $count } loadout card.
   *[other] Choose { $count } loadout cards. Click one again to put it back.
}
    .short = { $count ->
        [one] Choose { $count } loadout card.
        *[other] Choose { $count } loadout cards.
    }
prompt-take = These two cards were drawn for you. Take them.
prompt-assign = { $squad }: choose its specialist.
prompt-enter = Come onto the board: choose an entrance in a sector without your objectives, then walk on if you like, 3 spaces in all.
prompt-turn = Your turn. You can still choose: { $move ->
        [1] a move · { "" }
       *[0] { "" }
    }{ $card ->
        [1] a card · { "" }
       *[0] { "" }
    }{ $action ->
        [1] an action · { "" }
       *[0] { "" }
    }the end of the turn.
prompt-end = Nothing is left but to end your turn.
prompt-loot = Keep one of these cards. The others go back into the deck.
prompt-burst = { $tokens ->
        [one] Shot { $shot } of 2, { $tokens } token: choose a target.
       *[other] Shot { $shot } of 2, { $tokens } tokens: choose a target.
    }
prompt-heal = The medic can keep a soldier on the board. Choose one, or skip it.
prompt-defend = Choose a unit or a specialist, or be done for this turn.
prompt-draw = Shot at { $space }, distance { $distance }: how many tokens?
prompt-wait = Waiting for { $who }.
prompt-wait-all = Waiting for the defenders.
won-by-objectives = The sniper wins: both objectives are completed.
won-by-wounds = The defenders win: the sniper has two wounds.
won-by-time = The defenders win: the sniper is out of time.
tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

## Buttons

shoot-twice = Announce the tokens of both shots, then choose the targets.
act-go = Stop here
    .how = Your move ends in this space.
act-shoot = Shoot
    .how = Choose a target in sight and draw tokens: the more, the surer you hit and the louder it gets.
act-blast = Fire the trench gun
    .how = Kills everybody here and in the matching spaces beside you, without tokens. The defenders see where you are.
act-loot = Loot
    .how = Look at 3 loadout cards and keep one. The defenders learn that you are on a numbered space, not which.
act-complete = Complete the objective
    .how = The countdown starts over. The defenders see where you are, and 1 noise goes into the bag.
act-peek = Look at the face-down order card
    .how = This is your action for the turn.
act-end = End the turn
    .how = The defenders are next; what you have not used is lost.
act-decline = Skip it
    .how = The medic keeps the use for later.
act-move = Move
    .how = The unit walks 1 or 2 spaces.
act-attack = Attack
    .how = Strikes in the unit’s own space: if the sniper is there, it is a wound. Two wounds win.
act-spot = Spot
    .how = Asks: is the sniper in that one space beside the unit? If so, everybody sees where, and 1 noise goes into the bag.
act-sweep = Sweep
    .how = Asks: is the sniper in one of three spaces, the unit’s own and two matching ones beside it? The answer is yes or no, not where.
act-deploy = Deploy
    .how = Puts the unit back on the board.
act-dismiss = Dismiss from the board
    .how = Takes the unit off the board for the rest of this turn, to bring it back elsewhere later.
act-intel = Gather intel
    .how = Asks: is the sniper anywhere in this squad’s sector? Yes or no. It takes both actions of the squad.
act-pass = Done for this turn
    .how = You are done for this turn; unused actions are lost.

## Odds

odds = hits { $hit }% · gives you away { $reveal }%
    .more = distance { $distance } · misfire { $misfire }%
odds-of-both = gives you away { $reveal }%, both shots together
odds-of-specialist = hits that space { $hit }%
    .more = distance { $distance } · misfire { $misfire }%
blast-hits = { $count ->
        [0] hits nobody
        [one] hits { $count } unit
       *[other] hits { $count } units
    }
walk-heard = alerts { $units }
walk-smelled = a dog smells you
walk-noticed = alerts { $units }, and a dog smells you

## Log

list = { $first }, { $rest }
way = { $first } → { $rest }
tokens-drawn = aim { $aim }, recoil { $recoil }, noise { $noise }{ $suppression ->
    [0] { "" }
   *[other] , suppression { $suppression }
}
buried = Objective { $objective } goes under the deck; the sniper draws objective { $drawn }.
objective-shown = Objective { $objective } is shown: it is not one of the sniper’s.
equipped = { $count ->
        [one] The sniper is ready, with { $count } loadout card.
       *[other] The sniper is ready, with { $count } loadout cards.
    }
equipped-with = The sniper takes: { $cards }.
assigned = { $squad }: { $specialist }.
sniper-began = Round { $round }, the sniper’s turn. Time left: { $left }.
entered = The sniper comes onto the board: { $path }.
walked = The sniper walks: { $path }.
alerted = Alerted: { $units }.
scented = Dog { $dog } smells the sniper.
scented-by-both = Both dogs smell the sniper.
card-played = The sniper plays a card: { $card }.
card-played-face-down = The sniper plays a card face down.
mined = A mine lies in space { $space }.
distracted = Distraction: { $unit }, { $origin } → { $space }.
announced = Two shots are announced, numbers of tokens: { $first } and { $second }.
aimed = Aiming at: { $unit }, distance { $distance }.
shot-hit = { $count ->
        [one] A shot with { $count } token ({ $drawn }). Hit: { $unit }!
       *[other] A shot with { $count } tokens ({ $drawn }). Hit: { $unit }!
    }
shot-missed = { $count ->
        [one] A shot with { $count } token ({ $drawn }) misses.
       *[other] A shot with { $count } tokens ({ $drawn }) misses.
    }
shot-misfired = { $count ->
        [one] A shot with { $count } token ({ $drawn }): misfire.
       *[other] A shot with { $count } tokens ({ $drawn }): misfire.
    }
shot-lost = The second shot is lost: there is nobody to aim at.
blasted = The trench gun goes off in space { $space }. Hit: { $units }!
blasted-nobody = The trench gun goes off in space { $space } and hits nobody.
revealed = The sniper figure stands in space { $space }.
saved = The medic saves { $unit }.
killed = Killed: { $unit }. Into the bag: { $token }.
    .story = { $unit } is out.
killed-for-nothing = Killed: { $unit }. Nothing goes into the bag.
    .story = { $unit } is out.
looted = The sniper loots, and so must be on a numbered space.
looted-seeing = The sniper loots and looks at: { $cards }.
kept = The sniper keeps: { $card }.
completed = Objective completed: { $space }!
    .story = The sniper slips through to { $space } and does the job.
sniper-done = The sniper’s turn is over.
marched = { $unit } moves: { $origin } → { $space }.
mine-went-off = A mine laid in round { $round } goes off in space { $space }: { $unit }!
    .story = A mine from round { $round } has been waiting in space { $space }, and somebody comes: { $unit }.
attacked = { $unit } attacks space { $space }: the sniper is wounded!
    .story = { $unit } storms space { $space } and wounds the sniper.
attacked-nobody = { $unit } attacks space { $space }: nobody there.
spotted = { $unit } spots the sniper in space { $space }!
    .story = { $unit } looks towards { $space }, and there the sniper is.
spotted-nobody = { $unit } spots nobody in space { $space }.
swept = { $unit } sweeps spaces { $spaces }: the sniper is in one of them!
    .story = { $unit } combs spaces { $spaces }: the sniper is a step away.
swept-nobody = { $unit } sweeps spaces { $spaces }: nobody there.
deployed = { $unit } is deployed in space { $space }.
dismissed = { $unit } is dismissed from space { $space }.
intel-found = { $squad } gathers intel. { $sector }: the sniper is there!
intel-nobody = { $squad } gathers intel. { $sector }: the sniper is not there.
ability-used = { $squad } uses its specialist: { $specialist }. Uses left: { $left }.
specialist-wounded = { $unit } shoots at space { $space }: { $drawn }. The sniper is wounded!
    .story = { $unit } takes aim at space { $space } and does not miss: the sniper is wounded.
specialist-reached = { $unit } shoots at space { $space }: { $drawn }. Nobody is there.
specialist-fell-short = { $unit } shoots at space { $space }: { $drawn }. Not enough aim.
specialist-misfired = { $unit } shoots at space { $space }: { $drawn }. A misfire.
dog-placed = Dog { $dog } now watches space { $space }.
scouted = { $unit } is sent ahead: { $origin } → { $space }.
defender-done = { $who } is done for this turn.
order-drawn = The solo die shows { $die }. Order card: { $order }.
order-turned = Order card turned up: { $order }.
orders-swapped = The sniper swaps order cards { $first } and { $second }.
order-seen = The face-down order card: { $order }.
order-peeked = The sniper looks at the face-down order card.
sector-known = Last known: { $sector }.
lured = { $unit } follows the noise: { $origin } → { $space }.
record-shown = The sniper’s turns ended in these spaces: { $spaces }.

## After the end

trail-sheet = The sniper’s path
trail-turn = Turn
trail-left = Time left
trail-path = Path
trail-end = Ended in

## What belongs together, in a line

group-defenders = The defenders
group-defenders-moved = { $count ->
        [one] one unit moves
       *[other] { $count } units move
    }
group-defenders-swept = { $unit } sweeps { $spaces } (the sniper is there!)
group-defenders-empty = { $unit } sweeps { $spaces } (nobody)
group-defenders-seen = { $unit } spots the sniper in { $space }
group-defenders-unseen = { $unit } spots nobody in { $space }
group-defenders-attacked = { $count ->
        [one] one unit attacks
       *[other] { $count } units attack
    }
group-defenders-shot = { $count ->
        [one] one unit shoots
       *[other] { $count } units shoot
    }
group-defenders-found = { $squad } gathers intel ({ $sector }: the sniper is there)
group-defenders-missing = { $squad } gathers intel ({ $sector }: the sniper is not there)
group-defenders-came = { $count ->
        [one] one unit is deployed
       *[other] { $count } units are deployed
    }
group-defenders-left = { $count ->
        [one] one unit leaves the board
       *[other] { $count } units leave the board
    }
group-defenders-dogs = { $count ->
        [one] one dog takes its place
       *[other] { $count } dogs take their places
    }
group-defenders-quiet = The defenders stay where they are
