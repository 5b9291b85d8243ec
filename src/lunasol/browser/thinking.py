"""The thinking worker: bots, hints, judgements and replays, away from the tables."""

from lunasol.api.work import KINDS, read, written


def answer(kind: str, job: str) -> str:
    """Do a job of this kind; job and result are JSON texts. It knows only what the job says."""
    known = KINDS[kind]
    return written(known.work(read(job, known.takes)))
