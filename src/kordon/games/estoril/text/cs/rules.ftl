### Estoril 1942: every rule by its id.

## Pieces

chapter-ES-0 = Součásti hry
ES-001 = Všichni začínáte se stejnými šesti postavami, každý ve své barvě: červené, zelené, modré, nebo žluté. Dalších 27 postav tvoří balíček.
ES-002 = Postava má jméno, vliv (0 a více), vítězné body (VB), vlajku a nejvýše dva symboly schopností. Dva stejné symboly znamenají, že schopnost lze použít dvakrát; i pro mise se počítají dvakrát. Symbol ženy se počítá jen pro misi.
ES-003 = Misí je dvanáct; v jedné hře se použijí čtyři.
ES-004 = Osm desek míst má čísla 1 až 8. Deska je čtverec ze čtyř políček: jedno je pro odměnu, ostatní jsou pole působení I, II a III. Deska 8 má pole I až IV a odměnu uprostřed.
ES-005 = Na políčku s nápisem TOP SECRET leží karta lícem dolů, na každém jiném lícem nahoru.
ES-006 = Pole se symbolem nahlédnutí vám dovolí podívat se na jednu kartu ležící lícem dolů, i na odměnu, a to hned, jak na pole vyložíte svou kartu. Symbol určuje kde: na této desce, na této nebo sousední, či na kterékoli. Nikdo jiný kartu neuvidí.
ES-007 = Vaše první šestice: Hans R. (Německo, spiklenec), Elizabeth (Velká Británie, svůdce, žena), Linda X. (Spojené státy, vrah, žena) a z Portugalska Araújo (bez schopnosti), Guedes (diplomat) a Roque (nacionalista). Araújo má vliv 2, Linda X. a Roque 0, ostatní 1. Každá postava má 1 VB.
ES-008 = V balíčku je 27 postav: 6 z Portugalska, po 4 z Německa, Velké Británie a Spojených států, po 2 ze Španělska, Francie a Sovětského svazu, po 1 z Maďarska, Itálie a Jugoslávie. Mají dohromady 7 symbolů vraha, 7 svůdce, 7 spiklence, 6 diplomata, 6 nacionalisty a 7 ženy.
ES-009 = Každá z dvanácti misí má hodnotu 6 VB. Šest počítá symbol: vrahy, svůdce, spiklence, nacionalisty, diplomaty, nebo ženy. Čtyři počítají vlajku: Portugalska, Německa, Velké Británie, nebo Spojených států. Jedna sčítá vliv a jedna počítá různé vlajky z této šestice: Španělsko, Francie, Maďarsko, Itálie, Sovětský svaz a Jugoslávie.
ES-010 = Každá deska má políčka v jiném pořadí. TOP SECRET jsou všechna pole působení kromě těch na desce 3 a také odměny na deskách 2 a 8. Pole II dává nahlédnout na vlastní desce, pole III i na sousední, pole IV desky 8 na kterékoli; na desce 3 nahlédnutí není.
ES-011 = Nahlédnout smíte na cizí kartu lícem dolů nebo na odměnu lícem dolů, ne na vlastní kartu. Nahlédnutí se můžete i vzdát.
ES-012 = Spiklenec potřebuje kartu v balíčku a odměnu na poli; bez nich symbol použít nelze.
ES-013 = Co se dá odvodit, není tajemství: kdykoli se smíte podívat, jaké karty má kterýkoli hráč. Skryté je jen to, které z nich drží v ruce a které kde leží lícem dolů.

## Set-up

chapter-ES-1 = Příprava hry
ES-101 = Ve dvou má každý 6 žetonů, ve třech 4 a ve čtyřech 3.
ES-102 = Vylosují se čtyři mise a vyloží se lícem nahoru, aby je všichni viděli. Ostatní se v této hře nepoužijí.
ES-103 = Z 27 postav vznikne zamíchaný balíček lícem dolů. O začínajícím hráči rozhodne náhoda.

## A round

