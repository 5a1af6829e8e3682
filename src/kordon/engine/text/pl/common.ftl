### What every table says, whatever is played: words and the engine's own rules.

## Seats; a game that gives its seats names of its own overrides these

seat-0 = Gracz 1
seat-1 = Gracz 2
seat-2 = Gracz 3
seat-3 = Gracz 4
seat-4 = Gracz 5
seat-5 = Gracz 6

## What everybody may put on the board

marker-pencil = znak ołówkiem

## Several things in a row

list-and = { $some } i { $last }

## The end; what follows says how the game was decided

title-won = Wygrywasz
title-won-together = Wspólne zwycięstwo
title-lost = Przegrywasz
title-team-won = Drużyna wygrywa
title-team-lost = Drużyna przegrywa
title-over = Koniec gry
title-won-by = Wygrywa { $who }
verdict-won = Wygrywasz! { $how }
verdict-won-together = Wspólne zwycięstwo! { $how }
verdict-lost = Przegrywasz. { $how }
verdict-lost-together = Tym razem wspólna porażka. { $how }

## The table's own rules

chapter-KO = Przy każdym stole
KO-001 = Teraz nie twoja kolej.
KO-002 = Gra jest skończona.
KO-003 = Tego nie można tu wybrać.
KO-004 = W tej turze nie ma twojego ruchu, który można by cofnąć.
KO-005 = Tego ruchu nie można cofnąć: ktoś już się czegoś dzięki niemu dowiedział.
KO-006 = Ołówkiem możesz postawić znak w dowolnym miejscu planszy, najwyżej 60 znaków w sumie. Nikt poza tobą ich nie widzi.
KO-007 = Gdy nic nie jest ukryte, jedyny możliwy ruch wykonuje za ciebie stół. Gdy coś jest tajne, robisz to samodzielnie: inaczej inni poznaliby, że nie masz wyboru.

## Advice: what speaks for a move, where the game has no words of its own

advice-only-move = to jedyny ruch
advice-tried =
    { $count ->
        [one] wypróbowany raz
       *[other] dobrze wypadał w próbach (było ich { $count })
    }
advice-rule-of-thumb = tak podpowiada doświadczenie
advice-likewise = podobnie, i niewiele gorzej
advice-also = też warto o tym pomyśleć

## What a letter on the board stands for, where the stock's looks have one

look-secret = to, co tu leży, jest zakryte
look-start = miejsce startowe
look-chest = skrzynia
look-alarm = alarm
