"""The pieces of a scene: figures and tokens on the map; heroes' cards, weapons, gear and tokens beside it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.engine.scene import NOBODY, Badge, Piece, Shape, Zone, rectangle
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.content.tables import (
    AMMUNITION,
    AMMUNITION_NAMES,
    ENEMIES,
    EQUIPMENT,
    EVENTS,
    FIGURE_OF,
    GEAR_OF,
    HERO,
    HEROES,
    LARGE,
    WEAPON_OF,
    WEAPONS,
    Card,
    Figure,
    Kind,
)
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import (
    NO_CARD,
    NO_FIGURE,
    NOWHERE,
    SLOTS,
    WHICH_CARD,
    WHICH_OPTION,
    Slot,
    Square,
)
from kordon.games.wolfenstein.position import PICKING
from kordon.games.wolfenstein.screen import sentences
from kordon.games.wolfenstein.screen.chances import Percents, chances_text
from kordon.games.wolfenstein.screen.drawn_board import LETTERS, SIZE, DrawnBoard
from kordon.games.wolfenstein.screen.foreseen import Intent, intent_texts
from kordon.games.wolfenstein.screen.log_lines import event_name, gear_name, weapon_name
from kordon.games.wolfenstein.screen.paths import (
    ammunition_target,
    enemy_target,
    gear_target,
    hero_target,
    hero_zone,
    pick_target,
    square_target,
    weapon_target,
)

OFFER: Final = "zone:offer"
MISSION: Final = "zone:mission"
Chances: TypeAlias = tuple[Percents, Percents]  # of hearts and of shields


def piece_groups(
    seen: WolfensteinObservation,
    drawn: DrawnBoard,
    foreseen: Mapping[Figure, Intent],
    odds: Mapping[Figure, Chances],
) -> tuple[tuple[Piece, ...], ...]:
    """All pieces in groups that change together; a group that looks the same is the same object."""
    return (
        _tokens(drawn, seen.event_tokens, seen.chest_tokens, seen.objective_at),
        _noises(drawn, seen.noise, _taken(seen, drawn)),
        _enemies(seen, foreseen, odds),
        *[_hero_group(seen, slot) for slot in range(len(seen.heroes))],
        _offered(seen, drawn),
        _mission(drawn, seen.options.mission, seen.goals_done, _event_shown(seen)),
    )


# ---- tokens on the map


@lru_cache(maxsize=1024)
def _tokens(drawn: DrawnBoard, events: int, chests: int, objectives: tuple[Square, ...]) -> tuple[Piece, ...]:
    found = [
        Piece(f"event:{square}", square_target(square), "token event", words.EVENT_TOKEN())
        for square in members(events)
    ]
    found += [
        Piece(f"chest:{square}", square_target(square), "token chest", words.CHEST_TOKEN())
        for square in members(chests)
    ]
    for letter, square in enumerate(objectives):
        if square != NOWHERE:
            look = f"token objective objective-{LETTERS[letter]}"
            label = words.OBJECTIVE(letter=LETTERS[letter])
            caption = LITERAL.say(LETTERS[letter])
            found.append(Piece(f"objective:{letter}", square_target(square), look, label, caption=caption))
    return tuple(found)


def _taken(seen: WolfensteinObservation, drawn: DrawnBoard) -> int:
    """The squares on which something stands."""
    taken = seen.event_tokens | seen.chest_tokens
    for square in (*seen.hero_at, *seen.objective_at):
        if square != NOWHERE:
            taken |= 1 << square
    for figure in members(seen.alive):
        square = seen.enemy_at[figure]
        taken |= drawn.board.large(square) if LARGE >> figure & 1 else 1 << square
    return taken


@lru_cache(maxsize=1024)
def _noises(drawn: DrawnBoard, noise: int, taken: int) -> tuple[Piece, ...]:
    """A token in each noisy room or corridor, at the end of its first row where it covers nothing."""
    found = []
    width = drawn.board.width
    for area in members(noise):
        squares = drawn.board.areas[area].squares
        free = members(squares & ~taken & ~drawn.board.no_stop) or members(squares)
        free.sort(key=lambda square: (square // width, -square))
        label = words.NOISE_TOKEN(place=drawn.areas[area])
        found.append(Piece(f"noise:{area}", square_target(free[0]), "token noise", label))
    return tuple(found)


# ---- enemies and bots


def _enemies(
    seen: WolfensteinObservation, foreseen: Mapping[Figure, Intent], odds: Mapping[Figure, Chances]
) -> tuple[Piece, ...]:
    bots = {figure: slot for slot, figure in enumerate(seen.bots) if figure != NO_FIGURE}
    found = []
    for figure in members(seen.alive):
        slot = bots.get(figure, NOBODY)
        found.append(
            _enemy(
                figure,
                seen.enemy_at[figure],
                seen.enemy_life[figure],
                seen.enemy_armour[figure],
                seen.stunned_enemies >> figure & 1,
                seen.sabotaged_enemies >> figure & 1,
                slot,
                NOBODY if slot == NOBODY else seen.owners[slot],
                seen.heroes[slot] if slot != NOBODY else NOBODY,
                foreseen.get(figure),
                odds.get(figure),
            )
        )
    return tuple(found)


@lru_cache(maxsize=8192)
def _enemy(
    figure: Figure,
    square: Square,
    life: int,
    armour: int,
    stunned: int,
    sabotaged: int,
    slot: Slot,
    owner: Seat,
    hero: Kind,
    foreseen: Intent | None,
    odds: Chances | None,
) -> Piece:
    card = ENEMIES[FIGURE_OF[figure]]
    badges = [Badge("life", words.LIFE(n=life, of=card.life), life)]
    if armour:
        badges.append(Badge("armour", words.ARMOUR(n=armour, of=card.armour), armour))
    if stunned:
        badges.append(Badge("stunned", words.STATE("stunned-enemy")))
    elif sabotaged:
        badges.append(Badge("sabotaged", words.STATE("sabotaged-enemy")))
    elif foreseen is not None:
        badges.append(Badge("awake", words.WOULD_WAKE(foreseen.why)))
    is_large = bool(LARGE >> figure & 1)
    side = card.rank if slot == NOBODY else "bot"
    look = f"figure {'large ' * is_large}{side} {card.name}"
    detail = sentences.enemy_detail(FIGURE_OF[figure])
    if odds is not None:
        hearts, shields = odds
        detail = (
            words.HEARTS(chances=chances_text(hearts)),
            words.SHIELDS(chances=chances_text(shields)),
            *detail,
        )
    if foreseen is not None:
        detail = (*intent_texts(foreseen), *detail)
    if slot != NOBODY:
        detail = (words.BOT_OF(hero=words.HERO(HEROES[hero].name)), *detail)
    return Piece(
        enemy_target(figure),
        lair_target(figure) if is_large else square_target(square),
        look,
        sentences.enemy_name(figure),
        owner,
        badges=tuple(badges),
        detail=detail,
    )


def lair_target(figure: Figure) -> str:
    """The four squares of a large figure, as one place."""
    return f"lair:{figure}"


def lairs(seen: WolfensteinObservation, drawn: DrawnBoard) -> tuple[Shape, ...]:
    """A place over four squares for each large figure (WO-801)."""
    return tuple([_lair(drawn, figure, seen.enemy_at[figure]) for figure in members(seen.alive & LARGE)])


@lru_cache(maxsize=1024)
def _lair(drawn: DrawnBoard, figure: Figure, square: Square) -> Shape:
    x, y = square % drawn.board.width * SIZE, square // drawn.board.width * SIZE
    return Shape(
        lair_target(figure), rectangle(x, y, 2 * SIZE, 2 * SIZE), "lair", sentences.enemy_name(figure)
    )


# ---- heroes


def _hero_group(seen: WolfensteinObservation, slot: Slot) -> tuple[Piece, ...]:
    """A hero's figure or card, and all the hero has."""
    own = slot * len(AMMUNITION)
    return _hero(
        slot,
        seen.heroes[slot],
        seen.owners[slot],
        seen.hero_at[slot],
        (seen.life[slot], seen.base_life[slot], seen.armour[slot], seen.base_armour[slot]),
        seen.glory[slot],
        seen.shared_lives[slot],
        seen.ammunition[own : own + len(AMMUNITION)],
        _states(seen, slot),
        seen.active[slot],
        _weapons(seen, slot),
        seen.worn[slot],
        seen.carried[slot],
        seen.tasks[slot],
        seen.objectives_by[slot],
        seen.hero == slot,
        seen.seats > 1,
    )


