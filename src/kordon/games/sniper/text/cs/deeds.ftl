### What each player did, after the end

deed-spaces = { $n ->
        [one] { $n } ujité pole
        [few] { $n } ujitá pole
       *[other] { $n } ujitých polí
    }
deed-shots = { $n ->
        [one] { $n } výstřel
        [few] { $n } výstřely
       *[other] { $n } výstřelů
    }
deed-kills = { $n ->
        [one] { $n } zneškodněná jednotka
        [few] { $n } zneškodněné jednotky
       *[other] { $n } zneškodněných jednotek
    }
deed-seen = { $n }krát figurka na mapě
deed-questions = { $n ->
        [one] { $n } pátrání
        [few] { $n } pátrání
       *[other] { $n } pátrání
    }
deed-finds = { $n } s odpovědí „ano“
deed-wounds = { $n ->
        [one] { $n } způsobené zranění
        [few] { $n } způsobená zranění
       *[other] { $n } způsobených zranění
    }
