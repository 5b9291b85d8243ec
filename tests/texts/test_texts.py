"""The texts: all six languages have the same keys, every key that is used, and all plurals."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

import lunasol
from lunasol import games
from lunasol.engine.events import Event
from lunasol.engine.match import Match
from lunasol.engine.options import Option, OptionValue, show
from lunasol.protocol.refusals import RefusalKey
from lunasol.protocol.types import Preset
from lunasol.texts import LANGUAGES, MatchTexts, Texts, read

COMMON = ""
NAMES = ("Anna", "Béla", "Cilka", "Dorota", "Edita", "Fritz")
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "hu": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
    "pl": {"one", "few", "many", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
SHORT = {"turn_cap": 40, "max_rounds": 2}


# Reading the files ----------------------------------------------------------------------------


@cache
def messages(game: str, language: str) -> dict[str, ast.Message]:
    folder = f"lunasol.games.{game}.texts" if game else "lunasol.texts"
    resource = FluentParser().parse(read(folder, language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in found]
    assert sorted(set(keys)) == sorted(keys)
    return {message.id.name: message for message in found}


class Variables(Visitor):
    """The variables of a message, and the selections that depend on them."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.choices: list[tuple[str, set[str], ast.SelectExpression]] = []
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {key_of(variant) for variant in node.variants}
            self.choices.append((node.selector.id.name, keys, node))
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


PLACES = [(game, language) for game in (COMMON, *games.GAMES) for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), PLACES)
def test_every_language_has_the_same_keys_with_the_same_variables(game: str, language: str) -> None:
    english, other = messages(game, "en"), messages(game, language)
    assert sorted(other) == sorted(english)
    for key, message in english.items():
        assert Variables(other[key]).names <= Variables(message).names, key


@pytest.mark.parametrize("game", games.GAMES)
def test_no_key_of_a_game_is_also_a_common_key(game: str) -> None:
    """A common text would hide the text of the game."""
    assert set(messages(game, "en")) & set(messages(COMMON, "en")) == set()


@pytest.mark.parametrize(("game", "language"), PLACES)
def test_texts_with_numbers_have_all_plural_forms(game: str, language: str) -> None:
    for key, message in messages(game, language).items():
        for name, keys, choice in Variables(message).choices:
            if keys & (CATEGORIES - {"other"}) and counts_something(name, choice):
                assert PLURALS[language] <= keys, f"{key} of {game or 'all'} in {language}"


def counts_something(name: str, choice: ast.SelectExpression) -> bool:
    """Whether the number is shown and inflects a noun; words for "times" never change."""
    shown = "".join(serialize_expression(choice).split())
    return bool(re.search(rf"{{\${name}}}(?!-?krát|razy|-mal)", shown))


def samples(message: ast.Message) -> Iterator[dict[str, object]]:
    """Variables for a message, so that every variant of every selection occurs once."""
    variables = Variables(message)
    usual: dict[str, object] = dict.fromkeys(variables.names, 3)
    for name, keys, _ in variables.choices:
        words = keys - CATEGORIES - {key for key in keys if key.isdigit()}
        if words:
            usual[name] = min(words)
    yield usual
    for name, keys, _ in variables.choices:
        words = keys - CATEGORIES - {key for key in keys if key.isdigit()}
        for value in sorted(words) if words else (0, 1, 2, 4, 5, 12, 22, 108):
            yield {**usual, name: value}


@pytest.mark.parametrize(("game", "language"), PLACES)
def test_every_message_can_be_formatted(game: str, language: str) -> None:
    texts = Texts(language, game)
    for key, message in messages(game, language).items():
        for facts in samples(message):
            said = texts.say(key, **facts)
            assert said.strip(), key
            assert not re.search(r"[{}]|  $", said), (key, said)


# What the games and the terminal ask for ------------------------------------------------------


def literal_keys() -> set[str]:
    """The keys in the source code of the terminal."""
    folder = Path(lunasol.__file__).parent / "cli"
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    found = re.findall(r'say\(\s*"([a-z_-]+)"', source)
    return set(found) | set(re.findall(r'"((?:form|label|simulate|refused)-[a-z-]+)"', source))


def test_every_key_of_the_terminal_exists() -> None:
    own = {key for game in games.GAMES for key in messages(game, "en")}
    assert literal_keys() <= set(messages(COMMON, "en")) | own


def test_every_common_text_is_used() -> None:
    """A text is used if the source names its key, or builds it from a prefix."""
    built = ("heading-", "label-", "value-", "level-", "refused-", "written-", "move-")
    folder = Path(lunasol.__file__).parent
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    unused = {
        key
        for key in messages(COMMON, "en")
        if not re.search(rf"['\"]{key}['\"]", source)
        and not is_built_from_parts(key, source)
        and not key.startswith(built)
    }
    assert unused == set()


def is_built_from_parts(key: str, source: str) -> bool:
    """Whether the source contains both the prefix of the key and the rest."""
    family, _, rest = key.partition("-")
    return f'"{family}-{{' in source and f'"{rest}"' in source


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_chat_preset_has_a_text(language: str) -> None:
    texts = Texts(language)
    for key in RefusalKey:
        assert texts.say(f"no-{key}", detail="…")
    for preset in get_args(Preset):
        assert texts.say(f"say-{preset}")


def values(option: Option, players: int) -> list[OptionValue]:
    if option.name == "first_seat":
        return ["random", players - 1]
    return list(option.values) or [option.default, SHORT[option.name]]


