### Wolfenstein: co mówi stół.

game = Wolfenstein
    .about = Czworo bohaterów wdziera się razem do stalowego zamku, a od alarmu dzieli ich zawsze jeden strzał. Od jednego do czterech graczy po tej samej stronie.

seat-0 = Gracz 1
seat-1 = Gracz 2
seat-2 = Gracz 3
seat-3 = Gracz 4

## Opcje

option-mission = Misja
    .how = Dziesięć misji tworzy kampanię; każdą można zagrać osobno. Zacznij od pierwszej.
option-level = Trudność
    .how = Od najłatwiejszej po najtrudniejszą: od amunicji bez końca po wrogów, którzy słyszą nawet myśli.
option-heroes = Bohaterowie
    .how = Czworo dobranych do misji, dowolni z szóstki albo weterani: dowolni z szóstki, a jedna zdobyta karta idzie z nimi do następnej misji.
option-ties = Wybory wrogów
    .how = Gdy zasady wrogów dopuszczają dwa ruchy, decyduje gracz albo los.
level-daddy = Mogę zagrać, tato?
level-hurt = Nie zróbcie mi krzywdy!
level-bring = Dawać ich!
level-death = Jestem wcieleniem śmierci
heroes-suggested = Czwórka polecana w tej misji
heroes-any = Dowolni z szóstki
heroes-veterans = Weterani: dowolni z szóstki i jedna zdobyta karta
ties-controller = Decyduje gracz
ties-seed = Decyduje los

## Miejsca i rzeczy

