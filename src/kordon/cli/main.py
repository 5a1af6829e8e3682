"""The `kordon` command: finds the subcommand, runs it, and turns errors into one clear sentence."""

from __future__ import annotations

import argparse
import importlib
import keyword
import os
import sys
from typing import TYPE_CHECKING, NoReturn, Protocol, cast

from kordon.engine.errors import Fault

if TYPE_CHECKING:
    from collections.abc import Sequence

# Each command is the module of that name in `kordon.cli`; the line is what `kordon --help` says of it.
COMMANDS: dict[str, str] = {
    "serve": "serve the tables to browsers",
    "play": "play a game in the terminal",
    "verify": "replay a log and check every promise in it",
    "export": "write out a game as a seat saw it",
    "import": "bring a finished game into the tables",
    "backup": "keep a copy of the tables, or bring one back",
    "new-game": "write a small whole game, to be changed step by step",
    "map": "check, draw and build maps",
    "rules": "list the rules and the tests that guard them",
    "fields": "list what a game's positions and observations hold",
    "golden": "keep whole games, to see when the rules change",
    "protocol": "write the types and descriptions of the protocol",
    "bench": "measure how fast everything is",
    "fuzz": "play random games under every check",
    "arena": "let bots play each other and count who wins",
    "looks": "list the words that everything is drawn by",
    "shots": "take pictures of every page and game",
    "test": "run the tests",
    "check": "check format, lint, types, layers and locks",
}

USUAL_COMMAND = "serve"
MISTAKE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


class Command(Protocol):
    """What the module of a command offers."""

    HELP: str
    """What `kordon COMMAND --help` says above the arguments."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the arguments; `set_defaults(passes_on=True)` collects unknown ones in `passed_on`."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it, and return the exit code."""


class Parser(argparse.ArgumentParser):
    """An argument parser that reports a mistake in one sentence, too."""

    def error(self, message: str) -> NoReturn:
        """Report what is wrong and where to read more."""
        raise Fault(f"{message}; see `{self.prog} --help`.")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    try:
        code = dispatch(list(sys.argv[1:] if argv is None else argv) or [USUAL_COMMAND])
        sys.stdout.flush()
    except Fault as fault:
        print(f"kordon: {fault}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The interpreter flushes stdout once more at exit; that must not find the broken pipe again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def dispatch(argv: list[str]) -> int:
    """Run the asked command; only its module is imported."""
    parser = Parser(prog="kordon", description="A table for board games of secrets.", allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    name = next((word for word in argv if not word.startswith("-")), None)
    if name is None:
        for command, line in COMMANDS.items():
            subparsers.add_parser(command, help=line)
        if parser.parse_args(argv).version:
            print(f"kordon {version()}")
        else:
            parser.print_help()
        return 0

    if name not in COMMANDS:
        raise Fault(f"there is no command “{name}”{suggestion(name)}; `kordon --help` lists them all.")
    # A Python keyword can't be a module's name; such a module has an underscore after it.
    module_name = f"{name}_" if keyword.iskeyword(name) else name.replace("-", "_")
    module = cast("Command", importlib.import_module(f"kordon.cli.{module_name}"))
    command_parser = subparsers.add_parser(
        name,
        description=module.HELP,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command_parser.set_defaults(passes_on=False)
    module.add_arguments(command_parser)
    args, unknown = parser.parse_known_args(argv)
    if unknown and not args.passes_on:
        command_parser.error(f"unknown argument: {unknown[0]}")
    args.passed_on = unknown
    return module.run(args)


def version() -> str:
    """Return the version of the installed package."""
    from importlib import metadata  # takes longer to import than all the rest of this module

    return metadata.version("kordon")


def suggestion(name: str) -> str:
    """Return “, did you mean …?” when a command's name is close, or nothing."""
    import difflib

    close = difflib.get_close_matches(name, COMMANDS, n=1)
    return f" (did you mean “{close[0]}”?)" if close else ""
