"""The web client's tools: Prettier, ESLint, svelte-check and Vitest, run by Node from the package index."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kordon.cli.check import findings
from kordon.web import build

FOLDER: Final = build.WEB / "client"

# Where in its package each of them starts.
STARTS: Final = {
    "prettier": "bin/prettier.cjs",
    "eslint": "bin/eslint.js",
    "svelte-check": "bin/svelte-check",
    "vitest": "vitest.mjs",
}

FORMAT: Final = ("prettier", "--log-level=warn", "--check", ".")
FORMATTING: Final = ("prettier", "--log-level=warn", "--write", ".")
LINT: Final = ("eslint", "--max-warnings=0", ".")
TYPES: Final = ("svelte-check", "--fail-on-warnings", "--output=human")
TESTS: Final = ("vitest", "run", "--reporter=dot")


def found_by(tool: str, *arguments: str) -> list[str]:
    """What a tool prints if it fails on the client."""
    return findings(command(tool, *arguments), FOLDER)


def command(tool: str, *arguments: str) -> list[str]:
    """The command line of a tool, which is installed if need be; it is to run in the client's folder."""
    start: Path = build.install_tools(FOLDER) / tool / STARTS[tool]
    return [*build.node(), str(start), *arguments]
