"""Sending a hand on: the menu of ways, and the result of the chosen one."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from desktop.present.statement import StatementView
from desktop.replay.frames import Film
from desktop.replay.intents import ReplayKey, Way
from desktop.replay.look_back import moment_of
from desktop.replay.menus import MenuRow
from desktop.replay.page import ReplayPage
from desktop.replay.sending import file_of, picture_of, save_picture, save_text, text_of
from desktop.words.say import say
from engine.session import Session


def offer(page: ReplayPage, chosen: Callable[[Way], None]) -> None:
    """Open a menu of the ways to send a hand on; `chosen` is called with the tapped one."""
    rows = tuple(MenuRow(say(f"replay.{way}"), asks=way) for way in Way)
    menu = page.open_menu(say("replay.share"), rows, page.hand.keys[ReplayKey.SHARE])

    def picked(way: object) -> None:
        page.close_over()
        chosen(Way(str(way)))

    menu.intended.connect(picked)


def send(page: ReplayPage, way: Way, session: Session, film: Film, at: int, head: str) -> StatementView:
    """Send a hand on and return the result for the bar. A picture shows its moment on the felt, which keeps it.

    Args:
        page: the replay, whose felt is the picture.
        way: as text or picture, to the clipboard or into a file.
        session: the evening.
        film: the hand, without names where players are named by their seats.
        at: the moment of the picture.
        head: the hand, its day and its game in words.

    Raises:
        OSError: the file cannot be written.
        JournalError: the book cannot be read.
    """
    if way in (Way.COPY_TEXT, Way.SAVE_TEXT):
        path = _send_text(way, session, film, head)
    else:
        path = _send_picture(page, way, session, film, at, head)
    if path is None:
        return StatementView("win", say("replay.copied"))
    saved = say("replay.saved", file=path.name)
    return StatementView("win", saved, say("replay.saved_in", folder=path.parent.name))


def _send_text(way: Way, session: Session, film: Film, head: str) -> Path | None:
    """Copy or save the hand as text; return the file, None = it was copied."""
    text = text_of(session, film, head)
    if way is Way.COPY_TEXT:
        QGuiApplication.clipboard().setText(text)
        return None
    path = file_of(session, film.hand, "txt")
    save_text(path, text)
    return path


def _send_picture(page: ReplayPage, way: Way, session: Session, film: Film, at: int, head: str) -> Path | None:
    """Copy or save the picture; return the file, None = it was copied."""
    moment = moment_of(session, film, at)
    page.show_moment(moment)
    picture = picture_of(page.felt, page.look, f"{head}: {moment.line.text}")
    if way is Way.COPY_PICTURE:
        QGuiApplication.clipboard().setPixmap(picture)
        return None
    path = file_of(session, film.hand, "png")
    save_picture(path, picture)
    return path
