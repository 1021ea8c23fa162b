"""The request for a payment: a sentence, a link chosen by the host, and a code of it that a phone reads."""

import re
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
"""The blanks of a link: the amount with a decimal point, the payee, the code of the currency, the payer."""

SCHEMES = ("https", "http", "payto", "upi", "swish", "venmo", "bitcoin", "lightning")
"""The schemes of a link that opens a page or an app to pay; no other stands as a link in a saved file."""
_LINK = re.compile(rf"https?://[^\s/?#]|(?:{'|'.join(SCHEMES[2:])}):[^\s]", re.IGNORECASE)
_BRACES = re.compile(r"\{[^{}]*\}|[{}]")

QUIET = 4
"""Squares of white round a code, which readers need."""
SQUARE = 3
"""Dots of a square in a picture of a code."""


class PaymentRequest(Struct, frozen=True):
    """A request for a payment."""

    words: str
    """The sentence with payer, payee and amount."""
    link: str
    """The link to pay by, "" = this device has none."""

    @property
    def coded(self) -> str:
        """The content of the code: the link, else the sentence."""
        return self.link or self.words

    @property
    def href(self) -> str:
        """The link as it may stand in a saved file, "" = it has none of the `SCHEMES`.

        Older versions kept any text as a link.
        """
        return self.link if _LINK.match(self.link) else ""

    @property
    def text(self) -> str:
        """The sentence and the link, to send to the payer."""
        return f"{self.words}\n{self.link}" if self.link else self.words


def template() -> str:
    """Return the link with its blanks, as kept on this device; "" = none."""
    return read(default_file()).pay_link


def refused(link: str) -> str:
    """Return why a link with its blanks cannot be kept, in words; "" = it can, or there is none."""
    unknown = next((blank for blank in _BRACES.findall(link) if blank not in BLANKS), "")
    if unknown:
        return say("recap.link_blank", blank=unknown)
    return say("recap.link_scheme") if link and not _LINK.match(link) else ""


def remark(link: str) -> str:
    """Return a remark on a link that can be kept: without the payee it is the same for every payment; "" = none."""
    return say("recap.link_same") if link and "{name}" not in link else ""


def asking(payment: ShownPayment, money: Money | None, link: str) -> PaymentRequest:
    """Return the request to the payer; `money` = worth of a unit of the payment, None = the payment is in chips."""
    with amounts_in(money):
        words = say("recap.pays", who=payment.who, to=payment.to, amount=figure(payment.amount))
    amount = str(money.worth(payment.amount)) if money is not None else str(payment.amount)
    filled = (amount, payment.to, money.currency if money is not None else "", payment.who)
    for blank, value in zip(BLANKS, filled, strict=True):
        link = link.replace(blank, quote(value, safe=""))
    return PaymentRequest(words, link)


def squares(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the code of a text, row by row, dark where True; without the white edge around it."""
    return tuple(tuple(map(bool, row)) for row in segno.make(text, error="m", micro=False).matrix)


def picture(text: str) -> str:
    """Return the code of a text as a picture for paper and web (a data URI), with its white edge."""
    return str(segno.make(text, error="m", micro=False).png_data_uri(scale=SQUARE, border=QUIET))
