### Wolfenstein: every rule by its id.

## Pieces

chapter-WO-0 = Pieces
WO-001 = There are six heroes: B.J. Blazkowicz, Anya Oliwa, Set Roth, Bombate, Max Hass and Klaus Kreutz. A hero has life, armour, action points, accuracy, starting gear, and skills that cost glory or always hold; one weapon is active, and there is one slot for each kind of equipment.
WO-002 = The box holds 8 Soldaten, 8 space troopers, 4 Supersoldaten, 3 Panzerhunde (large), 6 officers, 8 drones, 4 Übersoldaten, 2 stormtroopers and 2 rocket troopers. The bosses are Professor Solomon Bevli, General Oscar von Grim, Mecha-Hitler (large) and Adolf Hitler. An enemy has life, armour, action points, initiative, a weapon, skills, and loot for the killer and for the others.
WO-003 = There are four decks: 31 weapons, 62 pieces of equipment, 20 events and 14 chests.
WO-004 = The die has twelve sides: 4 hearts, 4 shields, 2 reloads and 2 blanks.
WO-005 = Equipment is of six kinds: armour, weapon attachment, booster, consumable, outfit and other.
WO-006 = The map is made of 8 rooms and 8 corridors with square grids. On it are doors, bars, difficult terrain, secret passages A, B and C in pairs, chests, events, objectives A to D, hero starts and support markers.
WO-007 = Ammunition is light, heavy or special. One token is a whole magazine.
WO-008 = Values that were published stand as they are: B.J.’s and Klaus’s action points, the Soldat, the pistol 1960, the LaserKraftWerk, the piercing Sturmgewehr, mighty armour, the puppet master, “I am the Führer”, and the order of the missions.
WO-009 = All other numbers and cards are our own. Rooms are 6 × 6 squares, corridors 6 × 2 and turned as needed.
WO-010 = No forbidden emblem is drawn anywhere.
WO-011 = The map’s edge is wall, and tiles that touch are open along the shared edge. Every tile is a room or corridor of its own; neighbours are those that share an edge, whatever door or bars stand there.
WO-012 = Doors and bars stand only in joints two squares wide: at a corridor’s mouth, or in a gap of two that the mission leaves in a wall. A figure is across a doorway if it covers squares on both sides of it.
WO-013 = Tokens never run out. Figures do: what the box lacks is not placed, but the dead can come again. Hans Grösse comes on the hardest level only.
WO-014 = Tiles of one kind can stand for each other.
WO-015 = Some cards bring tokens of their own: powered armour, and Shoshana.

## Set-up

chapter-WO-1 = Set-up
WO-101 = Choose a level, a mission and four heroes. Each hero gets their gear, ammunition and one shared-life token. It is round 1, and the threat is 0.
WO-102 = Starting weapons and equipment leave their decks, the decks are shuffled, and each hero draws one equipment card.
WO-103 = In round 1 a hero enters on a hero start when first activated, and has a whole turn before the next one enters. A single start serves all; of four, each hero takes one.
WO-104 = There are always four different heroes, shared out as evenly as possible.
WO-105 = Players who disagree about who goes first or who takes a hero roll two dice each; most hearts and shields decide.
WO-106 = A hero leaves the start with the first step; where there are four, the player chooses a free one. A turn may end on the start only if no step was possible. A hero begins with one token of the starting weapon’s ammunition.
WO-107 = On the start marker a hero may act before the first step, but keeps the points for that step while one is possible.
WO-108 = A hero for whom no start is free stays outside, misses the turn and enters in the next round.

## The round

chapter-WO-2 = The round
WO-201 = A round has a player phase, an enemy phase and a tidy-up. If the mission’s last round passes with goals open, the game is lost.
WO-202 = In the player phase players go clockwise from the first player; each activates all own heroes, one after the other, in any order.
WO-203 = An activated hero gets their action points, or half of them with a fatigue token, and acts in any order. At the end the fatigue token that was there at the start goes. If another figure is in the same room or corridor, noise is put there.
WO-204 = Unused action points are lost. Ending early is fine.
WO-205 = In the tidy-up noise goes from every room and corridor without a figure, the round counter moves on, and a new first player is chosen. The dead are gone at once.
WO-206 = The first player says who begins the next round, among the players who still have heroes.

## Actions

