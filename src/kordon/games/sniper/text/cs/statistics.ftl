### What each player did, after the end

statistic-spaces = { $n ->
        [one] { $n } ujité pole
        [few] { $n } ujitá pole
       *[other] { $n } ujitých polí
    }
statistic-shots = { $n ->
        [one] { $n } výstřel
        [few] { $n } výstřely
       *[other] { $n } výstřelů
    }
statistic-kills = { $n ->
        [one] { $n } zneškodněná jednotka
        [few] { $n } zneškodněné jednotky
       *[other] { $n } zneškodněných jednotek
    }
statistic-seen = { $n }krát figurka na mapě
statistic-questions = { $n ->
        [one] { $n } pátrání
        [few] { $n } pátrání
       *[other] { $n } pátrání
    }
statistic-finds = { $n } s odpovědí „ano“
statistic-wounds = { $n ->
        [one] { $n } způsobené zranění
        [few] { $n } způsobená zranění
       *[other] { $n } způsobených zranění
    }
