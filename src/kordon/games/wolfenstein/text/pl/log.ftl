### Wolfenstein: dziennik.

dice-faces = serca { $heart }, tarcze { $shield }, przeładowania { $reload }, puste ścianki { $blank }
missed-faces = bez trafienia (przeładowania { $reload }, puste ścianki { $blank })
picked = { $who } bierze: { $hero }.
first-rolled = Kości rozstrzygnęły, zaczyna { $who }.
entrusted = Żeton współdzielonego życia ma { $hero }.
round-began = Runda { $round }.
led = Rundę zaczyna { $who }.
wished = { $who }: niech zaczyna { $first }.
wished-self = { $who } chce zacząć.
activated = { $who }, pole { $place }: { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    }.
turn-ended = { $who } kończy turę.
missed = { $who } nie może nic zrobić w tej turze.
tidied = Znowu cisza: { $places }.
moved = { $who }: { $origin } → { $to }.
travelled = { $who }, tajne przejście: { $origin } → { $to }.
door-opened = { $who } otwiera: { $door }.
bars-burned = { $who } przepala: { $bars }.
event-found = { $who } przeszukuje pole { $place }: { $event }.
event-none = { $who } przeszukuje pole { $place } i nic nie znajduje.
event-chosen = { $hero } decyduje: { $option }. { $told }
chest-opened = { $who } otwiera skrzynię na polu { $place }: { $chest }.
chest-none = { $who } otwiera skrzynię na polu { $place }. Jest pusta.
worked = { $who } załatwia sprawę na polu { $place }.
exhausted = { $hero } daje z siebie wszystko: { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    } więcej i drugi atak.
tired = { $hero } dostaje żeton zmęczenia.
rested = { $hero } pozbywa się zmęczenia.
reloaded = { $hero } przeładowuje: { $weapon }.
reload-stuck = { $hero } nie daje rady przeładować: { $weapon }.
skill-used = { $hero }: { $skill }.
gear-used = { $hero } używa: { $card }.
readied = { $hero } bierze do ręki: { $weapon }.
readied-fists = { $hero }: gołe pięści w górę.
wore = { $hero } ma w użyciu: { $card }.
attached = { $hero } dołącza: { $card } ({ $weapon }).
gave = { $hero } przekazuje: { $what }. Bierze { $to }.
helped = { $hero } pomaga i { $other } wstaje{ $token ->
        [0] .
       *[other] , za żeton współdzielonego życia.
    }
    .story = { $hero } nikogo nie zostawia za sobą ({ $other }).
attacked = { $who } atakuje, cel { $enemy } ({ $weapon }): { $faces }{ $rerolled ->
        [0] .
       *[other] , przerzucone { $rerolled }.
    }
attacked-mode = { $who } atakuje, cel { $enemy } ({ $weapon }, { $mode }): { $faces }{ $rerolled ->
        [0] .
       *[other] , przerzucone { $rerolled }.
    }
attacked-bare = { $who } atakuje, cel { $enemy }: { $faces }{ $rerolled ->
        [0] .
       *[other] , przerzucone { $rerolled }.
    }
attacked-silently = { $hero } atakuje po cichu, cel { $enemy } ({ $card }): { $faces }.
enemy-attacked = { $enemy } atakuje, cel { $who }: { $faces }.
hurt = { $who }: { $life ->
        [0] pancerz −{ $armour }
       *[other] { $armour ->
                [0] życie −{ $life }
               *[other] życie −{ $life }, pancerz −{ $armour }
            }
    }.
killed = { $enemy } ginie ({ $who }).
    .story = { $who } rozprawia się z wrogiem ({ $enemy }).
killed-by-nobody = { $enemy } ginie.
jammed = Potrzebne przeładowanie: { $weapon }.
was-stunned = { $who }: ogłuszenie.
was-sabotaged = { $who }: sabotaż.
pushed = { $enemy }, odepchnięcie: { $origin } → { $to }.
got-glory = { $hero }: chwała +{ $n }.
lost-glory = { $hero }: chwała −{ $n }.
got-ammunition = { $hero }: { $kind } +{ $n }.
lost-ammunition = { $hero }: { $kind } −{ $n }.
got-card = { $hero } dostaje: { $card }.
lost-card = { $hero } traci: { $card }.
deck-empty = Nie ma już kart ({ $deck }).
mended = { $hero }: { $life ->
        [0] pancerz +{ $armour }
       *[other] { $armour ->
                [0] życie +{ $life }
               *[other] życie +{ $life }, pancerz +{ $armour }
            }
    }.
cleared = { $hero }: cała broń przeładowana.
is-unseen = { $hero } znika z oczu wrogom oddalonym o więcej niż { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pola
       *[many] { $beyond } pól
    }.