chapter-WO-3 = Actions
WO-301 = Action points: 1 to move, 2 into difficult terrain; 1 to travel through a secret passage; 1 to open a door, 1 to remove bars, 1 to search, 2 to reload. Attacks and equipment cost what their cards say. Giving and changing gear, exhausting, a special mode and helping cost none.
WO-302 = Everything may be repeated while points last, but attacks and reloads share one slot a turn, or two after exhausting. Exhausting, a special mode and a glory skill are possible once a turn each.
WO-303 = Exhausting gives half the base action points, rounded up, and a second attack. It puts a fatigue token on the hero, which stays to the end of the next turn; it is not possible with one already there.
WO-304 = Fatigue as a price can’t be paid by a hero who has the token. Fatigue as an effect can always happen, and there is never more than one token.
WO-305 = A move goes one square, straight or diagonally. Walls, closed doors and bars stop it. A diagonal step needs at least one of its two side squares to be passable.
WO-306 = A figure passes through friends but not through foes, and never ends where another stands.
WO-307 = Nobody enters a square with an event, chest or objective token. Hero starts and support markers can be crossed, not stopped on. A step onto a square where one can’t stop needs the points and a free square to go on to.
WO-308 = A closed door blocks sight and movement; once open it stays open.
WO-309 = Bars block movement, not sight. Only a hero with a metal-burning weapon removes them.
WO-310 = A secret passage leads to the token of the same letter, for heroes only: 1 point to step on, 1 to travel with a fatigue token as its price, 1 to step off, and not without a free square to step off to. Heroes may also just cross such a square; enemies don’t enter it.
WO-311 = An event is searched from a neighbouring square, and not with an enemy in its room or corridor: the token goes, and one option of the card is chosen. A chest is searched from a neighbouring square, enemies or not, and its card takes effect at once.
WO-312 = In a success roll hearts and shields succeed; reloads and blanks fail.
WO-313 = A rerolled die is not rolled again: the second result stands.
WO-314 = Neighbouring never reaches through walls, closed doors or bars; only attacks, the stun grenade and dynamite reach through bars. Doors and bars are worked from a square that touches them, and bars need a metal-burning weapon in the active slot.

## Attack

chapter-WO-4 = Attack
WO-401 = An attack needs a target in sight and range, the weapon’s action points, and one token of its ammunition, which is kept. It is not possible with a reload token on the weapon.
WO-402 = The dice are those of the accuracy, the weapon and the special mode together.
WO-403 = A heart takes 1 life past the armour. A shield takes 1 armour, or 1 life once the armour is 0. A reload puts a reload token on the weapon, one at most; for enemies and bots it is a blank.
WO-404 = Reloading takes the token off. It takes the slot of an attack, whatever the weapon.
WO-405 = A special mode is used once a turn and pays the tokens on the card. What always holds costs nothing.
WO-406 = At 0 life an enemy is removed. The killer gets the killer’s loot, every other hero the team’s.
WO-407 = Damage without dice takes armour first.
WO-408 = You see a target if two straight lines are clear, from two different corners of your square to two different corners of the target’s. Walls, closed doors and figures block, and so does running along a wall. A line that starts on a wall’s own line is clear only towards its own side; touching the end of a wall is fine. Sight is mutual.
WO-409 = Range is counted in squares, straight or diagonally, one each.
WO-410 = An enemy rolls its dice less 1 for each square between it and its target, at least 1. Heroes’ dice do not shrink.
WO-411 = A silent kill with knife, axe or pipe is an attack on a neighbour for 2 action points. The card is discarded, kill or not; a reload is a blank. It makes no noise and does not raise the threat.
WO-412 = Attacks with a silenced weapon make no noise and do not raise the threat.
WO-413 = Who is stunned takes no action in the next turn, who is sabotaged does not attack in it. The token goes at its end.
WO-414 = Tokens, difficult terrain and open doors do not block sight. A line that only touches a figure’s corner is clear; one along its edge is blocked. A large figure does not block itself.
WO-415 = Ammunition moves freely among a hero’s own weapons, and some weapons take any. Whether an attack is possible is looked at before a mode is paid.
WO-416 = Armour does not grow back, unless a shared life brings it.
WO-417 = Using equipment is no attack, except a silent kill: it takes no slot and makes noise only if the card says so. Its kills raise the threat.
WO-418 = Where tokens of any ammunition have to go, they are of the kind that the hero has most of; of equal kinds light goes first, then heavy.

