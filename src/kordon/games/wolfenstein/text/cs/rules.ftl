### Wolfenstein: každé pravidlo a jeho číslo.

## Součásti

chapter-WO-0 = Součásti
WO-001 = Hrdinů je šest: B.J. Blazkowicz, Anya Oliwa, Set Roth, Bombate, Max Hass a Klaus Kreutz. Hrdina má životy, brnění, akční body, přesnost, počáteční výbavu a schopnosti, které stojí slávu nebo platí vždy. Jedna zbraň je aktivní a každý druh vybavení má jedno místo.
WO-002 = V krabici je 8 Soldatů, 8 vesmírných vojáků, 4 Supersoldati, 3 Panzerhundi (velcí), 6 důstojníků, 8 dronů, 4 Übersoldati, 2 úderníci a 2 raketoví vojáci. Bossové jsou profesor Solomon Bevli, generál Oscar von Grim, Mecha-Hitler (velký) a Adolf Hitler. Nepřítel má životy, brnění, akční body, iniciativu, zbraň, schopnosti a kořist pro toho, kdo ho zabije, i pro ostatní.
WO-003 = Jsou čtyři balíčky: 31 zbraní, 62 karet vybavení, 20 událostí a 14 truhel.
WO-004 = Kostka má dvanáct stran: 4 srdce, 4 štíty, 2 přebití a 2 prázdné.
WO-005 = Vybavení je šesti druhů: brnění, doplněk zbraně, posílení, jednorázová věc, oděv a ostatní.
WO-006 = Mapu tvoří 8 místností a 8 chodeb rozdělených na pole. Jsou na ní dveře, mříže, těžký terén, tajné chodby A, B a C ve dvojicích, truhly, události, cíle A–D, starty hrdinů a značky posil.
WO-007 = Střelivo je lehké, těžké nebo zvláštní. Jeden žeton je celý zásobník.
WO-008 = Zveřejněné hodnoty zůstávají: akční body B.J. a Klause, Soldat, pistole 1960, LaserKraftWerk, průrazný Sturmgewehr, mohutné brnění, loutkář, „Já jsem Führer“ a pořadí misí.
WO-009 = Všechna ostatní čísla a karty jsou naše. Místnosti mají 6 × 6 polí, chodby 6 × 2 a otáčejí se podle potřeby.
WO-010 = Nikde není zakázaný symbol.
WO-011 = Okraj mapy je zeď a díly, které se dotýkají, jsou podél společné hrany otevřené. Každý díl je samostatná místnost nebo chodba. Sousedí ty, které mají společnou hranu, ať tam stojí dveře, nebo mříž.
WO-012 = Dveře a mříže stojí jen v průchodech širokých dvě pole: v ústí chodby nebo v mezeře, kterou mise nechává ve zdi. Figurka stojí ve dveřích, když zabírá pole na obou stranách.
WO-013 = Žetony nikdy nedojdou. Figurky ano: co v krabici chybí, to se nepostaví, ale mrtví se mohou vrátit. Hans Grösse přichází jen na nejtěžší úrovni.
WO-014 = Díly jednoho druhu se mohou zastoupit.
WO-015 = Některé karty mají vlastní žetony: motorové brnění a Šošana.

## Příprava

chapter-WO-1 = Příprava
WO-101 = Zvolte úroveň, misi a čtyři hrdiny. Každý hrdina dostane svou výbavu, střelivo a jeden žeton společného života. Je 1. kolo a ohrožení je 0.
WO-102 = Počáteční zbraně a vybavení se vyjmou z balíčků, balíčky se zamíchají a každý hrdina si lízne jednu kartu vybavení.
WO-103 = V 1. kole vstupuje hrdina na start při první aktivaci a má celý tah, než vstoupí další. Jediný start slouží všem; ze čtyř si každý vezme jeden.
WO-104 = Hrdinové jsou vždy čtyři, každý jiný, rozdělení co nejrovnoměrněji.
WO-105 = Kdo se nedohodne, kdo začíná nebo kdo si vezme hrdinu, hází dvěma kostkami; rozhoduje víc srdcí a štítů.
WO-106 = Hrdina opouští start prvním krokem; kde jsou čtyři, vybere hráč volný. Skončit na něm tah lze jen tehdy, když žádný krok nebyl možný. Hrdina začíná s jedním žetonem střeliva pro svou zbraň.
WO-107 = Na startovním poli smí hrdina jednat už před prvním krokem, ale dokud je krok možný, body na něj si nechává.
WO-108 = Hrdina, pro kterého není žádný start volný, zůstává venku, přijde o tah a vstoupí v příštím kole.

