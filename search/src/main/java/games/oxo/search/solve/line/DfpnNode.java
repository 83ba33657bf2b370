package games.oxo.search.solve.line;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.ProofNode;

/** One entry of the stack of a {@link DfpnSearch}: a position with several moves to choose from. */
final class DfpnNode extends ProofNode {
  /** The moves that do not lose at once. */
  long tries;

  // The search ends when a number reaches its limit: that of the mover's goal, or of the other's.
  int phiLimit;
  int deltaLimit;
  long code;
  long nodesBefore;

  DfpnNode(LineState state, int cells) {
    super(state, cells);
  }

  /**
   * Combines the numbers of the children.
   *
   * @return whether to continue with the best child; false when a limit is reached
   */
  boolean select() {
    combine();
    return phi < phiLimit && delta < deltaLimit && phi != 0 && end != 0;
  }

  /**
   * The limit of the best child for the mover's number.
   *
   * @param slack by how many quarters it may exceed the next one's
   */
  int childPhi(int slack) {
    long enough = 1 + second + (long) second * slack / 4;
    return second == NEVER ? phiLimit : (int) Math.min(phiLimit, enough);
  }

  /** Sets the numbers of the best child; a move that cannot help any more is left out. */
  void update(int forMover, int forOther) {
    setBest(forMover, forOther);
    if (forOther == 0) {
      copy(--end, best);
    }
  }
}
