### What each player did, after the end

statistic-spaces = { $n ->
        [one] { $n } przebyte pole
        [few] { $n } przebyte pola
       *[many] { $n } przebytych pól
    }
statistic-shots = { $n ->
        [one] { $n } strzał
        [few] { $n } strzały
       *[many] { $n } strzałów
    }
statistic-kills = { $n ->
        [one] { $n } zabita jednostka
        [few] { $n } zabite jednostki
       *[many] { $n } zabitych jednostek
    }
statistic-seen = { $n ->
        [one] { $n } raz figurka na mapie
       *[other] { $n } razy figurka na mapie
    }
statistic-questions = { $n ->
        [one] { $n } pytanie
        [few] { $n } pytania
       *[many] { $n } pytań
    }
statistic-finds = { $n } z odpowiedzią „tak”
statistic-wounds = { $n ->
        [one] { $n } zadana rana
        [few] { $n } zadane rany
       *[many] { $n } zadanych ran
    }
