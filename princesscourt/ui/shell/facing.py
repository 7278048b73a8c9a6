"""From which side a table is shown."""

from __future__ import annotations

from princesscourt.core.rules import Seat
from princesscourt.ui.shell.session import Session


def facing(session: Session, *, turning: bool, turned: bool) -> Seat:
    """The side of whoever looks, or of the only person; `turning`: of whoever acts; `turned` by hand to the next."""
    setting = session.match.setting
    humans, viewer = setting.humans, session.viewer
    side = viewer if viewer is not None and viewer >= 0 else (humans[0] if len(humans) == 1 else 0)
    if turning and session.acting is not None:
        side = session.acting
    return (side + 1) % len(setting.players) if turned else side
