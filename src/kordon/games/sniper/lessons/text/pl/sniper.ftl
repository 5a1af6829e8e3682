### Kurs snajpera.

lesson-sniper = Graj snajperem

lesson-sniper-walk = Niepostrzeżenie
    .end = Ruch o jedno pole jest cichy, o dwa lub trzy słyszy każda jednostka przy twojej drodze. Trójkąt to trudny teren: ruch krótszy o pole.
lesson-sniper-walk-enter = Jesteś snajperem i tylko ty widzisz, gdzie jesteś. Zejdź na ląd: wybierz 107, potem 85 albo 86, potem 69.
    .hint = Najdłuższy ruch to trzy pola. Idziesz tą drogą, którą wyklikasz.
lesson-sniper-walk-end = Możesz jeszcze zagrać kartę albo wykonać akcję. Nie teraz: zakończ turę, a ruszą się obrońcy.
    .hint = Przycisk jest pod pytaniem: Zakończ turę.
lesson-sniper-walk-sneak = Czerwony żołnierz na 58 słyszy bieg o dwa lub trzy pola, o jedno nigdy. Przekradnij się na 59; potem lekcja sama zakończy turę.
    .hint = Kliknij 59, potem „Zatrzymaj się tutaj”: to ruch o jedno pole.
    .ran = Usłyszał cię! Bieg o dwa lub trzy pola alarmuje każdą jednostkę obok drogi, a ta rusza na poszukiwania.
    .heard = Usłyszał cię! Dwa lub trzy pola to bieg, i to tuż obok niego. Ruch o jedno pole jest cichy.
lesson-sniper-walk-choice = Przeczesał trzy pola: nikogo. Twój cel 4 jest na polu 45, dwa pola dalej. Zbliż się tak, żeby nikt nie usłyszał.
    .hint = Po jednym polu naraz. Między tobą a celem leży 52.
    .ran = Dwa pola tuż obok niego: słyszy, biegnie za tobą i cię wykrywa. Figurka pokazuje, gdzie jesteś.
    .heard = Usłyszał cię: dwa lub trzy pola to bieg, a ruszasz tuż obok niego. Ruch o jedno pole jest cichy.
    .stayed = Stojąc w miejscu, nie hałasujesz, ale on się rozgląda. Wykrywa cię, a reszta zaciska pierścień.

lesson-sniper-objective = Wejść i wyjść
    .end = W jednej turze wchodzisz, w następnej wykonujesz cel i uciekasz. Odliczanie rusza od nowa od 10, a nikt nie wie, gdzie jesteś.
lesson-sniper-objective-doors = Idziemy dalej: jesteś na 52, żołnierz wrócił na 58. Gruba ściana zatrzymuje każdego; jasne kreski w niej to drzwi.
lesson-sniper-objective-inside = Cel 4 jest na 45, tuż obok, za drzwiami. Wejdź do środka: to jedno pole, więc nikt nie usłyszy.
    .hint = Kliknij 45 i zatrzymaj się tam.
lesson-sniper-objective-patience = Wykonanie celu ujawniłoby twoją figurkę, a ruch masz już za sobą: nie byłoby jak uciec. Cierpliwości, zakończ turę.
    .hint = Zakończ turę. W następnej wykonasz cel na początku i jeszcze zdążysz uciec.
    .greedy = Udało się, ale figurka stoi na widoku, a ruchu już nie ma. Żołnierz wchodzi i zadaje ranę. Druga rana to porażka.
lesson-sniper-objective-complete = Nikogo nie znalazł. Teraz masz nowy ruch: najpierw wykonaj cel, potem uciekaj.
    .hint = Przycisk jest pod pytaniem.
lesson-sniper-objective-away = Wszyscy widzą figurkę na 45, a w torbie przybył hałas. Zniknij, zanim przyjdą: dwa lub trzy pola, byle nie obok jednostek.
    .hint = Pola 30 i 31 są daleko od wszystkich: tam nawet bieg o trzy pola jest cichy.
    .stayed = Przychodzą tam, gdzie stoi figurka. To rana, a druga kończy grę.
    .near = O jedno pole dalej szukają najpierw: żołnierz wchodzi i wykrywa cię tuż obok.
    .heard = Ta droga prowadzi obok jednostki. Słyszy cię i pościg trwa tuż za tobą.

lesson-sniper-shot = Strzał
    .end = Hałas zdradza, skąd padł strzał. Dlatego najpierw strzał, potem ruch. I już cię nie ma.
lesson-sniper-shot-bag = Inna gra. Strzelając, ciągniesz żetony: w torbie jest 6 celowań, 3 odrzuty, 2 hałasy. Na każde pole do celu potrzeba jednego celowania.
lesson-sniper-shot-loud = Dwa hałasy pokazują wszystkim twoją figurkę. Pięć odrzutów i hałasów razem to pudło: strzał chybia. Ty wybierasz, ile żetonów ciągniesz.
lesson-sniper-shot-shoot = Żołnierz na 58 jest dwa pola dalej: potrzebujesz dwóch celowań. Naciśnij Strzelanie, wybierz go i weź 4, 5 albo 6 żetonów.
    .hint = Kliknij Strzelanie, potem żołnierza, potem 4. Więcej żetonów to więcej celowania, ale też hałasu i odrzutu.
    .few = Wśród dwóch lub trzech żetonów rzadko są dwa celowania: to tylko mniej więcej co drugi żeton w torbie. Weź co najmniej cztery.
    .many = Pięć odrzutów i hałasów razem to pudło, a dwa hałasy ujawniają figurkę. Za dużo żetonów szkodzi.
