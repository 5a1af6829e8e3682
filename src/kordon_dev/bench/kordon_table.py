"""Estoril at a table of Kordon, played by clients that choose at random from what they are offered."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from kordon.engine import delta
from kordon_dev.bench.lanes import CLIENTS, SEATS, Table
from kordon_dev.bench.wire import Http, Wire


class Shown(msgspec.Struct):
    """Of a scene, or of a patch to one, what a program needs."""

    choices: Any = None


class Heard(msgspec.Struct):
    """Any message, as far as it matters."""

    kind: str
    counter: int = 0
    scene: Shown | None = None
    rules: tuple[str, ...] = ()
    error: str = ""


_decode = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.Encoder().encode


class KordonTable(Table):
    """One table and its four sockets."""

    def __init__(self, address: str, http: Http, source: Random, clients: int = CLIENTS) -> None:
        tokens = [http.ask("POST", "/me/token")["token"] for _ in range(clients)]
        id = http.ask("POST", "/tables", {"game": "estoril", "seats": SEATS}, tokens[0])["table"]
        for seat in range(SEATS):
            http.ask("POST", f"/tables/{id}/sit", {"seat": seat}, tokens[seat])
        http.ask("POST", f"/tables/{id}/start", token=tokens[0])
        super().__init__(address, tokens, f"/tables/{id}/socket")
        self._source = source
        self._choices: list[list[dict[str, Any]]] = [[] for _ in tokens]
        self._counters = [-1] * clients  # before the snapshot
        self._told = [False] * clients  # of the move that was sent
        self._has_reply = False
        self._may_be_hidden = False
        self._ends = 0

    def has_seen(self) -> bool:
        """Whether everybody who is connected has got a snapshot."""
        return min(self._counters) >= 0

    def play(self) -> None:
        """Send a move of somebody who has one; the deltas and the reply to it end the wait."""
        offered = [seat for seat in range(SEATS) if self._choices[seat]]
        if not offered:
            return
        mover = self._source.choice(offered)
        path = self._source.choice(self._choices[mover])["path"]
        self._may_be_hidden = len(path) == 1 and path[0].startswith("card:")
        self._told = [False] * len(self.wires)
        self._has_reply = False
        request = {"kind": "play", "id": 1, "path": path, "counter": self._counters[mover]}
        self.wires[mover].send(_encode(request))

    def receive(self, client: int, wire: Wire, text: bytes) -> None:
        """Handle a message to a client."""
        message = _decode(text)
        match message.kind:
            case "delta":
                self._follow(client, message)
            case "reply":
                if message.rules or message.error:
                    self.failed(f"a legal move was refused: {message.rules} {message.error}")
                self._has_reply = True
            case "snapshot":
                if self._counters[client] >= 0:
                    self.failed("somebody fell behind")
                self._counters[client] = message.counter
                self._choose_from(client, message.scene)
                return
            case "end":
                self._ends += 1
            case _:
                return
        if self._ends == len(self.wires):
            self.ended()
        elif self._has_reply and self._everybody_has_it():
            self._has_reply = False
            self.moved()

    def _follow(self, client: int, message: Heard) -> None:
        if message.counter == self._counters[client]:
            return  # a commitment to something that this client did not see
        if message.counter != self._counters[client] + 1 or self._told[client]:
            self.failed("a change was lost, or told twice")
        self._counters[client] = message.counter
        self._told[client] = True
        self._choose_from(client, message.scene)

    def _choose_from(self, client: int, changes: Shown | None) -> None:
        if changes is not None and changes.choices is not None:
            self._choices[client] = delta.apply({}, {"choices": changes.choices})["choices"]

    def _everybody_has_it(self) -> bool:
        if all(self._told):
            return True
        # Discards are secret: others see only the last one.
        return self._may_be_hidden and any(
            len(choice["path"]) == 1 and choice["path"][0].startswith("card:")
            for choices in self._choices
            for choice in choices[:1]
        )
