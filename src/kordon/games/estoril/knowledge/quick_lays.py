"""The laying of a round in roll-outs: of a few lays by chance each seat makes the one that does most for it."""

from __future__ import annotations

from math import exp
from typing import Final

from kordon.engine.audience import only
from kordon.engine.bits import mask_of, members
from kordon.engine.records import EVERYBODY, Seat
from kordon.games.estoril import moves, phases
from kordon.games.estoril.knowledge.round import HIDDEN_STRENGTH, NO_ASSASSIN, STRENGTH_ON, Round
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
from kordon.games.estoril.rules.ground import BOARDS, CELLS, NEXT_TO_MASK, PLACE_OF, PLACES

TRIES: Final = 11  # lays by chance, of which the best one is made
FOR_CHANCE: Final = 2.4  # of the reward, times the chance to win it that is gained
FOR_REWARD: Final = 1.2  # of the reward, for being there at all
FOR_RIVAL: Final = 0.5  # for each rival's character there
FOR_OWN: Final = 0.2
FOR_AREA: Final = (0.0, 1.0, 0.3, 0.0, 0.0)
FOR_EARLY_ASSASSIN: Final = 1.1  # more in area I
FOR_VICTIM: Final = 0.6  # for an assassin where a rival is
VICTIM: Final = 0.8  # the same in strength
EXPECTED: Final = 0.9  # strength of a rival who is not there yet
# What symbols add to a card's strength: some less in a later area.
SYMBOL: Final = {SEDUCER: 0.8, NATIONALIST: 0.8, CONSPIRATOR: 0.5, DIPLOMAT: 0.4}
ASSASSIN_BY_AREA: Final = (0.0, 1.2, 0.84, 0.42, 0.24)
LAST_AREA: Final = 4
# By half points of a lead, from −40 to 40: the chance that the board is taken in the end.
MOST_HALVES: Final = 80
CHANCES: Final = tuple(
    1 / (1 + exp(-max(-20, min(20, half)) / 2 / 1.1)) for half in range(-MOST_HALVES, MOST_HALVES + 1)
)
ROUNDED: Final = MOST_HALVES + 0.5


def power(card: Card, number: int, area: int) -> float:
    """What a card does for its owner in an area of a board, in strength."""
    total = float(STRENGTH_ON[number][card])
    for symbol in ABILITIES[card]:
        if symbol != ASSASSIN:
            total += SYMBOL[symbol]
        elif number not in NO_ASSASSIN:
            total += ASSASSIN_BY_AREA[area]
    return total


def _is_assassin(card: Card, number: int) -> bool:
    return ASSASSIN in ABILITIES[card] and number not in NO_ASSASSIN


# By number of the board, area and card: its power, with nobody to kill and with somebody; and what is added.
_AREAS: Final = range(LAST_AREA + 1)
_NUMBERS: Final = sorted(BOARDS)
POWER: Final = [
    [
        [tuple([power(card, number, area) if number else 0.0 for card in range(CARDS)]) for area in _AREAS]
        for number in [0, *_NUMBERS]
    ],
    [
        [
            tuple(
                [
                    power(card, number, area) + VICTIM * _is_assassin(card, number) if number else 0.0
                    for card in range(CARDS)
                ]
            )
            for area in _AREAS
        ]
        for number in [0, *_NUMBERS]
    ],
]
ADDED: Final = [
    [
        [
            tuple(
                [
                    FOR_AREA[area]
                    + (FOR_EARLY_ASSASSIN * (area == 1) + FOR_VICTIM * with_victim)
                    * _is_assassin(card, number)
                    for card in range(CARDS)
                ]
            )
            for area in _AREAS
        ]
        for number in [0, *_NUMBERS]
    ]
    for with_victim in (0, 1)
]


