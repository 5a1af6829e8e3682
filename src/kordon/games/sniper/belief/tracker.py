"""Follows public events and turns them into transitions of the filter."""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from kordon.engine.bits import mask_of, members
from kordon.engine.records import SPECTATOR, Delivery
from kordon.games.sniper import events, pieces
from kordon.games.sniper.belief import transitions
from kordon.games.sniper.belief.filter import Filter
from kordon.games.sniper.belief.sniper_model import OFF, Moment, model_of
from kordon.games.sniper.belief.transitions import Copied, Evidence
from kordon.games.sniper.board import Board
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.observe import PHASE_SEEN_BY_OTHERS
from kordon.games.sniper.phases import BURSTING, SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE, Loadout, Space, SpaceMask, Unit
from kordon.games.sniper.rules.rounds import FIRST_TURN

ANYWHERE: Final = [1.0] * OFF + [0.0]  # on the board


class Tracker(Copied):
    """Follows the messages one by one; keeps what it needs of the public state."""

    def __init__(self, board: Board, seen: SniperObservation) -> None:
        self._board = board
        self._model = model_of(board)
        self.filter = Filter(self._model)
        self._seen = seen
        self._units: list[Space] = list(seen.units)
        self._dogs: list[Space] = list(seen.dogs)
        self._moment: Moment | None = None
        self._cards = 0  # played so far
        self._face_down = 0  # of them, played face down
        self._completed = 0
        self._freed: SpaceMask = 0  # objective spaces whose unit was killed in this turn
        self._is_first_seen_act = True
        self._is_off_board = True  # whether the sniper may still be
        self.just_looted = False  # whether a loot is the last thing that was seen
        if seen.shown != pieces.NO_OBJECTIVE:
            self.filter.drop(seen.shown)

    def unshare(self) -> None:
        """Replace what a copy must not have in common with the original."""
        self.filter = self.filter.copy()
        self._units, self._dogs = self._units.copy(), self._dogs.copy()

    def follow(self, delivery: Delivery) -> None:
        """Take in a message."""
        heard = delivery.events
        if any(isinstance(event, WALK_EVENTS) for event in heard):
            self._follow_walk(heard)
        mines = {event.space for event in heard if isinstance(event, events.MineWentOff)}
        if heard:
            self.just_looted = False
        for event in heard:
            self.take(event)
            if isinstance(event, MOVEMENTS) and event.space not in mines:
                self.filter.bar_mines(event.space)
        self._seen = delivery.observation
        if heard:
            self._follow_phase(delivery.observation)

    def _follow_phase(self, seen: SniperObservation) -> None:
        """Take in what the phase that began tells."""
        if seen.phase == BURSTING:
            # A shot that had nobody in its reach would have been lost (SE-406).
            self._weigh(lambda far: float(bool(far)), seen.announced[0])
        hidden_walk = seen.phase == SNIPER_TURN and not (self._is_solo and self._is_off_board)
        if hidden_walk and seen.turn >= FIRST_TURN:
            self.filter.take(transitions.UnnoticedWalk(self._now()))

    @property
    def _is_solo(self) -> bool:
        return self._seen.seats == 1

    def take(self, event: Any) -> None:
        """One of the events, but for a walk that was noticed."""
        match event:
            case events.ObjectiveShown(objective=objective):  # not an objective of the game (SE-863)
                self.filter.drop(objective)
            case events.SniperBegan():
                self.filter.take(
                    transitions.Turn(self._seen.orders_left if self._is_solo else self._seen.countdown)
                )
                self._freed = 0
                self._is_first_seen_act = True
            case events.SniperDone() | events.OrderDrawn():
                self._on_board()
                self.filter.settle()
            case events.CardPlayed(card=card):
                self._play(card)
            case events.Announced() | events.OrdersSwapped() | events.OrderSeen():  # SE-406, SE-907
                self._acted_in_sight()
            case events.Shot():
                self._shoot(event)
            case events.ShotLost(tokens=tokens):  # nobody is in reach of so many (SE-406)
                self._weigh(lambda far: float(not far), tokens)
            case events.Looted():  # on a numbered space (SE-371)
                self._acted_in_sight()
                self.filter.take(transitions.Loot(self._board.map.objective_at, self._completed))
                self.just_looted = True
            case events.Completed(objective=objective, space=space):  # on the space of an own one (SE-372)
                self._acted_in_sight()
                self._completed |= 1 << objective
                self.filter.take(transitions.Completed(objective, space))
            case _:
                self._take_of_units(event)

    def _take_of_units(self, event: Any) -> None:
        """Where units and dogs are from now on, and what they find."""
        match event:
            case events.Marched() | events.Deployed() | events.Scouted() | events.Lured():
                self._units[event.unit] = event.space
            case events.Distracted(unit=unit, space=space):  # where the sniper sees it (SE-405)
                self._only(self._board.map.sight_mask[space])
                self._units[unit] = space
            case events.Dismissed(unit=unit):
                self._units[unit] = NO_SPACE
            case events.Killed(unit=unit):
                self._kill(unit)
            case events.DogPlaced(dog=dog, space=space):
                self._dogs[dog] = space
            case events.MineWentOff(space=space, round=round):  # a card that was face down (SE-403)
                index = self._seen.played_round.index(round)
                self.filter.prove(index, space)
                self.filter.bar_mines(space, older_than=index)
            case events.SpecialistShot(space=space, reached=True, wounded=wounded):  # SE-704
                self._only(1 << space, wounded)
            case _:
                if (answer := answer_of(self._board.map, event)) is not None:
                    self._only(*answer)

    def _kill(self, unit: Unit) -> None:
        """A unit left the board; from a space that the sniper may want to enter now."""
        space = self._units[unit]
        number = self._board.map.objective_at[space]
        if number != pieces.NO_OBJECTIVE and not self._completed >> number & 1:
            self._freed |= 1 << space
        self._units[unit] = NO_SPACE

    # ---- what the sniper did

    def _now(self) -> Moment:
        """Where units and dogs stand."""
        occupied, dogs = mask_of([space for space in self._units if space != NO_SPACE]), tuple(self._dogs)
        now = self._moment
        if now is None or (now.occupied, now.dogs, now.freed) != (occupied, dogs, self._freed):
            now = self._moment = Moment(self._model, occupied, dogs, self._freed)
        return now

    def _on_board(self) -> None:
        if self._is_off_board:
            self._is_off_board = False
            self.filter.take(Evidence(ANYWHERE))

    def _acted_in_sight(self) -> None:
        """The sniper did something that all see."""
        self._on_board()
        if self._is_first_seen_act:
            self._is_first_seen_act = False
            self.filter.take(transitions.BeforeOrAfterWalk())

    def _follow_walk(self, heard: tuple[Any, ...]) -> None:
        """A run that was heard, smelled, or in solo the way onto the board."""
        units = dogs = 0
        for event in heard:
            if isinstance(event, events.Alerted):
                units = mask_of([self._units[unit] for unit in members(event.units)])
            elif isinstance(event, events.Scented):
                dogs = mask_of([space for dog, space in enumerate(self._dogs) if event.dogs >> dog & 1])
        entry = next((event.sector for event in heard if isinstance(event, events.SectorKnown)), None)
        if self._is_solo and self._is_off_board and entry is not None:
            self.filter.take(transitions.Entered(entry))
        elif not units and not dogs:
            return
        self._is_off_board = False
        self.filter.take(transitions.NoticedWalk(self._now(), units, dogs))

    def _play(self, card: Loadout) -> None:
        """A card, face down or not."""
        self._acted_in_sight()
        if card == pieces.UNKNOWN:
            self.filter.take(transitions.FaceDown(self._cards, self._face_down))
            self._face_down += 1
        self._cards += 1

    def _shoot(self, event: events.Shot) -> None:
        """A hit tells how far its target is at most, a miss that somebody farther is in reach (SE-352)."""
        self._acted_in_sight()
        aim, unit = event.drawn[pieces.AIM], event.unit
        if event.misfire:
            self._weigh(lambda far: float(bool(far)), event.tokens)
        elif unit != pieces.NO_UNIT:
            self._weigh(lambda far: 1 / len(far) if far.get(unit, aim + 1) <= aim else 0.0, event.tokens)
        else:
            self._weigh(lambda far: sum([one > aim for one in far.values()]) / (len(far) or 1), event.tokens)

    def _weigh(self, value: Callable[[dict[Unit, int]], float], tokens: int) -> None:
        """Each space counts by the units that so many tokens reach from it, given with their distances."""
        map = self._board.map
        standing = [(unit, space) for unit, space in enumerate(self._units) if space != NO_SPACE]
        factors = [0.0] * (OFF + 1)
        for space in range(map.size):
            far = map.distance[space]
            factors[space] = value({unit: far[at] for unit, at in standing if 0 < far[at] <= tokens})
        self.filter.take(Evidence(factors))

    def _only(self, mask: SpaceMask, inside: bool = True) -> None:
        """The sniper is in one of these spaces, or in none of them."""
        self.filter.take(
            Evidence([1.0 if (mask >> space & 1) == inside else 0.0 for space in range(OFF)] + [0.0])
        )


