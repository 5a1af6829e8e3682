"""The enemy phase of a staged position, played with the figures called by the letters they started on.

phase = EnemyPhase(staged("s . . h", heroes={"bj": "h"}, enemies={"soldat": "s"}))
phase.run()
assert phase.at("s") == "."
"""

from __future__ import annotations

from typing import Any

from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content.tables import ENEMY, HEROES
from kordon.games.wolfenstein.pieces import ACTIVATING, ALL_SLOTS, NOBODY, NOWHERE
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import rounds
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals
from tests.games.wolfenstein.table import Table

BLANKS = "blank " * 60


class EnemyPhase:
    """An enemy phase, its events and where the figures end."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.position: Position = table.position
        letters = {table.at(letter): letter for letter in table.drawn.letters}
        self.figures = {
            letters[square]: figure
            for figure, square in enumerate(self.position.enemy_at)
            if square in letters
        }
        self.events: list[Any] = []
        table.rolls(BLANKS)

    def run(self, *choices: str) -> list[Any]:
        """Begin the phase and answer what is asked: letters of squares, figures or heroes' names."""
        position = self.position
        position.phase, position.hero, position.activated = ACTIVATING, NOBODY, ALL_SLOTS
        position.news = ()
        rounds.settle(position)
        self.events = list(position.news)
        assert not position.faults(), position.faults()
        for choice in choices:
            self.choose(choice)
        return self.events

    def choose(self, choice: str) -> None:
        """The controller chooses one of what is asked."""
        offered = self.asked()
        assert choice in offered, f"{choice} is not among {offered}"
        move = moves.Direct(self.position.controller, offered.index(choice))
        self.events += self.table.play(move)

    def asked(self) -> list[str]:
        """What the controller is asked to choose from."""
        kind, tie = self.position.tie_kind, self.position.tie
        if kind == 1:
            return [self.letter_of(figure) for figure in tie]
        if kind == 2:
            return [self.hero(who) for who in tie]
        if kind == 3:
            return [self.position.board.areas[area].name for area in tie]
        return [self.sign(square) for square in tie]

    def letter_of(self, figure: int) -> str:
        """The letter that a figure started on."""
        return next((letter for letter, known in self.figures.items() if known == figure), "?")

    def sign(self, square: int) -> str:
        """The letter of a square."""
        return self.table.drawn.signs[square]

    def hero(self, who: int) -> str:
        """The name of a hero."""
        return HEROES[self.position.heroes[who]].name if 0 <= who < 4 else f"ally {who - 4}"

    def at(self, letter: str) -> str:
        """The letter of the square where a figure is now."""
        square = self.position.enemy_at[self.figures[letter]]
        return "" if square == NOWHERE else self.sign(square)

    def told(self, kind: type) -> list[Any]:
        """The events of that kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def woke(self) -> dict[str, str]:
        """Who woke, and why."""
        return {self.letter_of(event.figure): event.why for event in self.told(events.Woke)}

    def attacks(self) -> list[tuple[str, str]]:
        """Who attacked whom, in order."""
        return [(self.letter_of(e.figure), self.hero(e.who)) for e in self.told(events.EnemyAttacked)]

    def acts(self, letter: str) -> str:
        """What one figure did, in a word each: `go:x` a step, `open`, `attack:name`, `push:x`, `wait:why`."""
        figure, found = self.figures[letter], []
        for event in self.events:
            if getattr(event, "figure", None) != figure:
                continue
            if isinstance(event, events.EnemyMoved):
                found.append(f"go:{self.sign(event.to)}")
            elif isinstance(event, events.EnemyOpened):
                found.append("open")
            elif isinstance(event, events.EnemyAttacked):
                found.append(f"attack:{self.hero(event.who)}")
            elif isinstance(event, events.Pushed):
                found.append(f"push:{self.sign(event.to)}")
            elif isinstance(event, events.EnemyWaits):
                found.append(f"wait:{event.why}")
        return " ".join(found)

    def order(self) -> str:
        """The letters of those that did something, in order of their first act."""
        found = ""
        for event in self.events:
            if isinstance(event, events.EnemyMoved | events.EnemyAttacked | events.EnemyOpened):
                letter = self.letter_of(event.figure)
                if letter not in found:
                    found += letter
        return found

    def rules(self, letter: str) -> list[str]:
        """The rules that explain what a figure set out for or why it waited."""
        figure = self.figures[letter]
        kinds = (events.EnemyActs, events.EnemyWaits)
        return [event.rule for event in self.events if isinstance(event, kinds) and event.figure == figure]


def add_enemy(table: Table, kind: str, letter: str) -> int:
    """One more enemy on a letter; its figure."""
    figure = arrivals.free_figure(table.position, ENEMY[kind])
    table.position.add_figure(figure, table.at(letter))
    table.position.arrivals = 0
    return figure
