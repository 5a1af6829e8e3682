### Wolfenstein: zasady w formie książki.

## O co chodzi

book-start = O co chodzi
book-about = Od jednej do czterech osób prowadzi wspólnie czworo bohaterów przeciw zamkowi pełnemu wrogów, którzy działają według stałych reguł.
book-win = Drużyna wygrywa, gdy wszystkie cele misji są wykonane. Przegrywa, gdy skończą się rundy, gdy zginą wszyscy bohaterowie albo gdy stanie się coś innego, przed czym ostrzega misja.
book-scene-table = Pierwsza misja na początku, widok z góry. Szare figurki śpią.
book-scene-table-1 = Bohater. Kropki to życie i [pancerz](armour).
book-scene-table-2 = Wróg, tutaj Soldat. Ten jeszcze nikogo nie zauważył.
book-scene-table-3 = Oficer: jego śmierć to cel tej misji. Hałas go nie budzi.
book-scene-table-4 = Zamknięte drzwi: nikt przez nie nie widzi i nie przejdzie. Raz otwarte, zostają otwarte.
book-scene-table-5 = Skrzynia: przeszukasz ją z sąsiedniego pola.
book-scene-table-6 = Wydarzenie: karta z wyborem. Niedostępne, gdy w pomieszczeniu jest wróg.
book-scene-table-7 = Znacznik celu misji; sięgasz po niego z sąsiedniego pola.
book-scene-table-8 = Pole startowe: tędy bohaterowie wchodzą i zwykle tędy muszą wyjść.
book-scene-table-9 = Znacznik wsparcia: tu [alarm](alarm) sprowadza wrogów.

## Runda

book-round = Runda w sześciu zdaniach
book-turn-1 = Każdy bohater ma jedną turę i około sześciu [punktów akcji](ap).
book-turn-2 = Ruch, drzwi, przeszukanie, atak: w dowolnej kolejności, póki starcza punktów. Jeden atak w turze.
book-turn-3 = Strzały robią [hałas](noise), tak samo dwie figurki w jednym pomieszczeniu. Hałas budzi to pomieszczenie i sąsiednie.
book-turn-4 = Potem działają wszyscy obudzeni wrogowie: podchodzą i strzelają do najbliższego bohatera.
book-turn-5 = Każde głośne zabicie wroga podnosi [zagrożenie](threat). Gdy dojdzie do granicy, włącza się alarm i przychodzą następni.
book-turn-6 = Licznik rund przesuwa się o jeden. Po ostatniej rundzie misja jest przegrana.
book-first-game = Sześć rzeczy, które dobrze wiedzieć przed pierwszą misją:
book-tip-1 = Wróg, który nikogo nie widzi i nie słyszy, nigdy się nie rusza. Zajmuj się jednym pomieszczeniem naraz.
book-tip-2 = Drzwi już się nie zamkną. Otwieraj je na końcu i z zapasem punktów.
book-tip-3 = Soldat obok ciebie rzuca trzema kośćmi, od trzech pól tylko jedną. Trzymaj dystans.
book-tip-4 = Trzymaj bohaterów na tyle blisko, by mogli sobie pomóc: wykrwawiający się ma jedną rundę.
book-tip-5 = Ostatniego oficera zabij tuż przed granicą zagrożenia: wtedy spada do 0.
book-tip-6 = Brak amunicji albo trzeba przeładować? Zmiana broni nic nie kosztuje.

## Akcje

book-actions = Co może bohater
book-costs = Akcje i ich koszt
    .what = Akcja
    .cost = Punkty
    .how = Jak
book-costs-move = Ruch
    .cost = 1
    .how = Jedno pole, prosto albo na skos. Przez swoich można przejść, przez wrogów nie. WO-305
book-costs-difficult = Na gruz
    .cost = 2
    .how = Trudny teren.
book-costs-door = Otwarcie drzwi
    .cost = 1
    .how = Z pola, które się z nimi styka. WO-308
book-costs-bars = Usunięcie kraty
    .cost = 1
    .how = Bronią, która przepala metal. WO-309
book-costs-search = Przeszukanie
    .cost = 1
    .how = Skrzynia lub wydarzenie na sąsiednim polu. WO-311
book-costs-passage = Tajne przejście
    .cost = 1
    .how = Z litery do takiej samej litery. Męczy: żeton [zmęczenia](fatigue). WO-310
book-costs-attack = Atak
    .cost = z karty
    .how = Raz w turze, za tyle, ile podaje broń. WO-401
book-costs-reload = Przeładowanie
    .cost = 2
    .how = Zdejmuje żeton [przeładowania](reload), zamiast ataku. WO-404
book-costs-gear = Zmiana lub oddanie sprzętu
    .cost = 0
    .how = We własnej turze, bohaterowi na sąsiednim polu. WO-453
book-costs-exhaust = Akcja zmęczenia
    .cost = 0
    .how = Jeszcze połowa punktów i drugi atak; w następnej turze masz tylko połowę. WO-303
