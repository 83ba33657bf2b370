"""What a position is worth: values, solutions and analyses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Tuple

if TYPE_CHECKING:
    from .board import Board


@dataclass(frozen=True)
class Value:
    """What a position is worth to the side to move.

    ``type`` is ``"win"``, ``"draw"``, ``"loss"`` or ``"margin"`` if the value is proven, ``"chance"``
    or ``"points"`` if it is an estimate.

    >>> Value.of({"type": "win", "plies": 7}, "X")
    Value(X wins in 7)
    >>> Value.of({"type": "margin", "points": -3}, "O")
    Value(O loses by 3)
    >>> Value.of({"type": "chance", "expected": 0.62}, "X")
    Value(62% for X)
    """

    type: str
    side: str
    """The side to move, for which the value is: ``"X"`` or ``"O"``."""
    plies: Optional[int] = None
    """How many moves from the end a won or lost game is, if that is known."""
    points: Optional[float] = None
    """The margin of a score game, or an engine's own points."""
    expected: Optional[float] = None
    """The expected result of a chance, from 0 to 1; a draw is one half."""
    unit: Optional[str] = None
    """What an engine's points are: ``"evaluation"``, ``"hundredths"`` or ``"unstated"``."""

    @staticmethod
    def of(json: Mapping[str, Any], side: str) -> "Value":
        """A value as the program writes it."""
        names = ("plies", "points", "expected", "unit")
        return Value(json["type"], side, **{name: json.get(name) for name in names})

    @property
    def proven(self) -> bool:
        """Whether it is certain.

        >>> Value("draw", "X").proven, Value("chance", "X", expected=0.5).proven
        (True, False)
        """
        return self.type in ("win", "draw", "loss", "margin")

    @property
    def sign(self) -> Optional[int]:
        """1 if the side to move wins, 0 for a draw, -1 if it loses, None if that is not proven.

        >>> [Value(type, "X").sign for type in ("win", "draw", "loss", "chance")]
        [1, 0, -1, None]
        """
        if self.type == "margin":
            points = self.points or 0
            return (points > 0) - (points < 0)
        return {"win": 1, "draw": 0, "loss": -1}.get(self.type)

    @property
    def winner(self) -> Optional[str]:
        """The side that is proven to win.

        >>> Value("loss", "X", plies=4).winner
        'O'
        """
        other = "O" if self.side == "X" else "X"
        return {1: self.side, -1: other}.get(self.sign) if self.sign else None

    @property
    def short(self) -> str:
        """A few characters for a cell of a board.

        >>> Value("win", "X", plies=7).short, Value("chance", "X", expected=0.624).short
        ('win 7', '62%')
        """
        if self.type == "chance":
            return f"{100 * (self.expected or 0):.0f}%"
        if self.type in ("margin", "points"):
            return f"{self._own_points:+g}"
        return self.type if self.plies is None else f"{self.type} {self.plies}"

    @property
    def _own_points(self) -> float:
        points = self.points or 0
        return points / 100 if self.unit == "hundredths" else points

    def __str__(self) -> str:
        if self.type == "draw" or (self.type == "margin" and not self.points):
            return "draw"
        if self.type == "chance":
            return f"{100 * (self.expected or 0):.0f}% for {self.side}"
        if self.type == "points":
            return f"{self._own_points:+g} for {self.side}"
        verb = "wins" if self.sign == 1 else "loses"
        if self.type == "margin":
            return f"{self.side} {verb} by {abs(self.points or 0):g}"
        return f"{self.side} {verb}" + ("" if self.plies is None else f" in {self.plies}")

    def __repr__(self) -> str:
        return f"Value({self})"


@dataclass(frozen=True)
class MoveValue:
    """A legal move with its value for the side that makes it."""

    move: str
    value: Value
    line: Tuple[str, ...] = ()
    """The moves that are expected, beginning with this one."""
    visits: int = 0
    """How often a tree search has tried it."""
    score: Optional[int] = None
    """The score, in Connect Four and similar games."""

    @staticmethod
    def of(json: Mapping[str, Any], side: str) -> "MoveValue":
        """A move as the program writes it."""
        return MoveValue(
            json["move"],
            Value.of(json["value"], side),
            tuple(json.get("line") or ()),
            json.get("visits") or 0,
            json.get("score"),
        )

    def __str__(self) -> str:
        return f"{self.move}: {self.value}"

    def __repr__(self) -> str:
        return f"MoveValue({self})"


