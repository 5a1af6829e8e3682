# Names on figures and cards, and what happens at the events.

## Heroes
hero-bj = B.J. Blazkowicz
    .line = If a door argues, he comes through the wall.
    .short = BJ
hero-klaus = Klaus Kreutz
    .line = He changed sides once, and did it thoroughly.
    .short = Klaus
hero-anya = Anya Oliwa
    .line = She counts bandages, not enemies.
    .short = Anya
hero-set = Set Roth
    .line = He has read the manual and found the mistakes in it.
    .short = Set
hero-bombate = Bombate
    .line = He walks on gravel the way others walk on carpet.
    .short = Bombate
hero-max = Max Hass
    .line = He says little and lifts a lot.
    .short = Max

## Their skills
skill-killing-spree = Momentum
skill-double-barrelled = Both barrels
skill-no-mercy = No mercy
skill-war-veteran = War veteran
skill-old-coat = The old coat
skill-drill = Drill
skill-nurse = Steady hands
skill-bandage = Bandage
skill-not-today = Not today
skill-tinkerer = Tinkerer
skill-shoshana = Shoshana
skill-short-circuit = Short circuit
skill-bush-walker = Light foot
skill-held-breath = Held breath
skill-hammer-blow = Hammer blow
skill-big-target = Big target
skill-shove = Shove
skill-stomp = Stomp

## Enemies
enemy-soldat = Soldat
    .whom = { $n ->
        [0] all Soldaten
        [1] the Soldat
       *[other] { $n } Soldaten
    }
    .some = { $n ->
        [one] a Soldat
       *[other] { $n } Soldaten
    }
enemy-drone = Drone
    .whom = { $n ->
        [0] all drones
        [1] the drone
       *[other] { $n } drones
    }
    .some = { $n ->
        [one] a drone
       *[other] { $n } drones
    }
enemy-officer = Officer
    .whom = { $n ->
        [0] all officers
        [1] the officer
       *[other] { $n } officers
    }
    .some = { $n ->
        [one] an officer
       *[other] { $n } officers
    }
enemy-space-trooper = Space trooper
    .whom = { $n ->
        [0] all space troopers
        [1] the space trooper
       *[other] { $n } space troopers
    }
    .some = { $n ->
        [one] a space trooper
       *[other] { $n } space troopers
    }
enemy-rocket-trooper = Rocket trooper
    .whom = { $n ->
        [0] all rocket troopers
        [1] the rocket trooper
       *[other] { $n } rocket troopers
    }
    .some = { $n ->
        [one] a rocket trooper
       *[other] { $n } rocket troopers
    }
enemy-ubersoldat = Übersoldat
    .whom = { $n ->
        [0] all Übersoldaten
        [1] the Übersoldat
       *[other] { $n } Übersoldaten
    }
    .some = { $n ->
        [one] an Übersoldat
       *[other] { $n } Übersoldaten
    }
enemy-stormtrooper = Stormtrooper
    .whom = { $n ->
        [0] all stormtroopers
        [1] the stormtrooper
       *[other] { $n } stormtroopers
    }
    .some = { $n ->
        [one] a stormtrooper
       *[other] { $n } stormtroopers
    }
enemy-supersoldat = Supersoldat
    .whom = { $n ->
        [0] all Supersoldaten
        [1] the Supersoldat
       *[other] { $n } Supersoldaten
    }
    .some = { $n ->
        [one] a Supersoldat
       *[other] { $n } Supersoldaten
    }
enemy-panzerhund = Panzerhund
    .whom = { $n ->
        [0] all Panzerhunde
        [1] the Panzerhund
       *[other] { $n } Panzerhunde
    }
    .some = { $n ->
        [one] a Panzerhund
       *[other] { $n } Panzerhunde
    }
enemy-bevli = Professor Solomon Bevli
    .whom = Professor Solomon Bevli
    .some = Professor Solomon Bevli
enemy-hans-grosse = Hans Grösse
    .whom = Hans Grösse
    .some = Hans Grösse
enemy-hitler = Adolf Hitler
    .whom = Adolf Hitler
    .some = Adolf Hitler
enemy-von-grim = General Oscar von Grim
    .whom = General Oscar von Grim
    .some = General Oscar von Grim
enemy-mecha-hitler = Mecha-Hitler
    .whom = Mecha-Hitler
    .some = Mecha-Hitler

