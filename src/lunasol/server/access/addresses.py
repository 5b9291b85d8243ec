"""What limits count as one address."""

from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address

REMEMBERED = 1000


@lru_cache(REMEMBERED)
def network(address: str) -> str:
    """The address itself, or for IPv6 its /64: one customer usually has all of it."""
    try:
        found = IPv6Address(address)
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
