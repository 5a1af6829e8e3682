from __future__ import annotations

import subprocess
import sys
import types
from typing import TYPE_CHECKING

import pytest

from kordon.cli import main as cli
from kordon.engine.errors import Fault

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable


def install(monkeypatch: pytest.MonkeyPatch, run: Callable[[argparse.Namespace], int]) -> None:
    """Put a command `greet`, with an option `--loud`, into the table."""
    module = types.ModuleType("kordon.cli.greet")
    module.__dict__.update(
        HELP="Greet somebody.", add_arguments=lambda parser: parser.add_argument("--loud"), run=run
    )
    monkeypatch.setitem(sys.modules, "kordon.cli.greet", module)
    monkeypatch.setitem(cli.COMMANDS, "greet", "say hello")


def refuse(args: argparse.Namespace) -> int:
    raise Fault("nobody is there to be greeted.")


def interrupt(args: argparse.Namespace) -> int:
    raise KeyboardInterrupt


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == "kordon 0.1.0\n"


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--help"])
    assert end.value.code == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert {"play", "bench"} <= cli.tools().keys() | cli.COMMANDS.keys()
    for name, line in (cli.COMMANDS | cli.tools()).items():
        assert f"{name} {line}" in shown


def test_no_argument_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "dispatch", lambda argv: len(argv) if argv == ["serve"] else 0)
    assert cli.main([]) == 1


@pytest.mark.parametrize("name", cli.COMMANDS | cli.tools())
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main([name, "--help"])
    assert end.value.code == 0
    assert f"usage: kordon {name}" in capsys.readouterr().out


def test_unknown_command_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["tset"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        "kordon: there is no command “tset” (did you mean “test”?); `kordon --help` lists them all.\n"
    )


def test_the_command_gets_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[argparse.Namespace] = []

    def greet(args: argparse.Namespace) -> int:
        given.append(args)
        return 7

    install(monkeypatch, greet)
    assert cli.main(["greet", "--loud", "yes"]) == 7
    assert [args.loud for args in given] == ["yes"]


def test_fault_is_exit_code_2_and_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, refuse)
    assert cli.main(["greet"]) == 2
    assert capsys.readouterr().err == "kordon: nobody is there to be greeted.\n"


def test_interrupt_is_exit_code_130_and_silent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, interrupt)
    assert cli.main(["greet"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("argument", ["--quiet", "everybody", "--lou=yes"])
def test_unknown_argument_is_refused(
    argument: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, refuse)
    assert cli.main(["greet", argument]) == 2
    told = f"kordon: unknown argument: {argument}; see `kordon greet --help`.\n"
    assert capsys.readouterr().err == told


def test_only_the_asked_command_is_imported() -> None:
    program = (
        "import sys; from kordon.cli.main import main; main(['--version']);"
        "print(*sorted(name for name in sys.modules if name.startswith('kordon.cli.')))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1:] == ["kordon.cli.main"]


def test_broken_pipe_is_silent() -> None:
    program = (
        "import os, sys; from kordon.cli.main import main; read, write = os.pipe(); os.close(read);"
        "os.dup2(write, 1); sys.exit(main(['--version']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == cli.BROKEN_PIPE
