package games.oxo.cluster.prove;

import games.oxo.app.prove.PackedNumbers;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.TreeQuestion;
import java.io.Serial;
import java.io.Serializable;

/**
 * A piece of a round: one task, or a question of a hard one, with what is known of it, there for an
 * executor, back for the driver.
 */
final class ProofUnit implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** The number of the task. */
  final int task;

  /** How many expansions it may take. */
  final long most;

  /** Whether it is a question. */
  final boolean question;

  private final byte[] state;

  private ProofUnit(int task, long most, boolean question, long[] state) {
    this.task = task;
    this.most = most;
    this.question = question;
    this.state = PackedNumbers.pack(state);
  }

  static ProofUnit of(int number, ProofTask task, long most) {
    return new ProofUnit(number, most, false, task.save());
  }

  static ProofUnit of(int number, TreeQuestion question) {
    return new ProofUnit(number, question.most(), true, question.save());
  }

  /** The same unit with what is known of it then. */
  ProofUnit with(long[] newState) {
    return new ProofUnit(task, most, question, newState);
  }

  long[] state() {
    return PackedNumbers.unpack(state).orElseThrow()[0];
  }
}
