"""Follows public events and turns them into transitions of the filter."""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, Final

from kordon.engine.records import Delivery
from kordon.games.sniper import events, pieces
from kordon.games.sniper.belief.filter import Completed, Filter
from kordon.games.sniper.belief.hidden_walks import NoticedWalk, UnnoticedWalk
from kordon.games.sniper.belief.sniper_model import OFF, Moment, model_of
from kordon.games.sniper.belief.transitions import BeforeOrAfterWalk, Entered, Evidence, FaceDown, Loot, Turn
from kordon.games.sniper.board import Board
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.phases import BURSTING, SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE, Space, SpaceMask, Unit, UnitMask
from kordon.games.sniper.rules.rounds import FIRST_TURN

ANYWHERE: Final = [1.0] * OFF + [0.0]  # on the board


class Tracker:
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
        self._is_first_deed = True
        self._is_off_board = True  # whether the sniper may still be
        self.just_looted = False  # whether a loot is the last thing that was seen
        if seen.shown != pieces.NO_OBJECTIVE:
            self.filter.drop(seen.shown)

    def copy(self) -> Tracker:
        """One that can follow other messages from here on."""
        other = copy(self)
        other.unshare()
        return other

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
            follow = FOLLOW.get(type(event))
            if follow is not None:
                follow(self, event)
            if isinstance(event, MOVEMENTS) and event.space not in mines:
                self.filter.bar_mines(event.space)
        self._seen = delivery.observation
        if heard:
            self._follow_phase(delivery.observation)

    def _follow_phase(self, seen: SniperObservation) -> None:
        """Take in what the phase that began tells."""
        if seen.phase == BURSTING:
            # A shot that had nobody in its reach would have been lost (SE-406).
            self._weigh(lambda reached: 1.0 if reached else 0.0, seen.announced[0])
        hidden_walk = seen.phase == SNIPER_TURN and not (self._is_solo and self._is_off_board)
        if hidden_walk and seen.turn >= FIRST_TURN:
            self.filter.take(UnnoticedWalk(self._now()))

    @property
    def _is_solo(self) -> bool:
        return self._seen.seats == 1

    # ---- where things stand

    def _now(self) -> Moment:
        occupied = self._occupied
        dogs = tuple(self._dogs)
        now = self._moment
        if now is None or (now.occupied, now.dogs, now.freed) != (occupied, dogs, self._freed):
            now = self._moment = Moment(self._model, occupied, dogs, self._freed)
        return now

    @property
    def _occupied(self) -> SpaceMask:
        mask = 0
        for space in self._units:
            if space != NO_SPACE:
                mask |= 1 << space
        return mask

    def _spaces_of(self, units: UnitMask) -> SpaceMask:
        return sum([1 << self._units[unit] for unit in range(pieces.UNITS) if units >> unit & 1])

    def put(self, event: Any) -> None:
        """A unit stands here now."""
        self._units[event.unit] = event.space

    def take_off(self, event: Any) -> None:
        """A unit left the board."""
        self._units[event.unit] = NO_SPACE

    def kill(self, event: events.Killed) -> None:
        """A unit left the board; from a space that the sniper may want to enter now."""
        space = self._units[event.unit]
        number = self._board.map.objective_at[space]
        if number != pieces.NO_OBJECTIVE and not self._completed >> number & 1:
            self._freed |= 1 << space
        self.take_off(event)

    def put_dog(self, event: events.DogPlaced) -> None:
        """A dog lies here from now on."""
        self._dogs[event.dog] = event.space

    # ---- the sniper's turn

    def begin(self, event: events.SniperBegan) -> None:
        """The sniper's turn begins."""
        number = self._seen.orders_left if self._is_solo else self._seen.countdown
        self.filter.take(Turn(number))
        self._freed = 0
        self._is_first_deed = True

    def end(self, event: Any) -> None:
        """The sniper's turn is over."""
        self._on_board()
        self.filter.settle()

    def _on_board(self) -> None:
        if self._is_off_board:
            self._is_off_board = False
            self.filter.take(Evidence(ANYWHERE))

    def _deed(self) -> None:
        """The sniper did something that all see."""
        self._on_board()
        if self._is_first_deed:
            self._is_first_deed = False
            self.filter.take(BeforeOrAfterWalk())

    def _follow_walk(self, heard: tuple[Any, ...]) -> None:
        """A run that was heard, smelled, or in solo the way onto the board."""
        units = dogs = 0
        for event in heard:
            if isinstance(event, events.Alerted):
                units = self._spaces_of(event.units)
            elif isinstance(event, events.Scented):
                for dog, space in enumerate(self._dogs):
                    if event.dogs >> dog & 1:
                        dogs |= 1 << space
        entry = next((event.sector for event in heard if isinstance(event, events.SectorKnown)), None)
        if self._is_solo and self._is_off_board and entry is not None:
            self.filter.take(Entered(entry))
        elif not units and not dogs:
            return
        self._is_off_board = False
        self.filter.take(NoticedWalk(self._now(), units, dogs))

    def play(self, event: events.CardPlayed) -> None:
        """A card, face down or not."""
        self._deed()
        if event.card == pieces.UNKNOWN:
            self.filter.take(FaceDown(self._cards, self._face_down))
            self._face_down += 1
        self._cards += 1

    def distract(self, event: events.Distracted) -> None:
        """The unit went where the sniper sees it (SE-405)."""
        self._only(self._board.map.sight_mask[event.space])
        self.put(event)

    def announce(self, event: events.Announced) -> None:
        """The tommy gun is about to shoot (SE-406)."""
        self._deed()

    def shoot(self, event: events.Shot) -> None:
        """A hit tells how far its target is at most, a miss that somebody farther is in reach (SE-352)."""
        self._deed()
        aim = event.drawn[pieces.AIM]
        if event.unit != pieces.NO_UNIT:
            self._weigh(
                lambda reached: 1 / len(reached) if reached.get(event.unit, aim + 1) <= aim else 0.0,
                event.tokens,
            )
        elif event.misfire:
            self._weigh(lambda reached: 1.0 if reached else 0.0, event.tokens)
        else:
            self._weigh(
                lambda reached: sum([far > aim for far in reached.values()]) / (len(reached) or 1),
                event.tokens,
            )

    def lose_shot(self, event: events.ShotLost) -> None:
        """Nobody is in reach of so many tokens (SE-406)."""
        self._weigh(lambda reached: 0.0 if reached else 1.0, event.tokens)

    def _weigh(self, value: Callable[[dict[Unit, int]], float], tokens: int) -> None:
        """Each space counts by the units that so many tokens reach from it, given with their distances."""
        map = self._board.map
        standing = [(unit, space) for unit, space in enumerate(self._units) if space != NO_SPACE]
        factors = [0.0] * (OFF + 1)
        for space in range(map.size):
            far = map.distance[space]
            reached = {}
            for unit, at in standing:
                if 0 < far[at] <= tokens:
                    reached[unit] = far[at]
            factors[space] = value(reached)
        self.filter.take(Evidence(factors))

    def loot(self, event: events.Looted) -> None:
        """On a numbered space (SE-371)."""
        self._deed()
        self.filter.take(Loot(self._board.map.objective_at, self._completed))
        self.just_looted = True

    def complete(self, event: events.Completed) -> None:
        """On the space of an own objective (SE-372)."""
        self._deed()
        self._completed |= 1 << event.objective
        self.filter.take(Completed(event.objective, event.space))

    def show(self, event: events.ObjectiveShown) -> None:
        """A card that is not an objective of the game (SE-863)."""
        self.filter.drop(event.objective)

    def misdirect(self, event: Any) -> None:
        """Solo: the turn's action was something else (SE-907)."""
        self._deed()

    # ---- answers

    def _only(self, mask: SpaceMask, inside: bool = True) -> None:
        """The sniper is in one of these spaces, or in none of them."""
        self.filter.take(
            Evidence([1.0 if (mask >> space & 1) == inside else 0.0 for space in range(OFF)] + [0.0])
        )

    def reveal(self, event: events.Revealed) -> None:
        """The figure stands where the sniper is."""
        self._only(1 << event.space)

    def attack(self, event: events.Attacked) -> None:
        """Whether the sniper is in a space (SE-505, SE-706)."""
        self._only(1 << event.space, event.wounded)

    def spot(self, event: events.Spotted) -> None:
        """Whether the sniper is in a space (SE-506)."""
        self._only(1 << event.space, event.found)

    def sweep(self, event: events.Swept) -> None:
        """Whether the sniper is in one of some spaces (SE-507)."""
        self._only(sum([1 << space for space in event.spaces]), event.found)

    def gather_intel(self, event: events.IntelGathered) -> None:
        """Whether the sniper is in a sector (SE-503)."""
        self._only(self._board.map.sector_mask[event.squad], event.found)

    def shoot_back(self, event: events.SpecialistShot) -> None:
        """Whether the sniper is in a space, if the shot got so far (SE-704)."""
        if event.reached:
            self._only(1 << event.space, event.wounded)

    def explode(self, event: events.MineWentOff) -> None:
        """A card played face down was a mine, and where it was played (SE-403)."""
        index = self._seen.played_round.index(event.round)
        self.filter.prove(index, event.space)
        self.filter.bar_mines(event.space, older_than=index)


