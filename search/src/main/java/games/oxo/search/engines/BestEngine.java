package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import org.jspecify.annotations.Nullable;

/**
 * The strongest play that there is for a game: near the end the exact value, where trying
 * everything takes no more than half of the time, and before that the engine that won the most
 * games against the others.
 */
final class BestEngine implements Engine {
  private final Engine strongest;
  private final @Nullable Engine exact;
  private final Reach reach;

  /**
   * With how many free cells at most it is worth asking for the exact value.
   *
   * @param timed when there is a limit of time, half of which may go into it
   * @param untimed when there is none, so that it must be certain to take little
   */
  record Reach(int timed, int untimed) {}

  /**
   * @param exact finds exact values; null when the strongest does so itself
   */
  BestEngine(Engine strongest, @Nullable Engine exact, Reach reach) {
    this.strongest = strongest;
    this.exact = exact;
    this.reach = reach;
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
  public Analysis think(Position position, Limits limits, SearchListener listener) {
    int free = position.game().board().cells() - position.ply();
    boolean timed = limits.millis() > 0;
    if (exact != null && free <= (timed ? reach.timed() : reach.untimed())) {
      Limits half = Limits.time((limits.millis() + 1) / 2);
      Analysis found = exact.think(position, half, listener);
      if (found.value().isProven()) {
        return found;
      }
      limits = timed ? limits.withMillis(Math.max(1, limits.millis() / 2)) : limits;
    }
    return strongest.think(position, limits, listener);
  }
}
