"""The style sheet, with `@name` where a token of the theme goes (see `style.sheet`).

`autoDefault` lets Enter press a button that has the focus; Qt does so by itself in dialogs only.
"""

SHEET = """
QMainWindow, QDialog, QMessageBox, QWizard { background: @page; }
QLabel { background: transparent; }
QLabel[role="title"] { font-family: @serif; font-size: @title; font-weight: 600; }
QLabel[role="display"] { font-family: @serif; font-size: @display; font-weight: 600; }
QLabel[role="motto"] { font-family: @serif; font-size: @large; font-style: italic; color: @quiet; }
QLabel[role="heading"] { font-family: @serif; font-size: @large; font-weight: 600; }
QLabel[role="quiet"] { color: @quiet; }
QLabel[role="good"] { color: @good; }
QLabel[role="warn"] { color: @warn; }
QLabel[role="bad"] { color: @bad; }
QFrame[role="paper"] { background: @panel; border: 1.5px solid @gold; border-radius: @radius; }

QPushButton, QToolButton {
    background: @panel; border: 1px solid @gold; border-radius: @radius;
    padding: 6px 16px; min-height: @control;
}
QPushButton { qproperty-autoDefault: true; }
QToolButton { padding: 6px; }
QPushButton:hover, QToolButton:hover { background: @hover; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked { background: @selected; }
QPushButton:focus, QToolButton:focus { border: @ring solid @focus; padding: 5px 15px; }
QToolButton:focus { padding: 5px; }
QPushButton:disabled, QToolButton:disabled { color: @quiet; background: @page; border: 1px dashed @line; }
QPushButton[role="primary"] { background: @primary; color: @on_primary; font-weight: 600; }
QPushButton[role="primary"]:hover, QPushButton[role="primary"]:pressed { background: @primary_hover; }
QPushButton[role="primary"]:disabled { color: @quiet; background: @page; }
QPushButton[role="quiet"], QToolButton[role="quiet"] { background: transparent; border-color: transparent; }
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover { background: @hover; }
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus { border-color: @focus; }
QPushButton::menu-indicator { image: @down.svg; width: @arrow; right: 6px; }

QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QSpinBox, QDoubleSpinBox, QComboBox, QDateEdit {
    background: @field; border: 1px solid @gold; border-radius: 8px; padding: 5px 8px;
    selection-background-color: @selected; selection-color: @text;
}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: @control; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QSpinBox:focus,
QDoubleSpinBox:focus, QComboBox:focus { border: @ring solid @focus; padding: 4px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled, QPlainTextEdit:disabled {
    background: @page; color: @quiet; border: 1px dashed @line;
}
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit, QComboBox QLineEdit {
    border: none; padding: 0; background: transparent;
}
QComboBox::drop-down { border: none; width: @drop; subcontrol-position: right center; }
QComboBox::down-arrow { image: @down.svg; width: @arrow; height: @arrow; }
QComboBox QAbstractItemView { border: 1px solid @gold; padding: 4px; }
QSpinBox, QDoubleSpinBox { padding-right: @drop; qproperty-alignment: AlignCenter; }
QSpinBox::up-button, QDoubleSpinBox::up-button {
    subcontrol-origin: border; subcontrol-position: top right; width: @drop; border: none;
}
QSpinBox::down-button, QDoubleSpinBox::down-button {
    subcontrol-origin: border; subcontrol-position: bottom right; width: @drop; border: none;
}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: @up.svg; width: @arrow; height: @arrow; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: @down.svg; width: @arrow; height: @arrow; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover, QDoubleSpinBox::up-button:hover,
QDoubleSpinBox::down-button:hover { background: @hover; border-radius: 6px; }

QCheckBox, QRadioButton {
    spacing: 8px; padding: 3px; border: 2px solid transparent; border-radius: 6px; background: transparent;
}
QCheckBox:focus, QRadioButton:focus { border: 2px solid @focus; }
QCheckBox:disabled, QRadioButton:disabled { color: @quiet; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator, QAbstractItemView::indicator, QMenu::indicator {
    width: @box; height: @box; border: 1px solid @gold; background: @field; border-radius: 5px;
}
QRadioButton::indicator { border-radius: @half; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QGroupBox::indicator:hover { background: @hover; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QAbstractItemView::indicator:checked,
QMenu::indicator:checked {
    background: @primary; image: @check.svg;
}
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {
    background: @primary; image: @part.svg;
}
QRadioButton::indicator:checked {
    background: qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5,
        stop:0 @primary, stop:0.55 @primary, stop:0.62 @field, stop:1 @field);
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border: 1px dashed @quiet; }

QAbstractItemView {
    background: @field; alternate-background-color: @panel; border: 1px solid @gold; border-radius: 8px;
    selection-background-color: @selected; selection-color: @text; gridline-color: @line; outline: none;
}
QAbstractItemView:focus { border: @ring solid @focus; }
QAbstractItemView::item { padding: 4px 6px; color: @text; }
QAbstractItemView::item:hover { background: @hover; }
QAbstractItemView::item:selected { background: @selected; color: @text; }
QTreeView::branch { background: transparent; }
QTreeView::branch:has-children:closed { image: @right.svg; }
QTreeView::branch:has-children:open { image: @down.svg; }
QHeaderView { background: @panel; border: none; }
QHeaderView::section {
    background: @panel; color: @quiet; border: none; border-bottom: 1px solid @gold; padding: 5px 8px;
}
QTableCornerButton::section { background: @panel; border: none; }

QTabWidget::pane { border: none; border-top: 1px solid @gold; background: transparent; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: @quiet; padding: 7px 5px; border: 2px solid transparent;
    border-top-left-radius: 8px; border-top-right-radius: 8px;
}
QTabBar::tab:hover { background: @hover; color: @text; }
QTabBar::tab:selected { color: @text; background: @panel; border-bottom: 3px solid @gold; }
QTabBar::tab:focus { border: 2px solid @focus; }
QTabBar QToolButton { background: @page; border-radius: 6px; padding: 2px; }
QTabBar QToolButton::left-arrow { image: @left.svg; }
QTabBar QToolButton::right-arrow { image: @right.svg; }

QMenuBar { background: @page; }
QMenuBar::item { padding: 5px 10px; background: transparent; border-radius: 6px; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @panel; border: 1px solid @gold; padding: 6px; }
QMenu::item { padding: 6px 26px 6px 16px; border-radius: 6px; background: transparent; }
QMenu::item:selected { background: @selected; }
QMenu::item:disabled { color: @quiet; }
QMenu::separator { height: 1px; background: @line; margin: 5px 8px; }
QMenu::right-arrow { image: @right.svg; width: @arrow; height: @arrow; right: 6px; }
QMenu::indicator { left: 6px; }
QToolTip { background: @panel; color: @text; border: 1px solid @gold; padding: 5px 8px; font-size: @small; }
QStatusBar { background: @page; color: @quiet; }
QToolBar { background: @page; border: none; spacing: 6px; }

QGroupBox {
    border: 1px solid @gold; border-radius: @radius; margin-top: @body; padding: 14px 10px 10px 10px;
    font-family: @serif; font-size: @large; font-weight: 600;
}
QGroupBox::title {
    subcontrol-origin: margin; subcontrol-position: top left; left: 14px; padding: 0 6px; background: @page;
}
QGroupBox:focus { border: @ring solid @focus; }

QSlider { min-height: @drop; border: 2px solid transparent; border-radius: 8px; }
QSlider:focus { border: 2px solid @focus; }
QSlider::groove:horizontal { height: @groove; background: @line; border-radius: 3px; }
QSlider::sub-page:horizontal { background: @gold; border-radius: 3px; }
QSlider::handle:horizontal {
    width: @handle; margin: -@over 0; border-radius: @half; background: @field; border: 2px solid @gold;
}
QSlider::groove:vertical { width: @groove; background: @line; border-radius: 3px; }
QSlider::add-page:vertical { background: @gold; border-radius: 3px; }
QSlider::handle:vertical {
    height: @handle; margin: 0 -@over; border-radius: @half; background: @field; border: 2px solid @gold;
}
QSlider::handle:hover { background: @hover; }
QSlider::handle:disabled { border: 2px dashed @line; }
QProgressBar {
    background: @field; border: 1px solid @gold; border-radius: 8px; text-align: center; min-height: @control;
}
QProgressBar::chunk { background: @selected; border-radius: 7px; }

QScrollArea, QStackedWidget { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: @bar; margin: 2px; border: none; }
QScrollBar:horizontal { background: transparent; height: @bar; margin: 2px; border: none; }
QScrollBar::handle { background: @gold; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @quiet; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @gold; }
QSplitter::handle:focus { background: @focus; }
QFrame[frameShape="4"], QFrame[frameShape="5"] { color: @gold; }
"""
