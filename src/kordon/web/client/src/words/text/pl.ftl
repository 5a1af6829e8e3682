### Własne słowa klienta w przeglądarce.

## Wokół stołu

pages = Strony
lobby = Poczekalnia
rules = Zasady
settings = Ustawienia
language = Język
theme = Motyw
theme-auto = Jak na tym urządzeniu
theme-light = Jasny
theme-dark = Ciemny
sound = Dźwięk
motion = Animacje
confirm-moves = Pytaj przed ruchem, którego nie można cofnąć
notices = Powiadom, gdy przyjdzie moja kolej
notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
notice-turn = Stół { $table }: twoja kolej.
close = Zamknij
save = Zapisz
search = Szukaj
opening = Otwieram stół…
reconnecting = Połączenie zerwane. Łączę ponownie…
failed = Nie udało się. Czy serwer działa?

## Strona główna

front-title = Przy tym stole każdy coś ukrywa
front-text = Gry planszowe o tropieniu, blefie i ukrytych ruchach. Zagraj z botami albo wyślij znajomym link: bez konta i bez instalowania.
front-fine = Każdy sekret zostaje na serwerze, dopóki zasady go nie odsłonią, a po grze każdy może sprawdzić, czy nikt nie oszukiwał.
play-bots = Zagraj przeciw botom
play-together = Zagraj razem z botami
play-alone = Zagraj solo
quick-start = Jak grać w { $game }
your-side = Twoja strona
opponents = Boty
level-beginner = początkujące
level-steady = solidne
level-sharp = bystre
level-master = mistrzowskie
variants =
    { $count ->
        [0] Warianty
        [one] Warianty: { $count } zmiana
        [few] Warianty: { $count } zmiany
       *[other] Warianty: { $count } zmian
    }
go-on = Wróć do swojej gry
preset = Opcje
sign-players = liczba graczy: { $range }
sign-minutes = czas gry w minutach: { $range }
short-minutes = { $range } min
complexity-1 = lekka
complexity-2 = średnio trudna
complexity-3 = wymagająca
play-friends = Zaproś znajomych
learn = Naucz się w 5 minut
puzzles = Zagadki
daily = Zagadka dnia
on-phone = Otwórz to na telefonie
on-phone-qr = Kod QR, który otwiera tę stronę na telefonie
on-phone-hint = Póki serwer działa, tę stronę może otworzyć każdy w twojej sieci. Zamyka ją Ctrl-C tam, gdzie serwer został uruchomiony.

## Poczekalnia

your-name = Twoje imię
name-kept = Od teraz grasz jako { $name }.
account = Moje konto
account-text = Z hasłem znajdziesz swoje stoły na każdym urządzeniu, pod imieniem podanym wyżej.
passphrase = Hasło, co najmniej dziesięć znaków
account-kept = Twoje stoły są zapisane na koncie: { $name }.
sign-in = Zaloguj się
signed-in = Witaj z powrotem, { $name }.
webhook = Adres webhooka
webhook-text = Gdy przyjdzie twoja kolej, a ciebie nie będzie, twój webhook dostanie link do stołu i nic więcej.
webhook-kept = Od teraz będą tam trafiać linki do stołów.
webhook-ended = Żadne linki nie są już wysyłane.
sign-out-others = Wyloguj wszystkie inne urządzenia
signed-out-others = Wszystkie inne urządzenia są wylogowane.
forget-me = Usuń moje dane
forget-sure = Na pewno usunąć wszystko? Naciśnij jeszcze raz.
my-tables = Moje stoły
open-tables = Otwarte stoły
no-tables-mine = Nie siedzisz jeszcze przy żadnym stole.
no-tables-open = Żaden stół nie czeka na graczy. Otwórz własny!
all-games = Wszystkie gry
more-tables = Pokaż więcej
look-again = Odśwież
free-seats =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
state-open = czeka
state-playing = gra trwa
state-finished = zakończony
state-abandoned = porzucony
state-stopped = nie da się kontynuować
new-table = Nowy stół
game = Gra
players = Gracze
clock = Czas na ruch
clock-time =
    { $seconds ->
        [0] bez ograniczeń
        [60] minuta
        [300] pięć minut
       *[other] doba
    }
