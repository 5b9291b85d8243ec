"""How alembic meets our database: it is handed an open connection."""

from alembic import context

from lunasol.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
