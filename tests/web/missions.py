"""Missions that guests win at a server in this process, for what is kept of them."""

from __future__ import annotations

from kordon.tables.refusals import STALE
from tests.games.wolfenstein.quick import quick_end
from tests.web.served import Guest


def win(*people: Guest, mission: str = "officers-room") -> str:
    """The people win a mission together."""
    host, *others = people
    with quick_end():
        table = host.table(len(people), "wolfenstein", options={"mission": mission, "level": "hurt"})
        for seat, guest in enumerate(others, 1):
            guest.post(f"/tables/{table}/sit", seat=seat)
        host.post(f"/tables/{table}/start")
        looking = [guest.look(table) for guest in people]
        while not all(one.over for one in looking):
            for one in looking:
                one.drain()
            asked = next((one for one in looking if one.is_asked() and not one.over), None)
            if asked is not None:
                assert asked.play(0) in ([], [STALE])  # the table makes only moves itself
    return table
