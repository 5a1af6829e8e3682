### Estoril 1942: every rule by its id.

## Pieces

chapter-ES-0 = Pieces
ES-001 = Everybody starts with the same six characters in a colour of their own: red, green, blue or yellow. Another 27 characters form the deck.
ES-002 = A character has a name, a strength of 0 or more, victory points (VP), a flag and up to two ability symbols. The same symbol twice means that the ability may be used twice and counts twice for missions. The woman symbol only counts for a mission.
ES-003 = There are twelve missions; four of them are used in a game.
ES-004 = The eight location boards are numbered 1 to 8. A board is a square of four cells: a reward field and the activity areas I, II and III. Board 8 has areas I to IV and its reward in the middle.
ES-005 = A card on a cell marked TOP SECRET lies face down. On any other cell it lies face up.
ES-006 = An area with a peek symbol lets you look at one face-down card, a reward too, as soon as you lay your card there. The symbol says where: on this board, on this or a neighbouring board, or on any board. Nobody else sees the card.
ES-007 = Your first six: Hans R. (Germany, conspirator), Elizabeth (Great Britain, seducer, woman), Linda X. (United States, assassin, woman) and, from Portugal, Araújo (no ability), Guedes (diplomat) and Roque (nationalist). Araújo has strength 2, Linda X. and Roque 0, the others 1. Each is worth 1 VP.
ES-008 = The deck holds 27 characters: 6 from Portugal, 4 each from Germany, Great Britain and the United States, 2 each from Spain, France and the Soviet Union, 1 each from Hungary, Italy and Yugoslavia. Among them are 7 assassin, 7 seducer, 7 conspirator, 6 diplomat, 6 nationalist and 7 woman symbols.
ES-009 = Each of the twelve missions is worth 6 VP. Six count a symbol: assassins, seducers, conspirators, nationalists, diplomats or women. Four count a flag: Portugal, Germany, Great Britain or the United States. One adds up strength; one counts different flags out of Spain, France, Hungary, Italy, the Soviet Union and Yugoslavia.
ES-010 = Each board has its cells in an order of its own. All areas are TOP SECRET except on board 3, and so are the rewards of boards 2 and 8. Area II peeks on its own board, area III on its own or a neighbouring one, area IV of board 8 on any; board 3 has no peeks.
ES-011 = You may peek at a face-down card that is not your own, or at a face-down reward. You may also skip the peek.
ES-012 = A conspirator needs a card in the deck and a reward on the field; otherwise the symbol can’t be used.
ES-013 = What can be worked out is not a secret: you may check at any time which cards another player has. Only this is hidden: which of them are in hand, and which lie face down where.

## Set-up

chapter-ES-1 = Set-up
ES-101 = Each of you has 6 markers in a game of two, 4 in a game of three and 3 in a game of four.
ES-102 = Four missions drawn at random lie face up for everybody to see. The others leave the game.
ES-103 = The 27 characters are shuffled into a face-down deck. Chance chooses the first player.

## A round

chapter-ES-2 = A round
ES-201 = Every round the eight boards are shuffled, and six drawn at random are laid face up in 2 rows of 3. Each is turned at random by quarter turns.
ES-202 = Each reward field gets the top card of the deck, face up or face down as the field says. If the deck is too short, the fields of the highest-numbered boards stay empty.
ES-203 = In turn order each of you lays one character from hand on a free area, with one of your markers on it. If you have no marker or no card left, you are skipped. When nobody can lay any more, the boards are resolved.
ES-204 = The six boards together make a grid of 4 × 6 cells. Areas on its rim are outer areas, all others are inner ones. You may lay a card on any free outer area.
ES-205 = An inner area takes a card only beside one of your own. Beside means sharing an edge, on the same board or across two boards. A reward field is not an area.
ES-206 = If you have neither a free outer area nor a free inner one beside a card of yours, you may lay on any free area.
ES-207 = While you have a marker and a card and an area is free, you must lay a card. You cannot pass.

## Resolving

chapter-ES-3 = Resolving
ES-301 = Boards are resolved one by one, from the lowest number up. First every face-down card on that board is turned up, the reward too. Other boards keep their secrets.
ES-302 = Then come the abilities, area by area: I, II, III, IV. You may use or skip each symbol of your characters. A character that was removed or moved away before its turn does nothing.
ES-303 = After the abilities comes the board’s own effect. Then each player adds up the strength of their characters here, and the strongest takes the reward into hand; strength 0 counts too. In a tie, the lowest-numbered area among the tied players decides. All other cards stay.
ES-304 = If no player has a character on the board, its reward goes face down under the deck.
ES-305 = When all six boards are resolved, cards and markers go back to their owners. If you then hold more than six cards, you pick the surplus in secret; all discards are shown at once and stay in open piles before their owners. With six cards or fewer you discard nothing.
ES-306 = The player to the left becomes the new first player, and the next round begins. After the fourth round the game ends instead.
ES-307 = Two boards are neighbours if they share a side in the layout of 2 × 3 boards.
ES-308 = A symbol that could change nothing is skipped without a question: when there is nobody to choose, or there are no compatriots to count.
ES-309 = If a character of yours has two different symbols, you choose which one to use first. Both have their turn before the next area does.

