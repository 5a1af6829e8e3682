"""The rules of the table itself, by id; their texts are in `text/*/tables.ftl`."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from kordon.engine.errors import Fault
from kordon.engine.play import Refused
from kordon.engine.records import RuleId

NOT_YOUR_SEAT: Final = "KO-101"
SEAT_TAKEN: Final = "KO-102"
ALREADY_STARTED: Final = "KO-103"
NOT_STARTED: Final = "KO-104"
STALE: Final = "KO-105"
TIME_IS_UP: Final = "KO-106"
CHAT_IS_OFF: Final = "KO-107"
TOO_FAST: Final = "KO-108"
MAY_NOT_LOOK: Final = "KO-109"
KNOWS_TOO_MUCH: Final = "KO-110"
SEATS_ARE_OPEN: Final = "KO-111"
HOST_ONLY: Final = "KO-112"
INVITED_ONLY: Final = "KO-113"
NO_QUESTION: Final = "KO-114"
QUESTION_IS_OPEN: Final = "KO-115"
NOT_OVER: Final = "KO-116"
TEXT_UNFIT: Final = "KO-117"
SITS_ALREADY: Final = "KO-118"
BOT_PLAYS: Final = "KO-119"
OTHERS_PLAY_ON: Final = "KO-120"
NO_SUCH_SEAT: Final = "KO-121"
MUST_KEEP_QUIET: Final = "KO-122"
WRONG_PASSPHRASE: Final = "KO-123"
SHORT_PASSPHRASE: Final = "KO-124"
NAME_TAKEN: Final = "KO-125"
CODE_SPENT: Final = "KO-126"
NO_ADDRESS: Final = "KO-127"
HTTPS_ONLY: Final = "KO-128"
PUBLIC_ONLY: Final = "KO-129"
CALLS_NOBODY: Final = "KO-130"
OUT_OF_REACH: Final = "KO-131"
NO_SUCH_TABLE: Final = "KO-132"
NO_SUCH_PLAYER: Final = "KO-133"
OTHER_VERSION: Final = "KO-134"
SIGN_IN_FIRST: Final = "KO-135"
JUST_GONE: Final = "KO-140"
WAS_CALLED: Final = "KO-141"
DAYS_TO_MOVE: Final = "KO-142"
SAME_LUCK: Final = "KO-143"  # refuses nothing: it is shown with the question to take a move back
TOO_MANY_GAMES: Final = "KO-144"
TOO_MANY_BOT_GAMES: Final = "KO-145"
GAME_STOPPED: Final = "KO-146"
NO_TEAM: Final = "KO-147"
BANNED: Final = "KO-148"
HAVE_LEFT: Final = "KO-149"
TOOK_BACK_ENOUGH: Final = "KO-150"
WAS_REFUSED: Final = "KO-151"
WAS_REMOVED: Final = "KO-152"
TOO_MANY_SEATS: Final = "KO-153"
UNFAIR_ADVICE: Final = "KO-160"


class Unreadable(Fault):
    """A table that this Kordon can't open at all: its game is not installed, or an entry is unknown."""

    rules = (OTHER_VERSION,)


def refused(rule: RuleId) -> Refused:
    """The refusal by one rule."""
    return Refused((rule,))


def refuse_if(is_against: object, rule: RuleId) -> None:
    """Refuse by this rule, if it is broken."""
    if is_against:
        raise refused(rule)


def texts() -> Traversable:
    """The folder with one folder of `.ftl` files a language."""
    return files("kordon.tables").joinpath("text")
