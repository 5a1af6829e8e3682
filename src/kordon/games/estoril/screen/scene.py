"""What is shown: the six boards, the cards on them, hands, missions, scores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from operator import add, or_
from typing import Final

import msgspec

from kordon.engine.bits import members
from kordon.engine.records import SPECTATOR, Seat, Target
from kordon.engine.scene import Badge, Panel, Piece, Scene, Shape, Sheet, Track, Zone, with_ending
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.estoril import words
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.position import DISCARDING, OVER, ROUNDS
from kordon.games.estoril.rules.boards import ROMAN
from kordon.games.estoril.rules.characters import CHARACTERS, NO_CARD, POINTS, UNKNOWN, Card, CardMask
from kordon.games.estoril.rules.ground import (
    CELLS,
    COLUMNS,
    PLACE_CELLS,
    PLACES,
    Cell,
    CellMask,
    Ground,
    Place,
    ground_of,
)
from kordon.games.estoril.rules.missions import MISSIONS, UNKNOWN_MISSION, Mission
from kordon.games.estoril.screen import asking, story
from kordon.games.estoril.screen.log_lines import card_name
from kordon.games.estoril.screen.paths import (
    TOP_CARD,
    area_target,
    card_target,
    prize_target,
    reward_target,
)

CELL_SIZE: Final = 100
BOARD_GAP: Final = 20
WIDTH: Final = COLUMNS * CELL_SIZE + 2 * BOARD_GAP
HEIGHT: Final = CELLS // COLUMNS * CELL_SIZE + BOARD_GAP
MIDDLE_SIZE: Final = 60  # of the reward field in the middle of board 8


def scene(seen: EstorilObservation) -> Scene:
    """Everything the seat is shown."""
    ground = ground_of(seen.layout, seen.turned)
    laid, lying = _laid_cards(seen.laid, seen.owner, seen.bonus, seen.up, seen.shielded, seen.silent)
    made = Scene(
        status=asking.status(seen, ground),
        prompt=asking.prompt(seen, ground),
        width=WIDTH,
        height=HEIGHT,
        shapes=_all_shapes(ground),
        groups=_groups(seen, laid),
        zones=_zones(
            seen.seat,
            tuple(map(bool, seen.discards)),
            len(seen.deck),
            seen.phase == DISCARDING and seen.picked > 0,
        ),
        tracks=_tracks(seen.round),
        panels=_panels(
            seen.to_act,
            seen.markers,
            seen.hand_sizes,
            seen.discards,
            seen.first,
            _scores_so_far(seen, lying),
            seen.scores is not None,
        ),
        buttons=asking.buttons(seen, ground),
        sheets=(_score_sheet(seen),) if seen.scores else (),
        choices=asking.choices(seen),
        goal=asking.GOAL,
        prompts=asking.STEPS,
        about=asking.about(seen, ground) if seen.moves else (),
    )
    return made if seen.outcome is None else with_ending(made, seen, story.decided(seen))


# Equal parts are the same cached object: cheap to build, and cheap to compare with the last scene.


@cache
def _tracks(round: int) -> tuple[Track, ...]:
    return (Track("track:round", words.ROUND(), round, 1, ROUNDS, detail=words.TRACK_ROUND()),)


@lru_cache(maxsize=256)
def _all_shapes(ground: Ground) -> tuple[Shape, ...]:
    return tuple(_shapes(ground))


def _corner(cell: Cell) -> tuple[int, int]:
    row, column = divmod(cell, COLUMNS)
    return column * CELL_SIZE + column // 2 * BOARD_GAP, row * CELL_SIZE + row // 2 * BOARD_GAP


@cache
def _square(x: int, y: int, size: int) -> tuple[int, ...]:
    return x, y, x + size, y, x + size, y + size, x, y + size


def _shapes(ground: Ground) -> Iterator[Shape]:
    for place in range(PLACES):
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


@lru_cache(maxsize=1024)
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


@lru_cache(maxsize=1024)
def _reward_shape(place: Place, number: int, is_secret: bool, outline: tuple[int, ...]) -> Shape:
    label = words.REWARD_FIELD(board=words.BOARD(number))
    look = "reward secret" if is_secret else "reward"
    return Shape(reward_target(place), outline, look, label, words.REWARD_CAPTION())


@lru_cache(maxsize=4096)
def _area_shape(cell: Cell, number: int, area: int, look: str) -> Shape:
    outline = _square(*_corner(cell), CELL_SIZE)
    return Shape(area_target(cell), outline, look, words.place_text(number, area), LITERAL.say(ROMAN[area]))


@cache
def _card_badges(card: Card) -> tuple[Badge, ...]:
    character = CHARACTERS[card]
    badges = [
        Badge("strength", words.STRENGTH(value=character.strength), character.strength),
        Badge("points", words.POINTS(value=character.points), character.points),
        Badge(f"flag-{character.flag}", words.FLAG(character.flag)),
    ]
    symbols = character.symbols + ("W" if character.woman else "")
    badges += [Badge(f"symbol-{symbol}", words.SYMBOL(symbol)) for symbol in symbols]
    return tuple(badges)


FACES: Final = {name: number for number, name in enumerate(dict.fromkeys(one.name for one in CHARACTERS), 1)}


def _face(card: Card) -> str:
    """The look of a card that is known: each character has a bust of its own."""
    return f"card face-{FACES[CHARACTERS[card].name]}"


@lru_cache(maxsize=1 << 15)
def _card_piece(id: Target, at: Target, card: Card, owner: Seat = -1) -> Piece:
    return Piece(id, at, _face(card), card_name(card), owner, badges=_card_badges(card))


def _groups(seen: EstorilObservation, laid: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], ...]:
    viewer = seen.seat
    return (
        laid,
        _rewards(seen.reward, seen.rewards_up),
        _top_card(seen.deck[-1] if seen.deck else NO_CARD),
        *_networks(seen.networks, viewer),
        *_piles(seen.discards, seen.picked, viewer),
        _all_missions(
            seen.missions, seen.recruits, viewer, seen.seats, seen.options.secret_missions, seen.phase == OVER
        ),
    )


@lru_cache(maxsize=256)
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


@lru_cache(maxsize=4096)
def _rewards(rewards: tuple[Card, ...], up: int) -> tuple[Piece, ...]:
    return tuple(
        [
            _lying_card(prize_target(place), reward_target(place), card, -1, up >> place & 1)
            for place, card in enumerate(rewards)
            if card != NO_CARD
        ]
    )


@cache
def _top_card(card: Card) -> tuple[Piece, ...]:
    """The deck's top card, if the viewer knows it: a conspirator chooses between it and the reward."""
    return () if card in (NO_CARD, UNKNOWN) else (_lying_card(TOP_CARD, "zone:deck", card, -1, 0),)


