### Hideout: what the table says.

game = Hideout
    .about = One hides, one seeks. Two players, two minutes.

seat-0 = The hider
seat-1 = The seeker

option-looks = Looks
    .how = How often the seeker may look.

status = Looks: { $looks } of { $most }
prompt-hide = Choose a square to hide in.
prompt-look = Choose a square to look into.
prompt-wait = Waiting for { $who }.
prompt-over = { $who } has won. { $why }

blocked = { $square }, blocked
hider = The hider
looked-here = Looked into
looks = Looks
result = Result
result-winner = Winner
result-why = Why
why-HI-202 = The hider was found.
why-HI-203 = The seeker looked in vain.

hid = The hider has chosen a square.
hid-in = You hide in { $place }.
looked = The seeker looks into { $place }: nobody.
found = The seeker looks into { $place } and finds the hider!
