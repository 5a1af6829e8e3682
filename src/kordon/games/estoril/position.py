"""The whole truth of a game at one moment."""

from __future__ import annotations

from typing import ClassVar, Final

from kordon.engine.bits import members
from kordon.engine.chance import Chance
from kordon.engine.records import Outcome, Seat, SeatMask
from kordon.engine.tuples import replaced
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.rules.characters import DECK_MASK, NO_CARD, Card, CardMask, starters_mask
from kordon.games.estoril.rules.ground import CELLS, PLACES, Cell, Ground, Place
from kordon.games.estoril.rules.missions import Mission, Scores

LAYING, PEEKING, OPENING, USING, CONSPIRING, EFFECT, SACRIFICING, AWARDING, DISCARDING, OVER = range(10)

HAND_LIMIT: Final = 6
ROUNDS: Final = 4
NO_PLACE: Final = -1
NO_SEAT: Final = -1


class Position:
    """Changed in place by the rules. Fields that observations share are tuples, replaced when they change.

    | field | meaning |
    |---|---|
    | chance | all luck to come |
    | options, seats | as chosen before the game |
    | round, first, turn | 1 to 4; the round's first player; the public counter of turns |
    | phase, acting | what is being done, and by whom (in DISCARDING: by all with `surplus`) |
    | ground | the six boards as they lie |
    | laid, owner | by cell: the card or NO_CARD, whose marker is on it or NO_SEAT |
    | knows | by cell: the seats that know the card there |
    | bonus | by cell: strength gained by an ability or by dice |
    | up, silent, shielded | cell masks: face up; abilities ignored (ES-404); white marker (ES-405) |
    | reward, reward_knows, rewards_up | by place: the card or NO_CARD; who knows it; mask of places |
    | deck, deck_knows | the draw pile, its top last; who knows each card |
    | hands, discards, picked | by seat, card masks: in hand; discarded; laid aside in DISCARDING |
    | gone | cards out of the game (ES-507) |
    | came_home | the cards that lay on the boards, open to all, when the last round ended (ES-305) |
    | markers | by seat: still to be laid this round |
    | missions, recruits | by slot and by seat: what scores at the end |
    | step, area, used | resolving: the board (in order) and area whose turn it is; mask of its used symbols |
    | outcome, scores | once the game is over |
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "options",
        "seats",
        "round",
        "first",
        "turn",
        "phase",
        "acting",
        "ground",
        "laid",
        "owner",
        "knows",
        "bonus",
        "up",
        "silent",
        "shielded",
        "reward",
        "reward_knows",
        "rewards_up",
        "deck",
        "deck_knows",
        "hands",
        "discards",
        "picked",
        "gone",
        "came_home",
        "markers",
        "missions",
        "recruits",
        "step",
        "area",
        "used",
        "outcome",
        "scores",
    )
    __slots__ = FIELDS

    chance: Chance
    options: EstorilOptions
    seats: int
    round: int
    first: Seat
    turn: int
    phase: int
    acting: Seat
    ground: Ground
    laid: tuple[Card, ...]
    owner: tuple[Seat, ...]
    knows: tuple[SeatMask, ...]
    bonus: tuple[int, ...]
    up: int
    silent: int
    shielded: int
    reward: tuple[Card, ...]
    reward_knows: tuple[SeatMask, ...]
    rewards_up: int
    deck: tuple[Card, ...]
    deck_knows: tuple[SeatMask, ...]
    hands: list[CardMask]
    discards: tuple[CardMask, ...]
    picked: list[CardMask]
    gone: CardMask
    came_home: CardMask
    markers: tuple[int, ...]
    missions: tuple[Mission, ...]
    recruits: tuple[Mission, ...]
    step: int
    area: int
    used: int
    outcome: Outcome | None
    scores: Scores | None

    def copy(self) -> Position:
        """A position that shares nothing that can change."""
        other = Position.__new__(Position)
        other.chance = self.chance.copy()
        other.options = self.options
        other.seats = self.seats
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.phase = self.phase
        other.acting = self.acting
        other.ground = self.ground
        other.laid = self.laid
        other.owner = self.owner
        other.knows = self.knows
        other.bonus = self.bonus
        other.up = self.up
        other.silent = self.silent
        other.shielded = self.shielded
        other.reward = self.reward
        other.reward_knows = self.reward_knows
        other.rewards_up = self.rewards_up
        other.deck = self.deck
        other.deck_knows = self.deck_knows
        other.hands = self.hands[:]
        other.discards = self.discards
        other.picked = self.picked[:]
        other.gone = self.gone
        other.came_home = self.came_home
        other.markers = self.markers
        other.missions = self.missions
        other.recruits = self.recruits
        other.step = self.step
        other.area = self.area
        other.used = self.used
        other.outcome = self.outcome
        other.scores = self.scores
        return other

    @property
    def place(self) -> Place:
        """The place whose board is being resolved."""
        return self.ground.order[self.step] if 0 <= self.step < PLACES else NO_PLACE

    def surplus(self, seat: Seat) -> int:
        """How many cards the seat has yet to lay aside."""
        return max(0, self.hands[seat].bit_count() - HAND_LIMIT)

    def take_off(self, cell: Cell) -> Card:
        """Remove the character from the boards; nothing that was on it stays behind."""
        card = self.laid[cell]
        self.laid = replaced(self.laid, cell, NO_CARD)
        self.owner = replaced(self.owner, cell, NO_SEAT)
        self.knows = replaced(self.knows, cell, 0)
        self.bonus = replaced(self.bonus, cell, 0)
        others = ~(1 << cell)
        self.up &= others
        self.silent &= others
        self.shielded &= others
        return card

    def clear_boards(self) -> None:
        """Take everything off the ground, without giving it to anybody."""
        self.laid = (NO_CARD,) * CELLS
        self.owner = (NO_SEAT,) * CELLS
        self.knows = self.bonus = (0,) * CELLS
        self.up = self.silent = self.shielded = 0
        self.reward = (NO_CARD,) * PLACES
        self.reward_knows = (0,) * PLACES
        self.rewards_up = 0

    def faults(self) -> list[str]:
        """Everything that can't be true: each card is in exactly one place, every marker on a card."""
        found = []
        where: dict[Card, list[str]] = {}
        for seat in range(self.seats):
            for name in ("hands", "discards", "picked"):
                for card in members(getattr(self, name)[seat]):
                    where.setdefault(card, []).append(f"{name}[{seat}]")
        for name in ("laid", "reward", "deck"):
            for index, card in enumerate(getattr(self, name)):
                if card != NO_CARD:
                    where.setdefault(card, []).append(f"{name}[{index}]")
        for card in members(self.gone):
            where.setdefault(card, []).append("gone")
        expected = DECK_MASK
        for seat in range(self.seats):
            expected |= starters_mask(seat)
        for card in members(expected):
            if len(where.get(card, [])) != 1:
                found.append(f"card {card} is in {where.get(card) or 'no place'}")
        found += [f"card {card} does not belong to this game" for card in where if not expected >> card & 1]
        for cell in range(CELLS):
            if (self.laid[cell] == NO_CARD) != (self.owner[cell] == NO_SEAT):
                found.append(f"cell {cell} has a card without a marker, or a marker without a card")
            if self.laid[cell] != NO_CARD and not self.ground.area_mask >> cell & 1:
                found.append(f"cell {cell} is no area, but a card lies there")
        if len(self.deck) != len(self.deck_knows):
            found.append("the deck and what is known of it differ in length")
        return found
