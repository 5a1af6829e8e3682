### Wolfenstein: co robią karty, po jednym zdaniu na każdy wpis słownika.

## Efekty: co dzieje się od razu

no-effect = nic się nie dzieje
effect-glory = chwała +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-equipment = { $n ->
        [one] { $n } karta ekwipunku
        [few] { $n } karty ekwipunku
       *[many] { $n } kart ekwipunku
    }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-weapon = { $n ->
        [one] { $n } karta broni
        [few] { $n } karty broni
       *[many] { $n } kart broni
    }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-ammunition = { $kind ->
        [light] lekka amunicja
        [heavy] ciężka amunicja
        [special] specjalna amunicja
       *[any] dowolna amunicja
    } +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-heal = życie +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-repair = pancerz +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-raise = { $life ->
        [0] pancerz +{ $armour } na stałe
       *[other] życie +{ $life }{ $armour ->
                [0] { "" }
               *[other] , pancerz +{ $armour }
            } na stałe
    }
effect-action-points = punkty akcji w tej turze +{ $n }
effect-extra-attack = jeszcze jeden atak w tej turze
effect-next-attack = kości w następnym ataku tej tury +{ $dice }
effect-clear-reload = { $to ->
        [self] wszystkie żetony przeładowania znikają z broni bohatera
        [target] wszystkie żetony przeładowania znikają z broni wybranego bohatera
       *[neighbours] wszystkie żetony przeładowania znikają z broni bohaterów obok
    }
