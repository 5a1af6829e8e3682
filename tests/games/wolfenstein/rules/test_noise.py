"""Noise, threat and the alarm (WO-5xx, WO-964, WO-966)."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.enemies.enemy_attack import enemy_attacks
from kordon.games.wolfenstein.rules.glory_and_gear import effects
from tests.games.wolfenstein.table import Table, staged

ROOMS = "1 1 2 2 3"


def apart(**rest: object) -> Table:
    """A hero and a Soldat in different rooms."""
    return staged(
        "a . . s .",
        areas=ROOMS,
        heroes={"bj": "a"},
        enemies={"soldat": "s"},
        active="bj",
        **rest,  # type: ignore[arg-type]
    )


@rule("WO-501")
def test_an_attack_is_heard_where_the_attacker_and_the_target_are() -> None:
    table = apart()
    assert table.position.noise == 0
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.noise == 0b011
    assert [event.area for event in table.told(events.NoiseMade)] == [0, 1]


@rule("WO-501")
def test_an_enemys_attack_is_heard_too() -> None:
    table = apart()
    enemy_attacks(table.position, table.figure("s"), 0)
    assert table.position.noise == 0b011


@rule("WO-501")
def test_a_place_has_one_token() -> None:
    table = apart()
    table.position.noise = 0b011
    table.rolls("blank " * 4)
    table.play(moves.Attack(0, table.figure("s")))
    assert not table.told(events.NoiseMade)


@rule("WO-502")
def test_a_hero_who_comes_into_a_room_with_another_figure_makes_noise_at_once() -> None:
    for other, kind in (("s", "enemy"), ("s", "hero")):
        heroes = {"bj": "a"} | ({"klaus": other} if kind == "hero" else {})
        enemies = {"soldat": other} if kind == "enemy" else {}
        table = staged("a b s", areas="1 2 2", heroes=heroes, enemies=enemies, active="bj")
        assert table.position.noise == 0
        table.step("b")
        assert table.position.noise == 1 << table.area("b")


@rule("WO-502")
def test_a_lone_hero_makes_no_noise() -> None:
    table = apart()
    table.play(table.legal(moves.Step)[0])
    assert table.position.noise == 0


@rule("WO-502", "WO-961")
def test_a_bleeding_hero_makes_no_noise_until_back() -> None:
    table = staged("a k", areas="1 1", heroes={"bj": "a", "klaus": "k"})
    position, klaus = table.position, table.slot("klaus")
    position.life = tuple([0 if slot == klaus else life for slot, life in enumerate(position.life)])
    position.bleeding = 1 << klaus
    position.count_heroes()
    table.play(moves.Activate(0, table.slot("bj")))
    assert position.noise == 0
    table.play(moves.Help(0, klaus))
    assert position.noise == 1


def test_a_held_breath_makes_no_noise_to_the_next_turn() -> None:
    table = staged("a b s", areas="1 2 2", heroes={"bombate": "a"}, enemies={"soldat": "s"}, active="bombate")
    table.give("bombate", glory=1)
    table.play(moves.UseSkill(0, 1))
    table.step("b")
    assert table.position.noise == 0


def test_a_quiet_hero_is_no_company_but_does_not_hide_others_either() -> None:
    heroes = {"bombate": "b", "bj": "a", "klaus": "k"}
    table = staged("a b k", areas="1 2 2", heroes=heroes, active="bj")
    table.position.noise, table.position.hushed = 0, 1 << table.slot("bombate")
    table.step("b")  # for a moment on the quiet one's square
    assert table.position.noise == 1 << table.area("b")
    table = staged("a b", areas="1 1", heroes={"bombate": "b", "bj": "a"})
    table.position.hushed = 1 << table.slot("bombate")
    table.play(moves.Activate(0, table.slot("bj")))
    assert table.position.noise == 0


# ---- threat


@rule("WO-503")
def test_each_kill_raises_the_threat_by_one() -> None:
    table = apart()
    table.rolls("heart blank blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.threat == 1
    assert table.told(events.ThreatChanged) == [events.ThreatChanged(1, "kill")]


@rule("WO-503")
def test_events_raise_and_lower_it_but_never_below_nothing() -> None:
    table = apart()
    table.position.news = ()
    effects.run(table.position, (fx.Threat(2), fx.Threat(-1)), effects.Context(0))
    assert table.position.threat == 1
    assert [event.why for event in table.told(events.ThreatChanged)] == ["effect", "effect"]
    effects.run(table.position, (fx.Threat(-5),), effects.Context(0))
    assert table.position.threat == 0


def officers(picture: str, letters: str, **mission: object) -> Table:
    """B.J. and officers, with a threat of 3."""
    table = staged(picture, heroes={"bj": "a"}, enemies={"officer": letters}, active="bj", mission=mission)
    table.position.threat = 3
    return table


@rule("WO-504")
def test_the_last_officers_death_sets_the_threat_to_nothing_an_earlier_one_does_not() -> None:
    table = officers("a . s . t", "st")
    table.rolls("heart heart blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.threat == 4
    table.play(moves.Exhaust(0))
    table.rolls("heart heart blank blank")
    table.play(moves.Attack(0, table.figure("t")))
    assert table.position.threat == 0
    assert table.told(events.OfficersGone)
    assert [event.why for event in table.told(events.ThreatChanged)] == ["officers"]


@rule("WO-504", "WO-503")
def test_a_soldats_death_without_officers_does_not_reset_it() -> None:
    table = apart()
    table.position.threat = 2
    table.rolls("heart blank blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.threat == 3


@rule("WO-964")
def test_the_last_officer_at_one_below_the_limit_sounds_no_alarm() -> None:
    table = officers("a . s . .", "s", threat_limit=4, alarm=("soldat",))
    table.rolls("heart heart blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert table.position.threat == 0
    assert table.position.alarms == 0
    assert not table.told(events.AlarmSounded)


@rule("WO-964", "WO-411")
def test_killed_silently_the_last_officer_does_the_same() -> None:
    table = officers("a s . . .", "s", threat_limit=4, alarm=("soldat",))
    card = table.give("bj", gear="axe")
    table.rolls("heart heart blank blank")
    table.play(moves.SilentKill(0, card, table.figure("s")))
    assert table.position.threat == 0


@rule("WO-505", "WO-503")
def test_at_the_limit_the_alarm_sounds_and_its_figures_come() -> None:
    table = staged(
        "a . s . t",
        heroes={"bj": "a"},
        enemies={"soldat": "s"},
        active="bj",
        supports="t",
        mission={"threat_limit": 1, "alarm": ("soldat", "officer")},
    )
    table.rolls("heart blank blank blank")
    table.play(moves.Attack(0, table.figure("s")))
    assert table.told(events.AlarmSounded)
    assert len(table.told(events.Appeared)) == 2
    assert table.position.alarms == 1


@rule("WO-966")
def test_an_alarm_sounds_once_unless_it_repeats_and_then_the_threat_starts_again() -> None:
    for repeats, alarms, threat in ((False, 1, 3), (True, 2, 1)):
        table = staged(
            "a . . . t",
            heroes={"bj": "a"},
            active="bj",
            supports="t",
            mission={"threat_limit": 1, "alarm": ("soldat",), "repeats": repeats},
        )
        position = table.position
        position.news = ()
        for _ in range(2):
            position.threat += 1
            missions.heed_threat(position)
        reset = [event.why for event in table.told(events.ThreatChanged)]
        assert reset == ["alarm", "alarm"] * repeats
        position.threat += 1
        assert (position.alarms, position.threat) == (alarms, threat)


def test_without_a_limit_there_is_no_alarm() -> None:
    table = staged("a t", heroes={"bj": "a"}, supports="t", mission={"threat_limit": 0, "alarm": ("soldat",)})
    table.position.threat = 50
    missions.heed_threat(table.position)
    assert table.position.alarms == 0
