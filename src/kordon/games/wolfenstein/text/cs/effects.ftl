### Wolfenstein: co dělají karty, věta pro každý záznam slovníku.

## Účinky: co se stane hned

no-effect = nic se nestane
effect-glory = { $to ->
        [self] sláva +{ $n }
        [target] zvolený hrdina: sláva +{ $n }
        [others] každý jiný hrdina: sláva +{ $n }
       *[team] každý hrdina: sláva +{ $n }
    }
effect-equipment = { $to ->
        [self] { $n ->
                    [one] { $n } karta vybavení
                    [few] { $n } karty vybavení
                   *[other] { $n } karet vybavení
                }
        [target] zvolený hrdina: { $n ->
                    [one] { $n } karta vybavení
                    [few] { $n } karty vybavení
                   *[other] { $n } karet vybavení
                }
        [others] každý jiný hrdina: { $n ->
                    [one] { $n } karta vybavení
                    [few] { $n } karty vybavení
                   *[other] { $n } karet vybavení
                }
       *[team] každý hrdina: { $n ->
                    [one] { $n } karta vybavení
                    [few] { $n } karty vybavení
                   *[other] { $n } karet vybavení
                }
    }
effect-weapon = { $to ->
        [self] { $n ->
                    [one] { $n } karta zbraně
                    [few] { $n } karty zbraní
                   *[other] { $n } karet zbraní
                }
        [target] zvolený hrdina: { $n ->
                    [one] { $n } karta zbraně
                    [few] { $n } karty zbraní
                   *[other] { $n } karet zbraní
                }
        [others] každý jiný hrdina: { $n ->
                    [one] { $n } karta zbraně
                    [few] { $n } karty zbraní
                   *[other] { $n } karet zbraní
                }
       *[team] každý hrdina: { $n ->
                    [one] { $n } karta zbraně
                    [few] { $n } karty zbraní
                   *[other] { $n } karet zbraní
                }
    }
effect-ammunition = { $to ->
        [self] { "" }
        [target] zvolený hrdina:{ " " }
        [others] každý jiný hrdina:{ " " }
       *[team] každý hrdina:{ " " }
    }{ $kind ->
        [light] lehké střelivo
        [heavy] těžké střelivo
        [special] zvláštní střelivo
       *[any] libovolné střelivo
    } +{ $n }
effect-heal = { $to ->
        [self] životy +{ $n }
        [target] zvolený hrdina: životy +{ $n }
        [others] každý jiný hrdina: životy +{ $n }
       *[team] každý hrdina: životy +{ $n }
    }
effect-repair = { $to ->
        [self] brnění +{ $n }
        [target] zvolený hrdina: brnění +{ $n }
        [others] každý jiný hrdina: brnění +{ $n }
       *[team] každý hrdina: brnění +{ $n }
    }
effect-raise = natrvalo: { $life ->
        [0] { "" }
       *[other] životy +{ $life }
    }{ $armour ->
        [0] { "" }
       *[other] { $life ->
                [0] brnění +{ $armour }
               *[other] , brnění +{ $armour }
            }
    }
effect-action-points = akční body v tomto tahu: +{ $n }
effect-extra-attack = ještě jeden útok v tomto tahu
effect-next-attack = kostky v příštím útoku tohoto tahu: +{ $dice }
effect-clear-reload = { $to ->
        [self] z tvých zbraní zmizí všechny žetony přebití
        [target] ze zbraní zvoleného hrdiny zmizí všechny žetony přebití
       *[neighbours] ze zbraní všech hrdinů vedle tebe zmizí žetony přebití
    }
effect-help = krvácející hrdina má zase plné životy i brnění; žeton společného života není třeba
effect-fatigue = { $to ->
        [self] žeton únavy
        [target] zvolený hrdina: žeton únavy
        [others] každý jiný hrdina: žeton únavy
       *[team] každý hrdina: žeton únavy
    }
