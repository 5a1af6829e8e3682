### What was won of a campaign.

campaign = the campaign
won-of = { $won } of { $count } won
all-mine = All of mine
whose = Won with whom
save = Save as a file
times = { $times ->
        [one] won once
       *[other] won { $times } times
    }
missing = { " " }(not earned yet)
not-won = { $played ->
        [0] not played yet
        [one] played once, not won yet
       *[other] played { $played } times, not won yet
    }
play = Play
again = Play again
medals = Medals
fine = A game counts if you stayed until the end and made at least half of your own moves. Where a bot played on for somebody, it counts for the others. Only you can see this page; anyone who asks to be forgotten disappears from here, too.
none = This game has no campaign.
back = To the games
