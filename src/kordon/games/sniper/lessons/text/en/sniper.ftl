### The sniper's course.

lesson-sniper = Play the sniper

lesson-sniper-walk = Unseen
    .end = One space is silent. Two or three are heard by every unit next to your path. A triangle marks rough ground: one space less.
lesson-sniper-walk-enter = You are the sniper, and only you see where you are. Come ashore: click 107, then 85 or 86, then 69.
    .hint = Three spaces is the longest walk. The way you click is the way you go.
lesson-sniper-walk-end = You may still play a card or act. Not now: end your turn, and the defenders move.
    .hint = The button is below the question: End the turn.
lesson-sniper-walk-sneak = The red soldier on 58 hears a run of two or three spaces, never of one. Sneak to 59; then the lesson ends your turn.
    .hint = Click 59, then Stop here: that is a walk of one space.
    .ran = He heard you! Every unit next to a run of two or three spaces is alerted, and comes looking.
    .heard = He heard you! Two or three spaces are a run, and it passes right beside him. One space is silent.
lesson-sniper-walk-choice = He swept three spaces: nobody there. Your objective 4 is in space 45, two spaces away. Get nearer without being heard.
    .hint = One space at a time. 52 lies between you and the objective.
    .ran = Two spaces past him: he hears it, follows and spots you. Your figure shows where you are.
    .heard = He heard you: two or three spaces are a run, and you started right beside him. One space is silent.
    .stayed = Staying is silent, but he looks around. He spots you, and the others close in.

lesson-sniper-objective = In and out
    .end = Arrive one turn, complete and run the next. The countdown starts again from 10, and nobody knows where you went.
lesson-sniper-objective-doors = On we go: you are on 52, the soldier is back on 58. Thick walls stop everybody; the pale dashes in them are doors.
lesson-sniper-objective-inside = Objective 4 is in 45, right beside you, and there is a door. Step inside: one space, so nobody hears.
    .hint = Click 45, then stop there.
lesson-sniper-objective-patience = Completing would show your figure, and your move is used up: you could not get away. Be patient, end the turn.
    .hint = End the turn. You can complete it at the start of your next turn and still run.
    .greedy = Done, but your figure stands there and your move is gone. The soldier walks in and wounds you. Two wounds, and you lose.
lesson-sniper-objective-complete = He found nobody. Now you have a fresh move: complete the objective first, then get away.
    .hint = The button is below the question.
lesson-sniper-objective-away = Everybody sees your figure on 45, and your bag has one more noise. Leave before they come: two or three spaces, past nobody.
    .hint = 30 and 31 are far from every unit: there even a run of three is silent.
    .stayed = They come to where your figure stands. That is a wound, and the second one ends the game.
    .near = One space is where they look first: he walks in and spots you next door.
    .heard = This way leads past a unit. It hears you, and the hunt goes on right behind you.

lesson-sniper-shot = A shot
    .end = Noise shows where you shot from, so a shot comes first and your move after it. Then you are gone.
lesson-sniper-shot-bag = Another game. You shoot by drawing tokens: your bag has 6 aim, 3 recoil, 2 noise. Each space to the target takes one aim.
lesson-sniper-shot-loud = Two noise tokens show your figure to everybody. Five recoil and noise together are a misfire: you miss. You choose how many to draw.
lesson-sniper-shot-shoot = The soldier on 58 is two spaces away: you need two aim tokens. Press Shoot, choose him, and draw 4, 5 or 6.
    .hint = Click Shoot, then the soldier, then 4. More tokens bring more aim, but also noise and recoil.
    .few = Two or three tokens rarely hold two aim: only about every second one in your bag is aim. Draw at least four.
    .many = Five recoil and noise together are a misfire, and two noise show your figure. Too many tokens hurt.
lesson-sniper-shot-run = Hit! But two noise tokens put your figure on 69: they know where you shot from. Run two or three spaces, away from the officer.
    .hint = 68 and then 67, or the beach. He comes from 52.
    .stayed = He walks to your figure and attacks. After every noisy shot: move away.
    .near = One space away is the first place he looks into.
    .towards = Towards the officer? He need only look beside him.

lesson-sniper-asked = What they ask
    .end = A no from yellow, red and black would mean white. Listen to every question, and be where they have already asked.
lesson-sniper-asked-intel = Now you only listen. A squad whose officer is in its own sector may ask: is the sniper in our sector?
lesson-sniper-asked-sweep = “Not in yellow.” True: you are in white, on 67. The soldier beside you is next: he sweeps three spaces.
lesson-sniper-asked-choice = They know: you are in 57, 58 or 67. Leave these three without a sound. Which way?
    .hint = One space, not 57. The pier 80 or the houses 71 were not asked about.
    .stayed = He tries the three spaces one by one, and finds you in the first.
    .net = 57 is one of the three: he looks in, and there you are.
    .ran = You pass beside him: he hears you, and they know which of the three it was.

lesson-sniper-gear = Gear
    .end = One card per turn, each card once. Silence for a shot, masking for a run. Other objectives can be looted for new cards.
lesson-sniper-gear-silence = Another game: a soldier blocks 52, your only way in. A plain shot may show you: play Silenced ammo first.
    .hint = Click the card Silenced ammo among your loadout cards.
    .loud = Hit, but the noise shows your figure. The officer comes at once and wounds you.
lesson-sniper-gear-shoot = Now noise is only recoil: nothing shows you, so you can stay. He is beside you: one aim will do. Draw 3 to 5.
    .hint = Shoot, the soldier, 4 tokens.
    .few = So few may hold no aim at all. Nothing shows you now, so draw 3 to 5.
    .many = One aim is enough here. With so many tokens five recoil and noise come together easily: a misfire.
lesson-sniper-gear-masking = Two noise tokens, no figure: you stayed, and your turn ended. Now the officer on 58 would hear you run. Play Sound masking.
    .hint = Click the card Sound masking.
    .heard = He hears you run past, follows, and spots you inside.
    .slow = Silent, but on his doorstep: he looks around and spots you.
lesson-sniper-gear-run = This turn nobody hears you, however far you go. Run past him: click 52, then 45.
    .hint = A run is clicked space by space: 52 first, then the house 45.
    .stayed = The card is played, and you stayed: he looks beside him and spots you.

lesson-sniper-win = The last objective
    .end = You have won! Hide while you must, run when it pays. Now try a whole game, against bots that play like beginners.
lesson-sniper-win-choice = One objective done, but one wound: the next ends the game. The soldier stands on your space. Objective 4 is two spaces away.
    .hint = Completing the second objective wins at once. Does it matter who hears you?
    .slow = Quiet, but too slow: he is right behind you, and the second wound ends the game.
    .stayed = He knows exactly where you are. The second wound ends the game.
lesson-sniper-win-complete = They heard you. It does not matter any more!
    .hint = Complete the objective: the button is below the question.
    .waited = So near! He walks in, and the second wound ends the game.
