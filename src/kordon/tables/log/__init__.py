"""The log of a table: its entries, the fold over them, and what may be added."""
