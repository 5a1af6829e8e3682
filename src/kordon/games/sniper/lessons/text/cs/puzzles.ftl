### Úlohy.

lesson-puzzles = Úlohy: lovci a kořist

lesson-puzzles-sweep = Která otázka?
lesson-puzzles-sweep-find = Velíte obráncům. Jedna otázka vám teď o odstřelovači řekne nejvíc. Která?
    .hint = Spočítejte, kde už může být. Nejlepší otázka nechá nejméně míst, ať je odpověď ano, nebo ne.

lesson-puzzles-where = Kde je?
lesson-puzzles-where-find = Velíte obráncům. Kde je teď odstřelovač nejspíš a kdo po něm půjde?
    .hint = Začněte poslední stopou. Jak daleko mohl dojít a který úkol mu ještě zbývá?

lesson-puzzles-net = Stáhněte síť
lesson-puzzles-net-find = Velíte obráncům. Jedna jednotka patří jinam. Která a kam?
    .hint = Podívejte se na úkoly, které mu ještě zbývají, a na to, kdo tam stihne udeřit.

lesson-puzzles-aim = Kolik žetonů?
lesson-puzzles-aim-find = Velíte obráncům. Střelec zamířil: kolik žetonů táhnete?
    .hint = Čím dál je cíl, tím víc přesnosti je třeba. Myslete na to, co leží v pytlíku.

lesson-puzzles-shot = Stojí za výstřel
lesson-puzzles-shot-find = Jste odstřelovač. Jeden výstřel za ten hluk stojí. Na koho a s kolika žetony?
    .hint = Kdo by vás mohl v příštím tahu najít nebo stojí tam, kam musíte?

lesson-puzzles-card = Správná karta
lesson-puzzles-card-find = Jste odstřelovač. Jedna z vašich karet má teď větší cenu než kdy jindy. Která?
    .hint = Než vykročíte, myslete na to, co uslyší a uvidí.

lesson-puzzles-quiet = Tichá cesta
lesson-puzzles-quiet-find = Jste odstřelovač. Kam a jak hlasitě?
    .hint = Běh je slyšet. Podívejte se, kdo by na vás po vašem tahu dosáhl a jak daleko to máte k úkolu.
