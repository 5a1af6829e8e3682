### Sniper Elite: what the table says.

game = Sniper Elite
    .about = Snajper przemyka niepostrzeżenie przez strzeżoną bazę, a trzy oddziały, którymi kieruje od jednego do trzech graczy, próbują go dopaść. Dla dwóch do czterech graczy lub dla jednego.

seat-0 = Snajper
seat-1 = Obrońca 1
seat-2 = Obrońca 2
seat-3 = Obrońca 3

## Options

option-map = Mapa
    .how = Kompleks Badawczy jest dobry na początek; Bunkier U-Bootów dodaje pomosty, drabiny i tunel.
option-two_random_cards = Dwie losowe karty wyposażenia
    .how = Trudniej dla snajpera: dwie losowe karty wyposażenia zamiast trzech wybranych.
option-fewer_aim = Mniej celowania
    .how = Trudniej dla snajpera: na początku w torbie jest 5 żetonów celowania zamiast 6.
option-objective_shown = Jeden cel wykluczony
    .how = Trudniej dla snajpera: obrońcy widzą jedną kartę celu, która nie należy do snajpera.
option-short_countdown = Krótkie odliczanie
    .how = Trudniej dla snajpera: odliczanie zaczyna się od 7 i wraca do 7.
option-extra_card = Dodatkowa karta wyposażenia
    .how = Trudniej dla obrońców: snajper wybiera o jedną kartę wyposażenia więcej.
option-single_use_specialists = Specjaliści tylko raz
    .how = Trudniej dla obrońców: każdego specjalisty można użyć tylko raz.
option-late_intel = Późny wywiad
    .how = Trudniej dla obrońców: w pierwszych dwóch turach żaden oddział nie zbiera danych wywiadowczych.
option-single_intel = Jeden wywiad na turę
    .how = Trudniej dla obrońców: w turze tylko jeden oddział zbiera dane wywiadowcze.

## Places and things

space = { $number } { $name }
space-with-objective = { $number } { $name } (cel { $objective }: { $thing })
objective = { $number } { $name }
objective-place = { $space }; { $sector }
objective-done = wykonany
objective-not-here = nie w tej grze
you = Ty (w ukryciu)
sniper-here = Snajper
figure = Figurka snajpera
dog = Pies { $number }
cube = Kostka śledzenia
mine-here = Mina typu S (ukryta)
looted-here = Przeszukane (tylko ty wiesz)
looted-openly = Przeszukane
aimed-at = Wycelowano tutaj
hit = trafienie
card-back = Zakryta karta wyposażenia
played-in = Zagrana w rundzie { $round }
copies = { $count ->
        [one] { $count } sztuka
        [few] { $count } sztuki
       *[many] { $count } sztuk
    }
token-count = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
uses-left = { $count ->
        [one] zostało { $count } użycie
        [few] zostały { $count } użycia
       *[many] zostało { $count } użyć
    }
used-now = użyty w tej turze
suppression-here = żeton zagłuszania
order-back = zakryta
order-none = pusto
order-squads = { $times ->
        [1] W tej kolejności
        [2] Dwa razy, w tej kolejności
        [3] Trzy razy, w tej kolejności
       *[other] { $times } razy, w tej kolejności
    }: { $squads }
order-patrol-from = { $unit }: cel { $objective }; każda następna jednostka zmierza do celu o następnym numerze
slot = { $number }. { $order }
path = Droga snajpera, tura { $turn }
did-moved = w tej turze ruch już wykonany
did-attacked = w tej turze atak już wykonany
did-spotted = w tej turze wykrycie już wykonane
did-swept = w tej turze przeczesanie już wykonane
did-deployed = w tej turze nowo na planszy
did-dismissed = w tej turze wycofanie już wykonane
did-scouted = w tej turze bez akcji: wysłany przez zwiadowcę

## Beside the board

bag = Torba na naboje
drawn-zone = Wylosowane
earned-zone = Po strzale trafi do torby
hand = Twoje karty wyposażenia
hand-of-sniper = Karty wyposażenia snajpera
box = Karty wyposażenia do wyboru
finds = Oglądane karty
deck = Talia wyposażenia
played = Zagrane karty wyposażenia
objectives = Cele
specialists = Specjaliści do wyboru
orders = Karty solo
countdown = Odliczanie
orders-left = Karty solo w talii
wounds = Rany
completed-count = Wykonane cele
cards-in-hand = { $count ->
        [one] { $count } karta wyposażenia
        [few] { $count } karty wyposażenia
       *[many] { $count } kart wyposażenia
    }
actions-left = { $squad }: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
intel-gathered = { $squad }: dane zebrane
is-done = tura zakończona
last-sector = ostatni znany: { $sector }
last-sector-flag = Tu ostatnio wykryto snajpera ({ $sector })

