### Kurz obránců.

lesson-defenders = Ulovte odstřelovače

lesson-defenders-ears = Uši a oči
    .end = Máte ho! Prohledání se ptá na tři pole, všechna venku, nebo všechna uvnitř; pozorování nahlédne na jedno. Každý oddíl má za tah dvě akce.
lesson-defenders-ears-sweep = Červený vojín 2 slyšel běh hned vedle sebe. Prohledejte: je odstřelovač na jeho poli, na 52 nebo na 57?
    .hint = Klikněte na vojína, na Prohledání a pak na 52 a 57. Odstřelovač musí odpovědět pravdivě, ale neřekne kde.
    .guessed = Pozorování nahlédne jen na jedno pole, musíte tedy hádat. Prohledání se ptá na tři najednou: začněte jím.
lesson-defenders-ears-spot = Ano! Odstřelovač nikdy nevkročí na vojína, tedy 52 nebo 57. Vedle 52 je úkol 4. Pozorování nahlédne na jedno pole: vyberte.
    .hint = Klikněte na vojína, na Pozorování a pak na 52. Už prohledával, ale jinou akci smí.
    .empty = Na 57 nikdo a tah je u konce. Odstřelovač proklouzne k úkolu.
    .blind = Útok zasáhne jen vlastní pole jednotky a tam odstřelovač sám nevkročí. Proklouzne pryč.

lesson-defenders-strike = Úder
    .end = Najít, vejít, zaútočit: dvě zranění znamenají výhru. Vejít a zaútočit stojí obě akce oddílu, šetřete si je na tu chvíli.
lesson-defenders-strike-close = Odstřelovač splnil úkol 4 a figurka prozradila kde: na 45. Možná tam ještě je. Vejděte tam vojínem.
    .hint = Klikněte na červeného vojína 2 na 58, na Pohyb a pak na 45. Dvě pole jsou jeden pohyb.
    .watched = Vedle nestačí: útok zasáhne jen vlastní pole. Uteče a začínáte znovu.
lesson-defenders-strike-attack = Jste uvnitř! Červeným zbývá jedna akce. Využijte ji dobře.
    .hint = Klikněte na vojína a na Útok: zasáhne pole, na kterém stojí.
    .asked = Rozhlížíte se, a on stojí vedle vás. V příštím tahu je pryč.
    .passed = Ještě se nepohnul. Teď se pohne a je pryč.

lesson-defenders-intel = Otázka na oblast
    .end = Tady je! Informace stojí oddíl celý tah a důstojník musí být doma. Dvě „ne“ a dobrý odhad stačily.
lesson-defenders-intel-black = Nikdo neviděl, kam šel. Oddíl se může zeptat: je v naší oblasti? Začněte černým oddílem, ten ho slyšel.
    .hint = Klikněte na černého důstojníka a na Shromažďování informací. Stojí ve vlastní oblasti, takže se oddíl smí zeptat.
lesson-defenders-intel-others = V černé už ne. Zeptejte se i na žlutou.
    .hint = Klikněte na žlutého důstojníka a na Shromažďování informací.
lesson-defenders-intel-walk = Červená, nebo bílá. Mezi nimi je úkol 9 na 71 a dveře má ze 67. Pošlete tam červeného vojína 2.
    .hint = Klikněte na červeného vojína 2, na Pohyb a pak na 67.
    .home = Třikrát „ne“: je v bílé. Pravda, ale pozdě: nikdo není nablízku a úkol je splněn.
lesson-defenders-intel-look = Zbývá jedna akce. Prohledání bere pole jednoho typu a 71 je uvnitř. Nahlédněte tam odtud.
    .hint = Klikněte na vojína, na Pozorování a pak na 71. Pozorovat se dá i přes zdi a na jiný typ pole.
    .outside = Prohledání z nábřeží do domu nevidí. Uvnitř zatím splní svůj úkol.
    .elsewhere = Nikde nikdo. Byl v domě a teď plní svůj úkol.

lesson-defenders-net = Síť
    .end = Ano, je tam! Ptejte se, kde může být, ne kde byl. Co nikdo neslyšel, prozradí stejně mnoho.
lesson-defenders-net-after = Vystřelil ze 69, zabil vojína a možná už odešel. Váš důstojník je na 52. Jděte doprostřed míst, kde může být: na 68.
    .hint = Klikněte na červeného důstojníka, na Pohyb a pak na 68.
    .figure = Figurka ukazuje, odkud střílel, ne kde je teď. Odešel a pokračuje neviděn.
lesson-defenders-net-sweep = Důstojník běh neslyšel, takže ne kolem 58 a 59. Prohledejte dvě pole, kde může být.
    .hint = 67 i 85 vedou od 69 pryč, a ne kolem 52.
    .half = Nikde nikdo. 85 byl dobrý nápad, druhé pole ne. Kam ještě mohl ze 69 odejít neslyšen?
    .known = Nikde nikdo. Ze 69 už odešel a běh kolem 58 či 59 by důstojník slyšel. Kde jinde může být?
    .blind = Útok zasáhne jen 68. Nejdřív se ptejte: může být na několika polích.
