### Wolfenstein: każda zasada i jej numer.

## Przygotowanie

chapter-WO-1 = Przygotowanie
WO-101 = Wybiera się poziom trudności, misję i czworo bohaterów. Każdy bohater dostaje swój sprzęt, amunicję i jeden żeton współdzielonego życia. Trwa runda 1, a zagrożenie wynosi 0.
WO-102 = Broń i ekwipunek startowy wyjmuje się z talii, talie się tasuje, a każdy bohater dobiera jedną kartę ekwipunku.
WO-103 = W rundzie 1 bohater wchodzi na pole startowe przy pierwszej aktywacji i ma całą turę, zanim wejdzie następny. Z jednego pola startowego korzystają wszyscy; jeśli są cztery, każdy zajmuje inne.
WO-104 = Bohaterów jest zawsze czworo, każdy inny, podzielonych między graczy możliwie równo.
WO-105 = Gracze mówią, kto zaczyna. Jeśli się nie zgadzają, każdy rzuca dwiema kośćmi; wygrywa największa liczba serc i tarcz.
WO-106 = Bohater opuszcza pole startowe pierwszym krokiem; jeśli takich pól jest kilka, gracz wybiera wolne. Turę można na nim skończyć tylko wtedy, gdy żaden krok nie był możliwy. Bohater zaczyna z jednym żetonem amunicji do swojej broni.
WO-107 = Na polu startowym bohater może działać przed pierwszym krokiem, ale dopóki krok jest możliwy, musi zachować na niego punkty.
WO-108 = Bohater, dla którego nie ma wolnego pola startowego, zostaje na zewnątrz, traci turę i wchodzi w następnej rundzie.

## Runda

chapter-WO-2 = Runda
WO-201 = Runda to faza gracza, faza aktywacji nazistów (krótko: faza wrogów) i faza porządkowania. Jeśli minie ostatnia runda misji, a któryś cel jest niewykonany, gra jest przegrana.
WO-202 = W fazie gracza kolejność biegnie od pierwszego gracza zgodnie z ruchem wskazówek zegara; każdy aktywuje wszystkich swoich bohaterów, jednego po drugim, w dowolnej kolejności.
WO-203 = Aktywowany bohater dostaje wszystkie punkty akcji, a z żetonem zmęczenia połowę, i wykonuje akcje w dowolnej kolejności. Na koniec usuwa się żeton zmęczenia, z którym zaczął turę. Jeśli w tym samym pomieszczeniu lub korytarzu jest inna figurka, kładzie się tam hałas.
WO-204 = Niewykorzystane punkty akcji przepadają. Wolno skończyć wcześniej.
WO-205 = W fazie porządkowania usuwa się hałas z pomieszczeń i korytarzy bez figurek, przesuwa licznik rund i wybiera nowego pierwszego gracza. Zabitych usuwa się od razu, nie dopiero w tej fazie.
WO-206 = Pierwszy gracz wskazuje, kto zaczyna następną rundę, spośród graczy, którzy mają jeszcze bohaterów.

## Akcje

