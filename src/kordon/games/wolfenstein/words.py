"""Every message of the game, with the arguments it is given; the texts are in `text/`."""

# Not compiled: declares texts, and the check of texts reads it as a file.
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args

from kordon.engine.words import Message, Names, Sentences, Text
from kordon.games.wolfenstein.board.mission import MISSIONS, tile_names
from kordon.games.wolfenstein.content import effects, goals, tables, traits
from kordon.games.wolfenstein.content.cards import AmmunitionKind, EquipmentKind, TargetKind
from kordon.games.wolfenstein.pieces import TIE_NAMES

# ---- names of what is in the box
HERO = Names("hero", [entry.name for entry in tables.HEROES], "line", "short")
SKILL = Names("skill", [skill.name for hero in tables.HEROES for skill in hero.skills])
ENEMY = Names("enemy", [entry.name for entry in tables.ENEMIES], whom="n", some="n")
WEAPON = Names("weapon", [entry.name for entry in tables.WEAPONS])
MODE_NAME = Names(
    "mode", list(dict.fromkeys([mode.name for entry in tables.WEAPONS for mode in entry.modes]))
)
EQUIPMENT_CARD = Names("equipment", [entry.name for entry in tables.EQUIPMENT])
CHEST = Names("chest", [entry.name for entry in tables.CHESTS])
EVENT = Names("event", [entry.name for entry in tables.EVENTS])
EVENT_TEXT = Names("event", [f"{entry.name}-text" for entry in tables.EVENTS])
EVENT_OPTION = Names(
    "event", [f"{entry.name}-{option.name}" for entry in tables.EVENTS for option in entry.options], "told"
)
MISSION = Names("mission", MISSIONS)
MISSION_STORY = Names(
    "mission", [f"{name}-{part}" for name in MISSIONS for part in ("before", "after", "lost", "twist")]
)
TILE = Names("tile", tile_names())
LEVEL = Names("level", [entry.name for entry in tables.LEVELS])
AMMUNITION = Names("ammunition", get_args(AmmunitionKind))
EQUIPMENT_KIND = Names("kind", get_args(EquipmentKind))
TARGET_KIND = Names("target", get_args(TargetKind))
DECK = Names("deck", ["weapon", "equipment", "event", "chest"])

# ---- after the end
STATISTIC = Sentences("statistic", dict.fromkeys(["kills", "attacks", "hurt", "searches"], ("n",)))

# ---- answers to wrong clicks
MATTER = Sentences(
    "matter",
    {
        **dict.fromkeys(
            [
                *("pick", "entrust", "lead", "tie", "question", "activate", "dead", "had-turn", "look"),
                *("here", "no-points", "enemy-there", "friend-there", "no-stop", "token-far"),
                *("door-between", "bars-between", "unsafe", "door-far", "door-open", "no-attack"),
                *("sabotaged", "empty", "no-ammunition", "no-sight", "hero-turn", "bleeding"),
                *("walk-off", "others-gear", "no-stop-far", "by-noise", "by-goal", "reload", "reload-twice"),
                "reload-attack",
            ],
            (),
        ),
        **dict.fromkeys(["reload-points", "far", "start-far", "few-points"], ("ap",)),
        "not-yours": ("who",),
        "out-of-range": ("distance", "range"),
    },
)


def _records(vocabulary: Any) -> dict[str, tuple[str, ...]]:
    """By tag: the fields of each record."""
    return {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(vocabulary)}


# ---- what cards say, a sentence a record of the vocabularies
EFFECT = Sentences("effect", _records(effects.Effect))
TRAIT = Sentences("trait", _records(traits.Trait))
GOAL = Sentences("goal", _records(goals.Goal) | {"kill": ("enemy",)})
NOTHING = Text("no-effect")
GOAL_DONE = Message("goal-done", "goal")
LIST = Message("list", "first", "rest")
AND = Message("and", "first", "rest")
THEN = Message("then", "first", "rest")

