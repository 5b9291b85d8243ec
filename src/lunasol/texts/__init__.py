"""Sentences in six languages, made from keys and facts by Fluent.

The texts of a game are in its own folder, the common ones here. The name of a fact decides how it
is shown: ``seat…`` becomes players' names, ``card…`` becomes names of cards.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from lunasol.engine.deck import Deck
from lunasol.engine.errors import IllegalMove, LunasolError
from lunasol.engine.events import Event, Spoken
from lunasol.engine.notation import HIDDEN, Move, Notation

LANGUAGES = ("en", "de", "hu", "cs", "sk", "pl")
GIVEN_NAME = re.compile(r"(?:Bot (?P<bot>[0-9]+)|Guest(?: (?P<guest>[0-9]+))?)(?P<marks>'*)")
"""The names that a server gives to bots, and to guests who have none."""


class UnknownLanguage(LunasolError):
    """There are no texts in this language."""


@cache
def bundle(language: str, game: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"there is no language {language[:60]!r}: there are {', '.join(LANGUAGES)}"
        )
    made = FluentBundle([language], use_isolating=False)
    for folder in (__name__, f"lunasol.games.{game}.texts") if game else (__name__,):
        made.add_resource(FluentResource(read(folder, language)))
    return made


def read(folder: str, language: str) -> str:
    package, _, name = folder.rpartition(".")
    return files(package).joinpath(name, f"{language}.ftl").read_text("utf-8")


class Texts:
    """The texts of one game in one language; without a game, the common ones only."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.bundle = bundle(language, game)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **facts: object) -> str:
        """The message of this key. A missing key or fact is a bug, so it raises an error."""
        message = self.bundle.get_message(key)
        assert message.value is not None, key
        text, errors = self.bundle.format_pattern(message.value, facts)
        if errors:
            raise errors[0]
        return str(text)

    def shown_name(self, name: str) -> str:
        """A name that the server has given, in this language; any other name as it is."""
        given = GIVEN_NAME.fullmatch(name)
        if given is None:
            return name
        if given["bot"]:
            return self.say("name-bot", number=given["bot"]) + given["marks"]
        if given["guest"]:
            return self.say("name-guest-number", number=given["guest"]) + given["marks"]
        return self.say("name-guest") + given["marks"]

    def number(self, value: float, digits: int) -> str:
        """A number as this language writes it, with this many decimal places."""
        shown = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("number", value=shown)

    def refusal(self, error: IllegalMove) -> str:
        """Why a move is refused and, for people who type their moves, what to type instead."""
        why = self.say(f"refused-{error.key}")
        instead = f"written-{error.key}"
        said = f"{why} {self.say(instead)}" if self.has(instead) else why
        return f"{said} ({error.ruling})"


class MatchTexts(Texts):
    """The texts about one match: its cards, moves and events, with the players' names."""

    def __init__(
        self, language: str, game: str, deck: Deck, notation: Notation, players: Iterable[str]
    ) -> None:
        super().__init__(language, game)
        self.game = game
        self.deck = deck
        self.notation = notation
        self.players = tuple(self.shown_name(player) for player in players)

    def card(self, name: str) -> str:
        """A card by its notation, in words."""
        if name == HIDDEN:
            return self.say("hidden-card")
        return self.say("card", **self.deck.cards[self.notation.card_id(name)])

    def move(self, move: Move) -> str:
        """A typed move in words: its class is the key, its fields are the facts."""
        facts = {each.name: getattr(move, each.name) for each in fields(move)}  # type: ignore[arg-type]
        return self.say(f"move-{kebab(type(move).__name__)}", **self.readable(facts, self.card))

    def event(self, event: Event) -> str:
        """An event as a line of the log; ``…-own`` is for the seat that sees its secret."""
        key = f"event-{event.key}"
        own = any(fact.startswith("card") for fact in event.facts) and self.has(f"{key}-own")
        facts = self.readable(event.facts, lambda card: self.card(self.notation.card(card)))
        return self.say(f"{key}-own" if own else key, **facts)

    def reason(self, reason: "Spoken") -> str:
        """Why a move is good."""
        facts = self.readable(reason.facts, lambda card: self.card(self.notation.card(card)))
        return self.say(f"why-{reason.key}", **facts)

    def readable(self, facts: Mapping[str, Any], card: Callable[[Any], str]) -> dict[str, Any]:
        read: dict[str, Any] = {}
        for name, value in facts.items():
            if name.startswith("seat"):
                read[name] = self.each(value, self.players.__getitem__)
            elif name.startswith("card"):
                read[name] = self.each(value, card)
            else:
                read[name] = value
        return read

    def each(self, value: Any, say: Callable[[Any], str]) -> str:
        if isinstance(value, list | tuple):
            return ", ".join(say(item) for item in value)
        return say(value)


def kebab(name: str) -> str:
    """A class name as a key, such as take-back for TakeBack."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")
