### Wolfenstein: pravidla jako kniha.

## O co jde

book-start = O co jde
book-about = Jeden až čtyři hráči vedou společně čtyři hrdiny proti hradu plnému nepřátel, kteří se řídí pevnými pravidly.
book-win = Vyhrajete, když splníte všechny cíle mise. Prohrajete, když dojdou kola, když zemřou všichni, nebo když se stane něco jiného, před čím mise varuje.
book-scene-table = První mise na začátku, pohled shora. Šedé figurky spí.
book-scene-table-1 = Hrdina. Tečky jsou životy a [pancíř](armour).
book-scene-table-2 = Nepřítel, tady Soldat. Tenhle si ještě nikoho nevšiml.
book-scene-table-3 = Důstojník: jeho smrt je cílem této mise. Hluk ho nevzbudí.
book-scene-table-4 = Zavřené dveře: nikdo přes ně nevidí ani neprojde. Jednou otevřené už zůstanou.
book-scene-table-5 = Bedna: prohledává se ze sousedního pole.
book-scene-table-6 = Událost: karta s volbou. Nejde to, když je v místnosti nepřítel.
book-scene-table-7 = Značka cíle mise; dosáhnete na ni ze sousedního pole.
book-scene-table-8 = Start hrdinů: tudy přijdete a většinou tudy musíte i ven.
book-scene-table-9 = Značka posil: sem [poplach](alarm) přivede nepřátele.

## Kolo

book-round = Kolo v šesti větách
book-turn-1 = Každý hrdina má jeden tah a asi šest [akčních bodů](ap).
book-turn-2 = Pohyb, dveře, prohledání, útok: v libovolném pořadí, dokud body stačí. Jeden útok za tah.
book-turn-3 = Výstřely dělají [hluk](noise), stejně jako dvě figurky v jedné místnosti. Hluk budí tu místnost i sousední.
book-turn-4 = Pak jednají všichni probuzení nepřátelé: přijdou blíž a střílejí na nejbližšího hrdinu.
book-turn-5 = Každé hlučné zabití zvýší [ohrožení](threat). Jakmile dosáhne hranice, zazní poplach a přijdou další.
book-turn-6 = Počítadlo kol se posune. Po posledním kole je mise prohraná.
book-first-game = Šest věcí, které se vyplatí vědět před první misí:
book-tip-1 = Nepřítel, který vás nevidí ani neslyší, se nikdy nepohne. Berte jednu místnost po druhé.
book-tip-2 = Dveře se už nezavřou. Otevírejte je nakonec a s body v záloze.
book-tip-3 = Soldat vedle vás hází třemi kostkami, od tří polí jen jednou. Držte si odstup.
book-tip-4 = Buďte tak blízko, abyste mohli pomoct: krvácející má jedno kolo.
book-tip-5 = Posledního důstojníka zabijte těsně před hranicí ohrožení: pak klesne na 0.
book-tip-6 = Došlo střelivo, nebo je třeba přebít? Výměna zbraně nic nestojí.

## Akce

book-actions = Co může hrdina
book-costs = Akce a co stojí
    .what = Akce
    .cost = Body
    .how = Jak
book-costs-move = Pohyb
    .cost = 1
    .how = Jedno pole, rovně nebo šikmo. Přes své ano, přes nepřátele ne. WO-305
book-costs-difficult = Na sutiny
    .cost = 2
    .how = Náročný terén.
book-costs-door = Otevření dveří
    .cost = 1
    .how = Z pole, které se jich dotýká. WO-308
book-costs-bars = Odstranění mříže
    .cost = 1
    .how = Zbraní, která propaluje kov. WO-309
book-costs-search = Prohledání
    .cost = 1
    .how = Bedna nebo událost na sousedním poli. WO-311
book-costs-passage = Tajná chodba
    .cost = 1
    .how = Od písmene ke stejnému písmenu. Unaví: žeton [únavy](fatigue). WO-310
book-costs-attack = Útok
    .cost = dle karty
    .how = Jednou za tah, za tolik, kolik udává zbraň. WO-401
book-costs-reload = Přebití
    .cost = 2
    .how = Odstraní žeton [přebití](reload), místo útoku. WO-404
book-costs-gear = Výměna nebo předání zbraní a výbavy
    .cost = 0
    .how = Ve vlastním tahu, hrdinovi na sousedním poli. WO-453
book-costs-exhaust = Vyčerpání
    .cost = 0
    .how = Ještě polovina bodů a druhý útok; v příštím tahu jich máte jen polovinu. WO-303
book-costs-help = Pomoc krvácejícímu
    .cost = 0
    .how = Ze sousedního pole, za žeton [sdíleného života](shared). WO-702