# ---- places and things
DOOR = Message("door", "number")
BARS = Message("bars", "number")
OBJECTIVE = Message("objective", "letter")
EVENT_TOKEN = Message("event-token")
CHEST_TOKEN = Message("chest-token")
NOISE_TOKEN = Message("noise-token", "place")
NUMBERED = Message("numbered", "name", "number")
ALLY_OF = Message("bot-of", "hero")
FLAG = Message("flag")
LEGEND = Names("legend", ["door", "opened", "bars", "burned", "noise", "shot"])

# ---- what is told of heroes
HERO_CARD = Message("hero-card", "hero")
HERO_STATS = Message("hero-stats", "ap", "accuracy")
HERO_PLAYED_BY = Message("hero-played-by", "who")
HERO_IN_ZONE = Message("hero-in-zone", "hero", "who")
FISTS = Message("fists", "dice", "ap")
SKILL_ALWAYS = Message("skill-always", "skill", "what")
SKILL_PAID = Message("skill-paid", "skill", "glory", "what")
STATE = Names(
    "state",
    [
        *("active", "acted", "fatigued", "stunned", "sabotaged", "pinned", "bleeding", "dead", "hushed"),
        *("unseen", "reload", "ready", "worn", "attached", "task", "done", "stunned-enemy"),
        *("sabotaged-enemy", "first", "controller", "suggested"),
    ],
)
LIFE = Message("life", "n", "of")
ARMOUR = Message("armour", "n", "of")
GLORY = Message("glory", "n")
SHARED_LIVES = Message("shared-lives")
HELD = Message("held", "n")
HERO_BADGE = Message("hero-badge", "hero", "life", "armour")
LEADS = Message("leads", "heroes")

# ---- what is told of enemies and cards
ENEMY_STATS = Message("enemy-stats", "ap", "initiative")
ENEMY_WEAPON = Message("enemy-weapon", "range", "dice", "ap")
LOOT = Message("loot", "what")
TEAM_LOOT = Message("team-loot", "what")
WEAPON_STATS = Message("weapon-stats", "range", "dice", "ap", "ammunition")
RANGE = Message("range", "n")
DICE = Message("dice", "n")
POINTS = Message("points", "n")
ALWAYS = Message("always", "what")
MODE = Message("mode", "mode", "tokens", "what")
MODE_BUTTON = Message("mode-button", "mode", "tokens", "enemies")
MODES = Message("modes", "n")
USE = Message("use", "ap", "target", "what")
WHEN_WORN = Message("when-worn", "what")
USE_RANGE = Message("use-range", "n")
USE_TIRES = Message("use-tires")
USED = Names("used", ["once", "each-turn"])
SILENT = Message("silent", "dice", "ap")
CHANCE_OF = Message("chance-of", "n", "chance")
HEARTS = Message("hearts", "chances")
SHIELDS = Message("shields", "chances")
THREATENS = Message("threatens", "who", "dice", "bleed", "hit")

# ---- what enemies would do, if the player phase ended now
WOULD_WAKE = Names("would-wake", ["sight", "noise", "attacked", "alarm"])
WOULD_GO_FOR = Message("would-go-for", "who", "rule")
WOULD_GO_TO = Message("would-go-to", "place", "rule")
WOULD_WAIT = Message("would-wait", "rule")
WOULD_REACH = Message("would-reach")
END_WAKES = Message("end-wakes", "n")

# ---- beside the board
HEROES_TO_PICK = Message("heroes-to-pick")
CARDS_TO = Names("cards-to", ["keep", "bring"])
MISSION_ZONE = Message("mission-zone")
ROUND_TRACK = Message("round-track")
THREAT_TRACK = Message("threat-track")
POINTS_TRACK = Message("points-track")
TRACK = Names("track", ["round", "threat", "points", "alarmed"])
ALARM_BRINGS = Message("alarm-brings", "enemies", "repeats")

