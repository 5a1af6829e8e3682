# Nazwy postaci i kart oraz to, co dzieje się podczas wydarzeń.

## Bohaterowie
hero-bj = B.J. Blazkowicz
    .line = Gdy drzwi się stawiają, wchodzi przez ścianę.
    .short = BJ
hero-klaus = Klaus Kreutz
    .line = Raz zmienił stronę, ale porządnie.
    .short = Klaus
hero-anya = Ania Oliwa
    .line = Liczy bandaże, nie wrogów.
    .short = Ania
hero-set = Set Roth
    .line = Przeczytał instrukcję i znalazł w niej błędy.
    .short = Set
hero-bombate = Bombate
    .line = Po żwirze chodzi jak inni po dywanie.
    .short = Bombate
hero-max = Max Hass
    .line = Mówi mało, dźwiga dużo.
    .short = Max

## Ich umiejętności
skill-killing-spree = Rozpęd
skill-double-barrelled = Z obu luf
skill-no-mercy = Bez litości
skill-war-veteran = Weteran wojenny
skill-old-coat = Stary płaszcz
skill-drill = Musztra
skill-nurse = Pewne ręce
skill-bandage = Opatrunek
skill-not-today = Nie dzisiaj
skill-tinkerer = Majsterkowicz
skill-shoshana = Szoszana
skill-short-circuit = Zwarcie
skill-bush-walker = Lekka stopa
skill-held-breath = Wstrzymany oddech
skill-hammer-blow = Cios jak młot
skill-big-target = Duży cel
skill-shove = Pchnięcie
skill-stomp = Tupnięcie

## Wrogowie
enemy-soldat = Soldat
    .whom = { $n ->
        [0] wszystkich Soldatów
        [1] Soldata
       *[other] { $n } Soldatów
    }
    .some = { $n ->
        [one] Soldata
       *[other] { $n } Soldatów
    }
enemy-drone = Dron
    .whom = { $n ->
        [0] wszystkie drony
        [1] drona
        [few] { $n } drony
       *[many] { $n } dronów
    }
    .some = { $n ->
        [one] drona
        [few] { $n } drony
       *[many] { $n } dronów
    }
enemy-officer = Oficer
    .whom = { $n ->
        [0] wszystkich oficerów
        [1] oficera
       *[other] { $n } oficerów
    }
    .some = { $n ->
        [one] oficera
       *[other] { $n } oficerów
    }
enemy-space-trooper = Żołnierz piechoty kosmicznej
    .whom = { $n ->
        [0] wszystkich żołnierzy piechoty kosmicznej
        [1] żołnierza piechoty kosmicznej
       *[other] { $n } żołnierzy piechoty kosmicznej
    }
    .some = { $n ->
        [one] żołnierza piechoty kosmicznej
       *[other] { $n } żołnierzy piechoty kosmicznej
    }
enemy-rocket-trooper = Żołnierz rakietowy
    .whom = { $n ->
        [0] wszystkich żołnierzy rakietowych
        [1] żołnierza rakietowego
       *[other] { $n } żołnierzy rakietowych
    }
    .some = { $n ->
        [one] żołnierza rakietowego
       *[other] { $n } żołnierzy rakietowych
    }
enemy-ubersoldat = Übersoldat
    .whom = { $n ->
        [0] wszystkich Übersoldatów
        [1] Übersoldata
       *[other] { $n } Übersoldatów
    }
    .some = { $n ->
        [one] Übersoldata
       *[other] { $n } Übersoldatów
    }
enemy-stormtrooper = Szturmowiec
    .whom = { $n ->
        [0] wszystkich szturmowców
        [1] szturmowca
       *[other] { $n } szturmowców
    }
    .some = { $n ->
        [one] szturmowca
       *[other] { $n } szturmowców
    }
enemy-supersoldat = Supersoldat
    .whom = { $n ->
        [0] wszystkich Supersoldatów
        [1] Supersoldata
       *[other] { $n } Supersoldatów
    }
    .some = { $n ->
        [one] Supersoldata
       *[other] { $n } Supersoldatów
    }
