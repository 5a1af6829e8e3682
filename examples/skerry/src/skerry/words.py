"""Every message of the game, with the arguments it is given; the texts are in `text/`."""

from __future__ import annotations

from kordon.engine.words import Message, Names

STATUS = Message("status", "round", "rounds", "low")
GOAL = Message("goal")
PROMPT_BID = Message("prompt-bid")
PROMPT_CLAIM = Message("prompt-claim", "found")
PROMPT_HOW_MANY = Message("prompt-how-many", "found")
PROMPT_DOUBT = Message("prompt-doubt", "who", "pearls")
PROMPT_WAIT = Message("prompt-wait", "who")
PROMPT_WAIT_BIDS = Message("prompt-wait-bids")
PROMPT_OVER = Message("prompt-over", "who", "points")
PROMPT_DRAW = Message("prompt-draw", "points")

SITE = Names("site", range(7))
BUOY = Message("buoy", "who")
DIVE = Message("dive", "who")
BID = Message("bid", "coins")
CLAIM = Message("claim", "pearls")
BELIEVE = Message("believe")
DOUBT = Message("doubt")
ROUND = Message("round")
COINS = Message("coins")
PEARLS = Message("pearls")
OWN_BID = Message("own-bid")
LAST_BID = Message("last-bid")
RESULT = Message("result")
RESULT_WHO = Message("result-who")
RESULT_POINTS = Message("result-points")

TIDE = Message("tide-rolled", "dice")
SEALED = Message("sealed", "who")
SEALED_OWN = Message("sealed-own", "coins")
OPENED = Message("opened", "bids", "who", "coins")
FOUND = Message("found", "who")
FOUND_OWN = Message("found-own", "die")
CLAIMED = Message("claimed", "who", "place", "pearls")
BELIEVED = Message("believed", "who")
DOUBTED_RIGHTLY = Message("doubted-rightly", "who", "diver", "die")
DOUBTED_WRONGLY = Message("doubted-wrongly", "who", "diver", "die")
TAKEN = Message("taken", "who", "pearls", "place")
