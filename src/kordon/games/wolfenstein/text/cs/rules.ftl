### Wolfenstein: každé pravidlo a jeho číslo.

## Příprava

chapter-WO-1 = Příprava
WO-101 = Zvolte úroveň, misi a čtyři hrdiny. Každý hrdina dostane své zbraně a výbavu, střelivo a jeden žeton sdíleného života. Je 1. kolo a ohrožení je 0.
WO-102 = Počáteční zbraně a výbava se vyjmou z balíčků, balíčky se zamíchají a každý hrdina si lízne jednu kartu výbavy.
WO-103 = V 1. kole vstupuje hrdina na start při první aktivaci a má celý tah, než vstoupí další. Jediný start slouží všem; jsou-li čtyři, vezme si každý jiný.
WO-104 = Hrdinové jsou vždy čtyři, každý jiný, rozdělení mezi hráče co nejrovnoměrněji.
WO-105 = Hráči řeknou, kdo začíná. Když se neshodnou, hodí každý dvěma kostkami; vyhrává nejvíc srdcí a štítů.
WO-106 = Hrdina opouští start prvním krokem; kde jsou čtyři, vybere hráč volný. Skončit na něm tah lze jen tehdy, když žádný krok nebyl možný. Hrdina začíná s jedním žetonem střeliva pro svou zbraň.
WO-107 = Na startu smí hrdina jednat už před prvním krokem, ale dokud je krok možný, musí si na něj nechat body.
WO-108 = Hrdina, pro kterého není žádný start volný, zůstává venku, přijde o tah a vstoupí v příštím kole.

## Kolo

chapter-WO-2 = Kolo
WO-201 = Kolo má fázi hráčů, fázi nepřátel a úklid. Skončí-li poslední kolo mise a některý cíl není splněný, hra je prohraná.
WO-202 = Ve fázi hráčů se jde od prvního hráče po směru hodinových ručiček; každý aktivuje všechny své hrdiny, jednoho po druhém, v libovolném pořadí.
WO-203 = Aktivovaný hrdina dostane všechny akční body, s žetonem únavy polovinu, a provádí akce v libovolném pořadí. Na konci se odstraní žeton únavy, se kterým tah začal. Je-li v téže místnosti nebo chodbě jiná figurka, položí se tam hluk.
WO-204 = Nevyužité akční body propadají. Tah smíte ukončit dřív.
WO-205 = Při úklidu se odstraní hluk z místností a chodeb bez figurek, posune se počítadlo kol a zvolí se nový první hráč. Zabité figurky se odstraňují hned, ne až při úklidu.
WO-206 = První hráč určí, kdo začne příští kolo; vybírá z hráčů, kteří ještě mají hrdiny.

## Akce

