### Sniper Elite: pravidla jako kniha.

## O co jde

book-start = O co jde
book-about = Jeden z vás je odstřelovač, sám a neviděný na německé základně; ostatní velí třem oddílům obránců, kteří to tu znají, jen nevědí, kde odstřelovač je.
book-win = Odstřelovač vyhraje, když splní dva tajné úkoly. Obránci vyhrají, když ho dvakrát zraní, nebo když vydrží, než mu dojde [čas](countdown).
book-scene-table = Základna shora, jak ji vidí odstřelovač. Obránci vidí stejnou mapu, jen bez čísla 1.
book-scene-table-1 = Odstřelovač. Tuhle figurku vidíte jen vy: ostatní vás musejí najít.
book-scene-table-2 = Důstojník. Bez něj oddíl nezíská informace a nepovolá vojíny zpátky.
book-scene-table-3 = Vojín. [Oddíl](squad) je důstojník a dva vojíni.
book-scene-table-4 = Pole s číslem. Dvě z devíti jsou úkoly odstřelovače; na ostatních se dá získat [kořist](loot).
book-scene-table-5 = Pole: vždy jeden krok, ať je jakkoli velké. Barva je jeho [oblast](sector).
book-scene-table-6 = Budova. Zdi zastaví každého, dveřmi se projde.
book-scene-table-7 = Náročný terén: pohyb, který na něj vstoupí, je o jedno pole kratší.
book-scene-table-8 = Voda: nikdo do ní nevstoupí, ale všichni přes ni vidí.

## Kolo

book-round = Kolo v šesti větách
book-turn-1 = Odstřelovač se může pohnout až o tři pole, zahrát jednu kartu a provést jednu akci, v libovolném pořadí. Kde se to děje, zůstává tajné.
book-turn-2 = Jedno pole je neslyšné. Dvě nebo tři slyší každý obránce, který stojí vedle cesty.
book-turn-3 = Akce je střelba, získání kořisti nebo splnění úkolu.
book-turn-4 = Pak má každý oddíl dvě akce: pohyb, útok, pozorování, prohledání. Nebo se důstojník zeptá: jste v mé oblasti?
book-turn-5 = Odstřelovač na každou otázku odpoví po pravdě a neřekne nic navíc.
book-turn-6 = Času ubude o jedno kolo. Začíná na deseti a jednou se vrátí na začátek: s prvním úkolem.
book-first-game = Pět věcí, které se vyplatí vědět před první hrou:
book-tip-1 = Hlasitý výstřel postaví vaši figurku na mapu. Nejdřív střílejte, potom hned v témže tahu odejděte.
book-tip-2 = Pomalu je bezpečně, ale deset tahů uteče. Naplánujte si, kde poběžíte.
book-tip-3 = Táhněte víc žetonů, než je vzdálenost: pár navíc zakryje, z jaké dálky střílíte.
book-tip-4 = Obránci: jednotka ve dveřích odstřelovače úplně zastaví. Nejdřív uzavřete cestu, pak hledejte.
book-tip-5 = Obránci: „ne“ má stejnou cenu jako „ano“. Každé vyloučené pole si označte kostičkou.

## Odstřelovač

book-sniper = Tah odstřelovače
book-sniper-actions = Co může odstřelovač
    .what = Co
    .how = Jak
    .told = Co se dozvědí obránci
book-sniper-actions-move = Pohyb
    .how = 0 až 3 pole najednou, žádné dvakrát. SE-304
    .told = Nic, nebo po 2 či 3 polích, které [jednotky](unit) ho slyšely. SE-305
book-sniper-actions-card = Zahrání karty
    .how = Jedna karta vybavení, před pohybem či akcí nebo po nich. SE-401
    .told = Že byla zahrána karta. Některé se ukážou.
book-sniper-actions-shoot = Střelba
    .how = Na jednotku, na kterou je [vidět](sight): táhnete žetony, aspoň tolik, jaká je vzdálenost. SE-352
    .told = Kolik žetonů a jakých. Se dvěma hluky i to, kde jste.
book-sniper-actions-loot = Získání kořisti
    .how = Na poli s číslem, které není váš úkol: prohlédněte si tři karty, jednu si nechte. SE-371
    .told = Že stojíte na některém poli s číslem.
