"""Tables: who sits where, what happened there, and the stores that keep it."""
