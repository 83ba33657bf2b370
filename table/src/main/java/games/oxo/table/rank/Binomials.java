package games.oxo.table.rank;

/** Binomial coefficients of up to 64 things; all of these fit into a long. */
final class Binomials {
  static final int MOST = 64;

  private static final long[][] TRIANGLE = new long[MOST + 1][MOST + 1];

  static {
    for (int of = 0; of <= MOST; of++) {
      TRIANGLE[of][0] = 1;
      for (int some = 1; some <= of; some++) {
        TRIANGLE[of][some] = TRIANGLE[of - 1][some - 1] + TRIANGLE[of - 1][some];
      }
    }
  }

  private Binomials() {}

  /** The ways to choose {@code some} of {@code of} things; 0 when there are not so many. */
  static long choose(int of, int some) {
    return TRIANGLE[of][some];
  }
}
