"""Two server processes over one database: a player connected to either is present on both."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import httpx
import pytest

from kordon.tables.live.node import Settings
from tests.tables.store.conftest import new_url, postgres
from tests.web.node import Node, node
from tests.web.served import Guest, Looker

__all__ = ["new_url", "postgres"]  # fixtures of the stores

Arrive = Callable[[str], Guest]

# It is told at once, and so often that the end of a node shows soon.
EAGER = Settings(beat=0.0, request_delay=0.0, tick=0.05, look=0.5)


@pytest.fixture
def nodes(new_url: Callable[[str], str]) -> Iterator[tuple[Node, Node]]:
    database = new_url("postgres")
    with node(database, EAGER) as one, node(database, EAGER) as two:
        yield one, two


def here(looker: Looker) -> list[bool]:
    """Who is there by the last word about it."""
    messages = [json.loads(text) for text in looker.received]
    told = [message.get("seats") or message.get("table", {}).get("seats") for message in messages]
    return [seat.get("here", False) for seat in [seats for seats in told if seats][-1]]


def wait_until_here(looker: Looker, *wanted: bool) -> None:
    """Read until the seats are shown like this."""
    while here(looker) != list(wanted):
        looker.take()


def two_at_a_table(nodes: tuple[Node, Node], arrive: Arrive) -> tuple[Guest, Guest, str]:
    anna, ben = (arrive(node.address) for node in nodes)
    table = anna.table()
    ben.post(f"/tables/{table}/sit", seat=1)
    return anna, ben, table


def test_who_looks_from_another_node_is_there_until_they_go(nodes: tuple[Node, Node], arrive: Arrive) -> None:
    anna, ben, table = two_at_a_table(nodes, arrive)
    one, two = anna.look(table), ben.look(table)
    wait_until_here(one, True, True)
    wait_until_here(two, True, True)
    two.close()
    wait_until_here(one, True, False)
    ben.look(table)
    wait_until_here(one, True, True)
    # A player who connects later is shown the same at once.
    assert here(arrive(nodes[0].address).look(table)) == [True, True]
    assert here(arrive(nodes[1].address).look(table)) == [True, True]


def test_whoever_closes_one_device_is_still_there_with_another(
    nodes: tuple[Node, Node], arrive: Arrive
) -> None:
    anna, ben, table = two_at_a_table(nodes, arrive)
    one, two = anna.look(table), ben.look(table)
    wait_until_here(one, True, True)
    ben.address = nodes[0].address
    ben.look(table)
    wait_until_here(two, True, True)
    two.close()
    anna.post(f"/tables/{table}/start")
    while one.scene is None:
        one.take()
    assert here(one) == [True, True]
    # The node that lost them thinks so for as long as it takes the other to object.
    wait_until_here(arrive(nodes[1].address).look(table), True, True)


def test_signing_out_everywhere_ends_what_is_open_on_the_other_node(
    nodes: tuple[Node, Node], arrive: Arrive
) -> None:
    anna, ben, table = two_at_a_table(nodes, arrive)
    phone = arrive(nodes[1].address)
    phone.token = anna.token
    there, other = phone.look(table), ben.look(table)
    anna.post("/me/sign-out", where="everywhere")
    assert there.closed_with() in (1000, 1005, 1006)
    headers = {"authorization": f"Bearer {phone.token}"}
    for one in nodes:
        assert httpx.get(f"{one.address}/me", headers=headers).status_code == 401
    assert other.ask("say", text="still here") == []


def test_the_players_of_a_node_that_died_are_away_soon(nodes: tuple[Node, Node], arrive: Arrive) -> None:
    anna, ben, table = two_at_a_table(nodes, arrive)
    one = anna.look(table)
    ben.look(table)
    wait_until_here(one, True, True)
    nodes[1].kill()
    wait_until_here(one, True, False)
