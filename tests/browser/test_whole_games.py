"""Whole games from lobby to final score: two people in two browsers, a bot, no secret in the wrong one."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser.secrets import leaks, private_files
from tests.browser.visitor import PATIENCE, Visitor

Arrive = Callable[..., Visitor]

MOST_STEPS = 3000
CHECKED = 0.3  # the share of clicks after which secrets are looked for


def open_table(host: Visitor, guest: Visitor, game: str) -> None:
    """A table made in the lobby: the host at the first seat, the guest at the second, a bot at the third."""
    host.open("lobby")
    host.page.select_option(".new-table select >> nth=0", game)
    host.page.select_option(".new-table select >> nth=1", "3")
    host.page.click(".new-table [type=submit]")
    guest.page.goto(host.page.input_value("#invitation"))
    guest.page.click(".seat .button >> nth=0")
    expect(host.page.locator(".seat").nth(1)).to_contain_text("Guest")
    host.page.click(".before .actions .button:not(.primary)")
    host.page.click("[data-start]")
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".play .board")
        visitor.switch("confirm")


def phase_of(visitor: Visitor) -> str:
    """What kind of moment it is: the prompt without its numbers."""
    return re.sub(r"\d+", "#", visitor.scene["prompt"][0])


def check_secrets(owner: Visitor, seat: int, other: Visitor) -> None:
    """Nothing of the owner's is in the other's browser; what is just being opened may reach one first."""
    end = monotonic() + PATIENCE / 1000
    while not owner.is_over() and (found := leaks(owner, seat, other)):
        assert monotonic() < end, found
        owner.page.wait_for_timeout(50)


@pytest.mark.parametrize("game", [pytest.param("estoril", marks=pytest.mark.full), "sniper"])
def test_a_whole_game_in_two_browsers(arrive: Arrive, axe: str, game: str) -> None:
    host, guest = arrive(), arrive()
    open_table(host, guest, game)
    people = [(host, guest, 0), (guest, host, 1)]
    source = Random(game)
    looked: set[tuple[int, str]] = set()
    found: dict[str, list[str]] = {}
    has_secrets = False  # in the owner's own browser they are found
    for _ in range(MOST_STEPS):
        is_waiting = True
        for visitor, other, seat in people:
            phase = (seat, phase_of(visitor))
            if phase not in looked:
                looked.add(phase)
                found[f"{phase}"] = visitor.findings(axe)
            if visitor.step(source):
                is_waiting = False
                if source.random() < CHECKED or not has_secrets:
                    check_secrets(visitor, seat, other)
                    has_secrets |= bool(leaks(visitor, seat, visitor))
        if is_waiting:
            if host.is_over() and guest.is_over():
                break
            host.page.wait_for_timeout(20)
    for visitor, _, _ in people:
        expect(visitor.page.locator(".result h2")).to_be_visible()
        expect(visitor.page.locator(".moments li").first).to_be_visible()
        expect(visitor.page.locator(".log-lines li").last).to_be_visible()
        assert private_files(visitor) == []
    found["the end"] = host.findings(axe)
    assert {place: findings for place, findings in found.items() if findings} == {}
    assert len(looked) > 4  # games are short or long: set-up, turns and waiting come in all of them
    assert has_secrets
