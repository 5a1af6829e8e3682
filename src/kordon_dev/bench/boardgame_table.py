"""The game in `boardgame.io/game.cjs` at a table of boardgame.io's server, over socket.io's own protocol."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from kordon_dev.bench.lanes import CLIENTS, SEATS, Table
from kordon_dev.bench.wire import Http, Wire

NAME = "table"
CELLS = 24
NOTHING, UNKNOWN = -1, -2


class Game(msgspec.Struct):
    """Of the game's state, what one needs to find a legal move."""

    phase: str
    laid: list[int]
    knows: list[int]
    hands: list[list[int]]
    step: int


class Context(msgspec.Struct, rename="camel"):
    """Of the framework's state, who is to move and whether the game is over."""

    current_player: str
    gameover: Any = None


class State(msgspec.Struct):
    """What a client is shown."""

    G: Game
    ctx: Context
    number: int = msgspec.field(name="_stateID")


_decode_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode


class Synced(msgspec.Struct):
    """What a client is shown first."""

    state: State


_decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
_encode = msgspec.json.Encoder().encode


class BoardgameTable(Table):
    """One match and its four sockets."""

    def __init__(self, address: str, http: Http, source: Random) -> None:
        self._match = http.ask("POST", f"/games/{NAME}/create", {"numPlayers": SEATS})["matchID"]
        join = f"/games/{NAME}/{self._match}/join"
        self._credentials = [
            http.ask("POST", join, {"playerID": str(seat), "playerName": f"Guest {seat}"})[
                "playerCredentials"
            ]
            for seat in range(SEATS)
        ]
        super().__init__(address, [""] * CLIENTS, "/socket.io/?EIO=4&transport=websocket")
        self._source = source
        self._states: list[State | None] = [None] * CLIENTS
        self._told = 0

    def has_seen(self) -> bool:
        """Whether everybody has got the state."""
        return all(self._states)

    def receive(self, client: int, wire: Wire, text: bytes) -> None:
        """Handle a message: by its first characters a greeting, a heartbeat or an event."""
        if text == b"2":
            wire.send(b"3")
        elif text.startswith(b"0"):
            wire.send(f"40/{NAME},".encode())
        elif text.startswith(b"40"):
            who = (str(client), self._credentials[client]) if client < SEATS else (None, None)
            emit(wire, "sync", self._match, *who, SEATS)
        else:
            event = text[text.index(b"[") :]
            if event.startswith(b'["update"'):
                self._update(client, _decode_update(event)[2])
            elif event.startswith(b'["sync"'):
                self._states[client] = _decode_sync(event)[2].state
            elif not event.startswith(b'["matchData"'):
                self.failed(f"unexpected message: {text[:200]!r}")

    def _update(self, client: int, state: State) -> None:
        before = self._states[client]
        if before is None or state.number <= before.number:
            self.failed("a move was refused, or a change told twice")
        self._states[client] = state
        self._told += 1
        if self._told == CLIENTS:
            if len({one.number for one in self._states if one}) != 1:
                self.failed("a change was lost")
            self._told = 0
            (self.moved if state.ctx.gameover is None else self.ended)()

    def play(self) -> None:
        """Send a move of the player to act."""
        shown = self._states[0]
        assert shown is not None
        mover = int(shown.ctx.current_player)
        own = self._states[mover]
        assert own is not None
        name, args = self._choose(mover, own.G)
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": name,
                "args": args,
                "playerID": str(mover),
                "credentials": self._credentials[mover],
            },
        }
        emit(self.wires[mover], "update", action, own.number, self._match, str(mover))

    def _choose(self, mover: int, game: Game) -> tuple[str, list[int]]:
        """A legal move, by the rules of the game; this server sends no list of them."""
        choice = self._source.choice
        areas = [cell for cell in range(CELLS) if cell % 4 != 3]
        match game.phase:
            case "laying":
                free = [cell for cell in areas if game.laid[cell] == NOTHING]
                return "lay", [choice(game.hands[mover]), choice(free)]
            case "peeking":
                dark = [cell for cell in areas if game.laid[cell] == UNKNOWN]
                return ("peek", [choice(dark)]) if dark else ("decline", [])
            case "using":
                here = [cell for cell in areas if cell // 4 == game.step // 4 and game.laid[cell] >= 0]
                return ("use", [choice(here)]) if self._source.random() < 0.5 else ("decline", [])
            case "discarding":
                return "discard", [choice(game.hands[mover])]
        raise AssertionError(game.phase)


def emit(wire: Wire, *event: object) -> None:
    """Send an event."""
    wire.send(b"42/" + NAME.encode() + b"," + _encode(event))