effect-rest = { $to ->
        [self] žeton únavy zmizí
        [target] zvolený hrdina: žeton únavy zmizí
        [others] každý jiný hrdina: žeton únavy zmizí
       *[team] každý hrdina: žeton únavy zmizí
    }
effect-hurt = { $to ->
        [self] zranění { $n }, nejdřív brnění
        [target] zvolený hrdina: zranění { $n }, nejdřív brnění
        [others] každý jiný hrdina: zranění { $n }, nejdřív brnění
       *[team] každý hrdina: zranění { $n }, nejdřív brnění
    }
effect-lose-glory = { $to ->
        [self] sláva −{ $n }
        [target] zvolený hrdina: sláva −{ $n }
        [others] každý jiný hrdina: sláva −{ $n }
       *[team] každý hrdina: sláva −{ $n }
    }
effect-lose-ammunition = { $to ->
        [self] střelivo −{ $n }
        [target] zvolený hrdina: střelivo −{ $n }
        [others] každý jiný hrdina: střelivo −{ $n }
       *[team] každý hrdina: střelivo −{ $n }
    }
effect-disarm = { $to ->
        [self] ztráta aktivní zbraně
        [target] zvolený hrdina: ztráta aktivní zbraně
        [others] každý jiný hrdina: ztráta aktivní zbraně
       *[team] každý hrdina: ztráta aktivní zbraně
    }
effect-daze = { $to ->
        [self] omráčení
        [target] zvolený hrdina: omráčení
        [others] každý jiný hrdina: omráčení
       *[team] každý hrdina: omráčení
    }
effect-unseen = do příštího tahu hrdinu nevidí nepřátelé dál než { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pole
       *[other] { $beyond } polí
    } od něj
effect-hush = do příštího tahu hrdinova přítomnost nedělá hluk
effect-damage = { $to ->
        [target] zvolený nepřítel: zranění { $n }, nejdřív brnění
        [neighbours] každý nepřítel vedle hrdiny: zranění { $n }, nejdřív brnění
        [in-sight] každý nepřítel na dohled: zranění { $n }, nejdřív brnění
       *[around] každý nepřítel na poli a kolem něj: zranění { $n }, nejdřív brnění
    }
effect-stun = { $to ->
        [target] zvolený nepřítel: omráčení
        [neighbours] každý nepřítel vedle hrdiny: omráčení
        [in-sight] každý nepřítel na dohled: omráčení
       *[around] každý nepřítel na poli a kolem něj: omráčení
    }
effect-sabotage = { $to ->
        [target] zvolený nepřítel: sabotáž
        [neighbours] každý nepřítel vedle hrdiny: sabotáž
        [in-sight] každý nepřítel na dohled: sabotáž
       *[around] každý nepřítel na poli a kolem něj: sabotáž
    }
effect-push = zvolený nepřítel je odstrčen přímo od tebe, nejvýš o { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    }
effect-noise = { $at ->
        [here] hluk tady
        [target] hluk ve zvolené místnosti nebo chodbě
       *[target-square] hluk na tom místě
    }
effect-silence = { $at ->
        [here] hluk odsud zmizí
       *[target] hluk zmizí ze zvolené místnosti nebo chodby
    }
effect-threat = ohrožení { $n ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }
effect-spawn = objeví se tu: { $enemies }
effect-bot = k hrdinovi se přidá bot: { $enemy }
effect-task = nech si tuto kartu; na startu zaplatí: { $pay }
effect-roll = hod na úspěch, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }, { $needed ->
        [one] je třeba { $needed } úspěch
        [few] jsou třeba { $needed } úspěchy
       *[other] je třeba { $needed } úspěchů
    }. Úspěch: { $success }. Neúspěch: { $failure }

## Vlastnosti: co platí vždy

trait-dice = kostky +{ $n }{ $at_least ->
        [0] { "" }
       *[other] , na vzdálenost aspoň { $at_least }
    }{ $at_most ->
        [0] { "" }
       *[other] , na vzdálenost nejvýš { $at_most }
    }
