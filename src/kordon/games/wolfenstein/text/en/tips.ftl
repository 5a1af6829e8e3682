### Wolfenstein: tips.

## Tips for first games

tip-hero = On a hero the heart is life and the shield is armour. The star is glory, which pays for skills.
tip-points = Each step costs a point, an attack what the weapon says. One attack per turn.
tip-dice = Hearts always hurt, shields take armour first. A reload: load the weapon before it shoots again.
tip-noise = Noise! Enemies in this room and the next ones wake and come. Knives and silencers are quiet.
tip-threat = Every loud kill raises the threat. At { $high } the alarm brings more enemies.
tip-alarm = The alarm! More enemies come from the support markers. Take cover, or be quick.
tip-enemies = Only enemies that see or hear you act. Closed doors hide you.
tip-bleeding = { $hero } dies next turn without help: step beside them and spend a shared-life token.
tip-exhaust = All out: half your points and a second attack now. Next turn you are tired.

## The course of a turn, and what others learn

course-round-hero = Choose a hero
course-round-act = The hero acts
course-round-enemies = The enemies act
course-round-lead = Who begins next
