### Wolfenstein: every rule by its id.

## Set-up

chapter-WO-1 = Set-up
WO-101 = Choose a level, a mission and four heroes. Each hero gets their gear, ammunition and one shared-life token. It is round 1, and the threat is 0.
WO-102 = Starting weapons and equipment are taken out of their decks, the decks are shuffled, and each hero draws one equipment card.
WO-103 = In round 1 a hero enters on a hero start when first activated, and has a whole turn before the next one enters. With one start, all heroes use it; with four, each takes a different one.
WO-104 = There are always four different heroes, shared out as evenly as possible.
WO-105 = The players say who goes first. If they disagree, they roll two dice each; the highest number of hearts and shields wins.
WO-106 = A hero leaves the start with the first step; where there are four, the player chooses a free one. A turn may end on a start only if no step was possible. A hero begins with one token of the starting weapon’s ammunition.
WO-107 = On the start a hero may act before the first step, but keeps the points for that step as long as one is possible.
WO-108 = A hero for whom no start is free stays outside, misses the turn and enters in the next round.

## The round

chapter-WO-2 = The round
WO-201 = A round has a player phase, an enemy phase and a tidy-up. If the mission’s last round ends with a goal unfinished, the game is lost.
WO-202 = In the player phase players go clockwise from the first player. Each player activates all of their heroes, one after the other, in any order.
WO-203 = An activated hero gets all action points, or half of them with a fatigue token, and takes actions in any order. At the end, remove the fatigue token the hero began the turn with. If another figure is in the same room or corridor, put noise there.
WO-204 = Unused action points are lost. A turn may end early.
WO-205 = In the tidy-up remove noise from every room and corridor without a figure, move the round counter on, and choose a new first player. Killed figures are removed immediately, not in the tidy-up.
WO-206 = The first player names the player who begins the next round, among those who still have heroes.

## Actions

chapter-WO-3 = Actions
WO-301 = Action points: 1 to move, 2 into difficult terrain; 1 to travel through a secret passage; 1 to open a door, 1 to remove bars, 1 to search, 2 to reload. Attacks and equipment cost what their cards say. Giving and changing gear, exhausting, a special mode and helping cost none.
WO-302 = Actions may be repeated while points last, with one exception: a hero may attack or reload once per turn in all, or twice after exhausting. Exhausting, a special mode and a glory skill can each be used once per turn.
WO-303 = Exhausting gives half the base action points, rounded up, and a second attack. The hero gets a fatigue token, which stays until the end of the next turn. A hero with a fatigue token can’t exhaust.
WO-304 = A hero with a fatigue token can’t pay with fatigue. Fatigue as an effect can always happen, and there is never more than one token.
WO-305 = A move goes one square, straight or diagonally. Walls, closed doors and bars stop it. For a diagonal step, at least one of the two squares beside it must be passable.
WO-306 = A figure can pass through friends but not through foes, and never ends on a square with another figure.
WO-307 = Nobody enters a square with an event, chest or objective token. Hero starts and support markers can be crossed, but nobody can stop on them. A step onto a square where the figure can’t stop needs the points and a free square to move on to.
WO-308 = A closed door blocks sight and movement; once open it stays open.
WO-309 = Bars block movement, not sight. Only a hero with a metal-burning weapon can remove them.
WO-310 = A secret passage leads to the token with the same letter, for heroes only. It costs 1 point to step on, 1 to travel and 1 to step off; you need a free square to step off onto. Travelling gives a fatigue token: an effect, not a price, so tired heroes can travel too. Heroes may also just cross such a square; enemies don’t enter it.
WO-311 = An event is searched from a neighbouring square, and only if no enemy is in its room or corridor. Remove the token and choose one option of the card. A chest is searched from a neighbouring square even with enemies there, and its card takes effect at once.
WO-312 = In a success roll hearts and shields succeed; reloads and blanks fail.
WO-313 = A rerolled die is not rolled again: the second result stands.
WO-314 = “Neighbouring” never reaches through walls, closed doors or bars; only attacks, the stun grenade and dynamite reach through bars. Doors and bars are worked from a square that touches them, and bars need a metal-burning weapon in the active slot.