door = Drzwi { $number }
bars = Krata { $number }
objective = Cel { $letter }
event-token = Wydarzenie
chest-token = Skrzynia
flag = Flaga: tu potrzeba drużyny
noise-token = Hałas ({ $place })
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
kind-armour = Pancerz: raz założony, zostaje
kind-attachment = Dodatek do broni
kind-booster = Wzmocnienie: raz założone, zostaje
kind-consumable = Przedmiot jednorazowy
kind-outfit = Strój
kind-other = Inny ekwipunek
target-none = sam bohater
target-enemy-next = wróg obok
target-enemy-in-sight = wróg w polu widzenia
target-hero-next = bohater obok
target-bleeding-next = wykrwawiający się bohater obok
target-area = pomieszczenie lub korytarz
target-square = widoczne pole
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
state-acted = tura w tej rundzie zakończona
state-fatigued = zmęczenie: w następnej turze połowa punktów akcji
state-stunned = ogłuszenie: bez akcji w tej turze
state-sabotaged = sabotaż: bez ataku w tej turze
state-pinned = w potrzasku: wróg obok zabrania manewru
state-bleeding = wykrwawia się: bez pomocy umrze na początku swojej następnej tury
state-dead = nie żyje
state-hushed = obecność nie robi hałasu
state-unseen = z daleka nie widać
state-reload = wymaga przeładowania
state-ready = aktywna broń
state-worn = w użyciu
state-attached = na broni
state-task = zadanie: nagroda na polu startowym
state-done = wykonane
state-stunned-enemy = ogłuszenie: bez akcji w fazie wrogów
state-sabotaged-enemy = sabotaż: bez ataku w fazie wrogów
state-first = pierwszy gracz
state-controller = kontroler SI: decyduje za wrogów
state-suggested = z czwórki polecanej w tej misji
life = życie { $n } z { $of }
armour = pancerz { $n } z { $of }
glory = chwała { $n }
shared-lives = współdzielone życie
held = { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
hero-badge = { $hero } (życie { $life }, pancerz { $armour })
leads = Prowadzi: { $heroes }

## Wrogowie i karty

enemy-stats = punkty akcji { $ap }, inicjatywa { $initiative }
enemy-weapon = Broń: zasięg { $range }, kości { $dice }, punkty akcji { $ap }
loot = Łup bohatera: { $what }
team-loot = Łup drużyny: { $what }
weapon-stats = Zasięg { $range }, kości { $dice } + celność, punkty akcji { $ap }; { $ammunition }
range = zasięg { $n }
dice = kości { $n }
points = punkty akcji { $n }
always = Zawsze: { $what }
mode = { $mode } ({ $tokens ->
        [one] { $tokens } żeton amunicji
        [few] { $tokens } żetony amunicji
       *[many] { $tokens } żetonów amunicji
    }): { $what }
mode-button = { $mode } (amunicja: { $tokens }){ $enemies ->
        [one] { "" }
       *[other] { ": wybierz drugiego wroga" }
    }
modes = { $n ->
        [one] { $n } tryb specjalny
        [few] { $n } tryby specjalne
       *[many] { $n } trybów specjalnych
    }
use = Użycie ({ $target }, { $ap } PA): { $what }
when-worn = Po założeniu: { $what }
use-range = zasięg { $n }
use-tires = kosztuje żeton zmęczenia
used-once = Po użyciu kartę się odrzuca
used-each-turn = Można użyć raz w turze
silent = Cicha egzekucja wroga na sąsiednim polu: kości { $dice }, punkty akcji { $ap }; kartę się odrzuca
chance-of = { $n } ({ $chance }%)
hearts = Serca na kościach: { $chances }
shields = Tarcze na kościach: { $chances }
threatens = Atak, cel { $who }, { $dice ->
        [one] { $dice } kość
       *[other] { $dice } kości
    }: trafienie { $hit }%, wyłączenie z walki { $bleed }%

## Co zrobiliby wrogowie

would-wake-sight = aktywuje się: widzi bohatera
would-wake-noise = aktywuje się: słyszy hałas
would-wake-attacked = aktywuje się: został zaatakowany
would-wake-alarm = aktywuje się: przybył z alarmem
would-go-for = Jego cel: { $who } ({ $rule })
would-go-to = Kierunek: { $place } ({ $rule })
would-wait = Będzie czekać ({ $rule })
would-reach = Dojdzie do kogoś i zaatakuje
end-wakes = { $n ->
        [0] Nie aktywuje się żaden wróg.
        [one] Aktywuje się { $n } wróg.
        [few] Aktywują się { $n } wrogowie.
       *[many] Aktywuje się { $n } wrogów.
    }

## Obok planszy

heroes-to-pick = Bohaterowie
cards-to-keep = Zatrzymaj jedną
cards-to-bring = Zdobyte w poprzedniej misji: zabierz jedną
mission-zone = Misja
round-track = Runda
threat-track = Zagrożenie
points-track = Punkty akcji
track-round = Jeśli po ostatniej rundzie jakiś cel jest niewykonany, misja jest przegrana.
track-threat = Rośnie z każdym zabitym wrogiem (nie licząc cichych egzekucji), a po śmierci ostatniego oficera spada do 0.
track-points = Każda akcja kosztuje; punkty niewykorzystane do końca tury przepadają.
track-alarmed = Alarm już zawył, a wyje tylko raz: zagrożenie nikogo więcej nie sprowadzi.
alarm-brings = Rośnie z każdym zabitym wrogiem (nie licząc cichych egzekucji), a po śmierci ostatniego oficera spada do 0. Gdy dojdzie do granicy, alarm sprowadza { $enemies }{ $repeats ->
        [0] .
       *[other] , i to za każdym razem.
    }

## Stan i pytania

status-set-up = { $mission } · { $level }
status-players = { $mission } · { $level } · runda { $round }
status-enemies = { $mission } · { $level } · runda { $round }: wrogowie
status-lead = { $mission } · { $level } · koniec rundy { $round }
status-over = { $mission } · { $level } · koniec
goal-line = Do wygranej trzeba: { $goals } – w ciągu { $rounds ->
        [one] { $rounds } rundy
       *[other] { $rounds } rund
    }
prompt-pick = { $story } Wybierz bohatera.
    .short = Wybierz bohatera.
prompt-entrust = Żeton współdzielonego życia dostanie tylko jeden bohater. Kto?
prompt-activate = { $count ->
        [one] { "" }
       *[other] Twoi bohaterowie: { $heroes }.{ " " }
    }Czyja teraz tura? Wybierz bohatera.
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
prompt-leave = { $hero }: zejdź z wejścia w głąb zamku ({ $ap } PA).
prompt-sabotaged = { $hero }: sabotaż, w tej turze bez ataku; { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
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
prompt-ammunition = { $hero } zdobywa amunicję. Jaką?
prompt-event = { $event }. { $text } Co robi { $hero }?
prompt-card = { $hero } zatrzymuje jedną z tych kart.
prompt-spoil = To karty zdobyte w poprzedniej misji. { $hero } zabiera jedną. Którą?
prompt-tie-order = Remis: który wróg działa teraz?
prompt-tie-target = Remis: którego bohatera wybiera?
prompt-tie-area = Remis: za którym hałasem idzie?
prompt-tie-square = Remis: na którym polu staje?
lost-story = { $how } { $story }
prompt-tie-of = { $enemy }. { $what }
prompt-lead = Kto zaczyna następną rundę?
prompt-first = Kto zaczyna? Gdy wszyscy powiedzą to samo, sprawa jest jasna; inaczej rozstrzygną kości.
prompt-wait = Teraz decyduje { $who }.
won = Misja wykonana! { $story }
lost-rounds = Misja nieudana: minęła ostatnia runda.
lost-heroes = Misja nieudana: nie żyje żaden z bohaterów.
lost-hero = Misja nieudana: zginął bohater, a w tej misji nie wolno nikogo stracić.

## Przyciski

act-attack = Atak
    .how = Jeden atak bronią, którą trzymasz.
act-travel = Tajne przejście
    .how = 1 punkt akcji i żeton zmęczenia; wyjdziesz na drugim końcu.
act-exhaust = Akcja zmęczenia
    .how = Teraz jeszcze połowa punktów akcji i drugi atak; zmęczenie trwa do końca następnej tury.
act-help = Pomóż
    .how = Twój żeton współdzielonego życia ratuje wykrwawiającego się obok; potem czeka cię zmęczenie.
act-use = Użyj
    .how = Działa tak, jak mówi karta.
act-wear = Załóż
    .how = Bez kosztu; to, co było tam wcześniej, trafia do bagażu.
act-ready = Weź do ręki
    .how = Bez kosztu; tą bronią będziesz atakować.
act-fists = Gołe pięści
    .how = Odłóż broń i walcz gołymi pięściami; zmiana nic nie kosztuje.
act-end = Zakończ turę
    .how = Niewykorzystane punkty akcji przepadają.
act-end-bot = Zakończ turę bota
    .how = Niewykorzystane punkty akcji przepadają.
reload = Przeładuj: { $weapon }
blade = Cicha egzekucja: { $card }
skill-button = { $skill } (chwała { $glory })
first-player = Zaczyna { $who }

## Co wiadomo z góry

odds = zabicie { $kill }% · trafienie { $hit }%
    .more = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } · potem przeładowanie { $reload }%
odds-lives = zabicie { $kill }% · trafienie { $hit }%
    .more = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } · potem przeładowanie { $reload }% · utrata życia { $lives }
odds-of-both = 1. { $first } 2. { $second }
odds-of-each = na każdy cel: { $odds }
hits-friends = oberwą też swoi ({ $friends }): obrażenia { $n }
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
for-weapons = pasuje: { $weapons }
exhaustion = teraz +{ $ap } PA i atak; w następnej turze połowa PA
reloading = { $ap } PA{ $attacks ->
        [0] { "" }
       *[other] { " " }i atak
    }
reaches-start = dociera do pola startowego
noise-ahead = hałas: { $place } ({ $why })
noise-of-attack = narobi hałasu: { $places }
noise-of-fall = zabicie narobi hałasu: { $places }

## Po zakończeniu

sheet = Bohaterowie
sheet-hero = Bohater
sheet-player = Prowadzi
sheet-life = Życie
sheet-glory = Chwała

## Medale

medal-quiet = Po cichu
    .how = Alarm ani razu się nie rozległ.
medal-unscathed = Cali i zdrowi
    .how = Nikt z bohaterów się nie wykrwawiał.
medal-in-time = Przed czasem
    .how = Wygrana co najmniej dwie rundy przed końcem.
