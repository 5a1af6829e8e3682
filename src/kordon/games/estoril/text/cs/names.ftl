### Estoril 1942: the names of things.

## Location boards

board-1 = Kostel Santo António
board-2 = Hotel Palácio
board-3 = Pláž Tamariz
board-4 = Hotel Atlântico
board-5 = Muchaxo
board-6 = Kasino Estoril
board-7 = Boca do Inferno
board-8 = Muzeum Castro Guimarães
power-1 = bez vrahů
power-2 = Britové +1
power-3 = vše odkryté
power-4 = Němci +1
power-5 = vše vnější
power-6 = kostky přidají vliv
power-7 = nejslabší ztrácí
power-8 = 4 pole

## Flags

flag-PT = Portugalsko
flag-DE = Německo
flag-GB = Velká Británie
flag-US = Spojené státy
flag-IT = Itálie
flag-YU = Jugoslávie
flag-SU = Sovětský svaz
flag-ES = Španělsko
flag-FR = Francie
flag-HU = Maďarsko

## Symbols

symbol-A = Vrah
symbol-S = Svůdce
symbol-C = Spiklenec
symbol-N = Nacionalista
symbol-D = Diplomat
symbol-W = Žena

## Missions

mission-A = Nejvíce vrahů
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce symbolů vraha.
mission-S = Nejvíce svůdců
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce symbolů svůdce.
mission-C = Nejvíce spiklenců
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce symbolů spiklence.
mission-N = Nejvíce nacionalistů
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce symbolů nacionalisty.
mission-D = Nejvíce diplomatů
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce symbolů diplomata.
mission-W = Nejvíce žen
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce symbolů ženy.
mission-PT = Nejvíce portugalských vlajek
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce portugalských vlajek.
mission-DE = Nejvíce německých vlajek
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce německých vlajek.
mission-GB = Nejvíce britských vlajek
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce britských vlajek.
mission-US = Nejvíce amerických vlajek
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce amerických vlajek.
mission-strength = Největší celkový vliv
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce největší součet vytištěného vlivu.
mission-flags = Nejvíce různých vlajek
    .how = 6 VB získá ten, kdo má na konci na kartách v ruce nejvíce různých vlajek z této šestice: Španělsko, Francie, Maďarsko, Itálie, Sovětský svaz a Jugoslávie.
