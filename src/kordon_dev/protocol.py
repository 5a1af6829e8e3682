"""`kordon protocol`: the protocol's descriptions and the client's types, from the server's own records."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from kordon_dev import project, protocol_docs, scene_docs, wire_types

HELP = """Write what is generated from the server's records:

the TypeScript types in web/client/src/wire, docs/asyncapi.yaml, docs/openapi.yaml and docs/scene.md.
"""

WIRE = ("src", "kordon", "web", "client", "src", "wire")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(args: argparse.Namespace) -> int:
    """Write the files that are not current."""
    root = project.ROOT
    for path, text in outdated(root):
        path.write_text(text, "utf-8")
        print(path.relative_to(root).as_posix())
    return 0


def check(root: Path) -> list[str]:
    """The files that are not what the records say now."""
    return [
        f"{path.relative_to(root).as_posix()} is out of date; write it with: kordon protocol"
        for path, _ in outdated(root)
    ]


def outdated(root: Path) -> Iterator[tuple[Path, str]]:
    """The files to be written, each with its new text."""
    made = {root.joinpath(*WIRE, name): text for name, text in wire_types.files().items()}
    made |= {
        root / "docs" / name: text for name, text in (protocol_docs.files() | scene_docs.files()).items()
    }
    for path, text in made.items():
        if not path.is_file() or path.read_text("utf-8") != text:
            yield path, text
