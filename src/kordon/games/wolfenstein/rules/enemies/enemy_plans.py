"""What an enemy would do next, by WO-601, WO-603 to WO-605 and WO-607; nothing here changes a position.

`plan` is asked again after each act: attack, walk, open a door. WO-608: whom a figure goes for is settled
when it sets out and again after its attack; a hero who comes into sight takes over from noise. WO-609: it
follows the cheapest ways as far as its points last. If they last to a free square next to the hero it goes
there; otherwise it goes towards the hero past its friends. It attacks and opens doors only where it can
stand.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from kordon.engine.bits import BITS, mask_of, members
from kordon.engine.caches import remember
from kordon.engine.records import RuleId
from kordon.games.wolfenstein import pieces
from kordon.games.wolfenstein.board.approach import Approach, Ground, field_to, ground_of
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.board.sight import sees, sees_large
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import DEAF, FIGURE_KINDS, LARGE, Figure, has, with_trait
from kordon.games.wolfenstein.pieces import ALLY, NOBODY, NOWHERE, Area, AreaMask, Square, SquareMask, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.attack import sighting
from kordon.games.wolfenstein.rules.noise_and_threat import noise

# ---- kinds of plans

WAIT: Final = 0
ATTACK: Final = 1
WALK: Final = 2
ASK: Final = 3

T = TypeVar("T")
Wish: TypeAlias = tuple[int, bool, int]  # how much an enemy prefers a hero: less is more
Post: TypeAlias = tuple[Square, int]  # where a hero stands, and from how far that matters

_SURE: Final = with_trait(FIGURE_KINDS, tr.SureFooted)
_MOST_APPROACHES_KEPT: Final = 500


class Plan(NamedTuple):
    """The next act of a figure, why, and what there is to choose from."""

    kind: int
    rule: RuleId
    who: Target = NOBODY  # whom it attacks or goes for
    area: Area = NOWHERE  # the noisy area it goes to
    approach: Approach | None = None
    why: str = ""  # of WAIT: "idle", "blocked", "obstacle", "near", "spent"
    tie_kind: int = pieces.NO_TIE
    options: tuple[int, ...] = ()


def plan(position: Position, figure: Figure, ap: int, attacks: int, chased: Target, noisy_area: Area) -> Plan:
    """What a figure with so many points and attacks left does next.

    `chased` is the hero it has set out for, `noisy_area` where noise draws it; NOBODY and NOWHERE
    if that is open.
    """
    kind = FIGURE_KINDS[figure]
    seen: list[Target] = []
    can_attack = attacks > 0 and ap >= kind.attack_ap and not position.sabotaged_enemies >> figure & 1
    if can_attack:
        seen = seen_by(position, figure)
    if seen:
        wanted = nearest(position, figure, seen)
        if sighting.distance_to(position, position.square_of(wanted[0]), figure) <= kind.range:
            if chased in wanted:
                wanted = [chased]
            if len(wanted) > 1:
                return Plan(ASK, "WO-603", tie_kind=pieces.TARGET_TIE, options=tuple(wanted))
            return Plan(ATTACK, "WO-603", wanted[0])
    if position.squares_of(figure) & beside_targets(position):
        return Plan(WAIT, "WO-603", why="near")
    if not ap:
        return Plan(WAIT, "WO-603", why="spent")
    if chased != NOBODY and chased in position.targets():
        return _go_for(position, figure, ap, attacks, [chased])
    if not can_attack:
        seen = seen_by(position, figure)
    if seen:
        return _go_for(position, figure, ap, attacks, nearest(position, figure, seen))
    if DEAF >> figure & 1:
        if not position.attacked >> figure & 1 or not position.targets():
            return Plan(WAIT, "WO-601", why="idle")
        return _go_for(position, figure, ap, attacks, nearest_by_way(position, figure))
    hidden = hidden_in_own_noise(position, figure)
    if hidden:
        return _go_for(position, figure, ap, attacks, nearest(position, figure, hidden))
    return _go_to_noise(position, figure, ap, attacks, noisy_area)


# ---- whom (WO-603)


def seen_by(position: Position, figure: Figure) -> list[Target]:
    """The heroes and allies in an enemy's sight."""
    joined = position.board.open_edges(position.closed, 0).part(position.enemy_at[figure])
    if not joined & position.hero_squares:
        return []
    return [who for who in position.targets() if sighting.sees_target(position, figure, who)]