## Kolo

chapter-WO-2 = Kolo
WO-201 = Kolo má fázi hráčů, fázi nepřátel a úklid. Když uplyne poslední kolo mise a cíle nejsou splněné, hra je prohraná.
WO-202 = Ve fázi hráčů se jde od prvního hráče po směru hodin; každý aktivuje všechny své hrdiny, jednoho po druhém, v libovolném pořadí.
WO-203 = Aktivovaný hrdina dostane své akční body, s žetonem únavy polovinu, a jedná v libovolném pořadí. Na konci zmizí žeton únavy, který tam byl od začátku. Je-li v téže místnosti nebo chodbě jiná figurka, položí se tam hluk.
WO-204 = Nevyužité akční body propadají. Skončit dřív je dovoleno.
WO-205 = Při úklidu mizí hluk z místností a chodeb bez figurek, počítadlo kol jde dál a volí se nový první hráč. Mrtví mizí hned.
WO-206 = První hráč určí, kdo začne příští kolo; vybírá z hráčů, kteří ještě mají hrdiny.

## Akce

chapter-WO-3 = Akce
WO-301 = Akční body: pohyb 1, do těžkého terénu 2; cesta tajnou chodbou 1; otevření dveří 1, odstranění mříže 1, prohledání 1, přebití 2. Útok a vybavení stojí, co říká karta. Předání a výměna výbavy, vypětí, zvláštní režim a pomoc nestojí nic.
WO-302 = Vše se smí opakovat, dokud stačí body, ale útoky a přebití mají v tahu dohromady jedno místo, po vypětí dvě. Vypětí, zvláštní režim a schopnost za slávu jsou možné každé jednou za tah.
WO-303 = Vypětí dává polovinu základních akčních bodů, zaokrouhlenou nahoru, a druhý útok. Na hrdinu položí žeton únavy, který zůstane do konce příštího tahu. Kdo už žeton má, vypnout se nemůže.
WO-304 = Únavou jako cenou nezaplatí hrdina, který žeton má. Únava jako následek je možná vždy, ale žeton je nejvýš jeden.
WO-305 = Pohyb je o jedno pole, rovně nebo šikmo. Zastaví ho zdi, zavřené dveře a mříže. Šikmý krok potřebuje, aby aspoň jedno ze dvou postranních polí bylo průchozí.
WO-306 = Figurka projde přes spojence, ne přes nepřátele, a nikdy neskončí tam, kde stojí jiná.
WO-307 = Nikdo nevstoupí na pole s žetonem události, truhly nebo cíle. Přes starty a značky posil se dá projít, zastavit se na nich nedá. Krok na pole, kde se zastavit nedá, potřebuje body a volné pole, kam jít dál.
WO-308 = Zavřené dveře brání výhledu i pohybu; jednou otevřené zůstanou otevřené.
WO-309 = Mříže brání pohybu, ne výhledu. Odstraní je jen hrdina se zbraní, která propaluje kov.
WO-310 = Tajná chodba vede k žetonu se stejným písmenem, jen pro hrdiny: 1 bod za vstup, 1 a únava jako cena za cestu, 1 za sestup, a jen když je volné pole, kam sestoupit. Hrdinové mohou přes takové pole i jen projít; nepřátelé na ně nevstupují.
WO-311 = Událost se prohledává ze sousedního pole a jen tehdy, když v její místnosti nebo chodbě není nepřítel: žeton zmizí a zvolí se jedna možnost karty. Truhla se prohledává ze sousedního pole, i u nepřátel, a její karta platí hned.
WO-312 = Při hodu na úspěch uspěje srdce a štít, přebití a prázdná strana ne.
WO-313 = Přehozená kostka se už nepřehazuje: platí druhý výsledek.
WO-314 = Sousedství nesahá přes zdi, zavřené dveře ani mříže; přes mříže sahají jen útoky, omračující granát a dynamit. S dveřmi a mřížemi se pracuje z pole, které se jich dotýká, a na mříže je třeba mít v ruce zbraň, která propaluje kov.

