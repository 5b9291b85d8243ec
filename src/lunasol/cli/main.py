"""The command lunasol."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from lunasol.cli.exit_codes import ERROR, INTERRUPTED, OK
from lunasol.engine.errors import LunasolError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; whatever is wrong with what was asked is one sentence on stderr."""
    from lunasol.cli.parser import run

    be_lenient_with_characters()
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return OK
    except LunasolError as error:
        return complain(str(error))
    except OSError as error:
        drop_output()
        return complain(str(error))
    return code


def complain(sentence: str) -> int:
    print(f"lunasol: {sentence}", file=sys.stderr)
    return ERROR


def be_lenient_with_characters() -> None:
    """A terminal without our characters shows question marks; strange input is no crash."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Nobody reads any more: let the interpreter's last flush go nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
