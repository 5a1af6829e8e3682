### Estoril 1942: what the table says.

game = Estoril 1942
    .about = Špioni na portugalské riviéře kladou své lidi lícem dolů do hotelů a kasina a doufají, že se nikdo nepodívá. Pro 2 až 4 hráče.

seat-0 = Červený
seat-1 = Zelený
seat-2 = Modrý
seat-3 = Žlutý

## Options

option-secret_missions = Tajné mise
    .how = Jedna mise je veřejná, každá další leží skrytá mezi dvěma sousedy a jen oni si ji smějí přečíst. Pro tři nebo čtyři hráče.
option-recruitment = Tajný náborový úřad
    .how = Každý dostane i vlastní skrytou misi: 1 VB za každý její symbol v ruce a mezi odhozenými kartami.
option-second_place = Na druhém místě záleží
    .how = Druhé místo v misi přináší 3 VB.

## Places and things

area = { $board }, pole { $area }
reward-field = { $board }, odměna
reward-caption = Odměna
face-down = Karta lícem dolů
face-down-of = Karta lícem dolů ({ $who })
known-to-you = { $card } (lícem dolů, znáte ji)
secret-mission = Tajná mise
mission-between = Mezi: { $first } a { $second }
recruit-mission = Náborový úřad: po 1 VB, v ruce i mezi odhozenými
hand = Karty v ruce
network = { $who } může mít
network-how = Všichni začínají se stejnými šesti postavami. Tyto neleží lícem nahoru: jsou v ruce, nebo zakryté na desce ({ $who }).
deck = Balíček
missions = Mise po 6 VB
discards = Odhozené karty ({ $who })
laid-aside = Odložené
round = Kolo
strength = vliv { $value }
points = { $value } VB
bonus = +{ $value } vlivu
look-peek = nahlédnutí na něco skrytého; vyšší číslo sahá dál
shield = pod ochranou diplomata
silent = schopnosti se ignorují
markers-left = { $count ->
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
       *[other] zbývá { $count } žetonů
    }
