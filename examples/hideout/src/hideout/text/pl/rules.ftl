### Hideout: zasady według numerów.

chapter-HI-1 = Chowanie się
HI-101 = Plansza ma trzy na trzy pola. Przed grą los blokuje jedno z nich: nie można się tam schować ani tam zajrzeć.
HI-102 = Chowający się wybiera jedno z pozostałych pól. Nikt inny nie dowiaduje się, które.

chapter-HI-2 = Szukanie
HI-201 = Szukający zagląda co turę na jedno pole, nigdy dwa razy na to samo.
HI-202 = Szukający wygrywa, gdy zajrzy na pole chowającego się.
HI-203 = Chowający się wygrywa po czterech nieudanych próbach szukającego, chyba że wybrano inną ich liczbę.
