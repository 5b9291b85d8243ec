"""The command `lunasol`: the terminal's way to play, study and serve the games."""

from lunasol.cli.main import main

__all__ = ["main"]
