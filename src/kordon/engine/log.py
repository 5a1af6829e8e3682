"""A game as a file: the set-up, the moves in order, the promises made, and at the end the seed.

One JSON value a line. The first is the header, the last the ending; between them stand moves (arrays)
and, after the last move of each turn, the turn's commitment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from kordon.engine.chance import seed_commitment
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.play import Refused

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: everything that was fixed before the first move."""

    kordon: int
    game: str
    rules_version: int = msgspec.field(name="rules")
    seats: int
    options: dict[str, Any]
    seed_hash: str


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The promise made when a turn ended."""

    turn: int
    hash: str


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the seed; `failure` says what a check found after the last move.

    A log that is `raw` holds what was stored, written out without the rules: it has no turn's hash.
    """

    seed: str
    moves: int
    finished: bool
    failure: str = ""
    raw: bool | msgspec.UnsetType = msgspec.UNSET


class Log(msgspec.Struct, frozen=True):
    """A whole file, read but not yet believed."""

    header: Header
    moves: tuple[tuple[int, Any], ...]  # with the line each stands on
    turns: tuple[Turn, ...]
    ending: Ending


def write(match: Match, failure: str = "") -> str:
    """The log of a match, with its seed: never to be shown to a player before the end."""
    game = match.game
    options = msgspec.to_builtins(match.options)
    header = Header(FORMAT, game.name, game.version, match.seats, options, seed_commitment(match.seed))
    lines: list[Any] = [header]
    promises = dict(zip(match.turn_ends, match.commitments, strict=True))
    for number, move in enumerate(match.moves, 1):
        lines.append(move)
        if number in promises:
            lines.append(Turn(*promises[number]))
    finished = game.outcome(match.position) is not None
    lines.append(Ending(match.seed.hex(), len(match.moves), finished, failure))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def write_raw(header: Header, moves: Sequence[Any], seed: bytes, finished: bool) -> str:
    """The log of a game whose rules are not here: the moves as they were stored."""
    ending = Ending(seed.hex(), len(moves), finished, raw=True)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (header, *moves, ending))


def read(text: str) -> Log:
    """Take a log apart; a `Fault` names the line that is wrong."""
    lines = text.splitlines()
    if not lines:
        raise Fault("the log is empty")
    header = _line(lines, 0, Header, "no header of a Kordon log")
    if header.kordon != FORMAT:
        raise Fault(f"the log has format {header.kordon}; this Kordon reads format {FORMAT}")
    moves: list[tuple[int, Any]] = []
    turns: list[Turn] = []
    if len(lines) < 2 or '"seed"' not in lines[-1]:
        raise Fault(f"the log is cut off: line {len(lines)} should be the ending with the seed")
    for index in range(1, len(lines) - 1):
        if lines[index].startswith("["):
            moves.append((index + 1, _line(lines, index, list[Any], "not a move")))
        else:
            turns.append(_line(lines, index, Turn, "neither a move nor a turn's hash"))
    ending = _line(lines, len(lines) - 1, Ending, "not a proper ending")
    if ending.moves != len(moves):
        raise Fault(f"the log's ending counts {ending.moves} moves, but there are {len(moves)}")
    return Log(header, tuple(moves), tuple(turns), ending)


def _line(lines: list[str], index: int, type: Any, what: str) -> Any:
    try:
        return msgspec.json.decode(lines[index], type=type)
    except msgspec.DecodeError:
        raise Fault(f"line {index + 1} of the log is damaged: it is {what}") from None


def verify(text: str, find: Callable[[str], AnyGame]) -> Match:
    """Replay a log and check every promise in it; the match at its end, or a `Fault`."""
    log = read(text)
    match = begun(log, find)
    game = match.game
    for number, ((line, _), move) in enumerate(zip(log.moves, moves_of(log, game), strict=True), 1):
        try:
            match.play(move)
        except Refused as refusal:
            rules = ", ".join(refusal.rules)
            raise Fault(f"move {number} (line {line}) is not legal where it stands ({rules})") from None
    promised = [(turn.turn, turn.hash) for turn in log.turns]
    if promised != match.commitments and log.ending.raw is not True:
        wrong = _first_difference(promised, match.commitments)
        raise Fault(f"the moves of turn {wrong} are not those that were promised when it ended")
    if log.ending.finished != (game.outcome(match.position) is not None):
        raise Fault("the log's ending is wrong about whether the game was finished")
    return match


def begun(log: Log, find: Callable[[str], AnyGame]) -> Match:
    """The match of a log before its first move."""
    newest = find(log.header.game)
    game = newest.under(log.header.rules_version)
    if game is None:
        raise Fault(
            f"the log was written under version {log.header.rules_version} of the rules of {newest.name}; "
            f"this Kordon has version {newest.version}"
        )
    try:
        seed = bytes.fromhex(log.ending.seed)
    except ValueError:
        raise Fault("the seed in the log's ending is not a hexadecimal number") from None
    if seed_commitment(seed) != log.header.seed_hash:
        raise Fault("the seed does not match the hash that was published at the start")
    return Match(game, game.parse_options(log.header.options), log.header.seats, seed)


def moves_of(log: Log, game: AnyGame) -> Iterator[Any]:
    """The moves of a log, in order, as records of its game; none is played."""
    for line, raw in log.moves:
        try:
            yield msgspec.convert(raw, game.move_type)
        except msgspec.ValidationError:
            raise Fault(f"line {line} of the log is not a move of {game.name}") from None


def _first_difference(promised: list[tuple[int, str]], made: list[tuple[int, str]]) -> int:
    pairs = zip_longest(promised, made)
    return next((other or one)[0] for one, other in pairs if one != other)
