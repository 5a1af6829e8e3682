### Hideout: co mówi stół.

game = Hideout
    .about = Jedno się chowa, drugie szuka. Dla dwóch osób, na dwie minuty.

seat-0 = Chowający się
seat-1 = Szukający

option-looks = Próby
    .how = Ile razy szukający może zajrzeć.

status = Próby: { $looks } z { $most }
prompt-hide = Wybierz pole, na którym się chowasz.
prompt-look = Wybierz pole, na które zaglądasz.
prompt-wait = Teraz rusza się: { $who }.
prompt-over = Wygrywa { $who }. { $why }

blocked = { $square }, zablokowane
hider = Chowający się
looked-here = Tu już zaglądano
looks = Próby
result = Wynik
result-winner = Zwycięzca
result-why = Dlaczego
why-HI-202 = Kryjówka została odkryta.
why-HI-203 = Szukanie nic nie dało.

hid = Chowający się wybrał pole.
hid-in = Chowasz się na { $place }.
looked = Szukający zagląda na { $place }: nikogo.
found = Szukający zagląda na { $place } i odkrywa kryjówkę!