## Útok

chapter-WO-4 = Útok
WO-401 = Útok potřebuje cíl na dohled a v dosahu, akční body zbraně a jeden žeton jejího střeliva, který zůstává. Není možný s žetonem přebití na zbrani.
WO-402 = Kostek je tolik, kolik dají dohromady přesnost, zbraň a zvláštní režim.
WO-403 = Srdce bere 1 život mimo brnění. Štít bere 1 brnění, a když už brnění není, 1 život. Přebití položí na zbraň žeton, nejvýš jeden; pro nepřátele a boty je prázdné.
WO-404 = Přebití žeton odstraní. Zabere místo útoku, ať je zbraň jakákoli.
WO-405 = Zvláštní režim se použije jednou za tah a platí žetony z karty. Co platí vždy, nic nestojí.
WO-406 = Nepřítel bez životů mizí. Kdo ho zabil, dostane kořist zabijáka, každý jiný hrdina kořist družiny.
WO-407 = Zranění bez kostek bere nejdřív brnění.
WO-408 = Na cíl je vidět, jsou-li volné dvě přímky: ze dvou různých rohů vlastního pole ke dvěma různým rohům pole cíle. Brání zdi, zavřené dveře a figurky, i přímka podél zdi. Přímka, která začíná na linii zdi, je volná jen na svou stranu; dotknout se konce zdi nevadí. Výhled je vzájemný.
WO-409 = Dosah se počítá v polích, rovně i šikmo, každé za jedno.
WO-410 = Nepřítel hází o 1 kostku méně za každé pole mezi ním a cílem, nejméně jednou. Hrdinům kostky neubývají.
WO-411 = Tiché zabití nožem, sekerou nebo trubkou je útok na souseda za 2 akční body. Karta se odhodí, ať to vyjde, nebo ne; přebití je prázdné. Nedělá hluk a nezvyšuje ohrožení.
WO-412 = Útok zbraní s tlumičem nedělá hluk a nezvyšuje ohrožení.
WO-413 = Omráčený v příštím tahu nejedná, sabotovaný v něm neútočí. Žeton zmizí na jeho konci.
WO-414 = Žetony, těžký terén a otevřené dveře výhledu nebrání. Přímka, která se jen dotkne rohu figurky, je volná; ta podél její hrany ne. Velká figurka nebrání sama sobě.
WO-415 = Střelivo si hrdina mezi vlastními zbraněmi přesouvá volně a některé zbraně berou jakékoli. Zda je útok možný, se posuzuje před zaplacením režimu.
WO-416 = Brnění se neobnovuje, leda společným životem.
WO-417 = Použít vybavení není útok, kromě tichého zabití: nezabírá místo a hluk dělá jen tehdy, když to karta říká. Jeho oběti zvyšují ohrožení.
WO-418 = Mají-li odejít žetony libovolného střeliva, jsou to ty, kterých má hrdina nejvíc; při stejném počtu nejdřív lehké, pak těžké.

## Sláva a výbava

