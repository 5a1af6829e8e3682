### Sniper Elite: every rule by its id.

## Pieces

chapter-SE-0 = Elementy gry
SE-001 = Mapa ma cztery sektory. Żółty, czerwony i czarny to siedziby oddziałów, po jednym w każdym. Biały jest neutralny i może składać się z kilku osobnych części.
SE-002 = Są trzy oddziały: żółty, czerwony i czarny. W każdym jest jeden oficer i dwóch żołnierzy. Oficerów i żołnierzy nazywamy łącznie jednostkami.
SE-003 = W pudełku jest 30 żetonów strzelania: 11 celowania, 7 odrzutu, 9 hałasu i 3 zagłuszania.
SE-004 = Kart wyposażenia jest dziesięć: po dwie karty maskowania dźwięku, miny typu S, wyciszonej amunicji i odwrócenia uwagi oraz po jednej karcie Thompsona i strzelby okopowej.
SE-005 = Specjalistów jest sześciu, każdy z jedną zdolnością.
SE-006 = Na każdej mapie jest dziewięć ponumerowanych pól celów, a do każdego należy karta. Karty w jednym kolorze (trefl, karo, kier, pik) oznaczają cele w jednym sektorze.
SE-007 = Obrońcy mają dziesięć kostek śledzenia. Mogą je kłaść na dowolnych polach i zdejmować, kiedy chcą, w turze swojej i snajpera. Wszyscy je widzą; nie wpływają na zasady.
SE-008 = Są dwie mapy: Kompleks Badawczy i Bunkier U-Bootów.

## Spaces

chapter-SE-1 = Pola
SE-101 = Dwa pola są przylegające, gdy mają wspólną krawędź; sam róg nie wystarcza. Ściany i wysokość nie mają znaczenia.
SE-102 = Dwa pola są sąsiadujące, gdy przylegają do siebie i są jednego typu: oba otwarte, oba zabudowane albo oba podwyższone.
SE-103 = Żaden ruch ani umieszczenie na planszy nie może zostawić dwóch obrońców na jednym polu. Po drodze obrońcy mogą przechodzić przez siebie nawzajem.
SE-104 = Snajper nigdy nie wchodzi na pole z obrońcą. Obrońca może przejść przez pole snajpera lub się na nim zatrzymać: nikt nic nie mówi, nic się nie dzieje, a w następnej turze snajper może odejść.
SE-105 = Między polem zabudowanym a polem innego typu oraz między dwoma budynkami przechodzi się tylko przez drzwi na przekraczanej krawędzi. Między polem podwyższonym a innym typem potrzebna jest tam drabina. Wewnątrz budynku i wzdłuż pomostu ruch jest swobodny.
SE-106 = Trudny teren to pola otwarte. Kto podczas ruchu na niego wchodzi, raz czy kilka razy, może przejść o 1 pole mniej niż zwykle: snajper najwyżej 2 pola, obrońca 1. Obrońca wchodzi więc na trudny teren tylko wtedy, gdy ten jeden krok jest całym jego ruchem, a snajper w ruchu o 3 pola nie wchodzi na niego wcale.
SE-107 = Na wodę nikt nie wchodzi. Nie zasłania ona linii wzroku, a przy mierzeniu odległości liczy się jako pole.
SE-108 = Przeszkoda zawsze zasłania linię wzroku i nikt na nią nie wchodzi.
SE-109 = Poza planszą są cztery strzałki wejść, po jednej na sektor. Każda prowadzi na jedno pole.
SE-110 = W Bunkrze U-Bootów pod pomostem leżą dwa pola tunelu. Pole tunelu i pole pomostu nad nim to dwa różne pola: nie przylegają do siebie i nie widzą się nawzajem.
SE-111 = W linii wzroku każde pole wody liczy się jak teren otwarty, także w basenie portowym i pod dachem. Pomost i pomieszczenie widzą się więc także wtedy, gdy dzieli je sama woda. Między dwoma pomostami woda w dole liczy się jako pole.

## Set-up

