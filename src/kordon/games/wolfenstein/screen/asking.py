"""What is asked: status, prompts step by step, the goal; a choice for every move and what is known of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.bits import members, union
from kordon.engine.memo import group, thing
from kordon.engine.records import Target
from kordon.engine.scene import SENSIBLE, Button, Choice, Far
from kordon.engine.words import SEAT, Text
from kordon.games.wolfenstein import moves, pieces, words
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import Figure
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import NO_FIGURE, NOWHERE, Area, Slot, Square, SquareMask, half
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions, rounds
from kordon.games.wolfenstein.rules.actions.far_walks import FarWalks
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.attack.odds import silent_odds
from kordon.games.wolfenstein.rules.glory_and_gear import gear
from kordon.games.wolfenstein.screen import foreseen, paths, sentences
from kordon.games.wolfenstein.screen.chances import attack_note, odds_text, use_note
from kordon.games.wolfenstein.screen.drawn_board import DrawnBoard
from kordon.games.wolfenstein.screen.log_lines import ammunition_name, gear_name, lost_text, weapon_name

# ---- where the game stands

STATUS: Final = {pieces.ENEMY_PHASE: words.STATUS_ENEMIES, pieces.LEADING: words.STATUS_LEAD}


@thing
def status(mission: str, level: str, phase: int, round: int) -> Text:
    """The mission, the level and the round."""
    name, hard = words.MISSION(mission), words.LEVEL(level)
    if phase == pieces.OVER:
        return words.STATUS_OVER(mission=name, level=hard)
    if not round:
        return words.STATUS_SET_UP(mission=name, level=hard)
    message = STATUS.get(phase, words.STATUS_PLAYERS)
    return message(mission=name, level=hard, round=round)


@thing
def goal(drawn: DrawnBoard, done: int) -> Text:
    """All goals of the mission, those that are done marked, and when it is lost."""
    mission = drawn.mission
    texts = [
        words.GOAL_DONE(goal=sentences.goal_text(goal)) if done >> number & 1 else sentences.goal_text(goal)
        for number, goal in enumerate(mission.goals)
    ]
    if "lose-none" in mission.special:
        texts.append(words.GOAL_LOSE_NONE())
    return words.GOAL_LINE(goals=words.in_turn(texts or [words.NOTHING]), rounds=mission.rounds)


# ---- prompts


def waiting(seen: WolfensteinObservation) -> Text:
    """Whom everybody waits for, or how the game ended."""
    if seen.outcome is None:
        return words.PROMPT_WAIT(who=SEAT(seen.to_act[0]))
    if seen.outcome.winners:
        return words.WON(story=words.MISSION_STORY(f"{seen.options.mission}-after"))
    story = words.MISSION_STORY(f"{seen.options.mission}-lost")
    return words.LOST_STORY(how=lost_text(seen.outcome.rule), story=story)


def prompt(seen: WolfensteinObservation) -> Text:
    """What the viewer is asked."""
    if seen.pending:
        return _question(seen)
    return PROMPTS[seen.phase](seen)


QUESTIONS: Final = {
    pieces.WHICH_AMMUNITION: words.PROMPT_AMMUNITION,
    pieces.WHICH_CARD: words.PROMPT_CARD,
    pieces.WHICH_SPOIL: words.PROMPT_SPOIL,
}


def _hero(seen: WolfensteinObservation, slot: int) -> Text:
    return words.HERO(tables.HEROES[seen.heroes[slot]].name)


def _question(seen: WolfensteinObservation) -> Text:
    kind, slot, *rest = seen.pending[0]
    hero = _hero(seen, slot)
    if kind in QUESTIONS:
        return QUESTIONS[kind](hero=hero)
    name = tables.EVENTS[rest[0]].name
    return words.PROMPT_EVENT(hero=hero, event=words.EVENT(name), text=words.EVENT_TEXT(f"{name}-text"))


def _activate(seen: WolfensteinObservation) -> Text:
    own = [slot for slot, owner in enumerate(seen.owners) if owner == seen.seat and not seen.dead >> slot & 1]
    heroes = words.listed([_hero(seen, slot) for slot in own])
    return words.PROMPT_ACTIVATE(count=len(own), heroes=heroes)


def _turn(seen: WolfensteinObservation) -> Text:
    hero = _hero(seen, seen.hero)
    if not any(type(move) is moves.EndTurn for move in seen.moves):
        board = load(seen.options.mission, seen.options.level).board
        is_start = seen.phase == pieces.HERO_TURN and board.start_mask >> seen.hero_at[seen.hero] & 1
        return (words.PROMPT_LEAVE if is_start else words.PROMPT_GO_ON)(hero=hero, ap=seen.ap)
    if seen.phase == pieces.HERO_TURN and seen.sabotaged >> seen.hero & 1:
        return words.PROMPT_SABOTAGED(hero=hero, ap=seen.ap)
    message = words.PROMPT_ALLY if seen.phase == pieces.ALLY_TURN else words.PROMPT_TURN
    return message(hero=hero, ap=seen.ap, attacks=seen.attacks)


def _tie(seen: WolfensteinObservation) -> Text:
    what = words.PROMPT_TIE(pieces.TIE_NAMES[seen.tie_kind])
    if seen.figure == NO_FIGURE:
        return what
    return words.PROMPT_TIE_OF(enemy=sentences.enemy_name(seen.figure), what=what)


PROMPTS: Final[dict[int, Callable[[WolfensteinObservation], Text]]] = {
    pieces.PICKING: lambda seen: words.PROMPT_PICK(
        story=words.MISSION_STORY(f"{seen.options.mission}-before")
    ),
    pieces.ENTRUSTING: lambda seen: words.PROMPT_ENTRUST(),
    pieces.ACTIVATING: _activate,
    pieces.HERO_TURN: _turn,
    pieces.ALLY_TURN: _turn,
    pieces.ENEMY_PHASE: _tie,
    pieces.LEADING: lambda seen: words.PROMPT_LEAD() if seen.round else words.PROMPT_FIRST(),
}


def _about_pending(pending: tuple[int, ...]) -> tuple[Target, ...]:
    kind, slot, *rest = pending
    if kind == pieces.WHICH_OPTION:
        return paths.hero_target(slot), f"event-card:{rest[0]}"
    return paths.hero_target(slot), *map(paths.ANSWERS[kind], rest)


def about(seen: WolfensteinObservation) -> tuple[Target, ...]:
    """The pieces that the question is about."""
    if seen.outcome is not None:
        return ()
    if seen.pending:
        return _about_pending(seen.pending[0])
    if seen.phase == pieces.HERO_TURN:
        return (paths.hero_target(seen.hero),)
    if seen.phase == pieces.ALLY_TURN:
        return (paths.enemy_target(seen.allies[seen.hero]),)
    if seen.phase == pieces.ENEMY_PHASE and seen.figure != NO_FIGURE:
        return (paths.enemy_target(seen.figure),)
    return ()


def steps(seen: WolfensteinObservation) -> tuple[tuple[str, Text], ...]:
    """What is asked after the first clicks of a path."""
    if seen.phase == pieces.ACTIVATING:
        return ENTERING
    if seen.phase not in (pieces.HERO_TURN, pieces.ALLY_TURN):
        return ()
    cards = tuple(
        dict.fromkeys([move.card for move in seen.moves if type(move) is moves.UseGear and move.target >= 0])
    )
    return _steps(seen.heroes[seen.hero], cards)


ENTERING: Final = (("hero", words.ASK("enter")),)


@group
def _steps(hero: int, cards: tuple[int, ...]) -> tuple[tuple[str, Text], ...]:
    found = [
        ("enemy", words.ASK("enemy")),
        ("enemy mode", words.ASK("second")),
        ("hero", words.ASK("help")),
        ("weapon", words.ASK("weapon")),
        ("gear", words.ASK("gear")),
        ("ammo", words.ASK("ammunition")),
    ]
    used = [(paths.skill_target(n), skill.use) for n, skill in enumerate(tables.HEROES[hero].skills)]
    used += [(f"{paths.gear_target(card)} {paths.USE}", tables.GEAR_CARDS[card].use) for card in cards]
    for path, use in used:
        if use is not None and use.target in paths.USED_ON:
            found.append((path, words.ASK(f"use-{paths.USED_ON[use.target]}")))
    return tuple(found)


# ---- what can be chosen


def choices(seen: WolfensteinObservation, position: Position, ending: Text | None) -> tuple[Choice, ...]:
    """A choice for every move, in their order; `ending` is what is known about the end of the turn."""
    if is_setting_up(seen):
        return _suggesting(seen)
    is_turn = seen.phase in (pieces.HERO_TURN, pieces.ALLY_TURN) and not seen.pending
    loud = foreseen.noise_of_steps(position) if is_turn else {}
    found = []
    for move in seen.moves:
        path, said = paths.path(seen, move), None
        if type(move) is moves.Step:
            said = _step_note(position, move.to, loud)
        elif type(move) is moves.EndTurn:
            said = ending
        elif (note := NOTES.get(type(move))) is not None:
            said = note(position, move)
        found.append(_plain(path) if said is None else Choice(path, said))
    return tuple(found)


def is_setting_up(observation: WolfensteinObservation) -> bool:
    """Whether no hero has had a turn yet."""
    return not observation.round or (
        observation.round == 1 and observation.phase == pieces.ACTIVATING and not observation.activated
    )


def _suggesting(seen: WolfensteinObservation) -> tuple[Choice, ...]:
    """Before the first turn: the mission's next hero, to begin oneself, and else the first there is."""
    wanted: list[Any] = [move for move in seen.moves if type(move) is moves.Lead and move.next == seen.seat]
    if seen.phase == pieces.PICKING:
        heroes = [tables.HERO[name] for name in load(seen.options.mission).suggested]
        wanted = [move for hero in heroes for move in seen.moves if move == moves.Pick(seen.seat, hero)]
    best = (wanted or seen.moves)[0]
    return tuple(
        [Choice(paths.path(seen, move), None, SENSIBLE if move is best else 0) for move in seen.moves]
    )


