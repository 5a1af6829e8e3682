### Sniper Elite: tips.

## Wskazówki na pierwsze gry

tip-enter = Tylko ty widzisz, dokąd idziesz. Ruch o jedno pole jest cichy; ruch o 2 lub 3 pola słyszy każdy wróg przy twojej drodze.
tip-figure = Wiedzą, gdzie jesteś: { $space }, i tam przyjdą. Odejdź od razu, a jeśli już nie możesz, na początku następnej tury.
tip-heard = Usłyszano cię ({ $units }). Ruchu o jedno pole nikt nie słyszy.
tip-cornered = Wiedzą mniej więcej, gdzie jesteś. Zniknij stamtąd, zanim znów zapytają.
tip-wound = Jeszcze jedna rana i koniec. Uciekaj od ich jednostek: każda może przejść dwa pola i uderzyć.
tip-shoot = Trafiasz, gdy żetonów celowania jest co najmniej tyle, ile wynosi odległość. Dwa hałasy cię ujawniają; pięć hałasów i odrzutów to pudło.
tip-objective = To cię ujawnia i zaczyna odliczanie od nowa. Najpierw pomyśl o drodze ucieczki.
tip-hurry = Czas ucieka. Wykonany cel zaczyna odliczanie od nowa; przy 1 jest po wszystkim.
tip-squads = Każdy oddział ma dwie akcje na turę. Wybierz jednostkę: może iść albo zapytać, gdzie jest snajper.
tip-trace = Snajper przeszedł 2 lub 3 pola, obok: { $units }. Tam go osacz.
tip-caught = Snajper był przed chwilą tu: { $space }, a w turze przechodzi trzy pola. Odetnij drogi ucieczki.
tip-questions = Przeczesanie pyta: czy snajper jest na jednym z tych trzech pól? Wykrycie pyta o jedno; jeśli tam jest, pojawi się figurka.
tip-strike = Atak uderza w pole, na którym stoi jednostka. Dwie rany to wygrana.
tip-intel = Zbieranie danych zabiera oddziałowi obie akcje i pyta: czy snajper jest w jego sektorze?

## Przebieg tury i to, czego dowiadują się inni

course-sniper-move = Ruch: od 0 do 3
course-sniper-card = Karta
course-sniper-action = Akcja
course-sniper-end = Koniec
course-round-sniper = Tura snajpera
course-round-squads = Każdy oddział: dwie akcje albo wywiad
told-complete = Wszyscy zobaczą, który to cel, i twoją figurkę na tym polu.
told-loot = Dowiedzą się, że jesteś na polu z numerem, ale nie na którym.
told-shot = Wszyscy zobaczą żetony. Po pudle nikt nie wie, do kogo był strzał.
told-burst = Wszyscy usłyszą obie liczby żetonów.
told-masked = Dowiedzą się, że zagrywasz kartę. Niektóre karty odkrywa się od razu.
told-end = Dowiedzą się tylko, że twoja tura się skończyła.
told-walk = Tego ruchu nikt nie zauważy.
told-asks = Wszyscy usłyszą pytanie i odpowiedź snajpera.
told-spot = Wszyscy usłyszą pytanie i odpowiedź snajpera.
told-march = Wszyscy to widzą, snajper też.
told-intel = Wszyscy usłyszą, czy snajper jest w tym sektorze.
told-specialist = Wszyscy to widzą, snajper też.
