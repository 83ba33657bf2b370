package games.oxo.app.book;

import games.oxo.book.BookCounts;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.GrowWay;
import games.oxo.book.grow.Growth;
import games.oxo.book.store.BookAddress;
import games.oxo.cli.terminal.Progress;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;

/**
 * What the growing of a book has come to, in words and as JSON.
 *
 * @param counts how large it is
 */
public record GrowReport(
    GrowPlan plan, GrowWay way, BookAddress address, Growth growth, BookCounts counts) {
  public String text() {
    double seconds = growth.nanos() / 1e9;
    String value = GrowProgress.value(plan.from().toMove().orElseThrow(), growth);
    StringBuilder text = new StringBuilder();
    text.append(
        Text.format(
            "%s: %.1f a second, %.1f%% of the time for the database, %s%n",
            way.done(growth.done()),
            growth.done() / seconds,
            100 * growth.storeShare(plan.threads()),
            time(seconds)));
    text.append(
        Text.format(
            "%s: %d positions, %d of them new, %d proven, up to %d stones, %d games%s%n",
            address,
            counts.positions(),
            growth.added(),
            counts.proven(),
            counts.deepest(),
            counts.games(),
            value.isEmpty() ? "" : "; " + value));
    if (growth.complete()) {
      text.append(Text.format("nothing is left to expand%n"));
    }
    return text.toString();
  }

  private static String time(double seconds) {
    return seconds < 100 ? Text.format("%.1f s", seconds) : Progress.duration(seconds);
  }

  public String json(boolean stopped) {
    return Json.write(
        Json.object(
            "game",
            plan.from().game().id(),
            "book",
            address.toString(),
            "method",
            way.toString(),
            "done",
            growth.done(),
            "added",
            growth.added(),
            "positions",
            counts.positions(),
            "moves",
            counts.moves(),
            "proven",
            counts.proven(),
            "games",
            counts.games(),
            "deepest",
            counts.deepest(),
            "value",
            Double.isNaN(growth.value()) ? null : growth.value(),
            "rootProven",
            growth.rootProven() == null
                ? null
                : ValueShape.write(plan.from().toMove().orElseThrow(), growth.rootProven()),
            "micros",
            growth.nanos() / 1000,
            "storeShare",
            growth.storeShare(plan.threads()),
            "complete",
            growth.complete(),
            "stopped",
            stopped));
  }
}
