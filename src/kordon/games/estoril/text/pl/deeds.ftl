### What each player did, after the end

deed-rewards = { $n ->
        [one] { $n } nagroda
        [few] { $n } nagrody
       *[many] { $n } nagród
    }
deed-peeks = { $n ->
        [one] { $n } podgląd
        [few] { $n } podglądy
       *[many] { $n } podglądów
    }
deed-victims = { $n ->
        [one] { $n } zamach
        [few] { $n } zamachy
       *[many] { $n } zamachów
    }
deed-seduced = { $n ->
        [one] { $n } uwiedzenie
        [few] { $n } uwiedzenia
       *[many] { $n } uwiedzeń
    }