chapter-WO-3 = Akcje
WO-301 = Punkty akcji: ruch 1, wejście na trudny teren 2; podróż tajnym przejściem 1; otwarcie drzwi 1, usunięcie kraty 1, przeszukanie 1, przeładowanie 2. Atak i ekwipunek kosztują tyle, ile podaje karta. Oddanie i zmiana sprzętu, akcja zmęczenia, tryb specjalny i pomoc nie kosztują nic.
WO-302 = Akcje można powtarzać, póki starcza punktów, z jednym wyjątkiem: w turze bohater może łącznie raz zaatakować lub przeładować, a po akcji zmęczenia dwa razy. Akcji zmęczenia, trybu specjalnego i umiejętności za chwałę można użyć po jednym razie w turze.
WO-303 = Akcja zmęczenia daje połowę podstawowych punktów akcji, zaokrągloną w górę, i drugi atak. Bohater dostaje żeton zmęczenia, który zostaje do końca następnej tury. Bohater, który ma już żeton, nie może użyć akcji zmęczenia.
WO-304 = Bohater z żetonem zmęczenia nie może płacić zmęczeniem. Zmęczenie jako skutek jest możliwe zawsze, ale żeton jest najwyżej jeden.
WO-305 = Ruch to jedno pole, prosto lub na skos. Zatrzymują go ściany, zamknięte drzwi i kraty. Krok na skos wymaga, by przez choć jedno z dwóch pól obok dało się przejść.
WO-306 = Figurka przechodzi przez swoich, ale nie przez przeciwników, i nigdy nie kończy ruchu tam, gdzie stoi inna.
WO-307 = Nikt nie wchodzi na pole z żetonem wydarzenia, skrzyni lub celu. Przez pola startowe i znaczniki wsparcia można przejść, ale nie można na nich stanąć. Krok na pole, na którym nie wolno stanąć, wymaga punktów i wolnego pola, by pójść dalej.
WO-308 = Zamknięte drzwi zasłaniają widok i zatrzymują ruch; raz otwarte zostają otwarte.
WO-309 = Kraty zatrzymują ruch, ale nie zasłaniają widoku. Usuwa je tylko bohater z bronią, która przepala metal.
WO-310 = Tajne przejście prowadzi do żetonu z tą samą literą i służy tylko bohaterom. Wejście kosztuje 1 punkt, podróż 1, a zejście 1; potrzebne jest wolne pole, na które można zejść. Podróż daje żeton zmęczenia: to skutek, a nie cena, więc zmęczony bohater też może z niej skorzystać. Bohaterowie mogą też po prostu przejść przez takie pole; wrogowie na nie nie wchodzą.
WO-311 = Wydarzenie przeszukuje się z sąsiedniego pola i tylko wtedy, gdy w jego pomieszczeniu lub korytarzu nie ma wroga. Usuwa się żeton i wybiera jedną możliwość z karty. Skrzynię przeszukuje się z sąsiedniego pola, także przy wrogach, a jej karta działa od razu.
WO-312 = W rzucie na sukces serce i tarcza to sukces, a przeładowanie i pusta ścianka to porażka.
WO-313 = Przerzuconej kości nie przerzuca się ponownie: liczy się drugi wynik.
WO-314 = Sąsiedztwo nie sięga przez ściany, zamknięte drzwi ani kraty; przez kraty sięgają tylko ataki, granat ogłuszający i dynamit. Drzwi i kraty obsługuje się z pola, które ich dotyka, a do usunięcia kraty trzeba mieć w ręku broń, która przepala metal.

## Atak

chapter-WO-4 = Atak
WO-401 = Atak wymaga celu w polu widzenia i w zasięgu, punktów akcji broni i jednego żetonu jej amunicji, którego się nie traci. Nie jest możliwy, gdy na broni leży żeton przeładowania.
WO-402 = Rzuca się tyloma kośćmi, ile dają razem celność, broń i tryb specjalny.
WO-403 = Serce zabiera 1 życie mimo pancerza. Tarcza zabiera 1 pancerz, a gdy pancerza już nie ma, 1 życie. Przeładowanie kładzie żeton na broni, najwyżej jeden; u wrogów i botów liczy się jak pusta ścianka.
WO-404 = Przeładowanie usuwa żeton z broni. Przeładowanie jakiejkolwiek broni liczy się jak atak (WO-302).
WO-405 = Broń ma jeden lub kilka trybów specjalnych, a każdy swoją cenę w żetonach amunicji tej broni. Bohater używa jednego trybu w turze, do jednego ataku. Cechy oznaczone „Zawsze” są darmowe.
WO-406 = Wroga z 0 punktów życia usuwa się z planszy. Bohater, który go zabił, dostaje łup bohatera, a każdy inny bohater łup drużyny.
WO-407 = Obrażenia zadane bez rzutu zabierają najpierw pancerz.
WO-408 = Widzisz cel, jeśli wolne są dwie proste: z dwóch różnych rogów twojego pola do dwóch różnych rogów pola celu. Zasłaniają ściany, zamknięte drzwi i figurki. Prosta biegnąca wzdłuż ściany też jest zasłonięta. Prosta, która zaczyna się na linii ściany, jest wolna tylko po swojej stronie; dotknięcie końca ściany nie szkodzi. Widoczność jest wzajemna.
WO-409 = Zasięg liczy się w polach, prosto lub na skos.
WO-410 = Wróg rzuca o jedną kość mniej za każde pole, które dzieli go od celu, ale co najmniej jedną. Bohaterom odległość nie odbiera kości.
WO-411 = Cicha egzekucja nożem, toporkiem lub rurą to atak na wroga na sąsiednim polu za 2 punkty akcji. Kartę się odrzuca, bez względu na wynik; przeładowanie liczy się jak pusta ścianka. Nie robi hałasu i nie podnosi zagrożenia.
WO-412 = Atak bronią z tłumikiem nie robi hałasu i nie podnosi zagrożenia.
WO-413 = Ogłuszona figurka nie działa w swojej następnej turze, a sabotowana w niej nie atakuje. Żeton usuwa się na koniec tej tury.
WO-414 = Żetony, trudny teren i otwarte drzwi nie zasłaniają. Prosta, która tylko dotyka rogu figurki, jest wolna; ta, która biegnie po jej krawędzi, jest zasłonięta. Duża figurka nie zasłania samej siebie.
WO-415 = Cała amunicja bohatera służy całej jego broni, a niektóra broń przyjmuje każdą. Najpierw sprawdza się, czy atak jest możliwy, a dopiero potem płaci za tryb.
WO-416 = Utracony pancerz przywracają tylko współdzielone życie i karty, które tak mówią.
WO-417 = Użycie ekwipunku nie jest atakiem, z wyjątkiem cichej egzekucji: nie wlicza się do WO-302 i robi hałas tylko wtedy, gdy mówi tak karta. Wrogowie zabici ekwipunkiem podnoszą zagrożenie.
WO-418 = Gdy trzeba oddać żetony dowolnej amunicji, są to żetony tego rodzaju, którego bohater ma najwięcej; przy równej liczbie najpierw lekka, potem ciężka.
WO-419 = Wybuch rani też swoich: eksplozja pocisku trafia wszystkie figurki obok celu, a granat i dynamit wszystkie na wybranym polu i wokół niego. Bezpieczny jest tylko ten, kto wywołał wybuch. Wybuchy wrogów ranią tylko bohaterów i boty.
WO-420 = Atak może ogłuszyć albo sabotować. Dzieje się tak, gdy cel straci w tym ataku tyle, ile mówi karta, a nie zginie ani nie zacznie się wykrwawiać. Bohater dostaje żeton na następną turę, nigdy dwa takie same; boty nie dostają żadnego.

