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
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej symboli zabójcy.
mission-S = Najwięcej uwodzicieli
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej symboli uwodziciela.
mission-C = Najwięcej konspiratorów
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej symboli konspiratora.
mission-N = Najwięcej nacjonalistów
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej symboli nacjonalisty.
mission-D = Najwięcej dyplomatów
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej symboli dyplomaty.
mission-W = Najwięcej kobiet
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej symboli kobiety.
mission-PT = Najwięcej flag Portugalii
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej flag Portugalii.
mission-DE = Najwięcej flag Niemiec
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej flag Niemiec.
mission-GB = Najwięcej flag Wielkiej Brytanii
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej flag Wielkiej Brytanii.
mission-US = Najwięcej flag Stanów Zjednoczonych
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej flag Stanów Zjednoczonych.
mission-strength = Największa siła wpływu
    .how = 6 PZ dla osoby, która na koniec ma w ręce największą sumę sił wpływu podanych na kartach.
mission-flags = Najwięcej różnych flag
    .how = 6 PZ dla osoby, która na koniec ma na kartach w ręce najwięcej różnych flag spośród tych: Hiszpania, Francja, Węgry, Włochy, Związek Radziecki i Jugosławia.

## What the signs mean

sign-area = Miejsce na jedną kartę. Liczba rzymska mówi, kiedy postać może użyć swoich symboli; przy remisie wygrywa najniższa.
sign-outer = Obszar zewnętrzny: kartę może tu położyć każdy.
sign-inner = Obszar wewnętrzny: tylko obok własnej karty.
sign-secret = Kłódka: karta leży tu zakryta aż do rozegrania miejsca.
sign-peek-1 = Oko z jedną kropką: po położeniu karty podejrzyj zakrytą kartę na tej planszy.
sign-peek-2 = Oko z dwiema kropkami: po położeniu karty podejrzyj zakrytą kartę na tej lub sąsiedniej planszy.
sign-peek-3 = Oko z trzema kropkami: po położeniu karty podejrzyj zakrytą kartę na dowolnej planszy.
sign-reward = Kartę, która tu leży, bierze najsilniejszy gracz na tej planszy.
sign-board = Numer mówi, kiedy rozgrywa się to miejsce: najniższy jest pierwszy.
sign-board-1 = Zabójcy nie można tu użyć.
sign-board-2 = Brytyjskie postacie mają tu +1 siły wpływu.
sign-board-3 = Wszystko leży tu odkryte.
sign-board-4 = Niemieckie postacie mają tu +1 siły wpływu.
sign-board-5 = Wszystkie obszary są tu zewnętrzne.
sign-board-6 = Po zdolnościach każda postać dodaje tu różnicę oczek z dwóch kości.
sign-board-7 = Po zdolnościach, jeśli jest tu dwoje lub więcej graczy, najsłabszy traci postać do końca gry.
sign-board-8 = Są tu cztery obszary, a nagroda leży pośrodku.
sign-strength = Największa siła wpływu na planszy zdobywa nagrodę.
sign-points = Liczą się na koniec, jeśli karta jest w ręce.
sign-flag = Flagi liczą nacjonaliści i misje.
sign-bonus = Premia z tej planszy; przepada, gdy postać ją opuści.
sign-shield = W tej rundzie postaci nie może wybrać żaden zabójca ani uwodziciel.
sign-silent = Sprowadził ją tu uwodziciel: w tej rundzie liczy się tylko jej siła wpływu.
sign-symbol-A = Odeślij postać z tej planszy na rękę jej właściciela.
sign-symbol-S = Sprowadź postać z sąsiedniej planszy na wolny obszar tutaj; jej zdolności przestają działać.
sign-symbol-C = Podejrzyj wierzchnią kartę stosu: tutaj zostanie ona albo dotychczasowa nagroda, a druga z kart trafi pod stos.
sign-symbol-N = Zyskaj +1 siły wpływu za każdą inną odkrytą kartę z tą samą flagą na tej planszy i na sąsiednich.
sign-symbol-D = Osłoń postać na tej lub sąsiedniej planszy: do końca rundy nie wybierze jej żaden zabójca ani uwodziciel.
sign-symbol-W = Liczy się tylko w misji.
sign-markers = Każda położona karta zabiera jeden znacznik.
sign-hand = Karty ponad sześć odrzuca się po rundzie.
sign-discards = Każda jest na koniec warta 1 PZ.
sign-first = Kładzie pierwszą kartę w tej rundzie.
