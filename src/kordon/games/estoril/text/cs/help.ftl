### Estoril 1942: what everything on the table means, and what is asked step by step.

goal = Vyhraje, kdo má po čtyřech kolech nejvíc vítězných bodů (VB): za postavy v ruce, odhozené karty a mise.
ask-area = Položte na kraj; na tmavší pole jen vedle své karty.
ask-seduce = Na které pole tady?
track-round = Po čtvrtém kole se počítají body.
score-so-far = zatím { $value } VB
score-final = nakonec { $value } VB

## Signs on cards and beside names

sign-strength = Vliv: kdo ho má na desce nejvíc, bere odměnu.
sign-points = Vítězné body na konci, za kartu v ruce.
sign-flag = Počítá se do misí a pro nacionalisty s touž vlajkou.
sign-symbol-A = Vrah: pošle postavu z této desky zpět do ruky majitele.
sign-symbol-S = Svůdce: přesune postavu ze sousední desky na volné pole zde.
sign-symbol-C = Spiklenec: podívá se na vrchní kartu balíčku a může za ni vyměnit odměnu.
sign-symbol-N = Nacionalista: +1 vlivu za každou další kartu s touto vlajkou zde a na sousedních deskách.
sign-symbol-D = Diplomat: chráněnou postavu si do konce kola nevybere žádný vrah ani svůdce.
sign-symbol-W = Žena: počítá se do mise.
sign-bonus = Získáno na této desce.
sign-shield = V tomto kole si ji nevybere žádný vrah ani svůdce.
sign-silent = Přilákána sem: její symboly se nepoužijí.
sign-markers = Kolik karet lze v tomto kole ještě vyložit.
sign-hand = Karty v ruce; po kole jich zůstane nejvýše šest.
sign-discards = Každá má na konci hodnotu 1 VB.
sign-first = V tomto kole vykládá první kartu.
sign-score-points = Postavy a odhozené karty podle současného stavu; na konci přibudou mise.
sign-final-points = Konečné skóre: postavy, odhozené karty a mise.
sign-back = Lícem dolů: otočí se, až se bude vyhodnocovat její deska.
sign-mission = Počítá se na konci hry.

## Grounds

ground-secret = Top secret: karty tu leží lícem dolů.
ground-outer = Vnější pole: kartu sem smí vyložit každý.
ground-inner = Vnitřní pole: jen vedle vlastní karty.
ground-peek-1 = Oko: kdo sem vyloží kartu, smí nahlédnout na cizí kartu lícem dolů na této desce.
ground-peek-2 = Oko: kdo sem vyloží kartu, smí nahlédnout na cizí kartu lícem dolů na této nebo sousední desce.
ground-peek-3 = Oko: kdo sem vyloží kartu, smí nahlédnout na cizí kartu lícem dolů na kterékoli desce.
ground-reward = Kdo má na této desce nejvíc vlivu, bere tuto kartu do ruky.

## Advice: what speaks for a move

advice-lay-ahead = dostanete se do vedení: { $board }
advice-lay-safer = pojistí vaše vedení: { $board }
advice-lay-contest = zůstanete ve hře o odměnu: { $board }
advice-assassin = oslabí soupeře: { $who }
advice-assassin-own = vaše postava se vrátí do ruky a bude se ještě hodit
advice-seducer = odvede postavu odtamtud, kde je potřeba: { $who }
advice-seducer-own = vaše postava už tam své udělala a tady se počítá znovu
advice-choose-leading = tady vedete, ať je tedy odměnou lepší karta
advice-choose-behind = tady nevedete, ať je tedy odměnou horší karta
advice-peek = budete vědět, s čím se utkáte
advice-decline = tady by vám to nic nepřineslo
advice-conspirator = vyberete si ze dvou odměn
advice-nationalist = vliv navíc, a zadarmo
advice-diplomat = nedosáhnou pak na ni vrazi ani svůdci
advice-least = tato karta vám bude chybět nejméně
advice-discard-free = má cenu 1 VB stejně jako v ruce a nepočítá ji žádná mise, kterou znáte
advice-discard-even = má cenu 1 VB stejně jako v ruce, přijde o ni jen mise
advice-discard-mission = nepočítá ji žádná mise, kterou znáte
advice-discard-least = karty, které si necháte, přinesou dohromady víc