# ---- status, prompts, buttons
STATUS_SET_UP = Message("status-set-up", "mission", "level")
STATUS_PLAYERS = Message("status-players", "mission", "level", "round")
STATUS_LEAD = Message("status-lead", "mission", "level", "round")
STATUS_ENEMIES = Message("status-enemies", "mission", "level", "round")
STATUS_OVER = Message("status-over", "mission", "level")
GOAL_LINE = Message("goal-line", "goals", "rounds")
GOAL_LOSE_NONE = Message("goal-lose-none")
PROMPT_PICK = Message("prompt-pick", "story")
PROMPT_ENTRUST = Message("prompt-entrust")
PROMPT_ACTIVATE = Message("prompt-activate", "count", "heroes")
PROMPT_TURN = Message("prompt-turn", "hero", "ap", "attacks")
PROMPT_LEAVE = Message("prompt-leave", "hero", "ap")
PROMPT_SABOTAGED = Message("prompt-sabotaged", "hero", "ap")
PROMPT_GO_ON = Message("prompt-go-on", "hero", "ap")
PROMPT_ALLY = Message("prompt-bot", "hero", "ap", "attacks")
PROMPT_AMMUNITION = Message("prompt-ammunition", "hero")
PROMPT_EVENT = Message("prompt-event", "hero", "event", "text")
PROMPT_CARD = Message("prompt-card", "hero")
PROMPT_SPOIL = Message("prompt-spoil", "hero")
PROMPT_TIE = Names("prompt-tie", TIE_NAMES[1:])
PROMPT_TIE_OF = Message("prompt-tie-of", "enemy", "what")
PROMPT_LEAD = Message("prompt-lead")
PROMPT_FIRST = Message("prompt-first")
PROMPT_WAIT = Message("prompt-wait", "who")
WON = Message("won", "story")
LOST = Names("lost", ["rounds", "heroes", "hero"])
LOST_STORY = Message("lost-story", "how", "story")
ACT = Names(
    "act", ["attack", "travel", "exhaust", "help", "use", "wear", "ready", "fists", "end", "end-bot"], "how"
)
ASK = Names(
    "ask",
    [
        *("enemy", "second", "help", "weapon", "gear", "use-enemy", "use-hero", "use-square", "use-area"),
        *("ammunition", "enter"),
    ],
)
RELOAD = Message("reload", "weapon")
BLADE = Message("blade", "card")
SKILL_BUTTON = Message("skill-button", "skill", "glory")
FIRST_PLAYER = Message("first-player", "who")

# ---- what is known about the result of a choice
ODDS = Message("odds", "dice", "kill", "hit", "reload")
ODDS_LIVES = Message("odds-lives", "dice", "kill", "hit", "reload", "lives")
ODDS_OF_BOTH = Message("odds-of-both", "first", "second")
ODDS_OF_EACH = Message("odds-of-each", "odds")
HITS_FRIENDS = Message("hits-friends", "friends", "n")
COSTS = Message("costs", "ap")
WALK = Message("walk", "ap")
COSTS_FOR = Message("costs-for", "ap", "what")
FOR_WEAPONS = Message("for-weapons", "weapons")
EXHAUSTION = Message("exhaustion", "ap")
RELOADING = Message("reloading", "ap", "attacks")
REACHES_START = Message("reaches-start")
NOISE_AHEAD = Message("noise-ahead", "place", "why")
NOISE_OF_ATTACK = Message("noise-of-attack", "places")
NOISE_OF_FALL = Message("noise-of-fall", "places")

