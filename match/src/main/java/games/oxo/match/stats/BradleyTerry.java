package games.oxo.match.stats;

import games.oxo.game.words.Text;
import java.util.List;

/**
 * Bradley-Terry ratings: the strengths of many players, estimated from all their games at once.
 *
 * <p>The model is that of Bradley and Terry with an advantage for the first player: its expected
 * score is that of a lead, in logistic Elo, of its rating plus the advantage minus the rating of
 * the second player. A draw is half a win and half a loss. The ratings, whose mean is 0, and the
 * advantage are those that make all results together the most likely.
 *
 * <p>To keep them finite if a player won everything, or if groups never met, one draw is added for
 * each player, against an opponent of rating 0 and with no advantage for anyone; and one for the
 * advantage, between equals. That is worth about half a point to a player, or against him, at most;
 * with a few dozen games each it can hardly be seen.
 *
 * <p>Error bars come from the curvature of the likelihood at its top, the ratings being held to
 * their mean. They take every game for a win or a loss and for independent of all others, so where
 * there are many draws, or pairs of games from the same opening, they are as a rule too wide rather
 * than too narrow.
 */
public final class BradleyTerry {
  /** The most players; the effort grows with the third power of their number. */
  public static final int MOST_PLAYERS = 500;

  private static final double VIRTUAL_DRAWS = 1;
  private static final double CLOSE = 1e-10;
  private static final double ROUNDING = 1e-12;
  private static final int MOST_ROUNDS = 200;

  private final int players;
  private final double virtualDraws;
  private final boolean advantage;

  /** The games and the points of the first by who moved first and who second. */
  private final double[][] games;

  private final double[][] points;

  private BradleyTerry(
      int players, List<RatedGame> results, double virtualDraws, boolean advantage) {
    this.players = players;
    this.virtualDraws = virtualDraws;
    this.advantage = advantage;
    games = new double[players][players];
    points = new double[players][players];
    for (RatedGame each : results) {
      if (each.first() >= players || each.second() >= players) {
        throw new IllegalArgumentException(Text.format("%s of %d players", each, players));
      }
      games[each.first()][each.second()]++;
      points[each.first()][each.second()] += each.points();
    }
  }

  /**
   * The ratings that fit the results best.
   *
   * @param players how many there are, 1 to {@value #MOST_PLAYERS}; their numbers start at 0. One
   *     without a game is rated 0 with a wide error bar
   * @throws IllegalArgumentException if the number of players is out of range, or a game has a
   *     player beyond it
   */
  public static Ratings fit(int players, List<RatedGame> results) {
    return fit(players, results, VIRTUAL_DRAWS, true);
  }

  /**
   * The same with a choice of the virtual draws and of the advantage, which is 0 if left out.
   * Without virtual draws there must be a finite and unique best fit.
   */
  static Ratings fit(int players, List<RatedGame> results, double virtualDraws, boolean advantage) {
    if (players < 1 || players > MOST_PLAYERS) {
      throw new IllegalArgumentException(Text.format("%d players", players));
    }
    return new BradleyTerry(players, results, virtualDraws, advantage).climb();
  }

  /** Newton's method; the logarithm of the likelihood is concave, so there is one top. */
  private Ratings climb() {
    double[] at = new double[players + 1];
    double height = logLikelihood(at);
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double[] step = Matrices.times(Matrices.inverse(curvature(at)), slope(at));
      double largest = 0;
      for (int i = 0; i <= players; i++) {
        largest = Math.max(largest, Math.abs(step[i]));
      }
      if (largest < CLOSE) {
        break;
      }
      // Far from the top a whole step may lead past it; a part of it never leads down.
      double part = 1;
      double[] next = moved(at, step, part);
      double reached = logLikelihood(next);
      while (reached < height - ROUNDING * Math.abs(height) && part > CLOSE) {
        part /= 2;
        next = moved(at, step, part);
        reached = logLikelihood(next);
      }
      at = next;
      height = reached;
    }
    return new Ratings(at, Matrices.inverse(curvature(at)));
  }

  private static double[] moved(double[] at, double[] step, double part) {
    double[] moved = at.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] += part * step[i];
    }
    return moved;
  }

  /** In natural units, as all here: the ratings in their order, then the advantage. */
  private double logLikelihood(double[] at) {
    double sum = 0;
    for (int first = 0; first < players; first++) {
      for (int second = 0; second < players; second++) {
        if (games[first][second] > 0) {
          double lead = at[first] - at[second] + at[players];
          double won = points[first][second];
          sum += won * logChance(lead) + (games[first][second] - won) * logChance(-lead);
        }
      }
      sum += virtualDraws / 2 * (logChance(at[first]) + logChance(-at[first]));
    }
    return sum + virtualDraws / 2 * (logChance(at[players]) + logChance(-at[players]));
  }

  private double[] slope(double[] at) {
    // One entry more than there are numbers: the mean must not move.
    double[] slope = new double[players + 2];
    for (int first = 0; first < players; first++) {
      for (int second = 0; second < players; second++) {
        if (games[first][second] > 0) {
          double lead = at[first] - at[second] + at[players];
          double excess = points[first][second] - games[first][second] * chance(lead);
          slope[first] += excess;
          slope[second] -= excess;
          slope[players] += excess;
        }
      }
      slope[first] += virtualDraws * (0.5 - chance(at[first]));
    }
    slope[players] += virtualDraws * (0.5 - chance(at[players]));
    if (!advantage) {
      slope[players] = 0;
    }
    return slope;
  }

  /**
   * Minus the second derivatives, bordered by the condition on the mean. The inverse of it has the
   * covariances under that condition in its upper left part.
   */
  private double[][] curvature(double[] at) {
    double[][] curvature = new double[players + 2][players + 2];
    for (int first = 0; first < players; first++) {
      for (int second = 0; second < players; second++) {
        if (games[first][second] > 0) {
          double lead = at[first] - at[second] + at[players];
          double weight = games[first][second] * chance(lead) * chance(-lead);
          int[] places = {first, second, players};
          int[] signs = {1, -1, 1};
          for (int i = 0; i < 3; i++) {
            for (int k = 0; k < 3; k++) {
              curvature[places[i]][places[k]] += weight * signs[i] * signs[k];
            }
          }
        }
      }
      curvature[first][first] += virtualDraws * chance(at[first]) * chance(-at[first]);
      curvature[first][players + 1] = 1;
      curvature[players + 1][first] = 1;
    }
    curvature[players][players] += virtualDraws * chance(at[players]) * chance(-at[players]);
    if (!advantage) {
      for (int i = 0; i <= players; i++) {
        curvature[i][players] = 0;
        curvature[players][i] = 0;
      }
      // So stiff that it stays at 0, with no doubt about it.
      curvature[players][players] = Double.MAX_VALUE;
    }
    return curvature;
  }

  private static double chance(double lead) {
    return 1 / (1 + Math.exp(-lead));
  }

  /** The logarithm of the chance, also where that is too small for a number. */
  private static double logChance(double lead) {
    return lead < 0 ? lead - Math.log1p(Math.exp(lead)) : -Math.log1p(Math.exp(-lead));
  }
}
