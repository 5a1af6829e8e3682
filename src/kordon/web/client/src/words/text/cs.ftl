### Vlastní slova klienta v prohlížeči.

## Kolem stolu

pages = Stránky
lobby = Předsálí
rules = Pravidla
settings = Nastavení
language = Jazyk
theme = Motiv
theme-auto = Jako na tomto zařízení
theme-light = Světlý
theme-dark = Tmavý
sound = Zvuk
motion = Animace
confirm-moves = Ptát se před tahem, který nelze vzít zpět
notices = Upozornit, když jsem na tahu
notices-refused = Prohlížeč této stránce upozornění nedovoluje.
notice-turn = Stůl { $table }: jste na tahu.
close = Zavřít
save = Uložit
search = Hledat
opening = Otevírám stůl…
reconnecting = Spojení vypadlo. Připojuji znovu…
failed = Nepovedlo se to. Běží server?

## Úvodní stránka

front-title = U tohoto stolu má každý své tajemství
front-text = Deskové hry o pronásledování, blafování a skrytých tazích. Zahrajte si proti botům, nebo pošlete přátelům odkaz: bez účtu a bez instalace.
front-fine = Každé tajemství zůstává na serveru, dokud ho pravidla neodkryjí, a po hře si každý může ověřit, že nikdo nepodváděl.
play-bots = Hrát proti botům
play-together = Hrát s boty
play-alone = Hrát sólo
quick-start = Jak hrát { $game }
your-side = Vaše strana
opponents = Boti
level-beginner = začátečníci
level-steady = zkušení
level-sharp = bystří
level-master = mistři
variants =
    { $count ->
        [0] Varianty
        [one] Varianty: { $count } změna
        [few] Varianty: { $count } změny
       *[other] Varianty: { $count } změn
    }
go-on = Pokračovat ve hře
preset = Možnosti
sign-players = počet hráčů: { $range }
sign-minutes = doba hry v minutách: { $range }
short-minutes = { $range } min
complexity-1 = lehká
complexity-2 = středně náročná
complexity-3 = náročná
play-friends = Pozvat přátele
learn = Naučit se hru za 5 minut
puzzles = Úlohy
daily = Úloha dne
on-phone = Otevřete to v telefonu
on-phone-qr = QR kód, který otevře tuto stránku v telefonu
on-phone-hint = Dokud server běží, může tuto stránku otevřít každý ve vaší síti. Zavřete ji klávesami Ctrl-C tam, kde jste server spustili.

## Předsálí

