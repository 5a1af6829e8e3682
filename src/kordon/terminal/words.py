"""Every message of the terminal client, with the arguments it is given."""

from __future__ import annotations

from importlib.resources import files

from kordon.engine.words import Message, Names, Sentences

TEXTS = files("kordon.terminal").joinpath("text")

# ---- the screen
PART = Message("client-part", "number", "count")
BELOW = Message("client-below")
YOU = Message("client-you", "who")
ON_TURN = Message("client-on-turn", "who")
OWNED = Message("client-owned", "thing", "who")
COUNTED = Message("client-counted", "thing", "count")
TRACK = Message("client-track", "thing", "value", "high")
EMPTY = Message("client-empty", "count")
EMPTY_NAMED = Message("client-empty-named", "places")
CHOOSE = Message("client-choose")
DONE = Message("client-done")
SIGNS = Message("client-signs", "signs")
BESIDE = Sentences("client", {way: ["place"] for way in ("above", "right", "beneath", "left")})

# ---- answers
UNKNOWN = Message("client-unknown", "input")
NO_NUMBER = Message("client-no-number", "number", "highest")
SEVERAL = Message("client-several", "input", "things")
CHOOSABLE = Message("client-choosable", "thing")
NOT_CHOOSABLE = Message("client-not-choosable", "thing")
NO_STEP_BACK = Message("client-no-step-back")
TAKEN_BACK = Message("client-taken-back")
NO_LOG = Message("client-no-log")
RULES = Message("client-rules", "chapter", "rule")
NO_RULE = Message("client-no-rule", "input")
HELP_ORDER = ("choose", "back", "why", "advise", "rules", "log", "undo", "mark", "show", "quit")
HELP_AMONG_PEOPLE = ("talk", "team", "answer")
HELP = Names("client-help", HELP_ORDER + HELP_AMONG_PEOPLE)
ADVICE = Message("client-advice")
ADVISED = Message("client-advised", "move", "why")
ADVISED_CHANCE = Message("client-advised-chance", "move", "why", "chance")

# ---- beginning and end
WELCOME = Message("client-welcome", "game", "who")
WATCHING = Message("client-watching", "game")
SEED_HASH = Message("client-seed-hash", "hash")
SEED = Message("client-seed", "seed")
MOMENTS = Message("client-moments")
LEAVE = Message("client-leave")
GOODBYE = Message("client-goodbye")
SAVED = Message("client-saved", "command")

# ---- a served table
TABLE = Message("client-table", "game")
AWAIT_START = Message("client-await-start")
YOUR_SEAT = Message("client-your-seat", "who")
SITS = Message("client-sits", "name", "who")
BOT_SITS = Message("client-bot-sits", "who")
SEAT_FREE = Message("client-seat-free", "who")
AWAY = Message("client-away", "name")
BACK = Message("client-back", "name")
BOT_FOR = Message("client-bot-for", "name")
SAID = Message("client-said", "name", "text")
SAID_TO_TEAM = Message("client-said-to-team", "name", "text")
LEFT_TABLE = Message("client-left-table", "name")
SAT_DOWN = Message("client-sat-down", "name")
TOOK_ADVICE = Message("client-took-advice", "name")
TIME_LEFT = Message("client-time-left", "time")
MAY_ASK = Message("client-may-ask")
ASKED = Message("client-asked", "who")
ASKED_OTHERS = Message("client-asked-others")
NOT_TAKEN_BACK = Message("client-not-taken-back")
LINE_DOWN = Message("client-line-down")
LINE_UP = Message("client-line-up")
GIVEN_UP = Message("client-given-up")
REMATCH = Message("client-rematch", "link")
FULL = Message("client-full")
COME_BACK = Message("client-come-back", "command")

# ---- a campaign
CAMPAIGN = Message("client-campaign", "name", "won", "count")
CAMPAIGN_WITH = Message("client-campaign-with", "name", "won", "count")
CAMPAIGN_WON = Message("client-campaign-won", "level", "times")
CAMPAIGN_OPEN = Message("client-campaign-open", "played")
ONWARD = Message("client-onward", "command")
SHEET = Message("client-sheet", "command")
