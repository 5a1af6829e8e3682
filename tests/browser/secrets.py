"""Another's secrets, looked for in a visitor's scene, page and fetched files."""

from __future__ import annotations

from typing import Any

import httpx

from tests.browser.visitor import Visitor

PRIVATE = frozenset({"own", "self"})  # looks of what is shown to nobody else at all
TOKENS = frozenset({"shield", "silent", "bonus"})
ANSWERS = frozenset({"/games", "/me", "/tables"})  # of the API; none of them knows a position


def leaks(owner: Visitor, seat: int, other: Visitor) -> list[str]:
    """The secrets of the owner's seat that are in the other's scene or page."""
    shown = other.pieces()
    own = owner.pieces()
    secrets = [id for id, piece in own.items() if is_secret(piece, seat) and not was_seen(piece, other)]
    found = [f"{id} as {shown[id]}" for id in secrets if id in shown and not is_mere_back(shown[id])]
    ways = [line for line in owner.scene.get("lines", []) if line["look"].startswith("path")]
    points = [line["points"] for line in other.scene.get("lines", [])]
    found += [f"{way}" for way in ways if way["points"] in points]
    names = spoken_names(owner, secrets)
    pages = drawn(other, list(names))
    return found + [f"{id} in the page" for id, html in pages.items() if names[id] in html]


def is_secret(piece: dict[str, Any], seat: int) -> bool:
    """Whether only the owner knows the piece: it is kept private, or lies face down."""
    looks = set(piece["look"].split())
    lies_face_down = piece.get("hidden") and piece.get("owner") == seat and "back" not in looks
    return bool(PRIVATE & looks or lies_face_down)


def is_mere_back(piece: dict[str, Any]) -> bool:
    """Whether the piece shows its back, and no mark but tokens that lie on it for all to see."""
    tokens = {badge["icon"] for badge in piece.get("badges", [])} <= TOKENS
    return "back" in piece["look"].split() and tokens and not piece.get("detail")


def was_seen(piece: dict[str, Any], other: Visitor) -> bool:
    """Whether the other looked at what lies there by the rules: their log says so."""
    label = {shape["id"]: shape["label"] for shape in other.scene.get("shapes", [])}.get(piece["at"])
    return label is not None and any(line[0] == "saw" and line[1]["place"] == label for line in other.log)


def spoken_names(owner: Visitor, ids: list[str]) -> dict[str, str]:
    """What the owner's page calls the pieces."""
    found: dict[str, str] = owner.page.evaluate(
        """ids => Object.fromEntries(ids.flatMap(id => {
            const element = document.querySelector(`[data-target="${id}"]`);
            return element ? [[id, element.getAttribute('aria-label').split(/,| \\(/)[0]]] : [];
        }))""",
        ids,
    )
    return found


def drawn(visitor: Visitor, ids: list[str]) -> dict[str, str]:
    """All that the visitor's page has about each id."""
    found: dict[str, str] = visitor.page.evaluate(
        """ids => Object.fromEntries(ids.map(id => [id,
            [...document.querySelectorAll(`[data-target="${id}"], [data-piece="${id}"]`)]
                .map(element => element.outerHTML).join('')]))""",
        ids,
    )
    return found


def private_files(visitor: Visitor) -> list[str]:
    """Files that the visitor fetched and a stranger would get otherwise, or not at all."""
    with httpx.Client(base_url=visitor.address) as stranger:
        return [
            path
            for path in sorted(visitor.fetched - ANSWERS)
            if not path.startswith("/tables/")
            and stranger.get(path).content != visitor.page.request.get(visitor.address + path).body()
        ]
