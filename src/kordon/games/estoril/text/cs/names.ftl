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

## What the signs mean

sign-area = Místo pro jednu kartu. Římská číslice určuje, kdy smí postava použít své symboly; při shodě vyhrává nejnižší.
sign-outer = Vnější pole: kartu sem smí vyložit každý.
sign-inner = Vnitřní pole: jen vedle vlastní karty.
sign-secret = Zámek: karta zde leží lícem dolů, dokud se místo nevyhodnotí.
sign-peek-1 = Oko s jednou tečkou: po vyložení nahlédněte na kartu lícem dolů na této desce.
sign-peek-2 = Oko se dvěma tečkami: po vyložení nahlédněte na kartu lícem dolů na této nebo sousední desce.
sign-peek-3 = Oko se třemi tečkami: po vyložení nahlédněte na kartu lícem dolů na kterékoli desce.
sign-reward = Kartu, která zde leží, získá nejsilnější hráč na této desce.
sign-board = Číslo určuje, kdy se místo vyhodnotí: nejnižší je první.
sign-board-1 = Vraha zde nelze použít.
sign-board-2 = Britské postavy zde mají +1 vlivu.
sign-board-3 = Vše zde leží lícem nahoru.
sign-board-4 = Německé postavy zde mají +1 vlivu.
sign-board-5 = Všechna pole jsou zde vnější.
sign-board-6 = Po schopnostech si zde každá postava přičte rozdíl hodnot na dvou kostkách.
sign-board-7 = Jsou-li zde aspoň dva hráči, nejslabší po schopnostech nadobro přijde o postavu.
sign-board-8 = Jsou zde čtyři pole a odměna leží uprostřed.
sign-strength = Největší vliv na desce získá odměnu.
sign-points = Počítají se na konci, je-li karta v ruce.
sign-flag = Vlajky počítají nacionalisté a mise.
sign-bonus = Přídavek z této desky; jakmile ji postava opustí, přijde o něj.
sign-shield = V tomto kole ji nemůže zvolit žádný vrah ani svůdce.
sign-silent = Přivedl ji sem svůdce: v tomto kole se počítá jen její vliv.
sign-symbol-A = Vraťte postavu z této desky do ruky jejího majitele.
sign-symbol-S = Přesuňte sem postavu ze sousední desky na volné pole; její schopnosti se od té chvíle ignorují.
sign-symbol-C = Podívejte se na vrchní kartu balíčku: zůstane tu buď ona, nebo dosavadní odměna, a druhá půjde pod balíček.
sign-symbol-N = Získejte +1 vlivu za každou další kartu lícem nahoru se stejnou vlajkou na této desce a na sousedních.
sign-symbol-D = Ochraňte postavu na této nebo sousední desce: do konce kola ji nezvolí žádný vrah ani svůdce.
sign-symbol-W = Počítá se jen pro misi.
sign-markers = Každá vyložená karta spotřebuje jeden žeton.
sign-hand = Co je po kole nad šest karet, se odhazuje.
sign-discards = Každá má na konci hodnotu 1 VB.
sign-first = V tomto kole vykládá jako první.
