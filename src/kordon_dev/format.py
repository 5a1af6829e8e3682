"""Format the sources as `kordon check format` wants them."""

from __future__ import annotations

import argparse
import subprocess
import sys

from kordon_dev import client, project


def run(args: argparse.Namespace) -> int:
    """Format everything; return 1 if a formatter failed."""
    python = [sys.executable, "-m", "ruff", "format", "--quiet", "."]
    codes = [
        subprocess.run(python, cwd=project.ROOT, check=False).returncode,
        subprocess.run(client.command(*client.FORMATTING), cwd=client.FOLDER, check=False).returncode,
    ]
    return int(any(codes))
