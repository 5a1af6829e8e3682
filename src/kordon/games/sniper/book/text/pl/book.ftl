### Sniper Elite: zasady w formie książki.

## O co chodzi

book-start = O co chodzi
book-about = Jedna osoba jest snajperem, sama i niewidoczna w niemieckiej bazie; pozostali dowodzą trzema oddziałami obrońców, którzy znają teren, ale nie wiedzą, gdzie jest snajper.
book-win = Snajper wygrywa, gdy wykona dwa tajne cele. Obrońcy wygrywają, gdy dwa razy go zranią albo wytrzymają do końca [odliczania](countdown).
book-scene-table = Baza z góry, oczami snajpera. Obrońcy widzą tę samą mapę, tylko bez numeru 1.
book-scene-table-1 = Snajper. Tę figurkę widzisz tylko ty: inni muszą cię znaleźć.
book-scene-table-2 = Oficer. Bez niego oddział nie zbierze danych i nie sprowadzi żołnierzy z powrotem.
book-scene-table-3 = Żołnierz. [Oddział](squad) to oficer i dwóch żołnierzy.
book-scene-table-4 = Pole z numerem. Dwa z dziewięciu to cele snajpera; na pozostałych można coś [znaleźć](loot).
book-scene-table-5 = Pole: zawsze jeden krok, duże czy małe. Kolor to jego [sektor](sector).
book-scene-table-6 = Budynek. Ściany zatrzymują, drzwi przepuszczają.
book-scene-table-7 = Trudny teren: ruch, który na niego wchodzi, jest o jedno pole krótszy.
book-scene-table-8 = Woda: nikt do niej nie wchodzi, ale wszyscy widzą ponad nią.

## Runda

book-round = Runda w sześciu zdaniach
book-turn-1 = Snajper może się ruszyć o najwyżej trzy pola, zagrać jedną kartę i wykonać jedną akcję, w dowolnej kolejności. Gdzie to się dzieje, pozostaje tajemnicą.
book-turn-2 = Jedno pole jest bezgłośne. Dwa albo trzy słyszy każdy obrońca stojący przy trasie.
book-turn-3 = Akcja to strzał, przeszukanie albo wykonanie celu.
book-turn-4 = Potem każdy oddział ma dwie akcje: ruch, atak, wykrycie, przeczesanie. Albo oficer pyta: czy jesteś w moim sektorze?
book-turn-5 = Na każde pytanie snajper odpowiada zgodnie z prawdą i nie mówi nic więcej.
book-turn-6 = Odliczanie spada o jeden. Zaczyna się od dziesięciu i raz wraca na początek: po pierwszym celu.
book-first-game = Pięć rzeczy, które dobrze wiedzieć przed pierwszą grą:
book-tip-1 = Głośny strzał stawia twoją figurkę na mapie. Najpierw strzel, potem odejdź w tej samej turze.
book-tip-2 = Powoli znaczy bezpiecznie, ale dziesięć tur to mało. Zaplanuj, gdzie będziesz biec.
book-tip-3 = Ciągnij więcej żetonów, niż wynosi odległość: zapas ukrywa, z jak daleka strzelasz.
book-tip-4 = Obrońcy: jednostka w drzwiach całkiem zatrzymuje snajpera. Najpierw zagradzaj, potem szukaj.
book-tip-5 = Obrońcy: „nie” jest warte tyle co „tak”. Oznaczaj kostką każde wykluczone pole.

## Snajper

book-sniper = Tura snajpera
book-sniper-actions = Co może snajper
    .what = Co
    .how = Jak
    .told = Czego dowiadują się obrońcy
book-sniper-actions-move = Ruch
    .how = Od 0 do 3 pól za jednym razem, żadne dwa razy. SE-304
    .told = Niczego albo, po 2 lub 3 polach, które [jednostki](unit) go usłyszały. SE-305
book-sniper-actions-card = Zagranie karty
    .how = Jedna karta wyposażenia, przed ruchem lub akcją albo po nich. SE-401
    .told = Że karta została zagrana. Niektóre się odkrywa.
book-sniper-actions-shoot = Strzał
    .how = Do jednostki na [linii wzroku](sight): ciągniesz żetony, co najmniej tyle, ile wynosi odległość. SE-352
    .told = Ile żetonów i jakie. Przy dwóch żetonach hałasu: gdzie jesteś.
book-sniper-actions-loot = Przeszukanie
    .how = Na polu z numerem, które nie jest twoim celem: obejrzyj trzy karty, jedną zatrzymaj. SE-371
    .told = Że stoisz na którymś polu z numerem.
