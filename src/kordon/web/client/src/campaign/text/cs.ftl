### Co se v kampani vyhrálo.

campaign = kampaň
won-of = Vyhráno: { $won } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count }
all-mine = Všechno moje
whose = S kým vyhráno
save = Uložit do souboru
times = { $times ->
        [one] vyhráno jednou
       *[other] vyhráno { $times }×
    }
missing = { " " }(zatím nezískaná)
not-won = { $played ->
        [0] zatím nehráno
        [one] hráno jednou, zatím nevyhráno
       *[other] hráno { $played }×, zatím nevyhráno
    }
play = Hrát
again = Hrát znovu
medals = Medaile
fine = Hra se počítá, když v ní zůstanete do konce a aspoň polovinu svých tahů uděláte bez bota. Když za někoho dohrál bot, počítá se ostatním. Tuto stránku vidíte jen vy; kdo požádá o zapomenutí, zmizí i odtud.
none = Tato hra nemá kampaň.
back = Ke hrám
