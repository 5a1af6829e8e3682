### What each player did, after the end

statistic-kills = { $n ->
        [one] { $n } zabity wróg
        [few] { $n } zabitych wrogów
       *[many] { $n } zabitych wrogów
    }
statistic-attacks = { $n ->
        [one] { $n } atak
        [few] { $n } ataki
       *[many] { $n } ataków
    }
statistic-hurt = { $n ->
        [one] { $n } stracony punkt życia
        [few] { $n } stracone punkty życia
       *[many] { $n } straconych punktów życia
    }
statistic-searches = { $n ->
        [one] { $n } przeszukanie
        [few] { $n } przeszukania
       *[many] { $n } przeszukań
    }