book-sniper-actions-complete = Splnění úkolu
    .how = Na jeho poli. Druhý splněný úkol hned znamená výhru. SE-372
    .told = Kde jste; a do vašeho pytlíku přibude jeden hluk.
book-quiet = Nikdy nevstoupíte na pole s obráncem. Obránce na vaše vstoupit může a ničeho si nevšimne; vy prostě jdete dál.
book-scene-creep = Jedno pole: ze 40 na 36. Nikdo to neslyší, i kdyby obránci stáli kolem dokola.
book-scene-run = Dvě pole: 40, 36, 28. Slyší to každý obránce na poli, které [sousedí](adjacent) s některým z těch tří, i přes zeď.
book-scene-run-1 = Vedle 28: slyší.
book-scene-run-2 = Vedle 28: také slyší. Obránci vědí, kdo slyšel, ale ne, kudy jste šli.
book-scene-run-3 = S žádným z těch tří nesousedí: neslyší nic.

## Střelba

book-shooting = Výstřel krok za krokem
book-shot-1 = Vyberte tajně jednotku, na kterou vidíte. Spočítejte vzdálenost: pole až k cíli, jeho pole se počítá.
book-shot-2 = Řekněte, kolik žetonů táhnete, aspoň tolik, jaká je vzdálenost. Vytáhněte je a ukažte.
book-shot-3 = Zpětný ráz a hluk dohromady pět a víc: [selhání zbraně](misfire) a výstřel mine.
book-shot-4 = Jinak: tolik přesnosti, jaká je vzdálenost, a jednotka jde z plánu.
book-shot-5 = Dva hluky a víc: [odhalení](reveal), ať trefíte, nebo ne. Každý tlumič skryje jeden hluk.
book-shot-6 = Všechny žetony se vrátí. Zabitý vojín přidá jednu přesnost, důstojník tlumič svého oddílu.
book-tokens = Žetony
book-token = Žeton
book-at-start = V pytlíku na začátku
book-in-box = V krabici
book-effect = Co dělá
book-scene-shot-quiet = Z 54 na vojína na 57: vzdálenost 3. Vytaženo pět žetonů: tři přesnosti, jeden zpětný ráz, jeden hluk. Tři přesnosti na vzdálenost 3 zasáhnou; jeden hluk nic neprozradí.
book-scene-shot-quiet-1 = Jedna …
book-scene-shot-quiet-2 = … dvě …
book-scene-shot-quiet-3 = … tři: pole cíle se počítá, vaše ne.
book-scene-shot-loud = Stejný výstřel s jiným štěstím: tři přesnosti a dva hluky. Vojín je pryč, ale záblesk viděli všichni.
book-scene-shot-loud-1 = Vaše figurka tu stojí do vašeho dalšího tahu. Zmizte odtud, a hned.
book-odds = Jaká je šance s pytlíkem ze začátku
book-drawn = Žetony
book-at-distance = Zásah na { $n }
book-percent = { $n } %
book-revealed = Odhalení

## Pole

book-spaces = Pole a dveře
book-scene-adjacent = Pole důstojníka se dotýká šesti polí. Všech šest [sousedí](adjacent), se zdí i bez ní. Jen tři zelená jsou [stejného typu](matching): sousedí a jsou také venkovní.
book-scene-doorway = Kam se odtud dá jít. Náhradní díly mají na této straně dveře; Východní ubikace a Nářaďovna ne, takže jejich zdi zastaví každého. SE-105
book-grounds = Druhy terénu

## Přímá viditelnost

book-seeing = Kdo koho vidí
book-seeing-how = Pole vidíte, když je aspoň jedna přímka od okraje vašeho pole k okraji toho druhého volná. Brání budovy, lávky a překážky po cestě; venkovní pole a voda nikdy. SE-851
book-scene-clear = Volno: mezi 54 a 57 je jen silnice.
book-scene-blocked = Zakryto: mezi 20 a 50 stojí skladiště a každá přímka jím prochází.
book-scene-along = Ještě volno: přímka vede podél zdi skladiště, od rohu k rohu. Podél okraje není skrz. Vzdálenost 2.
book-high-1 = V jedné budově vidí všichni všechny. SE-853
book-high-2 = Z lávky na lávku brání jen překážky. SE-854
book-high-3 = Mezi lávkou a místností musí být na přímce venkovní pole nebo žebřík. SE-856

## Obránci

