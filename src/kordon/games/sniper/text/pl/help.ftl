### Sniper Elite: what everything on the table means, and what is asked step by step.

## What one plays for

goal-sniper = Wygrasz, gdy wykonasz oba cele, zanim skończy się odliczanie. Przy drugiej ranie przegrywasz.
goal-defenders = Wygrasz, gdy snajper odniesie dwie rany albo nie zdąży wykonać obu celów.
goal-solo = Wygrasz, gdy wykonasz oba cele, zanim skończą się karty solo. Przy drugiej ranie przegrywasz.
goal-all = Snajper ma wykonać dwa cele; obrońcy wygrywają po dwóch ranach albo gdy skończy się czas.

## Step by step

ask-walk = Idziesz dalej czy się zatrzymujesz?
ask-shoot = Do kogo strzelasz?
ask-tokens = Ile żetonów losujesz?
ask-tokens-first = Ile żetonów na pierwszy strzał?
ask-tokens-second = Ile żetonów na drugi strzał?
ask-distract = Kogo odciągasz?
ask-swap = Z którą kartą ją zamienić?
ask-unit = Co ma zrobić?
ask-move = Dokąd?
ask-spot = Które pole obserwuje?
ask-sweep = Które pole przeczesuje?
ask-sweep-second = A które potem?
ask-deploy = Gdzie wchodzi na planszę?
ask-specialist = Wybierz do tego jednostkę lub pole.

## Numbers and players

track-countdown = Ile tur zostało snajperowi. Odliczanie spada o 1 w każdej turze obrońców; pierwszy wykonany cel cofa je na początek.
track-orders = Twój zegar: gdy skończą się karty solo, przegrywasz.
track-objectives = Po drugim wygrywa snajper.
track-wounds = Po drugiej wygrywają obrońcy.
sniper-panel = Porusza się w ukryciu.
defender-panel = Oddziały: { $squads }

## Signs on pieces and beside names

sign-wound = Trafienie: schodzi z planszy, chyba że pomoże sanitariusz.
sign-copies = Ile jest takich kart; każda działa raz.
sign-count = Ile ich jest.
sign-uses = Ile razy można go jeszcze użyć w tej grze, raz na turę.
sign-token-sup = Trafi do torby snajpera, gdy zginie oficer tego oddziału.
sign-used = Użyty w tej turze.
sign-completed = Snajper już wykonał ten cel.
sign-objective-number = Numer celu, taki jak na planszy.
sign-out = To nie jest cel snajpera.
sign-hand = Karty, które snajper może jeszcze zagrać, jedną na turę.
sign-sector = Tu ostatnio wykryto snajpera.
sign-squad = Liczba to akcje, które zostały mu w tej turze.
sign-done = W tej turze nic już nie robi.
sign-dog = Ostrzega, gdy snajper wchodzi na jego pole, opuszcza je lub przez nie przechodzi.
sign-sniper = Tu widziano snajpera; teraz może być gdzie indziej.
sign-self = Tu naprawdę jest snajper.
sign-mine = Ginie pierwsza jednostka, która skończy tu ruch.
sign-flag = Sektor, w którym ostatnio wykryto snajpera.
sign-target = W to pole mierzy specjalista snajper.
sign-looted = Już przeszukane; drugi raz nie można.
sign-officer = Bez niego oddział nie zbiera danych, nie rozmieszcza żołnierzy i nie używa specjalisty.
sign-soldier = Rusza się, atakuje, wykrywa lub przeczesuje. Oddział ma dwie akcje na turę.
sign-aim = Strzał trafia, gdy jest ich co najmniej tyle, ile wynosi odległość.
sign-recoil = Odrzut i hałas razem 5 lub więcej: pudło.
sign-noise = Dwa lub więcej ujawniają snajpera. Odrzut i hałas razem 5 lub więcej: pudło.
sign-suppression = Pozwala na jeden hałas więcej bez ujawnienia.

## Grounds

ground-entrance = Wejście: tędy snajper może wejść na planszę.
ground-difficult = Trudny teren: ruch przez niego jest krótszy o 1 pole.
ground-objective = Pole z numerem: dla jednych cel, dla innych łup.
ground-officer = Tu zaczyna oficer i tu wraca na planszę.
ground-soldier = Tu zaczyna żołnierz.
ground-open = Pole otwarte.
ground-enclosed = Pole zabudowane: wchodzi się i wychodzi tylko przez drzwi.
ground-elevated = Pole podwyższone: wchodzi się i schodzi tylko po drabinie.
ground-water = Woda: nikt tu nie wejdzie, ale widać ponad nią.
ground-obstruction = Przeszkoda: nikt tu nie wejdzie i nic przez nią nie widać.
ground-tunnel = Pod spodem biegnie tunel.
ground-sector-yellow = Żółty sektor.
ground-sector-red = Czerwony sektor.
ground-sector-black = Czarny sektor.
ground-sector-white = Biały sektor.

## Advice: what speaks for a move

advice-complete = to wykonanie celu
advice-win = to drugi cel, a z nim wygrana
advice-reach = prowadzi prosto do twojego celu: { $place }
advice-unreachable = żaden oddział nie zdąży tam od razu dotrzeć
advice-hidden =
    { $places ->
        [one] będą wiedzieli, gdzie jesteś, ale nic lepszego nie ma
        [few] będą mieli do wyboru { $places } pola
        [many] będą mieli do wyboru { $places } pól
       *[other] będą mieli do wyboru { $places } pola
    }
advice-shoot = szansa trafienia: { $chance }%
advice-loot = jedna karta więcej na ręce
advice-card = dobra chwila na tę kartę
advice-pick = przydaje się prawie w każdej grze
advice-ask = „tak” padnie z szansą { $chance }%, a pomoże każda odpowiedź
advice-strike = szansa, że snajper tam jest: { $chance }%
advice-close-in = zacieśnia obławę; szansa, że snajper jest tam lub obok: { $chance }%
advice-reinforce = jedna jednostka więcej na planszy
advice-guard = pilnuje drogi do tego, czego snajper może jeszcze szukać
advice-dog = pies zwęszy snajpera, który tamtędy przejdzie
advice-done = nic innego teraz nie da korzyści
