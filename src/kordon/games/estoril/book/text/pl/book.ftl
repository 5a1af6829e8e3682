### Estoril 1942: zasady w formie książki.

## O co chodzi

book-start = O co chodzi
book-about = Neutralna Portugalia, rok 1942, wszyscy uprzejmie szpiegują wszystkich: wysyłasz swoich ludzi do hoteli, kasyna i na plażę, przeważnie zakrytych, by zdobyć nowych do swojej [siatki](network).
book-win = Po czterech rundach wygrywa, kto ma najwięcej punktów zwycięstwa: za postacie na ręce, za [karty odrzucone](discard) i za [misje](mission), które liczą, co twoi ludzie mają wspólnego. Nikt nie odpada przed końcem.
book-scene-table = Sześć z ośmiu plansz, układanych od nowa w każdej rundzie. Grasz czerwonymi.
book-scene-table-1 = Plansza: jedno miejsce, do czterech pól i własna cecha.
book-scene-table-2 = Obszar zewnętrzny, na skraju całości: kartę może tu położyć każdy.
book-scene-table-3 = Obszar wewnętrzny: tylko obok własnej karty.
book-scene-table-4 = [Karta nagrody](reward). Bierze ją na rękę, kto jest na tej planszy najsilniejszy.
book-scene-table-5 = Zakryta karta przeciwnika: widzisz czyja, ale nie kto to.
book-scene-table-6 = Twoja zakryta karta: tylko ty wiesz, kto to.
book-scene-table-7 = [Oko](eye): kładąc tu kartę, możesz podejrzeć jedną zakrytą.

## Runda

book-round = Runda w sześciu zdaniach
book-turn-1 = Rozkłada się sześć plansz, na każdej karta nagrody.
book-turn-2 = Każdy po kolei kładzie jedną postać z ręki ze znacznikiem, aż znaczniki się skończą.
book-turn-3 = Na polu z okiem możesz od razu podejrzeć zakrytą kartę.
book-turn-4 = Potem rozgrywa się plansze od najniższego numeru do najwyższego. Zdolności działają w kolejności I, II, III, IV.
book-turn-5 = Na każdej planszy najsilniejsza osoba bierze nagrodę na rękę.
book-turn-6 = Wszystkie karty wracają do właścicieli. Zatrzymujesz sześć, resztę odrzucasz: na koniec po 1 punkcie.
book-first-game = Pięć rzeczy, które dobrze wiedzieć przed pierwszą grą:
book-tip-1 = Najpierw spójrz na cztery misje. Każda jest warta mniej więcej tyle co dwie dobre karty.
book-tip-2 = Obszar I działa pierwszy. Stojący tam zabójca odsyła do domu silną kartę z III, zanim się policzy.
book-tip-3 = Wszyscy zaczynają z tą samą szóstką. Zakryta karta to ktoś z niej albo ktoś zdobyty na twoich oczach.
book-tip-4 = Plansza o wysokim numerze rozgrywa się późno: wtedy wszyscy wiedzą więcej.
book-tip-5 = Każda zdobyta karta jest warta co najmniej 1 punkt, nawet jeśli ją odrzucisz.

## Kładzenie

book-laying = Gdzie można położyć kartę
book-laying-how = Jedna karta w turze, na wolnym obszarze. Na obszarach top secret karty leżą zakryte, na innych odkryte. Musisz kłaść, póki masz znacznik, kartę i wolny obszar. ES-207
book-scene-rim = Zielone są obszary [zewnętrzne](outer): skraj całości, cztery na sześć pól. Czerwone są [wewnętrzne](inner). Pierwszą kartę położysz tylko na skraju.
book-scene-inside = Guedes leży na skraju. Teraz pole nad nim jest dla ciebie otwarte: styka się z jego polem krawędzią. ES-205
book-scene-inside-1 = Otwarte: obok twojej karty.
book-scene-inside-2 = Nadal zamknięte: styka się z twoją kartą tylko rogiem.
book-scene-eye = Kładziesz kartę na niebieskim polu. Jego oko sięga tej planszy i [sąsiednich](neighbour): możesz tam podejrzeć jedną zakrytą kartę. ES-006
book-scene-eye-1 = Tę możesz podejrzeć, …
book-scene-eye-2 = … albo tę, albo zakrytą nagrodę obok niej.
book-scene-eye-3 = Za daleko.
book-markers = Ile kart kładziesz w rundzie
book-players = Graczy
book-cards-each = Kart na osobę

## Rozgrywanie

