"""One decision at the prompt: numbers and names choose, letters command, all else gets an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kordon.engine.errors import Fault
from kordon.engine.marks import PENCIL, with_marks
from kordon.engine.match import NOTHING_TO_TAKE_BACK, SOMEBODY_LEARNED
from kordon.engine.records import RuleId, Target
from kordon.engine.rule_ids import RULE_ID
from kordon.engine.scene import labels, question
from kordon.engine.speech import Speech
from kordon.engine.words import LITERAL
from kordon.terminal import words
from kordon.terminal.console import ESCAPE, Leaving
from kordon.terminal.letters import plain_letters, wrap
from kordon.terminal.raster import beside
from kordon.terminal.screen import piece_told, sentence
from kordon.terminal.signs import look_text, meanings, panel_target
from kordon.terminal.walk import DONE, Walk, matching

if TYPE_CHECKING:
    from kordon.terminal.session import Session

ARROW = " → "
PROMPT = "> "
CONSENT_HELPS = {NOTHING_TO_TAKE_BACK, SOMEBODY_LEARNED}
MOST_NAMED = 6
MOST_QUOTED = 40


class Decision:
    """The player's turn to choose a move."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.table = session.table
        self.walk = Walk(self.table.scene.choices, self.table.scene.any_order)
        self._look()
        self.over = False
        self._may_ask = False  # the last thing that was tried is a take-back that the others may allow
        self.help: tuple[str, ...] = words.HELP_ORDER
        # The letters are the same in every language.
        self.commands: dict[str, Callable[[str], object]] = {
            "?": self._ask,
            "h": self._ask,
            "b": self._back,
            "r": lambda typed: self._write(look_up(session.speech, typed, session.screen.columns)),
            "l": lambda _: self._write(session.log or [session.speech.say(words.NO_LOG())]),
            "u": self._take_back,
            "m": self._mark,
            "s": self._show,
            "q": self._leave,
        }
        if (table := self.table).is_among_people:
            self.help = (*words.HELP_ORDER[:-1], *words.HELP_AMONG_PEOPLE, words.HELP_ORDER[-1])
            self.commands["t"] = lambda typed: self._try(lambda: table.say(typed))
            self.commands["w"] = lambda typed: self._try(lambda: table.say(typed, to_team=True))
            self.commands["y"] = lambda _: self._try(lambda: table.answer(True))
            self.commands["n"] = lambda _: self._try(lambda: table.answer(False))

    def make(self) -> None:
        """Ask until a move is made or the last one is taken back; without a choice, until there is one."""
        if not self.walk.choices:
            self.session.say_awaited()
        elif self.session.has_changed:
            self._write(self.session.screen.table(self.scene, self._numbers(), full=False))
            self._offer()
        else:
            self._step()
        if self.walk.choices:
            self._say_time_left()
        while not self.over:
            chosen = "".join(self.names[target] + ARROW for target in self.walk.path)
            prompt = chosen or (PROMPT if self.walk.choices else "")
            typed = self.session.terminal.read(prompt, self.table.wake)
            if typed is None:
                self._listen()
            else:
                self._answer(typed.strip())
                if self.table.wake is not None:
                    self._listen()  # the answer may have come together with news

    def _say_time_left(self) -> None:
        if (left := self.table.seconds_left()) is not None:
            self._say(words.TIME_LEFT(time=f"{left // 60}:{left % 60:02}"))

    def _look(self) -> None:
        """Take in the scene as it is now."""
        bare = self.table.scene
        self.scene = with_marks(bare, self.table.marks)
        named = {panel_target(panel): panel.label for panel in bare.panels} | labels(bare)
        self.names = {target: self.session.speech.say(label) for target, label in named.items()}

    def _listen(self) -> None:
        """Take in what happened at the table meanwhile; if other choices are open now, begin again."""
        if self.over:
            return
        self.session.tell()
        if self.table.is_over or self.table.scene.choices != self.walk.choices:
            self.session.has_changed = True
            self.over = True
            return
        self._look()
        if not self.walk.choices:
            self.session.show_stage()
            self.session.say_awaited()

    # ---- what is shown

    def _numbers(self) -> dict[Target, int]:
        following = self.walk.next()
        return {target: 0 if target == DONE else number for number, target in enumerate(following, 1)}

    def _offer(self) -> None:
        notes = {
            target: self.session.speech.in_full(note, labels(self.scene))
            for target in self.walk.next()
            if (note := self.walk.note(target)) is not None
        }
        asked = replace(self.scene, prompt=question(self.scene, self.walk.path))
        self._write(self.session.screen.choices(asked, self._numbers(), notes))

    def _step(self) -> None:
        self._write(self.session.screen.step(self.scene, self._numbers()))
        self._offer()

    # ---- answers

    def _answer(self, typed: str) -> None:
        if typed in {"", ESCAPE}:
            if self.walk.choices:
                self._back("")
            return
        letter, rest = typed[:1].lower(), typed[1:].strip()
        self._may_ask = self._may_ask and letter == "u"
        # “r” and “r reward” are commands, “reward” is a name; “?” needs no space.
        if letter in self.commands and (letter == "?" or len(typed) == 1 or typed[1] == " "):
            self.commands[letter](rest)
            return
        target = self._meant(typed)
        if target is None:
            return
        if target in self._numbers():
            self._choose(target)
        else:
            self._write(self._why_not(target))

    def _numbered(self, typed: str, numbers: dict[Target, int]) -> Target | None:
        by_number = {str(number): target for target, number in numbers.items()}
        if typed not in by_number:
            highest = max(numbers.values(), default=0)
            self._say(words.NO_NUMBER(number=typed[:MOST_QUOTED], highest=highest))
        return by_number.get(typed)

    def _meant(self, typed: str) -> Target | None:
        """The target that was typed; if there is none, that is said."""
        numbers = self._numbers()
        if typed.isdecimal():
            return self._numbered(typed, numbers)
        offered = {target: self.names[target] for target in numbers if target != DONE}
        found = matching(typed, offered) or matching(typed, self.names)
        alike = sorted({self.names[target] for target in found})
        if not found:
            self._say(words.UNKNOWN(input=typed[:MOST_QUOTED]))
        elif len(alike) > 1:
            things = alike if len(alike) <= MOST_NAMED else [*alike[:MOST_NAMED], "…"]
            self._say(words.SEVERAL(input=typed[:MOST_QUOTED], things=", ".join(things)))
        return self._offered_of(found) if len(alike) == 1 else None

    def _offered_of(self, found: Sequence[Target]) -> Target:
        """The target among things of one name that is offered.

        A token that is not a target itself stands for its place: a chest for the square it is searched on.
        """
        numbers = self._numbers()
        places = {piece.id: piece.at for piece in self.scene.pieces}
        meant = [target if target in numbers else places.get(target, target) for target in found]
        return next((target for target in meant if target in numbers), found[0])

    def _choose(self, target: Target) -> None:
        path = self.walk.choose(target)
        if path is None:
            self._step()
            return
        self.over = True
        try:
            told = self.session.play(path)
        except Fault as fault:
            self._refuse(fault)
            self.session.has_changed = True
            return
        if not told:
            self._write([ARROW.join(self.names[step] for step in path)])

    def _why_not(self, target: Target) -> list[str]:
        rules = self.table.why_not((*self.walk.path, target))
        thing = LITERAL.say(self.names[target])
        said = self.session.speech.say(words.NOT_CHOOSABLE(thing=thing))
        return [said, *quoted(self.session.speech, rules, self.session.screen.columns)]

    # ---- commands

    def _advise(self) -> None:
        """The best few moves, each with what one would choose step by step."""
        if not self.walk.choices:
            self.session.say_awaited()
            return
        try:
            found = self.table.advise()
        except Fault as fault:
            self._refuse(fault)
            return
        self._say(words.ADVICE())
        for path, why, chance in found:
            move = LITERAL.say(ARROW.join(self.names[step] for step in path))
            if chance is None:
                line = words.ADVISED(move=move, why=why)
            else:
                line = words.ADVISED_CHANCE(move=move, why=why, chance=chance)
            said = self.session.speech.say(line, labels(self.scene))
            self._write(wrap(f"- {said}", self.session.screen.columns, "  "))

    def _ask(self, typed: str) -> None:
        if typed == "?":
            self._advise()
            return
        if not typed:
            self._write(self.session.speech.say(words.HELP(line)) for line in self.help)
            self._write(self.session.screen.legend(self.scene))
            return
        target = self._meant(typed)
        if target is None:
            return
        if target == DONE:
            self._say(words.DONE())
            return
        self._write(self._description(target))
        if target in self._numbers():
            self._say(words.CHOOSABLE(thing=LITERAL.say(self.names[target])))
        elif target in labels(self.scene):
            self._write(self._why_not(target))

    def _description(self, target: Target) -> list[str]:
        """All that is known of a target beyond its name."""
        speech, say = self.session.speech, self.session.speech.say
        pieces = [piece for piece in self.scene.pieces if target in (piece.id, piece.at)]
        known = [piece_told(piece, speech, with_owner=True) for piece in pieces]
        known += filter(None, meanings(target, self.scene, speech))
        known += [
            f"{say(look_text(word))} {number}".strip()
            for shape in self.scene.shapes
            if shape.id == target
            for word, _, number in self.table.looks.letters(shape.look)
        ]
        known += [
            say(words.BESIDE(way, place=LITERAL.say(self.names[place])))
            for way, place in beside(self.scene.shapes, target).items()
        ]
        return [line for part in known for line in wrap(sentence(part), self.session.screen.columns)]

    def _back(self, _: str) -> None:
        if self.walk.back():
            self._step()
        else:
            self._say(words.NO_STEP_BACK())

    def _take_back(self, _: str) -> None:
        asks, self._may_ask = self._may_ask, False
        try:
            self.over = self.session.take_back(asks)
        except Fault as fault:
            self._refuse(fault)
            if self.table.is_among_people and not asks and CONSENT_HELPS.intersection(fault.rules):
                self._may_ask = True
                self._say(words.MAY_ASK())

    def _mark(self, typed: str) -> None:
        """Put the game's own marker, or else the pencil, on a place or on where a piece stands."""
        target = self._meant(typed) if typed else None
        if target is None:
            return
        place = next((piece.at for piece in self.scene.pieces if piece.id == target), target)
        marker = next((marker for marker in self.scene.markers if marker.mine), PENCIL)
        if self._try(lambda: self.table.mark(marker.id, place)):
            self._look()
            self._show("")

    def _try(self, do: Callable[[], None]) -> bool:
        """Do something that may be refused; whether it was done."""
        try:
            do()
        except Fault as fault:
            self._refuse(fault)
            return False
        return True

    def _refuse(self, fault: Fault) -> None:
        """Say why something could not be done."""
        told = quoted(self.session.speech, fault.rules, self.session.screen.columns)
        self._write(told or [str(fault)])

    def _show(self, _: str) -> None:
        self._write(self.session.screen.table(self.scene, self._numbers(), full=True))
        self._offer()

    def _leave(self, _: str) -> None:
        self._say(words.LEAVE())
        while (typed := self.session.terminal.read(PROMPT, self.table.wake)) is None:
            self.session.tell()
        if typed.strip().lower() == "q":
            raise Leaving

    def _say(self, text: Any) -> None:
        self._write([self.session.speech.say(text)])

    def _write(self, lines: Any) -> None:
        self.session.terminal.write(lines)


