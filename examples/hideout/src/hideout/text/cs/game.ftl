### Hideout: co říká stůl.

game = Hideout
    .about = Jeden se schovává, druhý hledá. Pro dva hráče, na dvě minuty.

seat-0 = Schovaný
seat-1 = Hledač

option-looks = Pokusy
    .how = Kolikrát se hledač smí podívat.

status = Pokusy: { $looks } z { $most }
prompt-hide = Vyber pole, kde se schováš.
prompt-look = Vyber pole, kam se podíváš.
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
hid-in = Schováváš se na { $place }.
looked = Hledač se dívá na { $place }: nikdo.
found = Hledač se dívá na { $place } a objevuje úkryt!
