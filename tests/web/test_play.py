"""Whole games over real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kordon.engine import log
from kordon.engine.rule_ids import rule
from kordon.games import find
from kordon.web.looks import TYPES
from tests.web.served import Guest, Looker, served

Arrive = Callable[[str], Guest]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("play")) as address:
        yield address


def play_to_the_end(lookers: list[Looker]) -> None:
    """Everybody plays whenever asked, until the table says that the game is over."""
    for turn in range(5000):
        if all(looker.over for looker in lookers):
            return
        for looker in lookers:
            looker.drain()
            if looker.is_asked() and not looker.over:
                assert looker.play(turn * 7) in ([], ["KO-105"])
    raise AssertionError("the game does not end")


def test_two_people_and_a_bot_play_a_whole_game(address: str, arrive: Arrive) -> None:
    anna, ben = arrive(address), arrive(address)
    anna.post("/me", name="Anna")
    table = anna.table(3, public=False)
    lookers = [anna.look(table)]
    key = lookers[0].snapshot["you"]["invitation"]
    ben.post(f"/tables/{table}/sit", key=key)
    anna.post(f"/tables/{table}/bot", seat=2, level="beginner")
    lookers.append(ben.look(table))
    anna.post(f"/tables/{table}/start")
    for looker in lookers:
        while looker.scene is None:
            looker.take()
    play_to_the_end(lookers)
    names = [seat.get("name") for seat in lookers[1].snapshot["table"]["seats"]]
    assert names[0] == "Anna"
    exported = anna.http.get(f"/tables/{table}/export")
    match = log.verify(exported.text, find)
    assert match.game.outcome(match.position) is not None


def wait_for_turn(looker: Looker) -> None:
    """Take in messages until it is this seat's turn and nothing more comes."""
    looker.drain()
    while not looker.is_asked():
        looker.take()
        looker.drain()


def shown(looker: Looker) -> dict[str, Any]:
    """The scene without what is empty, which may be left out or not."""
    assert looker.scene is not None
    return {field: value for field, value in looker.scene.items() if value != []}


