"""Parses the addresses that people paste: links to tables, and servers."""

import re
from urllib.parse import urlsplit

from lunasol.cli.errors import CannotJoin
from lunasol.texts import Texts

TABLE_PATH = re.compile(r"/t/([a-z0-9]{1,40})/?")


def parse_link(text: str, texts: Texts) -> tuple[str, str]:
    """The address of the server and the id of the table."""
    base, path = split(text)
    found = TABLE_PATH.fullmatch(path)
    if not base or found is None:
        raise CannotJoin(texts.say("online-no-link", link=text[:200]))
    return base, found[1]


def parse_server(text: str, texts: Texts) -> str:
    base, path = split(text)
    if not base or path not in ("", "/"):
        raise CannotJoin(texts.say("online-no-address", address=text[:200]))
    return base


def split(text: str) -> tuple[str, str]:
    """The server and the path of a web address; two empty strings if it is none."""
    try:
        parts = urlsplit(text.strip())
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_address = is_address and parts.port != 0
    except ValueError:
        return "", ""
    return (f"{parts.scheme}://{parts.netloc}", parts.path) if is_address else ("", "")
