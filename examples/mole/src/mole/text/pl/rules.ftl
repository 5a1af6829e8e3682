### Kret: zasady według numerów.

chapter-MO-1 = Plansza
MO-101 = Plansza ma pięć na pięć pól. Sześć z nich to cele. Pola o wspólnym boku sąsiadują ze sobą.
MO-102 = Dwaj agenci zaczynają na b3 i d3. Nigdy nie stoją na tym samym polu.

chapter-MO-2 = Kret
MO-201 = Najpierw kret się chowa: na dowolnym polu, które nie jest celem i na którym nie stoi agent. Nikt inny nie dowiaduje się, na którym.
MO-202 = W swojej turze kret przekopuje się na sąsiednie pole; nie może zostać w miejscu. Agenci mu nie przeszkadzają, bo jest pod nimi.
MO-203 = Cel jest odwiedzony, gdy kret kończy na nim turę. Wszyscy dowiadują się o tym turę później, po turze łowcy. Każdy cel liczy się raz.

chapter-MO-3 = Łowca
MO-301 = W turze łowcy każdy agent może raz przejść o jedno lub dwa pola.
MO-302 = Łowca kończy turę, przeszukując jedno pole obok agenta albo odpoczywając.
MO-303 = Jeśli kret jest na przeszukiwanym polu, zostaje złapany i łowca wygrywa. Wynik przeszukania widzą wszyscy.

chapter-MO-4 = Koniec
MO-401 = Kret wygrywa, gdy tylko wszyscy dowiedzą się o jego trzecich odwiedzinach.
MO-402 = Łowca wygrywa, jeśli wcześniej skończy się ostatnia runda; rund jest dwanaście, chyba że wybrano inaczej.
