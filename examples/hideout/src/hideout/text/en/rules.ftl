### Hideout: the rules by id.

chapter-HI-1 = Hiding
HI-101 = The board has three by three squares. Before the game chance blocks one of them: nobody can hide there or look into it.
HI-102 = The hider chooses one of the other squares. Nobody else learns which.

chapter-HI-2 = Seeking
HI-201 = The seeker looks into one square per turn, never twice into the same.
HI-202 = The seeker wins by looking into the hider’s square.
HI-203 = The hider wins when the seeker has looked four times in vain, unless another number was chosen.