## Weapons
weapon-pistol-1960 = Pistol 1960
weapon-sub-machine-gun = Sub-machine gun
weapon-sturmgewehr = Sturmgewehr
weapon-shotgun = Shotgun
weapon-heavy-pistol = Heavy pistol
weapon-marksman-rifle = Marksman rifle
weapon-machine-gun = Machine gun
weapon-laserkraftwerk = LaserKraftWerk
weapon-charge-launcher = Charge launcher
weapon-flame-thrower = Flame-thrower
weapon-grenade-pistol = Grenade pistol
weapon-rocket-launcher = Rocket launcher

## Special modes
mode-double-tap = Double tap
mode-steady-hand = Steady hand
mode-empty-magazine = Empty the magazine
mode-burst = Burst
mode-spray = Spray
mode-armour-piercing = Armour-piercing round
mode-full-auto = Full auto
mode-spread = Spread shot
mode-both-barrels = Both barrels
mode-careful-aim = Careful aim
mode-snap-shot = Snap shot
mode-long-aim = Long aim
mode-sweeping-fire = Sweeping fire
mode-suppressing-fire = Suppressing fire
mode-overcharge = Overcharge
mode-cutting-beam = Cutting beam
mode-blast-charge = Blast charge
mode-double-charge = Double charge
mode-wall-of-fire = Wall of fire
mode-long-jet = Long jet
mode-stun-shell = Stun shell
mode-frag-shell = Fragmentation shell
mode-shaped-charge = Shaped charge
mode-full-load = Full load

## Equipment
equipment-vest = Padded vest
equipment-steel-plate = Steel plate
equipment-powered-armour = Powered armour
equipment-silencer = Silencer
equipment-scope = Scope
equipment-long-barrel = Long barrel
equipment-bayonet = Bayonet
equipment-box-magazine = Box magazine
equipment-adrenaline = Adrenaline
equipment-steel-skin = Steel skin
equipment-serum = Serum
equipment-knife = Knife
equipment-axe = Axe
equipment-pipe = Pipe
equipment-hand-grenade = Hand grenade
equipment-stun-grenade = Stun grenade
equipment-dynamite = Dynamite
equipment-aid-kit = Aid kit
equipment-guard-uniform = Guard’s uniform
equipment-felt-soles = Felt soles
equipment-flak-cloak = Flak cloak
equipment-climbing-boots = Climbing boots
equipment-binoculars = Binoculars
equipment-lucky-coin = Lucky coin
equipment-wind-up-mouse = Wind-up mouse
equipment-tool-roll = Tool roll
equipment-coffee-flask = Flask of coffee

## Chests
chest-weapon = A gun in oiled paper
chest-two-cards = Well packed
chest-ammunition = Magazines
chest-glory = A hidden letter
chest-trap = Spring trap
chest-bell = Alarm bell

## Events
event-hunted = Hunted
event-hunted-text = Three prisoners squeeze out of a ventilation shaft. Somebody is close behind them.
event-hunted-help = Take them along
    .told = The oldest of the three carries his shoes in his hand. The boots behind them belong to others.
event-hunted-kill = Show them the coal hatch and go your own way
    .told = Three pairs of socks vanish up the hatch. A magazine stays behind.
event-turncoat = The defector
event-turncoat-text = A scientist in a white coat holds up both hands and a briefcase. She wants to leave with you.
event-turncoat-escort = Bring her out
    .told = She walks fast and looks back too often.
event-turncoat-papers = Take the briefcase only
    .told = She lets go of the handle a moment later than she has to.
event-courier = The courier
event-courier-text = A resistance courier with a broken leg and a full bag. He won’t let go of either.
event-courier-carry = Carry him
    .told = He weighs more than he looks, and hums all the way.
event-courier-empty-bag = Empty the bag
    .told = “Sign here,” he says, and means it.
event-crate = A resistance crate
event-crate-text = It has the resistance’s mark, three locks, and it rattles at every step.
event-crate-deliver = Drag it to the start
    .told = It counts the stairs aloud, one by one.
event-crate-break-open = Break it open here
    .told = The third lock gives way louder than the other two together.
event-kid = The kid with the map
event-kid-text = A boy has drawn every corridor in chalk on his jacket. He knows the guards by their first names.
event-kid-take-along = “Stay behind me”
    .told = He takes two steps to everybody else’s one and whispers the turns.
event-kid-send-off = Send him home quietly
    .told = He walks out past the guards, whistling. One of them waves.
event-pilot = The pilot
event-pilot-text = An Allied pilot hangs in the lines of his parachute. There is a whole field hospital in his plane, he says.
event-pilot-drag = Cut him loose
    .told = The knife is sharp, the fall is short, and the pilot lands on his rescuer.
