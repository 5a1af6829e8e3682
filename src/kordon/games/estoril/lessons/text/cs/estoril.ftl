### Kurz.

lesson-estoril = Naučte se Estoril 1942

lesson-estoril-lay = Vykládání karet
    .end = Karta má dvě čísla: vliv pro desku, na které leží, a hvězdy pro konec hry. Vliv vašich karet na desce se sčítá.
lesson-estoril-lay-rim = Kdo má na desce největší vliv, bere odměnu. Vyložte Guedese s vlivem 1 na pole I kostela: na kraj smí každý.
    .hint = Klikněte na Guedese v ruce a pak na pole I kostela. Štít ukazuje vliv, hvězda se počítá na konci.
lesson-estoril-lay-inside = Zámek: karta leží lícem dolů. Zelený vidí, že tam někoho máte, ale ne koho. Dovnitř smíte jen vedle svých: Hans R. na II.
    .hint = Klikněte na Hanse R. a pak na pole II kostela hned pod Guedesem.
lesson-estoril-lay-beach = Na pláži leží všechno odkryté. Araújo Zeleného má vliv 2, odměna Garbo 4 hvězdy. Vyložte svého Araúja na pole II.
    .hint = Klikněte na Araúja a pak na pole II pláže, deska 3.
lesson-estoril-lay-choice = 2 proti 2. Při shodě vyhrává nižší pole, tedy Zelený na I. Volné je už jen jedno. Která karta vám získá Garba?
    .hint = Potřebujete víc než 0. Elizabeth má vliv 1: vyložte ji na pole III pláže.
    .weak = Vliv 0 nic nepřidá. Zůstává 2 proti 2 a vyhrává pole I: Garba bere Zelený.
    .elsewhere = Zelený dává Elizabeth na poslední pole pláže: 3 proti 2. Garbo je pryč.

lesson-estoril-board = Oko a vliv
    .end = Jako první se odkrývá deska s nejnižším číslem. V kostele to bylo 3 proti 2 pro vás a Pires jde k vám do ruky.
lesson-estoril-board-eye = Kdo se skrývá v kostele vedle vašeho Guedese? Oko na poli III muzea tam dosáhne. Vyložte na něj Elizabeth.
    .hint = Klikněte na Elizabeth a pak na pole III muzea, deska 8. Dvě tečky pod okem dosáhnou na sousední desky.
lesson-estoril-board-look = Teď nahlédněte na kartu Zeleného v kostele. Uvidíte ji jen vy; Zelený se dozví, kam jste se podívali.
    .hint = Klikněte na kartu lícem dolů na poli III kostela.
lesson-estoril-board-choice = Araújo, vliv 2! Váš Guedes tam má 1. Všechny vaše karty na desce se počítají dohromady. Kam půjde poslední?
    .hint = 1 a 2 je víc než 2. Pole II kostela leží vedle Guedese, takže na něj smíte.
    .elsewhere = Zelený obsadí pole II: s Elizabeth má 3 proti vaší 1. Pires jde k němu.

lesson-estoril-abilities = Ve správnou chvíli
    .end = První působí pole I, pak II, III a IV, a teprve potom rozhoduje vliv. Pět odměn za jediný večer!
lesson-estoril-abilities-protect = Na řadě je kostel. Váš diplomat Guedes smí ochránit někoho zde nebo na sousední desce. Na pláži ohrožuje vražedkyně Linda X. vašeho Araúja. Ochraňte ho!
    .hint = Klikněte na svého Araúja na poli III pláže.
    .bare = Linda X. na poli I je na řadě první a pošle Araúja domů. Garba bere Zelený.
lesson-estoril-abilities-seduce = Elizabeth svádí: přivede kartu ze sousední desky. V Muchaxu stojí váš Roque s vlivem 0 proti jedné skryté. Přiveďte ji sem.
    .hint = Klikněte na kartu Zeleného na poli II Muchaxa, pak na volné pole zde. Elizabeth tu má 2: Britové mají +1.
    .left = V Muchaxu je to 0 proti 1. Hedy L. jde k Zelenému.
lesson-estoril-abilities-choice = Muzeum: Zelený má Hanse 1 a Araúja 2, vy Hanse 1. Linda X. na poli I pošle někoho domů. Koho?
    .hint = Bez Araúja je to 1 proti 1 a při shodě vyhrává nejnižší pole, tedy Linda.
    .weaker = Araújo zůstal: 1 proti 2. Zsa Zsa G. jde k Zelenému.
    .nobody = Nikoho jste neposlali domů: 1 proti 3. Zsa Zsa G. jde k Zelenému.

lesson-estoril-missions = Zúčtování
    .end = Vyhráli jste! Počítají se hvězdy v ruce, 1 bod za odhozenou kartu a 6 za misi. Teď do opravdové hry.
lesson-estoril-missions-aside = Poslední kolo skončilo: nechte si šest karet. Mise dá 6 bodů tomu, kdo má nejvíc. C. Rosa se nepočítá v žádné: odložte ji.
    .hint = Klikněte na kartu C. Rosa v ruce. I odhozená má cenu 1 bod.
lesson-estoril-missions-choice = Ještě jednu. Hans je Němec: tam můžete nanejvýš vyrovnat. Elizabeth se počítá mezi Brity i svůdce: tam vedete. Kdo půjde?
    .hint = Hvězdu má každý jednu, hleďte tedy na mise: Hans přinese půlku jedné, Elizabeth rozhodne dvě.
    .leader = Bez Elizabeth se o dvě mise dělíte se Zeleným a prohráváte 40 proti 43.
    .needed = Tuhle kartu potřebovala mise. Zelený vás v ní dohnal a vyhrává.
