### Kurz odstřelovače.

lesson-sniper = Hrajte za odstřelovače

lesson-sniper-walk = Nepozorovaně
    .end = Pohyb o jedno pole je tichý, o dvě nebo tři ho slyší každá jednotka vedle vaší cesty. Trojúhelník je náročný terén: pohyb o pole kratší.
lesson-sniper-walk-enter = Jste odstřelovač a jen vy vidíte, kde jste. Vylezte na břeh: vyberte 107, pak 85 nebo 86 a pak 69.
    .hint = Nejdelší pohyb jsou tři pole. Jdete tou cestou, kterou naklikáte.
lesson-sniper-walk-end = Ještě můžete zahrát kartu nebo provést akci. Teď ne: ukončete tah a na řadu přijdou obránci.
    .hint = Tlačítko je pod otázkou: Ukončit tah.
lesson-sniper-walk-sneak = Červený vojín na 58 slyší běh o dvě či tři pole, o jedno nikdy. Propližte se na 59; tah pak ukončí lekce sama.
    .hint = Klikněte na 59 a pak na „Zastavit zde“: to je pohyb o jedno pole.
    .ran = Slyšel vás! Běh o dvě či tři pole zburcuje každou jednotku vedle cesty a ta jde hledat.
    .heard = Slyšel vás! Dvě nebo tři pole jsou běh, a to těsně kolem něj. Pohyb o jedno pole je tichý.
lesson-sniper-walk-choice = Prohledal tři pole: nikde nikdo. Váš úkol 4 je na poli 45, o dvě pole dál. Přibližte se, aniž vás kdo uslyší.
    .hint = Po jednom poli. Mezi vámi a úkolem leží 52.
    .ran = Dvě pole těsně kolem něj: slyší vás, běží za vámi a vypátrá vás. Figurka ukazuje, kde jste.
    .heard = Slyšel vás: dvě nebo tři pole jsou běh a vybíháte těsně vedle něj. Pohyb o jedno pole je tichý.
    .stayed = Když stojíte, není vás slyšet, jenže on se rozhlíží. Vypátrá vás a ostatní se stahují kolem.

lesson-sniper-objective = Dovnitř a ven
    .end = V jednom tahu přijít, v dalším splnit úkol a zmizet. Čas běží znovu od 10 a nikdo neví, kam jste šli.
lesson-sniper-objective-doors = Jdeme dál: jste na 52, vojín se vrátil na 58. Silná zeď zastaví každého, světlé čárky v ní jsou dveře.
lesson-sniper-objective-inside = Úkol 4 je na 45, hned vedle vás, za dveřmi. Vstupte: je to jedno pole, takže nikdo nic neuslyší.
    .hint = Klikněte na 45 a zastavte se tam.
lesson-sniper-objective-patience = Splnění by ukázalo vaši figurku a pohyb už máte za sebou: nebylo by jak utéct. Trpělivost, ukončete tah.
    .hint = Ukončete tah. V příštím úkol splníte hned na začátku a ještě stihnete zmizet.
    .greedy = Hotovo, ale figurka stojí na očích a pohyb je pryč. Vojín vejde a zraní vás. Dvě zranění znamenají prohru.
lesson-sniper-objective-complete = Nikoho nenašel. Teď máte nový pohyb: nejdřív splňte úkol, pak zmizte.
    .hint = Tlačítko je pod otázkou.
lesson-sniper-objective-away = Všichni vidí figurku na 45 a v pytlíku přibyl hluk. Zmizte, než přijdou: o dvě nebo tři pole a kolem nikoho.
    .hint = Pole 30 a 31 jsou ode všech daleko: tam je tichý i běh o tři pole.
    .stayed = Přijdou tam, kde stojí figurka. To je zranění a druhé ukončí hru.
    .near = O jedno pole dál hledají nejdřív: vojín vejde a vypátrá vás hned vedle.
    .heard = Tahle cesta vede kolem jednotky. Slyší vás a máte je v patách.

lesson-sniper-shot = Výstřel
    .end = Hluk ukáže, odkud se střílelo. Proto nejdřív výstřel a pohyb až po něm. A jste pryč.
lesson-sniper-shot-bag = Jiná hra. Při střelbě táhnete žetony: v pytlíku je 6 přesností, 3 zpětné rázy, 2 hluky. Na každé pole k cíli je potřeba jedna přesnost.
lesson-sniper-shot-loud = Dva hluky ukážou všem vaši figurku. Pět zpětných rázů a hluků dohromady: zbraň selže a výstřel mine. Kolik žetonů potáhnete, je na vás.
lesson-sniper-shot-shoot = Vojín na 58 je o dvě pole dál: potřebujete dvě přesnosti. Stiskněte Střelba, vyberte ho a vytáhněte 4, 5 nebo 6 žetonů.
    .hint = Klikněte na Střelbu, na vojína a na 4. Víc žetonů přinese přesnost, ale i hluk a zpětný ráz.
    .few = Ve dvou nebo třech žetonech jsou dvě přesnosti málokdy: v pytlíku je to asi každý druhý žeton. Vytáhněte aspoň čtyři.
    .many = Pět zpětných rázů a hluků dohromady je selhání zbraně a dva hluky ukážou figurku. Příliš mnoho žetonů škodí.
