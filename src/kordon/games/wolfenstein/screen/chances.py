"""The exact odds of attacks, in words: on the choices, and on the figures that could be attacked."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from kordon.engine.words import Text
from kordon.games.wolfenstein import moves, words
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import Figure, has
from kordon.games.wolfenstein.pieces import NO_FIGURE
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import attack
from kordon.games.wolfenstein.rules.odds import Odds, attack_odds, silent_odds

ALL = 100


def percent(chance: Fraction) -> int:
    """A chance in whole percents; what is possible but not sure is neither 0 nor 100."""
    rounded = round(chance * ALL)
    if 0 < chance < 1:
        return min(ALL - 1, max(1, rounded))
    return rounded


Percents: TypeAlias = tuple[int, ...]
"""A distribution: by number, its chance."""


def percents(chances: list[Fraction]) -> Percents:
    """A distribution in whole percents."""
    return tuple([percent(chance) for chance in chances])


@lru_cache(maxsize=4096)
def listed(chances: Percents) -> str:
    """Each number that can come up with its chance, in figures that every language writes alike."""
    return ", ".join([f"{n}: {chance} %" for n, chance in enumerate(chances) if chance])


def odds_text(odds: Odds) -> Text:
    """Dice, kill, hit and reload; with more than one life to lose, each number of lives."""
    said = words.ODDS(
        dice=odds.dice, kill=percent(odds.kill), hit=percent(odds.hit), reload=percent(odds.reload)
    )
    if len(odds.life) <= 2:
        return said
    return words.ODDS_LIVES(odds=said, lives=listed(percents(odds.life)))


def attack_note(position: Position, move: moves.Attack) -> Text:
    """The odds of an attack, on both targets where there are two."""
    if move.second == NO_FIGURE:
        return _of(position, move.figure, mode=move.mode)
    shares = shares_dice(position)
    first = _of(position, move.figure, mode=True, shared=1 if shares else 0)
    second = _of(position, move.second, mode=True, shared=2 if shares else 0)
    if first == second:
        return words.ODDS_OF_EACH(odds=first)
    return words.ODDS_OF_BOTH(first=first, second=second)


def shares_dice(position: Position) -> bool:
    """Whether the hero's special mode shares the dice out between two targets."""
    shot = attack.hero_shot(position, position.hero, mode=True)
    return shot is not None and has(shot.traits, tr.ShareDice)


def _of(position: Position, figure: Figure, *, mode: bool, shared: int = 0) -> Text:
    odds = attack_odds(position, figure, mode=mode, shared=shared)
    assert odds is not None, "an attack that is offered is made with something"
    return odds_text(odds)


def silent_note(position: Position, move: moves.SilentKill) -> Text:
    """The odds of a silent kill."""
    return odds_text(silent_odds(position, move.card, move.figure))


def figures_odds(position: Position, legal: tuple[object, ...]) -> dict[Figure, tuple[Percents, Percents]]:
    """By figure that can be attacked now: how many hearts and shields are to be expected."""
    found = {}
    for move in legal:
        if type(move) is moves.Attack and not move.mode and move.figure not in found:
            odds = attack_odds(position, move.figure)
            assert odds is not None, "an attack that is offered is made with something"
            found[move.figure] = percents(odds.hearts), percents(odds.shields)
    return found
