### Úlohy.

lesson-puzzles = Úlohy: na hradě

lesson-puzzles-fire = Kdo padne první?
lesson-puzzles-fire-find = Jeden útok má větší cenu než cokoli jiného. Na koho a jak?
    .hint = Kdo je na řadě příště a kdo by to slyšel? Jistý slabý nepřítel má větší cenu než nejistý silný.

lesson-puzzles-way = Kudy?
lesson-puzzles-way-find = Jedno pole nebo jedny dveře jsou teď zřetelně nejlepší. Které?
    .hint = Spočítejte zbývající kola a kroky k tomu, co mise žádá.

lesson-puzzles-gear = Správný nástroj
lesson-puzzles-gear-find = Rozhodne tu něco, co hrdina nese nebo umí. Co?
    .hint = Projděte karty a schopnosti hrdiny: co by stál příští útok nebo zranění?

lesson-puzzles-who = Kdo půjde první?
lesson-puzzles-who-find = Na pořadí záleží. Kdo je teď na tahu?
    .hint = Kdo musí někam dojít včas a kdo čistí cestu?

lesson-puzzles-effort = Co teď?
lesson-puzzles-effort-find = Jedno rozhodnutí udrží misi naživu. Které?
    .hint = Kdo je v nebezpečí a co z tahu zbývá? Někdy je nejlepší skončit.
