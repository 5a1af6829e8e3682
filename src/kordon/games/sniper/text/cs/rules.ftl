### Sniper Elite: every rule by its id.

## Pieces

chapter-SE-0 = Součásti hry
SE-001 = Mapa má čtyři oblasti. Žlutá, červená a černá jsou domovem vždy jednoho oddílu. Bílá je neutrální a může se skládat z několika oddělených částí.
SE-002 = Oddíly jsou tři: žlutý, červený a černý. Každý má jednoho důstojníka a dva vojíny. Důstojníkům i vojínům říkáme společně jednotky.
SE-003 = V krabici je 30 žetonů střelby: 11 přesnosti, 7 zpětného rázu, 9 hluku a 3 tlumiče.
SE-004 = Karet vybavení je deset: dvakrát maskování hluku, dvakrát šrapnelová mina, dvakrát tiché náboje, dvakrát odvedení pozornosti, jednou samopal a jednou brokovnice.
SE-005 = Specializací je šest a každá dává jednu schopnost.
SE-006 = Každá mapa má devět očíslovaných polí úkolů a ke každému kartu. Karty jedné barvy (srdce, káry, piky, kříže) patří k úkolům v jedné oblasti.
SE-007 = Obránci mají deset kostiček stop. Smějí je klást na kterákoli pole a zase brát, kdy chtějí, ve svém tahu i v tahu odstřelovače. Všichni je vidí; na pravidla nemají vliv.
SE-008 = Mapy jsou dvě: Odpalovací základna a Ponorkový bunkr.

## Spaces

chapter-SE-1 = Pole
SE-101 = Dvě pole jsou sousedící, když mají společnou hranu; samotný roh nestačí. Na zdech ani výšce nezáleží.
SE-102 = Dvě pole jsou sousedící stejného typu, když sousedí a obě jsou venkovní, obě vnitřní, nebo obě vyvýšená.
SE-103 = Žádný pohyb ani umístění nesmí skončit dvěma obránci na jednom poli. Cestou smějí obránci jeden druhým procházet.
SE-104 = Odstřelovač nikdy nevstoupí na pole s obráncem. Obránce smí polem odstřelovače projít i na něm zůstat: nikdo nic neřekne, nic se nestane a odstřelovač může v dalším tahu odejít.
SE-105 = Mezi vnitřním polem a polem jiného typu a také mezi dvěma budovami se prochází jen dveřmi na překračované hraně. Mezi vyvýšeným polem a polem jiného typu je tam třeba žebřík. Uvnitř jedné budovy a po jedné lávce je pohyb volný.
SE-106 = Náročný terén tvoří venkovní pole. Kdo na něj při pohybu vstoupí, ať jednou, nebo vícekrát, smí ujít o 1 pole méně než jindy: odstřelovač nejvýše 2 pole, obránce 1. Obránce tam tedy vstoupí, jen když je tento jediný krok celým jeho pohybem, a odstřelovač tam při pohybu o 3 pole nevstoupí vůbec.
SE-107 = Na vodu nikdo nevstoupí. Viditelnosti nebrání a do vzdálenosti se počítá jako pole.
SE-108 = Překážka vždy brání viditelnosti a nikdo na ni nevstoupí.
SE-109 = Mimo plán jsou čtyři šipky vstupů, jedna pro každou oblast. Každá vede na jedno pole.
SE-110 = V Ponorkovém bunkru leží pod lávkou dvě pole tunelu. Pole tunelu a pole lávky nad ním jsou dvě různá pole: nesousedí spolu a není z jednoho vidět na druhé.
SE-111 = Při určování viditelnosti se každé pole vody počítá jako venkovní, i v přístavním bazénu a pod střechou. Z lávky je tedy vidět do místnosti a zpět i přes samotnou vodu. Mezi dvěma lávkami se voda dole počítá jako pole.

## Set-up

