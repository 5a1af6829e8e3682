### Estoril 1942: the names of things.

## Location boards

board-1 = Kościół Santo António
board-2 = Hotel Palácio
board-3 = Plaża Tamariz
board-4 = Hotel Atlântico
board-5 = Muchaxo
board-6 = Kasyno Estoril
board-7 = Boca do Inferno
board-8 = Muzeum Castro Guimarães
power-1 = bez zabójców
power-2 = Brytyjczycy +1
power-3 = wszystko odkryte
power-4 = Niemcy +1
power-5 = same zewnętrzne
power-6 = kości dodają siły
power-7 = najsłabszy traci
power-8 = 4 obszary

## Flags

flag-PT = Portugalia
flag-DE = Niemcy
flag-GB = Wielka Brytania
flag-US = Stany Zjednoczone
flag-IT = Włochy
flag-YU = Jugosławia
flag-SU = Związek Radziecki
flag-ES = Hiszpania
flag-FR = Francja
flag-HU = Węgry

## Symbols

symbol-A = Zabójca
symbol-S = Uwodziciel
symbol-C = Konspirator
symbol-N = Nacjonalista
symbol-D = Dyplomata
symbol-W = Kobieta

## Missions

mission-A = Najwięcej zabójców
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej symboli zabójcy.
mission-S = Najwięcej uwodzicieli
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej symboli uwodziciela.
mission-C = Najwięcej konspiratorów
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej symboli konspiratora.
mission-N = Najwięcej nacjonalistów
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej symboli nacjonalisty.
mission-D = Najwięcej dyplomatów
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej symboli dyplomaty.
mission-W = Najwięcej kobiet
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej symboli kobiety.
mission-PT = Najwięcej flag Portugalii
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej flag Portugalii.
mission-DE = Najwięcej flag Niemiec
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej flag Niemiec.
mission-GB = Najwięcej flag Wielkiej Brytanii
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej flag Wielkiej Brytanii.
mission-US = Najwięcej flag Stanów Zjednoczonych
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej flag Stanów Zjednoczonych.
mission-strength = Największa siła wpływu
    .how = 6 PZ dla osoby, która na koniec ma na ręce największą sumę sił wpływu podanych na kartach.
mission-flags = Najwięcej różnych flag
    .how = 6 PZ dla osoby, która na koniec ma na ręce najwięcej różnych flag spośród tych: Hiszpania, Francja, Węgry, Włochy, Związek Radziecki i Jugosławia.
