"""Every message of the bots, with the arguments it is given; the texts are in `engine/text`."""

from __future__ import annotations

from kordon.engine.words import Message

ONLY_MOVE = Message("advice-only-move")
TRIED = Message("advice-tried", "count")
RULE_OF_THUMB = Message("advice-rule-of-thumb")
LIKEWISE = Message("advice-likewise")
ALSO = Message("advice-also")
