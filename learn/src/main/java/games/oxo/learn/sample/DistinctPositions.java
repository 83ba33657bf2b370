package games.oxo.learn.sample;

import games.oxo.game.board.PositionMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Games without the positions that an earlier game had: players who see the same position play the
 * same game from there, and what happens once must not count many times.
 */
public final class DistinctPositions {
  private DistinctPositions() {}

  /** The same games, each with those of its positions that are new. */
  public static List<ScoredGame> of(List<ScoredGame> games) {
    PositionMap seen = PositionMap.set(PositionMap.Load.HALF);
    List<ScoredGame> distinct = new ArrayList<>();
    for (ScoredGame game : games) {
      distinct.add(
          new ScoredGame(
              game.number(),
              game.result(),
              game.samples().stream().filter(each -> seen.add(each.x(), each.o())).toList()));
    }
    return distinct;
  }
}
