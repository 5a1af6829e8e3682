### Co mówi każda lekcja, we wszystkich klientach.

learn-panel = Lekcja
learn-lessons = Lekcje
learn-number = Lekcja { $number } z { $of }
learn-progress = Postęp w tej lekcji
learn-finished = ukończona
learn-words = Słowa lekcji
learn-next = Dalej
learn-hint = Podpowiedź
learn-show = Pokaż
learn-do = Zrób to za mnie
learn-back = Wstecz
learn-skip = Pomiń
learn-other = Tak też można. Ta lekcja jest jednak o czymś innym, więc cofamy.
learn-lost = Po tym ruchu partia jest przegrana. Zobacz, jak do tego doszło, i cofnij.
learn-retry = Cofnij
learn-onward = Następna lekcja
learn-again = Jeszcze raz
learn-game = Zagraj całą partię
learn-leave = Wyjdź z lekcji

puzzle-panel = Zagadka
puzzle-list = Zagadki
puzzle-number = Zagadka { $number } z { $of }
puzzle-daily = Zagadka dnia
puzzle-other = Inny ruch wygrywa częściej. Zobacz, co z tego wyniknie, i cofnij.
puzzle-because = Dlaczego: { $why }.
puzzle-onward = Następna zagadka
puzzle-leave = Wyjdź z zagadek
puzzle-worth = Tak jest! Sądząc po tym, co tu wiadomo, ten ruch wygrywa około { $chance } partii na 100, a drugi najlepszy około { $next }.
