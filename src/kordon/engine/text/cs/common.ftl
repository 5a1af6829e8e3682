### What every table says, whatever is played: words, the engine's own rules, the terminal client.

literal = { $text }

## Seats; a game that gives its seats names of its own overrides these

seat-0 = Hráč 1
seat-1 = Hráč 2
seat-2 = Hráč 3
seat-3 = Hráč 4
seat-4 = Hráč 5
seat-5 = Hráč 6

## The table's own rules

chapter-KO = U každého stolu
KO-001 = Teď nejsi na tahu.
KO-002 = Hra skončila.
KO-003 = To se tady vybrat nedá.
KO-004 = V tomto tahu není žádný tvůj krok, který by šlo vzít zpět.
KO-005 = Zpět už to vzít nejde: někdo se mezitím něco dozvěděl.

## The terminal client: the screen

client-part = Část { $number } z { $count }
client-below = Co leží pod tím
client-you = { $who } (ty)
client-on-turn = { $who }, na tahu
client-owned = { $thing } ({ $who })
client-counted = { $thing }: { $count }
client-track = { $thing }: { $value } z { $high }
client-empty =
    { $count ->
        [one] Jedno další místo je prázdné.
        [few] { $count } další místa jsou prázdná.
       *[other] { $count } dalších míst je prázdných.
    }
client-empty-named = Prázdné: { $places }.
client-choose = Můžeš vybrat:
client-done = To je vše, proveď to

## The terminal client: answers

client-unknown = Nerozumím, co je „{ $input }“. Napiš číslo nebo název; ? je nápověda.
client-no-number = Číslo { $number } tu není, poslední je { $highest }.
client-several = „{ $input }“ může být víc věcí: { $things }. Napiš trochu víc.
client-choosable = { $thing }: teď se dá vybrat.
client-not-choosable = { $thing }: teď se vybrat nedá.
client-no-step-back = Toto je první krok; u vezme zpět tvůj poslední tah.
client-taken-back = Vzato zpět.
client-no-log = Zatím se nic nestalo.
client-rules = Napiš r a kapitolu, číslo pravidla nebo libovolné slovo: r { $chapter }, r { $rule }.
client-no-rule = Žádné pravidlo nemluví o „{ $input }“.
client-hint = ? nápověda
client-help-choose = číslo, název nebo jeho začátek: výběr
client-help-back = b nebo prázdný řádek: o krok zpět
client-help-why = ? a číslo nebo název: co to je a proč to nejde vybrat
client-help-rules = r: pravidla; s kapitolou, číslem nebo slovem: co o tom říkají
client-help-log = l: co se zatím stalo
client-help-undo = u: vzít zpět poslední tah
client-help-show = s: celý stůl znovu
client-help-quit = q: odejít

## The terminal client: beginning and end

client-welcome = { $game }. Hraješ jako { $who }. Nápovědu vyvolá ?.
client-watching = { $game }. Díváš se na hru.
client-seed-hash = Slib o náhodě této hry: { $hash }
client-seed = Náhoda této hry vzešla ze semínka { $seed }
client-leave = Odejít ze hry? Napiš q ještě jednou, cokoli jiného znamená hrát dál.
client-left = Odcházíš od stolu. Na shledanou!
client-saved = Hra je uložená. Pokračování: { $command }
