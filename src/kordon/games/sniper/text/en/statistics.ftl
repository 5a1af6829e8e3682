### What each player did, after the end

statistic-spaces = { $n ->
        [one] { $n } space walked
       *[other] { $n } spaces walked
    }
statistic-shots = { $n ->
        [one] { $n } shot
       *[other] { $n } shots
    }
statistic-kills = { $n ->
        [one] { $n } unit killed
       *[other] { $n } units killed
    }
statistic-seen = { $n ->
        [one] { $n } time shown on the map
       *[other] { $n } times shown on the map
    }
statistic-questions = { $n ->
        [one] { $n } search
       *[other] { $n } searches
    }
statistic-finds = { $n } of them answered with yes
statistic-wounds = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
