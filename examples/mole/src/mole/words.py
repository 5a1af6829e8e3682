"""Every message of the game, with the arguments it is given; the texts are in `text/`."""

from __future__ import annotations

from kordon.engine.words import Message, Names

STATUS = Message("status", "round", "rounds", "visits")
PROMPT_HIDE = Message("prompt-hide")
PROMPT_BURROW = Message("prompt-burrow")
PROMPT_HUNT = Message("prompt-hunt")
PROMPT_WAIT = Message("prompt-wait", "who")
PROMPT_OVER = Message("prompt-over", "who", "why")

TARGET = Message("target-square", "square")
AGENT = Names("agent", range(2))
MOLE = Message("mole")
SEARCHED_HERE = Message("searched-here")
VISITED_HERE = Message("visited-here")
SEARCH = Message("search")
REST = Message("rest")
ROUND = Message("round")
VISITS = Message("visits")
RESULT = Message("result")
RESULT_WINNER = Message("result-winner")
RESULT_WHY = Message("result-why")
WHY = Names("why", ("MO-303", "MO-401", "MO-402"))

BURROWED = Message("burrowed")
BURROWED_TO = Message("burrowed-to", "place")
SENT = Message("sent", "agent", "place")
SEARCHED = Message("searched", "place")
FOUND = Message("found", "place")
RESTED = Message("rested")
VISITED = Message("visited", "place")
