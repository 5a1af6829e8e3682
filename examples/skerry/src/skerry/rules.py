"""What may be done and what happens then, by rule."""

from __future__ import annotations

from random import Random
from typing import Final

from kordon.engine.audience import told
from kordon.engine.chance import SEED_BYTES, Chance, chance_from
from kordon.engine.records import EVERYBODY, OPEN, Notice, Outcome, Seat

from skerry import events, moves
from skerry.moves import SkerryMove
from skerry.position import NOBODY, NONE, SITES, UNKNOWN, Position, SkerryObservation, SkerryOptions, touches

COINS: Final = 6
HIGHEST_BID: Final = 3
HIGHEST_CLAIM: Final = 6
FOR_A_RIGHT_DOUBT: Final = 3
FOR_NEIGHBOURS: Final = 2


def set_up(options: SkerryOptions, seats: int, seed: bytes) -> Position:
    """Everybody has coins and no pearls (SK-101)."""
    position = Position()
    position.chance, position.seats, position.turn, position.outcome = chance_from(seed), seats, 0, None
    position.options, position.round, position.opened, position.shown = options, 0, (), 0
    position.buoys, position.coins, position.pearls = (NOBODY,) * len(SITES), (COINS,) * seats, (0,) * seats
    begin_round(position)
    return position


def start_like(first: SkerryObservation, source: Random) -> Position:
    """A start with the tide that a seat saw; nothing else is luck."""
    position = set_up(first.options, first.seats, source.randbytes(SEED_BYTES))
    position.tide = first.tide
    return position


def begin_round(position: Position) -> list[Notice]:
    """Three open dice, and new bids (SK-102)."""
    roll = position.chance.die
    position.round += 1
    position.phase, position.tide = "bidding", (roll(6), roll(6), roll(6))
    position.bids, position.found = (NONE,) * position.seats, (0,) * position.seats
    position.diver, position.site, position.claim, position.asked = NOBODY, NONE, 0, NOBODY
    return [(EVERYBODY, events.Tide(position.tide))]


def to_act(position: Position) -> tuple[Seat, ...]:
    """Bids are made at the same time; then the diver, then the others in turn."""
    if position.outcome is not None:
        return ()
    if position.phase == "bidding":
        return tuple(seat for seat, bid in enumerate(position.bids) if bid == NONE)
    return (position.diver,) if position.phase == "claiming" else (position.asked,)


def legal_moves(position: Position, seat: Seat) -> list[SkerryMove]:
    """Everything the seat may do now."""
    if seat not in to_act(position):
        return []
    if position.phase == "bidding":
        return [moves.Bid(seat, coins) for coins in range(highest_bid(position, seat) + 1)]
    if position.phase == "doubting":
        return [moves.Believe(seat), moves.Doubt(seat)]
    claims = range(min(position.tide), HIGHEST_CLAIM + 1)
    free = [site for site, owner in enumerate(position.buoys) if owner == NOBODY]
    return [moves.Claim(seat, site, pearls) for site in free for pearls in claims]


def highest_bid(position: Position, seat: Seat) -> int:
    """Nobody bids more than they have (SK-201)."""
    return min(HIGHEST_BID, position.coins[seat])


def apply(position: Position, move: SkerryMove) -> list[Notice]:
    """Carry out a legal move; each is a turn, but bids are one together."""
    position.turn += position.phase != "bidding"
    match move:
        case moves.Bid(seat=seat, coins=coins):
            return bid(position, seat, coins)
        case moves.Claim(seat=seat, site=site, pearls=pearls):
            return claim(position, seat, site, pearls)
        case moves.Believe(seat=seat):
            return believe(position, seat)
        case moves.Doubt(seat=seat):
            return doubt(position, seat)


def bid(position: Position, seat: Seat, coins: int) -> list[Notice]:
    """Sealed until all have bid (SK-201)."""
    position.bids = changed(position.bids, seat, coins)
    notices = list(told(seat, events.Sealed(seat, coins), events.Sealed(seat, UNKNOWN)))
    return notices if NONE in position.bids else [*notices, *open_bids(position)]


