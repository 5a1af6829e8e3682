# Jména figurek a karet a to, co se děje při událostech.

## Hrdinové
hero-bj = B.J. Blazkowicz
    .line = Když dveře odmlouvají, jde zdí.
    .short = BJ
hero-klaus = Klaus Kreutz
    .line = Stranu změnil jednou, zato pořádně.
    .short = Klaus
hero-anya = Anya Oliwa
    .line = Počítá obvazy, ne nepřátele.
    .short = Anya
hero-set = Set Roth
    .line = Přečetl návod a našel v něm chyby.
    .short = Set
hero-bombate = Bombate
    .line = Po štěrku chodí jako jiní po koberci.
    .short = Bombate
hero-max = Max Hass
    .line = Málo mluví, hodně unese.
    .short = Max

## Jejich schopnosti
skill-killing-spree = V ráži
skill-double-barrelled = Z obou hlavní
skill-no-mercy = Bez milosti
skill-war-veteran = Válečný veterán
skill-old-coat = Starý kabát
skill-drill = Dril
skill-nurse = Pevná ruka
skill-bandage = Obvaz
skill-not-today = Dneska ne
skill-tinkerer = Kutil
skill-shoshana = Šošana
skill-short-circuit = Zkrat
skill-bush-walker = Lehký krok
skill-held-breath = Zatajený dech
skill-hammer-blow = Rána kladivem
skill-big-target = Velký terč
skill-shove = Strčení
skill-stomp = Dupnutí

## Nepřátelé
enemy-soldat = Soldat
    .whom = { $n ->
        [0] všechny Soldaty
        [1] Soldata
        [few] { $n } Soldaty
       *[other] { $n } Soldatů
    }
    .some = { $n ->
        [one] Soldata
        [few] { $n } Soldaty
       *[other] { $n } Soldatů
    }
enemy-drone = Dron
    .whom = { $n ->
        [0] všechny drony
        [1] dron
        [few] { $n } drony
       *[other] { $n } dronů
    }
    .some = { $n ->
        [one] dron
        [few] { $n } drony
       *[other] { $n } dronů
    }
enemy-officer = Důstojník
    .whom = { $n ->
        [0] všechny důstojníky
        [1] důstojníka
        [few] { $n } důstojníky
       *[other] { $n } důstojníků
    }
    .some = { $n ->
        [one] důstojníka
        [few] { $n } důstojníky
       *[other] { $n } důstojníků
    }
enemy-space-trooper = Vesmírný voják
    .whom = { $n ->
        [0] všechny vesmírné vojáky
        [1] vesmírného vojáka
        [few] { $n } vesmírné vojáky
       *[other] { $n } vesmírných vojáků
    }
    .some = { $n ->
        [one] vesmírného vojáka
        [few] { $n } vesmírné vojáky
       *[other] { $n } vesmírných vojáků
    }
enemy-rocket-trooper = Raketový voják
    .whom = { $n ->
        [0] všechny raketové vojáky
        [1] raketového vojáka
        [few] { $n } raketové vojáky
       *[other] { $n } raketových vojáků
    }
    .some = { $n ->
        [one] raketového vojáka
        [few] { $n } raketové vojáky
       *[other] { $n } raketových vojáků
    }
enemy-ubersoldat = Übersoldat
    .whom = { $n ->
        [0] všechny Übersoldaty
        [1] Übersoldata
        [few] { $n } Übersoldaty
       *[other] { $n } Übersoldatů
    }
    .some = { $n ->
        [one] Übersoldata
        [few] { $n } Übersoldaty
       *[other] { $n } Übersoldatů
    }
enemy-stormtrooper = Úderník
    .whom = { $n ->
        [0] všechny úderníky
        [1] úderníka
        [few] { $n } úderníky
       *[other] { $n } úderníků
    }
    .some = { $n ->
        [one] úderníka
        [few] { $n } úderníky
       *[other] { $n } úderníků
    }
