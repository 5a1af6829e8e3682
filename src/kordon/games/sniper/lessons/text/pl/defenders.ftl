### Kurs obrońców.

lesson-defenders = Zapoluj na snajpera

lesson-defenders-ears = Uszy i oczy
    .end = Mamy go! Przeczesanie pyta o trzy pola: wszystkie otwarte albo wszystkie w budynku; wykrycie zagląda na jedno. Każdy oddział ma dwie akcje na turę.
lesson-defenders-ears-sweep = Czerwony żołnierz 2 słyszał bieg tuż obok siebie. Przeczesz: czy snajper jest na jego polu, na 52 albo na 57?
    .hint = Kliknij żołnierza, Przeczesanie, potem 52 i 57. Snajper musi odpowiedzieć zgodnie z prawdą, ale nie mówi, gdzie.
    .guessed = Wykrycie zagląda tylko na jedno pole, więc trzeba zgadywać. Przeczesanie pyta o trzy naraz: zacznij od niego.
lesson-defenders-ears-spot = Tak! Snajper nigdy nie wchodzi na żołnierza, więc 52 albo 57. Obok 52 jest cel 4. Wykrycie zagląda na jedno pole: wybierz.
    .hint = Kliknij żołnierza, Wykrycie, potem 52. Już przeczesał, ale inna akcja jest dozwolona.
    .empty = Na 57 nikogo i tura się skończyła. Snajper wymyka się do celu.
    .blind = Atak trafia tylko własne pole jednostki, a tam snajper sam nie wejdzie. Wymyka się.

lesson-defenders-strike = Uderzenie
    .end = Znaleźć, wejść, zaatakować: dwie rany dają zwycięstwo. Wejście i atak to obie akcje oddziału, więc zachowaj je na tę chwilę.
lesson-defenders-strike-close = Snajper wykonał cel 4 i figurka zdradza, gdzie jest: 45. Może jeszcze tam być. Wejdź tam żołnierzem.
    .hint = Kliknij czerwonego żołnierza 2 na 58, Ruch, potem 45. Dwa pola to jeden ruch.
    .watched = Obok to za mało: atak trafia tylko własne pole. Ucieka i zaczynasz od nowa.
lesson-defenders-strike-attack = Jesteś w środku! Czerwonym została jedna akcja. Wykorzystaj ją dobrze.
    .hint = Kliknij żołnierza i Atak: trafia pole, na którym stoi.
    .asked = Rozglądasz się, a on stoi obok. W następnej turze już go nie ma.
    .passed = Jeszcze się nie ruszył. Teraz się rusza i już go nie ma.

lesson-defenders-intel = Pytanie o sektor
    .end = Tu jest! Wywiad zajmuje całą turę oddziału i wymaga oficera u siebie. Dwa razy „nie” i dobry domysł wystarczyły.
lesson-defenders-intel-black = Nikt nie widział, dokąd poszedł. Wywiad pyta: czy jest w naszym sektorze? Zacznij od czarnych, którzy go słyszeli.
    .hint = Kliknij czarnego oficera, potem Zbieranie danych wywiadowczych. Stoi we własnym sektorze, więc oddział może pytać.
lesson-defenders-intel-others = W czarnym już nie. Zapytaj też o żółty.
    .hint = Kliknij żółtego oficera, potem Zbieranie danych wywiadowczych.
lesson-defenders-intel-walk = Czerwony albo biały. Pomiędzy leży cel 9 na 71, z drzwiami od 67. Wyślij tam czerwonego żołnierza 2.
    .hint = Kliknij czerwonego żołnierza 2, Ruch, potem 67.
    .home = Trzy razy „nie”: jest w białym. Prawda, ale za późno: nikogo nie ma w pobliżu i cel zostaje wykonany.
lesson-defenders-intel-look = Została jedna akcja. Przeczesanie obejmuje pola jednego typu, a 71 jest w budynku. Zajrzyj tam stąd.
    .hint = Kliknij żołnierza, Wykrycie, potem 71. Wykrycie działa przez ściany i na każdy typ pola.
    .outside = Przeczesanie z nabrzeża nie zagląda do domu. Snajper wykonuje w nim swój cel.
    .elsewhere = Nikogo. Był w domu, a teraz wykonuje swój cel.

lesson-defenders-net = Sieć
    .end = Tak, jest tam! Pytaj, gdzie może być, a nie gdzie był. To, czego nikt nie słyszał, mówi równie dużo.
lesson-defenders-net-after = Strzelił z 69, zabił żołnierza i mógł już odejść. Twój oficer jest na 52. Stań pośrodku pól, na których może być: na 68.
    .hint = Kliknij czerwonego oficera, Ruch, potem 68.
    .figure = Figurka pokazuje, skąd strzelał, a nie gdzie jest. Odszedł i idzie dalej niewidoczny.
lesson-defenders-net-sweep = Oficer nie słyszał biegu, więc nie obok 58 ani 59. Przeczesz dwa pola, na których może być.
    .hint = 67 i 85 prowadzą od 69 z dala od 52.
    .half = Nikogo. 85 to był dobry pomysł, drugie pole nie. Dokąd jeszcze mógł odejść z 69 niesłyszany?
    .known = Nikogo. Z 69 już odszedł, a bieg obok 58 lub 59 oficer by usłyszał. Gdzie jeszcze może być?
    .blind = Atak trafia tylko 68. Najpierw zapytaj: może być na jednym z kilku pól.
