"""Tools of this repository: they work on a checkout, and no wheel holds them.

A command here is the module of its name, as in `kordon.cli`; one that is there as well replaces it.
"""

COMMANDS: dict[str, str] = {
    "check": "check format, lint, types, layers, texts, rules and locks",
    "format": "format the sources",
    "test": "run the tests",
    "measure": "measure how large and how plain the sources are",
    "bench": "measure how fast everything is",
    "protocol": "write the types and descriptions of the protocol",
    "looks": "list the style keywords",
    "book": "draw the pictures of the rules",
    "previews": "record the games that the front page shows",
    "puzzles": "look for puzzles in games of bots",
    "shots": "take screenshots of every page and game",
}
