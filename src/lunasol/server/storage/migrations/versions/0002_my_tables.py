"""The index holds what "my tables" shows: names, results, and whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("names", sa.Text))
    op.add_column("tables", sa.Column("result", sa.Text))
    op.create_index("tables_by_host", "tables", ["host"])
    turn = sa.Column("to_act", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", turn)


def downgrade() -> None:
    op.drop_column("seats", "to_act")
    op.drop_index("tables_by_host", "tables")
    op.drop_column("tables", "result")
    op.drop_column("tables", "names")
