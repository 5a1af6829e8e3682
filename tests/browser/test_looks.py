"""A game from another package brings its looks along; and what the browser draws is what the data says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kordon.engine.looks import in_scheme, shade
from kordon.games import find
from kordon.web.build import build
from kordon_dev.browser import served
from kordon_dev.looks import shown_in
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

TITLES = {"en": "Moonbase", "pl": "Baza na Księżycu", "cs": "Základna na Měsíci"}
ABOUTS = {"en": "Nobody hears you lay a card.", "pl": "Nikt nie słyszy kart.", "cs": "Karty nikdo neslyší."}
LANDER = "M12 2l6 8v6l4 6h-4l-2-4H8l-2 4H2l4-6v-6z"

GAME = """
from msgspec.structs import replace
from kordon.games.estoril import Estoril
from moonbase import words

def renamed(shape):
    kind = {"board": "crater", "area": "pad", "reward": "ice"}[shape.look.split()[0]]
    return replace(shape, look=f"{kind} lander" if kind == "crater" else f"{kind} beacon-2" )

class Moonbase(Estoril):
    name = "moonbase"
    words = words

    def scene(self, observation):
        made = super().scene(observation)
        return replace(made, shapes=tuple(map(renamed, made.shapes)))

GAME = Moonbase()
"""
LOOKS = f'''
order = 1
seats = ["#ff00aa", "#00ffaa", "#aa00ff", "#aaff00"]
[colours]
paper = "#102030"
page = "#0a141e"
ink = "#f0f4ff"
muted = "#c0c8d8"
accent = "#7fd0ff"
on-accent = "#001018"
bar = "#334455"
[icons]
lander = "{LANDER}"
beacon = "lander"
strength = "M2 2h20v20H2z"
[signs]
beacon = {{ at = "corner", letter = "☾" }}
strength = {{ letter = "♦" }}
[styles]
crater = {{ fill = "#556677" }}
pad = {{ fill = "#889977", seam = "#111111", letter = "░" }}
'''
FINISHED = """
from random import Random
from kordon.engine import log
from kordon.engine.match import Match
from kordon.games import find
game, source = find("moonbase"), Random(1)
match = Match(game, game.parse_options({}), 2, bytes(32))
while acting := game.to_act(match.position):
    match.play(source.choice(game.moves(match.position, acting[0])))
