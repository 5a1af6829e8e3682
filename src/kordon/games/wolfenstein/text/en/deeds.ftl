### What each player did, after the end

deed-kills = { $n ->
        [one] { $n } kill
       *[other] { $n } kills
    }
deed-attacks = { $n ->
        [one] { $n } attack
       *[other] { $n } attacks
    }
deed-hurt = { $n ->
        [one] { $n } life lost
       *[other] { $n } life lost
    }
deed-searches = { $n ->
        [one] { $n } search
       *[other] { $n } searches
    }
