### Wolfenstein: co robią karty, po jednym zdaniu na każdy wpis słownika.

## Efekty: co dzieje się od razu

no-effect = nic się nie dzieje
effect-glory = { $to ->
        [self] chwała +{ $n }
        [target] wybrany bohater: chwała +{ $n }
        [others] każdy inny bohater: chwała +{ $n }
       *[team] każdy bohater: chwała +{ $n }
    }
effect-equipment = { $to ->
        [self] { $n ->
                    [one] { $n } karta ekwipunku
                    [few] { $n } karty ekwipunku
                   *[many] { $n } kart ekwipunku
                }
        [target] wybrany bohater: { $n ->
                    [one] { $n } karta ekwipunku
                    [few] { $n } karty ekwipunku
                   *[many] { $n } kart ekwipunku
                }
        [others] każdy inny bohater: { $n ->
                    [one] { $n } karta ekwipunku
                    [few] { $n } karty ekwipunku
                   *[many] { $n } kart ekwipunku
                }
       *[team] każdy bohater: { $n ->
                    [one] { $n } karta ekwipunku
                    [few] { $n } karty ekwipunku
                   *[many] { $n } kart ekwipunku
                }
    }
effect-weapon = { $to ->
        [self] { $n ->
                    [one] { $n } karta broni
                    [few] { $n } karty broni
                   *[many] { $n } kart broni
                }
        [target] wybrany bohater: { $n ->
                    [one] { $n } karta broni
                    [few] { $n } karty broni
                   *[many] { $n } kart broni
                }
        [others] każdy inny bohater: { $n ->
                    [one] { $n } karta broni
                    [few] { $n } karty broni
                   *[many] { $n } kart broni
                }
       *[team] każdy bohater: { $n ->
                    [one] { $n } karta broni
                    [few] { $n } karty broni
                   *[many] { $n } kart broni
                }
    }
effect-ammunition = { $to ->
        [self] { "" }
        [target] wybrany bohater:{ " " }
        [others] każdy inny bohater:{ " " }
       *[team] każdy bohater:{ " " }
    }{ $kind ->
        [light] lekka amunicja
        [heavy] ciężka amunicja
        [special] specjalna amunicja
       *[any] dowolna amunicja
    } +{ $n }
effect-heal = { $to ->
        [self] życie +{ $n }
        [target] wybrany bohater: życie +{ $n }
        [others] każdy inny bohater: życie +{ $n }
       *[team] każdy bohater: życie +{ $n }
    }
effect-repair = { $to ->
        [self] pancerz +{ $n }
        [target] wybrany bohater: pancerz +{ $n }
        [others] każdy inny bohater: pancerz +{ $n }
       *[team] każdy bohater: pancerz +{ $n }
    }
effect-raise = na stałe: { $life ->
        [0] { "" }
       *[other] życie +{ $life }
    }{ $armour ->
        [0] { "" }
       *[other] { $life ->
                [0] pancerz +{ $armour }
               *[other] , pancerz +{ $armour }
            }
    }
effect-action-points = punkty akcji w tej turze: +{ $n }
effect-extra-attack = jeszcze jeden atak w tej turze
effect-next-attack = kości w następnym ataku tej tury: +{ $dice }
effect-clear-reload = { $to ->
        [self] z twojej broni schodzą wszystkie żetony przeładowania
        [target] z broni wybranego bohatera schodzą wszystkie żetony przeładowania
       *[neighbours] z broni wszystkich bohaterów obok ciebie schodzą żetony przeładowania
    }
effect-help = krwawiący bohater odzyskuje całe życie i pancerz; żeton wspólnego życia nie jest potrzebny
effect-fatigue = { $to ->
        [self] żeton zmęczenia
        [target] wybrany bohater: żeton zmęczenia
        [others] każdy inny bohater: żeton zmęczenia
       *[team] każdy bohater: żeton zmęczenia
    }
