"""The painted card of the home screen."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from princesscourt.ui.kit.paint import paint_focus, paint_paper, painting_on, pen
from princesscourt.ui.kit.sprites import Fit, Sprites
from princesscourt.ui.kit.theme import METRICS, Look, Theme
from princesscourt.ui.kit.widgets import pressed_by_enter

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_MARGIN = 12
"""Room around the card for its shadow, the focus ring and the lift, so that nothing moves when it is pointed at."""
_LIFT = 3


class Painting(QAbstractButton):
    """A card one can press: a picture, below it a title in serif and one quiet line. Both wrap, nothing is cut."""

    def __init__(
        self,
        look: Look,
        sprites: Sprites,
        picture: str,
        *,
        title: str = "",
        line: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`picture`: a key of `Sprites`, drawn 3:2 ("art/home-jing")."""
        super().__init__(parent)
        self._look, self._sprites, self._picture, self._line = look, sprites, picture, line
        self._room = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_words(title, line)
        look.changed.connect(self._dress)

    def set_words(self, title: str, line: str) -> None:
        """Title and line under the picture; also what a screen reader says."""
        self._line = line
        self.setText(title.replace("&", "&&"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self._dress()

    def words_height(self, width: int) -> int:
        """How much of a card so wide the words take, in pixels."""
        return self._words_height(width - 2 * _MARGIN)

    def give_words(self, room: int) -> None:
        """Leaves the words at least so much room: side by side all pictures are then equally high."""
        self._room = room
        self.update()

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = self._look.theme.px(180)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        inner = width - 2 * _MARGIN
        return round(inner * 2 / 3) + self._words_height(inner) + 2 * _MARGIN

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting_on(self) as painter:
            card = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
            if self._raised():
                card.translate(0, -_LIFT)
            paint_paper(painter, card, theme, ground=theme.colours.hover if self._raised() else theme.colours.panel)
            words = max(self._room, self._words_height(int(card.width())))
            self._paint_picture(painter, card.adjusted(0, 0, 0, -words), theme)
            self._paint_words(painter, card.adjusted(0, card.height() - words, 0, 0).toRect(), theme)
            if self.hasFocus():
                ring = 2 * theme.colours.focus_width + 1
                paint_focus(painter, card.adjusted(-ring, -ring, ring, ring), theme, radius=METRICS.radius + 2)

    def _paint_picture(self, painter: QPainter, place: QRectF, theme: Theme) -> None:
        edge = METRICS.hairline
        place = place.adjusted(edge, edge, -edge, 0)
        outline = _rounded_above(place, METRICS.radius - edge)
        painter.save()
        painter.setClipPath(outline)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        self._sprites.draw(painter, self._picture, place, theme, fit=Fit.COVER)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.colours.gold))
        painter.drawPath(outline)

    def _paint_words(self, painter: QPainter, place: QRect, theme: Theme) -> None:
        pad, title, line = theme.px(12), _title(theme), _line(theme)
        place = place.adjusted(pad, pad, -pad, -theme.px(4))
        painter.setFont(title)
        painter.setPen(QColor(theme.colours.text))
        painter.drawText(place, _WRAPPED, self.accessibleName())
        place.setTop(place.top() + _height(title, self.accessibleName(), place.width()) + theme.px(2))
        painter.setFont(line)
        painter.setPen(QColor(theme.colours.quiet))
        painter.drawText(place, _WRAPPED, self._line)

    def _words_height(self, width: int) -> int:
        theme = self._look.theme
        width -= 2 * theme.px(12)
        title = _height(_title(theme), self.accessibleName(), width)
        return title + _height(_line(theme), self._line, width) + theme.px(28)

    def _raised(self) -> bool:
        return self.isEnabled() and self.underMouse() and not self.isDown()

    def _dress(self) -> None:
        self.updateGeometry()
        self.update()


def _title(theme: Theme) -> QFont:
    return theme.serif(theme.px(24), bold=True)


def _line(theme: Theme) -> QFont:
    return theme.sans(theme.px(15))


def _height(font: QFont, text: str, width: int) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), _WRAPPED, text or " ").height()


def _rounded_above(place: QRectF, radius: float) -> QPainterPath:
    """A rectangle whose two upper corners are round."""
    path = QPainterPath(place.bottomLeft())
    path.lineTo(place.left(), place.top() + radius)
    path.arcTo(place.left(), place.top(), 2 * radius, 2 * radius, 180, -90)
    path.arcTo(place.right() - 2 * radius, place.top(), 2 * radius, 2 * radius, 90, -90)
    path.lineTo(place.bottomRight())
    path.closeSubpath()
    return path
