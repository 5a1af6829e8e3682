### Sniper Elite: every rule by its id.

## Pieces

chapter-SE-0 = Pieces
SE-001 = The map has four sectors. Yellow, red and black are each the home of one squad. White is neutral and may lie in several separate parts.
SE-002 = There are three squads: yellow, red and black. Each has one officer and two soldiers. Officers and soldiers alike are called units.
SE-003 = The box holds 30 shot tokens: 11 aim, 7 recoil, 9 noise and 3 suppression.
SE-004 = There are ten loadout cards: two each of sound masking, S-mine, silenced ammo and distraction, one each of tommy gun and trench gun.
SE-005 = There are six specialists, each with one ability.
SE-006 = Each map has nine numbered objective spaces and a card for each of them. Cards of one suit stand for objectives in one sector.
SE-007 = The defenders have ten tracking cubes. They may put them on any space and take them off whenever they like, in their own turn and in the sniper’s. Everybody sees the cubes; they change nothing in the rules.
SE-008 = There are two maps: Launch Facility and Submarine Pens.

## Spaces

chapter-SE-1 = Spaces
SE-101 = Two spaces that share an edge are adjacent; a corner is not enough. Walls and height make no difference.
SE-102 = Two spaces are matching-adjacent if they are adjacent and of one type: both open, both enclosed or both elevated.
SE-103 = No move or placement may leave two defenders in one space. On the way, defenders may pass through each other.
SE-104 = The sniper never enters a space with a defender. A defender may pass through the sniper’s space or stop in it: nothing is said, nothing happens, and the sniper may walk out on the next turn.
SE-105 = You need a doorway on the edge you cross to go between an enclosed space and a space of another type, or from one building into another. You need a ladder there to go between an elevated space and another type. Inside one building or along one walkway you move freely.
SE-106 = Difficult terrain is open ground. A move that enters it, once or more often, has its limit cut by 1: to 2 spaces for the sniper, to 1 for a defender. So a defender enters it only as the single step of a move, and a sniper’s move of 3 never does.
SE-107 = Nobody enters water. It does not block sight, and it counts as a space when distance is measured.
SE-108 = Nobody enters an obstruction, and it always blocks sight.
SE-109 = Four entrance arrows lie off the board, one for each sector. Each leads into one space.
SE-110 = In the Submarine Pens two tunnel spaces lie under the walkway. A tunnel space and the walkway space above it are two different spaces: they are not adjacent and do not see each other.
SE-111 = Every water space counts as open ground in a line of sight, in a dock basin and under a roof too. So a walkway and a room see each other across water alone. Between two walkways the water below counts as a space.

## Set-up

chapter-SE-2 = Set-up
SE-201 = The sniper draws two objective cards. While both are of one suit, one of the sniper’s choice goes under the deck and another is drawn. The two stay secret; the rest leave the game unseen.
SE-202 = The bag starts with 6 aim, 2 noise and 3 recoil. In reserve are 5 aim, 7 noise and 3 suppression. The other 4 recoil leave the game.
SE-203 = Knowing the objectives, the sniper secretly picks any 3 loadout cards; two of the same kind are fine. The other 7 are shuffled face down into a deck.
SE-204 = Only then do the defenders pick 3 of the 6 specialists, in the open, and give one to each squad. Each card gets 2 uses and 1 suppression token.
SE-205 = Each unit starts on a start space of its colour, each officer on the officer space.
SE-206 = The countdown starts on 10. The sniper has no wound yet and takes the first turn.
SE-207 = One defending player commands all three squads. Two command one squad each and share the third: either of them may act with it. Three command one squad each.
SE-208 = The squads choose their specialists in the order yellow, red, black, each by its own player; for a shared squad either player may choose.

## The sniper's turn

chapter-SE-3 = The sniper’s turn
SE-301 = On the first turn the sniper secretly picks an entrance in a sector that holds neither objective. The first move comes before anything else and has at least 1 space. The arrow itself is off the board: the space it points at is the first space of that move.
SE-302 = If the sniper figure stands on the board when the sniper’s turn begins, it is taken off.
SE-303 = In one turn, in any order, the sniper may make one move, play one loadout card and take one action: shoot, loot or complete an objective. Any of these may be skipped, but nothing is gained by that.
SE-304 = The sniper moves 0 to 3 spaces in one go; nothing interrupts a move. The sniper never enters a space they have already been in this turn.
SE-305 = A move of 0 or 1 is silent. After a move of 2 or 3, every unit adjacent to any space of the move, start and end included, is alerted, regardless of walls, types and sight. The defenders learn which units, not how many spaces nor in what order. The entrance arrow alerts nobody.
SE-306 = The defenders are told of shots (tokens announced and drawn), alerted units, completed objectives, reveals, and that a loadout card was played or a space looted. They are not told whether or how far the sniper moved, the target of a miss, or the order, unless one public thing came before another.
SE-307 = After the end everybody sees the sniper’s whole path, with the countdown number at which each turn ended.

