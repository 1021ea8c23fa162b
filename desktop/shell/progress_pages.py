"""Progress pages of jobs that take longer than a tap may; a page cancels its job, and no other page can be tapped."""

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
    """The progress page of a job. `given_up` = the user cancelled; a job past its last check still completes."""

    def __init__(self, look: "Look", job: "Job[Any]", parent: "QWidget") -> None:
        super().__init__(look, "waiting", (("back", "cross"),), "", parent)
        self.job, self.given_up = job, False
        self.at_once = 1
        self.message.tell(job.title, say("waiting.about"))
        self.message.part = 0.0

    def move_on(self, done: int, of: int) -> None:
        """Show that `done` of `of` units are done; `of` 0 means that the total is unknown, and changes nothing."""
        if not self.given_up and of:
            self.message.move_on(done, of, self.job.how_far(done, of), say("waiting.about"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel on Escape and swallow other keys, since no page may open over one that closes by itself."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()

    def escape(self) -> None:
        """Cancel the job."""
        self.given_up = True
        self.message.tell(self.job.title, say("waiting.stopping"))


class Shows(Protocol):
    """A window filled by one page, `shown`."""

    shown: "QWidget | None"

    def look(self) -> "Look":
        """Return the grid fitted to the current size of the window."""

    def show_page(self, page: "QWidget") -> None:
        """Show a page; the previous page is hidden, not closed."""


class Waits:
    """The queue of jobs with progress pages: `page` = that of the running job or None, `next` = the waiting jobs."""

    def __init__(self, app: Shows, window: "QWidget") -> None:
        self.app, self.window = app, window
        self.page: WaitPage | None = None
        self.next: list[Job[Any]] = []

    def wait(self, job: "Job[Any]") -> None:
        """Run a job in the background; at its end the previous page returns and `job.ended` gets the result."""
        if self.page is not None:
            self.next.append(job)
            return
        page, previous = WaitPage(self.app.look(), job, self.window), self.app.shown
        self.page = page
        work = Background(lambda go_on: job.work(lambda done, of: go_on(done, of) and not page.given_up), page)

        def finish(result: object) -> None:
            self.page = None
            if previous is not None:
                self.app.show_page(previous)
            page.deleteLater()
            try:
                job.ended(result)
            finally:
                if self.next:
                    self.wait(self.next.pop(0))

        work.moved.connect(page.move_on)
        work.ended.connect(finish)
        self.app.show_page(page)
        page.begin(work)

    def close(self) -> None:
        """Cancel all jobs when the window is closed; wait for a commit in progress."""
        page, self.page = self.page, None
        self.next.clear()
        if page is not None and page.work is not None:
            page.given_up = True
            while page.work.running:
                page.work.stop()
