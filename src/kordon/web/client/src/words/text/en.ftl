### The web client's own words.

## Around

pages = Pages
lobby = Lobby
rules = Rules
settings = Settings
language = Language
theme = Theme
theme-auto = As on this device
theme-light = Light
theme-dark = Dark
sound = Sound
motion = Animations
confirm-moves = Ask before a move that can’t be taken back
notices = Notify me when it is my turn
notices-refused = The browser does not allow notifications from this page.
notice-turn = Table { $table }: it is your turn.
close = Close
save = Save
search = Search
opening = Opening the table…
reconnecting = Connection lost. Reconnecting…
failed = That did not work. Is the server running?

## The front page

front-title = Everybody at the table has a secret
front-text = Board games of hunting, bluff and hidden moves. Sit down against bots or send your friends a link: no account, nothing to install.
front-fine = Every secret stays on the server until the rules open it, and after the game anybody can check that nobody cheated.
play-bots = Play against bots
play-together = Play with bots
play-alone = Play alone
quick-start = How to play { $game }
your-side = Your side
opponents = Bots
level-beginner = beginners
level-steady = steady
level-sharp = sharp
level-master = masters
variants =
    { $count ->
        [0] Variants
       *[other] Variants: { $count } changed
    }
go-on = Continue your game
preset = Options
sign-players = { $range } players
sign-minutes = { $range } minutes
short-minutes = { $range } min
complexity-1 = light
complexity-2 = medium
complexity-3 = demanding
play-friends = Invite friends
learn = Learn in 5 minutes
puzzles = Puzzles
daily = Puzzle of the day
on-phone = Open this on your phone
on-phone-qr = A QR code that opens this page on a phone
on-phone-hint = Everybody in your network can open this page while the server runs. Ctrl-C, where it was started, closes it.

## The lobby

your-name = Your name
name-kept = You are { $name } from now on.
account = My account
account-text = With a passphrase you can find your tables again on any device, under the name above.
passphrase = Passphrase, ten characters or more
account-kept = Your tables are kept for { $name }.
sign-in = Sign in
signed-in = Welcome back, { $name }.
webhook = Webhook address
webhook-text = When it is your turn and you are away, your webhook is sent the link of the table, and nothing else.
webhook-kept = From now on links of tables are sent there.
webhook-ended = No links are sent any more.
sign-out-others = Sign out all other devices
signed-out-others = All other devices are signed out.
forget-me = Delete my data
forget-sure = Really delete everything? Press once more.
my-tables = My tables
open-tables = Open tables
no-tables-mine = You have not sat down anywhere yet.
no-tables-open = No table is waiting for players. Open one!
all-games = All games
more-tables = Show more
look-again = Refresh
free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
state-open = waiting
state-playing = being played
state-finished = finished
state-abandoned = abandoned
state-stopped = can’t be continued
new-table = A new table
game = Game
players = Players
clock = Time for a move
clock-time =
    { $seconds ->
        [0] no limit
        [60] one minute
        [300] five minutes
       *[other] one day
    }
clock-how = When it runs out, a bot makes the move.
public-table = Anybody may join
public-how = The lobby lists the table; otherwise players need its link.
create = Open the table

## Before the start

