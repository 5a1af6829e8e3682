### Sniper Elite: tips.

## Tips for first games

tip-enter = Only you see where you go. One space is silent; after 2 or 3, every enemy beside your way hears you.
tip-figure = They know you are in { $space } and will come. Move away: now if you still can, or else first thing next turn.
tip-heard = You were heard ({ $units }). One space per turn makes no sound.
tip-cornered = They know roughly where you are. Be somewhere else before they ask again.
tip-wound = One more wound and you lose. Get away from their units: each can go two spaces and strike.
tip-shoot = You hit if you draw as many aim tokens as the distance. Two noise reveal you; five noise and recoil are a misfire.
tip-objective = This shows your figure and starts the countdown again. Plan your way out first.
tip-hurry = Time is short. A completed objective starts the countdown again; at 1 it is over.
tip-squads = Each squad has two actions per turn. Choose a unit: it can go somewhere, or ask where the sniper is.
tip-trace = The sniper went 2 or 3 spaces and passed beside: { $units }. Close in there.
tip-caught = The sniper was in { $space } just now and can go three spaces in a turn. Cut off the ways out.
tip-questions = Sweep asks: is the sniper in one of these three spaces? Spot asks about one; a hit shows the figure.
tip-strike = An attack strikes the unit’s own space. Two wounds win the game.
tip-intel = Intel takes both actions of the squad and asks: is the sniper in its sector?

## The course of a turn, and what others learn

course-sniper-move = Move: 0 to 3
course-sniper-card = Card
course-sniper-action = Action
course-sniper-end = End
course-round-sniper = The sniper’s turn
course-round-squads = Each squad: two actions, or intel
told-complete = Everybody sees which objective it was, and your figure in its space.
told-loot = They learn that you are on a numbered space, not on which.
told-shot = Everybody sees the tokens. A miss doesn’t show whom you aimed at.
told-burst = Everybody hears both numbers of tokens.
told-masked = They learn that you play a card. Some cards are shown at once.
told-end = They learn that your turn is over, and nothing else.
told-walk = Nobody notices this move.
told-asks = Everybody hears the question and the sniper’s answer.
told-spot = Everybody hears the question and the sniper’s answer.
told-march = Everybody sees it, the sniper too.
told-intel = Everybody hears whether the sniper is in this sector.
told-specialist = Everybody sees it, the sniper too.
