### Wolfenstein: co říká stůl.

game = Wolfenstein
    .about = Čtyři hrdinové společně pronikají do ocelového hradu a od poplachu je vždy dělí jediný výstřel. Jeden až čtyři hráči na jedné straně.

seat-0 = Hráč 1
seat-1 = Hráč 2
seat-2 = Hráč 3
seat-3 = Hráč 4

## Možnosti

option-mission = Mise
    .how = Deset misí tvoří kampaň; každou lze hrát samostatně. Začněte první.
option-level = Obtížnost
    .how = Od nekonečného střeliva po nepřátele, kteří vás slyší myslet.
option-heroes = Hrdinové
    .how = Čtyři, kteří se k misi hodí, nebo libovolní ze šesti.
option-ties = Volby nepřátel
    .how = Kde pravidla nepřátel nechávají dvě cesty, rozhodne hráč, nebo náhoda.
level-daddy = Tati, můžu si hrát?
level-hurt = Neubližuj mi
level-bring = Jen ať přijdou!
level-death = Jsem vtělená smrt
heroes-suggested = Čtveřice mise
heroes-any = Kdokoli ze šesti
ties-controller = Rozhodne hráč
ties-seed = Rozhodne náhoda

## Místa a věci

door = Dveře { $number }
bars = Mříž { $number }
objective = Cíl { $letter }
event-token = Událost
chest-token = Truhla
noise-token = Hluk: { $place }
numbered = { $name } { $number }
bot-of = Bot ({ $hero })
legend-door = zavřené dveře
legend-opened = otevřené dveře
legend-bars = mříž
legend-burned = propálená mříž
legend-noise = je tu hluk
legend-shot = poslední útok
ammunition-light = lehké střelivo
ammunition-heavy = těžké střelivo
ammunition-special = zvláštní střelivo
ammunition-any = libovolné střelivo
ammunition-none = bez střeliva
kind-armour = Brnění: jednou nasazené zůstává.
kind-attachment = Doplněk zbraně.
kind-booster = Posílení: působí po nasazení a zůstává.
kind-consumable = Jednorázová věc.
kind-outfit = Oděv.
kind-other = Ostatní vybavení.
target-none = na sebe
target-enemy-next = na nepřítele vedle
target-enemy-in-sight = na nepřítele na dohled
target-hero-next = na hrdinu vedle
target-bleeding-next = na krvácejícího hrdinu vedle
target-area = na místnost nebo chodbu
target-square = na pole na dohled
deck-weapon = zbraně
deck-equipment = vybavení
deck-event = události
deck-chest = truhly

## Hrdinové

hero-card = { $hero }
hero-stats = akční body { $ap }, přesnost { $accuracy }
hero-played-by = Hraje: { $who }
hero-in-zone = { $hero } · { $who }
fists = Holé pěsti: dosah 1, kostky { $dice } + přesnost, akční body { $ap }
skill-always = { $skill } (vždy): { $what }
skill-paid = { $skill } (sláva { $glory }): { $what }
state-active = právě jedná
state-acted = v tomto kole už po tahu
state-fatigued = únava: v příštím tahu polovina akčních bodů
state-stunned = omráčení: v tomto tahu bez akcí
state-sabotaged = sabotáž: v tomto tahu bez útoku
state-bleeding = krvácí: bez pomoci před příštím tahem zemře
state-dead = mrtev
state-hushed = přítomnost nedělá hluk
state-unseen = zdálky neviděný
state-reload = potřebuje přebít
state-ready = aktivní zbraň
state-worn = nasazeno
state-attached = na zbrani
state-task = úkol: zaplatí na startu
state-done = splněno
state-stunned-enemy = omráčení: ve fázi nepřátel bez akcí
state-sabotaged-enemy = sabotáž: ve fázi nepřátel bez útoku
state-first = první hráč
state-controller = vedoucí: rozhoduje za nepřátele
life = životy { $n } z { $of }
armour = brnění { $n } z { $of }
glory = sláva { $n }
shared-lives = žetony společného života: { $n }
tokens = { $kind }: { $n }
hero-badge = { $hero }: životy { $life }, brnění { $armour }
leads = Hraje: { $heroes }

## Nepřátelé a karty

enemy-stats = akční body { $ap }, iniciativa { $initiative }
enemy-weapon = Zbraň: dosah { $range }, kostky { $dice }, akční body { $ap }
loot = Kořist zabijáka: { $what }
team-loot = Každý jiný hrdina: { $what }
weapon-stats = Dosah { $range }, kostky { $dice } + přesnost, akční body { $ap }; { $ammunition }
range = dosah { $n }
dice = kostky { $n }
points = akční body { $n }
always = Vždy: { $what }
mode = Zvláštní režim ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    }): { $what }
use = Použití { $target } ({ $ap } AB): { $what }
use-range = dosah { $n }
use-tires = stojí žeton únavy
used-once = Po použití se karta odhodí.
used-each-turn = Lze použít jednou za tah.
silent = Tiché zabití souseda: kostky { $dice }, akční body { $ap }; karta se odhodí.
hearts = Srdce na kostkách: { $chances }
shields = Štíty na kostkách: { $chances }
threatens = Útok, cíl { $who }, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }: zásah { $hit } %, krvácení { $bleed } %

