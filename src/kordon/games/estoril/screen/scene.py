"""What is shown: the six boards, the cards on them, hands, missions, scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import add, or_
from typing import Final

import msgspec

from kordon.engine.bits import members
from kordon.engine.memo import group, part, thing
from kordon.engine.records import SPECTATOR, Seat, Target
from kordon.engine.scene import Badge, Panel, Piece, Scene, Shape, Sheet, Track, Zone, with_ending
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.estoril import words
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.phases import DISCARDING, OVER
from kordon.games.estoril.position import ROUNDS
from kordon.games.estoril.rules.characters import CHARACTERS, NO_CARD, POINTS, UNKNOWN, Card, CardMask
from kordon.games.estoril.rules.ground import (
    CELLS,
    COLUMNS,
    PLACE_CELLS,
    PLACES,
    ROMAN,
    Cell,
    CellMask,
    Ground,
    Place,
    ground_of,
)
from kordon.games.estoril.rules.missions import MISSIONS, UNKNOWN_MISSION
from kordon.games.estoril.screen import asking
from kordon.games.estoril.screen.log_lines import card_name, decided
from kordon.games.estoril.screen.paths import TOP_CARD

CELL_SIZE: Final = 100
BOARD_GAP: Final = 20
WIDTH: Final = COLUMNS * CELL_SIZE + 2 * BOARD_GAP
HEIGHT: Final = CELLS // COLUMNS * CELL_SIZE + BOARD_GAP
MIDDLE_SIZE: Final = 60  # of the reward field in the middle of board 8


def scene(seen: EstorilObservation) -> Scene:
    """Everything the seat is shown."""
    laid, lying = _laid_cards(seen.laid, seen.owner, seen.bonus, seen.up, seen.shielded, seen.silent)
    made = Scene(
        status=asking.status(seen),
        prompt=asking.prompt(seen),
        width=WIDTH,
        height=HEIGHT,
        shapes=_shapes(seen),
        groups=(
            laid,
            _rewards(seen.reward, seen.rewards_up),
            _top_card(seen.deck[-1] if seen.deck else NO_CARD),
            *_networks(seen.networks, seen.seat),
            *_piles(seen.discards, seen.picked, seen.seat),
            _missions(seen),
        ),
        zones=_zones(
            seen.seat,
            tuple(map(bool, seen.discards)),
            len(seen.deck),
            seen.phase == DISCARDING and seen.picked > 0,
        ),
        tracks=_tracks(seen.round),
        panels=_panels(seen, lying),
        buttons=asking.buttons(seen),
        sheets=(_score_sheet(seen),) if seen.scores else (),
        choices=asking.choices(seen),
        goal=asking.GOAL,
        prompts=asking.STEPS,
        free=asking.unnoticed(seen),
        about=asking.about(seen) if seen.moves else (),
    )
    return made if seen.outcome is None else with_ending(made, seen, decided(seen))


@group
def _tracks(round: int) -> tuple[Track, ...]:
    return (Track("track:round", words.ROUND(), round, 1, ROUNDS, detail=words.TRACK_ROUND()),)


# ---- the boards


@part
def _shapes(seen: EstorilObservation) -> tuple[Shape, ...]:
    ground = ground_of(seen.layout, seen.turned)
    return tuple([shape for place in range(PLACES) for shape in _shapes_at(ground, place)])


def _corner(cell: Cell) -> tuple[int, int]:
    row, column = divmod(cell, COLUMNS)
    return column * CELL_SIZE + column // 2 * BOARD_GAP, row * CELL_SIZE + row // 2 * BOARD_GAP


def _square(x: int, y: int, size: int) -> tuple[int, ...]:
    return x, y, x + size, y, x + size, y + size, x, y + size


def _shapes_at(ground: Ground, place: Place) -> Iterator[Shape]:
    number = ground.layout[place]
    yield _board_shape(place, number)
    is_secret = ground.board(place).secret_reward
    reward_in_middle = True
    for cell in PLACE_CELLS[place]:
        area = ground.number[cell]
        if not area:
            reward_in_middle = False
            yield _reward_shape(place, number, is_secret, _square(*_corner(cell), CELL_SIZE))
            continue
        look = f"area {'outer' if ground.outer_mask >> cell & 1 else 'inner'}"
        look += " secret" * (ground.secret_mask >> cell & 1) + f" peek-{ground.peek[cell]}"
        yield _area_shape(cell, number, area, look)
    if reward_in_middle:
        x, y = _corner(PLACE_CELLS[place][0])
        inset = CELL_SIZE - MIDDLE_SIZE // 2
        yield _reward_shape(place, number, is_secret, _square(x + inset, y + inset, MIDDLE_SIZE))


# A server holds the shapes of many layouts, and these share nearly all of them.


@thing
def _board_shape(place: Place, number: int) -> Shape:
    return Shape(
        f"board:{place}",
        _square(*_corner(PLACE_CELLS[place][0]), 2 * CELL_SIZE),
        f"board board-{number}",
        words.BOARD(number),
        LITERAL.say(str(number)),
        detail=Text(f"ES-50{number}"),
        motto=words.POWER(number),
    )


@thing
def _reward_shape(place: Place, number: int, is_secret: bool, outline: tuple[int, ...]) -> Shape:
    label = words.REWARD_FIELD(board=words.BOARD(number))
    look = "reward secret" if is_secret else "reward"
    return Shape(f"reward:{place}", outline, look, label, words.REWARD_CAPTION())


@thing
def _area_shape(cell: Cell, number: int, area: int, look: str) -> Shape:
    outline = _square(*_corner(cell), CELL_SIZE)
    return Shape(f"area:{cell}", outline, look, words.place_text(number, area), LITERAL.say(ROMAN[area]))


# ---- cards and missions


def _badges_of(card: Card) -> tuple[Badge, ...]:
    character = CHARACTERS[card]
    badges = [
        Badge("strength", words.STRENGTH(value=character.strength), character.strength),
        Badge("points", words.POINTS(value=character.points), character.points),
        Badge(f"flag-{character.flag}", words.FLAG(character.flag)),
    ]
    symbols = character.symbols + ("W" if character.woman else "")
    badges += [Badge(f"symbol-{symbol}", words.SYMBOL(symbol)) for symbol in symbols]
    return tuple(badges)


CARD_BADGES: Final = tuple(map(_badges_of, range(len(CHARACTERS))))
FACES: Final = {name: number for number, name in enumerate(dict.fromkeys(one.name for one in CHARACTERS), 1)}


def _face(card: Card) -> str:
    """The look of a card that is known: each character has a bust of its own."""
    return f"card face-{FACES[CHARACTERS[card].name]}"


@group
def _laid_cards(
    laid: tuple[Card, ...],
    owner: tuple[Seat, ...],
    bonus: tuple[int, ...],
    up: CellMask,
    shielded: CellMask,
    silent: CellMask,
) -> tuple[tuple[Piece, ...], tuple[CardMask, ...]]:
    """The cards on the boards; and those that the viewer knows, for every seat that could be."""
    pieces = []
    lying = [0] * SPECTATOR
    for cell, card in enumerate(laid):
        if card != NO_CARD:
            seat = owner[cell]
            if card >= 0:
                lying[seat] |= 1 << card
            face_up, shield, silence = up >> cell & 1, shielded >> cell & 1, silent >> cell & 1
            pieces.append(_laid_card(cell, card, seat, face_up, bonus[cell], shield, silence))
    return tuple(pieces), tuple(lying)


@thing
def _laid_card(
    cell: Cell, card: Card, owner: Seat, face_up: int, bonus: int, shielded: int, silent: int
) -> Piece:
    piece = _card(f"on:{cell}", f"area:{cell}", card, owner, face_up)
    badges = list(piece.badges)
    if bonus:
        badges.append(Badge("bonus", words.BONUS(value=bonus), bonus))
    if shielded:
        badges.append(Badge("shield", words.SHIELD()))
    if silent:
        badges.append(Badge("silent", words.SILENT()))
    return msgspec.structs.replace(piece, badges=tuple(badges)) if len(badges) > len(piece.badges) else piece


@thing
def _card(id: Target, at: Target, card: Card, owner: Seat, face_up: int) -> Piece:
    if card == UNKNOWN:
        label = words.FACE_DOWN() if owner < 0 else words.FACE_DOWN_OF(who=SEAT(owner))
        return Piece(id, at, "card back", label, owner, hidden=True)
    name = card_name(card)
    label = name if face_up else words.KNOWN_TO_YOU(card=name)
    return Piece(id, at, _face(card), label, owner, hidden=not face_up, badges=CARD_BADGES[card])


@group
def _rewards(rewards: tuple[Card, ...], up: int) -> tuple[Piece, ...]:
    return tuple(
        [
            _card(f"prize:{place}", f"reward:{place}", card, -1, up >> place & 1)
            for place, card in enumerate(rewards)
            if card != NO_CARD
        ]
    )


@group
def _top_card(card: Card) -> tuple[Piece, ...]:
    """The deck's top card, if the viewer knows it: a conspirator chooses between it and the reward."""
    return () if card in (NO_CARD, UNKNOWN) else (_card(TOP_CARD, "zone:deck", card, -1, 0),)


