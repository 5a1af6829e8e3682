### Estoril 1942: what everything on the table means, and what is asked step by step.

goal = Wygrywa, kto po czterech rundach ma najwięcej punktów zwycięstwa (PZ): za postacie na ręce, karty odrzucone i misje.
ask-area = Połóż na skraju; na ciemniejszym obszarze tylko obok swojej karty.
ask-seduce = Na który obszar tutaj?
track-round = Po czwartej rundzie liczy się punkty.
score-so-far = na razie { $value } PZ
score-final = na koniec { $value } PZ

## Signs on cards and beside names

sign-strength = Siła wpływu: kto ma jej na planszy najwięcej, bierze nagrodę.
sign-points = Punkty zwycięstwa na koniec, za kartę na ręce.
sign-flag = Liczy się do misji i dla nacjonalistów z tą samą flagą.
sign-symbol-A = Zabójca: odsyła postać z tej planszy na rękę właściciela.
sign-symbol-S = Uwodziciel: przenosi postać z sąsiedniej planszy na wolny obszar tutaj.
sign-symbol-C = Konspirator: podgląda wierzchnią kartę stosu i może wymienić na nią nagrodę.
sign-symbol-N = Nacjonalista: +1 siły wpływu za każdą inną kartę z tą flagą, tu i na planszach obok.
sign-symbol-D = Dyplomata: do końca rundy chronionej postaci nie wybierze żaden zabójca ani uwodziciel.
sign-symbol-W = Kobieta: liczy się do misji.
sign-bonus = Zyskane na tej planszy.
sign-shield = W tej rundzie nie wybierze jej żaden zabójca ani uwodziciel.
sign-silent = Zwabiona tutaj: jej symboli się nie używa.
sign-markers = Ile kart można jeszcze położyć w tej rundzie.
sign-hand = Karty na ręce; po rundzie zostaje najwyżej sześć.
sign-discards = Każda jest na koniec warta 1 PZ.
sign-first = W tej rundzie kładzie pierwszą kartę.
sign-score-points = Postacie i karty odrzucone według stanu na teraz; na koniec dochodzą misje.
sign-final-points = Wynik końcowy: postacie, karty odrzucone i misje.
sign-back = Zakryta: odkrywa się ją, gdy rozgrywana jest jej plansza.
sign-mission = Liczona na koniec gry.

## Grounds

ground-secret = Top secret: karty leżą tu zakryte.
ground-outer = Obszar zewnętrzny: kartę może tu położyć każdy.
ground-inner = Obszar wewnętrzny: tylko obok własnej karty.
ground-peek-1 = Oko: kładąc tu kartę, możesz podejrzeć cudzą zakrytą kartę na tej planszy.
ground-peek-2 = Oko: kładąc tu kartę, możesz podejrzeć cudzą zakrytą kartę na tej lub sąsiedniej planszy.
ground-peek-3 = Oko: kładąc tu kartę, możesz podejrzeć cudzą zakrytą kartę na dowolnej planszy.
ground-reward = Kto ma na tej planszy najwięcej siły wpływu, bierze tę kartę na rękę.

## Advice: what speaks for a move

advice-lay-ahead = daje ci prowadzenie: { $board }
advice-lay-safer = umacnia twoje prowadzenie: { $board }
advice-lay-contest = nadal walczysz o nagrodę: { $board }
advice-assassin = osłabia rywala: { $who }
advice-assassin-own = twoja postać wraca na rękę i przyda się później
advice-seducer = zabiera postać stamtąd, gdzie jest potrzebna: { $who }
advice-seducer-own = twoja postać zrobiła już tam swoje, a tutaj liczy się znowu
advice-choose-leading = prowadzisz tutaj, więc niech nagrodą będzie lepsza karta
advice-choose-behind = nie prowadzisz tutaj, więc niech nagrodą będzie gorsza karta
advice-peek = będziesz wiedzieć, z czym walczysz
advice-decline = tutaj nic by to nie dało
advice-conspirator = wybierasz jedną z dwóch nagród
advice-nationalist = dodatkowa siła za darmo
advice-diplomat = nie tkną jej wtedy zabójcy ani uwodziciele
advice-least = tej karty będzie ci najmniej brakowało
advice-discard-free = warta 1 PZ tak jak na ręce, a nie liczy jej żadna znana ci misja
advice-discard-even = warta 1 PZ tak jak na ręce; traci na tym tylko misja
advice-discard-mission = nie liczy jej żadna znana ci misja
advice-discard-least = karty, które zostają, razem dają więcej
