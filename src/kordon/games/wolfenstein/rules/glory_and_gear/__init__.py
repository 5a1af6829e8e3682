"""Glory and gear (WO-45x): cards of all decks, what they do, what they are used on."""
