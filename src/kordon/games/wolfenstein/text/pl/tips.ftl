### Wolfenstein: tips.

## Wskazówki na pierwsze gry

tip-hero = Serce przy bohaterze to życie, tarcza to pancerz. Gwiazdka to chwała: nią płaci się za umiejętności.
tip-points = Krok kosztuje punkt. Na broni niebieska liczba to zasięg, zielona koszt ataku, czerwona kości. Jeden atak na turę.
tip-dice = Serca ranią zawsze, tarcze najpierw zbijają pancerz. Przeładowanie: zanim broń znów strzeli, trzeba ją przeładować.
tip-noise = Hałas: { $why }. Wrogowie stąd i z sąsiednich pomieszczeń budzą się i ruszają na bohaterów. Noże i tłumiki nie hałasują.
tip-threat = Każde głośne zabicie wroga podnosi zagrożenie. Przy { $high } alarm sprowadza nowych wrogów.
tip-alarm = Alarm! Przy znacznikach wsparcia zjawiają się nowi wrogowie. Schowaj bohaterów albo się pospiesz.
tip-enemies = Działają tylko wrogowie, którzy widzą lub słyszą bohatera. Kryją cię zamknięte drzwi.
tip-bleeding = { $hero } zginie w następnej turze, jeśli nie dostanie pomocy: stań obok i oddaj żeton współdzielonego życia.
tip-exhaust = Akcja zmęczenia: połowa punktów i drugi atak teraz. Za to w następnej turze czeka cię zmęczenie.

## Przebieg tury i to, czego dowiadują się inni

course-round-hero = Wybierz bohatera
course-round-act = Bohater działa
course-round-enemies = Działają wrogowie
course-round-lead = Kto zacznie następną rundę