def nearest(position: Position, figure: Figure, targets: list[Target]) -> list[Target]:
    """The targets that an enemy prefers: the nearest, then with less life and armour; several are equal."""
    if len(targets) == 1:
        return targets
    distances = [sighting.distance_to(position, position.square_of(who), figure) for who in targets]
    return _preferred(position, targets, distances)


def _preferred(position: Position, targets: list[Target], distances: list[int]) -> list[Target]:
    return least(targets, [_wish(position, who, away) for who, away in zip(targets, distances, strict=True)])


def least(some: list[T], values: list[Any]) -> list[T]:
    """Those of least value; several are equal."""
    best = min(values)
    return [one for one, value in zip(some, values, strict=True) if value == best]


def _wish(position: Position, who: Target, distance: int) -> Wish:
    if who >= ALLY:
        figure = position.allies[who - ALLY]
        return distance, True, position.enemy_life[figure] + position.enemy_armour[figure]
    return (
        distance,
        not has(sighting.traits_of(position, who), tr.Bulwark),
        position.life[who] + position.armour[who],
    )


def nearest_by_way(position: Position, figure: Figure) -> list[Target]:
    """The targets that are cheapest to walk to, for one that was attacked and sees nobody (WO-601)."""
    targets = position.targets()
    costs = [_way_cost(position, figure, who, past_obstacles=False) for who in targets]
    if min(costs) == FAR:
        costs = [_way_cost(position, figure, who, past_obstacles=True) for who in targets]
    return _preferred(position, targets, costs)


def _way_cost(position: Position, figure: Figure, who: Target, *, past_obstacles: bool) -> int:
    ground = _ground(position, figure, past_obstacles=past_obstacles)
    goals = _goals(position, figure, who, NOWHERE, ground)
    return field_to(ground, goals).cost(ground.start)


def hidden_in_own_noise(position: Position, figure: Figure) -> list[Target]:
    """The heroes in the enemy's own noisy area; asked only when it sees none (WO-604)."""
    own = sighting.own_areas(position, figure) & noisy_areas(position)
    if not own:
        return []
    area_of = position.board.area
    return [who for who in position.targets() if own >> area_of[position.square_of(who)] & 1]


def intent_rule(position: Position, figure: Figure, who: Target) -> RuleId:
    """The rule by which an enemy goes for a hero: in sight, in its own noisy area, or after an attack."""
    if sighting.sees_target(position, figure, who):
        return "WO-603"
    return "WO-601" if DEAF >> figure & 1 else "WO-604"


def _go_for(position: Position, figure: Figure, ap: int, attacks: int, wanted: list[Target]) -> Plan:
    """Walk towards a hero; equal ones are asked about only if it makes a difference (WO-606)."""
    approaches = [approach_to(position, figure, ap, attacks, who, NOWHERE) for who in wanted]
    approach = approaches[0]
    if len(wanted) > 1:
        for other in approaches:
            if other.ends != approach.ends or other.ends & other.ends - 1:
                rule = intent_rule(position, figure, wanted[0])
                return Plan(ASK, rule, tie_kind=pieces.TARGET_TIE, options=tuple(wanted))
    return _follow(intent_rule(position, figure, wanted[0]), wanted[0], NOWHERE, approach)


def _follow(rule: RuleId, who: Target, area: Area, approach: Approach) -> Plan:
    """Walk as an approach allows, or ask for the square, or wait."""
    past = approach.cost == FAR
    if not approach.ends:
        why, rule = ("obstacle", "WO-607") if past else ("blocked", "WO-602")
        return Plan(WAIT, rule, who, area, why=why)
    if approach.ends & approach.ends - 1:
        return Plan(
            ASK, rule, who, area, approach, tie_kind=pieces.SQUARE_TIE, options=tuple(members(approach.ends))
        )
    return Plan(WALK, rule, who, area, approach)


