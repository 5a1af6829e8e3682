### What each player did, after the end

statistic-kills = { $n ->
        [one] { $n } kill
       *[other] { $n } kills
    }
statistic-attacks = { $n ->
        [one] { $n } attack
       *[other] { $n } attacks
    }
statistic-hurt = { $n ->
        [one] { $n } life lost
       *[other] { $n } life lost
    }
statistic-searches = { $n ->
        [one] { $n } search
       *[other] { $n } searches
    }