class Views:
    """How the boards look to each seat: by place and seat, at `place * seats + seat`."""

    __slots__ = ("added", "base", "has_victim", "lead", "now", "number", "prize", "seats", "seen", "there")

    def __init__(self, round: Round) -> None:
        seats = self.seats = round.seats
        self.number = round.ground.layout
        values, reward = round.values, round.reward
        self.there = [0] * (PLACES * seats)  # characters
        # By the seat that looks: the strength of each seat in each place.
        self.seen = [[0.0] * (PLACES * seats) for _ in range(seats)]
        number = round.ground.number
        for cell, owner in enumerate(round.owner):
            if owner == NO_SEAT:
                continue
            place = PLACE_OF[cell]
            index = place * seats + owner
            self.there[index] += 1
            strength = POWER[0][self.number[place]][number[cell]][round.laid[cell]]
            up, knows = round.up >> cell & 1, round.knows[cell] | 1 << owner
            for seat in range(seats):
                self.seen[seat][index] += strength if up or knows >> seat & 1 else HIDDEN_STRENGTH
        mean = sum([values[card] for card in round.deck]) / len(round.deck) if round.deck else 1.0
        prizes = [
            [
                0.0
                if reward[place] == NO_CARD
                else values[reward[place]]
                if round.rewards_up >> place & 1 or round.reward_knows[place] >> seat & 1
                else mean
                for place in range(PLACES)
            ]
            for seat in range(seats)
        ]
        self.prize = [0.0] * (PLACES * seats)  # of the rewards there, compared with all
        for seat in range(seats):
            usual = sum(prizes[seat]) / PLACES or 1.0
            for place in range(PLACES):
                self.prize[place * seats + seat] = prizes[seat][place] / usual
        self.base = [0.0] * (PLACES * seats)  # what it is worth to be there
        self.lead = [0.0] * (PLACES * seats)
        self.now = [0.0] * (PLACES * seats)  # the chance to win it as it stands
        self.has_victim = [0] * (PLACES * seats)
        for place in range(PLACES):
            self.look(place)

    def look(self, place: int) -> None:
        """Work out again what a place offers each seat."""
        seats, there = self.seats, self.there
        first = place * seats
        everybody = sum(there[first : first + seats])
        for seat in range(seats):
            seen, index = self.seen[seat], first + seat
            most = EXPECTED
            for other in range(first, first + seats):
                if other != index and there[other] and seen[other] > most:
                    most = seen[other]
            own = there[index]
            self.lead[index] = lead = seen[index] - most
            self.now[index] = CHANCES[int(2 * lead + ROUNDED)] if own else 0.0
            self.base[index] = FOR_REWARD * self.prize[index] + FOR_RIVAL * (everybody - own) + FOR_OWN * own
            self.has_victim[index] = 1 if everybody > own else 0


def lay_all(round: Round) -> None:
    """Lay until nobody can any more; the round stands before its first board then."""
    seats, ground, laid, owner, markers = round.seats, round.ground, round.laid, round.owner, round.markers
    seat = (round.acting + 1) % seats if round.phase == phases.PEEKING else round.acting
    layout, number = ground.layout, ground.number
    random = round.source.random
    reached = [ground.outer_mask] * seats
    free = ground.area_mask
    for cell in range(CELLS):
        if owner[cell] != NO_SEAT:
            free &= ~(1 << cell)
            reached[owner[cell]] |= NEXT_TO_MASK[cell]
    views = Views(round)
    lead, now, base, prize, has_victim = views.lead, views.now, views.base, views.prize, views.has_victim
    hands = [members(hand) for hand in round.hands]
    idle = 0
    while free and idle < seats:
        hand = hands[seat]
        if not markers[seat] or not hand:
            seat = (seat + 1) % seats
            idle += 1
            continue
        idle = 0
        cells = members(free & reached[seat] or free)
        open_cells, cards = len(cells), len(hand)
        most, best, to, best_power = -1e9, 0, 0, 0.0
        for _ in range(TRIES):
            which = int(random() * cards)
            cell = cells[int(random() * open_cells)]
            place = PLACE_OF[cell]
            index = place * seats + seat
            victims, board, area, card = has_victim[index], layout[place], number[cell], hand[which]
            more = POWER[victims][board][area][card]
            value = (
                base[index]
                + ADDED[victims][board][area][card]
                + FOR_CHANCE * prize[index] * (CHANCES[int(2 * (lead[index] + more) + ROUNDED)] - now[index])
            )
            if value > most:
                most, best, to = value, which, cell
        card = hand.pop(best)
        laid[to] = card
        owner[to] = seat
        free &= ~(1 << to)
        reached[seat] |= NEXT_TO_MASK[to]
        markers[seat] -= 1
        if ground.secret_mask >> to & 1:
            round.knows[to] = only(seat)
        else:
            round.knows[to] = EVERYBODY
            round.up |= 1 << to
        place = PLACE_OF[to]
        _note(views, place, seat, POWER[0][layout[place]][number[to]][card], bool(round.up >> to & 1))
        if round.made is not None:
            round.made.append(moves.LAY[seat][card][to])
        seat = (seat + 1) % seats
    round.hands = [mask_of(hand) for hand in hands]
    round.acting = seat
    round.step = round.area = round.used = 0


def _note(views: Views, place: int, seat: Seat, strength: float, is_up: bool) -> None:
    """One more character lies there."""
    index = place * views.seats + seat
    views.there[index] += 1
    for other, seen in enumerate(views.seen):
        seen[index] += strength if is_up or other == seat else HIDDEN_STRENGTH
    views.look(place)