## Shooting

chapter-SE-35 = Shooting
SE-351 = The sniper secretly chooses a unit in sight. Its distance is the smallest number of spaces on any valid line: the target’s space counts, the sniper’s does not. A target in the sniper’s own space is at distance 1.
SE-352 = The sniper announces how many tokens to draw: at least the distance, at most as many as are in the bag. They are drawn at random, without putting any back, and everybody sees them.
SE-353 = If recoil and noise together are 5 or more, the shot misfires. A misfire misses, no matter what else was drawn, and suppression does not help.
SE-354 = The shot hits if it does not misfire and at least as many aim tokens were drawn as the distance. The unit leaves the board and is named. After a miss the target stays secret.
SE-355 = The sniper is revealed if at least 2 noise were drawn, plus 1 more for each suppression drawn; hit, miss or misfire alike. The figure goes on the sniper’s space and stays there as the last known place, even if the sniper then moves away.
SE-356 = After the shot all drawn tokens go back into the bag. Once they are drawn, the target cannot be changed.
SE-357 = Killing a soldier adds 1 aim to the bag. Killing an officer adds the suppression token from his squad’s specialist card, or 1 aim if that token is already in the bag. The bag never gets more than the box holds (11 aim, 9 noise, 3 suppression); the action is still allowed.
SE-358 = A killed unit is not lost for good: the defenders can deploy it again.
SE-359 = If a shot reveals the sniper, the figure is put down before the medic is asked.

## Loot and objectives

chapter-SE-37 = Loot and objectives
SE-371 = Loot on a numbered space that is neither of the sniper’s objectives and was not looted before. The sniper looks at the top 3 loadout cards (or as many as are left; with none there is no loot), keeps one, and the others are shuffled back. The defenders learn that the sniper is on a numbered space, not which.
SE-372 = Complete an objective on its own space, once. The card is shown, the figure is put there, 1 noise goes into the bag and the countdown returns to its start value.
SE-373 = The second completed objective wins the game for the sniper at once.

## Loadout

chapter-SE-4 = Loadout
SE-401 = A loadout card is announced when it is played and laid face down; each card says when it is shown. It is played before or after a move or an action, never in the middle, and before the action that it changes. Each card works once.
SE-402 = Sound masking: a move of 2 or 3 spaces this turn alerts no unit. The card is shown at the end of the game. Dogs still catch the scent.
SE-403 = S-mine: the sniper secretly mines the space they are in. A unit that ends a move there, its own or one by distraction, is killed at once; deploying there is safe. Then the card is shown, the mine is gone and the kill adds tokens as a shot does. Several mines may share a space; one goes off at a time.
SE-404 = Silenced ammo: shown before shooting. In this turn’s shooting every noise token counts as recoil, so nothing is revealed; 5 or more still misfire.
SE-405 = Distraction: shown at once. The sniper moves one unit 1 or 2 spaces by the defenders’ rules of movement. It must end in the sniper’s sight, in a space without another defender.
SE-406 = Tommy gun: shown before shooting; the sniper shoots twice, at one target or two. Both numbers are announced first, and the first shot’s tokens stay out for the second. Each shot hits or misfires on its own. After both, noise and suppression of both decide one reveal, then kills add tokens.
SE-407 = Trench gun: shown before shooting; no tokens are drawn. The sniper is revealed, then every unit in the sniper’s space and in the spaces matching-adjacent to it is killed. Nothing is added to the bag.
SE-408 = Silenced ammo, distraction, tommy gun and trench gun are shown as soon as they are played. Sound masking and the S-mine stay face down. Sound masking comes before the move it covers.
SE-409 = Tommy gun, second shot: its target is chosen after the first shot is judged. Its number may be anything from 1 to what the first shot leaves in the bag, even too few for any target. If a unit is within reach of that number, the shot must be taken: the English book leaves it to the sniper, the Polish and the Czech do not, and we go with those two. If no unit is within reach, the shot is lost, and everybody is told so.

## The defenders' turn