@dataclass(frozen=True)
class Solution:
    """What is proven about a position.

    >>> import oxo
    >>> solution = oxo.Board("tic-tac-toe", position="XX./OO./...").solve(every_move=True)
    >>> solution
    Solution(X wins in 1, best c1)
    >>> print(solution.moves[1])
    c2: draw
    """

    position: str
    """The position, rows from the top with ``/`` between them."""
    side: str
    """The side to move."""
    value: Optional[Value]
    """The value; None if the limits were too small to find it."""
    at_least: Optional[Value] = None
    """If it was not found, what the side to move has at least …"""
    at_most: Optional[Value] = None
    """… and at most."""
    score: Optional[int] = None
    """The score, in Connect Four and similar games."""
    best: Tuple[str, ...] = ()
    """All best moves, if they were asked for and found."""
    moves: Tuple[MoveValue, ...] = ()
    """Every legal move, best first, if they were asked for."""
    nodes: int = 0
    """The positions that were visited."""
    board: Optional["Board"] = field(default=None, compare=False, repr=False)

    @staticmethod
    def of(json: Mapping[str, Any], board: Optional["Board"] = None) -> "Solution":
        """A solution as the program writes it."""
        side = json["toMove"]
        values: Dict[str, Optional[Value]] = {
            name: Value.of(json[name], side) if json.get(name) else None
            for name in ("value", "atLeast", "atMost")
        }
        return Solution(
            json["position"],
            side,
            values["value"],
            values["atLeast"],
            values["atMost"],
            json.get("score"),
            tuple(json.get("best") or ()),
            tuple(MoveValue.of(each, side) for each in json.get("moves") or ()),
            json.get("nodes") or 0,
            board,
        )

    @property
    def solved(self) -> bool:
        """Whether the value was found."""
        return self.value is not None

    def __str__(self) -> str:
        if self.value is not None:
            return str(self.value)
        return f"between '{self.at_least}' and '{self.at_most}'"

    def __repr__(self) -> str:
        return f"Solution({self}" + (f", best {' '.join(self.best)})" if self.best else ")")

    def _repr_svg_(self) -> str:
        return _svg(self.board, self.moves)


@dataclass(frozen=True)
class Analysis:
    """What an engine thinks of a position.

    >>> import oxo
    >>> analysis = oxo.Board("connect4", "44").analyze("alphabeta:depth=4,deterministic")
    >>> analysis.engine, len(analysis.moves)
    ('alphabeta', 7)
    >>> analysis.best == analysis.moves[0].move
    True
    """

    position: str
    side: str
    """The side to move."""
    engine: str
    best: str
    """The move to play."""
    value: Value
    """What it is worth."""
    line: Tuple[str, ...] = ()
    """The moves that the engine expects."""
    moves: Tuple[MoveValue, ...] = ()
    """Every legal move, best first."""
    depth: int = 0
    nodes: int = 0
    simulations: int = 0
    board: Optional["Board"] = field(default=None, compare=False, repr=False)

    @staticmethod
    def of(json: Mapping[str, Any], board: "Board") -> "Analysis":
        """An analysis as the program writes it."""
        side = board.to_move or "X"
        return Analysis(
            json["position"],
            side,
            json["engine"],
            json["best"],
            Value.of(json["value"], side),
            tuple(json.get("line") or ()),
            tuple(MoveValue.of(each, side) for each in json.get("moves") or ()),
            json.get("depth") or 0,
            json.get("nodes") or 0,
            json.get("simulations") or 0,
            board,
        )

    def __str__(self) -> str:
        return f"{self.best}: {self.value}"

    def __repr__(self) -> str:
        return f"Analysis({self})"

    def _repr_svg_(self) -> str:
        return _svg(self.board, self.moves)


def _svg(board: Optional["Board"], moves: Tuple[MoveValue, ...]) -> str:
    return "" if board is None else board.draw(moves).svg
