"""QR codes, against codes that another encoder made, and against worked examples."""

from __future__ import annotations

from hashlib import sha256

import pytest

from kordon.engine.errors import Fault
from kordon.web import qr

KORDON = """
111111101000101111111
100000100001001000001
101110101011001011101
101110100110101011101
101110100100101011101
100000101110001000001
111111101010101111111
000000000101000000000
101000110101100100101
000100010100000001101
010110110100001000001
001011001010100011011
001000101010001000010
000000001001011000000
111111101001110111001
100000100001011011001
101110100111111001001
101110100100000011000
101110101010001011111
100000100110100111000
111111101010001001001
"""

# Of each version: a number in the text and what the other encoder's modules hash to.
KNOWN = {
    1: (0, "69b5ee70040807b943cab1b3"),
    2: (0, "da11ee59e488a1443036bbdd"),
    3: (1, "bcff774c16648898c21212dc"),
    4: (0, "fd030e592daacab6f1c236d1"),
    5: (1, "3449d12b189b7648042fe210"),
    6: (0, "254df65d507afc971579a722"),
    7: (0, "9f0b1cc2f16c53b8c7223d1c"),
    8: (0, "92301c27cdc20ba0176e10b5"),
    9: (0, "9f68f15c670921f07b317ed8"),
    10: (0, "bdcf468c93718abd9f447883"),
}
ROOM = {1: 14, 2: 26, 3: 42, 4: 62, 5: 84, 6: 106, 7: 122, 8: 152, 9: 180, 10: 213}


def drawn(text: str) -> str:
    return "\n".join("".join("01"[dark] for dark in row) for row in qr.modules(text))


def test_a_short_code_module_by_module() -> None:
    assert drawn("Kordon") == KORDON.strip()


@pytest.mark.parametrize("version", KNOWN)
def test_every_version_is_what_another_encoder_makes(version: int) -> None:
    number, hashed = KNOWN[version]
    words = f"{number}:" + "https://example.org/#/table/ż?" * 9
    code = drawn(words.encode()[: ROOM[version]].decode(errors="ignore"))
    assert code.index("\n") == 4 * version + 17
    assert sha256(code.encode()).hexdigest()[:24] == hashed


def test_the_check_codewords_of_a_worked_example() -> None:
    data = bytes((32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17))
    assert list(qr.check_codewords(data, 10)) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


@pytest.mark.parametrize(("version", "room"), ROOM.items())
def test_a_text_gets_the_smallest_code_that_holds_it(version: int, room: int) -> None:
    assert len(qr.modules("x" * room)) == 4 * version + 17
    if version < 10:
        assert len(qr.modules("x" * (room + 1))) == 4 * version + 21


def test_too_long_a_text_is_refused() -> None:
    with pytest.raises(Fault, match="213 bytes here, not 214"):
        qr.picture("x" * 214)


def test_the_picture_has_a_square_for_every_dark_module() -> None:
    picture = qr.picture("Kordon")
    assert picture.count("h1v1h-1z") == KORDON.count("1")
    assert 'viewBox="0 0 29 29"' in picture
