### Skerry: what the table says.

game = Skerry
    .about = Bid in secret, dive for pearls, and say what you found. Who believes you? Two or three players, ten minutes.

seat-0 = Red
seat-1 = Green
seat-2 = Blue

option-rounds = Rounds
    .how = How many dives there are.

status = Round { $round } of { $rounds }. Claims begin at { $low }.
goal = Have the most points: pearls, and 2 for every two of your buoys side by side.
prompt-bid = How many coins do you bid for this dive?
prompt-claim = Your die shows { $found }. Choose a free site to dive at.
prompt-how-many = Your die shows { $found }. How many pearls do you claim?
prompt-doubt = { $who } claims { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}. Do you believe it?
prompt-wait = Waiting for { $who }.
prompt-wait-bids = The others are bidding.
prompt-over = { $who } wins with { $points } points.
prompt-draw = The best share the victory with { $points } points each.

site-0 = Skerry
site-1 = East bank
site-2 = South-east bank
site-3 = South-west bank
site-4 = West bank
site-5 = North-west bank
site-6 = North-east bank
buoy = Buoy: { $who }
dive = Dives here: { $who }
bid = Bid { $coins }
claim = Claim { $pearls }
believe = Believe it
doubt = Doubt it
round = Round
coins = Coins
pearls = Pearls
own-bid = Your sealed bid
last-bid = Last bid
result = Result
result-who = Diver
result-points = Points

tide-rolled = The tide: { $dice }.
sealed = { $who } has bid.
sealed-own = You bid { $coins }.
opened = The bids are { $bids }. { $who } pays { $coins } and dives.
found = { $who } looks at a die.
found-own = Your die shows { $die }.
claimed = { $who } dives at { $place } and claims { $pearls }.
believed = { $who } believes it.
doubted-rightly = { $who } doubts it, and rightly: { $diver }’s die shows { $die }.
doubted-wrongly = { $who } doubts it, but { $diver }’s die shows { $die }.
taken = { $who } takes { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} and puts a buoy on { $place }.