chapter-WO-3 = Akce
WO-301 = Akční body: pohyb 1, do náročného terénu 2; cesta tajnou chodbou 1; otevření dveří 1, odstranění mříže 1, prohledání 1, přebití 2. Útok a výbava stojí tolik, kolik udává karta. Předání a výměna karet, vyčerpání, zvláštní režim a pomoc nestojí nic.
WO-302 = Akce se smějí opakovat, dokud stačí body, s jednou výjimkou: v tahu smí hrdina dohromady jednou zaútočit nebo přebít, po vyčerpání dvakrát. Vyčerpání, zvláštní režim a schopnost za slávu lze použít po jednom za tah.
WO-303 = Vyčerpání dává polovinu základních akčních bodů, zaokrouhlenou nahoru, a druhý útok. Hrdina dostane žeton únavy, který zůstane do konce příštího tahu. Kdo už žeton má, vyčerpání použít nemůže.
WO-304 = Hrdina s žetonem únavy nemůže únavou platit. Únava jako následek je možná vždy, ale žeton je nejvýš jeden.
WO-305 = Pohyb je o jedno pole, rovně nebo šikmo. Zastaví ho zdi, zavřené dveře a mříže. Při šikmém kroku musí být aspoň jedno ze dvou polí vedle průchozí.
WO-306 = Figurka projde přes spojence, ne přes protivníky, a nikdy neskončí tam, kde stojí jiná.
WO-307 = Nikdo nevstoupí na pole s žetonem události, bedny nebo cíle. Přes starty a značky posil se dá projít, zastavit se na nich nedá. Krok na pole, kde se zastavit nedá, potřebuje body a volné pole, kam jít dál.
WO-308 = Zavřené dveře brání výhledu i pohybu; jednou otevřené zůstanou otevřené.
WO-309 = Mříže brání pohybu, ne výhledu. Odstraní je jen hrdina se zbraní, která propaluje kov.
WO-310 = Tajná chodba vede k žetonu se stejným písmenem a slouží jen hrdinům. Vstup stojí 1 bod, cesta 1 a výstup 1; je třeba volné pole, kam vystoupit. Cesta dá žeton únavy: je to následek, ne cena, takže jí může projít i unavený hrdina. Hrdinové mohou přes takové pole i jen přejít; nepřátelé na ně nevstupují.
WO-311 = Událost se prohledává ze sousedního pole a jen tehdy, když v její místnosti nebo chodbě není nepřítel. Žeton se odstraní a zvolí se jedna možnost z karty. Bedna se prohledává ze sousedního pole, i když jsou tam nepřátelé, a její karta platí hned.
WO-312 = Při hodu na úspěch je srdce i štít úspěch, přebití a prázdná strana neúspěch.
WO-313 = Přehozená kostka se už nepřehazuje: platí druhý výsledek.
WO-314 = Sousedství nesahá přes zdi, zavřené dveře ani mříže; přes mříže sahají jen útoky, omračující granát a dynamit. S dveřmi a mřížemi se pracuje z pole, které se jich dotýká, a na mříže je třeba mít v ruce zbraň, která propaluje kov.

## Útok

chapter-WO-4 = Útok
WO-401 = Útok potřebuje cíl na dohled a v dosahu, akční body zbraně a jeden žeton jejího střeliva, který zůstává. Zbraní s žetonem přebití útočit nelze.
WO-402 = Hází se tolika kostkami, kolik dají dohromady přesnost, zbraň a zvláštní režim.
WO-403 = Srdce ubere 1 život bez ohledu na pancíř. Štít ubere 1 pancíř, a když už pancíř není, 1 život. Přebití položí na zbraň žeton, nejvýš jeden; pro nepřátele a boty platí za prázdnou stranu.
WO-404 = Přebití odstraní žeton ze zbraně. Přebití jakékoli zbraně se počítá jako útok (WO-302).
WO-405 = Zbraň má jeden nebo více zvláštních režimů a každý svou cenu v žetonech střeliva této zbraně. Hrdina použije jeden režim za tah, při jednom útoku. Vlastnosti označené „Vždy“ jsou zdarma.
WO-406 = Nepřítel s 0 životy se odstraní. Hrdina, který ho zabil, dostane kořist hrdiny, každý další hrdina kořist družiny.
WO-407 = Zranění bez hodu ubírá nejdřív pancíř.
WO-408 = Na cíl vidíte, jsou-li volné dvě přímky: ze dvou různých rohů vašeho pole ke dvěma různým rohům pole cíle. Brání zdi, zavřené dveře a figurky; přímka vedoucí podél zdi je také zakrytá. Přímka, která začíná na linii zdi, je volná jen na svou stranu; dotknout se konce zdi nevadí. Výhled je vzájemný.
WO-409 = Dosah se počítá v polích, rovně i šikmo.
WO-410 = Nepřítel hází o jednu kostku méně za každé pole, které ho dělí od cíle, nejméně však jednou kostkou. Hrdinům vzdálenost kostky nebere.
WO-411 = Tichá likvidace nožem, sekerou nebo trubkou je útok na nepřítele na sousedním poli za 2 akční body. Karta se odhodí, ať to vyjde, nebo ne; přebití platí za prázdnou stranu. Nedělá hluk a nezvyšuje ohrožení.
WO-412 = Útok zbraní s tlumičem nedělá hluk a nezvyšuje ohrožení.
WO-413 = Omráčená figurka ve svém příštím tahu nejedná, sabotovaná v něm neútočí. Žeton se odstraní na konci toho tahu.
WO-414 = Žetony, náročný terén a otevřené dveře výhledu nebrání. Přímka, která se jen dotkne rohu figurky, je volná; ta podél její hrany ne. Velká figurka nebrání sama sobě.
WO-415 = Všechno střelivo hrdiny slouží všem jeho zbraním a některé zbraně berou jakékoli. Nejdřív se ověří, zda je útok možný, teprve pak se platí za režim.
WO-416 = Ztracený pancíř obnoví jen sdílený život a karty, které to říkají.
WO-417 = Použít výbavu není útok, kromě tiché likvidace: nepočítá se do WO-302 a hluk dělá jen tehdy, když to karta říká. Nepřátelé zabití výbavou zvyšují ohrožení.
WO-418 = Mají-li se odevzdat žetony libovolného střeliva, jsou to ty, kterých má hrdina nejvíc; při stejném počtu nejdřív lehké, pak těžké.
WO-419 = Výbuch zraňuje i vlastní: výbušná střela zasáhne všechny figurky vedle cíle, granát a dynamit všechny na zvoleném poli a kolem něj. Ušetřen je jen ten, kdo výbuch způsobil. Výbuchy nepřátel zraňují jen hrdiny a boty.
WO-420 = Útok může omráčit nebo sabotovat. Stane se to, když cíl při něm ztratí tolik, kolik říká karta, a nezemře ani nezačne krvácet. Hrdina dostane žeton na příští tah, nikdy dva stejné; boti žádný.

