"""A seat at a served table: its messages become scenes and lines, what is chosen becomes requests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from time import monotonic, sleep
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from kordon.analysis.replays import Replay, decisive
from kordon.engine import delta
from kordon.engine.errors import Fault
from kordon.engine.looks import Looks
from kordon.engine.marks import Marks
from kordon.engine.play import Refused
from kordon.engine.records import Path, RuleId, Seat, Target
from kordon.engine.scene import NOBODY, Scene, labels
from kordon.engine.words import SEAT, Text
from kordon.tables.refusals import TOO_FAST
from kordon.terminal import connection, words
from kordon.terminal.connection import Connection
from kordon.terminal.table import Advised, Line, Table

MOST_KNOWN: Final = 100  # lines, to see which ones of a snapshot are new
OVER: Final = ("finished", "abandoned")
RETRIES: Final = 3  # of what the server refuses as too fast: scripts type faster than people …
PAUSE: Final = 1.0  # … and the seconds to wait then
HAPPENED: Final = {"left": words.LEFT_TABLE, "sat": words.SAT_DOWN, "advised": words.TOOK_ADVICE}
BEFORE_START: Final = Scene(words.AWAIT_START(), words.AWAIT_START(), 0, 0)


class ServedTable(Table):
    """One guest's seat, followed message by message."""

    is_among_people = True

    def __init__(
        self,
        line: Connection,
        looks: Looks,
        board: Callable[[str], dict[str, Any]],
        link: Callable[[str], str],
        open_view: Callable[[], dict[str, Any] | None],
        replay: Callable[[], Any],
    ) -> None:
        super().__init__(NOBODY, looks)
        self.info: dict[str, Any] = {}  # of the table, as the last snapshot says
        self.wake = line.wake
        self._connection = line
        self._board = board  # what never changes of the picture, by its name
        self._link = link  # to another table on the same server
        self._open_view = open_view
        self._replay = replay
        self._numbers = count(1)
        self._counter = 0
        self._drawn: dict[str, Any] = {}  # the scene as plain values, which patches apply to
        self._scene = BEFORE_START
        self._seats: list[dict[str, Any]] = []
        self._away: set[Seat] = set()  # who was seen to lose the connection
        self._log: list[Text] = []  # the last lines, as the server has them
        self._chat: list[Any] = []
        self._asker: Seat | None = None
        self._clock: dict[str, Any] = {}
        self._clock_at = 0.0
        self._news: list[Line] = []
        self._is_down = False
        self._deltas = 0
        self._seed = ""
        self._is_new = True  # nothing was told yet
        while not self.info:
            self._take(line.take())

    # ---- what is there

    @property
    def scene(self) -> Scene:
        """What the seat is shown now; while the line is down nothing can be chosen."""
        return replace(self._scene, choices=(), prompt=words.LINE_DOWN()) if self._is_down else self._scene

    @property
    def is_over(self) -> bool:
        return self.info["state"] in OVER

    def close(self) -> None:
        """Leave the table; the seat stays."""
        self._connection.close()

    def seconds_left(self) -> int | None:
        """The player's time; it runs from the moment the server told it."""
        left: list[int | None] = self._clock.get("left", [])
        own = left[self.seat] if self.seat < len(left) else None
        if own is None:
            return None
        passed = monotonic() - self._clock_at if self.seat in self._clock.get("running", ()) else 0.0
        return max(0, round(own / 1000 - passed))

    def news(self) -> list[Line]:
        """What happened since the last call; at the first call, what the first snapshot tells of the past."""
        while self._connection.has_news() and not self._is_new:
            self._take(self._connection.take())
        self._is_new = False
        new, self._news = self._news, []
        return new

    def final(self) -> tuple[Scene, str]:
        """The scene with everything open, or at least the player's own, and the seed."""
        shown = self._open_view()
        scene = self._scene if not shown or not shown.get("scene") else self._decoded(self._on_board(shown))
        return scene, self._seed

    def moments(self) -> list[tuple[Text, Line]]:
        """The lines that decided the game, each after where the game stood; none if it was given up."""
        if self.info["state"] != "finished":
            return []
        names = labels(self.final()[0])
        return [(when, (line, names)) for when, line in decisive(msgspec.convert(self._replay(), Replay))]

    def others(self) -> list[Text]:
        """Who sits at the other seats."""
        seats = [(seat, known) for seat, known in enumerate(self._seats) if seat != self.seat]
        return [line for seat, known in seats for line in _seat_news(seat, {"kind": "open"}, known)]

    # ---- what is asked for

    def play(self, path: Path) -> bool:
        before = self._deltas
        self._ask(kind="play", path=path, counter=self._counter)
        return self._deltas - before > 1

    def why_not(self, path: Path) -> tuple[RuleId, ...]:
        return tuple(self._reply(kind="why_not", path=path).get("rules", ()))

    def advise(self) -> list[Advised]:
        """The best few moves, as the server sees them; none if the line breaks."""
        found = self._ask(kind="advise", counter=self._counter).get("advice", ())
        return [(tuple(one["path"]), msgspec.convert(one["why"], Text), one.get("chance")) for one in found]

    def take_back(self, ask: bool) -> bool:
        self._ask(kind="take_back", ask=ask)
        return not ask and not self._is_down

    def mark(self, marker: str, target: Target) -> None:
        self._ask(kind="mark", marker=marker, target=target)

    def say(self, text: str, to_team: bool = False) -> None:
        self._ask(kind="say", text=text, team=to_team)

    def answer(self, agrees: bool) -> None:
        self._ask(kind="answer", agrees=agrees)

    def _ask(self, **request: Any) -> dict[str, Any]:
        reply = self._reply(**request)
        if reply.get("rules"):
            raise Refused(tuple(reply["rules"]))
        if reply.get("error"):
            raise Fault(reply["error"])
        return reply

    def _reply(self, **request: Any) -> dict[str, Any]:
        """What the server answers; it is asked again, not for ever, if it finds the player too fast."""
        for _ in range(RETRIES):
            if TOO_FAST not in (reply := self._replied(request)).get("rules", ()):
                return reply
            sleep(PAUSE)
        return self._replied(request)

    def _replied(self, request: dict[str, Any]) -> dict[str, Any]:
        """One answer; nothing if the line breaks: then the next snapshot shows what was done."""
        if self._is_down:
            return {}
        number = next(self._numbers)
        self._connection.send({**request, "id": number})  # on a broken line, the next messages say so
        while True:
            message = self._connection.take()
            if message["kind"] == "reply" and message["id"] == number:
                return message
            self._take(message)
            if message["kind"] == connection.DOWN:
                return {}

    # ---- what is sent

    def _take(self, message: dict[str, Any]) -> None:
        """Follow one message; kinds that a terminal has no use for are passed over."""
        try:
            match message["kind"]:
                case "snapshot":
                    self._take_snapshot(message)
                case "delta":
                    self._take_delta(message)
                case "seats":
                    self._take_seats(message["seats"])
                case "said":
                    self._chat.append(message)
                    self._tell_chat([message])
                case "question":
                    self._take_question(message.get("asker"), message.get("taken_back", False))
                case "marks":
                    self.marks = _marks(message["marks"])
                case "clock":
                    self._take_clock(message)
                case "rematch":
                    self._tell(words.REMATCH(link=self._link(message["table"])))
                case "end":
                    self._end(message["state"], message["seed"])
                case connection.DOWN:
                    self._is_down = True
                    self._tell(words.LINE_DOWN())
                case connection.CLOSED if message["rule"]:
                    raise Refused((message["rule"],))
                case connection.CLOSED:
                    raise Fault("join: the server has closed the connection")
        except (KeyError, TypeError, msgspec.ValidationError) as error:
            raise Fault(f"join: the server sent what this version can't read ({error!r})") from None

    def _take_asker(self, question: dict[str, Any], is_rewound: bool, was_down: bool) -> None:
        """Who asks to take something back, by a snapshot; what is no longer asked may have been agreed to."""
        is_agreed = is_rewound and self._asker is not None and "asker" not in question
        if is_agreed and not was_down:
            self._asker = None  # a message says so next
        else:
            self._take_question(question.get("asker"), is_agreed)

    def _take_snapshot(self, message: dict[str, Any]) -> None:
        is_first, was_down = not self.info, self._is_down
        if was_down:
            self._is_down = False
            self._tell(words.LINE_UP())
        self.info, self.seat = message["table"], message["you"]["viewer"]
        has_begun = bool(message.get("scene"))
        self._drawn = self._on_board(message) if has_begun else {}
        self._scene = self._decoded(self._drawn) if has_begun else BEFORE_START
        self.marks = _marks(message.get("marks", {}))
        self._take_seats(self.info["seats"])
        log = list(msgspec.convert(message.get("log", []), tuple[Text, ...]))
        has_changed = is_first or self._counter != message.get("counter", 0)
        # What is taken back by consent comes as a snapshot; so does everything after a broken line.
        is_rewound = has_changed and not (was_down and _goes_on(self._log, log))
        self._take_asker(message.get("question") or {}, is_rewound, was_down)
        if has_changed:
            self._tell(*missed(self._log, log))
        self._log, self._counter = log, message.get("counter", 0)
        self._take_clock(message.get("clock"))
        chat = message.get("chat", [])
        self._tell_chat(missed(self._chat, chat))
        self._chat = list(chat)
        if self.info["state"] in OVER and not self._seed:
            self._end(self.info["state"], self.info.get("seed", ""))
        self._deltas += 1

    def _take_delta(self, message: dict[str, Any]) -> None:
        self._counter = message["counter"]
        if message.get("scene"):
            self._drawn = delta.apply(self._drawn, message["scene"])
            self._scene = self._decoded(self._drawn)
        self._take_clock(message.get("clock"))
        lines = msgspec.convert(message.get("log", []), tuple[Text, ...])
        self._log = [*self._log, *lines][-MOST_KNOWN:]
        self._tell(*lines)
        self._deltas += 1

    def _take_seats(self, seats: list[dict[str, Any]]) -> None:
        """Tell who came and who went, each seat against what was known of it."""
        for seat, (old, new) in enumerate(zip(self._seats, seats, strict=False)):
            if seat != self.seat and old != new:
                self._tell(*_seat_news(seat, old, new), *self._presence_news(seat, old, new))
        self._seats = seats

    def _presence_news(self, seat: Seat, old: dict[str, Any], new: dict[str, Any]) -> list[Text]:
        """Tell that somebody lost the connection, and that they are back; not that they arrive."""
        name = new.get("name", "")
        if old.get("here") and not new.get("here") and new["kind"] == "person":
            self._away.add(seat)
            return [words.AWAY(name=name)]
        if new.get("here") and seat in self._away:
            self._away.discard(seat)
            return [words.BACK(name=name)]
        return []

    def _take_question(self, asker: Seat | None, is_taken_back: bool) -> None:
        if is_taken_back:
            self._tell(words.TAKEN_BACK())
            return
        before, self._asker = self._asker, asker
        if asker is None and before is not None:
            self._tell(words.NOT_TAKEN_BACK())
        elif asker is not None and asker != before:
            self._tell(words.ASKED_OTHERS() if asker == self.seat else words.ASKED(who=SEAT(asker)))

    def _take_clock(self, clock: dict[str, Any] | None) -> None:
        if clock is not None:
            self._clock, self._clock_at = clock, monotonic()

    def _tell_chat(self, lines: Sequence[Any]) -> None:
        for line in lines:
            name = line["name"]
            if event := line.get("event"):
                self._tell(HAPPENED[event](name=name))
            elif "words" in line:
                self._tell(msgspec.convert(line["words"], Text))
            else:
                said = words.SAID_TO_TEAM if line.get("team") else words.SAID
                self._tell(said(name=name, text=line["text"]))

    def _end(self, state: str, seed: str) -> None:
        self.info = {**self.info, "state": state}
        self._seed = seed
        if state == "abandoned":
            self._tell(words.GIVEN_UP())

    def _tell(self, *lines: Text) -> None:
        names = labels(self._scene) if lines else {}
        self._news += [(line, names) for line in lines]

    def _on_board(self, message: dict[str, Any]) -> dict[str, Any]:
        """The scene of a snapshot: a patch on its board, or on nothing."""
        patch = message["scene"]
        return delta.apply(self._board(patch["board"]) if patch.get("board") else {}, patch)

    @staticmethod
    def _decoded(drawn: dict[str, Any]) -> Scene:
        """Plain values as a scene, which has its pieces in groups."""
        fields = {name: value for name, value in drawn.items() if name != "pieces"}
        return msgspec.convert({**fields, "groups": [drawn.get("pieces", [])]}, Scene)