lesson-sniper-shot-run = Trafienie! Ale dwa hałasy postawiły figurkę na 69: wiedzą, skąd strzelasz. Uciekaj dwa lub trzy pola, byle dalej od oficera.
    .hint = Przez 68 na 67 albo plażą. On nadejdzie z 52.
    .stayed = Podchodzi do figurki i atakuje. Po każdym głośnym strzale trzeba się oddalić.
    .near = O jedno pole dalej zajrzy najpierw.
    .towards = W stronę oficera? Wystarczy, że rozejrzy się obok siebie.

lesson-sniper-asked = O co pytają
    .end = „Nie” od żółtych, czerwonych i czarnych znaczyłoby: biały. Słuchaj każdego pytania i bądź tam, gdzie już pytano.
lesson-sniper-asked-intel = Teraz tylko słuchasz. Oddział, którego oficer jest we własnym sektorze, może zapytać: czy snajper jest w naszym sektorze?
lesson-sniper-asked-sweep = „W żółtym nie”. Zgadza się: jesteś w białym, na 67. Teraz żołnierz obok przeczesze trzy pola.
lesson-sniper-asked-choice = Już wiedzą: jesteś na 57, 58 albo 67. Opuść te trzy pola bezszelestnie. Którędy?
    .hint = Jedno pole, ale nie 57. O pomost 80 ani o dom 71 nikt nie pytał.
    .stayed = Sprawdza te trzy pola po kolei i znajduje cię na pierwszym.
    .net = 57 to jedno z tych trzech: zagląda tam i już cię ma.
    .ran = Biegniesz obok niego: słyszy cię i już wiadomo, które z trzech pól to było.

lesson-sniper-gear = Wyposażenie
    .end = Jedna karta na turę, każda raz. Cisza do strzału, maskowanie do biegu. Cudze cele możesz przeszukać po nowe karty.
lesson-sniper-gear-silence = Inna gra: żołnierz zagradza 52, jedyną drogę. Zwykły strzał może cię ujawnić: najpierw zagraj wyciszoną amunicję.
    .hint = Kliknij kartę Wyciszona amunicja wśród swoich kart wyposażenia.
    .loud = Trafienie, ale hałas ujawnia figurkę. Oficer jest tu natychmiast i zadaje ranę.
lesson-sniper-gear-shoot = Hałas to teraz tylko odrzut: nic cię nie ujawni, nie musisz uciekać. On jest tuż obok: wystarczy jedno celowanie. Weź od 3 do 5.
    .hint = Strzelanie, żołnierz, 4 żetony.
    .few = W tak małej garści może nie być ani jednego celowania. Nic cię teraz nie ujawni, więc weź od 3 do 5.
    .many = Tu wystarczy jedno celowanie. Przy tylu żetonach łatwo o pięć odrzutów i hałasów razem, czyli o pudło.
lesson-sniper-gear-masking = Dwa hałasy, a figurki nie ma: tura mogła się skończyć bez ucieczki. Teraz oficer na 58 usłyszałby bieg. Zagraj maskowanie dźwięku.
    .hint = Kliknij kartę Maskowanie dźwięku.
    .heard = Słyszy bieg obok siebie, idzie za tobą i wykrywa cię w środku.
    .slow = Cicho, ale pod samym nosem: rozgląda się i cię wykrywa.
lesson-sniper-gear-run = W tej turze nikt cię nie słyszy, bez względu na odległość. Przemknij obok niego: wybierz 52, potem 45.
    .hint = Bieg wybiera się pole po polu: najpierw 52, potem budynek 45.
    .stayed = Karta zagrana, a ty stoisz: rozgląda się obok siebie i cię wykrywa.

lesson-sniper-win = Ostatni cel
    .end = Wygrana! Kryj się, gdy trzeba, biegnij, gdy się opłaca. Teraz spróbuj całej gry, z botami na poziomie początkujących.
lesson-sniper-win-choice = Jeden cel wykonany, ale i jedna rana: następna kończy grę. Żołnierz stoi na twoim polu. Do celu 4 zostały dwa pola.
    .hint = Drugi wykonany cel od razu daje zwycięstwo. Czy to ważne, kto cię usłyszy?
    .slow = Cicho, ale za wolno: jest tuż za tobą, a druga rana kończy grę.
    .stayed = Dokładnie wie, gdzie jesteś. Druga rana kończy grę.
lesson-sniper-win-complete = Usłyszeli. To już nie ma znaczenia!
    .hint = Wykonaj cel: przycisk jest pod pytaniem.
    .waited = Było tak blisko! Wchodzi, a druga rana kończy grę.
