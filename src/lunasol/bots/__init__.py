"""Whoever holds a seat without being a person. They get what the seat knows, and nothing more."""
