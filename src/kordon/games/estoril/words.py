"""Every message of the game, with the arguments it is given; the texts are in `text/`."""

# Not compiled: declares texts, and the check of texts reads it as a file.
from __future__ import annotations

from kordon.engine.words import Message, Names, Sentences, Text
from kordon.games.estoril.rules.characters import ASSASSIN, CONSPIRATOR, DIPLOMAT, FLAGS, SEDUCER, SYMBOLS
from kordon.games.estoril.rules.ground import BOARDS, ROMAN
from kordon.games.estoril.rules.missions import MISSIONS

BOARD = Names("board", BOARDS)
POWER = Names("power", BOARDS)
FLAG = Names("flag", FLAGS)
SYMBOL = Names("symbol", SYMBOLS)
USE = Names("use", (ASSASSIN, SEDUCER, CONSPIRATOR, DIPLOMAT))
MISSION = Names("mission", [mission.key for mission in MISSIONS], "how")

SIGN = Names(
    "sign",
    [
        *("strength", "points", "flag", "bonus", "shield", "silent", "markers", "hand", "discards", "first"),
        *("score-points", "final-points", "back", "mission"),
        *(f"symbol-{symbol}" for symbol in SYMBOLS),
    ],
)
GROUND = Names("ground", ["secret", "outer", "inner", "peek-1", "peek-2", "peek-3", "reward"])
ASK = Names("ask", ["area", "seduce"])
GOAL = Message("goal")
TRACK_ROUND = Message("track-round")
SCORE_SO_FAR = Message("score-so-far", "value")
SCORE_FINAL = Message("score-final", "value")

# ---- places and things
AREA = Message("area", "board", "area")
REWARD_FIELD = Message("reward-field", "board")
REWARD_CAPTION = Message("reward-caption")
FACE_DOWN = Message("face-down")
FACE_DOWN_OF = Message("face-down-of", "who")
KNOWN_TO_YOU = Message("known-to-you", "card")
SECRET_MISSION = Message("secret-mission")
MISSION_BETWEEN = Message("mission-between", "first", "second")
RECRUIT_MISSION = Message("recruit-mission")
HAND = Message("hand")
NETWORK = Message("network", "who")
NETWORK_HOW = Message("network-how", "who")
DECK = Message("deck")
MISSIONS_ZONE = Message("missions")
DISCARDS = Message("discards", "who")
LAID_ASIDE = Message("laid-aside")
ROUND = Message("round")
STRENGTH = Message("strength", "value")
POINTS = Message("points", "value")
BONUS = Message("bonus", "value")
SHIELD = Message("shield")
SILENT = Message("silent")
MARKERS_LEFT = Message("markers-left", "count")
CARDS_IN_HAND = Message("cards-in-hand", "count")
DISCARD_COUNT = Message("discard-count", "count")
FIRST_PLAYER = Message("first-player")

# ---- status and prompts
STATUS_LAYING = Message("status-laying", "round", "rounds")
STATUS_RESOLVING = Message("status-resolving", "round", "rounds", "board")
STATUS_DISCARDING = Message("status-discarding", "round", "rounds")
STATUS_OVER = Message("status-over")
PROMPT_LAY = Message("prompt-lay", "count")
PROMPT = Names("prompt", ["peek", "sacrifice", "wait-all"])
PROMPT_ABILITY = Sentences(
    "prompt", dict.fromkeys(["assassin", "seducer", "conspirator", "nationalist", "diplomat"], ("card",))
)
PROMPT_SYMBOLS = Message("prompt-symbols", "card")
TWICE = Message("twice", "number", "question")
PROMPT_CHOOSE = Message("prompt-choose", "top", "reward")
PROMPT_DISCARD = Message("prompt-discard", "count")
PROMPT_WAIT = Message("prompt-wait", "who")
WON_BY_POINTS = Message("won-by-points", "who", "score", "ahead", "second")
WON_BY_MISSIONS = Message("won-by-missions", "who", "score")
WON_BY_HAND = Message("won-by-hand", "who", "score")
WON_TOGETHER = Message("won-together", "score")

# ---- buttons
DECLINE_PEEK = Message("decline-peek")
DECLINE_ABILITY = Message("decline-ability", "symbol")
RALLY = Message("rally", "bonus")
GOES_UNDER = Message("goes-under", "card")
ALREADY_KNOWN = Message("already-known", "card")
NO_PEEK_HERE = Message("no-peek-here")

# ---- the log
DICE_ROLLED = Message("dice-rolled", "first", "second")
PICKED = Message("picked", "card")
NO_LONGER_SAID = (PICKED,)  # but stored with games that are over

# ---- advice
ADVICE = Sentences(
    "advice",
    {
        **dict.fromkeys(("lay-ahead", "lay-safer", "lay-contest"), ("board",)),
        **dict.fromkeys(("assassin", "seducer"), ("who",)),
        **dict.fromkeys(("assassin-own", "seducer-own", "choose-leading", "choose-behind"), ()),
        **dict.fromkeys(("peek", "decline", "conspirator", "nationalist", "diplomat", "least"), ()),
        **dict.fromkeys(("discard-free", "discard-even", "discard-mission", "discard-least"), ()),
    },
)

# ---- the final score
SCORE = Names("score", ["sheet", "player", "discards", "characters", "recruits", "total"])

# ---- after the end
STATISTIC = Sentences("statistic", dict.fromkeys(["rewards", "peeks", "victims", "seduced"], ("n",)))

# ---- answers to wrong clicks
MATTERS = "card-first reward taken area inner own-card peek discard picked shielded lit"
MATTER = Names("matter", MATTERS.split())


def place_text(board: int, area: int) -> Text:
    """The name of an area, or of the reward field where the area's number is 0."""
    if area == 0:
        return REWARD_FIELD(board=BOARD(board))
    return AREA(board=BOARD(board), area=ROMAN[area])
