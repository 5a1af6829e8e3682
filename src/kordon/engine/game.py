"""The contract: what a game must provide, and nothing that a game could leave out."""

# Not compiled: games subclass this, and uncompiled classes can't subclass compiled ones.
from __future__ import annotations

import pathlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from types import ModuleType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    get_args,
    get_type_hints,
)

import msgspec

from kordon.engine.belief import FilterBelief
from kordon.engine.campaign import Campaign
from kordon.engine.chance import SEED_BYTES, Chance
from kordon.engine.errors import Fault
from kordon.engine.knowledge import ALONE, Around, Cast, Evaluation, Plausibility, Player, Policy
from kordon.engine.looks import Looks, read
from kordon.engine.records import (
    Carried,
    Delivery,
    Notice,
    Observation,
    Options,
    Outcome,
    Path,
    RuleId,
    Seat,
    Target,
)
from kordon.engine.scene import Scene, Survey
from kordon.engine.speech import LANGUAGES
from kordon.engine.telling import Lines
from kordon.engine.words import Text

if TYPE_CHECKING:
    from kordon.engine.book import Book


class Position(Protocol):
    """The whole truth of a game at one moment; changed in place, copied cheaply."""

    FIELDS: ClassVar[tuple[str, ...]]
    chance: Chance

    def copy(self) -> Self:
        """A position that shares nothing that can change."""

    def faults(self) -> list[str]:
        """Everything that can't be true of a position of this game; empty for a sound one."""


STARTS_TRIED = 2000

P = TypeVar("P", bound=Position)
M = TypeVar("M")
O = TypeVar("O", bound="Observation")  # noqa: E741


class Belief(Protocol):
    """What a seat can hold possible, built from what it was sent and from nothing else."""

    def update(self, delivery: Delivery) -> None:
        """Take in the next message."""

    def draw(self, source: Random) -> Any:
        """One world that would have looked the same, with luck of its own."""


class MapTools(Protocol):
    """A game's maps, and what `kordon map` does with them. `kordon.maps.tools` serves maps of polygons."""

    def sources(self) -> Mapping[str, pathlib.Path]:
        """By name: the source file of every map that the game brings."""

    def faults(self, path: pathlib.Path) -> list[str]:
        """Everything wrong with a map file, one sentence each; empty for a sound one."""

    def summary(self, path: pathlib.Path) -> str:
        """One line about a map without faults."""

    def draw(self, path: pathlib.Path, language: str) -> str:
        """The map as an SVG document; a `Fault` says why it can't be drawn."""

    def build(self, path: pathlib.Path) -> tuple[pathlib.Path | None, list[str]]:
        """Write the file that the game plays on; the file written, or None and the map's faults."""

    def stale(self) -> list[str]:
        """The names of the game's maps whose built files are not those of their sources."""


