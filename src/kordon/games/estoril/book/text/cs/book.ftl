### Estoril 1942: pravidla jako kniha.

## O co jde

book-start = O co jde
book-about = Neutrální Portugalsko, rok 1942, všichni zdvořile špehují všechny: posíláte své lidi do hotelů, do kasina a na pláž, většinou lícem dolů, abyste získali nové do své [sítě](network).
book-win = Po čtyřech kolech vyhraje, kdo má nejvíc vítězných bodů: za postavy v ruce, za [odhozené karty](discard) a za [mise](mission), které počítají, co mají vaši lidé společného. Před koncem nikdo nevypadne.
book-scene-table = Šest z osmi desek, v každém kole vyložených znovu. Hrajete za červené.
book-scene-table-1 = Deska: jedno místo, až čtyři pole a vlastní zvláštnost.
book-scene-table-2 = Vnější pole, na kraji celku: kartu sem smí vyložit každý.
book-scene-table-3 = Vnitřní pole: jen vedle vlastní karty.
book-scene-table-4 = [Odměna](reward). Do ruky si ji vezme, kdo je na této desce nejsilnější.
book-scene-table-5 = Soupeřova karta lícem dolů: vidíte, čí je, ale ne kdo to je.
book-scene-table-6 = Vaše karta lícem dolů: jen vy víte, kdo to je.
book-scene-table-7 = [Oko](eye): kdo sem vyloží kartu, smí nahlédnout na jednu zakrytou.

## Kolo

book-round = Kolo v šesti větách
book-turn-1 = Vyloží se šest desek, na každé je odměna.
book-turn-2 = Postupně vykládáte po jedné postavě z ruky se žetonem, dokud žetony nedojdou.
book-turn-3 = Na poli s okem smíte hned nahlédnout na jednu zakrytou kartu.
book-turn-4 = Pak se desky vyhodnocují od nejnižšího čísla po nejvyšší. Schopnosti působí v pořadí I, II, III, IV.
book-turn-5 = Na každé desce si nejsilnější hráč vezme odměnu do ruky.
book-turn-6 = Všechny karty se vrátí majitelům. Šest si necháte, ostatní odhodíte: na konci po 1 bodu.
book-first-game = Pět věcí, které se vyplatí vědět před první hrou:
book-tip-1 = Nejdřív se podívejte na čtyři mise. Každá má cenu asi jako dvě dobré karty.
book-tip-2 = Pole I je na řadě první. Vrah na něm pošle domů silnou kartu z III dřív, než se započítá.
book-tip-3 = Všichni začínají se stejnou šesticí. Co leží lícem dolů, je někdo z ní, nebo karta, kterou jste viděli někoho získat.
book-tip-4 = Deska s vysokým číslem se vyhodnocuje pozdě: to už všichni vědí víc.
book-tip-5 = Každá získaná karta má cenu aspoň 1 bod, i když ji odhodíte.

## Vykládání

book-laying = Kam se smí karta vyložit
book-laying-how = Jedna karta za tah, na volné pole. Na polích top secret leží karty lícem dolů, jinde lícem nahoru. Vykládat musíte, dokud máte žeton, kartu a je volné pole. ES-207
book-scene-rim = Zelená jsou [vnější](outer) pole: kraj celku, čtyři krát šest polí. Červená jsou [vnitřní](inner). S první kartou můžete jen na kraj.
book-scene-inside = Guedes leží na kraji. Teď je pro vás volné pole nad ním: dotýká se jeho pole hranou. ES-205
book-scene-inside-1 = Volné: vedle vaší karty.
book-scene-inside-2 = Stále zavřené: vaší karty se dotýká jen rohem.
book-scene-eye = Vyložíte kartu na modré pole. Jeho oko dosáhne na tuto desku a na [sousední](neighbour): smíte tam nahlédnout na jednu zakrytou kartu. ES-006
book-scene-eye-1 = Na tuhle smíte nahlédnout, …
book-scene-eye-2 = … nebo na tuhle, nebo na zakrytou odměnu vedle ní.
book-scene-eye-3 = Příliš daleko.
book-markers = Kolik karet v kole vyložíte
book-players = Hráčů
book-cards-each = Karet každý

## Vyhodnocení

