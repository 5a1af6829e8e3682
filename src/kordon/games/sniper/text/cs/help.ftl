### Sniper Elite: what everything on the table means, and what is asked step by step.

## What one plays for

goal-sniper = Vyhrajete, když splníte oba úkoly dřív, než dojde čas. Druhým zraněním prohráváte.
goal-defenders = Vyhrajete, když odstřelovač utrpí dvě zranění, nebo když nestihne splnit oba úkoly.
goal-solo = Vyhrajete, když splníte oba úkoly dřív, než dojdou karty rozkazů. Druhým zraněním prohráváte.
goal-all = Odstřelovač má splnit dva úkoly; obránci vyhrají po dvou zraněních, nebo když dojde čas.

## Step by step

ask-walk = Půjdete dál, nebo se zastavíte?
ask-shoot = Na koho střílíte?
ask-tokens = Kolik žetonů vylosujete?
ask-tokens-first = Kolik žetonů na první výstřel?
ask-tokens-second = Kolik žetonů na druhý výstřel?
ask-distract = Koho odlákáte?
ask-swap = S kterou kartou ji vyměnit?
ask-unit = Co má udělat?
ask-move = Kam?
ask-spot = Které pole pozoruje?
ask-sweep = Které pole prohledá?
ask-sweep-second = A které potom?
ask-deploy = Kde vstoupí na plán?
ask-specialist = Vyberte k tomu jednotku nebo pole.

## Numbers and players

track-countdown = Kolik tahů odstřelovači zbývá. V každém tahu obránců klesne o 1; první splněný úkol čas vrátí na začátek.
track-orders = Váš čas: když karty rozkazů dojdou, prohráváte.
track-objectives = Druhým odstřelovač vyhrává.
track-wounds = Druhým vyhrávají obránci.
sniper-panel = Pohybuje se tajně.
defender-panel = Oddíly: { $squads }

## Signs on pieces and beside names

sign-wound = Zásah: opustí plán, pokud nepomůže zdravotník.
sign-copies = Kolik je takových karet; každá působí jednou.
sign-count = Kolik jich je.
sign-uses = Kolikrát ji lze v této hře ještě použít, jednou za tah.
sign-token-sup = Přijde do odstřelovačova pytlíku, bude-li důstojník tohoto oddílu zabit.
sign-used = V tomto tahu už použita.
sign-completed = Odstřelovač tento úkol už splnil.
sign-objective-number = Číslo úkolu, stejné jako na plánu.
sign-out = Tento úkol odstřelovači nepatří.
sign-hand = Karty, které odstřelovač ještě může zahrát, jednu za tah.
sign-sector = Kde byl odstřelovač naposledy zpozorován.
sign-squad = Číslo říká, kolik akcí mu v tomto tahu zbývá.
sign-done = V tomto tahu už nic neudělá.
sign-dog = Varuje, když odstřelovač na jeho pole vstoupí, opustí je nebo přes ně projde.
sign-sniper = Tady byl odstřelovač viděn; teď už může být jinde.
sign-self = Tady odstřelovač skutečně je.
sign-mine = První jednotka, která tu skončí pohyb, je zabita.
sign-flag = Oblast, ve které byl odstřelovač naposledy zpozorován.
sign-target = Na toto pole míří odstřelovač obránců.
sign-looted = Kořist je už pryč; podruhé ji získat nelze.
sign-officer = Bez něj oddíl nezíská informace, nepovolá vojíny ani nepoužije specializaci.
sign-soldier = Pohybuje se, útočí, pozoruje nebo prohledává. Oddíl má dvě akce za tah.
sign-aim = Výstřel zasáhne, je-li jich aspoň tolik, kolik činí vzdálenost.
sign-recoil = Zpětný ráz a hluk dohromady 5 a více: zbraň selže.
sign-noise = Dva a více odstřelovače odhalí. Zpětný ráz a hluk dohromady 5 a více: zbraň selže.
sign-suppression = Dovolí o jeden hluk víc bez odhalení.

## Grounds

ground-entrance = Vstup: tudy může odstřelovač přijít na plán.
ground-difficult = Náročný terén: pohyb přes něj je o 1 pole kratší.
ground-objective = Očíslované pole: někde úkol, jinde kořist.
ground-officer = Tady začíná důstojník a sem se vrací na plán.
ground-soldier = Tady začíná vojín.
ground-open = Venkovní pole.
ground-enclosed = Vnitřní pole: dovnitř a ven jen dveřmi.
ground-elevated = Vyvýšené pole: nahoru a dolů jen po žebříku.
ground-water = Voda: nikdo do ní nevstoupí, vidět je přes ni dobře.
ground-obstruction = Překážka: nikdo do ní nevstoupí a není přes ni vidět.
ground-tunnel = Vespod vede tunel.
ground-sector-yellow = Žlutá oblast.
ground-sector-red = Červená oblast.
ground-sector-black = Černá oblast.
ground-sector-white = Bílá oblast.

## Advice: what speaks for a move

advice-complete = splní úkol
advice-win = splníte druhý úkol, a tím vyhrajete
advice-reach = dovede vás k vašemu úkolu: { $place }
advice-unreachable = žádný oddíl se tam hned nedostane
advice-hidden =
    { $places ->
        [one] budou vědět, kde jste, ale nic lepšího není
        [few] budou vybírat ze { $places } polí
        [6] budou vybírat ze { $places } polí
        [7] budou vybírat ze { $places } polí
       *[other] budou vybírat z { $places } polí
    }
advice-shoot = zasáhne s pravděpodobností { $chance } %
advice-loot = o kartu v ruce víc
advice-card = pravá chvíle pro tuto kartu
advice-pick = hodí se skoro v každé hře
advice-ask = „ano“ zazní s pravděpodobností { $chance } % a pomůže každá odpověď
advice-strike = odstřelovač je tam s pravděpodobností { $chance } %
advice-close-in = svírá kruh: odstřelovač je tam nebo vedle s pravděpodobností { $chance } %
advice-reinforce = o jednotku na plánu víc
advice-guard = hlídá cestu k tomu, co odstřelovač možná ještě hledá
advice-dog = pes ucítí odstřelovače, který tudy projde
advice-done = nic jiného teď nepřinese užitek
