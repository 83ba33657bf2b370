"""The package against the program and against programs that misbehave."""

import os
import subprocess
import sys
import tempfile
import textwrap
import unittest
import xml.etree.ElementTree
from pathlib import Path

import oxo
from oxo.process import LineProcess, find_program

#: An engine that knows the beginning of the conversation; what it does then stands in its place.
FAKE = """
import sys, time
for line in sys.stdin:
    line = line.strip()
    if line == "ugi":
        print("id name Fake 1\\nugiok", flush=True)
    elif line == "isready":
        print("readyok", flush=True)
    elif line == "quit":
        break
    elif line.startswith(("api", "solve")):
        %s
"""


class Fakes(unittest.TestCase):
    def fake(self, does, **options):
        file = Path(self.folder.name) / "fake.py"
        file.write_text(FAKE % does)
        engine = oxo.Engine([sys.executable, str(file)], **options)
        self.addCleanup(engine.close)
        return engine

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def test_a_program_that_never_answers_ends_by_the_timeout(self):
        engine = self.fake("pass", timeout=0.5)
        engine.start()
        engine._process.write([])
        import oxo.engine as module

        grace, module.GRACE = module.GRACE, 0.1
        self.addCleanup(setattr, module, "GRACE", grace)
        with self.assertRaisesRegex(oxo.Timeout, "not answered within 0.5 seconds"):
            engine.request("games")
        self.assertFalse(engine.running)
        with self.assertRaises(TimeoutError):
            list(engine.solve_all(["1,1"], "squava"))
        self.assertFalse(engine.running)

    def test_a_program_that_ends_is_an_error_with_what_it_said(self):
        engine = self.fake("sys.exit('no memory left')")
        with self.assertRaisesRegex(oxo.EngineDied, "ended with status 1: no memory left"):
            engine.request("games")
        self.assertFalse(engine.running)
        with self.assertRaises(oxo.EngineDied):
            list(engine.solve_all(["1,1"], "squava"))

    def test_what_is_no_answer_is_an_error(self):
        engine = self.fake("print('info string too tired\\nhello\\napiok', flush=True)")
        with self.assertRaisesRegex(oxo.OxoError, "too tired"):
            engine.request("games")
        self.assertTrue(engine.running)

    def test_a_program_that_does_not_quit_is_killed(self):
        engine = self.fake("time.sleep(1000)")
        engine.start()
        engine._process.write(["api {}"])
        import oxo.process as module

        grace, module.GRACE = module.GRACE, 0.1
        self.addCleanup(setattr, module, "GRACE", grace)
        process = engine._process._process
        engine.close()
        self.assertIsNotNone(process.returncode)

    def test_interrupting_an_answer_leaves_the_engine_usable(self):
        engine = self.fake("print('answer {\"a\": 1}\\napiok', flush=True)")

        def interrupt(answer):
            raise KeyboardInterrupt

        with self.assertRaises(KeyboardInterrupt):
            engine.request("games", on_answer=interrupt)
        self.assertEqual(engine.request("games"), {"a": 1})


class Programs(unittest.TestCase):
    def test_what_is_not_there_is_said(self):
        with self.assertRaisesRegex(oxo.ProgramNotFound, "there is no program '/no/oxo'"):
            oxo.Engine("/no/oxo")
        old = os.environ.get("OXO")
        os.environ["OXO"] = "/not/here"
        try:
            with self.assertRaisesRegex(oxo.ProgramNotFound, "environment variable OXO names it"):
                find_program()
        finally:
            os.environ.pop("OXO") if old is None else os.environ.update(OXO=old)
        with self.assertRaisesRegex(oxo.ProgramNotFound, "cannot be started"):
            LineProcess(["/no/oxo"])

    def test_python_ends_with_its_engines(self):
        code = "import oxo; oxo.Board('tic-tac-toe'); print(oxo.shared_engine()._process.pid)"
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertFalse(Path(f"/proc/{int(run.stdout)}").exists())


