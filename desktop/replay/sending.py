"""Content and files of a hand that is sent on: text, or a picture of the felt."""

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.preferences.device_files import FOLDER_TITLE, folder_named, saved_in
from desktop.replay.frames import Film
from desktop.replay.look_back import moment_of
from desktop.words.i18n import figure
from desktop.words.phrases import cards_words
from desktop.words.recap_phrases import short_title
from desktop.words.say import say
from engine.recap.game_titles import summary_of
from engine.session import Session
from engine.values import with_visible_signs
from engine.writing import write

CAPTION = 44.0
"""Height of the line under the picture, and the space left and right of its words; reference px."""
CAPTION_SIDE = 12.0


def text_of(session: Session, film: Film, head: str) -> str:
    """Return the hand as text: whether it was corrected, players with stacks and cards, then every line of its log."""
    first = moment_of(session, film, 0)
    hand = film.frames[0].state.hand
    stacks = {player.seat: player.start for player in hand.seats if player is not None} if hand is not None else {}
    lines = [head, *([say("replay.was_corrected")] if film.corrected else []), ""]
    for seat, player in sorted(first.scene.view.seats.items()):
        if player.dealt:
            cards = f"  {cards_words(player.cards)}" if player.cards else ""
            lines.append(f"{seat}  {player.player}  {figure(stacks.get(seat, player.stack))}{cards}")
    for line in film.lines:
        if line.text:
            pot = f"  ({say('pot').lower()} {figure(line.pot)})" if line.pot is not None else ""
            lines += ["", line.text] if line.street else [f"{line.text}{pot}"]
    return with_visible_signs("\n".join(lines)) + "\n"


def picture_of(felt: QWidget, look: Look, caption: str) -> QPixmap:
    """Return a picture of the felt, with `caption` in a line under it."""
    shown = felt.grab()
    ratio, scale = shown.devicePixelRatio(), look.scale
    high = round(CAPTION * scale * ratio)
    whole = QPixmap(shown.width(), shown.height() + high)
    whole.fill(look.theme.panel)
    p = QPainter(whole)
    p.drawPixmap(0, 0, shown.width(), shown.height(), shown)
    p.scale(scale * ratio, scale * ratio)
    area = QRectF(0, shown.height() / ratio / scale, shown.width() / ratio / scale, CAPTION)
    words, px = fitting.fit_whole(caption, look.type.name, fonts.SEMIBOLD, area.width() - 2 * CAPTION_SIDE)
    paint.text(p, words, CAPTION_SIDE, area.center().y(), px, fonts.SEMIBOLD, look.theme.text)
    p.end()
    return whole


def file_of(session: Session, hand: int, ending: str) -> Path:
    """Return the file for a hand, in the folder of its evening; raises `JournalError` where the book cannot be read."""
    summary = summary_of(session.store, session.id)
    title = short_title(summary.name, summary.games, summary.tournament, FOLDER_TITLE)
    began = datetime.fromisoformat(session.row.created)
    began = (began if began.tzinfo is not None else began.replace(tzinfo=UTC)).astimezone()
    return saved_in() / folder_named(began, title) / f"{say('replay.to_hand', hand=hand)}.{ending}".lower()


def save_text(path: Path, text: str) -> None:
    """Write a text to a file; raises OSError."""
    write(path, text)


def save_picture(path: Path, picture: QPixmap) -> None:
    """Write a picture as PNG to a file; raises OSError."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    write(path, bytes(data.data()))
