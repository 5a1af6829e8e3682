"""The whole truth of a game at one moment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kordon.engine.bits import mask_of
from kordon.engine.chance import Chance
from kordon.engine.records import Outcome
from kordon.engine.tuples import replaced
from kordon.games.sniper.board import Board
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.pieces import (
    BAG_AT_START,
    CONTROLLERS,
    LOADOUT_COPIES,
    LOADOUT_NAMES,
    MINE,
    NO_SPACE,
    NO_SPECIALIST,
    RECOIL,
    SQUADS,
    SUPPRESSION,
    TOKEN_NAMES,
    TOKENS_IN_BOX,
    UNIT_NAMES,
    UNITS,
    WOUNDS_TO_LOSE,
    Loadout,
    Objective,
    Space,
    SpaceMask,
    Squad,
    Unit,
    UnitMask,
)

# ---- phases: who is asked what

BURYING: Final = 0  # the sniper: which of two objectives of one suit goes (secret)
SHOWING: Final = 1  # the sniper: which objective card is shown (SE-863)
PICKING: Final = 2  # the sniper: which loadout cards (secret)
ASSIGNING: Final = 3  # a squad's player: which specialist
ENTERING: Final = 4  # the sniper: the first move (secret)
SNIPER_TURN: Final = 5  # the sniper: anything of SE-303, or the end of the turn
CHOOSING_LOOT: Final = 6  # the sniper: which of the cards looked at (secret)
BURSTING: Final = 7  # the sniper: the target of the tommy gun's next shot
HEALING: Final = 8  # the medic's player: save a soldier or not
DEFENDERS_TURN: Final = 9  # all defenders that are not done: anything of SE-5xx and SE-7xx
DRAWING: Final = 10  # the specialist sniper's player: how many tokens
OVER: Final = 11
PHASES: Final = 12

# ---- what a unit has done this turn (SE-502)

MOVED: Final = 1
ATTACKED: Final = 2
SPOTTED: Final = 4
SWEPT: Final = 8
DEPLOYED: Final = 16
DISMISSED: Final = 32
SCOUTED: Final = 64  # may not act this turn (SE-707)

NOBODY_KNOWS: Final = 0
SNIPER_KNOWS: Final = 1
ALL_KNOW: Final = 2
NO_TOKENS: Final = (0, 0, 0, 0)


def changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same counts but for one."""
    return replaced(counts, index, counts[index] + by)


