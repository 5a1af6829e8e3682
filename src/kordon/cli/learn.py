"""`kordon learn`: the lessons of a game at the keyboard."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from functools import partial

from kordon.cli.play import choose_screen, language
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.lessons import words
from kordon.engine.lessons.course import Course
from kordon.engine.lessons.puzzles import PUZZLES, daily, find_taught, taught
from kordon.engine.speech import Speech
from kordon.games import GAMES, find
from kordon.terminal.console import Console
from kordon.terminal.lessons import TEXTS as LESSONS
from kordon.terminal.lessons import Teacher
from kordon.terminal.words import TEXTS

HELP = f"""Learn a game in the terminal, by lessons: {", ".join(GAMES)}.

At the prompt, type the number or the beginning of the name of what you choose; ? brings help, ?? a hint,
u goes a step back.
  kordon learn GAME --lang pl
  kordon learn GAME COURSE LESSON
  kordon learn GAME puzzles         one puzzle after another; a number begins with that one
  kordon learn --daily              the puzzle of the day
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game")
    parser.add_argument("course", nargs="?", metavar="COURSE", help="the course (the game's first)")
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="the lesson to begin with (the first)")
    parser.add_argument("--daily", action="store_true", help="the puzzle of the day")
    parser.add_argument("--lang", metavar="CODE", help="en, pl or cs (your system's language)")
    parser.add_argument("--plain", action="store_true", help="sentences and lists only, for screen readers")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")
    parser.add_argument("--width", metavar="N", help="columns to draw in (as wide as the terminal)")


def run(args: argparse.Namespace) -> int:
    """Teach until the course is over or the learner leaves."""
    game, course, first = _daily() if args.daily else _asked(args)
    texts = (TEXTS, LESSONS, game.lessons.joinpath("text"))
    speech = Speech(game, language(args.lang, os.environ), client=texts)
    teacher = Teacher(game, course, speech, partial(choose_screen, args, speech, game.looks), Console())
    if teacher.teach(first, 1 if args.daily else None) and course.id != PUZZLES:
        teacher.terminal.write(["", f"{speech.say(words.GAME())}: {_command(game, course)}"])
    return 0


def _asked(args: argparse.Namespace) -> tuple[AnyGame, Course, int]:
    """The course that the arguments name, and the number of its lesson to begin with."""
    if args.game is None:
        raise Fault(f"which game? There is: {', '.join(GAMES)}")
    game = find(args.game)
    if not taught(game):
        raise Fault(f"{game.name} has no lessons")
    course = taught(game)[0] if args.course is None else find_taught(game, args.course)
    return game, course, 0 if args.lesson is None else _number(course, args.lesson)


def _daily() -> tuple[AnyGame, Course, int]:
    """The puzzle of the day, which is the same everywhere."""
    found = daily([find(name) for name in sorted(GAMES)], datetime.now(UTC).date())
    if found is None:
        raise Fault("there are no puzzles")
    course = find_taught(found.game, PUZZLES)
    return found.game, course, course.lessons.index(course.lesson(found.puzzle))


def _command(game: AnyGame, course: Course) -> str:
    """How to play the game that follows a course."""
    seat = course.seat if course.game.seat is None else course.game.seat
    options = [f"--option {name}={value}" for name, value in course.game.options.items()]
    players = course.game.seats or course.seats
    command = f"kordon play {game.name} --players {players} --seat {seat + 1} --bots beginner"
    return " ".join([command, *options])


def _number(course: Course, lesson: str) -> int:
    """Which lesson of a course is meant, by its id; puzzles are numbered, too."""
    if course.id == PUZZLES and lesson.isdecimal() and 1 <= int(lesson) <= len(course.lessons):
        return int(lesson) - 1
    return course.lessons.index(course.lesson(lesson))
