"""The checks themselves: a game broken on purpose must be found out."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Self

import msgspec
import pytest

from kordon.engine import log
from kordon.engine.checks import texts
from kordon.engine.checks.evidence import ALL, AT_A_MOMENT, FEWEST_WORLDS, SWAP, Evidence
from kordon.engine.checks.finding import Finding
from kordon.engine.checks.fuzz import Failure, Tally, fuzz_game
from kordon.engine.game import AnyGame
from kordon.engine.records import EVERYBODY, everybody_at
from kordon.engine.rule_ids import rule
from kordon.engine.scene import Far
from kordon.engine.words import Message, Text
from kordon.games import find
from kordon.games.estoril import Estoril
from kordon.games.estoril.events import Laid
from kordon.games.estoril.phases import USING
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules.characters import UNKNOWN
from kordon.games.sniper import SniperElite
from tests.engine import deceptions
from tests.engine.fifty import fuzz_fifty
from tests.engine.tiny.burrow import Burrow
from tests.engine.tiny.patience import Patience

replace = msgspec.structs.replace


class ShowsTheDeck(Estoril):
    def observe(self, position: Any, seat: int) -> Any:
        return replace(super().observe(position, seat), deck=tuple(position.deck))


class OrdersHandsByWhatIsHidden(Estoril):
    """The legal list comes in an order that depends on the deck."""

    def observe(self, position: Any, seat: int) -> Any:
        seen = super().observe(position, seat)
        moves = list(seen.moves)
        Random(position.deck[0]).shuffle(moves)
        return replace(seen, moves=tuple(moves))


class CountsHiddenThings(Estoril):
    """The public counter of turns jumps with a hidden card."""

    def turn(self, position: Any) -> int:
        return int(position.turn * 100 + position.deck[0])


class NamesSecretTeams(Estoril):
    """Who plays together follows from a hidden card, so a chat of the team would reveal it."""

    def team(self, position: Any, seat: int) -> tuple[int, ...]:
        return (0, 1) if position.deck[0] % 2 and seat < 2 else (seat,)


class TellsTooMuch(Estoril):
    """The shared log names the card that was laid face down."""

    def apply(self, position: Any, move: Any) -> Any:
        notices = super().apply(position, move)
        private = [e for _, e in notices if isinstance(e, Laid) and e.card != UNKNOWN]
        kept = [(a, e) for a, e in notices if not isinstance(e, Laid)]
        return [*((EVERYBODY, event) for event in private), *kept]


class BelievesTheImpossible(Estoril):
    def belief(self, history: Any) -> Any:
        belief = super().belief(history)
        draw = belief.draw

        def wrong(source: Random) -> Any:
            world = draw(source)
            world.deck = (world.deck[1], *world.deck[1:])
            return world

        belief.draw = wrong  # type: ignore[method-assign]
        return belief


class CarelessPosition(Position):
    """A position whose copies share a list with it."""

    __slots__ = ()

    def copy(self) -> Self:
        other = super().copy()
        other.hands = self.hands
        other.__class__ = CarelessPosition  # type: ignore[assignment]
        return other


class SharesItsLists(Estoril):
    def start(self, options: Any, seats: int, seed: bytes) -> Any:
        position = super().start(options, seats, seed)
        position.__class__ = CarelessPosition
        return position


class HasADeadEnd(Estoril):
    def moves(self, position: Any, seat: int) -> Any:
        return [] if position.phase == USING else super().moves(position, seat)


class SharesClickPaths(Estoril):
    def path(self, observation: Any, move: Any) -> Any:
        return super().path(observation, move)[:1]

    def scene(self, observation: Any) -> Any:
        scene = super().scene(observation)
        return replace(scene, choices=tuple(replace(c, path=c.path[:1]) for c in scene.choices))


class CallsDifferentCardsAlike(Estoril):
    def scene(self, observation: Any) -> Any:
        scene = super().scene(observation)
        firsts = tuple(dict.fromkeys(choice.path[0] for choice in scene.choices))
        return replace(scene, alike=(firsts[:2],) if len(firsts) > 1 else ())


class LosesTheOrderOfAWalk(SniperElite):
    def scene(self, observation: Any) -> Any:
        return replace(super().scene(observation), any_order=("space",))


class LeadsAstray(Estoril):
    """The second of the moves to a far target is not legal."""

    def scene(self, observation: Any) -> Any:
        scene = super().scene(observation)
        return replace(scene, far=(Far(scene.prompt, (scene.shapes[0].id,)),)) if scene.choices else scene

    def way(self, observation: Any, path: Any) -> Any:
        return [observation.moves[0]] * 2


class SpeaksGibberish(Estoril):
    def tell(self, event: Any) -> Text:
        return Text("no-such-message")


class DependsOnMoreThanTheLog(Estoril):
    """A position that a replay does not come to again."""

    games = 0

    def start(self, options: Any, seats: int, seed: bytes) -> Any:
        DependsOnMoreThanTheLog.games += 1
        position = super().start(options, seats, seed)
        position.turn = DependsOnMoreThanTheLog.games
        return position


BROKEN = [
    (ShowsTheDeck, "secrecy"),
    (OrdersHandsByWhatIsHidden, "secrecy|click paths"),
    (CountsHiddenThings, "secrecy"),
    (NamesSecretTeams, "secrecy"),
    (TellsTooMuch, "secrecy"),
    (BelievesTheImpossible, "belief"),
    (SharesItsLists, "copy|secrecy"),
    (HasADeadEnd, "dead end"),
    (SharesClickPaths, "click paths"),
    (CallsDifferentCardsAlike, "click paths: paths go through others"),
    (LosesTheOrderOfAWalk, "click paths"),
    (LeadsAstray, "far targets"),
    (SpeaksGibberish, "texts"),
    (DependsOnMoreThanTheLog, "save and load"),
]


@pytest.mark.parametrize(("broken", "check"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_game_is_found_out(broken: type[Estoril], check: str) -> None:
    with pytest.raises(Failure, match=check):
        fuzz_until_found(broken())


def fuzz_until_found(game: Estoril) -> None:
    for number in range(20):
        fuzz_game(game, "broken", number, thoroughness=3.0)


# ---- deceptions: games whose checks would pass because they check nothing; small games show each soonest

DECEPTIONS: list[tuple[Callable[[type[AnyGame]], type[AnyGame]], type[AnyGame], str]] = [
    (deceptions.swaps_nothing, Burrow, "worlds: swap_secrets"),
    (deceptions.swaps_nothing, Patience, "worlds: swap_secrets"),
    (deceptions.swaps_nothing, Estoril, "worlds: swap_secrets"),
    (deceptions.swaps_nothing, SniperElite, "worlds: swap_secrets"),
    (deceptions.hardly_ever_swaps, Burrow, "worlds: swap_secrets gave seat 1"),
    (deceptions.hardly_ever_swaps, Estoril, "worlds: swap_secrets gave seat 1"),
    (deceptions.hardly_ever_swaps, SniperElite, "worlds: swap_secrets gave seat 1"),
    (deceptions.forgets_to_swap("recruits"), Estoril, "worlds: swap_secrets leaves `recruits`"),
    (deceptions.forgets_to_swap("buried"), SniperElite, "worlds: swap_secrets leaves `buried`"),
    (deceptions.ignores_the_past, Burrow, "belief: it ignores the past .* `mole`"),
    (deceptions.ignores_the_past, SniperElite, "belief: it ignores the past"),
    (deceptions.believes_the_truth, Burrow, "worlds: belief"),
    (deceptions.believes_the_truth, Patience, "worlds: belief"),
    (deceptions.believes_the_truth, Estoril, "worlds: belief"),
    (deceptions.believes_the_truth, SniperElite, "worlds: belief"),
    (deceptions.believes_in_one_world, Burrow, "worlds: belief, drawn twice|belief: it ignores"),
    (deceptions.believes_in_one_world, Estoril, "worlds: belief, drawn twice"),
    (deceptions.claims_to_see_everything, Burrow, "is said to see everything, but another course"),
    (deceptions.claims_to_see_everything, Estoril, "is said to see everything, but"),
    (deceptions.claims_to_see_everything, SniperElite, "is said to see everything, but"),
    (deceptions.makes_forced_moves, Burrow, "forced move: .*KO-007"),
    (deceptions.makes_forced_moves, SniperElite, "forced move: .*KO-007|take back: "),
    (deceptions.skips_forced_moves_silently, Burrow, "forced move: .*KO-007"),
]


def marks(
    deceive: Callable[[type[AnyGame]], type[AnyGame]], base: type[AnyGame]
) -> list[pytest.MarkDecorator]:
    """Small games show each of them, and sooner, but for a belief that is possible and ignores the past."""
    return [pytest.mark.full] if base is SniperElite and deceive is not deceptions.ignores_the_past else []


@pytest.mark.parametrize(
    ("deceive", "base", "finding"),
    [
        pytest.param(
            deceive,
            base,
            finding,
            marks=marks(deceive, base),
            id=f"{deceive.__qualname__.split('.')[0]}-{base.__name__}",
        )
        for deceive, base, finding in DECEPTIONS
    ],
)
@rule("KO-007")
def test_a_deception_is_found_out_within_fifty_games(
    deceive: Callable[[type[AnyGame]], type[AnyGame]], base: type[AnyGame], finding: str
) -> None:
    with pytest.raises((Failure, Finding), match=finding):
        fuzz_fifty(deceive(base)(), "deceived", finding)


@pytest.mark.parametrize("game", [Burrow(), Patience()], ids=lambda game: game.name)
def test_honest_little_games_pass_and_are_really_judged(game: AnyGame) -> None:
    tally = Tally()
    for number in range(100):
        tally.add(fuzz_game(game, "honest", number))
    assert list(tally.evidence.findings()) == []
    counts, claims = tally.evidence.counts, tally.evidence.claims
    for viewer in everybody_at(game.seat_counts[-1]):
        judged = counts[AT_A_MOMENT, viewer, SWAP, ALL] >= 2 * FEWEST_WORLDS
        assert judged != bool(claims[viewer])
        assert game.name == "patience" or judged == ((viewer, "mole") in tally.evidence.past)


def test_a_viewer_who_sees_everything_is_found_lying_by_its_belief() -> None:
    class SeesEverything(Estoril):
        def sees_everything(self, position: Any, viewer: int) -> bool:
            return viewer == 1

    with pytest.raises(Failure, match="seat 1 is said to see everything, but not by its"):
        fuzz_until_found(SeesEverything())


def test_a_failure_leaves_a_log_that_leads_to_it() -> None:
    with pytest.raises(Failure) as failure:
        fuzz_until_found(ShowsTheDeck())
    match = log.verify(failure.value.log, find)
    assert log.read(failure.value.log).ending.failure == failure.value.finding
    assert len(match.moves) == log.read(failure.value.log).ending.moves


# ---- texts


def folder_of(root: Path, en: str, pl: str, cs: str) -> Path:
    for language, content in (("en", en), ("pl", pl), ("cs", cs)):
        (root / language).mkdir()
        (root / language / "game.ftl").write_text(content, encoding="utf-8")
    return root


NO_FREE_IDS = re.compile("never")


@pytest.mark.parametrize(
    ("english", "polish", "fault"),
    [
        ("hello = Hello { $who }\n", "hello = Cześć { $who }\n", None),
        ("hello = Hello { $who }\n", "", "pl: hello is missing"),
        ("hello = Hello { $who }\n", "hello = Cześć { $name }\n", "pl: hello is not given name"),
        ("hello = Hello\n", "hello = Cześć\n", "hello is given who, which no language uses"),
        ("hello = Hello { $who }\nbye = Bye\n", "hello = Cześć { $who }\n", "en: bye is never used"),
        ("hello = Hello { $who }\n", "hello = Cześć { $who\n", "can't be read"),
        ("hello = Hello { $who }\nhello = Hi { $who }\n", "hello = Cześć { $who }\n", "is there twice"),
    ],
)
def test_the_text_checker_names_every_fault(
    tmp_path: Path, english: str, polish: str, fault: str | None
) -> None:
    czech = "hello = Ahoj { $who }\n" if "$who" in english else "hello = Ahoj\n"
    folder = folder_of(tmp_path, english, polish, czech)
    found = texts.compare(folder, {"hello": frozenset({"who"})}, NO_FREE_IDS)
    assert (found == []) if fault is None else any(fault in line for line in found)


def test_a_message_that_no_module_mentions_is_named(tmp_path: Path) -> None:
    """A longer name is not a mention."""
    words = ModuleType("words")
    words.__file__ = str(tmp_path / "words.py")
    vars(words).update(HELLO=Message("hello"), HELLO_AGAIN=Message("hello-again"))
    (tmp_path / "words.py").write_text("HELLO = Message('hello')\nHELLO_AGAIN = Message('hello-again')\n")
    (tmp_path / "rules.py").write_text("words.HELLO_AGAIN()\n")
    assert texts.unreferenced(words, tmp_path) == ["HELLO is declared but never said"]
    (tmp_path / "rules.py").write_text("words.HELLO_AGAIN(), words.HELLO()\n")
    assert texts.unreferenced(words, tmp_path) == []


def test_a_message_takes_exactly_its_arguments() -> None:
    hello = Message("hello", "who")
    assert hello(who="you") == Text("hello", {"who": "you"})
    with pytest.raises(TypeError, match="message hello takes"):
        hello(name="you")


def test_a_swap_that_gives_many_values_may_give_any_other_too() -> None:
    """Half of its worlds have no way, the others one of many; all courses have one not among them."""
    wide, narrow = Evidence(), Evidence()
    courses = [{"way": b"52 46"}] * 6
    for _ in range(20):
        wide.weigh_swaps(1, courses, [{"way": b""}] * 6 + [{"way": b"%d" % way} for way in range(6)])
        narrow.weigh_swaps(1, courses, [{"way": b""}] * 6 + [{"way": b"%d" % (way % 2)} for way in range(6)])
    assert list(wide.findings()) == []
    assert ["gives only some values" in one for one in narrow.findings()] == [True]
