### Sniper Elite: what the table says.

game = Sniper Elite
    .about = Odstřelovač se nepozorovaně plíží střeženou základnou a tři oddíly pod vedením jednoho až tří hráčů ho loví. Pro dva až čtyři hráče, nebo pro jednoho.

seat-0 = Odstřelovač
seat-1 = Obránce 1
seat-2 = Obránce 2
seat-3 = Obránce 3

## Options

option-map = Mapa
    .how = Odpalovací základna se hodí pro začátek; Ponorkový bunkr přidává lávky, žebříky a tunel.
option-two_random_cards = Dvě náhodné karty vybavení
    .how = Těžší pro odstřelovače: dvě náhodné karty vybavení místo tří vybraných.
option-fewer_aim = Méně přesnosti
    .how = Těžší pro odstřelovače: v pytlíku je na začátku 5 žetonů přesnosti místo 6.
option-objective_shown = Jeden úkol vyloučen
    .how = Těžší pro odstřelovače: obránci uvidí jednu kartu úkolu, která odstřelovači nepatří.
option-short_countdown = Kratší čas
    .how = Těžší pro odstřelovače: čas začíná na 7 a na 7 se také vrací.
option-extra_card = Karta vybavení navíc
    .how = Těžší pro obránce: odstřelovač si vybere o jednu kartu vybavení víc.
option-single_use_specialists = Specializace jen jednou
    .how = Těžší pro obránce: každou specializaci lze použít jen jednou.
option-late_intel = Pozdní informace
    .how = Těžší pro obránce: v prvních dvou tazích žádný oddíl neshromažďuje informace.
option-single_intel = Informace jen jednou za tah
    .how = Těžší pro obránce: v jednom tahu shromažďuje informace jen jeden oddíl.

## Places and things

space = { $number } { $name }
space-with-objective = { $number } { $name } (úkol { $objective }: { $thing })
objective = { $number } { $name }
objective-place = { $space }; { $sector }
objective-done = splněno
objective-not-here = v této hře není
you = Vy (v úkrytu)
sniper-here = Odstřelovač
figure = Figurka odstřelovače
dog = Hlídací pes { $number }
cube = Kostička stop
mine-here = Šrapnelová mina (skrytá)
looted-here = Kořist získána (víte to jen vy)
looted-openly = Kořist získána
aimed-at = Sem se míří
hit = zásah
card-back = Karta vybavení lícem dolů
played-in = Zahráno v kole { $round }
copies = { $count ->
        [one] { $count } kus
        [few] { $count } kusy
       *[other] { $count } kusů
    }
