"""`python -m kordon.cli` is the `kordon` command."""

from __future__ import annotations

import sys

from kordon.cli.main import main

sys.exit(main())
