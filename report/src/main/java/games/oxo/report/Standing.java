package games.oxo.report;

import games.oxo.match.standing.Effort;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.WinDrawLoss;
import org.jspecify.annotations.Nullable;

/**
 * One engine of the standings, with its rating.
 *
 * @param number its place in the counted standings
 */
record Standing(String label, int number, @Nullable Rating rating, Standings counted) {
  WinDrawLoss all() {
    return counted.games(number);
  }

  WinDrawLoss against(Standing other) {
    return counted.games(number, other.number);
  }

  Effort effort() {
    return counted.effort(number);
  }
}