def test_who_comes_back_sees_what_they_left(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.table()
    anna.post(f"/tables/{table}/bot", seat=1, level="beginner")
    anna.post(f"/tables/{table}/start")
    first = anna.look(table)
    for turn in range(5):
        wait_for_turn(first)
        while first.play(turn) == ["KO-105"]:
            wait_for_turn(first)
    wait_for_turn(first)
    first.close()
    again = anna.look(table)
    assert shown(again) == shown(first)
    assert again.counter == first.counter
    assert len(again.received[0]) < 30_000


def test_a_stale_click_is_told_so_and_shown_the_present(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.table()
    anna.post(f"/tables/{table}/bot", seat=1)
    anna.post(f"/tables/{table}/start")
    looker = anna.look(table)
    wait_for_turn(looker)
    assert looker.scene is not None
    path, counter = looker.scene["choices"][0]["path"], looker.counter
    assert looker.ask("play", path=path, counter=counter - 1) == ["KO-105"]
    assert json.loads(looker.received[-2])["kind"] == "snapshot"
    assert looker.ask("play", path=path, counter=looker.counter) == []


def test_a_refused_click_names_the_rule(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.table()
    anna.post(f"/tables/{table}/bot", seat=1)
    anna.post(f"/tables/{table}/start")
    looker = anna.look(table)
    wait_for_turn(looker)
    assert looker.ask("why_not", path=["card:0", "reward:0"]) == ["ES-205"]
    assert looker.ask("play", path=["card:0", "reward:0"], counter=looker.counter) == ["ES-205"]
    assert looker.ask("play", path=["no:such", "thing"], counter=looker.counter) == ["KO-003"]


@rule("KO-101", "KO-160")
def test_advice_comes_as_a_reply_to_the_player_who_asks(address: str, arrive: Arrive) -> None:
    anna, eve = arrive(address), arrive(address)
    table = anna.table()
    anna.post(f"/tables/{table}/bot", seat=1)
    anna.post(f"/tables/{table}/start")
    looker, watcher = anna.look(table), eve.look(table)
    wait_for_turn(looker)
    assert looker.scene is not None
    assert looker.ask("advise", counter=looker.counter) == []
    advice = looker.replies[looker.asked]["advice"]
    assert 1 < len(advice) <= 3
    for one in advice:
        assert one["path"] in [choice["path"] for choice in looker.scene["choices"]]
        assert one["why"][0].startswith("advice-")
        assert 1 <= one["chance"] <= 99
    assert watcher.ask("advise", counter=watcher.counter) == ["KO-101"]
    assert looker.ask("play", path=advice[0]["path"], counter=looker.counter) == []
    shared = anna.table()
    eve.post(f"/tables/{shared}/sit", seat=1)
    anna.post(f"/tables/{shared}/start")
    among_people = anna.look(shared)
    assert among_people.ask("advise", counter=among_people.counter) == ["KO-160"]


def test_a_private_table_opens_only_with_its_key(address: str, arrive: Arrive) -> None:
    anna, eve = arrive(address), arrive(address)
    table = anna.table(public=False)
    assert eve.refused(f"/tables/{table}/sit") == (403, {"rules": ["KO-113"]})
    assert eve.http.get(f"/tables/{table}").status_code == 403


@rule("KO-123")
def test_an_account_brings_the_games_to_another_device(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.table()
    anna.post("/account", name="Anna of Estoril", passphrase="a long passphrase")
    elsewhere = arrive(address)
    wrong = elsewhere.refused("/account/sign-in", name="Anna of Estoril", passphrase="wrong wrong")
    assert wrong == (403, {"rules": ["KO-123"]})
    elsewhere.post("/account/sign-in", name="anna of estoril", passphrase="a long passphrase")
    assert [one["id"] for one in elsewhere.get("/tables?list=mine")] == [table]


def test_a_deleted_player_is_gone(address: str, arrive: Arrive) -> None:
    anna, ben = arrive(address), arrive(address)
    anna.post("/me", name="Anna the Forgotten")
    table = anna.table(public=True)
    anna.post("/me/delete")
    assert "Forgotten" not in json.dumps(ben.get("/tables?list=open"))
    assert "Forgotten" not in ben.http.get(f"/tables/{table}").text


def test_games_and_texts_are_there_for_the_client(address: str) -> None:
    games = httpx.get(f"{address}/games").json()
    assert {"estoril", "sniper"} <= {game["name"] for game in games}
    for game in games:
        for language in ("en", "pl", "cs"):
            answer = httpx.get(f"{address}/texts/{game['name']}/{language}")
            assert "KO-101 =" in answer.text
            again = httpx.get(answer.url, headers={"if-none-match": answer.headers["etag"]})
            assert again.status_code == 304
    assert httpx.get(f"{address}/texts/chess/en").status_code == 404


def test_a_snapshot_stands_on_a_board_that_is_fetched_once(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.table(game="sniper")
    anna.post(f"/tables/{table}/bot", seat=1, level="beginner")
    anna.post(f"/tables/{table}/start")
    snapshot = anna.look(table).snapshot["scene"]
    answer = httpx.get(f"{address}/boards/sniper/{snapshot['board']}")
    assert "shapes" not in snapshot
    assert len(answer.json()["shapes"]) > 90
    again = httpx.get(answer.url, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert httpx.get(f"{address}/boards/sniper/elsewhere").status_code == 404
    assert httpx.get(f"{address}/boards/chess/launch").status_code == 404


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path, arrive: Arrive) -> None:
    with served(tmp_path) as address:
        anna = arrive(address)
        table = anna.table()
        anna.post(f"/tables/{table}/bot", seat=1, level="beginner")
        anna.post(f"/tables/{table}/start")
        before = anna.look(table)
        while not before.is_asked():
            before.take()
        token = anna.token
    with served(tmp_path) as address:
        anna = arrive(address)
        anna.token = token
        after = anna.look(table)
        while not after.is_asked():
            after.take()
        assert shown(after) == shown(before)
        assert after.play(0) == []


def test_looks_may_be_kept_for_ever_under_their_address_alone(address: str) -> None:
    for game in httpx.get(f"{address}/games?language=pl").json():
        for file, kind in TYPES.items():
            answer = httpx.get(f"{address}/looks/{game['name']}/{game['looks']}/{file}")
            assert answer.headers["content-type"].startswith(kind)
            assert "immutable" in answer.headers["cache-control"]
            old = httpx.get(f"{address}/looks/{game['name']}/0000/{file}")
            assert (old.content, old.headers["cache-control"]) == (answer.content, "no-cache")
    assert httpx.get(f"{address}/looks/chess/0000/theme.css").status_code == 404


def test_games_are_listed_in_the_viewers_language_or_in_english(address: str) -> None:
    def abouts(query: str) -> list[str]:
        return [game["about"] for game in httpx.get(f"{address}/games{query}").json()]

    assert abouts("") == abouts("?language=xx") == abouts("?language=en")
    assert abouts("?language=pl") != abouts("?language=en")


def test_games_say_what_can_be_chosen_and_what_it_does(address: str) -> None:
    listed = {game["name"]: game for game in httpx.get(f"{address}/games?language=pl").json()}
    assert [side["seat"] for side in listed["sniper"]["sides"]] == [0, 1]
    assert listed["sniper"]["sides"][0]["label"] == "Snajper"
    assert listed["estoril"]["sides"] == []
    assert [name for name, game in listed.items() if game["together"]] == ["wolfenstein"]
    map, *variants = listed["sniper"]["options"]
    assert [one["label"] for one in map["values"]] == ["Kompleks Badawczy", "Bunkier U-Bootów"]
    assert all("values" not in one for one in variants)
    assert all(one["label"] and one["how"] for game in listed.values() for one in game["options"])


def test_the_host_changes_a_table_before_its_start(address: str, arrive: Arrive) -> None:
    anna = arrive(address)
    table = anna.post("/tables", game="sniper", seats=3)["table"]
    anna.post(f"/tables/{table}/configure", seats=2, options={"map": "pens"})
    info = anna.get(f"/tables/{table}")
    assert (len(info["seats"]), info["options"]) == (2, {"map": "pens"})
    assert arrive(address).http.post(f"/tables/{table}/configure", json={"seats": 3}).json() == {
        "rules": ["KO-112"]
    }
    assert anna.http.post(f"/tables/{table}/configure", json={"game": "estoril"}).status_code == 400
