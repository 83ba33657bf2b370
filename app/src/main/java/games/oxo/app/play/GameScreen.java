package games.oxo.app.play;

import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.ValueWords;
import games.oxo.session.examples.RuleDrawing;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/** The terminal view of a game: boards and sentences for people, or a JSON line for each move. */
final class GameScreen {
  /** Something that is shown for a while only. */
  interface Notice extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * How much is shown.
   *
   * @param movesOnly whether the board is drawn only when it is asked for, and an engine's move has
   *     its value as a bare number
   * @param verbose whether an engine's move has its value also as a bare number, and a line about
   *     its search
   * @param json whether each move is a JSON line and nothing else is shown
   */
  record Style(boolean movesOnly, boolean verbose, boolean json) {}

  private final Terminal terminal;
  private final Style style;
  private final MoveNotation notation;
  private final Drawing drawing;
  private final Paint paint;

  GameScreen(Terminal terminal, Game game, Style style) {
    this.terminal = terminal;
    this.style = style;
    notation = new MoveNotation(game);
    drawing = new Drawing(game, terminal.colours());
    paint = new Paint(terminal.editing() && terminal.colours());
  }

  boolean movesOnly() {
    return style.movesOnly;
  }

  /** A sentence for people. */
  void say(String text) {
    if (!style.json) {
      terminal.out().println(text);
    }
  }

  /** A text that may be long, which a screen wants in lines. */
  void sayWrapped(String text, int indent) {
    if (terminal.editing()) {
      terminal.wrapped(text, indent).forEach(this::say);
    } else {
      say(text);
    }
  }

  /** What is wrong with a line that a person has typed. */
  void refuse(InputException wrong) {
    say(paint.wrong("That does not work:") + " " + wrong.getMessage() + ".");
  }

  /** The prompt for a player, in its colour. */
  String prompt(Player player, String text) {
    return paint.player(player, text) + " ";
  }

  void draw(Position position) {
    if (!style.movesOnly) {
      redraw(position);
    }
  }

  /** The rules on a few boards. */
  void rules(Game game) {
    RuleDrawing.lines(game, terminal.colours()).forEach(this::say);
  }

  /** Draws the board for somebody who asked for it. */
  void redraw(Position position) {
    if (terminal.editing()) {
      say("");
      drawing.draw(position).forEach(line -> say("  " + line));
      say("");
    } else {
      drawing.draw(position).forEach(this::say);
    }
  }

  /**
   * A move that has led to {@code after}.
   *
   * @param who announces it, or is empty when a person has typed it
   * @param found what the engine found that made it, if one did
   */
  void move(String who, Position after, @Nullable Analysis found) {
    Move move = after.lastMove().orElseThrow();
    Player player = after.previous().flatMap(Position::toMove).orElseThrow();
    if (!who.isEmpty()) {
      String details = found == null ? "" : paint.faint(details(player, move, found));
      say(paint.player(player, who + ":") + " " + notation.write(move) + details);
      if (found != null && style.verbose) {
        sayWrapped(paint.faint("  " + SearchStatistics.of(found, notation)), 2);
      }
    }
    if (style.json) {
      terminal.out().println(line(player, move, after, found));
    }
  }

  /** In words, or as the classic programs print it: {@code (8) [16033197]}. */
  private String details(Player player, Move move, Analysis found) {
    String words =
        Text.format(
            " (%s%s)",
            ValueWords.ofMove(player, move, found.value()),
            found.fromBook() ? ", from the opening book" : "");
    if (!style.movesOnly && !style.verbose) {
      return words;
    }
    long effort = found.nodes() > 0 ? found.nodes() : found.simulations();
    String numbers = Text.format(" (%s) [%d]", RawValue.text(found.value()), effort);
    return style.verbose ? numbers + words : numbers;
  }

  private String line(Player player, Move move, Position after, @Nullable Analysis found) {
    Player winner = after.outcome().winner();
    return Json.write(
        Json.object(
            "move",
            notation.writeInList(move),
            "value",
            found == null ? null : ValueShape.ofMove(player, move, found.value()),
            "fromBook",
            found != null && found.fromBook(),
            "position",
            PositionWriter.rows(after),
            "over",
            after.outcome().isOver(),
            "winner",
            winner == null ? null : winner.name()));
  }

  /**
   * How the game ended, and its moves.
   *
   * @param verdict what it means to the person who plays; empty when there is no such
   * @param reason why, in a sentence
   */
  void end(Position position, @Nullable Player winner, String verdict, String reason) {
    String sentence = verdict.isEmpty() ? reason : verdict + " " + reason;
    sayWrapped(winner == null ? paint.strong(sentence) : paint.player(winner, sentence), 0);
    MoveColumns.of(position).forEach(line -> sayWrapped(line, MoveColumns.INDENT));
    if (terminal.keyboard()) {
      sayWrapped(
          "You can still type 'review', 'why', 'undo', 'save FILE', 'again' for another game, or"
              + " 'quit'.",
          0);
    }
  }

  /** Tells a person who waits that an engine is thinking, and for how long. */
  Notice thinking(Limits limits) {
    return style.json || !terminal.editing()
        ? () -> {}
        : new ThinkingNotice(terminal.out(), paint::faint, limits);
  }
}
