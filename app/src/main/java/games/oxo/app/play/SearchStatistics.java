package games.oxo.app.play;

import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The time that a search took and the size of its tree, in a line. */
final class SearchStatistics {
  private static final int LISTED = 5;

  private SearchStatistics() {}

  /** {@code 0.21 s, 5000 simulations, 23809 a second, depth 7, visits: d4 1200, c3 800}. */
  static String of(Analysis found, MoveNotation notation) {
    if (found.fromBook()) {
      return "from the opening book";
    }
    List<String> parts = new ArrayList<>();
    parts.add(Text.format("%.2f s", found.micros() / 1e6));
    if (found.nodes() > 0) {
      parts.add(found.nodes() + " positions");
    }
    if (found.simulations() > 0) {
      parts.add(found.simulations() + " simulations");
    }
    if (found.rate() > 0) {
      parts.add(Text.format("%.0f a second", found.rate()));
    }
    if (found.depth() > 0) {
      parts.add("depth " + found.depth());
    }
    String visits =
        found.moves().stream()
            .filter(each -> each.visits() > 0)
            .sorted(Comparator.comparingLong(MoveValue::visits).reversed())
            .limit(LISTED)
            .map(each -> notation.writeInList(each.move()) + " " + each.visits())
            .collect(Collectors.joining(", "));
    if (!visits.isEmpty()) {
      parts.add("visits: " + visits);
    }
    return String.join(", ", parts);
  }
}
