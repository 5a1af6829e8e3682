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
ES-010 = Na każdej planszy kratki są ułożone inaczej. Wszystkie obszary poza planszą 3 są TOP SECRET, podobnie jak nagrody na planszach 2 i 8. Z obszaru II podglądasz na tej samej planszy, z III także na sąsiedniej, z IV na planszy 8 na dowolnej; plansza 3 nie ma podglądu.
ES-011 = Podejrzeć możesz zakrytą kartę innego gracza albo zakrytą nagrodę, nie własną kartę. Możesz też z podglądania zrezygnować.
ES-012 = Konspirator potrzebuje karty w stosie i nagrody na polu; bez nich tego symbolu nie da się użyć.
ES-013 = Co da się wywnioskować, nie jest tajemnicą: w każdej chwili możesz sprawdzić, jakie karty ma inny gracz. Ukryte jest tylko to, które z nich trzyma w ręce, a które leżą zakryte i gdzie.

## Set-up

chapter-ES-1 = Przygotowanie gry
ES-101 = Każdy gracz ma 6 znaczników w grze dwuosobowej, 4 w trzyosobowej i 3 w czteroosobowej.
ES-102 = Cztery wylosowane misje leżą odkryte, widoczne dla wszystkich. Pozostałe odpadają z gry.
ES-103 = 27 postaci po potasowaniu tworzy zakryty stos. O tym, kto zaczyna, decyduje los.

## A round

chapter-ES-2 = Runda
ES-201 = Co rundę tasuje się osiem plansz, a sześć wylosowanych kładzie się odkrytych w 2 rzędach po 3. Każda leży losowo obrócona w jedną z czterech stron.
ES-202 = Na każde pole nagrody trafia wierzchnia karta stosu, odkryta lub zakryta zależnie od pola. Gdy kart zabraknie, puste zostają pola na planszach o najwyższych numerach.
ES-203 = W kolejności tur każdy kładzie jedną postać z ręki na wolnym obszarze, a na niej swój znacznik. Kto nie ma już znacznika lub karty, jest pomijany. Gdy nikt nie może nic położyć, zaczyna się rozgrywanie miejsc.
ES-204 = Sześć plansz tworzy razem siatkę 4 × 6 kratek. Obszary na jej brzegu są zewnętrzne, pozostałe wewnętrzne. Na wolnym obszarze zewnętrznym możesz położyć kartę zawsze.
ES-205 = Na obszarze wewnętrznym kładziesz kartę tylko obok własnej. Obok znaczy: stykając się krawędzią, na tej samej planszy lub na granicy dwóch plansz. Pole nagrody nie jest obszarem.
ES-206 = Jeśli nie masz ani wolnego obszaru zewnętrznego, ani wolnego wewnętrznego obok własnej karty, wolno ci użyć każdego wolnego obszaru.
ES-207 = Dopóki masz znacznik i kartę, a jakiś obszar jest wolny, musisz położyć kartę. Nie możesz spasować.

## Resolving

chapter-ES-3 = Rozgrywanie miejsc
ES-301 = Miejsca rozgrywa się po kolei, od najniższego numeru. Najpierw odkrywa się wszystkie zakryte karty na tej planszy, także nagrodę. Inne plansze zachowują swoje tajemnice.
ES-302 = Potem działają zdolności, obszar po obszarze: I, II, III, IV. Każdego symbolu swoich postaci możesz użyć albo go pominąć. Postać usunięta lub przeniesiona przed swoją kolejką nic nie robi.
ES-303 = Po zdolnościach działa cecha miejsca. Następnie każdy sumuje siłę wpływu swoich postaci na planszy; najsilniejszy bierze nagrodę na rękę, a siła 0 też się liczy. Przy remisie rozstrzyga najniższy numer obszaru zajętego przez remisujących. Inne karty zostają.
ES-304 = Jeśli na planszy nikt nie ma postaci, jej nagroda trafia zakryta na spód stosu.
ES-305 = Po rozegraniu wszystkich sześciu miejsc karty i znaczniki wracają do właścicieli. Masz wtedy ponad sześć kart? W tajemnicy wybierasz nadmiar; odrzucone karty pokazuje się równocześnie i leżą one w odkrytych stosach przed graczami. Przy sześciu lub mniej niczego nie odrzucasz.
ES-306 = Pierwszym graczem zostaje osoba po lewej i zaczyna się następna runda. Po czwartej rundzie gra się kończy.
ES-307 = Miejsca są sąsiednie, gdy ich plansze stykają się bokiem w układzie 2 × 3.
ES-308 = Symbol, który niczego nie może zmienić, pomija się bez pytania: gdy nie ma kogo wybrać albo nie ma rodaków do policzenia.
ES-309 = Jeśli twoja postać ma dwa różne symbole, wybierasz, którego użyć najpierw. Na oba przychodzi kolej, zanim zacznie działać następny obszar.

## Abilities