## Sláva a výbava

chapter-WO-45 = Sláva, zbraně a výbava
WO-451 = Sláva pochází z kořisti a z událostí, patří jednomu hrdinovi a platí se jí jeho schopnosti, jedna za tah.
WO-452 = Jedna zbraň je aktivní, ostatní má hrdina u sebe; ve vlastním tahu je výměna zdarma. Zbraň má jeden doplněk, hrdina na svých místech po jedné kartě od druhu; nést lze libovolný počet karet. Posílení a pancíř zůstávají tam, kde byly nasazeny.
WO-453 = Dát zbraň, výbavu nebo střelivo sousednímu hrdinovi je ve vlastním tahu zdarma; zbraň jde i s žetonem přebití. Brát ostatním nelze.
WO-454 = Použité události, bedny a výbava jdou na své odhazovací hromádky, které se zamíchají, když balíček dojde; zbraně se vracejí do balíčku. Je-li prázdný balíček i hromádka, karta se nelíže; ostatní platí.
WO-455 = Pancíř pohlcuje, posílení natrvalo zvyšuje životy nebo pancíř, jednorázová věc funguje jednou, oděv skrývá nebo chrání.
WO-456 = Některé události nedávají na výběr. Úkol splní, kdo dosáhne startu: vstoupí na něj, nebo stojí vedle něj.
WO-457 = Kartu, kterou si hrdina vzal do ruky, nasadil nebo připojil, lze změnit znovu, až když udělá něco jiného.
WO-458 = Když hrdina aktivní zbraň předá nebo o ni přijde, vezme do ruky další vlastní. Hrdina beze zbraně si hned vezme první, kterou dostane; kdo bojuje holýma rukama, zůstává u nich a vždy se k nim může vrátit.

## Hluk a ohrožení

