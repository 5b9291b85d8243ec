"""The server's memory for one more table: `make bench-memory`, a part of `make bench-server`."""

import sys

from server.bench import OURS, memory_sentence
from server.processes import CLIENT_CORE, prepare
from server.runs import hold


def main() -> int:
    prepare(CLIENT_CORE)
    print(memory_sentence(hold(OURS)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
