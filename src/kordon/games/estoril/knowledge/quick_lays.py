"""The laying of a round in roll-outs: each seat makes the best of a few lays that chance finds."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from kordon.engine.audience import only
from kordon.engine.bits import BITS, members
from kordon.engine.records import EVERYBODY, Seat
from kordon.games.estoril import moves, phases
from kordon.games.estoril.knowledge.quick_symbols import NO_ASSASSIN
from kordon.games.estoril.knowledge.round import HIDDEN_STRENGTH, STRENGTH_ON, Round
from kordon.games.estoril.position import NO_SEAT
from kordon.games.estoril.rules.characters import (
    ABILITIES,
    ASSASSIN,
    CARDS,
    CONSPIRATOR,
    DIPLOMAT,
    NATIONALIST,
    NO_CARD,
    SEDUCER,
    Card,
)
from kordon.games.estoril.rules.ground import (
    BOARDS,
    CELLS,
    NEXT_TO_MASK,
    PLACE_OF,
    PLACES,
    ROMAN,
    Cell,
    CellMask,
    Place,
    ground_of,
)

TRIES: Final = 11  # lays by chance, of which the best one is made
FOR_CHANCE: Final = 2.4  # of the reward, times the chance to win it that is gained
FOR_REWARD: Final = 1.2  # of the reward, for being there at all
FOR_RIVAL: Final = 0.5  # for each rival's character there
FOR_OWN: Final = 0.2
FOR_AREA: Final[tuple[float, ...]] = (0.0, 1.0, 0.3, 0.0, 0.0)
FOR_EARLY_ASSASSIN: Final = 1.1  # more in area I
FOR_VICTIM: Final = 0.6  # for an assassin where a rival is
VICTIM: Final = 0.8  # the same in strength
EXPECTED: Final = 0.9  # strength of a rival who is not there yet
# What symbols add to a card's strength; an assassin's less in a later area.
SYMBOL: Final = {SEDUCER: 0.8, NATIONALIST: 0.8, CONSPIRATOR: 0.5, DIPLOMAT: 0.4}
ASSASSIN_BY_AREA: Final[tuple[float, ...]] = (0.0, 1.2, 0.84, 0.42, 0.24)

# Strength is counted in quarters here, so that it can look up the chance that a lead means.
QUARTERS: Final = 4
MOST_QUARTERS: Final = 400
STEEP: Final = 1.1
CHANCES: Final = tuple(
    1 / (1 + exp(-max(-40, min(40, quarters)) / QUARTERS / STEEP))
    for quarters in range(-MOST_QUARTERS, MOST_QUARTERS + 1)
)
HIDDEN: Final = round(QUARTERS * HIDDEN_STRENGTH)
FEW: Final = round(QUARTERS * EXPECTED)
USUAL_VALUE: Final = 1.0  # of a reward, if the deck is empty
HALF: Final = CELLS // 2


def _power(card: Card, number: int, area: int, with_victim: bool) -> int:
    """What a card does for its owner in an area of a board, in quarters of strength."""
    total = float(STRENGTH_ON[number][card])
    for symbol in ABILITIES[card]:
        if symbol != ASSASSIN:
            total += SYMBOL[symbol]
        elif number not in NO_ASSASSIN:
            total += ASSASSIN_BY_AREA[area]
    if with_victim and _kills(card, number):
        total += VICTIM
    return round(QUARTERS * total)


def _added(card: Card, number: int, area: int, with_victim: bool) -> float:
    """What speaks for a card in an area, beside its power."""
    if not _kills(card, number):
        return FOR_AREA[area]
    return FOR_AREA[area] + FOR_EARLY_ASSASSIN * (area == 1) + FOR_VICTIM * with_victim


def _kills(card: Card, number: int) -> bool:
    return ASSASSIN in ABILITIES[card] and number not in NO_ASSASSIN


def _cells_by_mask(first: Cell) -> list[list[Cell]]:
    """The members of each set of cells of a half that begins there."""
    found: list[list[Cell]] = [[]]
    for cell in range(first, first + HALF):
        found += [[*cells, cell] for cells in found]
    return found


# By whether a rival is there, number of the board and area, as `KINDS` counts them, and card.
AREAS: Final = len(ROMAN)
KINDS: Final = [(number, area) for number in range(len(BOARDS) + 1) for area in range(AREAS)]
POWER: Final = [
    [tuple([_power(card, number, area, with_victim) for card in range(CARDS)]) for number, area in KINDS]
    for with_victim in (False, True)
]
ADDED: Final = [
    [tuple([_added(card, number, area, with_victim) for card in range(CARDS)]) for number, area in KINDS]
    for with_victim in (False, True)
]
# The cells of the ground's upper and lower half, by mask.
UPPER: Final = _cells_by_mask(0)
LOWER: Final = _cells_by_mask(HALF)
HALF_MASK: Final = (1 << HALF) - 1


class View:
    """How the boards look to a seat, by place."""

    __slots__ = ("base", "factor", "lead", "prize", "strengths", "victims")

    def __init__(self, prizes: list[float], seats: int) -> None:
        usual = sum(prizes) / PLACES or USUAL_VALUE
        self.prize = [prize / usual for prize in prizes]  # of the rewards, compared with all
        self.strengths = [[0] * seats for _ in range(PLACES)]  # by place and seat, in quarters
        self.lead = [0] * PLACES  # over the strongest rival, as an index of `CHANCES`
        self.base = [0.0] * PLACES  # what it is worth to be there, less the chance to win that it has now
        self.factor = [FOR_CHANCE * prize for prize in self.prize]
        self.victims = [0] * PLACES  # 1 where a rival is


class Laying:
    """The boards while characters are laid."""

    __slots__ = ("there", "views")

    def __init__(self, round: Round) -> None:
        seats, deck, values = round.seats, round.deck, round.values
        unknown = sum([values[card] for card in deck]) / len(deck) if deck else USUAL_VALUE
        self.views = [View(_prizes(round, seat, unknown), seats) for seat in range(seats)]
        self.there = [[0] * seats for _ in range(PLACES)]  # characters, by place and seat
        layout, number, up = round.ground.layout, round.ground.number, round.up
        for cell, owner in enumerate(round.owner):
            if owner == NO_SEAT:
                continue
            place = PLACE_OF[cell]
            self.there[place][owner] += 1
            power = POWER[0][layout[place] * AREAS + number[cell]][round.laid[cell]]
            knows = EVERYBODY if up >> cell & 1 else round.knows[cell] | 1 << owner
            for seat, view in enumerate(self.views):
                view.strengths[place][owner] += power if knows >> seat & 1 else HIDDEN
        for place in range(PLACES):
            self.look(place)

    def add(self, place: Place, seat: Seat, power: int, is_up: bool) -> None:
        """One more character lies there."""
        self.there[place][seat] += 1
        for other, view in enumerate(self.views):
            view.strengths[place][seat] += power if is_up or other == seat else HIDDEN
        self.look(place)

    def look(self, place: Place) -> None:
        """Work out again what a place offers each seat."""
        there = self.there[place]
        everybody = sum(there)
        for seat, view in enumerate(self.views):
            strengths, most = view.strengths[place], FEW
            own = there[seat]
            if everybody > own:
                view.victims[place] = 1
                for other, strength in enumerate(strengths):
                    if strength > most and other != seat:
                        most = strength
            lead = view.lead[place] = strengths[seat] - most + MOST_QUARTERS
            base = FOR_REWARD * view.prize[place] + FOR_RIVAL * (everybody - own) + FOR_OWN * own
            view.base[place] = base - view.factor[place] * CHANCES[lead] if own else base


def _prizes(round: Round, seat: Seat, unknown: float) -> list[float]:
    """By place: what the reward is worth, as far as the seat knows it."""
    values, reward, knows, up = round.values, round.reward, round.reward_knows, round.rewards_up
    return [
        0.0 if card == NO_CARD else values[card] if (up >> place | knows[place] >> seat) & 1 else unknown
        for place, card in enumerate(reward)
    ]


def lay_all(round: Round) -> None:
    """Lay until nobody can any more; the round stands before its first board then."""
    seats, ground, markers = round.seats, round.ground, round.markers
    seat = (round.acting + 1) % seats if round.phase == phases.PEEKING else round.acting
    kinds = kinds_of(ground.layout, ground.turned)
    random = round.source.random
    free, reached = _open_areas(round)
    laying = Laying(round)
    hands = [members(hand) for hand in round.hands]
    idle = 0
    while free and idle < seats:
        hand = hands[seat]
        if not markers[seat] or not hand:
            seat = (seat + 1) % seats
            idle += 1
            continue
        idle = 0
        mask = free & reached[seat] or free
        cells = UPPER[mask & HALF_MASK] + LOWER[mask >> HALF]
        view = laying.views[seat]
        base, factor, lead, victims = view.base, view.factor, view.lead, view.victims
        cards = len(hand)
        pairs = cards * len(cells)
        most, best, to = -1e9, 0, 0
        for _ in range(TRIES):
            pair = int(random() * pairs)
            which = pair % cards
            card, cell = hand[which], cells[pair // cards]
            place = PLACE_OF[cell]
            kind, with_victim = kinds[cell], victims[place]
            chance = CHANCES[lead[place] + POWER[with_victim][kind][card]]
            value = base[place] + ADDED[with_victim][kind][card] + factor[place] * chance
            if value > most:
                most, best, to = value, which, cell
        card = hand.pop(best)
        free ^= BITS[to]
        reached[seat] |= NEXT_TO_MASK[to]
        is_up = _lay(round, seat, card, to)
        laying.add(PLACE_OF[to], seat, POWER[0][kinds[to]][card], is_up)
        seat = (seat + 1) % seats
    round.acting = seat
    round.step = round.area = round.used = 0


def _open_areas(round: Round) -> tuple[CellMask, list[CellMask]]:
    """The free areas, and by seat those that it may lay in as long as one of them is free."""
    ground = round.ground
    free, reached = ground.area_mask, [ground.outer_mask] * round.seats
    for cell, owner in enumerate(round.owner):
        if owner != NO_SEAT:
            free ^= BITS[cell]
            reached[owner] |= NEXT_TO_MASK[cell]
    return free, reached


def _lay(round: Round, seat: Seat, card: Card, to: Cell) -> bool:
    """Lay a card from the hand; whether it lies face up."""
    bit = BITS[to]
    round.laid[to] = card
    round.owner[to] = seat
    round.markers[seat] -= 1
    round.hands[seat] ^= BITS[card]
    is_up = not round.ground.secret_mask & bit
    if is_up:
        round.knows[to] = EVERYBODY
        round.up |= bit
    else:
        round.knows[to] = only(seat)
    if round.made is not None:
        round.made.append(moves.LAY[seat][card][to])
    return is_up


@lru_cache(maxsize=256)
def kinds_of(layout: tuple[int, ...], turned: tuple[int, ...]) -> list[int]:
    """By cell: number of the board and area, as `KINDS` counts them."""
    number = ground_of(layout, turned).number
    return [layout[PLACE_OF[cell]] * AREAS + number[cell] for cell in range(CELLS)]
