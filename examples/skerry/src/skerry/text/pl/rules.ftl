### Skerry: zasady według numerów.

chapter-SK-1 = Rafa
SK-101 = Jest siedem miejsc: szkier i sześć ławic wokół niego. Każde styka się z sąsiednimi. Wszyscy zaczynają z sześcioma monetami i bez pereł.
SK-102 = Rundę zaczyna przypływ: trzy kości, które widzą wszyscy. Nie wolno deklarować mniej, niż pokazuje najniższa z nich.

chapter-SK-2 = Licytacja
SK-201 = Każdy w tajemnicy daje od zera do trzech monet i nie więcej, niż ma. Oferty odkrywa się, gdy złożyli je wszyscy.
SK-202 = Najwyższą ofertę się płaci, a kto ją złożył, nurkuje; inni nie płacą nic. Przy równych w pierwszej rundzie pierwszeństwo ma Czerwony, w drugiej Zielony i tak dalej.

chapter-SK-3 = Nurkowanie
SK-301 = Nurek rzuca kością, której nie widzi nikt inny, wybiera miejsce i deklaruje liczbę pereł: od najniższej kości przypływu do sześciu.
SK-302 = Pozostałych pyta się po kolei, czy wierzą. Jeśli wszyscy wierzą, nurek bierze tyle pereł, ile zadeklarował.
SK-303 = Kto nie wierzy, każe pokazać kość. Jeśli nie jest niższa od deklaracji, nurek bierze zadeklarowane perły i monetę od niedowiarka, jeśli ten ją ma. Jeśli jest niższa, niedowiarek bierze trzy perły, a nurek nic.
SK-304 = Kto wziął perły, stawia w tym miejscu boję. Tam, gdzie jest boja, więcej się nie nurkuje.

chapter-SK-4 = Koniec
SK-401 = Gra kończy się po czterech rundach, chyba że wybrano inną liczbę.
SK-402 = Każda perła to punkt, a każde dwa twoje stykające się miejsca to dwa punkty. Wygrywa, kto ma najwięcej; przy równych zwycięstwo jest wspólne.
