### The puzzles.

lesson-puzzles = Puzzles: hunter and hunted

lesson-puzzles-sweep = Which question?
lesson-puzzles-sweep-find = You lead the defenders. One question tells you most about the sniper now. Which?
    .hint = Count where he can be by now. The best question leaves least, whether the answer is yes or no.

lesson-puzzles-where = Where is he?
lesson-puzzles-where-find = You lead the defenders. Where is the sniper most likely now, and who goes for him?
    .hint = Begin with the last sign of him. How far can he have come, and which objective does he still need?

lesson-puzzles-net = Close the net
lesson-puzzles-net-find = You lead the defenders. One unit belongs somewhere else. Which, and where to?
    .hint = Look at the objectives he still needs, and at who can strike there in time.

lesson-puzzles-aim = How many tokens?
lesson-puzzles-aim-find = You lead the defenders. The marksman has aimed: how many tokens do you draw?
    .hint = The farther the target, the more aim it takes. Think of what lies in the bag.

lesson-puzzles-shot = Worth a shot
lesson-puzzles-shot-find = You are the sniper. One shot is worth its noise. At whom, and with how many tokens?
    .hint = Who could find you next turn, or stands where you have to go?

lesson-puzzles-card = The right card
lesson-puzzles-card-find = You are the sniper. One of your cards is worth more now than ever. Which?
    .hint = Before you walk, think of what they will hear and see.

lesson-puzzles-quiet = The quiet way
lesson-puzzles-quiet-find = You are the sniper. Where to, and how loudly?
    .hint = Running is heard. Look who could reach you after your move, and how far your objective is.
