"""The checks every game is put through: the same for all, run by the tests and by `kordon fuzz`."""
