### Hideout: co říká stůl.

game = Hideout
    .about = Jeden se schovává, druhý hledá. Pro dva hráče, na dvě minuty.

seat-0 = Schovaný
seat-1 = Hledač

option-looks = Pokusy
    .how = Kolikrát se hledač smí podívat.

status = Pokusy: { $looks } z { $most }
prompt-hide = Vyberte pole, kde se schováte.
prompt-look = Vyberte pole, kam se podíváte.
prompt-wait = Na tahu je { $who }.
prompt-over = Vyhrává { $who }. { $why }

blocked = { $square }, zavřené
hider = Schovaný
looked-here = Tady už hledač byl
looks = Pokusy
result = Výsledek
result-winner = Vítěz
result-why = Proč
why-HI-202 = Úkryt byl objeven.
why-HI-203 = Hledání nevyšlo.

hid = Schovaný si vybral pole.
hid-in = Schováváte se na { $place }.
looked = Hledač se dívá na { $place }: nikdo.
found = Hledač se dívá na { $place } a objevuje úkryt!
