"""What a run has seen of other worlds, viewer by viewer, and whether that is enough to trust its checks.

A secrecy check swaps the truth for another world. It proves nothing if the other world is the truth again,
or differs only in what nobody hides. There are three sources of worlds, each written apart from the others:
the game's `swap_secrets`, its `belief`, and other courses of play that the viewer could not have told from
this one (`courses`), which need the game's moves and nothing else. They judge each other:

- `swap_secrets` and `belief` must each give worlds that differ, unless the viewer sees everything.
- What other courses leave open, both must vary, field by field. What `belief` varies, `swap_secrets` must.
  (Not the other way round: a swap may ignore the past, so it may vary what a viewer can work out.)
- If the past tells something, so that other courses agree about a field more than swapped worlds do, then
  `belief` must have learned some of it. Where all possible worlds can be counted, it must draw no other.
- Where other courses end with values of a field that `swap_secrets` never gives, it hides too little. What
  the viewer is shown, courses agree about as well: nobody but the rules can say whether that is a secret.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from operator import add
from typing import Final, TypeAlias

from kordon.engine.checks.finding import Finding
from kordon.engine.records import SPECTATOR, Seat

Fields: TypeAlias = dict[str, bytes]
Occasion: TypeAlias = str
Source: TypeAlias = str
Sums: TypeAlias = dict[tuple[Seat, str], tuple[float, ...]]
"""By viewer and field, over moments: how many, something measured at each, its square, perhaps more."""

AT_A_MOMENT: Final[Occasion] = "at a moment"
BESIDE_COURSES: Final[Occasion] = "beside other courses"

SWAP: Final[Source] = "swap_secrets"
BELIEF: Final[Source] = "belief"
BELIEF_TWICE: Final[Source] = "belief, drawn twice"
COURSES: Final[Source] = "the game's own moves"

EVERY_VIEWER: Final[Seat] = -1
ALL = ""  # counts worlds
ANY = "*"  # counts worlds that differ at all

FEWEST_WORLDS: Final = 20  # below that nothing is said
LEAST_SHARE: Final = 0.1  # of the worlds must differ
EXPECTED: Final = 20  # times that a field should have differed before its absence counts
FORGOTTEN: Final = 0.05  # of what is expected: less is as good as never
FEWEST_MOMENTS: Final = 8
PAST_TELLS: Final = 0.05  # so much more do other courses agree than swapped worlds, where the past counts
LEARNED: Final = 0.25  # of what the past tells, at least
STANDARD_ERRORS: Final = 2.5
MOST_IMPOSSIBLE: Final = 0.02  # of belief's worlds: a start may be too rare to have been found
MOST_SURPRISE: Final = 0.25  # of a swap's worlds may have a value that no other has, or its range is unknown
NEVER_GIVEN: Final = 0.2  # of other courses, at least, before a swap's range counts as too small


class Evidence:
    """Counts that add up over games and processes."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[Occasion, Seat, Source, str]] = Counter()
        # What belief lacks of the least it must have learned; beside it, how much more courses agree with
        # each other than with swapped worlds.
        self.past: Sums = {}
        # How many other courses end with what no swap gave, more than swaps still surprise.
        self.range: Sums = {}
        # By viewer: worlds of belief where all that are possible are known, and those not among them; by
        # field those whose value there is in none.
        self.impossible: Counter[tuple[Seat, str]] = Counter()
        self.claims: Counter[Seat] = Counter()  # moments at which the viewer was said to see everything

    def add(self, other: Evidence) -> None:
        """Sum up."""
        self.counts.update(other.counts)
        self.claims.update(other.claims)
        self.impossible.update(other.impossible)
        for own, others in ((self.range, other.range), (self.past, other.past)):
            for (viewer, name), sums in others.items():
                _add(own, viewer, name, *sums)

    def compare(self, occasion: Occasion, viewer: Seat, source: Source, truth: Fields, world: Fields) -> bool:
        """Count one world; whether it differs."""
        fields = [name for name, value in truth.items() if world[name] != value]
        self.counts[occasion, viewer, source, ALL] += 1
        for name in fields:
            self.counts[occasion, viewer, source, name] += 1
        self.counts[occasion, viewer, source, ANY] += bool(fields)
        return bool(fields)

    def weigh_past(
        self, viewer: Seat, courses: Sequence[Fields], swaps: Sequence[Fields], draws: Sequence[Fields]
    ) -> None:
        """How much the past tells about each field at this moment, and how much of it `belief` knows."""
        for name in courses[0]:
            values = Counter([world[name] for world in courses])
            if len(values) == 1 and all(world[name] in values for world in (*swaps, *draws)):
                continue
            total = len(courses)
            agreed = sum([n * (n - 1) for n in values.values()]) / (total * (total - 1))
            swapped = sum([values[world[name]] for world in swaps]) / (total * len(swaps))
            believed = sum([values[world[name]] for world in draws]) / (total * len(draws))
            lacking = LEARNED * (agreed - swapped) - (believed - swapped)
            _add(self.past, viewer, name, 1, lacking, lacking * lacking, agreed - swapped)

    def weigh_swaps(self, viewer: Seat, courses: Sequence[Fields], swaps: Sequence[Fields]) -> None:
        """How many other courses end with a value that `swap_secrets` does not give, field by field.

        How many values it has not given yet follows from how many it gave just once. If those are many,
        nothing follows: the past may rule out what it gives often, and leave what it gives now and then.
        """
        for name in courses[0]:
            given = Counter([world[name] for world in swaps])
            outside = sum([world[name] not in given for world in courses]) / len(courses)
            surprise = sum([n == 1 for n in given.values()]) / len(swaps)
            if (outside or surprise) and surprise <= MOST_SURPRISE:
                _add(self.range, viewer, name, 1, outside - surprise, (outside - surprise) ** 2)

    def weigh_belief(self, viewer: Seat, possible: Sequence[Fields], draws: Sequence[Fields]) -> None:
        """How many of the worlds that `belief` draws are none of those that fit what was sent."""
        worlds = {tuple(world.values()) for world in possible}
        for world in draws:
            self.impossible[viewer, ALL] += 1
            if tuple(world.values()) not in worlds:
                self.impossible[viewer, ANY] += 1
                for name, value in world.items():
                    self.impossible[viewer, name] += all(value != other[name] for other in possible)

    # ---- verdicts

    def judge(self) -> None:
        """Raise a `Finding` if the worlds of this run can't be trusted to show what is hidden."""
        for finding in self.findings():
            raise Finding(finding)

    def findings(self) -> Iterator[str]:
        """Everything that speaks against a source of worlds."""
        for viewer in self.viewers():
            yield from self._too_few_differ(viewer)
            yield from self._fields_forgotten(viewer)
        yield from self._past_ignored()
        yield from self._impossible()
        yield from self._range_too_small()

    def viewers(self) -> list[Seat]:
        """Everybody for whom worlds were compared."""
        return sorted({viewer for _, viewer, _, _ in self.counts})

    def share(self, viewer: Seat, source: Source) -> float:
        """Of the worlds that the source gave the viewer at random moments, how many differed."""
        total = self.counts[AT_A_MOMENT, viewer, source, ALL]
        return self.counts[AT_A_MOMENT, viewer, source, ANY] / total if total else 0.0

    def _too_few_differ(self, viewer: Seat) -> Iterator[str]:
        for source in (SWAP, BELIEF, BELIEF_TWICE):
            total = self.counts[AT_A_MOMENT, viewer, source, ALL]
            different = self.counts[AT_A_MOMENT, viewer, source, ANY]
            if total >= FEWEST_WORLDS and different < LEAST_SHARE * total:
                other = "each other" if source == BELIEF_TWICE else "the truth"
                yield (
                    f"worlds: {source} gave {who(viewer)} {total} worlds, and {different} of them differed "
                    f"from {other}; what is hidden from a viewer must vary (see Game.sees_everything)"
                )

    def _fields_forgotten(self, viewer: Seat) -> Iterator[str]:
        for occasion, judge, judged in (
            (AT_A_MOMENT, BELIEF, SWAP),
            (BESIDE_COURSES, COURSES, SWAP),
            (BESIDE_COURSES, COURSES, BELIEF),
        ):
            worlds = self.counts[occasion, viewer, judge, ALL]
            total = self.counts[occasion, viewer, judged, ALL]
            for key, count in list(self.counts.items()):
                if key[:3] != (occasion, viewer, judge) or key[3] in (ALL, ANY):
                    continue
                expected = total * count / worlds
                found = self.counts[occasion, viewer, judged, key[3]]
                if count >= EXPECTED and expected >= EXPECTED and found < FORGOTTEN * expected:
                    yield (
                        f"worlds: {judged} leaves `{key[3]}` as it is for {who(viewer)} ({found} of {total} "
                        f"worlds differ there), but by {judge} it may differ ({count} of {worlds})"
                    )

    def _past_ignored(self) -> Iterator[str]:
        """By viewer, and for all of them together, which needs fewer games."""
        grouped: Sums = {}
        for (viewer, name), sums in self.past.items():
            _add(grouped, viewer, name, *sums)
            _add(grouped, EVERY_VIEWER, name, *sums)
        for (viewer, name), (n, lacking, square, told) in grouped.items():
            mean, error = _mean(n, lacking, square)
            if n >= FEWEST_MOMENTS and told >= PAST_TELLS * n and mean > STANDARD_ERRORS * error:
                yield (
                    f"belief: it ignores the past for {who(viewer)}: what was sent tells something about "
                    f"`{name}`, but belief guesses it no better than swap_secrets does ({n} moments)"
                )

    def _impossible(self) -> Iterator[str]:
        for viewer in sorted({viewer for viewer, _ in self.impossible}):
            total, wrong = self.impossible[viewer, ALL], self.impossible[viewer, ANY]
            if total >= FEWEST_WORLDS and wrong > MOST_IMPOSSIBLE * total:
                fields = [
                    f"`{name}`"
                    for (other, name), count in self.impossible.items()
                    if other == viewer and count and name not in (ALL, ANY)
                ]
                yield (
                    f"belief: it ignores the past for {who(viewer)}: {wrong} of {total} worlds are none that "
                    "any course of moves leads to with the same messages; "
                    f"see {', '.join(fields) or 'how fields go together'}"
                )

    def _range_too_small(self) -> Iterator[str]:
        for (viewer, name), (n, total, squares) in self.range.items():
            mean, error = _mean(n, total, squares)
            if n >= FEWEST_MOMENTS and mean - STANDARD_ERRORS * error > NEVER_GIVEN:
                yield (
                    f"worlds: swap_secrets gives only some values of `{name}` for {who(viewer)}: about "
                    f"{mean:.0%} of other courses of moves that look the same end with values that it never "
                    f"gives ({n} moments)"
                )


def _add(sums: Sums, viewer: Seat, name: str, *more: float) -> None:
    sums[viewer, name] = tuple(map(add, sums.get((viewer, name), (0,) * len(more)), more))


def _mean(n: float, total: float, square: float) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = total / n
    return mean, sqrt(max(square / n - mean * mean, 0.0) / n)


def who(viewer: Seat) -> str:
    """A viewer in words."""
    if viewer == EVERY_VIEWER:
        return "the viewers"
    return "spectators" if viewer == SPECTATOR else f"seat {viewer}"