chapter-ES-4 = Zdolności
ES-401 = Zabójca: wybierz postać na tej samej planszy, choćby własną, lecz nie nagrodę. Wraca ona na rękę właściciela. Zostaje w grze, ale w tej rundzie ani tej karty, ani jej znacznika nie można położyć ponownie.
ES-402 = Konspirator: obejrzyj wierzchnią kartę stosu i nagrodę na tej planszy. Jedną włóż zakrytą pod stos, drugą połóż odkrytą na polu nagrody. Kartę ze stosu inni zobaczą tylko wtedy, gdy zostanie nagrodą; nagrodę, która idzie pod stos, wszyscy już widzieli.
ES-403 = Nacjonalista: +1 siły za każdą inną kartę z taką samą flagą na tej planszy i w sąsiednich miejscach: czyjąkolwiek, także w miejscach rozegranych, oraz za odkryte nagrody. Zakryte karty się nie liczą. Podwójny symbol daje +2 za każdą. Premię ustala się, gdy przychodzi kolej symbolu; później się nie zmienia.
ES-404 = Uwodziciel: przenieś postać z sąsiedniego miejsca, rozegranego lub nie, wraz ze znacznikiem na wolny obszar tej planszy; nigdy nagrodę. Zakrytą odkryj. Jej zdolności przepadają, a siła liczy się tu dla właściciela. Bez wolnego obszaru na tej planszy uwodziciela nie można użyć.
ES-405 = Dyplomata: połóż biały znacznik na postaci na tej planszy lub w sąsiednim miejscu, odkrytej lub zakrytej, także w miejscu rozegranym; może to być sam dyplomata. Do końca rundy nie może jej wybrać żaden zabójca ani uwodziciel.
ES-406 = Kobieta: ten symbol nie działa na planszy. Liczy się w misji.
ES-407 = Premia zdobyta na poprzedniej planszy nie przechodzi z uwiedzioną postacią; w nowym miejscu liczy się od siły nadrukowanej na karcie.
ES-408 = Białych znaczników nie zabraknie: dyplomaci mogą w jednej rundzie chronić dowolnie wiele postaci.

## Boards

chapter-ES-5 = Miejsca
ES-501 = Miejsce 1, Kościół Santo António: zabójcy nie wolno tu użyć. Postacie z tym symbolem można tu jednak kłaść.
ES-502 = Miejsce 2, Hotel Palácio: każda brytyjska postać ma tu +1 siły wpływu.
ES-503 = Miejsce 3, Plaża Tamariz: wszystko leży tu odkryte, także nagroda.
ES-504 = Miejsce 4, Hotel Atlântico: każda niemiecka postać ma tu +1 siły wpływu.
ES-505 = Miejsce 5, Muchaxo: gdziekolwiek leży ta plansza, każdy jej obszar jest zewnętrzny.
ES-506 = Miejsce 6, Kasyno Estoril: po zdolnościach rzuca się dwiema kośćmi za każdą postać na tej planszy. Różnicę oczek dodaje się do jej siły wpływu.
ES-507 = Miejsce 7, Boca do Inferno: po zdolnościach, jeśli jest tu co najmniej dwóch graczy, najsłabszy z nich wskazuje jedną ze swoich postaci na tej planszy i traci ją do końca gry. Przy remisie niższy numer obszaru ratuje jego właściciela.
ES-508 = Miejsce 8, Muzeum Castro Guimarães: są tu cztery obszary. Karta położona na obszarze IV pozwala podejrzeć kartę na dowolnej planszy.

## The end

chapter-ES-6 = Koniec gry
ES-601 = Każda karta w twoim stosie kart odrzuconych daje 1 PZ.
ES-602 = Dolicz PZ postaci na ręce, najwyżej sześciu.
ES-603 = Każda misja daje 6 PZ temu, kto ma na kartach w ręce najwięcej tego, co ona liczy; karty odrzucone się nie liczą. Remisujący dzielą punkty, zaokrąglając w dół. Kto nie ma tego wcale, nic nie dostaje.
ES-604 = Misja różnych flag liczy każdy wymieniony kraj raz. Misja siły wpływu sumuje siłę wydrukowaną na kartach.
ES-605 = Ta sama karta może liczyć się w kilku misjach.
ES-606 = Wygrywa największa suma PZ. Przy remisie decyduje liczba wygranych misji (wspólna też się liczy), potem suma PZ na postaciach w ręce. Jeśli nadal jest remis, zwycięstwo jest wspólne.
ES-607 = Przez Boca do Inferno możesz mieć mniej kart niż znaczników. Kładziesz wtedy tylko tyle kart, ile masz.

## Variants

chapter-ES-7 = Warianty
ES-701 = Sekretne misje (trzy lub cztery osoby): jedna misja jest odkryta. Między każdymi dwoma sąsiadami leży misja zakryta, którą tylko oni mogą oglądać; jest ich tyle, ilu graczy. Na koniec odkrywa się wszystkie i każdy może punktować za każdą.
ES-702 = Tajne biuro rekrutacji: oprócz czterech misji dostajesz własną, sekretną, nigdy misję siły wpływu (tę losuje się ponownie). Na koniec daje ci ona 1 PZ za każdy liczony przez nią symbol na kartach w ręce i w twoim stosie kart odrzuconych.
ES-703 = Ważne drugie miejsce: druga osoba w misji dostaje 3 PZ. Przy remisie o pierwsze miejsce do podziału jest 9 PZ, a drugiego miejsca nie ma; przy remisie o drugie do podziału są 3 PZ. Zaokrągla się w dół.
ES-704 = Misje biura rekrutacji rozdaje się na końcu, po jawnych i sekretnych. Misja różnych flag także tutaj liczy każdy wymieniony kraj tylko raz.
ES-705 = Drugie miejsce też wymaga choć jednej z rzeczy, które liczy misja.
