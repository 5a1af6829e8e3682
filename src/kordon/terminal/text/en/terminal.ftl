### What the terminal client says.

## The screen

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
client-done = That is all: make the move
client-signs = Signs: { $signs }
client-above = Above it: { $place }
client-right = To its right: { $place }
client-beneath = Beneath it: { $place }
client-left = To its left: { $place }

## Answers

client-unknown = I don’t understand “{ $input }”. Type a number or a name; ? brings help.
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
client-help-mark = m and a name: mark that place, or remove the mark
client-help-show = s: the whole table again
client-help-quit = q: leave
client-help-talk = t and a text: say it to the table
client-help-team = w and a text: say it to your team alone
client-help-answer = y or n: agree to a take-back, or not

## Advice

client-advice = What you could do:
client-advised = { $move }: { $why }.
client-advised-chance = { $move } ({ $chance }% to win if all play like masters): { $why }.
client-help-advise = ??: advice on your move

## Beginning and end

client-welcome = { $game }. You play { $who }. Type ? for help.
client-watching = { $game }. You are watching.
client-seed-hash = Seed commitment: { $hash }
client-seed = Seed: { $seed }
client-moments = What decided it:
client-leave = Leave the game? Type q again to leave, anything else to go on.
client-goodbye = You have left the table. Goodbye!
client-saved = The game is saved. To continue: { $command }

## A served table

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
client-left-table = { $name } has left the table.
client-sat-down = { $name } has sat down at the table.
client-took-advice = { $name } has asked for a hint.
client-time-left = Time left: { $time }
client-may-ask = Type u once more to ask the others for it.
client-asked = { $who } would like to take a move back. Do you agree? Type y or n.
client-asked-others = The others have been asked.
client-not-taken-back = Nothing is taken back.
client-line-down = Connection lost. Reconnecting…
client-line-up = Connected again.
client-given-up = The game was abandoned.
client-rematch = The others play on at another table: { $link }
client-full = Every seat at this table is taken.
client-come-back = The game goes on without you. To come back: { $command }

## A campaign

client-campaign = { $name }: { $won } of { $count } won
client-campaign-with = With { $name }: { $won } of { $count } won
client-campaign-won = { $level }: { $times ->
        [one] won once
       *[other] won { $times } times
    }
client-campaign-open = { $played ->
        [0] not played yet
        [one] played once, not won yet
       *[other] played { $played } times, not won yet
    }
client-onward = To go on: { $command }
client-sheet = All that you have won: { $command }
