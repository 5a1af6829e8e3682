"""QR codes for links, as pictures or letters: error correction level M, versions 1 to 10, 213 bytes at most.

The steps and numbers are those of ISO/IEC 18004: data codewords, Reed-Solomon blocks, the modules in their
zigzag, and the mask with the lowest penalty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby, pairwise
from typing import Final, TypeAlias

from kordon.engine.errors import Fault

Rows: TypeAlias = list[list[bool]]  # dark modules are true

QUIET: Final = 4  # modules of margin, which scanners need

# Of each version: check codewords of a block, then how many blocks there are of how many data codewords.
BLOCKS: Final[dict[int, tuple[int, list[tuple[int, int]]]]] = {
    1: (10, [(1, 16)]),
    2: (16, [(1, 28)]),
    3: (26, [(1, 44)]),
    4: (18, [(2, 32)]),
    5: (24, [(2, 43)]),
    6: (16, [(4, 27)]),
    7: (18, [(4, 31)]),
    8: (22, [(2, 38), (2, 39)]),
    9: (22, [(3, 36), (2, 37)]),
    10: (26, [(4, 43), (1, 44)]),
}
ALIGNMENTS: Final[dict[int, tuple[int, ...]]] = {
    1: (),
    2: (6, 18),
    3: (6, 22),
    4: (6, 26),
    5: (6, 30),
    6: (6, 34),
    7: (6, 22, 38),
    8: (6, 24, 42),
    9: (6, 26, 46),
    10: (6, 28, 50),
}
BYTES: Final = 0b0100
LEVEL_M: Final = 0b00
PADDING: Final = (0xEC, 0x11)
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
HALF_BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
LIKE_A_FINDER: Final = tuple(light_or_dark == "1" for light_or_dark in "1011101")


def picture(text: str) -> str:
    """The code of a text as an SVG picture; a `Fault` if it is too long."""
    rows = modules(text)
    size = len(rows) + 2 * QUIET
    squares = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{squares}"/></svg>'
    )


def blocks(text: str) -> list[str]:
    """The code of a text as lines of half blocks, two rows of modules each, to be printed dark on light."""
    rows = modules(text)
    margin = [False] * QUIET
    above = [[False] * (len(rows) + 2 * QUIET)] * QUIET
    whole = [*above, *(margin + row + margin for row in rows), *above, above[0]]  # an even number of rows
    return [
        "".join(HALF_BLOCKS[upper, lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(whole[::2], whole[1::2], strict=True)
    ]


def modules(text: str) -> Rows:
    """The code of a text, row by row."""
    content = text.encode()
    version = next((one for one in BLOCKS if len(content) <= _room(one)), None)
    if version is None:
        raise Fault(f"a QR code holds {_room(max(BLOCKS))} bytes here, not {len(content)}")
    code = _Code(version)
    code.fill(_with_checks(version, _data(version, content)))
    return min(map(code.masked, range(len(MASKS))), key=_penalty)


# ---- codewords


def _count_bits(version: int) -> int:
    return 8 if version < 10 else 16


def _data_codewords(version: int) -> int:
    return sum(blocks * length for blocks, length in BLOCKS[version][1])


def _room(version: int) -> int:
    return (8 * _data_codewords(version) - 4 - _count_bits(version)) // 8


def _data(version: int, content: bytes) -> bytes:
    """The data codewords: mode, length, bytes, and the padding."""
    bits = f"{BYTES:04b}{len(content):0{_count_bits(version)}b}" + "".join(f"{byte:08b}" for byte in content)
    codewords = _data_codewords(version)
    bits += "0" * min(4, 8 * codewords - len(bits))
    bits += "0" * (-len(bits) % 8)
    made = bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits), 8))
    return made + bytes(PADDING[index % 2] for index in range(codewords - len(made)))


def _with_checks(version: int, data: bytes) -> bytes:
    """The blocks' data and check codewords, interleaved."""
    checks, groups = BLOCKS[version]
    blocks: list[bytes] = []
    for blocks_like_this, length in groups:
        for _ in range(blocks_like_this):
            blocks.append(data[:length])
            data = data[length:]
    return _woven(blocks) + _woven([check_codewords(block, checks) for block in blocks])


def _woven(parts: list[bytes]) -> bytes:
    longest = max(map(len, parts))
    return bytes(part[index] for index in range(longest) for part in parts if index < len(part))


def check_codewords(data: bytes, count: int) -> bytes:
    """The Reed-Solomon remainder of a block."""
    divisor = [0] * (count - 1) + [1]
    root = 1
    for _ in range(count):
        divisor = [
            _times(one, root) ^ following for one, following in zip(divisor, [*divisor[1:], 0], strict=True)
        ]
        root = _times(root, 2)
    remainder = [0] * count
    for byte in data:
        factor = byte ^ remainder[0]
        remainder = [
            one ^ _times(coefficient, factor)
            for one, coefficient in zip([*remainder[1:], 0], divisor, strict=True)
        ]
    return bytes(remainder)


