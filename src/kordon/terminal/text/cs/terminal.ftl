### What the terminal client says.

## The screen

client-part = Část { $number } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count }
client-below = Co leží pod tím
client-you = { $who } (vy)
client-on-turn = { $who }, na tahu
client-owned = { $thing } ({ $who })
client-counted = { $thing }: { $count }
client-track = { $thing }: { $value } { $high ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $high }
client-empty =
    { $count ->
        [one] Jedno další místo je prázdné.
        [few] { $count } další místa jsou prázdná.
       *[other] { $count } dalších míst je prázdných.
    }
client-empty-named = Prázdné: { $places }.
client-choose = Můžete vybrat:
client-done = Hotovo, provést
client-signs = Značky: { $signs }
client-above = Nahoře: { $place }
client-right = Vpravo: { $place }
client-beneath = Dole: { $place }
client-left = Vlevo: { $place }

## Answers

client-unknown = Nerozumím výrazu „{ $input }“. Napište číslo nebo název; nápovědu vyvolá ?.
client-no-number = Číslo { $number } tu není, poslední je { $highest }.
client-several = „{ $input }“ může znamenat víc věcí. Napište trochu víc: { $things }
client-choosable = { $thing }: teď se dá vybrat.
client-not-choosable = { $thing }: teď se vybrat nedá.
client-no-step-back = Toto je první krok; u vezme zpět váš poslední tah.
client-taken-back = Vzato zpět.
client-no-log = Zatím se nic nestalo.
client-rules = Napište r a kapitolu, číslo pravidla nebo libovolné slovo: r { $chapter }, r { $rule }.
client-no-rule = Žádné pravidlo nemluví o „{ $input }“.
client-help-choose = číslo, název nebo jeho začátek: výběr
client-help-back = b nebo prázdný řádek: o krok zpět
client-help-why = ? a číslo nebo název: co to je a proč to nejde vybrat
client-help-rules = r: pravidla; s kapitolou, číslem nebo slovem: co o tom říkají
client-help-log = l: co se zatím stalo
client-help-undo = u: vzít zpět poslední tah
client-help-mark = m a název: označit to místo, nebo značku smazat
client-help-show = s: celý stůl znovu
client-help-quit = q: odejít
client-help-talk = t a text: říct to u stolu
client-help-team = w a text: říct to jen spoluhráčům
client-help-answer = y nebo n: souhlas s vrácením tahu, nebo nesouhlas

## Advice

client-advice = Co můžete udělat:
client-advised = { $move }: { $why }.
client-advised-chance = { $move } (šance na výhru { $chance } %, když všichni hrají mistrovsky): { $why }.
client-help-advise = ??: rada, jak táhnout

## Beginning and end

client-welcome = { $game }. Hrajete jako { $who }. Nápovědu vyvolá ?.
client-watching = { $game }. Díváte se na hru.
client-seed-hash = Otisk semínka náhody: { $hash }
client-seed = Semínko náhody: { $seed }
client-moments = Co rozhodlo:
client-leave = Odejít ze hry? Napište q ještě jednou; cokoli jiného znamená hrát dál.
client-goodbye = Odcházíte od stolu. Na shledanou!
client-saved = Hra je uložená. Pokračování: { $command }

## A served table

client-table = { $game }. Nápovědu vyvolá ?.
client-await-start = Čeká se, až hostitel zahájí hru.
client-your-seat = Vaše místo: { $who }.
client-sits = { $name } sedí u stolu: { $who }.
client-bot-sits = U stolu sedí bot: { $who }.
client-seat-free = Volné místo: { $who }.
client-away = { $name }: spojení se přerušilo.
client-back = { $name } je zpátky.
client-bot-for = { $name }: místo této osoby hraje bot.
client-said = { $name }: { $text }
client-said-to-team = { $name } (spoluhráčům): { $text }
client-left-table = { $name } odchází od stolu.
client-sat-down = { $name } usedá ke stolu.
client-took-advice = { $name } si bere nápovědu.
client-time-left = Zbývající čas: { $time }
client-may-ask = Napište u ještě jednou a ostatní dostanou otázku.
client-asked = { $who }: prosba o vrácení tahu. Souhlasíte? Napište y (ano) nebo n (ne).
client-asked-others = Ostatní dostali otázku.
client-not-taken-back = Nic se nevrací.
client-line-down = Spojení se přerušilo. Připojuji se znovu…
client-line-up = Spojení je zpátky.
client-given-up = Hra byla předčasně ukončena.
client-rematch = Ostatní hrají dál u jiného stolu: { $link }
client-full = Všechna místa u tohoto stolu jsou obsazená.
client-come-back = Hra pokračuje bez vás. Vrátíte se takto: { $command }

## Kampaň

client-campaign = { $name }, vyhráno: { $won } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count }
client-campaign-with = Sestava ({ $name }), vyhráno: { $won } { $count ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count }
client-campaign-won = { $level }: { $times ->
        [one] vyhráno jednou
       *[other] vyhráno { $times }×
    }
client-campaign-open = { $played ->
        [0] zatím nehráno
        [one] hráno jednou, zatím nevyhráno
       *[other] hráno { $played }×, zatím nevyhráno
    }
client-onward = Pokračovat: { $command }
client-sheet = Všechno, co jste vyhráli: { $command }