WALK_EVENTS: Final = (events.Alerted, events.Scented, events.SectorKnown)
MOVEMENTS: Final = (events.Marched, events.Distracted, events.Lured)


def answer_of(map: CompiledMap, event: Any) -> tuple[SpaceMask, bool] | None:
    """What an event tells about the sniper's space: these, or none of these; None if it tells nothing."""
    match event:
        case events.Attacked(space=space, wounded=found) | events.Spotted(space=space, found=found):
            return 1 << space, found
        case events.Swept(spaces=spaces, found=found):
            return mask_of(spaces), found
        case events.IntelGathered(squad=squad, found=found):
            return map.sector_mask[squad], found
        case events.Revealed(space=space):
            return 1 << space, True
    return None


def public_delivery(delivery: Delivery) -> Delivery:
    """A message to the sniper as somebody without secrets would get it: all that `Tracker` reads of one."""
    seen: SniperObservation = delivery.observation
    observation = msgspec.structs.replace(
        seen, seat=SPECTATOR, phase=PHASE_SEEN_BY_OTHERS[seen.phase], moves=(), space=pieces.UNKNOWN
    )
    heard: list[Any] = []
    for index, event in enumerate(delivery.events):
        if index not in delivery.private:
            heard.append(event)
        elif isinstance(event, events.CardPlayed):
            heard.append(events.CardPlayed(pieces.UNKNOWN))
        elif isinstance(event, events.Looted):
            heard.append(events.Looted((pieces.UNKNOWN,) * len(event.cards)))
        elif isinstance(event, events.Equipped):
            heard.append(events.Equipped((pieces.UNKNOWN,) * len(event.cards)))
    return Delivery(tuple(heard), observation)
