"""The exact odds of attacks, in words: on the choices, and on the figures that could be attacked."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

from kordon.engine.memo import thing
from kordon.engine.words import Text
from kordon.games.wolfenstein import moves, words
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import GEAR_CARDS, HEROES, Figure, has, total
from kordon.games.wolfenstein.pieces import ALLY, NO_FIGURE, SquareMask, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.attack.odds import Odds, attack_odds
from kordon.games.wolfenstein.rules.attack.sighting import squares_beside, targets_on

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


@thing
def listed(chances: Percents) -> Text:
    """Each number that can come up with its chance."""
    return words.listed([words.CHANCE_OF(n=n, chance=chance) for n, chance in enumerate(chances) if chance])


def odds_text(odds: Odds) -> Text:
    """Dice, kill, hit and reload; with more than one life to lose, each number of lives."""
    kill, hit, reload = percent(odds.kill), percent(odds.hit), percent(odds.reload)
    if len(odds.life) <= 2:
        return words.ODDS(dice=odds.dice, kill=kill, hit=hit, reload=reload)
    lives = listed(percents(odds.life))
    return words.ODDS_LIVES(dice=odds.dice, kill=kill, hit=hit, reload=reload, lives=lives)


def attack_note(position: Position, move: moves.Attack) -> Text:
    """The odds of an attack, on both targets where there are two, and the friends whom a blast would hit."""
    said = _attack_odds(position, move)
    hit = _blasted_friends(position, move)
    return said if hit is None else words.THEN(first=said, rest=hit)


def _attack_odds(position: Position, move: moves.Attack) -> Text:
    if move.second == NO_FIGURE:
        return _of(position, move.figure, mode=move.mode)
    shares = shares_dice(position, move.mode)
    first = _of(position, move.figure, mode=move.mode, shared=1 if shares else 0)
    second = _of(position, move.second, mode=move.mode, shared=2 if shares else 0)
    if first == second:
        return words.ODDS_OF_EACH(odds=first)
    return words.ODDS_OF_BOTH(first=first, second=second)


def _blasted_friends(position: Position, move: moves.Attack) -> Text | None:
    shot = attacks.active_shot(position, mode=move.mode)
    blast = total(shot.traits, tr.Blast) if shot is not None else 0
    if not blast:
        return None
    return _friends_text(position, blast, squares_beside(position, move.figure), position.actor)


def use_note(position: Position, move: moves.UseGear) -> Text | None:
    """The friends whom an explosion would hit."""
    use = GEAR_CARDS[move.card].use
    damage = [effect.n for effect in use.effects if isinstance(effect, fx.Damage)] if use is not None else []
    if use is None or use.target != "square" or not damage:
        return None
    area = position.board.neighbours(move.target, position.closed, 0) | 1 << move.target
    return _friends_text(position, sum(damage), area, position.hero)


def _friends_text(position: Position, n: int, squares: SquareMask, who: Target) -> Text | None:
    hit = [friend for friend in targets_on(position, squares) if friend != who]
    if not hit:
        return None
    return words.HITS_FRIENDS(friends=words.listed([_friend_name(position, friend) for friend in hit]), n=n)


def _friend_name(position: Position, who: Target) -> Text:
    hero = words.HERO(HEROES[position.heroes[who % ALLY]].name)
    return hero if who < ALLY else words.ALLY_OF(hero=hero)


def shares_dice(position: Position, mode: int) -> bool:
    """Whether a special mode of the hero's weapon shares the dice out between two targets."""
    shot = attacks.hero_shot(position, position.hero, mode=mode)
    return shot is not None and has(shot.traits, tr.ShareDice)


def _of(position: Position, figure: Figure, *, mode: int, shared: int = 0) -> Text:
    odds = attack_odds(position, figure, mode=mode, shared=shared)
    assert odds is not None, "an attack that is offered is made with something"
    return odds_text(odds)


def figures_odds(position: Position, legal: tuple[object, ...]) -> dict[Figure, tuple[Percents, Percents]]:
    """By figure that can be attacked now: how many hearts and shields are to be expected."""
    found = {}
    for move in legal:
        if type(move) is moves.Attack and not move.mode and move.figure not in found:
            odds = attack_odds(position, move.figure)
            assert odds is not None, "an attack that is offered is made with something"
            found[move.figure] = percents(odds.hearts), percents(odds.shields)
    return found