class Boards(unittest.TestCase):
    def test_moves_as_people_write_them(self):
        board = oxo.Board("squava", "11 2 2")
        self.assertEqual(board.moves, ["1,1", "2,2"])
        self.assertEqual(board, oxo.Board("squava").play("1,1").play("22"))
        self.assertEqual(board.undo(5).moves, [])

    def test_a_wrong_move_changes_nothing(self):
        board = oxo.Board("yavalath", "e5")
        with self.assertRaisesRegex(oxo.BadInput, "taken"):
            board.play("d4", "e5")
        self.assertEqual(board.moves, ["e5"])

    def test_rows_and_moves(self):
        board = oxo.Board("tic-tac-toe", "c3", position="XO./.../...")
        self.assertEqual((board.rows, board.moves, board.stones), ("XO./.../..X", ["c3"], 3))
        self.assertEqual(board.text, "XO./.../... c3")
        self.assertEqual(board.undo().rows, "XO./.../...")

    def test_the_end_of_a_game(self):
        board = oxo.Board("tic-tac-toe", "a1 a2 b1 b2 c1")
        self.assertTrue(board.over)
        self.assertEqual((board.winner, board.to_move, board.legal), ("X", None, []))
        with self.assertRaisesRegex(oxo.BadInput, "nothing to solve"):
            board.solve()

    def test_what_is_wrong_is_said_in_the_words_of_the_program(self):
        for game, sentence in (("chess", "there is no game 'chess'"), ("no.toml", "cannot be read")):
            with self.assertRaisesRegex(oxo.BadInput, sentence):
                oxo.Board(game)
        with self.assertRaisesRegex(oxo.BadInput, "no engine 'chess'"):
            oxo.Board("squava").analyze("chess", nodes=1)
        with self.assertRaisesRegex(oxo.BadInput, "more than 0"):
            oxo.Board("squava").analyze(time=0)

    def test_a_game_of_your_own(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "mini.toml"
            file.write_text(
                'name = "Mini"\nboard = { shape = "square", width = 3, height = 4 }\nline = { win = 3 }\n'
            )
            board = oxo.Board(str(file), "a1")
            self.assertEqual(board.solve(weak=True).value.sign, board.solve().value.sign)
            self.assertIn("<svg", board._repr_svg_())

    def test_effort_in_nodes_gives_the_same_answer_again(self):
        board = oxo.Board("yavalath", "e5 d4 e7")
        first = board.analyze("mcts-solver", simulations=500, seed=7)
        self.assertEqual(first, board.analyze("mcts-solver", simulations=500, seed=7))
        self.assertEqual(len(first.moves), len(board.legal))
        self.assertIn(board.best_move("alphabeta:depth=2", only=["a1", "b1"]), ("a1", "b1"))

    def test_limits_that_are_too_small_give_bounds(self):
        solution = oxo.Board("yavalath:no-swap").solve(nodes=1)
        self.assertFalse(solution.solved)
        self.assertTrue(str(solution).startswith("between"))

    def test_pictures_are_well_formed(self):
        for game, moves in (("squava", "1,1"), ("yavalath", "e5 d4"), ("connect4:8x7", "44")):
            board = oxo.Board(game, moves)
            for drawing in (
                board.draw(),
                board.draw(board.analyze("alphabeta:depth=1")),
                board.draw({board.legal[0]: "<here>"}),
            ):
                root = xml.etree.ElementTree.fromstring(drawing.svg)
                self.assertTrue(root.tag.endswith("svg"))
        values = oxo.Board("tic-tac-toe", "b2 b1").solve(every_move=True)
        self.assertIn("win 5", values._repr_svg_())


class Batches(unittest.TestCase):
    def test_many_positions_in_their_order(self):
        boards = [oxo.Board("tic-tac-toe", f"{move} b1") for move in ("a1", "b2", "c3")]
        solutions = list(oxo.shared_engine().solve_all(boards * 500))
        self.assertEqual(len(solutions), 1500)
        expected = [str(board.solve()) for board in boards] * 500
        self.assertEqual([str(each) for each in solutions], expected)
        self.assertEqual(solutions[0].board, boards[0])

    def test_a_wrong_position(self):
        engine = oxo.shared_engine()
        positions = ["a1", "a1 a1", "b2"]
        with self.assertRaisesRegex(oxo.BadInput, "position 2: move 2"):
            list(engine.solve_all(positions, "tic-tac-toe"))
        kinds = [type(each) for each in engine.solve_all(positions, "tic-tac-toe", errors="return")]
        self.assertEqual(kinds, [oxo.Solution, oxo.BadInput, oxo.Solution])

    def test_the_rest_of_a_batch_can_be_left(self):
        engine = oxo.shared_engine()
        batch = engine.solve_all(["a1"] * 3000, "tic-tac-toe")
        next(batch)
        with self.assertRaisesRegex(oxo.OxoError, "a batch is being solved"):
            oxo.Board("squava")
        batch.close()
        self.assertEqual(oxo.Board("tic-tac-toe", "a1 b1").solve().value.plies, 5)

    def test_two_games_are_two_batches(self):
        boards = [oxo.Board("tic-tac-toe"), oxo.Board("squava")]
        with self.assertRaisesRegex(oxo.BadInput, "a batch is of one game"):
            list(oxo.shared_engine().solve_all(boards))
        with self.assertRaisesRegex(oxo.BadInput, "needs the game"):
            list(oxo.shared_engine().solve_all(["a1"]))


if __name__ == "__main__":
    unittest.main()
