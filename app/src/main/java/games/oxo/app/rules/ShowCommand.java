package games.oxo.app.rules;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.session.examples.RuleDrawing;
import games.oxo.session.examples.RuleExamples;
import games.oxo.session.json.Json;
import games.oxo.session.shape.PositionShape;
import games.oxo.session.shape.RulesShape;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "show",
    description =
        "Draw a position: the board, who is to move, which moves are legal, or how the game ended.")
public final class ShowCommand implements Runnable {
  /** How wide the labels are. */
  private static final int INDENT = 8;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter given = new PositionParameter();

  @Option(names = "--rules", description = "Show the rules on a few small boards instead.")
  private boolean rules;

  public ShowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Position position = given.read(terminal);
    Game loaded = position.game();
    if (rules) {
      rules(loaded);
      return;
    }
    if (common.json) {
      terminal.out().println(Json.write(PositionShape.POSITION.write(position)));
      return;
    }
    terminal.out().println(Text.format("%s, %s", loaded.name(), loaded.board().describe()));
    RuleText.sentences(loaded).forEach(each -> terminal.printWrapped(each, 0));
    terminal.out().println();
    new Drawing(loaded, terminal.colours())
        .draw(position)
        .forEach(line -> terminal.out().println("  " + line));
    terminal.out().println();
    String moves = new MoveNotation(loaded).writeNumbered(position);
    if (!moves.isEmpty()) {
      terminal.printWrapped("Moves:  " + moves, INDENT);
    }
    terminal.printWrapped(status(position), 0);
    if (!position.outcome().isOver()) {
      MoveNotation notation = new MoveNotation(loaded);
      List<Move> legal = position.legalMoves();
      String names = legal.stream().map(notation::writeInList).collect(Collectors.joining(" "));
      terminal.printWrapped("Legal:  " + names, INDENT);
    }
  }

  private void rules(Game game) {
    if (common.json) {
      terminal.out().println(Json.write(RulesShape.RULES.write(RuleExamples.of(game))));
      return;
    }
    RuleDrawing.lines(game, terminal.colours()).forEach(terminal.out()::println);
  }

  private static String status(Position position) {
    String text = RuleText.outcome(position) + ".";
    if (position.game().rules().hasPoints() && !position.outcome().isOver()) {
      text +=
          Text.format(
              " Points now: X %d, O %d.", position.points(Player.X), position.points(Player.O));
    }
    if (position.swapOffered()) {
      text += " A swap of seats is offered.";
    } else if (position.swapped()) {
      text += " The seats were swapped.";
    }
    return text;
  }
}
