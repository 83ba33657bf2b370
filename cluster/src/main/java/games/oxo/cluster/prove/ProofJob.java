package games.oxo.cluster.prove;

import games.oxo.cluster.spark.PortableGame;
import java.io.Serial;
import java.io.Serializable;

/** What every executor knows about a proof. */
final class ProofJob implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  final String id;
  final PortableGame game;
  final ProofFolder folder;
  final long bytes;

  /**
   * @param id names this run of the command; what is kept in memory for others is let go
   * @param bytes how much memory the table of a task slot may take
   */
  ProofJob(String id, PortableGame game, ProofFolder folder, long bytes) {
    this.id = id;
    this.game = game;
    this.folder = folder;
    this.bytes = bytes;
  }
}
