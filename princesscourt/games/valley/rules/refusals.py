"""Why a move is no move (rules 4)."""

from __future__ import annotations

from princesscourt.core.rules import CHANCE, Reason, Seat, Spelling, because
from princesscourt.games.valley.rules.moves import SLIDES, Move, Opening, Slide
from princesscourt.games.valley.rules.slides import destination
from princesscourt.games.valley.rules.squares import BY_NAME, NAMES, VALLEY, direction_of
from princesscourt.games.valley.rules.state import State


def refusal(state: State, seat: Seat, move: Move) -> Reason | None:
    """Why `seat` may not make this move; None if it may."""
    if isinstance(move, Opening):
        return because("over") if state.result else because("no_opening" if seat == CHANCE else "chance_opens")
    if reason := _not_asked(state, seat):
        return reason
    if move in state.moves:
        return None
    return _wrong_piece(state, seat, move.origin) or _wrong_slide(state, move)


def _not_asked(state: State, seat: Seat) -> Reason | None:
    if state.result:
        return because("over")
    if state.drawing_opening:
        return because("chance_opens")
    return None if seat == state.turn else because("not_your_turn")


def _wrong_piece(state: State, seat: Seat, origin: int) -> Reason | None:
    piece = state.piece(origin)
    if not piece:
        return because("empty_square", square=NAMES[origin])
    if piece not in ("KS", "ks")[seat]:
        return because("not_yours", square=NAMES[origin])
    if piece in "Kk" and state.ply == 0 and state.options.first_move_soldier:
        return because("first_soldier")
    return None


def _wrong_slide(state: State, move: Slide) -> Reason:
    origin, target = NAMES[move.origin], NAMES[move.target]
    if move.origin == move.target:
        return because("zero_length", square=origin)
    way = direction_of(move.origin, move.target)
    if way is None:
        return because("off_line", origin=origin, target=target)
    end = destination(move.origin, way, state.taken)
    if end == move.origin:
        return because("blocked", origin=origin, target=target)
    if end == VALLEY and state.piece(move.origin) in "Ss":
        return because("valley_soldier")
    if state.piece(move.target):
        return because("occupied", square=target, stops=NAMES[end])
    beyond = direction_of(end, move.target) == way
    return because("beyond" if beyond else "stops_early", origin=origin, target=target, stops=NAMES[end])


def explain(state: State, seat: Seat, clicks: Spelling) -> Reason | None:
    """Why these clicks begin no legal move; None if they do."""
    if reason := _not_asked(state, seat):
        return reason
    squares = [BY_NAME[click] for click in clicks if click in BY_NAME]
    if len(squares) < len(clicks) or len(squares) > 2:
        return because("no_square")
    if len(squares) == 2:
        return refusal(state, seat, SLIDES[squares[0]][squares[1]])
    if not squares or any(move.origin == squares[0] for move in state.moves):
        return None
    return _wrong_piece(state, seat, squares[0]) or _walled_in(state, squares[0])


def _walled_in(state: State, square: int) -> Reason:
    """This piece is the seat's own and has no move: shut in, or a soldier that could only stop in the Valley."""
    ends = {destination(square, way, state.taken) for way in range(8)} - {square}
    return because("valley_soldier") if ends == {VALLEY} else because("no_room", square=NAMES[square])