def _weapons(seen: WolfensteinObservation, slot: Slot) -> tuple[tuple[Card, int, Card], ...]:
    """The hero's weapons, the active one first: card, whether it needs a reload, what is attached."""
    cards = members(seen.weapons[slot])
    cards.sort(key=lambda card: card != seen.active[slot])
    return tuple([(card, seen.reloads >> card & 1, seen.attached[card]) for card in cards])


STATES: Final = ("dead", "bleeding", "stunned", "sabotaged", "fatigued", "unseen", "hushed", "turn", "acted")


def _states(seen: WolfensteinObservation, slot: Slot) -> tuple[str, ...]:
    """What is true of a hero now, the most urgent first."""
    masks = {
        "dead": seen.dead,
        "bleeding": seen.bleeding,
        "stunned": seen.stunned,
        "sabotaged": seen.sabotaged,
        "fatigued": seen.fatigued,
        "hushed": seen.hushed,
        "acted": seen.activated if seen.hero != slot else 0,
        "turn": 1 << slot if seen.hero == slot else 0,
        "unseen": 1 << slot if seen.unseen[slot] else 0,
    }
    return tuple([state for state in STATES if masks[state] >> slot & 1])


STATE_WORDS: Final = {"turn": "active"}


def _state_badge(state: str) -> Badge:
    return Badge(state, words.STATE(STATE_WORDS.get(state, state)))


