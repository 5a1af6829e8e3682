"""What the lobby lists and what is stored of players, the same in every store."""

from __future__ import annotations

from asyncio import gather
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kordon.engine.errors import Fault
from kordon.tables.store.interface import Exists, Member, Missing, NameTaken, Player, Summary
from tests.tables.store.examples import ANIA, BOB, changed, with_members
from tests.tables.store.test_log import NO_IDS

if TYPE_CHECKING:
    from kordon.tables.store.base import Store

pytestmark = pytest.mark.anyio

ODD_TEXTS = (
    "\0",
    "a\0b",
    "🂡👩‍👩‍👧",
    "'; DROP TABLE players; --",
    "<script>alert(1)</script>",
    "Żółć",
    "\u202e",
    "",
)


async def test_the_lobby_lists_open_public_tables_the_last_changed_first(store: Store) -> None:
    await store.create("old", b"", changed(changed_at=1))
    await store.create("new", b"", changed(changed_at=9))
    await store.create("link", b"", changed(public=False, changed_at=10))
    await store.create("runs", b"", changed(state="playing", changed_at=11))
    assert await store.open_tables() == [("new", changed(changed_at=9)), ("old", changed(changed_at=1))]
    await store.append_many("old", 0, [b"sit"], changed(changed_at=20))
    await store.append_many("new", 0, [b"start"], changed(state="playing", changed_at=21))
    assert [table for table, _ in await store.open_tables()] == ["old"]
    assert await store.counts() == {"open": 2, "playing": 2}


