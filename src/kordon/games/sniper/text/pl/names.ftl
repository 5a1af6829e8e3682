### Sniper Elite: the names of things.

## Sides and units

sniper = Snajper
squad-yellow = Żółty oddział
squad-red = Czerwony oddział
squad-black = Czarny oddział
officer-yellow = Żółty oficer
officer-red = Czerwony oficer
officer-black = Czarny oficer
soldier-yellow-1 = Żółty żołnierz 1
soldier-yellow-2 = Żółty żołnierz 2
soldier-red-1 = Czerwony żołnierz 1
soldier-red-2 = Czerwony żołnierz 2
soldier-black-1 = Czarny żołnierz 1
soldier-black-2 = Czarny żołnierz 2

## Sectors

sector-yellow = Żółty sektor
sector-red = Czerwony sektor
sector-black = Czarny sektor
sector-white = Biały sektor

## Loadout cards

loadout-masking = Maskowanie dźwięku
    .how = Ruch o 2 lub 3 pola w tej turze nie alarmuje żadnej jednostki. Psy nadal czują zapach.
loadout-mine = Mina typu S
    .how = Zaminuj pole, na którym stoisz. Ginie pierwsza jednostka, która skończy tam ruch.
loadout-silenced = Wyciszona amunicja
    .how = Podczas strzelania w tej turze hałas liczy się jako odrzut: nie ma ujawnienia, ale 5 lub więcej to nadal pudło.
loadout-distraction = Odwrócenie uwagi
    .how = Przesuń jedną jednostkę o 1 lub 2 pola, na wolne pole w twojej linii wzroku.
loadout-tommy = Thompson
    .how = W tej turze strzelasz dwa razy. Najpierw zapowiedz obie liczby; żetony pierwszego strzału zostają poza torbą, a hałas ocenia się po drugim.
loadout-trench = Strzelba okopowa
    .how = Niczego nie losujesz: ujawniasz się, a wszystkie jednostki na twoim polu i na polach sąsiadujących giną. Do torby nic nie dochodzi.

## Specialists

specialist-medic = Sanitariusz
    .how = Gdy strzał trafi żołnierza tego oddziału, zostaje on na planszy. Nie chroni przed minami.
specialist-radio = Radiooperator
    .how = Rozmieść żołnierza dowolnego oddziału na wolnym polu sąsiadującym z tym oficerem, bez kosztu akcji. Wcześniej w tej turze oficer nie może się ruszyć.
specialist-sniper = Specjalista snajper
    .how = Atak oficera to strzał w pole w jego linii wzroku, najwyżej 7 żetonami z torby snajpera. Wcześniej w tej turze oficer nie może się ruszyć.
specialist-kennel = Mistrz hodowli
    .how = Postaw psa na polu oficera lub na polu z nim sąsiadującym. Pies ostrzega zawsze, gdy snajper wchodzi na jego pole, opuszcza je lub przez nie przechodzi.
specialist-jaeger = Strzelec
    .how = Atak oficera w tej turze może dotyczyć pola przylegającego, dowolnego typu.
specialist-scout = Zwiadowca
    .how = Przenieś żołnierza tego oddziału na wolne pole tego samego typu w sektorze, w którym jest oficer. W tej turze żołnierz nie wykonuje akcji jednostki.

## Shot tokens

token-aim = Celowanie
token-recoil = Odrzut
token-noise = Hałas
token-suppression = Zagłuszanie

## Actions

act-move = Ruch
act-shoot = Strzelanie
act-loot = Przeszukanie
act-complete = Wykonanie celu
act-attack = Atak
act-spot = Wykrycie
act-sweep = Przeczesanie
act-intel = Zbieranie danych wywiadowczych
act-deploy = Rozmieszczenie
act-dismiss = Wycofanie
act-pass = Pas

## Order cards

order-converge = Obława
    .how = Jednostki zbliżają się do figurki snajpera lub do ostatniego znanego sektora.
order-sweep = Przeczesanie
    .how = Jednostki przeczesują ostatni znany sektor.
order-spot = Wykrycie
    .how = Jednostki próbują wykryć snajpera na polach wokół jego figurki.
order-patrol = Patrol
    .how = Jednostki patrolują drogi między celami.
order-reinforce = Posiłki
    .how = Na planszę wracają jednostki, które są poza nią.
order-lockdown = Blokada
    .how = Jednostki obstawiają drzwi i drabiny.

## Maps

map-launch = Kompleks Badawczy
map-pens = Bunkier U-Bootów