## Attack

chapter-WO-4 = Attack
WO-401 = An attack needs a target in sight and in range, the weapon’s action points, and one token of its ammunition, which is kept. A weapon with a reload token can’t attack.
WO-402 = Roll as many dice as accuracy, weapon and special mode give together.
WO-403 = A heart takes 1 life regardless of armour. A shield takes 1 armour, or 1 life once the armour is 0. A reload puts a reload token on the weapon, one at most; for enemies and bots it counts as a blank.
WO-404 = Reloading removes the token. Reloading any weapon counts as an attack (WO-302).
WO-405 = A weapon has one or more special modes, each with its price in tokens of the weapon’s ammunition. A hero uses one mode per turn, for one attack. Traits marked “Always” are free.
WO-406 = An enemy with 0 life is removed. The hero who killed it gets the hero’s loot, every other hero the team’s loot.
WO-407 = Damage without dice takes armour first.
WO-408 = You see a target if two straight lines are clear, from two different corners of your square to two different corners of the target’s. Walls, closed doors and figures block a line; a line that runs along a wall is blocked too. A line that starts on a wall’s own line is clear only towards its own side; touching the end of a wall is fine. Sight is mutual.
WO-409 = Range is counted in squares, straight or diagonally.
WO-410 = An enemy rolls one die fewer for each square that separates it from its target, but at least 1. Heroes lose no dice to distance.
WO-411 = A silent kill with knife, axe or pipe is an attack on an adjacent enemy for 2 action points. The card is discarded whether it kills or not; a reload counts as a blank. It makes no noise and does not raise the threat.
WO-412 = Attacks with a silenced weapon make no noise and do not raise the threat.
WO-413 = A stunned figure takes no actions on its next turn; a sabotaged one can’t attack. The token is removed at the end of that turn.
WO-414 = Tokens, difficult terrain and open doors do not block sight. A line that only touches a figure’s corner is clear; one along its edge is blocked. A large figure does not block itself.
WO-415 = A hero’s weapons share all of the hero’s ammunition, and some weapons take any kind. Check that the attack is possible before paying for the mode.
WO-416 = Lost armour is restored only by shared life and by cards that say so.
WO-417 = Using equipment is not an attack, except for a silent kill: it does not count against WO-302 and makes noise only if the card says so. Enemies killed by it raise the threat.
WO-418 = When tokens of any ammunition have to be given up, they are of the kind the hero has most of; on a tie light first, then heavy.
WO-419 = An explosion also hurts friends: a blast hits every figure next to the target, a grenade or dynamite every figure on the square and around it. Only the figure that set it off is spared. An enemy’s blast hurts heroes and bots only.
WO-420 = An attack may stun or sabotage. It does if the target loses what the card says in that attack and is neither killed nor left bleeding. A hero gets the token for the next turn, never two of a kind; bots get none.

## Glory and gear

chapter-WO-45 = Glory and gear
WO-451 = Glory comes from loot and events, belongs to one hero, and pays for that hero’s skills, one per turn.
WO-452 = One weapon is active, the others are carried; switching is free on your turn. A weapon has one attachment, and a hero one card of each kind in the slots; you can carry any number of cards. Boosters and armour stay where they were put on.
WO-453 = Giving gear or ammunition to a neighbouring hero is free on your turn; a weapon goes with its reload token. Taking from others is not possible.
WO-454 = Used events, chests and equipment go to their discard piles, which are shuffled when the deck is empty; weapons go back into their deck. If deck and discard pile are empty, no card is drawn; the rest still applies.
WO-455 = Armour absorbs, a booster raises life or armour for good, a consumable works once, an outfit hides or protects.
WO-456 = Some events leave no choice. A task is completed by a hero who reaches a hero start: enters it or stands next to it.
WO-457 = A card that was readied, put on or attached can be changed again only after the hero has done something else.
WO-458 = A hero who gives away or loses the active weapon switches to the next one they carry. A hero without a weapon takes the first one they get; one who fights with bare fists goes on doing so, and can always go back to it.

