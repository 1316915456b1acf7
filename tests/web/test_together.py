"""Several people: at one table from several browsers, as spectators, and around one device."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.browser import EVERYWHERE, PATIENCE, Guests, command, make_table, request
from tests.web.player import Player


def meet(guests: Guests) -> tuple[Page, Page]:
    """A host, and a friend who sat down by the link to the table."""
    host = guests.page("/")
    host.get_by_role("link", name="Play with friends").click()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(re.compile("/table/"))
    friend = guests.page(link.input_value())
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_text("Your seat")).to_be_visible()
    return host, friend


def gather(guests: Guests) -> tuple[Page, Page]:
    """Two people who met by a link and start to play."""
    host, friend = meet(guests)
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name=re.compile("apprentice")).first.click()
    host.get_by_role("button", name="Start the game").click()
    return host, friend


def asked(pages: tuple[Page, ...]) -> Page:
    """Whose question it is."""
    for _ in range(PATIENCE // 50):
        for page in pages:
            if page.locator(".question.mine").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def at_cast(guests: Guests) -> tuple[Player, Page]:
    """Two people in a game: one who can cast, and the other."""
    pages = gather(guests)
    players = {page: Player(page) for page in pages}
    for _ in range(60):
        page = asked(pages)
        if page.locator("[data-pick^='cast:']").count():
            return players[page], pages[1] if page is pages[0] else pages[0]
        players[page].pick()
    raise AssertionError("nobody can cast")


def test_two_people_meet_by_a_link_and_one_reloads_in_mid_cast(guests: Guests) -> None:
    """An unfinished cast is forgotten."""
    one, other = at_cast(guests)
    page = one.page
    before, glowing = one.look(), one.glow()
    one.pick("hand:")
    expect(page.locator("[data-pick^='cast:']")).to_have_count(0)
    page.reload()
    assert one.look()["asked"] == before["asked"]
    assert one.glow() == glowing
    expect(other.locator(".question h2")).to_contain_text("Waiting for")
    one.pick()


def test_nobody_hears_of_a_cast_that_is_taken_back(guests: Guests) -> None:
    """Nor when it is begun: until it is sent, its player only asks."""
    one, other = at_cast(guests)
    page = one.page
    heard: list[str] = []
    with other.expect_event("websocket") as opened:
        other.reload()
    expect(other.locator(".question h2")).to_contain_text("Waiting for")
    opened.value.on("framereceived", lambda frame: heard.append(str(frame)))
    one.pick("hand:")
    expect(page.locator("[data-pick^='cast:']")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-pick^='cast:']").first).to_be_attached()
    other.wait_for_timeout(500)
    steps = [json.loads(text) for text in heard]
    assert not [step for step in steps if set(step) & {"events", "ask"} or set(step["view"]) - {"table"}], (
        "but presence"
    )


def test_somebody_looks_on(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    someone = Player(page)
    spectator = guests.page(f"/table/{table['id']}?link={table['link']}")
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    expect(spectator.locator("[data-hand]")).to_have_count(0)
    expect(spectator.locator("[data-options]")).to_have_count(0)
    someone.reach("next action", "Tower space")
    where = page.locator("[data-mage='1']")
    before = where.inner_text()
    someone.pick("Tower space")
    expect(where).not_to_have_text(before)
    expect(spectator.locator("[data-mage='1']")).to_have_text(where.inner_text())


def test_people_talk(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    spectator = guests.page(f"/table/{table['id']}?link={table['link']}")
    spectator.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Write a message").fill("Orcs! <b>Orcs!</b>")
    page.keyboard.press("Enter")
    expect(spectator.get_by_role("dialog").get_by_text("Orcs! <b>Orcs!</b>")).to_be_visible()
    spectator.reload()
    spectator.get_by_role("button", name="Chat").click()
    expect(spectator.get_by_role("dialog").get_by_text("Orcs! <b>Orcs!</b>")).to_be_visible()


def test_the_host_mutes_somebody_and_lets_them_speak_again(guests: Guests) -> None:
    host, friend = gather(guests)
    for page in (host, friend):
        page.get_by_role("button", name="Chat").click()
    host.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(host.get_by_role("button", name=re.compile("^Unmute"))).to_be_visible()
    expect(friend.get_by_role("button", name=re.compile("^Mute "))).to_have_count(0)
    friend.get_by_role("textbox", name="Write a message").fill("Hello?")
    friend.keyboard.press("Enter")
    expect(friend.get_by_role("alert")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Unmute")).click()
    expect(host.get_by_role("button", name=re.compile("^Mute "))).to_be_visible()
    friend.get_by_role("textbox", name="Write a message").fill("Hello!")
    friend.keyboard.press("Enter")
    expect(host.locator(".chat").get_by_text("Hello!")).to_be_visible()


def test_the_host_mutes_a_spectator_by_what_they_said(guests: Guests) -> None:
    host, friend = gather(guests)
    spectator = guests.page(friend.url)
    for page in (host, friend, spectator):
        page.get_by_role("button", name="Chat").click()
    message = spectator.get_by_role("textbox", name="Write a message")
    message.fill("Boo")
    message.press("Enter")
    line = host.locator(".chat li").filter(has_text="Boo")
    line.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(line.get_by_role("button", name=re.compile("^Unmute "))).to_be_visible()
    expect(friend.get_by_role("button", name=re.compile("^Mute "))).to_have_count(0)
    message.fill("Boo again")
    message.press("Enter")
    expect(spectator.get_by_role("alert")).to_be_visible()
    line.get_by_role("button", name=re.compile("^Unmute ")).click()
    expect(line.get_by_role("button", name=re.compile("^Mute "))).to_be_visible()


def test_the_host_removes_somebody_before_the_game(guests: Guests) -> None:
    host, friend = meet(guests)
    expect(friend.get_by_role("button", name=re.compile("^Remove "))).to_have_count(0)
    host.get_by_role("button", name=re.compile("^Remove ")).click()
    host.get_by_role("button", name="Sure? Click again").click()
    expect(host.get_by_role("button", name="Add a bot")).to_have_count(2)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_role("alert")).to_contain_text("The host has removed you")


def test_a_host_who_does_not_sit_removes_and_mutes_people_and_starts_the_game(guests: Guests) -> None:
    host = guests.page("/")
    table = request(host, "POST", "/api/tables", {"seats": [{}, {}], "pace": 0})
    host.goto(f"/table/{table['id']}")
    friends = [guests.page(f"/table/{table['id']}?link={table['link']}") for _ in range(2)]
    for friend in friends:
        friend.get_by_role("button", name="Sit here").first.click()
        expect(friend.get_by_text("Your seat")).to_be_visible()
    expect(friends[0].get_by_role("button", name=re.compile("^Remove "))).to_have_count(0)
    host.get_by_role("button", name=re.compile("^Remove ")).last.click()
    host.get_by_role("button", name="Sure? Click again").click()
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name=re.compile("apprentice")).first.click()
    host.get_by_role("button", name="Start the game").click()
    host.get_by_role("button", name="Chat").click()
    host.get_by_role("textbox", name="Write a message").fill("Be nice")
    host.keyboard.press("Enter")
    expect(host.locator(".chat li").filter(has_text="Be nice").get_by_role("button")).to_have_count(1)  # to report it
    host.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(host.get_by_role("button", name=re.compile("^Unmute "))).to_be_visible()


def test_the_host_closes_a_table_that_nobody_comes_to(guests: Guests) -> None:
    page = guests.page("/")
    page.get_by_role("link", name="Play with friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("button", name="Sure?").click()
    expect(page.get_by_text("This table was closed.")).to_be_visible()


@EVERYWHERE
def test_several_people_share_one_device(guests: Guests) -> None:
    page = guests.page("/new?preset=shared")
    for number, name in enumerate(("Ann", "Bo"), 1):
        page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    someone = Player(page)
    curtain = page.locator(".curtain button")
    seen = set()
    for _ in range(40):
        expect(curtain.or_(page.locator(".question.mine")).first).to_be_visible()
        if curtain.count():
            expect(page.locator("[data-hand]")).to_have_count(0)
            seen.add(curtain.inner_text())
            curtain.click()
        elif len(seen) == 2:
            break
        else:
            someone.pick()
    assert seen == {"I’m Ann: show my cards", "I’m Bo: show my cards"}, "the device went from hand to hand"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Sure?").click()
    old = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(old)
    expect(curtain).to_be_visible()
    assert curtain.inner_text() in seen, "the same people sit at the next game"


def test_two_people_play_again(guests: Guests) -> None:
    """Who has not chosen it yet is told that the new table waits."""
    host, friend = gather(guests)
    asked((host, friend))
    for page in (host, friend):
        command(page, host.url.rpartition("/")[2], "resign")
    waiting = friend.get_by_role("status").filter(has_text="A new table is waiting for you")
    expect(host.get_by_role("button", name="Play again")).to_be_visible()
    expect(friend.get_by_role("button", name="Play again")).to_be_visible()
    expect(waiting).to_have_count(0)
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    expect(waiting).to_be_visible()
    friend.get_by_role("button", name="Play again").click()
    expect(friend.get_by_text("Your seat")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    assert Player(asked((host, friend))).pick()
    assert host.url == friend.url


def test_somebody_plays_again_against_the_same_bot(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "adept")["id"]
    page.goto(f"/table/{table}")
    expect(page.locator(".question")).to_be_visible()
    command(page, table, "resign")
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_role("region", name="Rosalind")).to_be_visible()
    assert Player(page).pick()


def test_a_known_deal_is_told_before_one_sits_down(guests: Guests) -> None:
    host = guests.page("/")
    table = make_table(host, "random", listed=True)
    command(host, table["id"], "resign")
    seats = [{"kind": "me"}, {"kind": "open"}]
    same = request(host, "POST", f"/api/tables/{table['id']}/same_deal", {"seats": seats})
    friend = guests.page("/")
    expect(friend.get_by_text("Known deal").first).to_be_visible()
    friend.goto(f"/table/{same['id']}")
    expect(friend.get_by_role("note")).to_contain_text("may know every hidden card")
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.get_by_text("Your seat")).to_be_visible()
    friend.goto(f"/replay/{table['id']}")
    expect(friend.get_by_text("Known deal")).to_have_count(0)