@lru_cache(maxsize=1 << 15)
def _laid_card(
    cell: Cell, card: Card, owner: Seat, face_up: int, bonus: int, shielded: int, silent: int
) -> Piece:
    piece = _lying_card(f"on:{cell}", area_target(cell), card, owner, face_up)
    badges = list(piece.badges)
    if bonus:
        badges.append(Badge("bonus", words.BONUS(value=bonus), bonus))
    if shielded:
        badges.append(Badge("shield", words.SHIELD()))
    if silent:
        badges.append(Badge("silent", words.SILENT()))
    return msgspec.structs.replace(piece, badges=tuple(badges)) if len(badges) > len(piece.badges) else piece


@lru_cache(maxsize=1 << 15)
def _lying_card(id: Target, at: Target, card: Card, owner: Seat, face_up: int) -> Piece:
    if card == UNKNOWN:
        label = words.FACE_DOWN() if owner < 0 else words.FACE_DOWN_OF(who=SEAT(owner))
        return Piece(id, at, "card back", label, owner, hidden=True)
    name = card_name(card)
    label = name if face_up else words.KNOWN_TO_YOU(card=name)
    return Piece(id, at, _face(card), label, owner, hidden=not face_up, badges=_card_badges(card))


@lru_cache(maxsize=256)
def _networks(networks: tuple[CardMask, ...], viewer: Seat) -> tuple[tuple[Piece, ...], ...]:
    return tuple([_network(seat, network, seat == viewer) for seat, network in enumerate(networks)])


@lru_cache(maxsize=4096)
def _network(seat: Seat, network: CardMask, own: bool) -> tuple[Piece, ...]:
    if own:
        return tuple([_card_piece(card_target(card), "zone:hand", card, seat) for card in members(network)])
    zone = f"zone:network-{seat}"
    return tuple([_card_piece(f"net:{card}", zone, card, seat) for card in members(network)])


@lru_cache(maxsize=1024)
def _piles(discards: tuple[CardMask, ...], picked: CardMask, viewer: Seat) -> tuple[tuple[Piece, ...], ...]:
    return *[_discarded(seat, cards) for seat, cards in enumerate(discards)], _picked(viewer, picked)


@lru_cache(maxsize=1024)
def _discarded(seat: Seat, discards: CardMask) -> tuple[Piece, ...]:
    zone = f"zone:discards-{seat}"
    return tuple([_card_piece(f"discard:{card}", zone, card, seat) for card in members(discards)])


@lru_cache(maxsize=1024)
def _picked(seat: Seat, picked: CardMask) -> tuple[Piece, ...]:
    return tuple([_card_piece(f"picked:{card}", "zone:picked", card, seat) for card in members(picked)])


@lru_cache(maxsize=1024)
def _all_missions(
    missions: tuple[Mission, ...],
    recruits: tuple[Mission, ...],
    viewer: Seat,
    seats: int,
    are_secret: bool,
    is_over: bool,
) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for slot, mission in enumerate(missions):
        between: tuple[Text, ...] = ()
        if are_secret and slot:
            first, second = SEAT(slot - 1), SEAT(slot % seats)
            between = (words.MISSION_BETWEEN(first=first, second=second),)
        pieces.append(_mission_piece(f"mission:{slot}", mission, between))
    for seat, mission in enumerate(recruits):
        if seat == viewer or is_over:
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


