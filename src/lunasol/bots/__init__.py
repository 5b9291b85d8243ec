"""Bots: programs that hold a seat. They get what the seat knows, and nothing more."""
