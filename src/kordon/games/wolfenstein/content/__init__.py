"""What is printed on cards: records, the vocabulary of effects and traits, and how data files are read."""
