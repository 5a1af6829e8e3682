"""Every message of the patience."""

from kordon.engine.words import Message

DECK = Message("deck")
CARD = Message("card", "number")
STATUS = Message("status", "points")
PROMPT = Message("prompt")
HIGHER = Message("higher")
LOWER = Message("lower")
TURNED = Message("turned", "number")
