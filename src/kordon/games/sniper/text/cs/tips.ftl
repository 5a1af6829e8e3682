### Sniper Elite: tips.

## Tipy do prvních her

tip-enter = Kam jdete, vidíte jen vy. Pohyb o jedno pole je tichý; o 2 nebo 3 vás slyší každý nepřítel vedle vaší cesty.
tip-figure = Vědí, kde jste: { $space }, a přijdou tam. Zmizte hned, a když už to nejde, na začátku příštího tahu.
tip-heard = Slyšeli vás ({ $units }). Pohyb o jedno pole nikdo neslyší.
tip-cornered = Zhruba vědí, kde jste. Zmizte jinam, než se zeptají znovu.
tip-wound = Ještě jedno zranění a je konec. Pryč od jejich jednotek: každá může ujít dvě pole a udeřit.
tip-shoot = Zasáhnete, když je žetonů přesnosti aspoň tolik, kolik činí vzdálenost. Dva hluky vás odhalí; pět hluků a zpětných rázů je selhání zbraně.
tip-objective = Tím se odhalíte a čas začne běžet znovu. Nejdřív myslete na únik.
tip-hurry = Času je málo. Splněný úkol ho vrátí na začátek; na 1 je po všem.
tip-squads = Každý oddíl má za tah dvě akce. Vyberte jednotku: může jít, nebo se zeptat, kde je odstřelovač.
tip-trace = Odstřelovač ušel 2 nebo 3 pole a prošel vedle: { $units }. Tam ho sevřete.
tip-caught = Odstřelovač byl právě tady: { $space }, a za tah ujde až tři pole. Odřízněte mu cestu.
tip-questions = Prohledání se ptá: je odstřelovač na jednom z těchto tří polí? Pozorování se ptá na jedno; když tam je, objeví se figurka.
tip-strike = Útok míří na pole, kde jednotka stojí. Dvě zranění znamenají výhru.
tip-intel = Shromažďování informací stojí oddíl obě akce a ptá se: je odstřelovač v jeho oblasti?

## Průběh tahu a co se dozvědí ostatní

course-sniper-move = Pohyb: 0 až 3
course-sniper-card = Karta
course-sniper-action = Akce
course-sniper-end = Konec
course-round-sniper = Tah odstřelovače
course-round-squads = Každý oddíl: dvě akce, nebo informace
told-complete = Všichni uvidí, který je to úkol, a vaši figurku na jeho poli.
told-loot = Dozvědí se, že jste na očíslovaném poli, ale ne na kterém.
told-shot = Všichni uvidí žetony. Když minete, nikdo neví, na koho jste mířili.
told-burst = Všichni uslyší oba počty žetonů.
told-masked = Dozvědí se, že hrajete kartu. Některé karty se hned ukážou.
told-end = Dozvědí se jen to, že váš tah skončil.
told-walk = Tohoto pohybu si nikdo nevšimne.
told-asks = Všichni uslyší otázku i odpověď odstřelovače.
told-spot = Všichni uslyší otázku i odpověď odstřelovače.
told-march = Všichni to vidí, odstřelovač také.
told-intel = Všichni uslyší, zda je odstřelovač v této oblasti.
told-specialist = Všichni to vidí, odstřelovač také.
