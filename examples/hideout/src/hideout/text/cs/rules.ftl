### Hideout: pravidla podle čísel.

chapter-HI-1 = Schovávání
HI-101 = Plán má tři krát tři pole. Před hrou náhoda jedno zavře: nikdo se tam neschová a nikdo se tam nepodívá.
HI-102 = Schovaný si vybere jedno z ostatních polí. Nikdo jiný se nedozví, které.

chapter-HI-2 = Hledání
HI-201 = Hledač se každý tah podívá na jedno pole, nikdy dvakrát na stejné.
HI-202 = Hledač vyhrává, když se podívá na pole, kde je schovaný.
HI-203 = Schovaný vyhrává po čtyřech marných pokusech hledače, není-li zvolen jiný počet.