trait-range = dosah +{ $n }
trait-cheaper = útok stojí o { $n ->
        [one] { $n } akční bod
        [few] { $n } akční body
       *[other] { $n } akčních bodů
    } méně, nejméně 1
trait-piercing = průraznost: štíty se počítají jako srdce
trait-reroll = { $face ->
        [reload] přebití se hází znovu
        [blank] prázdné kostky se hází znovu
       *[miss] přebití nebo prázdná kostka se hází znovu
    }{ $most ->
        [0] { "" }
       *[other] , nejvýš { $most }
    }
trait-no-reload = přebití na kostce je prázdné
trait-second-target = útok zasáhne i druhého nepřítele na dohled a v dosahu
trait-share-dice = kostky se rozdělí mezi dva nepřátele
trait-blast = zranění { $n } všem vedle cíle
trait-stun-on-hit = zasažený cíl, který přežije, je omráčený
trait-silent = potichu: bez hluku a oběti nezvyšují ohrožení
trait-burns-metal = propaluje kov: odstraňuje mříže
trait-sure-footed = těžký terén stojí 1
trait-first-kill = první oběť v tahu: akční body +{ $ap }
trait-fresh-helper = pomoc neunaví
trait-picky = vybavení: lízni o kartu víc, jednu si nech
trait-bulwark = při stejné vzdálenosti jdou nepřátelé po tomto hrdinovi
trait-absorb = každý útok nepřítele ztrácí { $n ->
        [one] { $n } štít
        [few] { $n } štíty
       *[other] { $n } štítů
    }
trait-cover = nepřátelé hází o { $n ->
        [one] { $n } kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    } méně, nejméně jednou
trait-disguise = nepřátelé dál než { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pole
       *[other] { $beyond } polí
    } hrdinu nevidí
trait-soft-steps = přítomnost hrdiny nedělá hluk
trait-swift = akční body v každém tahu: +{ $n }
trait-sharp-eye = přesnost +{ $n }
trait-large = velký: zabírá 2 × 2 pole
trait-alert = vidí hrdinu a nemohl zaútočit: ohrožení +{ $threat }
trait-noisy-death = jeho smrt dělá hluk
trait-command = { $where ->
        [area] ostatní nepřátelé v jeho místnosti nebo chodbě
       *[map] všichni ostatní nepřátelé
    }: kostky +{ $dice }
trait-no-fall-off = jeho kostek se vzdáleností neubývá
trait-sweep = jeho útok zasáhne každého hrdinu vedle něj
trait-immune = { $to ->
        [stun] nelze ho omráčit
        [sabotage] nelze ho sabotovat
        [silent-kill] nelze ho zabít potichu
       *[piercing] mohutné brnění: průraznost neplatí
    }
trait-attacks = útoky za fázi: { $n }
trait-summon = při každé { $every }. aktivaci přivolá pomoc: { $enemy } (na nejlehčí úrovni { $easy })
trait-void = ruší jedno srdce za každé { $faces ->
        [reload] přebití
        [blank] prázdné pole
       *[reload-blank] přebití a prázdné pole
    } v útoku{ $easy ->
        [reload] { " " }(na lehčích úrovních jen za přebití)
       *[other] { "" }
    }
trait-becomes = když padne, vystoupí: { $enemy }
trait-wakeful = hluk ho nebudí, útoky ano

## Cíle

goal-kill = { $count ->
        [0] zabít všechny: { $enemy }
        [1] zabít: { $enemy }
       *[other] zabít { $count }: { $enemy }
    }
goal-take = vzít cíl { $objective } ({ $cost } AB)
goal-destroy = zničit cíl { $objective } ({ $cost } AB)
goal-carry = vzít cíl { $objective } ({ $cost } AB) a donést ho na start
goal-leave = pak všichni na start
goal-task = splnit úkol z události
goal-done = ✓ { $goal }
goal-lose-none = neztratit nikoho
list = { $first }, { $rest }
then = { $first }; { $rest }
