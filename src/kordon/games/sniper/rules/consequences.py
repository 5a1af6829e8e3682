"""What moves of either side lead to: reveals, wounds, kills, mines, the end (SE-357, SE-6xx)."""

from __future__ import annotations

from kordon.engine.records import EVERYBODY, Notice, Outcome, Seat
from kordon.engine.tuples import replaced
from kordon.games.sniper import events, pieces
from kordon.games.sniper.phases import OVER
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT, Space, Unit
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.bag import ONE_TOKEN, together


def reveal(position: Position, notices: list[Notice]) -> None:
    """Put the sniper figure where the sniper is (SE-355)."""
    position.figure = position.space
    notices.append((EVERYBODY, events.Revealed(position.space)))
    know_sector(position, position.board.map.sector[position.space], notices)


def know_sector(position: Position, sector: int, notices: list[Notice]) -> None:
    """Solo: the last known sector (SE-904)."""
    if position.is_solo and sector not in (position.sector, pieces.NO_SECTOR):
        position.sector = sector
        notices.append((EVERYBODY, events.SectorKnown(sector)))


def wound(position: Position, notices: list[Notice]) -> None:
    """The sniper is found and hurt; the second time is the last (SE-505)."""
    position.wounds += 1
    reveal(position, notices)
    if position.wounds == pieces.WOUNDS_TO_LOSE:
        end(position, sniper_won=False, rule="SE-601", notices=notices)


def strike(position: Position, seat: Seat, unit: Unit, space: Space, notices: list[Notice]) -> None:
    """A unit attacks a space: the sniper there is wounded."""
    wounded = space == position.space
    notices.append((EVERYBODY, events.Attacked(seat, unit, space, wounded)))
    if wounded:
        wound(position, notices)


def room_for(position: Position, token: int) -> bool:
    """Whether the box has another token of the kind (SE-357)."""
    return position.bag[token] + position.drawn[token] + position.pending[token] < pieces.TOKENS_IN_BOX[token]


def add_noise(position: Position) -> None:
    """One noise token more, if there is one (SE-372, SE-506)."""
    if room_for(position, pieces.NOISE):
        position.bag = together(position.bag, ONE_TOKEN[pieces.NOISE])


def earn(position: Position, unit: Unit) -> int:
    """The token that the unit's death adds, now pending; NO_TOKEN if the box has none left (SE-357)."""
    token = pieces.AIM
    squad = 1 << pieces.SQUAD_OF[unit]
    if pieces.OFFICERS_MASK >> unit & 1 and position.suppression & squad:
        token = pieces.SUPPRESSION
        position.suppression ^= squad
    elif not room_for(position, pieces.AIM):
        return pieces.NO_TOKEN
    position.pending = together(position.pending, ONE_TOKEN[token])
    return token


def kill(position: Position, unit: Unit, earns: bool, notices: list[Notice]) -> None:
    """The unit leaves the board; what it earns stays pending until `load_pending`."""
    position.take_off(unit)
    notices.append((EVERYBODY, events.Killed(unit, earn(position, unit) if earns else pieces.NO_TOKEN)))


def load_pending(position: Position) -> None:
    """The tokens earned by kills go into the bag."""
    position.bag = together(position.bag, position.pending)
    position.pending = pieces.NO_TOKENS


def set_off_mine(position: Position, unit: Unit, notices: list[Notice]) -> None:
    """A unit that has ended a movement on a mine is killed: the oldest one there goes off (SE-403)."""
    space: Space = position.units[unit]
    if space not in position.mined:
        return
    card = position.mined.index(space)
    position.mined = replaced(position.mined, card, NO_SPACE)
    position.face_up |= 1 << card
    notices.append((EVERYBODY, events.MineWentOff(space, unit, position.played_round[card])))
    kill(position, unit, earns=True, notices=notices)
    load_pending(position)


def write_down_turn(position: Position) -> None:
    """The sniper's hidden board gets the number of this turn (SE-307)."""
    number = position.orders.bit_count() if position.is_solo else position.countdown
    position.record = (*position.record, (number, position.space, position.walked))


def end(position: Position, sniper_won: bool, rule: str, notices: list[Notice]) -> None:
    """The game is over and everything is shown (SE-307, SE-601)."""
    winners = (SNIPER_SEAT,) if sniper_won else tuple(range(1, position.seats))
    scores = tuple(int(seat in winners) for seat in range(position.seats))
    position.outcome = Outcome(winners, rule, scores)
    position.phase = OVER
    notices.append((EVERYBODY, events.Ended(sniper_won, rule)))
    notices.append((EVERYBODY, events.RecordShown(position.record, position.played)))
