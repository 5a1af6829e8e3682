### Answers to wrong clicks: what is the matter here

matter-bury = Nejdřív vyberte úkol, který vrátíte.
matter-show = Nejdřív vyberte kartu, kterou ukážete.
matter-pick = Nejdřív vyberte karty vybavení.
matter-assign = Nejdřív vyberte specializaci.
matter-enter = Začněte u jednoho ze zvýrazněných vstupů.
matter-step = Moc daleko: pohyb vede z pole na sousedící pole.
matter-unit-there = Stojí tam jednotka: nemůžete vstoupit.
matter-no-doorway = Z této strany nejsou dveře ani žebřík.
matter-rough = Náročný terén: pohyb přes něj je o pole kratší.
matter-walked = V tomto tahu už jste se pohnuli.
matter-been-there = V tomto tahu už jste tam byli, nebo je pohyb u konce.
matter-acted = Akci jste v tomto tahu už využili.
matter-shoot-first = Chcete-li střílet, stiskněte nejdřív Střelba, pak vyberte cíl.
matter-played = V tomto tahu už jste kartu zahráli.
matter-nobody-in-sight = Odsud není nikdo vidět.
matter-not-in-sight = Odsud tuto jednotku nevidíte.
matter-few-tokens = Na tuto vzdálenost je v pytlíku málo žetonů.
matter-look = S tím teď nejde nic dělat.
matter-unit-first = Nejdřív vyberte svou jednotku, potom co udělá.
matter-verb-first = Nejdřív vyberte, co jednotka udělá.
matter-not-yours = Tomuto oddílu nevelíte.
matter-no-actions = Tomuto oddílu už v tomto tahu nezbývají akce.
matter-did-that = Tato jednotka to v tomto tahu už udělala.
matter-scouted = Vojín průzkumníka už v tomto tahu nic neudělá.
