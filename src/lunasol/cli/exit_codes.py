"""The exit codes of the command."""

OK = 0
ERROR = 2
INTERRUPTED = 130