book-sniper-actions-complete = Wykonanie celu
    .how = Na jego polu. Drugi cel od razu daje zwycięstwo. SE-372
    .told = Gdzie jesteś; a do twojej torby trafia jeden hałas.
book-quiet = Nigdy nie wchodzisz na pole z obrońcą. Obrońca może wejść na twoje i niczego nie zauważy; po prostu idziesz dalej.
book-scene-creep = Jedno pole: z 40 na 36. Nikt tego nie słyszy, choćby obrońcy stali wokoło.
book-scene-run = Dwa pola: 40, 36, 28. Słyszy to każdy obrońca na polu [przylegającym](adjacent) do któregoś z tych trzech, także przez ściany.
book-scene-run-1 = Obok 28: słyszy.
book-scene-run-2 = Obok 28: też słyszy. Obrońcy wiedzą, kto usłyszał, ale nie znają drogi.
book-scene-run-3 = Nie przylega do żadnego z trzech: nic nie słyszy.

## Strzelanie

book-shooting = Strzał krok po kroku
book-shot-1 = Wybierz w tajemnicy jednostkę na linii wzroku. Policz odległość: pola do celu razem z jego polem.
book-shot-2 = Powiedz, ile żetonów ciągniesz: co najmniej tyle, ile wynosi odległość. Wyciągnij i pokaż.
book-shot-3 = Odrzut i hałas razem pięć lub więcej: [pudło](misfire).
book-shot-4 = W przeciwnym razie: tyle celowania, ile wynosi odległość, i jednostka schodzi z planszy.
book-shot-5 = Dwa hałasy lub więcej: [ujawnienie](reveal), czy trafisz, czy nie. Każde zagłuszanie ukrywa jeden hałas.
book-shot-6 = Wszystkie żetony wracają. Zabity żołnierz dodaje jedno celowanie, oficer zagłuszanie swojego oddziału.
book-tokens = Żetony
book-token = Żeton
book-at-start = W torbie na początku
book-in-box = W pudełku
book-effect = Co robi
book-scene-shot-quiet = Z 54 do żołnierza na 57: odległość 3. Wyciągnięto pięć żetonów: trzy celowania, jeden odrzut, jeden hałas. Trzy celowania na odległość 3 trafiają; jeden hałas niczego nie zdradza.
book-scene-shot-quiet-1 = Raz …
book-scene-shot-quiet-2 = … dwa …
book-scene-shot-quiet-3 = … trzy: pole celu się liczy, twoje nie.
book-scene-shot-loud = Ten sam strzał, inne szczęście: trzy celowania i dwa hałasy. Żołnierza nie ma, ale wszyscy widzieli błysk.
book-scene-shot-loud-1 = Twoja figurka stoi tu do twojej następnej tury. Odejdź, i to zaraz.
book-odds = Jakie są szanse z początkową torbą
book-drawn = Żetony
book-at-distance = Trafienie na { $n }
book-percent = { $n }%
book-revealed = Ujawnienie

## Pola

book-spaces = Pola i drzwi
book-scene-adjacent = Sześć pól styka się z polem oficera. Wszystkie sześć [przylega](adjacent), ze ścianą czy bez. Tylko trzy zielone [sąsiadują](matching): przylegają i są tego samego typu, tutaj otwarte.
book-scene-doorway = Dokąd można stąd pójść. Części zamienne mają z tej strony drzwi; Koszary wschodnie i Narzędziownia nie mają, więc ich ściany zatrzymują każdego. SE-105
book-grounds = Rodzaje terenu

## Linia wzroku

book-seeing = Kto kogo widzi
book-seeing-how = Widzisz pole, jeśli choć jedna prosta od krawędzi twojego pola do krawędzi tamtego jest wolna. Zasłaniają budynki, pomosty i przeszkody po drodze; otwarty teren i woda nigdy. SE-851
book-scene-clear = Wolna: między 54 a 57 jest tylko droga.
book-scene-blocked = Zasłonięta: między 20 a 50 stoi magazyn i każda prosta przez niego przechodzi.
book-scene-along = Jeszcze wolna: prosta biegnie wzdłuż ściany magazynu, od rogu do rogu. Wzdłuż krawędzi to nie przez środek. Odległość 2.
book-high-1 = W jednym budynku wszyscy widzą wszystkich. SE-853
book-high-2 = Z pomostu na pomost zasłaniają tylko przeszkody. SE-854
book-high-3 = Między pomostem a pomieszczeniem musi być na tej linii otwarte pole albo drabina. SE-856

