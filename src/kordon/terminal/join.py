"""`kordon play --join LINK`: from an invitation to a seat at a served table."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
from msgspec.structs import replace

from kordon.engine.errors import Fault
from kordon.engine.looks import Looks
from kordon.engine.play import Refused
from kordon.engine.records import OPEN, Seat
from kordon.engine.speech import Speech
from kordon.engine.words import SEAT
from kordon.tables.refusals import NO_SUCH_PLAYER, SEAT_TAKEN, SITS_ALREADY
from kordon.terminal import words
from kordon.terminal.connection import Connection, first_snapshot
from kordon.terminal.console import Terminal
from kordon.terminal.screen import Screen
from kordon.terminal.served import OVER, ServedTable
from kordon.terminal.server import Guests, Invitation, Server, invitation_in
from kordon.terminal.session import TITLE, Session


@dataclass(frozen=True)
class Wish:
    """How somebody wants to join."""

    link: str
    name: str  # empty for the one that the server gives its guests
    language: str
    seat: Seat | None  # instead of the one that the link is for
    guests: Path  # where the tokens of this machine's guests are


def join(wish: Wish, make_screen: Callable[[Speech, Looks, Seat], Screen], terminal: Terminal) -> None:
    """Take a seat and play until the game is over or the player leaves; a `Fault` if there is no seat."""
    invitation = invitation_in(wish.link)
    if wish.seat is not None:
        invitation = replace(invitation, seat=wish.seat)
    server = Server(invitation.server, wish.language)
    try:
        sign_in(server, Guests(wish.guests), wish.name)
        sit(server, invitation, wish.language)
        table, speech = take_place(server, invitation, wish.language)
        with closing(table):
            session = Session(table, speech, make_screen(speech, table.looks, table.seat), terminal)
            session.attend(welcome(table, speech), command_of(wish), words.COME_BACK)
    except Refused as refusal:
        raise in_words(refusal, wish.language) from None


def sign_in(server: Server, guests: Guests, name: str) -> None:
    """Become the guest that this machine was before at this server, or a new one."""
    server.token = guests.token(server.address, name)
    try:
        token = server.post("/me/token")["token"]
    except Refused as refusal:
        if NO_SUCH_PLAYER not in refusal.rules:
            raise
        server.token = ""  # the server has another secret now
        token = server.post("/me/token")["token"]
    if token != server.token:
        server.token = token
        guests.keep(server.address, name, token)
    if name:
        server.post("/me", name=name)


def sit(server: Server, invitation: Invitation, language: str) -> None:
    """Take a seat, or come back to one's own."""
    path = f"/tables/{invitation.table}"
    info = server.get(f"{path}?{urlencode({'key': invitation.key})}")
    try:
        server.post(f"{path}/sit", seat=invitation.seat, key=invitation.key)
    except Refused as refusal:
        if SITS_ALREADY in refusal.rules:
            return
        if info["state"] not in OVER and SEAT_TAKEN in refusal.rules and invitation.seat is None:
            full = Speech(None, language, client=words.TEXTS).say(words.FULL())
            raise Fault(f"join: {full}") from None
        raise


def take_place(server: Server, invitation: Invitation, language: str) -> tuple[ServedTable, Speech]:
    """Fetch what is needed to show the table, and connect to it."""
    path = f"/tables/{invitation.table}"
    game = server.get(f"{path}?{urlencode({'key': invitation.key})}")["game"]
    speech = Speech(None, language, texts=server.texts(game), client=words.TEXTS)
    try:
        looks = msgspec.convert(server.get(f"/looks/{quote(game)}/any/looks.json"), Looks)
    except msgspec.ValidationError:
        raise Fault(f"join: {server.address} draws {game} in a way this version does not know") from None
    address = f"{server.address.replace('http', 'ws', 1)}{path}/socket?{urlencode({'key': invitation.key})}"

    @cache
    def board(name: str) -> dict[str, Any]:
        found: dict[str, Any] = server.get(f"/boards/{quote(game)}/{quote(name)}")
        return found

    table = ServedTable(
        Connection(address, server.token),
        looks,
        board,
        lambda id: f"{server.address}/#/table/{id}",
        lambda: first_snapshot(f"{address}&viewer={OPEN}", server.token),
        lambda: server.get(f"{path}/replay?{urlencode({'viewer': OPEN, 'key': invitation.key})}"),
    )
    own = table.info["seats"][table.seat] if table.seat < len(table.info["seats"]) else {}
    if own.get("level") and not table.is_over:
        server.post(f"{path}/give-back")
    return table, speech


def welcome(table: ServedTable, speech: Speech) -> list[str]:
    """The first lines: the game, the seats, and the promise that the luck is already settled."""
    promise = words.SEED_HASH(hash=table.info["seed_hash"])
    texts = [words.TABLE(game=TITLE), words.YOUR_SEAT(who=SEAT(table.seat)), *table.others(), promise]
    return [speech.say(text) for text in texts]


def command_of(wish: Wish) -> str:
    """How to come back."""
    more = ["--name", wish.name] if wish.name else []
    return shlex.join(["kordon", "play", "--join", wish.link, *more])


def in_words(refusal: Refused, language: str) -> Fault:
    """A refusal as one sentence in the player's language; the rules of tables are known here."""
    speech = Speech(None, language, client=files("kordon.tables").joinpath("text"))
    said = " ".join(f"{speech.rule(rule)} ({rule})" for rule in refusal.rules)
    return Fault(f"join: {said}")
