"""Campaign sheets over HTTP and in the terminal: everybody gets their own, and nobody another's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kordon.cli.main import main
from kordon.engine.speech import LANGUAGES
from kordon.terminal.server import Guests
from tests.web.missions import win
from tests.web.served import Guest, guests, served

Arrive = Callable[[], Guest]


@pytest.fixture(scope="module")
def arrive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arrive]:
    with served(tmp_path_factory.mktemp("campaigns")) as address, guests() as come:
        yield lambda: come(address)


def test_everybody_gets_their_own_sheet(arrive: Arrive) -> None:
    ada, bo, cy = arrive(), arrive(), arrive()
    for guest, name in ((ada, "Ada"), (bo, "Bo"), (cy, "Cy")):
        guest.post("/me", name=name)
    win(ada, bo)
    sheet = ada.get("/campaigns/wolfenstein")
    assert (sheet["game"], sheet["title"], sheet["option"]) == ("wolfenstein", "Wolfenstein", "mission")
    first = {"chapter": "officers-room", "played": 1}
    won = {"level": "hurt", "times": 1, "medals": ["quiet", "unscathed", "in-time"]}
    assert sheet["won"]["chapters"][0] == first | {"won": [won]}
    (group,) = sheet["won"]["groups"]
    assert sorted(group["names"]) == ["Ada", "Bo"]
    assert bo.get("/campaigns/wolfenstein")["won"] == sheet["won"]
    nothing = cy.get("/campaigns/wolfenstein")["won"]
    assert nothing["groups"] == []
    assert all(line["played"] == 0 for line in nothing["chapters"])
    text = ada.http.get("/campaigns/wolfenstein")
    assert text.headers["cache-control"] == "no-store"
    for guest in (ada, bo):  # names are all that anybody learns of the others
        assert guest.token not in text.text
    bo.post("/me/delete")
    after = ada.get("/campaigns/wolfenstein")["won"]
    assert after["groups"] == []
    assert after["chapters"] == sheet["won"]["chapters"]
    assert "Bo" not in json.dumps(after)


def test_a_sheet_names_everything_in_the_language_that_is_asked_for(arrive: Arrive) -> None:
    guest = arrive()
    named = [guest.get(f"/campaigns/wolfenstein?language={language}") for language in (*LANGUAGES, "xx")]
    assert [len(info["chapters"]) for info in named] == [10] * 4
    assert len({info["medals"][0]["how"] for info in named}) == 3
    assert named[-1] == named[0]
    assert {game["name"]: game["campaign"] for game in guest.get("/games")}["wolfenstein"] is True
    for name in ("estoril", "nothing"):
        assert guest.http.get(f"/campaigns/{name}").status_code == 404


def test_the_terminal_shows_what_was_won_at_a_server(
    arrive: Arrive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bo = arrive(), arrive()
    bo.post("/me", name="Bo")
    win(ada, bo, mission="cells")
    win(ada)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    Guests(tmp_path / "kordon" / "guests.json").keep(ada.address, "Ada", ada.token)
    asked = ["campaign", "wolfenstein", "--server", f"{ada.address}/#/lobby", "--name", "Ada"]
    assert main([*asked, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Wolfenstein: 2 of 10 won\n 1. The officer’s room\n")
    assert "    Don’t hurt me: won once · Quiet, Safe and sound, In time\n" in said
    assert "Bo: 1 of 10 won\n 2. The cells\n    Don’t hurt me: won once" in said
    assert main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["won"] == ada.get("/campaigns/wolfenstein")["won"]
    for wrong in (["--name", "Eve"], ["--server", "nowhere"]):
        assert main([*asked, *wrong]) == 2
        assert capsys.readouterr().err.startswith("kordon: server: ")
