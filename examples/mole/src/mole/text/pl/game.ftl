### Kret: co mówi stół.

game = Kret
    .about = Kret kopie w tajemnicy do trzech z sześciu celów, a łowca z dwoma agentami go tropi. Dla dwóch osób.

seat-0 = Kret
seat-1 = Łowca

option-rounds = Rundy
    .how = Ile rund ma kret na trzy odwiedziny.

## Stan gry

status =
    { $round ->
        [0] Kret się chowa
       *[other] Runda { $round } z { $rounds }, odwiedzone cele: { $visits }
    }
prompt-hide = Wybierz pole, na którym zaczynasz.
prompt-burrow = Przekop się na sąsiednie pole.
prompt-hunt = Przesuń agentów, a potem przeszukaj pole albo odpocznij.
prompt-wait = Teraz rusza się: { $who }.
prompt-over = Wygrywa { $who }. { $why }

## Rzeczy

target-square = Cel { $square }
agent-0 = Pierwszy agent
agent-1 = Drugi agent
mole = Kret
searched-here = Przeszukane ostatnio
visited-here = Kret tu był
search = Przeszukaj pole
rest = Odpocznij
round = Runda
visits = Odwiedzone cele
result = Wynik
result-winner = Zwycięzca
result-why = Dlaczego
why-MO-303 = Kret został złapany.
why-MO-401 = Trzy cele zostały odwiedzone.
why-MO-402 = Rundy się skończyły.

## Dziennik

burrowed = Kret kopie dalej.
burrowed-to = Przekopujesz się na { $place }.
sent = { $agent } idzie na { $place }.
searched = Łowca przeszukuje { $place }: pusto.
found = Łowca przeszukuje { $place } i znajduje kreta!
rested = Łowca odpoczywa.
visited = Turę temu kret odwiedził { $place }.
