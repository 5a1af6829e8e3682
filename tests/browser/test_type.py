"""Pages are set in the fonts that come with them, and keep their layout until those are there."""

from __future__ import annotations

from playwright.sync_api import Browser

from kordon.engine.speech import LANGUAGES
from kordon.games import GAMES, find
from kordon.web.build import MOST_FONT_BYTES, build, font_size
from tests.browser.conftest import Arrive, Window, context

# Which families a text is set in, by what the browser did.
USED = """async () => {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(font => font.status === 'loaded');
  return loaded.map(font => font.family.replace(/['"]/g, ''));
}"""


def test_a_page_is_set_in_our_fonts_alone(arrive: Arrive) -> None:
    visitor = arrive("pl", screen=(1366, 768), fresh=True)
    visitor.start("wolfenstein")
    page = visitor.page
    page.wait_for_selector(".question")
    assert {"Kordon Sans", "Kordon Serif", "Kordon Condensed"} <= set(page.evaluate(USED))
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    for look in (".play-top h1", ".question", ".tabs button", ".panel strong"):
        node = session.send("DOM.querySelector", {"nodeId": root, "selector": look})["nodeId"]
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert fonts, look
        assert all(font["isCustomFont"] for font in fonts), (look, fonts)


def test_fonts_are_light_and_cached(arrive: Arrive) -> None:
    assert 0 < font_size(build()) <= MOST_FONT_BYTES
    visitor = arrive()
    with visitor.page.expect_response("**/*.woff2") as found:
        visitor.open()
    assert "immutable" in found.value.headers["cache-control"]


def test_every_letter_that_is_said_is_in_the_fonts(arrive: Arrive) -> None:
    """No word of a game in any language falls back to a font of the machine for one of its letters."""
    visitor = arrive()
    visitor.open()
    visitor.page.wait_for_selector("[data-quick]")
    said = {
        letter
        for name in GAMES
        for language in LANGUAGES
        for letter in "".join(
            file.read_text("utf-8")
            for file in find(name).texts.joinpath(language).iterdir()
            if file.name.endswith(".ftl")
        )
        if letter.isalpha()
    }
    assert len(said) > 80
    missing = visitor.page.evaluate(
        """letters => letters.filter(letter => ![...document.fonts].some(font => {
          if (!/Kordon Sans/.test(font.family)) return false;
          return font.unicodeRange.split(',').some(range => {
            const [from, to] = range.trim().replace(/^U\\+/i, '').split('-').map(one => parseInt(one, 16));
            const code = letter.codePointAt(0);
            return code >= from && code <= (to ?? from);
          });
        }))""",
        sorted(said),
    )
    assert missing == []


def test_nothing_jumps_when_the_fonts_arrive(browser: Browser, server: str) -> None:
    """The stand-ins take the same room: no line breaks elsewhere, no box grows by more than a hair."""
    boxes = """() => [...document.querySelectorAll('h1, h2, p, button, summary, li')].map(one => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return {what: one.textContent.trim().slice(0, 30), x, y, width, height};
    })"""
    found = []
    for is_there in (True, False):
        window = context(browser, Window("en", (1366, 768)))
        page = window.new_page()
        if not is_there:
            page.route("**/*.woff2", lambda route: route.abort())
        page.goto(server)
        page.wait_for_selector("[data-quick]")
        page.evaluate("document.fonts.ready")
        found.append(page.evaluate(boxes))
        window.close()
    ours, stand_ins = found
    assert [one["what"] for one in ours] == [one["what"] for one in stand_ins]
    moved = [
        (a["what"], a["y"] - b["y"], a["height"] - b["height"])
        for a, b in zip(ours, stand_ins, strict=True)
        if abs(a["height"] - b["height"]) > 2 or abs(a["y"] - b["y"]) > 4
    ]
    assert moved == []