effect-help = wykrwawiający się bohater odzyskuje całe życie i cały pancerz bez żetonu współdzielonego życia
effect-fatigue = żeton zmęczenia{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-rest = koniec zmęczenia{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-hurt = obrażenia { $n }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    } (najpierw pancerz)
effect-lose-glory = chwała −{ $n }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-lose-ammunition = amunicja −{ $n }{ $to ->
        [self] { "" }
        [target] { " " }dla wybranego bohatera
        [others] { " " }dla każdego innego bohatera
       *[team] { " " }dla każdego bohatera
    }
effect-disarm = utrata aktywnej broni{ $to ->
        [self] { "" }
        [target] { " " }(wybrany bohater)
        [others] { " " }(każdy inny bohater)
       *[team] { " " }(każdy bohater)
    }
effect-daze = ogłuszenie{ $to ->
        [self] { "" }
        [target] { " " }(wybrany bohater)
        [others] { " " }(każdy inny bohater)
       *[team] { " " }(każdy bohater)
    }
effect-unseen = do następnej tury bohatera nie widzą go wrogowie oddaleni o więcej niż { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pola
       *[many] { $beyond } pól
    }
effect-hush = do następnej tury bohatera jego obecność nie robi hałasu
effect-damage = { $to ->
        [target] obrażenia { $n } dla wybranego wroga (najpierw pancerz)
        [neighbours] obrażenia { $n } dla każdego wroga obok bohatera (najpierw pancerz)
       *[around] obrażenia { $n } dla wszystkich na tym polu i wokół niego, także swoich (najpierw pancerz)
    }
effect-stun = { $to ->
        [target] ogłuszenie wybranego wroga
        [neighbours] ogłuszenie każdego wroga obok bohatera
       *[around] ogłuszenie każdego wroga na tym polu i wokół niego
    }
effect-sabotage = { $to ->
        [target] sabotaż wybranego wroga
        [neighbours] sabotaż każdego wroga obok bohatera
       *[around] sabotaż każdego wroga na tym polu i wokół niego
    }
effect-push = wybrany wróg zostaje odepchnięty prosto od bohatera, najwyżej o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
effect-noise = { $at ->
        [here] hałas tutaj
        [target] hałas w wybranym pomieszczeniu lub korytarzu
       *[target-square] hałas w tamtym miejscu
    }
effect-silence = { $at ->
        [here] hałas stąd znika
       *[target] hałas znika z wybranego pomieszczenia lub korytarza
    }
effect-threat = zagrożenie { $n ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }
effect-spawn = ściąga tu { $enemies }
effect-bot = do bohatera dołącza bot ({ $enemy })
effect-task = bohater zatrzymuje kartę, a na polu startowym odbiera za nią nagrodę ({ $pay })
effect-roll = rzut na sukces, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, potrzeba { $needed ->
        [one] { $needed } sukcesu
       *[other] { $needed } sukcesów
    }. Sukces: { $success }. Porażka: { $failure }

## Cechy: co obowiązuje zawsze

trait-dice = kości +{ $n }{ $at_least ->
        [0] { "" }
       *[other] { " " }z odległości co najmniej { $at_least }
    }{ $at_most ->
        [0] { "" }
       *[other] { " " }z odległości najwyżej { $at_most }
    }
trait-range = zasięg +{ $n }
trait-cheaper = atak kosztuje o { $n ->
        [one] { $n } punkt akcji
        [few] { $n } punkty akcji
       *[many] { $n } punktów akcji
    } mniej (co najmniej 1)
trait-piercing = przebijanie pancerza (tarcze liczą się jak serca)
trait-reroll = { $face ->
        [reload] przerzut przeładowań
        [blank] przerzut pustych ścianek
       *[miss] przerzut przeładowania lub pustej ścianki
    }{ $most ->
        [0] { "" }
       *[other] { " " }(najwyżej { $most })
    }
trait-no-reload = przeładowanie liczy się jak pusta ścianka
trait-second-target = atak także na drugiego wroga w polu widzenia i zasięgu (osobny rzut)
trait-share-dice = kości dzieli się między dwóch wrogów
trait-blast = wybuch, obrażenia { $n } dla wszystkich obok celu, także swoich
trait-stun-on-hit = { $life ->
        [0] trafiony cel, który przeżyje, jest ogłuszony
        [1] Ogłuszający cios: bohater, który straci życie i ustoi na nogach, jest ogłuszony
        [few] Ogłuszający cios: bohater, który naraz straci { $life } punkty życia lub więcej i ustoi na nogach, jest ogłuszony
       *[many] Ogłuszający cios: bohater, który naraz straci { $life } punktów życia lub więcej i ustoi na nogach, jest ogłuszony
    }
trait-sabotage-on-hit = { $life ->
        [0] trafiony cel, który przeżyje, pada ofiarą sabotażu
        [1] Impuls zakłócający: bohater, który straci życie i ustoi na nogach, pada ofiarą sabotażu
        [few] Impuls zakłócający: bohater, który naraz straci { $life } punkty życia lub więcej i ustoi na nogach, pada ofiarą sabotażu
       *[many] Impuls zakłócający: bohater, który naraz straci { $life } punktów życia lub więcej i ustoi na nogach, pada ofiarą sabotażu
    }
trait-silent = po cichu (bez hałasu, a zabici nie podnoszą zagrożenia)
trait-burns-metal = przepala metal (usuwa kraty)
trait-sure-footed = trudny teren kosztuje 1
trait-first-kill = punkty akcji +{ $ap } za pierwszego wroga zabitego w turze
trait-fresh-helper = pomoc nie męczy
trait-picky = przy dobieraniu ekwipunku o jedną kartę więcej, zostaje jedna
trait-bulwark = przy równej odległości wrogowie wybierają tego bohatera
trait-absorb = każdy atak wroga traci { $n ->
        [one] { $n } tarczę
        [few] { $n } tarcze
       *[many] { $n } tarcz
    }
trait-cover = wrogowie rzucają o { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    } mniej (co najmniej jedną)
trait-disguise = bohatera nie widzą wrogowie oddaleni o więcej niż { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pola
       *[many] { $beyond } pól
    }
trait-soft-steps = obecność bohatera nie robi hałasu
trait-swift = punkty akcji w każdej turze +{ $n }
trait-sharp-eye = celność +{ $n }
trait-large = Duży: zajmuje 2 × 2 pola
trait-alert = Donośny głos: zagrożenie +{ $threat }, jeśli widzi bohatera, ale nie może zaatakować
trait-noisy-death = Huk upadku: jego śmierć robi hałas
trait-command = Rozkazy: kości +{ $dice } dla { $where ->
        [area] innych wrogów w jego pomieszczeniu lub korytarzu
       *[map] wszystkich innych wrogów
    }
trait-no-fall-off = Naprowadzany pocisk: odległość nie odbiera mu kości
trait-sweep = Szerokie szczęki: atakuje każdego bohatera obok
trait-immune = { $to ->
        [stun] Znieczulony: nie da się go ogłuszyć
        [sabotage] Zaplombowany: nie da się go sabotować
        [silent-kill] Oczy z tyłu głowy: cicha egzekucja na niego nie działa
       *[piercing] Potężny pancerz: przebijanie pancerza nie działa
    }
trait-attacks = Nieustępliwość: { $n ->
        [one] { $n } atak
        [few] { $n } ataki
       *[many] { $n } ataków
    } w fazie
trait-summon = Władca marionetek: co { $every ->
        [1] aktywację
        [2] drugą aktywację
        [3] trzecią aktywację
       *[other] { $every }. aktywację
    } wzywa na pomoc { $enemy } (na najłatwiejszym poziomie { $easy })
trait-void = Ich bin der Führer: unieważnia jedno serce za { $faces ->
        [reload] każde przeładowanie
        [blank] każdą pustą ściankę
       *[reload-blank] każde przeładowanie i za każdą pustą ściankę
    } w ataku{ $easy ->
        [reload] { " " }(na łatwiejszych poziomach tylko za przeładowania)
       *[other] { "" }
    }
trait-becomes = To nie koniec: gdy padnie, wychodzi z niego { $enemy }
trait-forbid = { $what ->
        [exhaust] Żelazny chwyt: bohater obok nie może użyć akcji zmęczenia, chyba że ten wróg jest ogłuszony
       *[reload] Kłapiące szczęki: bohater obok nie może przeładować, chyba że ten wróg jest ogłuszony
    }

## Cele

goal-kill = zabić { $enemy }
goal-take = zdobyć cel { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } PA)
    }
goal-destroy = zniszczyć cel { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } PA)
    }
goal-carry = zdobyć cel { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } PA)
    } i zanieść go do pola startowego
goal-leave = { $heroes ->
        [1] sprowadzić jednego bohatera obok pola startowego (na końcu)
        [2] sprowadzić dwoje bohaterów obok pola startowego (na końcu)
       *[other] sprowadzić wszystkich żyjących obok pola startowego (na końcu)
    }
goal-task = wykonać zadanie z wydarzenia
goal-done = ✓ { $goal }
goal-lose-none = nie stracić nikogo
list = { $first }, { $rest }
and = { $first } i { $rest }
then = { $first }; { $rest }
