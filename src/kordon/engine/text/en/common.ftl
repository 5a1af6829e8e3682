### What every table says, whatever is played: words, the engine's own rules, the terminal client.

## Seats; a game that gives its seats names of its own overrides these

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6

## What everybody may put on the board

marker-pencil = a pencil mark

## The end; what follows says how the game was decided

verdict-won = You won! { $how }
verdict-won-together = You won together! { $how }
verdict-lost = You lost. { $how }
verdict-lost-together = You lost together. { $how }

## The table's own rules

chapter-KO = At every table
KO-001 = It is not your turn.
KO-002 = The game is over.
KO-003 = That can’t be chosen here.
KO-004 = You have made no move in this turn that you could take back.
KO-005 = It can’t be taken back: somebody has learned something since.
KO-006 = You can put a pencil mark on any place of the board, at most 60 in all. Nobody else sees them.
KO-007 = Even if you have only one move left, you make it yourself: if the table made it for you, the others would learn that you had no choice.

## The terminal client: the screen

client-part = Part { $number } of { $count }
client-below = What lies below
client-you = { $who } (you)
client-on-turn = { $who }, to move
client-owned = { $thing } ({ $who })
client-counted = { $thing }: { $count }
client-track = { $thing }: { $value } of { $high }
client-empty =
    { $count ->
        [one] One other place is empty.
       *[other] { $count } other places are empty.
    }
client-empty-named = Empty: { $places }.
client-choose = You can choose:
client-done = That is all; do it
client-signs = Signs: { $signs }
look-secret = what lies here is face down
look-start = a starting place
look-chest = a chest
look-alarm = an alarm
client-above = Above it: { $place }
client-right = To its right: { $place }
client-beneath = Beneath it: { $place }
client-left = To its left: { $place }

## The terminal client: answers

client-unknown = I can’t make anything of “{ $input }”. Type a number or a name; ? brings help.
client-no-number = There is no { $number }; the numbers go up to { $highest }.
client-several = “{ $input }” fits several things. Type a little more: { $things }
client-choosable = { $thing } can be chosen now.
client-not-choosable = { $thing } can’t be chosen now.
client-no-step-back = This is the first step; u takes your last move back.
client-taken-back = Taken back.
client-no-log = Nothing has happened yet.
client-rules = Type r and a chapter, a rule’s id or any word: r { $chapter }, r { $rule }.
client-no-rule = No rule says “{ $input }”.
client-help-choose = a number, a name or its beginning: choose it
client-help-back = b or an empty line: one step back
client-help-why = ? and a number or name: what it is, and why it can’t be chosen
client-help-rules = r: the rules; with a chapter, an id or a word: what they say about it
client-help-log = l: what has happened so far
client-help-undo = u: take your last move back
client-help-mark = m and a name: mark that place, or rub the mark out
client-help-show = s: the whole table again
client-help-quit = q: leave
client-help-talk = t and a text: say it to the table
client-help-team = w and a text: say it to your team alone
client-help-answer = y or n: agree to a take-back, or not

## Advice: what speaks for a move, where the game has no words of its own

advice-only-move = your only move
advice-tried =
    { $count ->
        [one] tried out once
       *[other] did well when tried out { $count } times
    }
advice-rule-of-thumb = what experience suggests

## The terminal client: advice

client-advice = What you could do:
client-advised = { $move }: { $why }.
client-advised-chance = { $move } ({ $chance } % to win): { $why }.
client-help-advise = ??: advice on your move

## The terminal client: beginning and end

client-welcome = { $game }. You play { $who }. Type ? for help.
client-watching = { $game }. You are watching.
client-seed-hash = Promise for the luck of this game: { $hash }
client-seed = The luck of this game came from the seed { $seed }
client-moments = What decided it:
client-leave = Leave the game? Type q again to leave, anything else to go on.
client-goodbye = You have left the table. Goodbye!
client-saved = The game is saved. To go on: { $command }

## The terminal client: a served table

client-table = { $game }. Type ? for help.
client-await-start = Waiting for the host to start the game.
client-your-seat = Your seat: { $who }.
client-sits = { $name } sits at the table: { $who }.
client-bot-sits = A bot sits at the table: { $who }.
client-seat-free = A free seat: { $who }.
client-away = { $name } has lost the connection.
client-back = { $name } is back.
client-bot-for = A bot plays for { $name }.
client-said = { $name }: { $text }
client-said-to-team = { $name } (to the team): { $text }
client-time-left = Time left: { $time }
client-may-ask = Type u once more to ask the others for it.
client-asked = { $who } would like to take a move back. Do you agree? Type y or n.
client-asked-others = The others are asked.
client-not-taken-back = Nothing is taken back.
client-line-down = The line is down. Connecting again …
client-line-up = Connected again.
client-given-up = The game was given up.
client-rematch = The others play on at another table: { $link }
client-full = Every seat at this table is taken.
client-come-back = The game goes on without you. To come back: { $command }
