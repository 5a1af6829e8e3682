### What each player did, after the end

statistic-rewards = { $n ->
        [one] { $n } reward
       *[other] { $n } rewards
    }
statistic-peeks = { $n ->
        [one] { $n } peek
       *[other] { $n } peeks
    }
statistic-victims = { $n ->
        [one] { $n } assassination
       *[other] { $n } assassinations
    }
statistic-seduced = { $n ->
        [one] { $n } seduction
       *[other] { $n } seductions
    }