token-count = { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
uses-left = { $count ->
        [one] zbývá { $count } použití
        [few] zbývají { $count } použití
       *[other] zbývá { $count } použití
    }
used-now = použito v tomto tahu
suppression-here = žeton tlumiče
order-back = lícem dolů
order-none = prázdné
order-squads = { $times ->
        [1] V tomto pořadí
        [2] Dvakrát v tomto pořadí
        [3] Třikrát v tomto pořadí
       *[other] { $times }krát v tomto pořadí
    }: { $squads }
order-patrol-from = { $unit }: úkol { $objective }; každá další jednotka míří k úkolu s dalším číslem
slot = { $number }. { $order }
path = Cesta odstřelovače, tah { $turn }
did-moved = v tomto tahu pohyb už proveden
did-attacked = v tomto tahu útok už proveden
did-spotted = v tomto tahu pozorování už provedeno
did-swept = v tomto tahu prohledání už provedeno
did-deployed = v tomto tahu nově na plánu
did-dismissed = v tomto tahu odvolání už provedeno
did-scouted = v tomto tahu bez akce: poslán průzkumníkem

## Beside the board

bag = Pytlík
drawn-zone = Vylosováno
earned-zone = Po výstřelu přijde do pytlíku
hand = Vaše karty vybavení
hand-of-sniper = Karty vybavení odstřelovače
box = Karty vybavení na výběr
finds = Karty, které si prohlížíte
deck = Balíček vybavení
played = Zahrané karty vybavení
objectives = Úkoly
specialists = Specializace na výběr
orders = Karty rozkazů
countdown = Deska času
orders-left = Karty rozkazů v balíčku
wounds = Zranění
completed-count = Splněné úkoly
cards-in-hand = { $count ->
        [one] { $count } karta vybavení
        [few] { $count } karty vybavení
       *[other] { $count } karet vybavení
    }
actions-left = { $squad }: { $count ->
        [one] { $count } akce
        [few] { $count } akce
       *[other] { $count } akcí
    }
intel-gathered = { $squad }: informace získány
is-done = hotovo
last-sector = poslední známá: { $sector }
last-sector-flag = Tady byl odstřelovač naposledy zpozorován ({ $sector })

## Status and prompts

status-set-up = { $map }: příprava
status-sniper = { $map }, kolo { $round }: tah odstřelovače
status-defenders = { $map }, kolo { $round }: tah obránců
status-over = { $map }: konec hry
prompt-bury = Oba úkoly leží v jedné oblasti. Kterého se vzdáte? Líznete si jiný.
prompt-show = Vyberte kartu úkolu, která není vaše. Obránci ji uvidí.
prompt-pick = { $count ->
        [one] Vyberte { $count } kartu vybavení.
    [few] Vyberte { $count } karty vybavení. Dalším kliknutím kartu vrátíte.
       *[other] Vyberte { $count } karet vybavení. Dalším kliknutím kartu vrátíte.
    }
    .short = { $count ->
        [one] Vyberte { $count } kartu vybavení.
        [few] Vyberte { $count } karty vybavení.
        *[other] Vyberte { $count } karet vybavení.
    }
prompt-take = Tyto dvě karty pro vás vybrala náhoda. Vezměte si je.
prompt-assign = { $squad }: vyberte specializaci.
prompt-enter = Vstupte na plán v oblasti bez vašich úkolů a jděte případně dál, nejvýše 3 pole.
prompt-turn = Váš tah. Ještě můžete zvolit: { $move ->
        [1] pohyb · { "" }
       *[0] { "" }
    }{ $card ->
        [1] kartu · { "" }
       *[0] { "" }
    }{ $action ->
        [1] akci · { "" }
       *[0] { "" }
    }konec tahu.
prompt-end = Zbývá už jen ukončit tah.
prompt-loot = Jednu z těchto karet si nechte. Ostatní se vrátí do balíčku.
prompt-burst = { $tokens ->
        [one] Výstřel { $shot } ze 2, { $tokens } žeton: vyberte cíl.
        [few] Výstřel { $shot } ze 2, { $tokens } žetony: vyberte cíl.
       *[other] Výstřel { $shot } ze 2, { $tokens } žetonů: vyberte cíl.
    }
prompt-heal = Zdravotník může zachránit vojína. Vyberte ho, nebo pomoc nevyužijte.
prompt-defend = Vyberte jednotku nebo specializaci, anebo svůj tah ukončete.
prompt-draw = Výstřel na pole: { $space }, vzdálenost { $distance }. Kolik žetonů?
prompt-wait = Na tahu je { $who }.
prompt-wait-all = Na tahu jsou obránci.
won-by-objectives = Vyhrává odstřelovač: oba úkoly jsou splněny.
won-by-wounds = Vyhrávají obránci: odstřelovač má dvě zranění.
won-by-time = Vyhrávají obránci: odstřelovači došel čas.
tokens = { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }

## Buttons

shoot-twice = Ohlaste žetony obou výstřelů, pak vyberte cíle.
act-go = Zastavit zde
    .how = Pohyb na tomto poli končí.
act-shoot = Střelba
    .how = Vyberte cíl, na který vidíte, a losujte žetony: čím víc, tím jistější zásah, ale i víc hluku.
act-blast = Vystřelit z brokovnice
    .how = Zabije všechny zde i na sousedících polích stejného typu, bez žetonů. Obránci uvidí, kde jste.
act-loot = Získání kořisti
    .how = Prohlédněte si 3 karty vybavení a jednu si nechte. Obránci se dozvědí, že stojíte na očíslovaném poli, ne však na kterém.
act-complete = Splnění úkolu
    .how = Čas začne běžet znovu. Obránci uvidí, kde jste, a do pytlíku přibude 1 hluk.
act-peek = Prohlédnout skrytou kartu rozkazů
    .how = To je vaše akce v tomto tahu.
act-end = Ukončit tah
    .how = Na řadě jsou obránci; co jste nevyužili, propadá.
act-decline = Nevyužít
    .how = Zdravotník si použití nechá na později.
act-move = Pohyb
    .how = Jednotka ujde 1 nebo 2 pole.
act-attack = Útok
    .how = Úder na vlastním poli jednotky: je-li tam odstřelovač, je zraněn. Dvě zranění znamenají výhru.
act-spot = Pozorování
    .how = Ptá se: je odstřelovač na tom jednom poli vedle jednotky? Pokud ano, všichni ho uvidí a do pytlíku přibude 1 hluk.
act-sweep = Prohledání
    .how = Ptá se: je odstřelovač na jednom ze tří polí, vlastním či dvou sousedících? Odpověď zní ano, nebo ne, nikoli kde.
act-deploy = Povolání
    .how = Jednotka se vrátí na plán.
act-dismiss = Odvolání
    .how = Stáhne jednotku z plánu do konce tahu, aby se později vrátila jinde.
act-intel = Shromažďování informací
    .how = Ptá se: je odstřelovač kdekoli v oblasti tohoto oddílu? Ano, nebo ne. Stojí obě akce oddílu.
act-pass = Ukončit svůj tah
    .how = Pro tento tah končíte; nevyužité akce propadají.

## Odds

odds = zásah { $hit } % · prozradí vás { $reveal } %
    .more = vzdálenost { $distance } · selhání zbraně { $misfire } %
odds-of-both = prozradí vás { $reveal } % po obou výstřelech
odds-of-specialist = zasáhne to pole { $hit } %
    .more = vzdálenost { $distance } · selhání zbraně { $misfire } %
blast-hits = { $count ->
        [0] nikoho nezasáhne
        [one] zasáhne { $count } jednotku
        [few] zasáhne { $count } jednotky
       *[other] zasáhne { $count } jednotek
    }
walk-heard = pohyb zaznamenán: { $units }
walk-smelled = ucítí vás pes
walk-noticed = pohyb zaznamenán: { $units }; ucítí vás i pes

## Log

list = { $first }, { $rest }
way = { $first } → { $rest }
tokens-drawn = přesnost { $aim }, zpětný ráz { $recoil }, hluk { $noise }{ $suppression ->
    [0] { "" }
   *[other] , tlumič { $suppression }
}
buried = Úkol { $objective } jde dospod balíčku; odstřelovač si bere úkol { $drawn }.
objective-shown = Obránci vidí kartu: úkol { $objective } odstřelovači nepatří.
equipped = { $count ->
        [one] Odstřelovač je připraven a má { $count } kartu vybavení.
        [few] Odstřelovač je připraven a má { $count } karty vybavení.
       *[other] Odstřelovač je připraven a má { $count } karet vybavení.
    }
equipped-with = Odstřelovač si bere: { $cards }.
assigned = { $squad }: { $specialist }.
sniper-began = Kolo { $round }, tah odstřelovače. Zbývající čas: { $left }.
entered = Odstřelovač vstupuje na plán: { $path }.
walked = Odstřelovač jde: { $path }.
alerted = Pohyb zaznamenán: { $units }.
scented = Hlídací pes { $dog } cítí odstřelovače.
scented-by-both = Odstřelovače cítí oba hlídací psi.
card-played = Odstřelovač hraje kartu: { $card }.
card-played-face-down = Odstřelovač hraje kartu lícem dolů.
mined = Na poli { $space } leží mina.
distracted = Odvedení pozornosti: { $unit }, { $origin } → { $space }.
announced = Ohlášeny dva výstřely, počty žetonů: { $first } a { $second }.
aimed = Na mušce: { $unit }, vzdálenost { $distance }.
shot-hit = { $count ->
        [one] Výstřel, { $count } žeton ({ $drawn }). Zásah: { $unit }!
        [few] Výstřel, { $count } žetony ({ $drawn }). Zásah: { $unit }!
       *[other] Výstřel, { $count } žetonů ({ $drawn }). Zásah: { $unit }!
    }
shot-missed = { $count ->
        [one] Výstřel, { $count } žeton ({ $drawn }). Nikdo není zasažen.
        [few] Výstřel, { $count } žetony ({ $drawn }). Nikdo není zasažen.
       *[other] Výstřel, { $count } žetonů ({ $drawn }). Nikdo není zasažen.
    }
shot-misfired = { $count ->
        [one] Výstřel, { $count } žeton ({ $drawn }): selhání zbraně.
        [few] Výstřel, { $count } žetony ({ $drawn }): selhání zbraně.
       *[other] Výstřel, { $count } žetonů ({ $drawn }): selhání zbraně.
    }
shot-lost = Druhý výstřel propadá: není na koho mířit.
blasted = Na poli { $space } třeskla brokovnice. Zásah: { $units }!
blasted-nobody = Na poli { $space } třeskla brokovnice a nikoho nezasáhla.
revealed = Figurka odstřelovače stojí na poli { $space }.
saved = Zdravotník zachraňuje vojína: { $unit }.
killed = Zabitá jednotka: { $unit }. Do pytlíku přibývá žeton: { $token }.
    .story = Padá { $unit }.
killed-for-nothing = Zabitá jednotka: { $unit }. Do pytlíku nic nepřibývá.
    .story = Padá { $unit }.
looted = Odstřelovač získává kořist, stojí tedy na očíslovaném poli.
looted-seeing = Odstřelovač získává kořist a prohlíží si karty: { $cards }.
kept = Odstřelovač si nechává kartu: { $card }.
completed = Úkol splněn: { $space }!
    .story = Odstřelovač proklouzl na pole { $space } a odvedl svou práci.
sniper-done = Tah odstřelovače skončil.
marched = { $unit }, pohyb: { $origin } → { $space }.
mine-went-off = Na poli { $space } vybuchuje mina z kola { $round }: { $unit }!
    .story = Mina z kola { $round } čekala na poli { $space } a dočkala se: { $unit }.
attacked = { $unit } útočí na pole { $space }: odstřelovač je zraněn!
    .story = { $unit } vtrhl na pole { $space } a zranil odstřelovače.
attacked-nobody = { $unit } útočí na pole { $space }: nikdo tam není.
spotted = { $unit } pozoruje pole { $space }: je tam odstřelovač!
    .story = { $unit } se zadíval na pole { $space } a odstřelovač je odhalen.
spotted-nobody = { $unit } pozoruje pole { $space }: nikdo tam není.
swept = { $unit } prohledává pole { $spaces }: odstřelovač je na jednom z nich!
    .story = { $unit } pročesává pole { $spaces }. Odstřelovač je na krok odtud.
swept-nobody = { $unit } prohledává pole { $spaces }: nikdo tam není.
deployed = { $unit } přichází na plán: pole { $space }.
dismissed = { $unit } odchází z plánu: pole { $space }.
intel-found = { $squad } shromažďuje informace. { $sector }: odstřelovač tam je!
intel-nobody = { $squad } shromažďuje informace. { $sector }: odstřelovač tam není.
ability-used = { $squad }, specializace: { $specialist }. Zbývající použití: { $left }.
specialist-wounded = { $unit } střílí na pole { $space }: { $drawn }. Odstřelovač je zraněn!
    .story = { $unit } zamířil na pole { $space } a neminul: odstřelovač je zraněn.
specialist-reached = { $unit } střílí na pole { $space }: { $drawn }. Nikdo tam není.
specialist-fell-short = { $unit } střílí na pole { $space }: { $drawn }. Málo přesnosti.
specialist-misfired = { $unit } střílí na pole { $space }: { $drawn }. Zbraň selhala.
dog-placed = Hlídací pes { $dog } teď střeží pole { $space }.
scouted = { $unit } jde napřed: { $origin } → { $space }.
defender-done = { $who } ukončuje svůj tah.
order-drawn = Kostka rozkazů: { $die }. Karta rozkazů: { $order }.
order-turned = Otočená karta rozkazů: { $order }.
orders-swapped = Odstřelovač prohazuje karty rozkazů { $first } a { $second }.
order-seen = Skrytá karta rozkazů: { $order }.
order-peeked = Odstřelovač se dívá na skrytou kartu rozkazů.
sector-known = Poslední známá: { $sector }.
lured = { $unit } jde za hlukem: { $origin } → { $space }.
record-shown = Tahy odstřelovače končily na polích: { $spaces }.

## After the end

trail-sheet = Cesta odstřelovače
trail-turn = Tah
trail-left = Zbývající čas
trail-path = Cesta
trail-end = Konec na poli

## Co k sobě patří, na jednom řádku

group-defenders = Obránci
group-defenders-moved = { $count ->
        [one] jedna jednotka se přesouvá
        [few] { $count } jednotky se přesouvají
       *[other] { $count } jednotek se přesouvá
    }
group-defenders-swept = { $unit } prohledává { $spaces } (odstřelovač tam je!)
group-defenders-empty = { $unit } prohledává { $spaces } (nikdo)
group-defenders-seen = { $unit } pozoruje { $space } (odstřelovač!)
group-defenders-unseen = { $unit } pozoruje { $space } (nikdo)
group-defenders-attacked = { $count ->
        [one] jedna jednotka útočí
        [few] { $count } jednotky útočí
       *[other] { $count } jednotek útočí
    }
group-defenders-shot = { $count ->
        [one] jedna jednotka střílí
        [few] { $count } jednotky střílejí
       *[other] { $count } jednotek střílí
    }
group-defenders-found = { $squad } shromažďuje informace ({ $sector }: odstřelovač tam je)
group-defenders-missing = { $squad } shromažďuje informace ({ $sector }: odstřelovač tam není)
group-defenders-came = { $count ->
        [one] jedna jednotka přichází na plán
        [few] { $count } jednotky přicházejí na plán
       *[other] { $count } jednotek přichází na plán
    }
group-defenders-left = { $count ->
        [one] jedna jednotka odchází z plánu
        [few] { $count } jednotky odcházejí z plánu
       *[other] { $count } jednotek odchází z plánu
    }
group-defenders-dogs = { $count ->
        [one] jeden pes zaujímá místo
        [few] { $count } psi zaujímají místa
       *[other] { $count } psů zaujímá místa
    }
group-defenders-quiet = Obránci zůstávají, kde jsou