@group
def _networks(networks: tuple[CardMask, ...], viewer: Seat) -> tuple[tuple[Piece, ...], ...]:
    return tuple(
        [
            _pile("card", "zone:hand", cards, seat)
            if seat == viewer
            else _pile("net", f"zone:network-{seat}", cards, seat)
            for seat, cards in enumerate(networks)
        ]
    )


@group
def _piles(discards: tuple[CardMask, ...], picked: CardMask, viewer: Seat) -> tuple[tuple[Piece, ...], ...]:
    piles = [_pile("discard", f"zone:discards-{seat}", cards, seat) for seat, cards in enumerate(discards)]
    return *piles, _pile("picked", "zone:picked", picked, viewer)


@group
def _pile(kind: str, zone: Target, cards: CardMask, owner: Seat) -> tuple[Piece, ...]:
    return tuple([_card(f"{kind}:{card}", zone, card, owner, 1) for card in members(cards)])


@part
def _missions(seen: EstorilObservation) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for slot, mission in enumerate(seen.missions):
        between: tuple[Text, ...] = ()
        if seen.options.secret_missions and slot:
            first, second = SEAT(slot - 1), SEAT(slot % seen.seats)
            between = (words.MISSION_BETWEEN(first=first, second=second),)
        pieces.append(_mission_piece(f"mission:{slot}", mission, between))
    for seat, mission in enumerate(seen.recruits):
        if seat == seen.seat or seen.phase == OVER:
            pieces.append(_mission_piece(f"recruit:{seat}", mission, (words.RECRUIT_MISSION(),), seat))
    return tuple(pieces)


