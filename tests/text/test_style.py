"""How the words read: no construction that a close reading found stiff or wrong, short buttons, whole sentences."""

import re
from pathlib import Path

import pytest

from orcs.text import LANGUAGES, Words
from orcs.text.messages import SOURCE
from tests.support.fluent import FOLDER, read_messages

pytestmark = pytest.mark.outside

WEB = Path(__file__).parents[2] / "web" / "src"

BANNED = {
    "en": (
        r"if not said",
        r"\bat turn\b",
        r"\b[Ff]orced steps\b",
        r"\b[Bb]e that person\b",
        r"\blook(?:s|ing)? on\b",
        r"\bwho (?:has|made) the (?:link|table)\b",
        r"\bthe table gathers\b",
        r"\bshut out\b",
        r"\bnothing one can\b",
        r"\bpick(?:s)? (?:it )?again\b",
        r"\btak(?:e|ing) back\b",
        r"\bcast with lines\b",
        r"\bunseen\b",
        r"[\w}] …",
    ),
    "de": (
        r"\bZeile [12]\b",
        r"vertausch",
        r"\bWegs\b",
        r"\bStartstapel\b",
        r"\bam Brett\b|\bdas Brett\b",
        r"\bJede Art hat\b|\bihre Art\b",
        r"\bungesehen\b",
        r"\d Leben\b",
        r"\bHier diese Person\b",
    ),
    "fr": (
        r"\bligne (?:2|du sort|éclairée)",
        r"\bespèce\b",
        r"\btrio\b",
        r"\bpremier joueur\b",
        r"(?<!se )(?<!vous )(?<!à se )\bdéfausse(?:nt)? une carte\b",
        r"\bsort à effets\b",
        r"[\w}] …",
        r"\ble front\b",
    ),
}
"""Banned constructions by language."""

NAMES = ("card-", "skill-", "bonus-", "toadling-", "terrain-")
"""Names that sentences quote."""

LONGEST_BUTTON = 40
ANY_LENGTH = {"web-shared-take", "trial-forbidden", "trial-next", "learn-next"}
"""Buttons that are long because they hold a name or a title."""


def lines(language: str) -> list[str]:
    """All lines of a language, without comments."""
    texts = [path.read_text("utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    return [line for text in texts for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_has_quotation_marks_which_would_be_nested_where_it_is_quoted(language: str) -> None:
    names = {name: said for name, said in read_messages(language).items() if name.startswith(NAMES)}
    assert not [name for name, said in names.items() if set(said.texts.get("", "")) & set("“”„«»")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_banned_construction_is_left(language: str) -> None:
    texts = [line.partition(" = ")[2] or line for line in lines(language)]
    found = [text for text in texts for pattern in BANNED.get(language, ()) if re.search(pattern, text)]
    assert found == []


def buttons() -> set[str]:
    """The messages that are the text of a button or of a link that looks like one."""
    found: set[str] = set()
    for path in WEB.rglob("*.svelte"):
        for element in re.findall(r"<(button|a) ([^<]*?)>(.*?)</\1>", path.read_text("utf-8"), re.DOTALL):
            kind, attributes, inside = element
            if kind == "button" or "button" in attributes:
                told = re.sub(r"<(small|p)\b.*?</\1>", "", inside, flags=re.DOTALL)
                found.update(re.findall(r'say\([^"()]*"([a-z]+(?:-[A-Za-z_]+)+)"', told))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_longer_than_forty_characters(language: str) -> None:
    names = buttons() - ANY_LENGTH
    assert len(names) > 40
    messages = read_messages(language)
    words = Words(language)
    values = {
        "count": 2,
        "name": "Ada",
        "number": 2,
        "clause": "T3",
        "seat": 2,
        "level": "x",
        "power": 2,
        "card": "lightning_bolt",
    }
    long = {}
    for name in names & set(messages):
        text = words.say(name, **{value: values.get(value, 2) for value in messages[name].values})
        if len(text) > LONGEST_BUTTON:
            long[name] = text
    assert long == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_refuses_is_a_sentence(language: str) -> None:
    inside = False
    for line in lines(language):
        message = re.fullmatch(r"((?:problem|refusal)-\S+) =(.*)", line)
        inside = bool(message) or (inside and line.startswith(" "))
        variant = re.fullmatch(r"\s+\*?\[\w+\] (.*)", line)
        text = (message.group(2) if message else variant.group(1) if inside and variant else "").strip()
        if text:
            assert not text[0].islower(), line
            assert text[-1] in ".!?", line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_names_are_the_english_ones(language: str) -> None:
    source, printed, own = Words(SOURCE), Words(language, printed=True), Words(language)
    for row in own.edition.spells:
        if row.category == "poison":
            assert printed.card(row) == own.card(row)
        else:
            assert printed.card(row).partition(" (")[0] == source.card(row).partition(" (")[0]
        assert printed.printed_name(row) == ""
        name = printed.card(row).partition(" (")[0]
        assert own.printed_name(row) == ("" if own.card(row).startswith(name) else name)


def test_a_card_is_told_with_its_printed_name_where_that_is_another() -> None:
    row = next(row for row in Words().edition.spells if row.id == "switch")
    french = Words("fr")
    assert french.card_account(row)[0] == french.say("lexicon-printed", card_id="switch", name="Switch")
    assert Words("de", printed=True).card_account(row) == Words("de").card_lines(row)
    assert Words("en").card_account(row) == Words("en").card_lines(row)
    assert Words("de", printed=True).card_head(row).startswith("Switch – ")
