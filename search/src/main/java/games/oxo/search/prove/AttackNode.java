package games.oxo.search.prove;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.ProofNode;

/** One entry of the stack of an {@link AttackSearch}. */
final class AttackNode extends ProofNode {
  AttackNode(LineState state, int cells) {
    super(state, cells);
  }

  /** The limit of the best child for the mover's number: a quarter more than the next one's. */
  int childPhi(int limit) {
    return second == NEVER ? limit : (int) Math.min(limit, 1L + second + second / 4);
  }

  /** Sets the numbers of the best child; one that cannot help the mover any more is left out. */
  void update(int forMover, int forOther) {
    setBest(forMover, forOther);
    if (forOther == 0) {
      // The order stays, since it decides between children with the same number.
      end--;
      for (int at = best; at < end; at++) {
        copy(at + 1, at);
      }
    }
  }

  /** The children as a set of cells. */
  long cells() {
    long set = 0;
    for (int at = 0; at < end; at++) {
      set |= 1L << moves[at];
    }
    return set;
  }
}
