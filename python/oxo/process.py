"""The process of the program, as lines that go in and lines that come out."""

from __future__ import annotations

import collections
import os
import queue
import shlex
import shutil
import subprocess
import threading
from pathlib import Path
from typing import Deque, Iterable, List, Optional, Sequence, Union

from .errors import EngineDied, ProgramNotFound, Timeout

Program = Union[str, "os.PathLike[str]", Sequence[str]]

#: How long a program that was told to end may take, in seconds, before it is killed.
GRACE = 5.0


def find_program(program: Optional[Program] = None) -> List[str]:
    """The command that starts OXO.

    It is what is given here, or else what the environment variable ``OXO`` says, or else ``oxo`` on
    the path, or else the launcher of the checkout in which this file stands.

    >>> find_program(["java", "-jar", "oxo.jar"])
    ['java', '-jar', 'oxo.jar']
    >>> find_program("/nowhere/oxo")
    Traceback (most recent call last):
    ...
    oxo.errors.ProgramNotFound: there is no program '/nowhere/oxo'
    """
    if program is not None and not isinstance(program, (str, os.PathLike)):
        return [str(word) for word in program]
    given = os.fspath(program) if program is not None else os.environ.get("OXO", "")
    if given:
        found = shutil.which(given)
        if found:
            return [found]
        words = shlex.split(given)
        if program is None and len(words) > 1 and shutil.which(words[0]):
            return words
        where = "" if program is not None else "; the environment variable OXO names it"
        raise ProgramNotFound(f"there is no program '{given}'{where}")
    found = shutil.which("oxo")
    if found:
        return [found]
    launcher = Path(__file__).resolve().parents[2] / "oxo"
    if launcher.is_file() and (launcher.parent / "pom.xml").is_file():
        return [str(launcher)]
    raise ProgramNotFound(
        "the program 'oxo' was not found; put it on the path, set the environment variable OXO to"
        " it, or name it by oxo.Engine(program=...)"
    )


class LineProcess:
    """A process that is written to and read from line by line."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                # Ctrl-C is for Python, which then tells the program to stop.
                start_new_session=os.name == "posix",
            )
        except OSError as fault:
            raise ProgramNotFound(f"'{command[0]}' cannot be started: {fault.strerror}") from None
        self._lines: "queue.SimpleQueue[Optional[str]]" = queue.SimpleQueue()
        self._said: Deque[str] = collections.deque(maxlen=20)
        self._readers = [
            threading.Thread(target=self._read_output, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def _read_output(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\r\n"))
        self._lines.put(None)

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._said.append(line.rstrip("\r\n"))

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def write(self, lines: Iterable[str]) -> None:
        """Sends lines."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(line + "\n" for line in lines))
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._died() from None

    def read(self, seconds: Optional[float] = None) -> str:
        """Waits for the next line, for at most so many seconds."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Timeout(f"OXO has not answered within {seconds:g} seconds") from None
        if line is None:
            self._lines.put(None)
            raise self._died()
        return line

    def _died(self) -> EngineDied:
        self._end()
        said = " ".join(self._said)
        status = self._process.returncode
        return EngineDied(f"OXO ended with status {status}" + (f": {said}" if said else ""))

    def close(self) -> None:
        """Tells the program to quit, and kills it if it does not. Can be called again."""
        if self._process.poll() is None:
            try:
                assert self._process.stdin is not None
                self._process.stdin.write("quit\n")
                self._process.stdin.flush()
            except (OSError, ValueError):
                pass
        self._end()

    def kill(self) -> None:
        """Ends the program at once."""
        self._process.kill()
        self._end()

    def _end(self) -> None:
        try:
            assert self._process.stdin is not None
            self._process.stdin.close()
        except OSError:
            pass
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for reader in self._readers:
            if reader is not threading.current_thread():
                reader.join(GRACE)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()
