"""Guests get a name in their own language, and everybody sees the same name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from kordon.engine.speech import LANGUAGES
from kordon.web.sessions import guest_name, language_of
from tests.web.served import Guest, served

Arrive = Callable[[str], Guest]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with served(tmp_path) as address:
        yield address


@pytest.mark.parametrize(
    ("wished", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de-DE,de;q=0.9,pl;q=0.5,en;q=0.3", "pl"),
        ("en; q=0.2, CS; q=0.7", "cs"),
        ("csb,csb-PL;q=0.9,pl;q=0.8", "pl"),
        ("pl;q=0,cs;q=0.1", "cs"),
        ("pl;q=much,*", "en"),
        (",;;q=,é" * 5000, "en"),
    ],
)
def test_the_browser_says_what_somebody_reads(wished: str, language: str) -> None:
    assert language_of(Headers({"accept-language": wished})) == language


def test_what_was_chosen_in_the_client_comes_first() -> None:
    def reads(cookie: str) -> str:
        return language_of(Headers({"accept-language": "pl", "cookie": cookie}))

    assert reads("kordon=a.b; language=cs") == "cs"
    assert reads("language=en") == "en"
    assert reads("language=xx") == "pl"
    assert reads('language="; \x00') == "pl"


def test_a_guest_has_the_same_number_in_every_language() -> None:
    names = [guest_name("somebody", language) for language in LANGUAGES]
    assert [re.sub(r"\d{4}$", "N", name) for name in names] == ["Guest N", "Gość N", "Návštěva N"]
    assert len({name[-4:] for name in names}) == 1


def test_a_name_that_was_given_stays_and_everybody_sees_it(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.table()
    with httpx.Client(base_url=address, headers={"accept-language": "pl"}) as ola:
        name = ola.get("/me").json()["name"]
        assert re.fullmatch(r"Gość \d{4}", name)
        ola.post(f"/tables/{table}/sit", json={"seat": 1}).raise_for_status()
        assert ola.get("/me", headers={"accept-language": "cs"}).json()["name"] == name
    assert anna.get(f"/tables/{table}")["seats"][1]["name"] == name
    assert re.fullmatch(r"Guest \d{4}", anna.get("/me")["name"])


def test_who_speaks_up_without_a_seat_is_named_by_the_socket_alike(address: str, arrive: Arrive) -> None:
    anna, eva = arrive(address), arrive(address)
    table = anna.table()
    eva.language = "cs"
    looker = eva.look(table)
    assert looker.ask("say", text="Ahoj!") == []
    said = anna.look(table).snapshot["chat"][0]
    assert re.fullmatch(r"Návštěva \d{4}", said["name"])
