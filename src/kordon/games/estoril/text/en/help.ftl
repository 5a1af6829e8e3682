### Estoril 1942: what everything on the table means, and what is asked step by step.

goal = You win with the most victory points (VP) after four rounds: for characters in hand, discards and missions.
ask-area = Lay it on the rim; in darker areas only beside your own card.
ask-seduce = Onto which area here?
track-round = After round four the points are counted.
score-so-far = { $value } VP so far
score-final = { $value } VP in the end

## Signs on cards and beside names

sign-strength = Strength: the strongest player on a board takes its reward.
sign-points = Victory points at the end, for a card in hand.
sign-flag = Counts for missions, and for nationalists of the same flag.
sign-symbol-A = Assassin: sends a character on this board back to its owner’s hand.
sign-symbol-S = Seducer: moves a character from a neighbouring board to a free area here.
sign-symbol-C = Conspirator: looks at the deck’s top card and may swap the reward for it.
sign-symbol-N = Nationalist: +1 strength for each other card with this flag here and on neighbouring boards.
sign-symbol-D = Diplomat: for the rest of the round no assassin and no seducer can choose the protected character.
sign-symbol-W = Woman: counts for a mission.
sign-bonus = Gained on this board.
sign-shield = No assassin and no seducer can choose this character this round.
sign-silent = Was lured here: its symbols are not used.
sign-markers = How many cards can still be laid this round.
sign-hand = Cards in hand; six at most are kept after a round.
sign-discards = Each is worth 1 VP at the end.
sign-first = Lays the first card this round.
sign-score-points = Characters and discards as they are now; missions come on top at the end.
sign-final-points = The final score: characters, discards and missions.
sign-back = Face down: turned up when its board is resolved.
sign-mission = Counted at the end of the game.

## Grounds

ground-secret = Top secret: cards lie face down here.
ground-outer = Outer area: anybody may lay a card here.
ground-inner = Inner area: only beside a card of your own.
ground-peek-1 = Eye: laying a card here, you may look at a face-down card on this board that is not yours.
ground-peek-2 = Eye: laying a card here, you may look at a face-down card on this or a neighbouring board that is not yours.
ground-peek-3 = Eye: laying a card here, you may look at a face-down card on any board that is not yours.
ground-reward = The strongest player on this board takes this card into hand.

## Advice: what speaks for a move

advice-lay-ahead = puts you ahead: { $board }
advice-lay-safer = makes your lead safer: { $board }
advice-lay-contest = keeps you in the running for the reward: { $board }
advice-assassin = takes strength away from { $who }
advice-assassin-own = brings one of your own characters home for the next board
advice-seducer = takes a character away from where { $who } needs it
advice-seducer-own = one of your own has done its work over there, and counts again here
advice-choose-leading = you lead here, so the better card should be the prize
advice-choose-behind = you don’t lead here, so let the lesser card be the prize
advice-peek = you will know what you are up against
advice-decline = here it would gain you nothing
advice-conspirator = you choose between two rewards
advice-nationalist = extra strength that costs nothing
advice-diplomat = neither assassins nor seducers can touch it then
advice-least = the card that you will miss least
advice-discard-free = the same 1 VP as in hand, and no mission you know counts it
advice-discard-even = the same 1 VP as in hand; only a mission loses it
advice-discard-mission = no mission you know counts it
advice-discard-least = the cards you keep bring more together
