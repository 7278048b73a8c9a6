"""The settings page. Every change takes effect at once; there is nothing to confirm."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from princesscourt.ui.kit.sound import Lack, Sound, Volume
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace, Variant, Vision
from princesscourt.ui.kit.widgets import Rule
from princesscourt.ui.shell.language import LANGUAGES

STAYS = ("0.5", "1", "2", "3", "5", "0")
"""Seconds that a finished trick may stay; 0 until a click."""
SAMPLE = "wood"
"""What is heard when another volume is chosen."""


class SettingsPage(QWidget):
    """Language, look, text size, movement, sound and table habits."""

    spoken = Signal(str)
    """A language code, or "" for the desktop's."""
    looked = Signal()
    """The look was changed and wants to be kept."""
    heard = Signal()
    """The volume was changed and wants to be kept."""
    turning = Signal(bool)
    """Whether the board turns to the side to move."""
    left = Signal()

    def __init__(self, look: Look, sprites: Sprites, sound: Sound, language: str, *, turns: bool, folder: str) -> None:
        super().__init__()
        self._look, self._sound, self._where = look, sound, folder
        self._title = QLabel()
        self._back = QPushButton()
        self._back.clicked.connect(self.left)
        self._language = self._box(["", *LANGUAGES], language, self.spoken.emit)
        self._theme = self._box([one.value for one in Variant], look.chosen.variant.value, self._choose_theme)
        self._pace = self._box([one.value for one in Pace], look.chosen.pace.value, self._choose_pace)
        self._stay = self._box(list(STAYS), f"{_kept(look.chosen.stay):g}", self._choose_stay)
        self._volume = self._box([one.value for one in Volume], sound.volume.value, self._choose_volume)
        self._lack = QLabel()
        self._lack.setWordWrap(True)
        policy = self._lack.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Ignored)  # else the form gives it the height of a narrow column
        self._lack.setSizePolicy(policy)
        self._vision = self._box([one.value for one in Vision], look.chosen.vision.value, self._choose_vision)
        self._size = QSlider(Qt.Orientation.Horizontal)
        self._size.setRange(16, 40)
        self._size.setSingleStep(1)
        self._size.setPageStep(2)
        self._size.setValue(round(look.chosen.scale * 20))
        self._size.valueChanged.connect(self._choose_size)
        self._size_said = QLabel()
        self._turns = QCheckBox()
        self._turns.setChecked(turns)
        self._turns.toggled.connect(self.turning)
        self._folder = QLabel(folder)
        self._folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._folder.setWordWrap(True)
        self._labels = {name: QLabel() for name in _labels()}
        self._rule = Rule(look, sprites)
        self._lay_out()
        look.changed.connect(self._dress)
        sound.changed.connect(self._say_lack)
        self._dress()
        self.retranslate()

    def _box(self, values: Sequence[str], now: str, run: Callable[[str], object]) -> QComboBox:
        box = QComboBox()
        for value in values:
            box.addItem(value, value)
        box.setCurrentIndex(max(0, box.findData(now)))
        box.activated.connect(lambda _: run(str(box.currentData())))
        return box

    def _lay_out(self) -> None:
        form = self._form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setVerticalSpacing(16)
        form.setHorizontalSpacing(24)
        form.addRow(self._labels["language"], self._language)
        form.addRow(self._labels["theme"], self._theme)
        form.addRow(self._labels["size"], self._size)
        form.addRow("", self._size_said)
        form.addRow(self._labels["pace"], self._pace)
        form.addRow(self._labels["stay"], self._stay)
        form.addRow(self._labels["sound"], self._volume)
        form.addRow("", self._lack)
        form.addRow(self._labels["vision"], self._vision)
        form.addRow("", self._turns)
        form.addRow(self._labels["folder"], self._folder)
        self._title.setProperty("role", "display")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inside = QWidget()
        inside.setMaximumWidth(1100)
        column = QVBoxLayout(inside)
        column.setContentsMargins(40, 24, 40, 24)
        column.addWidget(self._title)
        column.addWidget(self._rule)
        column.addLayout(form)
        column.addSpacing(16)
        column.addStretch()
        column.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def _dress(self) -> None:
        theme = self._look.theme
        self._back.setMinimumHeight(theme.px(44))
        self._say_size()

    # -- choices

    def _choose_theme(self, value: str) -> None:
        self._look.choose(variant=Variant(value))
        self.looked.emit()

    def _choose_pace(self, value: str) -> None:
        self._look.choose(pace=Pace(value))
        self.looked.emit()

    def _choose_stay(self, value: str) -> None:
        self._look.choose(stay=float(value) or math.inf)
        self.looked.emit()

    def _choose_vision(self, value: str) -> None:
        self._look.choose(vision=Vision(value))
        self.looked.emit()

    def _choose_volume(self, value: str) -> None:
        self._sound.choose(Volume(value))
        self._sound.play(SAMPLE)
        self._say_lack()
        self.heard.emit()

    def _say_lack(self) -> None:
        text = _lacks()[self._sound.lack]
        self._lack.setText(text)
        self._form.setRowVisible(self._lack, bool(text))
        self._volume.setAccessibleDescription(text)

    def _choose_size(self, twentieths: int) -> None:
        self._look.choose(scale=twentieths / 20)
        self.looked.emit()

    def _say_size(self) -> None:
        words = QCoreApplication.translate("settings", "{percent} %")
        self._size_said.setText(words.format(percent=self._size.value() * 5))

    # -- words

    def retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("settings", "Settings"))
        self._back.setText(QCoreApplication.translate("settings", "Back"))
        self._turns.setText(QCoreApplication.translate("settings", "Turn the board to the side to move"))
        for name, text in _labels().items():
            self._labels[name].setText(text)
        for name, field in self._fields().items():
            field.setAccessibleName(_labels()[name])
            self._labels[name].setBuddy(field)
        self._name_items(
            self._language, {"": QCoreApplication.translate("settings", "As on this computer"), **LANGUAGES}
        )
        self._name_items(self._theme, _themes())
        self._name_items(self._pace, _paces())
        self._name_items(self._stay, _stays())
        self._name_items(self._volume, _volumes())
        self._name_items(self._vision, _visions())
        self._say_size()
        self._say_lack()

    def _fields(self) -> dict[str, QWidget]:
        fields: dict[str, QWidget] = {
            "language": self._language,
            "theme": self._theme,
            "size": self._size,
            "pace": self._pace,
            "stay": self._stay,
            "sound": self._volume,
            "vision": self._vision,
        }
        return fields

    @staticmethod
    def _name_items(box: QComboBox, names: dict[str, str]) -> None:
        for i in range(box.count()):
            box.setItemText(i, names[str(box.itemData(i))])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focus_first(self) -> None:
        self._language.setFocus()


