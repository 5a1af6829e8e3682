### Estoril 1942: the names of things.

## Location boards

board-1 = Church of Santo António
board-2 = Hotel Palácio
board-3 = Tamariz Beach
board-4 = Hotel Atlântico
board-5 = Muchaxo
board-6 = Casino Estoril
board-7 = Boca do Inferno
board-8 = Castro Guimarães Museum
power-1 = no assassins
power-2 = British +1
power-3 = all face up
power-4 = German +1
power-5 = all areas outer
power-6 = dice add strength
power-7 = weakest loses one
power-8 = 4 areas

## Flags

flag-PT = Portugal
flag-DE = Germany
flag-GB = Great Britain
flag-US = United States
flag-IT = Italy
flag-YU = Yugoslavia
flag-SU = Soviet Union
flag-ES = Spain
flag-FR = France
flag-HU = Hungary

## Symbols

symbol-A = Assassin
symbol-S = Seducer
symbol-C = Conspirator
symbol-N = Nationalist
symbol-D = Diplomat
symbol-W = Woman

## Missions

mission-A = Most assassins
    .how = 6 VP to the player with the most assassin symbols on the cards in hand at the end.
mission-S = Most seducers
    .how = 6 VP to the player with the most seducer symbols on the cards in hand at the end.
mission-C = Most conspirators
    .how = 6 VP to the player with the most conspirator symbols on the cards in hand at the end.
mission-N = Most nationalists
    .how = 6 VP to the player with the most nationalist symbols on the cards in hand at the end.
mission-D = Most diplomats
    .how = 6 VP to the player with the most diplomat symbols on the cards in hand at the end.
mission-W = Most women
    .how = 6 VP to the player with the most woman symbols on the cards in hand at the end.
mission-PT = Most Portuguese flags
    .how = 6 VP to the player with the most Portuguese flags on the cards in hand at the end.
mission-DE = Most German flags
    .how = 6 VP to the player with the most German flags on the cards in hand at the end.
mission-GB = Most British flags
    .how = 6 VP to the player with the most British flags on the cards in hand at the end.
mission-US = Most American flags
    .how = 6 VP to the player with the most American flags on the cards in hand at the end.
mission-strength = Highest total strength
    .how = 6 VP to the player with the highest total of printed strength on the cards in hand at the end.
mission-flags = Most different flags
    .how = 6 VP to the player with the most different flags, on the cards in hand at the end, out of Spain, France, Hungary, Italy, the Soviet Union and Yugoslavia.
