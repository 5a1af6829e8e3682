### Sniper Elite: every rule by its id.

## Pieces

chapter-SE-0 = Součásti hry
SE-001 = Mapa má čtyři oblasti. Žlutá, červená a černá jsou domovem vždy jednoho oddílu. Bílá je neutrální a může ležet v několika oddělených částech.
SE-002 = Oddíly jsou tři: žlutý, červený a černý. Každý má jednoho důstojníka a dva vojíny. Důstojníkům i vojínům říkáme společně jednotky.
SE-003 = V krabici je 30 žetonů střelby: 11 přesnosti, 7 zpětného rázu, 9 hluku a 3 tlumiče.
SE-004 = Karet vybavení je deset: po dvou maskování hluku, šrapnelová mina, tiché náboje a odvedení pozornosti, po jedné samopal a brokovnice.
SE-005 = Specializací je šest, každá má jednu schopnost.
SE-006 = Každá mapa má devět očíslovaných polí úkolů a ke každému kartu. Karty jedné barvy (srdce, káry, piky, kříže) patří k úkolům v jedné oblasti.
SE-007 = Obránci mají deset kostiček stop. Smějí je klást na kterákoli pole a zase brát, kdy chtějí, ve svém tahu i v tahu odstřelovače. Všichni je vidí; na pravidla nemají vliv.
SE-008 = Mapy jsou dvě: Odpalovací základna a Ponorkový bunkr.

## Spaces

chapter-SE-1 = Pole
SE-101 = Dvě pole jsou sousedící, když mají společnou hranu; samotný roh nestačí. Na zdech ani výšce nezáleží.
SE-102 = Dvě pole jsou sousedící stejného typu, když sousedí a obě jsou venkovní, obě vnitřní, nebo obě vyvýšená.
SE-103 = Žádný pohyb ani umístění nesmí skončit dvěma obránci na jednom poli. Cestou přes sebe obránci procházet smějí.
SE-104 = Odstřelovač nikdy nevstoupí na pole s obráncem. Obránce smí polem odstřelovače projít i na něm zůstat: nikdo nic neřekne, nic se nestane a odstřelovač může v dalším tahu odejít.
SE-105 = Mezi vnitřním polem a polem jiného typu a také mezi dvěma budovami se prochází jen dveřmi na překračované hraně. Mezi vyvýšeným polem a polem jiného typu je tam třeba žebřík. Uvnitř jedné budovy a po jedné plošině je pohyb volný.
SE-106 = Náročný terén je venkovní pole. Pohyb, který na něj vstoupí, jednou či vícekrát, má o 1 nižší limit: odstřelovač 2 pole, obránce 1. Obránce tam tedy vstoupí jen jediným krokem pohybu a odstřelovač tam při pohybu o 3 pole nevstoupí vůbec.
SE-107 = Na vodu nikdo nevstoupí. Viditelnosti nebrání a do vzdálenosti se počítá jako pole.
SE-108 = Překážka vždy brání viditelnosti a nikdo na ni nevstoupí.
SE-109 = Mimo plán jsou čtyři šipky vstupů, jedna pro každou oblast. Každá vede na jedno pole.
SE-110 = V Ponorkovém bunkru leží pod plošinou dvě pole tunelu. Pole tunelu a pole plošiny nad ním jsou dvě různá pole: nesousedí spolu a není z jednoho vidět na druhé.

## Set-up

chapter-SE-2 = Příprava hry
SE-201 = Odstřelovač si dobere dvě karty úkolů. Dokud jsou obě stejné barvy, dá jednu podle své volby pod balíček a dobere jinou. Obě zůstanou tajné, ostatní odejdou neprohlédnuté ze hry.
SE-202 = V pytlíku je na začátku 6 žetonů přesnosti, 2 hluku a 3 zpětného rázu. V zásobě je 5 přesnosti, 7 hluku a 3 tlumiče. Zbylé 4 zpětné rázy odejdou ze hry.
SE-203 = Odstřelovač už zná své úkoly a tajně si vybere 3 karty vybavení; smějí být i dvě stejné. Zbylých 7 se zamíchá do balíčku lícem dolů.
SE-204 = Teprve potom obránci veřejně vyberou 3 ze 6 specializací a dají každému oddílu jednu. Na každou kartu přijdou 2 použití a 1 žeton tlumiče.
SE-205 = Jednotky začínají na počátečních polích své barvy, důstojníci na důstojnických.
SE-206 = Deska času začíná na 10. Odstřelovač zatím nemá zranění a je první na tahu.
SE-207 = Jeden hráč za obránce velí všem třem oddílům. Dva velí každý jednomu a o třetí se dělí: hrát s ním smí kterýkoli z nich. Tři velí každý jednomu.
SE-208 = Oddíly si vybírají specializace v pořadí žlutý, červený, černý, každý podle svého hráče; za společný oddíl smí vybrat kterýkoli z obou.