chapter-WO-5 = Hluk a ohrožení
WO-501 = Útok dělá hluk v místnosti nebo chodbě útočníka i cíle. V jedné místnosti nebo chodbě leží nejvýš jeden žeton hluku.
WO-502 = Hrdina v jedné místnosti nebo chodbě s jinou figurkou tam dělá hluk hned a znovu na konci aktivace.
WO-503 = Ohrožení stoupá o 1 za každého zabitého nepřítele, kromě tichých likvidací a zbraní s tlumičem, a kdykoli to určí karta nebo schopnost.
WO-504 = Když na mapě zemře poslední důstojník, ohrožení klesne na 0.
WO-505 = Na hranici, kterou udává mise, se ozve poplach. Figurky přijdou na značky posil nebo na nejbližší volná pole směrem k hrdinům, nejvyšší iniciativa nejblíž k hrdinovi. Ozve-li se poplach ve fázi nepřátel, jednají nové figurky ještě v ní, podle iniciativy; nikdo nejedná dvakrát.
WO-506 = Figurky z události se objeví na jejím poli a kolem něj, pokud karta neříká jinak.
WO-507 = Přichází-li víc figurek najednou, velké se postaví dřív než malé.

## Nepřátelé

chapter-WO-6 = Nepřátelé
WO-601 = Na začátku fáze nepřátel se každý nepřítel jednou posoudí: probudí se, když vidí hrdinu nebo když je hluk v jeho či sousední místnosti nebo chodbě. Hluk nebudí důstojníky ani bossy: musejí vidět hrdinu, nebo být od své poslední fáze napadeni, a pak jdou k nejbližšímu. Hluk, který vznikne ve fázi později, nebudí nikoho.
WO-602 = Dřív jedná nepřítel s vyšší iniciativou, pak ten, kdo je blíž k hrdinovi, pak ten, koho určí správce nepřátel. Zablokovaný čeká a zkouší to znovu po dalších.
WO-603 = Nepřítel útočí na nejbližšího hrdinu v dosahu a na dohled, jednou za fázi. Nemůže-li, jde nejlevnější cestou k nejbližšímu viditelnému hrdinovi, dokud se k útoku nedostane, a pak dál, dokud není vedle hrdiny nebo mu nedojdou body. Při stejné vzdálenosti si vybere toho, kdo má dohromady méně životů a pancíře, pak rozhodne správce nepřátel.
WO-604 = Nepřítel, který nevidí žádného hrdinu, jde: 1. k hrdinovi, kterého nevidí, ve své místnosti nebo chodbě, je-li v ní hluk; 2. jinak do sousední místnosti nebo chodby s hlukem, kde je nejvíc hrdinů; 3. ze stejných do bližší; 4. ze stejně blízkých do té, kterou zvolí správce nepřátel. Je-li hluk jen tam, kde stojí, zůstane.
WO-605 = Nepřátelé otevírají dveře za 1 akční bod. Kromě útoku, pohybu a dveří nedělají nic.
WO-606 = Správce nepřátel rozhoduje jen tehdy, když je opravdu z čeho vybírat: když volba mění pořadí, cíl nebo konečné pole. Začíná první hráč a s každou fází nepřátel jde role dál po směru hodinových ručiček. Nedostanou ji hráči se dvěma hrdiny, když jiní mají jednoho; má ji hráč bez hrdinů, a je-li takových víc, střídají se.
WO-607 = Nepřítel, který nemůže překážku překonat, u ní zůstane stát.
WO-608 = Nepřítel si volí cíl, když vyrazí, a znovu po svém útoku. Hrdina, který se objeví na dohled, má přednost před hlukem. Nepřítel, který došel do místnosti nebo chodby s hlukem, tam zůstane.
WO-609 = Nepřítel jde po nejlevnějších cestách, kam mu stačí body: na volné pole vedle hrdiny, dojde-li na některé nebo není-li žádné obsazené blíž, jinak směrem k hrdinovi kolem svých. Útočí a otevírá dveře jen z polí, kde smí stát.
WO-610 = Figurka, kterou přivolá boss, ve fázi svého příchodu nejedná.
WO-611 = Z místností a chodeb s hlukem je bližší ta, do které vstup stojí méně akčních bodů, i s dveřmi po cestě.
WO-612 = Nepřítel může zakázat manévr: hrdina na sousedním poli nemůže použít vyčerpání, nebo nemůže přebít, podle karty nepřítele. Omráčený nepřítel nezakazuje nic.

