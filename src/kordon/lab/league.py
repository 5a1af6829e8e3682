"""A report of an arena as Markdown: who won how much of the games against whom, with intervals."""

from __future__ import annotations

from collections.abc import Iterator

from kordon.lab import strangers
from kordon.lab.arena import Report, Share

NOT_PLAYED = "·"


def short(name: str) -> str:
    """A stranger by its school alone."""
    return name.partition(":")[2] if name.startswith(strangers.__name__) else name


def markdown(found: Report) -> str:
    """The ratings, and a table for all games and for each part of them, by the side that moves first."""
    ranked = sorted(found.ratings, key=lambda name: -found.ratings[name])
    lines = [
        f"{found.game}, {found.games} games, seed `{found.seed}`",
        "",
        "| | rating | ms a decision |",
        "|---|---|---|",
    ]
    lines += [
        f"| {short(name)} | {found.ratings[name]:.0f} | {1000 * found.seconds[name]:.1f} |" for name in ranked
    ]
    for where in sorted({share.where for share in found.shares if not share.where.startswith("seats")}):
        lines += ["", f"{where or 'all games'}: what the row won against the column, per cent (95 %)", ""]
        lines += _table([share for share in found.shares if share.where == where], ranked)
    return "\n".join(lines) + "\n"


def _table(found: list[Share], ranked: list[str]) -> Iterator[str]:
    """What each one won against each other."""
    shares = {(share.of, share.against): share for share in found}
    rows = _in_order({of for of, _ in shares}, ranked)
    columns = _in_order({against for _, against in shares}, ranked) or [""]
    yield f"| | {' | '.join(map(short, columns))} |"
    yield "|---" * (len(columns) + 1) + "|"
    for name in rows:
        yield f"| {short(name)} | {' | '.join([_cell(shares.get((name, rival))) for rival in columns])} |"


def _in_order(names: set[str], ranked: list[str]) -> list[str]:
    return [name for name in ranked if name in names]


def _cell(share: Share | None) -> str:
    if share is None:
        return NOT_PLAYED
    low, mean, high = [round(100 * part) for part in (share.low, share.won / share.games, share.high)]
    return f"{mean} ({low}–{high}), {share.games}"