chapter-SE-2 = Příprava hry
SE-201 = Odstřelovač si dobere dvě karty úkolů. Dokud jsou obě stejné barvy, jednu podle své volby vrátí dospod balíčku a dobere si jinou. Tyto dvě zůstanou tajné, ostatní se bez prohlížení odloží ze hry.
SE-202 = V pytlíku je na začátku 6 žetonů přesnosti, 2 hluku a 3 zpětného rázu. V zásobě je 5 přesnosti, 7 hluku a 3 tlumiče. Zbylé 4 žetony zpětného rázu se odloží ze hry.
SE-203 = Odstřelovač, který už zná své úkoly, si tajně vybere libovolné 3 karty vybavení; dvě z nich mohou být stejné. Zbylých 7 se zamíchá do balíčku lícem dolů.
SE-204 = Teprve potom obránci veřejně vyberou 3 ze 6 specializací a dají každému oddílu jednu. Na každou kartu přijdou 2 použití a 1 žeton tlumiče.
SE-205 = Jednotky začínají na počátečních polích své barvy, důstojníci na důstojnických.
SE-206 = Deska času začíná na 10. Odstřelovač zatím nemá zranění a je první na tahu.
SE-207 = Hraje-li za obránce jeden hráč, velí všem třem oddílům. Při dvou hráčích velí každý jednomu a třetí mají společný: hrát za něj smí kterýkoli z nich. Při třech velí každý jednomu.
SE-208 = Specializace se vybírají v pořadí oddílů žlutý, červený, černý. Vybírá hráč, který oddílu velí; za společný oddíl kterýkoli z obou hráčů.

## The sniper's turn

chapter-SE-3 = Tah odstřelovače
SE-301 = V prvním tahu si odstřelovač tajně vybere vstup v oblasti, kde není žádný z jeho úkolů. První pohyb předchází všemu ostatnímu a má aspoň 1 pole. Šipka leží mimo plán: pole, na které ukazuje, je prvním polem tohoto pohybu.
SE-302 = Stojí-li na začátku tahu odstřelovače jeho figurka na plánu, odebere se.
SE-303 = V jednom tahu smí odstřelovač v libovolném pořadí udělat jeden pohyb, zahrát jednu kartu vybavení a provést jednu akci: střelbu, získání kořisti, nebo splnění úkolu. Cokoli z toho smí vynechat, nic jiného tím ale nezíská.
SE-304 = Odstřelovač se pohne o 0 až 3 pole najednou; pohyb nelze ničím přerušit. Nevstoupí na pole, kde už v tomto tahu byl.
SE-305 = Pohyb o 0 nebo 1 pole je tichý. Pohyb o 2 nebo 3 pole zaznamená každá jednotka, která sousedí s některým polem tohoto pohybu, včetně výchozího a cílového, bez ohledu na zdi, typy polí a viditelnost. Obránci se dozvědí, které jednotky to jsou, ne však počet polí ani pořadí. Šipka vstupu se za pole nepočítá.
SE-306 = Obránci se dozvědí o výstřelech (ohlášený počet a vylosované žetony), o jednotkách, které zaznamenaly pohyb, o splněných úkolech a odhaleních, a že byla zahrána karta vybavení nebo získána kořist. Nedozvědí se, zda a jak daleko se odstřelovač pohnul, kdo byl cílem, když minul, ani pořadí, ledaže jedna veřejná věc předešla druhou.
SE-307 = Po skončení hry všichni uvidí celou cestu odstřelovače i s číslem na desce času na konci každého tahu.

## Shooting

chapter-SE-35 = Střelba
SE-351 = Odstřelovač tajně zvolí jednotku v přímé viditelnosti. Vzdálenost je nejmenší počet polí na platné linii: pole cíle se počítá, pole odstřelovače ne. Cíl na poli odstřelovače má vzdálenost 1.
SE-352 = Odstřelovač ohlásí, kolik žetonů vylosuje: aspoň tolik, kolik je vzdálenost, a nejvýše tolik, kolik je v pytlíku. Losuje bez vracení a všichni žetony vidí.
SE-353 = Je-li zpětného rázu a hluku dohromady 5 nebo více, zbraň selže. Výstřel pak mine, ať bylo vylosováno cokoli dalšího, a tlumič nepomůže.
SE-354 = Výstřel zasáhne, když zbraň neselže a žetonů přesnosti je aspoň tolik, kolik je vzdálenost. Jednotka opustí plán a řekne se, která to je. Když výstřel mine, cíl zůstane tajný.
SE-355 = Odstřelovač je odhalen, když vylosuje aspoň 2 žetony hluku; každý vylosovaný tlumič tuto hranici o 1 zvýší. Nezáleží na tom, zda zasáhl, minul, nebo mu selhala zbraň. Figurka přijde na pole odstřelovače a zůstane tam jako poslední známé místo, i když odstřelovač potom odejde.
SE-356 = Po výstřelu se všechny vylosované žetony vrátí do pytlíku. Po losování už cíl změnit nelze.
SE-357 = Za zabitého vojína přibude v pytlíku 1 přesnost. Za zabitého důstojníka přibude tlumič z karty specializace jeho oddílu, a pokud už v pytlíku je, 1 přesnost. Víc, než je v krabici (11 přesnosti, 9 hluku, 3 tlumiče), přibýt nemůže; akci lze přesto provést.
SE-358 = Zabitá jednotka není ztracena navždy: obránci ji mohou znovu povolat.
SE-359 = Pokud výstřel odstřelovače odhalí, postaví se figurka na plán dřív, než se rozhodne zdravotník.