## Chwała i sprzęt

chapter-WO-45 = Chwała i sprzęt
WO-451 = Chwała pochodzi z łupów i wydarzeń, należy do jednego bohatera i opłaca jego umiejętności, jedną w turze.
WO-452 = Jedna broń jest aktywna, pozostałe bohater ma przy sobie; w swojej turze zmienia je za darmo. Broń ma jeden dodatek, a bohater po jednej karcie każdego rodzaju na swoich miejscach; liczba kart przy sobie nie jest ograniczona. Wzmocnienia i pancerze zostają tam, gdzie je założono.
WO-453 = Oddanie sprzętu lub amunicji sąsiedniemu bohaterowi jest we własnej turze darmowe; broń przechodzi z żetonem przeładowania. Zabierać innym nie wolno.
WO-454 = Użyte wydarzenia, skrzynie i ekwipunek trafiają na swoje stosy kart odrzuconych, które tasuje się, gdy talia się skończy; broń wraca do talii. Jeśli nie ma już ani talii, ani stosu, karty się nie dobiera; reszta obowiązuje.
WO-455 = Pancerz pochłania, wzmocnienie na stałe podnosi życie lub pancerz, przedmiot jednorazowy działa raz, strój ukrywa albo chroni.
WO-456 = Niektóre wydarzenia nie dają wyboru. Zadanie wykonuje bohater, który dotrze do pola startowego: wejdzie na nie albo stanie obok.
WO-457 = Kartę, którą wzięto do ręki, założono lub dołączono, można zmienić ponownie dopiero wtedy, gdy bohater zrobi coś innego.
WO-458 = Gdy bohater odda lub straci aktywną broń, bierze do ręki następną własną. Bohater bez broni od razu bierze pierwszą, którą dostanie; kto walczy gołymi pięściami, zostaje przy nich i zawsze może do nich wrócić.

## Hałas i zagrożenie

