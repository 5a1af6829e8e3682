"""Looks are data that can do no harm, and everything drawn by them can be made out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kordon.engine.checks.looks import contrast, unseen
from kordon.engine.checks.texts import game_faults
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.looks import LAST, Group, Looks, Moment, Sound, Style, in_scheme, read, stock
from kordon.engine.pictures import check_svg, still
from kordon.engine.scene import Shape
from kordon.engine.words import LITERAL
from kordon.games import GAMES, find, in_order
from kordon.games.estoril.rules.missions import MISSIONS
from tests.engine.boards import boards_of, scenes_of

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">{}</svg>'


def looks_from(folder: Path, source: str, cover: str = "") -> Looks:
    (folder / "looks.toml").write_text(source, "utf-8")
    if cover:
        (folder / "cover.svg").write_text(cover, "utf-8")
    return read(folder, "other")


# ---- reading


def test_a_game_without_looks_has_the_stock(tmp_path: Path) -> None:
    assert read(tmp_path, "other") is stock()
    assert stock().order == LAST
    assert stock().icon("hero") == stock().icon("person")


def test_own_looks_lie_on_top_of_the_stock(tmp_path: Path) -> None:
    source = 'order = 3\n[colours]\nseam = ["#111111", "#eee"]\n[styles]\nwater = { fill = "#123456" }\n'
    looks = looks_from(tmp_path, source, SVG.format('<path d="M0 0h9v9z" fill="#abcdef"/>'))
    assert looks.order == 3
    assert looks.colours.seam == ("#111111", "#eee")
    assert looks.colours.sheet == stock().colours.sheet
    assert looks.style("space water") == Style(fill="#123456")
    assert looks.icons == stock().icons
    assert "<path" in looks.cover


def test_log_lines_are_given_sounds_of_the_stock_alone(tmp_path: Path) -> None:
    assert looks_from(tmp_path, '[sounds]\nfound = "find"\n').sounds == {"found": "find"}
    for wrong in ('found = "gong"', 'found = "find.mp3"', '"found it" = "find"'):
        with pytest.raises(Fault, match="sounds"):
            looks_from(tmp_path, f"[sounds]\n{wrong}\n")


@pytest.mark.parametrize("name", GAMES)
def test_every_sound_belongs_to_a_line_that_the_game_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find(name)
    assert game.looks.sounds
    sounds: dict[str, Sound] = {**game.looks.sounds, "no-such-line": "find"}
    other = msgspec.structs.replace(game.looks, sounds=sounds)
    monkeypatch.setitem(vars(game), "looks", other)  # in place of what the property has cached
    assert game_faults(game) == ["looks.toml gives a sound to no-such-line, which the game never says"]


def test_moments_and_groups_are_of_lines_that_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("wolfenstein")
    group = Group("no-such-start", ("no-such-end",), {"many": ("no-such-line",)}, staged=True)
    moments: dict[str, Moment] = {**game.looks.moments, "no-such-line": "fall"}
    other = msgspec.structs.replace(
        game.looks, moments=moments, groups={**game.looks.groups, "strange": group}
    )
    monkeypatch.setitem(vars(game), "looks", other)
    found = game_faults(game)
    assert "looks.toml gives a moment to no-such-line, which the game never says" in found
    for line in ("no-such-start", "no-such-end", "no-such-line"):
        assert f"looks.toml groups {line}, which the game never says" in found
    for text in ("group-strange", "group-strange-many"):
        assert f"pl: {text} is missing" in found


def test_more_words_count_before_fewer_and_later_ones_before_earlier() -> None:
    styles = {
        "red hall": Style(fill="#000001"),
        "hall": Style(fill="#000002", texture="planks"),
        "red": Style(fill="#000003", tint="#ff0000"),
    }
    looks = msgspec.structs.replace(stock(), styles=styles)
    assert looks.style("hall").fill == "#000002"
    assert looks.style("room hall-red") == Style(fill="#000001", texture="planks", tint="#ff0000")
    assert looks.style("red-2").fill == "#000003"
    assert looks.style("elsewhere") == Style()


def test_games_are_listed_in_the_order_they_state() -> None:
    assert [game.name for game in in_order(map(find, GAMES))] == ["sniper", "estoril", "wolfenstein"]


@pytest.mark.parametrize("name", GAMES)
def test_our_games_bring_a_cover_icons_and_colours(name: str) -> None:
    looks = find(name).looks
    assert looks.cover
    assert looks.icons.keys() > stock().icons.keys()
    assert looks.colours.accent != stock().colours.accent


# ---- nothing but data


@pytest.mark.parametrize(
    ("source", "field"),
    [
        ('[colours]\nseam = "red;} body{display:none"', "seam"),
        ('[colours]\nseam = "#12345"', "seam"),
        ('[colours]\nseam = "red #123456"', "seam"),
        ('[colours]\nseam = "#123456 red"', "seam"),
        ('[colours]\nseam = "#123456\\n"', "seam"),
        ('[colours]\nsheen = "#123456"', "sheen"),
        ('[grounds]\nstage = "url(https://other.example/x.png)"', "stage"),
        ('[grounds]\nstage = "linear-gradient(#fff, #000"', "stage"),
        ('[grounds]\nstage = "linear-gradient(#fff, #000)) , (#fff"', "stage"),
        ('[grounds]\nstage = "linear-gradient(#fff, #000); color: #fff"', "stage"),
        ('[grounds]\nstage = "image-set(#fff)"', "stage"),
        ('[grounds]\nunder = "linear-gradient(#fff, #000)"', "under"),
        ('[icons]\nkey = "M0 0\\"/><script>"', "icons"),
        ('[icons]\nkey = "nowhere"', "key"),
        ('[icons]\n"key onload" = "M0 0h9"', "icons"),
        ('[styles]\n"a{}b" = { fill = "#fff" }', "styles"),
        ('[styles]\nwater = { fill = "url(#waves)" }', "fill"),
        ('[styles]\nwater = { texture = "marble" }', "texture"),
        ("[styles]\nwater = { width = 99 }", "width"),
        ('[title]\nfont = ["Arial\', serif; color: red"]', "font"),
        ('[signs]\nwater = { letter = "\\u001b" }', "letter"),
        ('[signs]\nwater = { at = "outside" }', "at"),
        ('[bands]\nflag = { colours = ["#fff", "blue"] }', "bands"),
        ('cover = "<svg/>"', "cover"),
        ("order = [", "looks.toml"),
    ],
)
def test_whatever_is_no_data_is_refused_with_its_field(tmp_path: Path, source: str, field: str) -> None:
    with pytest.raises(Fault, match=field):
        looks_from(tmp_path, source)


def test_a_long_ground_is_refused_in_no_time(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="stage"):
        looks_from(tmp_path, f'[grounds]\nstage = "{"1" * 1900}x"')


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        "<script/>",
        "<style/>",
        "<image/>",
        "<use/>",
        "<a/>",
        '<animate attributeName="href"/>',
        '<animate attributeName="fill" values="url(https://other.example)"/>',
        '<animate attributeName="opacity" values="0;1" onend="alert(1)"/>',
        "<set/>",
        '<path d="M0 0h9" onload="alert(1)"/>',
        '<path d="M0 0h9" style="fill:url(https://other.example)"/>',
        '<rect width="9" height="9" fill="url(https://other.example)"/>',
        '<rect width="9" height="9" fill="url(#a) url(data:x)"/>',
        '<image href="https://other.example"/>',
        '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>',
        '<use href="#a"/>',
        "<foreignObject/>",
        '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
        "words",
        "<!-- a comment -->",
        "<path",
    ],
)
def test_a_cover_holds_plain_drawn_elements_alone(inside: str) -> None:
    with pytest.raises(ValueError, match="picture"):
        check_svg(SVG.format(inside))


def test_a_cover_is_an_svg_without_entities() -> None:
    for source in ("<html/>", '<!DOCTYPE svg [<!ENTITY a "b">]>' + SVG.format(""), "x" * (25 << 10)):
        with pytest.raises(ValueError, match="picture"):
            check_svg(source)
    check_svg(SVG.format('<g transform="rotate(9)"><circle r="4" fill="url(#dusk)"/></g>'))


def test_a_cover_may_live_and_can_be_had_still() -> None:
    lamp = '<circle r="4"><animate attributeName="opacity" values="1;0.5" dur="9s"/></circle>'
    check_svg(SVG.format(lamp))
    assert still(SVG.format(lamp)) == SVG.format('<circle r="4"></circle>')
    for game in map(find, GAMES):
        check_svg(game.looks.cover)
        assert "<animate" in game.looks.cover
        assert "animate" not in still(game.looks.cover)


# ---- everything can be made out


def test_contrast_is_as_the_guidelines_reckon_it() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#fff") == pytest.approx(4.48, abs=0.01)


def cell(x: int, look: str, side: int = 10) -> Shape:
    outline = (x, 0, x + side, 0, x + side, side, x, side)
    return Shape(f"cell:{x}", outline, look, LITERAL.say("a cell"))


def with_styles(**styles: Style) -> Looks:
    return msgspec.structs.replace(stock(), styles=styles)


def test_a_pale_seam_is_found_on_either_side_of_it() -> None:
    pale = with_styles(pale=Style(seam="#fffaf0"), dim=Style(fill="#675f50"))
    assert unseen(stock(), [cell(0, "room"), cell(10, "water")]) == []
    assert any("pale" in fault for fault in unseen(pale, [cell(0, "pale"), cell(10, "room")]))
    assert any("dim" in fault for fault in unseen(pale, [cell(0, "plain"), cell(10, "dim")]))


def test_what_shines_through_counts() -> None:
    looks = with_styles(tile=Style(fill="#4a4235"), veil=Style(fill="#ffffff11"))
    assert any("veil" in fault for fault in unseen(looks, [cell(0, "tile", 30), cell(0, "veil")]))


@pytest.mark.parametrize("name", GAMES)
def test_every_seam_of_every_board_can_be_seen(name: str) -> None:
    game = find(name)
    boards = list(boards_of(game))
    assert boards
    assert [fault for board in boards for fault in unseen(game.looks, board)] == []


@pytest.mark.parametrize("name", GAMES)
def test_captions_can_be_read_on_every_ground(name: str) -> None:
    looks = find(name).looks
    for board in boards_of(find(name)):
        for shape in board:
            style = looks.style(shape.look)
            for dark in (False, True):
                fill = in_scheme(style.fill or looks.colours.floor or "#fff", dark)
                ink = in_scheme(style.ink or looks.colours.map_ink or "#000", dark)
                if shape.caption is not None and len(fill) < 9:
                    assert contrast(ink, fill) >= 4.5, (shape.look, dark, fill)


def test_every_mission_of_estoril_has_a_picture_of_its_own() -> None:
    looks = find("estoril").looks
    drawn = [
        str(looks.bands.get(f"mission-{mission.key}") or looks.icons[mission.key]) for mission in MISSIONS
    ]
    assert len(set(drawn)) == len(MISSIONS)
    flags = {key.split("-")[1]: bands for key, bands in looks.bands.items() if key.startswith("flag-")}
    assert len({str(bands) for bands in flags.values()}) == len(flags)


def test_every_look_word_of_our_games_finds_its_icon() -> None:
    """Badges and cards of our games have pictures; only counts and coloured spots have none."""
    missing: dict[str, set[str]] = {}
    for name in GAMES:
        game = find(name)
        looks = game.looks
        for icon in icons_of(game):
            short = icon.partition("-")[2]
            known = icon in looks.icons or short in looks.icons or icon in looks.bands
            if not known and not icon.endswith("-x") and looks.style(icon).tint is None:
                missing.setdefault(name, set()).add(icon)
    assert missing == {}


def icons_of(game: AnyGame) -> set[str]:
    scenes = scenes_of(game)
    badges = [badge for scene in scenes for piece in scene.pieces for badge in piece.badges]
    badges += [badge for scene in scenes for panel in scene.panels for badge in panel.badges]
    return {badge.icon for badge in badges}
