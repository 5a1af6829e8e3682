### Estoril 1942: what the table says.

game = Estoril 1942
    .about = Szpiedzy na portugalskiej riwierze rozstawiają swoich ludzi po hotelach i w kasynie, licząc, że nikt im nie zajrzy w karty. Od 2 do 4 graczy.

seat-0 = Czerwony
seat-1 = Zielony
seat-2 = Niebieski
seat-3 = Żółty

## Options

option-secret_missions = Sekretne misje
    .how = Jedna misja jest jawna, a każda następna leży zakryta między dwojgiem sąsiadów i tylko oni mogą ją obejrzeć. Dla trzech lub czterech graczy.
option-recruitment = Tajne biuro rekrutacji
    .how = Każdy dostaje też własną zakrytą misję: 1 PZ za każdy jej symbol na ręce i wśród kart odrzuconych.
option-second_place = Ważne drugie miejsce
    .how = Drugie miejsce w misji daje 3 PZ.

## Places and things

area = { $board }, obszar { $area }
reward-field = { $board }, nagroda
reward-caption = Nagroda
face-down = Zakryta karta
face-down-of = Zakryta karta ({ $who })
known-to-you = { $card } (zakryta, znasz ją)
secret-mission = Sekretna misja
mission-between = Między: { $first } i { $second }
recruit-mission = Biuro rekrutacji: po 1 PZ, na ręce i wśród kart odrzuconych
hand = Twoja ręka
network = { $who } może mieć
network-how = Wszyscy zaczynają z tymi samymi sześcioma postaciami. Te nie leżą odkryte: są na ręce albo zakryte na planszy ({ $who }).
deck = Stos kart
missions = Misje po 6 PZ
discards = Karty odrzucone ({ $who })
laid-aside = Odłożone
round = Runda
strength = siła wpływu { $value }
points = { $value } PZ
bonus = +{ $value } do siły wpływu
look-peek = podgląd czegoś zakrytego; wyższa liczba sięga dalej
shield = pod ochroną dyplomaty
silent = zdolności pominięte
markers-left = { $count ->
        [one] został { $count } znacznik
        [few] zostały { $count } znaczniki
       *[many] zostało { $count } znaczników
    }
cards-in-hand = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
discard-count = { $count ->
        [one] { $count } karta odrzucona
        [few] { $count } karty odrzucone
       *[many] { $count } kart odrzuconych
    }
first-player = pierwszy gracz

## Status and prompts

status-laying = Runda { $round } z { $rounds }: rozmieszczanie kart
status-resolving = Runda { $round } z { $rounds }: { $board }
status-discarding = Runda { $round } z { $rounds }: odrzucanie kart
status-over = Koniec gry
prompt-lay = { $count ->
        [one] Ostatni znacznik: wybierz kartę, a potem obszar.
        [few] Wybierz kartę, a potem obszar. Masz { $count } znaczniki.
       *[many] Wybierz kartę, a potem obszar. Masz { $count } znaczników.
    }
prompt-peek = Wybierz zakrytą kartę, którą chcesz podejrzeć.
prompt-assassin = { $card }, zdolność zabójcy. Odeślij postać z tej planszy na rękę jej właściciela.
prompt-seducer = { $card }, zdolność uwodziciela. Sprowadź postać z sąsiedniej planszy na wolny obszar tutaj; jej zdolności przestają działać.
prompt-conspirator = { $card }, zdolność konspiratora. Podejrzyj wierzchnią kartę stosu: tutaj zostanie ona albo dotychczasowa nagroda, a druga z kart trafi pod stos.
prompt-nationalist = { $card }, zdolność nacjonalisty. Zyskaj +1 siły wpływu za każdą inną odkrytą kartę z tą samą flagą na tej planszy i na sąsiednich.
prompt-diplomat = { $card }, zdolność dyplomaty. Osłoń postać na tej lub sąsiedniej planszy: do końca rundy nie wybierze jej żaden zabójca ani uwodziciel.
prompt-symbols = { $card } ma dwa symbole. Którego używasz najpierw?
twice = { $number ->
        [1] Pierwszy z dwóch jednakowych symboli.
       *[2] Drugi z dwóch jednakowych symboli.
    } { $question }
prompt-choose = Na wierzchu stosu: { $top }. Tu leży: { $reward }. Wybierz kartę, która będzie nagrodą.
prompt-sacrifice = Masz tu najmniejszą siłę wpływu: jedna z twoich postaci odchodzi z gry na zawsze. Która?
prompt-discard = { $count ->
        [one] Odłóż jeszcze jedną kartę, a zostanie ci sześć. Na koniec jest warta 1 PZ.
        [few] Odłóż jeszcze { $count } karty, każdą jednym kliknięciem; zostanie sześć. Na koniec każda jest warta 1 PZ.
       *[many] Odłóż jeszcze { $count } kart, każdą jednym kliknięciem; zostanie sześć. Na koniec każda jest warta 1 PZ.
    }
