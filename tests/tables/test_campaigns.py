"""What is won of a campaign: kept with the tables that are over, for a player and for a group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kordon.engine.campaign import ChapterLine, LevelWon
from kordon.engine.errors import Fault
from kordon.games import find
from kordon.tables.log.decisions import Say, SeatBot, Stand, TableChange, TakeOver
from kordon.tables.requests import NewTable
from kordon.web import campaigns
from kordon.web.campaigns import CampaignSheet, GroupSheet
from tests.games.wolfenstein.quick import quick_end
from tests.tables.house import House, in_a_house

if TYPE_CHECKING:
    from kordon.tables.log.setups import TableId
    from kordon.tables.requests import Person

GAME = find("wolfenstein")
EASY = {"level": "daddy"}


async def played(house: House, *seats: Any, is_won: bool = True, **options: str) -> TableId:
    """A game that comes to its end as soon as it has begun."""
    house.time.advance(1)
    with quick_end(is_won=is_won):
        id = await house.table(*seats, game="wolfenstein", options=EASY | options)
        await to_the_end(house, id, dict(enumerate(seats)))
    return id


async def to_the_end(house: House, id: TableId, people: dict[int, Person], until: Any = None) -> None:
    people = {seat: person for seat, person in people.items() if not isinstance(person, str)}
    clients = {seat: await house.client(id, person) for seat, person in people.items()}
    while acting := await house.to_act(id):
        if until is not None and until(await house.service.node.table(id)):
            return
        if any(seat in people for seat in acting):
            await house.play_random(id, people, clients)
        else:
            await house.service.settled()


def chapter(sheet: CampaignSheet | GroupSheet, name: str = "officers-room") -> ChapterLine:
    return next(line for line in sheet.chapters if line.chapter == name)


async def sheet_of(house: House, person: Person) -> CampaignSheet:
    return await campaigns.sheet_of(house.store, GAME, person.id)


@in_a_house
async def test_a_sheet_says_what_was_won_on_what_level_with_what_medals(house: House) -> None:
    (ada,) = await house.people("Ada")
    nothing = await sheet_of(house, ada)
    assert [line.chapter for line in nothing.chapters][:2] == ["officers-room", "cells"]
    assert all((line.played, line.won) == (0, ()) for line in nothing.chapters)
    await played(house, ada)
    await played(house, ada)
    await played(house, ada, level="bring")
    await played(house, ada, mission="cells", is_won=False)
    sheet = await sheet_of(house, ada)
    medals = ("quiet", "unscathed", "in-time")
    assert chapter(sheet) == ChapterLine(
        "officers-room", 3, (LevelWon("daddy", 2, medals), LevelWon("bring", 1, medals))
    )
    assert chapter(sheet, "cells") == ChapterLine("cells", 1, ())
    assert sheet.groups == ()


@in_a_house
async def test_a_group_is_those_who_played_together_and_nobody_else(house: House) -> None:
    ada, bo, cy = await house.people("Ada", "Bo", "Cy")
    await played(house, ada, bo)
    await played(house, bo, ada, level="hurt")
    await played(house, ada, bo, cy)
    sheet = await sheet_of(house, ada)
    assert chapter(sheet).played == 3
    assert [(set(group.names), chapter(group).played) for group in sheet.groups] == [
        ({"Ada", "Bo", "Cy"}, 1),
        ({"Ada", "Bo"}, 2),
    ]
    pair = sheet.groups[1]
    assert [won.level for won in chapter(pair).won] == ["daddy", "hurt"]
    # Cy learns nothing of what the two did without them.
    (group,) = (await sheet_of(house, cy)).groups
    assert chapter(group).played == 1
    assert chapter(await sheet_of(house, cy)).played == 1


@in_a_house
async def test_bots_are_no_part_of_a_group_and_bots_alone_win_nothing(house: House) -> None:
    (ada,) = await house.people("Ada")
    await played(house, ada, "beginner")
    sheet = await sheet_of(house, ada)
    assert chapter(sheet).played == 1
    assert sheet.groups == ()
    with quick_end():
        id = await house.service.create(ada, NewTable("wolfenstein", 1, options=EASY))
        await house.service.ask(id, ada, SeatBot(0, level="beginner"))
        await house.service.start(id, ada)
        watching = await house.client(id, ada)
        await to_the_end(house, id, {})
        await watching.read()
    assert (await house.store.summary(id)).result is None
    assert chapter(await sheet_of(house, ada)).played == 1


@in_a_house
async def test_whom_a_bot_replaced_has_not_won_but_the_others_have(house: House) -> None:
    ada, bo = await house.people("Ada", "Bo")
    with quick_end():
        id = await house.table(ada, bo, game="wolfenstein", options=EASY)
        await house.service.ask(id, bo, TakeOver(1, level="beginner"))
        await to_the_end(house, id, {0: ada})
    result = (await house.store.summary(id)).result
    assert result is not None
    assert (result.winners, result.people) == ((0, 1), (0,))
    assert chapter(await sheet_of(house, ada)).played == 1
    assert (await sheet_of(house, ada)).groups == ()
    assert chapter(await sheet_of(house, bo)).played == 0


@in_a_house
async def test_who_made_half_of_the_moves_themselves_has_played(house: House) -> None:
    ada, bo = await house.people("Ada", "Bo")

    def is_led(table: Any) -> bool:  # two heroes each are picked
        return len(table.running().position.heroes) == 4

    with quick_end():
        id = await house.table(ada, bo, game="wolfenstein", options=EASY)
        await to_the_end(house, id, {0: ada, 1: bo}, until=is_led)
        table = await house.service.node.table(id)
        made = table.moves_by[1, bo.id]
        assert made == table.moves_at[1] > 0
        table.moves_at[1] = 2 * made  # as if a bot had made as many
        assert table.played_by_people() == (0, 1)
        table.moves_at[1] += 1
        assert table.played_by_people() == (0,)
        await house.service.ask(id, ada, Stand())  # who has left has not played to the end
        assert table.played_by_people() == ()


@in_a_house
async def test_a_result_stays_when_the_table_is_loaded_again_and_talked_at(house: House) -> None:
    (ada,) = await house.people("Ada")
    id = await played(house, ada)
    before = await house.store.summary(id)
    assert before.result is not None
    other = house.another_service()
    await other.ask(id, ada, Say(0, "Well played!"))
    assert (await house.store.summary(id)).result == before.result
    assert (await other.node.table(id)).seating.result == before.result


@in_a_house
async def test_to_be_forgotten_is_to_have_won_nothing(house: House) -> None:
    ada, bo = await house.people("Ada", "Bo")
    id = await played(house, ada, bo)
    await played(house, ada)
    await house.service.forget(ada.id)
    assert await sheet_of(house, ada) == await sheet_of(house, await house.person("Nobody"))
    # Bo's own victory stays; with whom it was won, nobody can say any more.
    sheet = await sheet_of(house, bo)
    assert chapter(sheet).played == 1
    assert sheet.groups == ()
    assert ada.id.encode() not in b"".join(entry for _, entry in await house.store.entries(id))


# ---- veterans: what only the game before hands on


@in_a_house
async def test_the_next_game_has_what_was_earned_and_nobody_can_choose_it(house: House) -> None:
    (ada,) = await house.people("Ada")
    wanted = NewTable("wolfenstein", 1, options={"heroes": "veterans", "brought": "gear:vest"})
    with pytest.raises(Fault, match="brought: it comes from the game before"):
        await house.service.create(ada, wanted)
    id = await played(house, ada, heroes="veterans")
    onward, _ = await house.service.rematch(id, ada, onward=True)
    options = (await house.service.info(onward, ada)).options
    assert options["mission"] == "cells"
    assert options["brought"]
    # The host may choose otherwise in everything else: what was earned stays as it is.
    for changed in ({"mission": "cells", "level": "hurt", "brought": "gear:vest"}, {"heroes": "veterans"}):
        await house.service.ask(onward, ada, TableChange(options=changed))
        known = (await house.service.info(onward, ada)).options
        assert known == changed | {"brought": options["brought"]}
    fresh = await house.service.create(ada, NewTable("wolfenstein", 1, options={}))
    await house.service.ask(fresh, ada, TableChange(options={"brought": "gear:vest"}))
    assert (await house.service.info(fresh, ada)).options == {}