effect-rest = { $to ->
        [self] schodzi żeton zmęczenia
        [target] wybrany bohater: schodzi żeton zmęczenia
        [others] każdy inny bohater: schodzi żeton zmęczenia
       *[team] każdy bohater: schodzi żeton zmęczenia
    }
effect-hurt = { $to ->
        [self] obrażenia { $n }, najpierw pancerz
        [target] wybrany bohater: obrażenia { $n }, najpierw pancerz
        [others] każdy inny bohater: obrażenia { $n }, najpierw pancerz
       *[team] każdy bohater: obrażenia { $n }, najpierw pancerz
    }
effect-lose-glory = { $to ->
        [self] chwała −{ $n }
        [target] wybrany bohater: chwała −{ $n }
        [others] każdy inny bohater: chwała −{ $n }
       *[team] każdy bohater: chwała −{ $n }
    }
effect-lose-ammunition = { $to ->
        [self] amunicja −{ $n }
        [target] wybrany bohater: amunicja −{ $n }
        [others] każdy inny bohater: amunicja −{ $n }
       *[team] każdy bohater: amunicja −{ $n }
    }
effect-disarm = { $to ->
        [self] traci aktywną broń
        [target] wybrany bohater: traci aktywną broń
        [others] każdy inny bohater: traci aktywną broń
       *[team] każdy bohater: traci aktywną broń
    }
effect-daze = { $to ->
        [self] ogłuszenie
        [target] wybrany bohater: ogłuszenie
        [others] każdy inny bohater: ogłuszenie
       *[team] każdy bohater: ogłuszenie
    }
effect-unseen = do twojej następnej tury nie widzą cię wrogowie dalej niż { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pola
       *[many] { $beyond } pól
    } od ciebie
effect-hush = do twojej następnej tury twoja obecność nie robi hałasu
effect-damage = { $to ->
        [target] wybrany wróg: obrażenia { $n }, najpierw pancerz
        [neighbours] każdy wróg obok bohatera: obrażenia { $n }, najpierw pancerz
        [in-sight] każdy wróg w polu widzenia: obrażenia { $n }, najpierw pancerz
       *[around] każdy wróg na polu i wokół niego: obrażenia { $n }, najpierw pancerz
    }
effect-stun = { $to ->
        [target] wybrany wróg: ogłuszenie
        [neighbours] każdy wróg obok bohatera: ogłuszenie
        [in-sight] każdy wróg w polu widzenia: ogłuszenie
       *[around] każdy wróg na polu i wokół niego: ogłuszenie
    }
effect-sabotage = { $to ->
        [target] wybrany wróg: sabotaż
        [neighbours] każdy wróg obok bohatera: sabotaż
        [in-sight] każdy wróg w polu widzenia: sabotaż
       *[around] każdy wróg na polu i wokół niego: sabotaż
    }
effect-push = wybrany wróg zostaje odepchnięty prosto od ciebie, najwyżej o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
effect-noise = { $at ->
        [here] hałas tutaj
        [target] hałas w wybranej sali lub korytarzu
       *[target-square] hałas w tamtym miejscu
    }
effect-silence = { $at ->
        [here] hałas stąd znika
       *[target] hałas znika z wybranej sali lub korytarza
    }
effect-threat = zagrożenie { $n ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }
effect-spawn = pojawiają się tu: { $enemies }
effect-bot = dołącza do ciebie bot: { $enemy }
effect-task = zatrzymaj tę kartę; na polu startowym zapłaci: { $pay }
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
       *[other] , z odległości co najmniej { $at_least }
    }{ $at_most ->
        [0] { "" }
       *[other] , z odległości najwyżej { $at_most }
    }
trait-range = zasięg +{ $n }
trait-cheaper = atak kosztuje o { $n ->
        [one] { $n } punkt akcji
        [few] { $n } punkty akcji
       *[many] { $n } punktów akcji
    } mniej, ale co najmniej 1
