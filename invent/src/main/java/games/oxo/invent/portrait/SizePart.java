package games.oxo.invent.portrait;

import games.oxo.game.Game;
import games.oxo.game.count.DistinctCounter;
import games.oxo.game.count.PlyCount;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.table.rank.PositionEstimate;
import java.util.List;
import java.util.function.BooleanSupplier;

/** How many positions a game has: counted where that is quick, otherwise estimated with a bound. */
final class SizePart {
  private static final String DEFINITION = "invent.md#the-figures-of-a-report";
  private static final double COUNTABLE = 2e6;
  private static final long BYTES = 256L << 20;

  private SizePart() {}

  static PortraitSection of(Game game, BooleanSupplier stopped) {
    double estimate = PositionEstimate.of(game);
    double most = most(game);
    boolean exact = estimate < COUNTABLE && !stopped.getAsBoolean();
    double positions = exact ? count(game) : estimate;
    String text =
        exact
            ? Text.format("%.0f, counted", positions)
            : Text.format("about %s, at most %s", number(positions), number(most));
    return PortraitSection.of(
        "size",
        "How large it is",
        List.of(
            new PortraitFact(
                "cells",
                "cells",
                Text.format("%d", game.board().cells()),
                game.board().cells(),
                DEFINITION),
            new PortraitFact(
                "symmetries",
                "symmetries",
                Text.format("%d ways to turn or mirror the board", game.symmetries().size()),
                game.symmetries().size(),
                DEFINITION),
            new PortraitFact(
                "positions",
                "positions",
                text + ", symmetric ones as one",
                Json.object("count", positions, "exact", exact, "atMost", exact ? positions : most),
                DEFINITION)));
  }

  /** All that are open, as the estimate has them. */
  private static double count(Game game) {
    DistinctCounter counter = new DistinctCounter(game, true, BYTES, fraction -> true);
    double sum = 0;
    for (int ply = 0; ply < game.board().cells(); ply++) {
      PlyCount found = counter.next();
      sum += found.count() - found.ended();
    }
    return sum;
  }

  /** Every way to lay stones in turn, ended games among them; symmetries cannot make it more. */
  private static double most(Game game) {
    int cells = game.board().cells();
    double sum = 0;
    for (int stones = 0; stones < cells; stones++) {
      sum += choose(cells, stones) * choose(stones, game.stonesOfX(stones));
    }
    return sum;
  }

  private static double choose(int of, int some) {
    double ways = 1;
    for (int i = 1; i <= some; i++) {
      ways = ways * (of - some + i) / i;
    }
    return ways;
  }

  private static String number(double value) {
    return value < 1e6 ? Text.format("%.0f", value) : Text.format("10^%.1f", Math.log10(value));
  }
}