def _times(one: int, other: int) -> int:
    """The product in the field of 256 elements."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * 0x11D
        product ^= (other >> bit & 1) * one
    return product


# ---- modules


class _Code:
    """The square: what every code of a version shares, and where the data goes."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.size = 4 * version + 17
        self.rows: Rows = [[False] * self.size for _ in range(self.size)]
        self.is_fixed: Rows = [[False] * self.size for _ in range(self.size)]
        for index in range(self.size):
            self._fix(index, 6, index % 2 == 0)
            self._fix(6, index, index % 2 == 0)
        for x, y in ((3, 3), (self.size - 4, 3), (3, self.size - 4)):
            self._square(x, y, 4, dark_rings=(0, 1, 3))
        places = ALIGNMENTS[version]
        ends = places[:1] + places[-1:]
        for x in places:
            for y in places:
                # Three corners are taken by the finders.
                if not (x in ends and y in ends) or (x, y) == (places[-1], places[-1]):
                    self._square(x, y, 2, dark_rings=(0, 2))
        self._format(0)
        self._version()

    def _fix(self, x: int, y: int, dark: bool) -> None:
        self.rows[y][x] = dark
        self.is_fixed[y][x] = True

    def _square(self, x: int, y: int, reach: int, dark_rings: tuple[int, ...]) -> None:
        for dx in range(-reach, reach + 1):
            for dy in range(-reach, reach + 1):
                if 0 <= x + dx < self.size and 0 <= y + dy < self.size:
                    self._fix(x + dx, y + dy, max(abs(dx), abs(dy)) in dark_rings)

    def _format(self, mask: int) -> None:
        """Level and mask, twice, around the finders."""
        bits = _protected(LEVEL_M << 3 | mask, 5, 10, 0x537) ^ 0x5412
        last = self.size - 1
        corner = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
        beside = [(last - index, 8) for index in range(8)] + [(8, last - 6 + index) for index in range(7)]
        for places in (corner, beside):
            for index, (x, y) in enumerate(places):
                self._fix(x, y, bool(bits >> index & 1))
        self._fix(8, last - 7, True)

    def _version(self) -> None:
        if self.version < 7:
            return
        bits = _protected(self.version, 6, 12, 0x1F25)
        for index in range(18):
            far, near = self.size - 11 + index % 3, index // 3
            self._fix(far, near, bool(bits >> index & 1))
            self._fix(near, far, bool(bits >> index & 1))

    def fill(self, codewords: bytes) -> None:
        """Lay the codewords in the zigzag from the lower right corner."""
        bits = (byte >> bit & 1 for byte in codewords for bit in range(7, -1, -1))
        for x, y in self._zigzag():
            self.rows[y][x] = bool(next(bits, 0))

    def _zigzag(self) -> Iterator[tuple[int, int]]:
        upwards = True
        for right in (*range(self.size - 1, 6, -2), 5, 3, 1):
            for step in range(self.size):
                y = self.size - 1 - step if upwards else step
                for x in (right, right - 1):
                    if not self.is_fixed[y][x]:
                        yield x, y
            upwards = not upwards

    def masked(self, mask: int) -> Rows:
        """The code with one of the masks laid over its data."""
        self._format(mask)
        is_turned = MASKS[mask]
        return [
            [dark ^ (not self.is_fixed[y][x] and is_turned(x, y)) for x, dark in enumerate(row)]
            for y, row in enumerate(self.rows)
        ]


def _protected(value: int, length: int, checks: int, divisor: int) -> int:
    """The value followed by its check bits."""
    remainder = value << checks
    for bit in range(length - 1, -1, -1):
        if remainder >> bit + checks & 1:
            remainder ^= divisor << bit
    return value << checks | remainder


def _penalty(rows: Rows) -> int:
    """The penalty of a code."""
    columns = [list(column) for column in zip(*rows, strict=True)]
    lines = rows + columns
    runs = [len(list(run)) for line in lines for _, run in groupby(line)]
    total = sum(run - 2 for run in runs if run >= 5)
    total += 3 * sum(
        above[x] == above[x + 1] == below[x] == below[x + 1]
        for above, below in pairwise(rows)
        for x in range(len(rows) - 1)
    )
    total += 40 * sum(map(_finders_in, lines))
    dark = sum(map(sum, rows))
    return total + 10 * (abs(20 * dark - 10 * len(rows) ** 2) // len(rows) ** 2)


def _finders_in(line: list[bool]) -> int:
    """How often a line has a finder-like pattern with four light modules at a side."""
    light = [False] * 4
    wide = light + line + light
    return sum(
        (wide[start - 4 : start] == light) + (wide[start + 7 : start + 11] == light)
        for start in range(4, len(line) - 2)
        if tuple(wide[start : start + 7]) == LIKE_A_FINDER
    )