chapter-WO-5 = Hałas i zagrożenie
WO-501 = Atak robi hałas w pomieszczeniu lub korytarzu atakującego i celu. W jednym pomieszczeniu lub korytarzu leży najwyżej jeden żeton hałasu.
WO-502 = Bohater w jednym pomieszczeniu lub korytarzu z inną figurką robi tam hałas od razu, a potem jeszcze raz na koniec aktywacji.
WO-503 = Zagrożenie rośnie o 1 za każdego zabitego wroga, z wyjątkiem cichych egzekucji i broni z tłumikiem, oraz gdy każe karta lub umiejętność.
WO-504 = Gdy ginie ostatni oficer na mapie, zagrożenie spada do 0.
WO-505 = Na granicy podanej w misji rozlega się alarm. Figurki stają na znacznikach wsparcia albo na najbliższych wolnych polach w stronę bohaterów, najwyższa inicjatywa najbliżej bohatera. Jeśli alarm rozlegnie się w fazie wrogów, nowe figurki działają jeszcze w tej fazie, według inicjatywy; nikt nie działa dwa razy.
WO-506 = Figurki z wydarzenia stają na jego polu i wokół niego, chyba że karta mówi inaczej.
WO-507 = Gdy naraz pojawia się kilka figurek, duże stawia się przed małymi.

## Wrogowie

chapter-WO-6 = Wrogowie
WO-601 = Na początku fazy wrogów każdego wroga sprawdza się raz: aktywuje się, jeśli widzi bohatera albo jeśli hałas jest w jego lub sąsiednim pomieszczeniu czy korytarzu. Hałas nie budzi oficerów ani bossów: muszą widzieć bohatera albo zostać zaatakowani od swojej ostatniej fazy, a wtedy idą do najbliższego. Hałas, który powstanie w fazie później, nikogo nie budzi.
WO-602 = Najpierw działa wróg o wyższej inicjatywie, potem ten, kto jest bliżej bohatera, a potem ten, kogo wskaże kontroler SI. Zablokowany czeka i próbuje znowu po następnych.
WO-603 = Wróg atakuje najbliższego bohatera w zasięgu i polu widzenia, raz w fazie. Jeśli nie może, idzie najtańszą drogą do najbliższego widocznego bohatera, aż będzie mógł zaatakować, a potem dalej, aż stanie obok bohatera lub skończą mu się punkty. Przy równej odległości wybiera tego, kto ma łącznie mniej życia i pancerza, a potem decyduje kontroler SI.
WO-604 = Wróg, który nie widzi żadnego bohatera, idzie: 1. do bohatera, którego nie widzi, w swoim pomieszczeniu lub korytarzu, jeśli jest tam hałas; 2. w przeciwnym razie do sąsiedniego pomieszczenia lub korytarza z hałasem, w którym jest najwięcej bohaterów; 3. spośród równych do bliższego; 4. spośród równie bliskich do tego, które wskaże kontroler SI. Jeśli hałas jest tylko tam, gdzie stoi, zostaje na miejscu.
WO-605 = Wrogowie otwierają drzwi za 1 punkt akcji. Poza atakiem, ruchem i drzwiami nie robią nic.
WO-606 = Kontroler SI rozstrzyga tylko wtedy, gdy naprawdę jest w czym wybierać: gdy wybór zmienia kolejność, cel albo końcowe pole. Zaczyna pierwszy gracz, a w każdej fazie wrogów rola przechodzi dalej zgodnie z ruchem wskazówek zegara. Nie dostają jej gracze z dwojgiem bohaterów, gdy inni mają po jednym; ma ją gracz bez bohaterów, a jeśli jest takich kilku, pełnią ją na zmianę.
WO-607 = Wróg, który nie może minąć przeszkody, staje przy niej.
WO-608 = Wróg wybiera cel, gdy rusza, i jeszcze raz po swoim ataku. Bohater, który pojawi się w polu widzenia, jest ważniejszy niż hałas. Wróg, który dotarł do pomieszczenia lub korytarza z hałasem, zostaje tam.
WO-609 = Wróg idzie najtańszymi drogami, na ile starczy mu punktów: na wolne pole obok bohatera, jeśli do takiego dojdzie albo żadne zajęte nie jest bliżej, a w przeciwnym razie w stronę bohatera, mijając swoich. Atakuje i otwiera drzwi tylko z pól, na których może stać.
WO-610 = Figurka wezwana przez bossa nie działa w fazie, w której się pojawia.
WO-611 = Z pomieszczeń i korytarzy z hałasem bliższe jest to, do którego wejście kosztuje mniej punktów akcji, razem z drzwiami po drodze.
WO-612 = Wróg może zabronić manewru: bohater na sąsiednim polu nie może użyć akcji zmęczenia albo nie może przeładować, zależnie od karty wroga. Ogłuszony wróg niczego nie zabrania.

