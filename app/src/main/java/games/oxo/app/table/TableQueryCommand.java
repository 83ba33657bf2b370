package games.oxo.app.table;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.ValueWords;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;
import games.oxo.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "query",
    description =
        "Look up the value of a position and of each of its moves in the table of a game.")
final class TableQueryCommand implements Runnable {
  /** Everything is in the table, so the solver needs no memory to speak of. */
  private static final long BYTES = 1 << 20;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter given = new PositionParameter();

  @Mixin private TableFileOption file = new TableFileOption();

  TableQueryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Position position = given.read(terminal);
    if (position.outcome().isOver()) {
      throw new InputException(
          Text.format("a table has no finished games: %s", RuleText.outcome(position)));
    }
    try (Table table = file.open(position.game())) {
      if (table.value(position).isEmpty()) {
        throw new InputException("no game leads to this position, so it is not in the table");
      }
      Solver solver = new Solver(position.game(), BYTES, WorkerPool.SINGLE, table);
      Solution found = solver.solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
      common
          .results(terminal)
          .print(() -> json(position, found, table), () -> print(position, found));
    }
  }

  private void print(Position position, Solution found) {
    Game game = position.game();
    MoveNotation notation = new MoveNotation(game);
    Map<Integer, String> notes = new HashMap<>();
    for (SolvedMove each : found.moves()) {
      if (!each.move().isSwap()) {
        notes.put(each.move().cell(), ValueWords.brief(each.value()));
      }
    }
    for (String line : new Drawing(game, terminal.colours()).draw(position, notes)) {
      terminal.out().println("  " + line);
    }
    terminal.out().println();
    for (SolvedMove each : found.moves()) {
      String move = notation.writeInList(each.move());
      String value = ValueWords.ofMove(position.toMove().orElseThrow(), each.move(), each.value());
      terminal.out().println(Text.format("%-6s %s", move, value));
    }
    String best = found.best().stream().map(notation::writeInList).collect(Collectors.joining(" "));
    terminal.out().println();
    terminal
        .out()
        .println(
            Text.format(
                "%s, best is %s",
                ValueWords.of(position.toMove().orElseThrow(), found.atLeast()), best));
  }

  private static String json(Position position, Solution found, Table table) {
    Player mover = position.toMove().orElseThrow();
    MoveNotation notation = new MoveNotation(position.game());
    List<Map<String, @Nullable Object>> moves = new ArrayList<>();
    for (SolvedMove each : found.moves()) {
      moves.add(
          Json.object(
              "move",
              notation.writeInList(each.move()),
              "value",
              ValueShape.ofMove(mover, each.move(), each.value())));
    }
    Map<String, @Nullable Object> object =
        Json.object(
            "game", position.game().id(),
            "position", PositionWriter.rows(position),
            "table", table.file().toString(),
            "value", ValueShape.write(mover, found.atLeast()));
    object.put("best", found.best().stream().map(notation::writeInList).toList());
    object.put("moves", moves);
    return Json.write(object);
  }
}
