package games.oxo.cluster.prove;

import java.io.Serial;
import org.apache.spark.api.java.function.Function;

/** What every executor knows about a round, and does in it. */
final class ProofRound implements Function<ProofUnit, ProofUnit> {
  @Serial private static final long serialVersionUID = 1;

  final ProofJob job;

  /** From 0; the parts of all before it are in the folder. */
  final int number;

  /** When to stop, in milliseconds of the epoch. */
  final long deadline;

  ProofRound(ProofJob job, int number, long deadline) {
    this.job = job;
    this.number = number;
    this.deadline = deadline;
  }

  @Override
  public ProofUnit call(ProofUnit unit) {
    return ProofWorker.run(this, unit);
  }
}
