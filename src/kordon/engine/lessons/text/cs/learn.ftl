### Co říká každá lekce, ve všech klientech.

learn-panel = Lekce
learn-lessons = Lekce
learn-number = Lekce { $number } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $of }
learn-progress = Postup v této lekci
learn-finished = hotovo
learn-words = Text lekce
learn-next = Dál
learn-hint = Nápověda
learn-show = Ukázat
learn-do = Udělat to za mě
learn-back = Zpět
learn-skip = Přeskočit
learn-other = I to jde. Tahle lekce je ale o něčem jiném, tak se vrátíme.
learn-lost = Po tomto tahu je partie prohraná. Podívejte se, jak k tomu došlo, a vraťte se.
learn-retry = Vrátit se
learn-onward = Další lekce
learn-again = Ještě jednou
learn-game = Zahrát si celou partii
learn-leave = Opustit lekce

puzzle-panel = Úloha
puzzle-list = Úlohy
puzzle-number = Úloha { $number } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $of }
puzzle-daily = Úloha dne
puzzle-other = Jiný tah vyhrává častěji. Podívejte se, co přijde teď, a vraťte se.
puzzle-because = Proč: { $why }.
puzzle-onward = Další úloha
puzzle-leave = Opustit úlohy
puzzle-worth = Přesně tak! Podle všeho, co tu můžete vědět, tenhle tah vyhraje asi { $chance } partií ze 100, druhý nejlepší asi { $next }.
