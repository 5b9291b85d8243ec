"""How this engine was built."""

from types import FunctionType

from lunasol.engine.playout import play_batch


def is_compiled() -> bool:
    """Whether the engine is compiled; a compiled function is not one of Python's own."""
    return not isinstance(play_batch, FunctionType)
