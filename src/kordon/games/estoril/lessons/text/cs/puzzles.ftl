### Úlohy.

lesson-puzzles = Úlohy: noc v Estorilu

lesson-puzzles-last = Poslední karta
lesson-puzzles-last-find = Vaše poslední karta v tomto kole. Která a kam?
    .hint = Kterou desku může tahle jediná karta ještě zvrátit? Myslete na to, co mohli vyložit ostatní.

lesson-puzzles-lay = Která karta a kam?
lesson-puzzles-lay-find = Jedna karta na jednom poli je teď zřetelně nejlepší. Která?
    .hint = Vliv není všechno: schopnost karty bere ostatním to, s čím počítají. Kterou odměnu můžete vyhrát, nebo někomu vzít?

lesson-puzzles-keep = Co půjde pryč?
lesson-puzzles-keep-find = Jedna z vašich karet musí pryč. Která vám bude chybět nejméně?
    .hint = Myslete na mise a na desky, které teprve přijdou.

lesson-puzzles-agent = Je to na vás
lesson-puzzles-agent-find = Rozhodnutí je na vás: vyberte někoho či něco, nebo to nechte být.
    .hint = Spočítejte každou desku, jak stojí, a pak jak by stála po každé volbě.
