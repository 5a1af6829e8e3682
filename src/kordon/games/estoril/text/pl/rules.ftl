### Estoril 1942: every rule by its id.

## Pieces

chapter-ES-0 = Elementy gry
ES-001 = Każdy zaczyna z takimi samymi sześcioma postaciami w swoim kolorze: czerwonym, zielonym, niebieskim lub żółtym. Kolejne 27 postaci tworzy stos.
ES-002 = Postać ma imię, siłę wpływu (od 0 wzwyż), punkty zwycięstwa (PZ), flagę i najwyżej dwa symbole zdolności. Dwa takie same symbole to dwa użycia zdolności; w misjach też liczą się podwójnie. Symbol kobiety liczy się tylko w misji.
ES-003 = Misji jest dwanaście; w jednej grze używa się czterech.
ES-004 = Osiem plansz miejsc ma numery od 1 do 8. Plansza to kwadrat z czterech kratek: pola nagrody i obszarów działalności I, II i III. Plansza 8 ma obszary od I do IV, a nagrodę pośrodku.
ES-005 = Na kratce z napisem TOP SECRET karta leży zakryta, na każdej innej odkryta.
ES-006 = Obszar z symbolem podglądu pozwala podejrzeć jedną zakrytą kartę, także nagrodę, od razu po położeniu tam twojej karty. Symbol mówi gdzie: na tej planszy, na tej lub sąsiedniej albo na dowolnej. Nikt inny tej karty nie widzi.
ES-007 = Twoja pierwsza szóstka: Hans R. (Niemcy, konspirator), Elizabeth (Wielka Brytania, uwodziciel, kobieta), Linda X. (Stany Zjednoczone, zabójca, kobieta), a z Portugalii Araújo (bez zdolności), Guedes (dyplomata) i Roque (nacjonalista). Araújo ma siłę 2, Linda X. i Roque 0, pozostali 1. Każda postać jest warta 1 PZ.
ES-008 = W stosie jest 27 postaci: 6 z Portugalii, po 4 z Niemiec, Wielkiej Brytanii i Stanów Zjednoczonych, po 2 z Hiszpanii, Francji i Związku Radzieckiego, po 1 z Węgier, Włoch i Jugosławii. Mają łącznie 7 symboli zabójcy, 7 uwodziciela, 7 konspiratora, 6 dyplomaty, 6 nacjonalisty i 7 kobiety.
ES-009 = Każda z dwunastu misji jest warta 6 PZ. Sześć liczy symbol: zabójców, uwodzicieli, konspiratorów, nacjonalistów, dyplomatów lub kobiety. Cztery liczą flagę: Portugalii, Niemiec, Wielkiej Brytanii lub Stanów Zjednoczonych. Jedna sumuje siłę wpływu, a jedna liczy różne flagi: Hiszpanii, Francji, Węgier, Włoch, Związku Radzieckiego i Jugosławii.
ES-010 = Na każdej planszy kratki są ułożone inaczej. TOP SECRET są wszystkie obszary z wyjątkiem tych na planszy 3, a także nagrody na planszach 2 i 8. Obszar II pozwala podejrzeć kartę na tej samej planszy, obszar III na tej lub sąsiedniej, a obszar IV, który ma tylko plansza 8, na dowolnej. Na planszy 3 nie ma symboli podglądu.
ES-011 = Podejrzeć możesz zakrytą kartę innego gracza albo zakrytą nagrodę, nie własną kartę. Możesz też z podglądania zrezygnować.
ES-012 = Konspirator potrzebuje karty w stosie i nagrody na polu; bez nich tego symbolu nie da się użyć.
ES-013 = Co da się wywnioskować, nie jest tajemnicą: w każdej chwili możesz sprawdzić, jakie karty ma inny gracz. Ukryte jest tylko to, które z nich ma na ręce, a które leżą zakryte i gdzie.

## Set-up

chapter-ES-1 = Przygotowanie gry
ES-101 = Każdy gracz ma 6 znaczników w grze dwuosobowej, 4 w trzyosobowej i 3 w czteroosobowej.
ES-102 = Cztery wylosowane misje leżą odkryte, żeby wszyscy je widzieli. Pozostałych w tej grze się nie używa.
ES-103 = Pozostałe 27 postaci tasuje się i układa w zakryty stos. O tym, kto zaczyna, decyduje los.

## A round

