### Wolfenstein: każda zasada i jej numer.

## Elementy

chapter-WO-0 = Elementy
WO-001 = Bohaterów jest sześcioro: B.J. Blazkowicz, Anya Oliwa, Set Roth, Bombate, Max Hass i Klaus Kreutz. Bohater ma życie, pancerz, punkty akcji, celność, sprzęt na start oraz umiejętności, które kosztują chwałę albo działają zawsze. Jedna broń jest aktywna, a na każdy rodzaj ekwipunku jest jedno miejsce.
WO-002 = W pudełku są: 8 Soldatów, 8 żołnierzy kosmicznych, 4 Supersoldatów, 3 Panzerhundy (duże), 6 oficerów, 8 dronów, 4 Übersoldatów, 2 szturmowców i 2 żołnierzy rakietowych. Bossów jest czterech: Adolf Hitler i duży Mecha-Hitler, a także generał Oscar von Grim i profesor Solomon Bevli. Wróg ma życie, pancerz, punkty akcji, inicjatywę, broń, umiejętności oraz łup dla zabójcy i dla pozostałych.
WO-003 = Są cztery talie: 31 kart broni, 62 karty ekwipunku, 20 wydarzeń i 14 skrzyń.
WO-004 = Kość ma dwanaście ścian: 4 serca, 4 tarcze, 2 przeładowania i 2 puste.
WO-005 = Ekwipunek jest sześciu rodzajów: pancerz, dodatek do broni, wzmocnienie, przedmiot jednorazowy, strój i inne.
WO-006 = Mapę tworzy 8 sal i 8 korytarzy podzielonych na pola. Są na niej drzwi, kraty, trudny teren, tajne przejścia A, B i C w parach, skrzynie, wydarzenia, cele A–D, pola startowe bohaterów i znaczniki wsparcia.
WO-007 = Amunicja jest lekka, ciężka lub specjalna. Jeden żeton to cały magazynek.
WO-008 = Wartości opublikowane zostają bez zmian: punkty akcji B.J. i Klausa, Soldat, pistolet 1960, LaserKraftWerk, przebijający Sturmgewehr, potężny pancerz, władca marionetek, „Ja jestem Führerem” i kolejność misji.
WO-009 = Wszystkie inne liczby i karty są nasze. Sale mają 6 × 6 pól, korytarze 6 × 2, obrócone według potrzeby.
WO-010 = Nigdzie nie ma zakazanych symboli.
WO-011 = Krawędź mapy jest ścianą, a stykające się kafle są otwarte wzdłuż wspólnej krawędzi. Każdy kafel to osobna sala lub osobny korytarz. Sąsiadują te, które mają wspólną krawędź, nawet jeśli stoją tam drzwi lub krata.
WO-012 = Drzwi i kraty stoją tylko w przejściach szerokich na dwa pola: u wylotu korytarza albo w przerwie, którą misja zostawia w ścianie. Figurka stoi w progu, jeśli zajmuje pola po obu jego stronach.
WO-013 = Żetonów nigdy nie brakuje. Figurek może zabraknąć: czego nie ma w pudełku, tego się nie stawia, ale zabici mogą wrócić. Hans Grösse pojawia się tylko na najtrudniejszym poziomie.
WO-014 = Kafle jednego rodzaju mogą się zastępować.
WO-015 = Niektóre karty mają własne żetony: pancerz wspomagany i Szoszana.

## Przygotowanie

chapter-WO-1 = Przygotowanie
WO-101 = Wybierzcie poziom, misję i czworo bohaterów. Każdy bohater dostaje swój sprzęt, amunicję i jeden żeton wspólnego życia. Trwa runda 1, a zagrożenie wynosi 0.
WO-102 = Broń i ekwipunek startowy wyjmuje się z talii, talie się tasuje, a każdy bohater dobiera jedną kartę ekwipunku.
WO-103 = W rundzie 1 bohater wchodzi na pole startowe przy pierwszej aktywacji i ma całą turę, zanim wejdzie następny. Jedno pole służy wszystkim; jeśli są cztery, każdy zajmuje inne.
WO-104 = Bohaterów jest zawsze czworo, każdy inny, podzielonych możliwie równo.
WO-105 = Gracze, którzy nie mogą się zgodzić, kto zaczyna albo kto bierze bohatera, rzucają po dwie kości; rozstrzyga więcej serc i tarcz.
WO-106 = Bohater opuszcza start pierwszym krokiem; jeśli startów jest kilka, gracz wybiera wolny. Turę można na nim skończyć tylko wtedy, gdy żaden krok nie był możliwy. Bohater zaczyna z jednym żetonem amunicji do swojej broni.
WO-107 = Na polu startu bohater może działać przed pierwszym krokiem, ale zachowuje punkty na ten krok, dopóki jest możliwy.
WO-108 = Bohater, dla którego żaden start nie jest wolny, zostaje na zewnątrz, traci turę i wchodzi w następnej rundzie.

