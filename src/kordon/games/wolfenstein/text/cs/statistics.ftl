### What each player did, after the end

statistic-kills = { $n ->
        [one] { $n } zabitý nepřítel
        [few] { $n } zabití nepřátelé
       *[other] { $n } zabitých nepřátel
    }
statistic-attacks = { $n ->
        [one] { $n } útok
        [few] { $n } útoky
       *[other] { $n } útoků
    }
statistic-hurt = { $n ->
        [one] { $n } ztracený život
        [few] { $n } ztracené životy
       *[other] { $n } ztracených životů
    }
statistic-searches = { $n ->
        [one] { $n } prohledání
        [few] { $n } prohledání
       *[other] { $n } prohledání
    }
