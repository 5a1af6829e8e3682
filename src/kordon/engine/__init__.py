"""The contract every game keeps, and all that can be done with a game that keeps it."""
