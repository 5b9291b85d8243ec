"""python -m lunasol"""

import sys

from lunasol.cli import main

if __name__ == "__main__":
    sys.exit(main())
