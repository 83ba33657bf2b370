"""The examples in docstrings and in docs/bots.md."""

import doctest
import importlib
import pkgutil
import unittest
from pathlib import Path

import oxo

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
OPTIONS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def load_tests(loader, tests, pattern):
    names = [oxo.__name__]
    names += [f"oxo.{each.name}" for each in pkgutil.iter_modules(oxo.__path__)]
    for name in names:
        tests.addTests(doctest.DocTestSuite(importlib.import_module(name)))
    if PAGE.exists():
        tests.addTests(doctest.DocFileSuite(str(PAGE), module_relative=False))
    return tests


if __name__ == "__main__":
    unittest.main()
