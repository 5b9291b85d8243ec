"""The salts that this client has committed to at a table. They are told to nobody before the
commitments of all players are closed."""

import secrets

from lunasol.cli.online.connection import new_id
from lunasol.engine.salts import SALT_BYTES, salt_commitment
from lunasol.protocol.client_messages import Commit, Reveal
from lunasol.protocol.server_messages import TableChanged, Welcome


class OwnSalts:
    def __init__(self) -> None:
        self.salts: dict[str, bytes] = {}
        """By commitment."""

    def commit(self) -> str:
        """The commitment to a new salt."""
        salt = secrets.token_bytes(SALT_BYTES)
        commitment = salt_commitment(salt)
        self.salts[commitment] = salt
        return commitment

    def answer(self, message: Welcome | TableChanged) -> Commit | Reveal | None:
        """What the deal needs from us now. A salt that another device of this player knows is
        replaced only when we arrive, or two devices would replace each other's for ever."""
        table = message.table
        if message.seat is None or table.state != "open":
            return None
        seat = table.seats[message.seat]
        if seat.kind != "person":
            return None
        salt = self.salts.get(seat.commitment or "")
        if table.closed:
            is_due = salt is not None and not seat.revealed
            return Reveal(id=new_id(), salt=salt.hex()) if is_due and salt else None
        if seat.commitment is None or (salt is None and isinstance(message, Welcome)):
            return Commit(id=new_id(), commitment=self.commit())
        return None