# ---- noise (WO-604)


def noisy_areas(position: Position) -> AreaMask:
    """The areas with noise; on the hardest level heroes count as noise (WO-904)."""
    if not position.level.heroes_are_noise:
        return position.noise
    return position.noise | mask_of([position.board.area[square] for square in noise.heard_squares(position)])


def noisy_neighbours(position: Position, figure: Figure) -> list[Area]:
    """The noisy areas next to those that a figure stands in."""
    own = sighting.own_areas(position, figure)
    return members(position.board.areas_beside(own) & noisy_areas(position) & ~own)


def _go_to_noise(position: Position, figure: Figure, ap: int, attacks: int, noisy_area: Area) -> Plan:
    """Towards the noisy neighbour with most heroes, then the nearer; once there it stays (WO-604, WO-611)."""
    if noisy_area != NOWHERE:
        if sighting.own_areas(position, figure) >> noisy_area & 1:
            return Plan(WAIT, "WO-604", area=noisy_area, why="idle")
        areas = [noisy_area]
    else:
        areas = noisy_neighbours(position, figure)
    if not areas:
        return Plan(WAIT, "WO-604", why="idle")
    if len(areas) > 1:
        areas = least(areas, [-heroes_in(position, area) for area in areas])
    approaches = [approach_to(position, figure, ap, attacks, NOBODY, area) for area in areas]
    if len(areas) > 1:
        costs = [approach.cost for approach in approaches]
        areas, approaches = least(areas, costs), least(approaches, costs)
    if len(areas) > 1:
        for approach in approaches:
            if approach.ends != approaches[0].ends or approach.ends & approach.ends - 1:
                return Plan(ASK, "WO-604", tie_kind=pieces.AREA_TIE, options=tuple(areas))
    return _follow("WO-604", NOBODY, areas[0], approaches[0])


def heroes_in(position: Position, area: Area) -> int:
    """How many standing heroes and allies an area holds (WO-604, WO-802, WO-961)."""
    return (position.hero_squares & position.board.areas[area].squares).bit_count()


# ---- ways (WO-605, WO-607)


def beside_targets(position: Position) -> SquareMask:
    """The free squares next to any standing hero or ally, around no wall, closed door or bars."""
    return position.board.open_edges(position.closed, position.barred).around(position.hero_squares)


def _ground(position: Position, figure: Figure, *, past_obstacles: bool) -> Ground:
    """Enemies pass friends, not heroes, tokens, passages or bars; past obstacles, all of these too."""
    board = position.board
    blocked = position.hero_squares | position.fallen_squares | position.tokens | board.passage_mask
    return ground_of(
        board,
        position.enemy_at[figure],
        position.closed,
        0 if past_obstacles else position.barred,
        0 if past_obstacles else blocked,
        (position.enemy_squares ^ position.squares_of(figure)) | board.no_stop,
        large=bool(LARGE >> figure & 1),
        sure_footed=bool(_SURE >> figure & 1),
    )


def approach_to(
    position: Position, figure: Figure, ap: int, attacks: int, who: Target, area: Area
) -> Approach:
    """The approach to a hero or to an area; kept with the board, because ties ask for the same again."""
    posts = _posts(position, figure, attacks, only_attacks=area == NOWHERE)
    key = (
        figure,
        position.enemy_at[figure],
        ap,
        area,
        NOWHERE if who == NOBODY else position.square_of(who),
        position.closed,
        position.barred,
        position.hero_squares,
        position.fallen_squares,
        position.enemy_squares,
        position.tokens,
        *[number for post in posts for number in post],
    )
    kept = position.board.approaches
    known = kept.get(key)
    if known is None:
        known = _new_approach(position, figure, ap, posts, who, area)
        remember(kept, key, known, _MOST_APPROACHES_KEPT)
    assert isinstance(known, Approach), "only approaches are kept there"
    return known


