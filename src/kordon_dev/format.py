"""`kordon format`: Python by ruff, the web client by Prettier."""

from __future__ import annotations

import argparse
import subprocess
import sys

from kordon_dev import client, project

HELP = "Format the sources as `kordon check format` wants them.\n"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: there are none."""


def run(args: argparse.Namespace) -> int:
    """Format everything; return 1 if a formatter failed."""
    python = [sys.executable, "-m", "ruff", "format", "--quiet", "."]
    codes = [
        subprocess.run(python, cwd=project.ROOT, check=False).returncode,
        subprocess.run(client.command(*client.FORMATTING), cwd=client.FOLDER, check=False).returncode,
    ]
    return int(any(codes))