clock-how = Gdy czas minie, ruch wykona bot.
public-table = Każdy może dołączyć
public-how = Stół widać w poczekalni; inaczej potrzebny jest link.
create = Otwórz stół

## Przed rozpoczęciem

seats = Miejsca
seat-open = wolne
you = ty
nobody = nieobecny gracz
sit-here = Usiądź tutaj
stand-up = Wstań
clear-seat = Zwolnij miejsce
add-bot = Posadź bota…
bot = Bot
bot-level = Poziom bota
bot-beginner = Bot, początkujący
bot-steady = Bot, solidny
bot-sharp = Bot, bystry
bot-master = Bot, mistrz
bot-for = Bot za: { $name }
fill-with-bots = Boty na wolne miejsca
start = Zacznij grę
start-needs = Najpierw na każdym miejscu musi ktoś siedzieć: gracz albo bot.
host = gospodarz
invites-you = { $who } zaprasza do gry: { $game }
invited = Zaproszenie do gry: { $game }
sit-down = Zajmij miejsce
no-seat-left = Wszystkie miejsca są zajęte. Zostań: gdy gra się zacznie, możesz popatrzeć.
also-here = Przy stole także: { $names }
invite-later = Kto ma ten link, może patrzeć na grę i zająć miejsce, które się zwolni.
host-starts = Grę rozpoczyna gospodarz stołu.
options = Jak gramy
host-decides = Decyduje gospodarz; każdą zmianę widać tu od razu.
table-changed = Gospodarz zmienił ustawienia gry.
invite = Zaproszenie
invite-hint = Kto otworzy ten link, może tu usiąść bez zakładania konta.
invite-only-here = Ten link otworzy tylko ten komputer.
invite-lan = Aby grać z telefonami w domu, gospodarz uruchamia serwer poleceniem ./kordon serve --lan
copy = Kopiuj
copied = Link skopiowany.
copy-selected = Link jest zaznaczony: skopiuj go.
invite-renew = Nowy link
invite-renew-how = Nowy link; stary niczego już nie otworzy
invite-renewed = Link jest nowy. Kto miał stary, potrzebuje tego.
qr = Zaproszenie jako kod QR

## Gra

board = Plansza
what-is-asked = Twoja decyzja
chosen-so-far = Wybrano
confirm = Potwierdź
confirm-question = Na pewno?
confirm-never = Nie pytaj więcej
confirm-off = Odtąd ruchy wykonują się od razu. Możesz to zmienić w ustawieniach.
was-forced = Był tylko jeden możliwy ruch, więc wykonał się sam.
suggestion = Proponujemy:
only-choice = Jedyny wybór:
set-up-this = Tylko to
set-up-suggested = To i całą resztę
bots-wait =
    { $count ->
        [one] { $who } czeka na ciebie: to wspólna decyzja.
        [few] { $who } czekają na ciebie: to wspólna decyzja.
       *[many] { $who } czekają na ciebie: to wspólna decyzja.
    }
go-ahead = Niech zaczną
note-more = Skąd te liczby
answers = Odpowiedzi
numbers = Liczby
more-numbers = { $count ->
        [one] Pokaż jeszcze jedną liczbę, która nic nie daje
        [few] Pokaż jeszcze { $count } liczby, które nic nie dają
       *[many] Pokaż jeszcze { $count } liczb, które nic nie dają
    }