enemy-supersoldat = Supersoldat
    .whom = { $n ->
        [0] všechny Supersoldaty
        [1] Supersoldata
        [few] { $n } Supersoldaty
       *[other] { $n } Supersoldatů
    }
    .some = { $n ->
        [one] Supersoldata
        [few] { $n } Supersoldaty
       *[other] { $n } Supersoldatů
    }
enemy-panzerhund = Panzerhund
    .whom = { $n ->
        [0] všechny Panzerhundy
        [1] Panzerhunda
        [few] { $n } Panzerhundy
       *[other] { $n } Panzerhundů
    }
    .some = { $n ->
        [one] Panzerhunda
        [few] { $n } Panzerhundy
       *[other] { $n } Panzerhundů
    }
enemy-bevli = Profesor Solomon Bevli
    .whom = profesora Solomona Bevliho
    .some = profesora Solomona Bevliho
enemy-hans-grosse = Hans Grösse
    .whom = Hanse Grösseho
    .some = Hanse Grösseho
enemy-hitler = Adolf Hitler
    .whom = Adolfa Hitlera
    .some = Adolfa Hitlera
enemy-von-grim = Generál Oscar von Grim
    .whom = generála Oscara von Grima
    .some = generála Oscara von Grima
enemy-mecha-hitler = Mecha-Hitler
    .whom = Mecha-Hitlera
    .some = Mecha-Hitlera

## Zbraně
weapon-pistol-1960 = Pistole 1960
weapon-sub-machine-gun = Samopal
weapon-sturmgewehr = Sturmgewehr
weapon-shotgun = Brokovnice
weapon-heavy-pistol = Těžká pistole
weapon-marksman-rifle = Odstřelovací puška
weapon-machine-gun = Kulomet
weapon-laserkraftwerk = LaserKraftWerk
weapon-charge-launcher = Vrhač náloží
weapon-flame-thrower = Plamenomet
weapon-grenade-pistol = Granátová pistole
weapon-rocket-launcher = Raketomet

## Zvláštní režimy
mode-double-tap = Dvojitý výstřel
mode-steady-hand = Pevná ruka
mode-empty-magazine = Celý zásobník
mode-burst = Dávka
mode-spray = Kropení
mode-armour-piercing = Průrazná střela
mode-full-auto = Nepřetržitá palba
mode-spread = Široký rozptyl
mode-both-barrels = Obě hlavně
mode-careful-aim = Mířená rána
mode-snap-shot = Střelba od boku
mode-long-aim = Dlouhé míření
mode-sweeping-fire = Kosící palba
mode-suppressing-fire = Krycí palba
mode-overcharge = Přetížení
mode-cutting-beam = Řezací paprsek
mode-blast-charge = Trhavá nálož
mode-double-charge = Dvojitá nálož
mode-wall-of-fire = Ohnivá stěna
mode-long-jet = Dlouhý plamen
mode-stun-shell = Omračující náboj
mode-frag-shell = Tříštivý náboj
mode-shaped-charge = Kumulativní nálož
mode-full-load = Plná nálož

## Výbava
equipment-vest = Prošívaná vesta
equipment-steel-plate = Ocelový plát
equipment-powered-armour = Posilovaný pancíř
equipment-silencer = Tlumič
equipment-scope = Puškohled
equipment-long-barrel = Dlouhá hlaveň
equipment-bayonet = Bodák
equipment-box-magazine = Velký zásobník
equipment-adrenaline = Adrenalin
equipment-steel-skin = Ocelová kůže
equipment-serum = Sérum
equipment-knife = Nůž
equipment-axe = Sekera
equipment-pipe = Trubka
equipment-hand-grenade = Ruční granát
equipment-stun-grenade = Omračující granát
equipment-dynamite = Dynamit
equipment-aid-kit = Lékárnička
equipment-guard-uniform = Uniforma stráže
equipment-felt-soles = Plstěné podrážky
equipment-flak-cloak = Plášť proti střepinám
equipment-climbing-boots = Horolezecké boty
equipment-binoculars = Dalekohled
equipment-lucky-coin = Šťastná mince
equipment-wind-up-mouse = Myš na klíček
equipment-tool-roll = Brašna s nářadím
equipment-coffee-flask = Termoska kávy

