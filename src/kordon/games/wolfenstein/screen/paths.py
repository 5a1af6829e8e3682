"""The click path of every move: the targets one clicks in turn.

| target | what it is |
|---|---|
| `square:12` | a square of the map |
| `area:3` | a room or corridor |
| `door:1`, `bars:0` | a door, bars |
| `hero:2` | the hero of a slot |
| `enemy:7` | a figure of the box, an ally among them |
| `pick:4` | a hero to choose from |
| `weapon:5`, `gear:31` | a card of the active hero, or one to keep |
| `ammo:1` | the active hero's tokens of a kind |
| `skill:2` | a skill of the active hero |
| `mode:2` | a special mode of the active weapon, by its number on the card |
| `blade:31`, `reload:5` | a silent kill with a card, reloading a weapon |
| `option:0`, `take:1`, `seat:0` | answers: an event's option, a kind of ammunition, a player |
| `act:end` | a button; its names are below |

An attack begins with its target: the ways to attack it follow, each with its odds. So does help.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.memo import thing
from kordon.engine.records import Path, Target
from kordon.games.wolfenstein import moves, pieces
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.content.cards import TargetKind, Use
from kordon.games.wolfenstein.content.tables import GEAR_CARDS, HEROES, Card
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import ALLY, NO_CARD, NO_FIGURE, NOBODY, NOWHERE

ATTACK: Final = "act:attack"
TRAVEL: Final = "act:travel"
EXHAUST: Final = "act:exhaust"
HELP: Final = "act:help"
USE: Final = "act:use"
WEAR: Final = "act:wear"
READY: Final = "act:ready"
FISTS: Final = "act:fists"
END: Final = "act:end"


# Each is made once: a scene names the same squares and figures again and again.
square_target: Final = thing("square:{}".format)
area_target: Final = thing("area:{}".format)
door_target: Final = thing("door:{}".format)
bars_target: Final = thing("bars:{}".format)
hero_target: Final = thing("hero:{}".format)
enemy_target: Final = thing("enemy:{}".format)
pick_target: Final = thing("pick:{}".format)
weapon_target: Final = thing("weapon:{}".format)
gear_target: Final = thing("gear:{}".format)
ammunition_target: Final = thing("ammo:{}".format)
skill_target: Final = thing("skill:{}".format)
mode_target: Final = thing("mode:{}".format)
blade_target: Final = thing("blade:{}".format)
reload_target: Final = thing("reload:{}".format)
option_target: Final = thing("option:{}".format)
take_target: Final = thing("take:{}".format)
seat_target: Final = thing("seat:{}".format)
hero_zone: Final = thing("zone:hero-{}".format)


def spoil_target(card: Card) -> Target:
    """A card that veterans may bring: equipment, or a weapon from SPOIL_WEAPONS on."""
    return gear_target(card) if card < pieces.SPOIL_WEAPONS else weapon_target(card - pieces.SPOIL_WEAPONS)


# What the target of a skill or card is, by what it is used on.
USED_ON: Final[dict[TargetKind, str]] = {
    "enemy-next": "enemy",
    "enemy-in-sight": "enemy",
    "hero-next": "hero",
    "bleeding-next": "hero",
    "area": "area",
    "square": "square",
}
# What an answer is, by the question.
ANSWERS: Final[dict[int, Callable[[int], Target]]] = {
    pieces.WHICH_AMMUNITION: take_target,
    pieces.WHICH_OPTION: option_target,
    pieces.WHICH_CARD: gear_target,
    pieces.WHICH_SPOIL: spoil_target,
}


def _activate(seen: WolfensteinObservation, move: moves.Activate) -> Path:
    """A hero enters by the one marker there is, or one chooses."""
    if move.start == NOWHERE or len(load(seen.options.mission, seen.options.level).board.starts) == 1:
        return (hero_target(move.slot),)
    return hero_target(move.slot), square_target(move.start)


def _attack(seen: WolfensteinObservation, move: moves.Attack) -> Path:
    way = mode_target(move.mode) if move.mode else ATTACK
    if move.second == NO_FIGURE:
        return enemy_target(move.figure), way
    return enemy_target(move.figure), way, enemy_target(move.second)


def _use_skill(seen: WolfensteinObservation, move: moves.UseSkill) -> Path:
    skills = HEROES[seen.heroes[seen.hero]].skills if seen.hero != NOBODY else ()
    use = skills[move.skill].use if move.skill < len(skills) else None
    return _used((skill_target(move.skill),), use, move.target)


def _used(path: Path, use: Use | None, target: int) -> Path:
    on = USED_ON.get(use.target) if use is not None else None
    return path if on is None else (*path, f"{on}:{target}")


def _choose(seen: WolfensteinObservation, move: moves.Choose) -> Path:
    kind = seen.pending[0][0] if seen.pending else pieces.WHICH_AMMUNITION
    return (ANSWERS[kind](move.answer),)


def _direct(seen: WolfensteinObservation, move: moves.Direct) -> Path:
    if not 0 <= move.answer < len(seen.tie):
        return (END,)
    thing = seen.tie[move.answer]
    if seen.tie_kind == pieces.ORDER_TIE:
        return (enemy_target(thing),)
    if seen.tie_kind == pieces.TARGET_TIE:
        return (hero_target(thing) if thing < ALLY else enemy_target(seen.allies[thing - ALLY]),)
    return (area_target(thing) if seen.tie_kind == pieces.AREA_TIE else square_target(thing),)


PATHS: Final[dict[type, Callable[[WolfensteinObservation, Any], Path]]] = {
    moves.Pick: lambda seen, move: (pick_target(move.hero),),
    moves.Entrust: lambda seen, move: (hero_target(move.slot),),
    moves.Activate: _activate,
    moves.Step: lambda seen, move: (square_target(move.to),),
    moves.Travel: lambda seen, move: (TRAVEL,),
    moves.Open: lambda seen, move: (door_target(move.door),),
    moves.Burn: lambda seen, move: (bars_target(move.bars),),
    moves.Search: lambda seen, move: (square_target(move.square),),
    moves.Work: lambda seen, move: (square_target(move.square),),
    moves.Attack: _attack,
    moves.SilentKill: lambda seen, move: (enemy_target(move.figure), blade_target(move.card)),
    moves.Reload: lambda seen, move: (reload_target(move.weapon),),
    moves.UseSkill: _use_skill,
    moves.UseGear: lambda seen, move: _used(
        (gear_target(move.card), USE), GEAR_CARDS[move.card].use, move.target
    ),
    moves.Exhaust: lambda seen, move: (EXHAUST,),
    moves.Help: lambda seen, move: (hero_target(move.slot), HELP),
    moves.Ready: lambda seen, move: (
        (FISTS,) if move.weapon == NO_CARD else (weapon_target(move.weapon), READY)
    ),
    moves.Wear: lambda seen, move: (gear_target(move.card), WEAR),
    moves.Attach: lambda seen, move: (gear_target(move.card), weapon_target(move.weapon)),
    moves.GiveWeapon: lambda seen, move: (weapon_target(move.weapon), hero_target(move.slot)),
    moves.GiveGear: lambda seen, move: (gear_target(move.card), hero_target(move.slot)),
    moves.GiveAmmunition: lambda seen, move: (ammunition_target(move.kind), hero_target(move.slot)),
    moves.EndTurn: lambda seen, move: (END,),
    moves.Choose: _choose,
    moves.Direct: _direct,
    moves.Lead: lambda seen, move: (seat_target(move.next),),
}


def path(observation: WolfensteinObservation, move: moves.WolfensteinMove) -> Path:
    """The targets one clicks in turn to make this move, legal or not."""
    return PATHS[type(move)](observation, move)
