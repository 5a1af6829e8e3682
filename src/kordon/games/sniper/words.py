"""Every message of the game, with the arguments it is given; the texts are in `text/`."""

# Not compiled: declares texts, and the check of texts reads it as a file.
from __future__ import annotations

from kordon.engine.words import Message, Names, Sentences, Text
from kordon.games.sniper import pieces
from kordon.games.sniper.maps.compiled import MAP_NAMES, load
from kordon.games.sniper.pieces import SECTOR_NAMES, Unit
from kordon.games.sniper.solo.order_cards import ORDERS
from kordon.maps.compiled import TYPE_NAMES

# ---- names
OFFICER = Names("officer", pieces.SQUAD_NAMES)
SOLDIER = Names("soldier", [f"{squad}-{number}" for squad in pieces.SQUAD_NAMES for number in (1, 2)])
SQUAD = Names("squad", pieces.SQUAD_NAMES)
SECTOR = Names("sector", SECTOR_NAMES)
LOADOUT = Names("loadout", pieces.LOADOUT_NAMES, "how")
SPECIALIST = Names("specialist", pieces.SPECIALIST_NAMES, "how")
TOKEN = Names("token", pieces.TOKEN_NAMES)
ORDER = Names("order", {order.kind for order in ORDERS}, "how")
MAP = Names("map", MAP_NAMES)
MARKS = ["tunnel", "difficult", "objective", "officer", "soldier", "entrance"]
LEGEND = Names("map-legend", [*TYPE_NAMES, *MARKS, "doorway", "ladder"])
GROUND = Names("ground", [*TYPE_NAMES, *MARKS, *(f"sector-{name}" for name in SECTOR_NAMES)])
SPACE_NAME = Names("space", [f"{name}-{space}" for name in MAP_NAMES for space in range(load(name).size)])
OBJECTIVE_NAME = Names(
    "objective", [f"{name}-{number}" for name in MAP_NAMES for number in range(1, pieces.OBJECTIVES + 1)]
)
ACTS = "go shoot blast loot complete peek end decline move attack spot sweep deploy dismiss intel pass"
ACT = Names("act", ACTS.split(), "how")
STEPS = "walk shoot tokens distract swap unit move spot sweep deploy specialist"
ASK = Names("ask", [*STEPS.split(), "tokens-first", "tokens-second", "sweep-second"])
GOAL = Names("goal", ["sniper", "defenders", "solo", "all"])
TRACK = Names("track", ["orders", "countdown", "objectives", "wounds"])
BADGES = "wound copies count uses token-sup used completed objective-number out hand sector squad done"
FIGURES = "dog sniper self mine flag target looted officer soldier"
SIGN = Names("sign", [*BADGES.split(), *FIGURES.split(), *pieces.TOKEN_NAMES])
DID = Names("did", pieces.DID_NAMES)

# ---- places and things
SPACE = Message("space", "number", "name")
SPACE_WITH_OBJECTIVE = Message("space-with-objective", "number", "name", "objective", "thing")
OBJECTIVE = Message("objective", "number", "name")
OBJECTIVE_PLACE = Message("objective-place", "space", "sector")
OBJECTIVE_DONE = Message("objective-done")
OBJECTIVE_NOT_HERE = Message("objective-not-here")
YOU = Message("you")
SNIPER_HERE = Message("sniper-here")
FIGURE = Message("figure")
DOG = Message("dog", "number")
CUBE = Message("cube")
MINE_HERE = Message("mine-here")
LOOTED_HERE = Message("looted-here")
LOOTED_OPENLY = Message("looted-openly")
AIMED_AT = Message("aimed-at")
HIT = Message("hit")
CARD_BACK = Message("card-back")
PLAYED_IN = Message("played-in", "round")
COPIES = Message("copies", "count")
TOKEN_COUNT = Message("token-count", "count")
USES_LEFT = Message("uses-left", "count")
USED_NOW = Message("used-now")
SUPPRESSION_HERE = Message("suppression-here")
ORDER_BACK = Message("order-back")
ORDER_NONE = Message("order-none")
ORDER_SQUADS = Message("order-squads", "times", "squads")
ORDER_PATROL = Message("order-patrol-from", "unit", "objective")
SLOT = Message("slot", "number", "order")
PATH = Message("path", "turn")

