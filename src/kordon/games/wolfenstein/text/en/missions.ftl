# The ten missions: their names, what is told before and after them, and what is special about each.

mission-officers-room = The officer’s room
mission-officers-room-before = The castle has a cellar, the cellar has a coal hatch, and the hatch has four people in it. Upstairs an officer keeps the code book under his hat.
mission-officers-room-after = The code book smells of hair oil and reads like a laundry list. After one night at the lamp it is a list of prisoners.
mission-officers-room-twist = Two ways lead to the officer: through his guard, or slowly over rubble and behind everybody’s back. Take A, then get everybody out.
mission-officers-room-lost = The hatch is shut, and from outside you hear only the coal.

mission-cells = The cells
mission-cells-before = One name on the list is underlined twice: somebody down here knows the whole castle. The cells are barred, but people who have nothing else to do dig.
mission-cells-after = The cells stand open. On the table lies a plan of the castle, drawn on a shirt.
mission-cells-twist = A task from an event has to be completed. Bars close the cells; the prisoners’ tunnel ends in the laundry.
mission-cells-lost = In the cells they stop digging for one night. Tomorrow they will go on.

mission-armoury = The armoury
mission-armoury-before = The plan shows a ring of rooms cased in steel. In it are fuses, explosives, and far more chests than four people can carry.
mission-armoury-after = The fuses tick in one bag, the explosives sleep in another. Nobody walks close to the bags tonight.
mission-armoury-twist = Take A and B, then get everybody out. Every chest on the way costs time.
mission-armoury-lost = The steel doors close one after the other. The fuses stay in their drawers, neatly sorted.
mission-kennels-lost = The dogs are quiet again. Dogs don’t boast.

mission-kennels = The kennels
mission-kennels-before = You hear them before you see them: steel jaws, a ton each. The two keys to the upper castle are kept here: one with the handlers, one with the dogs.
mission-kennels-after = Both keys, all fingers. Somebody asks whether the dogs have names; nobody goes back to find out.
mission-kennels-twist = Three Panzerhunde: one behind bars, one behind a door, one at its master’s feet. Nobody may be lost.

mission-radio = The radio towers
mission-radio-before = The upper castle has four towers. Four ropes, one night without a moon. In the middle three officers keep the castle talking. Silence them.
mission-radio-after = For the first time in years the castle is quiet. So quiet that you can hear the belts of the drone works.
mission-radio-twist = Every hero begins alone. There is no alarm: up here nobody hears a shot.
mission-radio-lost = The towers blink on. In the middle somebody reports that there is nothing to report.

mission-drone-works = The drone works
mission-drone-works-before = The belts run day and night. Four machines feed them, and every one has a weak spot that an engineer could name in his sleep.
mission-drone-works-lost = The belts run on. The next drone doesn’t have a scratch on it.
mission-drone-works-after = The belts stand still. A last half-finished drone taps against the glass, then thinks better of it.
mission-drone-works-twist = Destroy all four machines. The alarm sounds again and again.

mission-tunnels = The tunnels
mission-tunnels-before = Below the castle lie the crypts, and in them the key to the professor’s laboratory. No stairs lead down. The walls know a way.
mission-tunnels-after = The key is as long as a forearm and still warm. Somebody down there was working late.
mission-tunnels-twist = Secret passages are the only way between castle and crypts. A has to be carried out.
mission-tunnels-lost = The walls know a way. They keep it to themselves.

mission-bevli = Professor Bevli
mission-bevli-before = The professor builds soldiers as others build clocks, and he hates being disturbed. His laboratory has a window with bars, so that he can watch.
mission-bevli-after = The pendulums stop one after the other. The last notebook gives a floor, a date and a general’s name.
mission-bevli-twist = Bevli calls for help again and again. Through the bars of the gallery both sides can shoot.
mission-bevli-lost = The pendulums swing on. The professor makes a note and sharpens his pencil.
mission-von-grim-lost = Four pins are pulled out of the map. They leave very small holes.
mission-fuhrer-lost = The lift comes down empty. Below, others are already reading the plan on the shirt.

mission-von-grim = General von Grim
mission-von-grim-before = From his war room the general moves his men like pieces on a board. Tonight four pieces move by themselves.
mission-von-grim-after = On the general’s map the pins fall out one by one. Only one is left, on the top floor.
mission-von-grim-twist = While von Grim lives, everybody he commands shoots better. You can see through the portcullis of the great hall.

mission-fuhrer = The last floor
mission-fuhrer-before = The lift needs no key any more. Above wait eight rooms, the last guard, and a machine with a man inside.
mission-fuhrer-after = It is over. Dawn comes through the holes in the roof, and somebody has found coffee.
mission-fuhrer-twist = The fight has two stages: first the machine, then the man who steps out of it.
