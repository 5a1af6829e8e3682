"""The board of a mission: squares, walls, doors, sight and ways. Nothing here changes during play."""
