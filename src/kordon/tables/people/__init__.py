"""Who may come near a table, and how often they may do what."""
