"""Set-up (WO-101 to WO-106)."""

from __future__ import annotations

from kordon.engine.bits import mask_of
from kordon.engine.chance import chance_from
from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves, pieces
from kordon.games.wolfenstein.board.mission import Mission, load
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import NO_CARD, NO_FIGURE, NOBODY, NOWHERE, Slot
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import campaign, rounds
from kordon.games.wolfenstein.rules.attack import dice
from kordon.games.wolfenstein.rules.enemies import enemy_phase
from kordon.games.wolfenstein.rules.glory_and_gear import decks
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals

FIRST_PLAYER_DICE = 2
NONE_EACH = (0,) * pieces.SLOTS


def set_up(options: WolfensteinOptions, seats: int, seed: bytes, mission: Mission | None = None) -> Position:
    """The map with its enemies; the players pick their heroes next. Tests bring missions of their own."""
    position = Position()
    position.chance = chance_from(seed)
    position.options = options
    position.seats = seats
    position.turn = position.round = 0
    position.outcome = None
    position.mission = load(options.mission, options.level) if mission is None else mission
    position.board = position.mission.board
    position.level = tables.LEVELS[tables.LEVEL[options.level]]
    _lay_out(position)
    _clear_heroes(position)
    _clear_turn(position)
    position.kills = (0,) * len(tables.ENEMIES)
    position.count_all()
    place_enemies(position)
    position.phase = pieces.PICKING
    position.acting = position.first = position.controller = 0
    position.wishes = ()
    position.news = ()
    return position


def _lay_out(position: Position) -> None:
    board = position.board
    position.closed = (1 << len(board.doors)) - 1
    position.barred = (1 << len(board.bars)) - 1
    position.event_tokens = mask_of(board.events)
    position.chest_tokens = mask_of(board.chests)
    position.objective_at = tuple(board.objectives)
    position.noise = position.threat = position.alarms = 0
    position.weapon_deck, position.gear_deck = tables.ALL_WEAPONS, tables.ALL_GEAR
    position.event_deck, position.chest_deck = tables.ALL_EVENTS, tables.ALL_CHESTS
    position.gear_discard = position.event_discard = position.chest_discard = 0
    position.alive = position.attacked = position.stunned_enemies = position.sabotaged_enemies = 0
    position.enemy_at = (NOWHERE,) * tables.FIGURES
    position.enemy_life = position.enemy_armour = (0,) * tables.FIGURES
    position.goals_done = position.starts_taken = position.garrison = position.arrivals = 0


def _clear_heroes(position: Position) -> None:
    position.heroes = position.owners = ()
    position.hero_at = (NOWHERE,) * pieces.SLOTS
    position.life = position.armour = position.base_life = position.base_armour = NONE_EACH
    position.shared_lives = position.glory = position.unseen = NONE_EACH
    position.ammunition = NONE_EACH * 3
    position.fatigued = position.stunned = position.sabotaged = 0
    position.bleeding = position.dead = position.hushed = 0
    position.weapons = position.carried = position.worn = position.tasks = position.objectives_by = NONE_EACH
    position.active = (NO_CARD,) * pieces.SLOTS
    position.attached = (NO_CARD,) * len(tables.WEAPON_OF)
    position.allies = (NO_FIGURE,) * pieces.SLOTS
    position.reloads = 0


def _clear_turn(position: Position) -> None:
    rounds.leave_turn(position)
    enemy_phase.clear(position)
    position.pending = ()
    position.activated = position.figure_ap = position.figure_attacks = position.summons = 0
    position.tie, position.tie_kind = (), pieces.NO_TIE


def place_enemies(position: Position) -> None:
    """The mission's enemies, and Hans Grösse in place of one on the hardest level (WO-905)."""
    for kind, square in position.mission.placed(with_swaps=position.level.hans_comes):
        figure = arrivals.free_figure(position, tables.ENEMY[kind])
        assert figure != NO_FIGURE, "missions are checked against the box"
        position.add_figure(figure, square)
    position.garrison, position.arrivals = position.alive, 0


# ---- heroes (WO-104)


def picks(position: Position, seat: Seat) -> list[moves.WolfensteinMove]:
    """The heroes nobody has: the mission's four, or all six."""
    if position.options.heroes == "suggested":
        offered = [tables.HERO[name] for name in position.mission.suggested]
    else:
        offered = list(range(len(tables.HEROES)))
    return [moves.Pick(seat, hero) for hero in offered if hero not in position.heroes]


