"""Marks on the board: public ones where the game allows it, and everybody's own pencil."""

from __future__ import annotations

from kordon.engine.marks import PENCIL
from kordon.engine.records import OPEN
from kordon.engine.rule_ids import rule
from kordon.tables.log.decisions import PutMark, Stand, TakeOver
from kordon.tables.log.playing import Answer, TakeBack
from kordon.tables.log.setups import TableId
from kordon.tables.messages import MarksNews
from kordon.tables.people.limits import Rate, RateLimit
from kordon.tables.requests import Person
from tests.tables.house import Client, House, in_a_house, refused

SNIPER, DEFENDER, OTHER = 0, 1, 2


class Round:
    """A game of Sniper Elite whose sniper is on the way, with a client for everybody and for a spectator."""

    def __init__(self, house: House, id: TableId, people: list[Person]) -> None:
        self.house = house
        self.id = id
        self.people = people
        self.clients: list[Client] = []

    @classmethod
    async def begin(cls, house: House) -> Round:
        people = await house.people("Ada", "Ben", "Cyd", "Eve")
        id = await house.table(*people[:3], game="sniper")
        game = cls(house, id, people)
        game.clients = [await house.client(id, person) for person in people]
        while not game.clients[-1].scene.markers:
            await game.move()
        for client in game.clients:
            await client.read()
        return game

    async def move(self) -> None:
        seats = dict(enumerate(self.people[:3]))
        await self.house.play_random(self.id, seats, dict(enumerate(self.clients)))
        await self.clients[-1].read()

    async def mark(self, seat: int, marker: str, *targets: str) -> None:
        for target in targets:
            await self.house.service.ask(self.id, self.people[seat], PutMark(0, marker, target))
            self.house.time.advance(1)

    async def told(self) -> list[list[object]]:
        return [list(await client.read()) for client in self.clients]


def spaces(game: Round, count: int) -> list[str]:
    return [shape.id for shape in game.clients[0].scene.shapes if shape.id.startswith("space:")][:count]


@rule("SE-007")
@in_a_house
async def test_everybody_sees_a_cube_and_no_counter_moves(house: House) -> None:
    game = await Round.begin(house)
    counters = [client.counter for client in game.clients]
    one, two = spaces(game, 2)
    await game.mark(DEFENDER, "cube", one, two)
    both = [MarksNews({"cube": (one,)}), MarksNews({"cube": (one, two)})]
    assert await game.told() == [both] * 4
    await game.mark(OTHER, "cube", one)
    assert await game.told() == [[MarksNews({"cube": (two,)})]] * 4
    assert [client.counter for client in game.clients] == counters
    table = await house.service.node.table(game.id)
    assert [table.counters[seat] for seat in range(3)] == counters[:3]
    late = await house.client(game.id, game.people[-1])
    assert late.snapshot is not None
    assert late.snapshot.marks == {"cube": (two,)}


@rule("KO-006")
@in_a_house
async def test_a_pencil_mark_reaches_all_of_its_owners_devices_and_nobody_else(house: House) -> None:
    game = await Round.begin(house)
    phone = await house.client(game.id, game.people[SNIPER])
    (space,) = spaces(game, 1)
    await game.mark(SNIPER, "pencil", space)
    news = [MarksNews({"pencil": (space,)})]
    assert await game.told() == [news, [], [], []]
    assert await phone.read() == news
    await game.mark(DEFENDER, "cube", space)
    for seat, client in enumerate(game.clients):
        pencil = {"pencil": (space,)} if seat == SNIPER else {}
        assert await client.read() == [MarksNews({"cube": (space,), **pencil})]
        again = await house.client(game.id, game.people[seat])
        assert again.snapshot is not None
        assert again.snapshot.marks == {"cube": (space,), **pencil}
    assert not any(b"pencil" in message for client in game.clients[1:] for message in client.messages)


@rule("KO-006")
@in_a_house
async def test_pencil_marks_go_on_places_of_the_board_and_there_are_sixty(house: House) -> None:
    game = await Round.begin(house)
    *most, last = spaces(game, PENCIL.limit + 1)
    await game.mark(SNIPER, "pencil", *most)
    for target in (last, "zone:bag", "space:999", ""):
        with refused("KO-006"):
            await game.mark(SNIPER, "pencil", target)
    await game.mark(SNIPER, "pencil", most[0], last)


