"""What is won of a campaign, as every store keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from kordon.engine.campaign import LevelWon, Result
from kordon.games import find
from kordon.web.campaigns import sheet_of
from tests.tables.store.examples import ANIA, BOB, changed, with_members

if TYPE_CHECKING:
    from kordon.tables.store.base import Store

pytestmark = pytest.mark.anyio

GAME = find("wolfenstein")


async def play(store: Store, id: str, result: Result, at: int, game: str = GAME.name) -> None:
    """A table of two that is over."""
    summary = changed(with_members(ANIA, BOB, at=at), game=game, state="finished", seats=2)
    await store.create(id, b"", changed(summary, result=None))
    await store.append_many(id, 0, [b"end"], changed(summary, result=result))


async def test_sheets_are_counted_page_by_page_and_forgotten_with_their_player(store: Store) -> None:
    for player in (ANIA, BOB):
        await store.create_player(player)
    await play(store, "a", Result("cells", "hurt", (0, 1), ("quiet",), (0, 1)), 1)
    await play(store, "b", Result("cells", "hurt", (0, 1), ("in-time",), (0, 1)), 2)
    await play(store, "c", Result("cells", "bring", (0,), (), (0,)), 3)
    await play(store, "d", Result("cells", "bring", (0, 1), (), (0, 1)), 4, game="another")
    for page in (1, 100):
        with patch("kordon.web.campaigns.PAGE", page):
            sheet = await sheet_of(store, GAME, ANIA.id)
        cells = sheet.chapters[1]
        assert (cells.chapter, cells.played) == ("cells", 3)
        assert cells.won == (LevelWon("hurt", 2, ("quiet", "in-time")), LevelWon("bring", 1, ()))
        (group,) = sheet.groups
        assert group.names == (ANIA.name, BOB.name)
        assert group.chapters[1].played == 2
    assert [id for id, _ in await store.tables_of(ANIA.id, game="another")] == ["d"]
    assert len(await store.tables_of(ANIA.id)) == 4
    await store.delete_player(ANIA.id)
    assert all(line.played == 0 for line in (await sheet_of(store, GAME, ANIA.id)).chapters)
    rest = await sheet_of(store, GAME, BOB.id)
    assert rest.chapters[1].played == 2
    assert rest.groups == ()