sensible = polecane
spoken = Czytane na głos
what-next = Koniec gry. Obejrzyj, jak było, albo zagraj jeszcze raz.
result = Wynik
stats = Co kto zrobił
moments = Co przesądziło
hidden-ways = Zobacz ukrytą drogę
once-more = Zagraj jeszcze raz
save-game = Zapisz grę
side-panels = Panele
tray = Karty i żetony
board-alone = Tylko plansza (B)
board-with-all = Pokaż znów wszystko (B)
step-back = Wstecz
all-choices = Wybierz z listy ({ $count })
to-move = teraz gra
away = poza stołem
called = wysłano powiadomienie
take-back = Cofnij
taken-back = Ruch cofnięty.
take-back-asked = { $who } prosi o cofnięcie ostatniego ruchu.
take-back-waits = Cofnąć twój ruch? Odpowiada jeszcze: { $who }.
take-back-withdraw = Jednak nie
agree = Zgoda
disagree = Nie zgadzam się
ask-the-others = Zapytaj pozostałych
bot-takes-over = Niech gra bot
bot-for-me = Bot za mnie
take-seat-back = Wróć na swoje miejsce
rematch = Zagraj jeszcze raz
onward = Następna misja
rematch-same = Jeszcze raz, te same strony
rematch-swapped = Jeszcze raz, zmiana stron
download-log = Pobierz zapis gry
zoom-in = Przybliż
zoom-out = Oddal
zoom-all = Cała plansza
marker-count = { $label }: { $used } z { $limit }
marking = Znaczysz mapę: wybierz miejsce, aby je oznaczyć, a jeszcze raz, aby zmazać znak.
marking-done = Gotowe
tools = Znaki na mapie
latest = Ostatnio
recap = Od twojego ostatniego ruchu
recap-key = Od twojego ostatniego ruchu: { $count } (N)
recap-previous = Poprzedni krok (P)
recap-next = Następny krok (N)
hurry = Pogoń boty (H)
pace = Tempo botów
pace-calm = spokojne
pace-brisk = żwawe
pace-at-once = natychmiast
pace-told = Tempo botów od teraz: { $pace }.
your-turn = Twój ruch
beside-the-board = Obok planszy
tab-log = Przebieg
tab-cards = Karty
tab-chat = Czat
tab-notes = Notatki
tab-rules = Zasady
search-log = Szukaj w przebiegu
search-rules = Szukaj w zasadach
contents = Spis treści
print-turn = Wydrukuj: tura na jednej kartce
how-to-play = Jak grać
campaign = Kampania
whose-lines = Czyje wpisy
all-lines = Wszystkie wpisy
secret-line = tajne
while-away =
    { $count ->
        [one] Gdy cię nie było, zaszło jedno zdarzenie.
        [few] Gdy cię nie było, zaszły { $count } zdarzenia. Ostatnio:
       *[other] Gdy cię nie było, zaszło { $count } zdarzeń. Ostatnio:
    } { $lines }
no-log = Jeszcze nic się nie wydarzyło.
chat-left = odchodzi od stołu.
chat-advised = prosi o podpowiedź.
chat-sat = siada do stołu.
you-watch = Oglądasz grę
who-watches = Widzowie: { $names }
watch-next = Oglądaj następną grę
next-by-link = Grają dalej przy nowym stole: poproś ich o link.
rematch-told = Zaraz zagrają jeszcze raz.
no-chat = Nikt jeszcze nic nie powiedział.
rule = Zasada
no-rule = Żadna zasada tak nie mówi.
places = Miejsca
say-something = Powiedz coś
send = Wyślij
notes-hint = Te notatki widzisz tylko ty.
notes-kept = Notatki są zapisane.
notes-saving = Zapisuję…
notes-later = Nie ma połączenia: notatki zostaną wysłane, gdy wróci.

## Przeszłość

replay = Powtórka
rewind = Przewiń
back-to-now = Wróć do gry
your-turn-now = Twój ruch: wróć do gry
moment = Chwila gry
step-of = { $step } z { $last }
what-happened = Co się stało
the-beginning = Początek
nothing-said = (brak wpisu)
step-first = Na początek
step-previous = Krok wstecz
step-next = Krok dalej
step-last = Na koniec
play-back = Odtwarzaj
pause = Wstrzymaj
speed = Tempo
view-as = Widok
view-as-open = Wszystko odkryte
view-as-public = Co widzieli wszyscy
copy-moment = Link do tej chwili
to-the-table = Do stołu
no-replay = Nie ma tu powtórki
no-replay-hint = Powtórkę można obejrzeć po zakończeniu gry; może też brakuje linku do stołu.

## Kilka osób, kilka ekranów

