"""Several server processes, called nodes, that share the tables of one PostgreSQL."""
