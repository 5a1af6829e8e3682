"""`kordon bench`, and the load benchmarks: docs/load.md says how to run those."""

from kordon_dev.bench.figures import HELP, add_arguments, run

__all__ = ["HELP", "add_arguments", "run"]
