"""What is shown of a mission: the map with all that stands on it, the heroes, what is asked of the viewer."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from kordon.engine.bits import mask_of
from kordon.engine.memo import group, part, thing
from kordon.engine.records import Path, Seat
from kordon.engine.scene import (
    NOTHING,
    Badge,
    Line,
    Marker,
    Panel,
    Scene,
    Sheet,
    Survey,
    Track,
    verdict,
    with_ending,
)
from kordon.engine.words import SEAT, Text
from kordon.games.wolfenstein import events, pieces, words
from kordon.games.wolfenstein.board.mission import Mission
from kordon.games.wolfenstein.board.sight import sees
from kordon.games.wolfenstein.content.tables import FIGURE_KINDS, HEROES, Figure, Kind
from kordon.games.wolfenstein.moves import Step, WolfensteinMove
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import ALLY, NO_FIGURE, NOWHERE, Square, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.actions.far_walks import way_to
from kordon.games.wolfenstein.screen import asking, paths
from kordon.games.wolfenstein.screen.chances import figures_odds
from kordon.games.wolfenstein.screen.drawn_board import DrawnBoard, drawn_board, lines
from kordon.games.wolfenstein.screen.enemies_shown import enemies, lairs
from kordon.games.wolfenstein.screen.foreseen import Intent, ending, intents
from kordon.games.wolfenstein.screen.heroes_shown import vitals
from kordon.games.wolfenstein.screen.pieces_shown import ENEMIES_GROUP, patterns, piece_groups, zones
from kordon.games.wolfenstein.secrets import position_of

TURNS: Final = (pieces.HERO_TURN, pieces.ALLY_TURN)
FORESEEN: Final = (pieces.ACTIVATING, *TURNS, pieces.LEADING)  # when enemies show what they would do
# What can be taken back: steps, doors, and what only changes hands. Steps with consequences have notes.
UNNOTICED: Final = ("square:", "door:", "weapon:", "ammo:")

# Where people want others to go; bots go there first (WO-957).
FLAG: Final = (Marker("flag", words.FLAG(), "flag", "square:", limit=1, rule="WO-957", mine=True),)


def scene(observation: WolfensteinObservation) -> Scene:
    """Everything the seat is shown: what everybody sees and, if it is to act, what it can do."""
    common = _common(observation, drawn_board(observation.options.mission, observation.options.level))
    if observation.outcome is not None:
        how = common.scene.prompt
        return with_ending(
            msgspec.structs.replace(common.scene, prompt=verdict(observation, how)), observation, how
        )
    if not observation.moves:
        return common.scene if observation.seat < observation.seats else _looked_on(common.scene)
    position = common.position or position_of(observation)
    odds = figures_odds(position, observation.moves) if observation.phase in TURNS else {}
    groups = common.scene.groups
    if odds:
        groups = (
            *groups[:ENEMIES_GROUP],
            enemies(observation, common.ahead, odds),
            *groups[ENEMIES_GROUP + 1 :],
        )
    choices = asking.choices(observation, position, ending(observation, len(common.ahead)))
    return msgspec.structs.replace(
        common.scene,
        prompt=asking.prompt(observation),
        groups=groups,
        buttons=asking.buttons(observation, position, choices),
        choices=choices,
        prompts=asking.steps(observation),
        far=asking.far(position) if is_turn(observation) else (),
    )


class Common(NamedTuple):
    """What all viewers of a position have in common: everything lies open, only one or some can act."""

    scene: Scene  # as it is shown to those who wait
    ahead: dict[Figure, Intent]
    position: Position | None  # to look ahead in, if anybody can


@part
def _common(seen: WolfensteinObservation, drawn: DrawnBoard) -> Common:
    position = position_of(seen) if seen.phase in FORESEEN and seen.round else None
    ahead = intents(position) if position is not None else {}
    return Common(_waiting(seen, drawn, ahead), ahead, position)


def _waiting(seen: WolfensteinObservation, drawn: DrawnBoard, ahead: dict[Figure, Intent]) -> Scene:
    """What those see who can't act."""
    places = lairs(seen, drawn)
    return Scene(
        status=asking.status(seen.options.mission, seen.options.level, seen.phase, seen.round),
        prompt=asking.waiting(seen),
        width=drawn.width,
        height=drawn.height,
        board=seen.options.mission,
        shapes=drawn.shapes + places if places else drawn.shapes,
        lines=_lines(seen, drawn),
        groups=piece_groups(seen, drawn, ahead),
        zones=zones(seen),
        tracks=_tracks(drawn, seen.round, seen.threat, seen.alarms, _points(seen)),
        panels=_panels(seen),
        sheets=(_final_sheet(seen),) if seen.outcome is not None and seen.heroes else (),
        goal=asking.goal(drawn, seen.goals_done),
        about=asking.about(seen),
        free=UNNOTICED if is_turn(seen) else (),
        set_up=asking.is_setting_up(seen),
        markers=FLAG if seen.seats > 1 and seen.round and seen.outcome is None else (),
    )


