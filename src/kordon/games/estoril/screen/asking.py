"""What is asked: the status line, the prompt, the buttons, and the choices with their click paths."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kordon.engine.bits import members
from kordon.engine.memo import part, thing
from kordon.engine.records import Seat, Target
from kordon.engine.scene import USELESS, Button, Choice, verdict
from kordon.engine.words import SEAT, Text
from kordon.games.estoril import moves, phases, words
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.position import HAND_LIMIT, ROUNDS
from kordon.games.estoril.rules import characters
from kordon.games.estoril.rules.abilities import compatriots
from kordon.games.estoril.rules.characters import ABILITIES
from kordon.games.estoril.rules.ground import CELLS, Cell, ground_of
from kordon.games.estoril.rules.laying import peek_places, spots_at
from kordon.games.estoril.screen import paths
from kordon.games.estoril.screen.log_lines import card_name, decided


@part
def status(seen: EstorilObservation) -> Text:
    """Where the game stands."""
    if seen.phase == phases.OVER:
        return words.STATUS_OVER()
    if seen.phase in (phases.LAYING, phases.PEEKING):
        return words.STATUS_LAYING(round=seen.round, rounds=ROUNDS)
    if seen.phase == phases.DISCARDING:
        return words.STATUS_DISCARDING(round=seen.round, rounds=ROUNDS)
    board = words.BOARD(seen.layout[paths.resolved_place(seen)])
    return words.STATUS_RESOLVING(round=seen.round, rounds=ROUNDS, board=board)


# ---- the prompt


def prompt(seen: EstorilObservation) -> Text:
    """What the viewer is asked, who is waited for, or who won."""
    if seen.outcome is not None:
        return verdict(seen, decided(seen))
    if seen.seat not in seen.to_act:
        return _prompt_wait(seen.to_act)
    return PROMPTS[seen.phase](seen)


@thing
def _prompt_wait(to_act: tuple[Seat, ...]) -> Text:
    return words.PROMPT_WAIT(who=SEAT(to_act[0])) if len(to_act) == 1 else words.PROMPT("wait-all")


ABILITY_PROMPTS: Final = {
    characters.ASSASSIN: "assassin",
    characters.SEDUCER: "seducer",
    characters.CONSPIRATOR: "conspirator",
    characters.NATIONALIST: "nationalist",
    characters.DIPLOMAT: "diplomat",
}


def _prompt_use(seen: EstorilObservation) -> Text:
    card = seen.laid[_active_cell(seen)]
    symbols = paths.offered_symbols(seen)
    if len(symbols) > 1:
        return words.PROMPT_SYMBOLS(card=card_name(card))
    question = words.PROMPT_ABILITY(ABILITY_PROMPTS[symbols[0]], card=card_name(card))
    is_twice = ABILITIES[card].count(symbols[0]) > 1  # each is used or left by itself (ES-302)
    return words.TWICE(number=1 + seen.used.bit_count(), question=question) if is_twice else question


def _prompt_choose(seen: EstorilObservation) -> Text:
    top, reward = seen.deck[-1], seen.reward[paths.resolved_place(seen)]
    return words.PROMPT_CHOOSE(top=card_name(top), reward=card_name(reward))


PROMPTS: dict[int, Callable[[EstorilObservation], Text]] = {
    phases.LAYING: lambda seen: words.PROMPT_LAY(count=seen.markers[seen.seat]),
    phases.PEEKING: lambda seen: words.PROMPT("peek"),
    phases.USING: _prompt_use,
    phases.CONSPIRING: _prompt_choose,
    phases.SACRIFICING: lambda seen: words.PROMPT("sacrifice"),
    phases.DISCARDING: lambda seen: words.PROMPT_DISCARD(count=seen.hand_sizes[seen.seat] - HAND_LIMIT),
}


def _active_cell(seen: EstorilObservation) -> Cell:
    ground = ground_of(seen.layout, seen.turned)
    return ground.areas[ground.order[seen.step]][seen.area]


GOAL: Final = words.GOAL()

# What is asked after the first clicks: of who lays a card, and of a seducer.
STEPS: Final = (
    ("card", words.ASK("area")),
    ("area", words.ASK("seduce")),
    ("symbol area", words.ASK("seduce")),
)


def about(seen: EstorilObservation) -> tuple[Target, ...]:
    """The cards that the question is about: whose symbol it is, or the two of which one stays."""
    if seen.phase == phases.USING:
        return (f"on:{_active_cell(seen)}",)
    if seen.phase == phases.CONSPIRING:
        return paths.TOP_CARD, f"prize:{paths.resolved_place(seen)}"
    return ()


def unnoticed(seen: EstorilObservation) -> tuple[str, ...]:
    """How the paths begin of moves that can be taken back: cards laid aside, up to the last one (ES-305)."""
    is_picking = seen.phase == phases.DISCARDING and seen.moves
    return UNNOTICED if is_picking and seen.hand_sizes[seen.seat] > HAND_LIMIT + 1 else ()


UNNOTICED: Final = ("card:",)


# ---- buttons and choices


def buttons(seen: EstorilObservation) -> tuple[Button, ...]:
    """What can be chosen that lies nowhere on the board."""
    if not seen.moves:
        return ()
    if seen.phase == phases.PEEKING:
        return DECLINE_PEEK
    return tuple(_ability_buttons(seen)) if seen.phase == phases.USING else ()


DECLINE_PEEK: Final = (Button(paths.DECLINE, words.DECLINE_PEEK()),)


def _ability_buttons(seen: EstorilObservation) -> Iterator[Button]:
    symbols = paths.offered_symbols(seen)
    for symbol in symbols:
        if symbol == characters.NATIONALIST:
            bonus = compatriots(_active_cell(seen), seen.laid, seen.up, seen.reward, seen.rewards_up)
            yield Button(f"symbol:{symbol}", words.RALLY(bonus=bonus), _how(symbol))
        elif symbol == characters.CONSPIRATOR or len(symbols) > 1:
            yield Button(f"symbol:{symbol}", words.USE(symbol), _how(symbol))
    yield Button(paths.DECLINE, words.DECLINE_ABILITY(symbol=words.SYMBOL(symbols[0])), _how(symbols[0]))


def _how(symbol: str) -> Text:
    return words.SIGN(f"symbol-{symbol}")


def choices(seen: EstorilObservation) -> tuple[Choice, ...]:
    """The click path of every legal move."""
    if not seen.moves:
        return ()
    if seen.phase == phases.CONSPIRING:
        return tuple([Choice(paths.path(seen, move), _under(seen, move)) for move in seen.moves])
    if seen.phase == phases.PEEKING:
        return tuple([_look(seen, move) for move in seen.moves])
    if seen.phase == phases.LAYING:
        return _lays(seen)
    with_symbol = paths.asks_which_symbol(seen)
    return tuple([_choice(move, with_symbol) for move in seen.moves])


NO_PEEK_HERE: Final = words.NO_PEEK_HERE()
LAYS: Final = [[Choice(path) for path in row] for row in paths.LAYS]
BLIND_LAYS: Final = [[Choice(path, NO_PEEK_HERE) for path in row] for row in paths.LAYS]


def _lays(seen: EstorilObservation) -> tuple[Choice, ...]:
    """Of an area with an eye that would show nothing, this is said before a card is laid there (ES-006)."""
    ground = ground_of(seen.layout, seen.turned)
    by_cell = [LAYS] * CELLS
    for cell in members(ground.area_mask):
        places = peek_places(ground, cell)
        if places and not spots_at(places, seen.seat, seen.owner, seen.up, seen.reward, seen.rewards_up):
            by_cell[cell] = BLIND_LAYS
    return tuple([by_cell[move.cell][move.card][move.cell] for move in paths.lays(seen)])


def _look(seen: EstorilObservation, move: moves.EstorilMove) -> Choice:
    """A look at a card that the viewer knows already is legal and good for nothing."""
    choice = _choice(move, with_symbol=False)
    if not isinstance(move, moves.Peek):
        return choice
    card = seen.laid[move.spot] if move.spot < CELLS else seen.reward[move.spot - CELLS]
    return choice if card < 0 else Choice(choice.path, words.ALREADY_KNOWN(card=card_name(card)), USELESS)


@thing
def _choice(move: moves.EstorilMove, with_symbol: bool) -> Choice:
    return Choice(paths.steps(move, with_symbol))


def _under(seen: EstorilObservation, move: moves.EstorilMove) -> Text:
    """Which card a conspirator's choice puts under the deck."""
    assert isinstance(move, moves.Choose)
    card = seen.reward[paths.resolved_place(seen)] if move.swap else seen.deck[-1]
    return words.GOES_UNDER(card=card_name(card))