chapter-ES-2 = Runda
ES-201 = W każdej rundzie tasuje się osiem plansz i wykłada sześć z nich w dwóch rzędach po trzy. O tym, w którą stronę każda jest obrócona, też decyduje los.
ES-202 = Na każde pole nagrody trafia wierzchnia karta stosu, odkryta lub zakryta zależnie od pola. Gdy kart zabraknie, puste zostają pola na planszach o najwyższych numerach.
ES-203 = W kolejności tur każdy kładzie jedną postać z ręki na wolnym obszarze, a na niej swój znacznik. Kto nie ma już znacznika lub karty, jest pomijany. Gdy nikt nie może nic położyć, zaczyna się rozgrywanie miejsc.
ES-204 = Sześć plansz tworzy razem siatkę 4 × 6 kratek. Obszary na jej brzegu są zewnętrzne, pozostałe wewnętrzne. Na wolnym obszarze zewnętrznym możesz położyć kartę zawsze.
ES-205 = Na obszarze wewnętrznym możesz położyć kartę tylko obok innej swojej karty. Oba obszary muszą mieć wspólną krawędź; mogą należeć do różnych plansz. Pole nagrody nie jest obszarem.
ES-206 = Jeśli nie ma wolnego obszaru zewnętrznego ani wolnego wewnętrznego obok twojej karty, możesz użyć dowolnego wolnego obszaru.
ES-207 = Dopóki masz znacznik i kartę, a jakiś obszar jest wolny, musisz położyć kartę. Nie możesz spasować.

## Resolving

chapter-ES-3 = Rozgrywanie miejsc
ES-301 = Miejsca rozgrywa się po kolei, od najniższego numeru. Najpierw odkrywa się wszystkie zakryte karty na tej planszy, także nagrodę. Inne plansze zachowują swoje tajemnice.
ES-302 = Potem przychodzi pora na zdolności, obszar po obszarze: I, II, III, IV. Każdego symbolu swojej postaci możesz użyć lub nie. Postać, którą usunięto albo przeniesiono, zanim przyszła na nią kolej, nie działa.
ES-303 = Po zdolnościach działa cecha miejsca. Następnie każdy sumuje siłę wpływu swoich postaci na planszy; najsilniejszy bierze nagrodę na rękę, a siła 0 też się liczy. Przy remisie rozstrzyga najniższy numer obszaru zajętego przez remisujących. Inne karty zostają.
ES-304 = Jeśli na planszy nikt nie ma postaci, jej nagroda trafia zakryta na spód stosu.
ES-305 = Po rozegraniu wszystkich sześciu miejsc karty i znaczniki wracają do właścicieli. Jeśli masz wtedy ponad sześć kart, w tajemnicy wybierasz nadmiarowe. Wszyscy pokazują je jednocześnie i zostają one w odkrytych stosach przed właścicielami. Mając sześć kart lub mniej, nie odrzucasz żadnej.
ES-306 = Rolę pierwszego gracza przejmuje sąsiad po lewej i zaczyna się kolejna runda. Po czwartej rundzie gra się kończy.
ES-307 = Miejsca są sąsiednie, gdy ich plansze stykają się bokiem w układzie 2 × 3.
ES-308 = Symbol, który niczego nie może zmienić, pomija się bez pytania: gdy nie ma kogo wybrać albo nie ma rodaków do policzenia.
ES-309 = Jeśli twoja postać ma dwa różne symbole, wybierasz, którego użyć najpierw. Na oba przychodzi kolej przed następnym obszarem.

## Abilities

chapter-ES-4 = Zdolności
ES-401 = Zabójca: wybierz postać na tej samej planszy, choćby własną, lecz nie nagrodę. Wraca ona na rękę właściciela. Zostaje w grze, ale w tej rundzie ani tej karty, ani jej znacznika nie można położyć ponownie.
ES-402 = Konspirator: obejrzyj wierzchnią kartę stosu i nagrodę na tej planszy. Jedną włóż zakrytą pod stos, drugą połóż odkrytą na polu nagrody. Kartę ze stosu inni zobaczą tylko wtedy, gdy zostanie nagrodą; nagrodę, która idzie pod stos, wszyscy już widzieli.
ES-403 = Nacjonalista: +1 siły za każdą inną kartę z taką samą flagą na tej planszy i w sąsiednich miejscach, czyjąkolwiek i także w miejscach rozegranych, oraz za odkryte nagrody. Zakryte karty się nie liczą. Podwójny symbol daje +2 za każdą. Premię ustala się, gdy przychodzi kolej symbolu; później się nie zmienia.
ES-404 = Uwodziciel: wybierz postać z sąsiedniego miejsca, nawet już rozegranego, i sprowadź ją razem ze znacznikiem na wolny obszar tej planszy. Nagrody sprowadzić nie można. Jeśli postać leżała zakryta, odkryj ją. Jej zdolności przestają działać, a siła liczy się tutaj na korzyść właściciela. Gdy na tej planszy nie ma wolnego obszaru, uwodziciela nie można użyć.
ES-405 = Dyplomata: połóż biały znacznik na postaci na tej planszy lub w sąsiednim miejscu, odkrytej lub zakrytej, także w miejscu rozegranym; może to być sam dyplomata. Do końca rundy nie może jej wybrać żaden zabójca ani uwodziciel.
ES-406 = Kobieta: ten symbol nie działa na planszy. Liczy się w misji.
ES-407 = Uwiedziona postać traci premie z poprzedniej planszy; w nowym miejscu zaczyna od siły podanej na karcie.
ES-408 = Liczba białych znaczników nie jest ograniczona: dyplomaci mogą w jednej rundzie chronić dowolnie wiele postaci. W pudełku jest ich sześć, a jeden liczy rundy; gdy zabraknie, znacznikiem może być cokolwiek innego.