more = Więcej
add-here = Dodaj gracza tutaj
their-name = Imię tej osoby
seat-them = Posadź
on-this-device = na tym urządzeniu
curtain-for = { $name }, twoja kolej
curtain-who = Czyja teraz kolej?
curtain-hint = Pozostali, proszę na chwilę odwrócić wzrok.
curtain-nobody = Nikt tutaj nie musi teraz nic robić. Kto chce spojrzeć?
curtain-open = Tu { $name }
hand-over = Przekazanie urządzenia
next-here = Następna osoba na tym urządzeniu: { $names }. Zasłoń ekran, gdy już wszystko widzisz.
cover = Zasłoń ekran
second-screen = Drugi ekran
second-screen-hint = Skieruj aparat telefonu na ten kod, a telefon będzie twoim prywatnym ekranem.
second-screen-once = Kod działa raz, przez trzy minuty. Nie pokazuj go nikomu innemu.
second-screen-qr = Kod, którym telefon zaloguje się jako ty
new-code = Nowy kod
show-public = Pokaż tylko to, co widzą wszyscy
show-own = Wróć do swojego widoku
pass-ask = To urządzenie będzie należało do osoby, która pokazała ci kod. Kto grał tu wcześniej, zostanie na nim wylogowany.
pass-take = Użyj tego urządzenia
pass-leave = Nie, zostaw
invite-seat = Dla którego miejsca jest link
any-seat = Dowolne miejsce
invited-to = Zaproszenie na miejsce: { $seat }.

## Order at the table

leave = Odejdź od stołu
leave-how = Twoje miejsce czeka na ciebie, dopóki nikt inny go nie zajmie. Tymczasem inni mogą pozwolić grać botowi.
you-left = Nie ma cię już przy tym stole
you-left-how = Twoje miejsce czeka na ciebie, dopóki nikt inny go nie zajmie; tymczasem może grać bot. Możesz wrócić.
has-left = miejsce czeka
give-up = Zakończ grę
close-table = Zamknij stół
close-table-how = Gra skończy się dla wszystkich i wszystko, co tajne, zostanie pokazane.
stopped-over = Rozegrano ją według zasad, których już tu nie ma. To, co z niej zachowano, można odtworzyć i pobrać.
report = Zgłoś gracza
report-how = Zgłoszenie przeczyta gospodarz tego serwera, razem z tym, co gracz ostatnio powiedział do wszystkich.
report-whom = Kogo
report-why = Czego dotyczy
report-chat = Wypowiedzi
report-name = Imię gracza
report-play = Sposób gry
report-other = Coś innego
report-text = Własnymi słowami
reported = Dziękujemy. Gospodarz to zobaczy.
team = Drużyna
say-to-team = Powiedz coś swojej drużynie

## Hints

hint = Podpowiedź
hint-ask = Co mogę zrobić? (?)
hint-take = Wybierz to
hint-chance = { $chance }%
hint-assumed = Szansa na wygraną, jeśli wszyscy grają po mistrzowsku.
hint-public = Wszyscy widzą, że prosisz o podpowiedź.
hint-told = { $name } prosi o podpowiedź.
hints-used =
    { $count ->
        [one] jedna podpowiedź
        [few] { $count } podpowiedzi
       *[many] { $count } podpowiedzi
    }
agreements = Tylko jeśli zgodzą się wszyscy
agree-hints = Podpowiedzi: w swojej turze każdy może zapytać, co zrobić. Wszyscy to widzą.
agree-open-view = Widzowie widzą wszystko z opóźnieniem kilku tur.
agreed-by = zgody: { $count } z { $all }
open-view = Widzowie mogą zobaczyć wszystko
open-view-how = Z opóźnieniem kilku tur i tylko za zgodą wszystkich graczy. Kto zajrzy, nie może już usiąść do stołu.
see-all = Oglądaj z odkrytymi sekretami
see-all-how = Zobaczysz wszystkie sekrety sprzed kilku tur. Od tej chwili nie usiądziesz już do tego stołu, a rozmawiać będzie można dopiero po grze.
sees-all = Tu wszystko jest odkryte, z opóźnieniem kilku tur.
tip = Wskazówka
tip-close = Jasne
tips-off = Bez wskazówek
tips = Wskazówki w pierwszych grach
course = Przebieg tury
course-done = zrobione
why = Dlaczego?
why-unknown = O tym ruchu nie ma nic więcej do powiedzenia.
sight = Wskaż pole: na żółto, co widać, na niebiesko, dokąd dojdzie jednostka (L)