# ---- the rules at the prompt


def quoted(speech: Speech, rules: Iterable[RuleId], columns: int) -> list[str]:
    """The rules, each with its id in front."""
    indent = " " * 8
    return [line for rule in rules for line in wrap(f"{rule}  {speech.rule(rule)}", columns, indent)]


def look_up(speech: Speech, typed: str, columns: int) -> list[str]:
    """What the rules say about a chapter, an id or a word; all chapters if nothing is asked for."""
    chapters = {chapter: rules for chapter, rules in speech.rules().items() if rules}
    if not typed:
        headings = [f"{chapter}  {speech.chapter(chapter)}" for chapter in chapters]
        first = next(iter(chapters))
        return [*headings, speech.say(words.RULES(chapter=first, rule=chapters[first][0]))]
    asked, wanted = typed.upper(), plain_letters(typed)
    every = list(chain(*chapters.values()))
    if RULE_ID.fullmatch(asked) and asked in every:
        return quoted(speech, [asked], columns)
    for chapter, rules in chapters.items():
        if asked == chapter or wanted == plain_letters(speech.chapter(chapter)):
            return [speech.chapter(chapter), *quoted(speech, rules, columns)]
    found = [rule for rule in every if wanted in plain_letters(speech.rule(rule))]
    return quoted(speech, found, columns) or [speech.say(words.NO_RULE(input=typed))]
