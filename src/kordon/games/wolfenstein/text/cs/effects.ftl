### Wolfenstein: co dělají karty, věta pro každý záznam slovníku.

## Účinky: co se stane hned

no-effect = nic se nestane
effect-glory = sláva +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-equipment = { $n ->
        [one] { $n } karta výbavy
        [few] { $n } karty výbavy
       *[other] { $n } karet výbavy
    }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-weapon = { $n ->
        [one] { $n } karta zbraně
        [few] { $n } karty zbraní
       *[other] { $n } karet zbraní
    }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-ammunition = { $kind ->
        [light] lehké střelivo
        [heavy] těžké střelivo
        [special] zvláštní střelivo
       *[any] libovolné střelivo
    } +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-heal = životy +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-repair = pancíř +{ $n }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-raise = { $life ->
        [0] pancíř +{ $armour } natrvalo
       *[other] životy +{ $life }{ $armour ->
                [0] { "" }
               *[other] , pancíř +{ $armour }
            } natrvalo
    }
effect-action-points = akční body v tomto tahu +{ $n }
effect-extra-attack = ještě jeden útok v tomto tahu
effect-next-attack = kostky v příštím útoku tohoto tahu +{ $dice }
effect-clear-reload = { $to ->
        [self] ze zbraní hrdiny zmizí všechny žetony přebití
        [target] ze zbraní zvoleného hrdiny zmizí všechny žetony přebití
       *[neighbours] ze zbraní všech hrdinů vedle zmizí žetony přebití
    }
effect-help = krvácející hrdina má zase plné životy i pancíř, bez žetonu sdíleného života
effect-fatigue = žeton únavy{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-rest = konec únavy{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-hurt = zranění { $n }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    } (nejdřív pancíř)
effect-lose-glory = sláva −{ $n }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-lose-ammunition = střelivo −{ $n }{ $to ->
        [self] { "" }
        [target] { " " }pro zvoleného hrdinu
        [others] { " " }pro každého dalšího hrdinu
       *[team] { " " }pro každého hrdinu
    }
effect-disarm = ztráta aktivní zbraně{ $to ->
        [self] { "" }
        [target] { " " }(zvolený hrdina)
        [others] { " " }(každý další hrdina)
       *[team] { " " }(každý hrdina)
    }
effect-daze = omráčení{ $to ->
        [self] { "" }
        [target] { " " }(zvolený hrdina)
        [others] { " " }(každý další hrdina)
       *[team] { " " }(každý hrdina)
    }
effect-unseen = do příštího tahu hrdiny ho nevidí nepřátelé vzdálení víc než { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pole
       *[other] { $beyond } polí
    }
effect-hush = do příštího tahu hrdiny nedělá jeho přítomnost hluk
effect-damage = { $to ->
        [target] zranění { $n } pro zvoleného nepřítele (nejdřív pancíř)
        [neighbours] zranění { $n } pro každého nepřítele vedle hrdiny (nejdřív pancíř)
       *[around] zranění { $n } pro všechny na tom poli a kolem něj, i vlastní (nejdřív pancíř)
    }
effect-stun = { $to ->
        [target] omráčení zvoleného nepřítele
        [neighbours] omráčení každého nepřítele vedle hrdiny
       *[around] omráčení každého nepřítele na tom poli a kolem něj
    }
effect-sabotage = { $to ->
        [target] sabotáž zvoleného nepřítele
        [neighbours] sabotáž každého nepřítele vedle hrdiny
       *[around] sabotáž každého nepřítele na tom poli a kolem něj
    }
effect-push = zvolený nepřítel je odstrčen přímo od hrdiny, nejvýš o { $n ->
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
effect-spawn = přiláká sem { $enemies }
effect-bot = k hrdinovi se přidá bot ({ $enemy })
effect-task = hrdina si kartu nechá a na startu za ni dostane odměnu ({ $pay })
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
       *[other] { " " }na vzdálenost aspoň { $at_least }
    }{ $at_most ->
        [0] { "" }
       *[other] { " " }na vzdálenost nejvýš { $at_most }
    }
trait-range = dosah +{ $n }
trait-cheaper = útok stojí o { $n ->
        [one] { $n } akční bod
        [few] { $n } akční body
       *[other] { $n } akčních bodů
    } méně (nejméně 1)
trait-piercing = průraznost (štíty se počítají jako srdce)
trait-reroll = { $face ->
        [reload] přehození přebití
        [blank] přehození prázdných stran
       *[miss] přehození přebití nebo prázdné strany
    }{ $most ->
        [0] { "" }
       *[other] { " " }(nejvýš { $most })
    }
trait-no-reload = přebití platí za prázdnou stranu
trait-second-target = útok i na druhého nepřítele na dohled a v dosahu (zvláštní hod)
trait-share-dice = kostky se rozdělí mezi dva nepřátele
trait-blast = výbuch, zranění { $n } všem vedle cíle, i vlastním
trait-stun-on-hit = { $life ->
        [0] zasažený cíl, který přežije, je omráčený
        [1] Omračující rána: hrdina, který ztratí život a zůstane na nohou, je omráčený
        [few] Omračující rána: hrdina, který naráz ztratí { $life } životy nebo víc a zůstane na nohou, je omráčený
       *[other] Omračující rána: hrdina, který naráz ztratí { $life } životů nebo víc a zůstane na nohou, je omráčený
    }
trait-sabotage-on-hit = { $life ->
        [0] zasažený cíl, který přežije, je sabotovaný
        [1] Rušivý impulz: hrdina, který ztratí život a zůstane na nohou, je sabotovaný
        [few] Rušivý impulz: hrdina, který naráz ztratí { $life } životy nebo víc a zůstane na nohou, je sabotovaný
       *[other] Rušivý impulz: hrdina, který naráz ztratí { $life } životů nebo víc a zůstane na nohou, je sabotovaný
    }
trait-silent = potichu (bez hluku a zabití nezvyšují ohrožení)
trait-burns-metal = propaluje kov (odstraňuje mříže)
trait-sure-footed = náročný terén stojí 1
trait-first-kill = akční body +{ $ap } za prvního nepřítele zabitého v tahu
trait-fresh-helper = pomoc neunaví
trait-picky = při lízání výbavy o kartu víc, jedna se ponechá
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
    } méně (nejméně však jednou kostkou)