## Życie i śmierć

chapter-WO-7 = Życie i śmierć
WO-701 = Bohater z 0 punktów życia wykrwawia się. Jeśli nikt mu nie pomoże przed jego następną turą, umiera.
WO-702 = Aktywny bohater pomaga wykrwawiającemu się na sąsiednim polu, odrzucając własny żeton współdzielonego życia, i bierze żeton zmęczenia. Uratowany odzyskuje całe życie i cały pancerz. Nikt nie pomaga sobie samemu, a żetonów nie można przekazywać.
WO-703 = Poległy bohater znika z planszy razem ze sprzętem. Jeśli w misji nie wolno nikogo stracić, gra jest w tej chwili przegrana.
WO-704 = Wygrana: wykonano wszystkie cele, także dla graczy, których bohaterowie zginęli. Przegrana: minęła ostatnia runda, nie żyje żaden bohater albo tak mówi misja.
WO-705 = Gdy umiejętności są sprzeczne, umiejętności wrogów mają pierwszeństwo przed umiejętnościami bohaterów, a te przed ekwipunkiem i bronią.
WO-706 = Cele misji, które niósł poległy bohater, zostają na polu, na którym leżał.

## Figurki szczególne

chapter-WO-8 = Figurki szczególne
WO-801 = Duża figurka zajmuje 2 × 2 pola, widzi i jest widziana z każdego z nich, a efekt obszarowy trafia ją raz. Jeśli miałaby skończyć w progu, przesuwa się ją za darmo o jedno pole dalej, a gdy nie ma tam miejsca, staje przed drzwiami.
WO-802 = Bot to figurka wroga, którą wydarzenie przeciągnęło na stronę bohaterów. Działa zaraz po swoim bohaterze, nawet gdy ten nie może działać, rusza się i atakuje jak bohater. Wrogowie traktują go jak bohatera. Otwiera drzwi i skrzynie, ale nie przeszukuje wydarzeń, nic nie nosi, nie wykrwawia się, nie męczy się i nie korzysta z tajnych przejść. Jego łup dostaje bohater; pułapka, którą uruchomi, rani bota. Gdy bohater umiera, bot znika z planszy.
WO-803 = Jeden gracz prowadzi wszystkich czworo bohaterów; nic więcej się nie zmienia.
WO-804 = Krok dużej figurki przesuwa wszystkie cztery pola i kosztuje 1 więcej, jeśli któreś z nowo zajętych pól to trudny teren. Odległość liczy się od jej najbliższego pola.
WO-805 = Bohater prowadzi najwyżej jednego bota; nowy zastępuje starego.

## Trudność

chapter-WO-9 = Trudność
WO-901 = Amunicja. „Mogę zagrać, tato?”: każdy dostaje 2 dodatkowe żetony do wyboru, a ataki nie wymagają żadnego. „Nie zróbcie mi krzywdy!”: ataki nie wymagają żadnego. „Jestem wcieleniem śmierci”: tryb specjalny kosztuje o 1 żeton więcej.
WO-902 = Chwała. „Mogę zagrać, tato?”: podwójna za zabitych wrogów i wydarzenia. „Nie zróbcie mi krzywdy!”: podwójna za wydarzenia. „Jestem wcieleniem śmierci”: umiejętności kosztują o 1 więcej i męczą; te oznaczone „zawsze” zostają darmowe.
WO-903 = Współdzielone życie. „Mogę zagrać, tato?”: pomoc nie wymaga żetonu. „Nie zróbcie mi krzywdy!”: po 2 żetony. „Jestem wcieleniem śmierci”: żeton ma tylko jeden bohater, wskazany przez graczy. Pomoc zawsze męczy.
WO-904 = Hałas. „Mogę zagrać, tato?”: nie robią go ani ataki, ani bohaterowie razem. „Nie zróbcie mi krzywdy!”: nie robią go ataki. „Jestem wcieleniem śmierci”: na początku fazy wrogów bohaterowie liczą się jak hałas. Bohater i wróg razem robią go na każdym poziomie.
WO-905 = Bossowie. „Mogę zagrać, tato?”: Bevli wzywa Soldata, a umiejętność Hitlera działa tylko na przeładowania. „Nie zróbcie mi krzywdy!”: umiejętność Hitlera działa tylko na przeładowania. „Jestem wcieleniem śmierci”: w misjach 8, 9 i 10 Hans Grösse zastępuje jednego ze strażników.
WO-906 = Przeładowanie. Na dwóch łatwiejszych poziomach wolno w jednej turze przeładować i zaatakować; drugie przeładowanie nadal wymaga akcji zmęczenia. „Jestem wcieleniem śmierci”: zdejmując żeton przeładowania, rzuca się kością; jeśli wypadnie przeładowanie, żeton zostaje.
WO-907 = Bohater, którego obecność nie robi hałasu, także na najtrudniejszym poziomie nie liczy się jak hałas.
WO-908 = Misje. Na niektórych poziomach części wrogów nie ma. Na dwóch łatwiejszych rund jest zwykle więcej, na najtrudniejszym mniej; karta misji mówi, ile.
WO-909 = Ucieczka. „Mogę zagrać, tato?”: wystarczy jeden bohater na polu startowym. „Nie zróbcie mi krzywdy!”: dwoje. Poza tym muszą tam być wszyscy żywi.

