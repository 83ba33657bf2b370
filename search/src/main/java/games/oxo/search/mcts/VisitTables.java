package games.oxo.search.mcts;

/**
 * What tree searches look up by a number of visits, computed once for all of them. Whoever looks up
 * often keeps the array in a field of its own: of a static one WebAssembly would ask at every use
 * whether its class is initialized.
 */
final class VisitTables {
  /** The tables by visits have this many numbers. */
  static final int SIZE = 1 << 12;

  /** How many bits of a number count in {@link #ROOT_OF_LOG}. */
  static final int PRECISION = 6;

  /** One over the square root. */
  static final float[] RARITY = new float[SIZE];

  /** {@link AllMovesAsFirst#weight}. */
  static final float[] AMAF_WEIGHT = new float[SIZE];

  /**
   * The square root of the logarithm, to three digits: indexed by the exponent and the first bits
   * of the number as a float.
   */
  static final float[] ROOT_OF_LOG = new float[32 << PRECISION];

  static {
    for (int visits = 0; visits < SIZE; visits++) {
      RARITY[visits] = MctsTree.rarity(visits);
      AMAF_WEIGHT[visits] = AllMovesAsFirst.weight(visits);
    }
    for (int i = 0; i < ROOT_OF_LOG.length; i++) {
      float visits = Float.intBitsToFloat((i << (23 - PRECISION)) + Float.floatToRawIntBits(1));
      ROOT_OF_LOG[i] = (float) Math.sqrt(Math.log(visits + 1));
    }
  }

  private VisitTables() {}
}
