### What each player did, after the end

deed-spaces = { $n ->
        [one] { $n } przebyte pole
        [few] { $n } przebyte pola
       *[many] { $n } przebytych pól
    }
deed-shots = { $n ->
        [one] { $n } strzał
        [few] { $n } strzały
       *[many] { $n } strzałów
    }
deed-kills = { $n ->
        [one] { $n } zabita jednostka
        [few] { $n } zabite jednostki
       *[many] { $n } zabitych jednostek
    }
deed-seen = { $n ->
        [one] { $n } raz figurka na mapie
       *[other] { $n } razy figurka na mapie
    }
deed-questions = { $n ->
        [one] { $n } pytanie
        [few] { $n } pytania
       *[many] { $n } pytań
    }
deed-finds = { $n } z odpowiedzią „tak”
deed-wounds = { $n ->
        [one] { $n } zadana rana
        [few] { $n } zadane rany
       *[many] { $n } zadanych ran
    }
