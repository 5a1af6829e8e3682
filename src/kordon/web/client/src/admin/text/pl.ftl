### The words of the page of the server's host, which nobody else loads.

admin = Moderacja
admin-token = Token gospodarza
admin-token-how = Serwer przy starcie podaje, w którym pliku jest token. Przeglądarka nigdzie go nie zapisuje: znika, gdy opuścisz tę stronę.
admin-enter = Otwórz
admin-reports = Zgłoszenia
admin-no-reports = Nikt niczego nie zgłosił.
admin-bans = Blokady
admin-no-bans = Nikt nie jest zablokowany.
admin-address = Adres
admin-ban = Zablokuj: { $name }
admin-ban-address = Zablokuj
admin-ban-how = Ten gracz nie będzie mógł zakładać stołów, dosiadać się ani patrzeć.
admin-network-how = Nikt spod tego adresu nie będzie mógł zakładać stołów, dosiadać się ani patrzeć.
admin-lift = Zdejmij blokadę
admin-done = Załatwione
admin-tables = Wszystkie stoły
admin-silence = Wyłącz tam czat