book-resolving = Jak rozgrywa się planszę
book-resolve-1 = Odkrywa się wszystko na tej planszy.
book-resolve-2 = Obszar I, potem II, III, IV: właściciel może użyć każdego symbolu na karcie albo go pominąć.
book-resolve-3 = Teraz działa cecha miejsca.
book-resolve-4 = Sumuje się siłę wpływu każdej osoby na tej planszy. Najsilniejsza bierze nagrodę.
book-resolve-5 = Przy remisie wygrywa niższy numer obszaru. Gdy nikogo nie ma, nagroda idzie pod stos.
book-worked = Przykład z Hotelu Palácio, gdzie Brytyjczycy są u siebie:
book-scene-before = Przedtem: wszystko zakryte, ale swoje dwie karty znasz.
book-scene-before-1 = Obszar I: twoja Linda X., siła 0, zabójczyni.
book-scene-before-2 = Obszar II: ktoś od zielonych.
book-scene-before-3 = Obszar III: twoja Elizabeth, siła 1. Jest Brytyjką, więc hotel dodaje jej 1.
book-scene-before-4 = Nagroda jest tu też zakryta.
book-scene-opened = Odkryte: zieloni przysłali Lucky’ego Luciano, siła 5. Ty masz 0 + 2. Na razie zieloni wygrywają 5 do 2.
book-scene-after = Ale obszar I jest pierwszy: Linda odsyła Luciano do domu. Zostają tylko twoje dwie i Garbo należy do ciebie. Luciano wrócił na rękę zielonych i może przyjść w następnej rundzie.

## Zdolności

book-abilities = Symbole
book-symbols = Co robią symbole
book-effect = Co robi
book-abilities-how = Każdy symbol możesz pominąć. Karta odesłana albo przeniesiona przed swoją kolejką nic nie robi. Dwa takie same symbole działają dwa razy. ES-302
book-scene-next-door = Sąsiednie są plansze, które stykają się bokiem. Sąsiadki niebieskiej planszy to trzy zielone; dwie pozostałe stykają się z nią tylko rogiem. ES-307

## Plansze

book-places = Osiem miejsc
book-boards = Każde ma własną cechę

## Punktacja

book-scoring = Koniec gry
book-score-1 = 1 punkt za każdą odrzuconą kartę.
book-score-2 = Punkty z postaci na ręce, najwyżej sześciu.
book-score-3 = 6 punktów za każdą misję dla osoby, która ma na ręce najwięcej tego, co misja liczy. Przy remisie punkty się dzieli i zaokrągla w dół. ES-603
book-score-4 = Wygrywa, kto ma najwięcej punktów; przy remisie liczą się misje, potem punkty z postaci. ES-606
book-missions = Misje: w grze są cztery
book-mission = Misja

## Postacie

book-people = Wszyscy w mieście
book-starters = Twoja szóstka na początek, u wszystkich taka sama
book-deck = Stos: 27 osób do zdobycia
book-character = Postać
book-flag = Flaga
book-strength = Siła
book-points = Punkty
book-symbols-on-it = Symbole
book-list = { $first }, { $rest }

## Warianty

book-variants = Warianty
book-variants-table = Każdy można wybrać osobno
book-variant = Wariant

## Słowa

book-words = Słowniczek
book-rulings = Zasady według numerów

book-term-network = Siatka
    .means = Twoje postacie, na ręce i na planszach.
book-term-strength = Siła wpływu
    .means = Liczba, która decyduje przy rozgrywaniu planszy.
book-term-area = Obszar
    .means = Pole na jedną postać, z numerem od I do IV.
book-term-outer = Obszar zewnętrzny
    .means = Na skraju wszystkich sześciu plansz: otwarty dla każdego.
book-term-inner = Obszar wewnętrzny
    .means = W środku: tylko obok własnej karty.
book-term-reward = Karta nagrody
    .means = Karta, którą zdobywa najsilniejsza osoba na planszy.
book-term-secret = Top secret
    .means = Karty leżą tu zakryte, dopóki plansza nie zostanie rozegrana.
book-term-eye = Oko
    .means = Połóż tu kartę, a możesz podejrzeć zakrytą: na tej planszy, na sąsiedniej albo gdziekolwiek.
book-term-neighbour = Sąsiednia plansza
    .means = Taka, która styka się z tą bokiem.
book-term-marker = Znacznik
    .means = Pokazuje, czyja to karta. Gdy się skończą, nie kładziesz już kart w tej rundzie.
book-term-mission = Misja
    .means = To, co liczy się na koniec na ręce: 6 punktów.
book-term-discard = Karty odrzucone
    .means = Odłożone po rundzie: po 1 punkcie, bez względu na to, kto na nich jest.
