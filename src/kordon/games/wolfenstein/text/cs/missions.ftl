# Deset misí: jejich jména, co se vypráví před nimi a po nich a čím je která zvláštní.

mission-officers-room = Důstojníkův pokoj
mission-officers-room-before = Hrad má sklep, sklep má násypku na uhlí a v násypce sedí čtyři lidé. Nahoře má jeden důstojník pod čepicí knihu šifer.
mission-officers-room-after = Kniha šifer voní brilantinou a vypadá jako seznam prádla. Po jedné noci u lampy je z ní seznam vězňů.
mission-officers-room-twist = K důstojníkovi vedou dvě cesty: přes stráže, nebo pomalu po suti a všem za zády. Vezměte A a dostaňte všechny ven.
mission-officers-room-lost = Poklop zapadl a zvenku je slyšet jen uhlí.

mission-cells = Cely
mission-cells-before = Jedno jméno na seznamu je dvakrát podtržené: někdo tady dole zná celý hrad. Cely mají mříže, ale kdo nemá co dělat, ten kope.
mission-cells-after = Cely zůstaly otevřené. Na stole leží plán hradu, nakreslený na košili.
mission-cells-lost = V celách na jednu noc přestanou kopat. Zítra začnou znovu.
mission-cells-twist = Je třeba splnit úkol z události. Cely jsou zamřížované, tunel vězňů ústí do prádelny.

mission-armoury = Zbrojnice
mission-armoury-before = Plán ukazuje kruh místností obložených ocelí. Jsou v nich rozbušky, trhavina a mnohem víc beden, než čtyři lidé unesou.
mission-armoury-after = V jedné tašce tikají rozbušky, ve druhé spí trhavina. K těm taškám se dnes v noci nikdo moc nepřibližuje.
mission-armoury-twist = Vezměte A a B a dostaňte všechny ven. Každá bedna cestou stojí čas.
mission-armoury-lost = Ocelové dveře se zavírají jedny po druhých. Rozbušky zůstávají v zásuvkách, pěkně srovnané.
mission-kennels-lost = Psi jsou zase zticha. Psi se nevychloubají.

mission-kennels = Psinec
mission-kennels-before = Nejdřív je slyšíte, potom vidíte: ocelové čelisti, každé po tuně. Jsou tu dva klíče od horního hradu: jeden u psovodů, druhý u psů.
mission-kennels-after = Oba klíče a všechny prsty. Někdo se ptá, jestli ti psi mají jména. Nikdo se to nevrací zjistit.
mission-kennels-twist = Tři Panzerhundi: jeden za mříží, jeden za dveřmi, jeden u nohou pána. Nikdo nesmí padnout.

mission-radio = Vysílací věže
mission-radio-before = Horní hrad má čtyři věže. Čtyři lana, jedna noc bez měsíce. Uprostřed tři důstojníci drží hrad ve spojení. Umlčte je.
mission-radio-after = Poprvé po letech je na hradě ticho. Takové, že je slyšet pásy továrny na drony.
mission-radio-twist = Každý hrdina začíná sám. Poplach není: tady nahoře výstřel nikdo neuslyší.
mission-radio-lost = Věže blikají dál. Někdo uprostřed hlásí, že není co hlásit.

mission-drone-works = Továrna na drony
mission-drone-works-before = Pásy jedou ve dne v noci. Živí je čtyři stroje a každý má slabé místo, které by inženýr našel i poslepu.
mission-drone-works-lost = Pásy jedou dál. Na dalším dronu není ani škrábanec.
mission-tunnels-lost = Zdi cestu znají. Nechají si ji pro sebe.
mission-drone-works-after = Pásy stojí. Poslední nedodělaný dron ťuká na sklo a pak si to rozmyslí.
mission-drone-works-twist = Zničte všechny čtyři stroje. Poplach se ozývá znovu a znovu.

mission-tunnels = Tunely
mission-tunnels-before = Pod hradem leží krypty a v nich klíč od profesorovy laboratoře. Schody dolů nevedou. Cestu znají zdi.
mission-tunnels-after = Klíč je dlouhý jako předloktí a ještě teplý. Někdo tam dole pracoval dlouho do noci.
mission-tunnels-twist = Mezi hradem a kryptami vedou jen tajné chodby. A je třeba vynést ven.

mission-bevli = Profesor Bevli
mission-bevli-before = Profesor staví vojáky, jako jiní stavějí hodiny, a nesnáší vyrušování. V laboratoři má okno s mříží, aby se mohl dívat.
mission-bevli-after = Kyvadla se zastavují jedno po druhém. V posledním sešitě je zapsáno patro, datum a jméno generála.
mission-bevli-lost = Kyvadla jdou dál. Profesor si něco poznamená a ořeže tužku.
mission-von-grim-lost = Z mapy zmizí čtyři špendlíky. Zbudou po nich maličké dírky.
mission-fuhrer-lost = Výtah sjíždí prázdný. Dole už plán na košili čtou jiní.
mission-bevli-twist = Bevli znovu a znovu volá posily. Skrz mříž galerie mohou střílet obě strany.

mission-von-grim = Generál von Grim
mission-von-grim-before = Ze svého štábu posouvá generál muže jako figurky po desce. Dnes v noci se čtyři figurky hýbou samy.
mission-von-grim-after = Z generálovy mapy padá jeden špendlík za druhým. Zbývá jediný, v nejvyšším patře.
mission-von-grim-twist = Dokud von Grim žije, střílejí všichni, komu velí, lépe. Mříží velkého sálu je vidět na obě strany.

mission-fuhrer = Poslední patro
mission-fuhrer-before = Výtah už klíč nepotřebuje. Nahoře čeká osm místností, poslední stráž a stroj s člověkem uvnitř.
mission-fuhrer-after = Je konec. Dírami ve střeše přichází svítání a někdo našel kávu.
mission-fuhrer-twist = Boj má dvě části: nejdřív stroj, pak člověk, který z něj vystoupí.