def _mission_piece(id: Target, mission: int, detail: tuple[Text, ...], owner: Seat = -1) -> Piece:
    if mission == UNKNOWN_MISSION:
        return Piece(id, "zone:missions", "mission back", words.SECRET_MISSION(), hidden=True, detail=detail)
    key = MISSIONS[mission].key
    how = words.MISSION(key, "how")
    return Piece(
        id, "zone:missions", f"mission mission-{key}", words.MISSION(key), owner, detail=(*detail, how)
    )


# ---- beside the boards

MISSIONS_ZONE: Final = Zone("zone:missions", "row kept", words.MISSIONS_ZONE(), detail=Text("ES-603"))


@group
def _zones(viewer: Seat, has_discards: tuple[bool, ...], deck: int, is_picking: bool) -> tuple[Zone, ...]:
    zones = [MISSIONS_ZONE, Zone("zone:deck", "pile", words.DECK(), count=deck, detail=Text("ES-202"))]
    if viewer < len(has_discards):
        zones.append(Zone("zone:hand", "hand", words.HAND(), viewer, detail=Text("ES-602")))
    if is_picking:
        zones.append(Zone("zone:picked", "row", words.LAID_ASIDE(), viewer, detail=Text("ES-305")))
    for seat, has_some in enumerate(has_discards):
        who = SEAT(seat)
        if seat != viewer:
            how = words.NETWORK_HOW(who=who)
            zones.append(Zone(f"zone:network-{seat}", "row", words.NETWORK(who=who), seat, detail=how))
        if has_some:
            pile = words.DISCARDS(who=who)
            zones.append(Zone(f"zone:discards-{seat}", "pile", pile, seat, detail=Text("ES-601")))
    return tuple(zones)