trait-disguise = hrdinu nevidí nepřátelé vzdálení víc než { $beyond ->
        [one] { $beyond } pole
        [few] { $beyond } pole
       *[other] { $beyond } polí
    }
trait-soft-steps = přítomnost hrdiny nedělá hluk
trait-swift = akční body v každém tahu +{ $n }
trait-sharp-eye = přesnost +{ $n }
trait-large = Velký: zabírá 2 × 2 pole
trait-alert = Silný hlas: ohrožení +{ $threat }, když vidí hrdinu, ale nemůže zaútočit
trait-noisy-death = Pád s rachotem: jeho smrt dělá hluk
trait-command = Rozkazy: kostky +{ $dice } pro { $where ->
        [area] ostatní nepřátele v jeho místnosti nebo chodbě
       *[map] všechny ostatní nepřátele
    }
trait-no-fall-off = Naváděná střela: vzdáleností kostky neztrácí
trait-sweep = Široké čelisti: útočí na každého hrdinu vedle sebe
trait-immune = { $to ->
        [stun] Otupělý: nelze ho omráčit
        [sabotage] Zaplombovaný: nelze ho sabotovat
        [silent-kill] Oči i vzadu: tichá likvidace na něj neplatí
       *[piercing] Mohutný pancíř: průraznost neplatí
    }
trait-attacks = Neúnavný: { $n ->
        [one] { $n } útok
        [few] { $n } útoky
       *[other] { $n } útoků
    } za fázi
trait-summon = Loutkář: při každé { $every ->
        [1] aktivaci
        [2] druhé aktivaci
        [3] třetí aktivaci
       *[other] { $every }. aktivaci
    } přivolá { $enemy } (na nejlehčí úrovni { $easy })
trait-void = Ich bin der Führer: ruší jedno srdce za { $faces ->
        [reload] každé přebití
        [blank] každou prázdnou stranu
       *[reload-blank] každé přebití a za každou prázdnou stranu
    } v útoku{ $easy ->
        [reload] { " " }(na lehčích úrovních jen za přebití)
       *[other] { "" }
    }
trait-becomes = To není konec: když padne, vystoupí z něj { $enemy }
trait-forbid = { $what ->
        [exhaust] Železné sevření: hrdina vedle něj nemůže použít vyčerpání, ledaže je tento nepřítel omráčený
       *[reload] Cvakající čelisti: hrdina vedle něj nemůže přebít, ledaže je tento nepřítel omráčený
    }

## Cíle

goal-kill = zabít { $enemy }
goal-take = vzít cíl { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } AB)
    }
goal-destroy = zničit cíl { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } AB)
    }
goal-carry = vzít cíl { $objective }{ $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } AB)
    } a donést ho na start
goal-leave = { $heroes ->
        [1] dostat jednoho hrdinu vedle startu (nakonec)
        [2] dostat dva hrdiny vedle startu (nakonec)
       *[other] dostat všechny živé vedle startu (nakonec)
    }
goal-task = splnit úkol z události
goal-done = ✓ { $goal }
goal-lose-none = neztratit nikoho
list = { $first }, { $rest }
and = { $first } a { $rest }
then = { $first }; { $rest }
