"""Records everything that a page shows, change by change and frame by frame, with its phase.

A phase begins with a press on something that has one of the given marks, before anything answers the press.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from playwright.sync_api import CDPSession, FloatRect, Page

WATCH = """
(marks) => {
  const record = (window.record = { phase: 'before', seen: [], frames: [], presses: [] });
  addEventListener('click', (event) => {
    const mark = marks.find((one) => event.target.closest(`[${one}]`));
    if (mark) {
      record.phase = mark;
      record.presses.push([mark, Date.now()]);
    }
  }, true);
  const note = (text) => text && record.seen.push([record.phase, String(text)]);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'attributes') note(target.getAttribute(attributeName));
      else if (type === 'characterData') note(target.data);
      else for (const node of addedNodes) note(node.outerHTML ?? node.data);
    }
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const frame = () => {
    const { innerText } = document.body;
    const values = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
    const named = [...document.querySelectorAll('[aria-label], [title], [alt]')];
    const tags = named.map((one) => one.cloneNode().outerHTML);
    const all = [document.title, location.href, innerText, ...values, ...tags];
    record.frames.push([record.phase, all.join('\\n')]);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""

# How much of a part of a picture is not as in each of some others, from 0 to 1.
COMPARE = """
async ([shots, others, box]) => {
  const read = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(box.width, box.height).getContext('2d');
    canvas.drawImage(image, -box.x, -box.y);
    return new Uint32Array(canvas.getImageData(0, 0, box.width, box.height).data.buffer);
  };
  const isApart = (one, other) => {
    for (let part = 0; part < 24; part += 8) {
      if (Math.abs((one >> part & 255) - (other >> part & 255)) > 24) return true;
    }
    return false;
  };
  const known = await Promise.all(others.map(read));
  const found = [];
  for (const shot of shots) {
    const pixels = await read(shot);
    found.push(known.map((other) => {
      let different = 0;
      for (let at = 0; at < pixels.length; at += 1) {
        if (pixels[at] !== other[at] && isApart(pixels[at], other[at])) different += 1;
      }
      return different / pixels.length;
    }));
  }
  return found;
}
"""

COVERED = 0.3  # the part of a board's window that differs at least when something else is shown there

TAG = re.compile(r"<[^>]*>")
TARGET = re.compile(r'data-target="([^"]*)"')
LABEL = re.compile(r'aria-label="([^"]*)"')


def targets(text: str) -> set[tuple[str, str]]:
    """Everything on the board or beside it that a piece of a page names, by its target."""
    return {
        (target[1], label[1])
        for tag in TAG.findall(text)
        if (target := TARGET.search(tag)) and (label := LABEL.search(tag))
    }


@dataclass
class Shot:
    """What was on the screen, and from when on, in milliseconds since 1970."""

    at: float
    picture: str


class Recorder:
    """Everything that one page showed."""

    def __init__(self, page: Page, *marks: str) -> None:
        self.page = page
        self._shots: list[Shot] = []
        self._seen: list[tuple[str, str]] = []
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.cdp.on("Page.screencastFrame", self._take)
        page.evaluate(WATCH, list(marks))
        self.cdp.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def _take(self, frame: dict[str, Any]) -> None:
        self._shots.append(Shot(1000 * frame["metadata"]["timestamp"], frame["data"]))
        self.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    @property
    def shots(self) -> list[Shot]:
        """What was on the screen, in the order of the screen.

        Chromium encodes two frames at once: a simple picture can overtake a full one that was shown earlier.
        """
        return sorted(self._shots, key=lambda shot: shot.at)

    def shown(self, phase: str) -> list[str]:
        """Everything that came onto the page in a phase, and every frame of it."""
        self._collect()
        return [text for at, text in self._seen if at == phase]

    def _collect(self) -> None:
        """Take over what was recorded; the page keeps nothing of it."""
        take = "[...record.seen.splice(0), ...record.frames.splice(0)]"
        self._seen += [(phase, text) for phase, text in self.page.evaluate(take)]

    def rest(self, frames: int = 20) -> None:
        """Wait while so many frames are drawn."""
        self.page.evaluate(
            "left => new Promise((done) => {"
            "  const frame = () => (left-- ? requestAnimationFrame(frame) : done());"
            "  frame(); })",
            frames,
        )

    def presses(self) -> list[tuple[str, float]]:
        return [(mark, at) for mark, at in self.page.evaluate("window.record.presses")]

    def picture(self) -> str:
        return base64.b64encode(self.page.screenshot()).decode()

    def apart(self, shots: list[Shot], others: list[str], box: FloatRect) -> list[list[float]]:
        """How unlike each shot is to each of the other pictures, within a box."""
        whole = {name: round(box[name]) for name in ("x", "y", "width", "height")}
        helper = self.page.context.new_page()
        try:
            found: list[list[float]] = helper.evaluate(
                COMPARE, [[shot.picture for shot in shots], others, whole]
            )
        finally:
            helper.close()
        return found

    def between(self, start: float, end: float, others: list[str], box: FloatRect) -> list[list[float]]:
        """How unlike the screen was to some pictures between two presses, once the first picture was gone.

        The press itself may still find that picture there.
        """
        shots = [shot for shot in self.shots if start <= shot.at < end]
        apart = self.apart(shots, others, box)
        return apart[next(index for index, unlike in enumerate(apart) if unlike[0] > COVERED) :]

    def flash(self, picture: str, frames: int = 3) -> None:
        """Show a picture over the page for some frames: what a leak would look like.

        A busy machine leaves frames out; so it stays, and something moves, until one was recorded.
        """
        self.page.evaluate(
            "async (source) => {"
            "  window.flash = new Image();"
            "  flash.src = `data:image/png;base64,${source}`;"
            "  flash.style = 'position: fixed; inset: 0; z-index: 99';"
            "  await flash.decode();"
            "  document.body.append(flash);"
            "  let count = 0;"
            "  const stir = () => {"
            "    flash.style.opacity = 1 - (count++ % 2) / 1000;"
            "    if (flash.isConnected) requestAnimationFrame(stir);"
            "  };"
            "  stir(); }",
            picture,
        )
        self.rest(frames)
        since = self.page.evaluate("Date.now()")
        while not any(shot.at > since for shot in self._shots):
            self.rest(frames)
        self.page.evaluate("flash.remove()")

    def heap(self) -> str:
        """Everything that a script could still reach, after the garbage is gone."""
        self._collect()
        chunks: list[str] = []
        self.cdp.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
        self.cdp.send("HeapProfiler.enable")
        for _ in range(3):
            self.cdp.send("HeapProfiler.collectGarbage")
        self.cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        return "\n".join(_reachable(json.loads("".join(chunks))))


def _reachable(snapshot: dict[str, Any]) -> Iterator[str]:
    """The names of all that hangs together with a heap's root, but for what only this test's tools hold."""
    meta, strings = snapshot["snapshot"]["meta"], snapshot["strings"]
    width, edge_width = len(meta["node_fields"]), len(meta["edge_fields"])
    name, count = meta["node_fields"].index("name"), meta["node_fields"].index("edge_count")
    kinds = meta["edge_types"][0]
    nodes, edges = snapshot["nodes"], snapshot["edges"]
    first_edge = [0, *accumulate(nodes[count::width])]
    waiting, known = [0], {0}
    while waiting:
        node = waiting.pop()
        yield strings[nodes[node * width + name]]
        for edge in range(first_edge[node], first_edge[node + 1]):
            kind, label, target = edges[edge * edge_width : edge * edge_width + 3]
            other = target // width
            is_weak = kinds[kind] == "weak"
            is_ours = kinds[kind] == "internal" and strings[label].endswith("DevTools console")
            if not is_weak and not is_ours and other not in known:
                known.add(other)
                waiting.append(other)
