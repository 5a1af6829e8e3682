### Wolfenstein: co mówi stół.

game = Wolfenstein
    .about = Czworo bohaterów wdziera się razem do stalowego zamku, a od alarmu dzieli ich zawsze jeden strzał. Od jednego do czterech graczy po tej samej stronie.

seat-0 = Gracz 1
seat-1 = Gracz 2
seat-2 = Gracz 3
seat-3 = Gracz 4

## Opcje

option-mission = Misja
    .how = Dziesięć misji tworzy kampanię; każdą można zagrać osobno. Zacznijcie od pierwszej.
option-level = Trudność
    .how = Od amunicji bez końca po wrogów, którzy słyszą wasze myśli.
option-heroes = Bohaterowie
    .how = Czworo dobranych do misji albo dowolni z szóstki.
option-ties = Wybory wrogów
    .how = Gdy zasady wrogów zostawiają dwie drogi, decyduje gracz albo los.
level-daddy = Tatusiu, mogę się pobawić?
level-hurt = Nie rób mi krzywdy
level-bring = Dawać ich!
level-death = Jestem śmiercią wcieloną
heroes-suggested = Czwórka misji
heroes-any = Dowolni z szóstki
ties-controller = Decyduje gracz
ties-seed = Decyduje los

## Miejsca i rzeczy

door = Drzwi { $number }
bars = Krata { $number }
objective = Cel { $letter }
event-token = Wydarzenie
chest-token = Skrzynia
noise-token = Hałas: { $place }
numbered = { $name } { $number }
bot-of = Bot ({ $hero })
legend-door = zamknięte drzwi
legend-opened = otwarte drzwi
legend-bars = krata
legend-burned = przepalona krata
legend-noise = tu jest hałas
legend-shot = ostatni atak
ammunition-light = lekka amunicja
ammunition-heavy = ciężka amunicja
ammunition-special = specjalna amunicja
ammunition-any = dowolna amunicja
ammunition-none = bez amunicji
kind-armour = Pancerz: raz założony, zostaje.
kind-attachment = Dodatek do broni.
kind-booster = Wzmocnienie: działa po założeniu i zostaje.
kind-consumable = Przedmiot jednorazowy.
kind-outfit = Strój.
kind-other = Inny ekwipunek.
target-none = na sobie
target-enemy-next = na wrogu obok
target-enemy-in-sight = na wrogu w polu widzenia
target-hero-next = na bohaterze obok
target-bleeding-next = na krwawiącym bohaterze obok
target-area = na sali lub korytarzu
target-square = na polu w polu widzenia
deck-weapon = broń
deck-equipment = ekwipunek
deck-event = wydarzenia
deck-chest = skrzynie

## Bohaterowie

hero-card = { $hero }
hero-stats = punkty akcji { $ap }, celność { $accuracy }
hero-played-by = Prowadzi: { $who }
hero-in-zone = { $hero } · { $who }
fists = Gołe pięści: zasięg 1, kości { $dice } + celność, punkty akcji { $ap }
skill-always = { $skill } (zawsze): { $what }
skill-paid = { $skill } (chwała { $glory }): { $what }
state-active = teraz działa
state-acted = w tej rundzie już po turze
state-fatigued = zmęczenie: w następnej turze połowa punktów akcji
state-stunned = ogłuszenie: bez akcji w tej turze
state-sabotaged = sabotaż: bez ataku w tej turze
state-bleeding = krwawi: bez pomocy przed następną turą umrze
state-dead = nie żyje
state-hushed = obecność nie robi hałasu
state-unseen = z daleka niewidoczny
state-reload = wymaga przeładowania
state-ready = aktywna broń
state-worn = w użyciu
state-attached = założone na broń
state-task = zadanie: zapłaci na polu startowym
state-done = wykonane
state-stunned-enemy = ogłuszenie: bez akcji w fazie wrogów
state-sabotaged-enemy = sabotaż: bez ataku w fazie wrogów
state-first = pierwszy gracz
state-controller = kontroler: decyduje za wrogów
life = życie { $n } z { $of }
armour = pancerz { $n } z { $of }
glory = chwała { $n }
shared-lives = żetony wspólnego życia: { $n }
tokens = { $kind }: { $n }
hero-badge = { $hero }: życie { $life }, pancerz { $armour }
leads = Prowadzi: { $heroes }

## Wrogowie i karty

enemy-stats = punkty akcji { $ap }, inicjatywa { $initiative }
enemy-weapon = Broń: zasięg { $range }, kości { $dice }, punkty akcji { $ap }
loot = Łup zabójcy: { $what }
team-loot = Każdy inny bohater: { $what }
weapon-stats = Zasięg { $range }, kości { $dice } + celność, punkty akcji { $ap }; { $ammunition }
range = zasięg { $n }
dice = kości { $n }
points = punkty akcji { $n }
always = Zawsze: { $what }
mode = Tryb specjalny ({ $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }): { $what }
use = Użycie { $target } ({ $ap } PA): { $what }
use-range = zasięg { $n }
use-tires = kosztuje żeton zmęczenia
used-once = Po użyciu kartę się odrzuca.
used-each-turn = Można użyć raz w turze.
silent = Ciche zabójstwo sąsiada: kości { $dice }, punkty akcji { $ap }; kartę się odrzuca.
hearts = Serca na kościach: { $chances }
shields = Tarcze na kościach: { $chances }
threatens = Atak na: { $who }, { $dice ->
        [one] { $dice } kość
       *[other] { $dice } kości
    }: trafienie { $hit } %, krwawienie { $bleed } %

