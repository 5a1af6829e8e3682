"""A server that is open to the host's own network: by which names, and what the host is told."""

from __future__ import annotations

import io
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from ipaddress import IPv4Address, ip_address
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from kordon.cli.main import main
from kordon.cli.serve import DARK_ON_LIGHT, EVERYWHERE, can_draw, for_the_house, listen_on_all
from kordon.tables.people.limits import network_of
from kordon.web import qr
from kordon.web.machine import FRESH, IpAddress, Machine, interface_addresses, names_for, own_addresses
from tests.web.served import Guest, served
from tests.web.test_hostile import open_and_close

Arrive = Callable[[str], Guest]

WIFI, CABLE, BRIDGE = "192.168.1.5", "10.0.0.7", "172.17.0.1"
IPV6 = "fd12:3456::5"


def machine(*addresses: str, name: str = "RaspberryPi", clock: Callable[[], float] = lambda: 0.0) -> Machine:
    return Machine(lambda: [ip_address(address) for address in addresses], lambda: name, clock)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that would listen on all interfaces of the machine above."""
    with served(
        tmp_path_factory.mktemp("house"), machine=machine(WIFI, IPV6, "fe80::1"), address="0.0.0.0"
    ) as address:
        yield address


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1",
        WIFI,
        f"{WIFI}:8000",
        f"[{IPV6}]:8000",
        "[fd12:3456:0:0::5]",
        "raspberrypi",
        "RASPBERRYPI.local:8000",
        "raspberrypi.local.",
        "raspberrypi.lan",
        "raspberrypi.home.arpa",
    ],
)
def test_the_machines_own_names_and_addresses_are_answered(address: str, host: str) -> None:
    assert httpx.get(f"{address}/healthz", headers={"host": host}).status_code == 200
    own_page = {"host": host, "origin": f"http://{host}"}
    assert httpx.post(f"{address}/me/token", headers=own_page).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "raspberrypi.example",
        "raspberrypi.local.evil.example",
        "evil.local",
        "evil.raspberrypi.local",
        "local",
        ".local",
        "192.168.1.6",  # of somebody else in the house
        "[fe80::1]",
        "203.0.113.5",
        "0.0.0.0",
        "",
    ],
)
def test_no_other_name_is_answered_in_the_house(address: str, host: str) -> None:
    for path in ("/", "/me", "/healthz", "/addresses"):
        assert httpx.get(address + path, headers={"host": host}).status_code in (400, 421)
    with pytest.raises(InvalidHandshake):
        open_and_close(address.replace("http", "ws") + "/tables/x/socket", {"Host": host})


def test_a_foreign_page_may_ask_nothing_by_our_names(address: str) -> None:
    headers = {"host": "raspberrypi.local", "origin": "http://evil.local"}
    assert httpx.post(f"{address}/me/token", headers=headers).status_code == 403


def test_a_server_for_one_machine_goes_by_no_name_of_the_network(tmp_path: Path) -> None:
    with served(tmp_path, machine=machine(WIFI)) as address:
        for host in ("raspberrypi.local", WIFI):
            assert httpx.get(f"{address}/healthz", headers={"host": host}).status_code == 421
        assert httpx.get(f"{address}/addresses").json() == {"addresses": []}


def test_the_host_is_told_the_addresses_for_phones(address: str) -> None:
    port = address.rpartition(":")[2]
    told = httpx.get(f"{address}/addresses").json()
    assert told == {"addresses": [f"http://{WIFI}:{port}", f"http://[{IPV6}]:{port}"]}
    elsewhere = {"x-forwarded-for": "192.168.1.20"}  # as seen from a phone: its page has the right address
    assert httpx.get(f"{address}/addresses", headers=elsewhere).json() == {"addresses": []}
    itself = {"x-forwarded-for": WIFI}
    assert httpx.get(f"{address}/addresses", headers=itself).json() == told


def test_behind_a_public_url_nobody_is_told_addresses(tmp_path: Path) -> None:
    with served(
        tmp_path, machine=machine(WIFI), address="0.0.0.0", public_url="https://kordon.example"
    ) as address:
        assert httpx.get(f"{address}/addresses").json() == {"addresses": []}


def test_the_network_is_read_again_after_some_seconds() -> None:
    now = 0.0
    addresses: list[IpAddress] = [IPv4Address(WIFI)]
    moving = Machine(lambda: list(addresses), lambda: "pi", lambda: now)
    assert moving.is_called(WIFI)
    addresses[:] = [IPv4Address(CABLE)]
    assert moving.is_called(WIFI)  # what was just read still counts
    now = FRESH
    assert not moving.is_called(WIFI)
    assert moving.is_called(CABLE)


@pytest.mark.parametrize(
    ("name", "first", "known"),
    [
        ("pi", "pi.local", {"pi", "pi.lan"}),
        ("Pi.Example.NET.", "pi.local", {"pi", "pi.example.net", "pi.home.arpa"}),
    ],
)
def test_a_host_name_gives_the_names_of_a_home(name: str, first: str, known: set[str]) -> None:
    names = names_for(name)
    assert names[0] == first
    assert known <= set(names)
    assert all(one.startswith("pi") for one in names)


@pytest.mark.parametrize("name", ["", "localhost", "localhost.localdomain", "."])
def test_a_machine_without_a_name_has_none(name: str) -> None:
    assert names_for(name) == []


def test_addresses_that_phones_open_come_first() -> None:
    many = machine(IPV6, "127.0.0.1", "::1", "8.8.8.8", CABLE, "fe80::1", BRIDGE, WIFI, "0.0.0.0")
    assert [str(one) for one in many.addresses()] == [CABLE, BRIDGE, WIFI, "8.8.8.8", IPV6]
    assert ip_address(IPV6) not in Machine(many.addresses, has_ipv6=False).addresses()


def test_of_several_interfaces_the_one_that_leads_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [ip_address(one) for one in (BRIDGE, WIFI, IPV6, CABLE)]
    monkeypatch.setattr("kordon.web.machine.interface_addresses", lambda: iter(found))
    monkeypatch.setattr("kordon.web.machine._source_address", lambda family: ip_address(WIFI))
    assert [str(one) for one in own_addresses()] == [WIFI, BRIDGE, IPV6, CABLE]


def test_the_system_knows_its_loopback() -> None:
    assert IPv4Address("127.0.0.1") in list(interface_addresses())


def test_the_host_reads_where_what_and_how_to_close_it() -> None:
    told = for_the_house(machine(WIFI, CABLE, IPV6), 8000, draws=False)
    assert told == [
        "",
        f"Phones and computers in the house open http://{WIFI}:8000/",
        f"If that does not work: http://{CABLE}:8000/, http://[{IPV6}]:8000/, http://raspberrypi.local:8000/",
        "",
        "Everybody in your network can open the tables now, and nothing else on this machine.",
        "Ctrl-C closes it; without --lan and --address, only this machine can open it.",
    ]


def test_a_public_address_is_told_plainly() -> None:
    assert any("outside your house" in line for line in for_the_house(machine("8.8.8.8"), 80, draws=False))


def test_without_a_network_the_host_reads_one_sentence() -> None:
    (line,) = for_the_house(machine("127.0.0.1", "fe80::1"), 8000, draws=True)
    assert line.startswith("This machine is in no network now")


def test_the_code_in_the_terminal_is_the_code_of_the_address() -> None:
    lines = for_the_house(machine(WIFI), 8000, draws=True)
    drawn = [line.removeprefix(DARK_ON_LIGHT) for line in lines if line.startswith(DARK_ON_LIGHT)]
    rows: list[list[bool]] = []
    for line in drawn:
        letters = line.partition("\x1b")[0]
        rows += [[letter in "█▀" for letter in letters], [letter in "█▄" for letter in letters]]
    quiet = qr.QUIET
    inner = [row[quiet:-quiet] for row in rows[quiet : -quiet - 1]]
    assert inner == qr.modules(f"http://{WIFI}:8000/")
    edge = [*rows[:quiet], *rows[-quiet:], *(row[:quiet] + row[-quiet:] for row in rows)]
    assert not any(map(any, edge))
    # Both colours are set by number, so that neither a dark nor a light terminal turns the code around.
    assert "38;5;16" in DARK_ON_LIGHT
    assert "48;5;231" in DARK_ON_LIGHT


def test_a_code_is_drawn_only_on_a_terminal_with_the_letters() -> None:
    class Screen(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    assert can_draw(Screen(io.BytesIO(), "utf-8"))
    assert not can_draw(Screen(io.BytesIO(), "ascii"))
    assert not can_draw(io.TextIOWrapper(io.BytesIO(), "utf-8"))


def test_ipv4_clients_of_an_ipv6_socket_are_counted_by_their_own_addresses() -> None:
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:127.0.0.1") is None


def test_both_families_share_a_port() -> None:
    listeners = listen_on_all(("127.0.0.1", "::1"), 0)
    try:
        ports = {listener.getsockname()[1] for listener in listeners}
        assert len(ports) == 1
        assert [listener.family for listener in listeners] == [socket.AF_INET, socket.AF_INET6]
    finally:
        for listener in listeners:
            listener.close()
    assert EVERYWHERE == ("0.0.0.0", "::")


def test_lan_and_an_address_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lan", "--address", "127.0.0.1"]) == 2
    assert "--lan" in capsys.readouterr().err


def test_a_host_serves_the_house(tmp_path: Path, arrive: Arrive) -> None:
    options = ("--lan", "--port", "0", "--no-browser", "--database", "tables.sqlite")
    with subprocess.Popen(
        [sys.executable, "-m", "kordon.cli", "serve", *options],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = said.removeprefix("Kordon is served at ").strip()
            assert address.startswith("http://127.0.0.1:")
            closing = next(line for line in server.stdout if "only this machine can open it" in line)
            assert "Ctrl-C" in closing
            name = socket.gethostname().partition(".")[0]
            house = httpx.get(f"{address}addresses", headers={"host": f"{name}.local"})
            assert house.status_code == 200
            assert all("0.0.0.0" not in one for one in house.json()["addresses"])
        finally:
            server.kill()