def _looked_on(scene: Scene) -> Scene:
    """As somebody without a seat sees it, who puts down nothing."""
    return msgspec.structs.replace(
        scene, markers=tuple([msgspec.structs.replace(marker, mine=False) for marker in scene.markers])
    )


def is_turn(seen: WolfensteinObservation) -> bool:
    """Whether a hero or ally can act."""
    return seen.phase in TURNS and not seen.pending


def way(observation: WolfensteinObservation, path: Path) -> list[WolfensteinMove]:
    """The steps to a far square."""
    kind, _, number = path[0].partition(":") if len(path) == 1 else ("", "", "")
    if kind != "square" or not observation.moves or not is_turn(observation):
        return []
    return [Step(observation.seat, square) for square in way_to(position_of(observation), int(number))]


def survey(observation: WolfensteinObservation, target: str) -> Survey | None:
    """What a square sees and how far, as doors and figures stand now (WO-408, WO-409)."""
    position = position_of(observation)
    board = position.board
    kind, _, number = target.partition(":")
    if kind != "square" or not number.isdecimal() or int(number) >= board.size:
        return None
    square, closed, occupied = int(number), position.closed, position.occupied
    return Survey(
        tuple(
            [
                (paths.square_target(other), board.distance(square, other))
                for other in range(board.size)
                if other != square and sees(board, square, other, closed, occupied)
            ]
        )
    )


def board(name: str) -> Scene:
    """The map alone, and patterns of all that can stand on it or lie beside it."""
    drawn = drawn_board(name)
    return msgspec.structs.replace(
        NOTHING,
        width=drawn.width,
        height=drawn.height,
        shapes=drawn.shapes,
        lines=drawn.lines,
        groups=(patterns(),),
    )


# ---- what has just happened


def _lines(seen: WolfensteinObservation, drawn: DrawnBoard) -> tuple[Line, ...]:
    """The map's lines; over them the ways of the enemies and all attacks since the last move."""
    lit = mask_of([drawn.board.area[square] for square in seen.hero_at if square != NOWHERE])
    now = lines(drawn, seen.closed, seen.barred, seen.noise, lit)
    ways: dict[Figure, list[Square]] = {}
    shots = []
    for event in seen.news:
        if type(event) is events.EnemyMoved:
            ways.setdefault(event.figure, [event.origin]).append(event.to)
        elif isinstance(event, events.EnemyAttacked | events.Attacked):
            shots.append((_square_of(seen, event.who), seen.enemy_at[event.figure]))
    found = [_way(drawn, tuple(squares)) for squares in ways.values()]
    found += [_shot(drawn, *shot) for shot in shots if NOWHERE not in shot]
    return now + tuple(found) if found else now


def _square_of(seen: WolfensteinObservation, who: Target) -> Square:
    """Where a hero or ally is now, if it still is."""
    if who < ALLY:
        return seen.hero_at[who]
    figure = seen.allies[who - ALLY]
    return NOWHERE if figure == NO_FIGURE else seen.enemy_at[figure]


