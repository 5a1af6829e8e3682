### What the terminal client says.

## The screen

client-part = Część { $number } z { $count }
client-below = Co leży niżej
client-you = { $who } (ty)
client-on-turn = { $who }, teraz gra
client-owned = { $thing } ({ $who })
client-counted = { $thing }: { $count }
client-track = { $thing }: { $value } z { $high }
client-empty =
    { $count ->
        [one] Jedno inne miejsce jest puste.
        [few] { $count } inne miejsca są puste.
       *[many] { $count } innych miejsc jest pustych.
    }
client-empty-named = Puste: { $places }.
client-choose = Możesz wybrać:
client-done = To wszystko, wykonaj
client-signs = Znaki: { $signs }
client-above = Powyżej: { $place }
client-right = Po prawej: { $place }
client-beneath = Poniżej: { $place }
client-left = Po lewej: { $place }

## Answers

client-unknown = Nie wiem, co znaczy „{ $input }”. Wpisz numer albo nazwę; ? to pomoc.
client-no-number = Nie ma tu numeru { $number }; ostatni to { $highest }.
client-several = „{ $input }” pasuje do kilku rzeczy. Wpisz trochę więcej: { $things }
client-choosable = { $thing }: można to teraz wybrać.
client-not-choosable = { $thing }: tego nie można teraz wybrać.
client-no-step-back = To pierwszy krok; u cofa twój ostatni ruch.
client-taken-back = Ruch cofnięty.
client-no-log = Nic się jeszcze nie wydarzyło.
client-rules = Wpisz r i rozdział, numer zasady albo dowolne słowo: r { $chapter }, r { $rule }.
client-no-rule = Żadna zasada nie mówi o „{ $input }”.
client-help-choose = numer, nazwa albo jej początek: wybór
client-help-back = b albo pusty wiersz: krok wstecz
client-help-why = ? i numer albo nazwa: co to jest i czemu nie można tego wybrać
client-help-rules = r: zasady; z rozdziałem, numerem albo słowem: co o tym mówią
client-help-log = l: co się dotąd wydarzyło
client-help-undo = u: cofnięcie ostatniego ruchu
client-help-mark = m i nazwa: zaznaczenie miejsca albo starcie znaku
client-help-show = s: jeszcze raz cały stół
client-help-quit = q: wyjście
client-help-talk = t i tekst: wiadomość do całego stołu
client-help-team = w i tekst: wiadomość tylko do swojej drużyny
client-help-answer = y albo n: zgoda na cofnięcie ruchu albo jej brak

## Advice

client-advice = Co możesz zrobić:
client-advised = { $move }: { $why }.
client-advised-chance = { $move } (szansa na wygraną { $chance }%, jeśli wszyscy grają po mistrzowsku): { $why }.
client-help-advise = ??: rada, jaki ruch wykonać

## Beginning and end

client-welcome = { $game }. Grasz jako { $who }. Wpisz ?, by zobaczyć pomoc.
client-watching = { $game }. Oglądasz grę.
client-seed-hash = Skrót ziarna losowań: { $hash }
client-seed = Ziarno losowań: { $seed }
client-moments = Co przesądziło:
client-leave = Wyjść z gry? Wpisz q jeszcze raz, by wyjść, cokolwiek innego, by grać dalej.
client-goodbye = Odchodzisz od stołu. Do zobaczenia!
client-saved = Gra jest zapisana. By grać dalej: { $command }

## A served table

client-table = { $game }. Wpisz ?, by zobaczyć pomoc.
client-await-start = Grę rozpocznie gospodarz stołu; zaczekaj chwilę.
client-your-seat = Twoje miejsce: { $who }.
client-sits = { $name } siedzi przy stole: { $who }.
client-bot-sits = Przy stole siedzi bot: { $who }.
client-seat-free = Wolne miejsce: { $who }.
client-away = { $name }: połączenie zerwane.
client-back = { $name } znów jest przy stole.
client-bot-for = { $name }: za tę osobę gra bot.
client-said = { $name }: { $text }
client-said-to-team = { $name } (do drużyny): { $text }
client-left-table = { $name } odchodzi od stołu.
client-sat-down = { $name } siada do stołu.
client-took-advice = { $name } prosi o podpowiedź.
client-time-left = Pozostały czas: { $time }
client-may-ask = Wpisz u jeszcze raz, by poprosić o to pozostałych.
client-asked = { $who }: prośba o cofnięcie ruchu. Zgoda? Wpisz y (tak) albo n (nie).
client-asked-others = Pozostali zostali zapytani.
client-not-taken-back = Ruch nie został cofnięty.
client-line-down = Połączenie zerwane. Łączę ponownie…
client-line-up = Połączenie wróciło.
client-given-up = Gra została przerwana.
client-rematch = Pozostali grają dalej przy innym stole: { $link }
client-full = Wszystkie miejsca przy tym stole są zajęte.
client-come-back = Gra toczy się dalej bez ciebie. By wrócić: { $command }

## Kampania

client-campaign = { $name }, wygrane: { $won } z { $count }
client-campaign-with = Skład ({ $name }), wygrane: { $won } z { $count }
client-campaign-won = { $level }: { $times ->
        [one] wygrano raz
       *[other] wygrano { $times } razy
    }
client-campaign-open = { $played ->
        [0] jeszcze nie grano
        [one] grano raz, jeszcze bez wygranej
       *[other] grano { $played } razy, jeszcze bez wygranej
    }
client-onward = Aby grać dalej: { $command }
client-sheet = Wszystkie twoje wygrane: { $command }