chapter-ES-2 = Kolo
ES-201 = V každém kole se osm desek zamíchá a šest náhodných se vyloží lícem nahoru do 2 řad po 3. Každá se náhodně natočí do jednoho ze čtyř směrů.
ES-202 = Na každé pole odměny přijde vrchní karta balíčku, lícem nahoru či dolů podle pole. Když karty nestačí, zůstanou prázdná pole na deskách s nejvyššími čísly.
ES-203 = Postupně každý vyloží jednu postavu z ruky na volné pole působení a na ni svůj žeton. Komu už nezbývá žeton nebo karta, ten se přeskočí. Když už nikdo vyložit nemůže, začne vyhodnocení míst.
ES-204 = Šest desek tvoří dohromady síť 4 × 6 políček. Pole působení na jejím okraji jsou vnější, ostatní vnitřní. Na volné vnější pole smíte kartu vyložit vždy.
ES-205 = Na vnitřní pole smíte vyložit kartu jen vedle jiné své karty. Obě pole musí mít společnou hranu; mohou ležet i na různých deskách. Pole odměny není pole působení.
ES-206 = Pokud nemáte k dispozici ani volné vnější pole, ani volné vnitřní pole vedle své karty, smíte použít kterékoli volné pole působení.
ES-207 = Dokud máte žeton a kartu a některé pole je volné, musíte vyložit kartu. Vzdát se tahu nelze.

## Resolving

chapter-ES-3 = Vyhodnocení míst
ES-301 = Místa se vyhodnocují jedno po druhém od nejnižšího čísla. Nejdříve se na této desce otočí všechny karty ležící lícem dolů, i odměna. Ostatní desky si svá tajemství nechají.
ES-302 = Pak přijdou na řadu schopnosti podle polí: I, II, III, IV. Každý symbol svých postav můžete použít, nebo vynechat. Postava odstraněná či přesunutá dřív, než na ni dojde, nic nedělá.
ES-303 = Po schopnostech se uplatní zvláštnost místa. Pak každý sečte vliv svých postav na desce a nejsilnější si vezme odměnu do ruky; i vliv 0 se počítá. Při shodě ji získá ten z nejsilnějších, kdo má postavu na poli s nejnižším číslem. Ostatní karty zůstanou ležet.
ES-304 = Pokud na desce nikdo nemá postavu, odměna přijde lícem dolů pod balíček.
ES-305 = Po vyhodnocení všech šesti míst se karty i žetony vrátí majitelům. Kdo má pak v ruce víc než šest karet, tajně vybere přebytečné. Všichni je ukážou najednou a každému zůstanou ležet v otevřené hromádce. Kdo má šest karet nebo méně, neodhazuje nic.
ES-306 = Začínajícím hráčem se stane soused po levici a začne další kolo. Po čtvrtém kole hra končí.
ES-307 = Místa sousedí, když se jejich desky v rozložení 2 × 3 dotýkají stranou.
ES-308 = Symbol, který by nic nezměnil, se přeskočí bez ptaní: když není koho vybrat nebo když není žádný krajan, který by se počítal.
ES-309 = Má-li vaše postava dva různé symboly, sami určíte, který použijete dřív. Na oba dojde řada ještě před dalším polem.

## Abilities

chapter-ES-4 = Schopnosti
ES-401 = Vrah: vyberte postavu na téže desce, třeba i vlastní, ale ne odměnu. Vrátí se do ruky majitele. Ve hře zůstává, ale tuto kartu ani její žeton už v tomto kole nelze vyložit.
ES-402 = Spiklenec: podívejte se na vrchní kartu balíčku a na odměnu této desky. Jednu dejte lícem dolů pod balíček, druhou lícem nahoru na pole odměny. Kartu z balíčku ostatní uvidí, jen stane-li se odměnou; odměnu, která jde pod balíček, už viděli všichni.
ES-403 = Nacionalista: +1 vlivu za každou další kartu se stejnou vlajkou na této desce a v sousedních místech, ať patří komukoli. Počítají se i karty v místech už vyhodnocených a odměny ležící lícem nahoru, karty lícem dolů ne. Dvojitý symbol dává za každou +2. Přídavek se určí, když na symbol dojde řada, a pak už se nemění.
ES-404 = Svůdce: vyberte postavu v sousedním místě, třeba už vyhodnoceném, a přesuňte ji i se žetonem na volné pole působení této desky. Odměnu přesunout nelze. Leží-li postava lícem dolů, otočte ji. Její schopnosti se ignorují, její vliv se tu počítá majiteli. Bez volného pole na této desce svůdce použít nelze.
ES-405 = Diplomat: položte bílý žeton na kteroukoli postavu na této desce nebo v sousedním místě, lícem nahoru i dolů, i v místě už vyhodnoceném; diplomat smí chránit i sám sebe. Do konce kola ji nemůže zvolit žádný vrah ani svůdce.
ES-406 = Žena: tento symbol na desce nic nedělá. Počítá se pro misi.
ES-407 = Svedená postava přijde o přídavky z předchozí desky; na nové začíná s vlivem vytištěným na kartě.
ES-408 = Počet bílých žetonů není omezený: diplomati smějí v jednom kole chránit libovolný počet postav. V krabici je jich šest a jeden počítá kola; když dojdou, poslouží jako žeton cokoli jiného.

