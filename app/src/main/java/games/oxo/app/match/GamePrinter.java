package games.oxo.app.match;

import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.ReplayedGame;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.ValueText;
import games.oxo.search.value.ValueWords;
import java.io.PrintStream;

/**
 * Shows games between engines: a line for each move such as {@code alphabeta <3,3> (+18 for X)}, or
 * verbosely {@code alphabeta <3,3> (18) [95864]} with the engine's own number and how many
 * positions it looked at, and the board after every other one.
 */
final class GamePrinter {
  private final PrintStream out;
  private final boolean verbose;
  private final MoveNotation notation;
  private final Drawing drawing;
  private final Paint paint;

  /**
   * @param verbose whether values are shown as the engines' own numbers
   */
  GamePrinter(Terminal terminal, Game game, boolean verbose) {
    this.verbose = verbose;
    out = terminal.out();
    notation = new MoveNotation(game);
    drawing = new Drawing(game, terminal.colours());
    paint = new Paint(terminal.colours());
  }

  /** What game it is, and where it begins. */
  void begin(int number, String first, String second, Position opening) {
    out.println(paint.strong(Text.format("Game %d: %s against %s", number, first, second)));
    if (opening.ply() > 0) {
      String moves = notation.writeList(opening.moves());
      out.println("Opening" + (moves.isEmpty() ? "" : " " + moves));
      board(opening);
    }
  }

  /**
   * A move.
   *
   * @param value as a log has it, empty when not known
   * @param nodes 0 when not known
   */
  void move(String label, Position after, String value, long nodes) {
    Player player = after.previous().flatMap(Position::toMove).orElseThrow();
    String details =
        (value.isEmpty()
                ? ""
                : Text.format(" (%s)", words(player, after.lastMove().orElseThrow(), value)))
            + (nodes > 0 && verbose ? Text.format(" [%d]", nodes) : "");
    out.println(
        paint.player(player, label)
            + Text.format(" <%s>", notation.writeInList(after.lastMove().orElseThrow()))
            + paint.faint(details));
  }

  /** The move of a stored game with a number from 1. */
  void move(ReplayedGame game, int number) {
    GameRecord.Turn turn = game.game().turns().get(number - 1);
    move(game.label(number), game.positions().get(number), turn.value(), turn.nodes());
  }

  /** The board. */
  void board(Position position) {
    drawing.draw(position).forEach(out::println);
    out.println();
  }

  /** The board with the names of its columns on top, as {@code playoff5} prints it. */
  void boardBelowNames(Position position) {
    drawing.drawBelowNames(position).forEach(out::println);
    out.println();
  }

  /** How the game ended. */
  void end(GameRecord game, Position position) {
    out.println(paint.strong(sentence(game, position)));
    out.println();
  }

  /** How a game ended, in a sentence. */
  static String sentence(GameRecord game, Position position) {
    String winner =
        switch (game.result()) {
          case FIRST -> game.first() + " wins";
          case SECOND -> game.second() + " wins";
          case DRAW -> "Drawn";
        };
    if (!game.isForfeit()) {
      return Text.format("%s. %s.", winner, RuleText.outcome(position));
    }
    return Text.format(
        "%s. %s lost by %s: %s.", winner, game.loser(), fault(game.reason()), game.detail());
  }

  private static String fault(EndReason reason) {
    return switch (reason) {
      case ILLEGAL_MOVE -> "an illegal move";
      case CRASH -> "a crash";
      default -> reason.toString();
    };
  }

  /** A value of a log. */
  private String words(Player player, Move move, String value) {
    return ValueText.read(value)
        .map(read -> verbose ? RawValue.text(read) : ValueWords.ofMove(player, move, read))
        .orElse(value);
  }
}
