package games.oxo.app.prove;

import games.oxo.app.terminal.Progress;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.Prover;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Shows the progress of a proof: the replies beaten, those that are open, and the hardest. */
final class ProofProgress {
  private final Thread owner = Thread.currentThread();
  private final Prover prover;
  private final MoveNotation notation;
  private final Progress progress;
  private final int threads;
  private final long started = System.nanoTime();

  ProofProgress(Prover prover, Position position, Progress progress, int threads) {
    this.prover = prover;
    this.progress = progress;
    this.threads = threads;
    notation = new MoveNotation(position.game());
    progress.start("proving");
  }

  /** Any thread may call it; one shows. */
  void show() {
    if (Thread.currentThread() == owner) {
      progress.show(this::remark);
    }
  }

  private String remark() {
    List<ProofTask> tasks = prover.tasks();
    int beaten = prover.count(State.BEATEN);
    Optional<ProofTask> hardest = hardest(prover);
    String text = Text.format("%d of %d replies beaten", beaten, tasks.size());
    if (hardest.isPresent() && hardest.get().reply() != null) {
      text += Text.format(", hardest %s", notation.writeInList(hardest.get().reply()));
    }
    long expansions = tasks.stream().mapToLong(ProofTask::expansions).sum();
    double seconds = (System.nanoTime() - started) / 1e9;
    if (expansions > 0) {
      double rate = expansions / seconds / threads;
      double most = prover.leftInRound() / rate / threads;
      text += Text.format(", this round at most %s more", Progress.duration(most));
    }
    return text;
  }

  /** The open task that has taken the most. */
  static Optional<ProofTask> hardest(Prover prover) {
    return prover.tasks().stream()
        .filter(task -> task.state() == State.OPEN && task.expansions() > 0)
        .max(Comparator.comparingLong(ProofTask::expansions));
  }
}