@thing
def _plain(path: tuple[str, ...]) -> Choice:
    return Choice(path)


def _step_note(position: Position, to: Square, loud: dict[Area, Text]) -> Text | None:
    """A step that pays tasks or serves goals can't be taken back, so it is asked about; noise is, too."""
    said = loud.get(position.board.area[to])
    if not missions.at_start(position, to) or position.phase == pieces.ALLY_TURN:
        return said
    return words.REACHES_START() if missions.is_awaited_at_start(position) else said


def _attack_note(position: Position, move: moves.Attack) -> Text:
    shot = attacks.active_shot(position, mode=move.mode)
    figures = [move.figure] if move.second == NO_FIGURE else [move.figure, move.second]
    silent = shot is not None and shot.has(tr.Silent)
    return _with_noise(attack_note(position, move), position, figures, silent=silent)


def _with_noise(odds: Text, position: Position, figures: list[Figure], *, silent: bool) -> Text:
    heard = foreseen.noise_of_attack(position, figures, silent=silent)
    return odds if heard is None else words.THEN(first=odds, rest=heard)


def _work_note(position: Position, move: moves.Work) -> Text:
    letter = position.objective_at.index(move.square)
    number = missions.goal_of(position, letter)
    return words.COSTS_FOR(
        ap=missions.cost_of(position, number),
        what=sentences.goal_text(position.mission.goals[number], with_cost=False),
    )


