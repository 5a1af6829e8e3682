### Wolfenstein: dziennik.

dice-faces = serca { $heart }, tarcze { $shield }, przeładowania { $reload }, puste { $blank }
picked = { $who } bierze: { $hero }.
first-rolled = Kości rozstrzygnęły, zaczyna { $who }.
entrusted = Żeton wspólnego życia ma { $hero }.
round-began = Runda { $round }. Zaczyna { $who }.
led = Następną rundę zaczyna { $who }.
activated = { $who }, pole { $place }: { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    }.
turn-ended = { $who } kończy turę.
missed = { $who } nic nie może zrobić w tej turze.
tidied = Znowu cisza: { $places }.
moved = { $who }: { $origin } → { $to }.
travelled = { $who }, tajne przejście: { $origin } → { $to }.
door-opened = { $who } otwiera: { $door }.
bars-burned = { $who } przepala: { $bars }.
event-found = { $who } przeszukuje { $place }: { $event }.
event-none = { $who } przeszukuje { $place } i nic nie znajduje.
event-chosen = { $hero } decyduje: { $option }
chest-opened = { $who } otwiera skrzynię na { $place }: { $chest }.
chest-none = { $who } otwiera skrzynię na { $place }. Jest pusta.
worked = { $who } ma cel z { $place }.
exhausted = { $hero } daje z siebie wszystko: { $ap ->
        [one] { $ap } punkt akcji
        [few] { $ap } punkty akcji
       *[many] { $ap } punktów akcji
    } więcej i drugi atak.
tired = { $hero }: zmęczenie.
rested = { $hero }: koniec zmęczenia.
reloaded = { $hero } przeładowuje: { $weapon }.
reload-stuck = { $hero } nie daje rady przeładować: { $weapon }.
skill-used = { $hero }: { $skill }.
gear-used = { $hero } używa: { $card }.
readied = { $hero } bierze do ręki: { $weapon }.
wore = { $hero } zakłada: { $card }.
attached = { $hero } dołącza: { $card } ({ $weapon }).
gave = { $hero } oddaje: { $what }. Dostaje { $to }.
helped = { $hero } stawia na nogi: { $other }{ $token ->
        [0] .
       *[other] , za żeton wspólnego życia.
    }
attacked = { $who } atakuje: { $enemy } ({ $weapon }): { $faces }{ $rerolled ->
        [0] .
       *[other] , ponownie rzucone: { $rerolled }.
    }
attacked-mode = { $who } atakuje: { $enemy } ({ $weapon }, tryb specjalny): { $faces }{ $rerolled ->
        [0] .
       *[other] , ponownie rzucone: { $rerolled }.
    }
attacked-bare = { $who } atakuje: { $enemy }: { $faces }{ $rerolled ->
        [0] .
       *[other] , ponownie rzucone: { $rerolled }.
    }
attacked-silently = { $hero } atakuje po cichu: { $enemy } ({ $card }): { $faces }.
enemy-attacked = { $enemy } atakuje: { $who }: { $faces }.
hurt = { $who }: { $life ->
        [0] pancerz −{ $armour }
       *[other] { $armour ->
                [0] życie −{ $life }
               *[other] życie −{ $life }, pancerz −{ $armour }
            }
    }.
killed = { $enemy } ginie ({ $who }).
killed-by-nobody = { $enemy } ginie.
jammed = Potrzebne przeładowanie: { $weapon }.
was-stunned = { $who }: ogłuszenie.
was-sabotaged = { $enemy }: sabotaż.
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
is-unseen = { $hero }: z odległości większej niż { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pola
       *[many] { $beyond } pól
    } nikt tego bohatera nie widzi.
is-hushed = { $hero } nie robi hałasu.
got-points = { $hero }: { $ap ->
        [0] { "" }
       *[other] punkty akcji +{ $ap }
    }{ $attacks ->
        [0] { "" }
       *[other] ataki +{ $attacks }
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
bot-joined = { $enemy } dołącza na { $place }; prowadzi { $hero }.
noise-made = Hałas: { $place }.
noise-gone = Znowu cisza: { $place }.
threat-is = Zagrożenie: { $threat }.
officers-gone = Nie ma już oficera, który wydałby rozkazy.
alarm-sounded = Alarm!
appeared = Na { $place } pojawia się { $enemy }.
enemy-phase = Wrogowie. Gdy ich zasady zostawiają wybór, decyduje { $who }.
woke = { $enemy } budzi się: { $why }.
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
directed-by-chance = Los decyduje: { $what }.
bled = { $hero } pada i krwawi!
hero-died = { $hero } nie żyje.
bot-lost = Bot stracony ({ $hero }).
goal-reached = Cel osiągnięty: { $goal }.
ended-won = Misja wygrana!
