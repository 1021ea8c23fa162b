"""What the settle-up page says of the payment that is lit, and what its big key does next."""

from msgspec import Struct

from desktop.recap.page_records import ShownPayment
from desktop.recap.payment_words import made
from desktop.recap.settling import Settling
from desktop.words.i18n import figure
from desktop.words.recap_phrases import progress, stacks_off_now
from desktop.words.say import say


class KeyWords(Struct, frozen=True):
    """The words and state of a big key."""

    words: str
    """The first line."""
    second: str = ""
    """The second line; for a barred key the reason."""
    role: str = "plain"
    """The role of the colours; `next` = amber."""
    barred: bool = False
    """Whether a tap does nothing now."""


def hint(shown: Settling) -> tuple[str, str]:
    """Return how far the payments are, and the role of these words."""
    if shown.off and not shown.payments:
        return stacks_off_now(shown.off), "owe"
    later = len(shown.waiting) - shown.put_off
    return progress(len(shown.payments), len(shown.paid), shown.put_off, shown.ended, later)


def instead_of_code(shown: Settling) -> tuple[str, str]:
    """Return title and amount of the code panel where no payment is lit."""
    if shown.off:  # Nothing is settled yet: the stacks are counted first, or a bearer is chosen on the recap page.
        return say("recap.off_title"), figure(abs(shown.off))
    if shown.put_off:
        return say("recap.n_wait", count=shown.put_off), ""
    return say("recap.carried" if shown.waiting else "recap.nothing_to_pay"), ""


def without_payment(shown: Settling, countable: bool) -> KeyWords:
    """Return the key where no payment is lit; `countable` = the stacks are on the table and can be counted."""
    if shown.off and countable:
        return KeyWords(say("count_all"), say("count_all_second"), "next")
    if shown.off:
        return KeyWords(say("recap.off_go"), say("recap.off_go_note"), "next")
    return KeyWords(_closing_words(shown), _debts_words(shown), "next")


def for_payment(shown: Settling, pay: ShownPayment) -> KeyWords:
    """Return the key for the lit payment."""
    name = say("recap.has_paid", name=pay.who, amount=figure(pay.amount))
    count, complete = len(shown.payments), len(shown.paid) == len(shown.payments)
    if pay.carried and not complete:
        paid = pay.key in shown.paid
        return KeyWords(name, made(pay, paid) if paid else say("recap.carried_there"), barred=True)
    if not shown.ended:
        return KeyWords(name, say("recap.end_first"), barred=True)
    if pay.key in shown.paid:
        words = _closing_words(shown) if complete else say("recap.not_paid_after_all")
        second = (_debts_words(shown) or (say("recap.all_paid", count=count) if count > 1 else "")) if complete else ""
        return KeyWords(words, second, "next" if complete else "plain")
    return KeyWords(name, "", "next")


def _closing_words(shown: Settling) -> str:
    """Return the words that close the page: everything is done, or something waits for a later evening."""
    return say("recap.done_today" if shown.waiting or shown.debts_open else "recap.close_book")


def _debts_words(shown: Settling) -> str:
    """Return how many debts of earlier evenings stay open, "" = none."""
    return say("recap.debts_open", count=shown.debts_open) if shown.debts_open else ""
