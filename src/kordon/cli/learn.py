"""`kordon learn`: the lessons of a game at the keyboard."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from kordon.cli.play import choose_screen, language
from kordon.engine.errors import Fault
from kordon.engine.lessons import words
from kordon.engine.lessons.course import courses, find_course
from kordon.engine.speech import Speech
from kordon.games import GAMES, find
from kordon.terminal.console import Console
from kordon.terminal.lessons import TEXTS as LESSONS
from kordon.terminal.lessons import Teacher
from kordon.terminal.words import TEXTS

if TYPE_CHECKING:
    import argparse

HELP = f"""Learn a game in the terminal, by lessons: {", ".join(GAMES)}.

At the prompt, type the number or the beginning of the name of what you choose; ? brings help, ?? a hint,
u goes a step back.
  kordon learn GAME --lang pl
  kordon learn GAME COURSE LESSON
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("course", nargs="?", metavar="COURSE", help="the course (the game's first)")
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="the lesson to begin with (the first)")
    parser.add_argument("--lang", metavar="CODE", help="en, pl or cs (your system's language)")
    parser.add_argument("--plain", action="store_true", help="sentences and lists only, for screen readers")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")
    parser.add_argument("--width", metavar="N", help="columns to draw in (as wide as the terminal)")


def run(args: argparse.Namespace) -> int:
    """Teach until the course is over or the learner leaves."""
    game = find(args.game)
    if not courses(game):
        raise Fault(f"{game.name} has no lessons")
    course = courses(game)[0] if args.course is None else find_course(game, args.course)
    first = 0 if args.lesson is None else course.lessons.index(course.lesson(args.lesson))
    texts = (TEXTS, LESSONS, game.lessons.joinpath("text"))
    speech = Speech(game, language(args.lang, os.environ), client=texts)
    teacher = Teacher(game, course, speech, choose_screen(args, speech, game.looks, course.seat), Console())
    try:
        is_done = teacher.teach(first)
    except KeyboardInterrupt:
        is_done = False
    if is_done:
        seat = course.seat if course.game.seat is None else course.game.seat
        options = [f"--option {name}={value}" for name, value in course.game.options.items()]
        players = course.game.seats or course.seats
        command = f"kordon play {game.name} --players {players} --seat {seat + 1} --bots beginner"
        teacher.terminal.write(["", f"{speech.say(words.GAME())}: {' '.join([command, *options])}"])
    return 0