## Loot and objectives

chapter-SE-37 = Kořist a úkoly
SE-371 = Kořist lze získat na očíslovaném poli, které není úkolem odstřelovače a kde ji ještě nezískal. Prohlédne si 3 vrchní karty vybavení (nebo kolik jich zbývá; bez karet to nejde), jednu si nechá, ostatní zamíchá zpět. Obránci vědí, že stojí na očíslovaném poli, ale ne na kterém.
SE-372 = Úkol se plní na svém poli a jen jednou. Karta se ukáže, figurka přijde na toto pole, do pytlíku přibude 1 hluk a deska času se vrátí na počáteční hodnotu.
SE-373 = Druhým splněným úkolem odstřelovač ihned vítězí.

## Loadout

chapter-SE-4 = Vybavení
SE-401 = Karta vybavení se při zahrání ohlásí a položí lícem dolů; každá říká, kdy se odhalí. Hraje se před pohybem či akcí nebo po nich, nikdy uprostřed, a mění-li akci, vždy před ní. Každou lze použít jen jednou.
SE-402 = Maskování hluku: pohyb o 2 nebo 3 pole v tomto tahu nezaznamená žádná jednotka. Karta se odhalí na konci hry. Psi odstřelovače ucítí i tak.
SE-403 = Šrapnelová mina: odstřelovač tajně zaminuje pole, na kterém stojí. Jednotka, která tam skončí pohyb, vlastní nebo vynucený odvedením pozornosti, je ihned zabita; povolání na toto pole je bezpečné. Karta se odhalí, mina zmizí a žetony přibudou jako po výstřelu. Min tam může být více; vybuchují po jedné.
SE-404 = Tiché náboje: odhalí se před střelbou. Při střelbě v tomto tahu se hluk počítá jako zpětný ráz, takže k odhalení nedojde; při 5 nebo více zbraň selže i tak.
SE-405 = Odvedení pozornosti: odhalí se hned. Odstřelovač pohne jednou jednotkou o 1 nebo 2 pole podle pravidel pohybu obránců. Musí skončit v jeho přímé viditelnosti na poli bez jiného obránce.
SE-406 = Samopal: odhalí se před střelbou; střílí se dvakrát, na jeden cíl nebo na dva. Nejdřív se ohlásí počty žetonů obou výstřelů a žetony prvního zůstanou při druhém mimo pytlík. Zásah i selhání zbraně se posuzují u každého výstřelu zvlášť. Po obou rozhodne o odhalení jejich společný hluk a tlumiče, pak přibudou žetony za zabité.
SE-407 = Brokovnice: odhalí se před střelbou; nic se nelosuje. Odstřelovač je odhalen a pak jsou zabity všechny jednotky na jeho poli a na polích stejného typu, která s ním sousedí. Do pytlíku nic nepřibude.
SE-408 = Tiché náboje, odvedení pozornosti, samopal a brokovnice se odhalí hned při zahrání. Maskování hluku a šrapnelová mina zůstávají lícem dolů. Maskování hluku se hraje před pohybem, který má skrýt.
SE-409 = Samopal, druhý výstřel: cíl se volí až po vyhodnocení prvního. Ohlásit lze 1 žeton až tolik, kolik jich po prvním výstřelu v pytlíku zbude, třeba i příliš málo na jakýkoli cíl. Stačí-li ohlášený počet na některou jednotku, musí se vystřelit: anglická pravidla to nechávají na odstřelovači, polská a česká ne, a my se držíme těch. Nestačí-li na žádnou, výstřel propadá a všichni se to dozvědí.

## The defenders' turn

