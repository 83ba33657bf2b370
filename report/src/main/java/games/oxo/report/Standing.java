package games.oxo.report;

import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.stats.WinDrawLoss;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What somebody did in a match. */
final class Standing {
  final String label;
  final @Nullable Rating rating;

  /** Against each of the others, in no order that matters. */
  final Map<String, WinDrawLoss> against = new LinkedHashMap<>();

  WinDrawLoss all = WinDrawLoss.NONE;
  long moves;
  long micros;
  long slowest;

  /** Of the moves that tell their nodes. */
  long countedMoves;

  long countedMicros;
  double nodes;

  Standing(String label, @Nullable Rating rating) {
    this.label = label;
    this.rating = rating;
  }

  void add(GameRecord game) {
    boolean first = label.equals(game.first());
    double points = game.points(label);
    all = all.plus(points);
    against.merge(
        first ? game.second() : game.first(), WinDrawLoss.NONE.plus(points), WinDrawLoss::plus);
    for (Turn turn : game.turns()) {
      if (turn.first() != first) {
        continue;
      }
      moves++;
      micros += turn.micros();
      slowest = Math.max(slowest, turn.micros());
      if (turn.nodes() > 0) {
        countedMoves++;
        countedMicros += turn.micros();
        nodes += turn.nodes();
      }
    }
  }
}
