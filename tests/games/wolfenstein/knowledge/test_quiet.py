"""What noise, threat and company are worth to a team."""

from __future__ import annotations

from kordon.games.wolfenstein.knowledge.company import LEFT_ALONE, MOST_APART, TAKEN, Company
from kordon.games.wolfenstein.knowledge.danger import Peril
from kordon.games.wolfenstein.knowledge.quiet import ALARM, BUILDING, RELIEF, WAKING, Quiet
from kordon.games.wolfenstein.rules.noise_and_threat import noise
from tests.games.wolfenstein.table import Table, staged

HALLS = "a b . .1s . t\n             \n. . . .1. . ."
AREAS = "1 1 1 1 2 2 2\n\n1 1 1 1 2 2 2"


def quiet_of(table: Table, hero: str) -> Quiet:
    slot = table.slot(hero)
    return Quiet(table.position, slot, Peril(table.position, slot))


def two_halls(**mission: object) -> Table:
    """Two heroes in one hall, two soldiers asleep behind the door of the next."""
    return staged(
        HALLS,
        areas=AREAS,
        heroes={"bj": "a", "klaus": "b"},
        enemies={"soldat": "st"},
        active="bj",
        mission=mission,
    )


def test_noise_costs_by_the_dice_of_those_who_would_wake() -> None:
    """Soldiers beside the hall hear company and shots (WO-501, WO-502); a second noise costs nothing."""
    table = two_halls()
    quiet, position = quiet_of(table, "bj"), table.position
    position.noise = 0
    asleep = 2 * WAKING * 3
    assert quiet.waking(position.board.area[table.at("a")]) == asleep
    assert quiet.stay(table.at("a")) == asleep
    assert quiet.shot(table.at("a"), table.at("s")) == 2 * asleep
    noise.make_noise(position, position.board.area[table.at("a")], "attack")
    assert quiet_of(table, "bj").stay(table.at("a")) == 0.0


def test_alone_in_a_room_nobody_is_heard() -> None:
    table = staged(HALLS, areas=AREAS, heroes={"bj": "a"}, enemies={"soldat": "st"}, active="bj")
    table.position.noise = 0
    assert quiet_of(table, "bj").stay(table.at("a")) == 0.0
    assert quiet_of(table, "bj").stay(table.at("s")) > 0.0


def test_the_kill_that_sounds_the_alarm_costs_most() -> None:
    """The alarm's reinforcements are priced, until it has sounded (WO-503, WO-505)."""
    table = two_halls(threat_limit=4, alarm=("soldat", "soldat"))
    position, soldier = table.position, table.figure("s")
    whole = ALARM * 6
    position.threat = 3
    assert quiet_of(table, "bj").kill(soldier) == whole
    position.threat = 2
    assert quiet_of(table, "bj").kill(soldier) == BUILDING * whole / 4
    position.alarms = 1
    assert quiet_of(table, "bj").kill(soldier) == 0.0


def test_the_last_officer_takes_the_threat_away() -> None:
    table = staged(
        "a . o . p",
        heroes={"bj": "a"},
        enemies={"officer": "op"},
        active="bj",
        mission={"threat_limit": 4, "alarm": ("soldat",)},
    )
    position, officer = table.position, table.figure("o")
    position.threat = 3
    assert quiet_of(table, "bj").kill(officer) > 0, "another one is left"
    position.remove_figure(table.figure("p"))
    assert quiet_of(table, "bj").kill(officer) == -RELIEF * ALARM * 3 * 3 / 4


def test_a_team_stays_together_and_shares() -> None:
    table = staged("a . . . . . . . . . . . . . . . . . . . b", heroes={"bj": "a", "klaus": "b"}, active="bj")
    position = table.position
    company = Company(position, table.slot("bj"))
    near, far = table.at("b") - 3, table.at("a")
    assert company.apart(near) == company.alone_at_door(near) == 0.0
    assert company.apart(far) == MOST_APART
    assert company.alone_at_door(far) == LEFT_ALONE
    assert company.share(table.at("b") - 1) == TAKEN, "who stands beside the chest has a turn to come"
    position.activated |= 1 << table.slot("klaus")
    assert Company(position, table.slot("bj")).share(table.at("b") - 1) == 1.0
