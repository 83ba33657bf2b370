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
  private final Engine strongest;
  private final @Nullable Engine exact;
  private final int nearTheEnd;

  /**
   * @param exact looks ahead to the end; null when the strongest does so itself
   * @param nearTheEnd with so many free cells at most it is worth trying everything
   */
  BestEngine(Engine strongest, @Nullable Engine exact, int nearTheEnd) {
    this.strongest = strongest;
    this.exact = exact;
    this.nearTheEnd = nearTheEnd;
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
    if (exact != null && free <= nearTheEnd && (timed || free <= nearTheEnd - 2)) {
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
