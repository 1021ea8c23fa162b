"""The replay as it was opened."""

from desktop.app import App
from desktop.intents import OpenHands
from desktop.replay.control import ReplayControl
from desktop.replay.page import ReplayPage

SIZES = ((1024, 600), (1280, 800), (1920, 1080), (800, 1280), (3840, 2160))


def shown(app: App) -> tuple[ReplayControl, ReplayPage]:
    assert isinstance(app.shown, ReplayPage)
    control = app.shown.findChild(ReplayControl)
    assert control is not None
    return control, app.shown


def replayed(app: App, hand: int = 5) -> tuple[ReplayControl, ReplayPage]:
    app.handle(OpenHands(hand))
    return shown(app)


def listed(page: ReplayPage) -> list[int]:
    return [row.hand.hand for row in page.finder.list.records.records]
