"""Which names a server answers to, so that no other site can pass for it (DNS rebinding)."""

import ipaddress
from urllib.parse import urlsplit

PRIVATE = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Endings of names that nobody can register."""


def is_known_host(host: str, origin: str) -> bool:
    """Whether a request for this Host is meant for us.

    With a public address set, only its name counts. Otherwise the server is for this machine and
    its network: addresses, names without a dot, and private names. Somebody could point any other
    name at this server, and a page of theirs would then count as ours.
    """
    name = name_of(host)
    if origin:
        return name == name_of(urlsplit(origin).netloc) or is_loopback(name)
    return bool(name) and (is_address(name) or "." not in name or name.endswith(PRIVATE))


def name_of(host: str) -> str:
    """The name without the port, in small letters; empty if there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """A health check on this machine need not know the public name."""
    return name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)