book-defenders = Tah obránců
book-defending = Každý oddíl shromažďuje [informace](intel), nebo má dvě akce. Obě může provést jedna jednotka, jen ne dvakrát totéž. Oddíly se mohou střídat, jak chtějí.
book-defender-actions = Co může obránce
    .what = Co
    .how = Jak
book-defender-actions-move = Pohyb
    .how = Až o dvě pole; kolem jiných obránců ano, skončit na jejich poli ne. SE-504
book-defender-actions-attack = Útok
    .how = Na vlastním poli jednotky. Je-li tam odstřelovač, je zraněn. SE-505
book-defender-actions-spot = Pozorování
    .how = Ptá se na jedno sousedící pole. Je-li tam odstřelovač, postaví se tam jeho figurka a do pytlíku přibude hluk. SE-506
book-defender-actions-sweep = Prohledání
    .how = Ptá se na tři pole najednou: na vlastní a dvě [sousedící stejného typu](matching). Odpověď je jen „na jednom z nich“, nebo „na žádném“. SE-507
book-defender-actions-officer = Povolání důstojníka
    .how = Zpátky na jeho startovní pole, pokud na něm nestojí obránce. SE-508
book-defender-actions-soldier = Povolání vojína
    .how = Vedle důstojníka, na pole stejného typu, když je důstojník ve své oblasti. SE-509
book-defender-actions-dismiss = Odvolání
    .how = Jednotka odejde z plánu, aby se v pozdějším tahu vrátila tam, kde je potřeba. SE-510
book-defender-actions-intel = Shromažďování informací
    .how = Stojí obě akce; důstojník je ve své oblasti. Odstřelovač řekne, jestli v ní je. SE-503
book-scene-ask = Dva způsoby, jak se od stožáru zeptat. Prohledání se ptá na zelená pole dohromady. Pozorování se ptá na jedno sousedící pole jakéhokoli typu, tady na Náhradní díly, a odstřelovače rovnou odhalí.

## Karty

book-cards = Karty a specializace
book-loadout = Vybavení odstřelovače: tři z těchto deseti karet
book-card = Karta
book-copies = Kusů
book-specialists = Specializace: tři ze šesti, jedna na oddíl, každá na dvě použití
book-specialist = Specializace

## Varianty

book-variants = Obtížnost a hra pro jednoho
book-difficulty = Pro vyrovnání sil; každou lze zvolit zvlášť
book-option = Volba
book-solo = Ve hře pro jednoho jste odstřelovač. Obránce řídí karty rozkazů: dvě leží lícem, jedna rubem a vybírá kostka. Dojdou-li karty, prohráváte. SE-903
book-orders = Karty rozkazů

## Slova

book-words = Slovníček
book-rulings = Pravidla podle čísel

book-term-unit = Jednotka
    .means = Důstojník nebo vojín obránců.
book-term-squad = Oddíl
    .means = Důstojník a dva vojíni jedné barvy.
book-term-sector = Oblast
    .means = Část mapy v jedné barvě: žlutá, červená a černá patří oddílu, bílá nikomu.
book-term-adjacent = Sousedící
    .means = Dotýkají se hranou, ne jen rohem. Na zdech nezáleží.
book-term-matching = Sousedící stejného typu
    .means = Sousedí a obě jsou venkovní, obě vnitřní, nebo obě vyvýšená.
book-term-sight = Přímá viditelnost
    .means = Přímka od okraje k okraji, které nic nebrání.
book-term-distance = Vzdálenost
    .means = Počet polí po přímce, i s polem cíle.
book-term-bag = Pytlík
    .means = Z něj odstřelovač poslepu táhne žetony.
book-term-misfire = Selhání zbraně
    .means = Zpětný ráz a hluk v jednom výstřelu dohromady pět a víc: výstřel mine.
book-term-reveal = Odhalení
    .means = Figurka se postaví tam, kde odstřelovač je, a všichni ji vidí. Zůstane do začátku jeho dalšího tahu.
book-term-alert = Zaznamenaný pohyb
    .means = Jednotka vedle cesty slyšela odstřelovače běžet.
book-term-loot = Kořist
    .means = Prohlédněte si tři karty z balíčku a jednu si nechte.
book-term-intel = Informace
    .means = Důstojník se ptá, jestli je odstřelovač v jeho oblasti.
book-term-countdown = Deska času
    .means = Kolik tahů odstřelovači zbývá. Na konci posledního vyhrají obránci.