trait-piercing = przebijanie: tarcze liczą się jak serca
trait-reroll = { $face ->
        [reload] przeładowania rzuca się ponownie
        [blank] puste kości rzuca się ponownie
       *[miss] przeładowanie lub pustą kość rzuca się ponownie
    }{ $most ->
        [0] { "" }
       *[other] , najwyżej { $most }
    }
trait-no-reload = przeładowanie na kości jest puste
trait-second-target = atak trafia też drugiego wroga w polu widzenia i zasięgu
trait-share-dice = kości dzieli się między dwóch wrogów
trait-blast = obrażenia { $n } dla wszystkich obok celu
trait-stun-on-hit = trafiony cel, który przeżyje, jest ogłuszony
trait-silent = cicho: bez hałasu, a zabójstwa nie podnoszą zagrożenia
trait-burns-metal = przepala metal: usuwa kraty
trait-sure-footed = trudny teren kosztuje 1
trait-first-kill = pierwsze zabójstwo w turze: punkty akcji +{ $ap }
trait-fresh-helper = pomoc nie męczy
trait-picky = ekwipunek: dobierz jedną kartę więcej, zatrzymaj jedną
trait-bulwark = przy równej odległości wrogowie wybierają tego bohatera
trait-absorb = każdy atak wroga traci { $n ->
        [one] { $n } tarczę
        [few] { $n } tarcze
       *[many] { $n } tarcz
    }
trait-cover = wrogowie rzucają o { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    } mniej, ale co najmniej jedną
trait-disguise = wrogowie dalej niż { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pola
       *[many] { $beyond } pól
    } nie widzą bohatera
trait-soft-steps = obecność bohatera nie robi hałasu
trait-swift = punkty akcji w każdej turze: +{ $n }
trait-sharp-eye = celność +{ $n }
trait-large = duży: zajmuje 2 × 2 pola
trait-alert = widzi bohatera, a nie mógł zaatakować: zagrożenie +{ $threat }
trait-noisy-death = jego śmierć robi hałas
trait-command = { $where ->
        [area] inni wrogowie w jego sali lub korytarzu
       *[map] wszyscy inni wrogowie
    }: kości +{ $dice }
trait-no-fall-off = jego kości nie ubywa z odległością
trait-sweep = jego atak trafia każdego bohatera obok
trait-immune = { $to ->
        [stun] nie da się go ogłuszyć
        [sabotage] nie da się go sabotować
        [silent-kill] nie da się go zabić po cichu
       *[piercing] potężny pancerz: przebijanie nie działa
    }
trait-attacks = ataki w fazie: { $n }
trait-summon = w co { $every }. aktywacji wzywa pomoc: { $enemy } (na najłatwiejszym poziomie: { $easy })
trait-void = unieważnia jedno serce za każde { $faces ->
        [reload] przeładowanie
        [blank] puste pole
       *[reload-blank] przeładowanie i puste pole
    } w ataku{ $easy ->
        [reload] { " " }(na łatwiejszych poziomach tylko za przeładowania)
       *[other] { "" }
    }
trait-becomes = gdy padnie, wychodzi: { $enemy }
trait-wakeful = nie budzi go hałas, budzą ataki

## Cele

goal-kill = { $count ->
        [0] zabić wszystkich: { $enemy }
        [1] zabić: { $enemy }
       *[other] zabić { $count }: { $enemy }
    }
goal-take = zabrać cel { $objective } ({ $cost } PA)
goal-destroy = zniszczyć cel { $objective } ({ $cost } PA)
goal-carry = zabrać cel { $objective } ({ $cost } PA) i zanieść go na pole startowe
goal-leave = potem wszyscy na pole startowe
goal-task = wykonać zadanie z wydarzenia
goal-done = ✓ { $goal }
goal-lose-none = nie stracić nikogo
list = { $first }, { $rest }
then = { $first }; { $rest }
