"""How to play Estoril well: what cards and standings are worth, and a quick policy for roll-outs."""
