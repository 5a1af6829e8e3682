### Skerry: the rules by id.

chapter-SK-1 = The reef
SK-101 = There are seven sites: the skerry, and six banks around it. Each touches those next to it. Everybody begins with six coins and no pearls.
SK-102 = A round begins with the tide: three dice that all can see. No claim may be lower than the lowest of them.

chapter-SK-2 = Bidding
SK-201 = Everybody bids in secret, from nothing to three coins, and no more than they have. Bids are opened when all have been made.
SK-202 = The highest bid is paid, and its bidder dives; nobody else pays. Among equals Red comes first in the first round, Green in the second, and so on.

chapter-SK-3 = Diving
SK-301 = The diver rolls a die that nobody else sees, chooses a site and claims a number of pearls: any from the lowest die of the tide up to six.
SK-302 = The others are asked in turn whether they believe it. If all do, the diver takes as many pearls as claimed.
SK-303 = A doubt shows the die. If it is as high as the claim, the diver takes the pearls claimed, and a coin from the doubter, if they have one. If it is lower, the doubter takes three pearls and the diver none.
SK-304 = Whoever took the pearls puts a buoy on the site. Nobody dives at a site with a buoy again.

chapter-SK-4 = The end
SK-401 = The game ends after four rounds, unless another number was chosen.
SK-402 = Every pearl is a point, and every two of your sites that touch are worth two more. The most points win; equals share the victory.