## Status and prompts

status-set-up = { $map }: przygotowanie
status-sniper = { $map }, runda { $round }: tura snajpera
status-defenders = { $map }, runda { $round }: tura obrońców
status-over = { $map }: koniec gry
prompt-bury = Oba cele są w jednym sektorze. Z którego rezygnujesz? Dobierzesz inny.
prompt-show = Wybierz kartę celu, która nie jest twoja. Obrońcy ją zobaczą.
prompt-pick = { $count ->
        [one] Wybierz { $count } kartę wyposażenia.
    [few] Wybierz { $count } karty wyposażenia. Drugie kliknięcie odkłada kartę.
       *[many] Wybierz { $count } kart wyposażenia. Drugie kliknięcie odkłada kartę.
    }
    .short = { $count ->
        [one] Wybierz { $count } kartę wyposażenia.
        [few] Wybierz { $count } karty wyposażenia.
        *[many] Wybierz { $count } kart wyposażenia.
    }
prompt-take = Te dwie karty przypadły ci losowo. Weź je.
prompt-assign = { $squad }: wybierz specjalistę.
prompt-enter = Wejdź na planszę w sektorze bez twoich celów i idź dalej, jeśli chcesz, najwyżej 3 pola.
prompt-turn = Twoja tura. Możesz jeszcze wybrać: { $move ->
        [1] ruch · { "" }
       *[0] { "" }
    }{ $card ->
        [1] kartę · { "" }
       *[0] { "" }
    }{ $action ->
        [1] akcję · { "" }
       *[0] { "" }
    }koniec tury.
prompt-end = Pozostaje już tylko zakończyć turę.
prompt-loot = Zatrzymaj jedną z tych kart. Pozostałe wracają do talii.
prompt-burst = { $tokens ->
        [one] Strzał { $shot } z 2, { $tokens } żeton: wybierz, do kogo strzelasz.
        [few] Strzał { $shot } z 2, { $tokens } żetony: wybierz, do kogo strzelasz.
       *[many] Strzał { $shot } z 2, { $tokens } żetonów: wybierz, do kogo strzelasz.
    }
prompt-heal = Sanitariusz może ocalić żołnierza. Wybierz go albo zrezygnuj.
prompt-defend = Wybierz jednostkę lub specjalistę albo zakończ swoją turę.
prompt-draw = Strzał w pole: { $space }, odległość { $distance }. Ile żetonów?
prompt-wait = Teraz decyduje { $who }.
prompt-wait-all = Teraz decydują obrońcy.
won-by-objectives = Zwycięża snajper: oba cele są wykonane.
won-by-wounds = Zwyciężają obrońcy: snajper ma dwie rany.
won-by-time = Zwyciężają obrońcy: snajperowi skończył się czas.
tokens = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }

## Buttons

shoot-twice = Zapowiedz żetony obu strzałów, potem wybierz, do kogo strzelasz.
act-go = Zatrzymaj się tutaj
    .how = Ruch kończy się na tym polu.
act-shoot = Strzelanie
    .how = Wybierz cel w zasięgu wzroku i losuj żetony: im więcej, tym pewniejsze trafienie, ale i więcej hałasu.
act-blast = Strzał ze strzelby okopowej
    .how = Zabija wszystkich tutaj i na polach sąsiadujących, bez żetonów. Obrońcy zobaczą, gdzie jesteś.
act-loot = Przeszukanie
    .how = Obejrzyj 3 karty wyposażenia i zatrzymaj jedną. Obrońcy dowiedzą się, że stoisz na ponumerowanym polu, ale nie na którym.
act-complete = Wykonanie celu
    .how = Odliczanie zaczyna się od nowa. Obrońcy zobaczą, gdzie jesteś, a do torby trafi 1 hałas.
act-peek = Obejrzyj zakrytą kartę solo
    .how = To twoja akcja w tej turze.
act-end = Zakończ turę
    .how = Teraz ruszą obrońcy; niewykorzystane możliwości przepadają.
act-decline = Zrezygnuj
    .how = Sanitariusz zachowa użycie na później.
act-move = Ruch
    .how = Jednostka przechodzi 1 lub 2 pola.
act-attack = Atak
    .how = Uderzenie na polu jednostki: jeśli jest tam snajper, zostaje ranny. Dwie rany dają zwycięstwo.
act-spot = Wykrycie
    .how = Pyta: czy snajper jest na tym jednym polu obok jednostki? Jeśli tak, wszyscy go zobaczą, a do torby trafi 1 hałas.
act-sweep = Przeczesanie
    .how = Pyta: czy snajper jest na jednym z trzech pól, własnym lub dwóch sąsiadujących? Odpowiedź brzmi tak lub nie, bez wskazania pola.