@lru_cache(maxsize=4096)
def _hero(
    slot: Slot,
    kind: Kind,
    owner: Seat,
    square: Square,
    vitals: tuple[int, int, int, int],
    glory: int,
    shared: int,
    ammunition: tuple[int, ...],
    states: tuple[str, ...],
    active: Card,
    weapons: tuple[tuple[Card, int, Card], ...],
    worn: int,
    carried: int,
    tasks: int,
    objectives: int,
    is_active: bool,
    is_shared_out: bool,
) -> tuple[Piece, ...]:
    life, base_life, armour, base_armour = vitals
    name = HEROES[kind].name
    life_badge = Badge("life", words.LIFE(n=life, of=base_life), life)
    armour_badge = Badge("armour", words.ARMOUR(n=armour, of=base_armour), armour)
    on_map = square != NOWHERE
    zone = hero_zone(slot)
    played_by = (words.HERO_PLAYED_BY(who=SEAT(owner)),) if is_shared_out else ()
    detail = (*played_by, *sentences.hero_detail(kind))
    glory_badge = Badge("glory", words.GLORY(n=glory), glory)
    signs = tuple([_state_badge(state) for state in states])
    card = Piece(
        f"sheet:{slot}" if on_map else hero_target(slot),
        zone,
        f"card hero {name}" + " out" * ("dead" in states),
        words.HERO_CARD(hero=words.HERO(name)) if on_map else words.HERO(name),
        owner,
        badges=(life_badge, armour_badge, glory_badge, *signs),
        detail=detail,
    )
    found = []
    if on_map:
        badges = (life_badge, armour_badge) if armour else (life_badge,)
        found.append(
            Piece(
                hero_target(slot),
                square_target(square),
                f"figure hero {name}",
                words.HERO(name),
                owner,
                badges=(*badges, *signs[:1]),
                detail=detail,
                caption=LITERAL.say(name.upper() if len(name) < 3 else name.capitalize()),
            )
        )
    found.append(card)
    found += [piece for weapon in weapons for piece in _weapon(zone, owner, active, *weapon)]
    found += [_gear(zone, owner, gear, "worn") for gear in members(worn)]
    found += [_gear(zone, owner, gear, "carried") for gear in members(carried)]
    for token, count in enumerate(ammunition):
        if count:
            id = ammunition_target(token) if is_active else f"tokens:{slot}-{token}"
            found.append(_ammunition(id, zone, owner, token, count))
    if shared:
        badge = Badge("count-x", words.SHARED_LIVES(n=shared), shared)
        label = words.SHARED_LIVES(n=shared)
        found.append(Piece(f"shared:{slot}", zone, "token shared", label, owner, badges=(badge,)))
    found += [_task(zone, owner, task) for task in members(tasks)]
    for letter in members(objectives):
        look = f"token objective objective-{LETTERS[letter]}"
        found.append(Piece(f"carried:{letter}", zone, look, words.OBJECTIVE(letter=LETTERS[letter]), owner))
    return tuple(found)