WALK_EVENTS: Final = (events.Alerted, events.Scented, events.SectorKnown)
MOVEMENTS: Final = (events.Marched, events.Distracted, events.Lured)
FOLLOW: Final[dict[type, Callable[[Tracker, Any], None]]] = {
    events.ObjectiveShown: Tracker.show,
    events.SniperBegan: Tracker.begin,
    events.CardPlayed: Tracker.play,
    events.Distracted: Tracker.distract,
    events.Announced: Tracker.announce,
    events.Shot: Tracker.shoot,
    events.ShotLost: Tracker.lose_shot,
    events.Revealed: Tracker.reveal,
    events.Killed: Tracker.kill,
    events.Looted: Tracker.loot,
    events.Completed: Tracker.complete,
    events.SniperDone: Tracker.end,
    events.OrderDrawn: Tracker.end,
    events.Marched: Tracker.put,
    events.MineWentOff: Tracker.explode,
    events.Attacked: Tracker.attack,
    events.Spotted: Tracker.spot,
    events.Swept: Tracker.sweep,
    events.Deployed: Tracker.put,
    events.Dismissed: Tracker.take_off,
    events.IntelGathered: Tracker.gather_intel,
    events.SpecialistShot: Tracker.shoot_back,
    events.DogPlaced: Tracker.put_dog,
    events.Scouted: Tracker.put,
    events.OrdersSwapped: Tracker.misdirect,
    events.OrderSeen: Tracker.misdirect,
    events.Lured: Tracker.put,
}