## Abilities

chapter-ES-4 = Abilities
ES-401 = Assassin: choose a character on the same board, your own if you like, but not the reward. It goes back to its owner’s hand. It stays in the game, but neither the card nor its marker can be laid again this round.
ES-402 = Conspirator: look at the top card of the deck and at this board’s reward. Put one face down under the deck and the other face up on the reward field. The others get to see the card from the deck only if it becomes the reward; a reward that goes under the deck has been seen by all.
ES-403 = Nationalist: +1 strength for every other card with the same flag on this and neighbouring boards, no matter who owns it, even on resolved boards, and for face-up rewards. Face-down cards do not count. A double symbol gives +2 for each. The bonus is set when the symbol’s turn comes and does not change afterwards.
ES-404 = Seducer: move a character from a neighbouring board, resolved or not, with its marker to a free area of this board; never a reward. A face-down one is turned up. Its abilities are ignored; its strength counts here for its owner. Without a free area here, the seducer cannot be used.
ES-405 = Diplomat: put a white marker on any character on this or a neighbouring board, face up or face down, on a resolved board too; the diplomat may choose itself. For the rest of this round no assassin and no seducer can choose that character.
ES-406 = Woman: this symbol does nothing on a board. It counts for a mission.
ES-407 = A seduced character leaves every bonus of its old board behind; on the new board it starts from its printed strength.
ES-408 = White markers are not limited: diplomats can protect any number of characters in a round. The box has six, one of which counts the rounds; if they run out, anything else serves as a marker.

## Boards

chapter-ES-5 = Boards
ES-501 = Board 1, Church of Santo António: no assassin may be used here. Characters with that symbol may still be laid here.
ES-502 = Board 2, Hotel Palácio: each British character here has +1 strength.
ES-503 = Board 3, Tamariz Beach: everything lies face up here, the reward too.
ES-504 = Board 4, Hotel Atlântico: each German character here has +1 strength.
ES-505 = Board 5, Muchaxo: all areas of this board count as outer areas, wherever it lies.
ES-506 = Board 6, Casino Estoril: after the abilities two dice are rolled for each character here. The difference between the dice is added to its strength.
ES-507 = Board 7, Boca do Inferno: after the abilities, if at least two players are here, the weakest of them picks one of their own characters here, and it leaves the game for good. In a tie, the lower-numbered area saves its owner.
ES-508 = Board 8, Castro Guimarães Museum: there are four areas here. A card laid on area IV lets its owner peek at a card on any board.

## The end

chapter-ES-6 = The end
ES-601 = Each card in your discard pile is worth 1 VP.
ES-602 = Add the VP of the characters in your hand, six at most.
ES-603 = Each mission gives 6 VP to the player with the most of what it counts on the cards in hand; discards do not count. Tied players share the points, rounded down. With none of it at all, you score nothing.
ES-604 = The mission of different flags counts each country it names once. The mission of strength adds up the strength printed on the cards.
ES-605 = One card may count for several missions.
ES-606 = The most VP wins. In a tie, more missions won decides, a shared one counting too; then more VP on the characters in hand. If it is still a tie, the victory is shared.
ES-607 = Boca do Inferno may leave you with fewer cards than markers. You then lay only as many cards as you have.

## Variants

chapter-ES-7 = Variants
ES-701 = Secret missions (three or four players): one mission is open. Between each two neighbours lies a face-down mission that only those two may look at, as many missions as players. At the end all are turned up, and everybody can score every one of them.
ES-702 = Recruitment office: besides the common missions you get a secret one of your own, never the one of strength (another is drawn instead). At the end it gives you 1 VP for each symbol it counts on the cards in your hand and in your discard pile.
ES-703 = Second place counts: the second in a mission gets 3 VP. Players tied for first share 9 VP, and there is no second; players tied for second share 3 VP. Shares are rounded down.
ES-704 = The recruitment missions are dealt last, after the open and the secret ones. The mission of different flags counts each listed country once here too.
ES-705 = Second place, too, needs at least one of what the mission counts.