## Obrońcy

book-defenders = Tura obrońców
book-defending = Każdy oddział zbiera [dane](intel) albo wykonuje dwie akcje. Jedna jednostka może wykonać obie, byle nie dwa razy tę samą. Oddziały mogą działać na przemian.
book-defender-actions = Co może obrońca
    .what = Co
    .how = Jak
book-defender-actions-move = Ruch
    .how = Do dwóch pól; obok innych obrońców można przejść, ale nie stanąć na ich polu. SE-504
book-defender-actions-attack = Atak
    .how = Na własnym polu jednostki. Jeśli jest tam snajper, dostaje ranę. SE-505
book-defender-actions-spot = Wykrycie
    .how = Pyta o jedno przylegające pole. Jeśli jest tam snajper, staje tam jego figurka, a do torby trafia jeden hałas. SE-506
book-defender-actions-sweep = Przeczesanie
    .how = Pyta o trzy pola naraz: własne i dwa [sąsiadujące](matching). Odpowiedź brzmi tylko „na jednym z nich” albo „na żadnym”. SE-507
book-defender-actions-officer = Rozmieszczenie oficera
    .how = Wraca na pole startowe, jeśli nie stoi tam obrońca. SE-508
book-defender-actions-soldier = Rozmieszczenie żołnierza
    .how = Obok oficera, na polu tego samego typu, gdy oficer jest w swoim sektorze. SE-509
book-defender-actions-dismiss = Wycofanie
    .how = Jednostka schodzi z planszy, by w późniejszej turze wrócić tam, gdzie jest potrzebna. SE-510
book-defender-actions-intel = Zbieranie danych
    .how = Kosztuje obie akcje; oficer musi być w swoim sektorze. Snajper mówi, czy w nim jest. SE-503
book-scene-ask = Dwa sposoby, by zapytać spod masztu. Przeczesanie pyta o zielone pola łącznie. Wykrycie pyta o jedno przylegające pole dowolnego typu, tutaj o Części zamienne, i od razu ujawnia snajpera.

## Karty

book-cards = Karty i specjaliści
book-loadout = Wyposażenie snajpera: trzy z tych dziesięciu kart
book-card = Karta
book-copies = Sztuk
book-specialists = Specjaliści: trzech z sześciu, jeden na oddział, każdy dwa razy w grze
book-specialist = Specjalista

## Warianty

book-variants = Trudność i gra solo
book-difficulty = Dla wyrównania szans, każdy wariant osobno
book-option = Wybór
book-solo = W grze solo jesteś snajperem. Obrońcami kierują karty solo: dwie leżą odkryte, jedna zakryta, a wybiera kość. Gdy zabraknie kart, przegrywasz. SE-903
book-orders = Karty solo

## Słowa

book-words = Słowniczek
book-rulings = Zasady według numerów

book-term-unit = Jednostka
    .means = Oficer albo żołnierz obrońców.
book-term-squad = Oddział
    .means = Oficer i dwóch żołnierzy jednego koloru.
book-term-sector = Sektor
    .means = Część mapy w jednym kolorze: żółty, czerwony i czarny to teren oddziału, biały jest niczyj.
book-term-adjacent = Przylegające
    .means = Stykają się krawędzią, nie tylko rogiem. Ściany nie mają znaczenia.
book-term-matching = Sąsiadujące
    .means = Przylegają i są tego samego typu: otwarte, zabudowane albo podwyższone.
book-term-sight = Linia wzroku
    .means = Prosta od krawędzi do krawędzi, której nic nie zasłania.
book-term-distance = Odległość
    .means = Liczba pól na linii wzroku, razem z polem celu.
book-term-bag = Torba na naboje
    .means = Z niej snajper ciągnie żetony, nie patrząc.
book-term-misfire = Pudło
    .means = Odrzut i hałas w jednym strzale razem pięć lub więcej: strzał chybia.
book-term-reveal = Ujawnienie
    .means = Figurka staje tam, gdzie jest snajper, i wszyscy ją widzą. Zostaje do początku jego następnej tury.
book-term-alert = Zaalarmowany
    .means = Usłyszał biegnącego snajpera, bo stał przy trasie.
book-term-loot = Przeszukanie
    .means = Obejrzyj trzy karty z talii i jedną zatrzymaj.
book-term-intel = Dane wywiadowcze
    .means = Oficer pyta, czy snajper jest w jego sektorze.
book-term-countdown = Odliczanie
    .means = Tury, które zostały snajperowi. Na końcu ostatniej wygrywają obrońcy.
