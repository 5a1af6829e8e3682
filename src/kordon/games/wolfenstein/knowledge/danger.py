"""What enemies are likely to do to a hero: who will act, whom they see, what stopping on a square costs."""

from __future__ import annotations

from typing import Final, NamedTuple

from kordon.engine.bits import members
from kordon.games.wolfenstein.board.grid import DoorMask
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.board.sight import sees, sees_large
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.cards import EnemyKind
from kordon.games.wolfenstein.content.tables import ENEMIES, FIGURE_KINDS, FIGURE_OF, LARGE, Figure, has
from kordon.games.wolfenstein.knowledge.errands import friends_at
from kordon.games.wolfenstein.pieces import NOWHERE, Slot, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.attack.sighting import distance_to

HIT: Final = 7.0  # an expected hit
FALL: Final = 60.0  # to fall for certain
ALONE: Final = 2.0  # times, with nobody near enough to help
HITS_A_DIE: Final = 2 / 3
HELPING: Final = 6  # squares
STUNNED: Final = 1.25  # times, of hits that may stun (WO-420)
SABOTAGED: Final = 1.1


def _sting(kind: EnemyKind) -> float:
    if has(kind.traits, tr.StunOnHit):
        return STUNNED
    return SABOTAGED if has(kind.traits, tr.SabotageOnHit) else 1.0


STINGS: Final[tuple[float, ...]] = tuple(_sting(kind) for kind in ENEMIES)


class Foe(NamedTuple):
    """An enemy as it counts for danger."""

    figure: Figure
    dice: int
    range: int
    reach: int  # how far off it can attack after walking
    edge: int  # dice at its full range
    heeds_noise: bool
    area: int
    x: int  # of its top left square
    y: int
    is_large: bool
    friend: int  # how far it is from the nearest of the other heroes
    sting: float  # times, for what its hits do besides wounding


class Peril:
    """What one hero has to fear from the enemies as they stand."""

    def __init__(self, position: Position, slot: Slot) -> None:
        self.position = position
        self.slot = slot
        here = position.hero_at[slot]
        own = 1 << here if here != NOWHERE else 0
        # Those who block sight. A friend whose square the hero is just crossing stays there.
        standing = friends_at(position, slot) & ~position.fallen_squares
        self._occupied: SquareMask = position.occupied & ~(own & ~standing) if own else 0
        self._danger: dict[tuple[Square, DoorMask], float] = {}
        self._fall: float = self._price_of_falling()
        self._known_foes: list[Foe] | None = None
        self._roused: dict[Figure, bool] = {}

    def danger(self, square: Square, closed: DoorMask) -> float:
        """What ending the turn on a square is likely to cost."""
        known = self._danger.get((square, closed))
        if known is None:
            known = self._danger[square, closed] = self._count_danger(square, closed)
        return known

    def _count_danger(self, square: Square, closed: DoorMask) -> float:
        position = self.position
        hits = 0.0
        area = position.board.area[square]
        near = position.board.beside[area]
        width = position.board.width
        x, y = square % width, square // width
        for foe in self._foes():
            if foe.is_large:
                distance = distance_to(self.position, square, foe.figure)
            else:
                distance = max(abs(x - foe.x), abs(y - foe.y))
            if distance > foe.reach:
                continue
            if self.sees(square, foe.figure, closed):
                dice = float(max(1, foe.dice - (distance - 1)) if distance <= foe.range else foe.edge)
            elif foe.heeds_noise and (foe.area == area or foe.area in near) and self.is_roused(foe.figure):
                dice = foe.edge * (0.6 if distance + 2 <= foe.reach else 0.3)
            else:
                continue
            if foe.friend < distance:  # it goes for the nearest
                dice *= 0.5
            hits += dice * HITS_A_DIE * foe.sting
        if not hits:
            return 0.0
        health = position.life[self.slot] + 0.6 * position.armour[self.slot]
        risk = min(1.0, hits / health)
        return HIT * hits + self._fall * (ALONE if self._is_alone(square) else 1.0) * risk * risk

    def _foes(self) -> list[Foe]:
        """The enemies that can attack in the next phase."""
        if self._known_foes is None:
            position = self.position
            able = position.enemies & ~position.stunned_enemies & ~position.sabotaged_enemies
            friends = [position.hero_at[slot] for slot in members(position.standing & ~(1 << self.slot))]
            self._known_foes = []
            for figure in members(able):
                kind, at = FIGURE_KINDS[figure], position.enemy_at[figure]
                self._known_foes.append(
                    Foe(
                        figure,
                        kind.dice,
                        kind.range,
                        kind.ap - kind.attack_ap + kind.range,
                        max(1, kind.dice - (kind.range - 1)),
                        kind.rank == "trooper",
                        position.board.area[at],
                        at % position.board.width,
                        at // position.board.width,
                        bool(LARGE >> figure & 1),
                        min([distance_to(self.position, friend, figure) for friend in friends], default=FAR),
                        STINGS[FIGURE_OF[figure]],
                    )
                )
        return self._known_foes

    def _price_of_falling(self) -> float:
        """Less where friends can help often, more where they can't, and where nobody may be lost."""
        position = self.position
        friends = members(position.standing & ~(1 << self.slot))
        tokens = sum(position.shared_lives[friend] for friend in friends)
        if not position.level.help_needs_token or tokens > len(friends):
            price = 0.75 * FALL
        else:
            price = FALL if tokens else 2 * FALL
        return 1.5 * price if "lose-none" in position.mission.special else price

    def _is_alone(self, square: Square) -> bool:
        """Whether no friend could come to help in the next turn."""
        position = self.position
        friends = position.standing & ~(1 << self.slot)
        return all(position.board.distance(square, position.hero_at[f]) > HELPING for f in members(friends))

    # ---- who will act

    def is_roused(self, figure: Figure) -> bool:
        """Whether an enemy is likely to act in the next phase, regardless of where this hero is."""
        known = self._roused.get(figure)
        if known is None:
            known = self._roused[figure] = self._is_roused(figure)
        return known

    def _is_roused(self, figure: Figure) -> bool:
        position = self.position
        if position.attacked >> figure & 1:
            return True
        area = position.board.area[position.enemy_at[figure]]
        if FIGURE_KINDS[figure].rank == "trooper":
            if position.noise >> area & 1:
                return True
            for near in position.board.beside[area]:
                if position.noise >> near & 1:
                    return True
        friends = position.standing & ~(1 << self.slot)
        return any(self.sees(position.hero_at[other], figure, position.closed) for other in members(friends))

    # ---- sight of any enemy

    def sees(self, square: Square, figure: Figure, closed: DoorMask) -> bool:
        """Whether a square and an enemy see each other, with these doors closed."""
        position = self.position
        occupied = self._occupied
        if LARGE >> figure & 1:
            return sees_large(position.board, 1 << square, position.squares_of(figure), closed, occupied)
        return sees(position.board, square, position.enemy_at[figure], closed, occupied)
