# Dziesięć misji: ich nazwy, co się opowiada przed nimi i po nich, i czym każda się wyróżnia.

mission-officers-room = Pokój oficera
mission-officers-room-before = Zamek ma piwnicę, piwnica ma zsyp na węgiel, a w zsypie siedzą cztery osoby. Na górze pewien oficer trzyma księgę szyfrów pod czapką.
mission-officers-room-after = Księga szyfrów pachnie brylantyną i wygląda jak spis prania. Po jednej nocy przy lampie jest z niej lista więźniów.
mission-officers-room-twist = Do oficera prowadzą dwie drogi: przez wartę albo powoli, po gruzie, straży za plecami. Zabierz A i wyprowadź wszystkich.
mission-officers-room-lost = Klapa się zatrzasnęła, a na zewnątrz słychać już tylko węgiel.

mission-cells = Cele
mission-cells-before = Jedno nazwisko na liście jest podkreślone dwa razy: ktoś tu na dole zna cały zamek. Cele są zakratowane, ale kto nie ma nic innego do roboty, ten kopie.
mission-cells-after = Cele stoją otworem. Na stole leży plan zamku, narysowany na koszuli.
mission-cells-lost = W celach na jedną noc przestają kopać. Jutro zaczną znowu.
mission-cells-twist = Trzeba wykonać zadanie z wydarzenia. Cele są zakratowane, a tunel więźniów kończy się w pralni.

mission-armoury = Zbrojownia
mission-armoury-before = Plan pokazuje pierścień pomieszczeń obudowanych stalą. Są tam zapalniki, materiały wybuchowe i o wiele więcej skrzyń, niż uniosą cztery osoby.
mission-armoury-after = W jednej torbie tykają zapalniki, w drugiej śpi ładunek. Dziś w nocy nikt nie chodzi zbyt blisko tych toreb.
mission-armoury-twist = Zabierz A i B i wyprowadź wszystkich. Każda skrzynia po drodze kosztuje czas.
mission-armoury-lost = Stalowe drzwi zamykają się jedne po drugich. Zapalniki zostają w szufladach, równo poukładane.

mission-kennels = Psiarnia
mission-kennels-before = Najpierw je słychać, potem widać: stalowe szczęki, po tonie każde. Są tu dwa klucze do górnego zamku: jeden u przewodników psów, drugi u psów.
mission-kennels-lost = Psy znowu są cicho. Psy się nie chwalą.
mission-kennels-after = Oba klucze i wszystkie palce. Ktoś pyta, czy te psy mają imiona. Nikt nie wraca, żeby sprawdzić.
mission-kennels-twist = Trzy Panzerhundy: jeden za kratą, jeden za drzwiami, jeden u nogi pana. Nie wolno nikogo stracić.

mission-radio = Wieże radiowe
mission-radio-before = Górny zamek ma cztery wieże. Cztery liny, jedna noc bez księżyca. Pośrodku trzech oficerów podtrzymuje łączność zamku. Trzeba ich uciszyć.
mission-radio-after = Pierwszy raz od lat w zamku jest cicho. Tak cicho, że słychać taśmy fabryki dronów.
mission-radio-twist = Każdy bohater zaczyna sam. Alarmu nie ma: tu na górze nikt nie usłyszy strzału.
mission-radio-lost = Wieże migają dalej. Ktoś pośrodku melduje, że nie ma o czym meldować.

mission-drone-works = Fabryka dronów
mission-drone-works-before = Taśmy pracują dniem i nocą. Karmią je cztery maszyny, a każda ma słaby punkt, który inżynier wskazałby przez sen.
mission-drone-works-after = Taśmy stoją. Ostatni, niedokończony dron stuka w szybę, po czym się rozmyśla.
mission-drone-works-twist = Zniszcz wszystkie cztery maszyny. Alarm rozlega się raz po raz.
mission-drone-works-lost = Taśmy jadą dalej. Następny dron nie ma ani jednej rysy.
mission-tunnels-lost = Ściany znają drogę. Zachowują ją dla siebie.

mission-tunnels = Tunele
mission-tunnels-before = Pod zamkiem leżą krypty, a w nich klucz do pracowni profesora. Schodów na dół nie ma. Drogę znają ściany.
mission-tunnels-after = Klucz jest długi jak przedramię i jeszcze ciepły. Ktoś tam na dole pracował do późna.
mission-tunnels-twist = Między zamkiem a kryptami prowadzą tylko tajne przejścia. A trzeba wynieść.

mission-bevli = Profesor Bevli
mission-bevli-before = Profesor buduje żołnierzy tak, jak inni budują zegary, i nie znosi, gdy mu się przeszkadza. W pracowni ma okno z kratą, żeby móc patrzeć.
mission-bevli-after = Wahadła zatrzymują się jedno po drugim. W ostatnim zeszycie zapisano piętro, datę i nazwisko generała.
mission-bevli-lost = Wahadła chodzą dalej. Profesor coś notuje i ostrzy ołówek.
mission-von-grim-lost = Z mapy znikają cztery szpilki. Zostają po nich malutkie dziurki.
mission-bevli-twist = Bevli raz po raz wzywa pomoc. Przez kratę galerii można strzelać w obie strony.

mission-von-grim = Generał von Grim
mission-von-grim-before = Ze swojej sali sztabowej generał przesuwa ludzi jak figury na planszy. Tej nocy cztery figury ruszają się same.
mission-von-grim-after = Z mapy generała jedna po drugiej wypadają szpilki. Została tylko jedna, na najwyższym piętrze.
mission-von-grim-twist = Dopóki von Grim żyje, wszyscy jego podwładni strzelają lepiej. Przez kratę wielkiej sali widać w obie strony.

mission-fuhrer = Ostatnie piętro
mission-fuhrer-before = Winda nie potrzebuje już klucza. Na górze czeka osiem pomieszczeń, ostatnia straż i maszyna z człowiekiem w środku.
mission-fuhrer-lost = Winda zjeżdża pusta. Na dole inni czytają już plan na koszuli.
mission-fuhrer-after = To koniec. Przez dziury w dachu wpada świt, a ktoś znalazł kawę.
mission-fuhrer-twist = Walka ma dwa etapy: najpierw maszyna, potem człowiek, który z niej wysiada.