cards-in-hand = { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
discard-count = { $count ->
        [one] { $count } odhozená karta
        [few] { $count } odhozené karty
       *[other] { $count } odhozených karet
    }
first-player = začínající hráč

## Status and prompts

status-laying = Kolo { $round } ze { $rounds }: vykládání karet
status-resolving = Kolo { $round } ze { $rounds }: { $board }
status-discarding = Kolo { $round } ze { $rounds }: odhazování karet
status-over = Konec hry
prompt-lay = { $count ->
        [one] Poslední žeton: vyberte kartu a pak pole.
        [few] Vyberte kartu a pak pole. Máte { $count } žetony.
       *[other] Vyberte kartu a pak pole. Máte { $count } žetonů.
    }
prompt-peek = Vyberte kartu lícem dolů, na kterou chcete nahlédnout.
prompt-assassin = { $card }, schopnost vraha. Vraťte postavu z této desky do ruky jejího majitele.
prompt-seducer = { $card }, schopnost svůdce. Přesuňte sem postavu ze sousední desky na volné pole; její schopnosti se od té chvíle ignorují.
prompt-conspirator = { $card }, schopnost spiklence. Podívejte se na vrchní kartu balíčku: zůstane tu buď ona, nebo dosavadní odměna, a druhá půjde pod balíček.
prompt-nationalist = { $card }, schopnost nacionalisty. Získejte +1 vlivu za každou další kartu lícem nahoru se stejnou vlajkou na této desce a na sousedních.
prompt-diplomat = { $card }, schopnost diplomata. Ochraňte postavu na této nebo sousední desce: do konce kola ji nezvolí žádný vrah ani svůdce.
prompt-symbols = { $card } má dva symboly. Který použijete dřív?
twice = { $number ->
        [1] První ze dvou stejných symbolů.
       *[2] Druhý ze dvou stejných symbolů.
    } { $question }
prompt-choose = Na vrchu balíčku: { $top }. Zde leží: { $reward }. Vyberte kartu, která bude odměnou.
prompt-sacrifice = Máte zde nejmenší vliv: jedna vaše postava odejde ze hry nadobro. Která?
prompt-discard = { $count ->
        [one] Odložte ještě jednu kartu a zůstane vám šest. Na konci má cenu 1 VB.
        [few] Odložte ještě { $count } karty, každou jedním kliknutím; zůstane šest. Na konci má každá cenu 1 VB.
       *[other] Odložte ještě { $count } karet, každou jedním kliknutím; zůstane šest. Na konci má každá cenu 1 VB.
    }
prompt-wait = Na tahu je { $who }.
prompt-wait-all = Čeká se na ostatní.
won-by-points = Vyhrává { $who }: { $score } VB. Na druhém místě { $second }, o { $ahead } VB méně.
won-by-missions = Vyhrává { $who }: shoda na { $score } VB, ale více vyhraných misí.
won-by-hand = Vyhrává { $who }: shoda na { $score } VB i v misích, ale postavy v ruce mají větší cenu.
won-together = Shoda na { $score } VB: nic ji nerozhodlo.

## Buttons

decline-peek = Nenahlížet
decline-ability = Nepoužít ({ $symbol })
use-A = Vrah: vrátit postavu majiteli
use-S = Svůdce: přilákat sem postavu
use-C = Spiklenec: nahlédnout do balíčku
use-D = Diplomat: ochránit postavu
rally = Spočítat krajany: +{ $bonus }
goes-under = Pod balíček půjde { $card }
already-known = Tuto kartu už znáte: { $card }.
no-peek-here = Toto oko vám teď nic neukáže: v dosahu není cizí karta lícem dolů.

## Log

round-began = Kolo { $round }: na stole leží nové desky, každá náhodně otočená. První na tahu: { $who }.
laid = { $who } vykládá kartu { $card }: { $place }.
laid-secretly = { $who } vykládá kartu lícem dolů: { $place }.
peeked = { $who } nahlíží na kartu: { $place }.
saw = { $who } nahlíží na kartu a vidí: { $card } ({ $place }).
nothing-to-peek = { $place }: bez nahlédnutí, v dosahu není cizí karta lícem dolů.
peek-declined = { $who } se nahlédnutí vzdává.
ability-declined = { $who } schopnost nepoužívá: { $card } ({ $symbol }).
opened = Vyhodnocuje se místo: { $board }.
unclaimed = { $board }: nikdo tu není, { $card } jde pod balíček.
assassinated = { $who } útočí: { $card } se vrací do ruky ({ $owner }).
    .story = { $who } útočí ze stínu: { $card } prchá do ruky ({ $owner }).
assassinated-own = { $who } stahuje do ruky vlastní postavu { $card }.
looked = { $who } se dívá na vrchní kartu balíčku.
looked-at = { $who } se dívá na vrchní kartu balíčku: { $card }.
swapped = { $who } vyměňuje odměnu: leží tu { $reward }, pod balíček jde { $under }.
kept = { $who } nechává odměnu: { $reward }. Vrchní karta balíčku jde dospod.
kept-knowing = { $who } nechává odměnu: { $reward }. Pod balíček jde { $under }.
rallied = { $who } počítá krajany: { $card } získává +{ $bonus }.
seduced = { $who } láká k sobě postavu { $card } ({ $owner }): { $board }.
    .story = { $who } svádí postavu { $card } ({ $owner }).
seduced-own = { $who } si přivádí vlastní postavu { $card }: { $board }.
protected = { $who } chrání postavu { $card }: { $place }.
protected-hidden = { $who } chrání kartu lícem dolů: { $place }.
dice-rolled = { $first } a { $second }
rolled = { $who } hází { $dice } za postavu { $card }: +{ $gain }.
sacrificed = { $who } nadobro ztrácí postavu { $card }.
    .story = { $who } nadobro obětuje postavu { $card }.
won = { $who } bere kartu { $card }: { $board }, vliv { $strength }.
    .story = { $who } získává na svou stranu postavu { $card }.
won-tie = { $who } bere kartu { $card } díky poli s nižším číslem: { $board }, vliv { $strength }.
    .story = Remíza, ale rozhodlo pole s nižším číslem a { $who } získává postavu { $card }.
picked = Odkládáte kartu { $card }.
picked-by = { $who } odkládá kartu { $card }.
discarded = { $who } odhazuje kartu { $card }.
ended = { $who }: { $score } VB.
ended-won = { $who }: { $score } VB a vítězství.

## Final score

score-sheet = Konečné skóre
score-player = Hráč
score-discards = Odhozené
score-characters = Postavy
score-recruits = Nábor
score-total = Celkem

## Co k sobě patří, na jednom řádku

group-resolving = Večer v Estorilu
group-resolving-won = { $count ->
        [one] { $count } získaná deska
        [few] { $count } získané desky
       *[other] { $count } získaných desek
    }
group-resolving-unclaimed = { $count ->
        [one] { $count } bez zájemce
        [few] { $count } bez zájemce
       *[other] { $count } bez zájemce
    }
