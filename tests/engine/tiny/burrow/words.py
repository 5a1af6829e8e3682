"""Every message of the burrow."""

from kordon.engine.words import Message

SQUARE = Message("square", "number")
FILLED = Message("filled")
STATUS = Message("status", "round", "rounds")
MOLE_MOVES = Message("mole-moves")
HUNTER_DIGS = Message("hunter-digs")
OVER = Message("over")
STAY = Message("stay")
MOVED = Message("moved")
MOVED_TO = Message("moved-to", "square")
DUG = Message("dug", "square")
CAUGHT = Message("caught", "square")
