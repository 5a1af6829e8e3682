"""QR codes for links, as pictures or letters: error correction level M, versions 1 to 10, 213 bytes at most.

The steps and numbers are those of ISO/IEC 18004: data codewords, Reed-Solomon blocks, the modules in their
zigzag, and the mask with the lowest penalty.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from typing import Final, TypeAlias

from kordon.engine.errors import Fault

Rows: TypeAlias = list[list[bool]]  # dark modules are true
Places: TypeAlias = dict[tuple[int, int], bool]  # some of them, by column and row

QUIET: Final = 4  # modules of margin, which scanners need

# Of each version: data codewords, the blocks they are divided into, and the check codewords of a block.
DATA: Final = dict(enumerate((16, 28, 44, 64, 86, 108, 124, 154, 182, 216), 1))
BLOCKS: Final = dict(enumerate((1, 1, 1, 2, 2, 4, 4, 4, 5, 5), 1))
CHECKS: Final = dict(enumerate((10, 16, 26, 18, 24, 16, 18, 22, 22, 26), 1))
BYTES: Final = 0b0100
LEVEL_M: Final = 0b00
PADDING: Final = b"\xec\x11"
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
RUN: Final = re.compile("0{5,}|1{5,}")
LIKE_A_FINDER: Final = re.compile("(?=00001011101|10111010000)")  # with four light modules at a side


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
    version = next((one for one in DATA if len(content) <= _room(one)), None)
    if version is None:
        raise Fault(f"a QR code holds {_room(max(DATA))} bytes here, not {len(content)}")
    size = 4 * version + 17
    fixed = _fixed(version, size)
    codewords = _with_checks(version, _data(version, content))
    bits = (byte >> bit & 1 for byte in codewords for bit in range(7, -1, -1))
    data = {place: bool(next(bits, 0)) for place in _zigzag(size) if place not in fixed}
    return min((_masked(size, fixed, data, mask) for mask in range(len(MASKS))), key=_penalty)


# ---- codewords


def _length_bytes(version: int) -> int:
    return 1 if version < 10 else 2


def _room(version: int) -> int:
    """Bytes that fit in: mode and end take half a byte each."""
    return DATA[version] - _length_bytes(version) - 1


def _data(version: int, content: bytes) -> bytes:
    """The data codewords: mode, length, bytes, an empty mode for the end, and the padding."""
    said = bytes([BYTES]) + len(content).to_bytes(_length_bytes(version)) + content
    made = (int.from_bytes(said) << 4).to_bytes(len(said))  # a mode takes four bits
    return (made + PADDING * DATA[version])[: DATA[version]]


def _with_checks(version: int, data: bytes) -> bytes:
    """The blocks' data and check codewords, interleaved; the last blocks may be longer by one."""
    ends = [0]
    for index in range(BLOCKS[version]):
        ends.append(ends[-1] + (len(data) + index) // BLOCKS[version])
    blocks = [data[start:end] for start, end in pairwise(ends)]
    return _woven(blocks) + _woven([check_codewords(block, CHECKS[version]) for block in blocks])


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


def _fixed(version: int, size: int) -> Places:
    """What every code of a version shares, with places for the format."""
    last = size - 7
    fixed: Places = {}
    for index in range(size):
        fixed[index, 6] = fixed[6, index] = index % 2 == 0
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        fixed |= _square(x, y, 4, dark_rings=(0, 1, 3))
    aligned = {6, last} if version > 1 else set()
    if version >= 7:
        aligned.add(2 * version + 8)
    for x, y in product(aligned, repeat=2):
        if (x, y) not in ((6, 6), (6, last), (last, 6)):  # taken by the finders
            fixed |= _square(x, y, 2, dark_rings=(0, 2))
    return fixed | _format(size, 0) | _version(version, size)


def _square(x: int, y: int, reach: int, dark_rings: tuple[int, ...]) -> Places:
    """Rings around a module; those of a finder reach beyond the code, where nobody looks."""
    around = product(range(-reach, reach + 1), repeat=2)
    return {(x + dx, y + dy): max(abs(dx), abs(dy)) in dark_rings for dx, dy in around}


def _format(size: int, mask: int) -> Places:
    """Level and mask, twice, around the finders."""
    bits = _protected(LEVEL_M << 3 | mask, 5, 10, 0x537) ^ 0x5412
    corner = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    beside = [(size - 1 - index, 8) for index in range(8)] + [(8, size - 7 + index) for index in range(7)]
    said = {places[index]: bool(bits >> index & 1) for places in (corner, beside) for index in range(15)}
    return {**said, (8, size - 8): True}


def _version(version: int, size: int) -> Places:
    """The version, twice; small ones are told by their size."""
    if version < 7:
        return {}
    bits = _protected(version, 6, 12, 0x1F25)
    said = {(size - 11 + index % 3, index // 3): bool(bits >> index & 1) for index in range(18)}
    return said | {(y, x): dark for (x, y), dark in said.items()}


def _zigzag(size: int) -> Iterator[tuple[int, int]]:
    """All places that data may lie in, from the lower right corner up, down, up."""
    rows = range(size)
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        rows = rows[::-1]
        yield from ((x, y) for y in rows for x in (right, right - 1))


def _masked(size: int, fixed: Places, data: Places, mask: int) -> Rows:
    """The code with one of the masks laid over its data."""
    turned = {place: dark ^ MASKS[mask](*place) for place, dark in data.items()}
    shown = fixed | turned | _format(size, mask)
    return [[shown[x, y] for x in range(size)] for y in range(size)]


def _protected(value: int, length: int, checks: int, divisor: int) -> int:
    """The value followed by its check bits."""
    remainder = value << checks
    for bit in range(length - 1, -1, -1):
        if remainder >> bit + checks & 1:
            remainder ^= divisor << bit
    return value << checks | remainder


def _penalty(rows: Rows) -> int:
    """The penalty of a code."""
    lines = ["".join("01"[dark] for dark in line) for line in (*rows, *zip(*rows, strict=True))]
    total = sum(len(run) - 2 for line in lines for run in RUN.findall(line))
    total += 3 * sum(
        above[x] == above[x + 1] == below[x] == below[x + 1]
        for above, below in pairwise(rows)
        for x in range(len(rows) - 1)
    )
    total += 40 * sum(len(LIKE_A_FINDER.findall(f"0000{line}0000")) for line in lines)
    dark = sum(map(sum, rows))
    return total + 10 * (abs(20 * dark - 10 * len(rows) ** 2) // len(rows) ** 2)