event-pilot-pockets = Ask for his ammunition
    .told = He drops two magazines and stays to enjoy the view.
event-broken-drone = Broken drone
event-broken-drone-text = It lies on its back, buzzing like a beetle. One wire is loose.
event-broken-drone-rewire = Rewire it
    .told = It rolls over, flies a circle and salutes with the wrong end.
event-broken-drone-strip = Strip it for parts
    .told = The buzzing stops. What is left fits into two pockets.
event-deserter = The deserter
event-deserter-text = “I never wanted this,” says the man behind the boxes. His rifle is still in his hands.
event-deserter-trust = Trust him
    .told = He nods, tears off his collar patches and works the bolt. Loudly.
event-deserter-arm = Hand him your weapon
    .told = He takes it with both hands and stands a little straighter.
event-deserter-disarm = Disarm him and let him go
    .told = He puts the rifle down as if it were hot.
event-chained = The chained giant
event-chained-text = They have bolted it to the wall. It looks at you, then at the chain.
event-chained-unchain = Undo the chain
    .told = The bolt gives. For one breath nobody moves, least of all the giant.
event-chained-leave = Leave it and report it
    .told = A cross on the plan: here, later, with friends.
event-cadet = The cadet
event-cadet-text = Her first week on the Moon crew, and already she has seen too much. She would like to hear a good story.
event-cadet-recruit = Tell her one of yours
    .told = It costs some pride. It has to be the one that ends badly.
event-cadet-search = Search her locker
    .told = Under the spare uniform lies something that was never issued to her.
event-card-game = Card game
event-card-game-text = The guards left their cards, their beer and the pot on the table. They will be back for one more hand.
event-card-game-bet = Play a hand
    .told = The chair is still warm. So, sadly, is the beer.
event-card-game-pocket = Pocket the pot
    .told = There are cartridges among the coins. Somebody was losing badly.
event-machine = The humming machine
event-machine-text = A glass cabinet, a warm light, and a sign that has been crossed out three times.
event-machine-touch = Step in
    .told = The glass closes. The light gets warmer.
event-machine-unplug = Pull the plug
    .told = The humming dies away. Behind the panel is good steel that nobody needs any more.
event-safe = The safe
event-safe-text = A dial, a keyhole, and a photograph of somebody’s mother on top.
event-safe-crack = Crack it by ear
    .told = Click. Click. Then nothing for a long time.
event-safe-force = Use the crowbar
    .told = The photograph falls off the top, face down.
event-telephone = The telephone
event-telephone-text = It rings. And rings. Somebody will come to see why nobody answers.
event-telephone-answer = Answer, in your best German
    .told = “Jawohl,” and then a silence that goes on and on.
event-telephone-cut = Follow the wire and cut it
    .told = The wire goes through two walls and under a wardrobe. Then it is quiet.
event-tripwire = Tripwire
event-tripwire-text = You see it a moment too late.
event-tripwire-endure = Grit your teeth
    .told = A flash, a bang, and one boot fewer than before.
event-loudspeaker = Loudspeaker
event-loudspeaker-text = Your own description, read out in every corridor. They even got the coat right.
event-loudspeaker-endure = Move on
    .told = Every door in the corridor is listening now.
event-gas = Leaking pipe
event-gas-text = A hiss, a yellow mist, and somebody has to reach the valve.
event-gas-endure = Go for the valve
    .told = One breath for the way there. There is no plan for the way back.
event-armoury-key = The armoury key
event-armoury-key-text = It hangs on its hook. So does the sign: every opening is reported.
event-armoury-key-open = Open the armoury
    .told = The door swings open. Far away a pen writes down the time.
event-armoury-key-leave = Take what lies outside
    .told = A magazine on the window sill. Somebody was in a hurry.
event-transmitter = The transmitter
event-transmitter-text = The microphone is live. The whole country could hear this; so could the whole building.
event-transmitter-speak = “This is the resistance”
    .told = In a kitchen two hundred kilometres away somebody turns up the set.
event-transmitter-smash = Smash it
    .told = It goes on crackling for a while, out of spite.
event-sleeper = The sleeper
event-sleeper-text = An officer snores in his chair. His keys lie on his belly and go up and down.
event-sleeper-rob = Clear out his desk
    .told = He will miss the drawer before he misses the keys.
event-sleeper-tie-up = Tie him up
    .told = He wakes up at the last knot and is polite about it.