def _labels() -> dict[str, str]:
    return {
        "language": QCoreApplication.translate("settings", "Language"),
        "theme": QCoreApplication.translate("settings", "Colours"),
        "size": QCoreApplication.translate("settings", "Text size"),
        "pace": QCoreApplication.translate("settings", "Movement"),
        "stay": QCoreApplication.translate("settings", "A finished trick stays"),
        "sound": QCoreApplication.translate("settings", "Sound"),
        "vision": QCoreApplication.translate("settings", "Colours of the seats"),
        "folder": QCoreApplication.translate("settings", "Matches are kept in"),
    }


def _themes() -> dict[str, str]:
    return {
        "system": QCoreApplication.translate("settings", "As on this computer"),
        "light": QCoreApplication.translate("settings", "Light"),
        "dark": QCoreApplication.translate("settings", "Dark"),
        "contrast": QCoreApplication.translate("settings", "High contrast"),
    }


def _paces() -> dict[str, str]:
    return {
        "off": QCoreApplication.translate("settings", "Off"),
        "quick": QCoreApplication.translate("settings", "Quick"),
        "normal": QCoreApplication.translate("settings", "Normal"),
        "slow": QCoreApplication.translate("settings", "Slow"),
    }


def _kept(stay: float) -> float:
    """The choice of `STAYS` next to what was kept; 0 until a click."""
    return 0.0 if math.isinf(stay) else min((float(each) for each in STAYS[:-1]), key=lambda each: abs(each - stay))


def _stays() -> dict[str, str]:
    words = QCoreApplication.translate("settings", "{seconds} s")
    seconds = {each: words.format(seconds=QLocale().toString(float(each), "f", 1)) for each in STAYS[:-1]}
    return {**seconds, STAYS[-1]: QCoreApplication.translate("settings", "Until a click")}


def _volumes() -> dict[str, str]:
    return {
        "off": QCoreApplication.translate("settings", "Silent"),
        "quiet": QCoreApplication.translate("settings", "Quiet"),
        "medium": QCoreApplication.translate("settings", "Medium"),
        "loud": QCoreApplication.translate("settings", "Loud"),
    }


def _lacks() -> dict[Lack, str]:
    """Why nothing can be heard here; "" if it can."""
    return {
        Lack.NOTHING: "",
        Lack.MODULE: QCoreApplication.translate(
            "settings", "Nothing can be heard: Qt Multimedia is not installed. The README says how to add it."
        ),
        Lack.DEVICE: QCoreApplication.translate("settings", "Nothing can be heard: there is no loudspeaker here now."),
    }


def _visions() -> dict[str, str]:
    return {
        "court": QCoreApplication.translate("settings", "Colours of the court"),
        "clear": QCoreApplication.translate("settings", "Colours far apart"),
    }
