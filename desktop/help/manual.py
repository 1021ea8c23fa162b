"""The manual in a window of its own: chapters at the left, the text with pictures of the app at the right."""

from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QKeyEvent, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from desktop.help.chapters import chapters
from desktop.kit import fonts
from desktop.kit.theme import Theme
from desktop.words.i18n import language
from desktop.words.say import say
from resources import resource

SIZE = (1100, 780)
EDGE, FRAME, KEY = 8, 48, 64
"""Free px round the window on a small screen, px for its frame, height of its Close key in px."""
PICTURE, MARGIN = 760, 28
"""Width of a picture and margin round the text, px."""
PICTURE_LEAST = 200
"""Least width of a picture, px."""
LIST, LIST_PADDING, BAR = 250, 10, 16
"""Least width of the list of chapters, its padding, and the width of a scroll bar, px."""
CHAPTER_TEXT, TEXT = 17, 18
"""Letters of the list, and of the text and the key, px."""
LINE, BELOW, BELOW_HEADING = 125, 12, 16
"""Height of a line in percent, free height below a paragraph and a heading in px."""


class Text(QTextBrowser):
    """Shows Markdown with pictures of the app, never wider than the text."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture of `resources/pictures`, scaled down to the width of the text."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        picture = QImage(str(resource("pictures", QUrl(name).fileName())))
        room = max(PICTURE_LEAST, min(PICTURE, self.viewport().width() - 2 * MARGIN))
        if picture.isNull() or picture.width() <= room:
            return picture
        return picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)


class Manual(QWidget):
    """The window of the manual; Escape and F1 close it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setWindowTitle(say("help.manual"))
        room = self.screen().availableGeometry()
        self.resize(QSize(*SIZE).boundedTo(QSize(room.width() - 2 * EDGE, room.height() - 2 * EDGE - FRAME)))
        self.move(room.center() - self.rect().center() - QPoint(0, FRAME // 2))
        self.chapters = chapters(language().code)
        self.list = QListWidget()
        self.text = Text()
        self.close_key = QPushButton(say("sheet_close"))
        self.close_key.setMinimumHeight(KEY)
        self.close_key.clicked.connect(self.close)
        self.list.setAccessibleName(say("help.manual"))
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.addItems([fonts.typeset(chapter.title) for chapter in self.chapters])
        self.list.currentRowChanged.connect(self.show_chapter)
        self.text.setOpenExternalLinks(False)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        side = QVBoxLayout()
        side.addWidget(self.list)
        side.addWidget(self.close_key)
        layout.addLayout(side)
        layout.addWidget(self.text)
        self.dress(theme)
        self.list.setCurrentRow(0)

    def dress(self, theme: Theme) -> None:
        """Use the colours of this theme."""
        self.list.setFont(fonts.font(CHAPTER_TEXT, fonts.SEMIBOLD))
        self.close_key.setFont(fonts.font(TEXT, fonts.SEMIBOLD))
        self.text.setFont(fonts.font(TEXT, fonts.REGULAR))
        self.text.document().setDocumentMargin(MARGIN)
        self.setStyleSheet(
            f"QWidget {{ background: {theme.panel.name()}; color: {theme.text.name()}; border: none; }}"
            f"QListWidget {{ background: {theme.window.name()}; padding: {LIST_PADDING}px; outline: none; }}"
            f"QListWidget::item {{ padding: 14px 10px; border-radius: 8px; }}"
            f"QListWidget::item:selected {{ background: {theme.sel.name()}; color: {theme.text.name()};"
            f" border: 2px solid {theme.info.name()}; }}"
            f"QPushButton {{ background: {theme.raised.name()}; border: 1px solid {theme.edge.name()};"
            f" border-radius: 10px; margin: 0 10px 10px 10px; }}"
            f"QPushButton:focus {{ border: 3px solid {theme.info.name()}; }}"
            f"QScrollBar {{ background: {theme.panel.name()}; width: {BAR}px; }}"
            f"QScrollBar::handle {{ background: {theme.edge.name()}; border-radius: 6px; margin: 2px;"
            f" min-height: 48px; }}"
            f"QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}"
        )
        # wide enough for the longest title of the language, beside a scroll bar on a low screen
        self.list.setFixedWidth(max(LIST, self.list.sizeHintForColumn(0) + 2 * LIST_PADDING + BAR))

    def show_chapter(self, number: int) -> None:
        """Show a chapter from its beginning."""
        if 0 <= number < len(self.chapters):
            self.text.setMarkdown(fonts.typeset(self.chapters[number].text))
            self._space()
            self.text.verticalScrollBar().setValue(0)

    def _space(self) -> None:
        """Widen lines and paragraphs, as the page is read standing, at arm's length."""
        cursor = QTextCursor(self.text.document())
        block = self.text.document().begin()
        while block.isValid():
            spaced = QTextBlockFormat()
            spaced.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            spaced.setBottomMargin(BELOW_HEADING if block.blockFormat().headingLevel() else BELOW)
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(spaced)
            block = block.next()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the window on Escape and F1."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.close()
        else:
            super().keyPressEvent(event)