## Misje

chapter-WO-95 = Misje
WO-951 = Misja mówi, jak łączą się kafle, gdzie co stoi, jakie są cele, ile jest rund, zwykle jaka jest granica zagrożenia, kogo sprowadza alarm i czy się powtarza, jakie są zasady szczególne i których bohaterów się poleca. Gdzie trzeba zabić wrogów, liczą się ci, którzy stoją tam od początku.
WO-952 = Misja używa tylko elementów z pudełka: 8 pomieszczeń, 8 korytarzy, 14 drzwi, 4 krat, 5 wydarzeń, 8 skrzyń, 4 celów, 4 znaczników wsparcia, 3 par przejść, 4 pól trudnego terenu.
WO-953 = Dziesięć misji tworzy kampanię z opowieścią. Do następnej misji przechodzi tylko lista wygranych, chyba że bohaterowie są weteranami.
WO-954 = Na poziomie „Dawać ich!” mocna drużyna ma wygrywać misję mniej więcej co drugi raz; na łatwiejszych częściej, na najtrudniejszym rzadziej.
WO-955 = Wygrana misja może przynieść trzy medale: jeśli alarm ani razu się nie rozległ, jeśli nikt z bohaterów się nie wykrwawiał i jeśli zostały co najmniej dwie rundy. Gdzie w misji nie ma alarmu, każda wygrana jest cicha. Medale zapisuje się przy liście wygranych misji i niczego poza tym nie zmieniają.
WO-956 = Weterani, wariant: można wybrać dowolnych bohaterów, a po wygranej drużyna zabiera do następnej misji jedną kartę. Jest to broń albo ekwipunek, który na końcu miał żywy bohater, poza sprzętem startowym bohaterów. Gracze wybierają ją, gdy wszyscy mają już swój sprzęt, jeśli w talii został taki egzemplarz; dostaje ją bohater wybrany jako pierwszy.
WO-957 = Przy dwojgu lub więcej graczach każdy może w dowolnej chwili postawić flagę na polu, przestawić ją i zdjąć. Wszyscy ją widzą, a na przebieg gry nie ma wpływu. Boty idą najpierw tam, chyba że ktoś z drużyny się wykrwawia.

## Dalsze rozstrzygnięcia

chapter-WO-96 = Dalsze rozstrzygnięcia
WO-961 = Wykrwawiający się bohater nie jest celem, nie zasłania, nie robi hałasu, a swoi przez niego przechodzą.
WO-962 = Połowę nieparzystej liczby punktów akcji zaokrągla się w górę.
WO-963 = Przy cichej egzekucji rzuca się tylko kośćmi z karty, bez celności.
WO-964 = Zabicie ostatniego oficera najpierw podnosi zagrożenie, a potem je zeruje; dopiero wtedy sprawdza się, czy rozlega się alarm. Tak samo jest przy cichej egzekucji.
WO-965 = Odległość to większa z dwóch różnic, w poziomie i w pionie; sąsiednie pola są w odległości 1.
WO-966 = Alarm rozlega się raz, chyba że misja go powtarza. Gdzie się powtarza, zagrożenie spada po nim do 0.
WO-967 = Zwycięstwo następuje od razu, zanim sprawdzi się przegraną.

