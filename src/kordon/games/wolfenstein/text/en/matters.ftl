### Answers to wrong clicks: what is the matter here

matter-pick = First choose a hero, from the cards.
matter-entrust = First choose who gets the shared life.
matter-lead = First say who begins.
matter-tie = The enemies act: choose something that is highlighted.
matter-question = First answer the question.
matter-activate = First choose the hero whose turn it is.
matter-not-yours = { $who } plays this hero.
matter-dead = This hero is dead.
matter-had-turn = This hero has already had a turn this round.
matter-look = There is nothing to do with this now.
matter-here = Your hero is already here.
matter-far = Too far for { $ap } AP. Try a nearer square.
matter-no-stop-far = Nobody can stop on that square: choose one beside it.
matter-by-noise = You would make noise on the way: go step by step, and you are told where.
matter-by-goal = The way there leads past the hero start, where something comes of it: go to the start first.
matter-start-far = Next to the hero start is enough, but { $ap } AP do not last that far.
matter-reload = It has to be reloaded: press Reload, below the question.
matter-reload-twice = It has to be reloaded, but only once per turn: Exhaust, or wait for the next one.
matter-reload-attack = It has to be reloaded, and on this level that takes an attack. Exhaust, and you get one more.
matter-reload-points = It has to be reloaded: that costs { $ap } AP.
matter-few-points = Not enough action points: { $ap } left.
matter-no-points = No action points left.
matter-enemy-there = An enemy is in the way: attack, or walk around.
matter-friend-there = You can’t stop where another figure stands.
matter-no-stop = You can’t stop there, and there are too few points to go on.
matter-token-far = Go next to it first.
matter-door-between = A closed door is in the way: open it first.
matter-bars-between = Bars are in the way.
matter-unsafe = Not while an enemy is in this room.
matter-door-far = Go next to the door first.
matter-door-open = This door is already open.
matter-no-attack = No attack left this turn. Exhaust, and you get one more.
matter-sabotaged = Sabotaged: no attack this turn.
matter-empty = Your weapon is empty: reload first.
matter-no-ammunition = No ammunition for the weapon in hand.
matter-out-of-range = Out of range: { $distance ->
    [one] { $distance } square
   *[other] { $distance } squares
} away, your weapon reaches { $range }.
matter-no-sight = No clear line of sight from here.
matter-hero-turn = Another hero has the turn.
matter-bleeding = Go next to the bleeding hero, then choose Help.
matter-walk-off = You can’t stop at the entrance: walk off it first.
matter-others-gear = It belongs to another hero, who can hand it over; you can’t take it.