chapter-SE-2 = Przygotowanie gry
SE-201 = Snajper dobiera dwie karty celów. Dopóki obie są w tym samym kolorze, jedną z nich, wybraną przez siebie, wkłada na spód talii i dobiera następną. Te dwie karty są tajne, a pozostałych nikt nie ogląda i nie biorą one udziału w grze.
SE-202 = Na początku w torbie na naboje jest 6 żetonów celowania, 2 hałasu i 3 odrzutu. W rezerwie jest 5 celowania, 7 hałasu i 3 zagłuszania. Pozostałe 4 żetony odrzutu nie biorą udziału w grze.
SE-203 = Snajper, znając już swoje cele, w tajemnicy wybiera dowolne 3 karty wyposażenia; dwie z nich mogą być takie same. Pozostałe 7 tasuje się i układa w zakrytą talię.
SE-204 = Dopiero potem obrońcy jawnie wybierają 3 z 6 specjalistów i przydzielają po jednym każdemu oddziałowi. Każda karta dostaje 2 użycia i 1 żeton zagłuszania.
SE-205 = Jednostki zaczynają na polach startowych swojego koloru, oficerowie na polach oficerskich.
SE-206 = Odliczanie zaczyna się od 10. Snajper nie ma jeszcze ran i rozgrywa pierwszą turę.
SE-207 = Gdy po stronie obrońców jest jeden gracz, dowodzi wszystkimi trzema oddziałami. Przy dwóch graczach każdy dowodzi jednym oddziałem, a trzeci mają wspólny: każdy z nich może wykonywać jego akcje. Przy trzech każdy dowodzi jednym.
SE-208 = Oddziały wybierają specjalistów w kolejności: żółty, czerwony, czarny. Wybiera gracz, który dowodzi oddziałem; dla wspólnego oddziału może wybrać każdy z dwóch graczy.

## The sniper's turn

chapter-SE-3 = Tura snajpera
SE-301 = W pierwszej turze snajper w tajemnicy wybiera wejście w sektorze, w którym nie ma żadnego z jego celów. Pierwszy ruch poprzedza wszystko inne i liczy co najmniej 1 pole. Strzałka leży poza planszą: pole, które wskazuje, jest pierwszym polem tego ruchu.
SE-302 = Jeśli na początku tury snajpera jego figurka stoi na planszy, zdejmuje się ją.
SE-303 = W swojej turze, w dowolnej kolejności, snajper może wykonać jeden ruch, zagrać jedną kartę wyposażenia i podjąć jedną akcję: strzelanie, przeszukanie lub wykonanie celu. Każdą z tych rzeczy można pominąć, ale nic się za to nie zyskuje.
SE-304 = Snajper przesuwa się o 0–3 pola za jednym razem; ruchu nic nie przerywa. Nie wchodzi na pole, na którym był już w tej turze.
SE-305 = Ruch o 0 lub 1 pole jest cichy. Po ruchu o 2 lub 3 pola zaalarmowana jest każda jednostka na polu przylegającym do któregokolwiek pola tego ruchu, także początkowego i końcowego, bez względu na ściany, typy pól i linię wzroku. Obrońcy dowiadują się, które to jednostki, ale nie ile pól przeszedł snajper ani w jakiej kolejności. Strzałka wejścia nikogo nie alarmuje.
SE-306 = Obrońcy dowiadują się o strzałach (ile żetonów zapowiedziano, co wylosowano), zaalarmowanych jednostkach, wykonanych celach i ujawnieniach oraz o tym, że zagrano kartę wyposażenia lub przeszukano pole. Nie wiedzą, czy i jak daleko snajper się ruszył, do kogo strzelał, gdy chybił, ani w jakiej kolejności działał, chyba że jedna jawna rzecz wyprzedziła drugą.
SE-307 = Po zakończeniu gry wszyscy widzą całą drogę snajpera, z liczbą na torze odliczania na koniec każdej tury.

## Shooting

