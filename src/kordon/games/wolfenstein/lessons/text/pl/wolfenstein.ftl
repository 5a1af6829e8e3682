### Kurs gry Wolfenstein.

lesson-wolfenstein = Wedrzyj się do zamku

lesson-wolfenstein-inside = W piwnicy
    .end = Najpierw turę ma każdy bohater, potem działają wrogowie: ci, którzy widzą lub słyszą bohatera. Za zamkniętymi drzwiami jest bezpiecznie.
lesson-wolfenstein-inside-hero = Prowadzisz czworo bohaterów. Serce to życie, tarcza to pancerz, gwiazdka to chwała, którą płacisz za umiejętności. Zacznij od B.J.: kliknij jego kartę.
    .hint = Karta B.J. leży wśród twoich bohaterów, obok planszy.
lesson-wolfenstein-inside-step = B.J. stoi w wejściu i ma sześć punktów akcji. Krok kosztuje jeden, także na skos. Przejdź nim na C7.
    .hint = C7 to zaznaczone pole obok niego. W grze możesz też kliknąć dalekie pole, a „Cofnij” cofnie całą drogę.
lesson-wolfenstein-inside-end = Tu na razie zaczeka; punkty, które zostały, przepadną. Zakończ jego turę, następny jest Klaus.
    .hint = Przycisk jest pod pytaniem: Zakończ turę.
lesson-wolfenstein-inside-choice = Klaus dotarł do drzwi i ma jeszcze jeden punkt. Za drzwiami czeka dron. Otworzysz je czy zakończysz turę?
    .hint = Drzwi zabiorą mu ostatni punkt. Co wtedy zrobi dron?
    .opened = Zabrakło punktów na strzał i na odwrót. Dron go widzi i trafia: następna tura bez ataku. A drzwi już się nie zamkną.

lesson-wolfenstein-shot = Pierwszy strzał
    .end = Serca ranią od razu, tarcze najpierw zbijają pancerz. Kogo widzisz, ten widzi ciebie, a jeśli przeżyje, odpowie ogniem.
lesson-wolfenstein-shot-door = B.J. ma wszystkie punkty i Anię u boku. To dobra chwila na drzwi: otwórz je.
    .hint = Kliknij zaznaczone drzwi. To jeden punkt.
lesson-wolfenstein-shot-attack = Jest dron, trzy pola dalej, i też widzi B.J. Sturmgewehr sięga na pięć pól: atakuj!
    .hint = Kliknij drona, potem Atak.
    .spent = Też działa! Ale tryb specjalny zużywa amunicję. Tu wystarczy zwykły atak: oszczędź ją.
lesson-wolfenstein-shot-reload = Pech, zdarza się raz na szesnaście: żadnego serca, ale po pancerzu. Znaki przeładowania to pusta broń: przeładuj ją za dwa punkty.
    .hint = Przycisk jest pod pytaniem: Przeładuj.
lesson-wolfenstein-shot-choice = Ania ma ostatnią turę tej rundy. Dronowi zostało jedno życie, a pancerza już nie ma. Co zrobi Ania?
    .hint = Rzuca czterema kośćmi i wystarczy jedno serce albo jedna tarcza. Kto przeżyje, ten za chwilę działa.
    .waited = Dron podlatuje i trafia: jedno życie mniej, a następna tura bez ataku.
    .walked = Dron przelatuje siedem pól, jeden krok to żadna ucieczka. Doleci i zaatakuje.

lesson-wolfenstein-noise = Hałas
    .end = Słyszy hałas i tam czeka: nikogo nie widzi. Strzel i znikaj. Na wyższych poziomach hałasują też strzały i dwoje bohaterów razem.
lesson-wolfenstein-noise-wake = Dron runął z hukiem. Hałas budzi to miejsce i wszystkie sąsiednie, nawet przez drzwi. Tura Ani się kończy: kto przyjdzie?
lesson-wolfenstein-noise-threat = Dwóch Soldatów! Zobaczyli kogoś, ale na strzał było za daleko, więc krzyczą: zagrożenie 3. Zabici też je podnoszą. Przy 6 wyje alarm.
lesson-wolfenstein-noise-attack = Pozostałych już nie widać. B.J. wygląda zza drzwi: jeden Soldat jest równo pięć pól dalej. Strzel, zanim on to zrobi!
    .hint = Kliknij bliższego Soldata, potem Atak.
