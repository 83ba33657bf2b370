package games.oxo.app;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "show",
    description = "Draw a position: the board, who moves, what is legal, how it ended.")
final class ShowCommand implements Runnable {
  private static final int LINE_WIDTH = 78;
  private static final String INDENT = " ".repeat("Moves:  ".length());

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter given = new PositionParameter();

  ShowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Position position = given.read(terminal);
    Game loaded = position.game();
    if (common.json) {
      terminal.out().println(Json.write(GameJson.position(position)));
      return;
    }
    terminal.out().println("%s, %s".formatted(loaded.name(), loaded.board().describe()));
    RuleText.sentences(loaded.definition()).forEach(terminal.out()::println);
    terminal.out().println();
    new Drawing(loaded, terminal.colours())
        .draw(position)
        .forEach(line -> terminal.out().println("  " + line));
    terminal.out().println();
    String moves = new MoveNotation(loaded).writeNumbered(position);
    if (!moves.isEmpty()) {
      print(wrap("Moves:  " + moves));
    }
    terminal.out().println(status(position));
    if (!position.outcome().isOver()) {
      MoveNotation notation = new MoveNotation(loaded);
      List<Move> legal = position.legalMoves();
      String names = legal.stream().map(notation::writeInList).collect(Collectors.joining(" "));
      print(wrap("Legal:  " + names));
    }
  }

  private static String status(Position position) {
    String text = RuleText.outcome(position) + ".";
    if (!position.game().isLineGame() && !position.outcome().isOver()) {
      text +=
          " Points now: X %d, O %d."
              .formatted(position.points(Player.X), position.points(Player.O));
    }
    if (position.swapOffered()) {
      text += " A swap of seats is offered.";
    } else if (position.swapped()) {
      text += " The seats were swapped.";
    }
    return text;
  }

  private void print(List<String> lines) {
    lines.forEach(terminal.out()::println);
  }

  /** Breaks a long text at blanks; later lines are indented. */
  private static List<String> wrap(String text) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > LINE_WIDTH) {
      int at = rest.lastIndexOf(' ', LINE_WIDTH);
      // A round number stays with its moves.
      while (at > INDENT.length() && rest.charAt(at - 1) == '.') {
        at = rest.lastIndexOf(' ', at - 1);
      }
      if (at <= INDENT.length()) {
        break;
      }
      lines.add(rest.substring(0, at).stripTrailing());
      rest = INDENT + rest.substring(at).strip();
    }
    lines.add(rest);
    return lines;
  }
}
