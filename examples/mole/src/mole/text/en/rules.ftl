### Mole: the rules by id.

chapter-MO-1 = The board
MO-101 = The board has five by five squares. Six of them are targets. Squares that share a side are next to each other.
MO-102 = The two agents begin on b3 and d3. They never stand on the same square.

chapter-MO-2 = The mole
MO-201 = First the mole hides: on any square that is not a target and has no agent on it. Nobody else learns which.
MO-202 = In its turn the mole digs to a square next to it; it can’t stay. Agents don’t block it, because it is below them.
MO-203 = A target is visited when the mole ends its turn on it. Everybody is told one turn later, when the hunter’s turn is over. A target counts once.

chapter-MO-3 = The hunter
MO-301 = In the hunter’s turn each agent may move once, one or two squares.
MO-302 = The hunter ends the turn by searching one square next to an agent, or by resting.
MO-303 = If the mole is in the square that is searched, it is caught and the hunter has won. Everybody sees the result of a search.

chapter-MO-4 = The end
MO-401 = The mole wins as soon as its third visit is announced.
MO-402 = The hunter wins if the last round ends before that; there are twelve rounds unless others were chosen.