@rule("SE-007", "KO-003")
@in_a_house
async def test_marks_that_are_not_to_be_are_refused_and_told_to_nobody(house: House) -> None:
    game = await Round.begin(house)
    *ten, eleventh = spaces(game, 11)
    await game.mark(DEFENDER, "cube", *ten)
    await game.told()
    for seat, marker, target, rule_id in [
        (DEFENDER, "cube", eleventh, "SE-007"),
        (DEFENDER, "cube", "space:999", "SE-007"),
        (DEFENDER, "cube", "zone:bag", "SE-007"),
        (SNIPER, "cube", ten[0], "SE-007"),
        (DEFENDER, "flag", eleventh, "KO-003"),
        (DEFENDER, "", eleventh, "KO-003"),
        (3, "cube", eleventh, "KO-101"),
        (3, "pencil", eleventh, "KO-101"),
    ]:
        with refused(rule_id):
            await game.mark(seat, marker, target)
    assert await game.told() == [[], [], [], []]


@rule("KO-108")
@in_a_house
async def test_marks_are_put_down_no_faster_than_notes(house: House) -> None:
    game = await Round.begin(house)
    many = spaces(game, 21)
    for space in many[:20]:
        await house.service.ask(game.id, game.people[SNIPER], PutMark(0, "pencil", space))
    with refused("KO-108"):
        await house.service.ask(game.id, game.people[SNIPER], PutMark(0, "pencil", many[20]))


@rule("KO-108")
@in_a_house
async def test_marks_have_an_hourly_limit_too(house: House) -> None:
    game = await Round.begin(house)
    house.service.limits["marks"] = RateLimit(Rate(20, 10_000), Rate(5))
    for space in spaces(game, 5):
        await house.service.ask(game.id, game.people[SNIPER], PutMark(0, "pencil", space))
    house.time.advance(60)
    with refused("KO-108"):
        await house.service.ask(game.id, game.people[SNIPER], PutMark(0, "pencil", spaces(game, 6)[5]))


@in_a_house
async def test_marks_outlast_moves_take_backs_and_a_restart(house: House) -> None:
    game = await Round.begin(house)
    one, two = spaces(game, 2)
    await game.mark(DEFENDER, "cube", one)
    await game.mark(SNIPER, "pencil", two)
    await game.move()
    await house.service.ask(game.id, game.people[SNIPER], TakeBack(0, ask=True))
    table = await house.service.node.table(game.id)
    for seat in table.waiting:
        await house.service.ask(game.id, game.people[seat], Answer(0, agrees=True))
    other = house.another_service()
    for service in (house.service, other):
        client = await house.client(game.id, game.people[SNIPER], service=service)
        assert client.snapshot is not None
        assert client.snapshot.marks == {"cube": (one,), "pencil": (two,)}


@rule("KO-002", "KO-104")
@in_a_house
async def test_no_marks_before_the_beginning_and_after_the_end(house: House) -> None:
    ada, ben = await house.people("Ada", "Ben")
    id = await house.table(ada, ben, game="sniper", start=False)
    with refused("KO-104"):
        await house.service.ask(id, ada, PutMark(0, "pencil", "space:1"))
    await house.service.start(id, ada)
    await house.service.ask(id, ada, PutMark(0, "pencil", "space:1"))
    await house.service.ask(id, ben, Stand())
    await house.service.abandon(id, ada)
    for marker in ("pencil", "cube"):
        with refused("KO-002"):
            await house.service.ask(id, ada, PutMark(0, marker, "space:1"))
    everything = await house.client(id, ben, OPEN)
    assert everything.snapshot is not None
    assert everything.snapshot.marks == {}
    again = await house.client((await house.service.rematch(id, ada))[0], ada)
    assert again.snapshot is not None
    assert again.snapshot.marks == {}


@in_a_house
async def test_who_is_forgotten_leaves_no_pencil_mark(house: House) -> None:
    game = await Round.begin(house)
    one, two = spaces(game, 2)
    await game.mark(DEFENDER, "pencil", one)
    await game.mark(DEFENDER, "cube", two)
    await house.service.forget(game.people[DEFENDER].id)
    for service in (house.service, house.another_service()):
        table = await service.node.table(game.id)
        assert table.marks == {"": {"cube": (two,)}}


@rule("KO-119")
@in_a_house
async def test_whose_seat_a_bot_plays_puts_no_marks(house: House) -> None:
    game = await Round.begin(house)
    (space,) = spaces(game, 1)
    await house.service.ask(game.id, game.people[DEFENDER], TakeOver(DEFENDER))
    with refused("KO-119"):
        await game.mark(DEFENDER, "cube", space)