## Co zrobiliby wrogowie

would-wake-sight = Ruszy się: widzi bohatera
would-wake-noise = Ruszy się: słyszy hałas
would-wake-attacked = Ruszy się: został zaatakowany
would-wake-alarm = Ruszy się: przybył z alarmem
would-go-for = Jego cel: { $who } ({ $rule })
would-go-to = Kierunek: { $place } ({ $rule })
would-wait = Będzie czekać ({ $rule })
would-reach = Dojdzie do kogoś i zaatakuje
end-wakes = { $n ->
        [0] Nie ruszy się żaden wróg.
        [one] Ruszy się { $n } wróg.
        [few] Ruszą się { $n } wrogowie.
       *[many] Ruszy się { $n } wrogów.
    }

## Obok planszy

heroes-to-pick = Bohaterowie
cards-to-keep = Zatrzymaj jedną
mission-zone = Misja
round-track = Runda
threat-track = Zagrożenie
points-track = Punkty akcji
track-round = Jeśli po ostatniej rundzie jakiś cel jest otwarty, misja jest przegrana.
track-threat = Rośnie z każdym zabitym wrogiem, chyba że po cichu, i spada do 0 z ostatnim oficerem.
track-points = Każda akcja coś kosztuje; co zostanie na koniec tury, przepada.
alarm-brings = Rośnie z każdym zabitym wrogiem, chyba że po cichu, i spada do 0 z ostatnim oficerem. Przy limicie alarm sprowadza: { $enemies }{ $repeats ->
        [0] .
       *[other] , i tak za każdym razem.
    }

## Stan i pytania

status-set-up = { $mission } · { $level }
status-players = { $mission } · { $level } · runda { $round }
status-enemies = { $mission } · { $level } · runda { $round }: wrogowie
status-over = { $mission } · { $level } · koniec
goal-line = Aby wygrać: { $goals } – w { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
prompt-pick = { $story } Wybierz bohatera.
prompt-entrust = Żeton wspólnego życia dostanie tylko jeden bohater. Kto?
prompt-activate = Czyja teraz tura? Wybierz bohatera.
prompt-turn = { $hero }: { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    }, { $attacks ->
        [0] bez ataku
        [one] { $attacks } atak
        [few] { $attacks } ataki
       *[many] { $attacks } ataków
    }. Co teraz?
prompt-go-on = { $hero }: tu nie można stanąć, trzeba iść dalej ({ $ap } PA).
prompt-bot = Bot ({ $hero }): { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    }, { $attacks ->
        [0] bez ataku
        [one] { $attacks } atak
        [few] { $attacks } ataki
       *[many] { $attacks } ataków
    }. Co teraz?
prompt-ammunition = { $hero } dostaje amunicję. Jaką?
prompt-event = { $event }. { $text } Co robi { $hero }?
prompt-card = { $hero } zatrzymuje jedną z tych kart.
prompt-tie-order = Równi wrogowie: kto działa następny?
prompt-tie-target = Równi bohaterowie: kogo wybiera?
prompt-tie-area = Równy hałas: dokąd idzie?
prompt-tie-square = Równe drogi: gdzie kończy?
prompt-tie-of = { $enemy }. { $what }
prompt-lead = Kto zaczyna następną rundę?
prompt-wait = Teraz decyduje { $who }.
won = Misja wykonana! { $story }
lost-rounds = Misja nieudana: minęła ostatnia runda.
lost-heroes = Misja nieudana: wszyscy bohaterowie nie żyją.
lost-hero = Misja nieudana: zginął bohater, a w tej misji nie wolno nikogo stracić.

## Przyciski

act-attack = Atak
    .how = aktywną bronią
act-mode = Tryb specjalny
    .how = raz w turze, za amunicję
act-travel = Tajne przejście
    .how = 1 punkt akcji i żeton zmęczenia
act-exhaust = Wysiłek
    .how = połowa punktów akcji więcej i drugi atak, za żeton zmęczenia
act-help = Pomoc
    .how = twój żeton wspólnego życia stawia krwawiącego sąsiada na nogi
act-use = Użyj
    .how = tak, jak mówi karta
act-wear = Załóż
    .how = za darmo; co tam było, niesie się dalej
act-ready = Weź do ręki
    .how = za darmo; staje się aktywną bronią
act-end = Zakończ turę
    .how = niewykorzystane punkty akcji przepadają
act-end-bot = Zakończ turę bota
    .how = niewykorzystane punkty akcji przepadają
reload = Przeładuj: { $weapon }
blade = Ciche zabójstwo: { $card }
skill-button = { $skill } (chwała { $glory })
first-player = Zaczyna { $who }

## Co wiadomo z góry

odds = { $dice ->
        [one] { $dice } kość
       *[other] { $dice } kości
    }: zabicie { $kill } %, trafienie { $hit } %, przeładowanie { $reload } %
odds-lives = { $odds } · utrata życia { $lives }
odds-of-both = 1. { $first } 2. { $second }
odds-of-each = na każdy cel: { $odds }
walk = dojście na to pole: { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    }
costs = { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    }; dobiera się kartę
costs-for = { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    }: { $what }
reaches-start = dociera do pola startowego

## Po zakończeniu

sheet = Bohaterowie
sheet-hero = Bohater
sheet-player = Gracz
sheet-life = Życie
sheet-glory = Chwała