class Position:
    """Changed in place by the rules, field by field: copies and observations share what fields hold.

    A set of spaces is a mask, and so is one of units, squads, objectives.

    | field | meaning |
    |---|---|
    | chance | all luck to come |
    | options, seats, board | as chosen before the game; one seat is solo |
    | turn | public: 0 the sniper's set-up, 1 the specialists', then even: the sniper's, odd: the defenders' |
    | phase, outcome | what is being asked; who won |
    | news, older_news | what everybody was told in this turn and the one before; how many are of that one |
    | countdown, wounds | public: where the track stands; 0 to 2 |
    | **the sniper's secrets** | |
    | objectives | the two numbers drawn, rising |
    | buried | mask of objectives put under the deck during set-up |
    | hand, deck | by kind: loadout cards in hand; face down in the deck, which has no order of its own |
    | looked | cards on offer: being looted, or drawn at the start under SE-861; rising |
    | space | where the sniper is; NO_SPACE before the first move |
    | walked | the path of this turn's move, without its start; empty: not moved |
    | record | a TurnRecord for each turn that has ended |
    | looted | mask of objective numbers whose spaces were looted |
    | card | kind of the card played this turn, or NO_CARD |
    | mined | by card played: the space its mine still lies in, or NO_SPACE |
    | **what the sniper did in public** | |
    | completed | mask of objective numbers |
    | shown | objective shown under SE-863, or NO_OBJECTIVE |
    | played, played_round | loadout cards in the order played, and the round of each |
    | face_up | mask of indexes into `played`: shown to all |
    | loots | the round of each loot |
    | acted | whether this turn's action was taken |
    | figure | where the sniper figure stands, or NO_SPACE |
    | bag | tokens in the bag, by kind |
    | announced | tokens of the tommy gun's shots yet to be made |
    | drawn | tokens drawn by this shoot action: out of the bag until it is over |
    | hit | units hit, for whom the medic may still act |
    | targets | solo: units this shoot action was aimed at |
    | pending | tokens earned by kills of this shoot action, by kind, not yet in the bag |
    | **the defenders**, all public | |
    | units, occupied | by unit: its space or NO_SPACE; the mask of their spaces |
    | specialists, uses | by squad: NO_SPECIALIST before set-up; uses left |
    | suppression | mask of squads whose suppression token is still on the specialist card |
    | used | mask of squads whose ability was used this turn |
    | dogs | by dog: its space or NO_SPACE |
    | actions | by squad: unit actions left this turn |
    | did | by unit: mask of what it did this turn |
    | off_at_start | units that were off the board when the defenders' turn began |
    | intel | mask of squads that gathered intel this turn |
    | done | mask of seats that have ended the turn |
    | target | the space the specialist sniper aims at, or NO_SPACE |
    | **solo** | |
    | slots | the order cards of the three slots; the last is hidden but from those who know it |
    | orders | mask of order cards still in the deck, which has no order of its own |
    | order_known | who knows the face-down card: NOBODY_KNOWS, SNIPER_KNOWS, ALL_KNOW |
    | sector | the last known sector, or NO_SECTOR |
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "options",
        "seats",
        "board",
        "turn",
        "phase",
        "outcome",
        "news",
        "older_news",
        "countdown",
        "wounds",
        "objectives",
        "buried",
        "hand",
        "deck",
        "looked",
        "space",
        "walked",
        "record",
        "looted",
        "card",
        "mined",
        "completed",
        "shown",
        "played",
        "played_round",
        "face_up",
        "loots",
        "acted",
        "figure",
        "bag",
        "announced",
        "drawn",
        "hit",
        "targets",
        "pending",
        "units",
        "occupied",
        "specialists",
        "uses",
        "suppression",
        "used",
        "dogs",
        "actions",
        "did",
        "off_at_start",
        "intel",
        "done",
        "target",
        "slots",
        "orders",
        "order_known",
        "sector",
    )
    __slots__ = FIELDS

    chance: Chance
    options: SniperOptions
    seats: int
    board: Board
    turn: int
    phase: int
    outcome: Outcome | None
    news: tuple[Any, ...]
    older_news: int
    countdown: int
    wounds: int
    objectives: tuple[Objective, ...]
    buried: int
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    looked: tuple[Loadout, ...]
    space: Space
    walked: tuple[Space, ...]
    record: tuple[tuple[int, int, tuple[Space, ...]], ...]
    looted: int
    card: Loadout
    mined: tuple[Space, ...]
    completed: int
    shown: Objective
    played: tuple[Loadout, ...]
    played_round: tuple[int, ...]
    face_up: int
    loots: tuple[int, ...]
    acted: bool
    figure: Space
    bag: tuple[int, int, int, int]
    announced: tuple[int, ...]
    drawn: tuple[int, int, int, int]
    hit: UnitMask
    targets: UnitMask
    pending: tuple[int, int, int, int]
    units: tuple[Space, ...]
    occupied: SpaceMask
    specialists: tuple[int, ...]
    uses: tuple[int, ...]
    suppression: int
    used: int
    dogs: tuple[Space, ...]
    actions: tuple[int, ...]
    did: tuple[int, ...]
    off_at_start: UnitMask
    intel: int
    done: int
    target: Space
    slots: tuple[int, ...]
    orders: int
    order_known: int
    sector: int

    def copy(self) -> Position:
        """A position that shares nothing that can change: no field but `chance` holds such a thing."""
        other = Position.__new__(Position)
        other.chance = self.chance.copy()
        other.options = self.options
        other.seats = self.seats
        other.board = self.board
        other.turn = self.turn
        other.phase = self.phase
        other.outcome = self.outcome
        other.news = self.news
        other.older_news = self.older_news
        other.countdown = self.countdown
        other.wounds = self.wounds
        other.objectives = self.objectives
        other.buried = self.buried
        other.hand = self.hand
        other.deck = self.deck
        other.looked = self.looked
        other.space = self.space
        other.walked = self.walked
        other.record = self.record
        other.looted = self.looted
        other.card = self.card
        other.mined = self.mined
        other.completed = self.completed
        other.shown = self.shown
        other.played = self.played
        other.played_round = self.played_round
        other.face_up = self.face_up
        other.loots = self.loots
        other.acted = self.acted
        other.figure = self.figure
        other.bag = self.bag
        other.announced = self.announced
        other.drawn = self.drawn
        other.hit = self.hit
        other.targets = self.targets
        other.pending = self.pending
        other.units = self.units
        other.occupied = self.occupied
        other.specialists = self.specialists
        other.uses = self.uses
        other.suppression = self.suppression
        other.used = self.used
        other.dogs = self.dogs
        other.actions = self.actions
        other.did = self.did
        other.off_at_start = self.off_at_start
        other.intel = self.intel
        other.done = self.done
        other.target = self.target
        other.slots = self.slots
        other.orders = self.orders
        other.order_known = self.order_known
        other.sector = self.sector
        return other

    @property
    def round(self) -> int:
        """The number of the sniper's turn, and of the defenders' turn that follows it; 0 during set-up."""
        return self.turn >> 1

    @property
    def is_solo(self) -> bool:
        """Whether order cards play the defenders (SE-901)."""
        return self.seats == 1

    def controllers(self, squad: Squad) -> int:
        """The mask of the seats that may act with a squad (SE-207)."""
        return CONTROLLERS[self.seats][squad]

    def squad_with(self, specialist: int) -> Squad:
        """The squad that has the specialist, or −1."""
        for squad in range(SQUADS):
            if self.specialists[squad] == specialist:
                return squad
        return -1

    def put(self, unit: Unit, space: Space) -> None:
        """Stand a unit on a free space, wherever it was before."""
        before = self.units[unit]
        if before != NO_SPACE:
            self.occupied ^= 1 << before
        self.units = replaced(self.units, unit, space)
        self.occupied |= 1 << space

    def take_off(self, unit: Unit) -> None:
        """Take a unit off the board."""
        self.occupied ^= 1 << self.units[unit]
        self.units = replaced(self.units, unit, NO_SPACE)

    def spend_action(self, squad: Squad) -> None:
        """The squad has one action less."""
        self.actions = replaced(self.actions, squad, self.actions[squad] - 1)

    def note(self, unit: Unit, deed: int) -> None:
        """The unit has done this in this turn (SE-502)."""
        self.did = replaced(self.did, unit, self.did[unit] | deed)

    def faults(self) -> list[str]:
        """Everything that can't be true of a game of Sniper Elite."""
        return [*self._unit_faults(), *self._card_faults(), *self._token_faults(), *self._sniper_faults()]

    def _unit_faults(self) -> list[str]:
        found = []
        where: dict[Space, Unit] = {}
        standing = 0
        for unit in range(UNITS):
            space = self.units[unit]
            if space == NO_SPACE:
                continue
            if not 0 <= space < self.board.map.size or not self.board.map.enterable_mask >> space & 1:
                found.append(f"{UNIT_NAMES[unit]} stands in {space}, which nobody can enter")
                continue
            if space in where:
                found.append(f"{UNIT_NAMES[unit]} and {UNIT_NAMES[where[space]]} both stand in {space}")
            where[space] = unit
            standing |= 1 << space
        if standing != self.occupied:
            found.append("the occupied spaces are not those of the units")
        for squad in range(SQUADS):
            if not 0 <= self.actions[squad] <= 2:
                found.append(f"squad {squad} has {self.actions[squad]} actions left")
            if not 0 <= self.uses[squad] <= 2:
                found.append(f"the specialist of squad {squad} has {self.uses[squad]} uses left")
        chosen = [specialist for specialist in self.specialists if specialist != NO_SPECIALIST]
        if len(set(chosen)) != len(chosen):
            found.append("two squads have the same specialist")
        return found

    def _card_faults(self) -> list[str]:
        found = []
        for card, copies in enumerate(LOADOUT_COPIES):
            somewhere = self.hand[card] + self.deck[card] + self.played.count(card) + self.looked.count(card)
            if somewhere != copies or self.hand[card] < 0 or self.deck[card] < 0:
                found.append(f"there are {somewhere} cards of {LOADOUT_NAMES[card]}, not {copies}")
        if not len(self.played) == len(self.played_round) == len(self.mined):
            found.append("the lists of cards played differ in length")
        for card, space in zip(self.played, self.mined, strict=False):
            if space != NO_SPACE and card != MINE:
                found.append(f"a card that is no mine lies in {space}")
        return found

    def _token_faults(self) -> list[str]:
        found = []
        for token, count in enumerate(self.bag):
            total = count + self.pending[token] + self.drawn[token]
            if count < 0 or total > TOKENS_IN_BOX[token]:
                found.append(f"there are {total} tokens of {TOKEN_NAMES[token]}")
        recoil = self.bag[RECOIL] + self.drawn[RECOIL]
        if recoil != BAG_AT_START[RECOIL]:
            found.append(f"there are {recoil} recoil tokens, though none is ever added")
        blue = self.bag[SUPPRESSION] + self.pending[SUPPRESSION] + self.drawn[SUPPRESSION]
        if blue + self.suppression.bit_count() != TOKENS_IN_BOX[SUPPRESSION]:
            found.append(f"{blue} suppression tokens are in the bag, the cards have {self.suppression:03b}")
        return found

    def _sniper_faults(self) -> list[str]:
        found = []
        map = self.board.map
        if self.space != NO_SPACE and not map.enterable_mask >> self.space & 1:
            found.append(f"the sniper is in {self.space}, which nobody can enter")
        if self.walked and self.walked[-1] != self.space:
            found.append("the sniper's path does not end where the sniper is")
        suits = {self.board.suit(objective) for objective in self.objectives}
        if len(self.objectives) != 2 or (self.phase != BURYING and len(suits) != 2):
            found.append(f"the objectives {self.objectives} are not two of different suits")
        if self.completed & ~mask_of(self.objectives):
            found.append("an objective was completed that is not the sniper's")
        if self.looted & mask_of(self.objectives):
            found.append("the sniper looted the space of an own objective")
        if not 0 <= self.wounds <= WOUNDS_TO_LOSE:
            found.append(f"the sniper has {self.wounds} wounds")
        if (self.outcome is None) == (self.phase == OVER):
            found.append("a game is over if and only if somebody won")
        return found
