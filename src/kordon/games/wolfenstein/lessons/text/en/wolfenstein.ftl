### The course of Wolfenstein.

lesson-wolfenstein = Break into the castle

lesson-wolfenstein-inside = Into the cellar
    .end = Every hero has a turn, then the enemies act: those who see or hear you. A closed door keeps you safe.
lesson-wolfenstein-inside-hero = Four heroes, all yours. The heart is life, the shield armour, the star glory, which pays for skills. Begin with B.J.: click his card.
    .hint = B.J.’s card is among your heroes, beside the board.
lesson-wolfenstein-inside-step = B.J. stands in the entrance with six action points. A step costs one, diagonally too. Walk him to C7.
    .hint = C7 is the marked square beside him. In a game you can also click a square far away; “Take back” undoes a walk.
lesson-wolfenstein-inside-end = He waits here for now; points that are left are lost. End his turn: Klaus is next.
    .hint = The button is below the question: End the turn.
lesson-wolfenstein-inside-choice = Klaus has reached the door with one point left. Behind it hovers a drone. Open the door, or end the turn?
    .hint = A door takes his last point. What would the drone do then?
    .opened = No point left to shoot or hide. The drone sees him and hits: no attack in his next turn. And doors never close again.

lesson-wolfenstein-shot = The first shot
    .end = Hearts wound at once, shields break the armour first. Whoever you see sees you, too, and shoots back if you leave them alive.
lesson-wolfenstein-shot-door = B.J. has all his points and Anya beside him: a good moment for a door. Open it.
    .hint = Click the marked door. It costs one point.
lesson-wolfenstein-shot-attack = There is the drone, three squares away, and it sees him, too. His Sturmgewehr reaches five squares: attack!
    .hint = Click the drone, then Attack.
    .spent = That works, too! But a special mode spends ammunition. The plain attack will do here: keep it.
lesson-wolfenstein-shot-reload = Bad luck, that happens once in sixteen times: no heart, but its armour is gone. Reload signs mean an empty weapon: reload, two points.
    .hint = The button is below the question: Reload.
lesson-wolfenstein-shot-choice = Anya has the last turn of this round. The drone has one life and no armour. What will she do?
    .hint = She rolls four dice, and one heart or one shield is enough now. Whoever survives acts next.
    .waited = The drone flies up and hits her: one life, and no attack in her next turn.
    .walked = A drone flies seven squares, so a step is no escape. It comes after you and attacks.

lesson-wolfenstein-noise = Noise
    .end = He hears noise and waits there: nobody in sight. Shoot, then hide. On harder levels shots and heroes together make noise, too.
lesson-wolfenstein-noise-wake = The drone fell with a crash. Noise wakes its room and all rooms next to it, even through doors. Anya’s turn ends: who comes?
lesson-wolfenstein-noise-threat = Two Soldaten! They saw somebody too far away to shoot at, and shouted: threat 3. Kills raise it, too. At 6 the alarm sounds.
lesson-wolfenstein-noise-attack = The others are out of sight now. B.J. looks round the door: one Soldat is just five squares away. Shoot first!
    .hint = Click the nearer Soldat, then Attack.
lesson-wolfenstein-noise-choice = A clean kill. But the second Soldat sees B.J., and enemies are next. Where should his turn end?
    .hint = One square along the wall, away from the door: on F7 nobody sees him.
    .stayed = The Soldat walks up until he can shoot: one life gone. Hearts don’t ask about armour.
    .seen = Through the open door he is still in sight. The Soldat comes closer and shoots.
    .chased = Out of range, but through the open door still in sight. The Soldat comes after him and shouts: the threat rises.

lesson-wolfenstein-friend = Nobody is left behind
    .end = Help brings a friend back with full life and armour. On harder levels it costs your shared-life token. Stay close together.
lesson-wolfenstein-friend-chest = Anya is down and bleeding! B.J. is beside her, so Bombate has time: he is next to a chest. Search it for one point.
    .hint = Click the chest in the corner, A10.
lesson-wolfenstein-friend-found = A bayonet and a stun grenade for Bombate. His turn ends; then B.J. shoots at the nearer Soldat.
lesson-wolfenstein-friend-exhaust = Three shields: the Soldat has no armour left. Exhaust B.J. now: three more points and a second attack.
    .hint = The button is below the question: Exhaust. In his next turn B.J. has only half his points.
    .early = You can, and she would be back. But first use the chance to get rid of that Soldat: help costs no points.
lesson-wolfenstein-friend-again = Without armour every shield wounds like a heart. Finish that Soldat.
    .hint = Click the marked Soldat, then Attack.
    .armoured = That one had all his armour, so it took luck. The marked one has none.
    .early = You can, and she would be back. But first finish that Soldat: help costs no points.
lesson-wolfenstein-friend-choice = One down. The other Soldat stands close, the weapon is empty, and Anya bleeds beside B.J. What now?
    .hint = Click Anya, then Help: it costs no points. Without it she dies when her turn begins, this very round.
    .left = Anya’s turn begins and nobody has helped. She dies, and all her gear is lost.
    .fled = A step is no escape, and Anya’s turn begins without help. She dies, and all her gear is lost.

lesson-wolfenstein-goal = And out again
    .end = Mission accomplished! Rounds are few, so don’t clear every room: officer, objective, out. Now it’s your turn.
lesson-wolfenstein-goal-officer = The last round, and three goals to go. First: the officer. Anya has opened the door and sees him. Attack!
    .hint = Click the officer, then Attack. When the last officer dies, the threat falls to 0.
    .both = Both at once! That works, but in the last round only the officer counts: aim at him alone and keep the ammunition.
    .soldat = A Soldat is not a goal, and that was her only attack. In the last round only goals count.
lesson-wolfenstein-goal-take = The officer is dead. Klaus has run to objective A and has one point left: take it!
    .hint = Click A, right beside him.
lesson-wolfenstein-goal-choice = Only the way out is left. On this level one hero beside the entrance is enough. B.J. is near: finish it on C7.
    .hint = C7 is one step away, right beside the entrance.
    .late = Away from the entrance? The last round ends, and the mission has failed.
    .stayed = The last round is over, one step from the way out. The mission has failed.
