### What each player did, after the end

deed-spaces = { $n ->
        [one] { $n } space walked
       *[other] { $n } spaces walked
    }
deed-shots = { $n ->
        [one] { $n } shot
       *[other] { $n } shots
    }
deed-kills = { $n ->
        [one] { $n } unit killed
       *[other] { $n } units killed
    }
deed-seen = { $n ->
        [one] { $n } time shown on the map
       *[other] { $n } times shown on the map
    }
deed-questions = { $n ->
        [one] { $n } search
       *[other] { $n } searches
    }
deed-finds = { $n } of them answered with yes
deed-wounds = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
