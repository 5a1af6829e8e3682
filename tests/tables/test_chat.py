"""Chat and notes."""

from __future__ import annotations

import pytest

from kordon.engine.records import SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.tables.log.decisions import Note, Say
from kordon.tables.messages import ChatLine, NotesNews
from kordon.tables.people.limits import Rate, RateLimit
from kordon.tables.user_text import LONGEST_LINE, LONGEST_NOTES, clean_line, clean_notes
from tests.tables.house import House, in_a_house, refused


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("  hello \n there ", "hello there"),
        ("a\u202eb\u200bc\x1b[31m\0", "a b c [31m"),
        ("<b>&amp;'; DROP TABLE", "<b>&amp;'; DROP TABLE"),
        ("Zażółć gęślą jaźń, příliš žluťoučký kůň 🎲", "Zażółć gęślą jaźń, příliš žluťoučký kůň 🎲"),
    ],
)
def test_what_does_not_print_is_left_out(written: str, said: str) -> None:
    assert clean_line(written) == said


@rule("KO-117")
def test_text_that_is_empty_or_too_long_is_refused() -> None:
    for text in ("", " \n\t", "\u200b\0", "x" * (LONGEST_LINE + 1), "\0" * 10**6):
        with refused("KO-117"):
            clean_line(text)
    with refused("KO-117"):
        clean_notes("x" * (LONGEST_NOTES + 1))
    assert clean_notes("one\r\ntwo\x07") == "one\ntwo"


@rule("KO-108")
@in_a_house
async def test_chat_reaches_everybody_but_not_too_fast(house: House) -> None:
    ada, ben, eve = await house.people("Ada", "Ben", "Eve")
    id = await house.table(ada, ben)
    client, looker = await house.client(id, ada), await house.client(id, eve)
    await house.service.ask(id, ben, Say(0, "good luck!"))
    await house.service.ask(id, eve, Say(0, "hi\nall"))
    assert (await looker.read())[-2:] == [ChatLine("Ben", "good luck!", 1), ChatLine("Eve", "hi all")]
    for number in range(4):
        await house.service.ask(id, eve, Say(0, f"{number}"))
    with refused("KO-108"):
        await house.service.ask(id, eve, Say(0, "and on"))
    house.time.advance(10)
    await house.service.ask(id, eve, Say(0, "again"))
    late = await house.client(id, ben)
    assert late.snapshot is not None
    assert [line.text for line in late.snapshot.chat][-2:] == ["3", "again"]
    assert (await client.read())[-1] is not None


@rule("KO-108")
@in_a_house
async def test_nobody_fills_a_log_with_words(house: House) -> None:
    """Slowly enough for the limit of a moment, but for an hour."""
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    service = house.service
    service.limits |= {"lines": RateLimit(Rate(7)), "notes": RateLimit(Rate(7))}
    for number in range(7):
        await service.ask(id, ada, Say(0, f"line {number}"))
        await service.ask(id, ada, Note(0, f"note {number}"))
        house.time.advance(10)
    for writes in (Say, Note):
        with refused("KO-108"):
            await service.ask(id, ada, writes(0, "and on"))
    await service.ask(id, ben, Say(0, "somebody else"))
    house.time.advance(3600)
    for writes in (Say, Note):
        await service.ask(id, ada, writes(0, "another hour"))


@rule("KO-107")
@in_a_house
async def test_a_host_may_do_without_chat(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, chat=False)
    with refused("KO-107"):
        await house.service.ask(id, ada, Say(0, "hello"))


@in_a_house
async def test_notes_are_their_writer_s_alone(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben)
    phone, desk, other = [await house.client(id, who) for who in (ada, ada, ben)]
    for_all = await house.client(id, ada, SPECTATOR)
    for client in (phone, desk, other, for_all):
        await client.read()
    await house.service.ask(id, ada, Note(0, "Ben bluffs"))
    assert await for_all.read() == [], "a screen that may lie open on the table"
    assert await phone.read() == [NotesNews("Ben bluffs")]
    assert await desk.read() == [NotesNews("Ben bluffs")]
    assert await other.read() == []
    again = await house.client(id, ada)
    assert again.snapshot is not None
    assert again.snapshot.you.notes == "Ben bluffs"
    assert not any(b"bluffs" in message for message in other.messages)
    with refused("KO-101"):
        await house.service.ask(id, await house.person("Eve"), Note(0, "hello"))
