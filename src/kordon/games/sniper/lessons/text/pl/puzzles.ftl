### Zagadki.

lesson-puzzles = Zagadki: łowcy i zwierzyna

lesson-puzzles-sweep = Które pytanie?
lesson-puzzles-sweep-find = Dowodzisz obrońcami. Jedno pytanie powie ci teraz o snajperze najwięcej. Które?
    .hint = Policz, gdzie już może być. Najlepsze pytanie zostawia najmniej miejsc, czy odpowiedź brzmi tak, czy nie.

lesson-puzzles-where = Gdzie on jest?
lesson-puzzles-where-find = Dowodzisz obrońcami. Gdzie snajper jest teraz najpewniej i kto po niego pójdzie?
    .hint = Zacznij od ostatniego śladu. Jak daleko mógł zajść i którego celu jeszcze potrzebuje?

lesson-puzzles-net = Zamknij sieć
lesson-puzzles-net-find = Dowodzisz obrońcami. Jedna jednostka powinna stać gdzie indziej. Która i gdzie?
    .hint = Spójrz na cele, których jeszcze potrzebuje, i na to, kto zdąży tam uderzyć.

lesson-puzzles-aim = Ile żetonów?
lesson-puzzles-aim-find = Dowodzisz obrońcami. Strzelec wycelował: ile żetonów dobierasz?
    .hint = Im dalej cel, tym więcej trzeba celowania. Pomyśl, co leży w torbie.

lesson-puzzles-shot = Warto strzelić
lesson-puzzles-shot-find = Jesteś snajperem. Jeden strzał jest wart hałasu. Do kogo i iloma żetonami?
    .hint = Kto może cię znaleźć w następnej turze albo stoi tam, dokąd musisz iść?

lesson-puzzles-card = Właściwa karta
lesson-puzzles-card-find = Jesteś snajperem. Jedna z twoich kart jest teraz warta więcej niż kiedykolwiek. Która?
    .hint = Zanim pójdziesz, pomyśl, co usłyszą i zobaczą.

lesson-puzzles-quiet = Cicha droga
lesson-puzzles-quiet-find = Jesteś snajperem. Dokąd i jak głośno?
    .hint = Bieg słychać. Zobacz, kto mógłby cię dosięgnąć po twoim ruchu i jak daleko masz do celu.
