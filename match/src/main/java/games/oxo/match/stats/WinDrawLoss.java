package games.oxo.match.stats;

import games.oxo.game.words.Text;

/**
 * Trinomial counts: single games by their results for the first-named engine.
 *
 * @param wins at least 0, as all three
 */
public record WinDrawLoss(long wins, long draws, long losses) implements Sample {
  /** No game at all. */
  public static final WinDrawLoss NONE = new WinDrawLoss(0, 0, 0);

  /**
   * @throws IllegalArgumentException if a number is negative
   */
  public WinDrawLoss {
    if (wins < 0 || draws < 0 || losses < 0) {
      throw new IllegalArgumentException(
          Text.format("%d wins, %d draws, %d losses", wins, draws, losses));
    }
  }

  /**
   * With one game more.
   *
   * @param points of the first-named engine: 0, ½ or 1
   * @throws IllegalArgumentException if these are no points of a game
   */
  public WinDrawLoss plus(double points) {
    if (points == 1) {
      return new WinDrawLoss(wins + 1, draws, losses);
    }
    if (points == 0.5) {
      return new WinDrawLoss(wins, draws + 1, losses);
    }
    if (points == 0) {
      return new WinDrawLoss(wins, draws, losses + 1);
    }
    throw new IllegalArgumentException("a game gives 0, 0.5 or 1 point, not " + points);
  }

  /** The games of both. */
  public WinDrawLoss plus(WinDrawLoss more) {
    return new WinDrawLoss(wins + more.wins, draws + more.draws, losses + more.losses);
  }

  /** The same games as the other engine sees them. */
  public WinDrawLoss reversed() {
    return new WinDrawLoss(losses, draws, wins);
  }

  /** The points of the first-named engine. */
  public double points() {
    return wins + draws / 2.0;
  }

  @Override
  public long[] counts() {
    return new long[] {losses, draws, wins};
  }

  @Override
  public int gamesEach() {
    return 1;
  }
}
