"""Logs one JSON object per line to stderr."""

import json
import logging
import sys
from datetime import UTC, datetime

from lunasol.server.settings import BadSetting

LEVELS = ("debug", "info", "warning", "error")
EXTRA = ("table",)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in EXTRA if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    if level not in LEVELS:
        raise BadSetting(f"LUNASOL_LOG_LEVEL is one of {', '.join(LEVELS)}, not {level[:40]!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn.error", "asyncio"):
        logging.getLogger(chatty).setLevel("WARNING")