@thing
def _way(drawn: DrawnBoard, squares: tuple[Square, ...]) -> Line:
    return Line(tuple([number for square in squares for number in drawn.middle(square)]), "path")


@thing
def _shot(drawn: DrawnBoard, a: Square, b: Square) -> Line:
    return Line((*drawn.middle(a), *drawn.middle(b)), "shot", words.LEGEND("shot"))


# ---- numbers


def _points(seen: WolfensteinObservation) -> tuple[int, int] | None:
    """The action points that are left, and how many a turn has."""
    if seen.phase not in TURNS:
        return None
    if seen.phase == pieces.ALLY_TURN:
        usual = FIGURE_KINDS[seen.allies[seen.hero]].ap
    else:
        usual = HEROES[seen.heroes[seen.hero]].ap
    return seen.ap, max(seen.ap, usual)


@group
def _tracks(
    drawn: DrawnBoard, round: int, threat: int, alarms: int, points: tuple[int, int] | None
) -> tuple[Track, ...]:
    mission = drawn.mission
    detail = words.TRACK("round")
    found = [Track("track:round", words.ROUND_TRACK(), max(1, round), 1, mission.rounds, detail=detail)]
    most = mission.threat_limit
    if most:
        # After an alarm that does not repeat it may go on rising, but nothing comes of it (WO-966).
        detail = words.TRACK("alarmed") if alarms and not mission.repeats else _alarm(mission)
        found.append(Track("track:threat", words.THREAT_TRACK(), min(threat, most), 0, most, detail=detail))
    if points is not None:
        ap, most = points
        found.append(Track("track:points", words.POINTS_TRACK(), ap, 0, most, detail=words.TRACK("points")))
    return tuple(found)


def _alarm(mission: Mission) -> Text:
    if not mission.alarm:
        return words.TRACK("threat")
    return words.ALARM_BRINGS(enemies=words.counted(mission.alarm), repeats=int(mission.repeats))


@part
def _panels(seen: WolfensteinObservation) -> tuple[Panel, ...]:
    return tuple([_panel(seen, seat) for seat in range(seen.seats)])


def _panel(seen: WolfensteinObservation, seat: Seat) -> Panel:
    badges = []
    names = []
    for slot, owner in enumerate(seen.owners):
        if owner == seat:
            kind = seen.heroes[slot]
            life, _, armour, _ = vitals(seen, slot)
            badges.append(DEAD[kind] if seen.dead >> slot & 1 else _hero_badge(kind, life, armour))
            names.append(HEROES[kind].name)
    if seen.round and seen.seats > 1:
        if seat == seen.first:
            badges.append(Badge("first", words.STATE("first")))
        if seat == seen.controller:
            badges.append(Badge("controller", words.STATE("controller")))
    leads = words.LEADS(heroes=words.listed([words.HERO(name) for name in names])) if names else None
    return Panel(seat, SEAT(seat), seat in seen.to_act, tuple(badges), " ".join(names), leads)


DEAD: Final = [Badge("dead", words.HERO_DIED(hero=words.HERO(hero.name))) for hero in HEROES]


@thing
def _hero_badge(kind: Kind, life: int, armour: int) -> Badge:
    name = HEROES[kind].name
    return Badge(f"hero-{name}", words.HERO_BADGE(hero=words.HERO(name), life=life, armour=armour), life)


# ---- after the end


def _final_sheet(seen: WolfensteinObservation) -> Sheet:
    """How the heroes came out of it."""
    heads = tuple(map(words.SHEET_HEAD, ("hero", "player", "life", "glory")))
    rows = tuple(
        [
            (words.HERO(HEROES[kind].name), SEAT(seen.owners[slot]), seen.life[slot], seen.glory[slot])
            for slot, kind in enumerate(seen.heroes)
        ]
    )
    return Sheet(words.SHEET(), heads, rows)
