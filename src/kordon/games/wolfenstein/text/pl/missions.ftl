# Dziesięć misji: ich nazwy, co się opowiada przed nimi i po nich, i czym każda się wyróżnia.

mission-officers-room = Pokój oficera
mission-officers-room-before = Zamek ma piwnicę, piwnica ma zsyp na węgiel, a w zsypie siedzą cztery osoby. Na górze pewien oficer trzyma księgę szyfrów pod czapką.
mission-officers-room-after = Księga szyfrów pachnie brylantyną i wygląda jak spis prania. Set potrzebuje jednej nocy, żeby zrobić z niej listę więźniów.
mission-officers-room-twist = Do oficera prowadzą dwie drogi: przez wartę albo powoli, po gruzie, za plecami wszystkich. Weźcie A, a potem wszyscy muszą wyjść.

mission-cells = Cele
mission-cells-before = Jedno nazwisko na liście jest podkreślone dwa razy: ktoś tu na dole zna cały zamek. Cele są zakratowane, ale kto nie ma nic innego do roboty, ten kopie.
mission-cells-after = Za wami stoją otwarte cele. Przed wami leży plan zamku, narysowany na koszuli.
mission-cells-twist = Trzeba wykonać zadanie z wydarzenia. Cele zamykają kraty, a tunel więźniów kończy się w pralni.

mission-armoury = Zbrojownia
mission-armoury-before = Plan pokazuje pierścień sal, ze wszystkich stron w stali. Są tam zapalniki, materiały wybuchowe i o wiele więcej skrzyń, niż uniosą cztery osoby.
mission-armoury-after = W jednej torbie tykają zapalniki, w drugiej śpi ładunek. Dziś w nocy nikt nie idzie obok Bombatego.
mission-armoury-twist = Zdobądźcie A i B i wyjdźcie. Każda skrzynia po drodze kosztuje czas.

mission-kennels = Psiarnia
mission-kennels-before = Najpierw je słychać, potem widać: stalowe szczęki, po tonie każda. Są tu dwa klucze do górnego zamku: jeden u psiarczyków, drugi u psów.
mission-kennels-after = Oba klucze i wszystkie palce. Ktoś pyta, czy te psy mają imiona. Nikt nie wraca, żeby sprawdzić.
mission-kennels-twist = Trzy Panzerhundy: jeden za kratą, jeden za drzwiami, jeden u nogi pana. Nie wolno nikogo stracić.

mission-radio = Wieże radiowe
mission-radio-before = Cztery wieże, cztery liny, jedna noc bez księżyca. Pośrodku trzech oficerów podtrzymuje łączność zamku. Uciszcie ich.
mission-radio-after = Pierwszy raz od lat w zamku jest cicho. Przez godzinę nikt nie zapyta dlaczego.
mission-radio-twist = Każdy bohater zaczyna sam. Alarmu nie ma, bo nie ma już kogo wezwać.

mission-drone-works = Fabryka dronów
mission-drone-works-before = Taśmy pracują dniem i nocą. Karmią je cztery maszyny, a każda ma słaby punkt, który Set wskaże przez sen.
mission-drone-works-after = Taśmy stoją. Ostatni, niedokończony dron stuka w szybę, po czym się rozmyśla.
mission-drone-works-twist = Zniszczcie wszystkie cztery maszyny. Alarm rozlega się raz po raz.

mission-tunnels = Tunele
mission-tunnels-before = Pod zamkiem leżą krypty, a w nich klucz do pracowni profesora. Schodów na dół nie ma. Drogę znają ściany.
mission-tunnels-after = Klucz jest długi jak przedramię i jeszcze ciepły. Ktoś tam na dole pracował do późna.
mission-tunnels-twist = Między zamkiem a kryptami prowadzą tylko tajne przejścia. A trzeba wynieść.

mission-bevli = Profesor Bevli
mission-bevli-before = Profesor buduje żołnierzy tak, jak inni budują zegary, i nie znosi, gdy mu się przeszkadza. W pracowni ma okno z kratą, żeby móc patrzeć.
mission-bevli-after = Wahadła zatrzymują się jedno po drugim. W ostatnim zeszycie stoją piętro, data i nazwisko generała.
mission-bevli-twist = Bevli raz po raz wzywa pomoc. Przez kratę galerii można strzelać w obie strony.

mission-von-grim = Generał von Grim
mission-von-grim-before = Ze swojej sali sztabowej generał przesuwa ludzi jak figury na planszy. Tej nocy cztery figury ruszają się same.
mission-von-grim-after = Z mapy generała jedna po drugiej wypadają szpilki. Została tylko jedna, na najwyższym piętrze.
mission-von-grim-twist = Dopóki von Grim żyje, wszyscy jego podwładni strzelają lepiej. Przez kratę wielkiej sali widać w obie strony.

mission-fuhrer = Ostatnie piętro
mission-fuhrer-before = Winda nie potrzebuje już klucza. Na górze czeka osiem sal, ostatnia straż i maszyna z człowiekiem w środku.
mission-fuhrer-after = To koniec. Przez dziury w dachu wpada świt, a ktoś znalazł kawę.
mission-fuhrer-twist = Walka ma dwa etapy: najpierw maszyna, potem człowiek, który z niej wysiada.