prompt-wait = Teraz decyduje { $who }.
prompt-wait-all = Pozostali jeszcze wybierają.
won-by-points = Zwycięża { $who }: { $score } PZ. Drugie miejsce: { $second }, o { $ahead } PZ mniej.
won-by-missions = Zwycięża { $who }: remis po { $score } PZ, ale więcej wygranych misji.
won-by-hand = Zwycięża { $who }: remis po { $score } PZ i w misjach, ale postacie na ręce są więcej warte.
won-together = Remis po { $score } PZ: nic go nie rozstrzyga.

## Buttons

decline-peek = Nie podglądaj
decline-ability = Nie używaj ({ $symbol })
use-A = Zabójca: odeślij postać
use-S = Uwodziciel: sprowadź tu postać
use-C = Konspirator: podejrzyj stos
use-D = Dyplomata: osłoń postać
rally = Policz rodaków: +{ $bonus }
goes-under = Pod stos idzie { $card }
already-known = Tę kartę już znasz: { $card }.
no-peek-here = To oko nic ci teraz nie pokaże: w zasięgu nie ma cudzej zakrytej karty.

## Log

round-began = Runda { $round }: na stole leżą nowe plansze, każda losowo obrócona. Pierwszy gracz: { $who }.
laid = { $who } kładzie kartę { $card }: { $place }.
laid-secretly = { $who } kładzie zakrytą kartę: { $place }.
peeked = { $who } podgląda kartę: { $place }.
saw = { $who } podgląda kartę i widzi: { $card } ({ $place }).
nothing-to-peek = { $place }: bez podglądu, brak cudzych zakrytych kart w zasięgu.
peek-declined = { $who } rezygnuje z podglądania.
ability-declined = { $who } nie używa zdolności: { $card } ({ $symbol }).
opened = Rozgrywane miejsce: { $board }.
unclaimed = { $board }: nikogo tu nie ma, { $card } trafia pod stos.
assassinated = { $who } uderza: { $card } wraca na rękę ({ $owner }).
    .story = { $who } uderza z ukrycia: { $card } ucieka na rękę ({ $owner }).
assassinated-own = { $who } wycofuje na rękę własną postać { $card }.
looked = { $who } podgląda wierzchnią kartę stosu.
looked-at = { $who } podgląda wierzchnią kartę stosu: { $card }.
swapped = { $who } zamienia nagrodę: jest { $reward }, pod stos idzie { $under }.
kept = { $who } zostawia nagrodę: { $reward }. Wierzchnia karta stosu trafia pod spód.
kept-knowing = { $who } zostawia nagrodę: { $reward }. Pod stos idzie { $under }.
rallied = { $who } liczy rodaków: { $card } zyskuje +{ $bonus }.
seduced = { $who } zwabia postać { $card } ({ $owner }): { $board }.
    .story = { $who } uwodzi postać { $card } ({ $owner }).
seduced-own = { $who } sprowadza własną postać { $card }: { $board }.
protected = { $who } chroni postać { $card }: { $place }.
protected-hidden = { $who } chroni zakrytą kartę: { $place }.
dice-rolled = { $first } i { $second }
rolled = { $who } rzuca { $dice } za postać { $card }: +{ $gain }.
sacrificed = { $who } traci na zawsze postać { $card }.
    .story = { $who } poświęca na zawsze postać { $card }.
won = { $who } zdobywa kartę { $card }: { $board }, siła wpływu { $strength }.
    .story = { $who } przeciąga na swoją stronę postać { $card }.
won-tie = { $who } zdobywa kartę { $card } dzięki obszarowi o niższym numerze: { $board }, siła wpływu { $strength }.
    .story = Remis, lecz przesądza obszar o niższym numerze i { $who } zyskuje postać { $card }.
picked = Odkładasz kartę { $card }.
picked-by = { $who } odkłada kartę { $card }.
discarded = { $who } odrzuca kartę { $card }.
ended = { $who }: { $score } PZ.
ended-won = { $who }: { $score } PZ i zwycięstwo.

## Final score

score-sheet = Wynik końcowy
score-player = Gracz
score-discards = Odrzucone
score-characters = Postacie
score-recruits = Rekrutacja
score-total = Razem

## Co należy do siebie, w jednym wierszu

group-resolving = Wieczór w Estoril
group-resolving-won = { $count ->
        [one] { $count } zdobyta plansza
        [few] { $count } zdobyte plansze
       *[other] { $count } zdobytych plansz
    }
group-resolving-unclaimed = { $count ->
        [one] { $count } bez chętnych
        [few] { $count } bez chętnych
       *[other] { $count } bez chętnych
    }
