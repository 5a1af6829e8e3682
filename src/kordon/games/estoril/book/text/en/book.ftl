### Estoril 1942: the rules as a book.

## What it is about

book-start = What it is about
book-about = Portugal, 1942, where everybody politely spies on everybody: you place your agents in hotels, at the casino and on the beach, most of them face down, to win new people for your [network](network).
book-win = After four rounds the most victory points win: for the characters in your hand, for your [discards](discard), and for [missions](mission) that count what your people have in common. Nobody is out before the end.
book-scene-table = Six of the eight boards, in a new layout each round. You are red.
book-scene-table-1 = A board: one place, with up to four fields and a power of its own.
book-scene-table-2 = An outer area, on the rim of the whole: anybody may lay a card here.
book-scene-table-3 = An inner area: only next to a card of your own.
book-scene-table-4 = The [reward](reward). The strongest player on this board takes it into hand.
book-scene-table-5 = An opponent’s card, face down: you see whose it is, not who.
book-scene-table-6 = Your own face-down card: only you see who it is.
book-scene-table-7 = An [eye](eye): laying a card here, you may look at a face-down one.

## A round

book-round = A round in six lines
book-turn-1 = Six boards are laid out, each with a reward.
book-turn-2 = In turn, lay one character from your hand with a marker, until the markers are used up.
book-turn-3 = On a field with an eye, you may look at a face-down card at once.
book-turn-4 = Then the boards are resolved, from the lowest number to the highest. Abilities work in the order I, II, III, IV.
book-turn-5 = On each board the strongest player takes the reward into hand.
book-turn-6 = All cards return to their owners. Keep six and lay the rest aside: 1 point each at the end.
book-first-game = Five things worth knowing in your first game:
book-tip-1 = Look at the four missions first. Each is worth about as much as two good cards.
book-tip-2 = Area I acts first. An assassin there sends a strong card on III home before it counts.
book-tip-3 = Everybody starts with the same six people. What lies face down is one of those, or a card you saw somebody win.
book-tip-4 = A high board number is resolved late: by then everybody knows more.
book-tip-5 = Every card you win is worth at least 1 point, even if you lay it aside.

## Laying

book-laying = Where you may lay a card
book-laying-how = One card per turn, on a free area. Cards on top-secret areas lie face down, all others face up. You must lay while you have a marker, a card and a free area. ES-207
book-scene-rim = The [outer](outer) areas are green: the rim of the grid of four by six fields. The [inner](inner) ones are red. Your first card can only go on the rim.
book-scene-inside = Guedes lies on the rim. Now the field above him is open to you: it shares an edge with his. ES-205
book-scene-inside-1 = Open: next to a card of your own.
book-scene-inside-2 = Still closed: it touches your card only at the corner.
book-scene-eye = You lay a card on the blue field. Its eye reaches this board and the [neighbouring](neighbour) ones: you may look at one face-down card there. ES-006
book-scene-eye-1 = You may look at this one, …
book-scene-eye-2 = … or at this one, or at the face-down reward beside it.
book-scene-eye-3 = Too far away.
book-markers = How many cards you lay in a round
book-players = Players
book-cards-each = Cards each

## Resolving

book-resolving = Resolving a board
book-resolve-1 = Turn up everything on this board.
book-resolve-2 = Area I, then II, III, IV: its owner may use each symbol on the card, or not.
book-resolve-3 = Now the board’s own power works.
book-resolve-4 = Add up each player’s strength here. The strongest takes the reward.
book-resolve-5 = In a tie the lower area number wins. With nobody there, the reward goes under the deck.
book-worked = An example at the Hotel Palácio, where the British are at home:
book-scene-before = Before: all is face down, but you know your own two.
book-scene-before-1 = Area I: your Linda X., strength 0, an assassin.
book-scene-before-2 = Area II: one of green’s people.
book-scene-before-3 = Area III: your Elizabeth, strength 1. She is British, so the hotel gives her 1 more.
book-scene-before-4 = The reward is face down here, too.
book-scene-opened = Turned up: green has sent Lucky Luciano, strength 5. You have 0 + 2. So far green would win 5 to 2.
book-scene-after = But area I comes first: Linda sends Luciano home. Only your two are left, and Garbo is yours. Luciano is back in green’s hand and comes again next round.

## Abilities

book-abilities = Symbols
book-symbols = What the symbols do
book-effect = What it does
book-abilities-how = You may leave out any symbol. A card that was sent home or moved away before its turn does nothing. Two equal symbols work twice. ES-302
book-scene-next-door = “Next door” means boards that share a side. The neighbours of the blue board are the three green ones; the other two touch it only at a corner. ES-307

## Boards

book-places = The eight places
book-boards = Each has a power of its own

## Scoring

book-scoring = The end
book-score-1 = 1 point for each card you laid aside.
book-score-2 = The points on the characters in your hand, six at most.
book-score-3 = 6 points for each mission to whoever has most of what it counts on the cards in hand. Tied players share, rounded down. ES-603
book-score-4 = Most points win; then more missions, then more points on characters. ES-606
book-missions = The missions: four are used in a game
book-mission = Mission

## Characters

book-people = Everybody in town
book-starters = Your six at the start, the same for everybody
book-deck = The deck: 27 people to win
book-character = Character
book-flag = Flag
book-strength = Strength
book-points = Points
book-symbols-on-it = Symbols
book-list = { $first }, { $rest }

## Variants

book-variants = Variants
book-variants-table = Each can be chosen on its own
book-variant = Variant

## Words

book-words = Words of the game
book-rulings = Rulings by number

book-term-network = Network
    .means = Your characters, in hand and on the boards.
book-term-strength = Strength
    .means = The number that counts when a board is resolved.
book-term-area = Area
    .means = A field for one character, numbered I to IV.
book-term-outer = Outer area
    .means = On the rim of all six boards: open to everybody.
book-term-inner = Inner area
    .means = Inside: only next to a card of your own.
book-term-reward = Reward
    .means = The card that a board’s strongest player wins.
book-term-secret = Top secret
    .means = Cards lie face down here until the board is resolved.
book-term-eye = Eye
    .means = Lay a card here and you may look at a face-down card: on this board, next door, or anywhere.
book-term-neighbour = Neighbouring board
    .means = A board that shares a side with this one.
book-term-marker = Marker
    .means = Shows whose card it is. When yours are used up, you lay no more this round.
book-term-mission = Mission
    .means = What is counted at the end on the cards in hand, worth 6 points.
book-term-discard = Discards
    .means = Cards you laid aside after a round: 1 point each, whatever they show.
