"""The program behind the boards."""

from __future__ import annotations

import atexit
import json
import os
import re
import threading
import time
import weakref
from pathlib import Path
from types import TracebackType
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Iterable,
    Iterator,
    List,
    Optional,
    Type,
    Union,
)

from .batch import Batch, game_value, is_file, solve_words
from .errors import BadInput, EngineDied, OxoError, Timeout
from .process import GRACE, LineProcess, Program, find_program
from .results import Solution

if TYPE_CHECKING:
    from .board import Board

Json = Dict[str, Any]

_LIMITED = re.compile(r"[:,](time|depth|nodes|simulations)=|^level", re.IGNORECASE)


class Engine:
    """A process of the program ``oxo``, which answers one question after another.

    The process starts with the first question, and ends with :meth:`close`, at the end of a
    ``with``, or with Python. Without one of your own, boards share :func:`shared_engine`.

    >>> import oxo
    >>> with oxo.Engine(threads=1) as own:
    ...     print(oxo.Board("tic-tac-toe", "a1 b1", engine=own).solve())
    X wins in 5
    """

    def __init__(
        self,
        program: Optional[Program] = None,
        *,
        options: Iterable[str] = (),
        threads: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """
        :param program: the launcher, or the words of a command that starts it; otherwise the
            environment variable ``OXO``, ``oxo`` on the path, or the checkout of this package
        :param options: more options of ``oxo engine``, such as ``["--no-table"]``
        :param threads: how many positions of a batch are solved at a time; otherwise as many as
            there are processors
        :param timeout: seconds that an answer may take before :class:`oxo.Timeout` is raised
        """
        self._command = [*find_program(program), "engine", *options]
        self.threads = threads if threads is not None else _processors()
        self.timeout = timeout
        self._lock = threading.RLock()
        self._process: Optional[LineProcess] = None
        self._batch = False
        self._game: Optional[str] = None
        self._layouts: Dict[str, Json] = {}
        self._without_limit: Dict[str, bool] = {}
        self.name = ""
        """The program and its version, once it has been started."""
        _open_engines.add(self)

    # --- The process ---------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether the process has been started and not been closed."""
        return self._process is not None

    def start(self) -> "Engine":
        """Starts the process, unless it runs. The first question does so too."""
        with self._lock:
            if self._batch:
                raise OxoError("a batch is being solved; take all its solutions first, or close() it")
            if self._process is None:
                self._process = LineProcess(self._command)
                self._game = None
                self._send("ugi")
                self._until("ugiok", self._introduced)
                self._send(f"setoption name threads value {self.threads}", "isready")
                self._until("readyok", lambda line: None)
        return self

    def _introduced(self, line: str) -> None:
        if line.startswith("id name "):
            self.name = line[len("id name ") :]

    def close(self) -> None:
        """Ends the process. The next question would start another."""
        with self._lock:
            process, self._process = self._process, None
            self._batch = False
            if process is not None:
                process.close()

    def __enter__(self) -> "Engine":
        return self.start()

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        fault: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def __del__(self) -> None:
        process = getattr(self, "_process", None)
        if process is not None:
            process.kill()

    def __repr__(self) -> str:
        state = self.name or "not started" if self.running else "not running"
        return f"<oxo.Engine {state}>"

    # --- Lines ---------------------------------------------------------------------------------

    def _send(self, *lines: str) -> None:
        assert self._process is not None
        self._process.write(lines)

    def _until(self, last: str, take: Callable[[str], None]) -> None:
        """Takes lines up to the last one, which is not taken."""
        deadline = self._deadline()
        try:
            while True:
                line = self._read(deadline)
                if line == last:
                    return
                take(line)
        except BaseException as fault:
            self._abandon(last, fault)
            raise

    def _deadline(self) -> Optional[float]:
        return None if self.timeout is None else time.monotonic() + self.timeout

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _set_game(self, game: str) -> None:
        """Makes ``solve`` mean this game."""
        if game == self._game:
            return
        wrong: List[str] = []
        self._send(f"setoption name game value {game_value(game)}", "isready")
        self._until("readyok", wrong.append)
        if wrong:
            raise BadInput(_sentence(wrong[0]))
        self._game = game

    def _read(self, deadline: Optional[float]) -> str:
        assert self._process is not None
        if deadline is None:
            return self._process.read()
        try:
            return self._process.read(max(0.0, deadline - time.monotonic()))
        except Timeout:
            raise Timeout(f"OXO has not answered within {self.timeout:g} seconds") from None

    def _abandon(self, last: str, fault: BaseException) -> None:
        """Stops what nobody waits for any more, so that the next question finds the program free."""
        if isinstance(fault, EngineDied):
            self._process = None
            return
        process = self._process
        if process is None:
            return
        try:
            process.write(["stop"])
            end = time.monotonic() + GRACE
            while process.read(max(0.0, end - time.monotonic())) != last:
                pass
        except (OxoError, KeyboardInterrupt):
            self._process = None
            process.kill()

    # --- Questions -----------------------------------------------------------------------------

    def request(
        self, name: str, *, on_answer: Optional[Callable[[Json], None]] = None, **fields: Any
    ) -> Json:
        """Asks any question of the API (docs/api.md), and returns the last answer.

        :param on_answer: called with every answer, also the intermediate ones
        :param fields: of the request; those that are None are left out

        >>> import oxo
        >>> oxo.shared_engine().request("threats", game="tic-tac-toe", position="XX./OO./...")["text"]
        'O threatens to complete a line at c2.'
        """
        question = {"request": name}
        question.update({key: value for key, value in fields.items() if value is not None})
        answers: List[Json] = []

        def take(line: str) -> None:
            kind, _, text = line.partition(" ")
            if kind != "answer":
                raise OxoError(_sentence(line))
            answers[:] = [json.loads(text)]
            if on_answer is not None:
                on_answer(answers[0])

        with self._lock:
            self.start()
            self._send("api " + json.dumps(question))
            self._until("apiok", take)
        if not answers:
            raise OxoError("OXO knows nothing yet; give it more time")
        if "error" in answers[0]:
            raise BadInput(answers[0]["error"])
        return answers[0]

    def place(self, game: str) -> Json:
        """The fields of a request that name a game: a built-in one, or the text of a file."""
        if not is_file(game):
            return {"game": game}
        try:
            return {"definition": Path(game).read_text(encoding="utf-8")}
        except (OSError, UnicodeDecodeError) as fault:
            raise BadInput(f"the definition {game} cannot be read: {fault}") from None

    def layout(self, game: str) -> Json:
        """The facts about a game: its rules, how its board is drawn, the names of its cells."""
        if game not in self._layouts:
            place = self.place(game)
            text = place.get("definition") or f"extends = {json.dumps(game)}\nname = \"Board\"\n"
            if "game" in place:
                # Names the fault in the game, not in the text.
                self.request("show", game=game)
            self._layouts[game] = self.request("check", definition=text)
        return self._layouts[game]

    def needs_limit(self, game: str, spec: str) -> bool:
        """Whether an engine would go on without end if it is given no limit."""
        if _LIMITED.search(spec):
            return False
        key = f"{game} {spec.partition(':')[0].lower()}"
        if key not in self._without_limit:
            for each in self.request("engines", **self.place(game))["engines"]:
                self._without_limit[f"{game} {each['engine']}"] = each["needsLimit"]
        return self._without_limit.get(key, True)

    def solve_all(
        self,
        positions: Iterable[Union[str, "Board"]],
        game: Optional[str] = None,
        *,
        weak: bool = False,
        best: bool = False,
        every_move: bool = False,
        nodes: Optional[int] = None,
        time: Optional[float] = None,
        errors: str = "raise",
    ) -> Iterator[Union[Solution, BadInput]]:
        """Solves many positions of one game, several at a time, and yields a solution for each.

        They are sent ahead, so this is as fast as ``oxo solve`` is for a file. The solutions come
        in the order of the positions.

        :param positions: moves, rows or boards
        :param game: the game of positions that are texts
        :param weak: asks only who wins, which is faster
        :param best: also finds all best moves
        :param every_move: also finds the value of every legal move
        :param nodes: how many positions may be visited for each
        :param time: how many seconds each may take
        :param errors: ``"raise"`` ends with :class:`oxo.BadInput` at a wrong position,
            ``"return"`` yields that error in its place and goes on

        >>> import oxo
        >>> [str(each) for each in oxo.shared_engine().solve_all(["a1 b1", "a1 b2"], "tic-tac-toe")]
        ['X wins in 5', 'draw']
        """
        if errors not in ("raise", "return"):
            raise BadInput(f"errors is '{errors}'; it must be 'raise' or 'return'")
        words = solve_words(weak, best, every_move, nodes, time)
        return Batch(self, positions, game, words, errors == "raise").solutions()


def _sentence(line: str) -> str:
    """What the program complains about, without the words of the protocol."""
    prefix = "info string "
    return line[len(prefix) :] if line.startswith(prefix) else f"OXO said '{line}'"


def _processors() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


_open_engines: "weakref.WeakSet[Engine]" = weakref.WeakSet()
_shared: Optional[Engine] = None


def shared_engine() -> Engine:
    """The engine that boards use if they are given no other."""
    global _shared
    if _shared is None:
        _shared = Engine()
    return _shared


@atexit.register
def _close_all() -> None:
    for each in list(_open_engines):
        each.close()