chapter-SE-5 = Tah obránců
SE-501 = Každý oddíl buď shromažďuje informace, nebo provede až 2 akce jednotek. Oddíly se v akcích mohou libovolně střídat. Lze i pasovat.
SE-502 = Jednotka nesmí v jednom tahu zopakovat tutéž akci. Smí provést dvě různé a dvě jednotky téhož oddílu smějí provést stejnou. Výjimkou je hra jednoho hráče: karta rozkazů může nechat jednotku zopakovat kteroukoli akci kromě útoku.
SE-503 = Shromažďování informací stojí obě akce oddílu a jeho důstojník musí být na plánu v oblasti svého oddílu. Odstřelovač pravdivě řekne, zda je v této oblasti.
SE-504 = Jednotka se pohne o 1 nebo 2 pole.
SE-505 = Jednotka útočí na vlastní pole. Je-li tam odstřelovač, utrpí zranění a jeho figurka přijde na toto pole. Druhým zraněním vítězí obránci.
SE-506 = Jednotka pozoruje jedno sousedící pole jakéhokoli typu. Je-li tam odstřelovač, přijde tam jeho figurka a do pytlíku přibude 1 hluk.
SE-507 = Jednotka prohledá své pole a 2 pole stejného typu, která s ním sousedí, nebo méně, když tolik není. Odstřelovač řekne, zda na některém z nich je, ale ne na kterém.
SE-508 = Důstojník mimo plán je povolán na své počáteční pole, pokud tam nestojí obránce. Odstřelovač na něm nevadí.
SE-509 = Je-li důstojník ve své oblasti, lze vojína jeho oddílu, který je mimo plán, povolat na volné pole stejného typu sousedící s důstojníkem, v kterékoli oblasti. Je to akce tohoto vojína a smí hned jednat dál.
SE-510 = Odvolání odebere jednotku oddílu odkudkoli z plánu. Je to její akce a v tomto tahu ji nelze povolat.
SE-511 = Zranění, figurka i každá odpověď odstřelovače jsou veřejné.
SE-512 = Každý hráč za obránce oznámí, že skončil, a v tomto tahu už nedělá nic. Jakmile skončí všichni, nevyužité akce propadnou.

## The end

chapter-SE-6 = Konec hry
SE-601 = Odstřelovač vítězí druhým splněným úkolem, obránci druhým zraněním.
SE-602 = Na desce času každým tahem obránců ubude 1, od 10 do 1. Skončí-li tah odstřelovače, když je na ní 1, vítězí obránci: na první úkol je tedy 10 tahů. Po jeho splnění je na desce zase 10 a po tahu obránců v témž kole 9.

## Specialists

chapter-SE-7 = Specializace
SE-701 = Každou specializaci lze použít nejvýše dvakrát za hru a jednou za tah, před akcí či shromažďováním informací nebo po nich, je-li důstojník na plánu, v kterékoli oblasti. V jednom tahu jich lze použít víc. Ta, která mění akci, se ohlásí předem a nedává akci navíc; ta, která jednotce brání v akcích, nebrání shromažďování informací. Důstojník se nepočítá mezi vojíny.
SE-702 = Zdravotník: použije se v tahu odstřelovače, když výstřel zasáhne vojína tohoto oddílu. Vojín zůstane na plánu a do pytlíku nic nepřibude, hluk ale platí. Proti minám nepomáhá. Proti brokovnici zachrání jednoho vojína, ale žádného, je-li sám zasažen; u samopalu pomůže jen při jednom z obou výstřelů.
SE-703 = Radista: vojín kteréhokoli oddílu, který je od začátku tahu mimo plán, je povolán na volné pole stejného typu sousedící s tímto důstojníkem, ať je kdekoli. Nestojí to akci, ale je to povolání tohoto vojína v tomto tahu. Důstojník se předtím v tomto tahu nesmí pohnout; potom smí.
SE-704 = Odstřelovač obránců: útokem důstojníka v tomto tahu může být výstřel na pole v jeho přímé viditelnosti z odstřelovačova pytlíku; losuje se nejméně tolik žetonů, kolik je vzdálenost, a nejvýše 7. Selhání a přesnost platí jako obvykle. Je-li tam odstřelovač, zásah ho zraní a přijde tam jeho figurka; samotný hluk nikoho neodhalí. Nic nepřibude, žetony se vrátí. Důstojník se předtím v tomto tahu nesmí pohnout, potom smí.
SE-705 = Psovod: každým použitím natrvalo postaví jednoho ze dvou psů na pole důstojníka nebo na sousedící pole stejného typu. Po každém pohybu, i tichém, odstřelovač ukáže psy, na jejichž pole vstoupil, z jejichž pole odešel nebo jejichž polem prošel; psi na okolních polích nic necítí. Maskování hluku proti nim nepomáhá. Psi se nehýbou, nikomu nepřekážejí a nejsou to jednotky ani cíle.
SE-706 = Střelec: důstojník smí v tomto tahu zaútočit místo na své pole na kterékoli pole, které s ním sousedí, bez ohledu na typ. Stojí ho to akci útoku.
SE-707 = Průzkumník: vojín tohoto oddílu, který je na plánu, přejde na kterékoli volné pole oblasti, v níž je právě důstojník, stejného typu jako vojínovo pole. Miny přitom nevybuchují. Tento vojín v tomto tahu neprovede žádnou akci, předtím ani potom.