def pick(position: Position, move: moves.Pick) -> None:
    """One hero after the other, seat by seat, so that they are shared out evenly."""
    position.tell(events.Picked(move.seat, len(position.heroes), move.hero))
    position.heroes += (move.hero,)
    position.owners += (move.seat,)
    position.acting = len(position.heroes) % position.seats
    if len(position.heroes) == pieces.SLOTS:
        for slot in range(pieces.SLOTS):
            equip(position, slot)
        for slot in range(pieces.SLOTS):
            decks.draw_gear(position, slot)
            position.pending += ((pieces.WHICH_AMMUNITION, slot),) * position.level.extra_ammunition
        campaign.ask_spoil(position)
        position.controller = NOBODY
        position.phase, position.acting = pieces.LEADING, 0
        if position.seats == 1:
            begin(position)


def wish(position: Position, move: moves.Lead) -> None:
    """One after the other says who should begin; who disagree roll for it (WO-105)."""
    position.wishes += (move.next,)
    if len(position.wishes) < position.seats:
        position.acting = len(position.wishes)
        position.tell(events.Wished(move.seat, move.next))
        return
    if len(set(position.wishes)) > 1:
        roll_for_first(position)
    else:
        position.first = move.next
        position.tell(events.Led(move.seat, move.next))
    begin(position)


def begin(position: Position) -> None:
    """The first round, after the only shared-life token has found its hero (WO-903)."""
    if position.level.one_shared_life:
        position.phase, position.acting = pieces.ENTRUSTING, position.first
    else:
        position.shared_lives = (position.level.shared_lives,) * pieces.SLOTS
        rounds.begin_round(position)


def equip(position: Position, slot: Slot) -> None:
    """Life, armour and starting gear; one token of the first weapon's ammunition (WO-101, WO-102, WO-106)."""
    hero = tables.HEROES[position.heroes[slot]]
    position.life = replaced(position.life, slot, hero.life)
    position.armour = replaced(position.armour, slot, hero.armour)
    position.base_life, position.base_armour = position.life, position.armour
    for name in hero.weapons:
        card = decks.first_of(tables.WEAPON_OF, tables.WEAPON[name], position.weapon_deck)
        position.weapon_deck &= ~(1 << card)
        decks.take_weapon(position, slot, card)
    for name in hero.equipment:
        card = decks.first_of(tables.GEAR_OF, tables.GEAR[name], position.gear_deck)
        position.gear_deck &= ~(1 << card)
        position.carried = replaced(position.carried, slot, position.carried[slot] | 1 << card)
    weapon = position.active[slot]
    if weapon != NO_CARD:
        kind = tables.WEAPON_AMMUNITION[tables.WEAPON_OF[weapon]]
        if kind != tables.NO_AMMUNITION:
            index = slot * 3 + (tables.LIGHT if kind == tables.ANY_AMMUNITION else kind)
            position.ammunition = replaced(position.ammunition, index, position.ammunition[index] + 1)


def roll_for_first(position: Position) -> None:
    """Two dice each, most hearts and shields have their wish, equal ones roll again (WO-105)."""
    rivals = list(range(position.seats))
    rolled = [0] * position.seats
    while len({position.wishes[seat] for seat in rivals}) > 1:
        for seat in rivals:
            rolled[seat] = dice.successes(dice.roll(position, FIRST_PLAYER_DICE))
        best = max(rolled[seat] for seat in rivals)
        rivals = [seat for seat in rivals if rolled[seat] == best]
    position.first = position.wishes[rivals[0]]
    position.tell(events.FirstPlayerRolled(position.first, tuple(rolled)))


def entrustments(position: Position, seat: Seat) -> list[moves.WolfensteinMove]:
    """Any hero can have the only token (WO-903)."""
    return [moves.Entrust(seat, slot) for slot in range(pieces.SLOTS)]


def entrust(position: Position, move: moves.Entrust) -> None:
    """One hero has it, the others have none."""
    position.shared_lives = replaced(position.shared_lives, move.slot, 1)
    position.tell(events.Entrusted(move.slot))
    rounds.begin_round(position)