chapter-SE-5 = The defenders’ turn
SE-501 = Each squad either gathers intel or takes up to 2 unit actions. Squads may take turns with their actions in any order, and may pass.
SE-502 = A unit may not repeat an action within a turn. It may take two different actions, and two units of a squad may take the same one. The solo game is an exception: order cards may have a unit repeat any action but an attack.
SE-503 = Gathering intel uses both of the squad’s actions, and the squad’s officer must be on the board in the squad’s own sector. The sniper says truthfully whether they are in that sector.
SE-504 = A unit moves 1 or 2 spaces.
SE-505 = A unit attacks its own space. If the sniper is there, the figure is put there and the sniper takes a wound. The second wound wins the game for the defenders.
SE-506 = A unit spots one space adjacent to it, of any type. If the sniper is there, the figure is put there and 1 noise goes into the bag.
SE-507 = A unit sweeps its own space and 2 spaces matching-adjacent to it, or fewer if there are not two. The sniper says whether they are in one of these, but not in which.
SE-508 = An officer off the board is deployed on his start space, unless a defender stands there. It does not matter if the sniper is there.
SE-509 = While a squad’s officer is in his own sector, a soldier of that squad who is off the board may be deployed on a free space matching-adjacent to the officer, in any sector. This is the soldier’s action, and he may act again at once.
SE-510 = Dismissing takes a unit of the squad off the board from anywhere. It counts as that unit’s action, and the unit cannot be deployed this turn.
SE-511 = Wounds, the figure and every answer of the sniper are public.
SE-512 = Each defending player says when they are done, and then does nothing more this turn. When all are done, unused actions are passed.

## The end

chapter-SE-6 = The end
SE-601 = The sniper wins with the second objective. The defenders win with the second wound.
SE-602 = The countdown goes down by 1 each defenders’ turn, from 10 to 1. If the sniper’s turn ends while it stands on 1, the defenders win: so there are 10 turns for the first objective. Completing it sets the countdown to 10 again, and that round’s defenders’ turn takes it to 9.

## Specialists

chapter-SE-7 = Specialists
SE-701 = Each specialist is used at most twice per game and once per turn, before or after any action or intel, while the officer is on the board, in any sector. Several may be used in one turn. An ability that changes an action is declared first and gives no extra action; one that keeps a unit from acting does not stop intel. A soldier never means an officer.
SE-702 = Medic: used in the sniper’s turn when a shot hits a soldier of this squad. The soldier stays, nothing is added to the bag, noise still counts. No help against mines. Against the trench gun he saves one soldier, but none if he is hit himself; against the tommy gun he helps with one of the two shots.
SE-703 = Radio operator: a soldier of any squad, off the board since the turn began, is deployed on a free space matching-adjacent to this officer, wherever he is. It costs no action but is that soldier’s deployment for the turn. The officer must not have moved this turn; he may move afterwards.
SE-704 = Specialist sniper: the officer’s attack this turn may be a shot at a space in his sight with the sniper’s bag, drawing from the distance up to 7 tokens. Misfire and aim work as usual. A hit wounds the sniper if they are there, and the figure is put there; noise alone reveals nobody. Nothing is added, all tokens go back. He must not have moved before it, and may move after.
SE-705 = Kennel master: each use puts one of two dogs on the officer’s space or one matching-adjacent to it, for good. After a move at any speed the sniper names each dog whose space was entered, left or passed through; not those nearby. Sound masking does not help. Dogs do not move, block nobody and are neither units nor targets.
SE-706 = Jäger: the officer’s attack this turn may target an adjacent space of any type instead of his own. It costs the attack action.
SE-707 = Scout: a soldier of this squad on the board goes to any free space in the officer’s current sector that has the same type as the soldier’s own space. Mines do not go off. That soldier takes no unit action this turn, before or after.

## Line of sight

chapter-SE-85 = Line of sight
SE-851 = One space sees another if some straight line from an edge of the one to an edge of the other passes through no blocking space. The two spaces themselves never block. Touching a corner is not passing through. A line along an edge passes through one of the two spaces beside it, whichever suits it better: so it slips along the outside of a house, but not through the house along an inner wall.
SE-852 = Enclosed spaces, elevated spaces and obstructions block a line. Open spaces, difficult terrain, water and walls never do.
SE-853 = Enclosed spaces do not block a line that runs through enclosed spaces only, both ends included. So within one building everybody sees everybody.
SE-854 = Between two elevated spaces only obstructions block. The line passes over everything else, and what it passes counts for the distance.
SE-855 = An elevated space on the way blocks every line to an open or enclosed target.
SE-856 = An elevated and an enclosed space see each other only along a line that passes through at least one open space or through a ladder’s edge. So a room right beside a walkway does not see it.
SE-857 = A shooter in the same space as the target sees it.
SE-858 = Where a tunnel lies under a walkway, a line counts one space there: the tunnel if both its ends are tunnel spaces, otherwise the walkway.
SE-859 = The distance between two spaces is the smallest number of spaces over all valid lines. Sight and distance are the same in both directions.

## Difficulty

