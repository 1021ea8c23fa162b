"""How a payment is asked for: a sentence, a link of the host's choosing, and a code of it that a phone reads."""

from urllib.parse import quote

import segno
from msgspec import Struct

from desktop.preferences.choices import read
from desktop.preferences.device_files import default_file
from desktop.recap.page_records import ShownPayment
from desktop.words.i18n import amounts_in, figure
from desktop.words.say import say
from engine.settings.records import Money

BLANKS = ("{amount}", "{name}", "{currency}", "{payer}")
"""What a link may have blanks for: the amount with a decimal point, who is paid, the currency's code, who pays."""

QUIET = 4
"""Squares of white round a code: readers want them."""
SQUARE = 3
"""Dots a square of a picture."""


class PaymentRequest(Struct, frozen=True):
    """What somebody is asked to pay."""

    words: str
    """The sentence."""
    link: str
    """Where it is paid, "" where no link was given."""

    @property
    def coded(self) -> str:
        """What the code holds: the link, else the sentence."""
        return self.link or self.words

    @property
    def text(self) -> str:
        """Both, to send along."""
        return f"{self.words}\n{self.link}" if self.link else self.words


def template() -> str:
    """The link with its blanks, as kept on this device; "" = none."""
    return read(default_file()).pay_link


def asking(payment: ShownPayment, money: Money | None, link: str) -> PaymentRequest:
    """What is said to who pays; `money` = what a unit of the payment is worth, None = it is in chips."""
    with amounts_in(money):
        words = say("recap.pays", who=payment.who, to=payment.to, amount=figure(payment.amount))
    amount = str(money.worth(payment.amount)) if money is not None else str(payment.amount)
    filled = (amount, payment.to, money.currency if money is not None else "", payment.who)
    for blank, value in zip(BLANKS, filled, strict=True):
        link = link.replace(blank, quote(value, safe=""))
    return PaymentRequest(words, link)


def squares(text: str) -> tuple[tuple[bool, ...], ...]:
    """The code of a text, row by row, dark where True; without the white edge it needs."""
    return tuple(tuple(map(bool, row)) for row in segno.make(text, error="m", micro=False).matrix)


def picture(text: str) -> str:
    """The code of a text as a picture for paper and web, with its white edge."""
    return str(segno.make(text, error="m", micro=False).png_data_uri(scale=SQUARE, border=QUIET))
