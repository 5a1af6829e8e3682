"""A bot of your own: it sits down at a table and plays a legal move whenever it is asked for one.

python examples/bot.py http://127.0.0.1:8000 TABLE [KEY]
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from kordon.engine import delta

OVER = ("finished", "abandoned")
TOO_FAST = "KO-108"


def ask(address: str, token: str = "", body: Any = None) -> Any:
    """One request to the server; the answer's JSON."""
    content = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(address, content, headers)) as answer:
        return json.loads(answer.read() or b"null")


def main(server: str, table: str, key: str = "") -> None:
    """Sit down and play to the end."""
    token = ask(f"{server}/me/token", body={})["token"]
    ask(f"{server}/tables/{table}/sit", token, {"key": key})
    address = server.replace("http", "ws", 1) + f"/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        scene: dict[str, Any] = {}
        counter = 0
        for number, text in enumerate(socket):
            message = json.loads(text)
            if message["kind"] == "end" or message.get("table", {}).get("state") in OVER:
                return
            if message["kind"] in ("snapshot", "delta"):
                before = {} if message["kind"] == "snapshot" else scene
                scene = delta.apply(before, message.get("scene", {}))
                counter = message.get("counter", 0)
            elif message["kind"] == "reply" and TOO_FAST in message["rules"]:
                time.sleep(1.0)
            else:
                continue
            if scene.get("choices"):
                path = random.choice(scene["choices"])["path"]
                socket.send(json.dumps({"kind": "play", "id": number, "path": path, "counter": counter}))


if __name__ == "__main__":
    main(*sys.argv[1:])
