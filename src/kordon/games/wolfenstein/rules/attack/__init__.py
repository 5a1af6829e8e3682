"""Attack (WO-4xx): sight and range, dice, damage, kills, and the chances of it."""
