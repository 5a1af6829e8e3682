### What each player did, after the end

deed-kills = { $n ->
        [one] { $n } zabity wróg
        [few] { $n } zabitych wrogów
       *[many] { $n } zabitych wrogów
    }
deed-attacks = { $n ->
        [one] { $n } atak
        [few] { $n } ataki
       *[many] { $n } ataków
    }
deed-hurt = { $n ->
        [one] { $n } stracony punkt życia
        [few] { $n } stracone punkty życia
       *[many] { $n } straconych punktów życia
    }
deed-searches = { $n ->
        [one] { $n } przeszukanie
        [few] { $n } przeszukania
       *[many] { $n } przeszukań
    }