def _choose_note(position: Position, move: moves.Choose) -> Text | None:
    kind, slot, *rest = position.pending[0]
    if kind == pieces.WHICH_AMMUNITION:
        return _fed_by(position, slot, tables.AMMUNITION_NAMES[move.answer])
    if kind != pieces.WHICH_OPTION:
        return None
    return sentences.effects_text(tables.EVENTS[rest[0]].options[move.answer].effects)


def _fed_by(position: Position, slot: Slot, ammunition: str) -> Text | None:
    """The hero's weapons that such ammunition is for."""
    own = [
        weapon_name(card)
        for card in members(position.weapons[slot])
        if tables.WEAPON_CARDS[card].ammunition in (ammunition, "any")
    ]
    return words.FOR_WEAPONS(weapons=words.listed(own)) if own else None


NOTES: Final[dict[type, Callable[[Position, Any], Text | None]]] = {
    moves.Activate: lambda position, move: foreseen.noise_of_turn(position, move.slot, move.start),
    moves.Travel: lambda position, move: foreseen.noise_of_travel(position, move.to),
    moves.Help: lambda position, move: foreseen.noise_of_help(position, move.slot),
    moves.Exhaust: lambda position, move: words.EXHAUSTION(ap=half(rounds.base_ap(position, position.hero))),
    moves.Reload: lambda position, move: words.RELOADING(
        ap=pieces.RELOAD_AP, attacks=0 if gear.is_free_reload(position) else 1
    ),
    moves.Search: lambda position, move: words.COSTS(ap=pieces.SEARCH_AP),
    moves.Work: _work_note,
    moves.Attack: _attack_note,
    moves.SilentKill: lambda position, move: _with_noise(
        odds_text(silent_odds(position, move.card, move.figure)), position, [move.figure], silent=True
    ),
    moves.UseGear: use_note,
    moves.Choose: _choose_note,
}


