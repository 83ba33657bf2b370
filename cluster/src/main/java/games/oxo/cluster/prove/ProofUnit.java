package games.oxo.cluster.prove;

import java.io.Serial;
import java.io.Serializable;

/**
 * A piece of a round: one task with what is known of it, there for an executor, back for the
 * driver.
 */
final class ProofUnit implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** The number of the task. */
  final int task;

  private final byte[] state;

  ProofUnit(int task, long[] state) {
    this.task = task;
    this.state = PackedNumbers.pack(state);
  }

  long[] state() {
    return PackedNumbers.unpack(state).orElseThrow()[0];
  }
}
