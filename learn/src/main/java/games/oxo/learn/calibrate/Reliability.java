package games.oxo.learn.calibrate;

import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.ScoredPosition;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;

/**
 * A reliability diagram: positions put into ten bins by the chance that a search gave them, and for
 * each bin how often the side to move has won in the end.
 *
 * @param bins from the lowest chances to the highest
 */
public record Reliability(List<Bin> bins) {
  private static final int BINS = 10;

  /**
   * One bin.
   *
   * @param positions how many are in it
   * @param said the mean of their chances
   * @param came the mean of their results
   */
  public record Bin(long positions, double said, double came) {}

  public Reliability {
    bins = List.copyOf(bins);
  }

  /** The diagram of some games whose samples have the values of a search with so many nodes. */
  public static Reliability of(
      SearchRules rules, List<ScoredGame> games, ChanceScale scale, long nodes) {
    long[] positions = new long[BINS];
    double[] said = new double[BINS];
    double[] came = new double[BINS];
    for (ScoredGame game : games) {
      for (ScoredPosition sample : game.samples()) {
        int ply = Long.bitCount(sample.x() | sample.o());
        double filled = (double) ply / rules.cells();
        double chance = scale.chance(sample.score(), nodes, rules.moverIsX(ply), filled).expected();
        int bin = Math.min(BINS - 1, (int) (chance * BINS));
        positions[bin]++;
        said[bin] += chance;
        came[bin] += ScaleFit.result(rules, game, sample);
      }
    }
    List<Bin> bins = new ArrayList<>();
    for (int i = 0; i < BINS; i++) {
      long count = Math.max(1, positions[i]);
      bins.add(new Bin(positions[i], said[i] / count, came[i] / count));
    }
    return new Reliability(bins);
  }

  /** How far what was said is from what came, in the bin where it is farthest. */
  public double worst() {
    return bins.stream()
        .filter(bin -> bin.positions() > 0)
        .mapToDouble(bin -> Math.abs(bin.said() - bin.came()))
        .max()
        .orElse(0);
  }
}