your-name = Vaše jméno
name-kept = Odteď hrajete jako { $name }.
account = Můj účet
account-text = S heslem najdete své stoly na každém zařízení, pod jménem uvedeným výše.
passphrase = Heslo, aspoň deset znaků
account-kept = Vaše stoly jsou uložené na účtu: { $name }.
sign-in = Přihlásit se
signed-in = Vítejte zpět, { $name }.
webhook = Adresa webhooku
webhook-text = Když budete na tahu a nebudete tu, dostane váš webhook odkaz na stůl a nic jiného.
webhook-kept = Odteď se tam posílají odkazy na stoly.
webhook-ended = Žádné odkazy se už neposílají.
sign-out-others = Odhlásit všechna ostatní zařízení
signed-out-others = Všechna ostatní zařízení jsou odhlášená.
forget-me = Smazat moje údaje
forget-sure = Opravdu smazat všechno? Stiskněte ještě jednou.
my-tables = Moje stoly
open-tables = Otevřené stoly
no-tables-mine = Zatím nesedíte u žádného stolu.
no-tables-open = Žádný stůl nečeká na hráče. Otevřete vlastní!
all-games = Všechny hry
more-tables = Zobrazit další
look-again = Obnovit
free-seats =
    { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
state-open = čeká
state-playing = hraje se
state-finished = dohráno
state-abandoned = opuštěno
state-stopped = nelze pokračovat
new-table = Nový stůl
game = Hra
players = Hráči
clock = Čas na tah
clock-time =
    { $seconds ->
        [0] bez omezení
        [60] minuta
        [300] pět minut
       *[other] jeden den
    }
clock-how = Když čas vyprší, táhne bot.
public-table = Může se přidat kdokoli
public-how = Stůl je vidět v předsálí; jinak je třeba odkaz.
create = Otevřít stůl

## Před začátkem

seats = Místa
seat-open = volné
you = vy
nobody = nepřítomný hráč
sit-here = Sednout si sem
stand-up = Vstát
clear-seat = Uvolnit místo
add-bot = Posadit bota…
bot = Bot
bot-level = Úroveň bota
bot-beginner = Bot, začátečník
bot-steady = Bot, zkušený
bot-sharp = Bot, bystrý
bot-master = Bot, mistr
bot-for = Bot za: { $name }
fill-with-bots = Ať volná místa obsadí boti
start = Začít hru
start-needs = Nejdřív musí na každém místě někdo sedět: hráč, nebo bot.
host = hostitel
invites-you = { $who } vás zve ke hře: { $game }
invited = Pozvánka ke hře { $game }
sit-down = Posadit se
no-seat-left = Všechna místa jsou obsazená. Zůstaňte: až hra začne, můžete se dívat.
also-here = U stolu také: { $names }
invite-later = Kdo má tento odkaz, může se dívat a zabrat místo, které se uvolní.
host-starts = Hru zahájí hostitel stolu.
options = Jak hrajeme
host-decides = Rozhoduje hostitel; každá změna se tu hned ukáže.
table-changed = Hostitel změnil nastavení hry.
invite = Pozvánka
invite-hint = Kdo otevře tento odkaz, může si tu sednout i bez účtu.
invite-only-here = Odkaz otevře jen tento počítač.
invite-lan = Aby mohly hrát telefony v domě, hostitel spustí server příkazem ./kordon serve --lan
copy = Kopírovat
copied = Odkaz je zkopírován.
copy-selected = Odkaz je označený: zkopírujte ho.
invite-renew = Nový odkaz
invite-renew-how = Nový odkaz; starý už nic neotevře
invite-renewed = Odkaz je nový. Kdo měl starý, potřebuje tento.
qr = Pozvánka jako QR kód

## Hra

board = Herní plán
what-is-asked = Vaše rozhodnutí
chosen-so-far = Zatím vybráno
confirm = Provést
confirm-question = Opravdu?
confirm-never = Už se neptat
confirm-off = Tahy se teď provedou hned. Změnit to můžete v nastavení.
was-forced = Byla jen jedna možnost, stůl ji tedy zvolil za vás.
suggestion = Návrh:
only-choice = Jediná možnost:
set-up-this = Jen tohle
set-up-suggested = Tohle i zbytek
bots-wait =
    { $count ->
        [one] { $who } na vás čeká: rozhodujete o tom společně.
        [few] { $who } na vás čekají: rozhodujete o tom společně.
       *[other] { $who } na vás čeká: rozhodujete o tom společně.
    }
go-ahead = Ať začnou
note-more = Kde se ta čísla berou
answers = Odpovědi
numbers = Čísla
more-numbers = { $count ->
        [one] Ukázat ještě jedno číslo, které nepomůže
        [few] Ukázat ještě { $count } čísla, která nepomohou
       *[other] Ukázat ještě { $count } čísel, která nepomohou
    }
sensible = doporučeno
spoken = Čteno nahlas
what-next = Konec hry. Podívejte se, jak to bylo, nebo si zahrajte znovu.
result = Výsledek
stats = Co kdo udělal
moments = Co rozhodlo
hidden-ways = Ukázat skrytou cestu
once-more = Hrát znovu
save-game = Uložit hru
side-panels = Panely
tray = Karty a žetony
board-alone = Jen plán (B)
board-with-all = Ukázat zase všechno (B)
step-back = Zpět
all-choices = Vybrat ze seznamu ({ $count })
to-move = na tahu
away = pryč
called = upozornění odesláno
take-back = Vzít zpět
taken-back = Tah byl vzat zpět.
take-back-asked = { $who } žádá o vrácení posledního tahu.
take-back-waits = Vrátit váš tah? Ještě odpovídá: { $who }.
take-back-withdraw = Raději ne
agree = Souhlasím
disagree = Nesouhlasím
ask-the-others = Zeptat se ostatních
bot-takes-over = Ať hraje bot
bot-for-me = Bot za mě
take-seat-back = Vrátit se na své místo
rematch = Hrát znovu
onward = Další mise
rematch-same = Znovu, stejné strany
rematch-swapped = Znovu, výměna stran
download-log = Stáhnout záznam
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-all = Celý plán
marker-count = { $label }: { $used } { $limit ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $limit }
marking = Značíte do mapy: výběrem místa ho označíte, dalším výběrem značku smažete.
marking-done = Hotovo
tools = Značky na mapě
latest = Naposledy
recap = Od vašeho posledního tahu
recap-key = Od vašeho posledního tahu: { $count } (N)
recap-previous = Předchozí krok (P)
recap-next = Další krok (N)
hurry = Popohnat boty (H)
pace = Tempo botů
pace-calm = klidné
pace-brisk = svižné
pace-at-once = okamžitě
pace-told = Tempo botů odteď: { $pace }.
your-turn = Jste na tahu
beside-the-board = Vedle plánu
tab-log = Průběh
tab-cards = Karty
tab-chat = Chat
tab-notes = Poznámky
tab-rules = Pravidla
search-log = Hledat v průběhu
search-rules = Hledat v pravidlech
contents = Obsah
print-turn = Vytisknout: tah na jedné stránce
how-to-play = Jak se hraje
campaign = Kampaň
whose-lines = Čí řádky
all-lines = Všechny řádky
secret-line = tajné
while-away =
    { $count ->
        [one] Mezitím se stala jedna věc.
        [few] Mezitím se staly { $count } věci. Naposledy:
       *[other] Mezitím se stalo { $count } věcí. Naposledy:
    } { $lines }
no-log = Zatím se nic nestalo.
chat-left = odchází od stolu.
chat-advised = si bere nápovědu.
chat-sat = usedá ke stolu.
you-watch = Díváte se
who-watches = Diváci: { $names }
watch-next = Dívat se na další hru
next-by-link = Hrají dál u nového stolu: požádejte je o odkaz.
rematch-told = Budou hrát znovu.
no-chat = Zatím nikdo nic neřekl.
rule = Pravidlo
no-rule = Tohle žádné pravidlo neříká.
places = Místa
say-something = Řekněte něco
send = Poslat
notes-hint = Tyto poznámky vidíte jen vy.
notes-kept = Poznámky jsou uloženy.
notes-saving = Ukládám…
notes-later = Spojení vypadlo: poznámky se odešlou, až se obnoví.

## Minulost

replay = Záznam hry
rewind = Přetočit
back-to-now = Zpět do hry
your-turn-now = Jste na tahu: zpět do hry
moment = Okamžik hry
step-of = { $step } { $last ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $last }
what-happened = Co se stalo
the-beginning = Začátek
nothing-said = (bez zápisu)
step-first = Na začátek
step-previous = O krok zpět
step-next = O krok dál
step-last = Na konec
play-back = Přehrát
pause = Pozastavit
speed = Rychlost
view-as = Pohled
view-as-open = Všechno odkryté
view-as-public = Co viděli všichni
copy-moment = Odkaz na tento okamžik
to-the-table = Ke stolu
no-replay = Záznam tu není
no-replay-hint = Záznam se dá přehrát po skončení hry; možná vám také chybí odkaz na stůl.

## Více hráčů, více obrazovek

more = Více
add-here = Přidat hráče sem
their-name = Jméno hráče
seat-them = Posadit
on-this-device = na tomto zařízení
curtain-for = { $name }, jste na tahu
curtain-who = Kdo je teď na tahu?
curtain-hint = Ostatní se, prosím, nedívejte.
curtain-nobody = Teď tu nikdo není na tahu. Kdo se chce podívat?
curtain-open = Tady { $name }
hand-over = Předání zařízení
next-here = Další na tomto zařízení: { $names }. Až si všechno prohlédnete, zakryjte obrazovku.
cover = Zakrýt obrazovku
second-screen = Druhá obrazovka
second-screen-hint = Namiřte na tento kód fotoaparát telefonu a telefon bude vaší soukromou obrazovkou.
second-screen-once = Kód lze použít jen jednou, do tří minut. Nikomu jinému ho neukazujte.
second-screen-qr = Kód, kterým se telefon přihlásí jako vy
new-code = Nový kód
show-public = Ukázat jen to, co smějí vidět všichni
show-own = Zpět k mému pohledu
pass-ask = Toto zařízení bude patřit hráči, který vám ukázal kód. Kdo tu hrál dříve, bude na něm odhlášen.
pass-take = Použít toto zařízení
pass-leave = Ne, nechat být
invite-seat = Pro které místo odkaz platí
any-seat = Libovolné místo
invited-to = Jste zváni na místo: { $seat }.

## Order at the table

leave = Odejít od stolu
leave-how = Místo vám zůstane, dokud se na ně neposadí někdo jiný. Ostatní zatím mohou nechat hrát bota.
you-left = Už u stolu nesedíte
you-left-how = Místo vám zůstane, dokud se na ně neposadí někdo jiný; zatím za vás může hrát bot. Můžete se vrátit.
has-left = místo čeká
give-up = Ukončit hru
close-table = Zavřít stůl
close-table-how = Hra skončí pro všechny a vše tajné se ukáže.
stopped-over = Hrálo se podle pravidel, která tu už nejsou. Co se ze hry uchovalo, lze přehrát a stáhnout.
report = Nahlásit hráče
report-how = Hlášení si přečte správce tohoto serveru, spolu s tím, co hráč naposledy řekl všem.
report-whom = Koho
report-why = Čeho se to týká
report-chat = Co říká
report-name = Jméno
report-play = Jak hraje
report-other = Něco jiného
report-text = Vlastními slovy
reported = Děkujeme. Správce to uvidí.
team = Tým
say-to-team = Řekněte něco svému týmu

## Hints

hint = Nápověda
hint-ask = Jak teď táhnout? (?)
hint-take = Vybrat to
hint-chance = { $chance } %
hint-assumed = Šance na výhru, když všichni hrají mistrovsky.
hint-public = Všichni vidí, že jste požádali o nápovědu.
hint-told = { $name } si bere nápovědu.
hints-used =
    { $count ->
        [one] jedna nápověda
        [few] { $count } nápovědy
       *[other] { $count } nápověd
    }
agreements = Jen když souhlasí všichni
agree-hints = Nápovědy: kdo je na tahu, může se zeptat, co dělat. Všichni to vidí.
agree-open-view = Diváci vidí všechno s několika tahy zpoždění.
agreed-by = souhlasí: { $count } { $all ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $all }
open-view = Diváci smějí vidět všechno
open-view-how = S několika tahy zpoždění a jen se souhlasem všech hráčů. Kdo se podívá, už si ke stolu nesedne.
see-all = Sledovat s odkrytými tajemstvími
see-all-how = Uvidíte všechna tajemství, jak byla před několika tahy. Od té chvíle si k tomuto stolu už nesednete a psát do chatu můžete až po hře.
sees-all = Tady je všechno odkryté, s několika tahy zpoždění.
tip = Tip
tip-close = Rozumím
tips-off = Už žádné tipy
tips = Tipy v prvních hrách
course = Průběh tahu
course-done = hotovo
why = Proč?
why-unknown = K tomuto tahu není co dodat.
sight = Ukažte na pole: žlutě, co je vidět, modře, kam jednotka dojde (L)
