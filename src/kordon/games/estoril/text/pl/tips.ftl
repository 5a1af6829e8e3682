### Estoril 1942: tips.

## Wskazówki na pierwsze gry

tip-lay = Kto ma na planszy największą siłę wpływu, bierze nagrodę. Przy kłódce twoja karta leży zakryta i nikt jej nie zna.
tip-eye = Oko pozwala obejrzeć jedną zakrytą kartę. Nikt inny jej nie zobaczy; im więcej kropek, tym dalej sięga.
tip-watched = Ktoś obejrzał zakrytą kartę. Wiesz gdzie, ale nie wiesz, co zobaczył.
tip-resolving = Teraz odkrywa się plansze, od najniższego numeru: zdolności od obszaru I, potem decyduje siła wpływu.
tip-ability = Zdolności możesz użyć albo nie. Obszar I jest pierwszy, a przy remisie wygrywa niższy.
tip-dice = Kasyno: do siły wpływu dodaje się różnicę wyników na dwóch kościach. Tu nic nie jest pewne.
tip-reward = Zdobyte karty idą na rękę. Na końcu liczą się gwiazdki, a każda misja daje 6 PZ temu, kto ma najwięcej.
tip-discard = Zostaje sześć kart. Odłóż to, czego nie chce żadna misja: i tak jest warte 1 PZ.

## Przebieg tury i to, czego dowiadują się inni

course-round-lay = Karty kładzie się po kolei
course-round-resolve = Plansze od najniższego numeru
course-round-discard = Zostaje sześć kart
told-hidden = Inni zobaczą, gdzie kładziesz kartę, ale nie jaką.
told-open = Tę kartę zobaczą wszyscy.
told-peek = Wszyscy zobaczą, gdzie zaglądasz. Kartę widzisz tylko ty.
