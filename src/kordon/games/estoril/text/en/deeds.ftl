### What each player did, after the end

deed-rewards = { $n ->
        [one] { $n } reward
       *[other] { $n } rewards
    }
deed-peeks = { $n ->
        [one] { $n } peek
       *[other] { $n } peeks
    }
deed-victims = { $n ->
        [one] { $n } assassination
       *[other] { $n } assassinations
    }
deed-seduced = { $n ->
        [one] { $n } seduction
       *[other] { $n } seductions
    }
