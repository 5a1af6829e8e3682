### Kurz hry Wolfenstein.

lesson-wolfenstein = Vnikněte do hradu

lesson-wolfenstein-inside = Do sklepa
    .end = Nejdřív má tah každý hrdina, pak jednají nepřátelé: ti, kdo vás vidí nebo slyší. Zavřené dveře vás chrání.
lesson-wolfenstein-inside-hero = Vedete čtyři hrdiny. Srdce je život, štít pancíř a hvězda sláva, kterou se platí schopnosti. Začněte s B.J.: klikněte na jeho kartu.
    .hint = Karta B.J. leží mezi vašimi hrdiny vedle plánu.
lesson-wolfenstein-inside-step = B.J. stojí u vchodu a má šest akčních bodů. Krok stojí jeden, i šikmo. Přejděte s ním na C7.
    .hint = C7 je označené pole vedle něj. Ve hře můžete kliknout i na vzdálené pole a cestu pak vzít zpět.
lesson-wolfenstein-inside-end = Tady zatím počká; body, které zbyly, propadnou. Ukončete jeho tah, na řadě je Klaus.
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
    .spent = Funguje i to! Zvláštní režim ale spotřebuje střelivo. Tady stačí obyčejný útok: šetřete ho.
lesson-wolfenstein-shot-reload = Smůla, to se stane jednou ze šestnácti: žádné srdce, ale pancíř je pryč. Znaky přebití značí prázdnou zbraň: přebijte ji, dva body.
    .hint = Tlačítko je pod otázkou: Přebít.
lesson-wolfenstein-shot-choice = Anya má poslední tah kola. Dronu zbývá jeden život a pancíř už nemá. Co Anya udělá?
    .hint = Hází čtyřmi kostkami a stačí jediné srdce nebo štít. Kdo přežije, bude hned jednat.
    .waited = Dron přiletí a zasáhne ji: o život méně a příští tah bez útoku.
    .walked = Dron uletí sedm polí, jedním krokem mu neutečete. Přiletí a zaútočí.

lesson-wolfenstein-noise = Hluk
    .end = Slyší hluk a čeká tam: nikoho nevidí. Vystřelte a zmizte. Na vyšších úrovních dělají hluk i výstřely a hrdinové pohromadě.
lesson-wolfenstein-noise-wake = Dron se zřítil s rachotem. Hluk budí to místo i všechna sousední, i přes dveře. Anyin tah končí: kdo přijde?
lesson-wolfenstein-noise-threat = Dva Soldati! Viděli vás, ale na výstřel to měli daleko, a tak křičí: ohrožení 3. Zvyšuje ho i každé zabití. Na 6 zazní poplach.
lesson-wolfenstein-noise-attack = Ostatní už jsou z dohledu. B.J. vyhlíží ode dveří: jeden Soldat je přesně pět polí daleko. Střílejte první!
    .hint = Klikněte na bližšího Soldata, pak na Útok.
lesson-wolfenstein-noise-choice = A je po něm. Druhý Soldat ale B.J. vidí a nepřátelé jsou na řadě. Kde má tah skončit?
    .hint = O pole dál podél zdi, pryč ode dveří: na F7 ho nikdo nevidí.
    .stayed = Soldat přijde na dostřel a zasáhne: o život méně. Srdce se na pancíř neptají.
    .seen = Otevřenými dveřmi je pořád vidět. Soldat přijde blíž a vystřelí.
    .chased = Na výstřel je daleko, ale otevřenými dveřmi je pořád vidět. Soldat jde za ním a křičí: ohrožení roste.

lesson-wolfenstein-friend = Nikdo tu nezůstane
    .end = Pomoc vrátí všechny životy i pancíř. Na vyšších úrovních stojí žeton sdíleného života. Držte se pohromadě.
lesson-wolfenstein-friend-chest = Anya krvácí! B.J. je hned vedle ní, takže Bombate má čas: stojí u bedny. Prohledejte ji za jeden bod.
    .hint = Klikněte na bednu v rohu, A10.
lesson-wolfenstein-friend-found = Bombate má bodák a omračující granát. Jeho tah končí a B.J. střílí na bližšího Soldata.
lesson-wolfenstein-friend-exhaust = Tři štíty: Soldat je bez pancíře. Zvolte vyčerpání: B.J. dostane ještě tři body a druhý útok.
    .hint = Tlačítko je pod otázkou: Vyčerpání. V příštím tahu mu zbude jen polovina bodů.
    .early = Jde to a Anya by vstala. Nejdřív se ale zbavte Soldata, dokud je čas: pomoc nestojí body.
lesson-wolfenstein-friend-again = Bez pancíře zraní každý štít jako srdce. Dorazte toho Soldata.
    .hint = Klikněte na označeného Soldata, pak na Útok.
    .armoured = Ten měl ještě celý pancíř, takže to chtělo štěstí. Označený nemá žádný.
    .early = Jde to a Anya by vstala. Nejdřív ale dorazte Soldata: pomoc nestojí body.
lesson-wolfenstein-friend-choice = O jednoho méně. Druhý Soldat stojí hned vedle, zbraň je prázdná a vedle B.J. krvácí Anya. Co teď?
    .hint = Klikněte na Anyu, pak na Pomoc: nestojí body. Bez ní Anya zemře, jakmile začne její tah, ještě v tomto kole.
    .left = Začíná Anyin tah a nikdo nepomohl. Anya umírá a s ní je pryč i její výbava.
    .fled = Krok stranou ho nezachrání a Anyin tah začíná bez pomoci. Anya umírá a s ní je pryč i její výbava.

lesson-wolfenstein-goal = A zase ven
    .end = Mise splněna! Kol je málo, nevymetejte každý kout: důstojník, cíl, ven. Teď je řada na vás.
lesson-wolfenstein-goal-officer = Poslední kolo a tři cíle. První je důstojník. Anya otevřela dveře a má ho na dohled. Zaútočte!
    .hint = Klikněte na důstojníka, pak na Útok. Když padne poslední důstojník, ohrožení klesne na 0.
    .both = Oba najednou! Jde to, ale v posledním kole platí jen důstojník: miřte na něj a šetřete střelivo.
    .soldat = Soldat není cíl mise a víc útoků Anya nemá. V posledním kole platí jen cíle.
lesson-wolfenstein-goal-take = Důstojník je mrtvý. Klaus doběhl k cíli A a má ještě jeden bod: vezměte ho!
    .hint = Klikněte na A, hned vedle něj.
lesson-wolfenstein-goal-choice = Zbývá cesta ven. Na této úrovni stačí jeden hrdina vedle startu. B.J. to má kousek: dokončete misi na C7.
    .hint = C7 je o krok dál, hned vedle startu.
    .late = Pryč od startu? Poslední kolo končí a mise je prohraná.
    .stayed = Poslední kolo skončilo krok od cesty ven. Mise je prohraná.
