"""OXO for Python: play, analyze and solve games that grew out of noughts and crosses.

>>> import oxo
>>> b = oxo.Board("squava")
>>> b.play("1,1", "2,2").to_move
'X'
>>> print(b.solve())
X wins in 13
>>> b.best_move(nodes=1000) in b.solve().best
True

A board talks to a process of the program ``oxo``, which is started when it is first needed and
ends with Python. :class:`Engine` says how it is found, and runs others.
"""

from .board import Board
from .drawing import Drawing
from .engine import Engine, shared_engine
from .errors import BadInput, EngineDied, OxoError, ProgramNotFound, Timeout
from .results import Analysis, MoveValue, Solution, Value

__all__ = [
    "Analysis",
    "BadInput",
    "Board",
    "Drawing",
    "Engine",
    "EngineDied",
    "MoveValue",
    "OxoError",
    "ProgramNotFound",
    "Solution",
    "Timeout",
    "Value",
    "shared_engine",
]

__version__ = "0.1.0"
