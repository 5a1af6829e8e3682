"""Measure the engine and every game on one core, and the web client in Chromium.

The ratio is the figure divided by that of a fixed calibration loop measured just before it: machines
differ, ratios less so. The median of several short runs is reported. Of the client's weight and first
paint, and of the time that bots take for a decision, less is better.

A simulation of the search is a world drawn from the belief, a walk down the tree and a roll-out: to the end
of the stage where a game has an evaluation, elsewhere to the end of the game. Beside it stands how many
worlds could be drawn in the time of one.
"""

# Beside it are the benchmarks of load: docs/load.md says how to run those.
from kordon_dev.bench.figures import add_arguments, run

__all__ = ["add_arguments", "run"]
