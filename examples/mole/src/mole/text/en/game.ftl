### Mole: what the table says.

game = Mole
    .about = A mole digs in secret to three of six targets; a hunter with two agents is after it. Two players.

seat-0 = The mole
seat-1 = The hunter

option-rounds = Rounds
    .how = How many rounds the mole has for its three visits.

## Where the game stands

status =
    { $round ->
        [0] The mole hides
       *[other] Round { $round } of { $rounds }, targets visited: { $visits }
    }
prompt-hide = Choose the square where you begin.
prompt-burrow = Dig to a square next to you.
prompt-hunt = Move your agents, then search a square or rest.
prompt-wait = Waiting for { $who }.
prompt-over = { $who } has won. { $why }

## Things

target-square = Target { $square }
agent-0 = First agent
agent-1 = Second agent
mole = The mole
searched-here = Searched last
visited-here = Visited by the mole
search = Search a square
rest = Rest
round = Round
visits = Targets visited
result = Result
result-winner = Winner
result-why = Why
why-MO-303 = The mole was caught.
why-MO-401 = Three targets were visited.
why-MO-402 = The rounds are over.

## The log

burrowed = The mole digs on.
burrowed-to = You dig to { $place }.
sent = { $agent } goes to { $place }.
searched = The hunter searches { $place }: nothing.
found = The hunter searches { $place } and finds the mole!
rested = The hunter rests.
visited = A turn ago the mole visited { $place }.
