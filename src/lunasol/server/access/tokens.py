"""Identity: a random id in a signed token. There are no accounts and no passwords."""

import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from lunasol.tables.outbox import Program

LONGEST = 300
PERSON_BYTES = 12


class Tokens:
    """Makes and reads tokens. A client with a token acts as that person, or as a seat's program."""

    def __init__(self, key: str) -> None:
        self.persons = URLSafeSerializer(key, salt="person")
        self.programs = URLSafeSerializer(key, salt="program")

    def new_person(self) -> str:
        return secrets.token_hex(PERSON_BYTES)

    def token(self, person: str) -> str:
        return str(self.persons.dumps(person))

    def person(self, token: str) -> str | None:
        found = loaded(self.persons, token)
        return found if isinstance(found, str) else None

    def program_token(self, table: str, program: Program) -> str:
        return str(self.programs.dumps([table, *program]))

    def program(self, token: str, table: str) -> Program | None:
        """The seating at this table that the token is for. A token of an earlier version names the
        seat alone; it fits only a program that was seated without a key."""
        match loaded(self.programs, token):
            case [str() as its_table, int() as seat] if its_table == table:
                return seat, ""
            case [str() as its_table, int() as seat, str() as key] if its_table == table:
                return seat, key
        return None


def loaded(serializer: URLSafeSerializer, token: str) -> object:
    if len(token) > LONGEST:
        return None
    try:
        return serializer.loads(token)
    except BadSignature:
        return None