enemy-panzerhund = Panzerhund
    .whom = { $n ->
        [0] wszystkie Panzerhundy
        [1] Panzerhunda
        [few] { $n } Panzerhundy
       *[many] { $n } Panzerhundów
    }
    .some = { $n ->
        [one] Panzerhunda
        [few] { $n } Panzerhundy
       *[many] { $n } Panzerhundów
    }
enemy-bevli = Profesor Solomon Bevli
    .whom = profesora Solomona Bevliego
    .some = profesora Solomona Bevliego
enemy-hans-grosse = Hans Grösse
    .whom = Hansa Grössego
    .some = Hansa Grössego
enemy-hitler = Adolf Hitler
    .whom = Adolfa Hitlera
    .some = Adolfa Hitlera
enemy-von-grim = Generał Oscar von Grim
    .whom = generała Oscara von Grima
    .some = generała Oscara von Grima
enemy-mecha-hitler = Mecha-Hitler
    .whom = Mecha-Hitlera
    .some = Mecha-Hitlera

## Broń
weapon-pistol-1960 = Pistolet 1960
weapon-sub-machine-gun = Pistolet maszynowy
weapon-sturmgewehr = Sturmgewehr
weapon-shotgun = Strzelba
weapon-heavy-pistol = Ciężki pistolet
weapon-marksman-rifle = Karabin wyborowy
weapon-machine-gun = Karabin maszynowy
weapon-laserkraftwerk = LaserKraftWerk
weapon-charge-launcher = Miotacz ładunków
weapon-flame-thrower = Miotacz ognia
weapon-grenade-pistol = Granatnik ręczny
weapon-rocket-launcher = Wyrzutnia rakiet

## Tryby specjalne
mode-double-tap = Podwójny strzał
mode-steady-hand = Pewna ręka
mode-empty-magazine = Cały magazynek
mode-burst = Seria
mode-spray = Rozrzut
mode-armour-piercing = Pocisk przeciwpancerny
mode-full-auto = Ogień ciągły
mode-spread = Rozsiany śrut
mode-both-barrels = Obie lufy
mode-careful-aim = Mierzony strzał
mode-snap-shot = Strzał z biodra
mode-long-aim = Długie celowanie
mode-sweeping-fire = Ogień omiatający
mode-suppressing-fire = Ogień zaporowy
mode-overcharge = Przeciążenie
mode-cutting-beam = Tnący promień
mode-blast-charge = Ładunek wybuchowy
mode-double-charge = Podwójny ładunek
mode-wall-of-fire = Ściana ognia
mode-long-jet = Długi płomień
mode-stun-shell = Pocisk ogłuszający
mode-frag-shell = Pocisk odłamkowy
mode-shaped-charge = Ładunek kumulacyjny
mode-full-load = Pełny ładunek

## Ekwipunek
equipment-vest = Pikowana kamizelka
equipment-steel-plate = Stalowa płyta
equipment-powered-armour = Pancerz wspomagany
equipment-silencer = Tłumik
equipment-scope = Luneta
equipment-long-barrel = Długa lufa
equipment-bayonet = Bagnet
equipment-box-magazine = Pojemny magazynek
equipment-adrenaline = Adrenalina
equipment-steel-skin = Stalowa skóra
equipment-serum = Serum
equipment-knife = Nóż
equipment-axe = Toporek
equipment-pipe = Rura
equipment-hand-grenade = Granat ręczny
equipment-stun-grenade = Granat ogłuszający
equipment-dynamite = Dynamit
equipment-aid-kit = Apteczka
equipment-guard-uniform = Mundur wartownika
equipment-felt-soles = Filcowe podeszwy
equipment-flak-cloak = Płaszcz przeciwodłamkowy
equipment-climbing-boots = Buty wspinaczkowe
equipment-binoculars = Lornetka
equipment-lucky-coin = Szczęśliwa moneta
equipment-wind-up-mouse = Nakręcana mysz
equipment-tool-roll = Zestaw narzędzi
equipment-coffee-flask = Termos z kawą

## Skrzynie
chest-weapon = Broń w naoliwionym papierze
chest-two-cards = Dobrze spakowana
chest-ammunition = Magazynki
chest-glory = Ukryty list
chest-trap = Pułapka sprężynowa
chest-bell = Dzwonek alarmowy