## Boards

chapter-ES-5 = Místa
ES-501 = Místo 1, Kostel Santo António: vraha zde nelze použít. Postavy s tímto symbolem se sem ale vykládat smějí.
ES-502 = Místo 2, Hotel Palácio: každá britská postava zde má +1 vlivu.
ES-503 = Místo 3, Pláž Tamariz: vše zde leží lícem nahoru, i odměna.
ES-504 = Místo 4, Hotel Atlântico: každá německá postava zde má +1 vlivu.
ES-505 = Místo 5, Muchaxo: ať tato deska leží kdekoli, všechna její pole působení jsou vnější.
ES-506 = Místo 6, Kasino Estoril: po schopnostech se za každou postavu zde hodí dvěma kostkami. Rozdíl hodnot se přičte k jejímu vlivu.
ES-507 = Místo 7, Boca do Inferno: po schopnostech, jsou-li zde aspoň dva hráči, vybere nejslabší z nich jednu svou postavu na této desce a ta navždy odejde ze hry. Při shodě je ušetřen ten, kdo má postavu na poli s nižším číslem.
ES-508 = Místo 8, Muzeum Castro Guimarães: jsou zde čtyři pole působení. Kdo vyloží kartu na pole IV, smí nahlédnout na kartu na kterékoli desce.

## The end

chapter-ES-6 = Konec hry
ES-601 = Každá karta ve vaší hromádce odhozených karet má hodnotu 1 VB.
ES-602 = Přičtěte VB postav v ruce, nejvýše šesti.
ES-603 = Každá mise dá 6 VB tomu, kdo má na kartách v ruce nejvíc toho, co mise počítá; odhozené karty se nepočítají. Při shodě se body rozdělí a zaokrouhlí dolů. Kdo z toho nemá vůbec nic, nezíská nic.
ES-604 = Mise různých vlajek počítá každou uvedenou zemi jednou. Mise vlivu sčítá vliv vytištěný na kartách.
ES-605 = Jedna karta se smí počítat pro více misí.
ES-606 = Vítězí nejvyšší součet VB. Při shodě rozhodne počet vyhraných misí (i společná se počítá), pak součet VB postav v ruce. Trvá-li shoda dál, vítězství je společné.
ES-607 = Kvůli Boca do Inferno můžete mít méně karet než žetonů. Vyložíte pak jen tolik karet, kolik jich máte.

## Variants

chapter-ES-7 = Varianty
ES-701 = Tajné mise (tři nebo čtyři hráči): jedna mise je odkrytá. Mezi každými dvěma sousedy leží lícem dolů mise, na kterou se smějí dívat jen oni dva; je jich tolik, kolik hráčů. Na konci se otočí všechny a každý může bodovat za kteroukoli.
ES-702 = Tajný náborový úřad: kromě společných misí dostane každý jednu vlastní, tajnou. Nesmí to být mise vlivu; místo ní se losuje jiná. Na konci získáte 1 VB za každý symbol své mise na kartách v ruce i mezi odhozenými kartami.
ES-703 = Na druhém místě záleží: druhý v misi získá 3 VB. Při shodě na prvním místě se dělí 9 VB a druhé místo není; při shodě na druhém se dělí 3 VB. Podíly se zaokrouhlují dolů.
ES-704 = Mise náborového úřadu se rozdávají nakonec, po veřejných a tajných. Mise různých vlajek i zde počítá každou uvedenou zemi jen jednou.
ES-705 = I druhé místo vyžaduje alespoň jedno z toho, co mise počítá.
