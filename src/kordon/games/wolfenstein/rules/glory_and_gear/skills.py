"""Glory and the skills it pays (WO-451, WO-902)."""

from __future__ import annotations

from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content.cards import Skill
from kordon.games.wolfenstein.content.tables import HEROES
from kordon.games.wolfenstein.pieces import USED_SKILL
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.glory_and_gear.effects import Context, run
from kordon.games.wolfenstein.rules.glory_and_gear.gear import can_pay, targets_of


def price(position: Position, skill: Skill) -> int:
    """What a skill costs in glory on this level."""
    return skill.glory + position.level.skill_surcharge


def offer_skills(position: Position, seat: Seat, found: list[moves.WolfensteinMove]) -> None:
    """Every skill that the hero can pay, on every target it can have; one per turn."""
    slot = position.hero
    glory = position.glory[slot]
    if not glory or position.deeds & USED_SKILL:
        return
    for number, skill in enumerate(HEROES[position.heroes[slot]].skills):
        use = skill.use
        if use is not None and price(position, skill) <= glory and can_pay(position, slot, use):
            found += [
                moves.cached_use_skill(seat, number, target) for target in targets_of(position, slot, use)
            ]


def use_skill(position: Position, move: moves.UseSkill) -> None:
    """The glory goes and the skill works; on the hardest level it tires."""
    slot = position.hero
    skill = HEROES[position.heroes[slot]].skills[move.skill]
    use = skill.use
    assert use is not None, "only skills with a use are offered"
    position.deeds |= USED_SKILL
    position.glory = replaced(position.glory, slot, position.glory[slot] - price(position, skill))
    position.ap -= use.ap
    position.tell(events.SkillUsed(slot, position.heroes[slot], move.skill, move.target))
    if use.fatigue or position.level.skills_tire:
        life.tire(position, slot)
    run(position, use.effects, Context(slot, move.target))