## Glory and gear

chapter-WO-45 = Glory and gear
WO-451 = Glory comes from loot and events, belongs to one hero, and pays that hero’s skills, one a turn.
WO-452 = One weapon is active, the others are carried; changing is free in the own turn. A weapon has one attachment, a hero one card of each kind in the slots; carrying has no limit. Boosters and armour stay where they were put on.
WO-453 = Giving gear or ammunition to a neighbouring hero is free in the own turn; a weapon goes with its reload token. Taking is not possible.
WO-454 = Used events, chests and equipment go to their discard piles, which are shuffled when the deck is empty; weapons go back into their deck. With nothing left no card comes; everything else stands.
WO-455 = Armour absorbs, a booster raises life or armour for good, a consumable works once, an outfit hides or protects.
WO-456 = Some events leave no choice. A task is fulfilled by reaching a hero start: entering it or standing next to it.
WO-457 = A card that was readied, put on or attached can be changed again only after the hero has done something else.
WO-458 = When the active weapon is given away or lost, the next of the hero’s own is in hand. A hero without a weapon takes the first that comes.

## Noise and threat

chapter-WO-5 = Noise and threat
WO-501 = An attack makes noise in the attacker’s and in the target’s room or corridor. There is one token a place.
WO-502 = A hero in one room or corridor with another figure makes noise there at once, and again at the end of the activation.
WO-503 = The threat rises by 1 for each enemy killed, unless silently, and for what says so.
WO-504 = When the last officer on the map dies, the threat goes back to 0.
WO-505 = At the mission’s limit the alarm sounds. Figures come onto the support markers or the nearest free squares towards the heroes, the highest initiative nearest to a hero. In the enemy phase they still act in it, by initiative; nobody acts twice.
WO-506 = Figures from an event appear on its square and around it, unless the card says otherwise.
WO-507 = Where several figures come at once, large ones find their places before small ones.

## Enemies

chapter-WO-6 = Enemies
WO-601 = At the start of the enemy phase each enemy is checked once: it wakes if a hero is in its sight, or if noise is in its own or a neighbouring room or corridor. Noise does not wake officers and bosses: they need a hero in sight, or to have been attacked since their last phase, and then go to the nearest hero. What comes about later in the phase wakes nobody.
WO-602 = Higher initiative acts first, then who is nearer to a hero, then whom the controller names. A blocked enemy waits and is tried again after the next ones.
WO-603 = An enemy attacks the nearest hero in range and sight, once a phase. Otherwise it takes the cheapest way towards the nearest hero in sight until it can, then goes on until it is next to a hero or out of points. At equal distance it goes for less life and armour together, then the controller decides.
WO-604 = With no hero in sight it goes to an unseen hero in its own noisy room, otherwise to the noisy neighbour with most heroes, then the nearer one, then the controller’s choice. With noise in its own room alone it stays.
WO-605 = Enemies open doors for 1 action point. They do nothing else than attack, move and open doors.
WO-606 = The controller decides real choices only: those that change order, target or final square. It starts with the first player and passes clockwise each enemy phase. Players with two heroes while others have one don’t get it; a player without heroes has it, and several take turns.
WO-607 = An enemy that can’t pass an obstacle stands at it.
WO-608 = Whom an enemy goes for is settled when it sets out and again after its attack. A hero who comes into sight takes over from noise; in the noisy room or corridor it stays.
WO-609 = An enemy follows the cheapest ways as far as its points last: to a free square next to the hero if they last for it, otherwise towards the hero past its friends. It attacks and opens doors only from squares where it may stand.
WO-610 = A figure that a boss calls does not act in the phase in which it comes.
WO-611 = Of noisy rooms and corridors the nearer is the one that costs fewer action points to enter, doors on the way included.

## Life and death

chapter-WO-7 = Life and death
WO-701 = A hero at 0 life bleeds, and dies if nobody helps before their next turn.
WO-702 = The active hero helps a bleeding neighbour by discarding the own shared-life token and takes a fatigue token. The bleeding one is back at full life and armour. Nobody helps themselves, and tokens are not traded.
WO-703 = A dead hero leaves with all gear. Where no hero may be lost, the game is lost at that moment.
WO-704 = Lost: the last round has passed, all heroes are dead, or the mission says so. Won: all goals are done, also for players whose heroes died.
WO-705 = Where skills conflict, enemies’ go before heroes’, and heroes’ before equipment and weapons.
WO-706 = The objectives a dead hero carried stay on the square where the hero lay.

