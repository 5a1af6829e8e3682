### Kurs.

lesson-estoril = Poznaj Estoril 1942

lesson-estoril-lay = Kładzenie kart
    .end = Karta ma dwie liczby: siłę wpływu na planszę, na której leży, i gwiazdki na koniec. Siły twoich kart na planszy się sumują.
lesson-estoril-lay-rim = Kto jest na planszy najsilniejszy, bierze nagrodę. Połóż Guedesa, siła 1, na obszarze I kościoła: skraj jest otwarty dla wszystkich.
    .hint = Kliknij Guedesa na swojej ręce, a potem obszar I kościoła. Tarcza to siła wpływu, a gwiazdka liczy się na koniec.
lesson-estoril-lay-inside = Kłódka: karta leży zakryta. Zielony widzi, że kogoś tam masz, ale nie wie kogo. W głąb wchodzisz tylko obok swoich: Hans R. na II.
    .hint = Kliknij Hansa R., a potem obszar II kościoła, tuż pod Guedesem.
lesson-estoril-lay-beach = Na plaży wszystko leży odkryte. Araújo Zielonego ma siłę 2, a nagroda, Garbo, 4 gwiazdki. Połóż swojego Araújo na II.
    .hint = Kliknij Araújo, a potem obszar II plaży, plansza 3.
lesson-estoril-lay-choice = 2 do 2. Przy remisie wygrywa niższy obszar, czyli Zielony na I. Wolny jest już tylko jeden. Która karta zdobędzie Garbo?
    .hint = Trzeba więcej niż 0. Elizabeth ma siłę 1: połóż ją na obszarze III plaży.
    .weak = Siła 0 nic nie dodaje. Nadal jest 2 do 2 i wygrywa obszar I: Garbo bierze Zielony.
    .elsewhere = Zielony kładzie Elizabeth na ostatnim obszarze plaży: 3 do 2. Garbo już nie zdobędziesz.

lesson-estoril-board = Oko i siła
    .end = Najpierw odkrywa się plansza o najniższym numerze. W kościele było 3 do 2 dla ciebie i Pires trafia na twoją rękę.
lesson-estoril-board-eye = Kto się kryje w kościele obok twojego Guedesa? Oko na obszarze III muzeum tam sięga. Połóż na nim Elizabeth.
    .hint = Kliknij Elizabeth, a potem obszar III muzeum, plansza 8. Dwie kropki pod okiem sięgają sąsiednich plansz.
lesson-estoril-board-look = Podejrzyj kartę Zielonego w kościele. Zobaczysz ją tylko ty, a Zielony dowie się, gdzie zaglądasz.
    .hint = Kliknij zakrytą kartę na obszarze III kościoła.
lesson-estoril-board-choice = Araújo, siła 2! Twój Guedes ma tam 1. Wszystkie twoje karty na planszy liczą się razem. Gdzie położysz ostatnią?
    .hint = 1 i 2 to więcej niż 2. Obszar II kościoła leży obok Guedesa, więc możesz tam wejść.
    .elsewhere = Zielony zajmuje obszar II: z Elizabeth ma 3, a ty 1. Pires idzie do niego.

lesson-estoril-abilities = W samą porę
    .end = Najpierw działa obszar I, potem II, III i IV, a dopiero na końcu liczy się siła. Pięć nagród w jeden wieczór!
lesson-estoril-abilities-protect = Pora na kościół. Twój dyplomata Guedes może osłonić kogoś tutaj albo na sąsiedniej planszy. Na plaży Linda X., zabójczyni, zagraża twojemu Araújo. Osłoń go!
    .hint = Kliknij swojego Araújo na obszarze III plaży.
    .bare = Linda X. na obszarze I działa pierwsza i odsyła Araújo do domu. Garbo bierze Zielony.
lesson-estoril-abilities-seduce = Elizabeth uwodzi: sprowadza kartę z sąsiedniej planszy. W Muchaxo twój Roque, siła 0, stoi naprzeciw jednej zakrytej. Ściągnij ją tutaj.
    .hint = Kliknij kartę Zielonego na obszarze II Muchaxo, potem wolny obszar tutaj. Elizabeth ma tu 2: Brytyjczycy dostają +1.
    .left = W Muchaxo jest 0 do 1. Hedy L. idzie do Zielonego.
lesson-estoril-abilities-choice = Muzeum: Hans 1 i Araújo 2 Zielonego przeciw twojemu Hansowi 1. Linda X. na obszarze I odsyła kogoś do domu. Kogo?
    .hint = Bez Araújo jest 1 do 1, a przy remisie wygrywa najniższy obszar, czyli Linda.
    .weaker = Araújo zostaje: 1 do 2. Zsa Zsa G. idzie do Zielonego.
    .nobody = Nikogo nie odsyłasz: 1 do 3. Zsa Zsa G. idzie do Zielonego.

lesson-estoril-missions = Rozliczenie
    .end = Zwycięstwo! Liczą się gwiazdki na ręce, po 1 punkcie za kartę odrzuconą i po 6 za misję. Pora na prawdziwą grę.
lesson-estoril-missions-aside = Koniec ostatniej rundy: zostaje ci sześć kart. Misja daje 6 punktów temu, kto ma najwięcej. C. Rosa nie liczy się w żadnej: odłóż tę kartę.
    .hint = Kliknij kartę C. Rosa na swojej ręce. Odrzucona i tak jest warta 1 punkt.
lesson-estoril-missions-choice = Jeszcze jedna. Hans to Niemiec: tu możesz najwyżej zremisować. Elizabeth liczy się do Brytyjczyków i uwodzicieli: tam prowadzisz. Kto odchodzi?
    .hint = Mają po jednej gwiazdce, więc patrz na misje: Hans daje pół jednej, Elizabeth rozstrzyga dwie.
    .leader = Bez Elizabeth dwiema misjami dzielisz się z Zielonym i przegrywasz 40 do 43.
    .needed = Tej karty potrzebowała misja. Zielony cię tam dogania i wygrywa.
