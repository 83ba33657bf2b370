package games.oxo.match.stats;

import games.oxo.game.Dice;

/** Pairs of games whose points are drawn from a known distribution. */
final class RandomPairs {
  private RandomPairs() {}

  /** So many pairs; the shares are those of 0, ½, 1, 1½ and 2 points. */
  static Pentanomial play(double[] shares, int pairs, Dice dice) {
    long[] counts = new long[5];
    for (int i = 0; i < pairs; i++) {
      counts[throwOne(shares, dice)]++;
    }
    return Pentanomial.of(counts);
  }

  /** The number of a share. */
  static int throwOne(double[] shares, Dice dice) {
    double rest = dice.fraction();
    for (int i = 0; i < shares.length - 1; i++) {
      rest -= shares[i];
      if (rest < 0) {
        return i;
      }
    }
    return shares.length - 1;
  }
}