book-resolving = Jak se deska vyhodnotí
book-resolve-1 = Otočte na této desce všechno lícem nahoru.
book-resolve-2 = Pole I, pak II, III, IV: majitel smí použít každý symbol karty, nebo ho vynechat.
book-resolve-3 = Teď se uplatní zvláštnost místa.
book-resolve-4 = Sečtěte vliv každého hráče na této desce. Nejsilnější si vezme odměnu.
book-resolve-5 = Při shodě rozhodne nižší číslo pole. Není-li tu nikdo, jde odměna pod balíček.
book-worked = Příklad z Hotelu Palácio, kde jsou Britové doma:
book-scene-before = Předtím: všechno leží lícem dolů, ale své dvě znáte.
book-scene-before-1 = Pole I: vaše Linda X., vliv 0, vražedkyně.
book-scene-before-2 = Pole II: někdo od zelených.
book-scene-before-3 = Pole III: vaše Elizabeth, vliv 1. Je Britka, takže jí hotel přidá 1.
book-scene-before-4 = I odměna tu leží lícem dolů.
book-scene-opened = Otočeno: zelení poslali Luckyho Luciana, vliv 5. Vy máte 0 + 2. Zatím by zelení vyhráli 5 proti 2.
book-scene-after = Jenže pole I je první: Linda pošle Luciana domů. Zůstaly jen vaše dvě a Garbo je váš. Luciano je zpátky v ruce zelených a příště může přijít znovu.

## Schopnosti

book-abilities = Symboly
book-symbols = Co symboly dělají
book-effect = Co dělá
book-abilities-how = Každý symbol smíte vynechat. Karta, která byla před svým pořadím poslána domů nebo přesunuta, nedělá nic. Dva stejné symboly působí dvakrát. ES-302
book-scene-next-door = Sousední jsou desky, které se dotýkají stranou. Sousedkami modré desky jsou tři zelené; zbylé dvě se jí dotýkají jen rohem. ES-307

## Desky

book-places = Osm míst
book-boards = Každé má svou zvláštnost

## Bodování

book-scoring = Konec hry
book-score-1 = 1 bod za každou odhozenou kartu.
book-score-2 = Body z postav v ruce, nejvýš šesti.
book-score-3 = 6 bodů za každou misi tomu, kdo má na kartách v ruce nejvíc toho, co počítá. Při shodě se body dělí a zaokrouhlují dolů. ES-603
book-score-4 = Vyhrává, kdo má nejvíc bodů; při shodě rozhodují mise, pak body z postav. ES-606
book-missions = Mise: ve hře jsou čtyři
book-mission = Mise

## Postavy

book-people = Všichni ve městě
book-starters = Vaše počáteční šestice, u všech stejná
book-deck = Balíček: 27 lidí, které lze získat
book-character = Postava
book-flag = Vlajka
book-strength = Vliv
book-points = Body
book-symbols-on-it = Symboly
book-list = { $first }, { $rest }

## Varianty

book-variants = Varianty
book-variants-table = Každou lze zvolit zvlášť
book-variant = Varianta

## Slova

book-words = Slovníček
book-rulings = Pravidla podle čísel

book-term-network = Síť
    .means = Vaše postavy, v ruce i na deskách.
book-term-strength = Vliv
    .means = Číslo, které rozhoduje při vyhodnocení desky.
book-term-area = Pole působení
    .means = Místo pro jednu postavu, s číslem I až IV.
book-term-outer = Vnější pole
    .means = Na kraji všech šesti desek: volné pro každého.
book-term-inner = Vnitřní pole
    .means = Uvnitř: jen vedle vlastní karty.
book-term-reward = Odměna
    .means = Karta, kterou získá nejsilnější hráč na desce.
book-term-secret = Top secret
    .means = Karty tu leží lícem dolů, dokud se deska nevyhodnotí.
book-term-eye = Oko
    .means = Vyložte sem kartu a smíte nahlédnout: na této desce, na sousední, nebo kdekoli.
book-term-neighbour = Sousední deska
    .means = Deska, která se této dotýká stranou.
book-term-marker = Žeton
    .means = Ukazuje, čí je karta. Když dojdou, v tomto kole už nevykládáte.
book-term-mission = Mise
    .means = Co se na konci počítá na kartách v ruce; má cenu 6 bodů.
book-term-discard = Odhozené karty
    .means = Odložené po kole: po 1 bodu, ať je na nich kdokoli.