## Runda

chapter-WO-2 = Runda
WO-201 = Runda to faza graczy, faza wrogów i porządki. Jeśli minie ostatnia runda misji, a cele nie są wykonane, gra jest przegrana.
WO-202 = W fazie graczy kolejność idzie od pierwszego gracza zgodnie z ruchem wskazówek zegara; każdy aktywuje wszystkich swoich bohaterów, jednego po drugim, w dowolnej kolejności.
WO-203 = Aktywowany bohater dostaje swoje punkty akcji, a z żetonem zmęczenia połowę, i działa w dowolnej kolejności. Na koniec schodzi żeton zmęczenia, który leżał od początku. Jeśli w tej samej sali lub korytarzu jest inna figurka, kładzie się tam hałas.
WO-204 = Niewykorzystane punkty akcji przepadają. Wolno skończyć wcześniej.
WO-205 = Podczas porządków hałas znika z sal i korytarzy bez figurek, licznik rund idzie dalej i wybiera się nowego pierwszego gracza. Zabici znikają od razu.
WO-206 = Pierwszy gracz mówi, kto zaczyna następną rundę; wybiera spośród graczy, którzy mają jeszcze bohaterów.

## Akcje

chapter-WO-3 = Akcje
WO-301 = Punkty akcji: ruch 1, wejście na trudny teren 2; przejście tajnym przejściem 1; otwarcie drzwi 1, usunięcie kraty 1, przeszukanie 1, przeładowanie 2. Atak i ekwipunek kosztują tyle, ile podaje karta. Oddanie i zmiana sprzętu, wysiłek, tryb specjalny i pomoc nie kosztują nic.
WO-302 = Wszystko można powtarzać, póki starcza punktów, ale ataki i przeładowania mają razem jedno miejsce w turze, a po wysiłku dwa. Wysiłek, tryb specjalny i umiejętność za chwałę są możliwe po jednym razie w turze.
WO-303 = Wysiłek daje połowę podstawowych punktów akcji, zaokrągloną w górę, i drugi atak. Kładzie na bohaterze żeton zmęczenia, który zostaje do końca następnej tury. Nie jest możliwy, gdy żeton już leży.
WO-304 = Zmęczeniem jako ceną nie zapłaci bohater, który ma już żeton. Zmęczenie jako skutek jest możliwe zawsze, ale żeton jest najwyżej jeden.
WO-305 = Ruch to jedno pole, prosto lub na skos. Zatrzymują go ściany, zamknięte drzwi i kraty. Krok na skos wymaga, by choć jedno z dwóch bocznych pól było przechodnie.
WO-306 = Figurka przechodzi przez swoich, ale nie przez wrogów, i nigdy nie kończy tam, gdzie stoi inna.
WO-307 = Nikt nie wchodzi na pole z żetonem wydarzenia, skrzyni lub celu. Przez pola startowe i znaczniki wsparcia można przejść, ale nie można na nich stanąć. Krok na pole, na którym nie wolno stanąć, wymaga punktów i wolnego pola, by pójść dalej.
WO-308 = Zamknięte drzwi zasłaniają widok i zatrzymują ruch; raz otwarte zostają otwarte.
WO-309 = Kraty zatrzymują ruch, ale nie zasłaniają widoku. Usuwa je tylko bohater z bronią, która przepala metal.
WO-310 = Tajne przejście prowadzi do żetonu z tą samą literą, tylko dla bohaterów: 1 punkt za wejście, 1 i zmęczenie jako cena za przejście, 1 za zejście, i tylko gdy jest wolne pole, na które można zejść. Bohaterowie mogą też po prostu przejść przez takie pole; wrogowie na nie nie wchodzą.
WO-311 = Wydarzenie przeszukuje się z sąsiedniego pola i tylko wtedy, gdy w jego sali lub korytarzu nie ma wroga: żeton schodzi i wybiera się jedną możliwość z karty. Skrzynię przeszukuje się z sąsiedniego pola, także przy wrogach, a jej karta działa od razu.
WO-312 = W rzucie na sukces serce i tarcza to sukces, przeładowanie i puste pole to porażka.
WO-313 = Kości rzuconej ponownie nie rzuca się jeszcze raz: liczy się drugi wynik.
WO-314 = Sąsiedztwo nie sięga przez ściany, zamknięte drzwi ani kraty; przez kraty sięgają tylko ataki, granat ogłuszający i dynamit. Drzwi i kraty obsługuje się z pola, które ich dotyka, a do krat trzeba mieć w ręku broń, która przepala metal.