## Co by udělali nepřátelé

would-wake-sight = Bude jednat: vidí hrdinu
would-wake-noise = Bude jednat: slyší hluk
would-wake-attacked = Bude jednat: byl napaden
would-wake-alarm = Bude jednat: přišel s poplachem
would-go-for = Jeho cíl: { $who } ({ $rule })
would-go-to = Směr: { $place } ({ $rule })
would-wait = Bude čekat ({ $rule })
would-reach = Dojde k někomu a zaútočí
end-wakes = { $n ->
        [0] Nebude jednat žádný nepřítel.
        [one] Bude jednat { $n } nepřítel.
        [few] Budou jednat { $n } nepřátelé.
       *[other] Bude jednat { $n } nepřátel.
    }

## Vedle plánu

heroes-to-pick = Hrdinové
cards-to-keep = Jednu si nech
mission-zone = Mise
round-track = Kolo
threat-track = Ohrožení
points-track = Akční body
track-round = Je-li po posledním kole některý cíl otevřený, mise je prohraná.
track-threat = Stoupá s každým zabitým nepřítelem, pokud to nebylo potichu, a s posledním důstojníkem klesne na 0.
track-points = Každá akce něco stojí; co na konci tahu zbude, propadá.
alarm-brings = Stoupá s každým zabitým nepřítelem, pokud to nebylo potichu, a s posledním důstojníkem klesne na 0. Při limitu přivolá poplach: { $enemies }{ $repeats ->
        [0] .
       *[other] , a to pokaždé znovu.
    }

## Stav a otázky

status-set-up = { $mission } · { $level }
status-players = { $mission } · { $level } · kolo { $round }
status-enemies = { $mission } · { $level } · kolo { $round }: nepřátelé
status-over = { $mission } · { $level } · konec
goal-line = K výhře: { $goals } – na to { $rounds ->
        [one] je { $rounds } kolo
        [few] jsou { $rounds } kola
       *[other] je { $rounds } kol
    }
prompt-pick = { $story } Vyberte hrdinu.
prompt-entrust = Žeton společného života dostane jen jeden hrdina. Kdo?
prompt-activate = Kdo je teď na tahu? Vyberte hrdinu.
prompt-turn = { $hero }: { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }, { $attacks ->
        [0] bez útoku
        [one] { $attacks } útok
        [few] { $attacks } útoky
       *[other] { $attacks } útoků
    }. Co teď?
prompt-go-on = { $hero }: tady se zastavit nedá, je třeba jít dál ({ $ap } AB).
prompt-bot = Bot ({ $hero }): { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }, { $attacks ->
        [0] bez útoku
        [one] { $attacks } útok
        [few] { $attacks } útoky
       *[other] { $attacks } útoků
    }. Co teď?
prompt-ammunition = { $hero } dostává střelivo. Jaké?
prompt-event = { $event }. { $text } Co udělá { $hero }?
prompt-card = { $hero } si nechá jednu z těchto karet.
prompt-tie-order = Rovnocenní nepřátelé: kdo jedná další?
prompt-tie-target = Rovnocenní hrdinové: po kom jde?
prompt-tie-area = Stejný hluk: kam jde?
prompt-tie-square = Stejné cesty: kde skončí?
prompt-tie-of = { $enemy }. { $what }
prompt-lead = Kdo začíná příští kolo?
prompt-wait = Teď rozhoduje { $who }.
won = Mise splněna! { $story }
lost-rounds = Mise se nezdařila: poslední kolo skončilo.
lost-heroes = Mise se nezdařila: všichni hrdinové jsou mrtví.
lost-hero = Mise se nezdařila: padl hrdina, a v této misi nesmí padnout nikdo.

## Tlačítka

act-attack = Útok
    .how = aktivní zbraní
act-mode = Zvláštní režim
    .how = jednou za tah, za střelivo
act-travel = Tajná chodba
    .how = 1 akční bod a žeton únavy
act-exhaust = Vypětí
    .how = polovina akčních bodů navíc a druhý útok, za žeton únavy
act-help = Pomoc
    .how = žeton společného života postaví krvácejícího souseda na nohy
act-use = Použít
    .how = podle karty
act-wear = Nasadit
    .how = zdarma; co tam bylo, se ponese dál
act-ready = Vzít do ruky
    .how = zdarma; stane se aktivní zbraní
act-end = Ukončit tah
    .how = nevyužité akční body propadnou
act-end-bot = Ukončit tah bota
    .how = nevyužité akční body propadnou
reload = Přebít: { $weapon }
blade = Tiché zabití: { $card }
skill-button = { $skill } (sláva { $glory })
first-player = Začíná { $who }

## Co se ví předem

odds = { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }: zabití { $kill } %, zásah { $hit } %, přebití { $reload } %
odds-lives = { $odds } · ztráta životů { $lives }
odds-of-both = 1. { $first } 2. { $second }
odds-of-each = na každý cíl: { $odds }
walk = dojít na to pole: { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }
costs = { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }; lízne se karta
costs-for = { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }: { $what }
reaches-start = dosáhne startu

## Po konci

sheet = Hrdinové
sheet-hero = Hrdina
sheet-player = Hráč
sheet-life = Životy
sheet-glory = Sláva
