package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Watcher;
import org.jspecify.annotations.Nullable;

/**
 * The strongest play that there is for a game: near the end the exact value, where trying
 * everything takes no more than half of the time, and before that the engine that won the most
 * games against the others.
 */
final class BestEngine implements Engine {
  /** With so many free cells at most it is worth trying everything. */
  private static final int NEAR_THE_END = 11;

  private final Engine strongest;
  private final @Nullable Engine exact;

  /**
   * @param exact looks ahead to the end; null when the strongest does so itself
   */
  BestEngine(Engine strongest, @Nullable Engine exact) {
    this.strongest = strongest;
    this.exact = exact;
  }

  @Override
  public String name() {
    return "best";
  }

  @Override
  public void newGame() {
    strongest.newGame();
    if (exact != null) {
      exact.newGame();
    }
  }

  @Override
  public Analysis think(Position position, Limits limits, Watcher watcher) {
    int free = position.game().board().cells() - position.ply();
    boolean timed = limits.millis() > 0;
    if (exact != null && free <= NEAR_THE_END && (timed || free <= NEAR_THE_END - 2)) {
      Limits half = new Limits((limits.millis() + 1) / 2, free, 0, 0);
      Analysis found = exact.think(position, half, watcher);
      if (found.value().isProven()) {
        return found;
      }
      limits = timed ? limits.withMillis(Math.max(1, limits.millis() / 2)) : limits;
    }
    return strongest.think(position, limits, watcher);
  }
}