## Boards

chapter-ES-5 = Miejsca
ES-501 = Miejsce 1, Kościół Santo António: zabójcy nie wolno tu użyć. Postacie z tym symbolem można tu jednak kłaść.
ES-502 = Miejsce 2, Hotel Palácio: każda brytyjska postać ma tu +1 siły wpływu.
ES-503 = Miejsce 3, Plaża Tamariz: wszystko leży tu odkryte, także nagroda.
ES-504 = Miejsce 4, Hotel Atlântico: każda niemiecka postać ma tu +1 siły wpływu.
ES-505 = Miejsce 5, Muchaxo: gdziekolwiek leży ta plansza, każdy jej obszar jest zewnętrzny.
ES-506 = Miejsce 6, Kasyno Estoril: po zdolnościach rzuca się dwiema kośćmi za każdą postać na tej planszy. Różnicę oczek dodaje się do jej siły wpływu.
ES-507 = Miejsce 7, Boca do Inferno: po zdolnościach, jeśli jest tu co najmniej dwoje graczy, najsłabszy z nich wskazuje jedną ze swoich postaci na tej planszy i traci ją do końca gry. Przy remisie ocaleje ten, kto zajmuje obszar o niższym numerze.
ES-508 = Miejsce 8, Muzeum Castro Guimarães: są tu cztery obszary. Karta położona na obszarze IV pozwala podejrzeć kartę na dowolnej planszy.

## The end

chapter-ES-6 = Koniec gry
ES-601 = Każda karta w twoim stosie kart odrzuconych daje 1 PZ.
ES-602 = Dolicz PZ postaci, które masz na ręce, najwyżej sześciu.
ES-603 = Każda misja daje 6 PZ temu, kto ma na ręce najwięcej tego, co ona liczy; karty odrzucone się nie liczą. Remisujący dzielą punkty, zaokrąglając w dół. Kto nie ma tego wcale, nic nie dostaje.
ES-604 = W misji różnych flag każdy z wymienionych krajów liczy się raz. W misji siły wpływu sumuje się siły podane na kartach.
ES-605 = Ta sama karta może liczyć się w kilku misjach.
ES-606 = Wygrywa największa suma PZ. Przy remisie decyduje liczba wygranych misji (wspólna też się liczy), potem suma PZ na postaciach, które masz na ręce. Jeśli nadal jest remis, zwycięstwo jest wspólne.
ES-607 = Przez Boca do Inferno możesz mieć mniej kart niż znaczników. Kładziesz wtedy tylko tyle kart, ile masz.

## Variants

chapter-ES-7 = Warianty
ES-701 = Sekretne misje (trzy lub cztery osoby): jedna misja jest odkryta. Między każdymi dwoma sąsiadami leży misja zakryta, którą tylko oni mogą oglądać; jest ich tyle, ilu graczy. Na koniec odkrywa się wszystkie i każdy może punktować za każdą.
ES-702 = Tajne biuro rekrutacji: oprócz wspólnych misji każdy dostaje jedną tylko dla siebie, w tajemnicy przed innymi. Nie może to być misja siły wpływu; zamiast niej losuje się inną. Na koniec dostajesz 1 PZ za każdy symbol ze swojej misji na ręce i na kartach odrzuconych.
ES-703 = Ważne drugie miejsce: druga osoba w misji dostaje 3 PZ. Przy remisie o pierwsze miejsce do podziału jest 9 PZ, a drugiego miejsca nie ma; przy remisie o drugie do podziału są 3 PZ. Zaokrągla się w dół.
ES-704 = Misje biura rekrutacji rozdaje się na końcu, po jawnych i sekretnych. Misja różnych flag także tutaj liczy każdy wymieniony kraj tylko raz.
ES-705 = Także drugie miejsce nie daje nic komuś, kto nie ma ani jednej z rzeczy, które liczy misja.
