"""Small painted widgets of the shell. Each takes the `Look`, repaints and resizes itself when the look changes.

Texts come from outside, already translated; on a change of language call the setter again.
The painted card of the home screen is in `painting`, the sign that a computer thinks in `thinking`.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QSizePolicy, QWidget

from princesscourt.ui.kit.paint import paint_badge, paint_focus, paint_paper, painting_on, pen
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import METRICS, Look, Theme


class SignBadge(QWidget):
    """The disc of a seat: its colour with its sign. Decoration beside a name unless it is given a name itself."""

    def __init__(self, look: Look, seat: int, side: int = 28, parent: QWidget | None = None) -> None:
        """`side`: pixels at text scale 1."""
        super().__init__(parent)
        self._look, self._seat, self._side = look, seat, side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._dress)

    @property
    def seat(self) -> int:
        return self._seat

    def set_seat(self, seat: int) -> None:
        """Show another seat, 0 to 5."""
        self._seat = seat
        self.update()

    def sizeHint(self) -> QSize:
        side = self._look.theme.px(self._side)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting_on(self) as painter:
            paint_badge(painter, QRectF(self.rect()), self._look.theme.seat(self._seat))

    def _dress(self) -> None:
        self.updateGeometry()
        self.update()


class Rule(QWidget):
    """A thin gold line that tapers to both ends, with an ornament in the middle."""

    def __init__(self, look: Look, sprites: Sprites, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._sprites = look, sprites
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._dress)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(240), self._look.theme.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, place = self._look.theme, QRectF(self.rect())
        with painting_on(self) as painter:
            side = min(place.height() * 3, place.width())
            middle = QRectF(0, 0, side, side / 3)
            middle.moveCenter(place.center())
            self._sprites.draw(painter, "art/ornament", middle, theme, tint=theme.colours.gold)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.colours.gold))
            reach = min(place.width() / 2, theme.px(320)) - side / 2
            for end in (-1, 1):
                painter.drawPath(_taper(place.center() + QPointF(end * side * 0.5, 0), end * reach))

    def _dress(self) -> None:
        self.updateGeometry()
        self.update()


class Paper(QFrame):
    """A panel of paper with a thin gold line and a soft shadow; put a layout on it as on any frame."""

    MARGIN = 8

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        inner = self.MARGIN + METRICS.grid
        self.setContentsMargins(inner, inner, inner, inner)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        margin = self.MARGIN
        with painting_on(self) as painter:
            paint_paper(painter, QRectF(self.rect()).adjusted(margin, margin, -margin, -margin), self._look.theme)


class IconButton(QAbstractButton):
    """A button that is one icon in the colour of the text; its name is spoken and shown as a tool tip."""

    def __init__(self, look: Look, sprites: Sprites, icon: str, name: str = "", parent: QWidget | None = None) -> None:
        """`icon`: a name in `assets/icons`; `name`: what the button does, in the reader's language."""
        super().__init__(parent)
        self._look, self._sprites, self._icon = look, sprites, icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_name(name)
        look.changed.connect(self._dress)

    def set_name(self, name: str, key: str = "") -> None:
        """What it does, and the key that does the same, if there is one."""
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({key})" if key else name)

    def set_icon(self, icon: str) -> None:
        """Another icon, as when play becomes pause."""
        self._icon = icon
        self.update()

    def sizeHint(self) -> QSize:
        side = max(METRICS.touch, self._look.theme.px(36))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, place = self._look.theme, QRectF(self.rect())
        with painting_on(self) as painter:
            ground = _button_ground(self, theme)
            if ground:
                painter.setPen(pen(theme.colours.gold, 1.0))
                painter.setBrush(QColor(ground))
                painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 8, 8)
            margin = place.width() * 0.22
            painter.setOpacity(1.0 if self.isEnabled() else 0.4)
            spot = place.adjusted(margin, margin, -margin, -margin)
            self._sprites.draw(painter, f"icons/{self._icon}", spot, theme, tint=theme.colours.text)
            painter.setOpacity(1.0)
            if self.hasFocus():
                paint_focus(painter, place, theme, radius=7)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def _dress(self) -> None:
        self.updateGeometry()
        self.update()


def pressed_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press the button if the key is Return or Enter; true if it was."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    button.click()
    return True


def _button_ground(button: QAbstractButton, theme: Theme) -> str:
    """What lies behind the icon; nothing while the button rests."""
    if button.isDown() or button.isChecked():
        return theme.colours.selected
    return theme.colours.hover if button.isEnabled() and button.underMouse() else ""


def _taper(start: QPointF, reach: float) -> QPainterPath:
    """A line that begins 1.5 px thick and ends in a point; `reach` may be negative."""
    half = METRICS.hairline / 2
    path = QPainterPath(start + QPointF(0, -half))
    path.lineTo(start + QPointF(reach, 0))
    path.lineTo(start + QPointF(0, half))
    path.closeSubpath()
    return path


def fit_words(label: QLabel, width: int) -> None:
    """Makes a wrapping label `width` pixels wide and as high as its words need, whatever the layout around it says."""
    label.ensurePolished()
    label.setFixedWidth(width)
    label.setMinimumHeight(max(0, label.heightForWidth(width)))
