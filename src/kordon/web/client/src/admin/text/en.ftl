### The words of the page of the server's host, which nobody else loads.

admin = Moderation
admin-token = The host’s token
admin-token-how = The server says at start-up which file holds it. This browser does not store it: when you leave the page, it is gone.
admin-enter = Open
admin-reports = Reports
admin-no-reports = Nobody has reported anything.
admin-bans = Bans
admin-no-bans = Nobody is banned.
admin-address = Address
admin-ban = Ban { $name }
admin-ban-address = Ban
admin-ban-how = This player can’t create, join or watch tables any more.
admin-network-how = Nobody at this address can create, join or watch tables any more.
admin-lift = Lift the ban
admin-done = Done
admin-tables = All tables
admin-silence = Turn off its chat
