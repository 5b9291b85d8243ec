"""Writes all generated files below the current folder."""

from pathlib import Path

from lunasol.codegen import write

if __name__ == "__main__":
    write(Path.cwd())