## Wydarzenia
event-hunted = Ścigani
event-hunted-text = Z szybu wentylacyjnego wyczołguje się troje więźniów. Ktoś depcze im po piętach.
event-hunted-help = Zabrać ich ze sobą
    .told = Najstarszy z trójki niesie buty w ręku. Te, które dudnią z tyłu, nie są jego.
event-hunted-kill = Pokazać im zsyp na węgiel i iść swoją drogą
    .told = Trzy pary skarpet znikają w zsypie. Zostaje po nich magazynek.
event-turncoat = Uciekinierka
event-turncoat-text = Badaczka w białym fartuchu podnosi obie ręce i teczkę. Chce się stąd wydostać.
event-turncoat-escort = Wyprowadzić ją
    .told = Idzie szybko i za często się ogląda.
event-turncoat-papers = Wziąć samą teczkę
    .told = Puszcza rączkę o chwilę później, niż musi.
event-courier = Kurier
event-courier-text = Kurier ruchu oporu ma złamaną nogę i pełną torbę. Nie zostawi ani jednej, ani drugiej.
event-courier-carry = Ponieść go
    .told = Waży więcej, niż wygląda, i całą drogę nuci.
event-courier-empty-bag = Opróżnić torbę
    .told = „Proszę pokwitować”, mówi i wcale nie żartuje.
event-crate = Paka ruchu oporu
event-crate-text = Ma znak ruchu oporu i trzy kłódki, a przy każdym kroku grzechocze.
event-crate-deliver = Zaciągnąć ją na pole startowe
    .told = Głośno liczy schody, jeden po drugim.
event-crate-break-open = Rozbić ją tutaj
    .told = Trzecia kłódka puszcza głośniej niż dwie pierwsze razem.
event-kid = Chłopak z mapą
event-kid-text = Narysował kredą na kurtce każdy korytarz. Strażników zna po imieniu.
event-kid-take-along = „Trzymaj się za mną”
    .told = Na każdy krok bohatera robi dwa i szeptem podaje zakręty.
event-kid-send-off = Odesłać go po cichu do domu
    .told = Mija strażników i pogwizduje. Jeden mu macha.
event-pilot = Pilot
event-pilot-text = Aliancki pilot wisi na linkach spadochronu. Mówi, że w samolocie ma cały szpital polowy.
event-pilot-drag = Odciąć linki
    .told = Nóż jest ostry, lot krótki, a pilot ląduje prosto na swoim wybawcy.
event-pilot-pockets = Poprosić go o amunicję
    .told = Zrzuca dwa magazynki i zostaje podziwiać widok.
event-broken-drone = Zepsuty dron
event-broken-drone-text = Leży na grzbiecie i brzęczy jak chrabąszcz. Jeden przewód wisi luzem.
event-broken-drone-rewire = Przepiąć przewody
    .told = Odwraca się, robi kółko i salutuje nie tą stroną.
event-broken-drone-strip = Rozebrać go na części
    .told = Brzęczenie milknie. Reszta mieści się w dwóch kieszeniach.
event-deserter = Dezerter
event-deserter-text = „Nigdy tego nie chciałem”, mówi człowiek zza skrzynek. Karabin wciąż trzyma w rękach.
event-deserter-trust = Zaufać mu
    .told = Kiwa głową, zrywa patki i repetuje karabin. Głośno.
event-deserter-arm = Oddać mu swoją broń
    .told = Bierze ją w obie ręce i od razu stoi prościej.
event-deserter-disarm = Rozbroić go i puścić wolno
    .told = Odkłada karabin, jakby parzył.
event-chained = Olbrzym na łańcuchu
event-chained-text = Przykuli go do ściany. Patrzy na ciebie, a potem na łańcuch.
event-chained-unchain = Zdjąć łańcuch
    .told = Bolec puszcza. Przez jeden oddech nikt się nie rusza, a olbrzym najmniej.
event-chained-leave = Zostawić go i zameldować
    .told = Krzyżyk na planie: tutaj, później, w większym gronie.