@lru_cache(maxsize=4096)
def _zones(viewer: Seat, has_discards: tuple[bool, ...], deck: int, is_picking: bool) -> tuple[Zone, ...]:
    zones = [MISSIONS_ZONE, _deck_zone(deck)]
    if viewer < len(has_discards):
        zones.append(_hand_zone(viewer))
    if is_picking:
        zones.append(_picked_zone(viewer))
    for seat, has_some in enumerate(has_discards):
        if seat != viewer:
            zones.append(_network_zone(seat))
        if has_some:
            zones.append(_discards_zone(seat))
    return tuple(zones)


MISSIONS_ZONE: Final = Zone("zone:missions", "row kept", words.MISSIONS_ZONE(), detail=Text("ES-603"))


@cache
def _deck_zone(count: int) -> Zone:
    return Zone("zone:deck", "pile", words.DECK(), count=count, detail=Text("ES-202"))


@cache
def _hand_zone(seat: Seat) -> Zone:
    return Zone("zone:hand", "hand", words.HAND(), seat, detail=Text("ES-602"))


@cache
def _picked_zone(seat: Seat) -> Zone:
    return Zone("zone:picked", "row", words.LAID_ASIDE(), seat, detail=Text("ES-305"))


@cache
def _network_zone(seat: Seat) -> Zone:
    return Zone(
        f"zone:network-{seat}",
        "row",
        words.NETWORK(who=SEAT(seat)),
        seat,
        detail=words.NETWORK_HOW(who=SEAT(seat)),
    )


@cache
def _discards_zone(seat: Seat) -> Zone:
    return Zone(f"zone:discards-{seat}", "pile", words.DISCARDS(who=SEAT(seat)), seat, detail=Text("ES-601"))


@lru_cache(maxsize=4096)
def _panels(
    to_act: tuple[Seat, ...],
    markers: tuple[int, ...],
    hands: tuple[int, ...],
    discards: tuple[CardMask, ...],
    first: Seat,
    scores: tuple[int, ...],
    is_final: bool,
) -> tuple[Panel, ...]:
    return tuple(
        [
            _panel_of(
                seat,
                seat in to_act,
                markers[seat],
                hands[seat],
                discards[seat].bit_count(),
                seat == first,
                scores[seat],
                is_final,
            )
            for seat in range(len(hands))
        ]
    )


def _scores_so_far(seen: EstorilObservation, lying: tuple[CardMask, ...]) -> tuple[int, ...]:
    """The points of all cards that everybody knows a player to have, and of the discards (ES-601, ES-602).

    After the end it is the final score, missions included.
    """
    if seen.scores:
        return seen.scores.totals
    owned = list(map(or_, seen.networks, lying))
    if seen.picked:
        owned[seen.seat] |= seen.picked
    return tuple(map(add, map(_points, owned), map(int.bit_count, seen.discards)))


@lru_cache(maxsize=4096)
def _points(cards: CardMask) -> int:
    return sum([POINTS[card] for card in members(cards)])


@lru_cache(maxsize=4096)
def _panel_of(
    seat: Seat,
    active: bool,
    markers: int,
    hand: int,
    discarded: int,
    is_first: bool,
    score: int,
    is_final: bool,
) -> Panel:
    badges = [_score_badge(score, is_final), _markers_badge(markers), _hand_badge(hand)]
    if discarded:
        badges.append(_discards_badge(discarded))
    if is_first:
        badges.append(FIRST_BADGE)
    return Panel(seat, SEAT(seat), active, tuple(badges))


FIRST_BADGE: Final = Badge("first", words.FIRST_PLAYER())


@cache
def _score_badge(score: int, is_final: bool) -> Badge:
    if is_final:
        return Badge("final-points", words.SCORE_FINAL(value=score), score)
    return Badge("score-points", words.SCORE_SO_FAR(value=score), score)


@cache
def _markers_badge(count: int) -> Badge:
    return Badge("markers", words.MARKERS_LEFT(count=count), count)


@cache
def _hand_badge(count: int) -> Badge:
    return Badge("hand", words.CARDS_IN_HAND(count=count), count)


@cache
def _discards_badge(count: int) -> Badge:
    return Badge("discards", words.DISCARD_COUNT(count=count), count)


def _score_sheet(seen: EstorilObservation) -> Sheet:
    scores = seen.scores
    assert scores is not None
    heads = [words.SCORE_PLAYER(), words.SCORE_DISCARDS(), words.SCORE_CHARACTERS()]
    heads += [words.MISSION(MISSIONS[mission].key) for mission in seen.missions]
    heads += [words.SCORE_RECRUITS()] * bool(seen.recruits)
    heads.append(words.SCORE_TOTAL())
    rows: list[tuple[Text | int, ...]] = []
    for seat in sorted(range(seen.seats), key=lambda seat: -scores.totals[seat]):
        row: list[Text | int] = [SEAT(seat), scores.discards[seat], scores.characters[seat]]
        row += [points[seat] for points in scores.missions]
        row += [scores.recruits[seat]] * bool(seen.recruits)
        row.append(scores.totals[seat])
        rows.append(tuple(row))
    return Sheet(words.SCORE_SHEET(), tuple(heads), tuple(rows))
