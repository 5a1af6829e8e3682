"""A game in progress: the position, its log, and all that each seat was ever sent."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from random import Random
from typing import Any

from kordon.engine.chance import chance_from
from kordon.engine.game import AnyGame
from kordon.engine.play import Refused, play, why_not
from kordon.engine.records import (
    Delivery,
    Notice,
    Seat,
    delivery_to,
    encode,
    everybody_at,
    seen_by_all,
    witnessed,
)

NOTHING_TO_TAKE_BACK = "KO-004"
SOMEBODY_LEARNED = "KO-005"
WORLDS_FOR_UNDO = 64
NOTHING_FORESEEN: tuple[Any, Any, list[Notice]] = (None, None, [])


def turn_commitment(seed: bytes, turn: int, moves: Sequence[Any]) -> str:
    """The promise published when a turn ends: one per turn, so that the number of records tells nothing.

    Nobody can guess its salt before the seed is shown, and everybody can compute it after.
    """
    salt = blake2b(turn.to_bytes(8, "big"), digest_size=16, key=seed, person=b"kordon turn").digest()
    return sha256(salt + encode(moves)).hexdigest()


class Match:
    """A game without a table around it: a move goes in, a message for each seat that noticed it comes out."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: bytes) -> None:
        game.check_options(options, seats)
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.position = game.start(options, seats, seed)
        self.moves: list[Any] = []
        self.commitments: list[tuple[int, str]] = []
        self.history: dict[Seat, list[Delivery]] = {
            seat: [Delivery((), game.observe(self.position, seat))] for seat in everybody_at(seats)
        }
        self._foreseen: tuple[Any, Any, list[Notice]] = NOTHING_FORESEEN
        self.turn_ends: list[int] = []  # the number of moves made when each commitment was
        # Of each move since then: the position before it, and how much its mover had been sent.
        self._before: list[tuple[Any, int]] = []

    def copy(self) -> Match:
        """The same game, to be played on by itself."""
        other = Match(self.game, self.options, self.seats, self.seed)
        other.position = self.position  # `play` replaces it
        other.moves = list(self.moves)
        other.commitments = list(self.commitments)
        other.history = {seat: list(sent) for seat, sent in self.history.items()}
        other.turn_ends = list(self.turn_ends)
        other._before = list(self._before)
        return other

    def observation(self, seat: Seat) -> Any:
        """What the seat knows now."""
        return self.history[seat][-1].observation

    def foresee(self, move: Any) -> Any:
        """The position after a move that is about to be made; `play` then reuses it."""
        after, notices = self._after(move)
        self._foreseen = move, after, notices
        return after

    def _after(self, move: Any) -> tuple[Any, list[Notice]]:
        """The position after the move and its notices; `Refused` if the move was not offered."""
        observation = self.observation(move.seat)
        if move not in observation.moves:
            raise Refused(why_not(self.game, observation, move))
        after = self.position.copy()
        return after, self.game.apply(after, move)

    def play(self, move: Any) -> dict[Seat, Delivery]:
        """Make the move; returns a message for every seat that noticed it, and for no other."""
        foreseen, after, notices = self._foreseen
        if foreseen is not move:
            after, notices = self._after(move)
        self._foreseen = NOTHING_FORESEEN
        before, self.position = self.position, after
        turn = self.game.turn(before)
        self._before.append((before, len(self.history[move.seat])))
        self.moves.append(move)
        if self.game.turn(self.position) != turn:
            hidden = self.moves[self._first_of_turn :]
            self.commitments.append((turn, turn_commitment(self.seed, turn, hidden)))
            self.turn_ends.append(len(self.moves))
            self._before.clear()
        sent: dict[Seat, Delivery] = {}
        shared = seen_by_all(notices)
        for seat, history in self.history.items():
            seen = self.game.observe(self.position, seat)
            delivery = delivery_to(notices, seat, seen) if shared is None else Delivery(shared, seen)
            if delivery.events or seen != history[-1].observation:
                sent[seat] = delivery
                history.append(delivery)
        return sent

    @property
    def _first_of_turn(self) -> int:
        """The index of the first move that no commitment covers yet."""
        return self.turn_ends[-1] if self.turn_ends else 0

    def has_moved(self, seat: Seat) -> bool:
        """Whether the seat has made a move that no commitment covers yet, and perhaps wants back."""
        return self.moves_in_turn(seat) > 0

    def moves_in_turn(self, seat: Seat) -> int:
        """How many moves of the seat no commitment covers yet: with none, there is nothing to take back."""
        return sum(move.seat == seat for move in self.moves[self._first_of_turn :])

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the seat has a last move by which nobody learned anything."""
        last = self._last_of(seat)
        return last >= self._first_of_turn and self._without(last) is not None

    def is_final(self, seat: Seat) -> bool:
        """Whether the seat's last move used chance or was noticed, so that it surely can't be taken back.

        What its mover learned by it is not asked here: that takes a hundred times as long.
        """
        last = self._last_of(seat)
        if last < self._first_of_turn:
            return True
        before, _ = self._before[last - self._first_of_turn]
        after = before.copy()
        return self._is_noticed(before, after, self.moves[last], self.game.apply(after, self.moves[last]))

    def _last_of(self, seat: Seat) -> int:
        return max((i for i, move in enumerate(self.moves) if move.seat == seat), default=-1)

    def take_back(self, seat: Seat, *, was_allowed: bool = False) -> dict[Seat, Delivery]:
        """Undo the seat's last move, if nobody learned anything by it; `Refused` otherwise.

        Where a log says that it was allowed, what the mover learned is not asked again.
        """
        last = self._last_of(seat)
        if last < self._first_of_turn:
            raise Refused((NOTHING_TO_TAKE_BACK,))
        rebuilt = self._without(last, was_allowed=was_allowed)
        if rebuilt is None:
            raise Refused((SOMEBODY_LEARNED,))
        self._foreseen = NOTHING_FORESEEN
        *before, (self.position, _) = rebuilt
        self._before[last - self._first_of_turn :] = before
        del self.moves[last]
        sent: dict[Seat, Delivery] = {}
        for viewer, history in self.history.items():
            seen = self.game.observe(self.position, viewer)
            if viewer == seat or seen != history[-1].observation:
                sent[viewer] = Delivery((), seen)
                history.append(sent[viewer])
        return sent

    def kept_from(self, seat: Seat) -> list[Seat]:
        """Who must not notice that the seat takes a move back: everybody else.

        But nobody where all play together and all lies open: they see each other's moves, and there is nobody
        to learn anything from them.
        """
        viewers, game, position = everybody_at(self.seats), self.game, self.position
        if len(game.team(position, seat)) == self.seats and all(
            game.sees_everything(position, viewer) for viewer in viewers
        ):
            return []
        return [viewer for viewer in viewers if viewer != seat]

    def _without(self, index: int, *, was_allowed: bool = False) -> list[tuple[Any, int]] | None:
        """The positions from this move on as if it had not been made; None if anybody would notice."""
        move = self.moves[index]
        (position, seen), *later = self._before[index - self._first_of_turn :]
        if not self._is_unnoticed(position, seen, move, was_allowed):
            return None
        position = position.copy()
        rebuilt = [(position, 0)]
        for following, (_, sent) in zip(self.moves[index + 1 :], later, strict=True):
            position = position.copy()
            try:
                play(self.game, position, following)
            except Refused:
                return None
            rebuilt[-1] = (rebuilt[-1][0], sent)
            rebuilt.append((position, 0))
        unchanged = all(
            self.game.observe(position, other) == self.observation(other)
            for other in self.kept_from(move.seat)
        )
        return rebuilt if unchanged else None

    def _is_unnoticed(self, before: Any, seen: int, move: Any, was_allowed: bool) -> bool:
        """Whether the move used no chance, showed no opponent anything, and its mover nothing new."""
        after = before.copy()
        notices = self.game.apply(after, move)
        if self._is_noticed(before, after, move, notices):
            return False
        if was_allowed:
            return True
        shown = encode(Delivery(witnessed(notices, move.seat), self.game.observe(after, move.seat)))
        belief = self.game.belief(self.history[move.seat][:seen])
        source = Random(chance_from(self.seed).key ^ len(self.moves))
        return all(self._shows(belief.draw(source), move) == shown for _ in range(WORLDS_FOR_UNDO))

    def _is_noticed(self, before: Any, after: Any, move: Any, notices: list[Notice]) -> bool:
        """Whether the move used chance, or an opponent was told of it."""
        if after.chance.count != before.chance.count:
            return True
        return any(witnessed(notices, viewer) for viewer in self.kept_from(move.seat))

    def _shows(self, world: Any, move: Any) -> bytes:
        """What the mover would be sent if this world were true."""
        notices = self.game.apply(world, move)
        return encode(Delivery(witnessed(notices, move.seat), self.game.observe(world, move.seat)))
