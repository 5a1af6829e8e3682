### Wolfenstein: tips.

## Tipy do prvních her

tip-hero = Srdce u hrdiny je život, štít je pancíř. Hvězda je sláva, kterou se platí schopnosti.
tip-points = Krok stojí bod. Na zbrani je modré číslo dosah, zelené cena útoku, červené kostky. Jeden útok za tah.
tip-dice = Srdce zraní vždy, štíty berou nejdřív pancíř. Přebití: než zbraň znovu vystřelí, musíte ji přebít.
tip-noise = Hluk: { $why }. Nepřátelé odtud a z vedlejších místností se proberou a přijdou. Nože a tlumiče hluk nedělají.
tip-threat = Každé hlučné zabití zvýší ohrožení. Na { $high } přivede poplach další nepřátele.
tip-alarm = Poplach! Na značkách posil se objeví další nepřátelé. Kryjte se, nebo si pospěšte.
tip-enemies = Jednají jen nepřátelé, kteří vás vidí nebo slyší. Zavřené dveře vás kryjí.
tip-bleeding = { $hero } v příštím tahu bez pomoci zemře: postavte se vedle a odevzdejte žeton sdíleného života.
tip-exhaust = Vyčerpání: polovina bodů a druhý útok hned. V příštím tahu přijde únava.

## Průběh tahu a co se dozvědí ostatní

course-round-hero = Vyberte hrdinu
course-round-act = Hrdina jedná
course-round-enemies = Jednají nepřátelé
course-round-lead = Kdo začne příště
