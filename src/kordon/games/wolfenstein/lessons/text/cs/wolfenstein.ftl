### Kurz hry Wolfenstein.

lesson-wolfenstein = Vnikněte do hradu

lesson-wolfenstein-inside = Do sklepa
    .end = Nejdřív má tah každý hrdina, pak jednají nepřátelé: ti, kdo vás vidí nebo slyší. Zavřené dveře vás chrání.
lesson-wolfenstein-inside-hero = Vedete čtyři hrdiny. Srdce je život, štít pancíř a hvězda sláva, kterou se platí schopnosti. Začněte s B.J.: klikněte na něj.
    .hint = Klikněte na B.J. mezi svými hrdiny.
lesson-wolfenstein-inside-step = B.J. stojí na startu a má šest akčních bodů. Krok stojí jeden, i šikmo. Dojděte s ním na C7.
    .hint = C7 je označené pole vedle něj. Ve hře můžete kliknout i na vzdálené pole a hrdina tam dojde.
lesson-wolfenstein-inside-end = Zbývají tři body, ale tady je není za co utratit. Ukončete jeho tah, další je Klaus.
    .hint = Tlačítko je pod otázkou: Ukončit tah.
lesson-wolfenstein-inside-choice = Klaus došel ke dveřím a má poslední bod. Za nimi se vznáší dron. Otevřete, nebo ukončíte tah?
    .hint = Dveře ho připraví o poslední bod. Co pak udělá dron?
    .opened = Na výstřel ani úkryt už nezbyl bod. Dron ho vidí a zasáhne: příští tah bez útoku. A dveře se už nezavřou.

lesson-wolfenstein-shot = První výstřel
    .end = Srdce zraní hned, štíty berou nejdřív pancíř. Koho vidíte, ten vidí vás, a když přežije, střelbu vám vrátí.
lesson-wolfenstein-shot-door = B.J. má všechny body a Anyu po boku. Na dveře je to správná chvíle: otevřete je.
    .hint = Klikněte na označené dveře. Stojí to jeden bod.
lesson-wolfenstein-shot-attack = Tady je dron, tři pole daleko, a také ho vidí. Sturmgewehr dosáhne na pět polí: zaútočte!
    .hint = Klikněte na dron, pak na Útok.
lesson-wolfenstein-shot-reload = Jeden štít: pancíř je pryč. Srdce by ho zničilo. Znaky přebití říkají, že je zbraň prázdná: přebijte ji za dva body.
    .hint = Tlačítko je pod otázkou: Přebít.
lesson-wolfenstein-shot-choice = Anya má poslední tah kola. Dronu zbývá jeden život a žádný pancíř. Co udělá?
    .hint = Hází čtyřmi kostkami a stačí jediné srdce nebo štít. Kdo přežije, bude hned jednat.
    .waited = Dron přiletí a zasáhne ji: o život méně a příští tah bez útoku.
    .walked = Dron uletí sedm polí, jedním krokem mu neutečete. Přiletí a zaútočí.

lesson-wolfenstein-noise = Hluk
    .end = Nikoho nevidí, a tak čeká tam, kde je hluk. Vystřelte a zmizte. Na vyšších úrovních dělají hluk i výstřely.
lesson-wolfenstein-noise-wake = Dron se zřítil s rachotem. Hluk budí to místo i všechna sousední, i přes dveře. Anyin tah končí: kdo přijde?
lesson-wolfenstein-noise-threat = Dva Soldati! Viděli vás, ale na výstřel to měli daleko, a tak křičí: ohrožení 3. Zvyšují ho i zabití. Na 6 zazní poplach.
lesson-wolfenstein-noise-attack = Ostatní už nejsou na očích. B.J. vyhlíží ode dveří: jeden Soldat je přesně pět polí daleko. Střílejte první!
    .hint = Klikněte na bližšího Soldata, pak na Útok.
lesson-wolfenstein-noise-choice = Čtyři srdce a je po něm. Druhý Soldat ale B.J. vidí a nepřátelé jsou na řadě. Kde má tah skončit?
    .hint = O pole dál podél zdi, pryč ode dveří: na F7 ho nikdo nevidí.
    .stayed = Soldat přijde na dostřel a zasáhne: o život méně. Srdce se na pancíř neptají.
    .seen = Otevřenými dveřmi je pořád vidět. Soldat přijde blíž a vystřelí.

lesson-wolfenstein-friend = Nikdo tu nezůstane
    .end = Pomoc vrátí všechny životy i pancíř. Na vyšších úrovních stojí žeton sdíleného života. Držte se pohromadě.
lesson-wolfenstein-friend-chest = Anya krvácí! Bombate je na pomoc moc daleko, ale stojí u bedny. Prohledejte ji za jeden bod.
    .hint = Klikněte na bednu v rohu, A10.
lesson-wolfenstein-friend-exhaust = B.J. vystřelil: tři štíty a Soldat je bez pancíře. Teď zvolte vyčerpání: ještě tři body a druhý útok.
    .hint = Tlačítko je pod otázkou: Vyčerpání. V příštím tahu mu zbude jen polovina bodů.
lesson-wolfenstein-friend-again = Bez pancíře zraní každý štít jako srdce. Dorazte toho Soldata.
    .hint = Klikněte na označeného Soldata, pak na Útok.
lesson-wolfenstein-friend-choice = O jednoho méně. Druhý Soldat stojí hned vedle, zbraň je prázdná a vedle B.J. krvácí Anya. Co teď?
    .hint = Bez pomoci Anya zemře, jakmile začne její tah, a to ještě v tomto kole. Pomoc nestojí žádné body.
    .left = Začíná Anyin tah a nikdo nepomohl. Anya umírá a s ní je pryč i její výbava.
    .fled = Krok stranou ho nezachrání a Anyin tah začíná bez pomoci. Anya umírá a s ní je pryč i její výbava.

lesson-wolfenstein-goal = A zase ven
    .end = Mise splněna! Kol je málo, nevymetejte každý kout: důstojník, cíl, ven. Teď je řada na vás.
lesson-wolfenstein-goal-officer = Poslední kolo a tři cíle. První je důstojník. Anya otevřela dveře a má ho na dohled. Zaútočte!
    .hint = Klikněte na důstojníka, pak na Útok. Když padne poslední důstojník, ohrožení klesne na 0.
    .soldat = Soldat není cíl mise a víc útoků Anya nemá. V posledním kole platí jen cíle.
lesson-wolfenstein-goal-take = Důstojník je mrtvý. Klaus doběhl k cíli A a má ještě jeden bod: vezměte ho!
    .hint = Klikněte na A, hned vedle něj.
lesson-wolfenstein-goal-choice = Zbývá cesta ven. Na této úrovni stačí jeden hrdina vedle startu. B.J. to má kousek: dokončete misi.
    .hint = C7 je o krok dál, hned vedle startu.
    .late = Pryč od startu? Poslední kolo končí a mise je prohraná.
    .stayed = Poslední kolo skončilo krok od cesty ven. Mise je prohraná.
