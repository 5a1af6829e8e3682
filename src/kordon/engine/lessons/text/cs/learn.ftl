### Co říká každá lekce, ve všech klientech.

learn-panel = Lekce
learn-lessons = Lekce
learn-number = Lekce { $number } z { $of }
learn-progress = Postup v této lekci
learn-finished = hotovo
learn-next = Dál
learn-hint = Nápověda
learn-show = Ukázat
learn-do = Udělat to za mě
learn-back = Zpět
learn-skip = Přeskočit
learn-other = I to jde. Tahle lekce je ale o něčem jiném, tak se vrátíme.
learn-retry = Vrátit se
learn-onward = Další lekce
learn-again = Ještě jednou
learn-game = Zahrát si celou partii
learn-leave = Opustit lekce
