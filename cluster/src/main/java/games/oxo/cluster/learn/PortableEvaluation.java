package games.oxo.cluster.learn;

import games.oxo.cluster.spark.SparkConnection;
import games.oxo.game.Game;
import games.oxo.search.evaluation.EvaluationReader;
import games.oxo.search.evaluation.EvaluationWriter;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.io.Serial;
import java.io.Serializable;
import org.apache.spark.broadcast.Broadcast;

/** An evaluation that is sent to each executor once, as the content of its file. */
final class PortableEvaluation implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  private final Broadcast<byte[]> file;

  PortableEvaluation(SparkConnection connection, Game game, LearnedEvaluation evaluation) {
    file = connection.context().broadcast(EvaluationWriter.write(game, evaluation));
  }

  LearnedEvaluation read(Game game) {
    return EvaluationReader.read(game, file.value(), "an evaluation from the driver");
  }

  /** Lets executors forget it; to be called by the driver. */
  void release() {
    file.unpersist(false);
  }
}
