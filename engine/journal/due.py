"""Whether something of a book has to be made anew before it is shown (`engine.journal.renewing`): short questions."""

from engine.journal.codec import of_this_shape
from engine.journal.stored import Answering


def stale_steps(store: Answering, session: int) -> int:
    """How many steps have to be evolved before a session can be gone on with, 0 = its last snapshot can be read."""
    newest = "SELECT sequence, substr(state, 1, 4) FROM snapshots WHERE session = ? ORDER BY sequence DESC LIMIT 1"
    for sequence, shape in store.ask(newest, (session,)):
        return 0 if isinstance(shape, bytes) and of_this_shape(shape) else int(sequence)
    return 0


def unlisted(store: Answering) -> int:
    """Of how many sessions of a book that is open for writing it is not known who sat there."""
    return int(store.ask("SELECT count(*) FROM summaries WHERE named = 0")[0][0])
