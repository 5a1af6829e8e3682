"""Accounts: sessions that can be ended, passphrases that can't be changed by a thief, guesses that cost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from kordon.engine.rule_ids import rule
from kordon.web import passphrases, sessions
from kordon.web.passphrases import Guesses
from tests.tables.house import refused
from tests.web.served import SECRET, Guest, served

Arrive = Callable[[str], Guest]

HOME = "203.0.113.77"
OLD, NEW = "a long passphrase", "a longer passphrase"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("accounts")) as address:
        yield address


@pytest.fixture
def anna(address: str, arrive: Arrive) -> Iterator[Guest]:
    """Somebody with an account; its name is free again after the test."""
    guest = arrive(address)
    guest.post("/account", name="Anna", passphrase=OLD)
    guest.token = guest.post("/me/token")["token"]
    yield guest
    for passphrase in (OLD, NEW):
        if guest.http.post("/account/sign-in", json={"name": "Anna", "passphrase": passphrase}).is_success:
            guest.post("/me/delete")


def signed_in(address: str, arrive: Arrive, passphrase: str = OLD) -> Guest:
    guest = arrive(address)
    guest.post("/account/sign-in", name="Anna", passphrase=passphrase)
    guest.token = guest.post("/me/token")["token"]
    return guest


def name(guest: Guest) -> str:
    found: str = guest.get("/me")["name"]
    return found


def is_good(address: str, token: str) -> bool:
    answer = httpx.get(f"{address}/me", headers={"authorization": f"Bearer {token}"})
    return answer.status_code == 200


def test_signing_out_everywhere_ends_every_token_and_socket(
    address: str, anna: Guest, arrive: Arrive
) -> None:
    phone = signed_in(address, arrive)
    looker = phone.look(phone.table())
    anna.post("/me/sign-out", where="others")
    assert name(anna) == "Anna"
    assert name(phone) != "Anna"
    assert not is_good(address, phone.token)
    assert not is_good(address, anna.token)
    looker.closed_with()
    anna.token = anna.post("/me/token")["token"]
    assert is_good(address, anna.token)
    anna.post("/me/sign-out", where="everywhere")
    assert name(anna) != "Anna"
    assert not is_good(address, anna.token)
    assert name(signed_in(address, arrive)) == "Anna"


def test_signing_out_here_leaves_the_others(address: str, anna: Guest, arrive: Arrive) -> None:
    phone = signed_in(address, arrive)
    phone.post("/me/sign-out")
    assert name(phone) != "Anna"
    assert name(anna) == "Anna"


def test_a_guest_can_revoke_a_token_too(address: str, arrive: Arrive) -> None:
    guest = arrive(address)
    guest.post("/me/sign-out", where="others")
    assert not is_good(address, guest.token)


def test_tokens_expire_and_cookies_are_renewed_before(
    address: str, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = anna.http.cookies["kordon"]
    assert "set-cookie" not in anna.http.get("/me").headers
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + sessions.RENEWED + 60)
    assert name(anna) == "Anna"
    assert anna.http.cookies["kordon"] != before
    monkeypatch.setattr(time, "time", lambda: now + sessions.LASTS + 60)
    assert not is_good(address, anna.token)
    assert name(anna) == "Anna"


def test_tokens_move_to_a_new_secret(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path) as address:
        anna = arrive(address)
        anna.post("/me", name="Anna")
        token, cookie = anna.token, anna.http.cookies["kordon"]
    new = b"another secret that only the tests know"
    headers = {"cookie": f"kordon={cookie}"}
    with served(tmp_path, secret=new, old_secrets=(SECRET,)) as address:
        assert is_good(address, token)
        answer = httpx.get(f"{address}/me", headers=headers)
        assert answer.json()["name"] == "Anna"
        renewed = answer.headers["set-cookie"].partition(";")[0]
    with served(tmp_path, secret=new) as address:
        assert not is_good(address, token)
        assert httpx.get(f"{address}/me", headers=headers).json()["name"] != "Anna"
        assert httpx.get(f"{address}/me", headers={"cookie": renewed}).json()["name"] == "Anna"


@rule("KO-135")
def test_a_passphrase_is_changed_only_with_the_old_one_or_after_signing_in(
    address: str, anna: Guest, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = signed_in(address, arrive)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + sessions.FRESH + 60)
    assert anna.refused("/account", name="Anna", passphrase=NEW) == (403, {"rules": ["KO-135"]})
    assert anna.refused("/account", name="Anna", passphrase=NEW, old=NEW) == (403, {"rules": ["KO-135"]})
    anna.post("/account", name="Hanna", passphrase=OLD)  # the old one, for another name
    assert name(phone) == "Hanna"
    anna.post("/account", name="Anna", passphrase=NEW, old=OLD)
    assert name(anna) == "Anna"
    assert name(phone) != "Anna"
    assert anna.refused("/account/sign-in", name="Anna", passphrase=OLD)[0] == 403
    phone = signed_in(address, arrive, NEW)
    phone.post("/account", name="Anna", passphrase=OLD)  # it has just signed in
    assert name(phone) == "Anna"
    assert name(anna) != "Anna"


def test_a_bearer_token_does_not_change_the_passphrase(address: str, anna: Guest) -> None:
    headers = {"authorization": f"Bearer {anna.token}"}
    body = {"name": "Anna", "passphrase": NEW}
    assert httpx.post(f"{address}/account", json=body, headers=headers).status_code == 403


def test_wrong_sign_ins_slow_down_the_guesser_and_not_the_owner(address: str, anna: Guest) -> None:
    def tries(origin: str, passphrase: str) -> int:
        body = {"name": "Anna", "passphrase": passphrase}
        return httpx.post(
            f"{address}/account/sign-in", json=body, headers={"x-forwarded-for": origin}
        ).status_code

    guesses = [tries("203.0.113.1", f"guess {number}") for number in range(passphrases.WRONG_BY_ONE.most + 2)]
    assert guesses == [403] * passphrases.WRONG_BY_ONE.most + [429] * 2
    assert tries("203.0.113.1", OLD) == 429
    assert tries("203.0.113.2", OLD) == 200


@pytest.fixture
def guesses() -> Guesses:
    """Guesses at a moment that does not pass, half of them at home."""
    return Guesses(lambda: 1_000_000)


def test_guesses_from_everywhere_do_not_shut_the_owner_out(guesses: Guesses) -> None:
    guesses.count("anna", HOME)
    guesses.forgive("anna", HOME)
    for number in range(passphrases.WRONG_AT_ONE_NAME.most):
        guesses.count("anna", f"2001:db8:{number:x}::1")
    with refused("KO-108"):
        guesses.count("anna", "203.0.113.3")  # an unknown device at an unknown place has to wait
    guesses.count("anna", HOME)
    guesses.count("anna", "203.0.113.3", is_owners=True)
    guesses.count("ben", "203.0.113.3")


def test_one_address_does_not_try_all_names(guesses: Guesses) -> None:
    for number in range(passphrases.WRONG_FROM_ONE_ADDRESS.most):
        guesses.count(f"name {number}", HOME)
    with refused("KO-108"):
        guesses.count("another", HOME)


def test_right_sign_ins_do_not_count(guesses: Guesses) -> None:
    for _ in range(2 * passphrases.WRONG_AT_ONE_NAME.most):
        guesses.count("anna", HOME)
        guesses.forgive("anna", HOME)


def test_a_device_that_was_signed_in_counts_as_the_owners(address: str, anna: Guest, arrive: Arrive) -> None:
    for _ in range(passphrases.WRONG_BY_ONE.most):
        arrive(address).http.post("/account/sign-in", json={"name": "Anna", "passphrase": "wrong"})
    assert arrive(address).refused("/account/sign-in", name="Anna", passphrase=OLD)[0] == 429
    anna.post("/account/sign-in", name="Anna", passphrase=OLD)
