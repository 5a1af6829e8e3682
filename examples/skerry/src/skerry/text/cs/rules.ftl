### Skerry: pravidla podle čísel.

chapter-SK-1 = Útes
SK-101 = Míst je sedm: skalisko a šest mělčin kolem něj. Každé se dotýká sousedních. Všichni začínají se šesti mincemi a bez perel.
SK-102 = Kolo začíná přílivem: třemi kostkami, které vidí všichni. Nikdo nesmí hlásit méně, než ukazuje nejnižší z nich.

chapter-SK-2 = Nabídky
SK-201 = Každý tajně nabídne nic až tři mince, ale ne víc, než má. Nabídky se odkryjí, až když je mají všichni.
SK-202 = Nejvyšší nabídka se zaplatí a kdo ji dal, potápí se; ostatní neplatí nic. Při rovnosti má v prvním kole přednost Červený, v druhém Zelený a tak dál.

chapter-SK-3 = Ponor
SK-301 = Potápěč hodí kostkou, kterou nikdo jiný nevidí, vybere místo a ohlásí počet perel: od nejnižší kostky přílivu do šesti.
SK-302 = Ostatní jsou po řadě tázáni, zda tomu věří. Věří-li všichni, potápěč bere tolik perel, kolik ohlásil.
SK-303 = Kdo nevěří, nechá si kostku ukázat. Není-li nižší než hlášení, bere potápěč ohlášené perly a od pochybovače minci, má-li ji. Je-li nižší, bere pochybovač tři perly a potápěč nic.
SK-304 = Kdo perly vzal, postaví na místo bóji. Kde je bóje, tam se už nikdo nepotápí.

chapter-SK-4 = Konec
SK-401 = Hra končí po čtyřech kolech, nebyl-li zvolen jiný počet.
SK-402 = Každá perla je bod a každá dvě vaše místa, která se dotýkají, jsou dva body. Kdo jich má nejvíc, vyhrává; při rovnosti je vítězství společné.