book-costs-help = Pomoc wykrwawiającemu się
    .cost = 0
    .how = Z sąsiedniego pola, za żeton [współdzielonego życia](shared). WO-702
book-scene-step = Dokąd B.J. może zrobić krok z F8. Na skos przez otwarte drzwi się da, bo obok tego kroku leży wolne F9. WO-305
book-signs = Jakie bywają pola

## Atak

book-attack = Atak krok po kroku
book-attacking-1 = Potrzebujesz celu w polu widzenia i w [zasięgu](range), punktów i jednego żetonu właściwej amunicji. Żeton zostaje.
book-attacking-2 = Rzuć kośćmi broni i [celności](accuracy) bohatera, a jeśli zapłacisz, także [trybu specjalnego](mode).
book-attacking-3 = Serca zabierają życie, tarcze najpierw pancerz. Przy 0 życia wróg ginie, a ty bierzesz [łup](loot).
book-attacking-4 = Tam, gdzie stoisz i gdzie stał cel, jest teraz hałas.
book-die = Dwunastościenna kość
    .face = Ścianka
    .does = Co robi
book-die-heart = Serce (4)
    .does = 1 życie, mimo pancerza
book-die-shield = Tarcza (4)
    .does = 1 pancerz; 1 życie, gdy pancerza już nie ma
book-die-reload = Przeładowanie (2)
    .does = Broń trzeba przeładować. U wrogów nic.
book-die-blank = Pusta ścianka (2)
    .does = Nic
book-scene-aim = B.J. celuje z C9 w Soldata na F9: trzy pola, a jego Sturmgewehr sięga na pięć. Dwie kości broni i celność 2 to cztery kości.
book-scene-aim-1 = B.J., 6 punktów; strzał kosztuje 3.
book-scene-aim-2 = Życie 1, pancerz 3. Dwie wolne linie od rogu do rogu: w polu widzenia.
book-scene-hit = Tarcza, tarcza, serce, pusta. Dwa punkty pancerza mniej, a serce rani mimo pancerza: Soldat nie żyje. Zagrożenie wynosi 1, a w piwnicy zrobiło się głośno.

## Pole widzenia

book-seeing = Kto kogo widzi
book-seeing-how = Widzisz kogoś, jeśli wolne są dwie proste: z dwóch rogów twojego pola do dwóch rogów jego pola. Zasłaniają ściany, zamknięte drzwi i figurki; żetony i kraty nie. Widzenie jest zawsze wzajemne. WO-408
book-scene-clear = Wolne: dwie linie przez puste pomieszczenie.
book-scene-figure = Figurka zasłania: B.J. widzi pierwszego Soldata, a tego za nim już nie.
book-scene-figure-1 = Widoczny.
book-scene-figure-2 = Schowany za pierwszym.
book-scene-doorway = Z F7 przez otwarte drzwi: z korytarza widać tylko zielone pola. Bezpieczniej stać we dwoje z boku drzwi niż w pojedynkę na wprost.
book-scene-wall = Zasłonięte: z F8 każda para linii do K5 trafia w ścianę.

## Hałas

book-noise = Hałas i zagrożenie
book-noise-how = Hałas robią ataki i bohater, który jest z kimkolwiek w jednym pomieszczeniu lub korytarzu. Budzi wrogów [w tym miejscu](area) i w [sąsiednich](neighbour), przez drzwi i ściany. Oficerowie i bossowie nie słuchają: muszą zobaczyć bohatera albo zostać zaatakowani. WO-601
book-scene-awake = W piwnicy jest hałas, a wszystkie drzwi są zamknięte.
book-scene-awake-1 = W korytarzu obok: budzi się.
book-scene-awake-2 = Dwa pomieszczenia dalej: śpi.
book-scene-awake-3 = Oficer spałby nawet tuż obok.
book-threat-how = Każdy zabity wróg podnosi [zagrożenie](threat) o 1, chyba że ginie w [cichej egzekucji](silent) albo od broni z tłumikiem. Na granicy podanej w misji alarm sprowadza nowych. Gdy zginie ostatni oficer na mapie, zagrożenie wraca do 0. WO-503

## Wrogowie