def _panels(seen: EstorilObservation, lying: tuple[CardMask, ...]) -> tuple[Panel, ...]:
    """What everybody knows of each player; after the end it is the final score, missions included."""
    owned = list(map(or_, seen.networks, lying))
    if seen.picked:
        owned[seen.seat] |= seen.picked
    final = seen.scores.totals if seen.scores else ()
    counts = (tuple(owned), seen.discards, seen.markers, seen.hand_sizes)
    return _all_panels(seen.to_act, seen.first, counts, final)


@group
def _all_panels(
    to_act: tuple[Seat, ...], first: Seat, counts: tuple[tuple[int, ...], ...], final: tuple[int, ...]
) -> tuple[Panel, ...]:
    owned, discards, markers, hands = counts
    discarded = tuple(map(int.bit_count, discards))
    scores = final or map(add, map(_points, owned), discarded)  # cards known to be theirs (ES-601, ES-602)
    return tuple(
        [
            _panel(seat, seat in to_act, seat == first, of_seat, bool(final))
            for seat, of_seat in enumerate(zip(scores, markers, hands, discarded, strict=True))
        ]
    )


@thing
def _panel(seat: Seat, active: bool, is_first: bool, counts: tuple[int, ...], is_final: bool) -> Panel:
    score, markers, hand, discarded = counts
    badges = [_count("final-points" if is_final else "score-points", score)]
    badges += [_count("markers", markers), _count("hand", hand)]
    if discarded:
        badges.append(_count("discards", discarded))
    if is_first:
        badges.append(FIRST_BADGE)
    return Panel(seat, SEAT(seat), active, tuple(badges))


FIRST_BADGE: Final = Badge("first", words.FIRST_PLAYER())
COUNTS: Final[dict[str, Callable[[int], Text]]] = {
    "final-points": lambda n: words.SCORE_FINAL(value=n),
    "score-points": lambda n: words.SCORE_SO_FAR(value=n),
    "markers": lambda n: words.MARKERS_LEFT(count=n),
    "hand": lambda n: words.CARDS_IN_HAND(count=n),
    "discards": lambda n: words.DISCARD_COUNT(count=n),
}


@thing
def _count(icon: str, count: int) -> Badge:
    return Badge(icon, COUNTS[icon](count), count)


@thing
def _points(cards: CardMask) -> int:
    return sum([POINTS[card] for card in members(cards)])


def _score_sheet(seen: EstorilObservation) -> Sheet:
    scores = seen.scores
    assert scores is not None
    heads = [words.SCORE("player"), words.SCORE("discards"), words.SCORE("characters")]
    heads += [words.MISSION(MISSIONS[mission].key) for mission in seen.missions]
    heads += [words.SCORE("recruits")] * bool(seen.recruits)
    heads.append(words.SCORE("total"))
    rows: list[tuple[Text | int, ...]] = []
    for seat in sorted(range(seen.seats), key=lambda seat: -scores.totals[seat]):
        row: list[Text | int] = [SEAT(seat), scores.discards[seat], scores.characters[seat]]
        row += [points[seat] for points in scores.missions]
        row += [scores.recruits[seat]] * bool(seen.recruits)
        row.append(scores.totals[seat])
        rows.append(tuple(row))
    return Sheet(words.SCORE("sheet"), tuple(heads), tuple(rows))