chapter-WO-45 = Sláva a výbava
WO-451 = Sláva je z kořisti a z událostí, patří jednomu hrdinovi a platí jeho schopnosti, jednu za tah.
WO-452 = Jedna zbraň je aktivní, ostatní se nesou; ve vlastním tahu je výměna zdarma. Zbraň má jeden doplněk, hrdina na svých místech po jedné kartě od druhu; nést lze cokoli. Posílení a brnění zůstávají tam, kde byly nasazeny.
WO-453 = Dát výbavu nebo střelivo sousednímu hrdinovi je ve vlastním tahu zdarma; zbraň jde i s žetonem přebití. Brát nelze.
WO-454 = Použité události, truhly a vybavení jdou na své odhazovací hromádky, které se zamíchají, když balíček dojde; zbraně se vracejí do balíčku. Není-li už nic, karta nepřijde; ostatní platí.
WO-455 = Brnění pohlcuje, posílení natrvalo zvyšuje životy nebo brnění, jednorázová věc funguje jednou, oděv skrývá nebo chrání.
WO-456 = Některé události nedávají na výběr. Úkol se splní dosažením startu: vstoupit na něj, nebo stát vedle.
WO-457 = Kartu, kterou si hrdina vzal do ruky, oblékl nebo připojil, lze změnit znovu, až když udělá něco jiného.
WO-458 = Když hrdina aktivní zbraň předá nebo o ni přijde, má v ruce další vlastní. Hrdina beze zbraně si hned vezme první, kterou dostane.

## Hluk a ohrožení

chapter-WO-5 = Hluk a ohrožení
WO-501 = Útok dělá hluk v místnosti nebo chodbě útočníka i cíle. Na jednom místě je jeden žeton.
WO-502 = Hrdina v jedné místnosti nebo chodbě s jinou figurkou tam dělá hluk hned a znovu na konci aktivace.
WO-503 = Ohrožení stoupá o 1 za každého zabitého nepřítele, kromě tichého zabití, a za to, co to samo říká.
WO-504 = Když na mapě zemře poslední důstojník, ohrožení klesne na 0.
WO-505 = Při limitu mise se ozve poplach. Figurky přijdou na značky posil nebo na nejbližší volná pole směrem k hrdinům, nejvyšší iniciativa nejblíž k hrdinovi. Ve fázi nepřátel v ní ještě jednají, podle iniciativy; nikdo nejedná dvakrát.
WO-506 = Figurky z události se objeví na jejím poli a kolem něj, pokud karta neříká jinak.
WO-507 = Přichází-li víc figurek najednou, velké si najdou místo dřív než malé.

## Nepřátelé

chapter-WO-6 = Nepřátelé
WO-601 = Na začátku fáze nepřátel se každý nepřítel jednou posoudí: probudí se, když vidí hrdinu nebo když je hluk v jeho či sousední místnosti nebo chodbě. Hluk nebudí důstojníky ani bosse: musejí vidět hrdinu, nebo být od své poslední fáze napadeni, a pak jdou k nejbližšímu. Co nastane ve fázi později, nebudí nikoho.
WO-602 = Dřív jedná vyšší iniciativa, pak ten, kdo je blíž k hrdinovi, pak koho určí vedoucí. Zablokovaný čeká a zkouší to znovu po dalších.
WO-603 = Nepřítel útočí na nejbližšího hrdinu v dosahu a na dohled, jednou za fázi. Jinak jde nejlevnější cestou k nejbližšímu viditelnému hrdinovi, dokud nemůže zaútočit, a pak dál, dokud není vedle hrdiny nebo mu nedojdou body. Při stejné vzdálenosti si vybere toho, kdo má dohromady méně životů a brnění, pak rozhodne vedoucí.
WO-604 = Nevidí-li hrdinu, jde k neviděnému ve své hlučné místnosti, jinak do hlučného sousedství, kde je nejvíc hrdinů, pak do bližšího, pak podle volby vedoucího. Je-li hluk jen u něj, zůstane.
WO-605 = Nepřátelé otevírají dveře za 1 akční bod. Kromě útoku, pohybu a dveří nedělají nic.
WO-606 = Vedoucí rozhoduje jen skutečné volby: ty, které mění pořadí, cíl nebo konečné pole. Začíná první hráč a s každou fází nepřátel jde role dál po směru hodin. Nedostanou ji hráči se dvěma hrdiny, když jiní mají jednoho; má ji hráč bez hrdinů, a je-li jich víc, střídají se.
WO-607 = Nepřítel, který nemůže překážku překonat, u ní zůstane stát.
WO-608 = Za kým nepřítel jde, se určí, když vyrazí, a znovu po jeho útoku. Hrdina, který se objeví na dohled, má přednost před hlukem; v hlučné místnosti nebo chodbě nepřítel zůstane.
WO-609 = Nepřítel jde po nejlevnějších cestách, kam mu stačí body: na volné pole vedle hrdiny, má-li na to, jinak směrem k hrdinovi kolem svých. Útočí a otevírá dveře jen z polí, kde smí stát.
WO-610 = Figurka, kterou přivolá boss, ve fázi svého příchodu nejedná.
WO-611 = Z hlučných místností a chodeb je bližší ta, do které vstup stojí méně akčních bodů, i s dveřmi po cestě.

