"""Chooses the language: the --lang argument, LUNASOL_LANG, the system's language, or English."""

import os
from collections.abc import Mapping

from lunasol.texts import LANGUAGES, UnknownLanguage

SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose(argument: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to use.

    A language that was asked for must be one of ours; an unknown system language means English.
    """
    wanted = argument if argument is not None else environment.get("LUNASOL_LANG", "")
    if argument is not None or wanted:
        return parse(wanted)
    system = next((environment[name] for name in SYSTEM_VARIABLES if environment.get(name)), "")
    return system[:2] if is_known(system) else "en"


def parse(text: str) -> str:
    if not is_known(text):
        names = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"there is no language {text[:60]!r}: the languages are {names}")
    return text[:2].lower()


def is_known(text: str) -> bool:
    """Whether this names one of our languages: pl, PL, pl_PL.UTF-8 and pl-PL are all Polish."""
    return text[:2].lower() in LANGUAGES and (len(text) == 2 or text[2] in "_-.@")
