package games.oxo.search.kernel;

/**
 * What a proof-number search keeps of a position in its {@link SlotTable}: the proof and disproof
 * numbers, which are not both 0, and the winning move of a proven position if the search asks for
 * it. The work is the number of bits of the number of nodes.
 *
 * <pre>
 *    63  58 57  54 53  48 47      24 23     0
 *   | work |      | cell | disproof | proof  |      no epoch
 * </pre>
 */
public final class ProofFacts {
  private static final BitField PROOF = BitField.lowest(ProofNode.NUMBER_BITS);
  private static final BitField DISPROOF = PROOF.above(ProofNode.NUMBER_BITS);
  private static final BitField CELL = DISPROOF.above(6);

  private ProofFacts() {}

  public static long of(int proof, int disproof) {
    return PROOF.with(proof) | DISPROOF.with(disproof);
  }

  public static long of(int proof, int disproof, int cell) {
    return of(proof, disproof) | CELL.with(cell);
  }

  public static int proof(long facts) {
    return PROOF.in(facts);
  }

  public static int disproof(long facts) {
    return DISPROOF.in(facts);
  }

  public static int cell(long facts) {
    return CELL.in(facts);
  }
}
