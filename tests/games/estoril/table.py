"""Positions of Estoril built in a few words, and moves spoken as at the table.

Players are called by colour (red, green, blue, yellow: seats 0 to 3), cards by name, places by board and
area: `3-II`, and `3-R` for a reward. Boards are listed row by row, each with a `'` for every quarter turn
clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kordon.engine.audience import only
from kordon.engine.bits import members
from kordon.engine.chance import Chance, chance_from, seed_from
from kordon.engine.match import Match
from kordon.engine.play import Refused, play
from kordon.engine.records import (
    EVERYBODY,
    NOBODY_KNOWS,
    OPEN,
    SPECTATOR,
    Delivery,
    Notice,
    everybody_at,
    witnessed,
)
from kordon.engine.tuples import replaced
from kordon.games.estoril import GAME, events, moves
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.phases import CONSPIRING, LAYING, PEEKING, SACRIFICING, USING
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules import rounds
from kordon.games.estoril.rules.characters import CHARACTERS, DECK, NO_CARD, STARTERS, Card, CardMask
from kordon.games.estoril.rules.ground import CELLS, Ground, Spot, reward_spot
from kordon.games.estoril.rules.missions import MISSIONS

COLOURS = ("red", "green", "blue", "yellow")
MARKERS = {2: 6, 3: 4, 4: 3}
ROMAN = ("R", "I", "II", "III", "IV")
STARTER_NAMES = [character.name for character in CHARACTERS[:STARTERS]]
SIX = "1 2 3 4 5 6"
PLAIN = EstorilOptions()
SYMBOL_OF: dict[type, str] = {
    moves.Assassinate: "A",
    moves.Seduce: "S",
    moves.Conspire: "C",
    moves.Rally: "N",
    moves.Protect: "D",
}


def seat_of(who: str) -> int:
    return {"spectator": SPECTATOR, "open": OPEN}[who] if who in ("spectator", "open") else COLOURS.index(who)


def card_of(name: str, colour: str) -> Card:
    """The card of that name: a starter is the colour's own."""
    if name in STARTER_NAMES:
        return COLOURS.index(colour) * STARTERS + STARTER_NAMES.index(name)
    return next(card for card in DECK if CHARACTERS[card].name == name)


def name_of(card: Card) -> str:
    return CHARACTERS[card].name if card >= 0 else {-1: "nothing", -2: "?"}[card]


def names_of(mask: CardMask) -> set[str]:
    return {name_of(card) for card in members(mask)}


def mission(key: str) -> int:
    return next(i for i, card in enumerate(MISSIONS) if card.key == key)


def ground_of(boards: str) -> Ground:
    words = boards.split()
    return Ground(tuple(int(word.rstrip("'")) for word in words), tuple(word.count("'") for word in words))


def dice_with_differences(*differences: int) -> Chance:
    """Luck under which pairs of dice differ by just so much, in that order."""
    for key in range(1_000_000):
        chance = Chance(key)
        if all(abs(chance.die(6) - chance.die(6)) == wanted for wanted in differences):
            return Chance(key)
    raise AssertionError("no such luck")


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


