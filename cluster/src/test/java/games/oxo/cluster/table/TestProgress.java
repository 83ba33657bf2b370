package games.oxo.cluster.table;

import games.oxo.app.terminal.Interrupt;
import games.oxo.app.terminal.Progress;
import games.oxo.app.terminal.Terminal;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.SparkConnection;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** The progress of jobs that nobody watches. */
final class TestProgress {
  private TestProgress() {}

  static JobProgress of(SparkConnection spark) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Terminal terminal = new Terminal(nowhere, nowhere, new ByteArrayInputStream(new byte[0]));
    return new JobProgress(spark, new Progress(terminal), new Interrupt());
  }
}