act-deploy = Rozmieszczenie
    .how = Jednostka wraca na planszę.
act-dismiss = Wycofanie
    .how = Zdejmuje jednostkę z planszy do końca tury, by później wróciła w innym miejscu.
act-intel = Zbieranie danych wywiadowczych
    .how = Pyta: czy snajper jest gdziekolwiek w sektorze tego oddziału? Tak lub nie. Zużywa obie akcje oddziału.
act-pass = Zakończ swoją turę
    .how = To koniec twojej tury; niewykorzystane akcje przepadają.

## Odds

odds = trafienie { $hit }% · zdradza cię { $reveal }%
    .more = odległość { $distance } · pudło { $misfire }%
odds-of-both = zdradza cię { $reveal }% po obu strzałach
odds-of-specialist = trafia w to pole { $hit }%
    .more = odległość { $distance } · pudło { $misfire }%
blast-hits = { $count ->
        [0] nikogo nie trafia
        [one] trafia { $count } jednostkę
        [few] trafia { $count } jednostki
       *[many] trafia { $count } jednostek
    }
walk-heard = alarmuje: { $units }
walk-smelled = pies cię wyczuje
walk-noticed = alarmuje: { $units }; wyczuje cię też pies

## Log

list = { $first }, { $rest }
way = { $first } → { $rest }
tokens-drawn = celowanie { $aim }, odrzut { $recoil }, hałas { $noise }{ $suppression ->
    [0] { "" }
   *[other] , zagłuszanie { $suppression }
}
buried = Cel { $objective } trafia na spód talii; snajper dobiera cel { $drawn }.
objective-shown = Obrońcy widzą kartę: cel { $objective } nie należy do snajpera.
equipped = { $count ->
        [one] Snajper jest gotowy i ma { $count } kartę wyposażenia.
        [few] Snajper jest gotowy i ma { $count } karty wyposażenia.
       *[many] Snajper jest gotowy i ma { $count } kart wyposażenia.
    }
equipped-with = Snajper bierze: { $cards }.
assigned = { $squad }: { $specialist }.
sniper-began = Runda { $round }, tura snajpera. Pozostały czas: { $left }.
entered = Snajper wchodzi na planszę: { $path }.
walked = Snajper idzie: { $path }.
alerted = Zaalarmowano: { $units }.
scented = Pies { $dog } czuje snajpera.
scented-by-both = Oba psy czują snajpera.
card-played = Snajper zagrywa kartę: { $card }.
card-played-face-down = Snajper zagrywa zakrytą kartę.
mined = Na polu { $space } leży mina.
distracted = Odwrócenie uwagi: { $unit }, { $origin } → { $space }.
announced = Zapowiedziano dwa strzały, liczby żetonów: { $first } i { $second }.
aimed = Na muszce: { $unit }, odległość { $distance }.
shot-hit = { $count ->
        [one] Strzał, { $count } żeton ({ $drawn }). Trafienie: { $unit }!
        [few] Strzał, { $count } żetony ({ $drawn }). Trafienie: { $unit }!
       *[many] Strzał, { $count } żetonów ({ $drawn }). Trafienie: { $unit }!
    }
shot-missed = { $count ->
        [one] Strzał, { $count } żeton ({ $drawn }). Nikt nie został trafiony.
        [few] Strzał, { $count } żetony ({ $drawn }). Nikt nie został trafiony.
       *[many] Strzał, { $count } żetonów ({ $drawn }). Nikt nie został trafiony.
    }
shot-misfired = { $count ->
        [one] Strzał, { $count } żeton ({ $drawn }): pudło.
        [few] Strzał, { $count } żetony ({ $drawn }): pudło.
       *[many] Strzał, { $count } żetonów ({ $drawn }): pudło.
    }
shot-lost = Drugi strzał przepada: nie ma do kogo strzelać.
blasted = Na polu { $space } wypala strzelba okopowa. Trafienie: { $units }!
blasted-nobody = Na polu { $space } wypala strzelba okopowa i nikogo nie trafia.
revealed = Figurka snajpera staje na polu { $space }.
saved = Sanitariusz ratuje żołnierza: { $unit }.
killed = Zabita jednostka: { $unit }. Do torby trafia żeton: { $token }.
    .story = Pada { $unit }.
killed-for-nothing = Zabita jednostka: { $unit }. Do torby nic nie trafia.
    .story = Pada { $unit }.
looted = Snajper przeszukuje: stoi więc na ponumerowanym polu.
looted-seeing = Snajper przeszukuje i ogląda karty: { $cards }.
kept = Snajper zatrzymuje kartę: { $card }.
completed = Cel wykonany: { $space }!
    .story = Snajper przemyka się na pole { $space } i robi swoje.