event-cadet = Kadetka
event-cadet-text = Dopiero tydzień w załodze księżycowej, a już widziała za dużo. Chętnie posłucha dobrej historii.
event-cadet-recruit = Opowiedzieć jej jedną ze swoich
    .told = Kosztuje to trochę dumy. Musi być ta, która źle się kończy.
event-cadet-search = Przeszukać jej szafkę
    .told = Pod zapasowym mundurem leży coś, czego jej nie wydano.
event-card-game = Partyjka kart
event-card-game-text = Na stole zostały karty, piwo i pula. Strażnicy wrócą na jeszcze jedno rozdanie.
event-card-game-bet = Zagrać rozdanie
    .told = Krzesło jest jeszcze ciepłe. Piwo niestety też.
event-card-game-pocket = Zgarnąć pulę
    .told = Między monetami leżą naboje. Komuś szło naprawdę źle.
event-machine = Mrucząca maszyna
event-machine-text = Szklana kabina, ciepłe światło i tabliczka, którą trzy razy przekreślono.
event-machine-touch = Wejść do środka
    .told = Szyba się zasuwa. Światło robi się coraz cieplejsze.
event-machine-unplug = Wyciągnąć wtyczkę
    .told = Mruczenie cichnie. Za osłoną jest porządna blacha, nikomu już niepotrzebna.
event-safe = Sejf
event-safe-text = Pokrętło, dziurka od klucza, a na wierzchu fotografia czyjejś matki.
event-safe-crack = Otworzyć go na słuch
    .told = Klik. Klik. Potem długo nic.
event-safe-force = Użyć łomu
    .told = Fotografia spada z sejfu, twarzą w dół.
event-telephone = Telefon
event-telephone-text = Dzwoni. I dzwoni. Zaraz ktoś przyjdzie sprawdzić, czemu nikt nie odbiera.
event-telephone-answer = Odebrać i mówić najlepszą możliwą niemczyzną
    .told = „Jawohl”, a potem cisza, która trwa i trwa.
event-telephone-cut = Znaleźć kabel i go przeciąć
    .told = Kabel biegnie przez dwie ściany i pod szafą. Potem robi się cicho.
event-tripwire = Potykacz
event-tripwire-text = Widzisz go o chwilę za późno.
event-tripwire-endure = Zacisnąć zęby
    .told = Błysk, huk i o jeden but mniej niż przedtem.
event-loudspeaker = Głośnik
event-loudspeaker-text = Na każdym korytarzu czytają twój rysopis. Nawet płaszcz się zgadza.
event-loudspeaker-endure = Iść dalej
    .told = Teraz słuchają już wszystkie drzwi na korytarzu.
event-gas = Nieszczelna rura
event-gas-text = Syk, żółta mgła, a ktoś musi dostać się do zaworu.
event-gas-endure = Do zaworu
    .told = Jeden oddech na drogę tam. Na powrót planu nie ma.
event-armoury-key = Klucz do zbrojowni
event-armoury-key-text = Wisi na haku. Obok tabliczka: każde otwarcie jest meldowane.
event-armoury-key-open = Otworzyć zbrojownię
    .told = Drzwi stają otworem. Gdzieś daleko pióro notuje godzinę.
event-armoury-key-leave = Wziąć to, co leży na zewnątrz
    .told = Na parapecie leży magazynek. Ktoś się spieszył.
event-transmitter = Nadajnik
event-transmitter-text = Mikrofon jest włączony. Usłyszy to cały kraj, ale i cały ten budynek.
event-transmitter-speak = „Tu ruch oporu”
    .told = W kuchni dwieście kilometrów stąd ktoś podkręca odbiornik.
event-transmitter-smash = Rozbić go
    .told = Trzeszczy jeszcze przez chwilę, na złość.
event-sleeper = Śpioch
event-sleeper-text = Oficer chrapie w fotelu. Klucze na jego brzuchu unoszą się i opadają.
event-sleeper-rob = Opróżnić mu biurko
    .told = Pustą szufladę zauważy wcześniej niż brak kluczy.
event-sleeper-tie-up = Związać go
    .told = Budzi się przy ostatnim węźle i zachowuje się uprzejmie.