is-hushed = { $hero } porusza się bezszelestnie.
got-points = { $hero }: { $ap ->
        [0] { "" }
       *[other] punkty akcji +{ $ap }{ $attacks ->
        [0] { $dice ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
    }{ $attacks ->
        [0] { "" }
       *[other] ataki +{ $attacks }{ $dice ->
        [0] { "" }
       *[other] { ", " }
    }
    }{ $dice ->
        [0] { "" }
       *[other] kości w następnym ataku +{ $dice }
    }.
success-roll = { $hero } rzuca: { $faces }. { $success ->
        [0] Nie udało się.
       *[other] Udało się.
    }
task-kept = { $hero } ma zadanie: { $event }.
task-paid = { $hero } wykonuje zadanie: { $event }.
    .story = { $hero } dotrzymuje słowa ({ $event }).
bot-joined = { $enemy } dołącza na polu { $place }; prowadzi { $hero }.
    .story = { $hero } zyskuje sojusznika, którego nikt się nie spodziewał ({ $enemy }).
noise-made = Hałas: { $place } ({ $why }).
noise-why-together = dwoje bohaterów w jednym miejscu
noise-why-enemy = bohater w jednym miejscu z wrogiem
noise-why-attack = odgłos ataku
noise-why-crash = huk upadku
noise-why-effect = karta lub umiejętność
noise-gone = Znowu cisza: { $place }.
threat-is = Zagrożenie: { $threat } ({ $why }).
threat-why-kill = zginął wróg
threat-why-shout = wróg widzi bohatera i podnosi krzyk
threat-why-effect = karta lub umiejętność
threat-why-officers = nie ma kto wydawać rozkazów
threat-why-alarm = po alarmie liczy się od nowa
officers-gone = Nie ma już oficera, który wydałby rozkazy.
alarm-sounded = Alarm!
    .story = O jeden strzał za dużo: zamek się budzi.
appeared = Na polu { $place } pojawia się { $enemy }.
enemy-phase = Faza wrogów. Remisy rozstrzyga { $who }.
woke = { $enemy } działa: { $why }.
why-sight = widzi bohatera
why-noise = słyszy hałas
why-attacked = został zaatakowany
why-alarm = alarm
enemy-after = { $enemy } wybiera cel: { $who } ({ $rule }).
enemy-towards = { $enemy } rusza, kierunek: { $place } ({ $rule }).
enemy-stays = { $enemy } zostaje na miejscu ({ $rule }).
enemy-moved = { $enemy }: { $origin } → { $to }.
enemy-opened = { $enemy } otwiera: { $door }.
enemy-waits = { $enemy } czeka: { $why } ({ $rule }).
waits-stunned = ogłuszenie
waits-sabotaged = sabotaż
waits-blocked = droga zablokowana
waits-obstacle = przeszkoda
waits-idle = nie ma do kogo iść
waits-near = ktoś stoi tuż obok
waits-spent = nic więcej nie zrobi
directed = { $who } decyduje: { $what }.
directed-by-chance = Decyduje los: { $what }.
bled = { $hero } pada i wykrwawia się!
    .story = { $hero } pada i przez chwilę nikt nie liczy wrogów.
hero-died = { $hero } umiera.
    .story = { $hero } nie wraca.
bot-lost = Bot stracony ({ $hero }).
goal-reached = Cel misji wykonany: { $goal }.
    .story = Zrobione: { $goal }.
ended-won = Misja wygrana!

## Co należy do siebie, w jednym wierszu

group-enemies = Wrogowie
group-enemies-moved = { $count ->
        [one] { $count } podchodzi
        [few] { $count } podchodzą
       *[other] { $count } podchodzi
    }
group-enemies-attacked = { $count ->
        [one] { $count } atakuje
        [few] { $count } atakują
       *[other] { $count } atakuje
    }
group-enemies-hit = { $count ->
        [one] obrywa { $count } bohater
        [few] obrywają { $count } bohaterowie
       *[other] obrywa { $count } bohaterów
    }
group-enemies-stopped = { $count ->
        [one] { $count } bohater traci atak lub turę
        [few] { $count } bohaterowie tracą atak lub turę
       *[other] { $count } bohaterów traci atak lub turę
    }
group-enemies-down = { $count ->
        [one] { $count } bohater się wykrwawia
        [few] { $count } bohaterowie się wykrwawiają
       *[other] { $count } bohaterów się wykrwawia
    }
group-enemies-waited = { $count ->
        [one] { $count } czeka
        [few] { $count } czekają
       *[other] { $count } czeka
    }
group-turn-attacked = { $count ->
        [one] { $count } zaatakowany wróg
        [few] { $count } zaatakowanych wrogów
       *[other] { $count } zaatakowanych wrogów
    }
group-turn-killed = { $count ->
        [one] { $count } zabity
        [few] { $count } zabitych
       *[other] { $count } zabitych
    }
