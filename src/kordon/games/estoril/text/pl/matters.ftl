### Answers to wrong clicks: what is the matter here

matter-card-first = Najpierw wybierz kartę z ręki.
matter-reward = To pole nagrody: karty kładzie się na obszarach wokół niego.
matter-taken = Leży tam już karta.
matter-area = Teraz wybierz obszar dla karty.
matter-inner = Obszar wewnętrzny wymaga twojej karty obok; na skraju możesz kłaść wszędzie.
matter-own-card = To twoja własna karta.
matter-peek = Wybierz podświetloną zakrytą kartę albo nie podglądaj.
matter-discard = Wybierz kartę z własnej ręki.
matter-picked = Ta karta jest już odłożona. „Cofnij” u góry zwraca tę, którą wybrano jako ostatnią.
matter-shielded = Tę kartę chroni dyplomata.
matter-lit = Wybierz jedną z podświetlonych rzeczy.
