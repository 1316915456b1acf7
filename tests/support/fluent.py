"""The message files as written: what each message refers to and says."""

from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

FOLDER = Path(str(resources.files("orcs"))) / "text"


@dataclass
class Message:
    """A message: its file, what it refers to, and its texts by attribute; "" is the value's."""

    file: str
    values: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)
    texts: dict[str, str] = field(default_factory=dict)

    @property
    def attributes(self) -> set[str]:
        return set(self.texts) - {""}


class Reader(Visitor):
    """Collects the parts of a message."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.attribute = ""

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
        self.attribute = node.id.name
        self.generic_visit(node)
        self.attribute = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        texts = self.message.texts
        texts[self.attribute] = f"{texts.get(self.attribute, '')} {node.value}".strip()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.message.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.message.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.message.terms.add(node.id.name)


def read_messages(language: str) -> dict[str, Message]:
    """All messages of a language by name."""
    return {name: each for name, each in read_entries(language).items() if name[0] != "-"}


def read_terms(language: str) -> dict[str, Message]:
    """All terms of a language by name, with their hyphen."""
    return {name: each for name, each in read_entries(language).items() if name[0] == "-"}


@cache
def read_entries(language: str) -> dict[str, Message]:
    """Messages and terms. Junk and doubles are errors."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (path, entry.content)
            if isinstance(entry, (ftl.Message, ftl.Term)):
                name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                assert name not in found, f"{name} is written twice"
                message = found[name] = Message(path.name, texts=dict.fromkeys(parts(entry), ""))
                Reader(message).visit(entry)
    return found


def parts(entry: ftl.Message | ftl.Term) -> list[str]:
    """The value of an entry, if it has one, and its attributes."""
    return [*([""] if entry.value else []), *(each.id.name for each in entry.attributes)]