chapter-SE-35 = Strzelanie
SE-351 = Snajper w tajemnicy wybiera jednostkę w linii wzroku. Odległość to najmniejsza liczba pól na dozwolonej linii: pole tej jednostki się liczy, pole snajpera nie. Jednostka na polu snajpera jest w odległości 1.
SE-352 = Snajper zapowiada, ile żetonów wylosuje: co najmniej tyle, ile wynosi odległość, najwyżej tyle, ile jest w torbie. Losuje je bez zwracania i wszyscy je widzą.
SE-353 = Gdy odrzutu i hałasu jest razem 5 lub więcej, strzał to pudło: chybia bez względu na pozostałe żetony, a zagłuszanie nie pomaga.
SE-354 = Strzał trafia, jeśli nie było pudła, a żetonów celowania jest co najmniej tyle, ile wynosi odległość. Jednostka schodzi z planszy i wiadomo, która to. Gdy strzał chybi, nikt nie wie, do kogo był oddany.
SE-355 = Snajper zostaje ujawniony, gdy wylosuje co najmniej 2 żetony hałasu; każdy wylosowany żeton zagłuszania podnosi ten próg o 1. Nie ma znaczenia, czy strzał trafił, chybił, czy był pudłem. Figurka staje na polu snajpera i zostaje tam jako ostatnie znane miejsce, nawet jeśli snajper potem odejdzie.
SE-356 = Po strzale wszystkie wylosowane żetony wracają do torby. Po losowaniu nie można już wybrać innej jednostki.
SE-357 = Zabity żołnierz dodaje do torby 1 celowanie. Zabity oficer dodaje żeton zagłuszania z karty specjalisty swojego oddziału, a jeśli ten jest już w torbie, 1 celowanie. Nigdy nie dodaje się więcej, niż jest w pudełku (11 celowania, 9 hałasu, 3 zagłuszania); akcja i tak jest dozwolona.
SE-358 = Zabita jednostka nie jest stracona na dobre: obrońcy mogą ją znów rozmieścić.
SE-359 = Jeśli strzał ujawnia snajpera, figurka staje na planszy, zanim odpowie sanitariusz.

## Loot and objectives

chapter-SE-37 = Przeszukanie i cele
SE-371 = Przeszukać można ponumerowane pole, które nie jest celem snajpera i nie było jeszcze przeszukane. Snajper ogląda 3 wierzchnie karty wyposażenia (lub tyle, ile zostało; bez kart nie ma przeszukania), jedną zatrzymuje, resztę wtasowuje. Obrońcy wiedzą, że stoi na ponumerowanym polu, ale nie na którym.
SE-372 = Cel wykonuje się na jego polu, tylko raz. Kartę się pokazuje, figurka staje na tym polu, do torby trafia 1 hałas, a odliczanie wraca do wartości początkowej.
SE-373 = Drugi wykonany cel od razu daje snajperowi zwycięstwo.

## Loadout