lesson-sniper-shot-run = Zásah! Jenže dva hluky postavily figurku na 69: vědí, odkud jste stříleli. Utečte o dvě či tři pole, dál od důstojníka.
    .hint = Přes 68 na 67, nebo po pláži. On přijde z 52.
    .stayed = Dojde k figurce a zaútočí. Po každém hlučném výstřelu se přesuňte.
    .near = O jedno pole dál se podívá nejdřív.
    .towards = Směrem k důstojníkovi? Stačí mu rozhlédnout se kolem sebe.

lesson-sniper-asked = Na co se ptají
    .end = „Ne“ od žlutých, červených i černých by znamenalo bílou. Poslouchejte každou otázku a buďte tam, kde se už ptali.
lesson-sniper-asked-intel = Teď jen posloucháte. Oddíl, jehož důstojník je ve vlastní oblasti, se smí zeptat: je odstřelovač v naší oblasti?
lesson-sniper-asked-sweep = „Ve žluté ne.“ Pravda: jste v bílé, na 67. Na řadě je vojín vedle vás: prohledá tři pole.
lesson-sniper-asked-choice = Už to vědí: jste na 57, 58 nebo 67. Opusťte ta tři pole bez hluku. Kudy?
    .hint = O jedno pole, ale ne na 57. Na molo 80 ani na dům 71 se nikdo neptal.
    .stayed = Zkouší ta tři pole jedno po druhém a najde vás hned na prvním.
    .net = 57 je jedno z těch tří: podívá se tam a má vás.
    .ran = Běžíte kolem něj: slyší vás a je jasné, které z těch tří polí to bylo.

lesson-sniper-gear = Vybavení
    .end = Jedna karta za tah, každá jednou. Ticho pro výstřel, maskování pro běh. Na cizích úkolech najdete další karty.
lesson-sniper-gear-silence = Jiná hra: vojín stojí na 52, na jediné cestě dovnitř. Obyčejný výstřel vás může prozradit: nejdřív zahrajte tiché náboje.
    .hint = Klikněte mezi svými kartami vybavení na Tiché náboje.
    .loud = Zásah, ale hluk ukáže figurku. Důstojník je hned tady a zraní vás.
lesson-sniper-gear-shoot = Hluk je teď jen zpětný ráz: nic vás neprozradí, nemusíte utíkat. Stojí vedle vás: stačí jedna přesnost. Vytáhněte 3 až 5.
    .hint = Střelba, vojín, 4 žetony.
    .few = V tak malé hrsti nemusí být žádná přesnost. Teď vás nic neprozradí, táhněte tedy 3 až 5.
    .many = Tady stačí jedna přesnost. V tolika žetonech se snadno sejde pět zpětných rázů a hluků: zbraň selže.
lesson-sniper-gear-masking = Dva hluky, a figurka nikde: tah mohl skončit bez útěku. Důstojník na 58 by teď ale běh uslyšel. Zahrajte maskování hluku.
    .hint = Klikněte na kartu Maskování hluku.
    .heard = Slyší běh kolem sebe, jde za vámi a uvnitř vás vypátrá.
    .slow = Tiše, ale přímo pod nosem: rozhlédne se a vypátrá vás.
lesson-sniper-gear-run = V tomto tahu vás nikdo neslyší, ať jdete jakkoli daleko. Proběhněte kolem něj: vyberte 52 a pak 45.
    .hint = Běh se vybírá pole po poli: nejdřív 52, pak dům 45.
    .stayed = Karta je zahraná a vy stojíte: rozhlédne se kolem sebe a vypátrá vás.

lesson-sniper-win = Poslední úkol
    .end = Vyhráli jste! Skrývejte se, když musíte, utíkejte, když se to vyplatí. Teď zkuste celou hru, proti botům na úrovni začátečníků.
lesson-sniper-win-choice = Jeden úkol je splněný, ale máte zranění: další ukončí hru. Vojín stojí na vašem poli. K úkolu 4 zbývají dvě pole.
    .hint = Druhý splněný úkol znamená okamžitou výhru. Záleží na tom, kdo vás uslyší?
    .slow = Tiše, ale pomalu: je vám v patách a druhé zranění ukončí hru.
    .stayed = Ví přesně, kde jste. Druhé zranění ukončí hru.
lesson-sniper-win-complete = Slyšeli vás. Už na tom nezáleží!
    .hint = Splňte úkol: tlačítko je pod otázkou.
    .waited = Tak blízko! Vejde a druhé zranění ukončí hru.
