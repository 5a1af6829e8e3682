"""What noise and threat cost: who would wake by a shot or by company, and what the alarm would bring.

Enemies without sight of anybody and without noise near them stay where they are, so noise is priced by the
dice of those who sleep within hearing (WO-501, WO-502). A kill that is heard adds to the threat; the one that
reaches the limit brings the mission's reinforcements, and the last officer's death takes all of it away
(WO-503, WO-505).
"""

from __future__ import annotations

from typing import Final

from kordon.engine.bits import members
from kordon.games.wolfenstein.content.tables import ENEMIES, ENEMY, FIGURE_KINDS, OFFICERS, Figure
from kordon.games.wolfenstein.knowledge.danger import Peril
from kordon.games.wolfenstein.pieces import NOWHERE, Area, Slot, Square
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.noise_and_threat import noise

ALARM: Final = 8.0  # a die of those whom the alarm would bring
BUILDING: Final = 0.2  # of that, shared among the kills before the last one
RELIEF: Final = 0.5  # of that, for threat that is taken away
WAKING: Final = 1.0  # a die of who would wake


class Quiet:
    """What the noise of one hero's turn costs, and a kill's threat."""

    def __init__(self, position: Position, slot: Slot, peril: Peril) -> None:
        self.position = position
        self.slot = slot
        self._peril = peril
        self._waking: dict[Area, float] = {}
        self._alarm: float = self._price_of_alarm()
        self._is_heard: bool = not noise.is_quiet(position, slot)
        self._company: set[Area] = self._areas_with_company()

    def _price_of_alarm(self) -> float:
        """Of all whom it would bring; nothing if it has sounded for good."""
        position, mission = self.position, self.position.mission
        if not mission.threat_limit or (position.alarms and not mission.repeats):
            return 0.0
        return ALARM * sum([ENEMIES[ENEMY[name]].dice for name in mission.alarm])

    def _areas_with_company(self) -> set[Area]:
        """Where another hero who is heard stands, or an enemy."""
        position, area_of = self.position, self.position.board.area
        found = {area_of[square] for square in members(position.enemy_squares)}
        if position.level.heroes_together_make_noise:
            for other in members(position.standing & ~(1 << self.slot)):
                if position.hero_at[other] != NOWHERE and not noise.is_quiet(position, other):
                    found.add(area_of[position.hero_at[other]])
        return found

    def kill(self, figure: Figure, before: int = 0) -> float:
        """What the threat of an enemy's death costs, if it is heard, after so many others at one blow."""
        position, limit = self.position, self.position.mission.threat_limit
        threat = position.threat + before
        if not self._alarm or (before and threat >= limit):  # by now it has sounded
            return 0.0
        if OFFICERS >> figure & 1 and not position.enemies & OFFICERS & ~(1 << figure):
            return -RELIEF * self._alarm * threat / limit
        return self._alarm if threat + 1 >= limit else BUILDING * self._alarm / limit

    def shot(self, square: Square, target: Square) -> float:
        """What the noise of an attack costs."""
        if not self.position.level.attacks_make_noise:
            return 0.0
        area_of = self.position.board.area
        here, there = area_of[square], area_of[target]
        return self.waking(here) if here == there else self.waking(here) + self.waking(there)

    def stay(self, square: Square) -> float:
        """What the noise of company costs where the turn ends."""
        area = self.position.board.area[square]
        return self.waking(area) if self._is_heard and area in self._company else 0.0

    def waking(self, area: Area) -> float:
        """The price of noise in an area: those in it and beside it who would wake by it."""
        known = self._waking.get(area)
        if known is None:
            known = self._waking[area] = self._asleep(area)
        return known

    def _asleep(self, area: Area) -> float:
        position = self.position
        near = position.board.beside[area]
        price = 0.0
        for figure in members(position.enemies & ~position.stunned_enemies):
            kind = FIGURE_KINDS[figure]
            at = position.board.area[position.enemy_at[figure]]
            if kind.rank == "trooper" and (at == area or at in near) and not self._peril.is_roused(figure):
                price += WAKING * kind.dice
        return price