chapter-SE-4 = Wyposażenie
SE-401 = Kartę wyposażenia ogłasza się przy zagraniu i kładzie zakrytą; każda mówi, kiedy ją odkryć. Zagrywa się ją przed ruchem lub akcją albo po nich, nigdy w trakcie, a kartę zmieniającą akcję zawsze przed nią. Każda działa raz.
SE-402 = Maskowanie dźwięku: ruch o 2 lub 3 pola w tej turze nie alarmuje żadnej jednostki. Kartę odkrywa się na koniec gry. Psy nadal czują zapach.
SE-403 = Mina typu S: snajper w tajemnicy minuje pole, na którym stoi. Jednostka, która kończy tam ruch, własny lub wymuszony odwróceniem uwagi, od razu ginie; rozmieszczenie jest bezpieczne. Kartę się odkrywa, mina znika, a żetony dodaje się jak po strzale. Min na polu może być kilka; wybuchają po jednej.
SE-404 = Wyciszona amunicja: odkrywana przed strzelaniem. Podczas strzelania w tej turze hałas liczy się jako odrzut, więc nie ma ujawnienia; 5 lub więcej to nadal pudło.
SE-405 = Odwrócenie uwagi: odkrywane od razu. Snajper przesuwa jedną jednostkę o 1 lub 2 pola według zasad ruchu obrońców. Musi ona skończyć w jego linii wzroku, na polu bez innego obrońcy.
SE-406 = Thompson: odkrywany przed strzelaniem; oddaje się dwa strzały, do jednej jednostki lub do dwóch. Najpierw zapowiada się liczby żetonów obu strzałów, a żetony pierwszego zostają poza torbą podczas drugiego. Trafienie i pudło ocenia się osobno dla każdego strzału. Po obu łączny hałas i zagłuszanie decydują o ujawnieniu, potem dochodzą żetony za zabitych.
SE-407 = Strzelba okopowa: odkrywana przed strzelaniem; niczego się nie losuje. Snajper zostaje ujawniony, a potem giną wszystkie jednostki na jego polu i na polach z nim sąsiadujących. Do torby nic nie dochodzi.
SE-408 = Wyciszona amunicja, odwrócenie uwagi, Thompson i strzelba okopowa są odkrywane od razu przy zagraniu. Maskowanie dźwięku i mina typu S leżą zakryte. Maskowanie zagrywa się przed ruchem, który ma wyciszyć.
SE-409 = Thompson, drugi strzał: do kogo, wybiera się dopiero po rozstrzygnięciu pierwszego. Zapowiedzieć można od 1 żetonu do tylu, ile pierwszy strzał zostawia w torbie, nawet za mało, żeby kogokolwiek dosięgnąć. Jeśli zapowiedziana liczba wystarcza na którąś jednostkę, trzeba strzelić: angielska instrukcja zostawia to snajperowi, polska i czeska nie, i za nimi idziemy. Jeśli nie wystarcza na żadną, strzał przepada i wszyscy się o tym dowiadują.

## The defenders' turn

chapter-SE-5 = Tura obrońców
SE-501 = Każdy oddział albo zbiera dane wywiadowcze, albo wykonuje najwyżej 2 akcje jednostek. Oddziały mogą przeplatać akcje w dowolnej kolejności. Można też spasować.
SE-502 = Jednostka nie może w turze powtórzyć tej samej akcji. Może wykonać dwie różne, a dwie jednostki jednego oddziału mogą wykonać taką samą. Wyjątkiem jest gra solo: karta solo może kazać jednostce powtórzyć każdą akcję oprócz ataku.
SE-503 = Zbieranie danych wywiadowczych zużywa obie akcje oddziału, a jego oficer musi być na planszy, w sektorze swojego oddziału. Snajper mówi zgodnie z prawdą, czy jest w tym sektorze.
SE-504 = Jednostka przesuwa się o 1 lub 2 pola.
SE-505 = Jednostka atakuje własne pole. Jeśli jest tam snajper, staje tam jego figurka, a on dostaje ranę. Druga rana daje zwycięstwo obrońcom.
SE-506 = Wykrycie sprawdza jedno pole przylegające do jednostki, dowolnego typu. Jeśli jest tam snajper, staje tam jego figurka, a do torby trafia 1 hałas.
SE-507 = Przeczesanie obejmuje pole jednostki i 2 pola z nim sąsiadujące, a jeśli tylu nie ma, to tyle, ile jest. Snajper mówi, czy stoi na którymś z nich, ale nie na którym.
SE-508 = Oficera spoza planszy rozmieszcza się na jego polu startowym, o ile nie stoi tam obrońca. Obecność snajpera nie przeszkadza.
SE-509 = Gdy oficer jest w swoim sektorze, żołnierza jego oddziału spoza planszy można rozmieścić na wolnym polu sąsiadującym z oficerem, w dowolnym sektorze. To akcja tego żołnierza; może on od razu działać dalej.
SE-510 = Wycofanie zdejmuje z planszy jednostkę oddziału, gdziekolwiek stoi. Jest to jej akcja, a w tej turze nie można jej rozmieścić.
SE-511 = Rany, figurka i każda odpowiedź snajpera są jawne.
SE-512 = Każdy gracz po stronie obrońców mówi, kiedy skończył, i do końca tury nic już nie robi. Gdy skończą wszyscy, niewykorzystane akcje przepadają.

## The end

