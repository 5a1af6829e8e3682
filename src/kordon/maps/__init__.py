"""What games with a drawn map share: reading, checking, drawing and building it. It knows no game.

`compiled` is all that a game needs to be played; everything that works on drawings needs Shapely.
"""