chapter-SE-86 = Difficulty
SE-861 = Experienced sniper: 2 random loadout cards instead of 3 chosen ones.
SE-862 = Experienced sniper: the bag starts with 5 aim instead of 6.
SE-863 = Experienced sniper: the sniper chooses one objective card that is not theirs and shows it to the defenders.
SE-864 = Experienced sniper: the countdown starts on 7 and returns to 7.
SE-865 = Experienced defenders: the sniper picks 1 more loadout card.
SE-866 = Experienced defenders: each specialist has only 1 use.
SE-867 = Experienced defenders: no intel in their first two turns.
SE-868 = Experienced defenders: only one squad per turn may gather intel.

## Solo

chapter-SE-9 = Solo
SE-901 = You are the sniper; the defenders follow order cards. You win with two objectives. You lose with two wounds or when the order deck runs out. There is no countdown.
SE-902 = There are 21 order cards. The solo board has three slots, with one, two and three chevrons: the first two hold face-up cards, the third a face-down one.
SE-903 = Each defenders’ turn the solo die (1, 1, 1, 2, 2, 3) picks the slot whose card is carried out and discarded. Later slots move up, a card reaching slot 2 is turned up, and a new card fills slot 3. If none is left for it, the defenders win after that turn. The deck starts with 18 cards, so you can count the turns.
SE-904 = The last known sector is shown on the board. It starts as the sector of the entrance. It becomes your sector when your figure is put on the board or a sweep finds you. When units are alerted, it becomes the sector in which the nearest of them stands, counted in single steps from where your move ended.
SE-905 = After a shot, for each noise token drawn, the nearest unit that was not a target and can get closer moves 1 space towards you. With the tommy gun neither target moves, and the noise of both shots counts together. Noise that silenced ammo turns into recoil brings nobody.
SE-906 = There are six kinds of order: converge on the figure or the last known sector, sweep that sector, spot around the figure, patrol between objectives, reinforce, and lock down doors and ladders. The card says what every unit does; nothing is left to choose. A unit that ends in your space attacks, once per turn. The cards are our own; these are the cards of version 3 of our rules, in which every order has its squads act two or three times.
SE-907 = As your one action in a turn you may misdirect: swap the cards of two slots, or look at the face-down card.
SE-908 = Specialists are not used; a killed officer still gives his suppression token. Three difficulty options are open to you: 2 random loadout cards, 5 aim in the bag, and 1 more loadout card.
SE-909 = The solo game is balanced by measuring: the strongest sniper bot wins 40 to 60% of 400 games on each map.
SE-910 = The squads of an order act in the order on its card, one after the other, and all of them as often as it says; in each the officer acts first, then soldier 1, then soldier 2. A unit that moves towards something gets as near as it can, counted in single steps past other units, and ends in a free space; if it cannot get nearer, it stays. Ties: of spaces the lowest number; of units yellow before red before black, in each squad in the order above.
SE-911 = { order-converge }. { order-converge.how }
SE-912 = { order-sweep }. { order-sweep.how }
SE-913 = { order-spot }. { order-spot.how }
SE-914 = { order-patrol }. { order-patrol.how }
SE-915 = { order-reinforce }. { order-reinforce.how }
SE-916 = { order-lockdown }. { order-lockdown.how }

## Maps

chapter-SE-8 = About this version: the maps
SE-801 = A map is made of spaces with a type, a sector, objective numbers and start marks, of edges with walls, doorways or ladders, and of entrances. Which spaces are adjacent, what sees what and how far it is, all follow from the drawing. There are no gaps, and only tunnels lie under other spaces.
SE-802 = Spaces differ in size. Roads and open ground are large: you get far and shoot far. Alleys and rooms are small.
SE-803 = Launch Facility, the map to begin with: outdoors, with nothing elevated and no obstructions. Every sector has buildings, among them a warehouse and a missile research building with a front door on a road and a back door on an alley. There are a submarine at a pier, three rail cars in the black sector, water, at least six spaces of difficult terrain, and 85 to 110 spaces to walk on.
SE-804 = Submarine Pens: a great hall cut by elevated walkways with at least six ladders. There are rooms in yellow, black and red, two red tunnel spaces under the central walkway, dock basins, at least three obstructions, five spaces of difficult terrain, and a boat from which a shot across the water at a walkway needs 2 aim. You can walk on 85 to 110 spaces.
SE-805 = Of the nine objectives one sector has three, each other sector two. From every allowed entrance each can be reached by at least two separate routes. The nearest is 5 to 9 single steps away.
SE-806 = The maps are balanced by measuring: with the strongest bots on both sides, the sniper wins 45 to 55% of at least 400 games on each map.
SE-807 = You can draw a map of your own: the file format is described, a check explains every fault, and a picture shows the result.
