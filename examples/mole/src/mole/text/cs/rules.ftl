### Krtek: pravidla podle čísel.

chapter-MO-1 = Plán
MO-101 = Plán má pět krát pět polí. Šest z nich jsou cíle. Pole se společnou stranou spolu sousedí.
MO-102 = Dva agenti začínají na b3 a d3. Nikdy nestojí na stejném poli.

chapter-MO-2 = Krtek
MO-201 = Nejdřív se krtek schová: na kterékoli pole, které není cílem a na kterém nestojí agent. Nikdo jiný se nedozví, kde.
MO-202 = Ve svém tahu se krtek prohrabe na sousední pole; zůstat na místě nesmí. Agenti mu nepřekážejí, protože je pod nimi.
MO-203 = Cíl je navštíven, když na něm krtek skončí tah. Všichni se to dozvědí o tah později, až skončí tah lovce. Každý cíl se počítá jednou.

chapter-MO-3 = Lovec
MO-301 = V tahu lovce se každý agent smí jednou přesunout o jedno nebo dvě pole.
MO-302 = Lovec končí tah tím, že prohledá jedno pole vedle agenta, nebo odpočívá.
MO-303 = Je-li krtek na prohledávaném poli, je chycen a lovec vyhrál. Výsledek prohledání vidí všichni.

chapter-MO-4 = Konec
MO-401 = Krtek vyhrává, jakmile se všichni dozvědí o jeho třetí návštěvě.
MO-402 = Lovec vyhrává, pokud dřív skončí poslední kolo; kol je dvanáct, není-li zvoleno jinak.
