"""The index says enough about tables that are not in memory: who opened them, what the lobby shows,
whether anybody sits there, and when something happens by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.String(32)))
    op.add_column("tables", sa.Column("length", sa.Integer))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    empty = sa.Column("is_empty", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", empty)
    op.add_column("tables", sa.Column("info", sa.Text))
    op.drop_index("tables_by_state", "tables")
    op.create_index("tables_in_lobby", "tables", ["state", "public", "created"])
    op.create_index("tables_by_opener", "tables", ["opener"])
    op.create_index("tables_by_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("tables_by_due", "tables")
    op.drop_index("tables_by_opener", "tables")
    op.drop_index("tables_in_lobby", "tables")
    op.create_index("tables_by_state", "tables", ["state"])
    for column in ("info", "is_empty", "due", "length", "opener"):
        op.drop_column("tables", column)
