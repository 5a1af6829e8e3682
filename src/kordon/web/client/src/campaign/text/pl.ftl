### Co wygrano w kampanii.

campaign = kampania
won-of = Wygrane: { $won } z { $count }
all-mine = Wszystkie moje
whose = Z kim wygrane
save = Zapisz do pliku
times = { $times ->
        [one] wygrano raz
       *[other] wygrano { $times } razy
    }
missing = { " " }(jeszcze nie zdobyty)
not-won = { $played ->
        [0] jeszcze nie grano
        [one] grano raz, jeszcze bez wygranej
       *[other] grano { $played } razy, jeszcze bez wygranej
    }
play = Zagraj
again = Zagraj znowu
medals = Medale
fine = Gra się liczy, jeśli dotrwasz do końca i co najmniej połowę swoich ruchów wykonasz bez bota. Gdy za kogoś dokończył bot, gra liczy się pozostałym. Tę stronę widzisz tylko ty; kto poprosi o zapomnienie, zniknie i stąd.
none = Ta gra nie ma kampanii.
back = Do gier
