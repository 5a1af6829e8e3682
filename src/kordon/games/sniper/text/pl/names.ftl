### Sniper Elite: the names of things.

## Squads and units

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
    .how = W tej turze strzelasz dwa razy. Najpierw zapowiedz liczby żetonów obu strzałów; żetony pierwszego zostają poza torbą, a hałas ocenia się po drugim.
loadout-trench = Strzelba okopowa
    .how = Niczego nie losujesz: ujawniasz się, a wszystkie jednostki na twoim polu i na polach sąsiadujących giną. Do torby nic nie dochodzi.

## Specialists

specialist-medic = Sanitariusz
    .how = Gdy strzał trafi żołnierza tego oddziału, zostaje on na planszy. Nie chroni przed minami.
specialist-radio = Radiooperator
    .how = Rozmieść żołnierza dowolnego oddziału na wolnym polu sąsiadującym z tym oficerem; nie zużywa to akcji. Wcześniej w tej turze oficer nie może się ruszyć.
specialist-sniper = Specjalista snajper
    .how = Atak oficera to strzał w pole w jego linii wzroku, z użyciem najwyżej 7 żetonów z torby snajpera. Wcześniej w tej turze oficer nie może się ruszyć.
specialist-kennel = Mistrz hodowli
    .how = Postaw psa na polu oficera lub na polu z nim sąsiadującym. Pies ostrzega zawsze, gdy snajper wchodzi na jego pole, opuszcza je lub przez nie przechodzi.
specialist-jaeger = Strzelec
    .how = Atak oficera w tej turze może dotyczyć pola przylegającego, dowolnego typu.
specialist-scout = Zwiadowca
    .how = Przenieś żołnierza tego oddziału na wolne pole tego samego typu w sektorze, w którym jest oficer. W tej turze żołnierz nie wykonuje akcji jednostki.

## Shot tokens

look-objective = cel
look-entrance = wejście
token-aim = Celowanie
token-recoil = Odrzut
token-noise = Hałas
token-suppression = Zagłuszanie

## Order cards

order-converge = Obława
    .how = Każda jednostka na planszy przesuwa się o najwyżej 2 pola w stronę figurki snajpera. Gdy figurki nie ma, idzie w stronę ostatniego znanego sektora, a jeśli jest w nim razem z tobą, w twoją stronę. Jednostka, która kończy na twoim polu, atakuje.
order-sweep = Przeczesanie
    .how = Jednostki spoza ostatniego znanego sektora przesuwają się o najwyżej 2 pola w jego stronę. Każda, która jest potem w tym sektorze, przeczesuje swoje pole i najwyżej dwa pola z nim sąsiadujące, te o najniższych numerach. Gdy któraś cię znajdzie, twój sektor staje się ostatnim znanym, a reszta jej oddziału od razu zbliża się do ciebie o 1 pole. Jednostka, która kończy na twoim polu, atakuje.
order-spot = Wykrycie
    .how = Jednostki przesuwają się o najwyżej 2 pola, żeby stanąć na polu figurki snajpera albo na polu do niego przylegającym, a gdy figurki nie ma, w ostatnim znanym sektorze. Potem każda sprawdza jedno z tych pól, takie, które do niej przylega i na którym nie ma jednostki: pole figurki, a jeśli to niemożliwe, pole o najniższym numerze. Jednostka, która kończy na twoim polu, zamiast tego atakuje.
order-patrol = Patrol
    .how = Każda jednostka na planszy przesuwa się o najwyżej 2 pola w stronę swojego celu; ta, która już na nim stoi, idzie do celu o następnym numerze. Jednostka, która kończy na twoim polu, atakuje.
order-reinforce = Posiłki
    .how = Jednostki spoza planszy zostają rozmieszczone, jeśli zasady na to pozwalają. Na planszy oficerowie przesuwają się o najwyżej 2 pola w stronę swojego sektora, a żołnierze w stronę figurki snajpera lub, gdy jej nie ma, ostatniego znanego sektora. Jednostka, która kończy na twoim polu, atakuje.
order-lockdown = Blokada
    .how = Jednostki przesuwają się o najwyżej 2 pola w stronę wolnych pól przy drzwiach i drabinach ostatniego znanego sektora; ta, która już stoi na takim polu, zostaje. Gdy wszystkie są zajęte, idą w stronę figurki snajpera lub, gdy jej nie ma, tego sektora. Jednostka, która kończy na twoim polu, atakuje.

## Units where there is no room for their names

badge-officer-yellow = Ż★
badge-soldier-yellow-1 = Ż1
badge-soldier-yellow-2 = Ż2
badge-officer-red = Cw★
badge-soldier-red-1 = Cw1
badge-soldier-red-2 = Cw2
badge-officer-black = Cn★
badge-soldier-black-1 = Cn1
badge-soldier-black-2 = Cn2
