### Answers to wrong clicks: what is the matter here

matter-bury = Najpierw wybierz cel do odłożenia.
matter-show = Najpierw wybierz kartę do pokazania.
matter-pick = Najpierw wybierz karty wyposażenia.
matter-assign = Najpierw wybierz specjalistę.
matter-enter = Zacznij od jednego z podświetlonych wejść.
matter-step = Za daleko: ruch prowadzi z pola na pole, które do niego przylega.
matter-unit-there = Stoi tam jednostka: nie możesz wejść.
matter-no-doorway = Z tej strony nie ma drzwi ani drabiny.
matter-rough = Trudny teren: ruch przez niego jest o jedno pole krótszy.
matter-walked = Ruch w tej turze masz już za sobą.
matter-been-there = To pole jest w tej turze już za tobą albo ruch dobiegł końca.
matter-acted = Akcja w tej turze jest już wykorzystana.
matter-shoot-first = Aby strzelić, naciśnij najpierw Strzelanie, potem wybierz cel.
matter-played = W tej turze karta została już zagrana.
matter-nobody-in-sight = Stąd nikogo nie widać.
matter-not-in-sight = Stąd nie widać tej jednostki.
matter-few-tokens = Za mało żetonów w torbie na taką odległość.
matter-look = Teraz nic z tym nie zrobisz.
matter-unit-first = Najpierw wybierz swoją jednostkę, potem jej akcję.
matter-verb-first = Najpierw wybierz, co jednostka ma zrobić.
matter-not-yours = Tym oddziałem nie dowodzisz.
matter-no-actions = Ten oddział nie ma już akcji w tej turze.
matter-did-that = Ta jednostka już to zrobiła w tej turze.
matter-scouted = Żołnierz zwiadowcy nic więcej w tej turze nie zrobi.