## Život a smrt

chapter-WO-7 = Život a smrt
WO-701 = Hrdina s 0 životy krvácí a zemře, když mu nikdo nepomůže před jeho příštím tahem.
WO-702 = Aktivní hrdina pomůže krvácejícímu sousedovi tím, že odhodí vlastní žeton společného života a vezme si žeton únavy. Krvácející má zase plné životy i brnění. Sám sobě nikdo nepomůže a s žetony se neobchoduje.
WO-703 = Mrtvý hrdina odchází s celou výbavou. Kde nesmí nikdo padnout, je hra v tu chvíli prohraná.
WO-704 = Prohra: uplynulo poslední kolo, všichni hrdinové jsou mrtví nebo to říká mise. Výhra: splněné všechny cíle, i pro hráče, jejichž hrdinové padli.
WO-705 = Když si schopnosti odporují, nepřátelé mají přednost před hrdiny a hrdinové před vybavením a zbraněmi.
WO-706 = Cíle mise, které nesl padlý hrdina, zůstanou na poli, kde ležel.

## Zvláštní figurky

chapter-WO-8 = Zvláštní figurky
WO-801 = Velké figurky zabírají 2 × 2 pole, vidí a jsou viděny z každého z nich a plošný účinek je zasáhne jednou. Ta, která by skončila ve dveřích, se zdarma posune o pole dál, nebo zůstane před dveřmi, není-li za nimi místo.
WO-802 = Bot je figurka nepřítele, kterou událost získala pro nás. Jedná hned po svém hrdinovi, pohybuje se a útočí jako hrdina, pro nepřátele je hrdinou, otevírá dveře a truhly, ale neprohledává události, nic nenese, nekrvácí, neunaví se a nezná tajné chodby. Jeho kořist dostane hrdina. Jedná, i když hrdina nemůže, a odejde, když hrdina zemře.
WO-803 = Jeden hráč hraje za všechny čtyři hrdiny; nic jiného se nemění.
WO-804 = Krok velké figurky posune všechna čtyři pole a stojí o 1 víc, je-li nově zabrané těžké. Vzdálenost se měří od jejího nejbližšího pole.
WO-805 = Hrdina vede nejvýš jednoho bota; nový zaujme místo starého.

## Obtížnost

