"""The colours of the five rooms."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Jing:
    lacquer: str = "#8E1F1B"
    deep: str = "#5E1210"
    gold: str = "#D4A84F"
    paper: str = "#F6EEDC"
    ink: str = "#2A2622"
    mist: str = "#B9C4C0"


@dataclass(frozen=True, slots=True)
class Jade:
    canopy: str = "#12372A"
    fern: str = "#2F6B4F"
    moss: str = "#7FA66A"
    stone: str = "#D8CFB8"
    path: str = "#C9A36B"
    glow: str = "#3BD1A0"


@dataclass(frozen=True, slots=True)
class Realm:
    parchment: str = "#F3E6C8"
    meadow: str = "#A9C46C"
    wheat: str = "#E3C567"
    sea: str = "#5FA3B8"
    deep: str = "#2F6F8F"
    rock: str = "#A08C78"
    snow: str = "#EDE6DA"


@dataclass(frozen=True, slots=True)
class Valley:
    walnut: str = "#5B3A26"
    oak: str = "#B98B5E"
    inlay: str = "#E5CFA3"
    bronze: str = "#8C5A2B"
    ivory: str = "#F3EAD8"
    glow: str = "#FFD98A"


@dataclass(frozen=True, slots=True)
class Rebel:
    velvet: str = "#2B1B4B"
    plum: str = "#5B2A6E"
    fairies: str = "#E2B23A"
    queens: str = "#B3263A"
    pets: str = "#3C8D5A"
    princes: str = "#2F63B0"


@dataclass(frozen=True, slots=True)
class Rooms:
    """The palettes of the five games; the same by day and by night."""

    jing: Jing = Jing()
    jade: Jade = Jade()
    realm: Realm = Realm()
    valley: Valley = Valley()
    rebel: Rebel = Rebel()


ROOMS = Rooms()