## Special figures

chapter-WO-8 = Special figures
WO-801 = Large figures fill 2 × 2 squares and see and are seen from any of them; an area effect hits them once. One that would end across a doorway is pushed one square on for nothing, or stops before the door if there is no room.
WO-802 = A bot is an enemy figure won over by an event. It acts right after its hero, moves and attacks like a hero, is a hero to enemies, opens doors and chests, but searches no events, carries nothing, does not bleed and has no passages or fatigue. Its loot goes to its hero. It acts though its hero can’t, and leaves when its hero dies.
WO-803 = One player plays with all four heroes; nothing else changes.
WO-804 = A large figure’s step moves all four squares and costs 1 more if a newly covered one is difficult. Distance is from its nearest square.
WO-805 = A hero leads one bot at most; a new one takes the place of the old.

## Difficulty

chapter-WO-9 = Difficulty
WO-901 = Ammunition. Can I play, Daddy?: 2 more tokens of choice each, and attacks need none. Don’t hurt me: attacks need none. I am death incarnate: a special mode costs 1 token more.
WO-902 = Glory. Can I play, Daddy?: double for kills and events. Don’t hurt me: double for events. I am death incarnate: skills cost 1 more and bring fatigue; what always holds stays free.
WO-903 = Shared life. Can I play, Daddy?: helping needs no token. Don’t hurt me: 2 tokens each. I am death incarnate: only one hero has one, and the players choose whom. Helping always tires.
WO-904 = Noise. Can I play, Daddy?: neither attacks nor heroes together make any. Don’t hurt me: attacks make none. I am death incarnate: heroes count as noise at the start of the enemy phase. Hero and enemy together always make it.
WO-905 = Bosses. Can I play, Daddy?: Bevli calls a Soldat, and Hitler’s skill works on reloads only. Don’t hurt me: the latter. I am death incarnate: in missions 8, 9 and 10 Hans Grösse takes the place of a guard.
WO-906 = Reload. On the two easier levels one may reload and attack in one turn. I am death incarnate: a reload token comes back if a die shows reload.
WO-907 = A hero whose presence makes no noise does not count as noise on the hardest level either.

## Missions

chapter-WO-95 = Missions
WO-951 = A mission says how the tiles join, where everything stands, the goals, the number of rounds, the threat limit in most, what the alarm brings and whether it repeats, special rules, and suggested heroes.
WO-952 = A mission keeps to the box: 8 rooms, 8 corridors, 14 doors, 4 bars, 5 events, 8 chests, 4 objectives, 4 support markers, 3 pairs of passages, 4 difficult squares.
WO-953 = Ten missions make a campaign with a story. Nothing carries over but which missions are won.
WO-954 = On “Bring ’em on!” a strong team is meant to win a mission about every second time; more often on each easier level, less often on the hardest.

## Further rulings

chapter-WO-96 = Further rulings
WO-961 = A bleeding hero is no target, blocks no sight, makes no noise, and friends pass through.
WO-962 = Half of an odd number of action points is rounded up.
WO-963 = A silent kill rolls the card’s dice only, without accuracy.
WO-964 = The kill of the last officer first raises the threat, then sets it to 0; the alarm is looked at after that. A silent kill does the same.
WO-965 = Distance is the larger of the two differences, across and down; neighbours are at 1.
WO-966 = An alarm sounds once, unless the mission repeats it. Where it repeats, the threat goes back to 0 after it.
WO-967 = Victory comes at once, before any check for a loss.

chapter-WO-97 = Squares and lines
WO-971 = At a corner a line is stopped if there is wall on both its hands, as in a straight wall or in the inside of an angle. Past the end of a wall or the outside of an angle it is clear, also where it starts, if it leads on straight out of its own square. Two squares that share a corner have no line there.
WO-972 = For a diagonal step, foes and tokens that nobody enters make a side square impassable; friends and markers do not.
WO-973 = A square touches a door or bars if one of its sides is part of the doorway; a corner is not enough.
WO-974 = Tiles that share an edge are neighbours even where it is walled up from end to end: noise goes through.
