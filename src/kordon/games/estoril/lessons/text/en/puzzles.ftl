### The puzzles.

lesson-puzzles = Puzzles: Estoril by night

lesson-puzzles-last = The last card
lesson-puzzles-last-find = Your last card of this round. Which one, and where?
    .hint = Which board can this one card still turn? Think of what the others might have laid.

lesson-puzzles-lay = Which card, and where?
lesson-puzzles-lay-find = One card on one area is clearly the best now. Which?
    .hint = Strength is not all: a card’s ability can take away what others count on. Which reward can you win, or take from them?

lesson-puzzles-keep = What goes?
lesson-puzzles-keep-find = One of your cards has to go. Which will you miss least?
    .hint = Think of the missions, and of the boards to come.

lesson-puzzles-agent = Yours to decide
lesson-puzzles-agent-find = It is for you to decide: choose somebody or something, or leave it be.
    .hint = Count every board as it stands, then as it would stand after each choice.
