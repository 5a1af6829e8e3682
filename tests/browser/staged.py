"""Tables that stand at a chosen moment: a real scene of a real game, shown without playing up to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from playwright.sync_api import Page, WebSocketRoute

from kordon.analysis import replays
from kordon.engine.chance import seed_from
from kordon.engine.delta import patch
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.play import why_not_path
from kordon.engine.records import OPEN, Seat, encode
from kordon.engine.scene import Scene
from kordon.engine.words import Text
from kordon.games import OURS, find
from kordon.tables.live.views import on_its_board
from kordon.tables.log.setups import Clock
from kordon.tables.messages import Delta, SeatInfo, Snapshot, TableInfo, You, encode_message
from kordon.tables.store.interface import TableState
from tests.browser.visitor import Visitor

# What is measured when it is first drawn has been drawn again after two frames.
AT_REST = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

Place: TypeAlias = tuple[int, int]  # the number of a random game, and how many moves were made in it

GAMES_PLAYED = 6
PLACES = Path(__file__).with_name("places.json")  # where moments are found in them

MOST_LINES = 30  # of the log
LONGEST_NAME = "Maximiliane Brzęczyszczykiewicz"


class Moment:
    """One moment of a match, as one seat sees it; drawn and told only if somebody looks at it."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.game = match.game
        self.match = match
        self.seats = match.seats
        self.seat = seat
        self.observation = match.observation(seat)
        self._sent = len(match.history[seat])

    @cached_property
    def scene(self) -> Scene:
        return self.game.scene(self.observation)

    @cached_property
    def log(self) -> tuple[Text, ...]:
        return tuple(self.game.tell(event) for event, _ in self._lines)

    @cached_property
    def private(self) -> tuple[int, ...]:
        return tuple(index for index, (_, is_private) in enumerate(self._lines) if is_private)

    @property
    def _lines(self) -> list[tuple[Any, bool]]:
        """The last events that the seat was sent, and whether each was kept from the public."""
        sights = self.match.history[self.seat][: self._sent]
        return [
            (event, index in sight.private) for sight in sights for index, event in enumerate(sight.events)
        ][-MOST_LINES:]

    @property
    def state(self) -> TableState:
        return "playing" if self.observation.outcome is None else "finished"


def moments(name: str, games: int = GAMES_PLAYED) -> Iterator[Moment]:
    """Every moment of some random games, as the seat that is to move sees it; the last one for seat 0."""
    for number in range(games):
        yield from moments_of(name, number)


def moments_of(name: str, number: int) -> Iterator[Moment]:
    """Every moment of one of them."""
    game = find(name)
    source = Random(f"{name} {number}")
    match = Match(game, game.parse_options({}), 3, seed_from(f"{name} {number}"))
    while acting := game.to_act(match.position):
        yield Moment(match, acting[0])
        match.play(source.choice(game.moves(match.position, acting[0])))
    yield Moment(match, 0)


def cards_in_hand(scene: Scene) -> int:
    return sum(piece.at == "zone:hand" for piece in scene.pieces)


# What there can be much of on a stage.
AMOUNTS: dict[str, Callable[[Scene], int]] = {
    "choices": lambda scene: len(scene.choices),
    "numbers": lambda scene: sum(button.value is not None for button in scene.buttons),
    "hand": cards_in_hand,
    "buttons": lambda scene: len(scene.buttons),
    "discards": lambda scene: cards_in_hand(scene) * (scene.prompt.id == "prompt-discard"),
    "zones": lambda scene: sum(len(group) for group in scene.groups),
    "owners": lambda scene: len({p.owner for p in scene.pieces if not p.at.startswith("zone:")}),
}


@cache
def moment_of(name: str, what: str) -> Moment:
    """A moment of some random games: where there is most of something, the first of a prompt, or the end."""
    number, move = places_in(name)[what]
    found = next(islice(moments_of(name, number), move, None))
    assert what in (*AMOUNTS, "end", found.scene.prompt.id), f"{what} moved: python -m tests.browser.staged"
    return found


@cache
def places_in(name: str) -> dict[str, Place]:
    """Where those moments are: as recorded, as long as these games go as they went then."""
    recorded = json.loads(PLACES.read_text("utf-8")).get(name, {})
    if recorded.get("games") == course_of(name):
        return {what: (number, move) for what, (number, move) in recorded["places"].items()}
    return find_places(name)


def find_places(name: str) -> dict[str, Place]:
    """Look at every moment of the games, which takes long."""
    most: dict[str, tuple[int, Place]] = {}
    first: dict[str, Place] = {}
    for number in range(GAMES_PLAYED):
        for move, moment in enumerate(moments_of(name, number)):
            place = number, move
            for what, amount in AMOUNTS.items():
                if what not in most or amount(moment.scene) > most[what][0]:
                    most[what] = amount(moment.scene), place
            first.setdefault("end" if moment.state == "finished" else moment.scene.prompt.id, place)
    return first | {what: place for what, (_, place) in most.items()}