# ---- beside the board
BAG = Message("bag")
DRAWN_ZONE = Message("drawn-zone")
EARNED_ZONE = Message("earned-zone")
HAND = Message("hand")
HAND_OF_SNIPER = Message("hand-of-sniper")
BOX = Message("box")
FINDS = Message("finds")
DECK = Message("deck")
PLAYED = Message("played")
OBJECTIVES = Message("objectives")
SPECIALISTS = Message("specialists")
ORDERS_ZONE = Message("orders")
COUNTDOWN = Message("countdown")
ORDERS_LEFT = Message("orders-left")
WOUNDS = Message("wounds")
COMPLETED_COUNT = Message("completed-count")
CARDS_IN_HAND = Message("cards-in-hand", "count")
ACTIONS_LEFT = Message("actions-left", "squad", "count")
INTEL_GATHERED = Message("intel-gathered", "squad")
IS_DONE = Message("is-done")
SNIPER_PANEL = Message("sniper-panel")
DEFENDER_PANEL = Message("defender-panel", "squads")
LAST_SECTOR = Message("last-sector", "sector")
LAST_SECTOR_FLAG = Message("last-sector-flag", "sector")

# ---- status and prompts
STATUS_SET_UP = Message("status-set-up", "map")
STATUS_SNIPER = Message("status-sniper", "map", "round")
STATUS_DEFENDERS = Message("status-defenders", "map", "round")
STATUS_OVER = Message("status-over", "map")
PROMPT = Names("prompt", ["bury", "show", "take", "enter", "end", "loot", "heal", "defend", "wait-all"])
PROMPT_PICK = Message("prompt-pick", "count")
PROMPT_ASSIGN = Message("prompt-assign", "squad")
PROMPT_TURN = Message("prompt-turn", "move", "card", "action")
PROMPT_BURST = Message("prompt-burst", "shot", "tokens")
PROMPT_DRAW = Message("prompt-draw", "space", "distance")
PROMPT_WAIT = Message("prompt-wait", "who")
WON_BY = Names("won-by", ["objectives", "wounds", "time"])
TOKENS = Message("tokens", "count")
SHOOT_TWICE = Message("shoot-twice")

# ---- what is known about the result of a choice
ODDS = Message("odds", "distance", "hit", "reveal", "misfire")
ODDS_OF_BOTH = Message("odds-of-both", "reveal")
ODDS_OF_SPECIALIST = Message("odds-of-specialist", "distance", "hit", "misfire")
BLAST_HITS = Message("blast-hits", "count")
WALK_HEARD = Message("walk-heard", "units")
WALK_SMELLED = Message("walk-smelled")
WALK_NOTICED = Message("walk-noticed", "units")

# ---- the log
LIST = Message("list", "first", "rest")
WAY = Message("way", "first", "rest")
TOKENS_DRAWN = Message("tokens-drawn", "aim", "recoil", "noise", "suppression")

# ---- advice
ADVICE = Sentences(
    "advice",
    {
        **dict.fromkeys(("complete", "win", "unreachable", "loot", "card", "pick"), ()),
        **dict.fromkeys(("reinforce", "guard", "dog", "done"), ()),
        **dict.fromkeys(("shoot", "ask", "strike", "close-in"), ("chance",)),
        "reach": ("place",),
        "hidden": ("places",),
    },
)

# ---- after the end
TRAIL = Names("trail", ["sheet", "turn", "left", "path", "end"])

BADGE = Names("badge", pieces.UNIT_NAMES)  # what a unit is called where there is no room

STATISTICS = "spaces shots kills seen questions finds wounds"
STATISTIC = Sentences("statistic", dict.fromkeys(STATISTICS.split(), ("n",)))

# ---- answers to wrong clicks
MATTERS = """
bury show pick assign enter step unit-there no-doorway rough walked been-there acted shoot-first played
nobody-in-sight not-in-sight few-tokens look unit-first verb-first not-yours no-actions did-that scouted
"""
MATTER = Names("matter", MATTERS.split())


def unit_name(unit: Unit) -> Text:
    """An officer or a soldier by squad and number."""
    rank, _, name = pieces.UNIT_NAMES[unit].partition("-")
    return OFFICER(name) if rank == "officer" else SOLDIER(name)


def listed(texts: list[Text], joined_by: Message = LIST) -> Text:
    """One text of several, with commas; there must be one at least."""
    *before, said = texts
    for text in reversed(before):
        said = joined_by(first=text, rest=said)
    return said
