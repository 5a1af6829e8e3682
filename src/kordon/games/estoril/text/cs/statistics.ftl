### What each player did, after the end

statistic-rewards = { $n ->
        [one] { $n } odměna
        [few] { $n } odměny
       *[other] { $n } odměn
    }
statistic-peeks = { $n ->
        [one] { $n } nahlédnutí
        [few] { $n } nahlédnutí
       *[other] { $n } nahlédnutí
    }
statistic-victims = { $n ->
        [one] { $n } vražda
        [few] { $n } vraždy
       *[other] { $n } vražd
    }
statistic-seduced = { $n ->
        [one] { $n } svedení
        [few] { $n } svedení
       *[other] { $n } svedení
    }
