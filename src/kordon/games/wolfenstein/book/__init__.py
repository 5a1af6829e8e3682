"""The book of Wolfenstein: figures on a mission's map, what is claimed of them, and tables of all cards."""

# Not compiled: it is read when somebody opens the book.
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from itertools import combinations
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final

from kordon.engine.bits import mask_of, members
from kordon.engine.book import Book, Example
from kordon.engine.chance import chance_from, seed_from
from kordon.engine.scene import Line, Sheet
from kordon.engine.words import LITERAL, Names, Text
from kordon.games.wolfenstein import events, moves, words
from kordon.games.wolfenstein.board import sight
from kordon.games.wolfenstein.board.mission import MISSIONS, Mission, load
from kordon.games.wolfenstein.content.tables import ENEMIES, ENEMY, EQUIPMENT, HEROES, LEVELS, WEAPONS, Kind
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import FACE_NAMES, LEADING, PICKING, SLOTS, Square
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch, rounds, setup
from kordon.games.wolfenstein.rules.enemies.preview import foresee
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals
from kordon.games.wolfenstein.screen import sentences
from kordon.games.wolfenstein.screen.drawn_board import LETTERS, SIZE, square_name
from kordon.games.wolfenstein.screen.sentences import trait_text

if TYPE_CHECKING:
    from kordon.engine.game import AnyGame


GROUND_SIGNS: Final = ("difficult", "start", "support", "passage")
STATS: Final = ("life", "armour", "ap", "initiative", "range", "dice")  # of enemies, as their table has them


class WolfensteinBook(Book):
    """Positions are given by a mission, and by squares for heroes and enemies: `{ bj = "C7" }`.

    Of enemies those that are named are there, each as often as it has squares; without `enemies` all are.
    """

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, files("kordon.games.wolfenstein.book"))

    def position(self, given: Mapping[str, Any]) -> Position:
        """The second round, in the turn of the hero who is `active`; all others have had theirs."""
        options = WolfensteinOptions(mission=given.get("mission", "officers-room"), ties="seed")
        position = setup.set_up(options, 1, seed_from("book"))
        while position.phase in (PICKING, LEADING):
            dispatch.apply(position, dispatch.legal_moves(position, position.acting)[0])
        position.pending = ()
        position.round = 2
        if "enemies" in given:
            for figure in members(position.alive):
                position.remove_figure(figure)
            for kind, squares in given["enemies"].items():
                for square in squares.split():
                    position.add_figure(arrivals.free_figure(position, ENEMY[kind]), at(position, square))
            position.garrison, position.arrivals = position.alive, 0
        names = [HEROES[kind].name for kind in position.heroes]
        for name, square in given["heroes"].items():
            position.put_hero(names.index(name), at(position, square))
        position.closed &= ~mask_of(given.get("open", ()))
        position.noise = mask_of(given.get("noise", ()))
        slot = names.index(given["active"])
        position.activated = mask_of(range(SLOTS)) & ~(1 << slot)
        position.acting = position.owners[slot]
        rounds.activate(position, moves.Activate(position.owners[slot], slot))
        position.chance = chance_from(seed_from(given.get("seed", "book")))
        return position

    def holds(self, position: Position, claim: str, value: Any) -> bool:
        """Whether the rules say the same."""
        return CLAIMS[claim](position, value)

    def strokes(self, position: Position, example: Example) -> Iterable[Line]:
        """The two lines that make the sight which an example claims (WO-408)."""
        for pair in example.claims.get("sees", ()):
            here, there = sorted(at(position, name) for name in pair)
            for start, end in _two_lines(position, here, there):
                points = (*_corner(position, here, start), *_corner(position, there, end))
                yield Line(points, "sight clear")

    signs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "die": ("heart", "shield", "reload", "blank"),
        "signs": GROUND_SIGNS,
    }

    tables: ClassVar[Mapping[str, Callable[[], Sheet]]] = {
        "heroes": lambda: _sheet(
            "heroes-table",
            "hero life-head armour ap accuracy skills",
            [
                (words.HERO(hero.name), hero.life, hero.armour, hero.ap, hero.accuracy, _skills(kind))
                for kind, hero in enumerate(HEROES)
            ],
        ),
        "enemies": lambda: _sheet(
            "enemies-table",
            "enemy life-head armour ap initiative range dice special",
            [
                (words.ENEMY(enemy.name), *attrgetter(*STATS)(enemy), _listed(map(trait_text, enemy.traits)))
                for enemy in ENEMIES
            ],
        ),
        "weapons": lambda: _sheet(
            "weapons", "weapon copies effect", _cards(words.WEAPON, WEAPONS, sentences.weapon_detail)
        ),
        "equipment": lambda: _sheet(
            "equipment", "card copies effect", _cards(words.EQUIPMENT_CARD, EQUIPMENT, sentences.gear_detail)
        ),
        "missions": lambda: _sheet(
            "missions", "mission rounds limit goals", [_mission_row(load(name)) for name in MISSIONS]
        ),
        "levels": lambda: _sheet(
            "levels", "effect", [(Text(f"WO-90{number}"),) for number in (1, 2, 3, 4, 6, 8, 9)]
        ),
        "level-names": lambda: Sheet(
            Text("book-level-names"),
            (Text("book-level"), Text(f"mission-{MISSIONS[0]}")),
            tuple(_level_row(level.name, load(MISSIONS[0], level.name)) for level in LEVELS),
        ),
        "signs": lambda: _sheet("signs", "effect", [(Text(f"ground-{name}"),) for name in GROUND_SIGNS]),
    }


