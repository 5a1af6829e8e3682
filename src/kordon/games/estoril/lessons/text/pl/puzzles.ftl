### Zagadki.

lesson-puzzles = Zagadki: noc w Estoril

lesson-puzzles-last = Ostatnia karta
lesson-puzzles-last-find = Twoja ostatnia karta w tej rundzie. Która i gdzie?
    .hint = Którą planszę ta jedna karta może jeszcze odwrócić? Pomyśl, co mogli wyłożyć inni.

lesson-puzzles-lay = Która karta i gdzie?
lesson-puzzles-lay-find = Jedna karta na jednym obszarze jest teraz wyraźnie najlepsza. Która?
    .hint = Siła to nie wszystko: zdolność karty odbiera innym to, na co liczą. Którą nagrodę możesz wygrać albo komuś odebrać?

lesson-puzzles-keep = Co odpada?
lesson-puzzles-keep-find = Jedna z twoich kart musi odejść. Której będzie ci najmniej brak?
    .hint = Pomyśl o misjach i o planszach, które dopiero przyjdą.

lesson-puzzles-agent = Ty decydujesz
lesson-puzzles-agent-find = Decyzja należy do ciebie: wybierz kogoś lub coś albo zostaw, jak jest.
    .hint = Policz każdą planszę tak, jak stoi, a potem tak, jak stałaby po każdym wyborze.