chapter-WO-9 = Obtížnost
WO-901 = Střelivo. „Tati, můžu si hrát?“: každý o 2 žetony podle výběru víc a útoky žádný nepotřebují. „Neubližuj mi“: útoky žádný nepotřebují. „Jsem vtělená smrt“: zvláštní režim stojí o 1 žeton víc.
WO-902 = Sláva. „Tati, můžu si hrát?“: dvojnásobná za zabití i události. „Neubližuj mi“: dvojnásobná za události. „Jsem vtělená smrt“: schopnosti stojí o 1 víc a unaví; co platí vždy, zůstává zdarma.
WO-903 = Společný život. „Tati, můžu si hrát?“: pomoc nepotřebuje žeton. „Neubližuj mi“: každý má 2 žetony. „Jsem vtělená smrt“: žeton má jen jeden hrdina, kterého hráči určí. Pomoc vždy unaví.
WO-904 = Hluk. „Tati, můžu si hrát?“: nedělají ho útoky ani hrdinové pospolu. „Neubližuj mi“: nedělají ho útoky. „Jsem vtělená smrt“: na začátku fáze nepřátel platí hrdinové za hluk. Hrdina a nepřítel spolu ho dělají vždy.
WO-905 = Bossové. „Tati, můžu si hrát?“: Bevli volá Soldata a Hitlerova schopnost působí jen na přebití. „Neubližuj mi“: to druhé. „Jsem vtělená smrt“: v misích 8, 9 a 10 nahradí jednoho ze strážců Hans Grösse.
WO-906 = Přebití. Na dvou lehčích úrovních se smí v jednom tahu přebít i útočit. „Jsem vtělená smrt“: žeton se vrátí, ukáže-li kostka přebití.
WO-907 = Hrdina, jehož přítomnost nedělá hluk, neplatí za hluk ani na nejtěžší úrovni.

## Mise

chapter-WO-95 = Mise
WO-951 = Mise říká, jak se díly spojují, kde co stojí, jaké jsou cíle, kolik je kol, většinou i limit ohrožení, co přinese poplach a zda se opakuje, zvláštní pravidla a doporučené hrdiny.
WO-952 = Mise se vejde do krabice: 8 místností, 8 chodeb, 14 dveří, 4 mříže, 5 událostí, 8 truhel, 4 cíle, 4 značky posil, 3 dvojice tajných chodeb, 4 těžká pole.
WO-953 = Deset misí tvoří tažení s příběhem. Přechází jen to, které mise jsou vyhrané.
WO-954 = Na úrovni „Jen ať přijdou!“ má silná družina misi vyhrát asi každou druhou hru; na lehčích častěji, na nejtěžší méně často.

## Další výklady

chapter-WO-96 = Další výklady
WO-961 = Krvácející hrdina není cíl, nebrání výhledu, nedělá hluk a spojenci přes něj projdou.
WO-962 = Polovina lichého počtu akčních bodů se zaokrouhluje nahoru.
WO-963 = Při tichém zabití se hází jen kostkami z karty, bez přesnosti.
WO-964 = Zabití posledního důstojníka nejdřív zvýší ohrožení a pak je vynuluje; na poplach se hledí až potom. Tiché zabití stejně tak.
WO-965 = Vzdálenost je větší z obou rozdílů, vodorovně a svisle; sousedé jsou ve vzdálenosti 1.
WO-966 = Poplach se ozve jednou, pokud ho mise neopakuje. Kde se opakuje, klesne po něm ohrožení na 0.
WO-967 = Výhra přijde hned, dřív než se posuzuje prohra.

chapter-WO-97 = Pole a přímky
WO-971 = V rohu je přímka zastavena, stojí-li zeď po obou jejích stranách: v rovné zdi nebo uvnitř zalomení. Kolem konce zdi a vnějšího zalomení je volná, i na začátku, vede-li přímo z vlastního pole. Ve společném rohu dvou polí žádná přímka není.
WO-972 = Při šikmém kroku je postranní pole neprůchozí, stojí-li na něm protivník nebo leží-li na něm žeton, kam nikdo nevstupuje; spolubojovníci a značky nevadí.
WO-973 = Pole se dotýká dveří nebo mříže, je-li jedna z jeho stran součástí průchodu; roh nestačí.
WO-974 = Díly se společnou hranou sousedí, i když je celá zazděná: hluk prochází.