seats = Seats
seat-open = open
you = you
nobody = somebody
sit-here = Sit here
stand-up = Stand up
clear-seat = Free the seat
add-bot = Seat a bot…
bot = Bot
bot-level = Level of the bot
bot-beginner = Bot, beginner
bot-steady = Bot, steady
bot-sharp = Bot, sharp
bot-master = Bot, master
bot-for = Bot for { $name }
fill-with-bots = Bots on open seats
start = Start the game
start-needs = Every seat needs a player or a bot first.
host = host
invites-you = { $who } invites you to { $game }
invited = You are invited to { $game }
sit-down = Sit down
no-seat-left = Every seat is taken. Stay: when the game starts, you can watch.
also-here = Also here: { $names }
invite-later = Anyone with this link can watch, and take a seat that becomes free.
host-starts = The host starts the game.
options = How we play
host-decides = The host decides; every change is shown here at once.
table-changed = The host has changed how we play.
invite = Invitation
invite-hint = Anyone with this link can sit down here, without an account.
invite-only-here = Only this machine can open the link.
invite-lan = To play with phones in the house, the one who hosts starts the server with ./kordon serve --lan
copy = Copy
copied = The link is copied.
copy-selected = The link is selected: copy it.
invite-renew = New link
invite-renew-how = A new link; the old one opens nothing any more
invite-renewed = The link is new. Anybody with the old one needs this one.
qr = The invitation as a QR code

## Playing

board = The board
what-is-asked = Your decision
chosen-so-far = Chosen so far
confirm = Do it
confirm-question = Do this?
confirm-never = Don’t ask again
confirm-off = From now on moves are made at once. The settings can change that.
was-forced = There was only one choice, so it was made for you.
suggestion = Suggested:
only-choice = Your only choice:
set-up-this = Only this
set-up-suggested = This and the rest
bots-wait =
    { $count ->
        [one] { $who } waits for you: you decide this together.
       *[other] { $who } wait for you: you decide this together.
    }
go-ahead = Let them go first
note-more = Where these numbers come from
answers = Answers
numbers = Numbers
more-numbers = { $count ->
        [one] Show one more number that can’t help
       *[other] Show { $count } more numbers that can’t help
    }
sensible = suggested
spoken = Read aloud
what-next = It is over. Watch how it went, or play again.
result = Result
stats = What everybody did
moments = What decided it
hidden-ways = Show the hidden route
once-more = Play again
save-game = Save the game
side-panels = Panels
tray = Cards and tokens
board-alone = The board alone (B)
board-with-all = Show everything again (B)
step-back = Back
all-choices = Choose from a list ({ $count })
to-move = to move
away = away
called = notified, may be back soon
take-back = Take back
taken-back = It has been taken back.
take-back-asked = { $who } asks to take back the last move.
take-back-waits = Take your move back? Waiting for { $who }.
take-back-withdraw = Never mind
agree = Agree
disagree = Disagree
ask-the-others = Ask the others
bot-takes-over = Let a bot play
bot-for-me = Bot for me
take-seat-back = Take my seat back
rematch = Play again
onward = Next mission
rematch-same = Again, same sides
rematch-swapped = Again, swap sides
download-log = Download the log
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Fit the whole board
marker-count = { $label }: { $used } of { $limit }
marking = You are marking the map: choose a place to mark it, choose it again to remove the mark.
marking-done = Done
tools = Marks on the map
latest = Latest
recap = Since your last move
recap-key = Since your last move: { $count } (N)
recap-previous = Previous step (P)
recap-next = Next step (N)
hurry = Hurry the bots (H)
pace = Pace of bots
pace-calm = calm
pace-brisk = brisk
pace-at-once = at once
pace-told = Pace of bots from now on: { $pace }.
your-turn = Your turn
beside-the-board = Beside the board
tab-log = Log
tab-cards = Cards
tab-chat = Chat
tab-notes = Notes
tab-rules = Rules
search-log = Search the log
search-rules = Search the rules
contents = Contents
print-turn = Print: the turn at a glance
how-to-play = How to play
campaign = Campaign
whose-lines = Whose lines
all-lines = All lines
secret-line = secret
while-away =
    { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away. Most recently:
    } { $lines }
no-log = Nothing has happened yet.
chat-left = has left the table.
chat-advised = has asked for a hint.
chat-sat = has sat down at the table.
you-watch = You are watching
who-watches = Watching: { $names }
watch-next = Watch the next game
next-by-link = They play on at a new table: ask them for its link.
rematch-told = They are going to play again.
no-chat = Nobody has said anything yet.
rule = Rule
no-rule = No rule says that.
places = Places
say-something = Say something
send = Send
notes-hint = Only you can read this.
notes-kept = Your notes are kept.
notes-saving = Saving…
notes-later = Connection lost: your notes will be sent when it is back.