## Atak

chapter-WO-4 = Atak
WO-401 = Atak wymaga celu w polu widzenia i w zasięgu, punktów akcji broni i jednego żetonu jej amunicji, którego się nie traci. Nie jest możliwy, gdy na broni leży żeton przeładowania.
WO-402 = Kości jest tyle, ile dają razem celność, broń i tryb specjalny.
WO-403 = Serce zabiera 1 życie mimo pancerza. Tarcza zabiera 1 pancerz, a gdy pancerza już nie ma, 1 życie. Przeładowanie kładzie żeton na broni, najwyżej jeden; dla wrogów i botów jest puste.
WO-404 = Przeładowanie zdejmuje żeton. Zajmuje miejsce ataku, bez względu na broń.
WO-405 = Trybu specjalnego używa się raz w turze, płacąc żetony z karty. Co działa zawsze, nic nie kosztuje.
WO-406 = Wróg bez życia schodzi z planszy. Zabójca dostaje łup zabójcy, a każdy inny bohater łup drużyny.
WO-407 = Obrażenia bez kości zabierają najpierw pancerz.
WO-408 = Widzisz cel, jeśli wolne są dwie proste: z dwóch różnych rogów twojego pola do dwóch różnych rogów pola celu. Zasłaniają ściany, zamknięte drzwi i figurki, a także biegnięcie wzdłuż ściany. Prosta, która zaczyna się na linii ściany, jest wolna tylko po swojej stronie; dotknięcie końca ściany nie szkodzi. Widoczność jest wzajemna.
WO-409 = Zasięg liczy się w polach, prosto lub na skos, każde po jednym.
WO-410 = Wróg rzuca o 1 kość mniej za każde pole między nim a celem, ale co najmniej jedną. Bohaterom kości nie ubywa.
WO-411 = Ciche zabójstwo nożem, toporem lub rurą to atak na sąsiada za 2 punkty akcji. Kartę się odrzuca, bez względu na wynik; przeładowanie jest puste. Nie robi hałasu i nie podnosi zagrożenia.
WO-412 = Atak bronią z tłumikiem nie robi hałasu i nie podnosi zagrożenia.
WO-413 = Ogłuszony nie działa w następnej turze, a sabotowany w niej nie atakuje. Żeton schodzi na jej koniec.
WO-414 = Żetony, trudny teren i otwarte drzwi nie zasłaniają. Prosta, która tylko dotyka rogu figurki, jest wolna; ta, która biegnie po jej krawędzi, jest zasłonięta. Duża figurka nie zasłania samej siebie.
WO-415 = Amunicję bohater przekłada między swoimi broniami bez ograniczeń, a niektóre bronie przyjmują każdą. Czy atak jest możliwy, sprawdza się przed zapłatą za tryb.
WO-416 = Pancerz nie odrasta, chyba że przywróci go wspólne życie.
WO-417 = Użycie ekwipunku nie jest atakiem, z wyjątkiem cichego zabójstwa: nie zajmuje miejsca i robi hałas tylko wtedy, gdy mówi tak karta. Zabójstwa podnoszą zagrożenie.
WO-418 = Gdy trzeba oddać żetony dowolnej amunicji, są to żetony tego rodzaju, którego bohater ma najwięcej; przy równej liczbie najpierw lekka, potem ciężka.

## Chwała i sprzęt

