"""A real HTTP server that remembers what it is sent."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue

WAIT = 30.0


class Receiver:
    """What arrived: the path, the body and the headers of each request."""

    def __init__(self, status: int, location: str) -> None:
        self.arrived: Queue[tuple[str, bytes, str]] = Queue()
        self.release = threading.Event()
        self.release.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.arrived.put((self.path, body, str(self.headers)))
                receiver.release.wait(WAIT)
                self.send_response(status)
                if location:
                    self.send_header("location", location)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def next(self) -> tuple[str, bytes, str]:
        """The next request, waited for."""
        return self.arrived.get(timeout=WAIT)


@contextmanager
def receiving(status: int = 204, location: str = "") -> Iterator[Receiver]:
    """A receiver on loopback that answers everything with one status."""
    receiver = Receiver(status, location)
    thread = threading.Thread(target=receiver.server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.release.set()
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join(WAIT)
