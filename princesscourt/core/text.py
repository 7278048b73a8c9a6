"""Names that are data, marked for translation without Qt."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """`text` unchanged. lupdate finds calls by this name, so a Qt-free module can name things that are translated
    later by `QCoreApplication.translate(context, text)`."""
    del context
    return text