chapter-SE-6 = Koniec gry
SE-601 = Snajper wygrywa drugim wykonanym celem, obrońcy drugą zadaną raną.
SE-602 = W każdej turze obrońców odliczanie spada o 1, od 10 do 1. Jeśli tura snajpera kończy się, gdy tor wskazuje 1, wygrywają obrońcy: na pierwszy cel jest więc 10 tur. Po jego wykonaniu tor wraca na 10, a tura obrońców w tej samej rundzie przesuwa go na 9.

## Specialists

chapter-SE-7 = Specjaliści
SE-701 = Każdego specjalisty używa się najwyżej dwa razy w grze i raz w turze, przed akcją lub zbieraniem danych albo po nich, gdy oficer jest na planszy, w dowolnym sektorze. W turze można użyć kilku. Zdolność, która zmienia akcję, ogłasza się przed tą akcją; dodatkowej akcji nie daje. Zdolność, która odbiera jednostce akcje, nie przeszkadza w zbieraniu danych. Oficer nie jest żołnierzem.
SE-702 = Sanitariusz: działa w turze snajpera, gdy strzał trafi żołnierza tego oddziału. Żołnierz zostaje na planszy i do torby nic nie dochodzi, ale hałas się liczy. Przed minami nie chroni. Po wystrzale ze strzelby okopowej ratuje jednego żołnierza, chyba że sam został trafiony; z dwóch strzałów Thompsona chroni tylko przed jednym.
SE-703 = Radiooperator: żołnierz dowolnego oddziału, który od początku tury jest poza planszą, staje na wolnym polu sąsiadującym z tym oficerem, gdziekolwiek on jest. Nie kosztuje to akcji, ale jest rozmieszczeniem tego żołnierza w tej turze. Oficer nie może się wcześniej w tej turze ruszyć; później może.
SE-704 = Specjalista snajper: atakiem oficera w tej turze może być strzał w pole w jego linii wzroku, z użyciem torby snajpera; losuje się co najmniej tyle żetonów, ile wynosi odległość, a najwyżej 7. Pudło i celowanie działają jak zwykle. Trafienie rani snajpera, jeśli tam jest, i staje tam jego figurka; sam hałas nikogo nie ujawnia. Do torby nic nie dochodzi, żetony wracają. Oficer nie może się ruszyć wcześniej w tej turze, później może.
SE-705 = Mistrz hodowli: każde użycie stawia na stałe jednego z dwóch psów na polu oficera lub z nim sąsiadującym. Po ruchu, choćby cichym, snajper wskazuje każdego psa, na którego pole wszedł, z którego wyszedł lub przez które przeszedł; psy obok nic nie czują. Maskowanie dźwięku nie pomaga. Psy stoją w miejscu, nikogo nie blokują, nie są jednostkami i nie można do nich strzelać.
SE-706 = Strzelec: atak oficera w tej turze może dotyczyć pola przylegającego, dowolnego typu, zamiast jego własnego. Zużywa to akcję ataku.
SE-707 = Zwiadowca: żołnierz tego oddziału stojący na planszy przenosi się na dowolne wolne pole sektora, w którym jest oficer, tego samego typu co pole żołnierza. Miny wtedy nie wybuchają. W tej turze żołnierz ten nie wykonuje żadnej akcji jednostki, ani przedtem, ani potem.

## Line of sight