class Game(ABC, Generic[P, M, O]):
    """A game of secrets. Its methods are pure: no clock, no I/O, no chance but the position's own."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of the rule ids
    version: ClassVar[int]  # of the rules; a game goes on under the version it began with
    seat_counts: ClassVar[range]
    sides: ClassVar[tuple[Seat, ...]] = ()  # a seat of each side, where sides play differently
    minutes: ClassVar[tuple[int, int]] = (0, 0)  # that a game takes people; zeros: unknown
    complexity: ClassVar[int] = 0  # how much there is to think of: 1 light, 2 medium, 3 heavy; 0 unknown
    options_type: ClassVar[type[Options]]
    first_game: ClassVar[Mapping[str, Any]] = {}  # options of a newcomer's game, if not the defaults
    move_type: ClassVar[Any]  # the union of all kinds of moves
    event_type: ClassVar[Any]
    observation_type: ClassVar[type]
    carried: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # by option of that kind: values to check with
    pointer: ClassVar[str] = ""  # the marker by which people show bots where to go
    campaign: ClassVar[Campaign | None] = None  # which options make its chapters and levels, if it has any
    words: ClassVar[ModuleType]  # declares every message that events don't
    lines: ClassVar[Lines] = Lines(None, {}, {}, {})  # of events; a game without them has a `tell` of its own
    languages: ClassVar[tuple[str, ...]] = LANGUAGES  # that it speaks, English first; others hear English

    # ---- versions

    @property
    def earlier(self) -> Sequence[AnyGame]:
        """The game under older versions of its rules, as far as the package still has them.

        Games that began under one of them go on under it. They share the texts, looks and boards of this one.
        """
        return ()

    def under(self, version: int) -> AnyGame | None:
        """The game under this version of its rules; None if the package does not have it, or not any more."""
        return next((game for game in (self, *self.earlier) if game.version == version), None)

    # ---- play

    @abstractmethod
    def start(self, options: Any, seats: int, seed: bytes) -> P:
        """The position before the first move."""

    @abstractmethod
    def to_act(self, position: P) -> tuple[Seat, ...]:
        """The seats that may move now; none when the game is over.

        This is the truth, for the code that runs the game. A seat reads `to_act` in its observation.
        """

    @abstractmethod
    def moves(self, position: P, seat: Seat) -> list[M]:
        """The legal moves of the seat, each once, in an order that only depends on what the seat knows."""

    @abstractmethod
    def apply(self, position: P, move: M) -> list[Notice]:
        """Carry out a legal move in place and tell what happened; `engine.play` is the checked way.

        Advance automatically past what is nobody's choice, and past a forced step only if everybody can know
        that it is forced. A hidden player's only move is still theirs to make, also if it is to pass: made by
        the game, it would show the others that there was no other (KO-007). Where nothing is hidden from
        anybody, tables make only moves: a game need not.
        """

    def turn(self, position: P) -> int:
        """A public counter of turns: what is hidden in a turn is committed to when it changes."""
        state: Any = position
        turn: int = state.turn
        return turn

    def outcome(self, position: P) -> Outcome | None:
        """Who won, once the game is over."""
        state: Any = position
        outcome: Outcome | None = state.outcome
        return outcome

    def sequel(self, position: P) -> Any | None:
        """The options of the game that a campaign goes on with after this one; None where it ends."""
        return None

    def medals(self, position: P, course: Sequence[Any]) -> Iterable[str]:
        """What was earned in a game that was won: from its end, and all its events with everything open."""
        return ()

    # ---- what a seat knows and is shown

    @abstractmethod
    def observe(self, position: P, seat: Seat) -> O:
        """All that the seat may know; also for SPECTATOR and, after the end, OPEN."""

    def is_setting_up(self, observation: O, /) -> bool:
        """Whether the game is before its first turn, as everybody can see: bots don't linger there."""
        return False

    def shares(self, observation: O, /) -> tuple[Seat, ...]:
        """The other seats that can act now on something that is this one's as well.

        What one of them does, nobody can do again: a bot lets a person at such a seat go first.
        """
        return ()

    @abstractmethod
    def scene(self, observation: O, /) -> Scene:
        """What is shown of an observation."""

    def board(self, name: str) -> Scene:
        """What never changes of a picture, by the name in its scenes: clients load it once.

        Its pieces, if it has any, are patterns: see `kordon.engine.delta`.
        """
        raise Fault(f"{self.name} has no board called {name}")

    @abstractmethod
    def path(self, observation: O, move: M, /) -> Path:
        """The targets one clicks in turn to make this move, legal or not."""

    def paths(self, observation: O, /) -> Iterable[Path]:
        """The paths of the observation's moves, in their order; a game may have a faster way to them."""
        return [self.path(observation, move) for move in observation.moves]

    def way(self, observation: O, path: Path, /) -> list[M]:
        """The moves that lead to a far target of the scene (`Scene.far`), in order; none if it is none.

        All are the seat's own, and nothing comes of one that could keep the next from being legal.
        """
        return []

    def survey(self, observation: O, target: Target, /) -> Survey | None:
        """What is in sight of a place, and how far; None where the game has no sight, or no such place."""
        return None

    @abstractmethod
    def explain(self, observation: O, path: Path, /) -> tuple[RuleId, ...]:
        """Why the last target of the path can't be chosen after the ones before it."""

    def matter(self, observation: O, path: Path, /) -> Text | None:
        """What is the matter with the path's last target here and now, and what to do about it.

        In one sentence, where the rules that `explain` names do not answer it by themselves.
        """
        return None

    def tell(self, event: Any, /) -> Text:
        """The log line of an event."""
        return self.lines.tell(event)

    def weight(self, event: Any, /) -> int:
        """How much an event decided, for the story told after the end; 0 for what it leaves out."""
        return 0

    def statistics(
        self, observation: O, course: Iterable[Any], /
    ) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
        """What each seat did in a game that is over, in a few numbers: one line per seat.

        From all events of the game, with everything open, and what lies open after the end.
        """
        return ()

    def is_brief(self, event: Any, /) -> bool:
        """Whether an event is taken in at a glance, such as a step of a walk: bots go on sooner after it."""
        return False

    @abstractmethod
    def swap_secrets(self, position: P, seat: Seat, source: Random) -> P:
        """Another position that the seat must not be able to tell from this one.

        Written from the rules and not from `observe`, for the secrecy check sets the one against the
        other. It need not fit the game's past, only the present moment.
        """

    def belief(self, history: Sequence[Delivery]) -> Belief:
        """The worlds that fit all that a seat was sent; a large game writes a quicker one of its own."""
        return FilterBelief(self, history)

    def start_like(self, first: Any, source: Random) -> P:
        """A position that the game may have begun with, for the belief of a seat that was sent this first.

        Draws starts until one looks like it. A game whose set-up shows much luck has to deal around it.
        """
        for _ in range(STARTS_TRIED):
            position = self.start(first.options, first.seats, source.randbytes(SEED_BYTES))
            if self.observe(position, first.seat) == first:
                return position
        raise TypeError(f"{self.name}: no start looks like what seat {first.seat} saw; write start_like")

    def sees_everything(self, position: P, viewer: Seat) -> bool:
        """Whether nothing is hidden from the viewer now but the luck to come.

        The checks require that worlds differ for everybody else, and that none does for such a viewer: not by
        `swap_secrets`, not by `belief`, nor by any other course of moves that would have looked the same.
        """
        return False

    # ---- for bots, and for the chat among team-mates

    def team(self, position: P, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose together with this one, itself among them.

        The people in them have a chat of their own, so it must follow from what each of them knows.
        """
        return (seat,)

    def player(self, seat: Seat, care: float, source: Random, around: Around = ALONE) -> Player | None:
        """A quick player of the seat, if the game has one.

        `care` is how much it takes into account, from 0 to 1: with less, it overlooks what people overlook,
        as `source` has it. `around` says which seats people play, to whom a team-mate may leave what is fun,
        and where they want it to go.
        """
        return None

    def cast(self, history: Sequence[Delivery]) -> Cast | None:
        """Who plays on in worlds that a seat holds possible, where players remember more than a world shows.

        None where a policy can play on from any world.
        """
        return None

    def stage(self, position: P) -> int:
        """A public counter of rounds, or of what a game consists of: where it rises, roll-outs may stop."""
        return 0

    def policy(self) -> Policy | None:
        """Which moves are worth trying, if the game can tell."""
        return None

    def evaluation(self) -> Evaluation | None:
        """How good a position is, if the game can tell."""
        return None

    def plausibility(self) -> Plausibility | None:
        """How likely others are to have acted so in a world, if the game can tell."""
        return None

    def sober(self, observation: O, share: float, /) -> float:
        """The chance to win among masters that a share of won roll-outs stands for.

        Roll-outs may take rivals for weaker than they are, so that everybody would be told that they win.
        """
        return share

    def why(self, observation: O, move: M, /) -> Text | None:
        """What speaks for a legal move, in a phrase for advice, if the game has words for that."""
        return None

    # ---- options

    def check_options(self, options: Any, seats: int) -> None:
        """Refuse what can't be combined; a `Fault` names the field and the reason."""
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise Fault(f"players: {self.name} takes {low} to {high} players, not {seats}")

    @classmethod
    def offered_options(cls) -> dict[str, Any]:
        """The options that players choose, with their types; not those that the game before hands on."""
        hints = get_type_hints(cls.options_type)
        names = [field.name for field in msgspec.structs.fields(cls.options_type)]
        return {name: hints[name] for name in names if hints[name] != Carried}

    def parse_options(self, given: Mapping[str, Any]) -> Any:
        """The typed record of options from plain values; a `Fault` names the field and the reason."""
        known = [field.name for field in msgspec.structs.fields(self.options_type)]
        for name in given:
            if name not in known:
                raise Fault(f"{name}: {self.name} has no such option; it has {', '.join(known) or 'none'}")
        for field in msgspec.structs.fields(self.options_type):
            if field.name in given:
                try:
                    msgspec.convert(given[field.name], field.type, strict=False)
                except msgspec.ValidationError:
                    takes = " or ".join(_values(field.type))
                    raise Fault(f"{field.name}: it takes {takes}, not {given[field.name]}") from None
        return msgspec.convert(dict(given), self.options_type, strict=False)

    # ---- maps

    def map_tools(self) -> MapTools | None:
        """What `kordon map` works with; None for a game without maps. Import here what only drawing needs."""
        return None

    # ---- texts, looks and the book

    def book(self) -> Book | None:
        """The rules as a book; None where players read them by their ids. Import it here."""
        return None

    @property
    def texts(self) -> Traversable:
        """The folder with one folder of `.ftl` files a language: `text`, beside the module of words."""
        return self._folder.joinpath("text")

    @property
    def lessons(self) -> Traversable:
        """The folder with the courses, and their texts in `text`; a game without courses has none."""
        return self._folder.joinpath("lessons")

    @cached_property
    def looks(self) -> Looks:
        """Icons, colours and cover: the folder `looks` beside the texts, on top of the stock."""
        return read(self._folder.joinpath("looks"), self.name)

    @cached_property
    def preview(self) -> str:
        """The log of a recorded game to look at, `looks/preview.kordon`; empty if there is none."""
        file = self._folder.joinpath("looks", "preview.kordon")
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    @property
    def _folder(self) -> Traversable:
        return files(self.words.__package__ or self.name)


AnyGame: TypeAlias = Game[Any, Any, Any]


def _values(type: Any) -> list[str]:
    """What an option of this type can be, in words."""
    return [str(value) for value in get_args(type)] or ["true", "false"]
