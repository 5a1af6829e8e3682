### What each player did, after the end

statistic-rewards = { $n ->
        [one] { $n } nagroda
        [few] { $n } nagrody
       *[many] { $n } nagród
    }
statistic-peeks = { $n ->
        [one] { $n } podgląd
        [few] { $n } podglądy
       *[many] { $n } podglądów
    }
statistic-victims = { $n ->
        [one] { $n } zamach
        [few] { $n } zamachy
       *[many] { $n } zamachów
    }
statistic-seduced = { $n ->
        [one] { $n } uwiedzenie
        [few] { $n } uwiedzenia
       *[many] { $n } uwiedzeń
    }
