"""Many positions, sent ahead of their solutions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, Iterable, Iterator, List, Optional, Union

from .errors import BadInput, EngineDied, OxoError, Timeout
from .process import GRACE
from .results import Solution

if TYPE_CHECKING:
    from .board import Board
    from .engine import Engine

#: So many positions wait for their solutions; the program takes twice as many.
AHEAD = 500


class Batch:
    """Positions of one game that an engine solves."""

    def __init__(
        self,
        engine: "Engine",
        positions: Iterable[Union[str, "Board"]],
        game: Optional[str],
        words: str,
        strict: bool,
    ) -> None:
        self._engine = engine
        self._positions = iter(positions)
        self._game = game
        self._words = words
        self._strict = strict
        self._boards: List[Optional["Board"]] = []
        self._open = 0
        self._taken = 0

    def solutions(self) -> Iterator[Union[Solution, BadInput]]:
        """Yields a solution for each position, or what is wrong with it."""
        engine = self._engine
        with engine._lock:
            engine.start()
            engine._batch = True
        try:
            while True:
                self._send()
                if not self._open:
                    return
                # Half of them are taken before more are sent.
                for _ in range((self._open + 1) // 2):
                    yield self._take()
        finally:
            engine._batch = False
            if self._open and engine.running:
                self._drop()

    def _send(self) -> None:
        """Sends as many positions ahead as may wait."""
        lines: List[str] = []
        while self._open + len(lines) < AHEAD:
            each = next(self._positions, None)
            if each is None:
                break
            board = None if isinstance(each, str) else each
            self._choose(self._game if board is None else board.game)
            text = each if isinstance(each, str) else each.text
            lines.append(f"solve {self._words}position {' '.join(text.split())}")
            self._boards.append(None if board is None else board.copy())
        if lines:
            self._open += len(lines)
            self._engine._send(*lines)

    def _choose(self, game: Optional[str]) -> None:
        """Makes the program solve positions of this game."""
        if game is None:
            raise BadInput("solve_all needs the game of positions that are texts")
        if self._boards and game != self._engine._game:
            raise BadInput(f"a batch is of one game; '{self._engine._game}' and '{game}' are two")
        self._engine._set_game(game)

    def _take(self) -> Union[Solution, BadInput]:
        answer = self._answer()
        board, self._boards[self._taken] = self._boards[self._taken], None
        self._taken += 1
        self._open -= 1
        if "error" not in answer:
            return Solution.of(answer, board)
        fault = BadInput(answer["error"] if board else f"position {self._taken}: {answer['error']}")
        if self._strict:
            raise fault
        return fault

    def _answer(self) -> Dict[str, Any]:
        engine = self._engine
        try:
            line = engine._read(engine._deadline())
        except (EngineDied, Timeout):
            engine._kill()
            raise
        kind, _, text = line.partition(" ")
        if kind != "solution":
            engine._kill()
            raise OxoError(f"OXO said '{line}'")
        answer: Dict[str, Any] = json.loads(text)
        return answer

    def _drop(self) -> None:
        """Stops what nobody wants any more."""
        try:
            self._engine._send("stop")
            process = self._engine._process
            while self._open and process is not None:
                process.read(GRACE)
                self._open -= 1
        except OxoError:
            self._engine._kill()


def game_value(game: str) -> str:
    """A game as the program is told it: a name, or the whole path of a definition file."""
    return str(Path(game).resolve()) if is_file(game) else game


def is_file(game: str) -> bool:
    """Whether a game is named by its definition file."""
    return game.endswith(".toml") or Path(game).is_file()


def solve_words(
    weak: bool, best: bool, every_move: bool, nodes: Optional[int], seconds: Optional[float]
) -> str:
    """What a line of the protocol asks about a position.

    >>> solve_words(True, False, False, 1000, 0.5)
    'weak nodes 1000 movetime 500 '
    """
    asked = (("weak", weak), ("best", best), ("all", every_move))
    words = [word for word, wanted in asked if wanted]
    if nodes is not None:
        words.append(f"nodes {nodes}")
    if seconds is not None:
        words.append(f"movetime {milliseconds(seconds)}")
    return "".join(word + " " for word in words)


def milliseconds(seconds: float) -> int:
    """A time as the program takes it.

    >>> milliseconds(1.5), milliseconds(0.0001)
    (1500, 1)
    >>> milliseconds(-1)
    Traceback (most recent call last):
    ...
    oxo.errors.BadInput: the time is -1 seconds; it must be more than 0
    """
    if not seconds > 0:
        raise BadInput(f"the time is {seconds} seconds; it must be more than 0")
    return max(1, round(seconds * 1000))
