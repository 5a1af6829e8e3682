"""Names that look alike: a guest must not pass for somebody who keeps an account.

This is the idea of Unicode's “skeletons” (UTS #39), with the letters that fit the names people here have.
"""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters that are drawn like a Latin one, beside that one. Capitals are told apart before case is dropped:
# a capital I looks like a small l, a small i does not.
ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜѴΑΒΕΖΗΙΚΜΝΟΡΤΥΧІӀаеіјорсухѕԁһԛԝѵӏαοριυνχτɑɡıɩℓǀ|I10",
    "ABESLJKMHOPCTYXGQWVABEZHLKMNOPTYXLLaeijopcyxsdhqwvlaopiuvxtagiilllllo",
)
TOGETHER: Final = (("rn", "m"), ("vv", "w"))


def looks_of(name: str) -> bytes:
    """What two names share if one can be taken for the other: neither case nor punctuation counts."""
    drawn = unicodedata.normalize("NFKC", name).translate(ALIKE).casefold()
    drawn = unicodedata.normalize("NFKC", drawn)
    for letter in "ij":  # their dot may be written apart
        drawn = drawn.replace(f"{letter}\u0307", letter)
    for letters, letter in TOGETHER:
        drawn = drawn.replace(letters, letter)
    kept = "".join(letter for letter in drawn if letter.isalnum() or unicodedata.combining(letter))
    return (kept or drawn).encode()


# Names of those who run a server or play by themselves: nobody may pass for them.
RESERVED: Final = frozenset(
    map(looks_of, ("Host", "Kordon", "Bot", "Admin", "Administrator", "Moderator", "Gospodarz", "Hostitel"))
)