## Život a smrt

chapter-WO-7 = Život a smrt
WO-701 = Hrdina s 0 životy krvácí. Nepomůže-li mu nikdo před jeho příštím tahem, zemře.
WO-702 = Aktivní hrdina pomůže krvácejícímu na sousedním poli tím, že odhodí vlastní žeton sdíleného života a vezme si žeton únavy. Zachráněný má zase plné životy i pancíř. Sám sobě nikdo nepomůže a žetony se nepředávají.
WO-703 = Mrtvý hrdina se odstraní se vším, co měl. Nesmí-li v misi nikdo padnout, je hra v tu chvíli prohraná.
WO-704 = Výhra: splněné všechny cíle, i pro hráče, jejichž hrdinové padli. Prohra: uplynulo poslední kolo, všichni hrdinové jsou mrtví nebo to říká mise.
WO-705 = Když si schopnosti odporují, mají schopnosti nepřátel přednost před schopnostmi hrdinů a ty před výbavou a zbraněmi.
WO-706 = Cíle mise, které nesl padlý hrdina, zůstanou na poli, kde ležel.

## Zvláštní figurky

chapter-WO-8 = Zvláštní figurky
WO-801 = Velká figurka zabírá 2 × 2 pole, vidí a je viděna z každého z nich a plošný účinek ji zasáhne jednou. Měla-li by skončit ve dveřích, zdarma se posune o pole dál, nebo zůstane před dveřmi, není-li za nimi místo.
WO-802 = Bot je figurka nepřítele, kterou událost získala na stranu hrdinů. Jedná hned po svém hrdinovi, i když ten jednat nemůže, pohybuje se a útočí jako hrdina. Nepřátelé s ním zacházejí jako s hrdinou. Otevírá dveře a bedny, ale neprohledává události, nic nenese, nekrvácí, neunaví se a nepoužívá tajné chodby. Jeho kořist dostane hrdina; past, kterou spustí, zraní bota. Když hrdina zemře, bot se odstraní.
WO-803 = Jeden hráč hraje za všechny čtyři hrdiny; nic jiného se nemění.
WO-804 = Krok velké figurky posune všechna čtyři pole a stojí o 1 víc, je-li na některém nově zabraném poli náročný terén. Vzdálenost se měří od jejího nejbližšího pole.
WO-805 = Hrdina vede nejvýš jednoho bota; nový nahradí starého.

## Obtížnost

chapter-WO-9 = Obtížnost
WO-901 = Střelivo. „Tati, můžu si hrát?“: každý o 2 žetony podle výběru víc a útoky žádný nepotřebují. „Neubližuj mi“: útoky žádný nepotřebují. „Jsem vtělená smrt“: zvláštní režim stojí o 1 žeton víc.
WO-902 = Sláva. „Tati, můžu si hrát?“: dvojnásobná za zabité nepřátele i události. „Neubližuj mi“: dvojnásobná za události. „Jsem vtělená smrt“: schopnosti stojí o 1 víc a unaví; ty označené „vždy“ zůstávají zdarma.
WO-903 = Sdílený život. „Tati, můžu si hrát?“: pomoc nepotřebuje žeton. „Neubližuj mi“: každý má 2 žetony. „Jsem vtělená smrt“: žeton má jen jeden hrdina, kterého hráči určí. Pomoc vždy unaví.
WO-904 = Hluk. „Tati, můžu si hrát?“: nedělají ho útoky ani hrdinové pospolu. „Neubližuj mi“: nedělají ho útoky. „Jsem vtělená smrt“: na začátku fáze nepřátel platí hrdinové za hluk. Hrdina a nepřítel spolu ho dělají na každé úrovni.
WO-905 = Bossové. „Tati, můžu si hrát?“: Bevli volá Soldata a Hitlerova schopnost působí jen na přebití. „Neubližuj mi“: Hitlerova schopnost působí jen na přebití. „Jsem vtělená smrt“: v misích 8, 9 a 10 nahradí jednoho ze strážců Hans Grösse.
WO-906 = Přebití. Na dvou lehčích úrovních smí hrdina v jednom tahu přebít i zaútočit; druhé přebití dál vyžaduje vyčerpání. „Jsem vtělená smrt“: při odstranění žetonu přebití se hodí kostkou; padne-li přebití, žeton zůstane.
WO-907 = Hrdina, jehož přítomnost nedělá hluk, neplatí za hluk ani na nejtěžší úrovni.
WO-908 = Mise. Na některých úrovních část nepřátel chybí. Na dvou lehčích bývá kol víc, na nejtěžší méně; list mise říká, kolik.
WO-909 = Útěk. „Tati, můžu si hrát?“: stačí jeden hrdina na startu. „Neubližuj mi“: dva. Jinak tam musí být všichni živí.

