"""Friends at a table: invited by a link, talking before the start, looking on, playing again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.geometry import clipped
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

# What a box covers of the board's controls and of what can be chosen there, and whether clicks go through it.
TOAST = """() => {
  const toast = document.querySelector('.chat-toast');
  const {left, right, top, bottom} = toast.getBoundingClientRect();
  const covers = (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top;
  const controls = [...document.querySelectorAll('.stage button, .board [data-lit]')];
  const covered = controls.filter((one) => covers(one.getBoundingClientRect())).length;
  return [covered, getComputedStyle(toast).pointerEvents, !toast.matches('.unplaced')];
}"""


def opened(host: Visitor, game: str = "estoril", name: str = "Anna") -> str:
    """A private table of a host who goes by this name; its link."""
    host.open()
    host.page.click(f"[data-friends={game}]")
    host.page.fill(".own-name", name)
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".qr")).to_be_visible()
    return host.page.input_value("#invitation")


def begin(host: Visitor) -> None:
    """Fill up with bots, and start."""
    host.page.locator(".seats .actions .button:not([data-start])").click()
    host.page.click("[data-start]")
    host.page.wait_for_selector(".play .board")


def say(page: Page, text: str) -> None:
    page.fill(".chat input", text)
    page.press(".chat input", "Enter")


@pytest.mark.parametrize(
    ("language", "screen", "title"),
    [
        ("en-GB", (1366, 768), "Anna invites you to Estoril 1942"),
        ("cs-CZ", (1280, 720), "Anna vás zve ke hře: Estoril 1942"),
        ("pl-PL", (390, 844), "Anna zaprasza do gry: Estoril 1942"),
    ],
)
def test_the_invited_name_themselves_sit_down_by_one_press_and_talk(
    arrive: Arrive, axe: str, language: str, screen: tuple[int, int], title: str
) -> None:
    host, friend = arrive(), arrive(language, screen=screen)
    link = opened(host)
    page = friend.page
    page.goto(link)
    expect(page.locator(".welcome h2")).to_have_text(title)
    expect(page.locator(".welcome img")).to_be_visible()
    expect(page.locator(".welcome .signs li")).to_have_count(3)
    expect(page.locator(".seat").first).to_contain_text("Anna")
    # Who has never played can learn it, and the invitation stays open meanwhile.
    learn = page.locator(".welcome [data-learn]")
    assert re.fullmatch("#/learn/[a-z]+", learn.get_attribute("href") or "")
    expect(learn).to_have_attribute("target", "_blank")
    expect(page.locator(".play-top .brand")).to_have_attribute("href", "#/")
    expect(host.page.locator("[data-start]")).to_be_disabled()
    expect(host.page.get_by_text("Every seat needs a player or a bot first.")).to_be_visible()
    # Nothing of the host's own business.
    assert page.locator(".qr, #invitation").count() == 0
    assert "serve --lan" not in page.content()
    assert friend.fits()
    assert friend.findings(axe) == []
    assert clipped(page, ".welcome h2, .welcome .button, .seat .button") == []
    expect(page.locator("[data-sit-down]")).to_be_in_viewport(ratio=1)
    page.fill("#name", "Žofia")
    page.click("[data-sit-down]")
    expect(host.page.locator(".seat").nth(1)).to_contain_text("Žofia")
    expect(page.locator(".own-name")).to_have_value("Žofia")
    assert page.locator(".welcome").count() == 0
    say(page, "ahoj")
    expect(host.page.locator(".chat-lines")).to_contain_text("Žofia ahoj")
    say(host.page, "welcome")
    expect(page.locator(".chat-lines")).to_contain_text("Anna welcome")
    # A seat is an invitation to bring others.
    page.click(".fold summary")
    expect(page.locator(".fold #invitation")).to_have_value(link)
    assert page.locator(".qr").count() == 0


def test_the_link_is_copied_and_said_to_be(arrive: Arrive) -> None:
    host = arrive(screen=(1366, 768))
    opened(host)
    # One can answer those who come without scrolling, with hints offered.
    expect(host.page.locator(".tick", has_text="Hints")).to_be_visible()
    expect(host.page.locator(".before-chat input")).to_be_in_viewport(ratio=1)
    # Without a secure connection there is no clipboard to write to.
    host.page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')); }"
    )
    before = host.page.locator(".own-name").bounding_box()
    host.page.click(".copy .button:not(.quiet)")
    expect(host.page.locator(".toast")).to_contain_text(re.compile("link is (copied|selected)"))
    assert host.page.locator(".own-name").bounding_box() == before  # what is said moves nothing
    # The number of players is set where the seats are.
    seats, count = host.page.locator(".seat"), host.page.locator(".seats [data-option=players] select")
    wanted = "2" if seats.count() == 3 else "3"
    count.select_option(wanted)
    expect(seats).to_have_count(int(wanted))
    expect(count).to_have_value(wanted)
    expect(host.page.locator("[data-option=players]")).to_have_count(1)


def test_who_is_away_is_named_and_a_bot_offered_once_the_table_allows_it(arrive: Arrive) -> None:
    anna, ben = arrive(), arrive()
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        visitor.open()
        visitor.page.wait_for_selector("[data-quick]")
        visitor.ask("me", name=name)
    table = anna.ask("tables", game="estoril", seats=2)["table"]
    anna.ask(f"tables/{table}/sit", seat=0)
    ben.ask(f"tables/{table}/sit", seat=1)
    anna.ask(f"tables/{table}/start")
    for visitor in (anna, ben):
        visitor.open(f"table/{table}")
        visitor.page.wait_for_selector(".play .board")
    other, name = (ben, "Ben") if anna.scene["panels"][1]["active"] else (anna, "Anna")
    waits = anna if other is ben else ben
    expect(waits.page.locator(".awaited")).to_have_text(name)
    waits.hold_time()
    other.page.goto("about:blank")
    expect(waits.page.locator(".awaited")).to_have_text(f"{name} · away")
    expect(waits.page.locator("[data-take-over]")).to_have_count(0)
    waits.let_pass()
    expect(waits.page.locator("[data-take-over]")).to_be_visible()
    assert clipped(waits.page, ".panel small") == []


def test_a_full_table_says_so(arrive: Arrive) -> None:
    host, late = arrive(), arrive()
    link = opened(host)
    host.page.locator(".seats .actions .button:not([data-start])").click()
    expect(host.page.locator("[data-start]")).to_be_enabled()
    late.page.goto(link)
    expect(late.page.locator(".welcome")).to_contain_text("Every seat is taken.")
    expect(host.page.locator(".invitation")).to_contain_text("Anyone with this link can watch")
    assert late.page.locator("[data-sit-down]").count() == 0
    # A new link: who has only the old one is no longer let in.
    host.page.click("[data-renew]")
    expect(host.page.locator("#invitation")).not_to_have_value(link)
    expect(late.page.locator("body")).to_contain_text("You need the invitation link to this table.")
    late.page.goto("about:blank")
    late.page.goto(host.page.input_value("#invitation"))
    expect(late.page.locator(".welcome")).to_contain_text("Every seat is taken.")


@pytest.mark.parametrize("phone", [False, True])
def test_the_link_is_found_after_the_start_and_who_looks_on_is_told_so(
    arrive: Arrive, axe: str, phone: bool
) -> None:
    host, watcher = arrive(screen=(390, 844) if phone else (1366, 768)), arrive(phone=phone)
    link = opened(host)
    begin(host)
    host.page.click("[data-more]")
    host.page.click("[data-invite]")
    expect(host.page.locator("dialog #invitation")).to_have_value(link)
    assert host.findings(axe) == []
    assert host.fits()
    host.page.keyboard.press("Escape")
    watcher.page.goto(link)
    expect(watcher.page.locator("[data-watching]")).to_have_text("You are watching")
    expect(watcher.page.locator("[data-watching]")).to_be_in_viewport()
    assert watcher.page.locator("[data-invite]").count() == 0
    expect(host.page.locator(".watchers")).to_contain_text("Watching: Guest")
    assert host.page.locator("[data-watching]").count() == 0
    if phone:
        watcher.page.click("[data-fold]")
    watcher.page.click("#tab-chat")
    say(watcher.page, "Good luck to all of you, I sit here and look on")
    expect(host.page.locator(".chat-toast")).to_contain_text("Good luck")
    assert host.page.evaluate(TOAST) == [0, "none", True]
    assert watcher.page.locator(".chat-toast").count() == 0
    if phone:
        host.page.click("[data-fold]")
    host.page.click("#tab-chat")
    expect(host.page.locator(".chat-toast")).to_have_count(0)
    watcher.page.goto("about:blank")
    expect(host.page.locator(".watchers")).to_have_count(0)


def test_who_looks_on_hears_of_the_next_game_and_who_left_is_not_seated(arrive: Arrive) -> None:
    anna, ben, eve = arrive(), arrive(), arrive()
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        visitor.open()
        visitor.page.wait_for_selector("[data-quick]")
        visitor.ask("me", name=name)
    table = anna.ask("tables", game="estoril", seats=2)["table"]
    anna.ask(f"tables/{table}/sit", seat=0)
    ben.ask(f"tables/{table}/sit", seat=1)
    anna.ask(f"tables/{table}/start")
    for visitor in (anna, ben, eve):
        visitor.open(f"table/{table}")
        visitor.page.wait_for_selector(".play .board")
    ben.page.click("[data-more]")
    ben.page.click("[data-leave]")
    ben.page.click("[data-sure]")
    # The others see it at once: where they look, on the panel, and in the chat.
    expect(anna.page.locator(".chat-toast")).to_contain_text("Ben has left the table.")
    left = anna.page.locator(".panel", has_text="has left")
    expect(left.get_by_role("button", name="Let a bot play")).to_be_visible()
    left.get_by_role("button", name="Let a bot play").click()
    expect(left).to_contain_text("Bot for Ben")
    anna.ask(f"tables/{table}/abandon")
    eve.page.wait_for_selector("[data-replay]")
    fresh = anna.ask(f"tables/{table}/rematch")["table"]
    expect(eve.page.locator(".toast")).to_contain_text("They are going to play again.")
    eve.page.click("[data-next-game]")
    expect(eve.page).to_have_url(f"{eve.address}/#/table/{fresh}")
    expect(eve.page.locator(".seat", has_text="Anna")).to_have_count(1)
    assert eve.page.locator(".seat", has_text="Ben").count() == 0


# By line of the chat: whether the name stands before the words, and where the parts of the words begin.
LINES = """() => [...document.querySelectorAll('.chat-lines li')].map((line) => {
  const [name, words] = line.querySelectorAll('bdi');
  const text = words.firstChild;
  const at = (part) => {
    const range = document.createRange();
    const start = text.data.indexOf(part);
    range.setStart(text, start);
    range.setEnd(text, start + part.length);
    return range.getBoundingClientRect().left;
  };
  const isFirst = name.getBoundingClientRect().right <= words.getBoundingClientRect().left;
  return [isFirst, ['10', '>', '5'].map(at)];
})"""


def test_letters_from_right_to_left_turn_nothing_else_round(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    friend.page.goto(opened(host, name="דנה"))
    expect(friend.page.locator(".seat").first).to_contain_text("דנה")
    for line in ("10 > 5", "שלום 10 > 5"):
        say(host.page, line)
    expect(friend.page.locator(".chat-lines li")).to_have_count(2)
    (is_first, places), (also_first, turned) = friend.page.evaluate(LINES)
    assert is_first
    assert also_first
    assert places == sorted(places), "numbers after such a name stand as they were written"
    assert turned == sorted(turned, reverse=True), "its own letters run from right to left"
    # Among words of ours the name is a piece by itself.
    begin(host)
    friend.ask("me", name="רון")
    friend.page.reload()
    expect(host.page.locator(".watchers .names")).to_contain_text("\u2068רון\u2069")
