### What the table itself refuses, whatever is played.

KO-101 = To nie jest twoje miejsce.
KO-102 = To miejsce jest już zajęte.
KO-103 = Gra już się zaczęła.
KO-104 = Gra jeszcze się nie zaczęła.
KO-105 = Od chwili twojego wyboru coś się zmieniło. Spójrz jeszcze raz i zdecyduj.
KO-106 = Twój czas minął; ruch wykona za ciebie zastępca.
KO-107 = Przy tym stole nie ma czatu.
KO-108 = Nie tak szybko! Odczekaj chwilę.
KO-109 = W ten sposób nie możesz oglądać tego stołu.
KO-110 = Znasz już coś, o czym to miejsce nie może wiedzieć.
KO-111 = Przy stole są jeszcze wolne miejsca.
KO-112 = To może zrobić tylko gospodarz stołu.
KO-113 = Do tego stołu potrzebny jest link z zaproszeniem.
KO-114 = Żadne pytanie nie czeka na twoją odpowiedź.
KO-115 = Pozostali już dostali to pytanie; poczekaj na ich odpowiedź.
KO-116 = Gra jeszcze się nie skończyła.
KO-117 = Tekst jest pusty albo za długi.
KO-118 = Masz już miejsce przy tym stole.
KO-119 = Gra za ciebie bot; najpierw wróć na swoje miejsce.
KO-120 = Przy tym stole ktoś jeszcze chce grać.
KO-121 = Nie ma takiego miejsca.
KO-122 = Widzisz wszystko, więc na czacie odezwiesz się dopiero po grze.
KO-123 = To imię i to hasło do siebie nie pasują.