## The sniper's turn

chapter-SE-3 = Tah odstřelovače
SE-301 = V prvním tahu si odstřelovač tajně vybere vstup v oblasti, kde není žádný z jeho úkolů. První pohyb předchází všemu ostatnímu a má aspoň 1 pole. Šipka leží mimo plán: pole, na které ukazuje, je prvním polem tohoto pohybu.
SE-302 = Stojí-li na začátku tahu odstřelovače jeho figurka na plánu, odebere se.
SE-303 = V jednom tahu smí odstřelovač v libovolném pořadí udělat jeden pohyb, zahrát jednu kartu vybavení a provést jednu akci: střelbu, získání kořisti, nebo splnění úkolu. Cokoli z toho smí vynechat, nic jiného tím ale nezíská.
SE-304 = Odstřelovač se pohne o 0 až 3 pole najednou; pohyb nelze ničím přerušit. Nevstoupí na pole, kde už v tomto tahu byl.
SE-305 = Pohyb o 0 nebo 1 pole je tichý. Pohyb o 2 nebo 3 pole zaznamená každá jednotka, která sousedí s některým jeho polem včetně prvního a posledního, bez ohledu na zdi, typy polí a viditelnost. Obránci se dozvědí, které jednotky to jsou, ne však počet polí ani pořadí. Šipku vstupu nezaznamená nikdo.
SE-306 = Obránci se dozvědí o výstřelech (ohlášený počet a vylosované žetony), o jednotkách, které zaznamenaly pohyb, o splněných úkolech a odhaleních, a že byla zahrána karta vybavení nebo získána kořist. Nedozvědí se, zda a jak daleko se odstřelovač pohnul, kdo byl cílem, když minul, ani pořadí, ledaže jedna veřejná věc předešla druhou.
SE-307 = Po skončení hry všichni uvidí celou cestu odstřelovače i s číslem na desce času na konci každého tahu.

## Shooting

chapter-SE-35 = Střelba
SE-351 = Odstřelovač tajně zvolí jednotku v přímé viditelnosti. Vzdálenost je nejmenší počet polí na platné linii: pole cíle se počítá, pole odstřelovače ne. Cíl na poli odstřelovače má vzdálenost 1.
SE-352 = Odstřelovač ohlásí, kolik žetonů vylosuje: aspoň tolik, kolik je vzdálenost, a nejvýše tolik, kolik je v pytlíku. Losuje bez vracení a všichni žetony vidí.
SE-353 = Je-li zpětného rázu a hluku dohromady 5 nebo více, zbraň selže. Výstřel pak mine, ať bylo vylosováno cokoli dalšího, a tlumič nepomůže.
SE-354 = Výstřel zasáhne, když zbraň neselže a žetonů přesnosti je aspoň tolik, kolik je vzdálenost. Jednotka opustí plán a řekne se, která to je. Když výstřel mine, cíl zůstane tajný.
SE-355 = K odhalení dojde při aspoň 2 žetonech hluku, za každý vylosovaný tlumič o 1 více; při zásahu, minutí i selhání zbraně. Figurka přijde na pole odstřelovače a zůstane tam jako poslední známé místo, i když odstřelovač potom odejde.
SE-356 = Po výstřelu se všechny vylosované žetony vrátí do pytlíku. Po losování už cíl změnit nelze.
SE-357 = Za zabitého vojína přibude v pytlíku 1 přesnost. Za zabitého důstojníka tlumič z karty specializace jeho oddílu, a pokud už v pytlíku je, 1 přesnost. Víc, než je v krabici (11 přesnosti, 9 hluku, 3 tlumiče), přibýt nemůže; akci lze přesto provést.
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
SE-406 = Samopal: odhalí se před střelbou; střílí se dvakrát, na jeden cíl nebo na dva. Nejdřív se ohlásí oba počty a žetony prvního výstřelu zůstanou mimo pytlík. Zásah i selhání se posuzují zvlášť. Po obou výstřelech rozhodne o odhalení jejich společný hluk a tlumiče, pak přibudou žetony za zabité. Druhý výstřel bez cíle pro ohlášený počet propadá.
SE-407 = Brokovnice: odhalí se před střelbou; nic se nelosuje. Odstřelovač je odhalen a pak jsou zabity všechny jednotky na jeho poli a na polích stejného typu, která s ním sousedí. Do pytlíku nic nepřibude.
SE-408 = Tiché náboje, odvedení pozornosti, samopal a brokovnice se odhalí hned při zahrání. Maskování hluku a šrapnelová mina zůstávají lícem dolů. Maskování hluku se hraje před pohybem, který má skrýt.