chapter-WO-45 = Chwała i sprzęt
WO-451 = Chwała pochodzi z łupów i wydarzeń, należy do jednego bohatera i opłaca jego umiejętności, jedną w turze.
WO-452 = Jedna broń jest aktywna, inne się niesie; we własnej turze zmiana jest darmowa. Broń ma jeden dodatek, a bohater po jednej karcie każdego rodzaju na swoich miejscach; nieść można dowolnie dużo. Wzmocnienia i pancerze zostają tam, gdzie je założono.
WO-453 = Oddanie sprzętu lub amunicji sąsiedniemu bohaterowi jest we własnej turze darmowe; broń przechodzi z żetonem przeładowania. Zabierać nie wolno.
WO-454 = Użyte wydarzenia, skrzynie i ekwipunek trafiają na swoje stosy, które tasuje się, gdy talia się skończy; broń wraca do talii. Gdy nie ma już nic, karty się nie dobiera; reszta zostaje w mocy.
WO-455 = Pancerz pochłania, wzmocnienie na stałe podnosi życie lub pancerz, przedmiot jednorazowy działa raz, strój ukrywa albo chroni.
WO-456 = Niektóre wydarzenia nie dają wyboru. Zadanie spełnia się, docierając do pola startowego: wchodząc na nie albo stając obok.
WO-457 = Kartę, którą wybrano, założono lub dołączono, można zmienić ponownie dopiero wtedy, gdy bohater zrobi coś innego.
WO-458 = Gdy bohater odda lub straci aktywną broń, bierze do ręki następną własną. Bohater bez broni od razu bierze pierwszą, którą dostanie.

## Hałas i zagrożenie

chapter-WO-5 = Hałas i zagrożenie
WO-501 = Atak robi hałas w sali lub korytarzu atakującego i celu. W jednym miejscu leży jeden żeton.
WO-502 = Bohater w jednej sali lub korytarzu z inną figurką robi tam hałas od razu, a potem jeszcze raz na koniec aktywacji.
WO-503 = Zagrożenie rośnie o 1 za każdego zabitego wroga, chyba że po cichu, oraz za to, co samo tak mówi.
WO-504 = Gdy ginie ostatni oficer na mapie, zagrożenie spada do 0.
WO-505 = Przy limicie misji rozlega się alarm. Figurki stają na znacznikach wsparcia albo na najbliższych wolnych polach w stronę bohaterów, najwyższa inicjatywa najbliżej bohatera. W fazie wrogów działają jeszcze w niej, według inicjatywy; nikt nie działa dwa razy.
WO-506 = Figurki z wydarzenia stają na jego polu i wokół niego, chyba że karta mówi inaczej.
WO-507 = Gdy naraz pojawia się kilka figurek, duże znajdują miejsce przed małymi.

## Wrogowie

chapter-WO-6 = Wrogowie
WO-601 = Na początku fazy wrogów każdego wroga sprawdza się raz: budzi się, jeśli widzi bohatera albo jeśli hałas jest w jego lub sąsiedniej sali czy korytarzu. Hałas nie budzi oficerów ani bossów: muszą widzieć bohatera albo zostać zaatakowani od swojej ostatniej fazy, a wtedy idą do najbliższego. Co zdarzy się w fazie później, nikogo nie budzi.
WO-602 = Najpierw działa wyższa inicjatywa, potem ten, kto jest bliżej bohatera, potem ten, kogo wskaże kontroler. Zablokowany czeka i próbuje znowu po następnych.
WO-603 = Wróg atakuje najbliższego bohatera w zasięgu i polu widzenia, raz w fazie. W przeciwnym razie idzie najtańszą drogą do najbliższego widocznego bohatera, aż będzie mógł zaatakować, a potem dalej, aż stanie obok bohatera lub skończą mu się punkty. Przy równej odległości wybiera tego, kto ma łącznie mniej życia i pancerza, potem decyduje kontroler.
WO-604 = Gdy nie widzi bohatera, idzie do niewidocznego w swojej hałaśliwej sali, a inaczej do hałaśliwego sąsiedztwa, w którym jest najwięcej bohaterów, potem do bliższego, potem do wybranego przez kontrolera. Gdy hałas jest tylko u niego, zostaje.
WO-605 = Wrogowie otwierają drzwi za 1 punkt akcji. Poza atakiem, ruchem i drzwiami nie robią nic.
WO-606 = Kontroler rozstrzyga tylko prawdziwe wybory: te, które zmieniają kolejność, cel albo końcowe pole. Zaczyna pierwszy gracz, a w każdej fazie wrogów rola przechodzi dalej zgodnie z ruchem wskazówek zegara. Nie dostają jej gracze z dwojgiem bohaterów, gdy inni mają po jednym; ma ją gracz bez bohaterów, a jeśli jest ich kilku, na zmianę.
WO-607 = Wróg, który nie może minąć przeszkody, staje przy niej.
WO-608 = Do kogo wróg idzie, rozstrzyga się, gdy rusza, i jeszcze raz po jego ataku. Bohater, który pojawi się w polu widzenia, jest ważniejszy niż hałas; w hałaśliwej sali lub korytarzu wróg zostaje.
WO-609 = Wróg idzie najtańszymi drogami, na ile starczy mu punktów: na wolne pole obok bohatera, jeśli go stać, a inaczej w stronę bohatera, mijając swoich. Atakuje i otwiera drzwi tylko z pól, na których może stać.
WO-610 = Figurka wezwana przez bossa nie działa w fazie, w której się pojawia.
WO-611 = Z hałaśliwych sal i korytarzy bliższy jest ten, do którego wejście kosztuje mniej punktów akcji, razem z drzwiami po drodze.

