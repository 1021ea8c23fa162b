"""Pages that lie over those of the app, one upon the other: each goes back where it came from."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.shell.host import Host

if TYPE_CHECKING:
    from desktop.shell.frame import BasePage


class PageStack(QObject):
    """`pages` = those that lie there, the one on screen last."""

    def __init__(self, app: Host, window: QWidget) -> None:
        super().__init__(window)
        self.app, self.window = app, window
        self.pages: list[QWidget] = []
        self._base: BasePage | None = None
        """The page of the app they lie over."""

    def show(self, page: QWidget) -> None:
        """Lay a page over the others."""
        if not self.pages:
            self._base = self.app.base
        self.pages.append(page)
        self.app.show_page(page)

    def back(self) -> None:
        """Back to what was on screen before."""
        if not self.pages:
            return
        page = self.pages.pop()
        if self.pages:
            self.app.show_page(self.pages[-1])
        else:
            self.app.show_again(self._base)
        page.deleteLater()

    def close_pages(self) -> None:
        """Back to the page of the app they lie over."""
        while self.pages:
            self.back()