## Line of sight

chapter-SE-85 = Přímá viditelnost
SE-851 = Z jednoho pole je vidět na druhé, když lze od hrany jednoho k hraně druhého vést přímou linii, která neprochází žádným polem, jež by jí bránilo. Tato dvě pole sama nikdy nebrání. Dotyk rohu ještě není průchod. Linie podél hrany prochází jedním ze dvou polí po jejích stranách, tím výhodnějším: proklouzne tedy podél vnější zdi domu, ale ne skrz dům podél vnitřní zdi.
SE-852 = Linii brání vnitřní pole, vyvýšená pole a překážky. Venkovní pole, náročný terén, voda a zdi jí nebrání nikdy.
SE-853 = Vnitřní pole nebrání linii, která vede jen vnitřními poli, včetně obou konců. Proto na sebe v jedné budově všichni vidí.
SE-854 = Mezi dvěma vyvýšenými poli brání jen překážky. Nad vším ostatním linie projde, pole pod ní se ale počítají do vzdálenosti.
SE-855 = Vyvýšené pole po cestě zastaví každou linii k venkovnímu nebo vnitřnímu cíli.
SE-856 = Mezi vyvýšeným a vnitřním polem je vidět jen po linii, která projde aspoň jedním venkovním polem nebo hranou se žebříkem. Z místnosti hned vedle lávky na ni tedy vidět není.
SE-857 = Kdo je na stejném poli jako cíl, ten ho vidí.
SE-858 = Kde tunel vede pod lávkou, počítá se na linii jen jedno z obou polí: tunel, leží-li v tunelu oba její konce, jinak lávka.
SE-859 = Vzdálenost dvou polí je nejmenší počet polí ze všech platných linií. Viditelnost i vzdálenost jsou v obou směrech stejné.

## Difficulty

chapter-SE-86 = Obtížnost
SE-861 = Zkušený odstřelovač: 2 náhodné karty vybavení místo 3 vybraných.
SE-862 = Zkušený odstřelovač: v pytlíku je na začátku 5 žetonů přesnosti místo 6.
SE-863 = Zkušený odstřelovač: zvolí jednu kartu úkolu, která není jeho, a ukáže ji obráncům.
SE-864 = Zkušený odstřelovač: deska času začíná na 7 a vrací se na 7.
SE-865 = Zkušení obránci: odstřelovač si vybere o 1 kartu vybavení víc.
SE-866 = Zkušení obránci: každá specializace má jen 1 použití.
SE-867 = Zkušení obránci: ve svých prvních dvou tazích neshromažďují informace.
SE-868 = Zkušení obránci: v jednom tahu shromažďuje informace jen jeden oddíl.

## Solo