chapter-SE-85 = Linia wzroku
SE-851 = Jedno pole widzi drugie, jeśli od krawędzi jednego do krawędzi drugiego da się poprowadzić prostą linię, która nie przechodzi przez żadne pole zasłaniające. Same te dwa pola nigdy nie zasłaniają. Dotknięcie rogu to jeszcze nie przejście. Linia biegnąca wzdłuż krawędzi przechodzi przez jedno z dwóch pól po jej bokach, to korzystniejsze: przemknie więc wzdłuż zewnętrznej ściany domu, ale nie na wylot wzdłuż ściany wewnętrznej.
SE-852 = Linię zasłaniają pola zabudowane, podwyższone i przeszkody. Pola otwarte, trudny teren, woda i ściany nigdy jej nie zasłaniają.
SE-853 = Pola zabudowane nie zasłaniają linii, która biegnie wyłącznie przez pola zabudowane, łącznie z oboma końcami. Dlatego w jednym budynku wszyscy się widzą.
SE-854 = Między dwoma polami podwyższonymi zasłaniają tylko przeszkody. Nad wszystkim innym linia przechodzi górą, ale mijane pola liczą się do odległości.
SE-855 = Pole podwyższone po drodze zasłania każdą linię, która kończy się na polu otwartym lub zabudowanym.
SE-856 = Pole podwyższone i zabudowane widzą się tylko wzdłuż linii, która przecina choć jedno pole otwarte albo krawędź z drabiną. Pomieszczenie tuż przy pomoście więc go nie widzi.
SE-857 = Kto stoi na tym samym polu co jednostka, do której strzela, ten ją widzi.
SE-858 = Tam, gdzie tunel biegnie pod pomostem, do linii wlicza się tylko jedno z tych dwóch pól: tunel, jeśli oba jej końce leżą w tunelu, a w przeciwnym razie pomost.
SE-859 = Odległość dwóch pól to najmniejsza liczba pól spośród wszystkich dozwolonych linii. Widoczność i odległość są takie same w obie strony.

## Difficulty

chapter-SE-86 = Trudność
SE-861 = Doświadczony snajper: 2 losowe karty wyposażenia zamiast 3 wybranych.
SE-862 = Doświadczony snajper: na początku w torbie jest 5 żetonów celowania zamiast 6.
SE-863 = Doświadczony snajper: wybiera jedną kartę celu, która nie jest jego, i pokazuje ją obrońcom.
SE-864 = Doświadczony snajper: odliczanie zaczyna się od 7 i wraca do 7.
SE-865 = Doświadczeni obrońcy: snajper wybiera o 1 kartę wyposażenia więcej.
SE-866 = Doświadczeni obrońcy: każdy specjalista ma tylko 1 użycie.
SE-867 = Doświadczeni obrońcy: w swoich pierwszych dwóch turach nie zbierają danych wywiadowczych.
SE-868 = Doświadczeni obrońcy: w jednej turze dane wywiadowcze zbiera tylko jeden oddział.

## Solo

