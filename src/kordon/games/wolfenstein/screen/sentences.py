"""What is printed on cards, said from the same data that the rules carry out.

Every record of the vocabularies has one message, which is given the record's fields: numbers and words as
they are, enemies by their names, effects within effects as sentences of their own.
"""

from __future__ import annotations

from typing import Any, Final

from kordon.engine.memo import group, thing
from kordon.engine.words import Argument, Text
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.content import effects, goals, tables, traits
from kordon.games.wolfenstein.content.cards import Skill, Use
from kordon.games.wolfenstein.content.tables import Figure, Kind

ANYWHERE: Final = 20  # a range that no map exceeds: it is not worth a word

# ---- effects and traits


def effect_text(effect: Any) -> Text:
    """What an effect does."""
    return words.EFFECT(effect.__struct_config__.tag, **_arguments(effect))


def trait_text(trait: Any) -> Text:
    """What always holds."""
    return words.TRAIT(trait.__struct_config__.tag, **_arguments(trait))


def goal_text(goal: Any, *, with_cost: bool = True) -> Text:
    """What a mission asks for; without its cost where that is told beside it, or paid already."""
    if isinstance(goal, goals.Kill):
        return words.GOAL("kill", enemy=words.ENEMY(goal.enemy, "whom", n=goal.count))
    arguments = _arguments(goal)
    if "cost" in arguments and not with_cost:
        arguments["cost"] = 0
    return words.GOAL(goal.__struct_config__.tag, **arguments)


def _arguments(record: Any) -> dict[str, Argument]:
    if isinstance(record, traits.Summon):
        return {
            "every": record.every,
            "enemy": words.counted([record.enemy]),
            "easy": words.counted([record.easy or record.enemy]),
        }
    return {name: _argument(name, getattr(record, name)) for name in record.__struct_fields__}


def _argument(name: str, value: Any) -> Argument:
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return words.ENEMY(value) if name == "enemy" else value
    if not value:
        return words.NOTHING
    if isinstance(value[0], str):
        return words.counted(value) if name == "enemies" else "-".join(value)
    return effects_text(value)


def effects_text(several: tuple[Any, ...]) -> Text:
    """What several effects do. Rolls and tasks, which have effects of their own, come last."""
    if not several:
        return words.NOTHING
    ordered = sorted(several, key=lambda effect: isinstance(effect, effects.Roll | effects.Task))
    return words.in_turn([effect_text(effect) for effect in ordered])


def traits_text(several: tuple[Any, ...]) -> Text:
    """All that holds."""
    return words.in_turn([trait_text(trait) for trait in several])


# ---- names


@thing
def enemy_name(figure: Figure) -> Text:
    """A figure by its kind, with a number where the box holds several."""
    kind = tables.FIGURE_OF[figure]
    name, figures = words.ENEMY(tables.ENEMIES[kind].name), tables.FIGURES_OF_KIND[kind]
    return name if len(figures) == 1 else words.NUMBERED(name=name, number=figures.index(figure) + 1)


# ---- whole cards


@group
def enemy_detail(kind: Kind) -> tuple[Text, ...]:
    """Everything on an enemy's card."""
    card = tables.ENEMIES[kind]
    found = [
        words.ENEMY_WEAPON(range=card.range, dice=card.dice, ap=card.attack_ap),
        words.ENEMY_STATS(ap=card.ap, initiative=card.initiative),
        *[trait_text(trait) for trait in card.traits],
    ]
    if card.loot:
        found.append(words.LOOT(what=effects_text(card.loot)))
    if card.team_loot:
        found.append(words.TEAM_LOOT(what=effects_text(card.team_loot)))
    return tuple(found)


@group
def weapon_detail(kind: Kind) -> tuple[Text, ...]:
    """Everything on a weapon card."""
    card = tables.WEAPONS[kind]
    found = [
        words.WEAPON_STATS(
            range=card.range, dice=card.dice, ap=card.ap, ammunition=words.AMMUNITION(card.ammunition)
        )
    ]
    if card.traits:
        found.append(words.ALWAYS(what=traits_text(card.traits)))
    found += [
        words.MODE(mode=words.MODE_NAME(mode.name), tokens=mode.tokens, what=traits_text(mode.traits))
        for mode in card.modes
    ]
    return tuple(found)


@group
def gear_detail(kind: Kind) -> tuple[Text, ...]:
    """Everything on an equipment card."""
    card = tables.EQUIPMENT[kind]
    found = [words.EQUIPMENT_KIND(card.kind)]
    if card.traits:
        found.append(words.ALWAYS(what=traits_text(card.traits)))
    if card.silent_kill is not None:
        found.append(words.SILENT(dice=card.silent_kill.dice, ap=card.silent_kill.ap))
    if card.use is not None:
        if card.kind in ("booster", "armour"):
            found.append(words.WHEN_WORN(what=effects_text(card.use.effects)))
        else:
            found += use_detail(card.use)
            found.append(words.USED("once" if card.once else "each-turn"))
    return tuple(found)


def use_detail(use: Use) -> list[Text]:
    """What using something costs and does."""
    found = [words.USE(ap=use.ap, target=words.TARGET_KIND(use.target), what=effects_text(use.effects))]
    if 0 < use.range < ANYWHERE and use.target in ("enemy-in-sight", "square", "area"):
        found.append(words.USE_RANGE(n=use.range))
    if use.fatigue:
        found.append(words.USE_TIRES())
    return found


@thing
def skill_text(skill: Skill) -> Text:
    """What a skill does, without its name."""
    if skill.use is None:
        return traits_text(skill.traits)
    return words.in_turn(use_detail(skill.use))


@group
def hero_detail(kind: Kind) -> tuple[Text, ...]:
    """Everything on a hero's card."""
    card = tables.HEROES[kind]
    found = [words.HERO(card.name, "line"), words.HERO_STATS(ap=card.ap, accuracy=card.accuracy)]
    if card.fists is not None:
        found.append(words.FISTS(dice=card.fists.dice, ap=card.fists.ap))
    for skill in card.skills:
        name, what = words.SKILL(skill.name), skill_text(skill)
        if skill.use is None:
            found.append(words.SKILL_ALWAYS(skill=name, what=what))
        else:
            found.append(words.SKILL_PAID(skill=name, glory=skill.glory, what=what))
    return tuple(found)


@group
def start_gear(kind: Kind) -> tuple[Text, ...]:
    """What a hero begins with."""
    card = tables.HEROES[kind]
    return tuple(
        [words.WEAPON(name) for name in card.weapons]
        + [words.EQUIPMENT_CARD(name) for name in card.equipment]
    )