def missed(known: Sequence[Any], sent: Sequence[Any]) -> Sequence[Any]:
    """The lines of a snapshot that are new: those after the longest beginning of it that is known already.

    A move that was taken back leaves known lines behind that the snapshot lacks, so the beginning may lie
    anywhere among the known ones.
    """
    known, sent = list(known), list(sent)
    for length in range(min(len(known), len(sent)), 0, -1):
        starts = range(len(known) - length, -1, -1)
        if any(known[start : start + length] == sent[:length] for start in starts):
            return sent[length:]
    return sent


def _goes_on(known: Sequence[Any], sent: Sequence[Any]) -> bool:
    """Whether a snapshot's lines begin with the last known ones."""
    overlaps = range(1, min(len(known), len(sent)) + 1)
    return not known or any(list(known[-length:]) == list(sent[:length]) for length in overlaps)


def _seat_news(seat: Seat, old: dict[str, Any], new: dict[str, Any]) -> list[Text]:
    """What happened to a seat, in a line; nothing that the log does not tell better."""
    who, name = SEAT(seat), new.get("name", "")
    if new["kind"] == "open" or (new.get("left") and not old.get("left")):
        return [words.SEAT_FREE(who=who)]
    if new["kind"] == "bot":
        return [words.BOT_SITS(who=who)] if old["kind"] != "bot" else []
    if old["kind"] != "person" or old.get("name") != name:
        return [words.SITS(name=name, who=who)]
    if new.get("level") and not old.get("level"):
        return [words.BOT_FOR(name=name)]
    return []


def _marks(given: dict[str, list[str]]) -> Marks:
    return {marker: tuple(targets) for marker, targets in given.items()}
