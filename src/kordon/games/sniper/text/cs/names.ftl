### Sniper Elite: the names of things.

## Sides and units

sniper = Odstřelovač
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

## Sectors

sector-yellow = Žlutá oblast
sector-red = Červená oblast
sector-black = Černá oblast
sector-white = Bílá oblast

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
    .how = V tomto tahu střílíte dvakrát. Nejdřív ohlaste oba počty; žetony prvního výstřelu zůstanou mimo pytlík a hluk se posoudí až po druhém.
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
    .how = Postavte psa na pole důstojníka nebo na pole stejného typu s ním sousedící. Pes ohlásí, kdykoli odstřelovač na jeho pole vstoupí, opustí je nebo jím projde.
specialist-jaeger = Střelec
    .how = Útok důstojníka v tomto tahu může mířit na sousedící pole jakéhokoli typu.
specialist-scout = Průzkumník
    .how = Pošlete vojína tohoto oddílu na volné pole stejného typu v oblasti, kde je právě důstojník. Vojín v tomto tahu neprovede žádnou akci.

## Shot tokens

token-aim = Přesnost
token-recoil = Zpětný ráz
token-noise = Hluk
token-suppression = Tlumič

## Actions

act-move = Pohyb
act-shoot = Střelba
act-loot = Získání kořisti
act-complete = Splnění úkolu
act-attack = Útok
act-spot = Pozorování
act-sweep = Prohledání
act-intel = Shromažďování informací
act-deploy = Povolání
act-dismiss = Odvolání
act-pass = Pasovat

## Order cards

order-converge = Obklíčení
    .how = Jednotky se stahují k figurce odstřelovače nebo k poslední známé oblasti.
order-sweep = Prohledání
    .how = Jednotky prohledávají poslední známou oblast.
order-spot = Pozorování
    .how = Jednotky pozorují pole kolem figurky odstřelovače.
order-patrol = Hlídka
    .how = Jednotky hlídkují mezi úkoly.
order-reinforce = Posily
    .how = Na plán se vracejí jednotky, které jsou mimo něj.
order-lockdown = Uzávěra
    .how = Jednotky obsadí dveře a žebříky.

## Maps

map-launch = Odpalovací základna
map-pens = Ponorkový bunkr