def far(position: Position) -> tuple[Far, ...]:
    """The squares that the active figure can walk to in several steps, by what it costs, and how."""
    walks = FarWalks(position)
    levels = walks.targets()
    before = walks.before() if levels else {}
    stops = union([squares for _, squares in levels])
    found = []
    for cost, squares in levels:
        for some, asks in ((squares & ~walks.ends, False), (squares & walks.ends, True)):
            if some:
                ways = tuple([_after(square, before, stops) for square in members(some)])
                found.append(_far(cost, some, ways, asks))
    if walks.ends:
        for start in members(position.board.start_mask):
            cost, end = walks.beside(start)
            if end != NOWHERE:
                found.append(_far(cost, 1 << start, (), asks=True))
    return tuple(found)


def _after(square: Square, before: dict[Square, Square], stops: SquareMask) -> tuple[Square, ...]:
    """The squares that lead to one, from the last that is a target, or from the start."""
    way: list[Square] = []
    while (square := before.get(square, NOWHERE)) != NOWHERE:
        way.append(square)
        if stops >> square & 1:
            break
    return tuple(way[::-1])


@thing
def _far(cost: int, squares: SquareMask, after: tuple[tuple[Square, ...], ...], asks: bool) -> Far:
    note = words.WALK(ap=cost)
    return Far(
        words.THEN(first=note, rest=words.REACHES_START()) if asks else note,
        tuple([paths.square_target(square) for square in members(squares)]),
        tuple([" ".join(map(paths.square_target, way)) for way in after]),
        asks,
    )


# ---- buttons


def buttons(
    seen: WolfensteinObservation, position: Position, choices: tuple[Choice, ...]
) -> tuple[Button, ...]:
    """A button for everything on the paths that is nowhere on the board, in the order of the moves."""
    found: dict[Target, Button] = {}
    for move, choice in zip(seen.moves, choices, strict=True):
        for target in choice.path if type(move) is not moves.Step else ():
            make = BUTTONS.get(target.partition(":")[0])
            if make is not None and target not in found:
                found[target] = make(target, position, move)
    return tuple(found.values())


@thing
def _act(target: Target, name: str) -> Button:
    return Button(target, words.ACT(name), words.ACT(name, "how"))


def _act_button(target: Target, position: Position, move: Any) -> Button:
    is_ally_done = target == paths.END and position.phase == pieces.ALLY_TURN
    return _act(target, "end-bot" if is_ally_done else target.partition(":")[2])


def _mode_button(target: Target, position: Position, move: moves.Attack) -> Button:
    weapon = position.active[position.hero]
    price = attacks.mode_price(position, weapon, move.mode)
    return _mode(target, tables.WEAPON_OF[weapon], move.mode, price, 1 if move.second == NO_FIGURE else 2)


@thing
def _mode(target: Target, kind: int, number: int, tokens: int, enemies: int) -> Button:
    mode = tables.WEAPONS[kind].modes[number - 1]
    label = words.MODE_BUTTON(mode=words.MODE_NAME(mode.name), tokens=tokens, enemies=enemies)
    return Button(target, label, sentences.traits_text(mode.traits))


def _skill_button(target: Target, position: Position, move: moves.UseSkill) -> Button:
    skill = tables.HEROES[position.heroes[position.hero]].skills[move.skill]
    label = words.SKILL_BUTTON(skill=words.SKILL(skill.name), glory=gear.price(position, skill))
    return Button(target, label, sentences.skill_text(skill))


def _option_button(target: Target, position: Position, move: moves.Choose) -> Button:
    event = tables.EVENTS[position.pending[0][2]]
    return Button(target, words.EVENT_OPTION(f"{event.name}-{event.options[move.answer].name}"))


BUTTONS: Final[dict[str, Callable[[Target, Position, Any], Button]]] = {
    "act": _act_button,
    "mode": _mode_button,
    "skill": _skill_button,
    "option": _option_button,
    "take": lambda target, position, move: Button(target, ammunition_name(move.answer)),
    "blade": lambda target, position, move: Button(
        target, words.BLADE(card=gear_name(move.card)), Text("WO-411")
    ),
    "reload": lambda target, position, move: Button(
        target, words.RELOAD(weapon=weapon_name(move.weapon)), Text("WO-404")
    ),
    "seat": lambda target, position, move: Button(
        target, words.FIRST_PLAYER(who=SEAT(move.next)), Text("WO-206")
    ),
}