## The past

replay = Replay
rewind = Rewind
back-to-now = Back to now
your-turn-now = Your turn: back to now
moment = Moment of the game
step-of = { $step } of { $last }
what-happened = What happened
the-beginning = The beginning
nothing-said = (no log entry for this step)
step-first = To the beginning
step-previous = One step back
step-next = One step forward
step-last = To the end
play-back = Play
pause = Pause
speed = Speed
view-as = View as
view-as-open = Everything open
view-as-public = What everybody saw
copy-moment = Link to this moment
to-the-table = To the table
no-replay = There is nothing to replay
no-replay-hint = A game can be replayed when it is over; you may also need the link to its table.

## Several players, several screens

more = More
add-here = Add a player here
their-name = Their name
seat-them = Sit down
on-this-device = on this device
curtain-for = { $name }, it is your turn
curtain-who = Who is next?
curtain-hint = Everybody else, please look away.
curtain-nobody = Nobody here has to decide right now. Who wants to look?
curtain-open = I am { $name }
hand-over = Hand over
next-here = Next at this device: { $names }. Cover the screen when you have seen enough.
cover = Cover the screen
second-screen = A second screen
second-screen-hint = Point a phone’s camera at this code: the phone becomes your private screen.
second-screen-once = The code works once, within three minutes. Don’t show it to anybody else.
second-screen-qr = A code that signs a phone in as you
new-code = New code
show-public = Show only what everybody may see
show-own = Back to my own view
pass-ask = This device will be signed in as the player who showed you the code. Anybody who played here before will be signed out.
pass-take = Use this device
pass-leave = No, leave it
invite-seat = Which seat the link is for
any-seat = Any seat
invited-to = You are invited to this seat: { $seat }.

## Order at the table

leave = Leave the table
leave-how = Your seat is kept for you until somebody else sits down there. Meanwhile the others may let a bot play on.
you-left = You have left the table
you-left-how = Your seat is kept for you until somebody else sits down there; meanwhile a bot may play on. You can come back.
has-left = has left
give-up = End the game
close-table = Close the table
close-table-how = The game ends for everybody, and everything that was secret is shown.
stopped-over = It was played by rules that are not installed here any more. What was kept of it can be replayed and downloaded.
report = Report a player
report-how = The host of this server will read it, together with the player’s latest public messages.
report-whom = Whom
report-why = What it is about
report-chat = What they say
report-name = Their name
report-play = How they play
report-other = Something else
report-text = In your own words
reported = Thank you. The host will see it.
team = Team
say-to-team = Say something to your team

## Hints

hint = Hint
hint-ask = What could I do? (?)
hint-take = Choose it
hint-chance = { $chance }%
hint-assumed = Chance to win if everybody plays like a master.
hint-public = Everybody sees that you asked.
hint-told = { $name } has asked for a hint.
hints-used =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
agreements = Only if everybody agrees
agree-hints = Hints: on their turn, each player may ask what to do. Everybody sees it.
agree-open-view = Spectators see everything, several turns late.
agreed-by = agreed: { $count } of { $all }
open-view = Spectators may see everything
open-view-how = Several turns late, if all players agree. Anyone who looks can no longer sit down.
see-all = Watch with everything open
see-all-how = You see all secrets as they were several turns ago. From then on you can’t sit down at this table, nor chat until the game is over.
sees-all = Everything is open here, several turns late.
tip = Tip
tip-close = Got it
tips-off = No more tips
tips = Tips in first games
course = Steps of the turn
course-done = done
why = Why?
why-unknown = There is no more to say about this move.
sight = Point at a place: yellow is in sight, blue in reach of a unit there (L)
