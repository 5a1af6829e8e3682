### Wolfenstein: co znamená všechno na stole a na co se ptají jednotlivé kroky.

## Krok za krokem

ask-enemy = Jak útočíš?
ask-second = A koho zasáhne druhý útok?
ask-help = Komu pomůžeš?
ask-weapon = Vzít do ruky, nebo někomu předat?
ask-gear = Co s touto kartou?
ask-use-enemy = Na kterého nepřítele?
ask-use-hero = Na kterého hrdinu?
ask-use-square = Na které pole?
ask-use-area = Která místnost nebo chodba?
ask-ammunition = Kdo dostane žeton?
ask-enter = Kde hrdina vstoupí?

## Znaky na figurkách a u jmen

sign-life = Při 0 nepřítel zemře, hrdina krvácí a potřebuje pomoc.
sign-armour = Štíty na kostkách berou nejdřív je. Neobnovuje se.
sign-glory = Platí schopnosti hrdiny, jednu za tah.
sign-shared = Postaví krvácejícího souseda na nohy, s plnou silou.
sign-fatigued = V příštím tahu polovina akčních bodů a žádné vypětí.
sign-stunned = V příštím tahu nic nedělá.
sign-sabotaged = V příštím tahu neútočí.
sign-bleeding = Pomoc od souseda, nebo smrt na začátku příštího tahu.
sign-dead = Mimo tuto misi.
sign-hushed = Přítomnost nedělá hluk.
sign-unseen = Vzdálení nepřátelé tohoto hrdinu nevidí.
sign-reload = Touto zbraní nelze útočit, dokud se nepřebije.
sign-noise = Budí nepřátele v této a v sousedních místnostech a chodbách.
sign-chest = Prohledej ze sousedního pole: 1 akční bod.
sign-event = Prohledej ze sousedního pole, není-li v místnosti nepřítel: 1 akční bod.
sign-objective = Cíl mise; dosáhne se na něj ze sousedního pole.
sign-awake = Jak to teď vypadá, bude ve fázi nepřátel jednat.
sign-range = Jak daleko dosáhne, v polích.
sign-dice = Kostky této zbraně; přičítá se přesnost hrdiny.
sign-ap = Akční body.
sign-turn = Teď je na tahu tento hrdina.
sign-acted = Tah tohoto hrdiny v tomto kole skončil.
sign-ready = Touto zbraní se útočí.
sign-worn = Platí, dokud leží tady.
sign-attached = Platí se svou zbraní.
sign-bot = Na naší straně; jedná hned po svém hrdinovi.
sign-officer = Hluk důstojníky nebudí. Když zemře poslední, ohrožení klesne na 0.
sign-boss = Hluk bosse nebudí: musejí vidět hrdinu, nebo být napadeni.
sign-large = Zabírá čtyři pole.
sign-light = Lehké střelivo: pistole a samopaly.
sign-heavy = Těžké střelivo: pušky a brokovnice.
sign-special = Zvláštní střelivo: energie, palivo a rakety.
sign-first = Začíná toto kolo.
sign-controller = Rozhoduje, kde pravidla nepřátel nechávají volbu.
sign-task = Dones tuto kartu na start.
sign-goal = Všechny cíle dohromady vyhrávají misi.
sign-hero = Hrdina tohoto hráče; číslo jsou životy.
sign-count = Tolik jich je.

## Terén

ground-difficult = Těžký terén: 2 akční body.
ground-start = Start: tady hrdinové vstupují a platí tu úkoly. Nikdo se na něm nezastaví.
ground-support = Značka posil: sem poplach přivolá nepřátele. Nikdo se na ní nezastaví.
ground-passage = Tajná chodba ke stejnému písmenu: 1 akční bod a žeton únavy.
ground-room = Místnost.
ground-corridor = Chodba.
look-support = sem poplach přivolá nepřátele
look-passage = tajná chodba
