"""The stack of side pages over the pages of the app: closing a page shows the one below it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.shell.host import Host

if TYPE_CHECKING:
    from desktop.shell.frame import BasePage


class PageStack(QObject):
    """The stack of side pages; `pages` = from the lowest to the one on screen."""

    def __init__(self, app: Host, window: QWidget) -> None:
        super().__init__(window)
        self.app, self.window = app, window
        self.pages: list[QWidget] = []
        self._base: BasePage | None = None
        """The page of the app below the stack."""

    def show(self, page: QWidget) -> None:
        """Push a page and show it."""
        if not self.pages:
            self._base = self.app.base
        self.pages.append(page)
        self.app.show_page(page)

    def back(self) -> None:
        """Pop the page on screen and show the one below."""
        if not self.pages:
            return
        page = self.pages.pop()
        if self.pages:
            self.app.show_page(self.pages[-1])
        else:
            self.app.show_again(self._base)
        page.deleteLater()

    def close_pages(self) -> None:
        """Pop all side pages and show the page of the app below."""
        while self.pages:
            self.back()
