package games.oxo.app.match;

import games.oxo.app.play.GameFile;
import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.GameTree;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A saved game with its variations and notes, shown move by move. */
final class SavedGame implements SteppedGame {
  private final GameFile file;
  private final List<GameTree.Node> line;
  private final MoveNotation notation;
  private final Drawing drawing;
  private final Paint paint;
  private final PrintStream out;

  SavedGame(GameFile file, Terminal terminal) {
    this.file = file;
    line = file.tree().mainLine();
    notation = new MoveNotation(file.tree().game());
    drawing = new Drawing(file.tree().game(), terminal.colours());
    paint = new Paint(terminal.colours());
    out = terminal.out();
  }

  /** Whether a file begins as saved games do, and not as a log. */
  static boolean isIn(Path path) {
    try (InputStream in = Files.newInputStream(path)) {
      return in.read() == '#';
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void begin() {
    String players =
        Text.format("%s against %s", file.field("X").orElse("X"), file.field("O").orElse("O"));
    out.println(paint.strong(Text.format("%s: %s", file.tree().game().name(), players)));
    note(line.get(0));
    if (line.get(0).position().ply() > 0) {
      board(0);
    }
  }

  @Override
  public int moves() {
    return line.size() - 1;
  }

  @Override
  public void move(int number) {
    GameTree.Node node = line.get(number);
    Player player = line.get(number - 1).position().toMove().orElseThrow();
    String worth =
        node.worth().isEmpty()
            ? ""
            : paint.faint(Text.format(" (%s)", Text.printable(node.worth())));
    out.println(
        paint.player(player, Text.format("%d. %s", number, player))
            + Text.format(" <%s>%s", notation.writeInList(node.move()), node.mark())
            + worth);
    note(node);
    List<GameTree.Node> choices = line.get(number - 1).next();
    for (GameTree.Node other : choices.subList(1, choices.size())) {
      out.println(paint.faint("   or " + line(other)));
    }
  }

  private void note(GameTree.Node node) {
    if (!node.note().isEmpty()) {
      out.println("   " + Text.printable(node.note()));
    }
  }

  /** The moves of a variation; variations of it are not shown. */
  private String line(GameTree.Node from) {
    StringBuilder text = new StringBuilder(notation.writeInList(from.move()));
    for (GameTree.Node at = from; !at.next().isEmpty(); ) {
      at = at.next().get(0);
      text.append(' ').append(notation.writeInList(at.move()));
    }
    return text.toString();
  }

  @Override
  public void board(int moves) {
    drawing.draw(line.get(moves).position()).forEach(out::println);
    out.println();
  }

  @Override
  public void end() {
    Position end = line.get(moves()).position();
    out.println(
        paint.strong(end.outcome().isOver() ? RuleText.outcome(end) + "." : "Not finished."));
  }

  /** The whole tree. */
  Map<String, @Nullable Object> json() {
    return Json.object(
        "game",
        file.tree().game().id(),
        "X",
        file.field("X").orElse(null),
        "O",
        file.field("O").orElse(null),
        "position",
        PositionWriter.rows(line.get(0).position()),
        "note",
        line.get(0).note(),
        "next",
        next(line.get(0)));
  }

  private List<Object> next(GameTree.Node node) {
    List<Object> moves = new ArrayList<>();
    for (GameTree.Node each : node.next()) {
      moves.add(
          Json.object(
              "move", notation.writeInList(each.move()),
              "position", PositionWriter.rows(each.position()),
              "mark", each.mark(),
              "value", each.worth(),
              "note", each.note(),
              "next", next(each)));
    }
    return moves;
  }
}
