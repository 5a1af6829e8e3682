### Wolfenstein: co znaczy wszystko na stole i o co pytają kolejne kroki.

## Krok po kroku

ask-enemy = Jak atakujesz?
ask-second = Kto jest celem drugiego ataku?
ask-help = Pomóc tej osobie?
ask-weapon = Wziąć do ręki czy komuś oddać?
ask-gear = Co z tą kartą?
ask-use-enemy = Na którym wrogu?
ask-use-hero = Na którym bohaterze?
ask-use-square = Na którym polu?
ask-use-area = W którym pomieszczeniu lub korytarzu?
ask-ammunition = Kto dostaje żeton?
ask-enter = Gdzie wchodzi bohater?

## Znaki na figurkach i przy nazwach

sign-life = Przy 0 wróg ginie, a bohater wykrwawia się i potrzebuje pomocy.
sign-armour = Tarcze na kościach zabierają najpierw pancerz. Pancerz się nie odnawia.
sign-glory = Płaci się nią za umiejętności bohatera, za jedną w turze.
sign-shared = Stawia na nogi wykrwawiającego się bohatera obok, w pełni sił.
sign-fatigued = W następnej turze połowa punktów akcji i bez akcji zmęczenia.
sign-stunned = W następnej turze nic nie robi.
sign-sabotaged = W następnej turze nie atakuje.
sign-pinned = Wróg na sąsiednim polu nie pozwala na akcję zmęczenia albo przeładowanie; jego karta mówi, na co.
sign-modes = Ile trybów specjalnych ma broń.
sign-bleeding = Pomoc kogoś obok albo śmierć na początku następnej tury.
sign-dead = W tej misji już nie zagra.
sign-hushed = Obecność nie robi hałasu.
sign-unseen = Wrogowie z daleka nie widzą tego bohatera.
sign-reload = Ta broń nie zaatakuje bez przeładowania.
sign-noise = Budzi wrogów tutaj oraz w sąsiednich pomieszczeniach i korytarzach.
sign-chest = Przeszukuje się z sąsiedniego pola: 1 punkt akcji.
sign-event = Przeszukuje się z sąsiedniego pola, gdy w pomieszczeniu nie ma wroga: 1 punkt akcji.
sign-objective = Cel misji; sięga się do niego z sąsiedniego pola.
sign-awake = Tak jak jest teraz, aktywuje się w fazie wrogów.
sign-asleep = Na razie nic nie zrobi: nikogo nie widzi ani nie słyszy.
sign-range = Jak daleko sięga, w polach.
sign-dice = Kości tej broni; dodaje się celność bohatera.
sign-ap = Płaci się nimi za kroki, ataki i przeszukania.
sign-turn = Teraz tura tego bohatera.
sign-acted = Tura tego bohatera w tej rundzie minęła.
sign-ready = Tą bronią się atakuje.
sign-worn = Działa, póki tu leży.
sign-attached = Działa razem z bronią, przy której leży.
sign-bot = Po naszej stronie; działa zaraz po swoim bohaterze.
sign-officer = Hałas nie budzi oficerów. Gdy ginie ostatni, zagrożenie spada do 0.
sign-boss = Hałas nie budzi bossów: muszą zobaczyć bohatera albo zostać zaatakowani.
sign-large = Zajmuje cztery pola.
sign-light = Lekka amunicja: pistolety i pistolety maszynowe.
sign-heavy = Ciężka amunicja: karabiny i strzelby.
sign-special = Specjalna amunicja: energia, paliwo i rakiety.
sign-first = Zaczyna tę rundę.
sign-controller = Decyduje, gdy zasady wrogów zostawiają wybór.
sign-task = Nagroda czeka na polu startowym.
sign-suggested = Ktoś z czwórki najlepszej na tę misję.
sign-goal = Misję wygrywa się po wykonaniu wszystkich celów.
sign-hero = Bohater tego gracza i życie, które mu zostało.
sign-count = Ile ich jest.

## Teren

ground-difficult = Trudny teren: 2 punkty akcji.
ground-start = Pole startowe: tu wchodzą bohaterowie i tu odbiera się nagrody za zadania. Nie można na nim stanąć.
ground-support = Znacznik wsparcia: tu alarm sprowadza wrogów. Nie można na nim stanąć.
ground-passage = Tajne przejście do tej samej litery: 1 punkt akcji i żeton zmęczenia.
look-support = tu alarm sprowadza wrogów
look-passage = tajne przejście

