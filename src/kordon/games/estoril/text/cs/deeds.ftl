### What each player did, after the end

deed-rewards = { $n ->
        [one] { $n } odměna
        [few] { $n } odměny
       *[other] { $n } odměn
    }
deed-peeks = { $n ->
        [one] { $n } nahlédnutí
        [few] { $n } nahlédnutí
       *[other] { $n } nahlédnutí
    }
deed-victims = { $n ->
        [one] { $n } vražda
        [few] { $n } vraždy
       *[other] { $n } vražd
    }
deed-seduced = { $n ->
        [one] { $n } svedení
        [few] { $n } svedení
       *[other] { $n } svedení
    }
