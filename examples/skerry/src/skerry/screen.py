"""What is shown of an observation, the click path of each move, the log lines, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kordon.engine import scene as stage
from kordon.engine.records import Path, RuleId, Seat
from kordon.engine.words import LIST, LITERAL, NAMED, SEAT, Text

from skerry import events, moves, words
from skerry.events import SkerryEvent
from skerry.moves import SkerryMove
from skerry.position import NOBODY, NONE, SITES, UNKNOWN, SkerryObservation
from skerry.rules import HIGHEST_BID, HIGHEST_CLAIM, score

RADIUS, WIDTH, HEIGHT = 100, 540, 520
STEP_X, STEP_Y = 174, 150  # from a hexagon to the next one, and to the next row
COLOURS: Final = ("red", "green", "blue")
BELIEVE, DOUBT = "act:believe", "act:doubt"


def path(seen: SkerryObservation, move: SkerryMove) -> Path:
    """The targets one clicks in turn; no path may be the beginning of another."""
    match move:
        case moves.Bid(coins=coins):
            return (f"bid:{coins}",)
        case moves.Claim(site=site, pearls=pearls):
            return f"site:{site}", f"claim:{pearls}"
        case moves.Believe():
            return (BELIEVE,)
        case moves.Doubt():
            return (DOUBT,)


def scene(seen: SkerryObservation) -> stage.Scene:
    """The reef with all that the seat sees on it."""
    return stage.Scene(
        status=words.STATUS(round=seen.round, rounds=seen.options.rounds, low=min(seen.tide)),
        prompt=_prompt(seen),
        width=WIDTH,
        height=HEIGHT,
        shapes=tuple(_shape(site) for site in range(len(SITES))),
        groups=(tuple(_pieces(seen)),),
        tracks=(stage.Track("track:round", words.ROUND(), seen.round, 0, seen.options.rounds),),
        panels=tuple(_panel(seen, seat) for seat in range(seen.seats)),
        buttons=tuple(_buttons(seen)),
        sheets=(_result(seen),) if seen.outcome else (),
        choices=tuple(stage.Choice(path(seen, move)) for move in seen.moves),
        goal=words.GOAL(),
        prompts=(("site", words.PROMPT_HOW_MANY(found=max(seen.found))),) if seen.phase == "claiming" else (),
    )


def _shape(site: int) -> stage.Shape:
    column, row = SITES[site]
    x, y = WIDTH // 2 + STEP_X * column + STEP_X // 2 * row, HEIGHT // 2 + STEP_Y * row
    outline = stage.hexagon(x, y, RADIUS)
    return stage.Shape(f"site:{site}", outline, "site", words.SITE(site), LITERAL.say("ABCDEFG"[site]))


def _pieces(seen: SkerryObservation) -> Iterator[stage.Piece]:
    for site, owner in enumerate(seen.buoys):
        if owner != NOBODY:
            look, label = f"token buoy {COLOURS[owner]}", words.BUOY(who=SEAT(owner))
            yield stage.Piece(f"buoy:{site}", f"site:{site}", look, label, owner)
    if seen.site != NONE and seen.outcome is None:
        label = words.DIVE(who=SEAT(seen.diver))
        yield stage.Piece("diver", f"site:{seen.site}", "figure diver", label, seen.diver)


def _panel(seen: SkerryObservation, seat: Seat) -> stage.Panel:
    coins, pearls = seen.coins[seat], seen.pearls[seat]
    badges = [stage.Badge("coin", words.COINS(), coins), stage.Badge("pearl", words.PEARLS(), pearls)]
    if seen.bids[seat] >= 0:
        badges.append(stage.Badge("bid", words.OWN_BID(), seen.bids[seat]))
    elif seen.opened:
        badges.append(stage.Badge("bid", words.LAST_BID(), seen.opened[seat]))
    return stage.Panel(seat, SEAT(seat), seat in seen.to_act, tuple(badges))


def _buttons(seen: SkerryObservation) -> Iterator[stage.Button]:
    if seen.seat not in seen.to_act:
        return
    if seen.phase == "bidding":
        for coins in range(HIGHEST_BID + 1):
            yield stage.Button(f"bid:{coins}", words.BID(coins=coins), value=coins)
    elif seen.phase == "claiming":
        for pearls in range(1, HIGHEST_CLAIM + 1):
            yield stage.Button(f"claim:{pearls}", words.CLAIM(pearls=pearls), value=pearls)
    else:
        yield from (stage.Button(BELIEVE, words.BELIEVE()), stage.Button(DOUBT, words.DOUBT()))


def _result(seen: SkerryObservation) -> stage.Sheet:
    rows = tuple((SEAT(seat), score(seen, seat)) for seat in range(seen.seats))
    return stage.Sheet(words.RESULT(), (words.RESULT_WHO(), words.RESULT_POINTS()), rows)


def _prompt(seen: SkerryObservation) -> Text:
    if seen.outcome is not None:
        points = max(seen.outcome.scores)
        if len(seen.outcome.winners) > 1:
            return stage.verdict(seen, words.PROMPT_DRAW(points=points))
        return stage.verdict(seen, words.PROMPT_OVER(who=SEAT(seen.outcome.winners[0]), points=points))
    if seen.seat not in seen.to_act:
        is_open = seen.phase != "bidding"
        return words.PROMPT_WAIT(who=SEAT(seen.to_act[0])) if is_open else words.PROMPT_WAIT_BIDS()
    if seen.phase == "doubting":
        return words.PROMPT_DOUBT(who=SEAT(seen.diver), pearls=seen.claim)
    if seen.phase == "claiming":
        return words.PROMPT_CLAIM(found=max(seen.found))
    return words.PROMPT_BID()


def tell(event: SkerryEvent) -> Text:
    """The log line of an event."""
    match event:
        case events.Tide(dice=dice):
            return words.TIDE(dice=LIST.say(dice))
        case events.Sealed(seat=seat, coins=coins):
            return words.SEALED(who=SEAT(seat)) if coins == UNKNOWN else words.SEALED_OWN(coins=coins)
        case events.Opened(bids=bids, diver=diver):
            return words.OPENED(bids=LIST.say(bids), who=SEAT(diver), coins=bids[diver])
        case events.Found(seat=seat, die=die):
            return words.FOUND(who=SEAT(seat)) if die == UNKNOWN else words.FOUND_OWN(die=die)
        case events.Claimed(seat=seat, site=site, pearls=pearls):
            return words.CLAIMED(who=SEAT(seat), place=NAMED.say(f"site:{site}"), pearls=pearls)
        case events.Believed(seat=seat):
            return words.BELIEVED(who=SEAT(seat))
        case events.Doubted(seat=seat, diver=diver, die=die, was_true=was_true):
            say = words.DOUBTED_WRONGLY if was_true else words.DOUBTED_RIGHTLY
            return say(who=SEAT(seat), diver=SEAT(diver), die=die)
        case events.Taken(seat=seat, pearls=pearls, site=site):
            return words.TAKEN(who=SEAT(seat), pearls=pearls, place=NAMED.say(f"site:{site}"))


def weight(event: SkerryEvent) -> int:
    """What the story of a game tells: doubts, and above all those that were right."""
    return 1 + (not event.was_true) if isinstance(event, events.Doubted) else 0


def explain(seen: SkerryObservation, path: Path) -> tuple[RuleId, ...]:
    """Why the last target of the path can't be chosen after the ones before it."""
    kind = path[-1].partition(":")[0]
    if kind == "bid":
        return ("SK-201",)
    if kind == "claim":
        return ("SK-301",) if len(path) > 1 else ("SK-302",)
    return ("SK-304",) if kind == "site" and seen.phase == "claiming" else ("SK-202",)
