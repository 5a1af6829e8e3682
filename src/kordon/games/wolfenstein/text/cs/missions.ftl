# Deset misí: jejich jména, co se vypráví před nimi a po nich a čím je která zvláštní.

mission-officers-room = Důstojníkův pokoj
mission-officers-room-before = Hrad má sklep, sklep má násypku na uhlí a v násypce sedí čtyři lidé. Nahoře má jeden důstojník pod čepicí knihu šifer.
mission-officers-room-after = Kniha šifer voní brilantinou a vypadá jako seznam prádla. Set z ní přes noc udělá seznam vězňů.
mission-officers-room-twist = K důstojníkovi vedou dvě cesty: přes stráže, nebo pomalu po suti a všem za zády. Vezměte A a pak se všichni musí dostat ven.

mission-cells = Cely
mission-cells-before = Jedno jméno na seznamu je dvakrát podtržené: někdo tady dole zná celý hrad. Cely mají mříže, ale kdo nemá co dělat, ten kope.
mission-cells-after = Za vámi zůstávají otevřené cely. Před vámi leží plán hradu, nakreslený na košili.
mission-cells-twist = Je třeba splnit úkol z události. Cely zavírají mříže, tunel vězňů ústí v prádelně.

mission-armoury = Zbrojnice
mission-armoury-before = Plán ukazuje kruh místností, ze všech stran v oceli. Jsou v nich rozbušky, trhavina a mnohem víc truhel, než čtyři lidé unesou.
mission-armoury-after = V jedné tašce tikají rozbušky, ve druhé spí trhavina. Vedle Bombateho dnes v noci nikdo nejde.
mission-armoury-twist = Získejte A a B a dostaňte se ven. Každá truhla po cestě stojí čas.

mission-kennels = Psinec
mission-kennels-before = Nejdřív je slyšíte, potom vidíte: ocelové čelisti, každá váží tunu. Jsou tu dva klíče od horního hradu: jeden u psovodů, druhý u psů.
mission-kennels-after = Oba klíče a všechny prsty. Někdo se ptá, jestli ti psi mají jména. Nikdo se to nevrací zjistit.
mission-kennels-twist = Tři Panzerhundi: jeden za mříží, jeden za dveřmi, jeden u nohou pána. Nikdo nesmí padnout.

mission-radio = Vysílací věže
mission-radio-before = Čtyři věže, čtyři lana, jedna noc bez měsíce. Uprostřed tři důstojníci drží hrad ve spojení. Umlčte je.
mission-radio-after = Poprvé po letech je na hradě ticho. Hodinu se nikdo nezeptá proč.
mission-radio-twist = Každý hrdina začíná sám. Poplach není, protože už není koho zavolat.

mission-drone-works = Továrna na drony
mission-drone-works-before = Pásy jedou ve dne v noci. Živí je čtyři stroje a každý má slabé místo, které Set najde i poslepu.
mission-drone-works-after = Pásy stojí. Poslední nedodělaný dron ťuká na sklo a pak si to rozmyslí.
mission-drone-works-twist = Zničte všechny čtyři stroje. Poplach se ozývá znovu a znovu.

mission-tunnels = Tunely
mission-tunnels-before = Pod hradem leží krypty a v nich klíč od profesorovy laboratoře. Schody dolů nevedou. Cestu znají zdi.
mission-tunnels-after = Klíč je dlouhý jako předloktí a ještě teplý. Někdo tam dole pracoval dlouho do noci.
mission-tunnels-twist = Mezi hradem a kryptami vedou jen tajné chodby. A je třeba vynést ven.

mission-bevli = Profesor Bevli
mission-bevli-before = Profesor staví vojáky, jako jiní stavějí hodiny, a nesnáší vyrušování. V laboratoři má okno s mříží, aby se mohl dívat.
mission-bevli-after = Kyvadla se zastavují jedno po druhém. V posledním sešitě stojí patro, datum a jméno generála.
mission-bevli-twist = Bevli znovu a znovu volá posily. Skrz mříž galerie mohou střílet obě strany.

mission-von-grim = Generál von Grim
mission-von-grim-before = Ze svého štábu posouvá generál muže jako figurky po desce. Dnes v noci se čtyři figurky hýbou samy.
mission-von-grim-after = Z generálovy mapy padá jeden špendlík za druhým. Zbývá jediný, v nejvyšším patře.
mission-von-grim-twist = Dokud von Grim žije, střílejí všichni, komu velí, lépe. Mříží velkého sálu je vidět na obě strany.

mission-fuhrer = Poslední patro
mission-fuhrer-before = Výtah už klíč nepotřebuje. Nahoře čeká osm místností, poslední stráž a stroj s člověkem uvnitř.
mission-fuhrer-after = Je konec. Dírami ve střeše přichází svítání a někdo našel kávu.
mission-fuhrer-twist = Boj má dvě části: nejdřív stroj, pak člověk, který z něj vystoupí.
