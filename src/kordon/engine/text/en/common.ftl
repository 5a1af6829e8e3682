### What every table says, whatever is played: words and the engine's own rules.

## Seats; a game that gives its seats names of its own overrides these

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6

## What everybody may put on the board

marker-pencil = a pencil mark

## Several things in a row

list-and = { $some } and { $last }

## The end; what follows says how the game was decided

title-won = You won
title-won-together = You won together
title-lost = You lost
title-team-won = The team won
title-team-lost = The team lost
title-over = The game is over
title-won-by = { $who } won
verdict-won = You won! { $how }
verdict-won-together = You won together! { $how }
verdict-lost = You lost. { $how }
verdict-lost-together = You lost together. { $how }

## The table's own rules

chapter-KO = At every table
KO-001 = It is not your turn.
KO-002 = The game is over.
KO-003 = That can’t be chosen here.
KO-004 = You have made no move in this turn that could be taken back.
KO-005 = It can’t be taken back: somebody has learned something since.
KO-006 = You can put a pencil mark on any place of the board, at most 60 in all. Nobody else sees them.
KO-007 = If you have only one possible move and nothing is hidden from anybody, the table makes it for you. If something is hidden, you make it yourself: otherwise the others would learn that you had no choice.

## Advice: what speaks for a move, where the game has no words of its own

advice-only-move = your only move
advice-tried =
    { $count ->
        [one] tried out once
       *[other] did well when tried out { $count } times
    }
advice-rule-of-thumb = what experience suggests
advice-likewise = much the same, and nearly as good
advice-also = worth a thought as well

## What a letter on the board stands for, where the stock's looks have one

look-secret = what lies here is face down
look-start = a starting place
look-chest = a chest
look-alarm = an alarm
