"""Moments that several tests look at: one in each phase of a game of three, and the end of a game."""

from __future__ import annotations

from collections.abc import Callable

from kordon.games.estoril import GAME
from kordon.games.estoril.observation import Scores
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.phases import CONSPIRING, DISCARDING, LAYING, OVER, PEEKING, SACRIFICING, USING
from tests.games.estoril.table import COLOURS, PLAIN, Table

# The higher boards still hide these while a lower one is resolved.
HIDDEN = {"5-I": "green Garbo", "5-II": "blue Pires", "6-I": "red Salazar"}
SIX_WITH_MUSEUM = "1 5 3 4 8 6"
HANDS = {"red": "Araújo, Hans R.", "green": "Roque, Hans R.", "blue": "Guedes, Araújo"}


def laying() -> Table:
    return Table(
        "1 2 3 4 5 6", HIDDEN, seats=3, hands=HANDS, rest_gone=True, rewards={2: "Otto M."}, deck="C. Rosa"
    )


def peeking() -> Table:
    table = laying()
    table.lay("red", "Araújo", "2-III")
    return table


def using() -> Table:
    laid = HIDDEN | {"3-I": "red Guedes"}
    rewards = {3: "Otto M.", 5: "Clark G."}
    return Table(
        SIX_WITH_MUSEUM, laid, seats=3, hands=HANDS, rest_gone=True, rewards=rewards | {8: "Zarah L."}
    ).resolve()


def conspiring() -> Table:
    laid = HIDDEN | {"3-I": "red Hans R."}
    hands = HANDS | {"red": "Araújo"}
    rewards = {3: "Otto M.", 8: "Zarah L."}
    table = Table(
        SIX_WITH_MUSEUM, laid, seats=3, hands=hands, rest_gone=True, rewards=rewards, deck="C. Rosa, Amélia"
    )
    table.resolve().conspire()
    return table


def sacrificing() -> Table:
    laid = {"7-I": "red Araújo", "7-II": "green Araújo", "8-I": "blue Garbo", "8-II": "green Pires"}
    hands = {"red": "Hans R.", "green": "Roque", "blue": "Guedes"}
    rewards = {7: "Otto M.", 8: "Zarah L."}
    return Table(
        "1 2 3 4 7 8", laid, seats=3, hands=hands, rest_gone=True, rewards=rewards, deck="C. Rosa"
    ).resolve()


def discarding() -> Table:
    laid = {"3-I": "red Araújo", "4-I": "red Garbo", "5-I": "green Araújo", "6-I": "green Pires"}
    hands = {"red": "Hans R., Elizabeth, Linda X., Guedes", "green": "Hans R., Elizabeth, Linda X., Guedes"}
    rewards = {3: "Otto M.", 4: "Dusko P.", 5: "Amélia", 6: "Clark G."}
    table = Table(
        laid=laid, seats=3, hands=hands, rest_gone=True, rewards=rewards, deck="C. Rosa, Nora S."
    ).resolve()
    table.leave_all()
    table.discard("red", "Garbo")
    return table


def over() -> Table:
    return Table(seats=3, round=4, hands=HANDS, rest_gone=True, deck="C. Rosa, Nora S.").resolve()


PHASES: dict[int, Callable[[], Table]] = {
    LAYING: laying,
    PEEKING: peeking,
    USING: using,
    CONSPIRING: conspiring,
    SACRIFICING: sacrificing,
    DISCARDING: discarding,
    OVER: over,
}


def final(
    hands: dict[str, str],
    missions: str = "DE GB US N",
    discards: dict[str, str] | None = None,
    options: EstorilOptions = PLAIN,
    recruits: str = "",
) -> Table:
    """The last round ended with these cards in hand."""
    seats = max(COLOURS.index(colour) for colour in hands) + 1
    return Table(
        seats=seats,
        round=4,
        hands=dict.fromkeys(COLOURS[:seats], "") | hands,
        missions=missions,
        discards=discards,
        options=options,
        recruits=recruits,
    ).resolve()


def scores(table: Table) -> Scores:
    assert table.position.scores is not None
    return table.position.scores


def winners(table: Table) -> list[str]:
    outcome = GAME.outcome(table.position)
    assert outcome is not None
    assert outcome.rule == "ES-606"
    assert outcome.scores == scores(table).totals
    return [COLOURS[seat] for seat in outcome.winners]
