"""What is asked: the status line, the prompt, the buttons, and the choices with their click paths."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final

from kordon.engine.records import Seat, Target
from kordon.engine.scene import USELESS, Button, Choice, verdict
from kordon.engine.words import SEAT, Text
from kordon.games.estoril import moves, words
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.position import (
    CONSPIRING,
    DISCARDING,
    HAND_LIMIT,
    LAYING,
    OVER,
    PEEKING,
    ROUNDS,
    SACRIFICING,
    USING,
)
from kordon.games.estoril.rules.abilities import compatriots
from kordon.games.estoril.rules.characters import (
    ABILITIES,
    ASSASSIN,
    CONSPIRATOR,
    DIPLOMAT,
    NATIONALIST,
    SEDUCER,
    Card,
)
from kordon.games.estoril.rules.ground import CELLS, PLACES, Cell, Ground
from kordon.games.estoril.screen import story
from kordon.games.estoril.screen.log_lines import card_name
from kordon.games.estoril.screen.paths import (
    DECLINE,
    TOP_CARD,
    asks_which_symbol,
    offered_symbols,
    path,
    prize_target,
    resolved_place,
    steps,
    symbol_target,
)


def status(seen: EstorilObservation, ground: Ground) -> Text:
    """Where the game stands."""
    board = ground.layout[ground.order[seen.step]] if seen.step < PLACES else 0
    return _status(seen.phase, seen.round, board)


@lru_cache(maxsize=256)
def _status(phase: int, round: int, board: int) -> Text:
    if phase == OVER:
        return words.STATUS_OVER()
    if phase in (LAYING, PEEKING):
        return words.STATUS_LAYING(round=round, rounds=ROUNDS)
    if phase == DISCARDING:
        return words.STATUS_DISCARDING(round=round, rounds=ROUNDS)
    return words.STATUS_RESOLVING(round=round, rounds=ROUNDS, board=words.BOARD(board))


# ---- the prompt


def prompt(seen: EstorilObservation, ground: Ground) -> Text:
    """What the viewer is asked, who is waited for, or who won."""
    if seen.outcome is not None:
        return verdict(seen, story.decided(seen))
    if seen.seat not in seen.to_act:
        return _prompt_wait(seen.to_act)
    return PROMPTS[seen.phase](seen, ground)


@cache
def _prompt_wait(to_act: tuple[Seat, ...]) -> Text:
    return words.PROMPT_WAIT(who=SEAT(to_act[0])) if len(to_act) == 1 else words.PROMPT_WAIT_ALL()


def _prompt_use(seen: EstorilObservation, ground: Ground) -> Text:
    card = seen.laid[_active_cell(seen, ground)]
    symbols = offered_symbols(seen)
    return _prompt_symbols(card) if len(symbols) > 1 else _prompt_ability(card, symbols[0], seen.used)


@cache
def _prompt_symbols(card: Card) -> Text:
    return words.PROMPT_SYMBOLS(card=card_name(card))


ABILITY_PROMPTS: Final = {
    ASSASSIN: words.PROMPT_ASSASSIN,
    SEDUCER: words.PROMPT_SEDUCER,
    CONSPIRATOR: words.PROMPT_CONSPIRATOR,
    NATIONALIST: words.PROMPT_NATIONALIST,
    DIPLOMAT: words.PROMPT_DIPLOMAT,
}


@cache
def _prompt_ability(card: Card, symbol: str, used: int) -> Text:
    question = ABILITY_PROMPTS[symbol](card=card_name(card))
    is_twice = ABILITIES[card].count(symbol) > 1  # each is used or left by itself (ES-302)
    return words.TWICE(number=1 + used.bit_count(), question=question) if is_twice else question


def _prompt_choose(seen: EstorilObservation, ground: Ground) -> Text:
    top, reward = seen.deck[-1], seen.reward[resolved_place(seen)]
    return words.PROMPT_CHOOSE(top=card_name(top), reward=card_name(reward))


PROMPTS: dict[int, Callable[[EstorilObservation, Ground], Text]] = {
    LAYING: lambda seen, ground: words.PROMPT_LAY(count=seen.markers[seen.seat]),
    PEEKING: lambda seen, ground: words.PROMPT_PEEK(),
    USING: _prompt_use,
    CONSPIRING: _prompt_choose,
    SACRIFICING: lambda seen, ground: words.PROMPT_SACRIFICE(),
    DISCARDING: lambda seen, ground: words.PROMPT_DISCARD(count=seen.hand_sizes[seen.seat] - HAND_LIMIT),
}


def _active_cell(seen: EstorilObservation, ground: Ground) -> Cell:
    return ground.areas[ground.order[seen.step]][seen.area]


GOAL: Final = words.GOAL()

# What is asked after the first clicks: of who lays a card, and of a seducer.
STEPS: Final = (
    ("card", words.ASK("area")),
    ("area", words.ASK("seduce")),
    ("symbol area", words.ASK("seduce")),
)


def about(seen: EstorilObservation, ground: Ground) -> tuple[Target, ...]:
    """The cards that the question is about: whose symbol it is, or the two of which one stays."""
    if seen.phase == USING:
        return (f"on:{_active_cell(seen, ground)}",)
    if seen.phase == CONSPIRING:
        return TOP_CARD, prize_target(resolved_place(seen))
    return ()


# ---- buttons and choices


def buttons(seen: EstorilObservation, ground: Ground) -> tuple[Button, ...]:
    """What can be chosen that lies nowhere on the board."""
    return tuple(_buttons(seen, ground)) if seen.moves and seen.phase in (PEEKING, USING) else ()


def _buttons(seen: EstorilObservation, ground: Ground) -> Iterator[Button]:
    if seen.phase == PEEKING:
        yield DECLINE_PEEK
        return
    symbols = offered_symbols(seen)
    for symbol in symbols:
        if symbol == NATIONALIST:
            bonus = compatriots(_active_cell(seen, ground), seen.laid, seen.up, seen.reward, seen.rewards_up)
            yield Button(symbol_target(symbol), words.RALLY(bonus=bonus))
        elif symbol == CONSPIRATOR or len(symbols) > 1:
            yield _use(symbol)
    yield _decline_ability(symbols[0])


DECLINE_PEEK: Final = Button(DECLINE, words.DECLINE_PEEK())


@cache
def _decline_ability(symbol: str) -> Button:
    return Button(DECLINE, words.DECLINE_ABILITY(symbol=words.SYMBOL(symbol)))


@cache
def _use(symbol: str) -> Button:
    return Button(symbol_target(symbol), words.USE(symbol))


def choices(seen: EstorilObservation) -> tuple[Choice, ...]:
    """The click path of every legal move."""
    if not seen.moves:
        return ()
    if seen.phase == CONSPIRING:
        return tuple([Choice(path(seen, move), _under(seen, move)) for move in seen.moves])
    if seen.phase == PEEKING:
        return tuple([_look(seen, move) for move in seen.moves])
    with_symbol = asks_which_symbol(seen)
    return tuple([_choice(move, with_symbol) for move in seen.moves])


def _look(seen: EstorilObservation, move: moves.EstorilMove) -> Choice:
    """A look at a card that the viewer knows already is legal and good for nothing."""
    choice = _choice(move, with_symbol=False)
    if not isinstance(move, moves.Peek):
        return choice
    card = seen.laid[move.spot] if move.spot < CELLS else seen.reward[move.spot - CELLS]
    return choice if card < 0 else Choice(choice.path, words.ALREADY_KNOWN(card=card_name(card)), USELESS)


@lru_cache(maxsize=1 << 15)
def _choice(move: moves.EstorilMove, with_symbol: bool) -> Choice:
    return Choice(steps(move, with_symbol))


def _under(seen: EstorilObservation, move: moves.EstorilMove) -> Text:
    """Which card a conspirator's choice puts under the deck."""
    assert isinstance(move, moves.Choose)
    card = seen.reward[resolved_place(seen)] if move.swap else seen.deck[-1]
    return words.GOES_UNDER(card=card_name(card))