## Mise

chapter-WO-95 = Mise
WO-951 = Mise říká, jak se díly spojují, kde co stojí, jaké jsou cíle, kolik je kol, většinou i jaká je hranice ohrožení, koho přivolá poplach a zda se opakuje, zvláštní pravidla a doporučené hrdiny. Kde je třeba zabít nepřátele, počítají se ti, kteří tam stojí od začátku.
WO-952 = Mise používá jen to, co je v krabici: 8 místností, 8 chodeb, 14 dveří, 4 mříže, 5 událostí, 8 beden, 4 cíle, 4 značky posil, 3 dvojice tajných chodeb, 4 pole náročného terénu.
WO-953 = Deset misí tvoří kampaň s příběhem. Dál přechází jen seznam vyhraných misí, ledaže jsou hrdinové veteráni.
WO-954 = Na úrovni „Jen ať přijdou!“ má silná družina vyhrát misi asi v každé druhé hře; na lehčích častěji, na nejtěžší méně často.
WO-955 = Vyhraná mise může přinést tři medaile: když se poplach ani jednou neozval, když žádný hrdina nekrvácel a když zbývala nejméně dvě kola. Kde v misi poplach není, je každá výhra tichá. Zapisují se k seznamu vyhraných misí a nic jiného nemění.
WO-956 = Veteráni, varianta: lze zvolit kteréhokoli hrdinu a po výhře si družina vezme do další mise jednu kartu. Je to zbraň nebo výbava, kterou na konci měl žijící hrdina, mimo počáteční výbavu hrdinů. Hráči ji zvolí, až mají všichni své zbraně a výbavu, pokud v balíčku zbyl takový kus; dostane ji hrdina vybraný jako první.
WO-957 = Hrají-li aspoň dva, smí kdokoli kdykoli dát vlajku na pole, přesunout ji a zase sundat. Všichni ji vidí a na pravidlech nic nemění. Boti jdou nejdřív tam, ledaže někdo z družiny krvácí.

## Další výklady

chapter-WO-96 = Další výklady
WO-961 = Krvácející hrdina není cíl, nebrání výhledu, nedělá hluk a spojenci přes něj projdou.
WO-962 = Polovina lichého počtu akčních bodů se zaokrouhluje nahoru.
WO-963 = Při tiché likvidaci se hází jen kostkami z karty, bez přesnosti.
WO-964 = Zabití posledního důstojníka nejdřív zvýší ohrožení a pak je vynuluje; teprve potom se zjišťuje, zda nastal poplach. Při tiché likvidaci stejně tak.
WO-965 = Vzdálenost je větší z obou rozdílů, vodorovně a svisle; sousední pole jsou ve vzdálenosti 1.
WO-966 = Poplach se ozve jednou, pokud ho mise neopakuje. Kde se opakuje, klesne po něm ohrožení na 0.
WO-967 = Výhra přijde hned, dřív než se posuzuje prohra.

