"""The REST API under generated requests, right and wrong, made from its description."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kordon_dev import project
from tests.web.node import node

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
DESCRIPTION = project.ROOT / "docs" / "openapi.yaml"


@pytest.mark.full
def test_no_generated_request_finds_a_fault(tmp_path: Path) -> None:
    with node(str(tmp_path / "tables.sqlite")) as server:
        found = subprocess.run(
            [
                *(
                    str(Path(sys.executable).parent / "schemathesis"),
                    "run",
                    str(DESCRIPTION),
                ),
                *("--url", server.address, "--checks", CHECKS, "--phases", "coverage,fuzzing"),
                *("--max-examples", "20", "--seed", "1", "--suppress-health-check", "all", "--no-color"),
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
    assert found.returncode == 0, found.stdout[-4000:]
