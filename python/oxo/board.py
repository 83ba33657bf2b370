"""A position of a game, with the moves that led to it."""

from __future__ import annotations

from typing import Any, Dict, Iterable, List, Mapping, Optional, Tuple, Union, cast

from .batch import milliseconds
from .drawing import Drawing, draw, text_drawing
from .engine import Engine, shared_engine
from .results import Analysis, MoveValue, Solution, Value

Shown = Union[Analysis, Solution, Iterable[MoveValue], Mapping[str, Union[str, Value]], None]


class Board:
    """A position of a game, with the moves that led to it.

    >>> b = Board("connect4", "444")
    >>> b
    Board('connect4', '4 4 4')
    >>> print(b.play("4"))
    . . . . . . .
    . . . . . . .
    . . .(O). . .
    . . . X . . .
    . . . O . . .
    . . . X . . .
    >>> b.to_move, b.legal
    ('X', ['1', '2', '3', '4', '5', '6', '7'])
    """

    def __init__(
        self,
        game: str = "squava",
        moves: str = "",
        *,
        position: Optional[str] = None,
        engine: Optional[Engine] = None,
    ) -> None:
        """
        :param game: a built-in game, as in ``"yavalath:side4"`` or ``"connect4:8x7"``, or the path
            of a definition file, which ends in ``.toml``
        :param moves: from the start, or from the position, in the game's own notation
        :param position: rows from the top with ``/`` between them, or a drawing
        :param engine: the program to ask, otherwise :func:`oxo.shared_engine`

        >>> Board("tic-tac-toe", "b2 b2")
        Traceback (most recent call last):
        ...
        oxo.errors.BadInput: move 2 ('b2'): b2 is taken by X
        >>> Board("tic-tac-toe", position="XO./.X./..O").to_move
        'X'
        """
        self.game = game
        self._engine = engine
        self._start = position
        self._moves: List[str] = []
        self._state: Dict[str, Any] = {}
        self._set(moves)

    @property
    def engine(self) -> Engine:
        """The program that this board asks."""
        return self._engine if self._engine is not None else shared_engine()

    def _place(self, moves: str) -> Dict[str, Any]:
        place = dict(self.engine.place(self.game))
        place["position"] = self._start
        place["moves"] = moves or None
        return place

    def _set(self, moves: str) -> None:
        state = self.engine.request("show", **self._place(moves))
        count = len(moves.split())
        known = state["moves"]
        # As the program writes them; without the moves before a position there are only ours.
        self._moves = list(known) if self._start is None and known else moves.split()
        if self._start is not None and known and len(known) >= count:
            self._moves = list(known[len(known) - count :])
        self._state = state

    # --- Playing -------------------------------------------------------------------------------

    def play(self, *moves: str) -> "Board":
        """Plays moves, and returns the board. After a wrong one it is as before.

        >>> Board("yavalath").play("e5", "swap", "d4").moves
        ['e5', 'swap', 'd4']
        """
        self._set(" ".join([*self._moves, *moves]))
        return self

    def undo(self, count: int = 1) -> "Board":
        """Takes back moves, and returns the board.

        >>> Board("squava", "1,1 2,2").undo().moves
        ['1,1']
        """
        self._set(" ".join(self._moves[: max(0, len(self._moves) - count)]))
        return self

    def copy(self) -> "Board":
        """Another board with the same position."""
        other = Board.__new__(Board)
        other.__dict__.update(self.__dict__)
        other._moves = list(self._moves)
        return other

    # --- The position --------------------------------------------------------------------------

    @property
    def moves(self) -> List[str]:
        """The moves that were played here."""
        return list(self._moves)

    @property
    def rows(self) -> str:
        """The position, rows from the top with ``/`` between them.

        >>> Board("tic-tac-toe", "b2 a1").rows
        'O../.X./...'
        """
        return cast(str, self._state["position"])

    @property
    def text(self) -> str:
        """The position as ``oxo`` reads it: moves, or rows and moves."""
        return " ".join([*([] if self._start is None else [self._start]), *self._moves])

    @property
    def stones(self) -> int:
        """How many stones are on the board."""
        return cast(int, self._state["stones"])

    @property
    def to_move(self) -> Optional[str]:
        """``"X"``, ``"O"``, or None if the game is over."""
        return cast(Optional[str], self._state["toMove"])

    @property
    def legal(self) -> List[str]:
        """The legal moves."""
        return list(self._state["legal"])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return cast(bool, self._state["outcome"]["over"])

    @property
    def winner(self) -> Optional[str]:
        """``"X"``, ``"O"``, or None for a draw or a game that is not over."""
        return cast(Optional[str], self._state["outcome"]["winner"])

    @property
    def outcome(self) -> Optional[str]:
        """How the game ended, in words.

        >>> Board("tic-tac-toe", "a1 a2 b1 b2 c1").outcome
        'X wins with the line a1 b1 c1'
        """
        return cast(Optional[str], self._state["outcome"]["text"])

    @property
    def state(self) -> Dict[str, Any]:
        """All facts about the position, as ``oxo show --json`` prints them (docs/api.md)."""
        return dict(self._state)

    # --- Questions -----------------------------------------------------------------------------

    def solve(
        self,
        *,
        weak: bool = False,
        best: bool = True,
        every_move: bool = False,
        nodes: Optional[int] = None,
        time: Optional[float] = None,
    ) -> Solution:
        """What is proven about the position, with perfect play on both sides.

        :param weak: asks only who wins, which is faster
        :param best: also finds all best moves
        :param every_move: also finds the value of every legal move
        :param nodes: how many positions may be visited
        :param time: how many seconds it may take

        >>> Board("connect4", "44444422").solve(best=False).score
        16
        """
        asked = {"weak": weak, "best": best, "every_move": every_move, "nodes": nodes}
        solutions = self.engine.solve_all([self], time=time, **cast(Any, asked))
        return cast(Solution, list(solutions)[0])

    def analyze(
        self,
        engine: str = "best",
        *,
        nodes: Optional[int] = None,
        depth: Optional[int] = None,
        simulations: Optional[int] = None,
        time: Optional[float] = None,
        every_move: bool = True,
        only: Iterable[str] = (),
        avoid: Iterable[str] = (),
        seed: int = 1,
    ) -> Analysis:
        """What an engine thinks of the position and its moves.

        Without a limit the engine's own limit applies, or a second. With nodes, depth or
        simulations, but without time, the answer is always the same.

        :param engine: with its options, as in ``"mcts:policy=sharp"`` (docs/engines.md)
        :param every_move: whether every move gets a value, or only the best
        :param only: the moves to choose from
        :param avoid: moves not to choose
        :param seed: of the engine's random numbers

        >>> Board("squava", "1,1 2,2").analyze("mcts-solver", simulations=2000).value.side
        'X'
        """
        limits = {"nodes": nodes, "depth": depth, "simulations": simulations}
        limits["millis"] = None if time is None else milliseconds(time)
        given = {name: number for name, number in limits.items() if number is not None}
        if not given and self.engine.needs_limit(self.game, engine):
            given = {"millis": 1000}
        answer = self.engine.request(
            "analyze",
            **self._place(" ".join(self._moves)),
            engine=engine,
            limits=given,
            everyMove=every_move,
            only=list(only),
            avoid=list(avoid),
            seed=seed,
        )
        return Analysis.of(answer, self.copy())

    def best_move(self, engine: str = "best", **limits: Any) -> str:
        """The move that an engine plays; the limits are those of :meth:`analyze`.

        >>> Board("tic-tac-toe", position="XX./OO./...").best_move()
        'c1'
        """
        return self.analyze(engine, **{"every_move": False, **limits}).best

    def explain(self, move: str) -> str:
        """What a move does, in a sentence.

        >>> Board("tic-tac-toe", position="XX./OO./...").explain("c2")
        'c2 blocks a2 b2 c2 of O and threatens to complete a1 b1 c1 at c1; O must answer at c1.'
        """
        place = self._place(" ".join(self._moves))
        return cast(str, self.engine.request("explain", **place, move=move)["text"])

    # --- Drawing -------------------------------------------------------------------------------

    def draw(self, values: Shown = None) -> Drawing:
        """A picture of the board, with what is known of the moves on their cells.

        :param values: an analysis, a solution, or what to write for each move

        >>> b = Board("tic-tac-toe", "b2 a1")
        >>> b.draw(b.solve(every_move=True)).svg.startswith("<svg")
        True
        """
        notes: Dict[str, Union[str, Value]]
        if values is None:
            notes = {}
        elif isinstance(values, Mapping):
            notes = dict(values)
        else:
            moves = values.moves if isinstance(values, (Analysis, Solution)) else values
            notes = {each.move: each.value for each in moves}
        cells = dict(zip(self._state["legal"], self._state["legalCells"]))
        on_cells = {cells[move]: note for move, note in notes.items() if move in cells}
        return draw(self.engine.layout(self.game), self._state, on_cells)

    def _repr_svg_(self) -> str:
        return self.draw().svg

    def __str__(self) -> str:
        return text_drawing(self._state)

    def __repr__(self) -> str:
        start = "" if self._start is None else f", position={self._start!r}"
        moves = f", {' '.join(self._moves)!r}" if self._moves else ""
        return f"Board({self.game!r}{moves}{start})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> Tuple[Any, ...]:
        return self.game, self.rows, self._state["swapOffered"], self._state["swapped"]
