### Wolfenstein: co znamená všechno na stole a na co se ptají jednotlivé kroky.

## Krok za krokem

ask-enemy = Jak zaútočíte?
ask-second = Kdo je cílem druhého útoku?
ask-help = Pomoci tomuto hrdinovi?
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
sign-armour = Štíty na kostkách ubírají nejdřív pancíř. Ten se neobnovuje.
sign-glory = Platí se jí schopnosti hrdiny, jedna za tah.
sign-shared = Postaví krvácejícího hrdinu na sousedním poli na nohy, v plné síle.
sign-fatigued = V příštím tahu polovina akčních bodů a žádné vyčerpání.
sign-stunned = V příštím tahu nic nedělá.
sign-sabotaged = V příštím tahu neútočí.
sign-pinned = Nepřítel na sousedním poli nedovolí vyčerpání nebo přebití; jeho karta říká, co z toho.
sign-modes = Kolik zvláštních režimů zbraň má.
sign-bleeding = Pomoc od někoho vedle, nebo smrt na začátku příštího tahu.
sign-dead = V této misi už nehraje.
sign-hushed = Přítomnost nedělá hluk.
sign-unseen = Vzdálení nepřátelé tohoto hrdinu nevidí.
sign-reload = Touto zbraní nelze útočit, dokud se nepřebije.
sign-noise = Budí nepřátele v této a v sousedních místnostech a chodbách.
sign-chest = Prohledává se ze sousedního pole: 1 akční bod.
sign-event = Prohledává se ze sousedního pole, není-li v místnosti nepřítel: 1 akční bod.
sign-objective = Cíl mise; dosáhne se na něj ze sousedního pole.
sign-awake = Jak to teď vypadá, bude ve fázi nepřátel jednat.
sign-asleep = Zatím nic neudělá: nikoho nevidí ani neslyší.
sign-range = Jak daleko dosáhne, v polích.
sign-dice = Kostky této zbraně; přičítá se přesnost hrdiny.
sign-ap = Platí se jimi za kroky, útoky a prohledávání.
sign-turn = Teď je na tahu tento hrdina.
sign-acted = Tah tohoto hrdiny v tomto kole skončil.
sign-ready = Touto zbraní se útočí.
sign-worn = Působí, dokud leží tady.
sign-attached = Působí se zbraní, u které leží.
sign-bot = Na naší straně; jedná hned po svém hrdinovi.
sign-officer = Hluk důstojníky nebudí. Když zemře poslední, ohrožení klesne na 0.
sign-boss = Hluk bossy nebudí: musejí vidět hrdinu, nebo být napadeni.
sign-large = Zabírá čtyři pole.
sign-light = Lehké střelivo: pistole a samopaly.
sign-heavy = Těžké střelivo: pušky a brokovnice.
sign-special = Zvláštní střelivo: energie, palivo a rakety.
sign-first = Začíná toto kolo.
sign-controller = Rozhoduje, kde pravidla nepřátel nechávají volbu.
sign-task = Na startu čeká odměna.
sign-suggested = Jeden ze čtyř, kteří se k této misi hodí nejlépe.
sign-goal = Misi vyhrajete splněním všech cílů.
sign-hero = Hrdina tohoto hráče a kolik mu zbývá životů.
sign-count = Kolik jich je.

## Terén

ground-difficult = Náročný terén: 2 akční body.
ground-start = Start: tady hrdinové vstupují a dostávají odměny za úkoly. Zastavit se na něm nedá.
ground-support = Značka posil: sem poplach přivolá nepřátele. Zastavit se na ní nedá.
ground-passage = Tajná chodba ke stejnému písmenu: 1 akční bod a žeton únavy.
look-support = sem poplach přivolá nepřátele
look-passage = tajná chodba

## Advice: what speaks for a move

advice-attack = zabije s pravděpodobností { $chance } % ({ $enemy })
advice-silent = zabije s pravděpodobností { $chance } % ({ $enemy }) a nikdo to neuslyší
advice-help = postaví hrdinu na nohy, dokud je čas: { $hero }
advice-give = víc to potřebuje někdo jiný: { $hero }
advice-first =
    { $points ->
        [one] k cíli to má ještě { $points } akční bod: { $hero }
        [few] k cíli to má ještě { $points } akční body: { $hero }
       *[other] k cíli to má ještě { $points } akčních bodů: { $hero }
    }
advice-enter = vchází a životů má { $life }: { $hero }
advice-last = krvácí, ať jdou ostatní dřív a pomohou: { $hero }
advice-work = to žádá mise
advice-open = cesta vede těmito dveřmi
advice-burn = bez mříží je cesta kratší
advice-passage = cesta vede tajnou chodbou
advice-search = může v tom být něco užitečného
advice-reload = zbraň bude zase připravená
advice-exhaust = druhý útok a body navíc stojí za únavu
advice-end = nic jiného v tomto tahu nepřinese užitek
advice-leave = nechává to na hráčích
advice-ready = lepší zbraň pro tento tah
advice-wear = nic to nestojí a hned to pomáhá
advice-attach = vylepší zbraň v ruce
advice-ammunition = hodí se do zbraně v ruce
advice-option = dá aspoň tolik, kolik vezme
advice-card = hodí se v každé misi
advice-to-attack = na pole, odkud se vyplatí zaútočit
advice-to-work = k tomu, co žádá mise
advice-to-help = k příteli, který krvácí
advice-to-search = k něčemu, co stojí za prohledání
advice-to-door = ke dveřím, kterými vede cesta
advice-to-passage = k tajné chodbě
advice-to-safety = tam, kde hrozí menší nebezpečí
advice-to-place = na lepší místo pro příští tah
advice-to-home = ke startu: musí se tam dostat všichni
advice-to-goal = blíž k tomu, co žádá mise
advice-to-hunt = blíž k nepřátelům a bednám
advice-to-flag = blíž k místu, kam hráč dal vlajku
advice-bot = dovede bota tam, kde je ho třeba
advice-heal = vyléčí někoho, kdo je těžce zraněný
advice-dice = více kostek pro příští útok
advice-again = ještě jeden útok v tomto tahu
advice-rescue = hned postaví někoho na nohy
advice-blast = zasáhne, kde to nejvíc bolí
advice-stun = nebezpeční nepřátelé nebudou jednat
advice-unseen = hrdinu uvidí méně nepřátel
advice-rest = zbaví únavy
advice-use = stojí málo a může pomoci
advice-entrust = kdo víc vydrží, ho nejspíš stihne použít
advice-lead = krvácející přijdou na řadu poslední, aby jim ostatní stihli pomoci
advice-bears-it = snese to nejlépe
advice-no-matter = na tom skoro nezáleží
advice-nothing = teď pro to není důvod

## Co boti říkají družině

intent-flag = { $hero }: Vidím vlajku. Jdu tam.
intent-goal = { $hero }: Jdu k cíli mise.
intent-work = { $hero }: Udělám, kvůli čemu jsme přišli.
intent-home = { $hero }: Všichni zpátky na start.
intent-carry = { $hero }: Mám, pro co jsme přišli. Jdu zpátky na start.
intent-escort = { $hero }: Kryju cestu zpátky.
intent-passage = { $hero }: Jdu tajnou chodbou.
intent-leave = { $hero }: To je vaše. Kryju vás.
intent-door = { $hero }: Beru si dveře u { $place }.
intent-search = { $hero }: Podívám se, co je na { $place }.
intent-help = { $hero }: Vydržte, už běžím! Krvácí: { $friends }.