class Table:
    """A position with verbs; every move goes through `play`, so an illegal one raises `Refused`."""

    def __init__(
        self,
        boards: str = SIX,
        laid: Mapping[str, str] | None = None,
        *,
        seats: int = 2,
        rewards: Mapping[int, str] | None = None,
        deck: str = "",
        rest_gone: bool = False,
        hands: Mapping[str, str] | None = None,
        discards: Mapping[str, str] | None = None,
        markers: Mapping[str, int] | None = None,
        first: str = "red",
        round: int = 1,
        options: EstorilOptions = PLAIN,
        missions: str = "A S C N",
        recruits: str = "",
        chance: Chance | None = None,
    ) -> None:
        """Deal the rest: starters to their hands, the deck's cards to free reward fields, then to the deck.

        A colour in `hands` holds just those cards, and its other starters are out of the game. A reward named
        `""` leaves its field empty, and one of a board that is not there does not count. With `rest_gone` the
        deck holds just what `deck` names, top first, and no other field has a reward.
        """
        position = self.position = Position()
        self.notices: list[Notice] = []
        position.chance = chance or chance_from(seed_from("table"))
        position.options, position.seats = options, seats
        position.round, position.turn, position.phase = round, 0, LAYING
        position.first = position.acting = COLOURS.index(first)
        position.ground = ground_of(boards)
        position.clear_boards()
        position.hands, position.discards, position.picked = [0] * seats, (0,) * seats, [0] * seats
        position.gone = position.came_home = position.step = position.area = position.used = 0
        position.outcome = position.scores = None
        position.missions = tuple(mission(key) for key in missions.split())
        position.recruits = tuple(mission(key) for key in recruits.split())
        used: set[Card] = set()
        self._lay_out(laid or {}, used)
        self._give(hands or {}, discards or {}, used)
        self._deal(dict(rewards or {}), listed(deck), rest_gone, used)
        left = {
            colour: MARKERS[seats] - position.owner.count(seat) for seat, colour in enumerate(COLOURS[:seats])
        }
        left |= markers or {}
        position.markers = tuple(left[colour] for colour in COLOURS[:seats])
        assert position.faults() == []

    def _lay_out(self, laid: Mapping[str, str], used: set[Card]) -> None:
        position = self.position
        for where, what in laid.items():
            colour, name = what.split(" ", 1)
            cell, seat, card = self.spot(where), COLOURS.index(colour), card_of(name, colour)
            assert position.laid[cell] == NO_CARD
            position.laid = replaced(position.laid, cell, card)
            position.owner = replaced(position.owner, cell, seat)
            is_secret = position.ground.secret_mask >> cell & 1
            position.knows = replaced(position.knows, cell, only(seat) if is_secret else EVERYBODY)
            position.up |= 0 if is_secret else 1 << cell
            used.add(card)

    def _give(self, hands: Mapping[str, str], discards: Mapping[str, str], used: set[Card]) -> None:
        position = self.position
        discarded = [0] * position.seats
        for seat, colour in enumerate(COLOURS[: position.seats]):
            for pile, given in ((discarded, discards), (position.hands, hands)):
                for name in listed(given.get(colour, "")):
                    card = card_of(name, colour)
                    pile[seat] |= 1 << card
                    used.add(card)
            for card in range(seat * STARTERS, (seat + 1) * STARTERS):
                if card not in used:
                    used.add(card)
                    if colour in hands:
                        position.gone |= 1 << card
                    else:
                        position.hands[seat] |= 1 << card
        position.discards = tuple(discarded)

    def _deal(self, rewards: dict[int, str], deck: list[str], rest_gone: bool, used: set[Card]) -> None:
        position = self.position
        top = [card_of(name, "red") for name in deck]
        here = position.ground.layout
        named = {number: card_of(name, "red") for number, name in rewards.items() if name and number in here}
        used.update(top, named.values())
        rest = [card for card in DECK if card not in used]
        for place in position.ground.order:
            number = position.ground.layout[place]
            if number in named:
                card = named[number]
            elif number in rewards or rest_gone:
                continue
            else:
                card = rest.pop(0)
            position.reward = replaced(position.reward, place, card)
            secret = position.ground.board(place).secret_reward
            knows = NOBODY_KNOWS if secret else EVERYBODY
            position.reward_knows = replaced(position.reward_knows, place, knows)
            position.rewards_up |= 0 if secret else 1 << place
        if rest_gone:
            position.gone |= sum(1 << card for card in rest)
            rest = []
        position.deck = (*reversed(rest), *reversed(top))
        position.deck_knows = (NOBODY_KNOWS,) * len(position.deck)

    # ---- naming things

    def place(self, board: int) -> int:
        return self.position.ground.layout.index(board)

    def spot(self, where: str) -> Spot:
        board, area = where.split("-")
        place = self.place(int(board))
        if area == "R":
            return reward_spot(place)
        return self.position.ground.areas[place][ROMAN.index(area) - 1]

    def where(self, spot: Spot) -> str:
        if spot >= CELLS:
            return f"{self.position.ground.layout[spot - CELLS]}-R"
        place = next(place for place, areas in enumerate(self.position.ground.areas) if spot in areas)
        return f"{self.position.ground.layout[place]}-{ROMAN[self.position.ground.number[spot]]}"

    def on(self, where: str) -> str:
        """What lies there: `red Guedes`, or `nothing`."""
        position, spot = self.position, self.spot(where)
        if spot >= CELLS:
            return name_of(position.reward[spot - CELLS])
        card = position.laid[spot]
        return "nothing" if card == NO_CARD else f"{COLOURS[position.owner[spot]]} {name_of(card)}"

    def is_up(self, where: str) -> bool:
        spot = self.spot(where)
        mask, bit = (self.position.up, spot) if spot < CELLS else (self.position.rewards_up, spot - CELLS)
        return bool(mask >> bit & 1)

    def hand(self, colour: str) -> set[str]:
        return names_of(self.position.hands[COLOURS.index(colour)])

    def deck(self) -> list[str]:
        """The draw pile from its top."""
        return [name_of(card) for card in reversed(self.position.deck)]

    def set_known(self, where: str, *colours: str) -> None:
        """Let these players have peeked at a face-down card."""
        spot = self.spot(where)
        mask = sum(1 << COLOURS.index(colour) for colour in colours)
        if spot < CELLS:
            knows = self.position.knows
            self.position.knows = replaced(knows, spot, knows[spot] | mask)
        else:
            place, knows = spot - CELLS, self.position.reward_knows
            self.position.reward_knows = replaced(knows, place, knows[place] | mask)

    @property
    def acting(self) -> str:
        """The one player who must decide."""
        (seat,) = GAME.to_act(self.position)
        return COLOURS[seat]

    @property
    def asked(self) -> str:
        """Whose symbols can be used, `red Linda X. A`; or else what is to be done, and by whom."""
        position = self.position
        if position.phase == USING:
            cell = position.ground.areas[position.place][position.area]
            used = dict.fromkeys(SYMBOL_OF[type(move)] for move in self.moves() if type(move) in SYMBOL_OF)
            return f"{self.acting} {name_of(position.laid[cell])} {''.join(used)}"
        what = {LAYING: "lays", PEEKING: "peeks", CONSPIRING: "chooses", SACRIFICING: "sacrifices"}
        return f"{self.acting} {what[position.phase]}" if position.phase in what else "nobody"

    def moves(self, who: str = "") -> list[Any]:
        return GAME.moves(self.position, seat_of(who or self.acting))

    def areas_open_to(self, who: str) -> set[str]:
        return {self.where(move.cell) for move in self.moves(who) if isinstance(move, moves.Lay)}

    def peeks(self) -> set[str]:
        return {self.where(move.spot) for move in self.moves() if isinstance(move, moves.Peek)}

    def targets(self) -> set[str]:
        """The characters that the symbol whose turn it is may choose."""
        return {self.where(move.cell) for move in self.moves() if hasattr(move, "cell")}

    def observe(self, who: str) -> EstorilObservation:
        return GAME.observe(self.position, seat_of(who))

    # ---- doing things

    def play(self, move: Any) -> list[Notice]:
        notices = play(GAME, self.position, move)
        self.notices += notices
        assert self.position.faults() == []
        return notices

    def refused(self, move: Any) -> tuple[str, ...]:
        """The rules against the move; the position must stay as it was."""
        before = snapshot(self.position)
        try:
            play(GAME, self.position, move)
        except Refused as refusal:
            assert snapshot(self.position) == before
            return refusal.rules
        raise AssertionError(f"{move} was allowed")

    def resolve(self) -> Table:
        """Nobody lays any more: the boards are resolved, up to the first decision."""
        position = self.position
        position.markers = (0,) * position.seats
        while not rounds.STEPS[position.phase](position, self.notices):
            pass
        assert position.faults() == []
        return self

    def lay(self, colour: str, name: str, where: str) -> None:
        self.play(moves.Lay(COLOURS.index(colour), card_of(name, colour), self.spot(where)))

    def peek(self, where: str) -> None:
        self.play(moves.Peek(self._seat(), self.spot(where)))

    def decline(self) -> None:
        self.play(moves.Decline(self._seat()))

    def assassinate(self, where: str) -> None:
        self.play(moves.Assassinate(self._seat(), self.spot(where)))

    def conspire(self) -> None:
        self.play(moves.Conspire(self._seat()))

    def choose(self, *, swap: bool) -> None:
        self.play(moves.Choose(self._seat(), swap))

    def rally(self) -> None:
        self.play(moves.Rally(self._seat()))

    def seduce(self, where: str, to: str) -> None:
        self.play(moves.Seduce(self._seat(), self.spot(where), self.spot(to)))

    def protect(self, where: str) -> None:
        self.play(moves.Protect(self._seat(), self.spot(where)))

    def sacrifice(self, where: str) -> None:
        self.play(moves.Sacrifice(self._seat(), self.spot(where)))

    def discard(self, colour: str, name: str) -> None:
        self.play(moves.Discard(COLOURS.index(colour), card_of(name, colour)))

    def leave_all(self) -> None:
        """Decline everything until the round's boards are resolved."""
        while self.position.phase == USING:
            self.decline()

    def leave_all_of(self, colour: str) -> None:
        """Decline as long as this player's symbols have their turn."""
        while self.position.phase == USING and self.acting == colour:
            self.decline()

    def _seat(self) -> int:
        return COLOURS.index(self.acting)

    # ---- what happened

    def seen_by(self, who: str, notices: list[Notice] | None = None) -> list[Any]:
        return list(witnessed(self.notices if notices is None else notices, seat_of(who)))

    def happened(self, kind: type) -> list[Any]:
        return [event for event in self.seen_by("open") if isinstance(event, kind)]

    def winner(self, board: int) -> tuple[str, int] | None:
        """Who took the board's reward, and with what strength."""
        for event in self.happened(events.Won):
            if event.board == board:
                return COLOURS[event.seat], event.strength
        return None

    def match(self) -> Match:
        """A match that goes on from this position; nobody remembers more than is seen now."""
        match = Match(GAME, self.position.options, self.position.seats, seed_from("match"))
        match.position = self.position.copy()
        match.history = {
            seat: [Delivery((), GAME.observe(match.position, seat))] for seat in everybody_at(match.seats)
        }
        return match


def snapshot(position: Position) -> list[Any]:
    """Every field by value, to see that nothing changed."""
    values: list[Any] = []
    for field in Position.FIELDS:
        value = getattr(position, field)
        if isinstance(value, Chance):
            value = (value.key, value.count)
        values.append(value[:] if isinstance(value, list) else value)
    return values


def random_positions(seed: str, seats: int, options: EstorilOptions = PLAIN) -> Iterable[Position]:
    """Every position of one random game, the last one over."""
    position = GAME.start(options, seats, seed_from(seed))
    luck = chance_from(seed_from(f"{seed} moves"))
    while acting := GAME.to_act(position):
        yield position
        choices = GAME.moves(position, acting[luck.below(len(acting))])
        GAME.apply(position, choices[luck.below(len(choices))])
    yield position
