"""A parser of arguments in the reader's language, in place of argparse's own words for help and errors."""

from __future__ import annotations

import argparse
import re
from typing import Any, Final, NoReturn

from orcs.cli.errors import CommandError
from orcs.cli.language import OPTION, PRINTED
from orcs.text import LANGUAGES, Words

COMPLAINTS: Final = (
    (r"unrecognized arguments: (?P<text>.*)", "error-argument-unknown"),
    (r"the following arguments are required: (?P<text>.*)", "error-argument-missing"),
    (r"argument (?P<option>.*?): expected .*", "error-argument-value"),
    (r"argument (?P<option>.*?): not allowed with argument (?P<other>.*)", "error-argument-both"),
    (r"argument .*?: invalid choice: '?(?P<text>.*?)'? \(choose from (?P<list>.*)\)", "error-argument-choice"),
    (r"argument (?P<option>.*?): invalid int value: '(?P<text>.*)'", "error-number"),
    (r"argument (?P<option>.*?): invalid float value: '(?P<text>.*)'", "error-argument-figure"),
)
"""argparse's errors, and the messages for them."""


class Formatter(argparse.HelpFormatter):
    """Help under headings in the reader's language."""

    words: Words

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.words.say("help-usage") + " " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        titles = {"positional arguments": "help-arguments", "options": "help-options"}
        super().start_section(self.words.say(titles[heading]) if heading in titles else heading)


class Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line. Every command takes `--lang` and `--printed-names`."""

    words: Words

    def __init__(self, *, add_help: bool = True, **options: Any) -> None:
        class Spoken(Formatter):
            words = self.words

        super().__init__(add_help=False, formatter_class=Spoken, allow_abbrev=False, **options)
        if add_help:
            self.add_argument("-h", "--help", action="help", help=self.words.say("help-help"))
            about = self.words.say("help-lang", list=self.words.list(LANGUAGES))
            self.add_argument(OPTION, metavar="LANGUAGE", default=argparse.SUPPRESS, help=about)
            about = self.words.say("help-printed_names")
            self.add_argument(PRINTED, action="store_true", default=argparse.SUPPRESS, help=about)

    def error(self, message: str) -> NoReturn:
        raise CommandError("error-usage", text=self.complaint(message), command=self.prog)

    def complaint(self, message: str) -> str:
        """What is wrong, in the reader's language where argparse's message is known."""
        for pattern, name in COMPLAINTS:
            match = re.fullmatch(pattern, message, re.DOTALL)
            if match:
                fields = {field: text.replace("'", "") for field, text in match.groupdict().items()}
                return self.words.say(name, **fields)
        return message


def parser_in(words: Words) -> type[Parser]:
    """The parsers of one language."""

    class Spoken(Parser):
        pass

    Spoken.words = words
    return Spoken
