"""What can go wrong. Every message is a sentence that says what, and what would be right."""

from __future__ import annotations


class OxoError(Exception):
    """Any fault of this package."""


class ProgramNotFound(OxoError):
    """The program ``oxo`` was not found, or cannot be started."""


class EngineDied(OxoError):
    """The program ended before it had answered."""


class BadInput(OxoError, ValueError):
    """A game, position, move or option is not what it should be; the message is OXO's own."""


class Timeout(OxoError, TimeoutError):
    """An answer took longer than the timeout."""
