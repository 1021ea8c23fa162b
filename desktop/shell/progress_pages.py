"""Work that takes longer than a tap may: a page says how far it is and stops it, and nothing else can be tapped."""

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.keeping.work_page import WorkPage
from desktop.kit.background import Background
from desktop.words.say import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.bridge.jobs import Job
    from desktop.kit.appearance import Look


class WaitPage(WorkPage):
    """Says how far a job is. `given_up` = it is to leave everything as it is, unless that is too late."""

    def __init__(self, look: "Look", job: "Job[Any]", parent: "QWidget") -> None:
        super().__init__(look, "waiting", (("back", "cross"),), "", parent)
        self.job, self.given_up = job, False
        self.at_once = 1
        self.message.tell(job.title, say("waiting.about"))
        self.message.part = 0.0

    def move_on(self, done: int, of: int) -> None:
        """So much of so much is done; nothing is known of how much where `of` is 0."""
        if not self.given_up and of:
            self.message.move_on(done, of, self.job.how_far(done, of), say("waiting.about"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stops it; every other key ends here: no page may be laid over this one, which goes by itself."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()

    def escape(self) -> None:
        """Stop it."""
        self.given_up = True
        self.message.tell(self.job.title, say("waiting.stopping"))


class Shows(Protocol):
    """A window that one page fills at a time. `shown` = that page."""

    shown: "QWidget | None"

    def look(self) -> "Look":
        """The grid fitted to the window as it is."""

    def show_page(self, page: "QWidget") -> None:
        """Show a page; the one before is hidden, not closed."""


class Waits:
    """`page` = the page that waits now, None where nothing does; what is asked for meanwhile comes after it."""

    def __init__(self, app: Shows, window: "QWidget") -> None:
        self.app, self.window = app, window
        self.page: WaitPage | None = None
        self.next: list[Job[Any]] = []

    def wait(self, job: "Job[Any]") -> None:
        """Do it beside the window; what was on screen comes back once it is over, then `job.ended` hears of it."""
        if self.page is not None:
            self.next.append(job)
            return
        page, before = WaitPage(self.app.look(), job, self.window), self.app.shown
        self.page = page
        work = Background(lambda go_on: job.work(lambda done, of: go_on(done, of) and not page.given_up), page)

        def over(result: object) -> None:
            self.page = None
            if before is not None:
                self.app.show_page(before)
            page.deleteLater()
            try:
                job.ended(result)
            finally:
                if self.next:
                    self.wait(self.next.pop(0))

        work.moved.connect(page.move_on)
        work.ended.connect(over)
        self.app.show_page(page)
        page.begin(work)

    def close(self) -> None:
        """The window is closed: the job is given up; what is being committed is."""
        page, self.page = self.page, None
        self.next.clear()
        if page is not None and page.work is not None:
            page.given_up = True
            while page.work.running:
                page.work.stop()
