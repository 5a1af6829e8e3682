### Skerry: co mówi stół.

game = Skerry
    .about = Licytuj w tajemnicy, nurkuj po perły i mów, co masz. Kto ci uwierzy? Dla dwóch lub trzech osób, dziesięć minut.

seat-0 = Czerwony
seat-1 = Zielony
seat-2 = Niebieski

option-rounds = Rundy
    .how = Ile będzie zejść pod wodę.

status = Runda { $round } z { $rounds }. Deklaracje od { $low }.
goal = Zdobądź najwięcej punktów: za perły i po 2 za każde dwie twoje boje obok siebie.
prompt-bid = Ile monet dajesz za to nurkowanie?
prompt-claim = Na twojej kości jest { $found }. Wybierz wolne miejsce.
prompt-how-many = Na twojej kości jest { $found }. Ile pereł deklarujesz?
prompt-doubt = { $who } deklaruje { $pearls ->
    [one] jedną perłę
    [few] { $pearls } perły
   *[other] { $pearls } pereł
}. Wierzysz?
prompt-wait = Decyduje { $who }.
prompt-wait-bids = Inni jeszcze licytują.
prompt-over = Wygrywa { $who }, punkty: { $points }.
prompt-draw = Najlepsi dzielą się zwycięstwem, punkty: { $points }.

site-0 = Szkier
site-1 = Ławica wschodnia
site-2 = Ławica południowo-wschodnia
site-3 = Ławica południowo-zachodnia
site-4 = Ławica zachodnia
site-5 = Ławica północno-zachodnia
site-6 = Ławica północno-wschodnia
buoy = Boja: { $who }
dive = Tu nurkuje { $who }
bid = Daj { $coins }
claim = Deklaruj { $pearls }
believe = Wierzę
doubt = Nie wierzę
round = Runda
coins = Monety
pearls = Perły
own-bid = Twoja tajna oferta
last-bid = Ostatnia oferta
result = Wynik
result-who = Nurek
result-points = Punkty

tide-rolled = Przypływ: { $dice }.
sealed = { $who }: oferta złożona.
sealed-own = Twoja oferta: { $coins }.
opened = Oferty: { $bids }. Nurkuje { $who } i płaci { $coins }.
found = { $who } zagląda pod kubek.
found-own = Na twojej kości jest { $die }.
claimed = { $who } nurkuje, miejsce: { $place }. Deklaracja: { $pearls }.
believed = { $who } wierzy.
doubted-rightly = { $who } nie wierzy, i słusznie: { $diver } pokazuje kość, a na niej { $die }.
doubted-wrongly = { $who } nie wierzy, lecz { $diver } pokazuje kość, a na niej { $die }.
taken = { $who } bierze { $pearls ->
    [one] jedną perłę
    [few] { $pearls } perły
   *[other] { $pearls } pereł
} i stawia boję, miejsce: { $place }.
