### The defenders' course.

lesson-defenders = Hunt the sniper

lesson-defenders-ears = Ears and eyes
    .end = Found him! A sweep asks about three spaces, all outdoors or all indoors; a spot looks into one. Each squad has two actions per turn.
lesson-defenders-ears-sweep = Red soldier 2 heard a run right beside him. Sweep: is the sniper on his space, 52 or 57?
    .hint = Click the soldier, Sweep, then 52 and 57. The sniper must tell the truth, but not where.
    .guessed = A spot looks into one space only, so you would have to guess. A sweep asks about three at once: begin with it.
lesson-defenders-ears-spot = Yes! The sniper never walks onto a soldier, so 52 or 57. Objective 4 is next to 52. Spot looks into one space: choose.
    .hint = Click the soldier, Spot, then 52. He has swept, but a different action is allowed.
    .empty = Nobody on 57, and your turn is over. The sniper slips away to the objective.
    .blind = An attack hits only the unit’s own space, and the sniper never stands there first. He slips away.

lesson-defenders-strike = The strike
    .end = Find, walk in, attack: two wounds win the game. Walking in and attacking takes both actions of a squad, so save them until then.
lesson-defenders-strike-close = The sniper completed objective 4, and the figure shows it: 45. He may still be there. Walk your soldier right in.
    .hint = Click red soldier 2 on 58, Move, then 45. Two spaces are one move.
    .watched = Beside him is not enough: an attack hits only your own space. He runs, and you start again.
lesson-defenders-strike-attack = In! One action is left for the red squad. Use it well.
    .hint = Click the soldier and Attack: it hits the space he stands on.
    .asked = You look around while he stands beside you. Next turn he is gone.
    .passed = He had not moved yet. Now he does, and he is gone.

lesson-defenders-intel = Ask about the sector
    .end = There he is! Intel takes a squad’s whole turn and an officer at home. Two noes and a good guess found him in time.
lesson-defenders-intel-black = Nobody saw where he went. Intel asks: is he in our sector? Begin with the black squad, whose units heard him.
    .hint = Click the black officer, then Gather intel. He stands in his own sector, so his squad may ask.
lesson-defenders-intel-others = Not in black any more. Ask about yellow, too.
    .hint = Click the yellow officer, then Gather intel.
lesson-defenders-intel-walk = Red or white. Objective 9 in 71 lies between, and its door is on 67. Send red soldier 2 there.
    .hint = Click red soldier 2, Move, then 67.
    .home = Three noes: he is in white. True, but too late: nobody is near, and he completes his objective.
lesson-defenders-intel-look = One action left. A sweep covers spaces of one kind, and 71 is indoors. Look into it from here.
    .hint = Click the soldier, Spot, then 71. Spot works through walls and on any kind of space.
    .outside = A sweep from the open quay never looks into a house. He completes his objective in there.
    .elsewhere = Nobody there. He was in the house, and now he completes his objective.

lesson-defenders-net = The net
    .end = Yes, he is there! Ask where he can be, not where he was. What nobody heard tells as much as what they did.
lesson-defenders-net-after = He shot from 69 and may have moved since. Your officer is on 52. Step into the middle of where he can be: 68.
    .hint = Click the red officer, Move, then 68.
    .figure = The figure shows where he shot, not where he is now. He has left, and goes on unseen.
lesson-defenders-net-sweep = Your officer heard no run, so not past 58 or 59. Sweep two spaces where he can be.
    .hint = 67 and 85 both lead away from 69 without passing 52.
    .half = Nobody. 85 was a good idea, the other space was not. Where else can he have gone from 69, unheard?
    .known = Nobody. He has left 69, and your officer would have heard him run past 58 or 59. Where else can he be?
    .blind = An attack hits only 68. Ask first: he may be in any of several spaces.
