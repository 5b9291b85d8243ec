"""Which language to speak: as asked, as LUNASOL_LANG says, as the system does, else English."""

import os
from collections.abc import Mapping

from lunasol.texts import LANGUAGES, UnknownLanguage

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language; one that was asked for must be ours, the system's may be any."""
    wish = asked if asked is not None else environment.get("LUNASOL_LANG", "")
    if asked is not None or wish:
        return known(wish)
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    return system[:2] if is_known(system) else "en"


def known(text: str) -> str:
    if not is_known(text):
        names = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"there is no language {text[:60]!r}: the languages are {names}")
    return text[:2].lower()


def is_known(text: str) -> bool:
    """pl, PL, pl_PL.UTF-8 and pl-PL are all Polish."""
    return text[:2].lower() in LANGUAGES and (len(text) == 2 or text[2] in "_-.@")
