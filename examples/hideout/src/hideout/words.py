"""Every message of the game, with the arguments it is given; the texts are in `text/`."""

from __future__ import annotations

from kordon.engine.words import Message, Names

STATUS = Message("status", "looks", "most")
PROMPT_HIDE = Message("prompt-hide")
PROMPT_LOOK = Message("prompt-look")
PROMPT_WAIT = Message("prompt-wait", "who")
PROMPT_OVER = Message("prompt-over", "who", "why")

BLOCKED = Message("blocked", "square")
HIDER = Message("hider")
LOOKED_HERE = Message("looked-here")
LOOKS = Message("looks")
RESULT = Message("result")
RESULT_WINNER = Message("result-winner")
RESULT_WHY = Message("result-why")
WHY = Names("why", ("HI-202", "HI-203"))

HID = Message("hid")
HID_IN = Message("hid-in", "place")
LOOKED = Message("looked", "place")
FOUND = Message("found", "place")
