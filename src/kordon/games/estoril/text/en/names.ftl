### Estoril 1942: the names of things.

## Location boards

board-1 = Church of Santo António
board-2 = Hotel Palácio
board-3 = Tamariz Beach
board-4 = Hotel Atlântico
board-5 = Muchaxo
board-6 = Casino Estoril
board-7 = Boca do Inferno
board-8 = Castro Guimarães Museum

## Flags

flag-PT = Portugal
flag-DE = Germany
flag-GB = Great Britain
flag-US = United States
flag-IT = Italy
flag-YU = Yugoslavia
flag-SU = Soviet Union
flag-ES = Spain
flag-FR = France
flag-HU = Hungary

## Symbols

symbol-A = Assassin
symbol-S = Seducer
symbol-C = Conspirator
symbol-N = Nationalist
symbol-D = Diplomat
symbol-W = Woman

## Missions

mission-A = Most assassins
    .how = 6 VP to the player with the most assassin symbols on the cards in hand at the end.
mission-S = Most seducers
    .how = 6 VP to the player with the most seducer symbols on the cards in hand at the end.
mission-C = Most conspirators
    .how = 6 VP to the player with the most conspirator symbols on the cards in hand at the end.
mission-N = Most nationalists
    .how = 6 VP to the player with the most nationalist symbols on the cards in hand at the end.
mission-D = Most diplomats
    .how = 6 VP to the player with the most diplomat symbols on the cards in hand at the end.
mission-W = Most women
    .how = 6 VP to the player with the most woman symbols on the cards in hand at the end.
mission-PT = Most Portuguese flags
    .how = 6 VP to the player with the most Portuguese flags on the cards in hand at the end.
mission-DE = Most German flags
    .how = 6 VP to the player with the most German flags on the cards in hand at the end.
mission-GB = Most British flags
    .how = 6 VP to the player with the most British flags on the cards in hand at the end.
mission-US = Most American flags
    .how = 6 VP to the player with the most American flags on the cards in hand at the end.
mission-strength = Highest total strength
    .how = 6 VP to the player with the highest total of printed strength on the cards in hand at the end.
mission-flags = Most different flags
    .how = 6 VP to the player with the most different flags, on the cards in hand at the end, out of Spain, France, Hungary, Italy, the Soviet Union and Yugoslavia.

## What the signs mean

sign-area = Room for one card. The numeral says when its character may use its symbols; in a tie the lowest one wins.
sign-outer = Outer: everybody may lay a card here.
sign-inner = Inner: only beside a card of your own.
sign-secret = Lock: the card here lies face down until the board is resolved.
sign-peek-1 = Eye with one dot: after laying here, look at a face-down card on this board.
sign-peek-2 = Eye with two dots: after laying here, look at a face-down card on this or a neighbouring board.
sign-peek-3 = Eye with three dots: after laying here, look at a face-down card on any board.
sign-reward = The strongest player on this board takes the card that lies here.
sign-board = The number says when this board is resolved: the lowest comes first.
sign-board-1 = No assassin is used here.
sign-board-2 = British characters have +1 strength here.
sign-board-3 = Everything lies face up here.
sign-board-4 = German characters have +1 strength here.
sign-board-5 = All areas here are outer ones.
sign-board-6 = After the abilities each character here adds the difference of two dice.
sign-board-7 = After the abilities the weakest of two or more players here loses a character for good.
sign-board-8 = There are four areas here, and the reward lies in the middle.
sign-strength = The most strength on a board wins its reward.
sign-points = Counts at the end, while the card is in hand.
sign-flag = Nationalists and missions count flags.
sign-bonus = Gained on this board, and lost when the character leaves it.
sign-shield = No assassin and no seducer can choose this character in this round.
sign-silent = It was brought here by a seducer: only its strength counts in this round.
sign-symbol-A = Send a character on this board back to its owner’s hand.
sign-symbol-S = Move a character from a neighbouring board to a free area here; its abilities are ignored from then on.
sign-symbol-C = Look at the deck’s top card: it or the present reward stays here, the other goes under the deck.
sign-symbol-N = Gain +1 strength for each other face-up card with the same flag on this and neighbouring boards.
sign-symbol-D = Protect a character on this or a neighbouring board: no assassin and no seducer can choose it this round.
sign-symbol-W = Counts for a mission, and does nothing else.
sign-markers = Each card laid takes one marker.
sign-hand = More than six after a round must be discarded.
sign-discards = Each is worth 1 VP at the end.
sign-first = Lays the first card of this round.
