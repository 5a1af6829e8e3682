"""Whole missions by clicks: two players with two heroes each, and one on a phone with all four.

What to do is decided by the game's own team, which looks into the server's log; every move it picks has to be
clicked on the page like a person's.
"""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from kordon.engine.match import Match
from kordon.engine.records import Seat
from kordon.games.wolfenstein import GAME, events, moves
from kordon.tables.log.entries import Played, decode_entry
from kordon.tables.log.setups import decode_setup
from kordon.web.build import build
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import Visitor
from tests.web.served import served

Arrive = Callable[..., Visitor]

OPTIONS = {"mission": "officers-room", "level": "daddy"}
MOST_MOVES = 600
WALKS = 0.2  # how often a walk is begun by a click on a far square, where there is one


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("missions") / "tables.sqlite"


@pytest.fixture(scope="module")
def server(database: Path, port: socket.socket) -> Iterator[str]:
    build()
    with served(database.parent, str(database), port=port) as address:
        yield address


class Watched:
    """The match at a table, replayed from the server's database."""

    def __init__(self, database: Path, table: str) -> None:
        self._rows = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        self._table = table
        [(setup,)] = self._rows.execute("SELECT setup FROM tables WHERE id = ?", (table,))
        made = decode_setup(setup)
        options = msgspec.convert(made.options, GAME.options_type)
        self.match = Match(GAME, options, made.seats, made.seed)
        self._taken = -1

    def catch_up(self) -> None:
        """Take in what was played since."""
        found = self._rows.execute(
            "SELECT sequence, entry FROM entries WHERE table_id = ? AND sequence > ? ORDER BY sequence",
            (self._table, self._taken),
        )
        for sequence, row in found.fetchall():
            self._taken = sequence
            entry = decode_entry(row)
            if isinstance(entry, Played):
                self.match.play(msgspec.convert(entry.move, GAME.move_type))


class Mission:
    """A mission that people at browsers play to its end."""

    def __init__(self, people: list[Visitor], database: Path, folder: Path) -> None:
        self.people = people
        self.folder = folder
        self.source = Random(7)
        self.clicked: set[type] = set()
        self.walked = 0
        host = people[0]
        host.open()
        host.page.wait_for_selector("[data-quick]")
        made = host.ask("tables", game="wolfenstein", seats=len(people), options=OPTIONS, public=True)
        for seat, person in enumerate(people):
            if person is not host:
                person.open()
                person.page.wait_for_selector("[data-quick]")
            person.ask(f"tables/{made['table']}/sit", seat=seat)
        host.ask(f"tables/{made['table']}/start")
        for person in people:
            person.open(f"table/{made['table']}")
            person.page.wait_for_selector(".play .board")
        self.watched = Watched(database, made["table"])

    def play(self) -> None:
        """Until it is over."""
        self.shoot("start")
        match = self.watched.match
        for _ in range(MOST_MOVES):
            self.watched.catch_up()
            if match.position.outcome is not None:
                break
            [seat] = GAME.to_act(match.position)
            observation = match.observation(seat)
            if len(observation.moves) == 1 and not match.has_moved(seat):
                self.wait(seat, len(match.moves))  # the table makes it
                continue
            move = GAME.policy().pick(match.position.copy(), seat, self.source)
            self.clicked.add(type(move))
            path = GAME.path(observation, move)
            if type(move) is moves.EndTurn:
                self.shoot("end-of-turn", seat)
            far = [target for group in GAME.scene(observation).far for target in group.targets]
            if type(move) is moves.Step and far and self.source.random() < WALKS:
                path = (self.source.choice(far),)
                self.walked += 1
            self.click(seat, path, is_attack=type(move) is moves.Attack)
        for person in self.people:
            expect(person.page.locator(".result h2")).to_be_visible()
        self.shoot("end")

    def click(self, seat: Seat, path: tuple[str, ...], *, is_attack: bool) -> None:
        """All targets of a path, one after the other, and what is asked after the last."""
        person, made = self.people[seat], len(self.watched.match.moves)
        for target in path:
            look = f'[data-lit][data-target="{target}"]'
            person.page.wait_for_selector(look, state="attached")
            self.press(person, look)
        person.page.wait_for_function(
            "() => document.querySelector('[data-confirm]') || !document.querySelector('.steps li')"
        )
        if is_attack:
            self.shoot("attack", seat)
        if person.page.query_selector("[data-confirm]"):
            self.press(person, "[data-confirm]")
        self.wait(seat, made)

    def wait(self, seat: Seat, made: int) -> None:
        """Until there are more moves than so many."""
        for _ in range(200):
            self.watched.catch_up()
            if len(self.watched.match.moves) > made:
                return
            self.people[seat].page.wait_for_timeout(20)
        self.shoot("stuck", seat)
        raise AssertionError(f"seat {seat} waits for ever")

    def press(self, person: Visitor, look: str) -> None:
        """Where the thing is to be seen: with the mouse, or a finger on a phone."""
        element = next((one for one in person.page.query_selector_all(look) if one.is_visible()), None)
        assert element is not None, f"{look} can't be seen"
        if person.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            person.tap(element)
        else:
            person.click(element)

    def shoot(self, name: str, seat: Seat = 0) -> None:
        """A picture of what a seat sees, the first time it comes to that."""
        path = self.folder / f"{name}.png"
        if not path.exists():
            self.people[seat].page.screenshot(path=path)

    def told(self, kind: type) -> list[Any]:
        """The events of a kind."""
        history = self.watched.match.history[0]
        return [event for sight in history for event in sight.events if type(event) is kind]


def check(mission: Mission) -> None:
    """It was a whole mission, and all that a mission is made of was clicked."""
    assert mission.told(events.Ended)
    assert mission.told(events.EnemyMoved)
    assert mission.told(events.Attacked)
    assert mission.walked > 3
    assert {moves.Pick, moves.Activate, moves.Attack, moves.Open, moves.EndTurn} <= mission.clicked
    for person in mission.people:
        assert person.fits()


@pytest.mark.full
@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ"])
def test_a_whole_mission_in_two_browsers(
    arrive: Arrive, database: Path, tmp_path: Path, language: str
) -> None:
    mission = Mission(
        [arrive(language, screen=DESKTOP), arrive(language, screen=DESKTOP)], database, tmp_path
    )
    mission.play()
    assert mission.watched.match.position.owners.count(0) == 2
    check(mission)


@pytest.mark.full
@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ"])
def test_a_whole_mission_alone_on_a_phone(
    arrive: Arrive, database: Path, tmp_path: Path, language: str
) -> None:
    mission = Mission([arrive(language, phone=True)], database, tmp_path)
    mission.play()
    check(mission)
