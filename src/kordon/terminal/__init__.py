"""Playing any game at the keyboard, from its scene and click paths alone; nothing here knows a game."""