book-scene-step = Kam může B.J. vykročit z F8. Šikmo otevřenými dveřmi to jde, protože vedle toho kroku je volné F9. WO-305
book-signs = Jaká pole bývají

## Útok

book-attack = Útok krok za krokem
book-attacking-1 = Potřebujete cíl na dohled a v [dosahu](range), body a jeden žeton správného střeliva. Žeton vám zůstane.
book-attacking-2 = Hoďte kostkami zbraně a [přesnosti](accuracy) hrdiny, a když zaplatíte, i [zvláštního režimu](mode).
book-attacking-3 = Srdce berou životy, štíty nejdřív pancíř. S 0 životy je nepřítel pryč a vy berete [kořist](loot).
book-attacking-4 = Tam, kde stojíte, a tam, kde stál cíl, je teď hluk.
book-die = Dvanáctistěnná kostka
    .face = Strana
    .does = Co dělá
book-die-heart = Srdce (4)
    .does = 1 život, bez ohledu na pancíř
book-die-shield = Štít (4)
    .does = 1 pancíř; 1 život, když už pancíř není
book-die-reload = Přebití (2)
    .does = Zbraň je třeba přebít. U nepřátel nic.
book-die-blank = Prázdná strana (2)
    .does = Nic
book-scene-aim = B.J. míří z C9 na Soldata na F9: tři pole, a jeho Sturmgewehr dosáhne na pět. Dvě kostky zbraně a přesnost 2 jsou čtyři kostky.
book-scene-aim-1 = B.J., 6 bodů; výstřel stojí 3.
book-scene-aim-2 = Životy 1, pancíř 3. Dvě volné přímky od rohu k rohu: na dohled.
book-scene-hit = Štít, štít, srdce, prázdná. Dva body pancíře jsou pryč a srdce zraní i přes pancíř: Soldat je mrtvý. Ohrožení je 1 a sklep je plný hluku.

## Výhled

book-seeing = Kdo koho vidí
book-seeing-how = Vidíte někoho, když jsou volné dvě přímky, ze dvou rohů vašeho pole do dvou rohů jeho pole. Brání zdi, zavřené dveře a figurky; žetony a mříže ne. Vidět je vždy oběma směry. WO-408
book-scene-clear = Volno: dvě přímky prázdnou místností.
book-scene-figure = Figurka brání: B.J. vidí prvního Soldata, toho za ním už ne.
book-scene-figure-1 = Na dohled.
book-scene-figure-2 = Schovaný za prvním.
book-scene-doorway = Z F7 otevřenými dveřmi: z chodby jsou vidět jen zelená pole. Dva vedle dveří jsou ve větším bezpečí než jeden naproti.
book-scene-wall = Zakryto: z F8 narazí každá dvojice přímek do K5 na zeď.

## Hluk

book-noise = Hluk a ohrožení
book-noise-how = Hluk dělají útoky a hrdina, který je s kýmkoli v jedné místnosti nebo chodbě. Budí nepřátele [tam](area) i v [sousedních](neighbour), přes dveře a zdi. Důstojníci a bossové neposlouchají: musejí vás vidět, nebo být napadeni. WO-601
book-scene-awake = Ve sklepě je hluk a všechny dveře jsou zavřené.
book-scene-awake-1 = Ve vedlejší chodbě: probudí se.
book-scene-awake-2 = O dvě místnosti dál: spí.
book-scene-awake-3 = Důstojník by spal i hned vedle.
book-threat-how = Každý zabitý nepřítel zvýší [ohrožení](threat) o 1, pokud to nebyla [tichá likvidace](silent) nebo zbraň s tlumičem. Na hranici, kterou udává mise, přivede poplach nové. Když zemře poslední důstojník na mapě, je ohrožení zase 0. WO-503

## Nepřátelé