## Advice: what speaks for a move

advice-attack = szansa zabicia: { $chance }% ({ $enemy })
advice-silent = szansa zabicia: { $chance }% ({ $enemy }), i nikt tego nie usłyszy
advice-help = stawia bohatera na nogi, póki czas: { $hero }
advice-give = komuś innemu przyda się bardziej: { $hero }
advice-first =
    { $points ->
        [one] do celu ma jeszcze { $points } punkt akcji: { $hero }
        [few] do celu ma jeszcze { $points } punkty akcji: { $hero }
       *[many] do celu ma jeszcze { $points } punktów akcji: { $hero }
    }
advice-enter = wchodzi z zapasem życia { $life }: { $hero }
advice-last = wykrwawia się, więc niech inni ruszą pierwsi i pomogą: { $hero }
advice-work = tego wymaga misja
advice-open = droga prowadzi przez te drzwi
advice-burn = bez krat droga jest krótsza
advice-passage = droga prowadzi przez tajne przejście
advice-search = może tam być coś przydatnego
advice-reload = broń znów będzie gotowa
advice-exhaust = drugi atak i dodatkowe punkty są warte zmęczenia
advice-end = nic innego w tej turze nie da korzyści
advice-leave = zostawia to graczom
advice-ready = lepsza broń na tę turę
advice-wear = nic nie kosztuje, a pomaga od razu
advice-attach = ulepsza broń w ręce
advice-ammunition = pasuje do broni w ręce
advice-option = daje co najmniej tyle, ile zabiera
advice-card = przydaje się w każdej misji
advice-to-attack = na pole, z którego opłaca się zaatakować
advice-to-work = do tego, czego wymaga misja
advice-to-help = do wykrwawiającego się towarzysza
advice-to-search = do czegoś, co warto przeszukać
advice-to-door = do drzwi, przez które prowadzi droga
advice-to-passage = do tajnego przejścia
advice-to-safety = tam, gdzie jest mniej niebezpiecznie
advice-to-place = na lepsze miejsce przed następną turą
advice-to-home = w stronę pola startowego: muszą tam dotrzeć wszyscy
advice-to-goal = bliżej tego, czego wymaga misja
advice-to-hunt = bliżej wrogów i skrzyń
advice-to-flag = bliżej miejsca, na którym gracz postawił flagę
advice-bot = prowadzi bota tam, gdzie jest potrzebny
advice-heal = leczy kogoś, kto jest ciężko ranny
advice-dice = więcej kości w następnym ataku
advice-again = jeszcze jeden atak w tej turze
advice-rescue = od razu stawia kogoś na nogi
advice-blast = uderza tam, gdzie boli najbardziej
advice-stun = groźni wrogowie nie będą działać
advice-unseen = mniej wrogów zobaczy bohatera
advice-rest = usuwa zmęczenie
advice-use = kosztuje niewiele, a może pomóc
advice-entrust = kto więcej wytrzyma, najpewniej zdąży go użyć
advice-lead = wykrwawiający się ruszą na końcu, więc inni zdążą im pomóc
advice-bears-it = najlepiej to zniesie
advice-no-matter = to prawie bez znaczenia
advice-nothing = w tej chwili nic za tym nie przemawia

## Co boty mówią drużynie

intent-flag = { $hero }: Widzę flagę. Idę tam.
intent-goal = { $hero }: Idę w stronę celu misji.
intent-work = { $hero }: Zrobię to, po co tu przyszliśmy.
intent-home = { $hero }: Wracamy na start, wszyscy.
intent-carry = { $hero }: Mam to, po co przyszliśmy. Wracam na start.
intent-escort = { $hero }: Osłaniam drogę powrotną.
intent-passage = { $hero }: Idę przejściem.
intent-leave = { $hero }: To zostawiam innym. Osłaniam.
intent-door = { $hero }: Biorę drzwi przy { $place }.
intent-search = { $hero }: Sprawdzę, co jest na { $place }.
intent-help = { $hero }: Ratunek w drodze, { $friends }!
