"""What passes between people and bots of their team: the flag one way, lines on what they do the other."""

from __future__ import annotations

from typing import Any

from kordon.engine.records import SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.engine.words import LITERAL
from kordon.tables.bots.workers import Chosen
from kordon.tables.log.decisions import PutMark
from kordon.tables.log.setups import TableId
from kordon.tables.messages import ChatLine, MarksNews
from kordon.tables.requests import Person
from tests.tables.house import Asked, Client, House, StagedBots, in_a_house

LINE = LITERAL.say("I'm coming.")
SAID = ChatLine("", "", 1, team=True, words=LINE)
PERSON, BOT = 0, 1


class Speaking(StagedBots):
    """Bots that say the same with every move."""

    async def answer(self, asked: Asked) -> Any:
        return Chosen(asked.moves[0], LINE)


async def begun(house: House, bots: StagedBots, game: str, **wanted: Any) -> tuple[TableId, Person, Client]:
    """A table of a person and a bot, where the bot has moved."""
    house.service = house.another_service(bots=bots)
    ada = await house.person("Ada")
    id = await house.table(ada, "master", game=game, **wanted)
    client = await house.client(id, ada)
    await house.service.settled()
    while not bots.asked:
        await house.play_random(id, {PERSON: ada}, {PERSON: client})
    return id, ada, client


@rule("WO-957")
@in_a_house
async def test_the_flag_moves_where_it_is_put_and_bots_are_told(house: House) -> None:
    bots = StagedBots()
    id, ada, client = await begun(house, bots, "wolfenstein")
    while not client.scene.markers:
        await house.play_random(id, {PERSON: ada}, {PERSON: client})
        await client.read()
    one, two = [shape.id for shape in client.scene.shapes if shape.id.startswith("square:")][:2]
    assert {asked.around.marks for asked in bots.asked} == {()}
    for target, flags in ((one, (one,)), (two, (two,))):
        await house.service.ask(id, ada, PutMark(0, "flag", target))
        news = [message for message in await client.read() if isinstance(message, MarksNews)]
        assert news[-1] == MarksNews({"flag": flags})
    bots.asked.clear()
    while not bots.asked:
        await house.play_random(id, {PERSON: ada}, {PERSON: client})
    assert {asked.around.marks for asked in bots.asked} == {(two,)}
    await house.service.ask(id, ada, PutMark(0, "flag", two))
    table = await house.service.node.table(id)
    assert table.pointed_out() == ()


@in_a_house
async def test_bots_are_told_of_no_other_marks(house: House) -> None:
    """Where the game has no marker for them, what people mark is not meant for bots."""
    bots = StagedBots()
    id, ada, client = await begun(house, bots, "estoril")
    area = next(shape.id for shape in client.scene.shapes)
    await house.service.ask(id, ada, PutMark(0, "pencil", area))
    bots.asked.clear()
    while not bots.asked:
        await house.play_random(id, {PERSON: ada}, {PERSON: client})
    assert {asked.around.marks for asked in bots.asked} == {()}


@in_a_house
async def test_what_a_bot_says_is_told_to_its_team_and_nobody_else(house: House) -> None:
    id, ada, client = await begun(house, Speaking(), "wolfenstein", public=True)
    heard = [message for message in await client.read() if isinstance(message, ChatLine)]
    assert heard == [SAID] * len(heard) != []
    again = await house.client(id, ada)
    assert again.snapshot is not None
    assert SAID in again.snapshot.chat
    looker = await house.client(id, await house.person("Eve"), SPECTATOR)
    assert looker.snapshot is not None
    assert looker.snapshot.chat == ()


@in_a_house
async def test_bots_are_silent_where_nobody_is_in_their_team_or_the_chat_is_off(house: House) -> None:
    for game, wanted in (("estoril", {}), ("wolfenstein", {"chat": False})):
        id, _, client = await begun(house, Speaking(), game, **wanted)
        assert not [message for message in await client.read() if isinstance(message, ChatLine)]
        assert not any((await house.service.node.table(id)).chat.values())