# ---- tables


def _sheet(title: str, heads: str, rows: Iterable[tuple[Any, ...]]) -> Sheet:
    return Sheet(Text(f"book-{title}"), tuple(Text(f"book-{head}") for head in heads.split()), tuple(rows))


def _cards(
    names: Names, cards: Iterable[Any], detail: Callable[[Kind], Iterable[Text]]
) -> list[tuple[Any, ...]]:
    return [(names(card.name), card.copies, _listed(detail(kind))) for kind, card in enumerate(cards)]


def _listed(texts: Iterable[Text]) -> Text:
    several = list(texts)
    return words.in_turn(several) if several else LITERAL.say("–")


def _skills(hero: int) -> Text:
    return _listed([*sentences.start_gear(hero), *sentences.hero_detail(hero)[2:]])


def _mission_row(mission: Mission) -> tuple[Any, ...]:
    goals = _listed(map(sentences.goal_text, mission.goals))
    return Text(f"mission-{mission.name}"), mission.rounds, mission.threat_limit or LITERAL.say("–"), goals


def _level_row(level: str, mission: Mission) -> tuple[Any, ...]:
    rounds, threat, enemies = mission.rounds, mission.threat_limit, len(mission.enemies)
    line = Text("book-level-line", {"rounds": rounds, "threat": threat, "enemies": enemies})
    return Text(f"level-{level}"), line


# ---- squares and lines


def at(position: Position, name: str) -> Square:
    """The square that players call by this name."""
    return (int(name[1:]) - 1) * position.board.width + LETTERS.index(name[0])


def _corner(position: Position, square: Square, corner: int) -> tuple[int, int]:
    x, y = sight.CORNERS[corner]
    return (square % position.board.width + x) * SIZE, (square // position.board.width + y) * SIZE


def _two_lines(position: Position, here: Square, there: Square) -> list[tuple[int, int]]:
    """Two clear lines between different corners of two squares; none if they don't see each other."""
    taken = position.occupied & ~(1 << here | 1 << there)
    clear = [
        (start, end)
        for start, end, squares, doors in sight._lines(position.board, here, there)  # noqa: SLF001
        if not squares & taken and not doors & position.closed
    ]
    pairs = [pair for pair in combinations(clear, 2) if pair[0][0] != pair[1][0] and pair[0][1] != pair[1][1]]
    return list(max(pairs, key=_apart, default=()))


def _apart(pair: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, int]:
    """How well two lines can be told apart in a picture: rather side by side than crossed."""
    (start, end), (other_start, other_end) = pair
    there = [abs(a - b) for a, b in zip(sight.CORNERS[start], sight.CORNERS[other_start], strict=True)]
    back = [abs(a - b) for a, b in zip(sight.CORNERS[end], sight.CORNERS[other_end], strict=True)]
    return sum(map(min, there, back)), sum(there) + sum(back)


# ---- what can be claimed


def _sees(position: Position, pair: list[str]) -> bool:
    here, there = sorted(at(position, name) for name in pair)
    seen = sight.sees(position.board, here, there, position.closed, position.occupied)
    assert seen == bool(_two_lines(position, here, there)), "what is drawn is what is seen"
    return seen


def _are(position: Position, squares: Iterable[Square], expected: str) -> bool:
    """Whether just these squares are named."""
    return sorted(square_name(square, position.board.width) for square in squares) == sorted(expected.split())


def _seen_in(position: Position, value: list[str]) -> bool:
    """From a square, just these of an area are seen: square, area, squares."""
    start, area, expected = value
    here, board = at(position, start), position.board
    squares = members(board.areas[int(area)].squares)
    seen = [other for other in squares if sight.sees(board, here, other, position.closed, position.occupied)]
    return _are(position, seen, expected)


def _steps(position: Position, value: str) -> bool:
    legal = dispatch.legal_moves(position, position.acting)
    return _are(position, [move.to for move in legal if isinstance(move, moves.Step)], value)


def _stand(position: Position, figures: Iterable[int], expected: str) -> bool:
    """Whether enemies stand on just these squares."""
    return _are(position, [position.enemy_at[figure] for figure in figures], expected)


def _told(position: Position, kind: type) -> list[Any]:
    return [event for event in position.news if isinstance(event, kind)]


def _rolled(position: Position, value: str) -> bool:
    rolls = [*_told(position, events.Attacked), *_told(position, events.EnemyAttacked)]
    return [" ".join(FACE_NAMES[face] for face in roll.faces) for roll in rolls] == [value]


CLAIMS: dict[str, Callable[[Position, Any], bool]] = {
    "sees": lambda position, value: all(_sees(position, pair) for pair in value),
    "blocked": lambda position, value: not any(_sees(position, pair) for pair in value),
    "seen_in": _seen_in,
    "steps": _steps,
    "awake": lambda position, value: _stand(position, [one.figure for one in foresee(position)], value),
    "rolled": _rolled,
    "killed": lambda position, value: len(_told(position, events.Killed)) == value,
    "noise": lambda position, value: members(position.noise) == value,
    "threat": lambda position, value: position.threat == value,
    "enemies": lambda position, value: _stand(position, members(position.alive), value),
    "lost": lambda position, value: (
        [[hurt.life, hurt.armour] for hurt in _told(position, events.HeroHurt)] == value
    ),
}