SIGN = Names(
    "sign",
    [
        *("life", "armour", "glory", "shared", "fatigued", "stunned", "sabotaged", "bleeding", "dead"),
        *("hushed", "unseen", "reload", "noise", "chest", "event", "objective", "awake", "range", "dice"),
        *("ap", "turn", "acted", "ready", "worn", "attached", "bot", "officer", "boss", "large", "light"),
        *("heavy", "special", "first", "controller", "task", "goal", "hero", "count", "pinned", "modes"),
        "suggested",
        "asleep",
    ],
)
GROUND = Names("ground", ["difficult", "start", "support", "passage"])

# ---- the log, as far as its lines don't follow from the fields of events
FACES = Message("dice-faces", "heart", "shield", "reload", "blank")
MISSED_FACES = Message("missed-faces", "reload", "blank")
EVENT_CHOSEN = Message("event-chosen", "hero", "option", "told")
SKILL_USED = Message("skill-used", "hero", "skill")
ATTACKED = Message("attacked", "who", "enemy", "weapon", "faces", "rerolled")
ATTACKED_MODE = Message("attacked-mode", "who", "enemy", "weapon", "mode", "faces", "rerolled")
ATTACKED_BARE = Message("attacked-bare", "who", "enemy", "faces", "rerolled")
HERO_DIED = Message("hero-died", "hero")  # as its event says it
THREAT_WHY = Names("threat-why", ["kill", "shout", "effect", "officers", "alarm"])
NOISE_WHY = Names("noise-why", ["together", "enemy", "attack", "crash", "effect"])
WHY = Names("why", ["sight", "noise", "attacked", "alarm"])
WAITS = Names("waits", ["stunned", "sabotaged", "blocked", "obstacle", "idle", "near", "spent"])
DIRECTED = Message("directed", "who", "what")
DIRECTED_BY_CHANCE = Message("directed-by-chance", "what")
ENDED_WON = Message("ended-won")

# ---- after the end
SHEET = Message("sheet")
SHEET_HEAD = Names("sheet", ["hero", "player", "life", "glory"])


# ---- why a move is advised
ADVICE = Sentences(
    "advice",
    {
        **dict.fromkeys(("attack", "silent"), ("enemy", "chance")),
        **dict.fromkeys(("help", "give", "last"), ("hero",)),
        "first": ("hero", "points"),
        "enter": ("hero", "life"),
        **dict.fromkeys(("work", "open", "burn", "passage", "search", "reload", "exhaust"), ()),
        **dict.fromkeys(("end", "leave"), ()),
        **dict.fromkeys(("ready", "wear", "attach", "ammunition", "option", "card"), ()),
        **dict.fromkeys(("to-attack", "to-work", "to-help", "to-search", "to-door", "to-passage"), ()),
        **dict.fromkeys(("to-safety", "to-place", "to-home", "to-goal", "to-hunt", "to-flag", "bot"), ()),
        **dict.fromkeys(("heal", "dice", "again", "rescue", "blast", "stun", "unseen", "rest", "use"), ()),
        **dict.fromkeys(("entrust", "lead", "bears-it", "no-matter", "nothing"), ()),
    },
)

# ---- what team-mates say that they are about
INTENT = Sentences(
    "intent",
    {
        **dict.fromkeys(("flag", "goal", "work", "home", "carry", "escort", "passage", "leave"), ("hero",)),
        **dict.fromkeys(("door", "search"), ("hero", "place")),
        "help": ("hero", "friends"),
    },
)


def listed(texts: list[Text]) -> Text:
    """One text of several, with commas; there must be one at least."""
    return _chained(LIST, texts)


def counted(enemies: Iterable[str]) -> Text:
    """Enemies by their kinds, each with its number: two drones and an officer."""
    *before, last = [ENEMY(name, "some", n=n) for name, n in Counter(enemies).items()]
    return AND(first=listed(before), rest=last) if before else last


def in_turn(texts: list[Text]) -> Text:
    """Sentences one after the other."""
    return _chained(THEN, texts)


def _chained(link: Message, texts: list[Text]) -> Text:
    *before, said = texts
    for text in reversed(before):
        said = link(first=text, rest=said)
    return said