## Bedny
chest-weapon = Zbraň v naolejovaném papíru
chest-two-cards = Dobře zabaleno
chest-ammunition = Zásobníky
chest-glory = Ukrytý dopis
chest-trap = Pružinová past
chest-bell = Poplašný zvonek

## Události
event-hunted = Štvanci
event-hunted-text = Z větrací šachty se soukají tři vězni. Někdo je jim v patách.
event-hunted-help = Vzít je s sebou
    .told = Nejstarší z těch tří nese boty v ruce. Ty, které duní vzadu, nejsou jeho.
event-hunted-kill = Ukázat jim násypku a jít si po svém
    .told = Tři páry ponožek mizí v násypce. Zůstal po nich zásobník.
event-turncoat = Přeběhlice
event-turncoat-text = Vědkyně v bílém plášti zvedá obě ruce i kufřík. Chce odejít s vámi.
event-turncoat-escort = Vyvést ji ven
    .told = Jde rychle a příliš často se ohlíží.
event-turncoat-papers = Vzít jen kufřík
    .told = Držadlo pouští o chvilku později, než by musela.
event-courier = Kurýr
event-courier-text = Kurýr odboje má zlomenou nohu a plnou brašnu. Nevzdá se ani jedné.
event-courier-carry = Odnést ho
    .told = Váží víc, než vypadá, a celou cestu si brouká.
event-courier-empty-bag = Vyprázdnit brašnu
    .told = „Tady to podepište,“ říká, a myslí to vážně.
event-crate = Truhla odboje
event-crate-text = Má značku odboje a tři zámky a při každém kroku rachotí.
event-crate-deliver = Odtáhnout ji na start
    .told = Nahlas počítá schody, jeden po druhém.
event-crate-break-open = Rozbít ji tady
    .told = Třetí zámek povolí hlasitěji než první dva dohromady.
event-kid = Kluk s mapou
event-kid-text = Na bundu si křídou nakreslil každou chodbu. Strážné zná křestními jmény.
event-kid-take-along = „Drž se za mnou“
    .told = Na každý hrdinův krok udělá dva a šeptem hlásí zatáčky.
event-kid-send-off = Poslat ho potichu domů
    .told = Projde kolem strážných a píská si. Jeden mu zamává.
event-pilot = Pilot
event-pilot-text = Spojenecký pilot visí na šňůrách padáku. V letadle prý má celou polní nemocnici.
event-pilot-drag = Odříznout ho
    .told = Nůž je ostrý, pád krátký a pilot dopadne přímo na zachránce.
event-pilot-pockets = Požádat ho o střelivo
    .told = Shodí dva zásobníky a zůstane se kochat výhledem.
event-broken-drone = Porouchaný dron
event-broken-drone-text = Leží na zádech a bzučí jako chroust. Jeden drát je uvolněný.
event-broken-drone-rewire = Přepojit ho
    .told = Převrátí se, udělá kolečko a zasalutuje špatným koncem.
event-broken-drone-strip = Rozebrat ho na díly
    .told = Bzučení ustane. Zbytek se vejde do dvou kapes.
event-deserter = Dezertér
event-deserter-text = „Tohle jsem nikdy nechtěl,“ říká muž za bednami. Pušku pořád drží v rukou.
event-deserter-trust = Důvěřovat mu
    .told = Přikývne, strhne si výložky a natáhne závěr. Hlasitě.
event-deserter-arm = Dát mu svou zbraň
    .told = Vezme ji oběma rukama a hned stojí rovněji.
event-deserter-disarm = Odzbrojit ho a nechat jít
    .told = Odloží pušku, jako by pálila.
event-chained = Obr na řetězu
event-chained-text = Přikovali ho ke zdi. Dívá se na vás a pak na řetěz.
event-chained-unchain = Sundat řetěz
    .told = Čep povolí. Na jeden nádech se nikdo nepohne, obr ze všech nejmíň.
