package games.oxo.match.report;

import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Turn;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What somebody did in a match. */
final class Standing {
  final String label;
  final @Nullable Rating rating;

  /** Against each of the others, in no order that matters. */
  final Map<String, Tally> against = new LinkedHashMap<>();

  final Tally all = new Tally();
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

  /** Games with their points. */
  static final class Tally {
    int won;
    int drawn;
    int lost;

    void add(double points) {
      if (points == 1) {
        won++;
      } else if (points == 0) {
        lost++;
      } else {
        drawn++;
      }
    }

    int games() {
      return won + drawn + lost;
    }

    double points() {
      return won + drawn / 2.0;
    }

    /** From 0 to 1; a half without games. */
    double score() {
      return games() == 0 ? 0.5 : points() / games();
    }
  }

  void add(GameRecord game, Movers movers) {
    boolean first = label.equals(game.first());
    double points = game.points(label);
    all.add(points);
    against.computeIfAbsent(first ? game.second() : game.first(), other -> new Tally()).add(points);
    for (int i = 0; i < game.turns().size(); i++) {
      if (movers.isFirst(game, game.openingMoves() + i) != first) {
        continue;
      }
      Turn turn = game.turns().get(i);
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
