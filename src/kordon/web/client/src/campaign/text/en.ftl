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
fine = A game counts if you were there to its end and made at least half of your own moves. Where a bot played on for somebody, it counts for the others. Only you can see this page; whoever asks to be forgotten is forgotten here, too.
none = There is no campaign of this game.
back = To the games