def _new_approach(
    position: Position, figure: Figure, ap: int, posts: list[Post], who: Target, area: Area
) -> Approach:
    ground = _ground(position, figure, past_obstacles=False)
    attack_ap = FIGURE_KINDS[figure].attack_ap if area == NOWHERE else 0
    lookout = Lookout(position, figure, posts, attack_ap)
    approach = _approach(ground, _goals(position, figure, who, area, ground), ap, lookout)
    if approach.cost == FAR:
        past = _ground(position, figure, past_obstacles=True)
        field = field_to(past, _goals(position, figure, who, area, past))
        # There is no way: it goes as far as one would lead past obstacles, and stands there (WO-607).
        approach = Approach(ground, field, ap, lookout.stops)
        approach.cost = FAR
    return approach


def _goals(position: Position, figure: Figure, who: Target, area: Area, ground: Ground) -> SquareMask:
    """The squares (or anchors) at which a figure is in an area, or next to a hero."""
    board = position.board
    if area != NOWHERE:
        squares = board.areas[area].squares
    else:
        squares = board.neighbours(position.square_of(who), ground.closed, ground.barred)
    if LARGE >> figure & 1:
        squares = board.covering(squares) & board.open_edges(0, ground.barred).large_fits
    return squares & ground.passable


def _approach(ground: Ground, goals: SquareMask, ap: int, lookout: Lookout) -> Approach:
    """To a free goal if none is nearer or the points last for it, otherwise past friends (WO-609)."""
    nearest = field_to(ground, goals)
    if not goals & ground.no_stop:
        return Approach(ground, nearest, ap, lookout.stops)
    free = field_to(ground, goals & ~ground.no_stop)
    cost = free.cost(ground.start)
    if cost == nearest.cost(ground.start):
        return Approach(ground, free, ap, lookout.stops)
    approach = Approach(ground, nearest, ap, lookout.stops)
    if cost <= ap and not approach.arrives and not approach.stopped:
        return Approach(ground, free, ap, lookout.stops)
    return approach


# ---- what stops a walk


def _posts(position: Position, figure: Figure, attacks: int, *, only_attacks: bool) -> list[Post]:
    """The heroes and allies who can stop a walk by being seen, and from how far."""
    if only_attacks and (not attacks or position.sabotaged_enemies >> figure & 1):
        return []
    board = position.board
    reach = FIGURE_KINDS[figure].range if only_attacks else board.width + board.height
    posts = []
    for who in position.targets():
        beyond = sighting.hidden_beyond(position, who) if who < ALLY else 0
        posts.append((position.square_of(who), min(reach, beyond) if beyond else reach))
    return posts


class Lookout:
    """Where a figure stops on its way: next to a hero, where it can attack; towards noise, where it sees."""

    def __init__(self, position: Position, figure: Figure, posts: list[Post], attack_ap: int) -> None:
        board = self.board = position.board
        self.attack_ap: int = attack_ap
        self._large: bool = bool(LARGE >> figure & 1)
        self._closed: int = position.closed
        self._occupied: SquareMask = position.occupied ^ position.squares_of(figure)
        beside = beside_targets(position)
        self._beside: SquareMask = board.covering(beside) if self._large else beside
        self.posts: list[tuple[Square, SquareMask]] = []  # heroes, and from where each could matter
        edges = board.open_edges(position.closed, 0)
        for square, reach in posts:
            within = board.within(square, reach) & edges.part(square)
            self.posts.append((square, board.covering(within) if self._large else within))

    def stops(self, squares: SquareMask, points: int) -> SquareMask:
        """Which of these squares end a walk that has so many points left."""
        stopped = squares & self._beside
        if points >= self.attack_ap:
            for hero, within in self.posts:
                rest = squares & within
                rest ^= rest & stopped
                if rest:
                    for square in members(rest):
                        if self._sees(square, hero):
                            stopped |= BITS[square]
        return stopped

    def _sees(self, square: Square, hero: Square) -> bool:
        if self._large:
            here = self.board.large(square)
            return sees_large(self.board, here, 1 << hero, self._closed, self._occupied)
        return sees(self.board, square, hero, self._closed, self._occupied)
