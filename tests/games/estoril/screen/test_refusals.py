"""What may not be done is refused by the right rule, and nothing changes (`Table.refused` looks)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kordon.engine.play import why_not_path
from kordon.engine.rule_ids import RULE_ID, rule
from kordon.engine.scene import labels
from kordon.engine.speech import Speech
from kordon.games.estoril import GAME, moves
from kordon.games.estoril.moves import EstorilMove
from tests.games.estoril.moments import PHASES
from tests.games.estoril.table import Table, card_of

Move = Callable[[Table], EstorilMove]


def lay(name: str, where: str, colour: str = "red", seat: int = 0) -> Move:
    return lambda table: moves.Lay(seat, card_of(name, colour), table.spot(where))


def on(kind: Callable[..., Any], where: str, to: str = "", seat: int = 0) -> Move:
    def move(table: Table) -> EstorilMove:
        spots = [table.spot(at) for at in (where, to) if at]
        made: EstorilMove = kind(seat, *spots)
        return made

    return move


def laying() -> Table:
    return Table(laid={"1-I": "green Roque", "4-I": "red Roque"})


@pytest.mark.parametrize(
    ("move", "rules"),
    [
        pytest.param(lay("Araújo", "1-I"), ("ES-203",), id="a taken area"),
        pytest.param(lay("Roque", "3-II"), ("ES-203",), id="a card that lies on a board"),
        pytest.param(lay("Garbo", "3-II"), ("ES-203",), id="a card of the deck"),
        pytest.param(lay("Araújo", "3-II", colour="green"), ("ES-203",), id="another player's card"),
        pytest.param(lay("Araújo", "2-II"), ("ES-205", "ES-204"), id="an inner area beside nothing"),
        pytest.param(lay("Araújo", "1-II"), ("ES-205", "ES-204"), id="an inner area beside green's card"),
        pytest.param(lambda table: moves.Lay(0, 3, 0), ("ES-205",), id="a reward field"),
        pytest.param(lambda table: moves.Decline(0), ("ES-207",), id="not laying"),
        pytest.param(lay("Araújo", "3-II", "green", seat=1), ("KO-001",), id="out of turn"),
        pytest.param(lay("Araújo", "3-II", "blue", seat=2), ("KO-001",), id="nobody's seat"),
    ],
)
@rule("ES-203", "ES-204", "ES-205", "ES-207")
def test_laying(move: Move, rules: tuple[str, ...]) -> None:
    table = laying()
    assert table.refused(move(table)) == rules


@pytest.mark.parametrize(
    ("move", "rules"),
    [
        pytest.param(on(moves.Peek, "4-I"), ("ES-011",), id="an own card"),
        pytest.param(on(moves.Peek, "6-I"), ("ES-006",), id="a board out of reach"),
        pytest.param(on(moves.Peek, "5-III"), ("ES-006",), id="an empty area"),
        pytest.param(on(moves.Peek, "1-R"), ("ES-006",), id="a face-up reward"),
        pytest.param(lay("Araújo", "3-II"), ("ES-006",), id="another card laid"),
        pytest.param(lay("Araújo", "3-II", "green", seat=1), ("KO-001",), id="the next player too early"),
    ],
)
@rule("ES-006", "ES-011")
def test_peeking(move: Move, rules: tuple[str, ...]) -> None:
    table = Table(laid={"1-I": "green Guedes", "4-I": "red Roque", "6-I": "green Roque"})
    table.lay("red", "Hans R.", "1-III")
    assert table.asked == "red peeks"
    assert table.refused(move(table)) == rules


OTHERS = {"3-II": "green Araújo", "2-I": "green Garbo", "4-I": "green Pires", "6-I": "red Araújo"}


@pytest.mark.parametrize(
    ("name", "move", "rules"),
    [
        pytest.param("S. Smith", on(moves.Assassinate, "2-I"), ("ES-401",), id="assassin next door"),
        pytest.param("S. Smith", on(moves.Assassinate, "3-III"), ("ES-401",), id="assassin of nobody"),
        pytest.param("S. Smith", lambda table: moves.Rally(0), ("ES-401",), id="assassin as a nationalist"),
        pytest.param("S. Smith", on(moves.Assassinate, "3-II", seat=1), ("KO-001",), id="another's assassin"),
        pytest.param(
            "Hans R.", lambda table: moves.Choose(0, swap=True), ("ES-402",), id="swap without a look"
        ),
        pytest.param("Hans R.", on(moves.Protect, "3-II"), ("ES-402",), id="conspirator as a diplomat"),
        pytest.param("Salazar", on(moves.Assassinate, "3-II"), ("ES-403",), id="nationalist as an assassin"),
        pytest.param("Zarah L.", on(moves.Seduce, "4-I", "3-III"), ("ES-404",), id="seducer at the corner"),
        pytest.param("Zarah L.", on(moves.Seduce, "3-II", "3-III"), ("ES-404",), id="seducer at home"),
        pytest.param("Zarah L.", on(moves.Seduce, "2-I", "3-II"), ("ES-404",), id="seducer to a taken area"),
        pytest.param("Zarah L.", on(moves.Seduce, "2-I", "2-II"), ("ES-404",), id="seducer to another board"),
        pytest.param("Clark G.", on(moves.Protect, "4-I"), ("ES-405",), id="diplomat at the corner"),
        pytest.param("Clark G.", on(moves.Protect, "3-III"), ("ES-405",), id="diplomat of nobody"),
    ],
)
@rule("ES-401", "ES-402", "ES-403", "ES-404", "ES-405")
def test_using(name: str, move: Move, rules: tuple[str, ...]) -> None:
    table = Table(laid=OTHERS | {"3-I": f"red {name}"}, rewards={3: "A. Ferro"}, deck="Otto M.").resolve()
    assert table.asked.startswith(f"red {name}")
    assert table.refused(move(table)) == rules


@rule("ES-405")
def test_the_protected_are_refused_by_the_diplomats_rule() -> None:
    table = Table(laid=OTHERS | {"3-I": "red J. Bourbon", "3-III": "green S. Smith"}).resolve()
    table.protect("3-II")
    assert table.refused(moves.Protect(0, table.spot("3-II"))) == ("ES-405",)
    table.decline()
    assert table.asked == "green S. Smith A"
    assert table.refused(moves.Assassinate(1, table.spot("3-II"))) == ("ES-405",)


@pytest.mark.parametrize("move", [moves.Decline(0), moves.Conspire(0)])
@rule("ES-402")
def test_choosing(move: EstorilMove) -> None:
    table = Table(laid={"3-I": "red Hans R."}).resolve()
    table.conspire()
    assert table.refused(move) == ("ES-402",)


@pytest.mark.parametrize(
    "move",
    [lambda table: moves.Decline(1), on(moves.Sacrifice, "7-I", seat=1), on(moves.Sacrifice, "8-I", seat=1)],
)
@rule("ES-507")
def test_sacrificing(move: Move) -> None:
    laid = {"7-I": "red Garbo", "7-II": "green Araújo", "8-I": "green Pires"}
    table = Table("1 2 3 4 7 8", laid).resolve()
    assert table.asked == "green sacrifices"
    assert table.refused(move(table)) == ("ES-507",)
    assert table.refused(moves.Sacrifice(0, table.spot("7-I"))) == ("KO-001",)


@pytest.mark.parametrize("name", ["Otto M.", "Salazar"])
@rule("ES-305")
def test_discarding(name: str) -> None:
    table = Table(laid={"3-I": "red Araújo"}, rewards={3: "Garbo", 4: "Salazar"}).resolve()
    assert table.refused(moves.Discard(0, card_of(name, "red"))) == ("ES-305",)
    assert table.refused(moves.Decline(0)) == ("ES-305",)
    assert table.refused(moves.Discard(1, card_of("Araújo", "green"))) == ("KO-001",)


@rule("ES-306")
def test_nothing_is_done_after_the_end() -> None:
    table = Table(round=4).resolve()
    for move in (moves.Decline(0), moves.Lay(1, card_of("Araújo", "green"), 0), moves.Discard(0, 0)):
        assert table.refused(move) == ("KO-002",)


@pytest.mark.parametrize("phase", PHASES)
def test_every_target_can_be_explained(phase: int) -> None:
    table = PHASES[phase]()
    for who in ("red", "green", "spectator"):
        seen = table.observe(who)
        targets = [*labels(GAME.scene(seen)), "area:99", "reward:x", "nonsense"]
        for target in targets:
            rules = why_not_path(GAME, seen, (target,))
            assert rules
            assert all(RULE_ID.fullmatch(id) for id in rules)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (("3-II",), "First choose a card from your hand."),
        (("Araújo", "1-I"), "A card already lies there."),
        (
            ("Araújo", "2-II"),
            "An inner area needs one of your own cards beside it; on the rim you can lay anywhere.",
        ),
    ],
)
def test_a_wrong_click_is_answered_by_what_is_the_matter_here(path: tuple[str, ...], said: str) -> None:
    table = laying()
    steps = tuple(
        f"area:{table.spot(step)}" if "-" in step else f"card:{card_of(step, 'red')}" for step in path
    )
    matter = GAME.matter(GAME.observe(table.position, 0), steps)
    assert matter is not None
    assert Speech(GAME, "en").say(matter) == said