print(log.write(match), end="")
"""
LEGIBLE = 10  # pixels
COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><circle r="90" fill="#eeeeee"/></svg>'


def install(folder: Path) -> None:
    """What pip leaves behind of a package that brings a game, with its texts and looks."""
    package = folder / "moonbase"
    with as_file(files("kordon.games.estoril").joinpath("text")) as texts:
        shutil.copytree(texts, package / "text")
    for language, title in TITLES.items():
        file = package / "text" / language / "game.ftl"
        kept = file.read_text("utf-8").split("\n\nseat-0", 1)[1]
        said = (
            f"game = {title}\n    .about = {ABOUTS[language]}\nlook-beacon = {title}: radio\n\nseat-0{kept}"
        )
        file.write_text(said, "utf-8")
    (package / "looks").mkdir()
    for name, source in {
        "__init__.py": GAME,
        "words.py": "from kordon.games.estoril.words import *\n",
        "looks/looks.toml": LOOKS,
        "looks/cover.svg": COVER,
    }.items():
        (package / name).write_text(source, "utf-8")
    info = folder / "moonbase-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: moonbase\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[kordon.games]\nmoonbase = moonbase:GAME\n")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("elsewhere")
    install(found)
    return found


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    """A server on a machine where the package is installed."""
    build()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with served() as address:
            yield address.rstrip("/")


def python(folder: Path, *command: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(folder), "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, *command], env=env, input="?\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def painted(page: Page, look: str, property: str) -> str:
    return str(
        page.locator(look).first.evaluate(
            "(one, name) => getComputedStyle(one).getPropertyValue(name)", property
        )
    )


def on_the_board(page: Page) -> None:
    expect(page.locator(".board .shape.l-crater")).to_have_count(6)
    assert painted(page, ".shape.l-pad .floor", "fill") == "rgb(136, 153, 119)"
    assert painted(page, ".shape.l-pad .floor", "stroke") == "rgb(17, 17, 17)"
    assert painted(page, ".shape.l-crater .floor", "fill") == "rgb(85, 102, 119)"
    assert page.locator(f'.shape.l-crater .picture[d="{LANDER}"]').count() == 6
    assert page.locator(f'.shape-sign.l-beacon .icon[d="{LANDER}"]').count() > 6
    assert painted(page, ".play-top", "background-color") == "rgb(51, 68, 85)"


def test_the_pages_show_a_game_from_elsewhere_in_its_own_looks(arrive: Arrive, axe: str) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open()
    card = page.locator(".game-card[data-game=moonbase]")
    expect(card.locator("h2")).to_have_text(TITLES["en"])
    expect(card.locator("p")).to_have_text(ABOUTS["en"])
    shown = page.locator(".game-card").evaluate_all("all => all.map(one => one.dataset.game)")
    assert shown == ["moonbase", "sniper", "estoril", "wolfenstein"]
    expect(card).to_have_css("background-color", "rgb(16, 32, 48)")
    for cover in page.locator(".game-card img").all():
        cover.evaluate("one => one.decode()")  # raises for what is no picture
    assert visitor.findings(axe) == []
    visitor.open("lobby")
    expect(page.locator(".new-table select").first).to_contain_text(TITLES["en"])
    assert painted(page, ".new-table", "background-color") == "rgb(16, 32, 48)"
    visitor.open("rules/moonbase")
    expect(page.locator(".rules-page [aria-current=page]")).to_have_text(TITLES["en"])
    expect(page.locator(".rules dt").first).to_contain_text("ES-")
    assert painted(page, ".rules-page", "--accent") == "#7fd0ff"


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_its_titles_are_in_the_viewers_language(arrive: Arrive, language: str) -> None:
    visitor = arrive()
    visitor.open()
    visitor.page.wait_for_selector("[data-quick]")
    visitor.choose_language(language)
    card = visitor.page.locator(".game-card[data-game=moonbase]")
    expect(card.locator("h2")).to_have_text(TITLES[language])
    expect(card.locator("p")).to_have_text(ABOUTS[language])


def test_its_table_and_its_replays_are_drawn_with_its_own_icons_and_colours(
    arrive: Arrive, folder: Path
) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.start("moonbase")
    expect(page.locator("h1")).to_have_text(TITLES["en"])
    on_the_board(page)
    assert painted(page, "[data-owner='0']", "--owner") == "#ff00aa"
    assert page.locator('.sign.l-strength .icon[d="M2 2h20v20H2z"]').count() > 3
    visitor.open("lobby")
    expect(page.locator("[aria-labelledby=mine] strong").first).to_have_text(TITLES["en"])
    log = python(folder, "-c", FINISHED)
    table = visitor.ask("tables/import", log=log)["table"]
    visitor.open(f"table/{table}/replay?viewer=0&step=3")
    expect(page.locator("h1")).to_have_text(TITLES["en"])
    on_the_board(page)


def test_the_terminal_shows_its_letters(folder: Path) -> None:
    command = ("-m", "kordon.cli", "play", "moonbase", "--seed", "a", "--width", "100", "--bots", "beginner")
    shown = python(folder, *command, "--lang", "pl")
    assert TITLES["pl"] in shown
    assert "☾" in shown
    assert "♦1" in shown
    assert "░" in shown
    assert f"☾ {TITLES['pl']}: radio" in shown  # in the legend


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["estoril", "sniper"])
def test_the_browser_draws_what_the_data_says(arrive: Arrive, name: str, scheme: str) -> None:
    visitor = arrive()
    visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    visitor.start(name)
    found: list[tuple[str, str, str]] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.board .shape:not(.goal):not([data-lit])')].map(one => {
            const {fill, stroke} = getComputedStyle(one.querySelector('.floor'));
            const words = [...one.classList].filter(c => c.startsWith("l-")).map(c => c.slice(2));
            return [words.join(" "), fill, stroke];
        })"""
    )
    looks = find(name).looks
    assert len(found) > 20
    for look, fill, stroke in found:
        style = looks.style(look)
        wanted = style.fill or looks.colours.floor, style.seam or looks.colours.seam
        assert [fill, stroke] == [css(in_scheme(one or "", scheme == "dark")) for one in wanted], look


def css(colour: str) -> str:
    red, green, blue, alpha = shade(colour)
    rgb = ", ".join(str(round(part * 255)) for part in (red, green, blue))
    return f"rgb({rgb})" if alpha == 1 else f"rgba({rgb}, {round(alpha, 2):g})"


# Of each caption: its letters, how many pieces lie on them, its height.
CAPTIONS = """() => {
    const bodies = [...document.querySelectorAll('.board .piece .face > .body')];
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    return [...document.querySelectorAll('.board .caption')].map(one => {
        const {left, top, width, height} = one.getBoundingClientRect();
        const letters = parts.flatMap(x => parts.map(y => new DOMPoint(
            left + width * x, top + height * (0.2 + 0.6 * y), // there is space above and below the letters
        )));
        const covering = bodies.filter(body => {
            const toBody = body.getScreenCTM().inverse();
            return letters.some(point => body.isPointInFill(point.matrixTransform(toBody)));
        });
        return [one.textContent, covering.length, height];
    });
}"""


def test_pieces_leave_captions_free(browser: Browser, server: str) -> None:
    page = shown_in(browser, f"{server}/")
    captions = page.evaluate(CAPTIONS)
    assert len(captions) > 10
    assert page.locator(".board .piece").count() > 6
    assert [caption for caption, covering, _ in captions if covering] == []
    assert all(height >= LEGIBLE for _, _, height in captions)
    # Where there is no room, letters lie above the piece.
    order = page.evaluate("[...document.querySelectorAll('.board > g')].map(one => one.className.baseVal)")
    assert order.index("pieces") < len(order) - 1 - order[::-1].index("captions")
    page.close()
