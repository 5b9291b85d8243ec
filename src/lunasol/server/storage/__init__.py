"""Where tables outlive the process: an append-only log in SQLite or PostgreSQL."""