## Noise and threat

chapter-WO-5 = Noise and threat
WO-501 = An attack makes noise in the attacker’s and in the target’s room or corridor. Each room or corridor holds one noise token at most.
WO-502 = A hero in the same room or corridor as another figure makes noise there at once, and again at the end of the activation.
WO-503 = The threat rises by 1 for each enemy killed, except by silent kills and silenced weapons, and whenever a card or a skill says so.
WO-504 = When the last officer on the map dies, the threat goes back to 0.
WO-505 = At the mission’s limit the alarm sounds. Figures are placed on the support markers or on the nearest free squares towards the heroes, the highest initiative nearest to a hero. If the alarm sounds during the enemy phase, the newcomers act in that same phase, by initiative; nobody acts twice.
WO-506 = Figures from an event appear on its square and around it, unless the card says otherwise.
WO-507 = When several figures appear at once, large ones are placed before small ones.

## Enemies

chapter-WO-6 = Enemies
WO-601 = At the start of the enemy phase each enemy is checked once: it wakes if it sees a hero, or if there is noise in its own or a neighbouring room or corridor. Noise does not wake officers and bosses: they wake if they see a hero or have been attacked since their last phase, and then go for the nearest hero. Noise made later in the phase wakes nobody.
WO-602 = The enemy with the highest initiative acts first; then the one nearer to a hero; then the one the controller names. A blocked enemy waits and tries again after the next ones.
WO-603 = An enemy attacks the nearest hero in range and sight, once per phase. If it can’t, it takes the cheapest path towards the nearest hero in sight until it can, then goes on until it is next to a hero or out of points. At equal distance it chooses the hero with less life and armour together, then the controller decides.
WO-604 = An enemy that sees no hero goes: 1. to a hero it can’t see in its own room or corridor, if there is noise there; 2. otherwise to the neighbouring room or corridor with noise that holds most heroes; 3. of equal ones, to the nearer; 4. of equally near ones, to the one the controller chooses. If there is noise only where it stands, it stays.
WO-605 = Enemies open doors for 1 action point. They do nothing but attack, move and open doors.
WO-606 = The AI controller decides only where there is a real choice: one that changes the order, the target or the final square. The first player begins as controller, and the role passes clockwise each enemy phase. Players with two heroes don’t get it while others have one; a player without heroes keeps it, and several such players take turns.
WO-607 = An enemy that can’t pass an obstacle stops next to it.
WO-608 = An enemy chooses its target when it sets out and again after its attack. A hero who comes into sight takes precedence over noise. An enemy that has reached the noisy room or corridor stays there.
WO-609 = An enemy follows the cheapest path as far as its points allow: to a free square next to the hero if it can reach one or no occupied one is nearer, otherwise towards the hero, past its friends. It attacks and opens doors only from squares where it may stand.
WO-610 = A figure that a boss calls does not act in the phase in which it comes.
WO-611 = Of noisy rooms and corridors the nearer is the one that costs fewer action points to enter, including doors on the way.
WO-612 = An enemy may forbid a manoeuvre: a hero on a neighbouring square can’t exhaust, or can’t reload, as its card says. A stunned enemy forbids nothing.

## Life and death

chapter-WO-7 = Life and death
WO-701 = A hero with 0 life is bleeding. A bleeding hero dies at the start of their next turn unless somebody helps first.
WO-702 = The active hero helps a bleeding hero on a neighbouring square by discarding their own shared-life token, and gets a fatigue token. The bleeding hero is back with full life and armour. Heroes can’t help themselves or trade these tokens.
WO-703 = A dead hero is removed with all gear. If the mission allows no loss, the game is lost at that moment.
WO-704 = You win when all goals are complete, even if some of your heroes died. You lose when the last round has passed, when all heroes are dead, or when the mission says so.
WO-705 = Where skills conflict, enemies’ skills take precedence over heroes’, and heroes’ over equipment and weapons.
WO-706 = Objectives carried by a hero who dies stay on the square where the hero lay.

