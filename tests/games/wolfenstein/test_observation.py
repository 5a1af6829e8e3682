"""Nothing is hidden but the luck to come."""

from __future__ import annotations

from random import Random

import msgspec

from kordon.engine.chance import seed_from
from kordon.engine.checks.finding import hidden_state
from kordon.engine.records import OPEN, SPECTATOR, Delivery, encode
from kordon.games.wolfenstein import GAME, moves
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.observe import observe
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.rules import dispatch
from kordon.games.wolfenstein.secrets import swap_secrets
from tests.games.wolfenstein.small import small_mission
from tests.games.wolfenstein.table import begun


def test_all_viewers_see_the_same_but_for_their_own_moves() -> None:
    position = begun(small_mission(), seats=2)
    seen = [observe(position, viewer) for viewer in (0, 1, SPECTATOR, OPEN)]
    for one in seen:
        plain = msgspec.structs.replace(one, seat=0, moves=())
        assert plain == msgspec.structs.replace(seen[0], seat=0, moves=())
    acting = dispatch.to_act(position)
    assert [bool(one.moves) for one in seen] == [0 in acting, 1 in acting, False, False]


def test_other_luck_looks_the_same_and_falls_otherwise() -> None:
    position = begun(small_mission())
    worlds = [swap_secrets(position, 0, Random(n)) for n in range(6)]
    assert all(observe(world, 0) == observe(position, 0) for world in worlds)
    ends = set()
    for world in worlds:
        source = Random("the same choices")
        for _ in range(150):
            acting = dispatch.to_act(world)
            if acting:
                dispatch.apply(world, source.choice(dispatch.legal_moves(world, acting[0])))
        ends.add(encode(observe(world, 0)))
    assert len(ends) > 1


def test_worlds_of_a_belief_look_the_same_and_go_on_by_the_rules() -> None:
    position = GAME.start(WolfensteinOptions(mission="cells"), 2, seed_from("belief"))
    source = Random(5)
    for _ in range(90):
        acting = dispatch.to_act(position)
        dispatch.apply(position, source.choice(dispatch.legal_moves(position, acting[0])))
    belief = GAME.belief([Delivery((), observe(position, 1))])
    worlds = [belief.draw(source) for _ in range(3)]
    for world in worlds:
        assert not world.faults()
        assert all(observe(world, viewer) == observe(position, viewer) for viewer in (0, 1, SPECTATOR))
        assert hidden_state(world) == hidden_state(position)
    assert len({world.chance.key for world in worlds} | {position.chance.key}) == 4


def test_an_observation_is_read_back_as_it_was_sent() -> None:
    position = begun(small_mission())
    dispatch.apply(position, dispatch.legal_moves(position, dispatch.to_act(position)[0])[0])
    sent = observe(position, 0)
    assert msgspec.json.decode(encode(sent), type=WolfensteinObservation) == sent
    assert Delivery((), sent).observation.round == 1
    assert moves.EndTurn(0) == moves.ENDS[0]


def test_copies_are_independent() -> None:
    position = begun(small_mission())
    before = encode(observe(position, 0))
    other = position.copy()
    source = Random(3)
    for _ in range(60):
        acting = dispatch.to_act(other)
        dispatch.apply(other, source.choice(dispatch.legal_moves(other, acting[0])))
    assert encode(observe(position, 0)) == before
