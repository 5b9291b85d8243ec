"""How one node tells another for whom it asks.

A request that is passed on carries the client's address, signed with a secret that only the nodes
know. The client's own token goes along: every node can check it, as the key is in the database.
"""

import hashlib
import hmac
import logging

from starlette.requests import HTTPConnection

log = logging.getLogger(__name__)
HEADER = "x-lunasol-node"
NODES = "/nodes/"
"""The beginning of the paths that only nodes ask for."""
HERE = "nodes"
"""The address that a node's own requests come from."""
PASSED_ON = ("authorization", "cookie", "origin", "accept-language")
"""What of a client's request the owner of the table needs."""
LONGEST = 200
UNKNOWN = (
    "somebody claims to be a node but does not know the secret: is LUNASOL_NODE_SECRET the same on "
    "all nodes? (said once)"
)


class Hops:
    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()
        self.has_warned = False

    def signature(self, address: str, method: str, path: str) -> str:
        text = "\n".join((address, method, path))
        return hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest()

    def header(self, address: str, method: str, path: str) -> dict[str, str]:
        return {HEADER: f"{address} {self.signature(address, method, path)}"}

    def address_of(self, connection: HTTPConnection) -> str | None:
        """The client's address if another node has passed this request on, else None."""
        text = connection.headers.get(HEADER, "")
        if not 0 < len(text) <= LONGEST:
            return None
        address, _, given = text.rpartition(" ")
        method = connection.scope.get("method", "WS")
        expected = self.signature(address, method, connection.scope["path"])
        if hmac.compare_digest(given.encode(), expected.encode()):
            return address
        self.warn()
        return None

    def warn(self) -> None:
        """Once, because strangers can cause it, too."""
        if not self.has_warned:
            log.warning(UNKNOWN)
        self.has_warned = True


def passed_on(connection: HTTPConnection) -> dict[str, str]:
    found = connection.headers
    return {name: found[name] for name in PASSED_ON if name in found}