def option_sets(game: str) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every value of every option once, and every number of players."""
    definition = games.definition(game)
    short = {option.name: SHORT[option.name] for option in definition.options if not option.values}
    for players in range(definition.fewest, definition.most + 1):
        yield players, dict(short)
    for option in definition.options:
        for value in values(option, definition.usual):
            yield definition.usual, {**short, option.name: value}


class Occurrences:
    """One example of everything that occurs in the matches of a game."""

    def __init__(self) -> None:
        self.phases: set[str] = set()
        self.refusals: set[str] = set()
        self.ends: set[tuple[str, str]] = set()
        self.levels: set[str] = set()
        self.events: dict[object, tuple[Match, Event]] = {}
        self.moves: dict[str, tuple[Match, Any]] = {}

    def collect(self, match: Match, rng: Random) -> None:
        seen: set[int] = {-1, 0, 10**6, 2**61}
        self.levels.update(match.game.tie_breaks())
        while not match.over:
            self.phases.add(match.game.phase())
            seat = rng.choice(match.to_act)
            codes = match.legal(seat).codes
            seen.update(codes)
            self.refuse(match, rng.sample(sorted(seen), min(len(seen), 3)))
            for code in codes[:3]:
                move = match.notation.move(code)
                self.moves[type(move).__name__] = match, move
            match.push_code(seat, rng.choice(codes))
        self.phases.add(match.game.phase())
        assert match.outcome is not None
        self.ends.add((match.outcome.reason, match.outcome.decided_by))
        self.refuse(match, sorted(seen)[:5])
        for watcher in (None, 0, match.players - 1):
            for event in match.events(watcher):
                self.events.setdefault(signature(event), (match, event))

    def refuse(self, match: Match, codes: list[int]) -> None:
        for seat in range(match.players):
            legal = match.legal(seat).codes
            for code in codes:
                if code not in legal:
                    refusal = match.game.why_not(seat, code)
                    assert re.fullmatch(r"(DN|GR|SM|NX)-\w+", refusal.ruling), refusal.ruling
                    self.refusals.add(refusal.key)


def signature(event: Event) -> object:
    """Events with the same facts and the same words among them use the same text."""
    words = tuple(fact for fact in event.facts.values() if isinstance(fact, str))
    return event.key, tuple(sorted(event.facts)), words


@cache
def occurrences(game: str) -> Occurrences:
    rng = Random(7)
    found = Occurrences()
    for players, options in option_sets(game):
        secret = rng.randbytes(32)
        found.collect(lunasol.start(game, players=players, options=options, secret=secret), rng)
    return found


def texts_of(match: Match, language: str) -> MatchTexts:
    settings = match.settings
    names = NAMES[: match.players]
    return MatchTexts(language, settings.definition.id, settings.deck, match.notation, names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_everything_that_occurs_in_matches_has_a_text(game: str, language: str) -> None:
    found, texts = occurrences(game), Texts(language, game)
    phases = games.definition(game).phases
    assert found.phases <= set(phases)
    for phase in phases:
        assert texts.say(f"phase-{phase}")
        assert texts.say(f"rule-{phase}")
    for key in found.refusals:
        assert texts.say(f"refused-{key}")
    for reason, decided_by in found.ends:
        assert texts.say(f"reason-{reason}")
        assert texts.say(f"level-{decided_by}")
    for level in found.levels:
        assert texts.say(f"level-{level}")
    for match, event in found.events.values():
        assert not re.search("[{}]", texts_of(match, language).event(event))
    for match, move in found.moves.values():
        assert not re.search("[{}]", texts_of(match, language).move(move))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_every_card_has_a_name(game: str, language: str) -> None:
    definition = games.definition(game)
    for name in definition.decks:
        deck = games.deck(definition, name)
        texts = MatchTexts(language, game, deck, definition.notation(deck), NAMES)
        words = {card: texts.card(card) for card in texts.notation.cards}
        assert all(words.values())
        assert len(set(words.values())) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_every_option_and_every_value_has_a_text(game: str, language: str) -> None:
    texts = Texts(language, game)
    for option in games.definition(game).options:
        assert texts.say(f"option-{option.name}")
        for value in option.values:
            if isinstance(value, str):
                keys = (f"option-{option.name}-{show(value)}", f"value-{show(value)}")
                assert any(texts.has(key) for key in keys), keys


@pytest.mark.parametrize("game", games.GAMES)
def test_every_rule_text_names_a_ruling(game: str) -> None:
    prefix = {"day_and_night": "DN", "gra_roku": "GR", "sun_and_moon": "SM", "nox": "NX"}[game]
    for language in LANGUAGES:
        for key, message in rule_texts(game, language).items():
            assert re.search(rf"{prefix}-\w+", message), (language, key)


def rule_texts(game: str, language: str) -> Mapping[str, str]:
    texts = Texts(language, game)
    return {key: texts.say(key) for key in messages(game, language) if key.startswith("rule-")}


# Names that the server gives -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Bot 2", "2. bot"),
        ("Bot 2'", "2. bot'"),
        ("Guest", "Vendég"),
        ("Guest 3", "3. vendég"),
        ("Guest 3rd", "Guest 3rd"),
        ("Bot", "Bot"),
        ("Anna", "Anna"),
        ("", ""),
    ],
)
def test_given_names_are_shown_in_the_language_of_the_reader(name: str, shown: str) -> None:
    assert Texts("hu").shown_name(name) == shown
