### The puzzles.

lesson-puzzles = Puzzles: in the castle

lesson-puzzles-fire = Who falls first?
lesson-puzzles-fire-find = One attack is worth more than anything else. Whom do you attack, and how?
    .hint = Who acts next, and who would hear it? A sure kill is worth more than a chance at a bigger one.

lesson-puzzles-way = Which way?
lesson-puzzles-way-find = One square or door is clearly the best now. Which?
    .hint = Count the rounds that are left, and the steps to what the mission asks for.

lesson-puzzles-gear = The right tool
lesson-puzzles-gear-find = Something the hero carries or can do decides here. What?
    .hint = Look through the hero’s cards and skills: what would the next attack or wound cost?

lesson-puzzles-who = Who goes first?
lesson-puzzles-who-find = The order matters. Whose turn comes now?
    .hint = Who has to be somewhere in time, and who clears the way?

lesson-puzzles-effort = What now?
lesson-puzzles-effort-find = One decision keeps the mission alive. Which?
    .hint = Who is in danger, and what is left of this turn? Sometimes it is best to stop.