lesson-wolfenstein-noise-choice = I po nim. Ale drugi Soldat widzi B.J., a zaraz ruszą wrogowie. Gdzie skończyć turę?
    .hint = Pole dalej wzdłuż ściany, byle nie w stronę drzwi: na F7 nikt go nie widzi.
    .stayed = Soldat podchodzi na strzał i trafia: jedno życie mniej. Serca nie pytają o pancerz.
    .seen = Przez otwarte drzwi nadal go widać. Soldat podchodzi i strzela.
    .chased = Na strzał za daleko, ale przez otwarte drzwi nadal go widać. Soldat idzie za nim i krzyczy: zagrożenie rośnie.

lesson-wolfenstein-friend = Nikt nie zostaje
    .end = Pomoc przywraca całe życie i pancerz. Na wyższych poziomach kosztuje żeton współdzielonego życia. Trzymaj bohaterów blisko siebie.
lesson-wolfenstein-friend-chest = Ania się wykrwawia! B.J. jest tuż przy niej, więc Bombate ma czas: stoi przy skrzyni. Przeszukaj ją za jeden punkt.
    .hint = Kliknij skrzynię w rogu, A10.
lesson-wolfenstein-friend-found = Bombate ma bagnet i granat ogłuszający. Kończy turę, a B.J. strzela do bliższego Soldata.
lesson-wolfenstein-friend-exhaust = Trzy tarcze: Soldat nie ma już pancerza. Wybierz akcję zmęczenia: B.J. dostanie jeszcze trzy punkty i drugi atak.
    .hint = Przycisk jest pod pytaniem: Akcja zmęczenia. W następnej turze zostanie mu połowa punktów.
    .early = Można, i Ania by wstała. Ale najpierw skorzystaj z okazji i pozbądź się Soldata: pomoc nie kosztuje punktów.
lesson-wolfenstein-friend-again = Bez pancerza każda tarcza rani jak serce. Wykończ tego Soldata.
    .hint = Kliknij zaznaczonego Soldata, potem Atak.
    .armoured = Ten miał jeszcze cały pancerz, więc trzeba było szczęścia. Zaznaczony nie ma go wcale.
    .early = Można, i Ania by wstała. Ale najpierw wykończ Soldata: pomoc nie kosztuje punktów.
lesson-wolfenstein-friend-choice = Jeden mniej. Drugi Soldat stoi tuż obok, broń jest pusta, a przy B.J. wykrwawia się Ania. Co teraz?
    .hint = Kliknij Anię, potem Pomoc: nie kosztuje punktów. Bez niej Ania umrze, gdy zacznie się jej tura, jeszcze w tej rundzie.
    .left = Zaczyna się tura Ani, a nikt nie pomógł. Ania umiera i przepada cały jej sprzęt.
    .fled = Krok w bok go nie ratuje, a tura Ani zaczyna się bez pomocy. Ania umiera i przepada cały jej sprzęt.

lesson-wolfenstein-goal = I z powrotem
    .end = Misja wykonana! Rund jest mało, więc nie czyść każdego kąta: oficer, cel, wyjście. Teraz twoja kolej.
lesson-wolfenstein-goal-officer = Ostatnia runda i trzy cele. Pierwszy to oficer. Ania otworzyła drzwi i ma go przed sobą. Atakuj!
    .hint = Kliknij oficera, potem Atak. Gdy ginie ostatni oficer, zagrożenie spada do 0.
    .both = Obu naraz! Działa, ale w ostatniej rundzie liczy się tylko oficer: celuj w niego i oszczędź amunicję.
    .soldat = Soldat nie jest celem, a to był jej jedyny atak. W ostatniej rundzie liczą się tylko cele.
lesson-wolfenstein-goal-take = Oficer nie żyje. Klaus dobiegł do celu A i ma jeszcze jeden punkt: zabierz go!
    .hint = Kliknij A, tuż obok niego.
lesson-wolfenstein-goal-choice = Zostało już tylko wyjście. Na tym poziomie wystarczy jeden bohater przy polu startowym. B.J. ma blisko: dokończ misję na C7.
    .hint = C7 jest o krok stąd, tuż przy polu startowym.
    .late = Byle dalej od wyjścia? Ostatnia runda mija i misja jest przegrana.
    .stayed = Ostatnia runda minęła o krok od wyjścia. Misja jest przegrana.