chapter-SE-9 = Hra jednoho hráče
SE-901 = Hrajete za odstřelovače, obránce řídí karty rozkazů. Vyhrajete, když splníte dva úkoly. Prohrajete, když utrpíte dvě zranění nebo když dojde balíček rozkazů. Deska času se nepoužívá.
SE-902 = Karet rozkazů je 21. Deska rozkazů má tři místa s jedním, dvěma a třemi proužky: na prvních dvou leží karty lícem nahoru, na třetím lícem dolů.
SE-903 = V každém tahu obránců určí kostka rozkazů (1, 1, 1, 2, 2, 3) místo, jehož karta se provede a odhodí. Další karty se posunou, ta na místě 2 se otočí lícem nahoru a na místo 3 přijde nová. Když už žádná není, obránci po tomto tahu vítězí. V balíčku je zpočátku 18 karet, tahy si tedy můžete spočítat.
SE-904 = Poslední známá oblast je vyznačena na plánu. Zpočátku je to oblast vstupu. Stane se jí vaše oblast, když na plán přijde vaše figurka nebo vás někdo najde při prohledání. Zaznamenají-li jednotky váš pohyb, stane se jí oblast, v níž stojí nejbližší z nich, počítáno na jednotlivé kroky od konce pohybu.
SE-905 = Po výstřelu se za každý vylosovaný žeton hluku pohne nejbližší jednotka, která nebyla cílem a může se přiblížit, o 1 pole směrem k vám. U samopalu se nepohne žádný z obou cílů a hluk obou výstřelů se sčítá. Hluk, který tiché náboje mění ve zpětný ráz, nikoho nepřivolá.
SE-906 = Rozkazů je šest druhů: obklíčení figurky nebo poslední známé oblasti, prohledání této oblasti, pozorování kolem figurky, hlídka mezi úkoly, posily a uzávěra dveří a žebříků. Karta říká, co která jednotka udělá; nic se nevybírá. Jednotka, která skončí na vašem poli, zaútočí, ale jen jednou za tah. Karty jsou naše, z verze 3 našich pravidel, ve které každý rozkaz nechá oddíly jednat dvakrát nebo třikrát.
SE-907 = Jako svou jedinou akci v tahu můžete obránce zmást: prohodit karty na dvou místech, nebo se podívat na tu, která leží lícem dolů.
SE-908 = Specializace se nepoužívají; za zabitého důstojníka dál dostanete jeho tlumič. Zvolit lze tři úpravy obtížnosti: 2 náhodné karty vybavení, 5 žetonů přesnosti v pytlíku a 1 kartu vybavení navíc.
SE-909 = Vyváženost hry jednoho hráče se měří: nejsilnější bot odstřelovače vyhraje na každé mapě 40 až 60 % ze 400 her.
SE-910 = Oddíly provádějí rozkaz v pořadí uvedeném na kartě, všechny tolikrát, kolikrát je na ní uvedeno; v každém jedná nejdřív důstojník, pak vojín 1 a nakonec vojín 2. Jednotka, která někam míří, se přiblíží co nejvíc, počítáno na jednotlivé kroky bez ohledu na jiné jednotky, a skončí na volném poli; nemůže-li se přiblížit, zůstane. Při shodě platí z polí to s nejnižším číslem, z jednotek žlutá před červenou a červená před černou, v oddílu v pořadí uvedeném výše.
SE-911 = { order-converge }. { order-converge.how }
SE-912 = { order-sweep }. { order-sweep.how }
SE-913 = { order-spot }. { order-spot.how }
SE-914 = { order-patrol }. { order-patrol.how }
SE-915 = { order-reinforce }. { order-reinforce.how }
SE-916 = { order-lockdown }. { order-lockdown.how }

## Maps

chapter-SE-8 = O této verzi: mapy
SE-801 = Mapu tvoří pole (typ, oblast, číslo úkolu, počáteční značka), hrany se zdí, dveřmi nebo žebříkem a vstupy. Která pole sousedí, odkud je kam vidět a jak je to daleko, plyne ze samotné kresby. Mezi poli nejsou mezery a pod jinými poli leží jen tunely.
SE-802 = Pole jsou různě velká. Cesty a otevřená prostranství jsou velká: daleko se dojde i dostřelí. Uličky a místnosti jsou malé.
SE-803 = Odpalovací základna, mapa pro začátek: pod širým nebem, bez vyvýšených polí a překážek. V každé oblasti stojí budovy, mezi nimi sklad a budova raketového výzkumu s předním vchodem z cesty a zadním z uličky. U mola kotví ponorka a v černé oblasti stojí tři vagony. Je tu voda, nejméně šest polí náročného terénu a celkem 85 až 110 polí, na která lze vstoupit.
SE-804 = Ponorkový bunkr: velká hala rozdělená vyvýšenými lávkami, na které vede nejméně šest žebříků. Jsou tu místnosti ve žluté, černé a červené oblasti, dvě červená pole tunelu pod střední lávkou, přístavní bazény, nejméně tři překážky, pět polí náročného terénu a člun, z něhož výstřel přes vodu na lávku potřebuje 2 přesnosti. Vstoupit lze na 85 až 110 polí.
SE-805 = Z devíti úkolů leží tři v jedné oblasti a v každé z ostatních dva. Ke každému vedou z každého dovoleného vstupu nejméně dvě oddělené cesty. Nejbližší je 5 až 9 jednotlivých kroků daleko.
SE-806 = Vyváženost map se měří: hrají-li na obou stranách nejsilnější boti, odstřelovač na každé mapě vyhraje 45 až 55 % z nejméně 400 her.
SE-807 = Můžete si nakreslit vlastní mapu: formát souboru je popsaný, kontrola vysvětlí každou chybu a obrázek ukáže výsledek.
