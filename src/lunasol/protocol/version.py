"""The version of the protocol between client and server.

A client states its version in ``hello`` and reads the server's in ``welcome``. The number rises
when a message changes in a way that the other side cannot ignore; a new optional field does not
count.
"""

PROTOCOL = 2
"""The version of this server and its own clients."""
OLDEST = 2
"""Older clients are refused, except programs, whose messages have not changed."""
UNVERSIONED = 1
"""The version of a client that states none, as the first clients did not."""
