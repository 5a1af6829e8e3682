"""Kordon: hidden-information board games with friends or bots, in the browser and in the terminal."""