@lru_cache(maxsize=1024)
def _weapon(zone: str, owner: Seat, active: Card, card: Card, jammed: int, part: Card) -> tuple[Piece, ...]:
    kind = WEAPONS[WEAPON_OF[card]]
    badges = [
        Badge("range", words.RANGE(n=kind.range), kind.range),
        Badge("dice", words.DICE(n=kind.dice), kind.dice),
        Badge("ap", words.POINTS(n=kind.ap), kind.ap),
    ]
    if jammed:
        badges.append(Badge("reload", words.STATE("reload")))
    if card == active:
        badges.append(Badge("ready", words.STATE("ready")))
    found = [
        Piece(
            weapon_target(card),
            zone,
            f"card {'active ' * (card == active)}weapon {kind.name}",
            weapon_name(card),
            owner,
            badges=tuple(badges),
            detail=sentences.weapon_detail(WEAPON_OF[card]),
        )
    ]
    if part != NO_CARD:
        found.append(_gear(zone, owner, part, "attached"))
    return tuple(found)


@lru_cache(maxsize=1024)
def _gear(zone: str, owner: Seat, card: Card, how: str) -> Piece:
    kind = EQUIPMENT[GEAR_OF[card]]
    badges = () if how in ("carried", "offered") else (Badge(how, words.STATE(how)),)
    return Piece(
        gear_target(card),
        zone,
        f"card {how} gear {kind.kind} {kind.name}",
        gear_name(card),
        owner,
        badges=badges,
        detail=sentences.gear_detail(GEAR_OF[card]),
    )


@lru_cache(maxsize=1024)
def _ammunition(id: str, zone: str, owner: Seat, token: int, count: int) -> Piece:
    name = AMMUNITION_NAMES[token]
    label = words.TOKENS(n=count, kind=words.AMMUNITION(name))
    return Piece(id, zone, f"token {name}", label, owner, badges=(Badge("count-x", label, count),))


@lru_cache(maxsize=64)
def _task(zone: str, owner: Seat, card: Card) -> Piece:
    badges = (Badge("task", words.STATE("task")),)
    return Piece(f"event-card:{card}", zone, "card event", event_name(card), owner, badges=badges)


# ---- what is to be chosen, the mission, the event that is faced


def _event_shown(seen: WolfensteinObservation) -> Card:
    """The event card that is being decided, or NO_CARD."""
    if seen.pending and seen.pending[0][0] == WHICH_OPTION:
        return seen.pending[0][2]
    return NO_CARD


