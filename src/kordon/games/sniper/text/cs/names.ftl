### Sniper Elite: the names of things.

## Squads and units

squad-yellow = Žlutý oddíl
squad-red = Červený oddíl
squad-black = Černý oddíl
officer-yellow = Žlutý důstojník
officer-red = Červený důstojník
officer-black = Černý důstojník
soldier-yellow-1 = Žlutý vojín 1
soldier-yellow-2 = Žlutý vojín 2
soldier-red-1 = Červený vojín 1
soldier-red-2 = Červený vojín 2
soldier-black-1 = Černý vojín 1
soldier-black-2 = Černý vojín 2

## Loadout cards

loadout-masking = Maskování hluku
    .how = Pohyb o 2 nebo 3 pole v tomto tahu nezaznamená žádná jednotka. Psi vás ucítí i tak.
loadout-mine = Šrapnelová mina
    .how = Zaminujte pole, na kterém stojíte. První jednotka, která tam skončí pohyb, je zabita.
loadout-silenced = Tiché náboje
    .how = Při střelbě v tomto tahu se hluk počítá jako zpětný ráz: k odhalení nedojde, ale při 5 nebo více zbraň selže i tak.
loadout-distraction = Odvedení pozornosti
    .how = Pohněte jednou jednotkou o 1 nebo 2 pole, na volné pole ve vaší přímé viditelnosti.
loadout-tommy = Samopal
    .how = V tomto tahu střílíte dvakrát. Nejdřív ohlaste počty žetonů obou výstřelů; žetony prvního zůstanou mimo pytlík a hluk se posoudí až po druhém.
loadout-trench = Brokovnice
    .how = Nic nelosujete: jste odhaleni a všechny jednotky na vašem poli a na sousedících polích stejného typu jsou zabity. Do pytlíku nic nepřibude.

## Specialists

specialist-medic = Zdravotník
    .how = Když výstřel zasáhne vojína tohoto oddílu, vojín zůstane na plánu. Proti minám nepomáhá.
specialist-radio = Radista
    .how = Povolejte vojína kteréhokoli oddílu na volné pole stejného typu sousedící s tímto důstojníkem; nestojí to akci. Důstojník se předtím v tomto tahu nesmí pohnout.
specialist-sniper = Odstřelovač obránců
    .how = Útok důstojníka je výstřel na pole v jeho přímé viditelnosti, nejvýše 7 žetony z odstřelovačova pytlíku. Důstojník se předtím v tomto tahu nesmí pohnout.
specialist-kennel = Psovod
    .how = Postavte psa na pole důstojníka nebo na sousedící pole stejného typu. Pes ohlásí, kdykoli odstřelovač na jeho pole vstoupí, odejde z něj nebo jím projde.
specialist-jaeger = Střelec
    .how = Důstojník smí v tomto tahu zaútočit na sousedící pole jakéhokoli typu.
specialist-scout = Průzkumník
    .how = Pošlete vojína tohoto oddílu na volné pole stejného typu v oblasti, kde je právě důstojník. Vojín v tomto tahu neprovede žádnou akci.

## Shot tokens

look-objective = úkol
look-entrance = vstup
token-aim = Přesnost
token-recoil = Zpětný ráz
token-noise = Hluk
token-suppression = Tlumič

## Order cards

order-converge = Obklíčení
    .how = Každá jednotka na plánu se pohne nejvýše o 2 pole k figurce odstřelovače. Není-li figurka na plánu, jde k poslední známé oblasti, a je-li v ní spolu s vámi, jde k vám. Jednotka, která skončí na vašem poli, zaútočí.
order-sweep = Prohledání
    .how = Jednotky mimo poslední známou oblast se k ní pohnou nejvýše o 2 pole. Každá, která je pak v této oblasti, prohledá své pole a nejvýše dvě sousedící pole stejného typu, ta s nejnižšími čísly. Když vás některá najde, stane se poslední známou vaše oblast a zbytek jejího oddílu se k vám hned přiblíží o 1 pole. Jednotka, která skončí na vašem poli, zaútočí.
order-spot = Pozorování
    .how = Jednotky se pohnou nejvýše o 2 pole, aby stály na poli figurky odstřelovače nebo na poli, které s ním sousedí, a není-li figurka na plánu, v poslední známé oblasti. Pak každá pozoruje jedno z těchto polí, které s ní sousedí a na němž není jednotka: pole figurky, a nejde-li to, pole s nejnižším číslem. Jednotka, která skončí na vašem poli, místo toho zaútočí.
order-patrol = Hlídka
    .how = Každá jednotka na plánu se pohne nejvýše o 2 pole ke svému úkolu; ta, která na něm už stojí, jde k úkolu s dalším číslem. Jednotka, která skončí na vašem poli, zaútočí.
order-reinforce = Posily
    .how = Jednotky mimo plán jsou povolány, pokud to pravidla dovolí. Na plánu se důstojníci pohnou nejvýše o 2 pole ke své oblasti, vojíni k figurce odstřelovače, a není-li na plánu, k poslední známé oblasti. Jednotka, která skončí na vašem poli, zaútočí.
order-lockdown = Uzávěra
    .how = Jednotky se pohnou nejvýše o 2 pole k volným polím u dveří a žebříků poslední známé oblasti; ta, která na takovém poli už stojí, zůstane. Jsou-li všechna obsazena, jdou k figurce odstřelovače, a není-li na plánu, k této oblasti. Jednotka, která skončí na vašem poli, zaútočí.

## Units where there is no room for their names

badge-officer-yellow = Ž★
badge-soldier-yellow-1 = Ž1
badge-soldier-yellow-2 = Ž2
badge-officer-red = Čv★
badge-soldier-red-1 = Čv1
badge-soldier-red-2 = Čv2
badge-officer-black = Čn★
badge-soldier-black-1 = Čn1
badge-soldier-black-2 = Čn2
