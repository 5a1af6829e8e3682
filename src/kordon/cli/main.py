"""The `kordon` command: finds the subcommand, runs it, and turns errors into one clear sentence."""

from __future__ import annotations

import argparse
import importlib
import keyword
import os
import sys
from collections.abc import Sequence
from typing import NoReturn, Protocol, cast

from kordon.cli import TOOLS
from kordon.engine.errors import Fault

# Each command is the module of that name in `kordon.cli`; the line is what `kordon --help` says of it.
# Where there is a checkout, those of its tools join them (`kordon_dev.COMMANDS`).
COMMANDS: dict[str, str] = {
    "serve": "serve the tables to browsers",
    "play": "play a game in the terminal",
    "campaign": "show what you have won of a campaign",
    "learn": "learn a game in the terminal, by lessons",
    "verify": "replay a log and check every promise in it",
    "export": "write out a game as a seat saw it",
    "import": "bring a finished game into the tables",
    "backup": "back up or restore the database",
    "arena": "let bots play each other and count who wins",
    "new-game": "create a starter game from a template",
    "check": "check format, lint, types, layers, texts and rules of a game",
    "fuzz": "play random games under every check",
    "rules": "list the rules and the tests that guard them",
    "texts": "print everything a game says, to be read",
    "fields": "list what a game's positions and observations hold",
    "golden": "record regression games",
    "map": "check, draw and build maps",
}

USUAL_COMMAND = "serve"
MISTAKE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


class Command(Protocol):
    """What the module of a command offers; its docstring is what `kordon COMMAND --help` says first."""

    HELP: str
    """Says that instead, where it depends on what is installed."""

    EXTRA: str
    """The extra that brings what it needs beside the usual packages; a module that needs none has none."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare arguments, if any; `set_defaults(passes_on=True)` collects unknown ones in `passed_on`."""

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
    parser = Parser(
        prog="kordon",
        description="Play hidden-information board games with friends or bots.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    name = next((word for word in argv if not word.startswith("-")), None)
    commands = COMMANDS | tools()
    if name is None:
        for command, line in commands.items():
            subparsers.add_parser(command, help=line)
        return without_command(parser, argv)
    if name not in commands:
        raise unknown(name, commands)
    try:
        module = load(name)
        command_parser = subparsers.add_parser(
            name,
            description=getattr(module, "HELP", module.__doc__),
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command_parser.set_defaults(passes_on=False)
        getattr(module, "add_arguments", lambda _: None)(command_parser)
        args, passed_on = parser.parse_known_args(argv)
        args.passed_on = passed_on
        if args.passed_on and not args.passes_on:
            command_parser.error(f"unknown argument: {args.passed_on[0]}")
        return module.run(args)
    except ModuleNotFoundError as error:
        raise lacking(name, error) from error


def without_command(parser: Parser, argv: list[str]) -> int:
    """Print the version if it is asked for, or else the help."""
    if parser.parse_args(argv).version:
        print(f"kordon {version()}")
    else:
        parser.print_help()
    return 0


def unknown(name: str, commands: dict[str, str]) -> Fault:
    """What to say of a command that does not exist."""
    more = "" if tools() else ", and a checkout of the project has more"
    close = suggestion(name, commands)
    return Fault(f"there is no command “{name}”{close}; `kordon --help` lists them all{more}.")


def tools() -> dict[str, str]:
    """The commands of this repository's tools; none where the package was installed without its sources."""
    try:
        found: dict[str, str] = importlib.import_module(TOOLS).COMMANDS
    except ModuleNotFoundError:
        return {}
    return found


def load(name: str) -> Command:
    """The module of a command."""
    # A Python keyword can't be a module's name; such a module has an underscore after it.
    module = f"{name}_" if keyword.iskeyword(name) else name.replace("-", "_")
    return cast("Command", importlib.import_module(f"{TOOLS if name in tools() else 'kordon.cli'}.{module}"))


def lacking(name: str, error: ModuleNotFoundError) -> Exception:
    """How to get a package that a command needs; the error itself if it is not such a package."""
    if (error.name or "").startswith("kordon"):
        return error
    if name in tools():
        return Fault(f"{error.name} is missing: start this as `./kordon {name}`, which installs it.")
    extra = getattr(load(name), "EXTRA", None)
    return Fault(f"{name} needs {error.name}: `pip install 'kordon[{extra}]'` brings it.") if extra else error


def version() -> str:
    """Return the version of the installed package."""
    from importlib import metadata  # takes longer to import than all the rest of this module

    return metadata.version("kordon")


def suggestion(name: str, commands: dict[str, str]) -> str:
    """Return “, did you mean …?” when a command's name is close, or nothing."""
    import difflib

    close = difflib.get_close_matches(name, commands, n=1)
    return f" (did you mean “{close[0]}”?)" if close else ""