## Życie i śmierć

chapter-WO-7 = Życie i śmierć
WO-701 = Bohater z 0 życia krwawi i umiera, jeśli nikt mu nie pomoże przed jego następną turą.
WO-702 = Aktywny bohater pomaga krwawiącemu sąsiadowi, odrzucając własny żeton wspólnego życia, i bierze żeton zmęczenia. Krwawiący odzyskuje całe życie i pancerz. Nikt nie pomaga sobie, a żetonami się nie handluje.
WO-703 = Zmarły bohater odchodzi z całym sprzętem. Jeśli nie wolno nikogo stracić, gra jest w tej chwili przegrana.
WO-704 = Przegrana: minęła ostatnia runda, nie żyją wszyscy bohaterowie albo tak mówi misja. Wygrana: wykonano wszystkie cele, także dla graczy, których bohaterowie zginęli.
WO-705 = Gdy umiejętności są sprzeczne, wrogowie są przed bohaterami, a bohaterowie przed ekwipunkiem i bronią.
WO-706 = Cele misji, które niósł poległy bohater, zostają na polu, na którym leżał.

## Figurki szczególne

chapter-WO-8 = Figurki szczególne
WO-801 = Duże figurki zajmują 2 × 2 pola, widzą i są widziane z każdego z nich, a efekt obszarowy trafia je raz. Jeśli taka figurka miałaby skończyć w progu, przesuwa się ją za darmo o jedno pole dalej, a gdy nie ma tam miejsca, staje przed drzwiami.
WO-802 = Bot to figurka wroga przeciągnięta na naszą stronę przez wydarzenie. Działa zaraz po swoim bohaterze, rusza się i atakuje jak bohater, dla wrogów jest bohaterem, otwiera drzwi i skrzynie, ale nie przeszukuje wydarzeń, nic nie niesie, nie krwawi, nie męczy się i nie zna przejść. Jego łup dostaje bohater. Działa, nawet gdy bohater nie może, i odchodzi, gdy bohater umiera.
WO-803 = Jeden gracz prowadzi wszystkich czworo bohaterów; nic więcej się nie zmienia.
WO-804 = Krok dużej figurki przesuwa wszystkie cztery pola i kosztuje 1 więcej, jeśli nowo zajęte jest trudne. Odległość liczy się od jej najbliższego pola.
WO-805 = Bohater prowadzi najwyżej jednego bota; nowy zajmuje miejsce starego.

## Trudność

