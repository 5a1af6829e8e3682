### The words of the page of the server's host, which nobody else loads.

admin = Moderování
admin-token = Token správce
admin-token-how = Server při spuštění řekne, ve kterém souboru je. Prohlížeč ho nikam neukládá: zmizí, jakmile stránku opustíte.
admin-enter = Otevřít
admin-reports = Hlášení
admin-no-reports = Nikdo nic nenahlásil.
admin-bans = Zablokovaní
admin-no-bans = Nikdo není zablokovaný.
admin-address = Adresa
admin-ban = Zablokovat: { $name }
admin-ban-address = Zablokovat
admin-ban-how = Tento hráč už nebude moci zakládat stoly, přisednout ani se dívat.
admin-network-how = Nikdo z této adresy už nebude moci zakládat stoly, přisednout ani se dívat.
admin-lift = Zrušit blokaci
admin-done = Vyřízeno
admin-tables = Všechny stoly
admin-silence = Vypnout tam chat
