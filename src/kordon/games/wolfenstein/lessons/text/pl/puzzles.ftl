### Zagadki.

lesson-puzzles = Zagadki: w zamku

lesson-puzzles-fire = Kto padnie pierwszy?
lesson-puzzles-fire-find = Jeden atak jest wart więcej niż wszystko inne. Na kogo i jak?
    .hint = Kto działa następny i kto by to usłyszał? Pewny słaby wróg jest wart więcej niż niepewny silny.

lesson-puzzles-way = Którędy?
lesson-puzzles-way-find = Jedno pole albo jedne drzwi są teraz wyraźnie najlepsze. Które?
    .hint = Policz rundy, które zostały, i kroki do tego, czego wymaga misja.

lesson-puzzles-gear = Właściwe narzędzie
lesson-puzzles-gear-find = O wszystkim decyduje tu coś, co bohater ma przy sobie albo umie. Co?
    .hint = Przejrzyj karty i umiejętności bohatera: ile kosztowałby następny atak albo rana?

lesson-puzzles-who = Kto pierwszy?
lesson-puzzles-who-find = Kolejność ma znaczenie. Czyja teraz tura?
    .hint = Kto musi gdzieś zdążyć, a kto toruje drogę?

lesson-puzzles-effort = Co teraz?
lesson-puzzles-effort-find = Jedna decyzja utrzyma misję przy życiu. Jaka?
    .hint = Kto jest w niebezpieczeństwie i ile zostało z tej tury? Czasem najlepiej skończyć.
