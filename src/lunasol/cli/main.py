"""The entry point of the command `lunasol`."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from lunasol.cli.exit_codes import ERROR, INTERRUPTED, OK
from lunasol.engine.errors import LunasolError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; an error is one sentence on stderr."""
    from lunasol.cli.parser import run

    tolerate_missing_characters()
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return OK
    except LunasolError as error:
        return report(str(error))
    except OSError as error:
        discard_output()
        return report(str(error))
    return code


def report(sentence: str) -> int:
    """Print an error message and return the exit code that goes with it."""
    print(f"lunasol: {sentence}", file=sys.stderr)
    return ERROR


def tolerate_missing_characters() -> None:
    """Print a question mark for what the terminal cannot show; accept undecodable input."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """Send stdout nowhere, so that the interpreter's last flush cannot fail."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