sniper-done = Tura snajpera się skończyła.
marched = { $unit }, ruch: { $origin } → { $space }.
mine-went-off = Na polu { $space } wybucha mina z rundy { $round }: { $unit }!
    .story = Mina z rundy { $round } czekała na polu { $space } i doczekała się: { $unit }.
attacked = { $unit } atakuje pole { $space }: snajper jest ranny!
    .story = { $unit } wpada na pole { $space } i rani snajpera.
attacked-nobody = { $unit } atakuje pole { $space }: nikogo tam nie ma.
spotted = { $unit } wykrywa snajpera na polu { $space }!
    .story = { $unit } spogląda na pole { $space } i odkrywa snajpera.
spotted-nobody = { $unit } nikogo nie wykrywa na polu { $space }.
swept = { $unit } przeczesuje pola { $spaces }: snajper jest na jednym z nich!
    .story = { $unit } przeczesuje pola { $spaces }. Snajper jest o krok.
swept-nobody = { $unit } przeczesuje pola { $spaces }: nikogo tam nie ma.
deployed = { $unit } wchodzi na planszę: pole { $space }.
dismissed = { $unit } schodzi z planszy: pole { $space }.
intel-found = { $squad } zbiera dane wywiadowcze. { $sector }: snajper tam jest!
intel-nobody = { $squad } zbiera dane wywiadowcze. { $sector }: snajpera tam nie ma.
ability-used = { $squad }, specjalista: { $specialist }. Pozostałe użycia: { $left }.
specialist-wounded = { $unit } strzela w pole { $space }: { $drawn }. Snajper jest ranny!
    .story = { $unit } mierzy w pole { $space } i nie chybia: snajper jest ranny.
specialist-reached = { $unit } strzela w pole { $space }: { $drawn }. Nikogo tam nie ma.
specialist-fell-short = { $unit } strzela w pole { $space }: { $drawn }. Za mało celowania.
specialist-misfired = { $unit } strzela w pole { $space }: { $drawn }. Pudło.
dog-placed = Pies { $dog } pilnuje odtąd pola { $space }.
scouted = { $unit } rusza naprzód: { $origin } → { $space }.
defender-done = { $who } kończy swoją turę.
order-drawn = Kość solo: { $die }. Karta solo: { $order }.
order-turned = Odkryta karta solo: { $order }.
orders-swapped = Snajper zamienia karty solo { $first } i { $second }.
order-seen = Zakryta karta solo: { $order }.
order-peeked = Snajper podgląda zakrytą kartę solo.
sector-known = Ostatni znany: { $sector }.
lured = { $unit } idzie za hałasem: { $origin } → { $space }.
record-shown = Tury snajpera kończyły się na polach: { $spaces }.

## After the end

trail-sheet = Droga snajpera
trail-turn = Tura
trail-left = Pozostały czas
trail-path = Droga
trail-end = Koniec na polu

## Co należy do siebie, w jednym wierszu

group-defenders = Obrońcy
group-defenders-moved = { $count ->
        [one] jedna jednostka się porusza
        [few] { $count } jednostki się poruszają
       *[other] { $count } jednostek się porusza
    }
group-defenders-swept = { $unit } przeczesuje { $spaces } (snajper tam jest!)
group-defenders-empty = { $unit } przeczesuje { $spaces } (nikogo)
group-defenders-seen = { $unit } wykrywa snajpera na { $space }
group-defenders-unseen = { $unit } nikogo nie wykrywa na { $space }
group-defenders-attacked = { $count ->
        [one] jedna jednostka atakuje
        [few] { $count } jednostki atakują
       *[other] { $count } jednostek atakuje
    }
group-defenders-shot = { $count ->
        [one] jedna jednostka strzela
        [few] { $count } jednostki strzelają
       *[other] { $count } jednostek strzela
    }
group-defenders-found = { $squad } zbiera dane ({ $sector }: snajper tam jest)
group-defenders-missing = { $squad } zbiera dane ({ $sector }: snajpera tam nie ma)
group-defenders-came = { $count ->
        [one] jedna jednostka wchodzi na planszę
        [few] { $count } jednostki wchodzą na planszę
       *[other] { $count } jednostek wchodzi na planszę
    }
group-defenders-left = { $count ->
        [one] jedna jednostka schodzi z planszy
        [few] { $count } jednostki schodzą z planszy
       *[other] { $count } jednostek schodzi z planszy
    }
group-defenders-dogs = { $count ->
        [one] jeden pies zajmuje miejsce
        [few] { $count } psy zajmują miejsca
       *[other] { $count } psów zajmuje miejsca
    }
group-defenders-quiet = Obrońcy zostają tam, gdzie są
