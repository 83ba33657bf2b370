package games.oxo.app.puzzles;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import games.oxo.session.puzzle.Puzzle;
import games.oxo.session.puzzle.PuzzleText;

/** Puzzles as text: drawn for people, or in lines that {@code solve} reads. */
final class PuzzlePrinter {
  private final Terminal terminal;
  private final Drawing drawing;
  private final MoveNotation notation;
  private final boolean solutions;

  PuzzlePrinter(Terminal terminal, Game game, boolean solutions) {
    this.terminal = terminal;
    this.solutions = solutions;
    drawing = new Drawing(game, terminal.colours());
    notation = new MoveNotation(game);
  }

  /** Draws a puzzle. */
  void draw(int number, Puzzle puzzle) {
    if (number > 1) {
      terminal.out().println();
    }
    terminal.printWrapped(
        Text.format("%d. %s Grade %d.", number, PuzzleText.task(puzzle), puzzle.grade()), 0);
    terminal.out().println("   " + PositionWriter.rows(puzzle.position()));
    terminal.out().println();
    drawing.draw(puzzle.position()).forEach(line -> terminal.out().println("  " + line));
    if (solutions) {
      terminal.out().println();
      terminal.out().println("   Solution: " + notation.write(puzzle.best()));
    }
  }

  /** A puzzle as a line of a file of positions, with its value and the solution behind it. */
  String line(Puzzle puzzle) {
    return Text.format(
        "%s win %d # grade %d, solution %s",
        PositionWriter.rows(puzzle.position()),
        puzzle.plies(),
        puzzle.grade(),
        notation.writeInList(puzzle.best()));
  }
}