book-enemies = Fáze nepřátel
book-enemy-1 = Kdo jedná: každý, kdo vidí hrdinu nebo má hluk u sebe či vedle. Zjišťuje se to jednou, na začátku.
book-enemy-2 = V jakém pořadí: nejdřív vyšší [iniciativa](initiative), pak kdo je blíž.
book-enemy-3 = Každý jednou zaútočí na nejbližšího hrdinu v dosahu a na dohled. Když nemůže, jde, dokud se k útoku nedostane.
book-enemy-4 = Dva stejně blízko: ten, kdo má méně životů a pancíře.
book-enemy-5 = Hází svými kostkami, o 1 méně za každé pole mezi vámi, ale vždy aspoň jednou. WO-410
book-enemy-6 = Potom jde za zbylé body dál, dokud nestojí vedle někoho.
book-worked = Příklad; dveře do chodby jsou otevřené:
book-scene-phase-before = B.J. končí tah na C9. Ve sklepě byl hluk.
book-scene-phase-before-1 = Vidí B.J.: jedná první, protože je blíž.
book-scene-phase-before-2 = Vidí ho také, podél chodby.
book-scene-phase-before-3 = Nic nevidí ani neslyší.
book-scene-phase-before-4 = Ze zásady neslyší nic.
book-scene-phase-after = První udělá tři kroky, aby byl nejvýš čtyři pole daleko, a vystřelí. Tři kostky méně tři pole jsou nula, ale jednou se hází vždy: štít, 1 pancíř. Druhý přijde vedle něj a na výstřel mu body nezbyly.
book-enemies-table = Kdo je kdo

## Život

book-life = Život a smrt
book-life-1 = Hrdina s 0 životy krvácí. Bez pomoci před svým příštím tahem zemře. WO-701
book-life-2 = Pomůže hrdina ze sousedního pole: odhodí vlastní žeton sdíleného života a unaví se. Zachráněný má zase plné životy i pancíř. WO-702
book-life-3 = Pancíř se sám neobnoví. WO-416
book-life-4 = Mrtvý hrdina zmizí se vším, co měl. Ostatní mohou pořád vyhrát. WO-703

## Hrdinové a výbava

book-heroes = Hrdinové a výbava
book-heroes-table = Hrdinové
book-hero = Hrdina
book-life-head = Životy
book-armour = Pancíř
book-ap = Body
book-accuracy = Přesnost
book-skills = Výbava a schopnosti
book-enemy = Nepřítel
book-initiative = Iniciativa
book-range = Dosah
book-dice = Kostky
book-special = Zvláštnosti
book-weapons = Zbraně
book-weapon = Zbraň
book-copies = Kusů
book-effect = Co dělá
book-equipment = Výbava
book-card = Karta

## Mise

book-campaign = Mise a obtížnost
book-missions = Deset misí tvoří kampaň
book-mission = Mise
book-rounds = Kola
book-limit = Poplach od
book-goals = Cíle
book-level-names = Čtyři úrovně
book-level = Úroveň
book-level-line = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, poplach od { $threat }, { $enemies ->
    [one] { $enemies } nepřítel
    [few] { $enemies } nepřátelé
   *[other] { $enemies } nepřátel
}
book-levels = Co úrovně mění

## Slova

book-words = Slovníček
book-rulings = Pravidla podle čísel

book-term-ap = Akční body
    .means = Kolik může hrdina v tahu utratit. Zbytek propadne.
book-term-armour = Pancíř
    .means = Bere štíty z kostek dřív, než utrpí životy. Neobnovuje se.
book-term-accuracy = Přesnost
    .means = Kostky, které hrdina přidává ke každé zbrani.
book-term-area = Místnost nebo chodba
    .means = Jeden díl mapy.
book-term-neighbour = Sousední
    .means = Díly, které se dotýkají hranou, bez ohledu na dveře a zdi.
book-term-sight = Výhled
    .means = Dvě volné přímky od rohů k rohům.
book-term-range = Dosah
    .means = Na kolik polí zbraň dosáhne, i šikmo.
book-term-noise = Hluk
    .means = Žeton v místnosti nebo chodbě. Budí nepřátele tam i vedle.
book-term-threat = Ohrožení
    .means = Počítá zabité. Na hranici, kterou udává mise, zazní poplach.
book-term-alarm = Poplach
    .means = Přivede na značky posil nepřátele, které uvádí mise.
book-term-fatigue = Únava
    .means = V příštím tahu polovina bodů a žádné vyčerpání.
book-term-reload = Přebití
    .means = Žeton na zbrani: nelze s ní útočit, dokud se nepřebije.
book-term-mode = Zvláštní režim
    .means = Co zbraň umí jednou za tah za žetony svého střeliva.
book-term-glory = Sláva
    .means = Body, kterými se platí schopnosti hrdiny.
book-term-loot = Kořist
    .means = Co nepřítel nechá hrdinovi, který ho zabil.
book-term-bleeding = Krvácení
    .means = 0 životů: nepřítel na hrdinu nemíří, ale času je jen do jeho příštího tahu.
book-term-shared = Sdílený život
    .means = Žeton, který postaví na nohy krvácejícího vedle vás.
book-term-initiative = Iniciativa
    .means = Čím vyšší, tím dřív nepřítel jedná.
book-term-silent = Tichá likvidace
    .means = Nožem, sekerou nebo trubkou na sousedním poli: nikdo to neslyší.
