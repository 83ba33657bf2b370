package games.oxo.search.solve;

import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.Stopped;
import org.jspecify.annotations.Nullable;

/** Alpha-beta without a table, for every game: small, and slow. */
final class PlainProber implements Prober {
  private final Kernel kernel;
  private final Scale scale;
  private final @Nullable ScoreRules points;
  private long nodes;

  PlainProber(Kernel kernel) {
    this.kernel = kernel;
    scale = new Scale(kernel.game());
    points = kernel.game().newScoreRules().orElse(null);
  }

  @Override
  public int probe(long own, long other, int ply, int beta, Clock clock) {
    if ((++nodes & 1023) == 0 && clock.isOver(nodes)) {
      throw new Stopped();
    }
    if (ply == kernel.cells()) {
      return points == null ? 0 : points.points(own) - points.points(other);
    }
    int best = -scale.most(ply);
    for (long rest = kernel.legal(own | other, ply); rest != 0 && best < beta; rest &= rest - 1) {
      long bit = rest & -rest;
      int value;
      if (points == null && (allWins(own) & bit) != 0) {
        value = scale.win(ply + 1);
      } else if (points == null && (kernel.lines().allLoses(own) & bit) != 0) {
        value = -scale.win(ply + 1);
      } else {
        value =
            kernel.sidesChange(ply)
                ? -probe(other, own | bit, ply + 1, 1 - beta, clock)
                : probe(own | bit, other, ply + 1, beta, clock);
      }
      best = Math.max(best, value);
    }
    return best;
  }

  private long allWins(long own) {
    LineTables lines = kernel.lines();
    return lines.allWins(own);
  }

  @Override
  public int next(int ply, int low, int high, int probes, long nodesSoFar) {
    return low + (high - low + 1) / 2;
  }

  @Override
  public long nodes() {
    return nodes;
  }

  @Override
  public void forget() {}
}
