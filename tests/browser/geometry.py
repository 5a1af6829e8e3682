"""What can be seen and hit on a page, found by measuring it."""

from __future__ import annotations

from playwright.sync_api import Page

# Every element is first scrolled into sight; then some point of it must answer to the pointer.
UNREACHABLE = """look => {
  const STEPS = [0.5, 0.25, 0.75, 0.12, 0.88];
  const found = [];
  for (const one of document.querySelectorAll(look)) {
    if (one.closest('[hidden], details:not([open]) > :not(summary)')) continue;
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {left, top, width, height} = one.getBoundingClientRect();
    const isHit = STEPS.some(down => STEPS.some(across => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      const same = look => hit.closest(look) && hit.closest(look) === one.closest(look);
      if (!hit) return false;
      // A piece that can't be chosen stands for its place, so a pointer on it means the place.
      const piece = hit.closest('.piece:not([data-lit])')?.getBoundingClientRect();
      const isIn = (at, from, length) => at > from && at < from + length;
      const stands = piece && one.matches('.shape')
        && isIn(piece.left + piece.width / 2, left, width) && isIn(piece.top + piece.height / 2, top, height);
      return one.contains(hit) || same('[data-target]') || same('.piece') || stands;
    }));
    if (!isHit) found.push(one.outerHTML.slice(0, 120));
  }
  return found;
}"""

CLIPPED = """look => [...document.querySelectorAll(look)].flatMap(one => {
  if (!one.getClientRects().length) return [];
  const box = one.getBoundingClientRect();
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const edges = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement.closest('.spoken')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    edges.push(...[...range.getClientRects()].map(rect => rect.right));
  }
  const by = Math.round(Math.max(box.left, ...edges) - box.right);
  const isWide = by > 1;
  const isOut = box.right > innerWidth + 1 && !one.closest('.standing, .tray');
  return isWide || isOut ? [`${one.className} ${one.textContent.trim().slice(0, 60)} ${by}`] : [];
})"""


def out_of_sight(page: Page, look: str) -> list[str]:
    """The elements that look like this and can't be hit by a pointer before something is scrolled."""
    as_it_is = UNREACHABLE.replace("one.scrollIntoView({block: 'nearest', inline: 'nearest'});", "")
    assert as_it_is != UNREACHABLE
    found: list[str] = page.evaluate(as_it_is, look)
    return found


# A piece that glides may pass over another: what is found must stay so for some frames.
STILL_UNREACHABLE = f"""async look => {{
  let found = [];
  for (let frame = 0; frame < 60; frame += 1) {{
    found = ({UNREACHABLE})(look);
    if (!found.length) break;
    await new Promise(requestAnimationFrame);
  }}
  return found;
}}"""


def unreachable(page: Page, look: str) -> list[str]:
    """The elements that look like this and can't be hit by a pointer anywhere."""
    found: list[str] = page.evaluate(STILL_UNREACHABLE, look)
    return found


def until_reachable(page: Page, look: str) -> None:
    """Wait until all elements that look like this can be hit by a pointer."""
    page.wait_for_function(f"look => !({UNREACHABLE})(look).length", arg=look)


def clipped(page: Page, look: str) -> list[str]:
    """The elements that look like this and whose text sticks out of them or of the page."""
    found: list[str] = page.evaluate(CLIPPED, look)
    return found


def box(page: Page, look: str) -> dict[str, float]:
    """Where an element is, and how large."""
    found: dict[str, float] = page.locator(look).first.evaluate("one => one.getBoundingClientRect().toJSON()")
    return found


def overlap(page: Page, one: str, other: str) -> float:
    """How many pixels two elements share."""
    a, b = box(page, one), box(page, other)
    width = min(a["right"], b["right"]) - max(a["left"], b["left"])
    height = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return max(0, width) * max(0, height)


def share(page: Page, look: str) -> float:
    """The part of the screen that an element takes."""
    size = box(page, look)
    return size["width"] * size["height"] / float(page.evaluate("innerWidth * innerHeight"))