book-enemies = Faza wrogów
book-enemy-1 = Kto działa: każdy, kto widzi bohatera albo ma hałas u siebie lub obok. Sprawdza się to raz, na początku.
book-enemy-2 = W jakiej kolejności: najpierw wyższa [inicjatywa](initiative), potem kto jest bliżej.
book-enemy-3 = Każdy atakuje raz najbliższego bohatera w zasięgu i polu widzenia. Jeśli nie może, idzie, aż będzie mógł.
book-enemy-4 = Dwoje równie blisko: ten, kto ma mniej życia i pancerza.
book-enemy-5 = Rzuca swoimi kośćmi, o 1 mniej za każde pole, które dzieli go od celu, ale zawsze co najmniej jedną. WO-410
book-enemy-6 = Potem za resztę punktów idzie dalej, aż stanie obok kogoś.
book-worked = Przykład; drzwi do korytarza są otwarte:
book-scene-phase-before = B.J. kończy turę na C9. W piwnicy był hałas.
book-scene-phase-before-1 = Widzi B.J.: działa pierwszy, bo jest bliżej.
book-scene-phase-before-2 = Też go widzi, wzdłuż korytarza.
book-scene-phase-before-3 = Nic nie widzi i nie słyszy.
book-scene-phase-before-4 = Z zasady nie słyszy niczego.
book-scene-phase-after = Pierwszy robi trzy kroki, by zbliżyć się na cztery pola, i strzela. Trzy kości mniej trzy pola to zero, ale jedną rzuca się zawsze: tarcza, 1 pancerz. Drugi staje obok niego i nie ma już punktów na strzał.
book-enemies-table = Kto jest kim

## Życie

book-life = Życie i śmierć
book-life-1 = Bohater z 0 życia się wykrwawia. Bez pomocy przed swoją następną turą ginie. WO-701
book-life-2 = Pomaga bohater z sąsiedniego pola: oddaje własny żeton współdzielonego życia i się męczy. Uratowany ma znów pełne życie i pancerz. WO-702
book-life-3 = Pancerz sam nie wraca. WO-416
book-life-4 = Poległy bohater znika z całym sprzętem. Pozostali nadal mogą wygrać. WO-703

## Bohaterowie i ekwipunek

book-heroes = Bohaterowie i sprzęt
book-heroes-table = Bohaterowie
book-hero = Bohater
book-life-head = Życie
book-armour = Pancerz
book-ap = Punkty
book-accuracy = Celność
book-skills = Sprzęt i umiejętności
book-enemy = Wróg
book-initiative = Inicjatywa
book-range = Zasięg
book-dice = Kości
book-special = Cechy
book-weapons = Broń
book-weapon = Broń
book-copies = Sztuk
book-effect = Co robi
book-equipment = Ekwipunek
book-card = Karta

## Misje

book-campaign = Misje i trudność
book-missions = Dziesięć misji tworzy kampanię
book-mission = Misja
book-rounds = Rundy
book-limit = Alarm od
book-goals = Cele
book-level-names = Cztery poziomy
book-level = Poziom
book-level-line = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, alarm od { $threat }, { $enemies ->
    [one] { $enemies } wróg
    [few] { $enemies } wrogów
   *[many] { $enemies } wrogów
}
book-levels = Co zmieniają poziomy

## Słowa

book-words = Słowniczek
book-rulings = Zasady według numerów

book-term-ap = Punkty akcji
    .means = Tyle bohater może wydać w turze. Reszta przepada.
book-term-armour = Pancerz
    .means = Przyjmuje tarcze z kości, zanim ucierpi życie. Nie odnawia się.
book-term-accuracy = Celność
    .means = Kości, które bohater dodaje do każdej broni.
book-term-area = Pomieszczenie lub korytarz
    .means = Jeden kafel mapy.
book-term-neighbour = Sąsiednie
    .means = Kafle, które stykają się krawędzią, bez względu na drzwi i ściany.
book-term-sight = Pole widzenia
    .means = Dwie wolne linie od rogów do rogów.
book-term-range = Zasięg
    .means = Na ile pól sięga broń, na skos także.
book-term-noise = Hałas
    .means = Żeton w pomieszczeniu lub korytarzu. Budzi wrogów tam i obok.
book-term-threat = Zagrożenie
    .means = Liczy zabitych. Na granicy podanej w misji włącza się alarm.
book-term-alarm = Alarm
    .means = Sprowadza na znaczniki wsparcia wrogów, których wymienia misja.
book-term-fatigue = Zmęczenie
    .means = W następnej turze połowa punktów i bez akcji zmęczenia.
book-term-reload = Przeładowanie
    .means = Żeton na broni: nie można nią atakować, póki się jej nie przeładuje.
book-term-mode = Tryb specjalny
    .means = Co broń potrafi raz w turze za żetony swojej amunicji.
book-term-glory = Chwała
    .means = Punkty, którymi płaci się za umiejętności bohatera.
book-term-loot = Łup
    .means = Co wróg zostawia bohaterowi, który go zabił.
book-term-bleeding = Wykrwawianie się
    .means = 0 życia: wróg w bohatera nie celuje, ale czas jest tylko do jego następnej tury.
book-term-shared = Współdzielone życie
    .means = Żeton, który stawia na nogi wykrwawiającego się obok.
book-term-initiative = Inicjatywa
    .means = Im wyższa, tym wcześniej działa wróg.
book-term-silent = Cicha egzekucja
    .means = Nożem, toporkiem albo rurą na sąsiednim polu: nikt tego nie słyszy.