chapter-WO-97 = Pole a přímky
WO-971 = V rohu je přímka zastavena, stojí-li zeď po obou jejích stranách: v rovné zdi nebo uvnitř zalomení. Kolem konce zdi a vnějšího zalomení je volná, i na začátku, vede-li přímo z vlastního pole. Ve společném rohu dvou polí žádná přímka není.
WO-972 = Při šikmém kroku je postranní pole neprůchozí, stojí-li na něm protivník nebo leží-li na něm žeton, kam nikdo nevstupuje; spojenci a značky nevadí.
WO-973 = Pole se dotýká dveří nebo mříže, je-li jedna z jeho stran součástí průchodu; roh nestačí.
WO-974 = Díly se společnou hranou sousedí, i když je celá zazděná: hluk prochází.

## Co je v krabici a o této verzi

chapter-WO-0 = Co je v krabici a o této verzi
WO-001 = Hrdinů je šest: Anya Oliwa, B.J. Blazkowicz, Bombate, Klaus Kreutz, Max Hass a Set Roth. Hrdina má životy, pancíř, akční body, přesnost, počáteční zbraně a výbavu a schopnosti, které stojí slávu nebo platí vždy. Jedna zbraň je aktivní a každý druh výbavy má jedno místo.
WO-002 = V krabici je 8 Soldatů, 8 vesmírných vojáků, 4 Supersoldati, 3 Panzerhundi (velcí), 6 důstojníků, 8 dronů, 4 Übersoldati, 2 úderníci a 2 raketoví vojáci. Bossové jsou generál Oscar von Grim, profesor Solomon Bevli, Adolf Hitler a velký Mecha-Hitler. Nepřítel má životy, pancíř, akční body, iniciativu, zbraň, schopnosti, kořist hrdiny a kořist družiny.
WO-003 = Jsou čtyři balíčky: 31 zbraní, 62 karet výbavy, 20 událostí a 14 beden.
WO-004 = Kostka má dvanáct stran: 4 srdce, 4 štíty, 2 přebití a 2 prázdné strany.
WO-005 = Výbava je šesti druhů: pancíř, doplněk zbraně, posílení, jednorázová věc, oděv a ostatní.
WO-006 = Mapu tvoří 8 místností a 8 chodeb rozdělených na pole. Jsou na ní dveře, mříže, náročný terén, tajné chodby A, B a C ve dvojicích, bedny, události, cíle mise A–D, starty hrdinů a značky posil.
WO-007 = Střelivo je lehké, těžké nebo zvláštní. Jeden žeton je celý zásobník.
WO-008 = Zveřejněné hodnoty zůstávají beze změny: akční body B.J. a Klause, Soldat, pistole 1960, LaserKraftWerk, průrazný Sturmgewehr, mohutný pancíř, loutkář, „Ich bin der Führer“ a pořadí misí.
WO-009 = Všechna ostatní čísla a karty jsou naše. Místnosti mají 6 × 6 polí, chodby 6 × 2 a otáčejí se podle potřeby.
WO-010 = Nikde není zakázaný symbol.
WO-011 = Okraj mapy je zeď a díly, které se dotýkají, jsou podél společné hrany otevřené. Každý díl je samostatná místnost nebo chodba. Díly se společnou hranou sousedí, i když tam stojí dveře nebo mříž.
WO-012 = Dveře a mříže stojí jen v otvorech širokých dvě pole: na konci chodby nebo v mezeře, kterou mise nechává ve zdi. Figurka stojí ve dveřích, když zabírá pole na obou stranách.
WO-013 = Žetony nikdy nedojdou. Figurky ano: pak se nepostaví žádná. Figurky zabitých nepřátel lze postavit znovu. Hans Grösse přichází jen na nejtěžší úrovni.
WO-014 = Díly stejného druhu jsou zaměnitelné.
WO-015 = Některé karty mají vlastní žetony: posilovaný pancíř a Šošana.
