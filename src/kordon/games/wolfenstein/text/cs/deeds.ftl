### What each player did, after the end

deed-kills = { $n ->
        [one] { $n } zabitý nepřítel
        [few] { $n } zabití nepřátelé
       *[other] { $n } zabitých nepřátel
    }
deed-attacks = { $n ->
        [one] { $n } útok
        [few] { $n } útoky
       *[other] { $n } útoků
    }
deed-hurt = { $n ->
        [one] { $n } ztracený život
        [few] { $n } ztracené životy
       *[other] { $n } ztracených životů
    }
deed-searches = { $n ->
        [one] { $n } prohledání
        [few] { $n } prohledání
       *[other] { $n } prohledání
    }