chapter-WO-97 = Pola i linie
WO-971 = W rogu prosta jest zasłonięta, jeśli ściana stoi po obu jej stronach: w prostej ścianie albo we wnętrzu załomu. Obok końca ściany i obok zewnętrznego załomu jest wolna, także na początku, jeśli prowadzi prosto z własnego pola. We wspólnym rogu dwóch pól nie ma żadnej prostej.
WO-972 = Przy kroku na skos przez boczne pole nie da się przejść, jeśli stoi na nim przeciwnik albo leży żeton, na który nikt nie wchodzi; swoi i znaczniki nie przeszkadzają.
WO-973 = Pole dotyka drzwi lub krat, jeśli jeden z jego boków jest częścią przejścia; róg nie wystarczy.
WO-974 = Kafle o wspólnej krawędzi sąsiadują nawet wtedy, gdy cała jest zamurowana: hałas przechodzi.

## Co jest w pudełku i o tej wersji

chapter-WO-0 = Co jest w pudełku i o tej wersji
WO-001 = Bohaterów jest sześcioro: Ania Oliwa, B.J. Blazkowicz, Bombate, Klaus Kreutz, Max Hass i Set Roth. Bohater ma punkty życia, pancerz, punkty akcji, celność, sprzęt na start oraz umiejętności, które kosztują chwałę albo działają zawsze. Jedna broń jest aktywna, a na każdy rodzaj ekwipunku jest jedno miejsce.
WO-002 = W pudełku są: 8 Soldatów, 8 żołnierzy piechoty kosmicznej, 4 Supersoldatów, 3 Panzerhundy (duże), 6 oficerów, 8 dronów, 4 Übersoldatów, 2 szturmowców i 2 żołnierzy rakietowych. Bossów jest czterech: Adolf Hitler i duży Mecha-Hitler, a także generał Oscar von Grim i profesor Solomon Bevli. Wróg ma punkty życia, pancerz, punkty akcji, inicjatywę, broń, umiejętności oraz łup bohatera i łup drużyny.
WO-003 = Są cztery talie: 31 kart broni, 62 karty ekwipunku, 20 wydarzeń i 14 skrzyń.
WO-004 = Kość ma dwanaście ścianek: 4 serca, 4 tarcze, 2 przeładowania i 2 puste ścianki.
WO-005 = Ekwipunek jest sześciu rodzajów: pancerz, dodatek do broni, wzmocnienie, przedmiot jednorazowy, strój i inne.
WO-006 = Mapę tworzy 8 pomieszczeń i 8 korytarzy podzielonych na pola. Są na niej drzwi, kraty, trudny teren, tajne przejścia A, B i C w parach, skrzynie, wydarzenia, cele misji A–D, pola startowe bohaterów i znaczniki wsparcia.
WO-007 = Amunicja jest lekka, ciężka lub specjalna. Jeden żeton to cały magazynek.
WO-008 = Wartości opublikowane zostają bez zmian: punkty akcji B.J. i Klausa, Soldat, pistolet 1960, LaserKraftWerk, Sturmgewehr przebijający pancerz, potężny pancerz, władca marionetek, „Ich bin der Führer” i kolejność misji.
WO-009 = Wszystkie inne liczby i karty są nasze. Pomieszczenia mają 6 × 6 pól, korytarze 6 × 2, obrócone według potrzeby.
WO-010 = Nigdzie nie ma zakazanych symboli.
WO-011 = Krawędź mapy jest ścianą, a stykające się kafle są otwarte wzdłuż wspólnej krawędzi. Każdy kafel to osobne pomieszczenie lub osobny korytarz. Kafle o wspólnej krawędzi sąsiadują, nawet jeśli stoją tam drzwi lub krata.
WO-012 = Drzwi i kraty stoją tylko w otworach szerokich na dwa pola: na końcu korytarza albo w przerwie, którą misja zostawia w ścianie. Figurka stoi w progu, jeśli zajmuje pola po obu jego stronach.
WO-013 = Żetonów nigdy nie brakuje. Figurek może zabraknąć: wtedy nie stawia się żadnej. Figurki zabitych wrogów można wystawić ponownie. Hans Grösse pojawia się tylko na najtrudniejszym poziomie.
WO-014 = Kafle tego samego rodzaju można stosować zamiennie.
WO-015 = Niektóre karty mają własne żetony: pancerz wspomagany i Szoszana.