def course_of(name: str) -> str:
    """A digest of how the games go, played without anybody who looks."""
    game = find(name)
    digest = sha256()
    for number in range(GAMES_PLAYED):
        source = Random(f"{name} {number}")
        position = game.start(game.parse_options({}), 3, seed_from(f"{name} {number}"))
        while acting := game.to_act(position):
            move = source.choice(game.moves(position, acting[0]))
            game.apply(position, move)
            digest.update(encode(move))
    return digest.hexdigest()[:16]


def record_places() -> None:
    """Record where the moments are: `python -m tests.browser.staged`."""
    found = {name: {"games": course_of(name), "places": find_places(name)} for name in OURS}
    PLACES.write_text(json.dumps(found).replace("}}, ", "}},\n ") + "\n", "utf-8")


@cache
def last_discard() -> Moment:
    """The last card of Estoril's round that is laid aside: unlike those before, it has to be confirmed."""
    return next(
        one for one in moments("estoril") if one.scene.prompt.id == "prompt-discard" and not one.scene.free
    )


class Stage:
    """A page that shows a moment; what is asked of the table is noted and, as far as it goes, answered."""

    def __init__(
        self, visitor: Visitor, moment: Moment, bot: bool = False, onward: bool = False, **more: Any
    ) -> None:
        self.visitor = visitor
        self.moment = moment
        self.bot = bot  # a bot plays for the viewer
        self.onward = onward  # a campaign goes on after the end
        self.more = more  # of the snapshot
        self.asked: list[dict[str, Any]] = []
        self.lines: list[WebSocketRoute] = []
        visitor.stand_in("**/tables/staged/socket*", self._serve)
        if moment.state == "finished":
            replay = replays.encoded(replays.in_full(moment.match, OPEN))
            info = encode(self._snapshot().table)
            visitor.page.route("**/tables/staged/replay*", lambda route: route.fulfill(body=replay))
            visitor.page.route("**/tables/staged?*", lambda route: route.fulfill(body=info))
        self._arrive()
        visitor.page.wait_for_selector(".board .shape")
        visitor.page.evaluate(AT_REST)

    def _arrive(self) -> None:
        """Come to the table; a page that showed one goes on from there, which is sooner than a reload."""
        visitor = self.visitor
        if visitor.page.url.endswith("#/table/staged") and not visitor.holds_time:
            visitor.open("nowhere")
            visitor.page.wait_for_selector(".table-page", state="detached")
        else:
            visitor.leave()
        visitor.open("table/staged")

    def show(self, moment: Moment, log: tuple[Any, ...] = ()) -> None:
        """Go on to another moment of the same game."""
        change = patch(self.moment.scene, moment.scene)
        self.moment = moment
        self.lines[-1].send(encode_message(Delta(2, log, change)).decode())
        self.visitor.page.evaluate(AT_REST)

    def replace(self, moment: Moment) -> None:
        """Show another moment of the same game in a new snapshot, which is sooner there than a new page."""
        self.moment = moment
        self.lines[-1].send(encode_message(self._snapshot()).decode())
        self.visitor.page.evaluate(AT_REST)

    def requests(self, count: int = 1) -> list[dict[str, Any]]:
        """What was asked of the table, once that is so much: a request comes a little after its click."""
        self.visitor.until(lambda: len(self.asked) >= count)
        return self.asked

    def _serve(self, line: WebSocketRoute) -> None:
        line.on_message(lambda said: self.hear(line, said))
        self.lines.append(line)
        line.send(encode_message(self._snapshot()).decode())

    def hear(self, line: WebSocketRoute, said: str | bytes) -> None:
        """Note what is asked, and answer."""
        request = json.loads(said)
        self.asked.append(request)
        rules = self._why_not(request) if request["kind"] == "why_not" else ()
        line.send(json.dumps({"kind": "reply", "id": request["id"], "rules": rules}))

    def _why_not(self, request: dict[str, Any]) -> tuple[str, ...]:
        return why_not_path(self.moment.game, self.moment.observation, tuple(request["path"]))

    def _snapshot(self) -> Snapshot:
        moment = self.moment
        game: AnyGame = moment.game
        table = TableInfo(
            id="staged",
            game=game.name,
            rules_version=1,
            options={},
            state=moment.state,
            seats=tuple(
                SeatInfo("person", LONGEST_NAME, "beginner" if self.bot else None, here=True)
                for _ in range(moment.seats)
            ),
            public=True,
            languages=(),
            clock=Clock(),
            chat=True,
            spectators=True,
            open_view=False,
            seed_hash="",
            onward=self.onward,
        )
        team = tuple(sorted(game.team(moment.match.position, moment.seat)))
        you = You(viewer=moment.seat, seat=moment.seat, team=team if len(team) > 1 else ())
        scene = on_its_board(game, moment.scene)
        return Snapshot(table, you, 1, scene, moment.log, moment.private, **self.more)


def showing(
    arrive: Callable[..., Visitor], screen: tuple[int, int], moment: Moment, language: str = "en-GB"
) -> tuple[Page, Stage]:
    """A page that shows a moment in a window of this size."""
    visitor = arrive(language, screen=screen)
    return visitor.page, Stage(visitor, moment)


if __name__ == "__main__":
    record_places()