def _offered(seen: WolfensteinObservation, drawn: DrawnBoard) -> tuple[Piece, ...]:
    if seen.phase == PICKING:
        return _heroes_to_pick(drawn, seen.options.heroes, seen.heroes)
    if seen.pending and seen.pending[0][0] == WHICH_CARD:
        return tuple([_gear(OFFER, NOBODY, card, "offered") for card in seen.pending[0][2:]])
    return ()


@lru_cache(maxsize=256)
def _heroes_to_pick(drawn: DrawnBoard, choice: str, picked: tuple[Kind, ...]) -> tuple[Piece, ...]:
    kinds = list(range(len(HEROES)))
    if choice == "suggested":
        kinds = [HERO[name] for name in drawn.mission.suggested]
    return tuple([_hero_to_pick(kind) for kind in kinds if kind not in picked])


def _hero_to_pick(kind: Kind) -> Piece:
    hero = HEROES[kind]
    badges = (
        Badge("life", words.LIFE(n=hero.life, of=hero.life), hero.life),
        Badge("armour", words.ARMOUR(n=hero.armour, of=hero.armour), hero.armour),
        Badge("ap", words.POINTS(n=hero.ap), hero.ap),
    )
    detail = sentences.hero_detail(kind) + sentences.start_gear(kind)
    return Piece(
        pick_target(kind),
        OFFER,
        f"card hero {hero.name}",
        words.HERO(hero.name),
        badges=badges,
        detail=detail,
    )


@lru_cache(maxsize=256)
def _mission(drawn: DrawnBoard, name: str, done: int, event: Card) -> tuple[Piece, ...]:
    """The mission's goals; the event card that is faced."""
    found = []
    for number, goal in enumerate(drawn.mission.goals):
        is_done = done >> number & 1
        found.append(
            Piece(
                f"goal:{number}",
                MISSION,
                "card goal" + " completed" * is_done,
                sentences.goal_text(goal),
                badges=(Badge("done", words.STATE("done")),) if is_done else (),
            )
        )
    if event != NO_CARD:
        card = EVENTS[event]
        text = words.EVENT_TEXT(f"{card.name}-text")
        found.append(Piece(f"event-card:{event}", MISSION, "card event", event_name(event), detail=(text,)))
    return tuple(found)


# ---- zones


def zones(seen: WolfensteinObservation) -> tuple[Zone, ...]:
    """The heroes in their order, what is on offer, the mission."""
    asked = seen.pending[0][1] if seen.pending else seen.hero
    found = []
    if seen.phase == PICKING:
        found.append(HEROES_ZONE)
    elif seen.pending and seen.pending[0][0] == WHICH_CARD:
        found.append(_cards_zone(seen.owners[seen.pending[0][1]]))
    for slot in range(min(len(seen.heroes), SLOTS)):
        found.append(_hero_zone(slot, seen.heroes[slot], seen.owners[slot], slot == asked, seen.seats > 1))
    found.append(_mission_zone(seen.options.mission))
    return tuple(found)


HEROES_ZONE: Final = Zone(OFFER, "row", words.HEROES_TO_PICK(), detail=Text("WO-104"))


@lru_cache(maxsize=16)
def _mission_zone(name: str) -> Zone:
    return Zone(MISSION, "row", words.MISSION_ZONE(), detail=words.MISSION_STORY(f"{name}-twist"))


@lru_cache(maxsize=8)
def _cards_zone(owner: Seat) -> Zone:
    return Zone(OFFER, "row", words.CARDS_TO_KEEP(), owner, detail=Text("WO-311"))


@lru_cache(maxsize=256)
def _hero_zone(slot: Slot, kind: Kind, owner: Seat, active: bool, is_shared_out: bool) -> Zone:
    name = HEROES[kind].name
    label = words.HERO(name)
    if is_shared_out:
        label = words.HERO_IN_ZONE(hero=label, who=SEAT(owner))
    return Zone(hero_zone(slot), f"{'hand' if active else 'row'} {name}", label, owner, detail=Text("WO-452"))