## The defenders' turn

chapter-SE-5 = Tah obránců
SE-501 = Každý oddíl buď shromažďuje informace, nebo provede až 2 akce jednotek. Oddíly se v akcích mohou libovolně střídat. Lze i pasovat.
SE-502 = Žádná jednotka neprovede v jednom tahu tutéž akci dvakrát. Jedna smí provést dvě různé akce a dvě z téhož oddílu stejnou.
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
SE-701 = Každou specializaci lze použít nejvýše dvakrát za hru a jednou za tah, před akcí či shromažďováním informací nebo po nich, je-li důstojník na plánu, v kterékoli oblasti. V jednom tahu jich lze použít víc. Ta, která mění akci, se ohlásí předem a nedává akci navíc; ta, která jednotce brání v akcích, nebrání shromažďování informací. Vojín nikdy neznamená důstojníka.
SE-702 = Zdravotník: v tahu odstřelovače, když výstřel zasáhne vojína tohoto oddílu. Vojín zůstane, do pytlíku nic nepřibude, hluk platí dál. Proti minám nepomáhá. Proti brokovnici zachrání jednoho vojína, a je-li sám zasažen, žádného; u samopalu pomůže proti jednomu z obou výstřelů.
SE-703 = Radista: vojín kteréhokoli oddílu, který je od začátku tahu mimo plán, je povolán na volné pole stejného typu sousedící s tímto důstojníkem, ať je kdekoli. Nestojí to akci, ale je to povolání tohoto vojína v tomto tahu. Důstojník se předtím v tomto tahu nesmí pohnout; potom smí.
SE-704 = Odstřelovač obránců: útok důstojníka v tomto tahu může být výstřel na pole v jeho přímé viditelnosti z odstřelovačova pytlíku; losuje se nejméně tolik žetonů, kolik je vzdálenost, a nejvýše 7. Selhání a přesnost platí jako obvykle; zásah zraní odstřelovače, je-li tam. Nikdo se neodhalí, nic nepřibude, žetony se vrátí. Důstojník se předtím nesmí pohnout, potom smí.
SE-705 = Psovod: každé použití natrvalo postaví jednoho ze dvou psů na pole důstojníka nebo na pole stejného typu s ním sousedící. Po pohybu, i tichém, odstřelovač označí každého psa, na jehož pole vstoupil, opustil je nebo jím prošel; psi opodál nic necítí. Maskování hluku nepomáhá. Psi se nehýbou, nikomu nebrání, nejsou jednotky ani cíle.
SE-706 = Střelec: útok důstojníka v tomto tahu může místo vlastního pole mířit na sousedící pole jakéhokoli typu. Stojí akci útok.
SE-707 = Průzkumník: vojín tohoto oddílu, který je na plánu, přejde na kterékoli volné pole oblasti, v níž je právě důstojník, stejného typu jako vojínovo pole. Miny přitom nevybuchují. Tento vojín v tomto tahu neprovede žádnou akci, předtím ani potom.

## Maps

chapter-SE-8 = Mapy
SE-801 = Mapu tvoří pole (typ, oblast, číslo úkolu, počáteční značka), hrany se zdí, dveřmi nebo žebříkem a vstupy. Která pole sousedí, odkud je kam vidět a jak je to daleko, plyne ze samotné kresby. Mezi poli nejsou mezery a pod jinými poli leží jen tunely.
SE-802 = Pole jsou různě velká. Cesty a otevřená prostranství jsou velká: daleko se dojde i dostřelí. Uličky a místnosti jsou malé.
SE-803 = Odpalovací základna, mapa pro začátek: pod širým nebem, bez vyvýšených polí a překážek. V každé oblasti jsou budovy, mezi nimi sklad a budova raketového výzkumu s předními dveřmi do cesty a zadními do uličky. Je tu ponorka u mola, tři vagony v černé oblasti, voda, nejméně šest polí náročného terénu a 85 až 110 polí, na která lze vstoupit.
SE-804 = Ponorkový bunkr: velká hala rozdělená vyvýšenými plošinami, na které vede nejméně šest žebříků. Jsou tu místnosti ve žluté, černé a červené oblasti, dvě červená pole tunelu pod střední plošinou, přístavní bazény, nejméně tři překážky a člun, z něhož výstřel přes vodu na plošinu potřebuje 2 přesnosti. Vstoupit lze na 85 až 110 polí.
SE-805 = Z devíti úkolů leží tři v jedné oblasti a v každé další dva. Ke každému vedou z každého dovoleného vstupu nejméně dvě oddělené cesty. Nejbližší je 5 až 9 jednotlivých kroků daleko.
SE-806 = Vyváženost map se měří: hrají-li na obou stranách nejsilnější boti, odstřelovač na každé mapě vyhraje 45 až 55 % z nejméně 400 her.
SE-807 = Můžete si nakreslit vlastní mapu: formát souboru je popsaný, kontrola vysvětlí každou chybu a obrázek ukáže výsledek.

