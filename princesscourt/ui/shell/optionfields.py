"""The options of a game as fields of a form, with the names that its room gives them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QWidget

from princesscourt.core import options as game_options
from princesscourt.core.options import Option, Value
from princesscourt.ui.kit.room import Phrases
from princesscourt.ui.shell.listfield import ListField


class OptionFields:
    """A row of `form` for each option, in the order in which the game lists them."""

    def __init__(self, form: QFormLayout, options_type: type[Hashable], phrases: Phrases) -> None:
        self._type, self._phrases = options_type, phrases
        self._fields: dict[str, tuple[Option, QWidget, QLabel]] = {}
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for option in game_options.describe(options_type):
            self._add(form, option)

    def _add(self, form: QFormLayout, option: Option) -> None:
        label, field = QLabel(), _field(option)
        label.setBuddy(field)
        label.setWordWrap(True)
        self._fields[option.name] = (option, field, label)
        if option.kind == "switch":
            form.addRow(field)
        else:
            form.addRow(label, field)

    def retranslate(self) -> None:
        for option, field, label in self._fields.values():
            self._name(option, field, label)

    def _name(self, option: Option, field: QWidget, label: QLabel) -> None:
        name, tip = self._phrases.option(option.name)
        label.setText(name)
        for widget in (label, field):
            widget.setToolTip(tip)
        field.setAccessibleName(name)
        field.setAccessibleDescription(tip)
        if isinstance(field, QCheckBox):
            field.setText(name)
        elif isinstance(field, QComboBox):
            for i, value in enumerate(option.values):
                field.setItemText(i, self._phrases.option_value(option.name, str(value)))
        elif isinstance(field, ListField):
            words = ("", *option.offers)
            field.set_names({word: self._phrases.option_value(option.name, word) for word in words})

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Shows these; what is not named gets the rulebook's default."""
        for name, (option, field, _) in self._fields.items():
            _show(field, values.get(name, option.default))

    def chosen(self) -> Hashable:
        """The options as the game wants them. Raises `BadNotation`."""
        return game_options.parse(self._type, {name: _value(field) for name, (_, field, _) in self._fields.items()})


def _field(option: Option) -> QWidget:
    if option.kind == "switch":
        return QCheckBox()
    if option.kind == "choice":
        box = QComboBox()
        for value in option.values:
            box.addItem(str(value), value)
        return box
    if option.kind == "number":
        spin = QSpinBox()
        spin.setRange(option.low, option.high)
        return spin
    return ListField(option.offers) if option.offers else QLineEdit()


def _show(field: QWidget, value: Value) -> None:
    match field:
        case QCheckBox():
            field.setChecked(bool(value))
        case QComboBox():
            field.setCurrentIndex(max(0, field.findData(value)))
        case QSpinBox():
            field.setValue(int(value))
        case QLineEdit():
            field.setText(str(value))
        case ListField():
            field.set_value(str(value))


def _value(field: QWidget) -> Value:
    match field:
        case QCheckBox():
            return field.isChecked()
        case QComboBox():
            return str(field.currentData())
        case QSpinBox():
            return field.value()
        case QLineEdit():
            return field.text().strip()
        case ListField():
            return field.value
    raise TypeError(type(field).__name__)
