package games.oxo.app.play;

import games.oxo.app.terminal.Paint;
import games.oxo.app.terminal.Terminal;
import games.oxo.app.terminal.Wrap;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.ValueJson;
import games.oxo.session.json.Json;
import org.jspecify.annotations.Nullable;

/** The terminal view of a game: boards and sentences for people, or a JSON line for each move. */
final class GameScreen {
  private static final String CLEAR_LINE = "\r\u001b[K";

  /** Something that is shown for a while only. */
  interface Notice extends AutoCloseable {
    @Override
    void close();
  }

  private final Terminal terminal;
  private final boolean movesOnly;
  private final boolean json;
  private final MoveNotation notation;
  private final Drawing drawing;
  private final Paint paint;

  /**
   * @param movesOnly whether the board is drawn only when it is asked for
   * @param json whether each move is a JSON line and nothing else is shown
   */
  GameScreen(Terminal terminal, Game game, boolean movesOnly, boolean json) {
    this.terminal = terminal;
    this.movesOnly = movesOnly;
    this.json = json;
    notation = new MoveNotation(game);
    drawing = new Drawing(game, terminal.colours());
    paint = new Paint(terminal.editing() && terminal.colours());
  }

  boolean movesOnly() {
    return movesOnly;
  }

  /** A sentence for people. */
  void say(String text) {
    if (!json) {
      terminal.out().println(text);
    }
  }

  /** A text that may be long, which a screen wants in lines. */
  void sayWrapped(String text, int indent) {
    if (terminal.editing()) {
      Wrap.lines(text, indent).forEach(this::say);
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
    if (!movesOnly) {
      redraw(position);
    }
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
      say(paint.player(player, who + ":") + " " + notation.write(move) + details(found));
    }
    if (json) {
      terminal.out().println(line(move, after, found));
    }
  }

  private String details(@Nullable Analysis found) {
    if (found == null) {
      return "";
    }
    long effort = found.nodes() > 0 ? found.nodes() : found.simulations();
    return paint.faint(Text.format(" (%s) [%d]", RawValue.text(found.value()), effort));
  }

  private String line(Move move, Position after, @Nullable Analysis found) {
    Player winner = after.outcome().winner();
    return Json.write(
        Json.object(
            "move",
            notation.writeInList(move),
            "value",
            found == null ? null : ValueJson.write(found.value()),
            "position",
            PositionWriter.rows(after),
            "over",
            after.outcome().isOver(),
            "winner",
            winner == null ? null : winner.name()));
  }

  /** How the game ended, and its moves. */
  void end(Position position) {
    String sentence = RuleText.outcome(position) + ".";
    Player winner = position.outcome().winner();
    say(winner == null ? paint.strong(sentence) : paint.player(winner, sentence));
    sayWrapped(notation.writeNumbered(position), 0);
  }

  /** Tells a person who waits that an engine is thinking. */
  Notice thinking() {
    if (json || !terminal.editing()) {
      return () -> {};
    }
    terminal.out().print(paint.faint("thinking ..."));
    terminal.out().flush();
    return () -> {
      terminal.out().print(CLEAR_LINE);
      terminal.out().flush();
    };
  }
}