def open_bids(position: Position) -> list[Notice]:
    """The highest pays and dives; of several, who comes first in this round (SK-202, SK-301)."""
    bids, first = position.bids, (position.round - 1) % position.seats
    diver = max(range(position.seats), key=lambda seat: (bids[seat], -((seat - first) % position.seats)))
    die = position.chance.die(6)
    position.turn += 1
    position.phase, position.diver, position.opened = "claiming", diver, bids
    position.coins = changed(position.coins, diver, position.coins[diver] - bids[diver])
    position.bids, position.found = (NONE,) * position.seats, changed(position.found, diver, die)
    found = told(diver, events.Found(diver, die), events.Found(diver, UNKNOWN))
    return [(EVERYBODY, events.Opened(bids, diver)), *found]


def claim(position: Position, seat: Seat, site: int, pearls: int) -> list[Notice]:
    """The others are asked one after the other (SK-302)."""
    position.phase, position.site, position.claim = "doubting", site, pearls
    position.asked = (seat + 1) % position.seats
    return [(EVERYBODY, events.Claimed(seat, site, pearls))]


def believe(position: Position, seat: Seat) -> list[Notice]:
    """If nobody doubts it, the diver takes what was claimed (SK-302)."""
    position.asked, position.shown = (seat + 1) % position.seats, 0
    taken = take(position, position.diver, position.claim) if position.asked == position.diver else []
    return [(EVERYBODY, events.Believed(seat)), *taken]


def doubt(position: Position, seat: Seat) -> list[Notice]:
    """The die decides: the player who was wrong pays for it (SK-303)."""
    diver, die = position.diver, position.found[position.diver]
    position.shown, was_true = die, die >= position.claim
    notices: list[Notice] = [(EVERYBODY, events.Doubted(seat, diver, die, was_true))]
    if not was_true:
        return [*notices, *take(position, seat, FOR_A_RIGHT_DOUBT)]
    fine = min(1, position.coins[seat])
    position.coins = changed(position.coins, seat, position.coins[seat] - fine)
    position.coins = changed(position.coins, diver, position.coins[diver] + fine)
    return [*notices, *take(position, diver, position.claim)]


def take(position: Position, seat: Seat, pearls: int) -> list[Notice]:
    """Pearls and a buoy on the site (SK-304); then the next round, or the end (SK-401)."""
    position.pearls = changed(position.pearls, seat, position.pearls[seat] + pearls)
    position.buoys = changed(position.buoys, position.site, seat)
    notices: list[Notice] = [(EVERYBODY, events.Taken(seat, pearls, position.site))]
    if position.round < position.options.rounds:
        return [*notices, *begin_round(position)]
    scores = tuple(map(lambda seat: score(position, seat), range(position.seats)))
    winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    position.outcome = Outcome(winners, "SK-402", scores)
    return notices


def score(position: Position | SkerryObservation, seat: Seat) -> int:
    """Pearls, and more for sites side by side (SK-402)."""
    own = [site for site, owner in enumerate(position.buoys) if owner == seat]
    pairs = [(one, other) for one in own for other in own if one < other and touches(one, other)]
    return position.pearls[seat] + FOR_NEIGHBOURS * len(pairs)


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The values with another one in this place."""
    return (*values[:place], value, *values[place + 1 :])


# ---- what a seat knows


def secrets(position: Position, viewer: Seat) -> list[Seat]:
    """The seats whose bid or die is hidden from the viewer."""
    if viewer == OPEN or position.outcome is not None:
        return []
    bids, found = position.bids, position.found
    return [seat for seat, bid in enumerate(bids) if seat != viewer and (bid != NONE or found[seat])]


def sees_everything(position: Position, viewer: Seat) -> bool:
    """While nobody else has a secret."""
    return not secrets(position, viewer)


def observe(position: Position, seat: Seat) -> SkerryObservation:
    """All that the seat may know: each knows their own bid and die."""
    sees = seat == OPEN or position.outcome is not None
    legal = tuple(legal_moves(position, seat))
    return SkerryObservation.of(position, seat, to_act(position), legal, sees_secrets=sees)


def swap_secrets(position: Position, seat: Seat, source: Random) -> Position:
    """Others may have bid anything they could pay, and found anything."""
    world = position.copy()
    world.chance = Chance(source.getrandbits(128))
    for other in secrets(position, seat):
        if position.bids[other] != NONE:
            world.bids = changed(world.bids, other, source.randint(0, highest_bid(position, other)))
        if position.found[other]:
            world.found = changed(world.found, other, source.randint(1, 6))
    return world