## Special figures

chapter-WO-8 = Special figures
WO-801 = A large figure fills 2 × 2 squares and sees and is seen from any of them; an area effect hits it once. If it would end across a doorway, it is moved one square on for free, or stops before the door if there is no room.
WO-802 = A bot is an enemy figure that an event has won over. It acts right after its hero, even if the hero can’t act, and moves and attacks like a hero. Enemies treat it as a hero. It opens doors and chests, but searches no events, carries nothing, does not bleed, does not tire and uses no secret passages. Its hero gets its loot; a trap that it springs hurts the bot. When its hero dies, it is removed.
WO-803 = One player plays with all four heroes; nothing else changes.
WO-804 = A large figure’s step moves all four squares and costs 1 more if a newly covered square is difficult terrain. Distance is counted from its nearest square.
WO-805 = A hero leads one bot at most; a new one replaces the old.

## Difficulty

chapter-WO-9 = Difficulty
WO-901 = Ammunition. Can I play, Daddy?: each hero gets 2 more tokens of choice, and attacks need none. Don’t hurt me: attacks need none. I am death incarnate: a special mode costs 1 token more.
WO-902 = Glory. Can I play, Daddy?: double for kills and events. Don’t hurt me: double for events. I am death incarnate: skills cost 1 more and bring fatigue; skills marked “always” stay free.
WO-903 = Shared life. Can I play, Daddy?: helping needs no token. Don’t hurt me: 2 tokens each. I am death incarnate: only one hero has one, and the players choose whom. Helping always tires.
WO-904 = Noise. Can I play, Daddy?: neither attacks nor heroes together make any. Don’t hurt me: attacks make none. I am death incarnate: heroes count as noise at the start of the enemy phase. On every level a hero and an enemy together make noise.
WO-905 = Bosses. Can I play, Daddy?: Bevli calls a Soldat, and Hitler’s skill works on reloads only. Don’t hurt me: Hitler’s skill works on reloads only. I am death incarnate: in missions 8, 9 and 10 Hans Grösse takes the place of a guard.
WO-906 = Reload. On the two easier levels a hero may reload and attack in the same turn; a second reload still needs exhausting. I am death incarnate: when you remove a reload token, roll a die; on a reload the token stays.
WO-907 = A hero whose presence makes no noise does not count as noise on the hardest level either.
WO-908 = Missions. On some levels some enemies are left out. On the two easier ones there are usually more rounds, on the hardest fewer; the mission’s sheet says how many.
WO-909 = Getting out. Can I play, Daddy?: one hero at a hero start is enough. Don’t hurt me: two. Otherwise all surviving heroes have to be there.

## Missions

chapter-WO-95 = Missions
WO-951 = A mission says how the tiles are joined, where everything stands, the goals, the number of rounds, in most cases the threat limit, what the alarm brings and whether it repeats, special rules, and suggested heroes. Where enemies have to be killed, those count that stand there at the start.
WO-952 = A mission uses only what is in the box: 8 rooms, 8 corridors, 14 doors, 4 bars, 5 events, 8 chests, 4 objectives, 4 support markers, 3 pairs of passages, 4 squares of difficult terrain.
WO-953 = Ten missions make a campaign with a story. Only the list of missions won carries over, unless the heroes are veterans.
WO-954 = On “Bring ’em on!” a strong team is meant to win a mission about every second time; more often on each easier level, less often on the hardest.
WO-955 = A mission that is won can bring three medals: if the alarm never sounded, if no hero bled, and if at least two rounds were left. Where a mission has no alarm, every victory is quiet. Medals are recorded with the list of missions won and change nothing else.
WO-956 = Veterans, a variant: any hero may be chosen, and after a victory the team brings one card into the next mission. It is a weapon or a piece of equipment that a living hero held at the end, beyond the heroes’ own starting gear. The players choose it once everybody is equipped, if a copy is left in its deck; the hero picked first gets it.
WO-957 = With two or more players, everybody may put the flag on a square, move it and take it off, at any time. Everybody sees it, and it changes nothing in the rules. Bots make for it first, unless a friend bleeds.

