"""How to play Sniper Elite well: quick players of both sides, which go by what their seat is sent."""
