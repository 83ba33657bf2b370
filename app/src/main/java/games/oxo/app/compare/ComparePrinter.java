package games.oxo.app.compare;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.MoveValue;
import games.oxo.search.compare.SearchCost;
import games.oxo.search.textbook.Technique;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueWords;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;
import java.util.List;
import java.util.Objects;

/** Prints what {@code compare} has counted: a table with a bar for each search, or JSON. */
final class ComparePrinter {
  private static final int BAR = 24;

  /** How wide the table is without its bars. */
  private static final int REST = 62;

  private static final int LEAST_BAR = 6;

  private final Terminal terminal;
  private final Position position;
  private final int depth;
  private final MoveNotation notation;
  private final int barWidth;

  ComparePrinter(Terminal terminal, Position position, int depth) {
    this.terminal = terminal;
    this.position = position;
    this.depth = depth;
    notation = new MoveNotation(position.game());
    barWidth = terminal.isScreen() ? Math.min(BAR, terminal.width() - REST - 2) : BAR;
  }

  /** The technique in words, such as {@code alpha-beta with ordering}. */
  static String words(Technique technique) {
    String helps =
        technique.ordersMoves() && technique.table()
            ? " with ordering and table"
            : technique.ordersMoves() ? " with ordering" : technique.table() ? " with table" : "";
    return technique.algorithm().title() + helps;
  }

  String json(SearchCost cost) {
    MoveValue best = cost.best();
    Player mover = position.toMove().orElseThrow();
    return Json.write(
        Json.object(
            "search",
            cost.technique().algorithm().title(),
            "ordering",
            cost.technique().ordersMoves(),
            "table",
            cost.technique().table(),
            "depth",
            cost.depth(),
            "complete",
            cost.complete(),
            "value",
            best == null ? null : ValueShape.write(mover, best.value()),
            "best",
            best == null ? null : notation.write(best.move()),
            "nodes",
            cost.nodes(),
            "micros",
            cost.nanos() / 1000));
  }

  void table(List<SearchCost> costs) {
    terminal
        .out()
        .println(
            Text.format(
                "%s, stones on the board: %d, stones ahead: %d%s",
                position.game().id(), position.ply(), depth, found(costs)));
    terminal.out().println();
    line("search", "ordering", "table", "positions", "share", "", "time");
    long plain = costs.isEmpty() ? 1 : costs.get(0).nodes();
    long most = costs.stream().mapToLong(SearchCost::nodes).max().orElse(1);
    for (SearchCost cost : costs) {
      Technique technique = cost.technique();
      line(
          technique.algorithm().title(),
          technique.ordersMoves() ? "yes" : "-",
          technique.table() ? "yes" : "-",
          Text.format("%s%,d", cost.complete() ? "" : "> ", cost.nodes()),
          cost.complete() && costs.get(0).complete() ? share(cost.nodes(), plain) : "?",
          bar(cost.nodes(), most),
          Text.format("%.1f ms", cost.nanos() / 1e6));
    }
    terminal.out().println();
    terminal
        .out()
        .println(
            "share: of what plain negamax visits."
                + (barWidth < LEAST_BAR ? "" : " The bars are logarithmic."));
  }

  /** The best move, and what is proven about it; that is the same for all searches. */
  private String found(List<SearchCost> costs) {
    return costs.stream()
        .map(SearchCost::best)
        .filter(Objects::nonNull)
        .findFirst()
        .map(this::found)
        .orElse("");
  }

  private String found(MoveValue best) {
    Value value = best.value();
    String proven =
        value.isProven() ? " (" + ValueWords.of(position.toMove().orElseThrow(), value) + ")" : "";
    return "; best move " + notation.write(best.move()) + proven;
  }

  private static String share(long nodes, long plain) {
    double percent = 100.0 * nodes / plain;
    return percent >= 9.95
        ? Text.format("%.0f%%", percent)
        : percent >= 0.095 ? Text.format("%.1f%%", percent) : Text.format("%.3f%%", percent);
  }

  private String bar(long nodes, long most) {
    double length = Math.log(nodes + 1.0) / Math.log(most + 1.0);
    return "#".repeat((int) Math.round(Math.max(0, barWidth) * length));
  }

  /** A row of the table; a screen that is too narrow for bars gets none. */
  private void line(
      String search,
      String ordering,
      String table,
      String positions,
      String share,
      String bar,
      String time) {
    boolean narrow = barWidth < LEAST_BAR;
    String padded = narrow ? "" : bar + " ".repeat(Math.max(0, barWidth - bar.length())) + "  ";
    String counted = " ".repeat(Math.max(0, (narrow ? 11 : 13) - positions.length())) + positions;
    terminal
        .out()
        .println(
            Text.format(
                    "%-10s  %-8s  %-5s  %s  %7s  %s%9s",
                    search, ordering, table, counted, share, padded, time)
                .stripTrailing());
  }
}
