"""Storage: an append-only log of all tables in SQLite or PostgreSQL."""