## Further rulings

chapter-WO-96 = Further rulings
WO-961 = A bleeding hero is not a target, blocks no sight and makes no noise, and friends can pass through.
WO-962 = Half of an odd number of action points is rounded up.
WO-963 = A silent kill rolls the card’s dice only, without accuracy.
WO-964 = Killing the last officer first raises the threat and then sets it to 0; only then is it checked whether the alarm sounds. The same goes for a silent kill.
WO-965 = Distance is the larger of the two differences, across and down; neighbours are at 1.
WO-966 = An alarm sounds once, unless the mission repeats it. Where it repeats, the threat goes back to 0 after it.
WO-967 = Victory comes at once, before any check for defeat.

chapter-WO-97 = Squares and lines
WO-971 = At a corner a line is blocked if there is a wall on both sides of it, as in a straight wall or on the inside of an angle. Past the end of a wall or the outside of an angle it is clear, also at its start if it leads straight out of its own square. Two squares that share a corner have no line there.
WO-972 = For a diagonal step, a square beside it is impassable if a foe or a token nobody can enter is on it; friends and markers don’t matter.
WO-973 = A square touches a door or bars if one of its sides is part of the doorway; a corner is not enough.
WO-974 = Tiles that share an edge are neighbours even if it is walled up from end to end: noise passes through.

## In the box, and about this version

chapter-WO-0 = In the box, and about this version
WO-001 = There are six heroes: Anya Oliwa, B.J. Blazkowicz, Bombate, Klaus Kreutz, Max Hass and Set Roth. A hero has life, armour, action points, accuracy, starting gear, and skills that cost glory or always work. One weapon is active, and there is one slot for each kind of equipment.
WO-002 = The box holds 8 Soldaten, 8 space troopers, 4 Supersoldaten, 3 Panzerhunde (large), 6 officers, 8 drones, 4 Übersoldaten, 2 stormtroopers and 2 rocket troopers. The bosses are General Oscar von Grim, Professor Solomon Bevli, Adolf Hitler, and Mecha-Hitler (large). An enemy has life, armour, action points, initiative, a weapon, skills, and loot for the hero who kills it and for the team.
WO-003 = There are four decks: 31 weapons, 62 pieces of equipment, 20 events and 14 chests.
WO-004 = The die has twelve sides: 4 hearts, 4 shields, 2 reloads and 2 blanks.
WO-005 = Equipment is of six kinds: armour, weapon attachment, booster, consumable, outfit and other.
WO-006 = The map is made of 8 rooms and 8 corridors with square grids. On it are doors, bars, difficult terrain, secret passages A, B and C in pairs, chests, events, objectives A to D, hero starts and support markers.
WO-007 = Ammunition is light, heavy or special. One token is a whole magazine.
WO-008 = Published values are used unchanged: B.J.’s and Klaus’s action points, the Soldat, the pistol 1960, the LaserKraftWerk, the piercing Sturmgewehr, mighty armour, the puppet master, “I am the Führer”, and the order of the missions.
WO-009 = All other numbers and cards are our own. Rooms are 6 × 6 squares, corridors 6 × 2, turned as needed.
WO-010 = No forbidden emblem is drawn anywhere.
WO-011 = The map’s edge is a wall, and tiles that touch are open along the shared edge. Every tile is a room or corridor of its own; tiles that share an edge are neighbours, even with a door or bars between them.
WO-012 = Doors and bars stand only in openings two squares wide: at the end of a corridor, or in a gap that the mission leaves in a wall. A figure stands across a doorway if it covers squares on both sides of it.
WO-013 = Tokens never run out. Figures do: if no figure is left, none is placed; figures of killed enemies can be placed again. Hans Grösse appears on the hardest level only.
WO-014 = Tiles of the same kind are interchangeable.
WO-015 = Some cards have tokens of their own: powered armour, and Shoshana.