## Line of sight

chapter-SE-85 = Přímá viditelnost
SE-851 = Z jednoho pole je vidět na druhé, když některá úsečka od hrany jednoho k hraně druhého neprochází žádným polem, které brání. Tato dvě pole sama nikdy nebrání. Dotyk rohu ani vedení podél hrany není průchod.
SE-852 = Linii brání vnitřní pole, vyvýšená pole a překážky. Venkovní pole, náročný terén, voda a zdi jí nebrání nikdy.
SE-853 = Vnitřní pole nebrání linii, která vede jen vnitřními poli, oba konce v to počítaje. Proto na sebe v jedné budově všichni vidí.
SE-854 = Mezi dvěma vyvýšenými poli brání jen překážky. Nad vším ostatním linie projde, minutá pole se ale počítají do vzdálenosti.
SE-855 = Vyvýšené pole po cestě zastaví každou linii k venkovnímu nebo vnitřnímu cíli.
SE-856 = Mezi vyvýšeným a vnitřním polem je vidět jen po linii, která projde aspoň jedním venkovním polem nebo hranou se žebříkem. Z místnosti hned vedle plošiny na ni tedy vidět není.
SE-857 = Kdo je na stejném poli jako cíl, ten ho vidí.
SE-858 = Kde leží tunel pod plošinou, počítá linie jedno pole: tunel, jsou-li oba její konce pole tunelu, jinak plošinu.
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
SE-901 = Hrajete za odstřelovače, obránce řídí karty rozkazů. Vyhrajete dvěma úkoly. Prohrajete se dvěma zraněními, nebo když dojde balíček rozkazů. Deska času se nepoužívá.
SE-902 = Karet rozkazů je 21. Deska rozkazů má tři místa s jedním, dvěma a třemi proužky: na prvních dvou leží karty lícem nahoru, na třetím lícem dolů.
SE-903 = V každém tahu obránců určí kostka rozkazů (1, 1, 1, 2, 2, 3) místo, jehož karta se provede a odhodí. Další karty se posunou, ta na místě 2 se otočí lícem nahoru a na místo 3 přijde nová. Když už žádná není, obránci po tomto tahu vítězí. V balíčku je zpočátku 18 karet, tahy si tedy můžete spočítat.
SE-904 = Poslední známá oblast je vyznačena na plánu. Zpočátku je to oblast vstupu. Stane se jí vaše oblast, když na plán přijde vaše figurka; zaznamenají-li jednotky pohyb, je to oblast nejbližší z nich.
SE-905 = Po výstřelu se za každý vylosovaný žeton hluku nejbližší jednotka, která nebyla cílem, pohne o 1 pole k vám. U samopalu se nepohne žádný z obou cílů a hluk obou výstřelů se sčítá.
SE-906 = Rozkazů je šest druhů: obklíčení figurky nebo poslední známé oblasti, prohledání této oblasti, pozorování kolem figurky, hlídka mezi úkoly, posily a uzávěra dveří a žebříků. Akce každé jednotky je pevně dána, při shodě rozhoduje číslo jednotky. Jednotka, která skončí na vašem poli, zaútočí.
SE-907 = Jako svou jedinou akci v tahu můžete obránce zmást: prohodit karty na dvou místech, nebo se podívat na tu, která leží lícem dolů.
SE-908 = Specializace se nepoužívají; za zabitého důstojníka dál dostanete jeho tlumič. Zvolit lze tři úpravy obtížnosti: 2 náhodné karty vybavení, 5 žetonů přesnosti v pytlíku a 1 kartu vybavení navíc.
SE-909 = Vyváženost hry jednoho hráče se měří: nejsilnější bot odstřelovače vyhraje na každé mapě 40 až 60 % ze 400 her.