async def test_pages_of_the_lobby_meet_without_gap_or_overlap(store: Store) -> None:
    for number in range(10):
        await store.create(f"t{number}", b"", changed(changed_at=number // 4))
    seen: list[str] = []
    page = await store.open_tables(limit=3)
    while page:
        seen += [table for table, _ in page]
        table, summary = page[-1]
        page = await store.open_tables(limit=3, before=(summary.changed_at, table))
    assert seen == ["t9", "t8", "t7", "t6", "t5", "t4", "t3", "t2", "t1", "t0"]


async def test_the_lobby_lists_what_can_be_joined_of_one_game_or_of_all(store: Store) -> None:
    await store.create("full", b"", changed(open_seats=0, changed_at=5))
    await store.create("free", b"", changed(open_seats=1, changed_at=4))
    await store.create("other", b"", changed(game="estoril", changed_at=3))
    assert [table for table, _ in await store.open_tables()] == ["free", "other"]
    assert [table for table, _ in await store.open_tables(game="estoril")] == ["other"]
    assert await store.open_tables(game="chess") == []
    await store.append_many("full", 0, [b"stand"], changed(open_seats=1, changed_at=6))
    await store.append_many("free", 0, [b"sit"], changed(open_seats=0, changed_at=7))
    assert [table for table, _ in await store.open_tables()] == ["full", "other"]


async def test_old_tables_that_did_not_start_or_were_given_up_expire(store: Store) -> None:
    await store.create_player(ANIA)
    for state in ("open", "playing", "finished", "abandoned"):
        for age, at in (("old", 1), ("new", 9)):
            await store.create(f"{state}-{age}", b"", changed(with_members(ANIA, at=at), state=state))
            await store.append_many(f"{state}-{age}", 0, [b"entry"])
    await store.create("link-old", b"", changed(public=False, changed_at=2))
    assert await store.expire(before=1) == []
    assert len(await store.expire(before=9, limit=1)) == 1
    rest = await store.expire(before=9)
    assert len(rest) == 2
    assert await store.expire(before=9) == []
    left = ["abandoned-new", "finished-new", "finished-old", "open-new", "playing-new", "playing-old"]
    assert [table for table, _ in await store.all_tables()] == left
    assert sorted(table for table, _ in await store.tables_of("ania")) == left
    with pytest.raises(Missing):
        await store.entries("open-old")
    with pytest.raises(Missing):
        await store.append_many("open-old", 1, [b"late"])
    await store.create("open-old", b"again", changed())
    assert await store.entries("open-old") == []


@pytest.mark.parametrize("name", ["Anna", "аnnа", "ANNA", "A.n-n a", "Ａnna"])
async def test_no_account_has_a_name_that_could_be_taken_for_anothers(store: Store, name: str) -> None:
    await store.create_player(Player("anna", "Anna", "$argon2id$x"))
    await store.create_player(Player("eve", "Eve", "$argon2id$y"))
    with pytest.raises(NameTaken):
        await store.set_name("eve", name)
    with pytest.raises(NameTaken):
        await store.create_player(Player("eva", name, "$argon2id$z"))
    assert await store.lookalike(name) == Player("anna", "Anna", "$argon2id$x")
    assert await store.lookalike("Hanna") is None
    await store.create_player(Player("guest", name))  # whether a guest may is for others to decide
    with pytest.raises(NameTaken):
        await store.set_passphrase_hash("guest", "$argon2id$z")
    await store.set_name("anna", "anna")
    await store.delete_player("anna")
    assert await store.lookalike(name) is None


async def test_sessions_have_generations(store: Store) -> None:
    await store.create_player(ANIA)
    assert [await store.end_sessions("ania") for _ in range(2)] == [1, 2]
    assert await store.player("ania") == Player("ania", "Ania", generation=2)
    await store.change_settings("ania", lambda _: b"x")
    assert await store.player("ania") == Player("ania", "Ania", None, b"x", 2)
    with pytest.raises(Missing):
        await store.end_sessions("nobody")


async def test_a_player_finds_the_tables_that_name_them(store: Store) -> None:
    await store.create_player(ANIA)
    await store.create_player(BOB)
    await store.create("both", b"", with_members(ANIA, BOB, at=5))
    await store.create("hers", b"", with_members(ANIA, at=7))
    assert [table for table, _ in await store.tables_of("ania")] == ["hers", "both"]
    assert [table for table, _ in await store.tables_of("ania", limit=1)] == ["hers"]
    assert await store.tables_of("ania", before=(7, "hers")) == [("both", with_members(ANIA, BOB, at=5))]
    await store.append_many("both", 0, [b"stand"], with_members(BOB, at=8))
    assert [table for table, _ in await store.tables_of("ania")] == ["hers"]
    assert [table for table, _ in await store.tables_of("bob")] == ["both"]
    await store.append_many("both", 1, [b"sit"], with_members(BOB, ANIA, at=9))
    assert [table for table, _ in await store.tables_of("ania")] == ["both", "hers"]


async def test_only_accounts_have_a_name_to_themselves(store: Store) -> None:
    await store.create_player(ANIA)
    await store.create_player(Player("ania2", "Ania"))
    assert await store.by_name("Ania") is None
    await store.set_passphrase_hash("ania", "$argon2id$x")
    assert await store.by_name("ANIA") == Player("ania", "Ania", "$argon2id$x")
    with pytest.raises(NameTaken):
        await store.set_passphrase_hash("ania2", "$argon2id$y")
    with pytest.raises(NameTaken):
        await store.create_player(Player("ania3", "ａｎｉａ", "$argon2id$z"))
    await store.create_player(Player("bob", "Bob", "$argon2id$b"))
    with pytest.raises(NameTaken):
        await store.set_name("bob", "aniA")
    await store.set_name("ania", "Anna")
    await store.set_name("bob", "Ania")
    assert await store.by_name("ania") == Player("bob", "Ania", "$argon2id$b")
    assert await store.by_name("anna") == Player("ania", "Anna", "$argon2id$x")
    await store.set_passphrase_hash("ania", None)
    assert await store.by_name("anna") is None
    assert await store.player("ania") == Player("ania", "Anna")


async def test_a_players_settings_are_kept_as_they_are(store: Store) -> None:
    await store.create_player(ANIA)
    await store.change_settings("ania", lambda _: b"\0\xffwebhook")
    assert await store.player("ania") == Player("ania", "Ania", None, b"\0\xffwebhook")


async def test_of_changes_at_once_every_one_sees_those_before_it(store: Store) -> None:
    await store.create_player(ANIA)
    found = await gather(
        *[store.change_settings("ania", lambda player: player.settings + b"x") for _ in range(20)]
    )
    assert sorted(len(player.settings) for player in found) == list(range(1, 21))

    def refuse(player: Player) -> bytes:
        raise Fault("spent")

    with pytest.raises(Fault, match="spent"):
        await store.change_settings("ania", refuse)
    assert await store.player("ania") == Player("ania", "Ania", None, b"x" * 20)


async def test_players_who_are_not_there_are_missing(store: Store) -> None:
    await store.create_player(ANIA)
    with pytest.raises(Exists):
        await store.create_player(Player("ania", "Other"))
    for name in ("nobody", *NO_IDS):
        assert await store.player(name) is None
        assert await store.tables_of(name) == []
        with pytest.raises(Missing):
            await store.set_name(name, "x")
        with pytest.raises(Missing):
            await store.set_passphrase_hash(name, "x")
        with pytest.raises(Missing):
            await store.change_settings(name, lambda _: b"x")
        with pytest.raises(Missing):
            await store.delete_player(name)
    for name in NO_IDS:
        with pytest.raises(ValueError, match="not an id"):
            await store.create_player(Player(name, "x"))
    assert await store.player("ania") == ANIA


async def test_a_deleted_player_is_named_nowhere_and_the_tables_go_on(store: Store) -> None:
    await store.create_player(ANIA)
    await store.create_player(BOB)
    bot = Member("bot-3")
    summary = changed(members=(Member("Ania", "ania"), bot, Member("Bob", "bob")))
    await store.create("t", b"", summary)
    await store.append_many("t", 0, [b'["sit","ania"]'])
    await store.delete_player("ania")
    assert await store.player("ania") is None
    assert await store.tables_of("ania") == []
    assert (await store.summary("t")).members == (Member(""), bot, Member("Bob", "bob"))
    assert (await store.summary("t")).changed_at == summary.changed_at
    assert [table for table, _ in await store.tables_of("bob")] == ["t"]
    assert await store.entries("t") == [(0, b'["sit","ania"]')]


async def test_a_late_summary_does_not_bring_a_deleted_player_back(store: Store) -> None:
    await store.create_player(ANIA)
    await store.create_player(BOB)
    await store.create("t", b"", with_members(ANIA, BOB))
    await store.delete_player("ania")
    await store.append_many("t", 0, [b"move"], with_members(ANIA, BOB, at=2_000))
    await store.create("t2", b"", with_members(ANIA))
    assert (await store.summary("t")).members == (Member(""), Member("Bob", "bob"))
    assert (await store.summary("t")).changed_at == 2_000
    assert (await store.summary("t2")).members == (Member(""),)
    assert await store.tables_of("ania") == []


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=40), other=st.text(max_size=40))
@example(*ODD_TEXTS[:2])
@example(*ODD_TEXTS[2:4])
@example(*ODD_TEXTS[4:6])
@example(*ODD_TEXTS[6:8])
async def test_any_text_comes_back_as_it_was(store: Store, text: str, other: str) -> None:
    number = sum((await store.counts()).values())
    player = Player(f"p{number}", text, None, other.encode())
    await store.create_player(player)
    assert await store.player(player.id) == player
    await store.set_name(player.id, other)
    assert await store.player(player.id) == Player(player.id, other, None, other.encode())
    await store.set_passphrase_hash(player.id, "hash")
    assert await store.by_name(other) == Player(player.id, other, "hash", other.encode())
    await store.set_passphrase_hash(player.id, None)
    summary = Summary(text, "open", True, 2, 1, (Member(text, player.id), Member(other)), number)
    await store.create(f"t{number}", other.encode(), summary)
    assert await store.summary(f"t{number}") == summary
    assert await store.tables_of(player.id) == [(f"t{number}", summary)]
