"""What a screen reader says at a table: every line, question and refusal, once and in order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, pairwise
from random import Random

import pytest
from playwright.sync_api import Page, expect

from kordon.engine.speech import LANGUAGES
from tests.browser.staged import Stage, moments
from tests.browser.test_play import HAND
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

# Everything that comes into a live region, as a screen reader takes it: each added text once, in its order.
LISTEN = """() => {
  window.heard = [];
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
  const isLive = (node) => {
    const region = (node.nodeType === 1 ? node : node.parentElement)?.closest(LIVE);
    return region && region.getAttribute('aria-live') !== 'off';
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const changed = type === 'characterData' ? [target] : addedNodes;
      const spoken = [...changed].filter(isLive).map(({ textContent }) => textContent.trim());
      heard.push(...spoken.filter(Boolean));
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return found


def lines_of(page: Page) -> list[str]:
    """The log as it is shown, with the word that marks secret lines as it is spoken."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.log-lines li:not(.empty, .group)')].map((line) => {"
        "  const secret = line.querySelector('.secret')?.textContent;"
        "  const text = (line.querySelector('button') ?? line.lastChild).textContent.trim();"
        "  return secret ? `${secret}: ${text}` : text; })"
    )
    return found


def live_region(page: Page) -> dict[str, str]:
    """The properties of the region in the browser's accessibility tree."""
    line = page.context.new_cdp_session(page)
    line.send("Accessibility.enable")
    nodes = line.send("Accessibility.getFullAXTree")["nodes"]
    [region] = [node for node in nodes if node.get("role", {}).get("value") == "log"]
    assert not region["ignored"]
    inside = [node for node in nodes if node.get("parentId") == region["nodeId"] and not node["ignored"]]
    assert inside, "what is spoken is in the tree"
    return {one["name"]: one["value"].get("value") for one in region["properties"]}


def take(visitor: Visitor, source: Random) -> None:
    """One step of a move, by whatever can be chosen."""
    visitor.settle()
    visitor.step(source)
    visitor.page.wait_for_timeout(30)


def test_lines_questions_and_refusals_are_spoken_once_and_in_order(arrive: Arrive) -> None:
    visitor = arrive(fresh=True)
    page, source = visitor.page, Random(5)
    visitor.open()
    page.evaluate(LISTEN)
    page.click("[data-quick=estoril]")
    visitor.settle()
    page.wait_for_selector(f"{HAND}[data-lit]")
    question = page.inner_text(".question")
    before = lines_of(page)
    assert heard(page)[-1] == question, "the first question"
    region = live_region(page)
    assert region["live"] == "polite"
    assert "additions" in region["relevant"]

    # The question of the next step, and the same one again after a change of mind.
    page.locator(f"{HAND}[data-lit]").first.click()
    expect(page.locator(".steps li")).to_have_count(1)
    assert heard(page)[-1] == page.inner_text(".question") != question
    page.click("[data-back]")
    expect(page.locator(".steps li")).to_have_count(0)
    assert heard(page)[-1] == question

    # A refusal, twice: said twice.
    reward = page.locator('.shape[data-target^="reward"]:not([data-lit])').first
    place, _, _ = str(reward.get_attribute("aria-label")).partition(":")  # what lies there follows
    for times in (1, 2):
        reward.dispatch_event("click")  # before a card is chosen
        page.wait_for_function(
            "([thing, times]) => heard.filter((text) => text.startsWith(`${thing}: `)).length === times",
            arg=[place, times],
        )

    visitor.put_away()

    # Some turns of one's own, with those of bots between them; then a bot plays to the end.
    for _ in range(12):
        take(visitor, source)
    page.click("[data-more]")
    page.click("[data-bot-for-me]")
    page.wait_for_selector(".result", timeout=60_000)
    verdict = page.inner_text(".question")  # who won, in the words of the game
    page.wait_for_function("() => heard.at(-1).endsWith(document.querySelector('.question').textContent)")
    told, spoken = lines_of(page), heard(page)
    assert len(told) > 20
    said = [text for text in spoken if text in set(told)]
    missed = len(told) - len(said)  # what bots did before the page was there
    assert missed <= len(before), "what comes later is spoken"
    assert said == told[missed:], "every line of the log, once, in order"
    assert sum(verdict in text for text in spoken) == 1
    # Each question comes after the lines that led to it: none is asked twice without anything between.
    assert all(one != other for one, other in pairwise(spoken) if one.endswith("?"))


def cut(visitor: Visitor, stage: Stage) -> None:
    """Break the line, and wait until the page is back."""
    before = len(stage.lines)
    stage.lines[-1].close()
    visitor.until(lambda: len(stage.lines) > before)
    visitor.page.wait_for_selector(".table-page[data-online=true]")


WHILE_AWAY = {
    "en": "4 things happened while you were away. Most recently:",
    "pl": "Gdy cię nie było, zaszły 4 zdarzenia. Ostatnio:",
    "cs": "Mezitím se staly 4 věci. Naposledy:",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_missed_off_the_line_is_summed_up_once(arrive: Arrive, language: str) -> None:
    visitor = arrive(language)
    page = visitor.page
    course = [moment for moment in islice(moments("estoril", 1), 12) if moment.seat == 0]
    before, after = course[0], course[-1]
    stage = Stage(visitor, before)
    page.wait_for_selector(".question")
    page.evaluate(LISTEN)
    after.log = (*before.log, *after.log[len(before.log) :][:4])
    after.private = tuple(index for index in after.private if index < len(after.log))
    stage.moment = after
    cut(visitor, stage)
    page.wait_for_function("told => heard.some((text) => text.startsWith(told))", arg=WHILE_AWAY[language])
    told = lines_of(page)
    assert len(told) == len(after.log)
    assert [text for text in heard(page) if any(line in text for line in told)] == [
        f"{WHILE_AWAY[language]} {' '.join(told[-4:])}"
    ]
    assert "additions" in live_region(page)["relevant"]
    # Once more, with nothing missed: nothing is said again.
    count = len(heard(page))
    cut(visitor, stage)
    assert not any(line in text for text in heard(page)[count:] for line in told)
