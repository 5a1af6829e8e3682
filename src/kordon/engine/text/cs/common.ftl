### What every table says, whatever is played: words and the engine's own rules.

## Seats; a game that gives its seats names of its own overrides these

seat-0 = Hráč 1
seat-1 = Hráč 2
seat-2 = Hráč 3
seat-3 = Hráč 4
seat-4 = Hráč 5
seat-5 = Hráč 6

## What everybody may put on the board

marker-pencil = značka tužkou

## Several things in a row

list-and = { $some } a { $last }

## The end; what follows says how the game was decided

title-won = Vítězství
title-won-together = Společné vítězství
title-lost = Prohra
title-team-won = Tým vítězí
title-team-lost = Tým prohrál
title-over = Konec hry
title-won-by = Vítězí { $who }
verdict-won = Vítězství je vaše! { $how }
verdict-won-together = Vítězíte společně! { $how }
verdict-lost = Tentokrát prohra. { $how }
verdict-lost-together = Tentokrát společná prohra. { $how }

## The table's own rules

chapter-KO = U každého stolu
KO-001 = Teď nejste na tahu.
KO-002 = Hra skončila.
KO-003 = To se tady vybrat nedá.
KO-004 = V tomto tahu není žádný váš krok, který by šlo vzít zpět.
KO-005 = Zpět už to vzít nejde: někdo se mezitím něco dozvěděl.
KO-006 = Tužkou si můžete označit kterékoli místo na plánu, nejvýš 60 najednou. Nikdo jiný značky nevidí.
KO-007 = Když není nic skryto, udělá jediný možný tah stůl za vás. Je-li něco tajné, děláte ho vy sami: jinak by ostatní poznali, že jste neměli na výběr.

## Advice: what speaks for a move, where the game has no words of its own

advice-only-move = jediný možný tah
advice-tried =
    { $count ->
        [one] vyzkoušeno jednou
       *[other] osvědčilo se ve zkouškách (celkem { $count })
    }
advice-rule-of-thumb = tak radí zkušenost
advice-likewise = podobně, a jen o málo hůř
advice-also = také stojí za úvahu

## What a letter on the board stands for, where the stock's looks have one

look-secret = co tu leží, je lícem dolů
look-start = výchozí místo
look-chest = bedna
look-alarm = poplach