chapter-WO-9 = Trudność
WO-901 = Amunicja. „Tatusiu, mogę się pobawić?”: po 2 dodatkowe żetony do wyboru, a ataki nie wymagają żadnego. „Nie rób mi krzywdy”: ataki nie wymagają żadnego. „Jestem śmiercią wcieloną”: tryb specjalny kosztuje o 1 żeton więcej.
WO-902 = Chwała. „Tatusiu, mogę się pobawić?”: podwójna za zabójstwa i wydarzenia. „Nie rób mi krzywdy”: podwójna za wydarzenia. „Jestem śmiercią wcieloną”: umiejętności kosztują o 1 więcej i męczą; co działa zawsze, zostaje darmowe.
WO-903 = Wspólne życie. „Tatusiu, mogę się pobawić?”: pomoc nie wymaga żetonu. „Nie rób mi krzywdy”: po 2 żetony. „Jestem śmiercią wcieloną”: żeton ma tylko jeden bohater, wskazany przez graczy. Pomoc zawsze męczy.
WO-904 = Hałas. „Tatusiu, mogę się pobawić?”: nie robią go ani ataki, ani bohaterowie razem. „Nie rób mi krzywdy”: nie robią go ataki. „Jestem śmiercią wcieloną”: na początku fazy wrogów bohaterowie liczą się jak hałas. Bohater i wróg razem robią go zawsze.
WO-905 = Bossowie. „Tatusiu, mogę się pobawić?”: Bevli wzywa Soldata, a umiejętność Hitlera działa tylko na przeładowania. „Nie rób mi krzywdy”: to drugie. „Jestem śmiercią wcieloną”: w misjach 8, 9 i 10 Hans Grösse zastępuje jednego ze strażników.
WO-906 = Przeładowanie. Na dwóch łatwiejszych poziomach wolno w jednej turze przeładować i zaatakować. „Jestem śmiercią wcieloną”: żeton wraca, jeśli kość pokaże przeładowanie.
WO-907 = Bohater, którego obecność nie robi hałasu, także na najtrudniejszym poziomie nie liczy się jak hałas.

## Misje

chapter-WO-95 = Misje
WO-951 = Misja mówi, jak łączą się kafle, gdzie co stoi, jakie są cele, ile jest rund, w większości jaki jest limit zagrożenia, co przynosi alarm i czy się powtarza, jakie są zasady szczególne i których bohaterów się poleca.
WO-952 = Misja mieści się w pudełku: 8 sal, 8 korytarzy, 14 drzwi, 4 kraty, 5 wydarzeń, 8 skrzyń, 4 cele, 4 znaczniki wsparcia, 3 pary przejść, 4 trudne pola.
WO-953 = Dziesięć misji tworzy kampanię z opowieścią. Przechodzi dalej tylko to, które misje są wygrane.
WO-954 = Na poziomie „Dawać ich!” mocna drużyna ma wygrywać misję mniej więcej co drugi raz; na łatwiejszych częściej, na najtrudniejszym rzadziej.

## Dalsze rozstrzygnięcia

chapter-WO-96 = Dalsze rozstrzygnięcia
WO-961 = Krwawiący bohater nie jest celem, nie zasłania, nie robi hałasu, a swoi przez niego przechodzą.
WO-962 = Połowę nieparzystej liczby punktów akcji zaokrągla się w górę.
WO-963 = Przy cichym zabójstwie rzuca się tylko kośćmi z karty, bez celności.
WO-964 = Zabicie ostatniego oficera najpierw podnosi zagrożenie, a potem je zeruje; alarm sprawdza się po tym. Ciche zabójstwo tak samo.
WO-965 = Odległość to większa z dwóch różnic, w poziomie i w pionie; sąsiedzi są w odległości 1.
WO-966 = Alarm rozlega się raz, chyba że misja go powtarza. Gdzie się powtarza, zagrożenie spada po nim do 0.
WO-967 = Zwycięstwo przychodzi od razu, zanim sprawdzi się przegraną.

chapter-WO-97 = Pola i linie
WO-971 = W rogu prosta jest zasłonięta, jeśli ściana stoi po obu jej stronach: w prostej ścianie albo we wnętrzu załomu. Obok końca ściany i obok zewnętrznego załomu jest wolna, także na początku, jeśli prowadzi prosto z własnego pola. We wspólnym rogu dwóch pól nie ma żadnej prostej.
WO-972 = Przy kroku na skos boczne pole jest nieprzechodnie, jeśli stoi na nim przeciwnik albo leży żeton, na który nikt nie wchodzi; swoi i znaczniki nie przeszkadzają.
WO-973 = Pole dotyka drzwi lub krat, jeśli jeden z jego boków jest częścią przejścia; róg nie wystarczy.
WO-974 = Kafle ze wspólną krawędzią sąsiadują nawet wtedy, gdy cała jest zamurowana: hałas przechodzi.