event-chained-leave = Nechat ho být a podat hlášení
    .told = Křížek na plánu: tady, později a s posilami.
event-cadet = Kadetka
event-cadet-text = První týden u lunární posádky, a už viděla příliš. Ráda by slyšela dobrou historku.
event-cadet-recruit = Povědět jí jednu ze svých
    .told = Stojí to trochu hrdosti. Musí to být ta, která špatně končí.
event-cadet-search = Prohledat jí skříňku
    .told = Pod náhradní uniformou leží něco, co jí nikdo nevydal.
event-card-game = Partie karet
event-card-game-text = Na stole zůstaly karty, pivo a bank. Stráže se vrátí ještě na jednu partii.
event-card-game-bet = Zahrát si
    .told = Židle je ještě teplá. Pivo bohužel taky.
event-card-game-pocket = Shrábnout bank
    .told = Mezi mincemi jsou náboje. Někomu se vážně nedařilo.
event-machine = Bzučící stroj
event-machine-text = Skleněná kabina, teplé světlo a cedule, kterou někdo třikrát přeškrtl.
event-machine-touch = Vstoupit dovnitř
    .told = Sklo se zavře. Světlo je čím dál teplejší.
event-machine-unplug = Vytáhnout zástrčku
    .told = Bzučení utichne. Za krytem je poctivý plech a nikomu už neschází.
event-safe = Trezor
event-safe-text = Číselník, klíčová dírka a nahoře fotka něčí maminky.
event-safe-crack = Otevřít ho po sluchu
    .told = Cvak. Cvak. Pak dlouho nic.
event-safe-force = Vzít páčidlo
    .told = Fotka spadne z trezoru obličejem dolů.
event-telephone = Telefon
event-telephone-text = Zvoní. A zvoní. Někdo se přijde podívat, proč to nikdo nebere.
event-telephone-answer = Zvednout ho a mluvit co nejlepší němčinou
    .told = „Jawohl,“ a pak ticho, které trvá a trvá.
event-telephone-cut = Najít drát a přestřihnout ho
    .told = Drát vede přes dvě zdi a pod skříní. Pak je ticho.
event-tripwire = Nástražný drát
event-tripwire-text = Spatříte ho o chvilku pozdě.
event-tripwire-endure = Zatnout zuby
    .told = Záblesk, rána a o jednu botu méně než předtím.
event-loudspeaker = Reproduktor
event-loudspeaker-text = Na každé chodbě předčítají váš popis. Sedí i ten kabát.
event-loudspeaker-endure = Jít dál
    .told = Teď už poslouchají všechny dveře na chodbě.
event-gas = Prasklá trubka
event-gas-text = Syčí to, valí se žlutá mlha a někdo se musí dostat k ventilu.
event-gas-endure = K ventilu
    .told = Jeden nádech na cestu tam. Na cestu zpátky plán není.
event-armoury-key = Klíč od zbrojnice
event-armoury-key-text = Visí na háčku. Vedle cedule: každé otevření se hlásí.
event-armoury-key-open = Otevřít zbrojnici
    .told = Dveře se otevřou. Někde daleko pero zapisuje hodinu.
event-armoury-key-leave = Vzít, co leží venku
    .told = Na parapetu leží zásobník. Někdo měl naspěch.
event-transmitter = Vysílačka
event-transmitter-text = Mikrofon je zapnutý. Uslyší vás celá země, ale i celá tahle budova.
event-transmitter-speak = „Tady odboj“
    .told = V kuchyni dvě stě kilometrů odtud někdo zesiluje přijímač.
event-transmitter-smash = Rozbít ji
    .told = Ještě chvíli praská, na truc.
event-sleeper = Spáč
event-sleeper-text = Důstojník chrápe v křesle. Klíče na jeho břiše se zvedají a klesají.
event-sleeper-rob = Vyprázdnit mu zásuvky
    .told = Prázdné zásuvky si všimne dřív než chybějících klíčů.
event-sleeper-tie-up = Svázat ho
    .told = U posledního uzlu se probudí a chová se zdvořile.
