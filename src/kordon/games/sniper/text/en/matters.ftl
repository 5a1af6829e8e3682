### Answers to wrong clicks: what is the matter here

matter-bury = First choose the objective to put back.
matter-show = First choose the card to show.
matter-pick = First choose your loadout cards.
matter-assign = First choose a specialist.
matter-enter = Begin at one of the highlighted entrances.
matter-step = Too far: a move goes from space to neighbouring space.
matter-unit-there = A unit stands there: you can’t go in.
matter-no-doorway = No doorway or ladder on this side.
matter-rough = Difficult terrain: a move through it is one space shorter.
matter-walked = You have already moved this turn.
matter-been-there = You have already been there this turn, or the move is at its end.
matter-acted = You have already used your action this turn.
matter-shoot-first = To shoot, press Shoot first, then choose the target.
matter-played = You have already played a card this turn.
matter-nobody-in-sight = Nobody is in sight from here.
matter-not-in-sight = You can’t see this unit from here.
matter-few-tokens = Too few tokens in the bag for this distance.
matter-look = There is nothing to do with this now.
matter-unit-first = First choose one of your units, then what it does.
matter-verb-first = First choose what the unit does.
matter-not-yours = This squad is not yours to lead.
matter-no-actions = This squad has no actions left this turn.
matter-did-that = This unit has already done that this turn.
matter-scouted = The scout’s soldier does nothing else this turn.