chapter-SE-9 = Solo
SE-901 = Grasz snajperem, a obrońcami kierują karty solo. Wygrywasz, gdy wykonasz dwa cele. Przegrywasz, gdy masz dwie rany albo gdy talia kart solo się wyczerpie. Toru odliczania nie ma.
SE-902 = Kart solo jest 21. Plansza solo ma trzy miejsca, z jednym, dwoma i trzema szewronami: na dwóch pierwszych karty leżą odkryte, na trzecim zakryta.
SE-903 = W każdej turze obrońców kość solo (1, 1, 1, 2, 2, 3) wskazuje miejsce, z którego kartę się wykonuje i odrzuca. Dalsze karty się przesuwają, ta na miejscu 2 zostaje odkryta, a na miejsce 3 trafia nowa. Gdy jej zabraknie, po tej turze wygrywają obrońcy. Talia zaczyna z 18 kartami, można więc policzyć tury.
SE-904 = Ostatni znany sektor jest pokazany na planszy. Na początku to sektor wejścia. Staje się nim twój sektor, gdy twoja figurka trafia na planszę albo gdy znajdzie cię przeczesanie. Gdy jednostki zostaną zaalarmowane, staje się nim sektor, w którym stoi najbliższa z nich, licząc pojedyncze kroki od końca twojego ruchu.
SE-905 = Po strzale, za każdy wylosowany żeton hałasu, najbliższa jednostka, do której nie strzelano i która może się zbliżyć, przesuwa się o 1 pole w twoją stronę. Przy Thompsonie nie rusza się żadna z ostrzelanych jednostek, a hałas obu strzałów liczy się razem. Hałas, który wyciszona amunicja zamienia w odrzut, nikogo nie sprowadza.
SE-906 = Jest sześć rodzajów rozkazów: obława wokół figurki lub w ostatnim znanym sektorze, przeczesanie tego sektora, wykrycie wokół figurki, patrol między celami, posiłki oraz blokada drzwi i drabin. Karta mówi, co robi każda jednostka; niczego się nie wybiera. Jednostka, która kończy na twoim polu, atakuje, ale tylko raz w turze. Karty są nasze, z wersji 3 naszych zasad, w której każdy rozkaz każe oddziałom działać dwa lub trzy razy.
SE-907 = Jako jedyną akcję w turze możesz zmylić obrońców: zamienić karty na dwóch miejscach albo obejrzeć zakrytą.
SE-908 = Specjalistów się nie używa; zabity oficer nadal daje swój żeton zagłuszania. Dostępne są trzy opcje trudności: 2 losowe karty wyposażenia, 5 żetonów celowania w torbie i 1 karta wyposażenia więcej.
SE-909 = Równowagę gry solo się mierzy: najsilniejszy bot snajpera wygrywa na każdej mapie od 40 do 60% z 400 gier.
SE-910 = Oddziały wykonują rozkaz w kolejności podanej na karcie, wszystkie tyle razy, ile na niej podano; w każdym najpierw działa oficer, potem żołnierz 1, na końcu żołnierz 2. Jednostka, która zmierza do jakiegoś miejsca, podchodzi najbliżej, jak może, licząc pojedyncze kroki bez względu na inne jednostki, i kończy na wolnym polu; jeśli nie może podejść bliżej, zostaje. Remisy: z pól liczy się to o najniższym numerze, a z jednostek żółta przed czerwoną, czerwona przed czarną, w oddziale w kolejności podanej wyżej.
SE-911 = { order-converge }. { order-converge.how }
SE-912 = { order-sweep }. { order-sweep.how }
SE-913 = { order-spot }. { order-spot.how }
SE-914 = { order-patrol }. { order-patrol.how }
SE-915 = { order-reinforce }. { order-reinforce.how }
SE-916 = { order-lockdown }. { order-lockdown.how }

## Maps

chapter-SE-8 = O tej wersji: mapy
SE-801 = Mapa składa się z pól (typ, sektor, numer celu, znak startu), krawędzi ze ścianą, drzwiami lub drabiną oraz wejść. To, które pola przylegają, co skąd widać i jak daleko, wynika z samego rysunku. Między polami nie ma luk, a tylko tunele leżą pod innymi polami.
SE-802 = Pola mają różną wielkość. Drogi i otwarty teren są duże: daleko się idzie i daleko strzela. Zaułki i wnętrza są małe.
SE-803 = Kompleks Badawczy, mapa na początek: pod gołym niebem, bez pól podwyższonych i przeszkód. W każdym sektorze są budynki, wśród nich magazyn i ośrodek badań rakietowych z głównymi drzwiami od drogi i tylnymi od zaułka. Jest okręt podwodny przy molo, trzy wagony w czarnym sektorze, woda, co najmniej sześć pól trudnego terenu i od 85 do 110 pól, po których można chodzić.
SE-804 = Bunkier U-Bootów: wielka hala przecięta pomostami, na które prowadzi co najmniej sześć drabin. Są tu pomieszczenia w sektorze żółtym, czarnym i czerwonym, dwa czerwone pola tunelu pod środkowym pomostem, baseny portowe, co najmniej trzy przeszkody, pięć pól trudnego terenu i łódź, z której strzał nad wodą na pomost wymaga 2 celowań. Chodzić można po 85–110 polach.
SE-805 = Z dziewięciu celów trzy leżą w jednym sektorze, a w każdym innym po dwa. Z każdego dozwolonego wejścia do każdego celu prowadzą co najmniej dwie osobne drogi. Do najbliższego jest 5–9 pojedynczych kroków.
SE-806 = Równowagę map się mierzy: gdy po obu stronach grają najsilniejsze boty, snajper wygrywa na każdej mapie od 45 do 55% z co najmniej 400 gier.
SE-807 = Możesz narysować własną mapę: format pliku jest opisany, program wyjaśnia każdy błąd i pokazuje obraz wyniku.
